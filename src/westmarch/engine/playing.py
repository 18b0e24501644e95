"""Random play through sessions: what fuzzing, conformance and golden games have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, Options
from westmarch.engine.session import Session
from westmarch.engine.state import State
from westmarch.engine.text_position import read_position

#: The position that every game has: its set-up.
START = "start"
#: A game that has not ended after so many decisions never will.
LIMIT = 50_000


class UnknownScenario(WestmarchError):
    """The game has no directed position of that name."""


class Endless(Exception):
    """A game that does not come to an end: a defect of the rules code."""


def scenario_names(game: Game) -> list[str]:
    return [START, *game.scenarios()]


def position(game: Game, options: Options, scenario: str, chance: Chance) -> State:
    """A starting position by its name, or as a line of text (``text_position.py``)."""
    if " " in scenario:
        found_game, _, g = read_position(scenario)
        if found_game is not game:
            raise UnknownScenario(f"this is a position of {found_game.name}, not of {game.name}")
        g.chance = chance
        return g
    if scenario == START:
        return game.set_up(game.checked(options), chance)
    found = game.scenarios().get(scenario)
    if found is None:
        names = ", ".join(scenario_names(game))
        raise UnknownScenario(f"{game.name} has no scenario '{scenario[:40]}'; known: {names}")
    return found(chance)


def new_session(game: Game, options: Options, scenario: str, number: int) -> Session:
    """A session from the set-up or a named position, with the seed of a small number."""
    seed = seed_of(number)
    if scenario == START:
        return Session.new(game, options, seed)
    start, origin = directed(game, options, scenario, seed)
    session = Session.new(game, options, seed, start)
    session.journal.origin = origin
    return session


def directed(game: Game, options: Options, scenario: str, seed: str) -> tuple[State, dict[str, Any]]:
    """A named starting position with its history (``origin.py``), dealt from a seed that nobody needs afterwards."""
    chance = Chance(seed)
    chance.tape = []
    made = position(game, options, scenario, chance)
    return made, {"scenario": scenario, "dealt": [list(drawn) for drawn in chance.tape]}


def random_code(session: Session, policy: Chance) -> tuple[int, str]:
    """A seat that is asked and one of its options, at random."""
    asks = session.state.asks
    ask = asks[policy.pick(len(asks), "policy")]
    return ask.seat, session.offer(ask, ask.sample(policy))


def play_on(session: Session, policy: Chance, limit: int = LIMIT) -> Iterator[Session]:
    """Play at random to the end; yields before the first decision and after each one."""
    yield session
    for _ in range(limit):
        if not session.state.asks:
            return
        seat, code = random_code(session, policy)
        session.decide(seat, code)
        yield session
    raise Endless(f"{session.game.name} goes on after {limit} decisions")
