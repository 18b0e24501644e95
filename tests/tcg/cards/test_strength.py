"""Cards that change strength: what each one adds, and to whom."""

from __future__ import annotations

import pytest

from tcg.board import Board
from tcg.names import printed

#: Event, the character that it helps (or hurts), its opponent, the strength printed and the change.
EVENTS = [
    ("Cleaving Blow", "Gimli, Son of Glóin", "Troop of Uruk-hai", 2),
    ("Battle Fury", "Gimli, Son of Glóin", "Troop of Uruk-hai", 3),
    ("Their Halls of Stone", "Gimli, Son of Glóin", "Troop of Uruk-hai", 2),
    ("Border Defenses", "Legolas, Greenleaf", "Troop of Uruk-hai", 2),
    ("Border Defenses", "Legolas, Greenleaf", "Lurtz, Servant of Isengard", 4),
    ("Defiance", "Legolas, Greenleaf", "Troop of Uruk-hai", 2),
    ("Defiance", "Legolas, Greenleaf", "Úlairë Attëa, Keeper of Dol Guldur", 4),
    ("Mysterious Wizard", "Gandalf, The Grey Wizard", "Troop of Uruk-hai", 4),
    ("Dagger Strike", "Merry, From O'er the Brandywine + Hobbit Sword (1_299)", "Troop of Uruk-hai", 2),
    ("Swordarm of the White Tower", "Aragorn, Ranger of the North", "Troop of Uruk-hai", 2),
    ("Swordarm of the White Tower", "Aragorn, Heir of Elendil", "Troop of Uruk-hai", 4),
    ("Swordsman of the Northern Kingdom", "Aragorn, Ranger of the North", "Troop of Uruk-hai", 4),
    ("Halfling Deftness", "Sam, Son of Hamfast", "Troop of Uruk-hai", 3),
    ("Sentinels of Númenor", "Aragorn, Ranger of the North", "Troop of Uruk-hai", 2),
    ("Best Company", "Gimli, Son of Glóin", "Troop of Uruk-hai", 2),
    ("Khazâd Ai-mênu", "Gimli, Son of Glóin", "Troop of Uruk-hai", 2),
    ("Supporting Fire", "Legolas, Greenleaf", "Troop of Uruk-hai", 2),
    ("Valor", "Legolas, Greenleaf", "Troop of Uruk-hai", 2),
    ("War and Valor", "Faramir, Captain of Gondor", "Troop of Uruk-hai", 3),
    ("Fight for the Villagers", "Éomer, Third Marshal of Riddermark", "Troop of Uruk-hai", 2),
    ("An Honorable Charge", "Éomer, Third Marshal of Riddermark", "Troop of Uruk-hai", 1),
    ("Work for the Sword", "Éomer, Third Marshal of Riddermark", "Troop of Uruk-hai", 2),
]


@pytest.mark.parametrize("event, hero, minion, change", EVENTS)
def test_skirmish_events(event: str, hero: str, minion: str, change: int) -> None:
    name = hero.split("+")[0]
    board = Board(at=2).fellowship(hero).minions(minion).hand(0, event, event).fight(name, minion)
    before = board.strength(name)
    board.take("play", event)
    if board.can("choose", name):
        board.take("choose", name)
    assert board.strength(name) == before + change


#: Shadow event, minion, Free Peoples character, change.
SHADOW_EVENTS = [
    ("Bred for Battle", "Troop of Uruk-hai", "Aragorn, Ranger of the North", 3),
    ("Drums in the Deep", "Ancient Chieftain", "Gimli, Son of Glóin", 4),
    ("Drums in the Deep", "Ancient Chieftain", "Aragorn, Ranger of the North", 2),
    ("Unfamiliar Territory", "Ancient Chieftain", "Legolas, Greenleaf", 4),
    ("All Veils Removed", "Úlairë Attëa, Keeper of Dol Guldur", "Aragorn, Ranger of the North", 2),
    ("Threshold of Shadow", "Úlairë Attëa, Keeper of Dol Guldur", "Aragorn, Ranger of the North", 2),
    ("Ferocity", "Troop of Uruk-hai", "Aragorn, Ranger of the North", 2),
    ("We Are the Fighting Uruk-hai", "Troop of Uruk-hai", "Aragorn, Ranger of the North", 2),
    ("Fearless", "Desert Soldier", "Aragorn, Ranger of the North", 2),
    ("Men of Rhûn", "Desert Soldier", "Aragorn, Ranger of the North", 3),
    ("On the March", "Desert Soldier", "Aragorn, Ranger of the North", 3),
]


@pytest.mark.parametrize("event, minion, hero, change", SHADOW_EVENTS)
def test_shadow_skirmish_events(event: str, minion: str, hero: str, change: int) -> None:
    board = (
        Board(at=5)
        .site(5, "Westemnet Hills")
        .fellowship(hero, "Boromir, Son of Denethor", "Sam, Son of Hamfast")
        .minions(minion)
        .hand(1, event, event)
    )
    board.pool(9).fight(hero, minion)
    before = board.strength(minion)
    while not board.can("play", event):
        board.skip()
    board.take("play", event)
    for _ in range(2):
        if board.can("option", 1):
            board.take("option", 1)
        if board.can("choose", minion):
            board.take("choose", minion)
    assert board.strength(minion) == before + change


#: Character, companions and others beside it, its opponent (or none), site number, strength.
STATICS = [
    ("Farin, Dwarven Emissary", [], "Goblin Runner", 2, 7),
    ("Arwen, Daughter of Elrond", [], "Úlairë Attëa, Keeper of Dol Guldur", 2, 9),
    ("Legolas, Prince of Mirkwood", [], "Úlairë Attëa, Keeper of Dol Guldur", 2, 9),
    (
        "Gandalf, Friend of the Shirefolk",
        ["Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North", "Sam, Son of Hamfast"],
        "",
        2,
        10,
    ),
    ("Merry, From O'er the Brandywine + Hobbit Sword (1_299)", [], "", 2, 7),
    ("Frór, Gimli's Kinsman", [], "Uruk Savage", 2, 8),
    ("Gimli, Lockbearer", ["Merry, From O'er the Brandywine", "Pippin, Hobbit of Some Intelligence"], "", 2, 8),
    ("Gandalf, The White Wizard", [], "", 2, 7),
    ("Faramir, Captain of Gondor", [], "Goblin Runner", 2, 9),
    ("Ranger of Ithilien", [], "Goblin Runner", 2, 8),
]


@pytest.mark.parametrize("hero, others, minion, site, strength", STATICS)
def test_companions(hero: str, others: list[str], minion: str, site: int, strength: int) -> None:
    name = hero.split("+")[0]
    board = Board(at=site).fellowship(hero, *others)
    if minion:
        board.minions(minion).hand(0, "Cleaving Blow", "Defiance", "Halfling Deftness", "War and Valor").fight(
            name, minion
        )
        board.fellowship("Gimli, Son of Glóin" if name != "Gimli, Son of Glóin" else "Farin, Dwarven Emissary")
        assert board.now.skirmishing == 1
    assert board.now.strength(board.c(name)) == strength


#: Minion, minions beside it, companions, burdens, site, strength.
MINIONS = [
    ("Uruk Lieutenant", ["Uruk Savage"], [], 0, 2, 9),
    ("Ancient Chieftain", ["Goblin Runner", "Goblin Marksman"], [], 0, 4, 11),
    ("The Witch-king, Lord of Angmar", ["Úlairë Attëa, Keeper of Dol Guldur"], [], 0, 2, 16),
    ("Morgul Hunter", [], ["Gimli, Son of Glóin", "Legolas, Greenleaf"], 0, 2, 12),
    ("Morgul Warden", ["Orc Soldier"], [], 0, 2, 10),
    ("Goblin Wallcrawler", [], [], 0, 4, 8),
    ("Uglúk, Servant of Saruman", ["Uruk Runner"], [], 0, 2, 12),
    ("Desert Legion", [], [], 4, 2, 18),
    ("Easterling Axeman", [], [], 2, 2, 9),
    ("Gollum, Stinker", [], [], 3, 2, 8),
]


@pytest.mark.parametrize("minion, others, companions, burdens, site, strength", MINIONS)
def test_minions(minion: str, others: list[str], companions: list[str], burdens: int, site: int, strength: int) -> None:
    board = Board(at=site).fellowship(*companions).minions(minion, *others).burdens(burdens)
    assert board.g.strength(board.c(minion)) == strength


#: Item or condition, bearer, what the bearer has with it.
KEYWORDS = [
    ("Gimli's Battle Axe", "Gimli, Son of Glóin", "damage", 2),
    ("Elven Bow (1_41)", "Legolas, Greenleaf", "archer", 2),
    ("Elven Bow (1_41)", "Lórien Elf", "archer", 1),
    ("Glamdring", "Gandalf, The Grey Wizard", "damage", 1),
    ("Ranger's Sword", "Aragorn, Ranger of the North", "damage", 1),
    ("Blade of Gondor", "Boromir, Lord of Gondor", "damage", 1),
    ("Gwemegil", "Arwen, Daughter of Elrond", "damage", 1),
    ("Elven Bow (4_62)", "Lórien Elf", "archer", 1),
    ("Herugrim", "Théoden, Son of Thengel", "damage", 1),
    ("Faramir's Bow", "Faramir, Captain of Gondor", "archer", 1),
]


@pytest.mark.parametrize("item, hero, word, value", KEYWORDS)
def test_keywords_of_bearers(item: str, hero: str, word: str, value: int) -> None:
    board = Board().fellowship(f"{hero}+{item}")
    assert board.g.keyword(board.c(hero), word) == value
    assert printed(item).defined
