"""Twilight costs: printed, modified, never below zero, and the penalty of roaming."""

from __future__ import annotations

from westmarch.cards.language import Run
from westmarch.games.tcg.facts import CATALOGUE, EVENT, FREE, MINION
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE

#: A play that costs nothing, whatever modifies costs (FAQ 4, 1R45).
FREE_OF_COST = -1000


def twilight_cost(g: Fellowships, card: int, discount: int = 0, seat: int = -1) -> int:
    """What a card costs now: printed, modified, never below zero; then the penalty of roaming."""
    if discount == FREE_OF_COST:
        return 0
    blueprint = CATALOGUE[g.blueprint[card]]
    total = blueprint.cost + discount + g.modified("cost", card)
    if g.laid:
        if blueprint.type == MINION:
            total += g.laid_on("minion cost", -1)
        elif blueprint.type == EVENT and "maneuver" in blueprint.phases:
            total += g.laid_on("event cost", -1)
    if "own cost" in blueprint.statics:
        run = Run(card, g.owner[card], {})
        for index in blueprint.statics["own cost"]:
            ability = blueprint.abilities[index]
            if LANGUAGE.all_hold(g, run, ability.needs):
                assert ability.mod is not None
                total += LANGUAGE.value(g, run, ability.mod.amount)
    return max(0, total) + (roaming_penalty(g, card) if blueprint.type == MINION else 0)


def host_discount(g: Fellowships, card: int, host: int) -> int:
    """What it changes that a card is played on this host."""
    if host < 0:
        return 0
    total = 0
    for _, mod, run in g.mods("cost on") if g.speaking("cost on") else ():
        if LANGUAGE.fits(g, run, mod.who, host) and LANGUAGE.fits(g, run, mod.to, card):
            total += LANGUAGE.value(g, run, mod.amount)
    blueprint = CATALOGUE[g.blueprint[card]]
    for index in blueprint.statics.get("own cost on", ()):
        own = blueprint.abilities[index].mod
        run = Run(card, g.owner[card], {})
        if own is not None and LANGUAGE.fits(g, run, own.who, host):
            total += LANGUAGE.value(g, run, own.amount)
    return total


def roaming_penalty(g: Fellowships, card: int) -> int:
    """Two more for a minion that is played where it would roam."""
    return max(0, 2 + g.modified("roaming", card)) if g.is_roaming(card) else 0


def pay_twilight(g: Fellowships, card: int, discount: int = 0) -> None:
    """Free Peoples cards add their cost to the pool, Shadow cards remove it."""
    cost = twilight_cost(g, card, discount)
    g.add_twilight(cost if CATALOGUE[g.blueprint[card]].side == FREE else -cost)
