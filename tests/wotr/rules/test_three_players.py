"""The game of three, and who wins within a team (XI p.46)."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.record import SPENDING, SPENT
from westmarch.games.wotr.rules.allies import TeamDraw
from westmarch.games.wotr.rules.capture import capture, enter
from westmarch.games.wotr.rules.corruption import corrupt
from westmarch.games.wotr.rules.events import PlayEvent
from westmarch.games.wotr.rules.teams import best_of_team, personal_points
from westmarch.games.wotr.rules.victory import check_military, win
from wotr.board import Board, slot
from wotr.teams import action, four, has, three, to_actions

# ---- roles and order ----


@rule("wotr.multi.three.roles")
def test_one_player_has_all_free_peoples_and_the_shadow_is_shared() -> None:
    board = three()
    names = GAME.seat_names({"players": 3})
    assert names == ["free", "witch-king", "saruman"]
    assert {board.g.owner(nation) for nation in f.FREE_NATIONS} == {0}
    assert names[board.g.owner(f.SAURON)] == "witch-king" and names[board.g.owner(f.SOUTHRONS)] == "saruman"
    board.g.turn = 2
    board.run(TeamDraw()).do("pile:shadow-character", "pile:shadow-strategy")
    assert [len(cards) for cards in board.g.hands] == [2, 1, 1]
    assert [board.g.hand_limit(side) for side in (f.FREE, f.SHADOW)] == [6, 4]
    first = three()
    first.run(TeamDraw())
    assert [len(cards) for cards in first.g.hands] == [2, 2, 2]
    assert first.asked() == "witch-king" and first.prompt() == "wotr-ask-exchange"  # nobody to exchange with for one


@rule("wotr.multi.three.order")
def test_every_second_action_is_the_free_peoples_and_the_shadow_alternates() -> None:
    board = to_actions(three(), ["character"] * 4, ["event"] * 7)
    order = []
    for _ in range(6):
        order.append(board.asked())
        board.do(next(code for code in board.options() if code.startswith("skip")))
    assert order == ["free", "saruman", "free", "witch-king", "free", "saruman"]


# ---- no two consecutive actions with the same nation or army ----


def at_war() -> Board:
    board = three().war("gondor", "rohan", "elves")
    board.place("lossarnach", "gondor", regular=2).place("edoras", "rohan", regular=2)
    board.place("folde", "gondor", regular=2).place("folde", "rohan", regular=2)
    board.result("shadow", "event", 9)
    return action(board, "free", "muster", "army", "army", "army", "character")


def shadow_waits(board: Board) -> None:
    assert board.asked() in ("witch-king", "saruman")
    board.do("skip:event")


def march(board: Board, origin: str, target: str) -> None:
    board.do("use:army:move_armies", f"move:{origin}:{target}", "everybody", "done")


@rule("wotr.multi.three.no-consecutive-nation")
def test_two_actions_in_a_row_are_not_for_the_same_nation() -> None:
    board = at_war()
    march(board, "edoras", "westemnet")
    shadow_waits(board)
    board.do("use:army:move_armies")
    assert has(board, "move:lossarnach") and not has(board, "move:westemnet")
    refusal = GAME.why_not(board.g, 0, ("move", slot("westemnet"), slot("edoras")))
    assert refusal == "wotr.multi.three.no-consecutive-nation"


@rule("wotr.multi.three.no-consecutive-nation")
def test_diplomacy_cards_and_recruits_count_as_actions_on_a_nation() -> None:
    board = three().hand("free", "fp-str-17", "fp-str-14").war("gondor")
    board.g.active[f.NORTH] = 1
    board.result("shadow", "event", 9)
    action(board, "free", "muster", "muster", "muster")
    board.do("diplomacy:muster:north")
    shadow_waits(board)
    assert not has(board, "diplomacy:muster:north") and not has(board, "event:muster:fp-str-17")
    board.do("event:muster:fp-str-14")  # Guards of the Citadel
    while board.asked() == "free":
        board.do(board.options()[0])
    shadow_waits(board)
    assert has(board, "diplomacy:muster:north")
    assert not has(board, "use:muster:recruit")  # only Gondor is At War, and Gondor has just acted


@rule("wotr.multi.three.no-consecutive-nation")
def test_a_companion_s_counsel_is_an_action_on_his_nation() -> None:
    board = three().character("gimli", "erebor")
    board.result("shadow", "event", 9)
    action(board, "free", "muster", "muster")
    board.do("counsel:muster:dwarves")
    shadow_waits(board)
    assert has(board, "diplomacy:muster:north")
    assert not has(board, "diplomacy:muster:dwarves") and not has(board, "counsel:muster:dwarves")


@rule("wotr.multi.three.recruit-then-move-example")
def test_gondor_recruits_and_moves_only_with_another_action_in_between() -> None:
    board = at_war()
    board.do("use:muster:recruit", "recruit:gondor-elite:minas-tirith")
    shadow_waits(board)
    refusal = GAME.why_not(board.g, 0, ("move", slot("lossarnach"), slot("pelargir")))
    assert refusal == "wotr.multi.three.no-consecutive-nation"
    march(board, "edoras", "westemnet")
    shadow_waits(board)
    march(board, "lossarnach", "pelargir")
    assert board.count("pelargir", "gondor-regular") == 2


@rule("wotr.multi.three.no-consecutive-nation")
def test_a_pass_is_no_action_in_between_but_an_action_without_nation_is() -> None:
    board = at_war()
    march(board, "edoras", "westemnet")
    shadow_waits(board)
    board.do("pass")
    shadow_waits(board)
    assert GAME.why_not(board.g, 0, ("move", slot("westemnet"), slot("edoras"))) is not None
    board.do("use:character:move_fellowship")
    shadow_waits(board)
    march(board, "westemnet", "edoras")
    assert board.count("edoras", "rohan-regular") == 2


@rule("wotr.multi.three.mixed-consecutive")
def test_different_armies_of_several_nations_act_one_after_the_other() -> None:
    board = at_war()
    board.place("fangorn", "rohan", regular=1).place("fangorn", "elves", regular=1)
    march(board, "folde", "edoras")
    shadow_waits(board)
    march(board, "fangorn", "parth-celebrant")  # another army, though Rohan is in both
    assert board.count("parth-celebrant", "rohan-regular") == 1


@rule("wotr.multi.three.mixed-example")
def test_a_gondor_army_then_a_gondor_and_rohan_army_but_not_that_twice() -> None:
    board = at_war()
    march(board, "lossarnach", "pelargir")
    shadow_waits(board)
    march(board, "folde", "westemnet")
    shadow_waits(board)
    refusal = GAME.why_not(board.g, 0, ("move", slot("westemnet"), slot("folde")))
    assert refusal == "wotr.multi.three.mixed-consecutive"
    board.do("use:army:move_armies")
    assert has(board, "move:pelargir") and not has(board, "move:westemnet")


# ---- victory ----


def fallen(board: Board, *places: str) -> Board:
    """Free Peoples settlements taken by the Witch-king's troops."""
    for place in places:
        board.place(place, "sauron", regular=1)
        capture(board.g, f.SHADOW, slot(place))
    return board


@rule("wotr.multi.victory.team")
def test_a_team_wins_together_as_in_a_game_of_two() -> None:
    board = fallen(four(), "minas-tirith", "dol-amroth", "lorien", "helms-deep", "edoras")
    assert board.g.victory_points(f.SHADOW) == 9
    check_military(board.g)
    assert not board.g.over
    fallen(board, "pelargir")
    check_military(board.g)
    assert board.g.winners == [2, 3] and board.g.ending == "wotr-end-shadow-military"
    corrupted = four()
    corrupt(corrupted.g, 12)
    assert corrupted.g.winners == [2, 3]


@rule("wotr.multi.victory.shadow-individual")
def test_the_shadow_player_with_more_points_captured_than_lost_wins() -> None:
    board = fallen(four(), "minas-tirith", "dol-amroth", "lorien")  # six points of the Witch-king's
    for place in ("helms-deep", "erebor", "edoras"):
        board.place(place, "isengard", regular=1)
        enter(board.g, f.SHADOW, slot(place))  # five of Saruman's
    board.place("dol-guldur", "elves", regular=1)
    capture(board.g, f.FREE, slot("dol-guldur"))  # two lost by the Witch-king
    witch_king, saruman = board.seat("witch-king"), board.seat("saruman")
    assert (personal_points(board.g, witch_king), personal_points(board.g, saruman)) == (4, 5)
    check_military(board.g)
    assert board.g.winners == [witch_king, saruman]
    assert individual_winners(board) == [(saruman, "wotr.multi.victory.shadow-individual")]
    assert GAME.view(board.g, 0)["players"]["winner"] == ["saruman"]


@rule("wotr.multi.victory.shadow-individual")
def test_a_capture_by_a_mixed_army_is_its_controllers() -> None:
    board = four().place("dale", "sauron", regular=1).place("dale", "southrons", regular=2)
    enter(board.g, f.SHADOW, slot("dale"))
    assert personal_points(board.g, board.seat("saruman")) == 1
    capture(board.g, f.FREE, slot("dale"))  # recovered: nobody's any more
    assert personal_points(board.g, board.seat("saruman")) == 0


@rule("wotr.multi.victory.free-individual")
@pytest.mark.parametrize(
    ("lost", "winner"),
    [
        (("minas-tirith", "pelargir", "helms-deep", "erebor"), "gondor"),  # 3 against 4
        (("minas-tirith", "dol-amroth", "edoras"), "rohan"),
    ],
)
def test_the_free_player_who_lost_fewer_points_wins(lost: tuple[str, ...], winner: str) -> None:
    board = fallen(four(), *lost)
    assert [f.SEAT_NAMES[4][seat] for seat in best_of_team(board.g, f.FREE)] == [winner]


@rule("wotr.multi.victory.free-individual")
def test_equal_losses_are_a_shared_victory() -> None:
    board = fallen(four(), "pelargir", "edoras")
    assert best_of_team(board.g, f.FREE) == [0, 1]
    win(board.g, f.FREE, "wotr-end-free-military", "wotr.victory.military.free-four")
    assert individual_winners(board) == [(seat, "wotr.multi.victory.free-individual") for seat in (0, 1)]


def individual_winners(board: Board) -> list[tuple[int, str]]:
    """Who is said to have won more than the partner, and by which rule."""
    return [(entry.about["seat"], entry.rule) for entry in board.entries() if entry.key == "wotr-log-individual-winner"]


@rule("wotr.multi.three.no-consecutive-nation")
def test_the_grey_company_leaves_out_the_nation_of_the_last_action_and_is_an_action_on_the_other() -> None:
    board = three().war("gondor", "rohan").character("strider", "pelargir")
    board.place("pelargir", "gondor", regular=1).place("pelargir", "rohan", regular=1)
    board.g.teams[SPENT] = [1 << f.GONDOR]
    board.hand("free", "fp-char-24").run(PlayEvent(f.FREE, f.card("fp-char-24"), -1))
    assert (board.count("pelargir", "gondor-elite"), board.count("pelargir", "rohan-elite")) == (0, 1)
    assert board.g.teams[SPENDING][0] >> f.ROHAN & 1
