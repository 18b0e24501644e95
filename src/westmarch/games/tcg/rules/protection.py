"""What a card cannot suffer: wounds, exertion, healing, being discarded."""

from __future__ import annotations

from westmarch.games.tcg.facts import CATALOGUE, COMPANION, RING, SHADOW
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


def forbids_exert(g: Fellowships, card: int, times: int = 1, source: int = -1) -> str | None:
    """The rule by which a character cannot exert so many times for a card, or None."""
    if g.vitality(card) <= times:
        return "tcg.exert.exhausted-cannot" if times == 1 else "tcg.exert.twice-same-character"
    if g.speaking("exerted by shadow") and g.flagged("exerted by shadow", card):
        if source < 0 or CATALOGUE[g.blueprint[source]].side != SHADOW:
            return "tcg.effect.cannot-beats-can"
    return None


def forbids_heal(g: Fellowships, card: int) -> str | None:
    if not g.wounds[card]:
        return "tcg.heal.unwounded"
    if g.speaking("no healing") and g.flagged("no healing", card):
        return "tcg.turn.sanctuary.cannot-heal"
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
