"""Resource events for journeys."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Num, Seq, Test
from westmarch.games.meccg.cards.registry import card
from westmarch.games.meccg.cards.terms import (
    CHARACTER,
    FREE,
    IT,
    MOVES,
    WHO_TAPPED,
    event,
    modify,
    no,
    sel,
    skill,
    tap,
    target,
)

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


fair_travels("fair-travels-in-wilderness", "wilderness", True)
fair_travels("fair-travels-in-border-lands", "border-land", True)
fair_travels("fair-travels-in-free-domains", "free-domain", True)
fair_travels("fair-sailing", "coastal-sea", True)
fair_travels("fair-travels-in-shadow-lands", "shadow-land", False)
fair_travels("fair-travels-in-dark-domains", "dark-domain", False)
card(
    "horses",
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
    "ford",
    event(
        PLAN, Act("modify-company", WHO_TAPPED, amount=2, word="keyed", until="turn"), tap(sel("mine", skill("ranger")))
    ),
)
card(
    "hiding",
    event(
        PLAN,
        Act("modify-company", IT, amount=1, word="hidden", until="turn"),
        target(sel("mine", skill("scout"), no(Test("moving")))),
    ),
)
card(
    "stealth",
    event(
        PLAN,
        Act("modify-company", WHO_TAPPED, amount=1, word="no-creatures", until="turn"),
        tap(sel("mine", skill("scout"), Test("small-company", 2))),
    ),
)
#: The effects of the two secret ways would be cancelled.
WAY_OPEN = Cond("in-play", word="the-way-is-shut", no=True)
card(
    "secret-passage",
    event(
        PLAN,
        Act("modify-company", IT, amount=1, word="only-site", until="turn"),
        target(sel("leaders", CHARACTER, Test("going-to", "ruins-and-lairs"))),
        (WAY_OPEN,),
    ),
)
card(
    "secret-entrance",
    event(
        PLAN,
        Act("modify-company", WHO_TAPPED, amount=1, word="not-site", until="turn"),
        tap(sel("mine", skill("sage"), Test("moving"), no(Test("going-into", "dark-domain")))),
        (WAY_OPEN,),
    ),
)

# Longer and further
card("bridge", event(("arrival",), Act("move-again"), needs=(Cond("arrived-at-haven"),)))
card("into-dark-tunnels", event(("arrival",), Act("move-again"), needs=(Cond("arrived-below"),)))
card("master-of-esgaroth", event(("arrival",), Act("move-again"), needs=(Cond("arrived-at", word="border-hold"),)))
EAGLES = Act("fly", IT, word=("shadow-hold", "dark-hold"))
card(
    "eagle-mounts",
    event(PLAN, EAGLES, target(sel("mine", skill("diplomat"), Test("at-site", "eagles-eyrie")))),
    event(PLAN, EAGLES, target(sel("mine", Test("bears", "lindion-the-oronin")))),
)
card(
    "paths-of-the-dead",
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

# Rest on the way
card(
    "hundreds-of-butterflies",
    event(
        ("movement",),
        Seq(Act("untap", IT, bind="item"), Act("raise-limit", amount=1)),
        target(sel("targets", CHARACTER, Test("status-tapped"))),
        (MOVES,),
    ),
)
card(
    "and-forth-he-hastened",
    event(
        (*FREE, "attack", "strike"),
        Act("untap", IT, bind="item"),
        target(sel("mine", CHARACTER, Test("status-tapped"), Test("with-wizard"))),
    ),
)
