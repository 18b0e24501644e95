"""Corruption cards: hazards that lie under a character until he gets rid of them."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Num, Repeat, Sel, Seq, Test
from westmarch.games.meccg.cards.grammar import (
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
from westmarch.games.meccg.registry import card


def lure(*tests: Test) -> Sel:
    """Who may be the bearer of a corruption card: one such card on a character in a turn, no two of a name."""
    return sel("targets", *tests, Test("free-of"), Test("fresh"))


card(
    "Lure of Nature",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER, no(race("hobbit", "dwarf"))))),
    trigger("movement-end", Repeat(Num("path", word="wilderness"), check(BEARER))),
    play(Cond("removable", word=4)),
)
card(
    "Lure of the Senses",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER))),
    trigger("untap-end", check(BEARER), (Cond("spot", sel("bearer", Test("at-haven"))),)),
    play(Cond("removable", word=6)),
)
card(
    "Lure of Expedience",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER, NOT_WIZARD, no(race("hobbit"))))),
    trigger("item-gained", check(BEARER)),
    play(Cond("removable", word=5)),
)
card(
    "Lure of Creation",
    event(HAZARD, Act("attach", IT), target(lure(Test("wizard")))),
    trigger("arrived", check(BEARER), (Cond("at-haven"),)),
    play(Cond("removable", word=6)),
)
card(
    "Despair of the Heart",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER, NOT_WIZARD, no(race("hobbit"))))),
    trigger("companion-wounded", check(BEARER)),
    play(Cond("removable", word=4)),
)
card(
    "The Burden of Time",
    event(HAZARD, Act("attach", IT), target(lure(race("elf"), no(Test("at-haven"))))),
    trigger("untap-end", check(BEARER), (Cond("spot", sel("bearer", no(Test("at-haven")))),)),
    play(Cond("removable", word=7)),
)
card(
    "Icy Touch",
    event(ON_ATTACK, change_attack(1, "attack-prowess"), needs=(attack_by("undead"),)),
    trigger(
        "played-on-over",
        Seq(Act("attach", sel("wounded", CHARACTER, Test("fresh")), bind="item"), Act("discard-unless-attached")),
        (Cond("played-on"),),
    ),
    play(Cond("removable", word=6)),
)
card(
    "Dragon’s Curse",
    event(
        ON_STRIKE,
        Seq(modify("strike-prowess", -1, STRUCK, "strike"), Act("attach", IT)),
        target(sel("struck", CHARACTER, NOT_WIZARD, Test("free-of"), Test("fresh"), Test("enchantable"))),
        (attack_by("dragon"), Cond("creature-attack")),
    ),
    trigger("untap-end", check(BEARER)),
    play(Cond("removable-by-sage", word=6)),
)
card(
    "Lure of Power",
    event(HAZARD),
    trigger("influenced", Seq(check(sel("bound", CHARACTER, no(race("hobbit"))), -4), Act("discard-self"))),
)
