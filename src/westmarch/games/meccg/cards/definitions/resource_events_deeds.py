"""Deeds: events that lie on a company, come nearer to their end step by step, and count when they are stored."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.frame import Frame
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import GOLD_RING, HAVEN
from westmarch.games.meccg.rules.rings import ring_sort
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import FOREVER, PLAY, TAPPED, UNTAPPED

PLAN = ("organization",)
SITE = ("site",)
#: One of the company, for all of it.
LEADER = target(targets & character & first_of_company)
KEPT = static("never-untaps-itself")
TAP_IT = to("tap", this, bind="other")
LOST = borne_here & keyword("lost-knowledge")
STOLEN = borne_here & keyword("stolen-knowledge")
#: Lost knowledge that a sage remembers instead.
REMEMBERED = Seq(
    tap(targets & sage, "other"),
    to("discard", in_hand & named("memories-recalled"), bind="item"),
)
GIVEN_UP = to("discard", LOST, bind="item")


@odd_if("this card is tapped", "esta carta está girada")
def under_way(g: Arda, run: Asker) -> bool:
    return bool(g.status[run.source] == TAPPED)


@odd_if("this card is not tapped", "esta carta no está girada")
def not_under_way(g: Arda, run: Asker) -> bool:
    return bool(g.status[run.source] != TAPPED)


def _copies(g: Arda, source: int) -> list[int]:
    return [c for c in range(len(g.faces)) if g.faces[c] == g.faces[source] and c != source]


@odd_if("no other copy is turned around", "ninguna otra copia está invertida")
def nobody_else(g: Arda, run: Asker) -> bool:
    return not any([g.has_laid("stage", copy) for copy in _copies(g, run.source)])


@odd_if(
    "this card is turned around and the company is at a Haven", "esta carta está invertida y la compañía en un Refugio"
)
def done_and_home(g: Arda, run: Asker) -> bool:
    return g.has_laid("stage", run.source) and _at_haven(g, run.source)


def _at_haven(g: Arda, source: int) -> bool:
    slot = g.company[source]
    return slot >= 0 and g.c_owner[slot] >= 0 and g.site_face(slot).site == HAVEN


class TurnAround(Odd):
    en = "turn this card around"
    es = "invierte esta carta"

    def do(self, g: Arda, run: Asker) -> Frame | None:
        g.lay("stage", run.source, 1, FOREVER, run.source)
        g.note("meccg-log-deed", {"card": run.source})
        return None


def stored(value: str, *needs: Cond) -> Ability:
    """It is put with the points for good, and makes something easier for everybody."""
    return action(PLAN, Seq(to("to-points", this, bind="other"), do("ease", word=value)), needs=needs)


def on_company(cost: Effect, *needs: Cond) -> Ability:
    return event_in(SITE, to("on-company", it), cost=cost, needs=needs)


# The stone of Ithil
def _is_word(g: Arda, run: Asker, word: str) -> bool:
    return any([g.zone[c] == PLAY and word in g.face(c).keywords for c in run.bound.get("it", ())])


@odd_if("it is a Palantír", "es una Palantír")
def gained_stone(g: Arda, run: Asker) -> bool:
    return _is_word(g, run, "palantir")


@odd_if("the card played is stolen knowledge", "la carta jugada es conocimiento robado")
def played_stolen(g: Arda, run: Asker) -> bool:
    return _is_word(g, run, "stolen-knowledge")


AT_MINAS_TIRITH = cond("at", word="minas-tirith")
card(
    "Fate of the Ithil-stone",
    on_company(Seq(LEADER, GIVEN_UP), AT_MINAS_TIRITH),
    on_company(Seq(LEADER, REMEMBERED), AT_MINAS_TIRITH),
    each(on("company-gains"), When(gained_stone, TAP_IT)),
    each(
        on("card-played"),
        When(played_stolen, TurnAround()),
        needs=(under_way, cond("at", word="barad-dur"), nobody_else),
    ),
    KEPT,
    stored("lighter-palantir", done_and_home),
)


# The fire of the mountain
@odd_if("it is a special ring", "es un anillo especial")
def gained_ring(g: Arda, run: Asker) -> bool:
    return any([g.zone[c] == PLAY and bool(ring_sort(g.face(c))) for c in run.bound.get("it", ())])


@odd_if("gold rings are playable at the site", "se pueden jugar anillos de oro en el lugar")
def rings_here(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and GOLD_RING in g.site_face(g.here).items


AT_DOOM = cond("at", word="mount-doom")
card(
    "Into the Smoking Cone",
    event_in(SITE, to("on-company", it), cost=target(targets & sage), needs=(rings_here,)),
    each(on("company-gains"), When(gained_ring, TAP_IT)),
    action(SITE, TurnAround(), cost=GIVEN_UP, needs=(cond("with-it"), under_way, AT_DOOM, nobody_else)),
    action(SITE, TurnAround(), cost=REMEMBERED, needs=(cond("with-it"), under_way, AT_DOOM, nobody_else)),
    KEPT,
    stored("lighter-ring", done_and_home),
)


# The pits of the Necromancer
@odd_if("Rescue Prisoners was played at Dol Guldur", "se ha jugado Rescatar Prisioneros en Dol Guldur")
def freed_by_card(g: Arda, run: Asker) -> bool:
    rescues = [c for c in run.bound.get("it", ()) if g.face(c).id == "rescue-prisoners" and g.host[c] >= 0]
    return bool(rescues) and g.here >= 0 and g.site_face(g.here).id == "dol-guldur"


@odd_if("the rescue site is Dol Guldur", "el lugar de rescate es Dol Guldur")
def freed_there(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and g.site_face(g.here).id == "dol-guldur"


@odd_if("no other copy is tapped", "ninguna otra copia está girada")
def no_other_tapped(g: Arda, run: Asker) -> bool:
    return not any([g.zone[copy] == PLAY and g.status[copy] == TAPPED for copy in _copies(g, run.source)])


@odd_if("this card is tapped and the company is at a Haven", "esta carta está girada y la compañía en un Refugio")
def tapped_and_home(g: Arda, run: Asker) -> bool:
    return g.status[run.source] == TAPPED and _at_haven(g, run.source)


card(
    "Pass the Doors of Dol Guldur",
    on_company(Seq(LEADER, to("discard", STOLEN, bind="item"))),
    each(on("card-played"), When(freed_by_card, TAP_IT), needs=(no_other_tapped,)),
    each(on("prisoners-freed"), TAP_IT, needs=(freed_there, no_other_tapped)),
    KEPT,
    stored("weaker-holds", tapped_and_home),
)


# The foundations of stone
class BeginBelow(Odd):
    en = "tap the site and this card"
    es = "gira el lugar y esta carta"

    def do(self, g: Arda, run: Asker) -> Frame | None:
        site = g.c_site[g.company[run.source]]
        g.set_status(site, TAPPED)
        g.set_status(run.source, TAPPED)
        g.lay("origin", run.source, g.faces[site], FOREVER, run.source)
        return None


@odd_if(
    "this card is tapped and the company is at another Under-deeps site",
    "esta carta está girada y la compañía en otro lugar de las Profundidades",
)
def further_below(g: Arda, run: Asker) -> bool:
    slot = g.company[run.source]
    if slot < 0 or g.c_owner[slot] < 0 or g.status[run.source] != TAPPED:
        return False
    return g.site_face(slot).deeps and g.faces[g.c_site[slot]] != g.laid_sum("origin", run.source)


@odd_if("this card is untapped and the company is at a Haven", "esta carta está enderezada y la compañía en un Refugio")
def untapped_and_home(g: Arda, run: Asker) -> bool:
    return g.status[run.source] == UNTAPPED and _at_haven(g, run.source)


class RiseAgain(Odd):
    en = "untap this card"
    es = "endereza esta carta"

    def do(self, g: Arda, run: Asker) -> Frame | None:
        g.set_status(run.source, UNTAPPED)
        return None


card(
    "To the Uttermost Foundations",
    event_in(
        PLAN, Seq(to("on-company", it), BeginBelow()), cost=target(leaders & character & in_deeps & new_to_company)
    ),
    static("never-untaps-itself", word="alone"),
    action(PLAN, RiseAgain(), needs=(further_below,)),
    action(PLAN, to("to-points", this, bind="other"), needs=(untapped_and_home,)),
)

# What sages remember
ENCHANTED = on_named_before & keyword("dark-enchantment")
card(
    "Memories Recalled",
    event_in(
        FREE,
        to("discard", ENCHANTED, ALL, bind="item"),
        cost=target(mine & character & in_company_of(sage) & bearing(keyword("dark-enchantment"))),
    ),
    static("replaces-knowledge"),
)
