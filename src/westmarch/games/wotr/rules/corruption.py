"""The burden of the Ring (VIII p.36, IX p.43): corruption rises and falls between 0 and 12."""

from __future__ import annotations

from westmarch.games.wotr.facts import CORRUPTION_LIMIT, SHADOW
from westmarch.games.wotr.rules.victory import win
from westmarch.games.wotr.state import War


def corrupt(g: War, amount: int) -> None:
    """Add corruption; at 12 the Shadow wins at once, whatever else is going on."""
    if amount <= 0:
        return
    g.corruption = min(CORRUPTION_LIMIT, g.corruption + amount)
    about = {"count": amount, "corruption": g.corruption}
    g.note("wotr-log-corruption", about, rule="wotr.fellowship.corruption.range")
    if g.corruption >= CORRUPTION_LIMIT:
        win(g, SHADOW, "wotr-end-corruption", "wotr.victory.ring.corruption")


def heal(g: War, amount: int) -> None:
    """Take corruption away, never below 0."""
    amount = min(amount, g.corruption)
    if amount > 0:
        g.corruption -= amount
        about = {"count": amount, "corruption": g.corruption}
        g.note("wotr-log-healed", about, rule="wotr.fellowship.corruption.reduction")
