"""Creatures (p.12): where they may be played, and how they are keyed."""

from __future__ import annotations

from typing import Final

from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import CREATURE, FACES, LANDS, REGIONS, SITE_TYPES, WILDERNESS, Face
from westmarch.games.meccg.rules.chain import forbids_limit, forbids_side
from westmarch.games.meccg.state import HAND, OF_COMPANY, VALUE, Arda
from westmarch.games.meccg.values import site_type

# How the company came here.
STAYS, BASIC, MAPPED, BELOW, FLOWN = range(5)

#: Every way to key a creature, as a word.
KEYS: Final = (
    ["site"]
    + [f"type-{name}" for name in SITE_TYPES]
    + [f"land-{name}" for name in LANDS]
    + [f"region-{name}" for name in REGIONS]
)


def lands(g: Arda) -> list[int]:
    """The lands of the present company's path, as environment cards leave them."""
    return g.path


def region_names(g: Arda, slot: int) -> list[int]:
    """Regions whose names may be used: origin and destination, all regions crossed on the map (p.10, p.12)."""
    if g.mode in (BASIC, MAPPED):
        return g.route
    if g.mode == BELOW or g.target_face(slot).region < 0:
        return []
    return [g.target_face(slot).region]


def target_site(g: Arda, slot: int) -> int:
    return g.c_dest[slot] if g.c_dest[slot] >= 0 else g.c_site[slot]


def keys(g: Arda, face: Face, slot: int) -> list[str]:
    """All ways in which a creature can be keyed to a company now."""
    found: list[str] = []
    site = target_site(g, slot)
    here = FACES[g.faces[site]]
    kind = site_type(g, site)
    if kind in face.site_types:
        found.append(f"type-{SITE_TYPES[kind]}")
    if face.race in here.also:
        found.append("site")
    if g.mode in (BASIC, MAPPED):
        for land, count in face.lands:
            if g.path.count(land) >= count and not _barred(g, slot, land):
                found.append(f"land-{LANDS[land]}")
    regions = region_names(g, slot)
    for key in face.named:
        if key.when and not g.in_play_named(key.when):
            continue
        if here.id in key.sites or (here.region in key.regions and (key.all_sites or kind in key.types)):
            found.append("site")
        if g.mode != FLOWN:
            found += [f"region-{REGIONS[region]}" for region in regions if region in key.regions]
    if g.laid and g.has_laid("no-creatures", OF_COMPANY + slot):
        found = [word for word in found if here.always_keyed and word.startswith(("site", "type-"))]
    return sorted(set(found))


def _barred(g: Arda, slot: int, land: int) -> bool:
    """Whether a card forbids keying to this sort of land (Ford)."""
    number = VALUE["keyed"]
    return any([e[0] == number and e[1] == OF_COMPANY + slot and e[2] == land for e in g.laid])


def forbids_creature(g: Arda, seat: int, card: int, key: str) -> str | None:
    """Whether a creature may be played on the present company in this way."""
    face = g.face(card)
    if face.kind != CREATURE or g.zone[card] != HAND or g.holder[card] != seat:
        return "meccg.mh.hazards.two-kinds"
    refused = forbids_side(g, seat, card) or forbids_limit(g, seat, card)
    if refused:
        return refused
    if face.unique and g.unique_taken(face):
        return "meccg.cards.unique.one-in-play-character"
    if key not in keys(g, face, g.here):
        if g.mode == STAYS and key.startswith("land-"):
            return "meccg.creature.key.no-region-type-if-stationary"
        if key == f"land-{LANDS[WILDERNESS]}" and _barred(g, g.here, WILDERNESS):
            return "meccg.card.event.ford"
        return "meccg.creature.key.any-one"
    return None


def creature_options(g: Arda, seat: int) -> list[Option]:
    """Creatures that a player may play on the present company."""
    found: list[Option] = []
    for card in g.hand(seat):
        face = FACES[g.faces[card]]
        if face.kind == CREATURE and g.spent < g.limit and not (face.unique and g.unique_taken(face)):
            found += [("creature", card, key) for key in keys(g, face, g.here)]
    return found
