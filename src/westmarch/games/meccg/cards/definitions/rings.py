"""Rings: gold rings, the rings of power, and what tests them."""

from __future__ import annotations

from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import FACES

for face in FACES:
    if face.ring_test:
        card(face.names[0], static("tested", word=face.ring_test))
card(
    "The One Ring",
    static("prowess", bearer, 5, word="double"),
    static("body", bearer, 5, most=10),
    static("influence", bearer, 5),
    static("corruption", companions & companion, 1),
    action(
        ("strike",),
        Seq(check(struck_one & its_bearer, -2), CANCEL_STRIKE),
        needs=(struck_is(its_bearer), attack_not_by("undead", "nazgul")),
    ),
)
card("Lesser Ring", static("influence", bearer, 2))

# Magic rings teach a skill, and do more for those who had it before
ONE_EACH = plays_on(character & free_of)


card(
    "Magic Ring of Lore",
    ONE_EACH,
    static("skill", bearer, 1, word="sage"),
    static("palantir", bearer & born_as("sage"), 1),
)
card(
    "Magic Ring of Courage",
    ONE_EACH,
    static("skill", bearer, 1, word="warrior"),
    static("prowess", bearer & born_as("warrior"), 2),
)
card(
    "Magic Ring of Words",
    ONE_EACH,
    static("skill", bearer, 1, word="diplomat"),
    static("influence", bearer & born_as("diplomat"), 3),
)
card(
    "Magic Ring of Nature",
    ONE_EACH,
    static("skill", bearer, 1, word="ranger"),
    action(("attack",), CANCEL_ATTACK, cost=tap(bearer & born_as("ranger")), needs=(ATTACKED,)),
)
card(
    "Magic Ring of Stealth",
    ONE_EACH,
    static("skill", bearer, 1, word="scout"),
    action(("strike",), CANCEL_STRIKE, cost=TAP_SELF, needs=(struck_is(its_bearer & born_as("scout")),)),
)
card(
    "Wizard’s Ring",
    plays_on(character & wizard & free_of),
    to_play(cond("at-haven")),
    static("stays-put"),
    each(on("item-played"), check(the_bearer)),
)

# The rings of the Dwarves weigh more with a Dwarf, and serve only him
DWARF = bearer & dwarf
HEAVIER = (
    static("points", this & held_by("dwarf"), 2),
    static("corruption-of", this & held_by("dwarf"), 2),
)
MINOR_ITEMS = in_deck_or_discard & item_of("minor")


def dwarven_ring(name: str, effect: Act, *needs: Cond) -> None:
    card(name, *HEAVIER, action(FREE, Seq(effect, check(who_tapped, 2)), cost=tap(DWARF), needs=needs))


def site_only(effect: Act) -> Ability:
    return action(
        ("site",), Seq(effect, check(who_tapped, 2)), cost=tap(DWARF), needs=(cond("with-it"), cond("site-tapped"))
    )


for name in ("Dwarven Ring of Thélor’s Tribe", "Dwarven Ring of Thrár’s Tribe"):
    dwarven_ring(name, to("take", MINOR_ITEMS, 2, up_to=True), spot(MINOR_ITEMS))
for name, sort in (
    ("Dwarven Ring of Barin’s Tribe", "major"), ("Dwarven Ring of Dwálin’s Tribe", "major"),
    ("Dwarven Ring of Bávor’s Tribe", "greater"), ("Dwarven Ring of Drúin’s Tribe", "greater"),
):  # fmt: skip
    HOARDED = in_deck & item_of(sort) & playable_here
    dwarven_ring(name, to("play-item", HOARDED, word="anyone", bind="item"))
card("Dwarven Ring of Durin’s Tribe", *HEAVIER, site_only(do("untap-site")))
