"""Wounds, exertion, healing, death and leaving play."""

from __future__ import annotations

from typing import Any

from westmarch.engine.frame import Frame
from westmarch.games.tcg.facts import (
    CATALOGUE,
    COMPANION,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    MINION,
    PLAY,
    RING,
    SHADOW,
    SUPPORT,
    VOID,
    WAS_KILLED,
)
from westmarch.games.tcg.rules.timing import CHECKS, effect, happen
from westmarch.games.tcg.rules.together import AtOnce, skirmishing_with
from westmarch.games.tcg.state import Fellowships


def forbids_wound(g: Fellowships, card: int) -> str | None:
    """The rule by which a character cannot take a wound, or None."""
    if g.flagged("no wounds", card):
        return "tcg.wound.cannot-take"
    if g.speaking("wound limit") or g.laid:
        if g.skirmishing and g.uses(card, -1) and g.flagged("wound limit", card):
            return "tcg.wound.max-per-skirmish"
    return None


def prevented(g: Fellowships, card: int) -> bool:
    """Whether all wounds to a character are prevented: they may be assigned, and do nothing."""
    return bool(g.laid) and g.laid_on("prevent wounds", card) > 0


@effect("wound")
def wound(g: Fellowships, event: Any) -> Frame | None:
    card = event.card
    if not g.in_play(card) or forbids_wound(g, card) is not None or prevented(g, card):
        event.stopped = 1
        return None
    g.wounds[card] += 1
    if g.skirmishing:
        g.count_use(card, -1)
    g.note("tcg-log-wound", {"card": card}, rule="tcg.wound.one-token")
    return deaths(g)


def forbids_exert(g: Fellowships, card: int, times: int = 1, source: int = -1) -> str | None:
    """The rule by which a character cannot exert so many times for a card, or None."""
    if g.vitality(card) <= times:
        return "tcg.exert.exhausted-cannot" if times == 1 else "tcg.exert.twice-same-character"
    if g.speaking("exerted by shadow") and g.flagged("exerted by shadow", card):
        if source < 0 or CATALOGUE[g.blueprint[source]].side != SHADOW:
            return "tcg.effect.cannot-beats-can"
    return None


@effect("exert")
def exert(g: Fellowships, event: Any) -> Frame | None:
    if not g.in_play(event.card) or forbids_exert(g, event.card, 1, event.source) is not None:
        event.stopped = 1
        return None
    g.wounds[event.card] += 1
    g.note("tcg-log-exert", {"card": event.card}, rule="tcg.exert.token")
    return None


def forbids_heal(g: Fellowships, card: int) -> str | None:
    if not g.wounds[card]:
        return "tcg.heal.unwounded"
    if g.speaking("no healing") and g.flagged("no healing", card):
        return "tcg.turn.sanctuary.cannot-heal"
    return None


@effect("heal")
def heal(g: Fellowships, event: Any) -> Frame | None:
    if forbids_heal(g, event.card) is not None:
        event.stopped = 1
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
    for other in g.stacked(card):
        g.put(other, DISCARD)
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
def discard(g: Fellowships, event: Any) -> Frame | None:
    """Discard a card from play."""
    card = event.card
    if not g.in_play(card) or forbids_discard(g, card, event.source) is not None:
        event.stopped = 1
        return None
    g.note("tcg-log-discard", {"card": card})
    event.gone = remove(g, card, DISCARD)
    return None


def forbids_discard(g: Fellowships, card: int, source: int = -1) -> str | None:
    """The rule by which a card cannot be discarded from play by a card, or None."""
    if g.is_type(card, RING) or (g.is_type(card, COMPANION) and g.bearer[g.owner[card]] == card):
        return "tcg.ringbearer.protected"
    if g.speaking("never discarded") and g.flagged("never discarded", card):
        return "tcg.discard.cannot-be-discarded"
    if g.speaking("no discard") and g.flagged("no discard", card):
        if source >= 0 and g.player_of(source) != g.owner[card]:
            return "tcg.discard.cannot-be-discarded"
    return None


@effect("kill")
def kill(g: Fellowships, event: Any) -> Frame | None:
    fall(g, event)
    return bearer_killed(g)


@effect("fall")
def fall(g: Fellowships, event: Any) -> None:
    """A killed Free Peoples character goes to the dead pile, a minion to the discard pile."""
    card = event.card
    if not g.in_play(card):
        event.stopped = 1
        return
    blueprint = CATALOGUE[g.blueprint[card]]
    g.note("tcg-log-kill", {"card": card}, rule="tcg.kill.zero-vitality")
    g.remember(WAS_KILLED, card)
    event.involved = event.involved or skirmishing_with(g, card)
    event.gone = remove(g, card, DISCARD if blueprint.type == MINION else DEAD)


def bearer_killed(g: Fellowships) -> Frame | None:
    """The Ring of the player whose turn it is needs a bearer; other Ring-bearers are out of reach."""
    if g.out[g.fp] or g.zone[g.bearer[g.fp]] != DEAD:
        return None
    return happen(g, "bearer lost", g.bearer[g.fp])


def deaths(g: Fellowships) -> Frame | None:
    """Characters without vitality die before anything else; a corrupted Ring-bearer loses."""
    dying: list[int] = []
    for card in g.active():
        if g.wounds[card] or g.laid:
            blueprint = CATALOGUE[g.blueprint[card]]
            if blueprint.is_character and g.wounds[card] >= g.full_vitality(card):
                dying.append(card)
    if dying:
        return AtOnce("kill", dying)
    if g.speaking("discarded"):
        doomed = [c for c in g.active() if g.flagged("discarded", c) and forbids_discard(g, c) is None]
        if doomed:
            return AtOnce("discard", doomed)
    if g.fp >= 0 and not g.out[g.fp] and g.bearer[g.fp] >= 0 and g.zone[g.bearer[g.fp]] == PLAY:
        if g.burdens[g.fp] and g.resistance(g.fp) <= 0:
            return happen(g, "corrupted", g.bearer[g.fp])
        if g.speaking("corrupted") and g.banned("corrupted"):
            return happen(g, "corrupted", g.bearer[g.fp])
    return None


CHECKS[0] = deaths
CHECKS[1] = bearer_killed


def to_hand(g: Fellowships, card: int) -> None:
    remove(g, card, HAND)


def to_deck(g: Fellowships, card: int) -> None:
    remove(g, card, DECK)


def zone_for(g: Fellowships, card: int) -> int:
    """Where a card lies in play."""
    blueprint = CATALOGUE[g.blueprint[card]]
    return PLAY if blueprint.type in (COMPANION, MINION) else SUPPORT
