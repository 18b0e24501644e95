"""Set-up (p.6-7)."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.game import GAME
from westmarch.games.bofa.pieces import BAG, WAITING
from westmarch.games.bofa.setup import set_up
from westmarch.games.bofa.state import Battlefield

POSITIONS = {(p["side"], p["number"]): f.DEFAULT.place[p["place"]] for p in f.DEFAULT.content["setup"]["position"]}


@pytest.fixture
def g() -> Battlefield:
    return set_up(Chance(seed_of(3)))


def content(g: Battlefield, side: str, number: int) -> tuple[dict[str, int], list[str], dict[str, int]]:
    """Units, characters and tokens of a set-up position."""
    place = POSITIONS[side, number]
    units = {f.UNIT_NAMES[unit]: g.count(place, unit) for unit in g.types(place)}
    characters = [f.CHARACTER_NAMES[c] for c in range(f.CHARACTERS) if g.where[c] == place]
    groups = [f.GROUP_NAMES[f.TOKEN_GROUP[token]] for token in g.tokens(place)]
    return units, characters, {group: groups.count(group) for group in sorted(set(groups))}


CONTENTS = [
    ("bofa.setup.fp.1", "free_peoples", 1, {"dwarf_veteran": 1}, [], {}),
    ("bofa.setup.fp.2", "free_peoples", 2, {"dwarf_veteran": 1}, [], {}),
    ("bofa.setup.fp.3", "free_peoples", 3, {"lakeman": 1}, ["bard"], {"men_dwarves": 1}),
    ("bofa.setup.fp.4", "free_peoples", 4, {"dwarf_soldier": 1}, ["dain"], {"men_dwarves": 1}),
    ("bofa.setup.fp.5", "free_peoples", 5, {"elf_spearman": 1}, [], {}),
    ("bofa.setup.fp.6", "free_peoples", 6, {}, [], {"elves": 1}),
    ("bofa.setup.fp.7", "free_peoples", 7, {"lakeman": 1}, [], {"men_dwarves": 1}),
    ("bofa.setup.fp.8", "free_peoples", 8, {"lakeman": 2}, [], {}),
    ("bofa.setup.fp.9", "free_peoples", 9, {"elf_spearman": 1}, ["gandalf", "thranduil"], {"elves": 2}),
    ("bofa.setup.fp.10", "free_peoples", 10, {"elf_archer": 2}, [], {"elves": 1}),
    ("bofa.setup.shadow.1", "shadow", 1, {"goblin": 1}, [], {}),
    ("bofa.setup.shadow.2", "shadow", 2, {"goblin": 2}, [], {}),
    ("bofa.setup.shadow.3", "shadow", 3, {"orc": 1, "great_orc": 1, "warg": 1}, [], {"shadow": 3}),
    ("bofa.setup.shadow.4", "shadow", 4, {"orc": 2, "great_orc": 1}, [], {"shadow": 3}),
    ("bofa.setup.shadow.5", "shadow", 5, {"orc": 3, "warg": 1}, [], {"shadow": 3}),
    ("bofa.setup.shadow.6", "shadow", 6, {"warg": 3}, [], {"shadow": 3}),
]


@pytest.mark.parametrize(
    "side, number, units, characters, tokens",
    [pytest.param(*row[1:], marks=pytest.mark.rule(row[0]), id=row[0]) for row in CONTENTS],
)
def test_positions(
    g: Battlefield, side: str, number: int, units: dict[str, int], characters: list[str], tokens: dict[str, int]
) -> None:
    assert content(g, side, number) == (units, characters, tokens)


@rule("bofa.setup.totals")
def test_totals(g: Battlefield) -> None:
    on_board = {name: f.FIGURES[unit] - g.reserve[unit] for name, unit in f.UNIT.items()}
    assert on_board == {
        "dwarf_veteran": 2, "dwarf_soldier": 1, "lakeman": 4, "elf_spearman": 2, "elf_archer": 2,
        "orc": 6, "great_orc": 2, "warg": 5, "goblin": 3,
    }  # fmt: skip
    assert sum(where >= 0 for where in g.where) == 4
    assert [len(g.bag(group)) for group in range(3)] == [14, 16, 15]


@rule("bofa.setup.sides")
def test_sides_are_seats() -> None:
    assert GAME.seat_names({}) == ["free_peoples", "shadow"]
    assert all(g.pools == f.POOL for g in (set_up(Chance(seed_of(n))) for n in range(3)))


@rule("bofa.setup.own-material")
def test_reserve_is_what_is_not_placed(g: Battlefield) -> None:
    for unit in range(f.UNITS):
        placed = sum(g.count(place, unit) for place in range(f.DEFAULT.places))
        assert g.reserve[unit] == f.FIGURES[unit] - placed
    assert sum(g.lead) == 0


@rule("bofa.setup.token-piles", "bofa.recruit.token.groups")
def test_groups_are_separate() -> None:
    for seed in range(20):
        g = set_up(Chance(seed_of(seed)))
        for token in range(f.TOKENS):
            if g.token_at[token] == f.DEFAULT.ravenhill:
                assert f.TOKEN_GROUP[token] == f.ELVES
            if g.token_at[token] in f.DEFAULT.mustering:
                assert f.TOKEN_GROUP[token] == f.SHADOW_TOKENS


@rule("bofa.setup.tokens-hidden", "bofa.recruit.token.groups", "bofa.recruit.place.random-unseen")
def test_faces_are_hidden_from_both(g: Battlefield) -> None:
    for seat in (-1, 0, 1):
        place = GAME.view(g, seat)["places"]["ravenhill"]
        assert place["tokens"] == ["elves", "elves"]
        assert place["known_tokens"] == []
    faces = {
        tuple(f.DEFAULT.token_unit[t] for t in set_up(Chance(seed_of(n))).tokens(f.DEFAULT.ravenhill))
        for n in range(30)
    }
    assert len(faces) > 1


@rule("bofa.setup.shuffle-decks", "bofa.cards.four-decks")
def test_four_shuffles() -> None:
    one, two = set_up(Chance(seed_of(1))), set_up(Chance(seed_of(2)))
    for a, b in [
        (one.event_deck, two.event_deck),
        (one.story_decks[0], two.story_decks[0]),
        (one.story_decks[1], two.story_decks[1]),
        (one.fate_deck, two.fate_deck),
    ]:
        assert a != b
        assert sorted(a) == sorted(b)


@rule("bofa.setup.fate-track-figures")
def test_four_figures_wait_on_the_track(g: Battlefield) -> None:
    assert [f.CHARACTER_NAMES[c] for c in f.DEFAULT.on_track] == ["bilbo", "thorin", "lord_of_the_eagles", "beorn"]
    assert all(g.where[c] == WAITING for c in f.DEFAULT.on_track)
    spaces = [f.DEFAULT.arrival[c] for c in f.DEFAULT.on_track]
    assert spaces == sorted(spaces)
    assert spaces[-1] < f.FATE_END


@rule("bofa.setup.dice", "bofa.dice.pool.base")
def test_first_pools() -> None:
    g: Any = GAME.start({}, Chance(seed_of(1)))
    assert g.pools == [5, 6]
    assert [f.DICE[s] - g.pools[s] for s in (0, 1)] == [1, 1]


@rule("bofa.setup.no-opening-hand", "bofa.turn.prepare.dice-first")
def test_no_opening_hand(g: Battlefield) -> None:
    assert g.hands == [[], []]
    first: Any = GAME.start({}, Chance(seed_of(3)))
    assert [len(hand) for hand in first.hands] == [2, 2]
    assert len(first.event_deck) == 28
    assert [len(deck) for deck in first.story_decks] == [19, 19]


@rule("bofa.char.start-in-play", "bofa.control.initial")
def test_who_is_in_play(g: Battlefield) -> None:
    assert [f.CHARACTER_NAMES[c] for c in range(9) if g.in_play(c)] == ["bard", "dain", "gandalf", "thranduil"]
    assert not any(g.control)
    assert g.points() == 0
    assert g.token_at.count(BAG) == 45
