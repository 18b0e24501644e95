"""Who sits where at a table in the terminal: people at the keyboard and opponents by level."""

from __future__ import annotations

from westmarch.ai.bots import is_bot, leave
from westmarch.ai.levels import policy_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Game, Options

HUMAN = "human"


def seated(game: Game, options: Options, level: str | None, seat: str | None) -> list[str]:
    """A player for each seat: ``human`` or a level. Against ``human`` everybody sits at this keyboard."""
    names = game.seat_names(options)
    if seat is not None and seat not in names:
        raise BadOptions(f"{game.name} has no seat '{seat[:40]}'; known: {', '.join(names)}")
    level = checked_level(game, level)
    own = 0 if seat is None else names.index(seat)
    return [HUMAN if number == own else level for number in range(len(names))]


def checked_level(game: Game, level: str | None) -> str:
    """A level of the game, perhaps with a budget (``hard@0.5s``), or a bot; by default the game's first."""
    known = [*game.levels(), HUMAN]
    if level is None:
        return known[0]
    if not is_bot(level) and level.partition("@")[0].partition("+")[0] not in known:
        raise BadOptions(f"{game.name} has no opponent '{level[:40]}'; known: {', '.join(known)}")
    if level != HUMAN:
        leave([policy_of(game, level)])
    return level
