"""Hoard items (The Dragons): playable only where there is a hoard."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Act, Cond, Seq, Test
from westmarch.games.meccg.cards.grammar import (
    ATTACKED,
    BEARER,
    BY_BEARER,
    COMPANIONS,
    DISCARD_SELF,
    FREE,
    IT,
    TAP_SELF,
    WORN,
    action,
    any_of,
    borne_by,
    change_attack,
    check,
    modify,
    sel,
    skill,
    static,
    struck,
    tap,
    target,
    trigger,
)
from westmarch.games.meccg.registry import card

WARRIOR_BEARER = sel("bearer", skill("warrior"), BY_BEARER)

card("Habergeon of Silver", static("body", 2, WORN, 10))
card("Valiant Sword", static("prowess", 2, WORN, 9), static("body", 1, WARRIOR_BEARER, 9))
card(
    "Adamant Helmet",
    static("body", 1, WORN, 9),
    static("unenchanted", 1, WORN),
    trigger("item-played", Act("discard", sel("on-bearer", Test("keyword", "dark-enchantment")), ALL, bind="item")),
)
card(
    "Emerald of Doriath",
    static("influence", 1, WORN, to=any_of("elf")),
    static("general", 2, sel("self", Test("borne-by-wizard"))),
)
card("Emerald of the Mariner", static("check", 1, WORN), static("hand", 1, WORN))
card(
    "Necklace of Silver and Pearls",
    action(
        ("organization", "movement", "site", "influence-check", "influence-defence"),
        Seq(modify("influence", 3, IT, "turn"), modify("mind-extra", 5, IT, "turn")),
        Seq(target(BEARER), DISCARD_SELF),
    ),
)
card(
    "Bow of Dragon-horn",
    action(
        ("attack",),
        change_attack(-1, "strikes"),
        Seq(TAP_SELF, target(WARRIOR_BEARER)),
        (ATTACKED, Cond("creature-attack"), Cond("keyed-to-site", no=True)),
    ),
)
card(
    "Enruned Shield",
    static("body", 3, WORN, 10),
    action(
        ("strike",),
        modify("ineffectual", 1, sel("struck", BY_BEARER), "strike"),
        TAP_SELF,
        (struck(BY_BEARER, skill("warrior")),),
    ),
)
card("Scabbard of Chalcedony", borne_by(Test("free-of")), static("strike-body", -1, WORN))
card(
    "Magical Harp",
    action(
        (*FREE, "corruption-check", "influence-defence"),
        Seq(Act("protect", COMPANIONS, ALL, word="discard", bind="item"), check(BEARER)),
        TAP_SELF,
    ),
)
card(
    "Wizard’s Staff",
    borne_by(Test("wizard"), Test("free-of")),
    static("influence", 2, WORN),
    static("prowess", 2, WORN),
    static("spell-check", 2, WORN),
    action(
        ("untap",),
        Seq(Act("take", sel("discard", Test("keyword", ("spell", "ritual", "light-enchantment")))), check(BEARER)),
        tap(BEARER),
    ),
)
