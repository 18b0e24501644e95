"""What the first who ask would wait for: read, loaded and started while the server starts.

Somebody who asks for twenty kinds of things at once, each for the first time, would otherwise stop all tables with it:
the event loop would load modules, read files and start threads, and each of these steps waits for whatever is worked
out beside it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import linecache
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import anyio.to_thread
from fastapi import FastAPI

from westmarch.ai.manners import characters_of
from westmarch.ai.suite.puzzles import puzzles_of
from westmarch.decks.book import DeckBook
from westmarch.decks.checking import check
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import find_game, known_games
from westmarch.engine.rulebook import LANGUAGES, kernel_rulebook
from westmarch.engine.version import made_here
from westmarch.server import endpoints, memory
from westmarch.server.endpoints.tables import all_games
from westmarch.server.storage.snapshots import fingerprint
from westmarch.server.tables.hub import Hub

#: Threads for what is worked out beside the event loop; as many as Python would start one by one.
THREADS = min(32, (os.cpu_count() or 1) + 4)
#: A deck that nothing can be found in: to say so takes the names of all cards and the sentences of both languages.
NO_DECK = "1 ?"


async def start_threads() -> None:
    """Those of the event loop, and what answers about files needs."""
    pool = ThreadPoolExecutor(THREADS, "beside")
    asyncio.get_running_loop().set_default_executor(pool)
    # Each waits for all others, so that none does the work of two.
    meeting = threading.Barrier(THREADS)
    await asyncio.gather(*[asyncio.to_thread(meeting.wait) for _ in range(THREADS)])
    await anyio.to_thread.run_sync(made_here)


async def ask_for_nothing(app: FastAPI) -> None:
    """A request that no address is there for: the application makes up its addresses when it looks for the first."""

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(_: Any) -> None:
        pass

    nothing = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/api/",
        "root_path": "",
    }
    await app(
        nothing | {"raw_path": b"/api/", "query_string": b"", "headers": [(b"host", b"localhost")]}, receive, send
    )


def load(app: FastAPI, hub: Hub) -> None:
    """What is read from files once, and what is made of it. The collector does not look at it while it grows, nor
    afterwards."""
    gc.disable()
    try:
        all_games(hub)
        kernel_rulebook()
        for name in known_games():
            with contextlib.suppress(WestmarchError):
                game = find_game(name)
                fingerprint(game.folder)
                characters_of(game)
                puzzles_of(name)
                _load_decks(game.decks)
        # The framework looks up where an endpoint stands when it is asked for the first time.
        for path in Path(str(endpoints.__file__)).parent.glob("*.py"):
            linecache.getlines(str(path))
        app.openapi()
    finally:
        memory.install()
        gc.enable()


def _load_decks(book: Any) -> None:
    if isinstance(book, DeckBook):
        report = check(book, NO_DECK, book.formats[0])
        for lang in LANGUAGES:
            report.said(book, lang)
        book.ready()
