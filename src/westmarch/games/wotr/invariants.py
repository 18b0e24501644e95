"""What must hold in every position of War of the Ring."""

from __future__ import annotations

from westmarch.games.wotr.facts import (
    ATTACKERS,
    CARD_COUNT,
    COLUMN_NAMES,
    CORRUPTION_LIMIT,
    FIGURES,
    FREE,
    GARRISON_LIMIT,
    REGION_COUNT,
    SHADOW,
    SLOTS,
    STACKING,
    UNIT_COLUMNS,
    WIDTH,
)
from westmarch.games.wotr.layout import box, row
from westmarch.games.wotr.notation import SLOT_NAMES
from westmarch.games.wotr.rules.actions import ActionResolution
from westmarch.games.wotr.rules.attack import near_enemies
from westmarch.games.wotr.rules.teams import broken_teams
from westmarch.games.wotr.state import War


def broken(g: War) -> list[str]:
    """Every broken invariant, in words."""
    found = figures_lost(g) + cards_lost(g) + leaders_alone(g) + limits_exceeded(g) + dice_lost(g) + wrongly_kept(g)
    return found + (broken_teams(g) if g.seats > 2 else [])


def figures_lost(g: War) -> list[str]:
    """Each kind of figure is as numerous as in the box, and the tallies are right."""
    out = []
    for side in (FREE, SHADOW):
        start, width = row(side, 0), WIDTH[side]
        rows = g.figures[start : start + SLOTS * width]
        for column in range(width):
            total = sum(rows[column::width]) + g.reinforcements[box(side, column)]
            total += g.casualties[column] if side == FREE else 0
            if total != FIGURES[side][column] or g.reinforcements[box(side, column)] < 0:
                out.append(f"{COLUMN_NAMES[side][column]}: {total} instead of {FIGURES[side][column]}")
        for slot in range(SLOTS):
            here = rows[slot * width : slot * width + width]
            units = UNIT_COLUMNS[side]
            if g.tally[side * SLOTS + slot] != sum(here[:units]) or g.tally[(side + 2) * SLOTS + slot] != sum(
                here[units:]
            ):
                out.append(f"the tally of {SLOT_NAMES[slot]} is wrong")
    return out


def cards_lost(g: War) -> list[str]:
    """Each card is in exactly one place. A card chosen for combat or being played is still in a zone of its own."""
    zones = [card for pile in g.decks + g.hands + g.table for card in pile] + g.discards
    if sorted(zones) != sorted(set(zones)):
        return ["a card is in two places"]
    in_use = CARD_COUNT - len(zones)
    return [] if in_use <= 2 + len(g.stack) // 2 and (in_use == 0 or len(g.stack) > 3) else ["a card is lost"]


def leaders_alone(g: War) -> list[str]:
    """Free Peoples leaders are with an army; those of an attacking part may be about to rejoin the rearguard."""
    return [f"leaders alone in {SLOT_NAMES[s]}" for s in range(ATTACKERS) if g.leaders(s) and not g.units(FREE, s)]


def limits_exceeded(g: War) -> list[str]:
    """Corruption always; stacking between actions."""
    out = []
    if not 0 <= g.corruption <= CORRUPTION_LIMIT:
        out.append(f"corruption {g.corruption}")
    if g.stack and isinstance(g.stack[-1], ActionResolution):
        for side in (FREE, SHADOW):
            for slot in range(ATTACKERS):
                limit = STACKING if slot < REGION_COUNT else GARRISON_LIMIT
                if g.units(side, slot) > limit:
                    out.append(f"{g.units(side, slot)} units in {SLOT_NAMES[slot]}")
            if any(g.has_figures(side, slot) for slot in (ATTACKERS, ATTACKERS + 1)):
                out.append("figures left on the way")
    return out


def dice_lost(g: War) -> list[str]:
    """Between actions every die of the turn is unused, used or in the Hunt Box."""
    if not (g.stack and isinstance(g.stack[-1], ActionResolution)):
        return []
    return [
        f"dice of side {side}"
        for side in (FREE, SHADOW)
        if g.unused(side) + g.used[side] + g.hunt_box[side] != g.rolled[side]
    ]


def wrongly_kept(g: War) -> list[str]:
    """What is kept of the board is what would be worked out."""
    fresh: War = g.clone()
    fresh.forget()
    kept, right = g.stands(), fresh.stands()
    out = []
    if (kept.slots, kept.regions, kept.held) != (right.slots, right.regions, right.held):
        out.append("armies are kept where none are, or are not kept")
    if any(near_enemies(g, side) != near_enemies(fresh, side) for side in (FREE, SHADOW)):
        out.append("armies that have enemies near are kept wrongly")
    if g.war_bits() != fresh.war_bits():
        out.append("nations At War are kept wrongly")
    if g.garrisons_inhabited() != fresh.garrisons_inhabited():
        out.append("garrisons are kept wrongly")
    if g.crowded_slots() != fresh.crowded_slots():
        out.append("crowded slots are kept wrongly")
    if g.bereft_slots() != fresh.bereft_slots():
        out.append("leaders without an army are kept wrongly")
    return out
