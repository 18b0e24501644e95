"""What single cards and pairs of cards do."""

from __future__ import annotations

import pytest

from tcg.board import FELLOWSHIP_SITES, Board
from westmarch.games.tcg.facts import CATALOGUE, DEAD, DISCARD, PLAY
from westmarch.games.tcg.rules.archery import fellowship_total, minion_total
from westmarch.games.tcg.rules.costs import twilight_cost

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]

#: Regroup and fellowship abilities that heal: card that exerts, whom it heals.
HEALERS = [
    ("1_34", "1_40", "support"),
    ("1_288", "1_303", "fellowship"),
    ("1_291", "1_311", "fellowship"),
    ("1_309", "1_311", "fellowship"),
    ("4_277", "4_267", "fellowship"),
]


@pytest.mark.parametrize("healer, patient, where", HEALERS)
def test_healers(healer: str, patient: str, where: str) -> None:
    board = Board().support(0, healer).hand(0, "1_299").fellowship("1_302" if patient != "1_303" else "1_307")
    getattr(board, where)(*((0, patient) if where == "support" else (patient,)))
    board.hurt(patient, 1).take("use", healer)
    if board.can("choose", patient):
        board.take("choose", patient)
    assert board.wounds(patient) == 0 and board.wounds(healer) == 1


#: Shadow minions that hurt in the regroup phase.
@pytest.mark.parametrize("minion", ["3_57", "3_58", "3_62", "3_64"])
def test_regroup_wounds(minion: str) -> None:
    board = Board(at=2).fellowship("1_89").minions(minion).at_step("regroup").take("use", minion)
    assert board.asker == 0
    board.take("choose", "1_89")
    assert board.wounds("1_89") == 1 and board.wounds(minion) == 1


@pytest.mark.parametrize("minion", ["1_267", "1_270", "1_271", "1_272"])
def test_orcs_that_wound_their_opponent(minion: str) -> None:
    board = Board(at=2).fellowship("1_89").minions(minion).fight("1_89", minion).take("use", minion)
    assert board.wounds("1_89") >= 1


@pytest.mark.parametrize("minion, amount", [("1_178", 2), ("1_191", 2), ("3_75", 2)])
def test_minions_that_add_twilight(minion: str, amount: int) -> None:
    board = Board(at=5).fellowship("1_50").minions("3_68").hand(1, minion).pool(9).at_step("shadow")
    cost = twilight_cost(board.g, board.c(minion))
    board.take("play", minion)
    if board.can("answer", minion):
        board.take("answer", minion)
    assert board.now.pool == 9 - cost + amount


@pytest.mark.parametrize("site, card, change", [("1_320", "1_13", 2), ("1_323", "1_311", -1)])
def test_first_sites_that_change_costs(site: str, card: str, change: int) -> None:
    board = Board(sites=[site, *FELLOWSHIP_SITES[1:]]).hand(0, card)
    board.g.phase = 1
    assert twilight_cost(board.g, board.c(card)) == board.g.card(board.c(card)).cost + change


@pytest.mark.parametrize("number, site, minion, change", [(2, "1_335", "1_229", -1), (9, "1_361", "1_158", -1)])
def test_sites_that_change_minion_costs(number: int, site: str, minion: str, change: int) -> None:
    board = Board(at=number).site(number, site).hand(1, minion)
    plain = Board(at=number).site(number, "1_360" if number == 9 else "1_331").hand(1, minion)
    assert twilight_cost(board.g, board.c(minion)) == twilight_cost(plain.g, plain.c(minion)) + change


@pytest.mark.parametrize("site, card", [("1_319", "1_291"), ("1_321", "1_303"), ("1_322", "1_311"), ("1_324", "1_89")])
def test_first_sites_that_fetch(site: str, card: str) -> None:
    board = Board(sites=[site, *FELLOWSHIP_SITES[1:]]).fellowship("1_13").deck(0, card).hand(0, "1_9")
    board.take("use", site).take("choose", card)
    assert board.now.in_play(board.c(card))


@pytest.mark.parametrize("site, card", [("1_339", "1_311"), ("1_340", "1_89"), ("1_341", "1_50")])
def test_rivendell_draws(site: str, card: str) -> None:
    board = Board(at=3).site(3, site).hand(0, card, "1_13").take("use", site)
    assert board.zone(card) == PLAY and board.now.drawn == 1


def test_anduin_confluence_discards_allies() -> None:
    board = Board(at=6).support(0, "1_291").hand(0, "1_9").fellowship("1_13").take("move")
    assert board.zone("1_291") == DISCARD


def test_silverlode_banks_without_a_ranger() -> None:
    board = Board(at=6, sites=[*FELLOWSHIP_SITES[:6], "1_355", *FELLOWSHIP_SITES[7:]]).fellowship("1_13")
    board.hand(0, "1_9").take("move")
    assert board.wounds("1_13") == 1 and board.wounds("1_290") == 1


def test_anduin_banks_and_brown_lands() -> None:
    board = Board(at=8).fellowship("1_13", "1_50", "1_89", "1_311", "1_303").minions("1_176")
    board.g.phase = 4
    assert minion_total(board.g) == 1 + 4
    brown = Board(at=8).site(8, "1_357").minions("1_176", "1_176")
    brown.g.phase = 4
    assert minion_total(brown.g) == 4


def test_weathertop_makes_nazgul_fierce() -> None:
    board = Board(at=2).site(2, "1_336").minions("1_232")
    board.g.phase = 3
    assert board.g.keyword(board.c("1_232"), "fierce") == 1


def test_double_shot_and_pinned_down() -> None:
    board = Board(at=2).fellowship("1_50").minions("1_176").support(1, "1_192").hand(0, "1_38", "1_38")
    board.at_step("archery").take("play", "1_38")
    assert fellowship_total(board.now) == 1


def test_goblin_archer_silences_arrows() -> None:
    board = Board(at=4).fellowship("1_50", "1_53+1_41").minions("1_172", "1_178")
    assert fellowship_total(board.g) == 0


def test_dwarven_bracers_against_an_arrow() -> None:
    board = Board(at=2).fellowship("1_13+2_3").minions("1_176").at_step("archery")
    board.take("wound", "1_13").take("answer", "2_3")
    assert board.wounds("1_13") == 0 and board.zone("2_3") == DISCARD


def test_gimlis_battle_axe_wounds_an_orc() -> None:
    board = Board(at=4).fellowship("1_13+1_14").minions("1_178", "1_163").fight("1_13", "1_178").until("tcg-ask-answer")
    board.take("answer", "1_14")
    assert board.wounds("1_163") == 1


def test_let_them_come_discards_the_beaten_orc() -> None:
    board = Board(at=4).fellowship("1_13").support(0, "1_20").minions("1_163").fight("1_13", "1_163")
    board.g.lay("strength", board.c("1_13"), 6, 0, 0)
    board.until(*LAST)
    assert board.zone("1_163") == DISCARD and board.now.in_play(board.c("1_20"))


def test_saruman_and_lurtz() -> None:
    board = Board(at=5).fellowship("1_50").minions("3_68", "1_158").at_step("archery").take("use", "1_50")
    board.take("answer", "3_68")
    assert board.wounds("1_158") == 0 and board.wounds("3_68") == 1
    assert board.now.keyword(board.c("1_158"), "fierce") == 1


def test_host_of_thousands() -> None:
    board = Board(at=4).hand(1, "1_187").pile(1, DISCARD, "1_163").pool(5).at_step("shadow").take("play", "1_187")
    assert board.zone("1_163") == PLAY and board.now.pool == 1


def test_they_are_coming() -> None:
    board = Board(at=4).support(1, "1_196").hand(1, "1_9", "1_9", "1_9").pile(1, DISCARD, "1_178").pool(5)
    board.at_step("shadow").take("use", "1_196")
    assert board.zone("1_178") == PLAY and len(board.now.hands[1]) == 0


def test_relics_of_moria_with_a_scimitar() -> None:
    board = Board(at=4).support(1, "1_195").minions("1_178").pile(1, DISCARD, "1_180").pool(5).at_step("shadow")
    board.take("use", "1_195")
    assert board.now.host[board.c("1_180")] == board.c("1_178") and board.now.pool == 3


def test_blade_tip_wounds_at_the_start_of_the_fellowship_phase() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_237").support(1, "1_209").fight("1_89", "1_237")
    board.until("tcg-ask-answer").take("answer", "1_209")
    assert board.now.host[board.c("1_209")] == board.c("1_89")
    turn = Board(at=2).fellowship("1_89").bear("1_89", "1_209", seat=1).hand(0, "1_112")
    assert turn.wounds("1_89") == 1


def test_black_breath_stops_healing() -> None:
    board = Board(at=3).fellowship("1_89").bear("1_89", "1_207", seat=1).hurt("1_89", 1).at_step("sanctuary")
    assert not board.can("heal", "1_89") and board.wounds("1_89") >= 1
    board.expect_no_log("tcg-log-heal")


def test_beauty_is_fading() -> None:
    board = Board(at=2).fellowship("1_13+1_9").minions("1_229").hand(1, "1_205").pool(5).at_step("maneuver")
    board.until("tcg-ask-maneuver").take("play", "1_205")
    assert board.zone("1_9") == DISCARD


def test_enheartened_foe_makes_a_winner_fierce() -> None:
    board = Board(at=6).fellowship("1_53").minions("1_271").hand(1, "1_247").fight("1_53", "1_271")
    board.until("tcg-ask-answer").take("answer", "1_247")
    assert board.now.fierce == 1 or board.now.keyword(board.c("1_271"), "fierce") == 1


def test_hate_and_desperate_measures() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_271").hand(1, "1_250").at_step("maneuver")
    while not board.can("play", "1_250"):
        board.skip()
    board.take("play", "1_250")
    assert board.wounds("1_89") == 1 and board.wounds("1_271") == 1


def test_thin_and_stretched() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178").bear("1_290", "1_279", seat=1).fight("1_13", "1_178")
    board.g.remember(1, board.c("1_13"))
    board.until("tcg-ask-move-again").take("stay").until("tcg-ask-fellowship", "tcg-ask-reconcile")
    while board.now.fp == 0:
        board.until("tcg-ask-fellowship")
    assert board.now.burdens[0] == 1


def test_orc_ambusher_cancels_a_regroup_event() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_261").hand(0, "1_111").at_step("regroup").take("play", "1_111")
    board.take("answer", "1_261")
    assert board.wounds("1_261") == 1 and board.zone("1_111") == DISCARD


def test_orc_assassin_forces_a_hobbit() -> None:
    board = Board(at=6).fellowship("1_311").minions("1_262").at_step("assignment").until("tcg-ask-assignment")
    board.take("use", "1_262")
    assert board.asker == 0
    board.take("choose", "1_311")
    board.expect_log("tcg-log-assign", card=board.c("1_311"), minion=board.c("1_262"))


def test_sam_removes_a_burden_and_rosie_heals_him() -> None:
    board = Board().fellowship("1_311").support(0, "1_309").burdens(2).hand(0, "1_299").take("use", "1_311")
    assert board.now.burdens[0] == 1 and board.strength("1_311") == 4
    board.take("use", "1_309")
    assert board.wounds("1_311") == 0


def test_gandalf_plays_for_less() -> None:
    friend = next(c for c in CATALOGUE if c.signet == "gandalf" and c.set == 1 and c.title != "Gandalf")
    board = Board().fellowship("1_364").hand(0, friend.id, "1_3").take("use", "1_364")
    assert board.wounds("1_364") == 1 and board.zone(friend.id) == PLAY
    assert board.now.pool == max(0, friend.cost - 2)


def test_aragorns_bow_and_legolas() -> None:
    board = Board(at=2).fellowship("1_89+1_90", "1_50").minions("1_158").at_step("archery")
    assert fellowship_total(board.now) == 2
    board.take("use", "1_90")
    assert board.wounds("1_158") == 1 and fellowship_total(board.now) == 1


def test_athelas() -> None:
    board = Board().fellowship("1_89+1_94").hurt("1_89", 2).hand(0, "1_112").take("use", "1_94")
    if board.can("option", 0):
        board.take("option", 0)
    assert board.wounds("1_89") == 1 and board.zone("1_94") == DISCARD


def test_merry_helps_aragorn_against_a_troll() -> None:
    board = Board(at=4).fellowship("1_302", "1_89").minions("1_165").fight("1_89", "1_165").take("use", "1_302")
    board.take("choose", "1_89") if board.can("choose", "1_89") else None
    board.until(*LAST)
    board.expect_log("tcg-log-won", count=15, other=11)


def test_eowyn_prevents_a_wound() -> None:
    board = Board(at=2).fellowship("4_270", "1_13").minions("1_176").at_step("archery").take("wound", "1_13")
    board.take("answer", "4_270")
    assert board.wounds("1_13") == 0 and board.wounds("4_270") == 1 and board.now.pool == 1


def test_eomer_and_a_wounded_minion() -> None:
    board = Board(at=2).fellowship("4_267").minions("1_158").hurt("1_158", 2).hand(0, "4_273").fight("4_267", "1_158")
    assert board.strength("4_267") == 11


def test_treebeard_keeps_a_hobbit() -> None:
    board = Board(at=2).fellowship("1_303", "1_13", "1_50", "1_89").support(0, "4_103").hurt("1_303", 3)
    board.minions("1_151").hand(1, "1_123").pool(3).at_step("maneuver").until("tcg-ask-maneuver")
    while not board.can("play", "1_123"):
        board.skip()
    board.take("play", "1_123").take("answer", "4_103")
    assert board.now.host[board.c("1_303")] == board.c("4_103")


def test_elven_brooch_saves_a_weapon() -> None:
    board = Board(at=2).fellowship("1_50+1_41+4_63").minions("1_230").fight("1_50", "1_230").take("use", "1_230")
    board.take("answer", "4_63")
    assert board.now.in_play(board.c("1_41")) and board.zone("4_63") == DISCARD


def test_desert_soldier_at_the_start_of_a_skirmish() -> None:
    board = Board(at=4).fellowship("1_89").minions("4_220").pool(3).fight("1_89", "4_220").take("answer", "4_220")
    assert board.wounds("1_89") >= 1 and board.now.pool == 0


def test_gollum_wins_a_skirmish() -> None:
    board = Board(at=2).fellowship("1_53").minions("5_25").burdens(2).fight("1_53", "5_25").until("tcg-ask-answer")
    board.take("answer", "5_25")
    assert board.now.burdens[0] == 3


def test_attack_on_helms_deep() -> None:
    board = Board(at=3).minions("1_151").support(1, "4_137").at_step("regroup")
    board.g.tokens[board.c("4_137")] = 3
    board.take("use", "4_137")
    assert board.now.control[1] == 1 and board.zone("1_151") == DISCARD


def test_a_killed_companion_lets_uruks_take_a_site() -> None:
    board = Board(at=3).fellowship("1_53").minions("4_198").hurt("1_53", 1).fight("1_53", "4_198")
    board.until("tcg-ask-answer").take("answer", "4_198")
    assert board.now.control[1] == 1 and board.zone("1_53") == DEAD


def test_costs_that_depend_on_the_bearer() -> None:
    board = Board(frodo="2_102").fellowship("1_311").hand(0, "1_299", "1_3").take("play", "1_299").take("on", "2_102")
    assert board.now.pool == 0
    arwen = Board().fellowship("1_30").hand(0, "1_31", "1_39").take("play", "1_31")
    assert arwen.now.pool == 0 and arwen.strength("1_30") == 8


def test_war_and_valor_against_a_roaming_minion() -> None:
    board = Board(at=2).fellowship("4_116").minions("1_178").hand(0, "4_135", "4_135").fight("4_116", "1_178")
    board.take("play", "4_135")
    assert board.now.keyword(board.c("4_116"), "damage") == 1
