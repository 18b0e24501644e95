"""Resource events for journeys."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Effect, Num, Seq, Test
from westmarch.games.meccg.cards.grammar import (
    CHARACTER,
    FREE,
    IT,
    MOVES,
    WHO_TAPPED,
    event,
    modify,
    no,
    race,
    sel,
    skill,
    tap,
    target,
)
from westmarch.games.meccg.registry import card

PLAN = ("organization",)


# Fewer hazards
def fair_travels(name: str, land: str, each: bool) -> None:
    """One less for each region of a sort; in dark lands one less at all, two with the Gates open."""
    value = "limit-each" if each else "limit-any"
    amount: int | Num = 1 if each else Num("while", plus=1, word="gates-of-morning")
    card(
        name,
        event(
            PLAN,
            Act("lower-limit", IT, word=(land, each, amount)),
            target(sel("leaders", CHARACTER, Test("moving"), Test("unlaid", value))),
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
    event(
        PLAN,
        Seq(
            Act("lower-limit", IT, word=("", False, 2)),
            Act("modify-company", IT, amount=2, word="creature-prowess", until="turn"),
        ),
        target(sel("leaders", CHARACTER)),
    ),
)

# No creatures, or only some
card(
    "Ford",
    event(
        PLAN, Act("modify-company", WHO_TAPPED, amount=2, word="keyed", until="turn"), tap(sel("mine", skill("ranger")))
    ),
)
card(
    "Hiding",
    event(
        PLAN,
        Act("modify-company", IT, amount=1, word="hidden", until="turn"),
        target(sel("mine", skill("scout"), no(Test("moving")))),
    ),
)
card(
    "Stealth",
    event(
        PLAN,
        Act("modify-company", WHO_TAPPED, amount=1, word="no-creatures", until="turn"),
        tap(sel("mine", skill("scout"), Test("small-company", 2))),
    ),
)
#: The effects of the two secret ways would be cancelled.
WAY_OPEN = Cond("in-play", word="the-way-is-shut", no=True)
card(
    "Secret Passage",
    event(
        PLAN,
        Act("modify-company", IT, amount=1, word="only-site", until="turn"),
        target(sel("leaders", CHARACTER, Test("going-to", "ruins-and-lairs"))),
        (WAY_OPEN,),
    ),
)
card(
    "Secret Entrance",
    event(
        PLAN,
        Act("modify-company", WHO_TAPPED, amount=1, word="not-site", until="turn"),
        tap(sel("mine", skill("sage"), Test("moving"), no(Test("going-into", "dark-domain")))),
        (WAY_OPEN,),
    ),
)

# Longer and further
card("Bridge", event(("arrival",), Act("move-again"), needs=(Cond("arrived-at-haven"),)))
card("Into Dark Tunnels", event(("arrival",), Act("move-again"), needs=(Cond("arrived-below"),)))
card("Master of Esgaroth", event(("arrival",), Act("move-again"), needs=(Cond("arrived-at", word="border-hold"),)))
EAGLES = Act("fly", IT, word=("shadow-hold", "dark-hold"))
card(
    "Eagle-mounts",
    event(PLAN, EAGLES, target(sel("mine", skill("diplomat"), Test("at-site", "eagles-eyrie")))),
    event(PLAN, EAGLES, target(sel("mine", Test("bears", "lindion-the-oronin")))),
)
card(
    "Paths of the Dead",
    event(
        PLAN,
        Seq(
            Act("go-to", IT, word="vale-of-erech"),
            Act("modify-company", IT, amount=1, word="only-undead", until="turn"),
            modify("paths", 1, IT, "turn"),
        ),
        target(sel("mine", Test("name", "aragorn-ii"), Test("at-site", "dunharrow"))),
    ),
)


# Events that are used as site cards
def found_on_the_map(name: str, land: str, cost: Effect | None = None) -> None:
    """A site in a region of some land, for a company that lays its regions face up."""
    company = target(sel("leaders", CHARACTER, Test("reaches-land", land), Test("may-leave")))
    card(name, event(PLAN, Act("use-as-site", IT, word=land), company if cost is None else Seq(company, cost)))


found_on_the_map("Wondrous Maps", "shadow-land")
found_on_the_map("Refuge", "wilderness", cost=Act("discard", sel("hand", CHARACTER, race("elf")), bind="other"))
card(
    "Morannon",
    event(
        PLAN,
        Act("use-as-site", IT),
        target(
            sel("mine", skill("scout"), Test("in-regions", ("dagorlad",)), Test("small-company", 2), Test("may-leave"))
        ),
    ),
)

# Rest on the way
card(
    "Hundreds of Butterflies",
    event(
        ("movement",),
        Seq(Act("untap", IT, bind="item"), Act("raise-limit", amount=1)),
        target(sel("targets", CHARACTER, Test("status-tapped"))),
        (MOVES,),
    ),
)
card(
    "And Forth He Hastened",
    event(
        (*FREE, "attack", "strike"),
        Act("untap", IT, bind="item"),
        target(sel("mine", CHARACTER, Test("status-tapped"), Test("with-wizard"))),
    ),
)
