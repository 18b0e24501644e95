"""Opponents take turns: people's tables first, and nobody twice before everybody once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.harness import PATIENCE, Seat, client_of, hub_of, new_table, settings_in, until
from server.test_clock import Time
from westmarch.server.machines.turns import Turns
from westmarch.server.storage.rows import TableRow
from westmarch.server.tables import clock as clocks


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
        async with asyncio.timeout(PATIENCE), turns.turn("third", True):
            pass

    asyncio.run(give_up())


def test_a_table_with_a_clock_leaves_memory_and_comes_back_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is there, and the clock runs on: the table returns by itself when the time is over."""
    clock = Time()
    monkeypatch.setattr(clocks, "time", clock)
    rules = {"bank": 1, "grace": 0, "expiry": "resign"}
    with client_of(settings_in(tmp_path, idle=0.2)) as client:
        made = new_table(client, players=("human", "human"), clock=rules)
        seat = Seat(client, made["table"]["id"], made["keys"]["0"])
        hub = hub_of(client)
        until(lambda: seat.table not in hub.tables)
        clock.now += 2

        def stored() -> TableRow:
            assert client.portal is not None
            row = client.portal.call(hub.store.load, seat.table)
            assert row is not None
            return row

        # Nobody has asked for it meanwhile.
        until(lambda: stored().finished)
        assert seat.update()["ending"] == "engine-out-of-time"
