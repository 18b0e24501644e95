"""Cards that change strength: what each one adds, and to whom."""

from __future__ import annotations

import pytest

from tcg.board import Board
from westmarch.games.tcg.facts import BY_ID

#: Event, the character that it helps (or hurts), its opponent, the strength printed and the change.
EVENTS = [
    ("1_5", "1_13", "1_143", 2),
    ("1_4", "1_13", "1_143", 3),
    ("1_26", "1_13", "1_143", 2),
    ("1_32", "1_50", "1_143", 2),
    ("1_32", "1_50", "1_127", 4),
    ("1_37", "1_50", "1_143", 2),
    ("1_37", "1_50", "1_229", 4),
    ("1_78", "1_364", "1_143", 4),
    ("1_102", "1_303+1_299", "1_143", 2),
    ("1_116", "1_89", "1_143", 2),
    ("1_116", "4_109", "1_143", 4),
    ("1_117", "1_89", "1_143", 4),
    ("1_293", "1_311", "1_143", 3),
    ("2_37", "1_89", "1_143", 2),
    ("4_42", "1_13", "1_143", 2),
    ("4_51", "1_13", "1_143", 2),
    ("4_83", "1_50", "1_143", 2),
    ("4_87", "1_50", "1_143", 2),
    ("4_135", "4_116", "1_143", 3),
    ("4_273", "4_267", "1_143", 2),
    ("4_282", "4_267", "1_143", 1),
    ("4_297", "4_267", "1_143", 2),
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
    ("1_121", "1_143", "1_89", 3),
    ("1_168", "1_163", "1_13", 4),
    ("1_168", "1_163", "1_89", 2),
    ("1_201", "1_163", "1_50", 4),
    ("1_204", "1_229", "1_89", 2),
    ("1_227", "1_229", "1_89", 2),
    ("4_151", "1_143", "1_89", 2),
    ("4_210", "1_143", "1_89", 2),
    ("4_233", "4_220", "1_89", 2),
    ("4_239", "4_220", "1_89", 3),
    ("4_241", "4_220", "1_89", 3),
]


@pytest.mark.parametrize("event, minion, hero, change", SHADOW_EVENTS)
def test_shadow_skirmish_events(event: str, minion: str, hero: str, change: int) -> None:
    board = Board(at=5).site(5, "4_344").fellowship(hero, "1_97", "1_311").minions(minion).hand(1, event, event)
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
    ("1_11", [], "1_178", 2, 7),
    ("1_30", [], "1_229", 2, 9),
    ("1_51", [], "1_229", 2, 9),
    ("1_72", ["1_13", "1_50", "1_89", "1_311"], "", 2, 10),
    ("1_303+1_299", [], "", 2, 7),
    ("2_6", [], "1_151", 2, 8),
    ("4_48", ["1_303", "1_307"], "", 2, 8),
    ("4_90", [], "", 2, 7),
    ("4_116", [], "1_178", 2, 9),
    ("4_130", [], "1_178", 2, 8),
]


@pytest.mark.parametrize("hero, others, minion, site, strength", STATICS)
def test_companions(hero: str, others: list[str], minion: str, site: int, strength: int) -> None:
    name = hero.split("+")[0]
    board = Board(at=site).fellowship(hero, *others)
    if minion:
        board.minions(minion).hand(0, "1_5", "1_37", "1_293", "4_135").fight(name, minion)
        board.fellowship("1_13" if name != "1_13" else "1_11")
        assert board.now.skirmishing == 1
    assert board.now.strength(board.c(name)) == strength


#: Minion, minions beside it, companions, burdens, site, strength.
MINIONS = [
    ("1_148", ["1_151"], [], 0, 2, 9),
    ("1_163", ["1_178", "1_176"], [], 0, 4, 11),
    ("1_237", ["1_229"], [], 0, 2, 16),
    ("1_256", [], ["1_13", "1_50"], 0, 2, 12),
    ("1_259", ["1_271"], [], 0, 2, 10),
    ("1_184", [], [], 0, 4, 8),
    ("4_176", ["4_193"], [], 0, 2, 12),
    ("4_218", [], [], 4, 2, 18),
    ("4_224", [], [], 2, 2, 9),
    ("5_25", [], [], 3, 2, 8),
]


@pytest.mark.parametrize("minion, others, companions, burdens, site, strength", MINIONS)
def test_minions(minion: str, others: list[str], companions: list[str], burdens: int, site: int, strength: int) -> None:
    board = Board(at=site).fellowship(*companions).minions(minion, *others).burdens(burdens)
    assert board.g.strength(board.c(minion)) == strength


#: Item or condition, bearer, what the bearer has with it.
KEYWORDS = [
    ("1_14", "1_13", "damage", 2),
    ("1_41", "1_50", "archer", 2),
    ("1_41", "1_53", "archer", 1),
    ("1_75", "1_364", "damage", 1),
    ("1_112", "1_89", "damage", 1),
    ("1_95", "1_96", "damage", 1),
    ("1_47", "1_30", "damage", 1),
    ("4_62", "1_53", "archer", 1),
    ("4_280", "4_292", "damage", 1),
    ("4_118", "4_116", "archer", 1),
]


@pytest.mark.parametrize("item, hero, word, value", KEYWORDS)
def test_keywords_of_bearers(item: str, hero: str, word: str, value: int) -> None:
    board = Board().fellowship(f"{hero}+{item}")
    assert board.g.keyword(board.c(hero), word) == value
    assert BY_ID[item].defined
