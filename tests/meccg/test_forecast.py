"""The odds that the table tells are those of the rules: every pair of dice is thrown in the engine itself."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from meccg.board import Board
from westmarch.engine.decision import PASS, Option
from westmarch.engine.frame import Frame
from westmarch.engine.report import Report, percent
from westmarch.engine.runner import advance
from westmarch.games.meccg.consequences import consequences
from westmarch.games.meccg.forecast import forecast, hundredths
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.combat import BY_AGENT, strike_of
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.opposition import Persuade
from westmarch.games.meccg.terms import (
    CHECK,
    DISCARD,
    OF_SEAT,
    OUT,
    PLAY,
    POINTS,
    STRIKE,
    TAPPED,
    TURN,
    UNTAPPED,
    WOUNDED,
)


def thrown(g: Any, found: Any, rolls: int = 1) -> dict[Any, float]:
    """What comes of the roll that is waited for, over all dice: the share of each thing found."""
    counts: dict[Any, float] = {}
    for dice in product(range(1, 7), repeat=2 * rolls):
        after = g.clone()
        after.chance.script = {"d6": list(dice)}
        advance(after)
        assert not after.chance.script["d6"]
        counts[found(after)] = counts.get(found(after), 0) + 1 / 36**rolls
    return counts


def before_roll(board: Board, procedure: Frame) -> Any:
    """A position in which a procedure is about to roll."""
    procedure.pc = procedure.STEPS.index("roll")
    board.g.stack.append(procedure)
    return board.g


def told(g: Any, option: Option | None = None) -> dict[str, Any]:
    report = forecast(g, option)
    assert isinstance(report, Report)
    assert [row[1] for row in report.tables[0].rows] == list(report.data.values())
    return report.data


@pytest.mark.parametrize("council", [0, 1])
@pytest.mark.parametrize("helpers", [0, 1, 2])
def test_a_corruption_check(helpers: int, council: int) -> None:
    board = Board()
    board.company("rivendell", "boromir-ii", "gimli", "legolas")
    board.give("boromir-ii", "scroll-of-isildur", "glamdring", "hauberk-of-bright-mail")
    check = CorruptionCheck(board.card("boromir-ii"), 0, council)
    check.supported = helpers
    g = before_roll(board, check)
    counted = thrown(g, lambda after: after.zone[check.character])
    names = {"passed": PLAY, "discarded": DISCARD, "eliminated": OUT}
    assert told(g) == pytest.approx({name: counted.get(zone, 0) for name, zone in names.items()})
    assert 0 < counted[PLAY] < 1
    # What is said on the button of support is what stands there with it.
    said = consequences(g, 0, ("support", board.card("gimli")))
    check.supported += 1
    assert (
        said
        == consequences(g, 0, PASS)
        == [("meccg-then-check", hundredths({n: Fraction(v).limit_denominator(36) for n, v in told(g).items()}))]
    )


@pytest.mark.parametrize("card, spared", [("protected", True), ("kept", True), ("sure-check", True), ("spared", False)])
def test_cards_that_save_from_a_failed_check(card: str, spared: bool) -> None:
    board = Board()
    board.company("rivendell", "boromir-ii")
    board.give("boromir-ii", "scroll-of-isildur", "glamdring")
    check = CorruptionCheck(board.card("boromir-ii"))
    g = before_roll(board, check)
    g.lay(card, OF_SEAT if card == "sure-check" else check.character, 1, TURN)
    if not spared:
        # Nothing is lost by it, and what happens in its stead is not weighed.
        assert forecast(g, None) is None and consequences(g, 0, PASS) == []
        return
    counted = thrown(g, lambda after: after.zone[check.character])
    assert told(g)["passed"] == pytest.approx(counted[PLAY])
    assert told(g)["eliminated"] == pytest.approx(counted.get(OUT, 0)) and told(g)["discarded"] == 0


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("character", ["beregond", "gimli", "legolas"])
def test_a_faction(character: str, twice: bool) -> None:
    board = Board().hand("men-of-lebennin")
    board.company("pelargir", character)
    faction, tries = board.card("men-of-lebennin"), board.card(character)
    button = consequences(board.organization().g, 0, ("resource", faction, tries))
    g = before_roll(board, FactionCheck(tries, faction))
    g.lay_on_table(faction)
    if twice:
        g.lay("second-roll", tries, 1, CHECK)
    counted = thrown(g, lambda after: after.zone[faction] == POINTS, 1 + twice)
    assert told(g)["succeeds"] == pytest.approx(counted[True]) and 0 < counted[True] < 1
    assert consequences(g, 0, PASS) == [("meccg-then-attempt", {"succeeds": percent(counted[True])})]
    # The button that begins it says the same.
    assert twice or button == consequences(g, 0, PASS)


def test_a_faction_that_comes_without_a_roll() -> None:
    board = Board().hand("riders-of-rohan")
    board.company("edoras", "gimli")
    board.give("gimli", "red-arrow")
    g = before_roll(board, FactionCheck(board.card("gimli"), board.card("riders-of-rohan")))
    assert told(g) == {"succeeds": 1}


@pytest.mark.parametrize("refused", [False, True])
@pytest.mark.parametrize("shown", [False, True])
def test_a_card_of_the_opponent(refused: bool, shown: bool) -> None:
    board = Board().hand("kili")
    board.company("edoras", "gandalf")
    board.company("edoras", "balin", "kili", seat=1)
    own, other = board.card("kili", 0), board.card("kili", 1)
    persuaded = Persuade(board.card("gandalf"), other, own if shown else -1)
    g = before_roll(board, persuaded)
    if refused:
        g.lay("no-influence", OF_SEAT, 1, CHECK)
    counted = thrown(g, lambda after: after.zone[other] == DISCARD, 2)
    assert told(g)["succeeds"] == pytest.approx(counted.get(True, 0))
    assert (counted.get(True, 0) > 0) is not refused
    verb: Any = (
        ("persuade_with", persuaded.character, other, own) if shown else ("persuade", persuaded.character, other)
    )
    attempt = forecast(g, verb)
    assert attempt is not None and attempt.data == told(g)


def test_a_corruption_card_is_removed() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    board.give("aragorn-ii", "lure-of-the-senses").organization().do("cleanse:lure-of-the-senses")
    g, lure = board.g, board.card("lure-of-the-senses")
    for option in g.asks[0].options:
        at = g.clone()
        at.stack[-1].pc = at.stack[-1].STEPS.index("roll")
        at.stack[-1].penalty = 3 if option[0] == "stay" else 0
        counted = thrown(at, lambda after: after.zone[lure] == DISCARD)
        assert consequences(g, 0, option) == [("meccg-then-attempt", {"succeeds": percent(counted[True])})], option


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("stays", [False, True])
@pytest.mark.parametrize("status", ["", "/tapped", "/wounded"])
def test_a_strike(status: str, stays: bool, twice: bool) -> None:
    board = Board()
    board.next("d6", *[1] * 8)
    slot = board.company("rivendell", "eomer", "aragorn-ii")
    board.attack(slot, prowess=9, strikes=2)
    while board.prompt() != "stay":
        board.do("target:aragorn-ii,eomer" if board.prompt() == "target" else board.options()[0])
    g = board.g
    strike = strike_of(g)
    assert strike is not None
    strike.was = {"": UNTAPPED, "/tapped": TAPPED, "/wounded": WOUNDED}[status]
    strike.stays = stays
    if twice:
        g.lay("second-roll", strike.target, 1, STRIKE)
    need = strike.strike_prowess(g) - strike.prowess(g)
    sums = [max(a + b, c + d) if twice else a + b for a, b, c, d in product(range(1, 7), repeat=4)]
    odds = told(g)
    for name, share in (
        ("beaten", [one for one in sums if one > need]),
        ("tie", [one for one in sums if one == need]),
        ("struck", [one for one in sums if one < need]),
    ):
        assert odds[name] == pytest.approx(len(share) / 6**4)
    assert sum(odds.values()) == pytest.approx(1)
    g.lay("ineffectual", strike.target, 1, STRIKE)
    assert told(g) == {"beaten": 0, "tie": 1, "struck": 0}
    g.lay("cancelled", strike.target, 1, STRIKE)
    assert forecast(g, None) is None


def test_a_strike_of_an_agent_who_rolls_as_well() -> None:
    board = Board()
    slot = board.company("rivendell", "eomer", "aragorn-ii")
    board.attack(slot, prowess=3, strikes=1, origin=BY_AGENT)
    while board.prompt() != "stay":
        board.do(board.options()[0])
    strike = strike_of(board.g)
    assert strike is not None
    need = strike.strike_prowess(board.g) - strike.prowess(board.g)
    sums = [a + b - c - d for a, b, c, d in product(range(1, 7), repeat=4)]
    assert told(board.g)["struck"] == pytest.approx(len([one for one in sums if one < need]) / 6**4)


def test_nothing_is_told_where_nothing_is_rolled() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii", "eomer")
    board.organization()
    assert forecast(board.g, None) is None
    assert all(consequences(board.g, 0, option) == [] for option in board.g.asks[0].options if option == PASS)
