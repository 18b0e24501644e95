"""The end of the game (p.17-19): calling the Council, its checks, the points."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.rules.council import (
    ENOUGH,
    FreeCouncil,
    capped,
    category,
    doubled,
    final_score,
    forbids_call,
    is_automatic,
    points,
    total_points,
)
from westmarch.games.meccg.rules.turn import Game
from westmarch.games.meccg.terms import DISCARD, OUT, PLAY, TAPPED, WEAKEST_LINK


def player_one(board: Board, seat: int = 0) -> None:
    """The first player of the example on p.18."""
    board.company("rivendell", "celeborn", "elladan", "elrohir", "gildor-inglorion", "legolas", seat=seat)
    board.give("elladan", "sword-of-gondolin").give("legolas", "gwaihir").give("celeborn", "dreams-of-lore")
    board.points("men-of-lebennin", seat=seat)


def player_two(board: Board, seat: int = 1) -> None:
    board.company("rivendell", "beorn", "faramir", "imrahil", "theoden", seat=seat)
    sword = board.g.add(board.g.faces[board.card("sword-of-gondolin")], seat, 1)
    board.g.attach(sword, board.card("faramir"))
    board.give("beorn", "great-shield-of-rohan").give("theoden", "quickbeam")


def example() -> Board:
    board = Board()
    player_one(board)
    player_two(board)
    return board


@rule("meccg.example.council.player1-base", "meccg.council.score.categories", "meccg.cards.character.vp-while-in-play")
@rule("meccg.card.char.council-table-vp", "meccg.card.faction.men-of-lebennin", "meccg.card.ally.gwaihir-quickbeam")
@rule("meccg.card.item.great-shield-of-rohan")
def test_the_first_player_has_fifteen() -> None:
    board = example()
    assert points(board.g, 0) == [7, 2, 2, 2, 0, 2] and total_points(board.g, 0) == 15


@rule("meccg.example.council.player2-base", "meccg.card.char.beorn")
def test_the_second_player_has_fourteen() -> None:
    board = example()
    assert points(board.g, 1) == [8, 4, 0, 2, 0, 0] and total_points(board.g, 1) == 14


@rule("meccg.example.council.doubling", "meccg.council.score.1-double")
def test_what_the_other_lacks_is_doubled() -> None:
    board = example()
    assert sum(doubled(points(board.g, 0), points(board.g, 1))) == 17


@rule("meccg.council.score.1-double-exceptions")
def test_creatures_and_other_points_are_never_doubled() -> None:
    assert doubled([1, 1, 1, 1, 5, 3], [0] * 6) == [2, 2, 2, 2, 5, 3]


@rule("meccg.example.council.cap", "meccg.council.score.2-half-cap")
def test_no_type_is_worth_more_than_the_rest() -> None:
    board = example()
    assert sum(capped(points(board.g, 1))) == 12


@rule("meccg.example.council.half-cap-16-10")
def test_ten_of_sixteen_count_six() -> None:
    assert capped([6, 0, 10, 0, 0, 0]) == [6, 0, 6, 0, 0, 0]


@rule("meccg.council.score.2-cap-after-doubling", "meccg.council.score.order")
def test_doubling_comes_before_the_cap() -> None:
    assert sum(capped(doubled([4, 0, 3, 0, 0, 0], [1, 1, 0, 1, 0, 0]))) == 8


@rule("meccg.example.council.reveals", "meccg.council.score.3-reveal-duplicates", "meccg.council.score.3-unique-only")
@rule("meccg.council.winner", "meccg.victory.council")
def test_the_example_ends_fourteen_to_twelve() -> None:
    board = example()
    board.hand("gwaihir", "legolas", "elrohir", "sword-of-gondolin", seat=1)
    board.run(FreeCouncil())
    while board.prompt() == "check":
        board.do("pass")
    assert board.prompt() == "show" and board.to_act() == 1
    assert not any("sword-of-gondolin" in option for option in board.options())
    board.do("show:gwaihir,legolas,elrohir")
    assert board.logged("score") == [{"first": 14, "second": 12}]
    assert board.g.winners == [0]


@rule("meccg.council.tie-is-draw")
def test_equal_points_are_a_draw() -> None:
    board = Board()
    board.company("rivendell", "elladan")
    board.company("rivendell", "elrohir", seat=1)
    board.run(FreeCouncil())
    assert board.g.ending == "meccg-end-draw" and board.g.winners == []


@rule("meccg.optional.weakest-link")
def test_option_the_weakest_link_breaks_a_tie() -> None:
    board = Board(optional=WEAKEST_LINK).dice(2, 12).points("wood-elves").points("ents-of-fangorn", seat=1)
    board.company("rivendell", "elladan")
    board.company("rivendell", "elrohir", seat=1)
    board.run(FreeCouncil()).passing(limit=400)
    assert [line["points"] for line in board.logged("check")] == [2, 2]
    assert board.zone("elladan") == DISCARD and board.g.winners == [1]


@rule("meccg.council.checks.everyone", "meccg.council.checks.order", "meccg.council.checks.no-untap")
def test_everybody_makes_a_check() -> None:
    board = Board().dice(12, 12)
    board.company("rivendell", "boromir-ii/tapped")
    board.company("lorien", "faramir", "mablung", seat=1)
    board.give("boromir-ii", "scroll-of-isildur").give("faramir", "palantir-of-orthanc", "orcrist")
    board.run(FreeCouncil()).passing()
    assert [line["card"] for line in board.logged("check")] == [board.card("boromir-ii"), board.card("faramir")]
    assert board.g.status[board.card("boromir-ii")] == TAPPED


@rule("meccg.council.checks.support", "meccg.council.checks.resources-allowed", "meccg.council.checks.no-hazards")
def test_support_and_resources_at_the_council() -> None:
    board = Board().hand("a-friend-or-three").hazards("weariness-of-the-heart").dice(12)
    board.company("rivendell", "boromir-ii", "eomer")
    board.give("boromir-ii", "scroll-of-isildur").run(FreeCouncil())
    assert board.options() == ["pass", "play:a-friend-or-three:1", "support:eomer"]
    assert not board.asked(1)


@rule("meccg.council.checks.fail-discard")
def test_whoever_fails_is_discarded() -> None:
    board = Board().dice(2)
    board.company("rivendell", "boromir-ii", "mablung")
    board.follow("mablung", "boromir-ii").give("boromir-ii", "scroll-of-isildur").run(FreeCouncil()).passing()
    assert board.zone("boromir-ii") == DISCARD and board.zone("scroll-of-isildur") == DISCARD
    assert board.zone("mablung") == PLAY


@rule("meccg.council.checks.wizard-fails")
def test_a_wizard_who_fails_costs_five() -> None:
    for standard in (True, False):
        board = Board(standard).dice(2)
        board.company("rivendell", "saruman", "eomer/tapped")
        board.give("saruman", "scroll-of-isildur").run(FreeCouncil()).passing()
        assert board.g.lost_wizards == [1, 0] and board.logged("score")[0]["first"] < 0
        assert board.g.ending == "meccg-end-council"


@rule("meccg.cards.character.vp-negative-when-eliminated")
def test_some_characters_cost_points_when_eliminated() -> None:
    board = Board().pile(OUT, "aragorn-ii", "eomer")
    assert points(board.g, 0)[0] == -3


@rule("meccg.council.call.basic", "meccg.council.call.voluntary")
def test_who_may_call_after_one_deck() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    assert forbids_call(board.g, 0) == "meccg.council.call.basic"
    board.g.exhausted = [1, 0]
    board.end_of_turn().passing("call")
    assert board.options() == ["call", "pass"]


@rule("meccg.council.call.basic")
def test_twenty_points_are_enough() -> None:
    board = Board().points(*["rangers-of-the-north", "riders-of-rohan", "wood-elves", "ents-of-fangorn"] * 2)
    assert total_points(board.g, 0) == 24 and forbids_call(board.g, 0) is None


@pytest.mark.parametrize(("decks", "needed"), [(2, 25), (3, 30), (4, 40)])
@rule("meccg.council.call.two-deck", "meccg.council.call.three-deck", "meccg.council.call.four-deck")
def test_longer_games(decks: int, needed: int) -> None:
    board = Board()
    board.g.length = decks
    board.company("rivendell", "aragorn-ii")
    board.g.exhausted = [decks - 1, 0]
    assert forbids_call(board.g, 0) is not None
    assert ENOUGH[decks] == needed
    board.points(*["rangers-of-the-north"] * (needed // 3))
    assert forbids_call(board.g, 0) is None
    board.g.exhausted = [decks, 0]
    assert forbids_call(board.g, 0) is None


@rule("meccg.council.call.when-held")
def test_the_council_meets_after_the_opponents_turn() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    board.company("rivendell", "elladan", seat=1)
    board.g.exhausted = [1, 0]
    board.run(Game())
    while board.g.asks and board.prompt() != "call":
        board.do("pass")
    turn = board.g.turn
    board.do("call")
    while board.g.asks:
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert board.g.turn == turn + 1 and board.logged("council")


@rule("meccg.council.call.basic-automatic", "meccg.council.call.two-deck-automatic")
@rule("meccg.council.call.three-deck-automatic", "meccg.council.call.four-deck-automatic")
def test_the_council_comes_by_itself() -> None:
    for decks in (1, 2, 3, 4):
        board = Board()
        board.g.length = decks
        board.g.exhausted = [decks, decks - 1]
        assert not is_automatic(board.g)
        board.g.exhausted = [decks, decks]
        assert is_automatic(board.g)
        board.company("rivendell", "aragorn-ii")
        board.company("rivendell", "elladan", seat=1)
        board.run(Game())
        while board.g.asks:
            board.do("pass" if "pass" in board.options() else board.options()[0])
        assert board.g.turn == 4


@rule("meccg.agent.vp.category", "meccg.agent.vp.opponent-only", "meccg.agent.vp.own-eliminated")
def test_agents_count_as_creatures() -> None:
    board = Board().points("gisulf")
    assert points(board.g, 0)[4] == 0
    other = board.g.add(board.g.faces[board.card("gisulf")], 1, 1)
    board.g.put(other, 4, 0)
    assert points(board.g, 0)[4] == 1 and category(board.g.face(other)) == 4


@rule("meccg.deeps.vp-not-for-calling", "meccg.deeps.vp-count-at-council")
def test_points_below_do_not_help_to_call() -> None:
    board = Board()
    board.company("the-under-gates", "aragorn-ii")
    assert total_points(board.g, 0, for_call=True) == 0 and final_score(board.g, 0) == 0 + total_points(board.g, 0) - 3
    board.company("rivendell", "elladan")
    board.give("elladan", "orcrist")
    assert total_points(board.g, 0) == 3 + 1 + 4
