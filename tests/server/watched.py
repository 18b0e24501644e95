"""Asks a server of its own for many kinds of things at once, each for the first time, and prints the answers and what
its event loop did meanwhile that waits for the disk: files that were opened, modules that were loaded."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from pathlib import Path
from typing import Any

import httpx

from server.harness import settings_in
from westmarch.server import preparing
from westmarch.server.app import create_app
from westmarch.server.tables.hub import Hub

WAITING = ("open", "import")
#: What whoever asks looks for by itself.
THE_CLIENT = ("sniffio",)


async def watched(folder: Path) -> tuple[list[int], list[str]]:
    seen: list[str] = []
    watching = False
    loop = threading.get_ident()

    def look(event: str, given: tuple[Any, ...]) -> None:
        if watching and event in WAITING and threading.get_ident() == loop and given[0] not in THE_CLIENT:
            seen.append(f"{event} {given[0]}")

    await preparing.start_threads()
    settings = settings_in(folder)
    hub = Hub(settings)
    await hub.open()
    app = create_app(settings, hub)
    await preparing.ask_for_nothing(app)
    async with app.router.lifespan_context(app):
        await asyncio.to_thread(preparing.load, app, hub)
        sys.addaudithook(look)
        watching = True
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            deck = {"deck": "1 Bilbo\n1 Frodo"}
            made = (await http.post("/api/tables", json={"game": "wotr", "players": ["human", "human"]})).json()
            table, key = made["table"]["id"], {"x-seat-key": made["keys"]["0"]}
            answers = await asyncio.gather(
                *[
                    http.get(f"/api/{path}")
                    for path in ("lobby", "games", "me", "clocks", "tournaments", "puzzles/wotr/none")
                ],
                *[
                    http.get(f"/api/games/{game}/{what}")
                    for game in ("tcg", "wotr")
                    for what in ("cards", "rules?q=the")
                ],
                *[http.post(f"/api/games/{game}/decks/check", json=deck) for game in ("tcg", "meccg")],
                http.post("/api/games/tcg/decks/convert", json=deck | {"to": "text"}),
                http.post(
                    "/api/gatherings", json={"game": "tcg", "players": ["human", "open"], "decks": ["1 Frodo", ""]}
                ),
                http.get(f"/api/tables/{table}"),
                http.get("/openapi.json"),
                http.post(f"/api/tables/{table}/why-not", json={"code": "pass"}),
                http.post(f"/api/tables/{table}/below", json={"number": 1, "depth": 3}, headers=key),
                http.post("/api/me", json={"name": "Lobelia"}),
                http.post("/api/seek", json={"game": "wotr", "clock": "fast"}),
                http.post("/api/tables", json={"game": "tcg", "players": ["easy", "easy"]}),
            )
        watching = False
    return [answer.status_code for answer in answers], seen


if __name__ == "__main__":
    print(json.dumps(asyncio.run(watched(Path(sys.argv[1])))))
