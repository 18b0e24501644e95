"""Resource events for journeys."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import MOVED

PLAN = ("organization",)


# Fewer hazards
def fair_travels(name: str, land: str, each: bool) -> None:
    """One less for each region of a sort; in dark lands one less at all, two with the Gates open."""
    value = "limit-each" if each else "limit-any"
    amount: int | Num = 1 if each else num("while", plus=1, word="gates-of-morning")
    card(
        name,
        event_in(
            PLAN,
            to("lower-limit", it, word=(land, each, amount)),
            cost=target(leaders & character & moving & unlaid(value)),
        ),
    )


fair_travels("Fair Travels in Wilderness", "wilderness", True)
fair_travels("Fair Travels in Border-lands", "border-land", True)
fair_travels("Fair Travels in Free-domains", "free-domain", True)
fair_travels("Fair Sailing", "coastal-sea", True)
fair_travels("Fair Travels in Shadow-lands", "shadow-land", False)
fair_travels("Fair Travels in Dark-domains", "dark-domain", False)
card(
    "Horses",
    event_in(
        PLAN,
        Seq(
            to("lower-limit", it, word=("", False, 2)),
            to("modify-company", it, amount=2, word="creature-prowess", until="turn"),
        ),
        cost=target(leaders & character),
    ),
)

# No creatures, or only some
card(
    "Ford",
    event_in(PLAN, to("modify-company", who_tapped, amount=2, word="keyed", until="turn"), cost=tap(mine & ranger)),
)
card(
    "Hiding",
    event_in(
        PLAN, to("modify-company", it, amount=1, word="hidden", until="turn"), cost=target(mine & scout & ~moving)
    ),
)
card(
    "Stealth",
    event_in(
        PLAN,
        to("modify-company", who_tapped, amount=1, word="no-creatures", until="turn"),
        cost=tap(mine & scout & small_company(2)),
    ),
)
#: The effects of the two secret ways would be cancelled.
WAY_OPEN = cond("in-play", word="the-way-is-shut", no=True)
card(
    "Secret Passage",
    event_in(
        PLAN,
        to("modify-company", it, amount=1, word="only-site", until="turn"),
        cost=target(leaders & character & going_to("ruins-and-lairs")),
        needs=(WAY_OPEN,),
    ),
)
card(
    "Secret Entrance",
    event_in(
        PLAN,
        to("modify-company", who_tapped, amount=1, word="not-site", until="turn"),
        cost=tap(mine & sage & moving & ~going_in("dark-domain")),
        needs=(WAY_OPEN,),
    ),
)

# Longer and further
card("Bridge", event_in(("arrival",), do("move-again"), needs=(cond("arrived-at", word="haven"),)))


@odd_if(
    "the company has just moved to an Under-deeps site", "la compañía acaba de moverse a un lugar de las Profundidades"
)
def arrived_below(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and bool(g.c_flags[g.here] & MOVED) and g.site_face(g.here).deeps


card("Into Dark Tunnels", event_in(("arrival",), do("move-again"), needs=(arrived_below,)))
card("Master of Esgaroth", event_in(("arrival",), do("move-again"), needs=(cond("arrived-at", word="border-hold"),)))
EAGLES = to("fly", it, word=("shadow-hold", "dark-hold"))
card(
    "Eagle-mounts",
    event_in(PLAN, EAGLES, cost=target(mine & diplomat & at_site("eagles-eyrie"))),
    event_in(PLAN, EAGLES, cost=target(mine & character & bearing(named("lindion-the-oronin")))),
)
card(
    "Paths of the Dead",
    event_in(
        PLAN,
        Seq(
            to("go-to", it, word="vale-of-erech"),
            to("modify-company", it, amount=1, word="only-undead", until="turn"),
            modify("paths", 1, it, "turn"),
        ),
        cost=target(mine & named("aragorn-ii") & at_site("dunharrow")),
    ),
)


# Events that are used as site cards
def found_on_the_map(name: str, land: str, cost: Effect | None = None) -> None:
    """A site in a region of some land, for a company that lays its regions face up."""
    company = target(leaders & character & reaches_land(land) & may_leave)
    card(name, event_in(PLAN, to("use-as-site", it, word=land), cost=company if cost is None else Seq(company, cost)))


found_on_the_map("Wondrous Maps", "shadow-land")
found_on_the_map("Refuge", "wilderness", cost=to("discard", in_hand & character & elf, bind="other"))
card(
    "Morannon",
    event_in(
        PLAN,
        to("use-as-site", it),
        cost=target(mine & scout & in_regions(("dagorlad",)) & small_company(2) & may_leave),
    ),
)

# Rest on the way
card(
    "Hundreds of Butterflies",
    event_in(
        ("movement",),
        Seq(to("untap", it, bind="item"), do("raise-limit", 1)),
        cost=target(targets & character & status_tapped),
        needs=(MOVES,),
    ),
)
card(
    "And Forth He Hastened",
    event_in(
        (*FREE, "attack", "strike"),
        to("untap", it, bind="item"),
        cost=target(mine & character & status_tapped & in_company_of(wizard)),
    ),
)
