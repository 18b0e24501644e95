"""Words for journeys: ways that cards open, cards that go with a company for a turn, and going back."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act, Num
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.properties import one_of, region_name
from westmarch.games.meccg.cards.meanings.verbs_movement import replace_site
from westmarch.games.meccg.facts import LANDS, REGION_LAND
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.characters import site_card
from westmarch.games.meccg.rules.creatures import BASIC, MAPPED, near_deeps
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, UNTAPPED

L = LANGUAGE

#: From how many regions on a way is no short one.
LONG_WAY = 4


def _going_in(g: Arda, run: Asker, card: int, regions: Any) -> bool:
    """Whether a character's company goes to a site in some regions, or in regions of a land."""
    slot = g.company[card]
    if slot < 0 or g.c_dest[slot] < 0 or g.target_face(slot).region < 0:
        return False
    goal = g.target_face(slot)
    return one_of(region_name(goal), regions) or one_of(LANDS[REGION_LAND[goal.region]], regions)


def _in_regions(g: Arda, run: Asker, card: int, regions: tuple[str, ...]) -> bool:
    slot = g.company_of(card)
    return slot >= 0 and g.c_owner[slot] >= 0 and one_of(region_name(g.site_face(slot)), regions)


def _new_to_company(g: Arda, run: Asker, card: int, value: None) -> bool:
    """Whether no card of this name has been played on a company this turn, or lies on it."""
    name, slot = g.faces[run.source], g.company[card]
    laid = [e for e in g.laid if e[1] == OF_COMPANY + slot and e[4] >= 0 and g.faces[e[4]] == name]
    return not laid and not any([g.faces[c] == name and g.company[c] == slot for c in g.table])


def _at_stair(g: Arda, run: Asker, card: int, value: None) -> bool:
    slot = g.company[card]
    site = g.c_site[slot]
    return g.status[site] == UNTAPPED and near_deeps(g.face(site))


L.tests.update(
    {
        "going-in": _going_in,
        "in-regions": _in_regions,
        "new-to-company": _new_to_company,
        "near-deeps": _at_stair,
    }
)


def _short_way(g: Arda, run: Asker, num: Num) -> int:
    """How many regions of the present path are missing from a long way."""
    return max(0, LONG_WAY - len(g.path)) if g.mode in (BASIC, MAPPED) else 0


L.nums["short-way"] = _short_way


@L.verb("go-with")
def go_with(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A short event goes with a company until the end of the turn."""
    g.company[run.source] = g.company_of(cards[0])
    g.lay("permanent", run.source, 1, terms.TURN, run.source)


@L.verb("note-site")
def note_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Remembers where a company has begun the turn."""
    g.lay("origin", run.source, g.faces[g.c_site[g.company_of(cards[0])]], terms.TURN, run.source)


def _site_noted(g: Arda, run: Asker) -> int:
    """The card of the site where the company began the turn, if it is not there any more and can go back; or -1."""
    slot = g.company_of(run.source)
    if slot < 0 or g.c_owner[slot] < 0 or not g.has_laid("origin", run.source):
        return -1
    number = g.laid_sum("origin", run.source)
    return site_card(g, g.c_owner[slot], number) if g.faces[g.c_site[slot]] != number else -1


@L.verb("go-back", can=lambda g, run, act: _site_noted(g, run) >= 0)
def go_back(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The company's site is replaced by the one where it began the turn, without any movement phase."""
    site, slot = _site_noted(g, run), g.company_of(run.source)
    if site >= 0:
        replace_site(g, slot, site)
