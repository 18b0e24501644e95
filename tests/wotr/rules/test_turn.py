"""The turn (IV p.18-21)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.rules.actions import ActionResolution
from westmarch.games.wotr.rules.turn import TheWar, Turn
from wotr.board import Board, faces


def turn_of(board: Board) -> Board:
    """Run a whole turn up to its first question."""
    return board.run(Turn())


def to_actions(board: Board) -> Board:
    """Decline the Fellowship phase and put as few dice as possible in the Hunt Box."""
    while board.g.asks and not isinstance(board.g.stack[-1], ActionResolution):
        decline(board)
    return board


def decline(board: Board) -> None:
    """Do as little as possible."""
    options = board.options()
    board.do("done" if "done" in options else "pass" if "pass" in options else options[0])


def quiet(board: Board, free: list[str], shadow: list[str]) -> Board:
    """A turn whose action dice show these faces."""
    board.chance("action-free", *faces("free", *free)).chance("action-shadow", *faces("shadow", *shadow))
    return to_actions(turn_of(board))


@rule("wotr.turn.sequence")
def test_six_phases_follow_in_order() -> None:
    assert Turn.STEPS == (
        "recover_dice",
        "draw_cards",
        "fellowship_phase",
        "hunt_allocation",
        "action_roll",
        "action_resolution",
        "end_of_actions",
        "victory_check",
    )
    board = turn_of(Board())
    assert board.g.hands[0] and board.g.rolled == [4, 7]  # dice and cards came before the first question
    assert board.asked() == "free"  # the Fellowship phase
    while board.asked() == "free":
        decline(board)
    assert board.asked() == "shadow" and board.options()[0].startswith("allocate")
    assert sum(board.g.dice) == 0  # nothing is rolled before the allocation
    board.do("allocate:0")
    assert board.prompt() == "wotr-ask-action"


@rule("wotr.turn.repeat")
def test_turns_repeat_until_somebody_wins() -> None:
    board = Board()
    board.g.turn = 0
    board.run(TheWar())
    for _ in range(400):
        if board.g.turn >= 3:
            break
        options = [o for o in board.options() if o.startswith(("skip", "done", "pass", "allocate", "discard"))]
        board.do(options[0] if options else board.options()[0])
    assert board.g.turn == 3 and not board.g.over


@rule("wotr.turn.phase1.recover-dice")
def test_all_dice_come_back_from_the_hunt_box() -> None:
    board = Board()
    board.g.hunt_box = [2, 3]
    board.g.used = [2, 4]
    turn_of(board)
    assert board.g.hunt_box == [0, 0] and board.g.used == [0, 0] and board.g.rolled == [4, 7]


@rule("wotr.turn.phase1.recover-then-draw", "wotr.turn.phase1.draw-two")
def test_each_side_draws_one_card_from_each_of_its_decks() -> None:
    board = Board()
    board.g.turn = 1
    turn_of(board)
    for side in (f.FREE, f.SHADOW):
        assert sorted(f.deck_of(card) for card in board.g.hands[side]) == [side * 2, side * 2 + 1]
    assert Turn.STEPS.index("recover_dice") < Turn.STEPS.index("draw_cards")


@rule("wotr.turn.phase2.free-peoples-only")
def test_the_fellowship_phase_asks_only_the_free_peoples_and_may_be_declined() -> None:
    board = Board()
    board.g.progress = 2
    turn_of(board)
    assert board.asked() == "free" and any(o.startswith("declare") for o in board.options())
    declined = [o for o in board.options() if o in ("done", "pass")]
    assert declined
    assert GAME.why_not(board.g, f.SHADOW, ("declare", board.g.fellowship)) == "wotr.turn.phase2.free-peoples-only"


@rule("wotr.turn.phase4.roll-all-free")
def test_the_free_peoples_roll_their_whole_pool() -> None:
    board = quiet(Board(), ["character"] * 4, ["army"] * 7)
    assert board.g.die_count(f.FREE, f.CHARACTER) == 4


@rule("wotr.turn.phase4.roll-shadow-rest")
def test_the_shadow_rolls_only_dice_outside_the_hunt_box() -> None:
    board = turn_of(Board().chance("action-shadow", *faces("shadow", *["army"] * 7)))
    while not board.options()[0].startswith("allocate"):
        decline(board)
    board.do("allocate:3")
    assert board.g.hunt_box[f.SHADOW] == 3 and board.g.die_count(f.SHADOW, f.ARMY) == 4


@rule("wotr.turn.phase4.eyes-to-hunt-box", "wotr.action.eye.to-hunt-box")
def test_eyes_go_to_the_hunt_box_at_once_and_buy_nothing() -> None:
    board = quiet(Board(), ["event"] * 4, ["eye", "eye", *["army"] * 5])
    assert board.g.hunt_box[f.SHADOW] == 2 and board.g.unused(f.SHADOW) == 5
    assert board.g.die_count(f.SHADOW, f.EYE) == 0


def acting(free: dict[str, int], shadow: dict[str, int]) -> Board:
    """The action resolution phase with these dice, on a board where both sides have something to do."""
    board = Board().war("rohan", "sauron").place("edoras", "rohan", regular=2, leader=1)
    board.place("morannon", "sauron", regular=3, nazgul=1)
    for face, count in free.items():
        board.result("free", face, count)
    for face, count in shadow.items():
        board.result("shadow", face, count)
    return board.run(ActionResolution())


@rule("wotr.turn.phase5.free-peoples-first")
def test_the_free_peoples_act_first() -> None:
    assert acting({"event": 1}, {"event": 1}).asked() == "free"


@rule("wotr.turn.phase5.alternate")
def test_players_alternate_with_one_die_each() -> None:
    board = acting({"event": 2}, {"event": 2})
    board.do("draw:event:free-character")
    assert board.asked() == "shadow" and board.g.unused(f.FREE) == 1
    board.do("draw:event:shadow-character")
    assert board.asked() == "free"
    assert GAME.why_not(board.g, f.SHADOW, ("skip", f.EVENT)) == "wotr.turn.phase5.alternate"


@rule("wotr.turn.phase5.choose-die")
def test_the_acting_player_picks_any_unused_result() -> None:
    board = acting({"event": 1, "muster": 1}, {"event": 2})
    assert "skip:event" in board.options() and "skip:muster" in board.options()
    assert GAME.why_not(board.g, f.FREE, ("skip", f.WILL)) == "wotr.turn.phase5.choose-die"


@rule("wotr.turn.phase5.pass-if-fewer")
def test_a_player_with_fewer_dice_may_pass_and_keeps_the_dice() -> None:
    board = acting({"event": 1}, {"event": 2})
    board.do("pass")
    assert board.asked() == "shadow" and board.g.unused(f.FREE) == 1


@rule("wotr.turn.phase5.no-pass-if-equal-or-more")
def test_no_pass_with_as_many_dice_or_more() -> None:
    for free in (2, 3):
        board = acting({"event": free}, {"event": 2})
        assert "pass" not in board.options()
        assert GAME.why_not(board.g, f.FREE, ("pass",)) == "wotr.turn.phase5.no-pass-if-equal-or-more"
    board = acting({"event": 2}, {"event": 2})
    board.g.hunt_box[f.SHADOW] = 3  # dice in the Hunt Box are not unused
    assert "pass" not in board.options()


@rule("wotr.turn.phase5.skip-discards-die")
def test_a_die_may_be_discarded_without_effect() -> None:
    board = acting({"event": 1, "muster": 1}, {"event": 1})
    hand = len(board.g.hands[f.FREE])
    board.do("skip:event")
    assert board.g.used[f.FREE] == 1 and len(board.g.hands[f.FREE]) == hand and board.asked() == "shadow"


@rule("wotr.turn.phase5.exhausted-opponent")
def test_when_one_player_has_no_dice_the_other_takes_all_remaining_actions() -> None:
    board = acting({"event": 1}, {"event": 3})
    board.do("skip:event", "skip:event")
    assert board.asked() == "shadow" and board.g.unused(f.SHADOW) == 2
    board.do("skip:event")
    assert board.asked() in ("shadow", "")


@rule("wotr.turn.phase5.used-die-aside")
def test_a_used_die_stays_aside_until_the_next_turn() -> None:
    board = acting({"event": 2}, {"event": 2})
    board.do("draw:event:free-character")
    assert board.g.used[f.FREE] == 1 and board.g.die_count(f.FREE, f.EVENT) == 1


@rule("wotr.turn.phase5.fellowship-die-to-hunt-box", "wotr.action.character.move-fellowship")
def test_a_die_that_moved_the_fellowship_goes_to_the_hunt_box_after_the_action() -> None:
    board = acting({"character": 2}, {"event": 2})
    board.do("use:character:move_fellowship")
    assert board.g.progress == 1
    assert board.g.hunt_box[f.FREE] == 1 and board.g.used[f.FREE] == 0


@rule("wotr.turn.phase6.military-check", "wotr.victory.military.only-at-check")
def test_military_victory_is_checked_at_the_end_of_the_turn_only() -> None:
    board = Board()
    for name in ("minas-tirith", "lorien", "rivendell", "helms-deep", "erebor"):
        board.captured(name)
    board.chance("action-free", *faces("free", *["event"] * 4)).chance(
        "action-shadow", *faces("shadow", *["event"] * 7)
    )
    to_actions(turn_of(board))
    assert board.g.victory_points(f.SHADOW) == 10 and not board.g.over  # reached, but the turn goes on
    while not board.g.over and board.options():
        skips = [o for o in board.options() if o.startswith("skip")]
        board.do(skips[0] if skips else board.options()[0])
    assert board.g.ending == "wotr-end-shadow-military"
    lost_again = Board().captured("minas-tirith")
    lost_again.g.control[f.region("minas-tirith")] = f.FREE
    assert lost_again.g.victory_points(f.SHADOW) == 0


def test_a_whole_game_starts_with_the_fellowship_phase_of_turn_one() -> None:
    g: Any = GAME.start({}, Chance(seed_of(5)))
    assert GAME.turn(g) == 1 and [len(hand) for hand in g.hands] == [2, 2]
