"""The application: routes, protection and the browser client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, PlainTextResponse, RedirectResponse

from westmarch import __version__
from westmarch.server.endpoints import (
    account_decks,
    accounts,
    admin,
    at_table,
    composed,
    decks,
    lobby,
    me,
    odds,
    openapi,
    persons,
    positions,
    problems,
    puzzles,
    replays,
    socket,
    tables,
    tournaments,
)
from westmarch.server.endpoints.files import PackedFiles
from westmarch.server.endpoints.library import Library
from westmarch.server.guard import DOCS, Buckets, Guard
from westmarch.server.meeting.lobby import Lobby
from westmarch.server.meeting.pairing import Matchmaker
from westmarch.server.meeting.tournaments import Tournaments
from westmarch.server.people.moderation import Moderation
from westmarch.server.settings import Settings
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.replays import Replays

#: What a browser runs to show a notice although the page is closed; it must lie at the root.
PUSH_WORKER = "push-worker.js"


def create_app(settings: Settings | None = None, hub: Hub | None = None) -> FastAPI:
    """A server around a hub that is already open, or with its own."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        own = hub or Hub(settings)
        if hub is None:
            await own.open()
        app.state.hub = own
        app.state.replays = Replays(own)
        app.state.lobby = Lobby(own)
        app.state.matchmaker = Matchmaker(own)
        app.state.moderation = Moderation(own)
        app.state.tournaments = Tournaments(own)
        own.endings.on_end = app.state.tournaments.ended
        going_on = asyncio.create_task(app.state.tournaments.resume())
        yield
        going_on.cancel()
        await asyncio.gather(going_on, return_exceptions=True)
        app.state.replays.close()
        await own.close()

    # Its own documents are made anew for everybody who asks.
    app = FastAPI(title="Westmarch", version=__version__, lifespan=lifespan, openapi_url=None)
    problems.install(app)
    app.state.library = Library()
    # One purse for what a client does, over HTTP and over its websockets.
    app.state.buckets = Buckets(settings.burst, settings.refill)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=3)
    app.add_middleware(Guard, settings=settings, buckets=app.state.buckets)
    openapi.install(app)
    for part in (
        tables,
        composed,
        decks,
        odds,
        at_table,
        positions,
        replays,
        account_decks,
        puzzles,
        accounts,
        me,
        lobby,
        persons,
        tournaments,
        admin,
        socket,
    ):
        app.include_router(part.router)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> PlainTextResponse:
        return PlainTextResponse("ok")

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> PlainTextResponse:
        ready = await request.app.state.hub.store.healthy()
        return PlainTextResponse(
            "ready" if ready else "the database does not answer", status_code=200 if ready else 503
        )

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> PlainTextResponse:
        hub: Hub = request.app.state.hub
        return PlainTextResponse(hub.metrics_text(), media_type="text/plain; version=0.0.4")

    _serve_docs(app, settings)
    if (settings.web / "index.html").is_file():
        _serve_client(app, settings)
    else:

        @app.get("/", include_in_schema=False)
        async def not_built() -> PlainTextResponse:
            return PlainTextResponse(
                "The server runs, but the browser client is not built: run `npm ci && npm run build` in web/, "
                "or start with `python3 wm.py play`, which does it.\n"
            )

    return app


def _serve_docs(app: FastAPI, settings: Settings) -> None:
    """The documentation site, or a word about where it comes from."""
    if (settings.docs / "index.html").is_file():

        @app.get(DOCS, include_in_schema=False)
        async def home() -> RedirectResponse:
            return RedirectResponse(f"{DOCS}/")

        app.mount(DOCS, PackedFiles(directory=settings.docs, html=True), name="docs")
        return

    @app.get(DOCS + "{path:path}", include_in_schema=False)
    async def not_there(path: str) -> PlainTextResponse:
        said = (
            "The documentation is not here: `python3 wm.py docs` builds it, and a wheel from `wm.py dist` brings it.\n"
        )
        return PlainTextResponse(said, status_code=404)


def _serve_client(app: FastAPI, settings: Settings) -> None:
    """The browser client: its files, and its page for every other address."""
    app.mount("/assets", PackedFiles(directory=settings.web / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is no such address")
        name = PUSH_WORKER if path == PUSH_WORKER else "index.html"
        return FileResponse(settings.web / name)
