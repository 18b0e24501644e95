"""Calling the Council, its checks, and combat at their limits (p.13, p.17-18)."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.facts import face
from westmarch.games.meccg.rules.council import (
    CATEGORIES,
    FreeCouncil,
    category,
    doubled,
    final_score,
    forbids_call,
    points,
    total_points,
)
from westmarch.games.meccg.terms import DISCARD, HAND, PLAY, POINTS
from westmarch.games.meccg.values import body, prowess


def through(board: Board, prompt: str = "") -> Board:
    for _ in range(80):
        if not board.g.asks or (prompt and board.prompt() == prompt):
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    return board


def with_points(count: int, length: int, exhausted: int) -> Board:
    board = Board().points(*["men-of-lebennin"] * (count // 2))
    board.company("rivendell", *(("elladan",) if count % 2 else ("mablung",)))
    board.g.length = length
    board.g.exhausted = [exhausted, 0]
    assert total_points(board.g, 0) == count
    return board


@rule("meccg.council.call.basic", "meccg.council.call.two-deck", "meccg.council.call.three-deck")
@rule("meccg.council.call.four-deck")
@pytest.mark.parametrize(
    ("length", "exhausted", "count", "may"),
    [
        (1, 0, 19, False), (1, 0, 20, True), (1, 1, 0, True),
        (2, 1, 24, False), (2, 1, 25, True), (2, 0, 40, False), (2, 2, 0, True),
        (3, 2, 29, False), (3, 2, 30, True), (3, 1, 50, False), (3, 3, 0, True),
        (4, 3, 39, False), (4, 3, 40, True), (4, 2, 60, False), (4, 4, 0, True),
    ],
)  # fmt: skip
def test_when_the_council_may_be_called(length: int, exhausted: int, count: int, may: bool) -> None:
    board = with_points(count, length, exhausted)
    assert (forbids_call(board.g, 0) is None) is may
    board.end_of_turn()
    through(board, "call")
    assert ("call" in board.options()) is may


@rule("meccg.council.call.voluntary", "meccg.council.call.when-held")
def test_nobody_must_call() -> None:
    board = with_points(22, 1, 0)
    through(board.end_of_turn())
    assert board.g.caller == -1 and not board.g.ending


@rule("meccg.council.checks.no-hazards", "meccg.council.checks.resources-allowed")
def test_resources_but_no_hazards_at_the_council() -> None:
    board = Board().hand("halfling-strength").hazards("weariness-of-the-heart", "call-of-home").dice(5, 12)
    board.company("rivendell", "frodo")
    board.give("frodo", "the-one-ring", "scroll-of-isildur")
    board.company("bree", "eomer", seat=1)
    board.run(FreeCouncil())
    assert board.prompt() == "check" and board.to_act() == 0
    plays = [option for option in board.options() if option.startswith("play:halfling-strength")]
    assert plays
    board.do(plays[0])
    # The check is made at once: the opponent, who holds hazards, has nothing to say.
    assert len(board.logged("check")) == 1 and board.g.ending and len(board.names(HAND, 1)) == 2


@rule("meccg.council.checks.fail-discard")
def test_a_failure_by_much_only_discards_at_the_council() -> None:
    board = Board().dice(2)
    board.company("rivendell", "boromir-ii")
    board.give("boromir-ii", "sword-of-gondolin", "scroll-of-isildur")
    board.company("bree", "elladan", seat=1)
    through(board.run(FreeCouncil()))
    assert board.zone("boromir-ii") == DISCARD and board.zone("sword-of-gondolin") == DISCARD


# Combat


@rule("meccg.combat.mod-order.3-stay-untapped", "meccg.combat.mod-order.4-defender-cards")
def test_the_defender_decides_on_tapping_before_he_plays_cards() -> None:
    board = Board().hand("block")
    slot = board.company("bree", "boromir-ii")
    board.attack(slot, prowess=10)
    assert board.prompt() == "stay" and not any(option.startswith("play") for option in board.options())
    board.do("tap:boromir-ii")
    assert board.prompt() == "strike" and "play:block:0" in board.options()


@rule("meccg.combat.resolve.lower", "meccg.combat.resolve.tie", "meccg.combat.resolve.higher-no-body")
@pytest.mark.parametrize(("strike", "wounded", "zone"), [(7, False, POINTS), (8, False, DISCARD), (9, True, DISCARD)])
def test_one_more_the_same_or_one_less(strike: int, wounded: bool, zone: int) -> None:
    board = Board().dice(3, 2)
    slot = board.company("bree", "aragorn-ii/tapped")
    board.creature(slot, "orc-guard")
    attack = board.g.stack[0]
    attack.prowess, attack.strikes, attack.body = strike, 1, 0  # type: ignore[attr-defined]
    through(board)
    assert board.logged("strike")[0]["total"] == 8
    assert board.wounded("aragorn-ii") is wounded and board.zone("orc-guard") == zone
    assert len(board.logged("body")) == int(wounded)


@rule("meccg.combat.defeat.all-strikes")
@pytest.mark.parametrize(("second", "zone"), [(4, POINTS), (3, DISCARD)])
def test_every_strike_must_be_defeated(second: int, zone: int) -> None:
    board = Board().dice(9, second)
    slot = board.company("bree", "aragorn-ii/tapped", "boromir-ii/tapped")
    board.creature(slot, "orc-guard")
    attack = board.g.stack[0]
    attack.prowess, attack.strikes, attack.body = 8, 2, 0  # type: ignore[attr-defined]
    through(board)
    totals = [line["total"] for line in board.logged("strike")]
    # The second one wins or ties.
    assert totals == [14, 5 + second] and board.zone("orc-guard") == zone


@rule("meccg.combat.item-maximum.no-lowering")
def test_an_item_never_lowers_its_bearer() -> None:
    board = Board()
    board.company("bree", "glorfindel-ii", "galadriel")
    board.give("glorfindel-ii", "dwarven-axe").give("galadriel", "shield-of-iron-bound-ash")
    # Glorfindel's prowess of 8 is above the axe's 7, Galadriel's body of 10 above the shield's 8.
    assert prowess(board.g, board.card("glorfindel-ii")) == 8 and body(board.g, board.card("galadriel")) == 10


@rule("meccg.endturn.play-after-refill")
def test_a_card_played_after_the_refill_is_not_replaced() -> None:
    board = Board().hand("marvels-told", *["dodge"] * 5).deck(*["block"] * 20).event("lure-of-power").dice(12)
    board.company("rivendell", "annalena")
    board.end_of_turn()
    through(board, "act")
    assert board.prompt() == "act" and len(board.g.hand(0)) == 8
    board.do("play:marvels-told:0")
    through(board)
    assert board.zone("lure-of-power") == DISCARD and len(board.g.hand(0)) == 7 and board.zone("annalena") == PLAY


@rule("meccg.council.score.2-cap-after-doubling", "meccg.council.score.order", "meccg.council.score.1-double")
def test_points_are_doubled_first_and_cut_afterwards() -> None:
    board = Board().points(*["men-of-lebennin"] * 2)
    board.company("bree", "aragorn-ii", "elladan")
    board.give("aragorn-ii", "sword-of-gondolin")
    board.company("moria", "haldir", "gimli", seat=1)
    board.give("haldir", "sword-of-gondolin")
    # Characters 4, items 2, factions 4; the other has characters and items, but no faction.
    assert points(board.g, 0)[:3] == [4, 2, 4] and points(board.g, 1)[2] == 0
    # Factions count 8, and of these as many as all the rest together: 6.
    assert final_score(board.g, 0) == 12


@rule("meccg.council.score.3-reveal-duplicates", "meccg.council.score.order")
def test_revealed_cards_come_last() -> None:
    board = Board().hand("haldir", "gimli").points(*["men-of-lebennin"] * 2)
    board.company("bree", "aragorn-ii")
    board.company("moria", "haldir", "gimli", seat=1)
    through(board.run(FreeCouncil()), "show")
    assert board.prompt() == "show" and board.to_act() == 0
    before = final_score(board.g, 1)
    board.do("show:haldir,gimli")
    through(board)
    assert board.logged("score")[0]["second"] == before - 2


@rule("meccg.council.score.categories")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("aragorn-ii", "characters"), ("sword-of-gondolin", "items"), ("fair-gold-ring", "items"),
        ("the-one-ring", "others"), ("men-of-lebennin", "factions"), ("quickbeam", "allies"),
        ("orc-warriors", "creatures"), ("gisulf", "creatures"), ("dreams-of-lore", "others"),
        ("rescue-prisoners", "others"),
    ],
)  # fmt: skip
def test_the_six_sorts_of_points(name: str, kind: str) -> None:
    assert CATEGORIES[category(face(name))] == kind


@rule("meccg.council.score.1-double")
def test_points_below_zero_are_no_points() -> None:
    assert doubled([2, 0, 0, 3, 0, 0], [-1, 0, 0, 0, 0, 0]) == [4, 0, 0, 6, 0, 0]
    assert doubled([2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]) == [2, 0, 0, 0, 0, 0]
    assert doubled([-2, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]) == [-2, 2, 0, 0, 0, 0]
