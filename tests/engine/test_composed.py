"""Composed decisions: looking at the tree below a question, and answering several questions at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sample_game import GAME
from sample_game.table import FordTable
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.composed import GESTURE_ENDS, Branch, decide_all, last_of, look, tried
from westmarch.engine.errors import NotationError, Refused
from westmarch.engine.game import find_game
from westmarch.engine.refusals import NOT_ASKED
from westmarch.engine.replaying import replay
from westmarch.engine.runner import question_for
from westmarch.engine.session import Session
from westmarch.engine.state import State
from westmarch.engine.testing import rule

ONE_TRICK = "feint0 rank4-24 rank5-32"


def start(seed: int = 1) -> Session:
    """War of the Ring at the Shadow's first action: a game with long chains of small questions."""
    session = Session.new(find_game("wotr"), {}, f"{seed:02x}")
    while session.state.asks[0].prompt != "wotr-ask-action":
        ask = session.state.asks[0]
        session.decide(ask.seat, session.game.notation.code(session.state, ask.seat, ask.all_options()[0]))
    return session


def gesture(session: Session) -> tuple[int, list[str]]:
    """The seat to act and a chain of three answers that nothing interrupts."""
    seat = session.state.asks[0].seat
    root = look(session.game, session.state, seat, [], depth=3, limit=20_000)
    assert root is not None

    def walk(branch: Branch, codes: list[str]) -> list[str] | None:
        for option, below in branch.below.items():
            made = [*codes, session.game.notation.code(branch.g, seat, option)]
            found = made if below and len(made) == 3 else walk(below, made) if below else None
            if found:
                return found
        return None

    found = walk(root, [])
    assert found is not None
    return seat, found


def snapshot(session: Session) -> tuple[Any, ...]:
    return session.state.dump(), session.journal.text(), len(session.log), len(session.steps)


def test_looking_changes_nothing_and_goes_as_deep_as_asked() -> None:
    session = start()
    seat = session.state.asks[0].seat
    before = snapshot(session)
    root = look(session.game, session.state, seat, [], depth=1)
    assert root is not None and set(root.below) == set(root.ask.listed)
    deeper = [branch for branch in root.below.values() if branch]
    assert deeper and all(branch.below == {} for branch in deeper)
    assert snapshot(session) == before


def test_a_question_after_the_end_of_another_is_another_matter() -> None:
    """Who moves belongs to the die that is used; the next die, and what comes after a battle, do not."""
    met: dict[tuple[str, str], set[bool]] = {}
    for seed in range(2):
        session = start(seed)
        policy = Chance(seed_of(seed))
        for _ in range(250):
            if not session.state.asks:
                break
            ask = session.state.asks[0]
            root = look(session.game, session.state, ask.seat, [], depth=1, limit=60)
            for branch in root.below.values() if root else ():
                if root and branch:
                    met.setdefault((root.ask.prompt, branch.ask.prompt), set()).add(branch.continues(root))
            session.decide(ask.seat, session.game.notation.code(session.state, ask.seat, ask.sample(policy)))
    assert met["wotr-ask-action", "wotr-ask-muster"] == {True}
    over = {pair: found for pair, found in met.items() if pair[1] == "wotr-ask-action"}
    assert len(over) > 2 and set().union(*over.values()) == {False}


def test_a_node_is_looked_at_by_the_answers_that_lead_to_it() -> None:
    session = start()
    seat, codes = gesture(session)
    whole = look(session.game, session.state, seat, [], depth=2)
    part = look(session.game, session.state, seat, codes[:2], depth=0)
    assert whole is not None and part is not None and part.below == {}
    branch: Branch | None = whole
    for code in codes[:2]:
        assert branch is not None
        branch = branch.below[session.game.notation.parse(branch.g, seat, code)]
    assert branch is not None and branch.ask.listed == part.ask.listed


def test_the_last_answer_of_a_gesture_is_looked_at_before_it_is_given() -> None:
    session = start()
    seat, codes = gesture(session)
    g, option = last_of(session.game, session.state, seat, codes)
    question = question_for(g, seat)
    assert question is not None and question.legal(option)
    assert session.game.notation.code(g, seat, option) == codes[-1]


def test_no_more_is_listed_than_allowed() -> None:
    session = start()
    seat = session.state.asks[0].seat
    root = look(session.game, session.state, seat, [], depth=3, limit=len(session.state.asks[0].listed) + 10)
    assert root is not None and 0 < len(root.below) <= 10
    # What stands below an option counts as well.
    for more in (30, 60, 120):
        limit = len(session.state.asks[0].listed) + more
        root = look(session.game, session.state, seat, [], depth=3, limit=limit)
        assert root is not None
        most = max(len(branch.options()) for branch in branches(root))
        assert sum(len(branch.options()) + len(branch.below) for branch in branches(root)) <= limit + most


def branches(root: Branch) -> Iterator[Branch]:
    yield root
    for below in root.below.values():
        if below is not None:
            yield from branches(below)


def test_a_gesture_is_several_decisions_and_one_step_back() -> None:
    session = start()
    seat, codes = gesture(session)
    before = snapshot(session)
    kept = len(session.steps)
    decide_all(session, seat, codes)
    assert [record[2] for record in session.journal.records if record[0] == "d"][kept:] == codes
    assert [step.code for step in session.steps[kept:]] == codes
    assert replay(session.journal).state.dump()["stack"] == session.state.dump()["stack"]
    session.undo(seat, kept)
    assert session.state.dump() == before[0] and len(session.steps) == kept


@pytest.mark.parametrize("wrong", ["pass", "declare:edoras", "nonsense"])
def test_one_wrong_answer_undoes_all(wrong: str) -> None:
    session = start()
    seat, codes = gesture(session)
    before = snapshot(session)
    with pytest.raises((Refused, NotationError)):
        decide_all(session, seat, [*codes[:2], wrong])
    assert snapshot(session) == before
    decide_all(session, seat, codes)


@rule("engine.gesture-ends")
def test_a_gesture_does_not_reach_past_dice() -> None:
    """Both have chosen: the dice fall with the second answer, and what comes then is another gesture."""
    table = FordTable().hands(ONE_TRICK, "rank4-25 rank5-33").do("play:rank5-32", seat="west")
    session = table.session
    before = snapshot(session)
    after = look(GAME, session.state, 1, ["play:rank5-33"])
    assert after is None
    for second in ("pass", "play:rank4-25"):
        with pytest.raises(Refused) as refused:
            decide_all(session, 1, ["play:rank5-33", second])
        assert refused.value.rule == GESTURE_ENDS
        assert look(GAME, session.state, 1, ["play:rank5-33", second]) is None
        with pytest.raises(Refused) as refused:
            last_of(GAME, session.state, 1, ["play:rank5-33", second])
        assert refused.value.rule == GESTURE_ENDS
    assert snapshot(session) == before


def test_a_gesture_ends_where_somebody_else_decides() -> None:
    table = FordTable().hands(ONE_TRICK, "rank4-25 rank5-33")
    session = table.session
    assert look(GAME, session.state, 0, ["play:rank5-32"]) is None
    before = snapshot(session)
    with pytest.raises(Refused) as refused:
        decide_all(session, 0, ["play:rank5-32", "play:rank4-24"])
    assert refused.value.rule in (NOT_ASKED, "sample.round.own-hand")
    assert snapshot(session) == before


def test_the_tree_tells_nothing_of_hidden_cards() -> None:
    """Whatever the other seat holds, the tree of this seat is the same: it is looked at on cards dealt anew."""
    first, second = (FordTable(1).hands(ONE_TRICK, east) for east in ("feint2 rank4-25", "rank5-33 rank5-34"))
    trees = [look(GAME, table.session.state, 0, [], depth=2) for table in (first, second)]
    assert trees[0] is not None and trees[1] is not None
    assert trees[0].ask.listed == trees[1].ask.listed
    assert list(trees[0].below) == list(trees[1].below)
    for table, tree in zip((first, second), trees, strict=True):
        assert tree is not None and tree.g is not table.g
        question = question_for(table.g, 0)
        assert question is not None and tree.ask.listed == question.options


def test_what_dice_have_a_part_in_is_not_looked_at() -> None:
    """The same seat is asked after them, and nothing hidden is shown by them: still nobody looks at what they do."""
    session = start()
    seat = session.state.asks[0].seat

    def after(code: str) -> State | None:
        return tried(session.state, seat, session.game.notation.parse(session.state, seat, code))

    assert after("use:will:separate") is not None
    assert after("use:will:move_fellowship") is None
    assert after("draw:will:free-character") is None
