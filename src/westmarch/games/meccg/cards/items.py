"""Items."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Act, Cond, Either, Seq, Test
from westmarch.games.meccg.cards.registry import card, partly
from westmarch.games.meccg.cards.terms import (
    BEARER,
    CANCEL_ATTACK,
    CANCEL_STRIKE,
    CHARACTER,
    DISCARD_SELF,
    FREE,
    IT,
    TAP_SELF,
    WHO_TAPPED,
    action,
    against,
    check,
    modify,
    no,
    race,
    sel,
    skill,
    static,
    tap,
    target,
)

COMPANIONS = sel("companions", CHARACTER)
BY_BEARER = Test("bearer")
BEARER_STRUCK = sel("struck", BY_BEARER)
WARRIOR_BEARER = sel("bearer", skill("warrior"), BY_BEARER)
WORN = sel("bearer", BY_BEARER)

# Weapons, shields, armour
card("dagger-of-westernesse", static("prowess", 1, WORN, 8))
card("sword-of-gondolin", static("prowess", 2, WARRIOR_BEARER, 8))
card(
    "glamdring",
    static("prowess", 3, WORN, 8),
    static("prowess", 3, WORN, 9, to=against("orcs")),
)
card(
    "orcrist",
    static("prowess", 3, WORN, 9),
    static("prowess", 4, WORN, 10, to=against("orcs")),
)
card("hauberk-of-bright-mail", static("body", 2, WARRIOR_BEARER, 9))
card(
    "great-shield-of-rohan",
    static("body", 2, WORN, 9),
    action(
        ("strike",),
        modify("stay", 1, BEARER_STRUCK, "strike"),
        TAP_SELF,
        (Cond("struck-fits", sel("struck", BY_BEARER, skill("warrior"))),),
    ),
)
card(
    "shield-of-iron-bound-ash",
    static("body", 1, WORN, 8),
    action(
        ("strike",),
        modify("prowess", 1, BEARER_STRUCK, "strike"),
        TAP_SELF,
        (Cond("struck-fits", sel("struck", BY_BEARER)),),
    ),
)

# Things that are used
card(
    "elven-cloak",
    action(
        ("strike",),
        CANCEL_STRIKE,
        TAP_SELF,
        (Cond("struck-fits", sel("struck", BY_BEARER)), Cond("attack-keyed", word="land-wilderness")),
    ),
)
card(
    "healing-herbs",
    action(
        FREE,
        Act("restore", IT),
        Seq(target(sel("companions", CHARACTER, Test("hurt"))), tap(BEARER), DISCARD_SELF),
    ),
)
card(
    "star-glass",
    action(
        ("attack",),
        Seq(CANCEL_ATTACK, check(WHO_TAPPED)),
        tap(BEARER),
        (Cond("attacked"), Cond("attack-by", word="undead")),
    ),
    action(
        ("attack",),
        Seq(Act("modify-attack", amount=-2, word="attack-prowess"), check(WHO_TAPPED)),
        tap(BEARER),
        (Cond("attacked"), Cond("attack-by", word=("spiders", "animals", "wolves"))),
    ),
)
card(
    "potion-of-prowess",
    action(
        ("organization", "movement", "site", "attack", "strike"),
        Act("modify", IT, ALL, 1, word="prowess", until="turn"),
        Seq(Act("target", COMPANIONS, ALL), DISCARD_SELF),
    ),
)
card(
    "miruvor",
    action(
        ("organization", "movement", "site", "attack", "strike"),
        Act("modify", IT, ALL, 2, word="body", until="turn"),
        Seq(Act("target", COMPANIONS, ALL), DISCARD_SELF),
    ),
)
card(
    "red-arrow",
    static("wins-faction", 1, WORN, "riders-of-rohan"),
    static("influence", 5, WORN, to=sel("play", CHARACTER, Test("home", "edoras"))),
)
card("scroll-of-isildur", static("ring-test", 2))

# Palantiri
card(
    "palantir-of-orthanc",
    action(
        FREE,
        Seq(Act("shuffle-in", sel("discard", no(Test("self")))), check(BEARER)),
        Seq(TAP_SELF, Act("use-palantir")),
        (Cond("may-use-palantir"), Cond("deck-at-least", amount=5), Cond("spot", sel("discard", no(Test("self"))))),
    ),
)
card(
    "palantir-of-annuminas",
    action(
        FREE,
        Seq(
            Either(Act("take", sel("deck", Test("sage-card"))), Act("take", sel("discard", Test("sage-card")))),
            check(BEARER),
        ),
        Seq(TAP_SELF, Act("use-palantir")),
        (Cond("may-use-palantir"),),
    ),
)

# Rings
card("beautiful-gold-ring")
card("fair-gold-ring")
card("precious-gold-ring")
partly("magic-ring-of-lore")
partly("wizards-ring")
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
        (Cond("struck-fits", sel("struck", BY_BEARER)), Cond("attack-by", word=("undead", "nazgul"), no=True)),
    ),
)

# Hoards (The Dragons)
partly("adamant-helmet", static("body", 1, WORN, 9))
card("habergeon-of-silver", static("body", 2, WORN, 10))
card("valiant-sword", static("prowess", 2, WORN, 9), static("body", 1, WARRIOR_BEARER, 9))
partly("emerald-of-doriath", static("influence", 1, WORN, to=sel("play", race("elf"))))
partly("emerald-of-the-mariner", static("check", 1, WORN), static("hand", 1, WORN))
partly(
    "necklace-of-silver-and-pearls",
    action(
        ("organization", "site", "influence-check"),
        Act("modify", IT, amount=3, word="influence", until="turn"),
        Seq(target(BEARER), DISCARD_SELF),
    ),
)
card(
    "bow-of-dragon-horn",
    action(
        ("attack",),
        Act("modify-attack", amount=-1, word="strikes"),
        Seq(TAP_SELF, target(WARRIOR_BEARER)),
        (Cond("attacked"), Cond("creature-strike")),
    ),
)
partly(
    "enruned-shield",
    static("body", 3, WORN, 10),
    action(
        ("strike",),
        CANCEL_STRIKE,
        TAP_SELF,
        (Cond("struck-fits", sel("struck", BY_BEARER, skill("warrior"))),),
    ),
)
