"""The Shadow's Character deck as events: cards 17 to 24, of the Balrog, the Nazgûl and Saruman."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.army import SettleBoard
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.combat import battle_of
from westmarch.games.wotr.rules.events import Dismiss, forbids_dismiss
from westmarch.games.wotr.rules.fellowship import Declare
from westmarch.games.wotr.rules.hunt_tile import Reveal
from westmarch.games.wotr.rules.politics import activate, army_attacked, army_entered
from wotr.board import Board
from wotr.cards.playing import abroad, is_refused, on_table, play
from wotr.tiles import ONE, ZERO_REVEAL

# ---- 17. Balrog of Moria ----


@rule("wotr.cards.known.balrog-of-moria")
def test_the_balrog_wakes_when_the_fellowship_is_revealed_in_moria() -> None:
    board = abroad("hollin", progress=1)
    play(board, "sh-char-17")
    assert on_table(board, "sh-char-17")
    board.tile(ONE).run(Reveal(f.SHADOW)).do("reveal:moria")
    assert board.asked() == "shadow"
    board.do("card:sh-char-17", "casualty:none")
    assert board.g.tiles[ONE] == f.TILE_DRAWN
    assert not on_table(board, "sh-char-17")


@rule("wotr.cards.known.balrog-of-moria")
def test_the_balrog_stays_asleep_away_from_moria_or_if_the_shadow_wants_it_so() -> None:
    for answers in (("reveal:trollshaws",), ("reveal:moria", "pass")):
        board = abroad("hollin", progress=1).on_table("shadow", "sh-char-17")
        board.run(Reveal(f.SHADOW)).do(*answers)
        assert on_table(board, "sh-char-17")


@rule("wotr.hunt.declare.ignore-reveal")
def test_declared_beyond_moria_in_a_haven_the_balrogs_reveal_icon_is_ignored() -> None:
    board = abroad("hollin", progress=3).on_table("shadow", "sh-char-17").tile(ZERO_REVEAL)
    board.run(Declare(f.region("lorien"))).do("card:sh-char-17")
    assert board.g.revealed == 0
    assert board.g.tiles[ZERO_REVEAL] == f.TILE_DRAWN


@rule("wotr.combat-cards.one-per-round")
def test_the_balrog_on_the_table_may_be_laid_as_a_combat_card() -> None:
    board = Board().war("sauron").place("moria", "sauron", regular=2).place("hollin", "elves", regular=2)
    board.on_table("shadow", "sh-char-17").run(LaunchAttack(f.SHADOW, f.region("moria"), f.region("hollin")))
    board.do("everybody")
    assert "combat:sh-char-17" in board.options()


# ---- 18. The Lidless Eye ----


@rule("wotr.action.eye.to-hunt-box")
def test_the_lidless_eye_turns_up_to_three_unused_dice() -> None:
    board = Board().result("shadow", "army", 2).result("shadow", "muster", 3)
    play(board, "sh-char-18", "turn:army=1,muster=2")
    assert board.g.hunt_box[f.SHADOW] == 3
    assert board.g.die_count(f.SHADOW, f.ARMY) == 1
    assert board.g.die_count(f.SHADOW, f.MUSTER) == 1
    assert not board.options()


@rule("wotr.action.eye.to-hunt-box")
def test_the_lidless_eye_may_turn_fewer_dice() -> None:
    board = Board().result("shadow", "army", 2)
    play(board, "sh-char-18", "turn:army=1")
    assert board.g.hunt_box[f.SHADOW] == 1


# ---- 19. Dreadful Spells ----


@rule("wotr.events.play.requirement")
def test_dreadful_spells_need_an_army_with_nazgul_near_an_enemy_army() -> None:
    board = Board().place("osgiliath", "sauron", regular=1).place("minas-tirith", "gondor", regular=2)
    assert is_refused(board, "sh-char-19")
    board.place("pelargir", "sauron", nazgul=1)
    assert is_refused(board, "sh-char-19")
    board.place("osgiliath", "sauron", nazgul=1)
    assert not is_refused(board, "sh-char-19")


@rule("wotr.battle.casualties.owner-chooses")
def test_dreadful_spells_hit_on_five_for_each_nazgul_and_the_owner_takes_the_losses() -> None:
    board = Board().place("osgiliath", "sauron", regular=1, nazgul=2).character("witch-king", "osgiliath")
    board.place("minas-tirith", "gondor", regular=2, elite=1).dice(5, 4, 6)
    play(board, "sh-char-19")
    assert board.asked() == "free"
    board.do("lose:gondor-regular=1,gondor-elite=1")
    assert board.count("minas-tirith", "gondor-regular") == 2
    assert board.count("minas-tirith", "gondor-elite") == 0


@rule("wotr.events.play.overrides-only-stated")
def test_dreadful_spells_roll_five_dice_at_most() -> None:
    board = Board().place("osgiliath", "sauron", regular=1, nazgul=7).place("minas-tirith", "gondor", regular=7)
    play(board.dice(1, 1, 1, 1, 1, 6, 6), "sh-char-19")
    assert board.units("free", "minas-tirith") == 7


@rule("wotr.map.stronghold-boxes")
def test_dreadful_spells_reach_a_besieged_army_from_before_the_walls() -> None:
    board = Board().place("helms-deep", "sauron", regular=1, nazgul=1).place("helms-deep-inside", "rohan", regular=2)
    play(board.dice(6), "sh-char-19")
    assert board.units("free", "helms-deep-inside") == 1


@rule("wotr.events.casualties.leaders-removed", "wotr.events.casualties.characters-stay")
def test_leaders_fall_with_an_army_lost_to_spells_but_companions_stay() -> None:
    board = Board().place("osgiliath", "sauron", regular=1, nazgul=1).character("boromir", "minas-tirith")
    board.place("minas-tirith", "gondor", regular=1, leader=1).dice(6)
    play(board, "sh-char-19")
    assert board.count("minas-tirith", "gondor-leader") == 0
    assert board.where("boromir") == "minas-tirith"


# ---- 20. Grond, Hammer of the Underworld ----


def grond() -> Board:
    board = Board().war("sauron", "gondor").place("minas-tirith", "sauron", regular=3)
    return board.place("minas-tirith-inside", "gondor", regular=2).character("witch-king", "minas-tirith")


@rule("wotr.events.play.requirement")
def test_grond_needs_the_witch_king_with_a_besieging_army() -> None:
    assert not is_refused(grond(), "sh-char-20")
    assert is_refused(grond().character("witch-king", "osgiliath"), "sh-char-20")
    board = Board().war("sauron").place("osgiliath", "sauron", regular=3).character("witch-king", "osgiliath")
    assert is_refused(board.place("minas-tirith", "gondor", regular=2), "sh-char-20")


@rule("wotr.siege.battle.one-round")
def test_grond_batters_the_gates_for_three_rounds() -> None:
    board = grond().dice(*[1] * 25)
    play(board, "sh-char-20", "everybody", "reroll:0", "press", "reroll:0", "press", "reroll:0")
    assert board.g.chance.script == {"d6": [1] * 10}
    assert not board.options()


@rule("wotr.events.play.overrides-only-stated")
def test_against_grond_the_free_peoples_play_no_card_in_the_first_round_without_a_companion() -> None:
    board = grond().hand("free", "fp-str-01").dice(*[1] * 5)
    play(board, "sh-char-20", "everybody")
    assert board.asked() == "shadow"
    board.do("reroll:0", "press")
    assert (board.asked(), battle_of(board.g).round) == ("free", 2)
    board = grond().hand("free", "fp-str-01").character("peregrin", "minas-tirith-inside")
    play(board, "sh-char-20", "everybody")
    assert (board.asked(), battle_of(board.g).round) == ("free", 1)


@rule("wotr.attack.nation-at-war")
def test_grond_does_nothing_for_an_army_in_peace() -> None:
    board = Board().place("minas-tirith", "sauron", regular=3).character("witch-king", "minas-tirith")
    board.place("minas-tirith-inside", "gondor", regular=2)
    play(board, "sh-char-20")
    assert not board.options()
    assert board.steps("gondor") == 2


# ---- 21. The Palantir of Orthanc ----


@rule("wotr.events.play.requirement")
def test_the_palantir_and_wormtongue_need_saruman() -> None:
    for name in ("sh-char-21", "sh-char-22"):
        assert is_refused(Board(), name)
        assert not is_refused(Board().character("saruman", "orthanc"), name)


@rule("wotr.events.table.stays")
def test_the_palantir_draws_a_card_after_an_event_result_has_played_one() -> None:
    board = Board().character("saruman", "orthanc").on_table("shadow", "sh-char-21")
    play(board, "sh-str-22", face="event")
    assert board.options() == ["no", "pile:shadow-character", "pile:shadow-strategy"]
    board.do("pile:shadow-strategy")
    assert len(board.g.hands[f.SHADOW]) == 1
    board = Board().character("saruman", "orthanc").on_table("shadow", "sh-char-21")
    play(board, "sh-str-22", face="muster")
    assert not board.options()


@rule("wotr.events.table.discard-die-is-action")
def test_the_palantir_is_dismissed_by_the_will_of_the_west_or_by_a_die_and_a_ring() -> None:
    board = Board().character("saruman", "orthanc").on_table("shadow", "sh-char-21")
    card = f.card("sh-char-21")
    assert forbids_dismiss(board.g, f.FREE, card, f.WILL) is None
    assert forbids_dismiss(board.g, f.FREE, card, f.ARMY) is None
    board.run(Dismiss(f.FREE, card, f.ARMY))
    assert not on_table(board, "sh-char-21")
    assert board.g.rings == [2, 1]
    board = Board().character("saruman", "orthanc").on_table("shadow", "sh-char-21").run(Dismiss(f.FREE, card, f.WILL))
    assert board.g.rings == [3, 0]


@rule("wotr.rings.use.one-per-turn")
def test_a_ring_used_this_turn_cannot_pay_for_the_palantir() -> None:
    board = Board().character("saruman", "orthanc").on_table("shadow", "sh-char-21")
    card = f.card("sh-char-21")
    board.g.ring_used[f.FREE] = 1
    assert forbids_dismiss(board.g, f.FREE, card, f.ARMY) == "wotr.rings.use.one-per-turn"
    board.g.ring_used[f.FREE] = 0
    board.g.rings[f.FREE] = 0
    assert forbids_dismiss(board.g, f.FREE, card, f.ARMY) == "wotr.rings.use.change-die"


@pytest.mark.parametrize("name", ["sh-char-21", "sh-char-22"])
@rule("wotr.events.table.requirement-lapses", "wotr.cards.event.wormtongue.discard")
def test_without_saruman_the_palantir_and_wormtongue_leave_the_table(name: str) -> None:
    board = Board().character("saruman", "orthanc").on_table("shadow", name)
    board.run(SettleBoard())
    assert on_table(board, name)
    board.g.eliminate_character(f.SARUMAN)
    board.run(SettleBoard())
    assert not on_table(board, name)


# ---- 22. Wormtongue ----


def wormtongue() -> Board:
    board = Board().character("saruman", "orthanc")
    return play(board, "sh-char-22")


@rule("wotr.cards.event.wormtongue.play")
def test_wormtongue_keeps_rohan_asleep_when_armies_enter_or_attack_elsewhere() -> None:
    board = wormtongue().place("fords-of-isen", "rohan", regular=1)
    army_entered(board.g, f.SHADOW, f.region("eastemnet"))
    army_attacked(board.g, f.FREE, f.region("fords-of-isen"), f.region("fords-of-isen"))
    army_entered(board.g, f.SHADOW, f.region("edoras"))
    assert not board.is_active("rohan")
    assert on_table(board, "sh-char-22")


@pytest.mark.parametrize("place", ["edoras", "helms-deep"])
@rule("wotr.cards.event.wormtongue.play")
def test_an_attack_on_edoras_or_helms_deep_defeats_wormtongue(place: str) -> None:
    board = wormtongue().place(place, "rohan", regular=1)
    army_attacked(board.g, f.FREE, f.region(place), f.region(place))
    assert board.is_active("rohan")
    assert not on_table(board, "sh-char-22")


@rule("wotr.cards.event.wormtongue.play")
def test_a_companion_or_the_fellowship_declared_in_rohan_defeats_wormtongue() -> None:
    board = wormtongue()
    board.g.fellowship, board.g.progress = f.region("westemnet"), 1
    board.run(Declare(f.region("edoras")))
    assert board.is_active("rohan")
    board = wormtongue()
    activate(board.g, f.ROHAN, "companion")
    assert board.is_active("rohan")
    assert not on_table(board, "sh-char-22")


@rule("wotr.cards.event.wormtongue.play")
def test_no_event_card_wakes_rohan_past_wormtongue() -> None:
    board = wormtongue()
    activate(board.g, f.ROHAN, "card")
    assert not board.is_active("rohan")


# ---- 23. The Ringwraiths Are Abroad ----


def host() -> Board:
    board = Board().war("sauron").place("minas-morgul", "sauron", nazgul=3).place("moria", "sauron", regular=2)
    return board.place("dol-guldur", "sauron", regular=2).place("osgiliath", "sauron", regular=2)


@rule("wotr.movement.nazgul-count-as-leader")
def test_ringwraiths_fly_and_then_lead_two_armies() -> None:
    board = host()
    play(board, "sh-char-23", "fly:minas-morgul:moria:1", "fly:minas-morgul:dol-guldur:1", "done")
    assert "move:osgiliath:lossarnach" not in board.options()
    board.do("move:moria:hollin", "everybody", "move:dol-guldur:southern-mirkwood", "everybody")
    assert board.units("shadow", "hollin") == 2
    assert board.count("hollin", "nazgul") == 1
    assert board.count("southern-mirkwood", "nazgul") == 1
    assert not board.options()


@rule("wotr.movement.character-die-leader-moves")
def test_the_part_that_moves_takes_a_nazgul_along() -> None:
    board = host()
    play(board, "sh-char-23", "fly:minas-morgul:moria:1", "done")
    board.do("move:moria:hollin")
    assert all("nazgul=1" in code for code in board.parts())
    board.do("take:sauron-regular=1,nazgul=1")
    assert board.count("hollin", "nazgul") == 1
    assert board.count("moria", "nazgul") == 0
    assert board.units("shadow", "moria") == 1


@rule("wotr.movement.no-figure-twice")
def test_a_nazgul_leads_one_army_only() -> None:
    board = host().place("hollin", "sauron", regular=2)
    play(board, "sh-char-23", "fly:minas-morgul:moria:1", "done", "move:moria:hollin", "everybody")
    assert "move:hollin:tharbad" not in board.options()


@rule("wotr.politics.cards.attack-cards-react")
def test_ringwraiths_lead_an_attack_instead() -> None:
    board = host().place("minas-tirith", "gondor", regular=1)
    play(board, "sh-char-23", "fly:minas-morgul:osgiliath:1", "done")
    board.do("attack:osgiliath:minas-tirith", "everybody")
    assert battle_of(board.g).attacker == f.SHADOW
    assert board.g.nazgul(f.ATTACKERS) == 1
    assert board.is_active("gondor")


@rule("wotr.characters.witch-king.is-nazgul")
def test_the_witch_king_may_lead_in_place_of_another_nazgul() -> None:
    board = host().character("witch-king", "moria").place("moria", "sauron", nazgul=1)
    play(board, "sh-char-23", "done", "move:moria:hollin")
    board.do("take:sauron-regular=2,witch-king=1")
    assert board.where("witch-king") == "hollin"
    assert board.count("moria", "nazgul") == 1


# ---- 24. The Black Captain Commands ----


@rule("wotr.events.play.requirement")
def test_the_black_captain_commands_needs_the_witch_king() -> None:
    assert is_refused(Board(), "sh-char-24")


@rule("wotr.events.recruit.from-reinforcements")
def test_the_black_captain_calls_two_nazgul_to_him() -> None:
    board = Board().character("witch-king", "osgiliath").place("osgiliath", "sauron", regular=1)
    play(board, "sh-char-24", "choose:recruit")
    assert board.count("osgiliath", "nazgul") == 2
    assert board.in_box("nazgul") == 6


@rule("wotr.recruit.card.free-region-needed")
def test_the_black_captain_calls_nobody_to_a_region_that_is_not_free() -> None:
    board = Board().character("witch-king", "pelargir").place("pelargir", "gondor", regular=1)
    play(board, "sh-char-24")
    assert "choose:recruit" not in board.options()


@rule("wotr.movement.nazgul-count-as-leader")
def test_the_army_of_the_black_captain_may_move_after_the_nazgul_have_flown() -> None:
    board = Board().war("sauron").character("witch-king", "minas-morgul").place("osgiliath", "sauron", regular=2)
    board.place("moria", "sauron", regular=2, nazgul=1)
    play(board, "sh-char-24", "choose:move", "send:witch-king:osgiliath", "done")
    assert "done" in board.options()
    assert "move:moria:hollin" not in board.options()
    board.do("move:osgiliath:lossarnach", "everybody")
    assert board.where("witch-king") == "lossarnach"
    assert board.units("shadow", "lossarnach") == 2


@rule("wotr.politics.cards.attack-cards-react")
def test_the_black_captain_may_attack_with_his_army() -> None:
    board = Board().war("sauron").character("witch-king", "osgiliath").place("osgiliath", "sauron", regular=2)
    board.place("minas-tirith", "gondor", regular=2)
    play(board, "sh-char-24", "choose:recruit", "attack:osgiliath:minas-tirith")
    board.do("take:sauron-regular=1,witch-king=1")
    assert board.where("witch-king") == "attackers"
    assert board.units("shadow", "osgiliath") == 1
