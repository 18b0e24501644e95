"""What hazards ask of a card: of those wounded, of companies and their way, of agents and their attacks."""

from __future__ import annotations

from typing import Any

from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.properties import region_name, requires_skill
from westmarch.games.meccg.facts import (
    AGENT,
    COASTAL_SEA,
    DISTANCE,
    FACES,
    FREE_HOLD,
    HAVEN,
    LANDS,
    NUMBER,
    RACES,
    REGION_LAND,
    REGIONS,
    SITE_TYPES,
    Face,
)
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.agents import homes, sites_of
from westmarch.games.meccg.rules.characters import site_card
from westmarch.games.meccg.rules.combat import Assault, attack_of
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.state import Arda

L = LANGUAGE
FREED = terms.VALUE["freed"]


def _wounded_by(g: Arda, card: int) -> list[str]:
    """By which races and Dragons a character was wounded this turn."""
    number = terms.VALUE["wounded-by"]
    wounds = [entry for entry in g.laid if entry[0] == number and entry[1] == card]
    return [RACES[wound[2]] for wound in wounds] + [g.face(wound[4]).dragon for wound in wounds if wound[4] >= 0]


def _below(g: Arda, slot: int) -> bool:
    return slot >= 0 and g.c_owner[slot] >= 0 and g.target_face(slot).deeps


def _attack_below(g: Arda, attack: Assault | None) -> bool:
    return attack is not None and _below(g, attack.company)


def _attack_in(g: Arda, regions: Any) -> bool:
    attack = attack_of(g)
    return attack is not None and region_name(g.site_face(attack.company)) in regions


def _elsewhere(g: Arda, site: int, name: str) -> bool:
    """Whether a character is in play, but not at a site."""
    there = [c for c in g.characters(0) + g.characters(1) if g.face(c).id == name]
    return any([g.faces[g.c_site[g.company[c]]] != g.faces[site] for c in there])


def _other_site(g: Arda, site: int) -> bool:
    """Whether the moving company's player could lay down his own card of a site, and it is another than the new one."""
    if g.here < 0 or not g.members[g.here]:
        return False
    if g.faces[site] in (g.target_face(g.here).number, g.site_face(g.here).number):
        return False
    return site_card(g, g.c_owner[g.here], g.faces[site]) >= 0


def _near_new_site(g: Arda, site: int) -> bool:
    """In the region of the new site, or in one beside it."""
    face = g.face(site)
    if face.region < 0 or g.here < 0 or g.target_face(g.here).region < 0 or face.deeps:
        return False
    return DISTANCE[face.region][g.target_face(g.here).region] <= 1 and _other_site(g, site)


def _nearest_haven(face: Face) -> str:
    return face.id if face.site == HAVEN else face.haven


def _far_from_home(g: Arda, ally: int) -> bool:
    """Whether an ally is below, or nearer to another Haven than all sites where it is playable."""
    here = g.site_face(g.company_of(ally))
    homes = [_nearest_haven(FACES[NUMBER[name]]) for name in g.face(ally).places if name in NUMBER]
    return here.deeps or (bool(homes) and _nearest_haven(here) not in homes)


def _in_realm(g: Arda, slot: int, realm: Any) -> bool:
    """At a site in such a land or region, or moving through one."""
    if slot < 0 or g.c_owner[slot] < 0:
        return False
    regions = [g.site_face(slot).region, *(g.route if g.here == slot else g.c_routes[slot])]
    lands = g.path if g.here == slot else g.c_paths[slot]
    found = [REGIONS[r] for r in regions if r >= 0] + [LANDS[REGION_LAND[regions[0]]]] + [LANDS[n] for n in lands]
    return any([name in realm for name in found])


def _away_from_light(g: Arda, agent: int) -> bool:
    """Whether an agent is face up, and not at a Free-hold or Haven."""
    sites = sites_of(g, agent)
    return g.known[agent] == 1 and bool(sites) and g.face(sites[-1]).site not in (HAVEN, FREE_HOLD)


L.tests.update(
    {
        "wounded-by": lambda g, run, card, value: value in _wounded_by(g, card),
        "unstruck-by": lambda g, run, card, value: (
            not any(
                [
                    e[0] == terms.VALUE["played-on"] and e[3] == terms.STRIKE and g.faces[e[1]] == g.faces[run.source]
                    for e in g.laid
                ]
            )
        ),
        "keyed-to-site": lambda g, run, card, value: (
            g.here >= 0 and any([key.startswith(("site", "type-")) for key in keys(g, g.face(card), g.here)])
        ),
        "below": lambda g, run, card, value: _below(g, g.company[card]),
        "without": lambda g, run, card, value: _elsewhere(g, card, value),
        "attack-in": lambda g, run, card, value: _attack_in(g, value),
        "attack-below": lambda g, run, card, value: _attack_below(g, attack_of(g)),
        "agent": lambda g, run, card, value: g.kind(card) == AGENT,
        "unique": lambda g, run, card, value: g.face(card).unique,
        "needs-a": lambda g, run, card, value: requires_skill(g.faces[card], value),
        "new-agent": lambda g, run, card, value: g.has_laid("visit", card),
        "home-type": lambda g, run, card, value: any([SITE_TYPES[home.site] in value for home in homes(g.face(card))]),
        "away-from-light": lambda g, run, card, value: _away_from_light(g, card),
        "dragon-at-home": lambda g, run, card, value: bool(g.face(card).lair_of),
        "deeps-site": lambda g, run, card, value: g.face(card).deeps,
        "by-sea": lambda g, run, card, value: (
            COASTAL_SEA in g.face(card).path and _other_site(g, card) and not g.face(card).deeps
        ),
        "near-new-site": lambda g, run, card, value: _near_new_site(g, card),
        "far-from-home": lambda g, run, card, value: _far_from_home(g, card),
        "in-dark-realm": lambda g, run, card, value: _in_realm(g, g.company[card], value),
        "attack-with-body": lambda g, run, card, value: bool((a := attack_of(g)) is not None and a.body),
    }
)
