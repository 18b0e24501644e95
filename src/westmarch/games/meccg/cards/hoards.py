"""Hoard items (The Dragons): playable only where there is a hoard."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Act, Cond, Seq, Test
from westmarch.games.meccg.cards.registry import card
from westmarch.games.meccg.cards.terms import (
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

WARRIOR_BEARER = sel("bearer", skill("warrior"), BY_BEARER)

card("habergeon-of-silver", static("body", 2, WORN, 10))
card("valiant-sword", static("prowess", 2, WORN, 9), static("body", 1, WARRIOR_BEARER, 9))
card(
    "adamant-helmet",
    static("body", 1, WORN, 9),
    static("unenchanted", 1, WORN),
    trigger("item-played", Act("discard", sel("on-bearer", Test("keyword", "dark-enchantment")), ALL, bind="item")),
)
card(
    "emerald-of-doriath",
    static("influence", 1, WORN, to=any_of("elf")),
    static("general", 2, sel("self", Test("borne-by-wizard"))),
)
card("emerald-of-the-mariner", static("check", 1, WORN), static("hand", 1, WORN))
card(
    "necklace-of-silver-and-pearls",
    action(
        ("organization", "movement", "site", "influence-check", "influence-defence"),
        Seq(modify("influence", 3, IT, "turn"), modify("mind-extra", 5, IT, "turn")),
        Seq(target(BEARER), DISCARD_SELF),
    ),
)
card(
    "bow-of-dragon-horn",
    action(
        ("attack",),
        change_attack(-1, "strikes"),
        Seq(TAP_SELF, target(WARRIOR_BEARER)),
        (ATTACKED, Cond("creature-attack"), Cond("keyed-to-site", no=True)),
    ),
)
card(
    "enruned-shield",
    static("body", 3, WORN, 10),
    action(
        ("strike",),
        modify("ineffectual", 1, sel("struck", BY_BEARER), "strike"),
        TAP_SELF,
        (struck(BY_BEARER, skill("warrior")),),
    ),
)
card("scabbard-of-chalcedony", borne_by(Test("free-of")), static("strike-body", -1, WORN))
card(
    "magical-harp",
    action(
        (*FREE, "corruption-check", "influence-defence"),
        Seq(Act("protect", COMPANIONS, ALL, bind="item"), check(BEARER)),
        TAP_SELF,
    ),
)
card(
    "wizards-staff",
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
