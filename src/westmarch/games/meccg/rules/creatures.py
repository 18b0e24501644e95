"""Creatures (p.12): where they may be played, and how they are keyed."""

from __future__ import annotations

from typing import Final

from westmarch.cards.language import Run
from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import CREATURE, FACES, LANDS, RACES, REGIONS, SITE_TYPES, WILDERNESS, Face, Key
from westmarch.games.meccg.keying import Keying
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.rules.manifestations import forbids_manifestation
from westmarch.games.meccg.rules.playable import forbids_hidden, forbids_limit, forbids_side
from westmarch.games.meccg.rules.uncounted import free_by_card
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import HAND, OF_COMPANY, VALUE, WOUNDED, attacks_on
from westmarch.games.meccg.values import keyed_type

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
    found = _by_itself(g, face, slot)
    here = g.target_face(slot)
    if g.laid and _opening(g, face, slot) is not None:
        found.append("site")
    if g.laid and face.race == "undead" and g.has_laid("opens-all", target_site(g, slot)):
        found.append("site")
    if g.laid:
        found = _kept_away(g, face, here, slot, found)
    if g.laid and g.has_laid("no-creatures", OF_COMPANY + slot):
        found = [word for word in found if here.always_keyed and word.startswith(("site", "type-"))]
    return sorted(set(found))


def _by_itself(g: Arda, face: Face, slot: int) -> list[str]:
    """The ways that the creature, the site and the path give."""
    found: list[str] = []
    site = target_site(g, slot)
    here = FACES[g.faces[site]]
    kind = keyed_type(g, site)
    if kind in face.site_types:
        found.append(f"type-{SITE_TYPES[kind]}")
    if face.race in here.also:
        found.append("site")
    if g.mode in (BASIC, MAPPED):
        for land, count in face.lands:
            if g.path.count(land) >= count and not _barred(g, slot, land):
                found.append(f"land-{LANDS[land]}")
    for key in face.named:
        if not key.when or g.in_play_named(key.when):
            found += _named(g, key, here, kind, slot)
    return found + _by_cards(g, face, slot, kind) if "also-keyed" in STATES else found


def _by_cards(g: Arda, face: Face, slot: int, kind: int) -> list[str]:
    """The ways that events in play give to whole classes of creatures."""
    found: list[str] = []
    loose, _ = g.sources("also-keyed")
    for source in loose:
        for mod in DEFINED[g.faces[source]].mods["also-keyed"]:
            way: Keying = mod.word
            if not way.admits(face) or not LANGUAGE.all_hold(g, Run(source, g.owners[source], {}), way.needs):
                continue
            found += [f"type-{name}" for name in way.types if SITE_TYPES[kind] == name]
            if g.mode in (BASIC, MAPPED):
                lands = [land for land in way.lands if LANDS.index(land) in g.path]
                found += [f"land-{land}" for land in lands if not _barred(g, slot, LANDS.index(land))]
            if g.mode != FLOWN:
                found += [f"region-{REGIONS[r]}" for r in region_names(g, slot) if REGIONS[r] in way.regions]
    return found


def _opening(g: Arda, face: Face, slot: int) -> list[int] | None:
    """What a card has laid on the company's site to let one creature of this race be played there."""
    site, race = target_site(g, slot), RACES.index(face.race)
    for entry in g.laid:
        if entry[0] == VALUE["opens"] and entry[1] == site and entry[2] == race:
            return entry
    return None


def use_opening(g: Arda, face: Face, key: str) -> None:
    """A creature is played: if only a card has opened the site to it, nothing more can come that way."""
    opening = _opening(g, face, g.here)
    if opening is not None and key == "site" and key not in _by_itself(g, face, g.here):
        g.laid.remove(opening)


def _kept_away(g: Arda, face: Face, here: Face, slot: int, found: list[str]) -> list[str]:
    """What resources that bar some ways of keying leave of them."""
    bearer = OF_COMPANY + slot
    at_site = [word for word in found if word.startswith(("site", "type-"))]
    if g.has_laid("only-undead", bearer):
        return ["site"] if face.race == "undead" else []
    if g.has_laid("only-site", bearer):
        found = at_site
    if g.has_laid("not-site", bearer) and not here.always_keyed:
        found = [word for word in found if word not in at_site]
    return found


def _named(g: Arda, key: Key, here: Face, kind: int, slot: int) -> list[str]:
    """The ways that one line of a creature's text gives."""
    if key.after:
        return _after(g, key, slot)
    if key.wounded and not any([g.status[c] == WOUNDED for c in g.members[slot]]):
        return []
    found: list[str] = []
    in_regions = here.region in key.regions if key.regions else bool(key.types)
    fits = key.all_sites or (kind in key.types and _on_path(here, key))
    if here.id in key.sites or (in_regions and fits):
        found.append("site")
    if (key.deeps and here.deeps) or (key.near_deeps and near_deeps(here)):
        found.append("site")
    if key.journey and {g.site_face(slot).id, here.id} == set(key.journey):
        found.append("site")
    if g.mode in (BASIC, MAPPED):
        found += [f"land-{LANDS[land]}" for land, count in key.lands if g.path.count(land) >= count]
    if g.mode != FLOWN and not key.only_sites:
        found += [f"region-{REGIONS[region]}" for region in region_names(g, slot) if region in key.regions]
    return found


def _on_path(here: Face, key: Key) -> bool:
    return not key.site_path or any([here.path.count(land) >= count for land, count in key.site_path])


def near_deeps(site: Face) -> bool:
    """Whether a site is adjacent to one of the Under-deeps."""
    return any([site.id in face.adjacent for face in FACES if face.deeps])


def _after(g: Arda, key: Key, slot: int) -> list[str]:
    """In the way in which another attack on the company was keyed before."""
    by, ways = key.after
    found: list[str] = []
    for entry in g.laid:
        if entry[1] != OF_COMPANY + slot:
            continue
        if entry[0] == VALUE["faced-at"] and RACES[entry[2]] in by:
            found += [KEYS[entry[4]] for way in ways if KEYS[entry[4]].startswith(way)]
        elif entry[0] == VALUE["faced"] and entry[4] >= 0 and g.face(entry[4]).id in by:
            regions = [f"region-{REGIONS[region]}" for region in region_names(g, slot) if region in key.regions]
            here = g.target_face(slot)
            found += regions + (["site"] if here.region in key.regions and here.site in key.types else [])
    return found


def _barred(g: Arda, slot: int, land: int) -> bool:
    """Whether a card forbids keying to this sort of land (Ford)."""
    number = VALUE["keyed"]
    return any([e[0] == number and e[1] == OF_COMPANY + slot and e[2] == land for e in g.laid])


def forbids_creature(g: Arda, seat: int, card: int, key: str) -> str | None:
    """Whether a creature may be played on the present company in this way."""
    face = g.face(card)
    if face.kind != CREATURE or g.zone[card] != HAND or g.holder[card] != seat:
        return "meccg.mh.hazards.two-kinds"
    refused = forbids_side(g, seat, card) or (forbids_limit(g, seat, card) if creature_counts(g, face) else None)
    if refused:
        return refused
    if face.unique and g.unique_taken(face):
        return "meccg.cards.unique.one-in-play-character"
    refused = forbids_manifestation(g, face)
    if refused:
        return refused
    if key not in keys(g, face, g.here):
        if g.mode == STAYS and key.startswith("land-"):
            return "meccg.creature.key.no-region-type-if-stationary"
        if key == f"land-{LANDS[WILDERNESS]}" and _barred(g, g.here, WILDERNESS):
            return "meccg.card.event.ford"
        return "meccg.creature.key.any-one"
    return None


def creature_counts(g: Arda, face: Face) -> bool:
    """Whether a creature counts against the limit: a card may except creatures of its race (p.12)."""
    if free_by_card(g, face) >= 0:
        return False
    race = RACES.index(face.race)
    if g.laid and g.has_laid("uncounted-all", attacks_on(g.here, race)):
        return False
    # Nazgûl are all unique: what excepts them means just these.
    common = not face.unique or face.race == "nazgul"
    return not (g.laid and common and g.has_laid("uncounted", attacks_on(g.here, race)))


def creature_options(g: Arda, seat: int) -> list[Option]:
    """Creatures that a player may play on the present company."""
    found: list[Option] = []
    for card in g.hand(seat):
        face = FACES[g.faces[card]]
        if face.kind == CREATURE and not (face.unique and g.unique_taken(face)) and not forbids_hidden(g, card):
            if forbids_manifestation(g, face):
                continue
            if g.spent < g.limit or not creature_counts(g, face):
                found += [("creature", card, key) for key in keys(g, face, g.here)]
    return found
