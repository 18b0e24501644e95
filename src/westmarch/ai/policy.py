"""What an opponent is: something that chooses an option from what a seat may see."""

from __future__ import annotations

from typing import Any, Protocol

from westmarch.engine.chance import Chance
from westmarch.engine.decision import Ask, Option
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game
from westmarch.engine.refusals import read
from westmarch.engine.runner import question_for
from westmarch.engine.state import State
from westmarch.engine.view import observe, resample


class Seen:
    """A position as one seat may know it.

    An opponent looks at its question, at its view, and at positions dealt anew, in which everything that the
    seat cannot know is random. The true position stays out of its reach.
    """

    def __init__(self, game: Game, g: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._true = g

    @property
    def ask(self) -> Ask:
        found = question_for(self._true, self.seat)
        if found is None:
            raise ValueError(f"seat {self.seat} is not asked")
        return found

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(self._true, self.seat)

    @property
    def observation(self) -> dict[str, Any]:
        """The view with the question, the codes of its options and where the game stands, as plain data."""
        return observe(self.game, self._true, self.seat)

    def option(self, code: str) -> Option:
        """The option of a text code; NotationError if it is none."""
        return read(self.game, self._true, self.seat, code)

    def code(self, option: Option) -> str:
        """The text code of an option."""
        return self.game.notation.code(self._true, self.seat, option)

    @property
    def turn(self) -> int:
        return self.game.turn(self._true)

    def dealt(self, chance: Chance) -> State:
        """A position that looks the same from this seat, to think ahead in."""
        return resample(self.game, self._true, self.seat, chance)


class BotFailed(WestmarchError):
    """An opponent that others have written fails over a question, or answers it with what is not legal."""


class Policy(Protocol):
    """An opponent."""

    def choose(self, seen: Seen, chance: Chance) -> Option: ...


class RandomPolicy:
    """Any option, all equally likely."""

    def choose(self, seen: Seen, chance: Chance) -> Option:
        return seen.ask.sample(chance)
