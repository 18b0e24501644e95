"""Corruption cards: hazards that lie under a character until he gets rid of them."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Num, Repeat, Sel, Seq, Test
from westmarch.games.meccg.cards.registry import card
from westmarch.games.meccg.cards.terms import (
    BEARER,
    CHARACTER,
    HAZARD,
    IT,
    NOT_WIZARD,
    ON_ATTACK,
    ON_STRIKE,
    STRUCK,
    attack_by,
    change_attack,
    check,
    event,
    modify,
    no,
    play,
    race,
    sel,
    target,
    trigger,
)


def lure(*tests: Test) -> Sel:
    """Who may be the bearer of a corruption card: one such card on a character in a turn, no two of a name."""
    return sel("targets", *tests, Test("free-of"), Test("fresh"))


card(
    "lure-of-nature",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER, no(race("hobbit", "dwarf"))))),
    trigger("movement-end", Repeat(Num("path", word="wilderness"), check(BEARER))),
    play(Cond("removable", word=4)),
)
card(
    "lure-of-the-senses",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER))),
    trigger("untap-end", check(BEARER), (Cond("spot", sel("bearer", Test("at-haven"))),)),
    play(Cond("removable", word=6)),
)
card(
    "lure-of-expedience",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER, NOT_WIZARD, no(race("hobbit"))))),
    trigger("item-gained", check(BEARER)),
    play(Cond("removable", word=5)),
)
card(
    "lure-of-creation",
    event(HAZARD, Act("attach", IT), target(lure(Test("wizard")))),
    trigger("arrived", check(BEARER), (Cond("at-haven"),)),
    play(Cond("removable", word=6)),
)
card(
    "despair-of-the-heart",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER, NOT_WIZARD, no(race("hobbit"))))),
    trigger("companion-wounded", check(BEARER)),
    play(Cond("removable", word=4)),
)
card(
    "the-burden-of-time",
    event(HAZARD, Act("attach", IT), target(lure(race("elf"), no(Test("at-haven"))))),
    trigger("untap-end", check(BEARER), (Cond("spot", sel("bearer", no(Test("at-haven")))),)),
    play(Cond("removable", word=7)),
)
card(
    "icy-touch",
    event(ON_ATTACK, change_attack(1, "attack-prowess"), needs=(attack_by("undead"),)),
    trigger(
        "played-on-over",
        Seq(Act("attach", sel("wounded", CHARACTER, Test("fresh")), bind="item"), Act("discard-unless-attached")),
        (Cond("played-on"),),
    ),
    play(Cond("removable", word=6)),
)
card(
    "dragons-curse",
    event(
        ON_STRIKE,
        Seq(modify("prowess", 1, STRUCK, "strike"), Act("attach", IT)),
        target(sel("struck", CHARACTER, NOT_WIZARD, Test("free-of"), Test("fresh"), Test("enchantable"))),
        (attack_by("dragon"), Cond("creature-attack")),
    ),
    trigger("untap-end", check(BEARER)),
    play(Cond("removable-by-sage", word=6)),
)
card(
    "lure-of-power",
    event(HAZARD),
    trigger("influenced", Seq(check(sel("bound", CHARACTER, no(race("hobbit"))), -4), Act("discard-self"))),
)
