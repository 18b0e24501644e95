"""What somebody who looks on receives over the wire, compared with what he would receive if others held other cards.

After each decision of random games the same decision is made at a table where everything that the onlooker cannot know
is dealt anew. He must get as many messages there, of the same length, with the same people to act.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, cast

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import SPECTATOR, Game, Options, find_game
from westmarch.engine.playing import random_code
from westmarch.engine.session import Session
from westmarch.engine.twins import learns, twin_of
from westmarch.server.storage.rows import HUMAN, SeatRow, TableRow
from westmarch.server.storage.snapshots import Album
from westmarch.server.storage.store import Store
from westmarch.server.tables.follower import Follower
from westmarch.server.tables.live import LiveTable

GAMES: list[tuple[str, Options]] = [("wotr", {}), ("bofa", {}), ("tcg", {"bidding": "no"}), ("meccg", {})]


class NoStore:
    """Takes everything."""

    shared = False

    async def append(self, _: Any) -> None:
        pass


def table_of(session: Session) -> LiveTable:
    seats = [SeatRow(seat, HUMAN, "", "") for seat in range(session.state.seats)]
    row = TableRow("x", session.game.name, session.options, "", False, seats, session.journal.records, {})
    return LiveTable(row, session, Album(session.game), cast(Store, NoStore()), 10**9)


class Onlooker:
    """Somebody at a table, with a client that keeps the view and one that does not."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.table = table
        self.followers = [Follower(seat, changes=changes) for changes in (False, True)]
        table.audience.updates.update(seat)
        table.audience.followers = set(self.followers)

    def received(self) -> list[list[str]]:
        return [[one.waiting.get_nowait() for _ in range(one.waiting.qsize())] for one in self.followers]


def twin_at_a_table(session: Session, seat: int, chance: Chance) -> LiveTable:
    """The same game as far as the seat knows, with all that was before."""
    twin = twin_of(session, seat, chance)
    twin.journal.records, twin.steps, twin.log = session.journal.records[:], session.steps[:], session.log[:]
    return table_of(twin)


def what_differs(here: list[list[str]], there: list[list[str]], own: bool) -> list[str]:
    """What an onlooker can tell apart, besides what he learns by right: what is turned up by the decision, whether he
    reads it in the log or sees it on the table. Who is to act after his ``own`` decision never depends on that."""
    if here == there:
        return []
    if [len(texts) for texts in here] != [len(texts) for texts in there]:
        return ["messages"]
    ours, others = json.loads(here[0][-1]), json.loads(there[0][-1])
    if ours["ending"] or others["ending"] or learns(_lines(ours), _lines(others)):
        return ["learned"]
    if ours["view"] != others["view"]:
        return ["toAct"] if own and ours["toAct"] != others["toAct"] else ["learned"]
    return [name for name in ("toAct", "number", "decisions", "logTo") if ours[name] != others[name]] or ["sizes"]


def _lines(update: dict[str, Any]) -> list[Any]:
    return [[line["key"], line["about"]] for line in update["log"]]


async def compared(session: Session, table: LiveTable, seat: int, chance: Chance) -> list[str] | None:
    """Make a decision at both tables; None if it is not possible at the other one."""
    actor, code = random_code(session, chance)
    try:
        other = twin_at_a_table(session, seat, chance)
        there = Onlooker(other, seat)
        await other.decide(actor, other.number, code)
    except (WestmarchError, TypeError):
        # Somebody does what he could not do with other cards, or is asked about cards that he would not hold.
        await table.decide(actor, table.number, code)
        return None
    here = Onlooker(table, seat)
    await table.decide(actor, table.number, code)
    return what_differs(here.received(), there.received(), actor == seat)


async def counted(game: Game, options: Options, states: int, patient: bool) -> Counter[str]:
    """How often which difference was there, over so many decisions of random games."""
    found: Counter[str] = Counter()
    number = 0
    while found["compared"] < states:
        chance = Chance(seed_of(7000 + number))
        session = Session.new(game, options, seed_of(number), patient=patient)
        table = table_of(session)
        number += 1
        while session.state.asks and found["compared"] < states:
            seat = chance.pick(session.state.seats + 1, "observer") + SPECTATOR
            differences = await compared(session, table, seat, chance)
            if differences is not None:
                found.update(["compared", *differences])
    return found


def check(name: str, options: Options, states: int) -> Counter[str]:
    game = find_game(name)
    found = asyncio.run(counted(game, options, states, game.secret_hands))
    told = {what: count for what, count in found.items() if what not in ("compared", "learned")}
    assert not told, f"{name}: over {states} decisions somebody who looks on can tell hidden cards by {told}"
    assert found["learned"] < states / 3
    return found


@pytest.mark.parametrize("name, options", GAMES)
def test_messages_and_their_lengths_tell_nothing_hidden(name: str, options: Options) -> None:
    check(name, options, 120)


@pytest.mark.slow
@pytest.mark.parametrize("name, options", GAMES)
def test_messages_over_five_thousand_states(name: str, options: Options) -> None:
    print(name, dict(check(name, options, 5_000)))


def test_a_table_that_is_not_patient_would_be_found_out() -> None:
    """The comparison itself: where nobody is asked who can only pass, hands are told."""
    found = asyncio.run(counted(find_game("tcg"), {"bidding": "no"}, 300, False))
    assert found.keys() - {"compared", "learned"}, found
