"""Why not? A code is read, and what it says is legal or forbidden by a rule."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import SPECTATOR, Game
from westmarch.engine.runner import question_for
from westmarch.engine.state import State

#: Kernel rules, for refusals that no game rule covers.
NOT_ASKED = "engine.not-asked"
NOT_OFFERED = "engine.not-offered"
GAME_OVER = "engine.game-over"


def forbidding_rule(game: Game, g: State, seat: int, option: Option) -> str | None:
    """None if the option is legal for the seat now, else the rule that forbids it."""
    if g.over:
        return GAME_OVER
    if seat == SPECTATOR:
        # Who only looks on is never asked, and no rule of the game speaks of him.
        return NOT_ASKED
    ask: Ask | None = question_for(g, seat)
    if ask is not None and ask.legal(option):
        return None
    named = game.why_not(g, seat, option)
    if named is not None:
        return named
    if ask is None:
        return NOT_ASKED
    # The rule of a question about something else, or one that only permits, says nothing about this.
    rule = game.rule(ask.rule)
    return ask.rule if rule is not None and rule.limits and ask.speaks_of(option[0]) else NOT_OFFERED


def why_not(game: Game, g: State, seat: int, code: str) -> str | None:
    """Answer "why not?" for any well-formed code."""
    return forbidding_rule(game, g, seat, read(game, g, seat, code))


def read(game: Game, g: State, seat: int, code: str) -> Option:
    """The option of a code; what is chosen of several things may be named in any order."""
    option = game.notation.parse(g, seat, code)
    ask = question_for(g, seat)
    return option if ask is None or ask.pick is None else ask.pick.canonical(option)
