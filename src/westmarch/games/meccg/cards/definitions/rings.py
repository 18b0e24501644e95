"""Rings: gold rings, the rings of power, and what tests them."""

from __future__ import annotations

from westmarch.cards.nodes import Ability, Act, Cond, Seq, Test
from westmarch.games.meccg.cards.grammar import (
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
from westmarch.games.meccg.facts import FACES
from westmarch.games.meccg.registry import card

for face in FACES:
    if face.ring_test:
        card(face.names[0], static("tested", 1, None, face.ring_test))
card(
    "The One Ring",
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
card("Lesser Ring", static("influence", 2, WORN))

# Magic rings teach a skill, and do more for those who had it before
ONE_EACH = borne_by(Test("free-of"))


def skilled(name: str) -> Test:
    """Who had a skill without any ring."""
    return Test("born", name)


card(
    "Magic Ring of Lore",
    ONE_EACH,
    static("skill", 1, WORN, "sage"),
    static("palantir", 1, sel("bearer", BY_BEARER, skilled("sage"))),
)
card(
    "Magic Ring of Courage",
    ONE_EACH,
    static("skill", 1, WORN, "warrior"),
    static("prowess", 2, sel("bearer", BY_BEARER, skilled("warrior"))),
)
card(
    "Magic Ring of Words",
    ONE_EACH,
    static("skill", 1, WORN, "diplomat"),
    static("influence", 3, sel("bearer", BY_BEARER, skilled("diplomat"))),
)
card(
    "Magic Ring of Nature",
    ONE_EACH,
    static("skill", 1, WORN, "ranger"),
    action(("attack",), CANCEL_ATTACK, tap(sel("bearer", BY_BEARER, skilled("ranger"))), (ATTACKED,)),
)
card(
    "Magic Ring of Stealth",
    ONE_EACH,
    static("skill", 1, WORN, "scout"),
    action(("strike",), CANCEL_STRIKE, TAP_SELF, (struck(BY_BEARER, skilled("scout")),)),
)
card(
    "Wizard’s Ring",
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


for name in ("Dwarven Ring of Thélor’s Tribe", "Dwarven Ring of Thrár’s Tribe"):
    dwarven_ring(name, Act("take", MINOR_ITEMS, 2, up_to=True), Cond("spot", MINOR_ITEMS))
for name, sort in (
    ("Dwarven Ring of Barin’s Tribe", "major"), ("Dwarven Ring of Dwálin’s Tribe", "major"),
    ("Dwarven Ring of Bávor’s Tribe", "greater"), ("Dwarven Ring of Drúin’s Tribe", "greater"),
):  # fmt: skip
    HOARDED = sel("deck", Test("item-sort", sort), Test("playable-here"))
    dwarven_ring(name, Act("play-item", HOARDED, word="anyone", bind="item"))
card("Dwarven Ring of Durin’s Tribe", *HEAVIER, site_only(Act("untap-site")))
