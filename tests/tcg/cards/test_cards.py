"""What single cards and pairs of cards do."""

from __future__ import annotations

import pytest

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, Board
from westmarch.games.tcg.facts import CATALOGUE, DEAD, DISCARD, PLAY
from westmarch.games.tcg.rules.archery import fellowship_total, minion_total
from westmarch.games.tcg.rules.costs import twilight_cost

#: Regroup and fellowship abilities that heal: card that exerts, whom it heals.
HEALERS = [
    ("Celeborn, Lord of Lórien", "Elrond, Lord of Rivendell", "support"),
    ("Farmer Maggot, Chaser of Rascals", "Merry, From O'er the Brandywine", "fellowship"),
    ("The Gaffer, Sam's Father", "Sam, Son of Hamfast", "fellowship"),
    ("Rosie Cotton, Hobbiton Lass", "Sam, Son of Hamfast", "fellowship"),
    ("Guma, Plains Farmer", "Éomer, Third Marshal of Riddermark", "fellowship"),
]


@pytest.mark.parametrize("healer, patient, where", HEALERS)
def test_healers(healer: str, patient: str, where: str) -> None:
    board = (
        Board()
        .support(0, healer)
        .hand(0, "Hobbit Sword (1_299)")
        .fellowship(
            "Merry, Friend to Sam"
            if patient != "Merry, From O'er the Brandywine"
            else "Pippin, Hobbit of Some Intelligence"
        )
    )
    getattr(board, where)(*((0, patient) if where == "support" else (patient,)))
    board.hurt(patient, 1).take("use", healer)
    if board.can("choose", patient):
        board.take("choose", patient)
    assert board.wounds(patient) == 0 and board.wounds(healer) == 1


#: Shadow minions that hurt in the regroup phase.
@pytest.mark.parametrize("minion", ["Isengard Retainer", "Isengard Servant", "Isengard Worker", "Orc Commander"])
def test_regroup_wounds(minion: str) -> None:
    board = (
        Board(at=2).fellowship("Aragorn, Ranger of the North").minions(minion).at_step("regroup").take("use", minion)
    )
    assert board.asker == 0
    board.take("choose", "Aragorn, Ranger of the North")
    assert board.wounds("Aragorn, Ranger of the North") == 1 and board.wounds(minion) == 1


@pytest.mark.parametrize("minion", ["Orc Hunters", "Orc Scouting Band", "Orc Soldier", "Orc War Band"])
def test_orcs_that_wound_their_opponent(minion: str) -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions(minion)
        .fight("Aragorn, Ranger of the North", minion)
        .take("use", minion)
    )
    assert board.wounds("Aragorn, Ranger of the North") >= 1


@pytest.mark.parametrize("minion, amount", [("Goblin Runner", 2), ("Moria Scout", 2), ("Uruk Ravager", 2)])
def test_minions_that_add_twilight(minion: str, amount: int) -> None:
    board = (
        Board(at=5)
        .fellowship("Legolas, Greenleaf")
        .minions("Saruman, Keeper of Isengard")
        .hand(1, minion)
        .pool(9)
        .at_step("shadow")
    )
    cost = twilight_cost(board.g, board.c(minion))
    board.take("play", minion)
    if board.can("answer", minion):
        board.take("answer", minion)
    assert board.now.pool == 9 - cost + amount


@pytest.mark.parametrize(
    "site, card, change", [("East Road", "Gimli, Son of Glóin", 2), ("Green Hill Country", "Sam, Son of Hamfast", -1)]
)
def test_first_sites_that_change_costs(site: str, card: str, change: int) -> None:
    board = Board(sites=[site, *FELLOWSHIP_SITES[1:]]).hand(0, card)
    board.g.phase = 1
    assert twilight_cost(board.g, board.c(card)) == board.g.card(board.c(card)).cost + change


@pytest.mark.parametrize(
    "number, site, minion, change",
    [
        (2, "Weatherhills", "Úlairë Attëa, Keeper of Dol Guldur", -1),
        (9, "Slopes of Amon Hen", "Uruk-hai Raiding Party (1_158)", -1),
    ],
)
def test_sites_that_change_minion_costs(number: int, site: str, minion: str, change: int) -> None:
    board = Board(at=number).site(number, site).hand(1, minion)
    plain = Board(at=number).site(number, "Emyn Muil" if number == 9 else "Ettenmoors").hand(1, minion)
    assert twilight_cost(board.g, board.c(minion)) == twilight_cost(plain.g, plain.c(minion)) + change


@pytest.mark.parametrize(
    "site, card",
    [
        ("Bag End", "The Gaffer, Sam's Father"),
        ("Farmer Maggot's Fields", "Merry, From O'er the Brandywine"),
        ("Green Dragon Inn", "Sam, Son of Hamfast"),
        ("The Prancing Pony", "Aragorn, Ranger of the North"),
    ],
)
def test_first_sites_that_fetch(site: str, card: str) -> None:
    board = (
        Board(sites=[site, *FELLOWSHIP_SITES[1:]])
        .fellowship("Gimli, Son of Glóin")
        .deck(0, card)
        .hand(0, "Dwarven Axe")
    )
    board.take("use", site).take("choose", card)
    assert board.now.in_play(board.c(card))


@pytest.mark.parametrize(
    "site, card",
    [
        ("Frodo's Bedroom", "Sam, Son of Hamfast"),
        ("Rivendell Terrace", "Aragorn, Ranger of the North"),
        ("Rivendell Valley", "Legolas, Greenleaf"),
    ],
)
def test_rivendell_draws(site: str, card: str) -> None:
    board = Board(at=3).site(3, site).hand(0, card, "Gimli, Son of Glóin").take("use", site)
    assert board.zone(card) == PLAY and board.now.drawn == 1


def test_anduin_confluence_discards_allies() -> None:
    board = (
        Board(at=6)
        .support(0, "The Gaffer, Sam's Father")
        .hand(0, "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
        .take("move")
    )
    assert board.zone("The Gaffer, Sam's Father") == DISCARD


def test_silverlode_banks_without_a_ranger() -> None:
    board = Board(at=6, sites=[*FELLOWSHIP_SITES[:6], "Silverlode Banks", *FELLOWSHIP_SITES[7:]]).fellowship(
        "Gimli, Son of Glóin"
    )
    board.hand(0, "Dwarven Axe").take("move")
    assert board.wounds("Gimli, Son of Glóin") == 1 and board.wounds("Frodo, Son of Drogo") == 1


def test_anduin_banks_and_brown_lands() -> None:
    board = (
        Board(at=8)
        .fellowship(
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Aragorn, Ranger of the North",
            "Sam, Son of Hamfast",
            "Merry, From O'er the Brandywine",
        )
        .minions("Goblin Marksman")
    )
    board.g.phase = 4
    assert minion_total(board.g) == 1 + 4
    brown = Board(at=8).site(8, "Brown Lands").minions("Goblin Marksman", "Goblin Marksman")
    brown.g.phase = 4
    assert minion_total(brown.g) == 4


def test_weathertop_makes_nazgul_fierce() -> None:
    board = Board(at=2).site(2, "Weathertop").minions("Úlairë Lemenya, Lieutenant of Morgul")
    board.g.phase = 3
    assert board.g.keyword(board.c("Úlairë Lemenya, Lieutenant of Morgul"), "fierce") == 1


def test_double_shot_and_pinned_down() -> None:
    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Goblin Marksman")
        .support(1, "Pinned Down")
        .hand(0, "Double Shot", "Double Shot")
    )
    board.at_step("archery").take("play", "Double Shot")
    assert fellowship_total(board.now) == 1


def test_goblin_archer_silences_arrows() -> None:
    board = (
        Board(at=4)
        .fellowship("Legolas, Greenleaf", "Lórien Elf + Elven Bow (1_41)")
        .minions("Goblin Archer", "Goblin Runner")
    )
    assert fellowship_total(board.g) == 0


def test_dwarven_bracers_against_an_arrow() -> None:
    board = (
        Board(at=2).fellowship("Gimli, Son of Glóin + Dwarven Bracers").minions("Goblin Marksman").at_step("archery")
    )
    board.take("wound", "Gimli, Son of Glóin").take("answer", "Dwarven Bracers")
    assert board.wounds("Gimli, Son of Glóin") == 0 and board.zone("Dwarven Bracers") == DISCARD


def test_gimlis_battle_axe_wounds_an_orc() -> None:
    board = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin + Gimli's Battle Axe")
        .minions("Goblin Runner", "Ancient Chieftain")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
        .until("tcg-ask-answer")
    )
    board.take("answer", "Gimli's Battle Axe")
    assert board.wounds("Ancient Chieftain") == 1


def test_let_them_come_discards_the_beaten_orc() -> None:
    board = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin")
        .support(0, "Let Them Come!")
        .minions("Ancient Chieftain")
        .fight("Gimli, Son of Glóin", "Ancient Chieftain")
    )
    board.g.lay("strength", board.c("Gimli, Son of Glóin"), 6, 0, 0)
    board.until(*END_OF_TURN)
    assert board.zone("Ancient Chieftain") == DISCARD and board.now.in_play(board.c("Let Them Come!"))


def test_saruman_and_lurtz() -> None:
    board = (
        Board(at=5)
        .fellowship("Legolas, Greenleaf")
        .minions("Saruman, Keeper of Isengard", "Uruk-hai Raiding Party (1_158)")
        .at_step("archery")
        .take("use", "Legolas, Greenleaf")
    )
    board.take("answer", "Saruman, Keeper of Isengard")
    assert board.wounds("Uruk-hai Raiding Party (1_158)") == 0 and board.wounds("Saruman, Keeper of Isengard") == 1
    assert board.now.keyword(board.c("Uruk-hai Raiding Party (1_158)"), "fierce") == 1


def test_host_of_thousands() -> None:
    board = (
        Board(at=4)
        .hand(1, "Host of Thousands")
        .pile(1, DISCARD, "Ancient Chieftain")
        .pool(5)
        .at_step("shadow")
        .take("play", "Host of Thousands")
    )
    assert board.zone("Ancient Chieftain") == PLAY and board.now.pool == 1


def test_they_are_coming() -> None:
    board = (
        Board(at=4)
        .support(1, "They Are Coming")
        .hand(1, "Dwarven Axe", "Dwarven Axe", "Dwarven Axe")
        .pile(1, DISCARD, "Goblin Runner")
        .pool(5)
    )
    board.at_step("shadow").take("use", "They Are Coming")
    assert board.zone("Goblin Runner") == PLAY and len(board.now.hands[1]) == 0


def test_relics_of_moria_with_a_scimitar() -> None:
    board = (
        Board(at=4)
        .support(1, "Relics of Moria")
        .minions("Goblin Runner")
        .pile(1, DISCARD, "Goblin Scimitar")
        .pool(5)
        .at_step("shadow")
    )
    board.take("use", "Relics of Moria")
    assert board.now.host[board.c("Goblin Scimitar")] == board.c("Goblin Runner") and board.now.pool == 3


def test_blade_tip_wounds_at_the_start_of_the_fellowship_phase() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("The Witch-king, Lord of Angmar")
        .support(1, "Blade Tip")
        .fight("Aragorn, Ranger of the North", "The Witch-king, Lord of Angmar")
    )
    board.until("tcg-ask-answer").take("answer", "Blade Tip")
    assert board.now.host[board.c("Blade Tip")] == board.c("Aragorn, Ranger of the North")
    turn = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "Blade Tip", seat=1)
        .hand(0, "Ranger's Sword")
    )
    assert turn.wounds("Aragorn, Ranger of the North") == 1


def test_black_breath_stops_healing() -> None:
    board = (
        Board(at=3)
        .fellowship("Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "Black Breath", seat=1)
        .hurt("Aragorn, Ranger of the North", 1)
        .at_step("sanctuary")
    )
    assert not board.can("heal", "Aragorn, Ranger of the North") and board.wounds("Aragorn, Ranger of the North") >= 1
    board.expect_no_log("tcg-log-heal")


def test_beauty_is_fading() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin + Dwarven Axe")
        .minions("Úlairë Attëa, Keeper of Dol Guldur")
        .hand(1, "Beauty Is Fading")
        .pool(5)
        .at_step("maneuver")
    )
    board.until("tcg-ask-maneuver").take("play", "Beauty Is Fading")
    assert board.zone("Dwarven Axe") == DISCARD


def test_enheartened_foe_makes_a_winner_fierce() -> None:
    board = (
        Board(at=6)
        .fellowship("Lórien Elf")
        .minions("Orc Soldier")
        .hand(1, "Enheartened Foe")
        .fight("Lórien Elf", "Orc Soldier")
    )
    board.until("tcg-ask-answer").take("answer", "Enheartened Foe")
    assert board.now.fierce == 1 or board.now.keyword(board.c("Orc Soldier"), "fierce") == 1


def test_hate_and_desperate_measures() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Orc Soldier")
        .hand(1, "Hate")
        .at_step("maneuver")
    )
    while not board.can("play", "Hate"):
        board.skip()
    board.take("play", "Hate")
    assert board.wounds("Aragorn, Ranger of the North") == 1 and board.wounds("Orc Soldier") == 1


def test_thin_and_stretched() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .bear("Frodo, Son of Drogo", "Thin and Stretched", seat=1)
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    board.g.remember(1, board.c("Gimli, Son of Glóin"))
    board.until("tcg-ask-move-again").take("stay").until("tcg-ask-fellowship", "tcg-ask-reconcile")
    while board.now.fp == 0:
        board.until("tcg-ask-fellowship")
    assert board.now.burdens[0] == 1


def test_orc_ambusher_cancels_a_regroup_event() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Orc Ambusher")
        .hand(0, "Pursuit Just Behind")
        .at_step("regroup")
        .take("play", "Pursuit Just Behind")
    )
    board.take("answer", "Orc Ambusher")
    assert board.wounds("Orc Ambusher") == 1 and board.zone("Pursuit Just Behind") == DISCARD


def test_orc_assassin_forces_a_hobbit() -> None:
    board = (
        Board(at=6)
        .fellowship("Sam, Son of Hamfast")
        .minions("Orc Assassin")
        .at_step("assignment")
        .until("tcg-ask-assignment")
    )
    board.take("use", "Orc Assassin")
    assert board.asker == 0
    board.take("choose", "Sam, Son of Hamfast")
    board.expect_log("tcg-log-assign", card=board.c("Sam, Son of Hamfast"), minion=board.c("Orc Assassin"))


def test_sam_removes_a_burden_and_rosie_heals_him() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast")
        .support(0, "Rosie Cotton, Hobbiton Lass")
        .burdens(2)
        .hand(0, "Hobbit Sword (1_299)")
        .take("use", "Sam, Son of Hamfast")
    )
    assert board.now.burdens[0] == 1 and board.strength("Sam, Son of Hamfast") == 4
    board.take("use", "Rosie Cotton, Hobbiton Lass")
    assert board.wounds("Sam, Son of Hamfast") == 0


def test_gandalf_plays_for_less() -> None:
    friend = next(c for c in CATALOGUE if c.signet == "gandalf" and c.set == 1 and c.title != "Gandalf")
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, friend.id, "Axe Strike")
        .take("use", "Gandalf, The Grey Wizard")
    )
    assert board.wounds("Gandalf, The Grey Wizard") == 1 and board.zone(friend.id) == PLAY
    assert board.now.pool == max(0, friend.cost - 2)


def test_aragorns_bow_and_legolas() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North + Aragorn's Bow", "Legolas, Greenleaf")
        .minions("Uruk-hai Raiding Party (1_158)")
        .at_step("archery")
    )
    assert fellowship_total(board.now) == 2
    board.take("use", "Aragorn's Bow")
    assert board.wounds("Uruk-hai Raiding Party (1_158)") == 1 and fellowship_total(board.now) == 1


def test_athelas() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North + Athelas")
        .hurt("Aragorn, Ranger of the North", 2)
        .hand(0, "Ranger's Sword")
        .take("use", "Athelas")
    )
    if board.can("option", 0):
        board.take("option", 0)
    assert board.wounds("Aragorn, Ranger of the North") == 1 and board.zone("Athelas") == DISCARD


def test_merry_helps_aragorn_against_a_troll() -> None:
    board = (
        Board(at=4)
        .fellowship("Merry, Friend to Sam", "Aragorn, Ranger of the North")
        .minions("Cave Troll of Moria, Scourge of the Black Pit")
        .fight("Aragorn, Ranger of the North", "Cave Troll of Moria, Scourge of the Black Pit")
        .take("use", "Merry, Friend to Sam")
    )
    board.take("choose", "Aragorn, Ranger of the North") if board.can(
        "choose", "Aragorn, Ranger of the North"
    ) else None
    board.until(*END_OF_TURN)
    board.expect_log("tcg-log-won", count=15, other=11)


def test_eowyn_prevents_a_wound() -> None:
    board = (
        Board(at=2)
        .fellowship("Éowyn, Lady of Rohan", "Gimli, Son of Glóin")
        .minions("Goblin Marksman")
        .at_step("archery")
        .take("wound", "Gimli, Son of Glóin")
    )
    board.take("answer", "Éowyn, Lady of Rohan")
    assert (
        board.wounds("Gimli, Son of Glóin") == 0 and board.wounds("Éowyn, Lady of Rohan") == 1 and board.now.pool == 1
    )


def test_eomer_and_a_wounded_minion() -> None:
    board = (
        Board(at=2)
        .fellowship("Éomer, Third Marshal of Riddermark")
        .minions("Uruk-hai Raiding Party (1_158)")
        .hurt("Uruk-hai Raiding Party (1_158)", 2)
        .hand(0, "Fight for the Villagers")
        .fight("Éomer, Third Marshal of Riddermark", "Uruk-hai Raiding Party (1_158)")
    )
    assert board.strength("Éomer, Third Marshal of Riddermark") == 11


def test_desert_soldier_at_the_start_of_a_skirmish() -> None:
    board = (
        Board(at=4)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Desert Soldier")
        .pool(3)
        .fight("Aragorn, Ranger of the North", "Desert Soldier")
        .take("answer", "Desert Soldier")
    )
    assert board.wounds("Aragorn, Ranger of the North") >= 1 and board.now.pool == 0


def test_gollum_wins_a_skirmish() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf")
        .minions("Gollum, Stinker")
        .burdens(2)
        .fight("Lórien Elf", "Gollum, Stinker")
        .until("tcg-ask-answer")
    )
    board.take("answer", "Gollum, Stinker")
    assert board.now.burdens[0] == 3


def test_attack_on_helms_deep() -> None:
    board = Board(at=3).minions("Uruk Savage").support(1, "Attack on Helm's Deep").at_step("regroup")
    board.g.tokens[board.c("Attack on Helm's Deep")] = 3
    board.take("use", "Attack on Helm's Deep")
    assert board.now.control[1] == 1 and board.zone("Uruk Savage") == DISCARD


def test_a_killed_companion_lets_uruks_take_a_site() -> None:
    board = (
        Board(at=3)
        .fellowship("Lórien Elf")
        .minions("Uruk Stormer")
        .hurt("Lórien Elf", 1)
        .fight("Lórien Elf", "Uruk Stormer")
    )
    board.until("tcg-ask-answer").take("answer", "Uruk Stormer")
    assert board.now.control[1] == 1 and board.zone("Lórien Elf") == DEAD


def test_costs_that_depend_on_the_bearer() -> None:
    board = (
        Board(frodo="Frodo, Reluctant Adventurer")
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Hobbit Sword (1_299)", "Axe Strike")
        .take("play", "Hobbit Sword (1_299)")
        .take("on", "Frodo, Reluctant Adventurer")
    )
    assert board.now.pool == 0
    arwen = Board().fellowship("Arwen, Daughter of Elrond").hand(0, "Asfaloth", "Elf-song").take("play", "Asfaloth")
    assert arwen.now.pool == 0 and arwen.strength("Arwen, Daughter of Elrond") == 8


def test_war_and_valor_against_a_roaming_minion() -> None:
    board = (
        Board(at=2)
        .fellowship("Faramir, Captain of Gondor")
        .minions("Goblin Runner")
        .hand(0, "War and Valor", "War and Valor")
        .fight("Faramir, Captain of Gondor", "Goblin Runner")
    )
    board.take("play", "War and Valor")
    assert board.now.keyword(board.c("Faramir, Captain of Gondor"), "damage") == 1
