"""Addresses that people give the server to write to: it must not be sent into its own network."""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from urllib.parse import urlsplit

from westmarch.engine.errors import WestmarchError


class BadAddress(WestmarchError):
    """An address that the server does not write to."""


def check_public(address: str, at_home: bool = False) -> str:
    """Raise unless an address leads out into the world; one at home may lead anywhere. Returns the number that its name
    leads to: whoever writes there afterwards must not ask for it again, because the answer may be another one."""
    try:
        parts = urlsplit(address)
        port = parts.port or 443
    except ValueError:
        raise BadAddress("that is not an address") from None
    if parts.scheme not in (("http", "https") if at_home else ("https",)) or not parts.hostname or parts.username:
        raise BadAddress("a webhook begins with https:// and has a name")
    if at_home:
        return parts.hostname
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress("that name leads nowhere") from None
    numbers = [str(one[4][0]).partition("%")[0] for one in found]
    if not all(ipaddress.ip_address(number).is_global for number in numbers):
        raise BadAddress("that name leads into a private network")
    return numbers[0]


class _PlainTo(http.client.HTTPConnection):
    """To a number, in the name of a host."""

    def __init__(self, number: str, host: str, port: int | None, timeout: float) -> None:
        super().__init__(host, port, timeout=timeout)
        self.number = number

    def connect(self) -> None:
        self.sock = socket.create_connection((self.number, self.port), self.timeout)

    def hang_up(self) -> None:
        """End it from another thread."""
        if self.sock is not None:
            with contextlib.suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


class _SafelyTo(_PlainTo):
    """The same, encrypted: the certificate must be that of the host's name."""

    default_port = http.client.HTTPS_PORT

    def connect(self) -> None:
        super().connect()
        self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def post_json(address: str, number: str, body: bytes, timeout: float) -> None:
    """Send JSON to an address whose name leads to a number; redirections are not followed."""
    parts = urlsplit(address)
    kind = _SafelyTo if parts.scheme == "https" else _PlainTo
    connection = kind(number, parts.hostname or "", parts.port, timeout)
    # The timeout of a socket is for each piece; whoever answers letter by letter has no longer than others.
    watch = threading.Timer(timeout, connection.hang_up)
    watch.start()
    try:
        path = parts.path or "/"
        connection.request(
            "POST", f"{path}?{parts.query}" if parts.query else path, body, {"content-type": "application/json"}
        )
        answer = connection.getresponse()
        answer.read(1000)
        if answer.status >= 300:
            raise BadAddress(f"the webhook answered {answer.status}")
    finally:
        watch.cancel()
        connection.close()
