"""Opponents take turns: people's tables first, and nobody twice before everybody once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from server.harness import Seat, client_of, hub_of, new_table, settings_in
from westmarch.server.machines.turns import Turns


def order_of(places: int, wanted: list[tuple[str, bool]]) -> list[str]:
    """In which order those who ask at the same moment get to think, each for one step."""
    served: list[str] = []

    async def think(turns: Turns, person: str, people: bool) -> None:
        async with turns.turn(person, people):
            served.append(person)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        turns = Turns(places)
        await asyncio.gather(*[think(turns, person, people) for person, people in wanted])
        assert (turns.waiting, turns.free) == (0, places)

    asyncio.run(all_of_them())
    return served


def test_a_person_waits_for_one_thought_behind_a_hundred_tables_of_machines() -> None:
    served = order_of(1, [(f"machines {n}", False) for n in range(100)] + [("person", True)])
    assert served.index("person") == 1


def test_who_has_many_tables_does_not_keep_others_waiting() -> None:
    served = order_of(1, [("many", True)] * 50 + [("one", True), ("other", True)])
    assert served.index("one") <= 3 and served.index("other") <= 3
    assert served.count("many") == 50


def test_as_many_at_a_time_as_there_are_places() -> None:
    assert order_of(2, [(f"{n}", True) for n in range(5)]) == ["0", "1", "2", "3", "4"]


def test_who_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def give_up() -> None:
        turns = Turns(1)
        async with turns.turn("first", True):
            waiting = asyncio.create_task(turns._wait("second", True))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(1), turns.turn("third", True):
            pass

    asyncio.run(give_up())


def test_a_table_with_a_clock_leaves_memory_and_comes_back_in_time(tmp_path: Path) -> None:
    """Nobody is there, and the clock runs on: the table returns by itself when the time is over."""
    rules = {"bank": 1, "grace": 0, "expiry": "resign"}
    with client_of(settings_in(tmp_path, idle=0.2)) as client:
        made = new_table(client, players=("human", "human"), clock=rules)
        seat = Seat(client, made["table"]["id"], made["keys"]["0"])
        hub = hub_of(client)
        assert client.portal is not None
        client.portal.call(asyncio.sleep, 0.6)
        assert seat.table not in hub.tables
        client.portal.call(asyncio.sleep, 1.5)
        ended = client.portal.call(_ending, hub, seat.table)
        assert ended == "engine-out-of-time"


async def _ending(hub: Any, table_id: str) -> str:
    table = await hub.table(table_id)
    return str(table.session.state.ending)
