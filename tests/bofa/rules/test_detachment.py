"""Which parts of an army may go: counted and numbered without listing, and the same as by trying everything."""

from __future__ import annotations

from itertools import product

import pytest

from bofa.field import Field
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.rules.detachment import FIRST_CHARACTER, MARKERS, TOKENS, Detachment, whole_army, written
from westmarch.games.bofa.rules.orders import FAST, GOBLIN_MOVE, RETREAT, STRATEGIC, order_of

ARMIES = [
    Field().army("camp", lakeman=2, elf_archer=1, damage=2, lead=1).character("bard", "camp"),
    Field().army("camp", lakeman=3, damage=3).character("gandalf", "camp").character("thranduil", "camp"),
    Field().army("camp", lakeman=1, lead=2),
    Field().army("camp", orc=2, goblin=2, warg=1, damage=4, lead=1).character("bolg", "camp"),
    Field().army("camp", orc=3),
]


def tried(parts: Detachment, order: int) -> set[tuple[int, ...]]:
    """Every part by the words of the rulebook (p.22-23)."""
    rule = order_of(ARMIES[0].g, order)
    found = set()
    leads = {TOKENS} | {FIRST_CHARACTER + c for c in parts.characters if f.DEFAULT.leadership[c]}
    some_lead = any(most for item, most in zip(parts.items, parts.most, strict=True) if item in leads)
    for counts in product(*[range(most + 1) for most in parts.most]):
        amounts = dict(zip(parts.items, counts, strict=True))
        go = sum(amounts[unit] for unit in parts.units.items)
        stay = parts.total - go
        markers_stay = parts.markers - amounts[MARKERS]
        wrong = (
            not go
            or (rule.needs >= 0 and not amounts[rule.needs])
            or (rule.takes_all() and stay)
            or (rule.led and some_lead and not any(amounts.get(item, 0) for item in leads))
            or amounts[MARKERS] > go
            or markers_stay > stay
            or counts == tuple(parts.most)  # the whole army is offered by itself
        )
        if not wrong:
            found.add(written(amounts))
    return found


@pytest.mark.parametrize("order", [STRATEGIC, FAST, RETREAT, GOBLIN_MOVE])
@pytest.mark.parametrize("army", range(len(ARMIES)))
def test_numbered_parts_are_those_of_the_rulebook(army: int, order: int) -> None:
    g = ARMIES[army].g
    if order == GOBLIN_MOVE and not g.count(f.DEFAULT.place["camp"], f.GOBLIN):
        return
    parts = Detachment(g, order_of(g, order), f.DEFAULT.place["camp"])
    listed = list(parts.enumerate())
    assert len(set(listed)) == len(listed) == parts.count()
    assert set(listed) == tried(parts, order)
    assert all(parts.legal(option) for option in listed)
    everything = [written(dict(zip(parts.items, c, strict=True))) for c in product(*[range(m + 1) for m in parts.most])]
    assert {option for option in everything if parts.legal(option)} == set(listed)


def test_what_is_no_part() -> None:
    parts = Detachment(ARMIES[0].g, order_of(ARMIES[0].g, STRATEGIC), f.DEFAULT.place["camp"])
    assert not parts.legal(written(whole_army(ARMIES[0].g, f.DEFAULT.place["camp"])))
    assert not parts.legal(("go", f.LAKEMAN))
    assert not parts.legal(("go", f.LAKEMAN, 3))
    assert not parts.legal(("go", f.ORC, 1))
    assert not parts.legal(("go", f.LAKEMAN, 1, f.ELF_ARCHER, 1))  # not in order
    assert not parts.legal(("stay", f.LAKEMAN, 1, MARKERS, 1))
