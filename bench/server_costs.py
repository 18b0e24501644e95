"""What each kind of request costs the server, beside what the guard charges for it.

    python bench/server_costs.py

Starts a server without limits, plays games of some length, and asks for everything that a stranger may ask for, one
request after another. Counted is the processor time of the server's own process for an answer: what workers do
elsewhere has limits of its own. A simple request costs 1 and about a millisecond; what costs more per point comes
first. What is charged afterwards, by the time that it took, is not in the points here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from typing import Any

import httpx
from server_abuse import DECK, Tables, cpu_time, long_game
from server_load import OPEN_DOORS, start_server

from westmarch.server.guard import cost_of

GUESTS = {"WESTMARCH_GUESTS": "100000", "WESTMARCH_POSITIONS": "1"}


def requests(tables: Tables) -> list[tuple[str, str, Any, str]]:
    """Method, address, body, and the key of a seat."""
    found: list[tuple[str, str, Any, str]] = [
        ("GET", path, None, "")
        for path in ("/", "/healthz", "/readyz", "/metrics", "/openapi.json", "/docs", "/api/games", "/api/login")
    ]
    found += [("GET", path, None, "") for path in ("/api/lobby", "/api/tournaments", "/api/clocks", "/api/me")]
    for game, (table, keys, number) in tables.items():
        at, asked = f"/api/tables/{table}", {"number": number}
        found += [("GET", f"/api/games/{game}{path}", None, "") for path in ("", "/rules", "/rules?q=the", "/cards")]
        found += [("GET", f"/api/games/{game}{path}", None, "") for path in ("/board", "/sheets", "/messages/es.ftl")]
        found += [("GET", f"/api/best/{game}/slow", None, ""), ("GET", f"/api/puzzles/{game}", None, "")]
        found += [("GET", at, None, ""), ("GET", f"{at}/log?until=500", None, ""), ("GET", f"{at}/chat", None, "")]
        for key in (*keys, ""):
            found += [("POST", f"{at}/why-not", {"code": code}, key) for code in ("pass", "move:moria>gondor")]
            found += [("GET", f"{at}/position", None, key), ("POST", f"{at}/below", asked | {"depth": 3}, key)]
            found += [("POST", f"{at}/odds", asked, key), ("POST", f"{at}/hint", {}, key)]
            found += [("POST", f"{at}/consequences", asked | {"gestures": [["pass"]] * 24}, key)]
            found += [("POST", f"{at}/decisions", asked | {"code": "nothing"}, key)]
            found += [("POST", f"{at}/gestures", asked | {"codes": ["pass"] * 12}, key)]
        found += [("POST", "/api/tables", {"game": game, "players": ["human", "human"]}, "")]
        found += [("GET", f"/api/replays/{table}{path}", None, "") for path in ("", "/frames?count=50")]
        found += [("GET", f"/api/gatherings/{table}", None, "")]
    for game in ("tcg", "meccg"):
        decks = f"/api/games/{game}/decks"
        found += [("GET", decks + path, None, "") for path in ("", "/cards", "/random")]
        found += [("POST", f"{decks}/check", {"deck": deck}, "") for deck in (DECK, "x\n" * 15_000)]
        found += [("POST", f"{decks}/convert", {"deck": DECK, "to": "text"}, "")]
        found += [("POST", "/api/gatherings", {"game": game, "players": ["human", "human"], "decks": [DECK, ""]}, "")]
    return found


def measure(address: str, process: int, tables: Tables, times: int) -> list[Any]:
    rows = []
    with httpx.Client(base_url=address, timeout=120) as http:
        for method, path, body, key in requests(tables):
            ask = http.build_request(method, path, json=body, headers={"x-seat-key": key})
            answer = http.send(ask)
            began = cpu_time(process)
            for _ in range(times):
                answer = http.send(ask)
            taken = (cpu_time(process) - began) * 1000 / times
            charged = cost_of(method, path.partition("?")[0]) if path.startswith("/api") else 0
            charged += len(answer.content) // 65_536
            about = path if len(path) < 70 else path[:70]
            note = f"{json.dumps(body)[:60]} {'seat' if key else ''}" if body is not None else ""
            rows.append((taken / max(charged, 0.1), taken, charged, answer.status_code, f"{method} {about} {note}"))
    return sorted(rows, reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=200, help="how long the games are")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(f"sqlite:///{folder}/costs.db", folder, OPEN_DOORS | GUESTS)
        try:
            tables = {}
            for game in ("wotr", "bofa", "tcg", "meccg"):
                tables[game] = asyncio.run(long_game(address, arguments.decisions, game))
            for ratio, taken, charged, status, about in measure(address, process.pid, tables, arguments.times):
                print(f"{ratio:8.2f} ms/point {taken:8.2f} ms {charged:5.1f} {status} {about}")
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
