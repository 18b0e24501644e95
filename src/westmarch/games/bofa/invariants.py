"""What must hold in every position."""

from __future__ import annotations

from westmarch.games.bofa.facts import (
    ACTIVATIONS,
    BATS,
    BEORN,
    BODYGUARDS,
    DICE,
    EAGLES,
    FATE_END,
    FIGURES,
    FP,
    GREY_TILES,
    HAND,
    LEADERSHIP_TOKENS,
    PASS_OPENS,
    SHADOW,
    SIDE_OF_UNIT,
    UNITS,
    UNITS_OF,
)
from westmarch.games.bofa.rules.actions import Go
from westmarch.games.bofa.state import MARCH_LEAD, MARCH_UNITS, NOBODY, TARGET, Battlefield
from westmarch.games.bofa.views import all_cards, every_card


def broken(g: Battlefield) -> list[str]:
    """Everything that is wrong with a position."""
    found = armies(g) + counters(g)
    if every_card(g) != all_cards():
        found.append("a card is lost or doubled")
    if g.stack and isinstance(g.stack[-1], Go):
        found += between_actions(g)
    return found


def armies(g: Battlefield) -> list[str]:
    found = []
    for unit in range(UNITS):
        board = sum(g.count(place, unit) for place in range(g.edition.places))
        marching = sum(group[MARCH_UNITS + unit] for group in g.marching)
        if board + marching + g.reserve[unit] != FIGURES[unit]:
            found.append(f"figures of type {unit} are lost or doubled")
    for place in range(g.edition.places):
        types = g.types(place)
        sides = {SIDE_OF_UNIT[unit] for unit in types}
        if len(sides) > 1 or g.sizes[place] != sum(g.army(place)):
            found.append(f"place {place}: two armies, or a wrong count")
        if g.held[place] != (sides.pop() if sides else NOBODY):
            found.append(f"place {place} is held by the wrong side")
        if not types and g.lead[place] and all(group[TARGET] != place for group in g.marching):
            found.append(f"place {place}: leadership without an army")
        if g.control[place] and not g.edition.is_settlement[place]:
            found.append(f"place {place}: control of no settlement")
        if g.walls[place] > g.edition.protection[place]:
            found.append(f"place {place}: too much damage on a stronghold")
        if place >= g.edition.regions and g.held[place] == FP:
            found.append(f"place {place}: Free Peoples in a goblin box")
    for zone in (0, 1):
        if g.sizes[g.edition.goblin_points[zone]] >= PASS_OPENS and not g.open[zone]:
            found.append(f"pass {zone} should be open")
    return found


def counters(g: Battlefield) -> list[str]:
    checks = {
        "eagles": sum(g.eagles) <= EAGLES and min(g.eagles) >= 0,
        "bats": sum(g.bats) <= BATS and min(g.bats) >= 0,
        "wrath": 0 <= g.wrath <= g.edition.beorn_wrath_max,
        "bodyguards": 0 <= g.bodyguards <= BODYGUARDS,
        "fate": 0 <= g.fate <= FATE_END,
        "activation": g.activated() <= ACTIVATIONS,
        "dice": all(g.unused(seat) <= g.pools[seat] <= DICE[seat] for seat in (FP, SHADOW)),
        "tiles": tiles_are_there(g),
        "damage": min(g.damage) >= 0 and min(g.lead) >= 0,
        "leadership": all(lead(g, seat) <= LEADERSHIP_TOKENS[seat] for seat in (FP, SHADOW)),
    }
    return [f"{name} out of range" for name, holds in checks.items() if not holds]


def tiles_are_there(g: Battlefield) -> bool:
    """Every grey tile is in one place; one that was drawn is in nobody's list until it is applied."""
    tiles = g.pool + g.aside + g.used_tiles
    return len(set(tiles)) == len(tiles) and len([tile for tile in tiles if tile < GREY_TILES]) >= GREY_TILES - 1


def lead(g: Battlefield, seat: int) -> int:
    """Leadership tokens of a side on the board."""
    own = sum(g.lead[place] for place in range(g.edition.places) if g.held[place] == seat)
    return own + sum(group[MARCH_LEAD] for group in g.marching if any(group[MARCH_UNITS + u] for u in UNITS_OF[seat]))


def between_actions(g: Battlefield) -> list[str]:
    found = []
    for place in range(g.edition.places):
        if g.sizes[place] > g.limit(place):
            found.append(f"place {place}: more than five units")
        if g.damage[place] > g.sizes[place]:
            found.append(f"place {place}: more markers than units")
    if g.marching or g.resolving:
        found.append("something is still under way")
    if any(len(hand) > HAND for hand in g.hands):
        found.append("a hand is too large")
    if 0 <= g.where[BEORN] < g.edition.places and g.sizes[g.where[BEORN]]:
        found.append("Beorn stands beside military units")
    return found
