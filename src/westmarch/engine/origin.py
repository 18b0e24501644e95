"""Where a position came from, so that somebody else can see that the rules lead there.

A journal may begin at a position instead of the set-up. A position from outside can be anything: numbers of the wrong
sort, figures out of nothing, a stack that no rule piles up. No list of what must hold would be complete, so a position
is believed for its history alone, which is played again: a directed position with what was dealt for it, or a moment
of another journal.

    {"scenario": "moria", "dealt": [["shuffle", [3, 1, 2]], ...]}
    {"journal": "...the whole text...", "at": 120}
    {"journal": ..., "at": 120, "anew": [["redeal", ...], ...]}        hidden cards dealt anew

A line of text (``text_position.py``) is no history: it says anything that somebody has written. It is believed only
where whoever runs the program lets games begin at such lines.

    {"position": "wotr turn=3 ..."}
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from westmarch.engine.chance import Chance
from westmarch.engine.errors import JournalError, WestmarchError
from westmarch.engine.game import SPECTATOR, Game, Options, find_game
from westmarch.engine.journal import Journal, read_journal
from westmarch.engine.playing import directed, position
from westmarch.engine.replaying import replay
from westmarch.engine.state import State
from westmarch.engine.text_position import read_position
from westmarch.engine.view import resample

Origin = dict[str, Any]


class BadOrigin(JournalError):
    """A journal begins at a position that nothing shows to be one of the game."""


#: A game may go on from a game that went on from a game; so many times.
DEEPEST = 4


def from_moment(journal: Journal, at: int, state: State) -> tuple[State, Origin]:
    """A moment of another game."""
    return state, {"journal": journal.text(), "at": at}


def dealt_anew(game: Game, options: Options, state: State, origin: Origin, seed: str) -> tuple[State, Origin]:
    """The same start for another game: nobody knows any more what nobody could see."""
    if "scenario" in origin:
        return directed(game, options, origin["scenario"], seed)
    chance = Chance(seed)
    chance.tape = []
    return resample(game, state, SPECTATOR, chance), origin | {"anew": [list(drawn) for drawn in chance.tape]}


def proved(journal: Journal, lines: bool = False, depth: int = 0) -> None:
    """Raises BadOrigin unless the position at which a journal begins is one that its history leads to; with ``lines`` a
    line of text will do."""
    if journal.position is None:
        return
    if journal.origin is None:
        raise BadOrigin("the journal begins at a position, and does not say how the game came there")
    if depth >= DEEPEST:
        raise BadOrigin("the journal goes on from too many games")
    game = find_game(journal.game)
    try:
        reached = _reached(game, journal, lines, depth).dump()
    except WestmarchError as problem:
        raise BadOrigin(f"the history of the journal's position does not fit: {problem}") from None
    reached["chance"] = Chance("00").dump()
    if _as_written(reached) != _as_written(journal.position):
        raise BadOrigin("the journal begins at a position that its history does not lead to")


def _as_written(position: dict[str, Any]) -> str:
    """For Python 1 is 1.0 and True; for the rules they are not."""
    return json.dumps(position, sort_keys=True)


def _reached(game: Game, journal: Journal, lines: bool, depth: int) -> State:
    match journal.origin:
        case {"position": str(line)}:
            if not lines:
                raise JournalError("it is a line of text, which may say anything")
            found_game, options, state = read_position(line)
            if found_game is not game or options != game.checked(journal.options):
                raise JournalError("it is a position of another game")
            return state
        case {"scenario": str(name), "dealt": list(outcomes)}:
            return _with_outcomes(outcomes, lambda chance: position(game, journal.options, name, chance))
        case {"journal": str(text), "at": int(at), **more}:
            earlier = read_journal(text, "the journal it goes on from")
            if earlier.game != journal.game or game.checked(earlier.options) != game.checked(journal.options):
                raise JournalError("it goes on from another game")
            proved(earlier, lines, depth + 1)
            session = replay(earlier, game)
            if not 0 <= at <= len(session.steps):
                raise JournalError("it goes on from a moment that never was")
            state = session.state if at == len(session.steps) else session.steps[at].before
            match more.get("anew"):
                case None:
                    return state
                case list(outcomes):
                    return _with_outcomes(outcomes, lambda chance: resample(game, state, SPECTATOR, chance))
    raise JournalError("it has no known form")


def _with_outcomes(outcomes: list[Any], deal: Callable[[Chance], State]) -> State:
    chance = Chance("00")
    try:
        chance.recorded = [(str(label), outcome) for label, outcome in outcomes]
    except (TypeError, ValueError):
        raise JournalError("what was dealt cannot be read") from None
    made = deal(chance)
    if chance.at != len(chance.recorded):
        raise JournalError("more was dealt than the position takes")
    return made
