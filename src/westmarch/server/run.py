"""Running a server: bind, open the database, serve until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import threading
from collections.abc import Awaitable, Callable

import uvicorn

from westmarch.engine.errors import WestmarchError
from westmarch.server import memory, preparing
from westmarch.server.app import create_app
from westmarch.server.protocol import limited, limited_socket
from westmarch.server.settings import Settings
from westmarch.server.tables.hub import Hub

#: Seconds after which what is worked out in a thread gives way to the event loop.
GIVING_WAY = 0.0002

Ready = Callable[[Hub, str], Awaitable[None]]


class CannotListen(WestmarchError):
    """The address cannot be used."""


def bound(host: str, port: int, otherwise_any: bool = False) -> socket.socket:
    """A listening socket; with ``otherwise_any`` a free port if that one is taken."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise CannotListen(f"there is no address '{host[:60]}'") from None
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(1024)
    except OSError as problem:
        listener.close()
        if otherwise_any:
            return bound(host, 0)
        why = "the port is in use" if problem.errno in (48, 98, 10048) else problem.strerror or str(problem)
        raise CannotListen(f"cannot listen on {host}:{port}: {why}") from None
    return listener


def address_of(listener: socket.socket) -> str:
    """The address as a browser wants it."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run(settings: Settings, listener: socket.socket, ready: Ready) -> None:
    """Serve until a signal; ``ready`` is called once, with the address, when requests are answered."""
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listener, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop where there is one."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, listener: socket.socket, ready: Ready) -> None:
    hub = Hub(settings)
    try:
        await preparing.start_threads()
        await hub.open()
    except BaseException:
        listener.close()
        await hub.close()
        # A thread of the database driver may still have a word to say to the loop.
        await asyncio.sleep(0.1)
        raise
    app = create_app(settings, hub)
    await preparing.ask_for_nothing(app)
    config = uvicorn.Config(
        app,
        http=limited(settings.connections, settings.proxies),
        ws=limited_socket(settings.burst, settings.refill),
        log_config=None,
        access_log=False,
        ws_max_size=settings.max_message * 4,
        # Updates are small, and the memory of a compressor for each connection is not.
        ws_per_message_deflate=False,
        ws_max_queue=8,
        # Each is two messages; proxies close what is silent for a minute.
        ws_ping_interval=40,
        ws_ping_timeout=60,
        timeout_graceful_shutdown=3,
        server_header=False,
        # Anybody can write such headers; only a proxy that the operator has named is believed.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
    )
    # A server for people at home says what it must and nothing else.
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.ERROR)
    sys.setswitchinterval(GIVING_WAY)
    server = uvicorn.Server(config)
    if sys.platform != "win32":
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    looking = asyncio.create_task(memory.look_now_and_then())
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        threading.Thread(target=preparing.load, args=(app, hub), name="load", daemon=True).start()
        try:
            await ready(hub, address_of(listener))
        except WestmarchError:
            server.should_exit = True
            await serving
            raise
    await serving
    looking.cancel()
