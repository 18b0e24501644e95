"""Hoard items (The Dragons): playable only where there is a hoard."""

from __future__ import annotations

from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.selectors import *

WARRIOR_BEARER = warrior & bearer

card("Habergeon of Silver", static("body", bearer, 2, most=10))
card("Valiant Sword", static("prowess", bearer, 2, most=9), static("body", WARRIOR_BEARER, 1, most=9))
card(
    "Adamant Helmet",
    static("body", bearer, 1, most=9),
    static("unenchanted", bearer, 1),
    each(on("item-played"), to("discard", on_bearer & keyword("dark-enchantment"), ALL, bind="item")),
)
card(
    "Emerald of Doriath",
    static("influence", bearer, 1, target=people("elf")),
    static("general", this_card & borne_by_wizard, 2),
)
card("Emerald of the Mariner", static("check", bearer, 1), static("hand", bearer, 1))
card(
    "Necklace of Silver and Pearls",
    action(
        ("organization", "movement", "site", "influence-check", "influence-defence"),
        Seq(modify("influence", 3, it, "turn"), modify("mind-extra", 5, it, "turn")),
        cost=Seq(target(the_bearer), DISCARD_SELF),
    ),
)
card(
    "Bow of Dragon-horn",
    action(
        ("attack",),
        change_attack(-1, "strikes"),
        cost=Seq(TAP_SELF, target(WARRIOR_BEARER)),
        needs=(ATTACKED, cond("creature-attack"), cond("keyed-to-site", no=True)),
    ),
)
card(
    "Enruned Shield",
    static("body", bearer, 3, most=10),
    action(
        ("strike",),
        modify("ineffectual", 1, struck_one & its_bearer, "strike"),
        cost=TAP_SELF,
        needs=(struck_is(its_bearer & warrior),),
    ),
)
card("Scabbard of Chalcedony", plays_on(character & free_of), static("strike-body", bearer, -1))
card(
    "Magical Harp",
    action(
        (*FREE, "corruption-check", "influence-defence"),
        Seq(to("protect", companions & character, ALL, word="discard", bind="item"), check(the_bearer)),
        cost=TAP_SELF,
    ),
)
card(
    "Wizard’s Staff",
    plays_on(character & wizard & free_of),
    static("influence", bearer, 2),
    static("prowess", bearer, 2),
    static("spell-check", bearer, 2),
    action(
        ("untap",),
        Seq(to("take", in_discard & keyword("spell", "ritual", "light-enchantment")), check(the_bearer)),
        cost=tap(the_bearer),
    ),
)
