"""Creatures, and agents of the expansions. Strikes, prowess, body and places are printed facts."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Num, Test
from westmarch.games.meccg.cards.registry import card, partly
from westmarch.games.meccg.cards.terms import (
    AN_ATTACK,
    BEARER,
    IT,
    WHO_TAPPED,
    action,
    against,
    check,
    race,
    sel,
    static,
    tap,
    trigger,
)

# Nothing but printed values
for name in (
    "lesser-spiders", "wargs", "wolves", "cave-drake", "ghouls", "giant", "ambusher", "orc-guard", "orc-raiders",
    "orc-warriors", "orc-watch", "watcher-in-the-water", "smaug",
):  # fmt: skip
    card(name)

card("orc-lieutenant", static("attack-prowess", 4, to=sel("play", AN_ATTACK, Test("after-attack", "orcs"))))
card("orc-warband", static("attack-prowess", 3, to=sel("play", AN_ATTACK, Test("after-attack", "orcs"))))
card("old-man-willow", static("target-prowess", 2, sel("struck", race("hobbit"))))
card("ghosts", trigger("wounded-after", check(IT, -1)))
card("giant-spiders", static("tie-discards"))
card("brigands", trigger("wounds", Act("discard", sel("company-items", Test("item")), by="defender", bind="item")))
card("crebain", trigger("attack-over", Act("reveal-hand", amount=Num("count", sel("defenders", Test("character"))))))
for name, others in (
    ("tom-tuma", ("bert-burat", "william-wuluag")),
    ("bert-burat", ("tom-tuma", "william-wuluag")),
):
    card(name, trigger("wounds", Act("discard-items", sel("bound", Test("character"), Test("after-attack", others)))))

# Agents without any text of their own
for name in (
    "bill-ferny", "dasakun", "deallus", "eun", "gergeli", "gisulf", "herion", "ivic", "juoma", "leamon", "raisha",
    "woffung",
):  # fmt: skip
    card(name)
for name in ("dror", "fori-the-beardless"):
    partly(name, static("influence", 2, sel("self", Test("self")), to=sel("play", race("dwarf"))))
card(
    "golodhros",
    action(("hazard",), Act("agent-influence", WHO_TAPPED), tap(sel("self", Test("self"), Test("can-influence")))),
)

__all__ = ["BEARER", "against"]
