"""Corruption cards: hazards that lie under a character until he gets rid of them."""

from __future__ import annotations

from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.selectors import *


def lure(who: Sel) -> Sel:
    """Who may be the bearer of a corruption card: one such card on a character in a turn, no two of a name."""
    return targets & who & free_of & fresh


card(
    "Lure of Nature",
    event_in(HAZARD, to("attach", it), cost=target(lure(character & ~race("hobbit", "dwarf")))),
    each(on("movement-end"), Repeat(num("path", word="wilderness"), check(the_bearer))),
    to_play(cond("removable", word=4)),
)
card(
    "Lure of the Senses",
    event_in(HAZARD, to("attach", it), cost=target(lure(character))),
    each(on("untap-end"), check(the_bearer), needs=(spot(with_bearer & at_haven),)),
    to_play(cond("removable", word=6)),
)
card(
    "Lure of Expedience",
    event_in(HAZARD, to("attach", it), cost=target(lure(character & ~wizard & ~hobbit))),
    each(on("item-gained"), check(the_bearer)),
    to_play(cond("removable", word=5)),
)
card(
    "Lure of Creation",
    event_in(HAZARD, to("attach", it), cost=target(lure(wizard))),
    each(on("arrived"), check(the_bearer), needs=(cond("at-haven"),)),
    to_play(cond("removable", word=6)),
)
card(
    "Despair of the Heart",
    event_in(HAZARD, to("attach", it), cost=target(lure(character & ~wizard & ~hobbit))),
    each(on("companion-wounded"), check(the_bearer)),
    to_play(cond("removable", word=4)),
)
card(
    "The Burden of Time",
    event_in(HAZARD, to("attach", it), cost=target(lure(elf & ~at_haven))),
    each(on("untap-end"), check(the_bearer), needs=(spot(with_bearer & ~at_haven),)),
    to_play(cond("removable", word=7)),
)
card(
    "Icy Touch",
    event_in(ON_ATTACK, change_attack(1, "attack-prowess"), needs=(attack_by("undead"),)),
    each(
        on("played-on-over"),
        Seq(to("attach", just_wounded & character & fresh, bind="item"), do("discard-unless-attached")),
        needs=(cond("played-on"),),
    ),
    to_play(cond("removable", word=6)),
)
card(
    "Dragon’s Curse",
    event_in(
        ON_STRIKE,
        Seq(modify("strike-prowess", -1, the_struck, "strike"), to("attach", it)),
        cost=target(struck_one & character & ~wizard & free_of & fresh & enchantable),
        needs=(attack_by("dragon"), cond("creature-attack")),
    ),
    each(on("untap-end"), check(the_bearer)),
    to_play(cond("removable-by-sage", word=6)),
)
card(
    "Lure of Power",
    event_in(HAZARD),
    each(on("influenced"), Seq(check(named_before & character & ~hobbit, -4), do("discard-self"))),
)
