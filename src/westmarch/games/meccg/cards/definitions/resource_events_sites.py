"""Resource events that change sites, and what is played where a Dragon was slain."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act, Cond, Either, May, Seq, Test
from westmarch.games.meccg.cards.grammar import (
    CHARACTER,
    FREE,
    IT,
    WORN,
    any_of,
    event,
    here,
    one_of,
    play,
    race,
    sel,
    skill,
    spot,
    static,
    target,
    trigger,
)
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.registry import card
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import POINTS

SITE = ("site",)
#: The site that the card lies on.
HOST_SITE = sel("play", Test("host-site"))
ON_SITE = Act("on-site")


def named(site: str) -> Test:
    return Test("name", site)


card("Houses of Healing", event(SITE, ON_SITE, needs=(here("free-hold"),)), static("healing", 1, HOST_SITE))
card(
    "Rebuild the Town",
    event(SITE, ON_SITE, needs=(here("ruins-and-lairs"), Cond("lair", no=True), Cond("deeps", no=True))),
    static("site-type", -1, HOST_SITE, "border-hold"),
    static("no-automatic", 1, HOST_SITE),
)
card(
    "Hall of Fire",
    event(SITE, ON_SITE, needs=(Cond("at-haven"),)),
    trigger(
        "company-rests",
        May(
            Either(
                Act("untap", sel("targets", CHARACTER, Test("status-tapped")), by="active", bind="item"),
                Act("heal", sel("targets", CHARACTER, Test("wounded")), by="active", bind="item"),
                by="active",
            ),
            by="active",
        ),
    ),
)
SAPLING = named("sapling-of-the-white-tree")
AT_MINAS_TIRITH = Test("at-site", "minas-tirith")
card(
    "The White Tree",
    *[
        event(FREE, None, Act("discard", where, bind="item"), (spot(sel("mine", skill("sage"), AT_MINAS_TIRITH)),))
        for where in (sel("items", SAPLING, AT_MINAS_TIRITH), sel("my-points", SAPLING))
    ],
    static("healing", 1, sel("play", named("minas-tirith"))),
    static("keyed-type", -1, sel("play", named("minas-tirith"))),
)


@odd_if("Earth of Galadriel’s Orchard is stored there", "la Tierra del Huerto de Galadriel está almacenada allí")
def earth_stored(g: Arda, run: Asker) -> bool:
    return any([g.face(stored).id == "earth-of-galadriels-orchard" for stored in g.pile(POINTS, run.seat)])


card(
    "Mallorn",
    event(SITE, None, needs=(Cond("at", word="bag-end"), earth_stored)),
    static("healing", 1, sel("play", named("bag-end"))),
    static("entry", 1, None, "bag-end"),
    static("site-untaps", 1, sel("play", named("bag-end"))),
    static("keeps-site", 1, None, "bag-end"),
    static("points", 1, sel("play", race("hobbit"), Test("faction"))),
)
card(
    "Stone of Erech",
    event(
        SITE,
        None,
        needs=(Cond("at", word="vale-of-erech"), spot(sel("all-points", named("men-of-lamedon")))),
    ),
    static("ends-without", 1, None, "men-of-lamedon"),
)


# Where a Dragon was at home
def slain_here(g: Arda, seats: tuple[int, ...]) -> bool:
    """Whether some player has defeated a Dragon at home in the lair where the present company is."""
    if g.here < 0:
        return False
    lair = g.site_face(g.here).id
    return any([g.face(slain).lair_of == lair for seat in seats for slain in g.pile(POINTS, seat)])


@odd_if(
    "you have defeated the Dragon at home here, and it was not Eärcaraxë",
    "has derrotado aquí al Dragón en su casa, y no era Eärcaraxë",
)
def hero_of_the_lair(g: Arda, run: Asker) -> bool:
    return slain_here(g, (run.seat,)) and g.site_face(g.here).id != "isle-of-the-ulond"


KINGS = ("balin", "dain-ii", "thorin-ii", "thrain-ii")
KINGDOM = sel("play", Test("played-at-it"))
card(
    "King under the Mountain",
    event(
        SITE,
        Seq(Act("played-here"), Act("attach", IT)),
        target(sel("targets", Test("name", KINGS))),
        (hero_of_the_lair,),
    ),
    static("influence", 5, WORN, to=any_of("dwarf")),
    static("site-type", -1, KINGDOM, "border-hold"),
    static("dwarf-hold", 1, KINGDOM),
    static("no-automatic", 1, KINGDOM),
    static("only-race", 1, KINGDOM, "dwarf"),
)


@odd_if("a Dragon at home was defeated at the site", "en el lugar fue derrotado un Dragón en su casa")
def empty_lair(g: Arda, run: Asker) -> bool:
    return slain_here(g, (0, 1))


card(
    "Returned Exiles",
    play(Cond("even-tapped"), empty_lair),
    static("attempt", 3, sel("play", Test("bears", "king-under-the-mountain")), to=one_of("returned-exiles")),
)
