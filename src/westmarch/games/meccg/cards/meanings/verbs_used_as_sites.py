"""Events that are used as site cards: a company lays the regions of its way face up, or goes the way of the card."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import FACES, LANDS, NUMBER, REGION_LAND, REGIONS
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.creatures import BASIC, MAPPED
from westmarch.games.meccg.rules.movement import forbids_leaving, map_routes, with_map
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY

L = LANGUAGE


def _last_regions(g: Arda, slot: int, land: str) -> list[int]:
    """The regions of a sort of land that a company can reach on the map."""
    start = g.site_face(slot).region
    if not with_map(g) or start < 0 or g.site_face(slot).deeps:
        return []
    kind = LANDS.index(land)
    return [i for i in range(len(REGIONS)) if REGION_LAND[i] == kind and map_routes(g, slot, start, i)]


def _may_leave(g: Arda, run: Asker, card: int, value: None) -> bool:
    slot = g.company[card]
    return forbids_leaving(g, slot) is None and not g.crowded(slot, len(g.members[slot]))


L.tests["may-leave"] = _may_leave
L.tests["reaches-land"] = lambda g, run, card, value: bool(_last_regions(g, g.company[card], value))


def _go_there(g: Arda, card: int, slot: int, region: int) -> None:
    """The event is the destination of a company, and everybody sees it."""
    g.use_as_site(card, NUMBER[f"{g.face(card).id}-in-{REGIONS[region]}"])
    g.c_dest[slot] = card
    g.c_flags[slot] |= terms.REVEALED
    g.lay("told-way", OF_COMPANY + slot, 1, terms.TURN, card)


class LayRegions(Frame):
    """The regions of a company's way are laid face up: the last one first, then those before it."""

    STEPS = ("last", "way")
    RULE = "meccg.move.region.four-adjacent"

    card: int
    company: int
    land: str
    region: int = later(-1)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def last(self, g: Arda) -> Outcome:
        options: list[Option] = [("region", region) for region in _last_regions(g, self.company, self.land)]
        return Ask(g.active, "meccg-ask-last-region", options, "ended", self.RULE)

    def ended(self, g: Arda, option: Option) -> None:
        _, self.region = option

    def way(self, g: Arda) -> Outcome:
        start = g.site_face(self.company).region
        options: list[Option] = [("route", *way) for way in map_routes(g, self.company, start, self.region)]
        return Ask(g.active, "meccg-ask-route", options, "laid", self.RULE)

    def laid(self, g: Arda, option: Option) -> None:
        _, *route = option
        g.c_modes[self.company] = MAPPED
        g.c_routes[self.company] = route
        g.c_paths[self.company] = [REGION_LAND[region] for region in route]
        _go_there(g, self.card, self.company, self.region)


@L.verb("use-as-site")
def use_as_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """The event is the destination of a company: in a region of some land, or where it says and by the way it says."""
    slot = g.company_of(cards[0])
    if act.word is not None:
        return LayRegions(run.source, slot, act.word)
    made = next(face for face in FACES if face.made_from == g.face(run.source).id)
    g.c_modes[slot] = BASIC
    g.c_routes[slot] = [g.site_face(slot).region, made.region]
    g.c_paths[slot] = list(made.way)
    _go_there(g, run.source, slot, made.region)
    return None
