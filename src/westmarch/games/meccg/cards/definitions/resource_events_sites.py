"""Resource events that change sites, and what is played where a Dragon was slain."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import POINTS

SITE = ("site",)
#: The site that the card lies on.
HOST_SITE = host_site
ON_SITE = do("on-site")


card("Houses of Healing", event_in(SITE, ON_SITE, needs=(here("free-hold"),)), static("healing", HOST_SITE, 1))
card(
    "Rebuild the Town",
    event_in(SITE, ON_SITE, needs=(here("ruins-and-lairs"), cond("lair", no=True), cond("deeps", no=True))),
    static("site-type", HOST_SITE, -1, word="border-hold"),
    static("no-automatic", HOST_SITE),
)
card(
    "Hall of Fire",
    event_in(SITE, ON_SITE, needs=(cond("at-haven"),)),
    each(
        on("company-rests"),
        May(
            Either(
                to("untap", targets & character & status_tapped, by="active", bind="item"),
                to("heal", targets & character & wounded, by="active", bind="item"),
                by="active",
            ),
            by="active",
        ),
    ),
)
SAPLING = named("sapling-of-the-white-tree")
AT_MINAS_TIRITH = at_site("minas-tirith")
card(
    "The White Tree",
    *[
        event_in(FREE, None, cost=to("discard", where, bind="item"), needs=(spot(mine & sage & AT_MINAS_TIRITH),))
        for where in (my_items & SAPLING & AT_MINAS_TIRITH, my_points & SAPLING)
    ],
    static("healing", named("minas-tirith"), 1),
    static("keyed-type", named("minas-tirith"), -1),
)


@odd_if("Earth of Galadriel’s Orchard is stored there", "la Tierra del Huerto de Galadriel está almacenada allí")
def earth_stored(g: Arda, run: Asker) -> bool:
    return any([g.face(stored).id == "earth-of-galadriels-orchard" for stored in g.pile(POINTS, run.seat)])


card(
    "Mallorn",
    event_in(SITE, None, needs=(cond("at", word="bag-end"), earth_stored)),
    static("healing", named("bag-end"), 1),
    static("entry", word="bag-end"),
    static("site-untaps", named("bag-end"), 1),
    static("keeps-site", word="bag-end"),
    static("points", hobbit & faction, 1),
)
card(
    "Stone of Erech",
    event_in(SITE, None, needs=(cond("at", word="vale-of-erech"), spot(all_points & named("men-of-lamedon")))),
    static("ends-without", word="men-of-lamedon"),
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
KINGDOM = played_at_it
card(
    "King under the Mountain",
    event_in(
        SITE, Seq(do("played-here"), to("attach", it)), cost=target(targets & named(KINGS)), needs=(hero_of_the_lair,)
    ),
    static("influence", bearer, 5, target=people("dwarf")),
    static("site-type", KINGDOM, -1, word="border-hold"),
    static("dwarf-hold", KINGDOM, 1),
    static("no-automatic", KINGDOM, word="dragon"),
    static("only-race", KINGDOM, 1, word="dwarf"),
)


@odd_if("a Dragon at home was defeated at the site", "en el lugar fue derrotado un Dragón en su casa")
def empty_lair(g: Arda, run: Asker) -> bool:
    return slain_here(g, (0, 1))


card(
    "Returned Exiles",
    to_play(cond("even-tapped"), empty_lair),
    static("attempt", bearing(named("king-under-the-mountain")), 3, target=named("returned-exiles")),
)
