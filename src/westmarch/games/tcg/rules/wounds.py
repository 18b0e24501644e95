"""Wounds, exertion, healing, death and leaving play."""

from __future__ import annotations

from westmarch.engine.frame import Frame
from westmarch.games.tcg.facts import CATALOGUE, COMPANION, DEAD, DISCARD, MINION, PLAY, RING, SUPPORT, VOID
from westmarch.games.tcg.rules.events import Event, deaths, effect
from westmarch.games.tcg.rules.protection import forbids_discard, forbids_exert, forbids_heal, forbids_wound, prevented
from westmarch.games.tcg.state import Fellowships


@effect("wound")
def wound(g: Fellowships, event: Event) -> Frame | None:
    card = event.card
    if not g.in_play(card) or forbids_wound(g, card) is not None or prevented(g, card):
        event.stopped = True
        return None
    g.wounds[card] += 1
    if g.skirmishing:
        g.count_use(card, -1)
    g.note("tcg-log-wound", {"card": card}, rule="tcg.wound.one-token")
    return deaths(g)


@effect("exert")
def exert(g: Fellowships, event: Event) -> Frame | None:
    if not g.in_play(event.card) or forbids_exert(g, event.card, 1, event.source) is not None:
        event.stopped = True
        return None
    g.wounds[event.card] += 1
    g.note("tcg-log-exert", {"card": event.card}, rule="tcg.exert.token")
    return None


@effect("heal")
def heal(g: Fellowships, event: Event) -> Frame | None:
    if forbids_heal(g, event.card) is not None:
        event.stopped = True
        return None
    g.wounds[event.card] -= 1
    g.note("tcg-log-heal", {"card": event.card}, rule="tcg.heal.one-token")
    return None


# Leaving play


def remove(g: Fellowships, card: int, zone: int, bottom: bool = False) -> list[int]:
    """Take a card out of play; what it bears or has stacked is discarded. All cards that left."""
    gone = [card]
    for other in g.attached(card):
        if g.is_type(other, RING):
            g.put(other, VOID)
        else:
            gone += remove(g, other, DISCARD)
            g.note("tcg-log-discard", {"card": other}, rule="tcg.leave.attached-discarded")
    for other in g.stacked(card):
        g.put(other, DISCARD)
        g.note("tcg-log-discard", {"card": other}, rule="tcg.leave.attached-discarded")
    out_of_skirmish(g, card)
    for minion in g.table:
        if g.against[minion] == card:
            g.against[minion] = -1
    g.leave_play(card)
    g.put(card, zone, bottom=bottom)
    return gone


def out_of_skirmish(g: Fellowships, card: int) -> None:
    """A character removed from its skirmish is a losing character (FAQ 5, losing character)."""
    if card == g.fighter:
        g.fighter = -1
        g.fallen.append(card)
    elif card in g.foes:
        g.foes.remove(card)
        g.fallen.append(card)


@effect("discard")
def discard(g: Fellowships, event: Event) -> Frame | None:
    """Discard a card from play."""
    card = event.card
    if not g.in_play(card) or forbids_discard(g, card, event.source) is not None:
        event.stopped = True
        return None
    g.note("tcg-log-discard", {"card": card})
    event.gone = remove(g, card, DISCARD)
    return None


@effect("kill")
def kill(g: Fellowships, event: Event) -> Frame | None:
    """A killed Free Peoples character goes to the dead pile, a minion to the discard pile."""
    card = event.card
    if not g.in_play(card):
        event.stopped = True
        return None
    blueprint = CATALOGUE[g.blueprint[card]]
    g.note("tcg-log-kill", {"card": card}, rule="tcg.kill.zero-vitality")
    event.gone = remove(g, card, DISCARD if blueprint.type == MINION else DEAD)
    return None


def zone_for(g: Fellowships, card: int) -> int:
    """Where a card lies in play."""
    blueprint = CATALOGUE[g.blueprint[card]]
    return PLAY if blueprint.type in (COMPANION, MINION) else SUPPORT
