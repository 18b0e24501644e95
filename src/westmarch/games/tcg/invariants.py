"""What must hold in every position."""

from __future__ import annotations

from westmarch.games.tcg.facts import ATTACHED, CATALOGUE, PLAY, REMOVED, STACKED, VOID
from westmarch.games.tcg.state import Fellowships

#: The lists and tables of ``InPlay``.
WHAT_IS_KEPT = (
    "seen",
    "active",
    "companions",
    "allies",
    "minions",
    "characters",
    "uniques",
    "weakened",
    "items",
    "statics",
    "triggers",
    "actions",
    "lent",
    "bans",
    "dooms",
)


def broken(g: Fellowships) -> list[str]:
    """What is wrong; empty when all is well."""
    return _zones(g) + _hosts(g) + _players(g) + _kept(g)


def _zones(g: Fellowships) -> list[str]:
    """Every card lies in one zone, and in the list of that zone."""
    seen = [0] * len(g.zone)
    for piles in (g.hands, g.decks, g.discards, g.dead, g.adventure, [g.table]):
        for pile in piles:
            for card in pile:
                seen[card] += 1
    wrong = []
    for card, count in enumerate(seen):
        loose = g.zone[card] in (STACKED, VOID, REMOVED)
        if count != (0 if loose else 1):
            wrong.append(f"card {card} ({CATALOGUE[g.blueprint[card]].title}) lies in {count} places")
    return wrong


def _hosts(g: Fellowships) -> list[str]:
    wrong = []
    for card in g.table:
        if (g.zone[card] == ATTACHED) != (g.host[card] >= 0):
            wrong.append(f"card {card} is attached to nothing")
        elif g.host[card] >= 0 and not g.in_play(g.host[card]):
            wrong.append(f"card {card} is borne by a card that is not in play")
        if g.wounds[card] < 0 or g.tokens[card] < 0:
            wrong.append(f"card {card} has fewer than no tokens")
    return wrong


def _players(g: Fellowships) -> list[str]:
    wrong = []
    if g.pool < 0 or min(g.burdens) < 0:
        wrong.append("fewer than no twilight or burdens")
    if g.turn and not g.over:
        for seat in g.players():
            companions = [c for c in g.table if g.owner[c] == seat and g.is_fellowship(c)]
            dead = [c for c in g.dead[seat] if CATALOGUE[g.blueprint[c]].type == 2]
            if len(companions) + len(dead) > 9:
                wrong.append(f"seat {seat} has had more than nine companions")
            titles = [g.card(c).title for c in g.active() if g.owner[c] == seat and g.card(c).unique]
            if len(set(titles)) != len(titles):
                wrong.append(f"seat {seat} has two active copies of a unique card")
            bearer = g.bearer[seat]
            if g.zone[bearer] != PLAY and not any([g.owner[c] == seat for c in g.dead[seat]]):
                wrong.append(f"seat {seat} has no Ring-bearer")
    return wrong


def _kept(g: Fellowships) -> list[str]:
    """What is kept of the cards in play and of the hands is what would be worked out."""
    fresh: Fellowships = g.clone()
    fresh.forget()
    kept, right = g.kept or g.look(), fresh.look()
    wrong = [f"{name}: kept wrongly" for name in WHAT_IS_KEPT if getattr(kept, name) != getattr(right, name)]
    for seat in range(g.seats):
        held, anew = g.held(seat), fresh.held(seat)
        if held.in_phase != anew.in_phase or held.answers != anew.answers:
            wrong.append(f"the hand of seat {seat}: kept wrongly")
    return wrong
