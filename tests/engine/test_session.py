"""Sessions: decisions, refusals, and undo with its policy."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest

from kernel_fixtures import Flooded
from sample_game import GAME
from sample_game.table import FordTable
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions, NotationError, Refused
from westmarch.engine.journal import read_journal
from westmarch.engine.playing import new_session, random_code
from westmarch.engine.refusals import GAME_OVER, NOT_ASKED, NOT_OFFERED
from westmarch.engine.replaying import replay, verify
from westmarch.engine.session import KEPT_EVERY, Session

WEST = "feint0 parry1 rank4-24 rank5-32"
EAST = "feint2 parry3 rank4-25 rank5-33"


def at_tricks(seed: int = 1) -> FordTable:
    """East is asked for a trick; the two cards and the dice are behind us."""
    return FordTable(seed).hands(WEST, EAST).show("rank5-32", "rank5-33", dice=(1, 1))


def position(session: Session) -> dict[str, Any]:
    return {name: value for name, value in session.state.dump().items() if name != "chance"}


# Decisions


def test_a_refused_decision_changes_nothing() -> None:
    session = at_tricks().session
    before = session.state.dump(), session.journal.text(), len(session.log)
    for seat, code, problem in (
        (0, "pass", NOT_ASKED),
        (1, "trick:parry3", "sample.tricks.parry-needs-target"),
        (1, "exchange:", "sample.round.own-hand"),
    ):
        assert session.why_not(seat, code) == problem
        with pytest.raises(Refused) as refused:
            session.decide(seat, code)
        assert refused.value.rule == problem
    with pytest.raises(NotationError):
        session.decide(1, "trick:joker")
    assert (session.state.dump(), session.journal.text(), len(session.log)) == before


def test_an_offered_code_holds_for_its_question_and_its_seat_alone() -> None:
    session = new_session(GAME, {}, "start", 1)
    policy = Chance(seed_of(2))
    for _ in range(40):
        ask = session.state.asks[0]
        option = ask.sample(policy)
        code = session.offer(ask, option)
        assert session.game.notation.parse(session.state, ask.seat, code) == option
        with pytest.raises(Refused):
            session.decide(9, code)
        session.decide(ask.seat, code)
        assert session.steps[-1].option == option and session.steps[-1].code == code
        if not session.state.asks:
            break
        legal = session.why_not(ask.seat, code) is None
        before = len(session.steps)
        with contextlib.suppress(Refused, NotationError):
            session.decide(ask.seat, code)
        assert (len(session.steps) > before) == legal
        if not session.state.asks:
            break


def test_an_option_that_no_rule_speaks_of_is_refused_by_the_kernel() -> None:
    assert FordTable().why_not("pass", "west") == NOT_OFFERED
    assert at_tricks().why_not("play:rank4-25") == "sample.round.own-hand"
    session = at_tricks().session
    session.game = NoReasons()
    assert session.why_not(1, "play:rank4-25") == NOT_OFFERED


class NoReasons(type(GAME)):  # type: ignore[misc]
    @property
    def folder(self) -> Path:
        return GAME.folder

    def why_not(self, g: Any, seat: int, option: Any) -> None:
        return None


def test_nothing_is_possible_after_the_end() -> None:
    table = FordTable().hands(WEST, EAST).points(4, 0)
    table.show("rank5-32", "rank4-25", dice=(6, 1)).do("pass").do("pass")
    table.expect_over("sample-end-points", "west")
    table.expect_refused("play:rank4-24", GAME_OVER, seat="west")
    with pytest.raises(Refused, match=GAME_OVER):
        table.session.undo(0, 0, {0, 1})


def test_bad_options_are_named() -> None:
    for options, problem in (({"players": 7}, "players is 7, allowed: 2"), ({"colour": 1}, "no option 'colour'")):
        with pytest.raises(BadOptions, match=problem):
            Session.new(GAME, options, seed_of(1))


def test_a_failure_of_the_rules_leaves_the_table_where_it_was() -> None:
    session, chance = new_session(Flooded("oops"), {}, "start", 1), Chance(seed_of(99))
    while not session.failed:
        seat, code = random_code(session, chance)
        before = session.state.dump(), session.journal.text(), len(session.log)
        with contextlib.suppress(RuntimeError):
            session.decide(seat, code)
    assert (session.state.dump(), session.journal.text(), len(session.log)) == before
    assert [record[:2] for record in session.failed] == [["d", seat], ["c", "oops"]]


# Undo


def test_a_seat_takes_back_its_own_steps_alone() -> None:
    table = FordTable().hands(WEST, EAST)
    session = table.session
    before = position(session)
    table.do("play:rank5-32", seat="west")
    assert session.undo_needs(0, 0) == set()
    session.undo(0, 0)
    assert position(session) == before
    table.do("play:feint0", seat="west")


def test_another_seat_s_step_needs_that_seat() -> None:
    table = at_tricks().do("trick:feint2", seat="east")
    session = table.session
    assert session.undo_needs(1, 2) == set()
    assert session.undo_needs(0, 2) == {1}
    with pytest.raises(Refused, match=r"engine.undo-consent \(seats \[1\] must agree\)"):
        session.undo(0, 2)
    session.undo(0, 2, {1})
    table.expect_asked("east", "sample-ask-respond")


def test_dice_and_reveals_need_everybody_else() -> None:
    table = at_tricks()
    session = table.session
    assert session.steps[0].unsettling is False
    assert session.steps[1].unsettling is True
    assert session.undo_needs(1, 1) == {0}
    with pytest.raises(Refused):
        session.undo(1, 1)
    assert session.undo_needs(0, 0) == {1}


def test_a_reveal_without_dice_is_unsettling_too() -> None:
    """The hands are filled after both exchanges: cards become known and no die falls."""
    table = at_tricks().do("pass").do("pass").do("exchange:", seat="east").do("exchange:", seat="west")
    last = table.session.steps[-1]
    assert last.unsettling
    assert table.session.journal.records[-1][0] == "d"


def test_there_must_be_something_to_take_back() -> None:
    session = FordTable().session
    for keep in (0, 3, -1):
        with pytest.raises(Refused, match=r"engine\.undo-nothing"):
            session.undo(0, keep)


def test_after_an_undo_over_dice_the_dice_differ() -> None:
    """Taken back, the two dice are spent: over many tables the same dice come no more often than by chance."""
    same = 0
    for seed in range(40):
        table = FordTable(seed).hands(WEST, EAST).do("play:rank5-32", seat="west").do("play:rank5-33", seat="east")
        totals = table.g.totals[:]
        used = table.g.chance.used
        table.session.undo(1, 1, {0})
        assert table.g.chance.used == used
        table.do("play:rank5-33", seat="east")
        same += table.g.totals == totals
    assert same < 8


def test_undo_takes_the_log_back_and_keeps_the_journal() -> None:
    table = FordTable().hands(WEST, EAST).do("play:rank5-32", seat="west")
    entries, records = len(table.session.log), len(table.session.journal.records)
    table.do("play:rank5-33", seat="east")
    table.session.undo(1, 1, {0})
    assert len(table.session.log) == entries
    assert len(table.session.journal.records) > records
    assert table.session.journal.records[-1][:2] == ["u", 1]


def test_a_journal_with_undos_replays_and_verifies() -> None:
    table = FordTable(3)
    session = table.session
    turns = 0
    while not session.state.over:
        ask = session.state.asks[-1]
        session.decide(ask.seat, GAME.notation.code(session.state, ask.seat, ask.all_options()[0]))
        turns += 1
        if turns in (2, 9, 15) and not session.state.over:
            session.undo(ask.seat, len(session.steps) - min(2, len(session.steps)), {0, 1})
    journal = read_journal(session.journal.text())
    assert sum(record[0] == "u" for record in journal.records) == 3
    assert position(replay(journal, GAME)) == position(session)
    assert verify(journal, GAME).state == session.state


def test_nobody_chooses_their_dice_by_an_undo_to_another_place_of_the_stream() -> None:
    table = FordTable(3)
    table.do(table.options("west")[0], seat="west").do(table.options("east")[0], seat="east")
    table.session.undo(1, 1, {0})
    while not table.g.over:
        table.do(table.options(table.g.asks[0].seat)[0], seat=table.g.asks[0].seat)
    journal = read_journal(table.session.journal.text())
    verify(journal, GAME)
    next(record for record in journal.records if record[0] == "u")[2] += 5
    with pytest.raises(Exception, match="another place of the stream"):
        verify(journal, GAME)


def test_positions_between_those_kept_are_played_again() -> None:
    session = new_session(GAME, {}, "start", 4)
    policy = Chance(seed_of(9))
    seen = [session.state.dump()]
    for number in range(KEPT_EVERY + 5):
        if number == KEPT_EVERY + 1:
            session.undo(session.steps[-1].seat, KEPT_EVERY - 2, {0, 1})
            del seen[KEPT_EVERY - 1 :]
            seen[-1] = session.state.dump()
        session.decide(*random_code(session, policy))
        seen.append(session.state.dump())
    assert [step.before.dump() for step in session.steps] == seen[:-1]
    assert [g.dump() for g in session.positions()] == seen
    assert sum(step.kept is not None for step in session.steps) <= 3


def test_several_things_are_named_in_any_order() -> None:
    session = new_session(GAME, {}, "start", 4)
    policy = Chance(seed_of(9))
    while session.state.asks[0].pick is None:
        session.decide(*random_code(session, policy))
    ask = session.state.asks[0]
    assert ask.pick is not None
    first, second = [GAME.notation.item(session.state, ask.seat, "exchange", card) for card in ask.pick.items[:2]]
    assert session.why_not(ask.seat, f"exchange:{second},{first}") is None
    session.decide(ask.seat, f"exchange:{second},{first}")
    assert session.steps[-1].code == f"exchange:{first},{second}"


def test_decisions_hang_together_no_further_than_to_a_kept_position() -> None:
    session = new_session(GAME, {}, "start", 4)
    policy = Chance(seed_of(9))
    while session.state.asks:
        session.decide(*random_code(session, policy))
    lengths = []
    for step in session.steps:
        lengths.append(0)
        while step.previous is not None:
            step, lengths[-1] = step.previous, lengths[-1] + 1
    assert len(lengths) > KEPT_EVERY and 0 < max(lengths) < KEPT_EVERY
