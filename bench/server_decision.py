"""What one decision costs the server, without the network and without the write.

    python bench/server_decision.py --game wotr --seconds 10
    PYTHONPATH=build/compiled python bench/server_decision.py --game wotr

A table with both players following it plays random games. Counted is processor time from the decision that has been
read to the updates for both seats, ready to be sent: rules, journal, log, both views, encoding, the queue of each
follower.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import time
from typing import Any

from westmarch.engine.bench import is_compiled
from westmarch.engine.game import find_game
from westmarch.engine.runner import question_for
from westmarch.engine.session import Session
from westmarch.server.storage.rows import HUMAN, Append, SeatRow, TableRow
from westmarch.server.storage.snapshots import Album
from westmarch.server.tables.follower import Follower
from westmarch.server.tables.live import LiveTable


class Nowhere:
    """A store that keeps nothing."""

    async def append(self, append: Append) -> None:
        return


def table_of(name: str, seed: int) -> tuple[LiveTable, list[Follower]]:
    game = find_game(name)
    session = Session.new(game, {}, f"{seed:064x}")
    rows = [SeatRow(seat, HUMAN, "", secrets.token_hex(8)) for seat in range(2)]
    row = TableRow("table", name, {}, f"{seed:064x}", False, rows, session.journal.records, {})
    store: Any = Nowhere()
    table = LiveTable(row, session, Album(game), store, snapshot_every=100)
    followers = [Follower(seat, changes=True) for seat in range(2)]
    table.audience.followers |= set(followers)
    return table, followers


async def measure(name: str, seconds: float) -> dict[str, Any]:
    chance = random.Random(1)
    decisions = games = length = 0
    spent = 0.0
    while spent < seconds:
        table, followers = table_of(name, games)
        games += 1
        while not table.over and spent < seconds:
            state = table.session.state
            ask = state.asks[0]
            question = question_for(state, ask.seat)
            assert question is not None
            code = table.session.game.notation.code(state, ask.seat, question.sample(chance))
            began = time.process_time()
            await table.decide(ask.seat, table.number, code)
            spent += time.process_time() - began
            decisions += 1
            for follower in followers:
                while not follower.waiting.empty():
                    length += len(follower.waiting.get_nowait())
    return {
        "game": name,
        "compiled": is_compiled(),
        "decisions": decisions,
        "ms_per_decision": round(spent * 1000 / decisions, 3),
        "bytes_per_update": round(length / decisions / 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="wotr")
    parser.add_argument("--seconds", type=float, default=5, help="of processor time")
    arguments = parser.parse_args()
    print(json.dumps(asyncio.run(measure(arguments.game, arguments.seconds))))


if __name__ == "__main__":
    main()
