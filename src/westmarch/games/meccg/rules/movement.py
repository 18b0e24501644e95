"""Destinations (p.9-10): where a company may go, by the site cards or on the map."""

from __future__ import annotations

from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import DISTANCE, FACES, HAVEN, Face, basic_path
from westmarch.games.meccg.rules.prisoners import borrowed_sites, forbids_borrowing
from westmarch.games.meccg.state import LOCATION, MAP_IN_BASIC, OF_COMPANY, PLAY, Arda
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
    from westmarch.games.meccg.facts import REGIONS

    return face.region >= 0 and REGIONS[face.region] == "udun"


def with_map(g: Arda) -> bool:
    """The map belongs to the Standard rules; the players of a Basic game may use it if they like (p.2, p.9)."""
    return bool(g.standard or g.optional & MAP_IN_BASIC)


def by_map(g: Arda, slot: int, origin: Face, target: Face) -> bool:
    if not with_map(g) or origin.region < 0 or target.region < 0 or origin.deeps or target.deeps:
        return False
    # Far away and next door need no look at the cards.
    distance = DISTANCE[origin.region][target.region]
    return distance < LEAST_REGIONS or (distance < MOST_EVER and distance < regions_allowed(g, slot))


def forbids_reach(g: Arda, slot: int, target: Face) -> str | None:
    """Whether a company can go to a site at all."""
    origin = g.site_face(slot)
    if origin.deeps or target.deeps:
        if below_roll(origin, target) >= 0:
            return None
        return "meccg.deeps.move.only-adjacent" if origin.deeps else "meccg.deeps.move.enter-from-adjacent"
    if origin.number == target.number:
        return "meccg.move.destination.reachable"
    if basic_path(origin, target) is not None or by_map(g, slot, origin, target):
        return None
    if with_map(g):
        return "meccg.move.region.four-adjacent"
    if origin.site != HAVEN:
        return "meccg.move.basic.site-to-haven"
    return "meccg.move.basic.haven-to-haven" if target.site == HAVEN else "meccg.move.basic.haven-to-site"


def forbids_move(g: Arda, slot: int, site: int) -> str | None:
    """Whether a company may declare a site card as its destination (p.9)."""
    if not 0 <= slot < len(g.c_owner) or g.c_owner[slot] < 0:
        return "meccg.org.company.definition"
    seat = g.c_owner[slot]
    if seat != g.active or g.c_dest[slot] >= 0:
        return "meccg.move.stay-or-go"
    if g.has_laid("hidden", OF_COMPANY + slot):
        return "meccg.game.card-text-wins"
    target = FACES[g.faces[site]]
    refused = _forbids_card(g, seat, site) or forbids_reach(g, slot, target)
    if refused:
        return refused
    if g.site_face(slot).site != HAVEN and len(g.members[slot]) > 7:
        return "meccg.org.company.max-seven"
    if target.site != HAVEN and len(g.members[slot]) > 7:
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
    seat = g.c_owner[slot]
    seen: set[int] = set()
    found: list[int] = []
    in_play = [site for s in g.companies(seat) for site in (g.c_site[s], g.c_dest[s]) if site >= 0]
    for site in in_play + g.pile(LOCATION, seat) + borrowed_sites(g, seat):
        if g.faces[site] not in seen and forbids_move(g, slot, site) is None:
            seen.add(g.faces[site])
            found.append(site)
    return found


def move_options(g: Arda, seat: int) -> list[Option]:
    found: list[Option] = []
    for slot in g.companies(seat):
        if g.c_dest[slot] < 0:
            found += [("move", slot, site) for site in destinations(g, slot)]
    return found
