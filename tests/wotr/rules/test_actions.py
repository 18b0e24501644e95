"""The action table and the Elven Rings (IV p.20-21), and the dice pool (IV p.18-19)."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.rules.actions import ActionResolution, forbids_ring
from westmarch.games.wotr.rules.turn import Turn
from wotr.board import Board


def table(free: list[str], shadow: list[str]) -> Board:
    """A board on which everything of the action table is possible, at the start of the action phase."""
    board = Board().war("rohan", "gondor", "sauron", "isengard", "southrons")
    board.place("edoras", "rohan", regular=2, leader=1).place("folde", "rohan", regular=1)
    board.place("westemnet", "isengard", regular=2).place("fords-of-isen", "isengard", regular=2, elite=1)
    board.place("morannon", "sauron", regular=3, nazgul=1)
    board.character("gimli", "edoras").character("witch-king", "morannon")
    for face in free:
        board.result("free", face)
    for face in shadow:
        board.result("shadow", face)
    return board.run(ActionResolution())


def uses(board: Board, face: str) -> set[str]:
    """The argument-free actions offered for a face."""
    return {code.split(":")[2] for code in board.options() if code.startswith(f"use:{face}:")}


def shadow_to_act(board: Board) -> Board:
    board.do(next(code for code in board.options() if code.startswith("skip")))
    assert board.asked() == "shadow"
    return board


@rule("wotr.action.one-action-per-die")
def test_one_die_buys_one_action() -> None:
    board = table(["muster", "muster"], ["event"])
    board.do("diplomacy:muster:elves")
    assert board.steps("elves") == 2 and board.g.unused(f.FREE) == 1 and board.asked() == "shadow"
    assert GAME.why_not(board.g, f.FREE, ("use", f.MUSTER, "attack")) is not None


@rule("wotr.action.character.leader-army-move")
def test_character_moves_one_army_that_has_a_leader() -> None:
    board = table(["character"], ["event"]).place("eastemnet", "rohan", regular=1)
    board.place("lossarnach", "gondor", regular=1, leader=1)
    board.do("use:character:move_armies")
    origins = {code.split(":")[1] for code in board.options()}
    assert origins == {"edoras", "lossarnach"}  # no leader in the Folde and in Eastemnet


@rule("wotr.action.character.leader-army-attack")
def test_character_attacks_with_one_army_that_has_a_leader() -> None:
    board = table(["character"], ["event"]).place("helms-deep", "rohan", regular=1)
    board.do("use:character:attack", "everybody")  # of three armies next to the enemy only Edoras has a leader
    assert "wotr-log-battle" in board.logged()
    assert board.units("free", "edoras") == 0 and board.units("free", "folde") == 1


@rule("wotr.action.character.siege-or-sortie")
def test_character_may_launch_a_siege_battle_or_a_sortie() -> None:
    board = Board().war("rohan", "isengard").place("helms-deep-inside", "rohan", regular=2, leader=1)
    board.place("helms-deep", "isengard", regular=3)
    board.result("free", "character").result("shadow", "character").run(ActionResolution())
    assert "attack" in uses(board, "character")
    board = Board().war("rohan", "isengard", "sauron").place("helms-deep-inside", "rohan", regular=2)
    board.place("helms-deep", "sauron", regular=3, nazgul=1)
    board.result("free", "event").result("shadow", "character").run(ActionResolution())
    board.do("skip:event")
    assert "attack" in uses(board, "character")


@rule("wotr.action.character.play-event")
def test_character_plays_a_character_card() -> None:
    board = Board().hand("free", "fp-char-12", "fp-str-08")
    board.g.corruption = 2
    board.result("free", "character").result("shadow", "event").run(ActionResolution())
    assert "event:character:fp-char-12" in board.options()
    assert "event:character:fp-str-08" not in board.options()
    refusal = GAME.why_not(board.g, f.FREE, ("event", f.CHARACTER, f.card("fp-str-08")))
    assert refusal == "wotr.events.play.matching-icon"


@rule("wotr.action.character.hide-fellowship")
def test_character_hides_a_revealed_fellowship() -> None:
    board = table(["character"], ["event"])
    assert "hide_fellowship" not in uses(board, "character")
    board = Board()
    board.g.revealed = True
    board.result("free", "character").result("shadow", "event").run(ActionResolution())
    board.do("use:character:hide_fellowship")
    assert board.g.revealed == 0 and board.g.used[f.FREE] == 1


@rule("wotr.action.character.separate")
def test_character_separates_companions() -> None:
    board = table(["character", "event"], ["event"])
    board.do("use:character:separate", "group:legolas")
    assert any(code.startswith("go:") for code in board.options())
    board.do(board.options()[0])
    assert board.where("legolas") not in ("fellowship", "eliminated")


@rule("wotr.action.character.move-companions")
def test_character_moves_every_companion_on_the_map_within_its_range() -> None:
    board = table(["character"], ["event"]).character("boromir", "minas-tirith")
    board.do("use:character:move_companions")
    assert "group:gimli" in board.options() and "group:boromir" in board.options()


@rule("wotr.action.character.move-minions")
def test_character_moves_all_nazgul_the_witch_king_and_the_mouth() -> None:
    board = table(["event"], ["character"]).character("mouth-of-sauron", "morannon")
    shadow_to_act(board).do("use:character:move_minions")
    codes = board.options()
    assert any(code.startswith("fly:morannon:") for code in codes)
    assert any(code.startswith("send:witch-king:") for code in codes)
    assert any(code.startswith("send:mouth-of-sauron:") for code in codes)


@rule("wotr.action.army.move-two")
def test_army_moves_up_to_two_armies() -> None:
    board = table(["event"], ["army", "event"])
    shadow_to_act(board).do("use:army:move_armies", "move:westemnet:fangorn")
    while board.prompt() not in ("wotr-ask-move", "wotr-ask-move-again", "wotr-ask-action"):
        board.do("everybody" if "everybody" in board.options() else board.options()[0])
    assert any(code.startswith("move:") for code in board.options())


@rule("wotr.action.army.attack-one")
def test_army_attacks_with_one_army() -> None:
    board = table(["event"], ["army"])
    shadow_to_act(board).do("use:army:attack")
    assert {code.split(":")[0] for code in board.options()} == {"attack"}


@rule("wotr.action.army.play-event")
def test_army_plays_an_army_card_only() -> None:
    board = Board().war("sauron", "isengard", "southrons").hand("shadow", "sh-str-09", "sh-char-18")
    board.place("morannon", "sauron", regular=2)
    board.result("free", "event").result("shadow", "army").run(ActionResolution())
    board.do("skip:event")
    assert "event:army:sh-str-09" in board.options()
    assert "event:army:sh-char-18" not in board.options()


@rule("wotr.action.muster.diplomacy")
def test_muster_advances_an_own_nation_one_box() -> None:
    board = table(["muster", "event"], ["muster"])
    assert "diplomacy:muster:isengard" not in board.options()
    board.do("diplomacy:muster:elves")
    assert board.steps("elves") == 2


@rule("wotr.action.muster.play-event")
def test_muster_plays_a_muster_card() -> None:
    board = Board().hand("free", "fp-str-08", "fp-char-12")
    board.g.corruption = 1
    board.result("free", "muster").result("shadow", "event").run(ActionResolution())
    assert "event:muster:fp-str-08" in board.options()
    assert "event:muster:fp-char-12" not in board.options()


@rule("wotr.action.muster.recruit")
def test_muster_recruits_for_nations_at_war() -> None:
    board = table(["muster"], ["event"])
    board.do("use:muster:recruit")
    assert "recruit:rohan-regular:helms-deep" in board.options()
    assert not any("dwarves" in code for code in board.options())


@rule("wotr.action.muster.play-minion")
def test_muster_brings_a_minion() -> None:
    board = table(["event"], ["muster"])
    shadow_to_act(board)
    assert "minion:muster:saruman" in board.options()
    board.do("minion:muster:saruman")
    assert board.where("saruman") == "orthanc"


@rule("wotr.action.event.draw")
def test_event_draws_a_card_from_either_own_deck() -> None:
    board = table(["event"], ["event"])
    assert {"draw:event:free-character", "draw:event:free-strategy"} <= set(board.options())
    board.do("draw:event:free-strategy")
    assert [f.deck_of(card) for card in board.g.hands[f.FREE]] == [1]


@rule("wotr.action.event.play-any")
def test_event_plays_any_card_whatever_its_type() -> None:
    board = Board().hand("free", "fp-str-08", "fp-char-12", "fp-str-05")
    board.place("moria", "sauron", regular=1).place("moria", "isengard", regular=1)
    board.g.corruption = 1
    board.result("free", "event").result("shadow", "event").run(ActionResolution())
    assert {"event:event:fp-str-08", "event:event:fp-char-12", "event:event:fp-str-05"} <= set(board.options())


@rule("wotr.action.muster-army.either")
def test_muster_army_takes_an_action_of_either_list() -> None:
    board = table(["event"], ["muster-army"])
    shadow_to_act(board)
    assert {"move_armies", "attack", "recruit"} <= uses(board, "muster-army")
    assert any(code.startswith("minion:muster-army") for code in board.options())
    assert "move_minions" not in uses(board, "muster-army")


@rule("wotr.action.will.wild")
def test_will_of_the_west_works_like_any_other_result() -> None:
    board = table(["will"], ["event"])
    offered = uses(board, "will")
    assert {"move_fellowship", "separate", "move_companions", "move_armies", "attack", "recruit"} <= offered
    assert any(code.startswith("draw:will") for code in board.options())
    assert any(code.startswith("diplomacy:will") for code in board.options())


@rule("wotr.action.will.upgrade-character")
def test_will_of_the_west_brings_gandalf_the_white_or_aragorn() -> None:
    board = Board().character("gandalf-grey", "edoras").character("strider", "minas-tirith")
    board.character("witch-king", "morannon").place("morannon", "sauron", regular=1)
    board.result("free", "will").result("shadow", "event").run(ActionResolution())
    assert {"upgrade:gandalf-white", "upgrade:aragorn"} <= set(board.options())
    board.do("upgrade:aragorn")
    assert board.where("aragorn") == "minas-tirith" and board.g.used[f.FREE] == 1


# ---- the dice pool ----


def pool_with(*characters: tuple[str, str]) -> list[int]:
    board = Board()
    for name, place in characters:
        board.character(name, place)
    board.run(Turn())
    return board.g.rolled


@rule("wotr.dice.pool.saruman-bonus", "wotr.dice.pool.witch-king-bonus", "wotr.dice.pool.mouth-bonus")
@pytest.mark.parametrize(
    "name, place", [("saruman", "orthanc"), ("witch-king", "minas-morgul"), ("mouth-of-sauron", "barad-dur")]
)
def test_each_minion_in_play_adds_a_die(name: str, place: str) -> None:
    assert pool_with((name, place)) == [4, 8]


@rule("wotr.dice.pool.shadow-max")
def test_the_shadow_pool_grows_to_ten() -> None:
    everybody = (("saruman", "orthanc"), ("witch-king", "minas-morgul"), ("mouth-of-sauron", "barad-dur"))
    assert pool_with(*everybody) == [4, 10]


@rule("wotr.dice.pool.aragorn-bonus", "wotr.dice.pool.gandalf-white-bonus")
@pytest.mark.parametrize("name", ["aragorn", "gandalf-white"])
def test_aragorn_and_gandalf_the_white_add_a_die(name: str) -> None:
    assert pool_with((name, "edoras")) == [5, 7]


@rule("wotr.dice.pool.lost-on-elimination", "wotr.dice.pool.change-next-turn")
def test_a_die_is_lost_with_its_character_from_the_next_turn_on() -> None:
    board = Board().character("saruman", "orthanc").run(Turn())
    assert board.g.rolled[f.SHADOW] == 8
    board.g.eliminate_character(f.SARUMAN)
    assert board.g.rolled[f.SHADOW] == 8  # this turn's dice stay
    board.g.stack.clear()
    board.run(Turn())
    assert board.g.rolled[f.SHADOW] == 7


# ---- Elven Rings ----


@rule("wotr.rings.use.change-die", "wotr.rings.use.not-an-action")
def test_a_ring_changes_a_die_and_an_action_with_any_die_follows() -> None:
    board = table(["event", "muster"], ["event"])
    board.do("ring:event:character")
    assert board.asked() == "free" and board.g.die_count(f.FREE, f.CHARACTER) == 1
    assert "skip:muster" in board.options() and "skip:character" in board.options()


@rule("wotr.rings.use.own-die-only")
def test_only_own_unused_dice_can_be_changed() -> None:
    board = table(["event"], ["army"])
    assert not any(code.startswith("ring:army") for code in board.options())
    assert forbids_ring(board.g, f.FREE, f.ARMY, f.MUSTER) == "wotr.rings.use.own-die-only"


@rule("wotr.rings.use.one-per-turn")
def test_one_ring_a_turn() -> None:
    board = table(["event", "muster"], ["event"]).do("ring:event:character")
    assert not any(code.startswith("ring") for code in board.options())
    assert GAME.why_not(board.g, f.FREE, ("ring", f.MUSTER, f.EVENT)) == "wotr.rings.use.one-per-turn"


@rule("wotr.rings.use.only-own-turn-to-act")
def test_a_ring_is_used_only_when_about_to_act() -> None:
    board = table(["event"], ["event"])
    board.g.rings[f.SHADOW] = 1
    refusal = GAME.why_not(board.g, f.SHADOW, ("ring", f.EVENT, f.ARMY))
    assert refusal == "wotr.rings.use.only-own-turn-to-act"


@rule("wotr.rings.free.flip-to-shadow")
def test_a_ring_of_the_free_peoples_goes_to_the_shadow() -> None:
    board = table(["event"], ["event"]).do("ring:event:muster")
    assert board.g.rings == [2, 1]


@rule("wotr.rings.shadow.removed-after-use")
def test_a_ring_of_the_shadow_leaves_the_game() -> None:
    board = table(["event"], ["event"])
    board.g.rings = [2, 1]
    shadow_to_act(board).do("ring:event:army")
    assert board.g.rings == [2, 0]


@rule("wotr.rings.free.not-to-will")
def test_the_free_peoples_cannot_make_will_of_the_west() -> None:
    board = table(["event"], ["event"])
    assert "ring:event:will" not in board.options()
    assert GAME.why_not(board.g, f.FREE, ("ring", f.EVENT, f.WILL)) == "wotr.rings.free.not-to-will"


@rule("wotr.rings.shadow.to-eye", "wotr.rings.shadow.to-eye-not-action")
def test_the_shadow_may_make_an_eye_and_still_acts() -> None:
    board = table(["event"], ["event", "event"])
    board.g.rings = [2, 1]
    shadow_to_act(board).do("ring:event:eye")
    assert board.g.hunt_box[f.SHADOW] == 1 and board.g.unused(f.SHADOW) == 1
    assert board.asked() == "shadow" or board.g.unused(f.SHADOW) == 0


@rule("wotr.rings.shadow.not-from-eye")
def test_an_eye_cannot_be_changed() -> None:
    board = table(["event"], ["event"])
    board.g.rings = [2, 1]
    assert forbids_ring(board.g, f.SHADOW, f.EYE, f.ARMY) == "wotr.rings.shadow.not-from-eye"
