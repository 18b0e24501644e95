"""Rings: gold rings, the rings of power, and what tests them."""

from __future__ import annotations

from westmarch.cards.nodes import Ability, Act, Cond, Seq, Test
from westmarch.games.meccg.cards.registry import card
from westmarch.games.meccg.cards.terms import (
    ATTACKED,
    BEARER,
    BY_BEARER,
    CANCEL_ATTACK,
    CANCEL_STRIKE,
    FREE,
    TAP_SELF,
    WHO_TAPPED,
    WORN,
    action,
    borne_by,
    check,
    play,
    race,
    sel,
    static,
    struck,
    tap,
    trigger,
)
from westmarch.games.meccg.rules.rings import TESTS

for name, numbers in TESTS.items():
    card(name, static("tested", 1, None, numbers))
card(
    "the-one-ring",
    static("prowess", 5, WORN, "double"),
    static("body", 5, WORN, 10),
    static("influence", 5, WORN),
    static("corruption", 1, sel("companions", Test("companion"))),
    action(
        ("strike",),
        Seq(check(sel("struck", BY_BEARER), -2), CANCEL_STRIKE),
        None,
        (struck(BY_BEARER), Cond("attack-by", word=("undead", "nazgul"), no=True)),
    ),
)
card("lesser-ring", static("influence", 2, WORN))

# Magic rings teach a skill, and do more for those who had it before
ONE_EACH = borne_by(Test("free-of"))


def skilled(name: str) -> Test:
    """Who had a skill without any ring."""
    return Test("born", name)


card(
    "magic-ring-of-lore",
    ONE_EACH,
    static("skill", 1, WORN, "sage"),
    static("palantir", 1, sel("bearer", BY_BEARER, skilled("sage"))),
)
card(
    "magic-ring-of-courage",
    ONE_EACH,
    static("skill", 1, WORN, "warrior"),
    static("prowess", 2, sel("bearer", BY_BEARER, skilled("warrior"))),
)
card(
    "magic-ring-of-words",
    ONE_EACH,
    static("skill", 1, WORN, "diplomat"),
    static("influence", 3, sel("bearer", BY_BEARER, skilled("diplomat"))),
)
card(
    "magic-ring-of-nature",
    ONE_EACH,
    static("skill", 1, WORN, "ranger"),
    action(("attack",), CANCEL_ATTACK, tap(sel("bearer", BY_BEARER, skilled("ranger"))), (ATTACKED,)),
)
card(
    "magic-ring-of-stealth",
    ONE_EACH,
    static("skill", 1, WORN, "scout"),
    action(("strike",), CANCEL_STRIKE, TAP_SELF, (struck(BY_BEARER, skilled("scout")),)),
)
card(
    "wizards-ring",
    borne_by(Test("wizard"), Test("free-of")),
    play(Cond("at-haven")),
    static("stays-put"),
    trigger("item-played", check(BEARER)),
)

# The rings of the Dwarves weigh more with a Dwarf, and serve only him
DWARF = sel("bearer", BY_BEARER, race("dwarf"))
HEAVIER = (
    static("points", 2, sel("self", Test("self"), Test("held-by", "dwarf"))),
    static("corruption-of", 2, sel("self", Test("self"), Test("held-by", "dwarf"))),
)
MINOR_ITEMS = sel("deck-or-discard", Test("item-sort", "minor"))


def dwarven_ring(name: str, effect: Act, *needs: Cond) -> None:
    card(name, *HEAVIER, action(FREE, Seq(effect, check(WHO_TAPPED, 2)), tap(DWARF), needs))


def site_only(effect: Act) -> Ability:
    return action(("site",), Seq(effect, check(WHO_TAPPED, 2)), tap(DWARF), (Cond("with-it"), Cond("site-tapped")))


for name in ("dwarven-ring-of-thelors-tribe", "dwarven-ring-of-thrars-tribe"):
    dwarven_ring(name, Act("take", MINOR_ITEMS, 2, up_to=True), Cond("spot", MINOR_ITEMS))
card("dwarven-ring-of-durins-tribe", *HEAVIER, site_only(Act("untap-site")))
