"""Destinations (p.9-10): where a company may go, by the site cards or on the map."""

from __future__ import annotations

from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import (
    ADJACENT,
    DISTANCE,
    FACES,
    HAVEN,
    LANDS,
    REGION_NUMBER,
    REGIONS,
    Face,
    basic_path,
    routes,
)
from westmarch.games.meccg.registry import DEFINED, STATES
from westmarch.games.meccg.rules.hosts import borrowed_sites, forbids_borrowing
from westmarch.games.meccg.state import SITES, Arda
from westmarch.games.meccg.terms import LOCATION, MAP_IN_BASIC, OF_COMPANY, PLAY, VALUE
from westmarch.games.meccg.values import modifiers

MOST_REGIONS = 4
MOST_EVER = 6
LEAST_REGIONS = 2


def regions_allowed(g: Arda, slot: int) -> int:
    """Four regions; cards may raise that, never beyond six (p.10)."""
    changed = g.laid_sum("region-limit", OF_COMPANY + slot) + modifiers(g, "regions", g.members[slot][0])
    return max(LEAST_REGIONS, min(MOST_EVER, MOST_REGIONS + changed))


def below_roll(origin: Face, target: Face) -> int:
    """The number to reach for a move to or from the Under-deeps; -1 if the sites are not adjacent (p.28)."""
    if origin.deeps:
        if target.id in origin.adjacent:
            return origin.adjacent[target.id]
        return 0 if "any-in-udun" in origin.adjacent and _in_udun(target) else -1
    if target.deeps:
        if origin.id in target.adjacent:
            return target.adjacent[origin.id]
        return 0 if "any-in-udun" in target.adjacent and _in_udun(origin) else -1
    return -1


def _in_udun(face: Face) -> bool:
    return face.region >= 0 and REGIONS[face.region] == "udun"


def with_map(g: Arda) -> bool:
    """The map belongs to the Standard rules; the players of a Basic game may use it if they like (p.2, p.9)."""
    return bool(g.standard or g.optional & MAP_IN_BASIC)


def by_map(g: Arda, slot: int, origin: Face, target: Face) -> bool:
    if not with_map(g) or origin.region < 0 or target.region < 0 or origin.deeps or target.deeps:
        return False
    # Far away and next door need no look at the cards.
    distance = DISTANCE[origin.region][target.region]
    if distance < LEAST_REGIONS or (distance < MOST_EVER and distance < regions_allowed(g, slot)):
        return True
    return bool(shortcuts(g, slot)) and bool(map_routes(g, slot, origin.region, target.region))


# Ways that cards open for a turn


def _opened(g: Arda, slot: int, value: str) -> list[int]:
    """The cards that have opened a sort of way to a company this turn."""
    number, bearer = VALUE[value], OF_COMPANY + slot
    return [entry[4] for entry in g.laid if entry[0] == number and entry[1] == bearer]


def shortcuts(g: Arda, slot: int) -> frozenset[tuple[int, int]]:
    """Pairs of regions that count as adjacent for a company this turn."""
    found: set[tuple[int, int]] = set()
    for card in _opened(g, slot, "shortcut") if g.laid else ():
        for mod in DEFINED[g.faces[card]].mods["joins"]:
            found.update([(REGION_NUMBER[one], REGION_NUMBER[other]) for one, other in mod.word])
    return frozenset(found)


_joined_routes: dict[tuple[int, int, int, frozenset[tuple[int, int]]], list[tuple[int, ...]]] = {}


def map_routes(g: Arda, slot: int, start: int, goal: int) -> list[tuple[int, ...]]:
    """All ways of a company on the map from one region to another, by the shortcuts that are open to it too."""
    most, joined = regions_allowed(g, slot), shortcuts(g, slot)
    if not joined:
        return routes(start, goal, most)
    key = (start, goal, most, joined)
    found = _joined_routes.get(key)
    if found is None:
        found = _search(start, goal, most, joined)
        _joined_routes[key] = found
    return found


def _search(start: int, goal: int, most: int, joined: frozenset[tuple[int, int]]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    waiting: list[tuple[int, ...]] = [(start,)]
    while waiting:
        path = waiting.pop()
        last = path[-1]
        if last == goal:
            found.append(path)
        elif len(path) < most:
            more = [other for one, other in joined if one == last] + [one for one, other in joined if other == last]
            waiting += [(*path, there) for there in {*ADJACENT[last], *more} if there not in path]
    return sorted(found)


def byway(g: Arda, slot: int, origin: Face, target: Face) -> list[int] | None:
    """The lands of a way without region cards that a card has opened between two sites; None if there is none."""
    if origin.number == target.number or origin.deeps or target.deeps or origin.by_map:
        return None
    for card in _opened(g, slot, "byway") if g.laid else ():
        for mod in DEFINED[g.faces[card]].mods["byway"]:
            regions, lands = mod.word
            places = [REGION_NUMBER[name] for name in regions]
            if origin.region in places and target.region in places:
                return [LANDS.index(land) for land in lands]
    return None


_reach: dict[tuple[int, int], frozenset[int]] = {}


def reach(origin: Face, regions: int) -> frozenset[int]:
    """The sites that can be reached from a site, by the site cards, below, or through so many regions of the map."""
    key = (origin.number, regions)
    found = _reach.get(key)
    if found is None:
        found = frozenset([site for site in SITES if _reaches(origin, FACES[site], regions)])
        _reach[key] = found
    return found


def _reaches(origin: Face, target: Face, regions: int) -> bool:
    if origin.deeps or target.deeps:
        return below_roll(origin, target) >= 0
    if origin.number == target.number:
        return False
    on_map = origin.region >= 0 and target.region >= 0 and DISTANCE[origin.region][target.region] < regions
    return on_map or basic_path(origin, target) is not None


def reach_of(g: Arda, slot: int) -> frozenset[int]:
    """The sites that a company can go to at all."""
    origin = g.site_face(slot)
    near = reach(origin, regions_allowed(g, slot) if with_map(g) else 0)
    if not _opened(g, slot, "byway") and not _opened(g, slot, "shortcut"):
        return near
    more = [site for site in SITES if _by_card(g, slot, origin, FACES[site])]
    return near | frozenset(more)


def _by_card(g: Arda, slot: int, origin: Face, target: Face) -> bool:
    """Whether a way that a card has opened leads from one site to another."""
    if origin.number == target.number:
        return False
    return byway(g, slot, origin, target) is not None or by_map(g, slot, origin, target)


def forbids_reach(g: Arda, slot: int, target: Face) -> str | None:
    """Whether a company can go to a site at all."""
    if target.number in reach_of(g, slot):
        return None
    origin = g.site_face(slot)
    if origin.deeps or target.deeps:
        return "meccg.deeps.move.only-adjacent" if origin.deeps else "meccg.deeps.move.enter-from-adjacent"
    if origin.number == target.number:
        return "meccg.move.destination.reachable"
    if with_map(g):
        return "meccg.move.region.four-adjacent"
    if origin.site != HAVEN:
        return "meccg.move.basic.site-to-haven"
    return "meccg.move.basic.haven-to-haven" if target.site == HAVEN else "meccg.move.basic.haven-to-site"


def forbids_leaving(g: Arda, slot: int) -> str | None:
    """Whether a company may declare any destination."""
    if not 0 <= slot < len(g.c_owner) or g.c_owner[slot] < 0:
        return "meccg.org.company.definition"
    seat = g.c_owner[slot]
    if seat != g.active or g.c_dest[slot] >= 0:
        return "meccg.move.stay-or-go"
    if g.has_laid("hidden", OF_COMPANY + slot) or _rooted(g, slot):
        return "meccg.game.card-text-wins"
    return None


def _rooted(g: Arda, slot: int) -> bool:
    """Whether a card under one of its characters keeps a company where it is."""
    rooting = STATES.get("rooted")
    return rooting is not None and any([g.faces[card] in rooting for c in g.members[slot] for card in g.under(c)])


def forbids_move(g: Arda, slot: int, site: int) -> str | None:
    """Whether a company may declare a site card as its destination (p.9)."""
    return (
        forbids_leaving(g, slot)
        or _forbids_card(g, g.c_owner[slot], site)
        or forbids_reach(g, slot, FACES[g.faces[site]])
        or _forbids_company(g, slot, site)
    )


def _goes_alone(g: Arda, slot: int) -> bool:
    """Whether neither its own size nor any other company can keep a company from anywhere."""
    seat = g.c_owner[slot]
    others = [other for other in g.companies(seat) if other != slot and g.c_dest[other] >= 0]
    return bool(g.standard) and not g.crowded(slot, len(g.members[slot])) and not others


def _forbids_company(g: Arda, slot: int, site: int) -> str | None:
    """What the size of the company, and where others go or stand, have against a site that it could reach."""
    seat = g.c_owner[slot]
    target = FACES[g.faces[site]]
    if g.site_face(slot).site != HAVEN and g.crowded(slot, len(g.members[slot])):
        return "meccg.org.company.max-seven"
    if target.site != HAVEN and g.crowded(slot, len(g.members[slot])):
        return "meccg.org.company.max-seven"
    for other in g.companies(seat):
        if other != slot and g.c_dest[other] >= 0 and g.faces[g.c_dest[other]] == target.number:
            if g.faces[g.c_site[other]] == g.faces[g.c_site[slot]]:
                return "meccg.org.company.split.different-destinations"
            if not g.standard:
                return "meccg.move.two-companies.one-basic"
            if not by_map(g, slot, g.site_face(slot), target):
                return "meccg.move.two-companies.one-basic"
    if not g.standard and g.zone[site] == PLAY and not _will_be_left(g, seat, site) and target.site != HAVEN:
        return "meccg.move.two-companies.join-standing"
    return None


def _forbids_card(g: Arda, seat: int, site: int) -> str | None:
    """Whether a player can lay down a site card: from his location deck, or one that a company of his needs too."""
    if _shared(g, seat, site):
        return None
    if g.owners[site] != seat:
        return forbids_borrowing(g, seat, site)
    return None if g.zone[site] == LOCATION else "meccg.move.destination.must-be-available"


def _shared(g: Arda, seat: int, site: int) -> bool:
    return any([site in (g.c_site[slot], g.c_dest[slot]) for slot in g.companies(seat)])


def _will_be_left(g: Arda, seat: int, site: int) -> bool:
    return all([g.c_dest[slot] >= 0 for slot in g.companies(seat) if g.c_site[slot] == site])


def destinations(g: Arda, slot: int) -> list[int]:
    """The site cards that a company may declare; one card for each site."""
    if forbids_leaving(g, slot) is not None:
        return []
    seat = g.c_owner[slot]
    near = reach_of(g, slot)
    seen: set[int] = set()
    nobody_in_the_way = _goes_alone(g, slot)
    found: list[int] = []
    # All of these are cards that the player can lay down.
    in_play = [site for s in g.companies(seat) for site in (g.c_site[s], g.c_dest[s]) if site >= 0]
    for site in in_play + g.pile(LOCATION, seat) + borrowed_sites(g, seat):
        number = g.faces[site]
        if number in near and number not in seen and (nobody_in_the_way or _forbids_company(g, slot, site) is None):
            seen.add(number)
            found.append(site)
    return found


def move_options(g: Arda, seat: int) -> list[Option]:
    found: list[Option] = []
    for slot in g.companies(seat):
        if g.c_dest[slot] < 0:
            found += [("move", slot, site) for site in destinations(g, slot)]
    return found
