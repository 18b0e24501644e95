"""Addresses that people give the server to write to: it must not be sent into its own network."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from westmarch.engine.errors import WestmarchError


class BadAddress(WestmarchError):
    """An address that the server does not write to."""


def check_public(address: str, at_home: bool = False) -> None:
    """Raise unless an address leads out into the world; one at home may lead anywhere."""
    try:
        parts = urlsplit(address)
        port = parts.port or 443
    except ValueError:
        raise BadAddress("that is not an address") from None
    if parts.scheme not in (("http", "https") if at_home else ("https",)) or not parts.hostname or parts.username:
        raise BadAddress("a webhook begins with https:// and has a name")
    if at_home:
        return
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress("that name leads nowhere") from None
    if not all(ipaddress.ip_address(str(one[4][0]).partition("%")[0]).is_global for one in found):
        raise BadAddress("that name leads into a private network")
