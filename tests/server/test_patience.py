"""Being asked is information: at tables of several people everybody is asked who has the chance to act."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from server.harness import Seat, client_of, hub_of, new_table, settings_in
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.journal import read_journal
from westmarch.engine.playing import random_code
from westmarch.engine.replaying import verify
from westmarch.engine.runner import question_for
from westmarch.engine.session import Session
from westmarch.server.tables import thinking
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.seating import Wanted


def play(seats: list[Seat], decisions: int) -> int:
    """Play on; how often somebody could do nothing but pass."""
    alone = 0
    chance = random.Random(decisions)
    for _ in range(decisions):
        update = seats[0].update()
        if update["ending"]:
            break
        asked = seats[update["toAct"][0]]
        alone += [option["code"] for option in asked.update()["question"]["options"]] == ["pass"]
        assert asked.decide(chance.randrange(1000)).status_code == 200
    return alone


def test_people_with_nothing_to_do_are_asked_and_a_restart_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A game in which nobody is ever without a choice would show nothing.
    monkeypatch.setattr("westmarch.server.tables.opening.fresh_seed", lambda: seed_of(3))
    settings = settings_in(tmp_path, snapshot_every=20)
    options = {"bidding": "no"}
    with client_of(settings) as client:
        made = new_table(client, game="tcg", options=options)
        seats = [Seat(client, made["table"]["id"], key) for key in made["keys"].values()]
        assert play(seats, 90) > 0
        seen = [seat.update() for seat in seats]
    with client_of(settings) as client:
        seats = [Seat(client, seat.table, seat.key) for seat in seats]
        assert [seat.update() for seat in seats] == seen
        assert play(seats, 90) > 0
        seats[0].post("resign")
        journal = read_journal(client.get(f"/api/tables/{seats[0].table}/journal").text)
        assert journal.patient
        verify(journal)
        kept = client.post("/api/journals", content=journal.text())
        assert client.get(f"/api/replays/{kept.json()['id']}").json()["last"] == len(verify(journal).steps)


def test_a_person_alone_with_machines_is_not_kept_waiting(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        for players, patient in ((("human", "random"), False), (("human", "open"), True)):
            made = new_table(client, game="tcg", players=players)
            assert hub_of(client).tables[made["table"]["id"]].session.state.patient is patient
        # Nothing in the sample game depends on a hand in this way.
        for game, patient in (("bofa", True), ("sample", False)):
            made = new_table(client, game=game)
            assert hub_of(client).tables[made["table"]["id"]].session.state.patient is patient


def test_whether_somebody_holds_a_combat_card_for_the_battle_is_not_seen() -> None:
    """War of the Ring: with cards in hand one is asked for a combat card; with none everybody sees that."""
    session = Session.new(find_game("wotr"), {}, seed_of(1), patient=True)
    policy = Chance(seed_of(71))
    alone = 0
    while session.state.asks:
        ask = question_for(session.state, session.state.asks[0].seat)
        assert ask is not None
        if ask.prompt == "wotr-ask-combat-card":
            g: Any = session.state
            alone += ask.count() == 1
            assert g.hand(ask.seat) or g.table[ask.seat]
        session.decide(*random_code(session, policy))
    assert alone > 0


def test_a_machine_takes_as_long_to_pass_as_to_act(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it has the chance to act, how long it takes does not tell whether it could."""
    monkeypatch.setattr(thinking, "PASSES", (0.1, 0.12))
    asked: list[tuple[int, float]] = []
    taken: list[tuple[int, float]] = []

    async def scene() -> None:
        hub = Hub(settings_in(tmp_path))
        await hub.open()
        wanted = Wanted("tcg", {"bidding": "no"}, ["human", "random"], yielding=[1])
        table, _ = await hub.open_table(wanted)
        decide = table.decide

        async def chosen(*_: Any) -> str:
            if table.may_pass(1):
                ask = question_for(table.session.state, 1)
                assert ask is not None
                asked.append((ask.count(), time.monotonic()))
            return random_code(table.session, policy)[1]

        async def decided(seat: int, number: int, *codes: str) -> int:
            if seat == 1 and table.may_pass(1):
                taken.append((asked[-1][0], time.monotonic() - asked[-1][1]))
            return await decide(seat, number, *codes)

        monkeypatch.setattr(hub.opponents, "choose", chosen)
        monkeypatch.setattr(table, "decide", decided)
        policy = Chance(seed_of(4))
        while not table.over and len({min(count, 2) for count, _ in taken}) < 2:
            if table.session.state.asks[0].seat == 0:
                await hub.decide(table, 0, table.number, random_code(table.session, policy)[1])
            await asyncio.sleep(0.005)
        await hub.close()

    asyncio.run(scene())
    assert {min(count, 2) for count, _ in taken} == {1, 2}
    assert all(seconds >= 0.095 for _, seconds in taken)


@pytest.mark.parametrize("game, options", [("tcg", {"bidding": "no"}), ("meccg", {})])
def test_others_hear_as_much_of_a_pass_whether_there_was_something_to_do_or_not(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    """The messages to the opponent and to whoever looks on: as many, of the same kinds, with the same entries."""
    heard: dict[tuple[str, bool], set[tuple[Any, ...]]] = {}
    times = [0, 0]
    chance, policy = random.Random(7), Chance(seed_of(3))
    with client_of(settings_in(tmp_path)) as client:
        while min(times) < 12:
            made = new_table(client, game=game, options=options)
            seats = [Seat(client, made["table"]["id"], key) for key in made["keys"].values()]
            table = hub_of(client).tables[seats[0].table]
            watcher = Seat(client, seats[0].table, "")
            with seats[0].live() as one, seats[1].live() as other, watcher.live() as third:
                for socket in (one, other, third):
                    socket.get("update")
                for _ in range(160):
                    if table.over:
                        break
                    seat = table.session.state.asks[0].seat
                    question = question_for(table.session.state, seat)
                    assert question is not None
                    codes = [table.session.offer(question, option) for option in question.options]
                    passes = "pass" in codes and chance.random() < 0.7
                    code = "pass"
                    if not passes:
                        seat, code = random_code(table.session, policy)
                    assert seats[seat].post("decisions", {"number": table.number, "code": code}).is_success
                    parts = [_messages(socket, table.number) for socket in (one, other, third)]
                    if passes and not table.over:
                        alone = codes == ["pass"]
                        times[alone] += 1
                        heard.setdefault((question.prompt, alone), set()).update([parts[1 - seat], parts[2]])
    assert [prompt for prompt, alone in heard if alone and (prompt, False) in heard]
    kinds = {messages for found in heard.values() for messages in found}
    assert len(kinds) == 1 and len(kinds.pop()) == 1, heard


def _messages(socket: Any, number: int) -> tuple[Any, ...]:
    """The kinds and entries of all messages up to the one that a number stands in."""
    found: list[Any] = []
    while True:
        message = socket.get()
        found.append((message["type"], *sorted(message)))
        if message["type"] == "update" and message["number"] >= number:
            return tuple(found)
