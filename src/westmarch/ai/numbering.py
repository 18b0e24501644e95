"""Positions and options as whole numbers, fast enough to be read at every decision: what networks learn from.

A position is a list of whole numbers: who is asked what, the procedures under way, and what the game's own ``numbers``
tell (``engine.numbers``). Every place has a name (``Numbering.names``), so no two things ever meet. An option is a row:
its number, its verb and its arguments, which are the numbers that regions, units and cards have in the position.

``ai.encoding`` gives what a seat sees in words instead, one feature for each, and works for games without ``numbers``.
"""

from __future__ import annotations

import re
import sys
from array import array
from functools import cached_property
from struct import Struct
from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.errors import BadOptions
from westmarch.engine.frame import Frame
from westmarch.engine.game import Game, Options
from westmarch.engine.messages import KERNEL_LOCALE
from westmarch.engine.notation import Word
from westmarch.engine.runner import question_for
from westmarch.engine.state import State

#: Procedures under way of which the numbers tell, the innermost last, and what each says: which one, its step, and so
#: many things that its title mentions.
PROCEDURES = 6
MENTIONED = 3
#: Digits of a wide question that have been given (``research/walk.py``), each one more.
DIGITS = 4
#: Seats of the largest game.
SEATS = 5
#: Numbers of an option: its own, its verb and its arguments.
ACTION_SIZE = 16

_MESSAGE = re.compile(r"^([a-z0-9-]+) =", re.MULTILINE)
_LARGEST = 2**15 - 1
#: Which of two bytes holds the small part of a number.
_LOW = 0 if sys.byteorder == "little" else 1
#: A procedure whose title mentions nothing.
_NOTHING = [0] * MENTIONED


class Numbering:
    """The numbers of one game with its options; ``size`` makes room for more, so that games can share a network."""

    #: Of the numbers of an observation and of an action (``array``, numpy).
    kind = "h"
    action_kind = "i"
    action_size = ACTION_SIZE

    def __init__(self, game: Game, options: Options | None = None, size: int = 0) -> None:
        module = game.numbers_module
        if module is None:
            raise BadOptions(f"{game.name} has no numbers; take the encoding 'names'")
        self.game = game
        self.module = module
        self.options = game.checked(options or {})
        if size and size < len(self.names):
            raise BadOptions(f"{game.name} has {len(self.names)} numbers; the size is at least that")
        self.observation_size = size or len(self.names)
        self._pack = Struct("")
        #: The number of each procedure, and whether its title mentions anything.
        self.frames = {
            game.frames[name]: (number, game.frames[name].about is not Frame.about)
            for number, name in enumerate(sorted(game.frames), 1)
        }
        self.prompts = {key: number for number, key in enumerate(prompts(game), 1)}
        words = {word for kind in game.notation.vocabulary.values() if isinstance(kind, Word) for word in kind.words}
        self.words = {word: number for number, word in enumerate(sorted(words | set(game.notation.verbs)), 1)}

    def __reduce__(self) -> tuple[Any, ...]:
        return Numbering, (self.game, self.options, self.observation_size)

    @cached_property
    def names(self) -> list[str]:
        """What each number means."""
        g = self.game.start(self.options, Chance(seed_of(0)))
        mentioned = [f"about.{i}" for i in range(MENTIONED)]
        return [
            *(
                "seat",
                *(f"to_act.{seat}" for seat in range(SEATS)),
                "prompt",
                *(f"prompt.{name}" for name in mentioned),
            ),
            *(f"digit.{i}" for i in range(DIGITS)),
            *(f"procedure.{i}.{name}" for i in range(PROCEDURES) for name in ("name", "step", *mentioned)),
            *self.module.names(g),
        ]

    def observation(self, g: State, seat: int, digits: tuple[int, ...] = ()) -> array[int]:
        """What a seat may know; ``digits`` of a wide question that have been given."""
        values, table = self.module.numbers(g, seat)
        values = self._asked(g, seat, digits) + values
        out = array("h")
        out.frombytes(self._packed(len(values)).pack(*values))  # eight times as fast as an array of the list
        if table:
            wide = bytearray(2 * len(table))
            wide[_LOW::2] = table
            out.frombytes(wide)
        if len(out) < self.observation_size:
            out.frombytes(bytes(2 * (self.observation_size - len(out))))
        return out

    def _packed(self, count: int) -> Struct:
        """How so many numbers are written."""
        if self._pack.size != 2 * count:
            self._pack = Struct(f"{count}h")
        return self._pack

    def sparse(self, g: State, seat: int, digits: tuple[int, ...] = ()) -> tuple[array[int], array[int]]:
        """The same as places and numbers, without those that are 0."""
        found = self.observation(g, seat, digits)
        places = array("i", [place for place, number in enumerate(found) if number])
        return places, array("h", [found[place] for place in places])

    def action(self, option: Option, number: int = 0) -> array[int]:
        """One option of a question; its number tells it from all others."""
        row = [number + 1]
        words = self.words
        for value in option[: ACTION_SIZE - 1]:
            row.append(value if type(value) is int else words.get(value, 0))
        return array("i", row + [0] * (ACTION_SIZE - len(row)))

    def candidates(self, g: State, ask: Ask, most: int = 1024, first: int = 0, step: int = 1) -> list[array[int]]:
        """Options of a question by number, every ``step``-th from the first, at most so many."""
        return [self.action(ask.at(number), number) for number in range(first, ask.count(), step)[:most]]

    def _asked(self, g: State, seat: int, digits: tuple[int, ...]) -> list[int]:
        """Who is asked what, and where the game stands."""
        out = [0] * (1 + SEATS)
        out[0] = seat
        for waiting in g.asks:
            out[1 + waiting.seat] = 1
        ask = question_for(g, seat)
        if ask is None:
            out += [0, *_NOTHING]
        else:
            out.append(self.prompts.get(ask.prompt, 0))
            out += _mentioned([value for _, value in ask.about]) if ask.about else _NOTHING
        if digits:
            out += [digit + 1 for digit in digits[:DIGITS]]
        out += [0] * (DIGITS - len(digits))
        stack = g.stack[-PROCEDURES:]
        out += [0] * ((2 + MENTIONED) * (PROCEDURES - len(stack)))
        frames = self.frames
        for frame in stack:
            number, speaks = frames[type(frame)]
            out.append(number)
            out.append(frame.pc)
            out += _mentioned(list(frame.about(g).values())) if speaks else _NOTHING
        return out


def _mentioned(values: list[Any]) -> list[int]:
    """What a question or a procedure is about, as far as it is a number; of several things the first."""
    out = _NOTHING[:]
    for place, value in enumerate(values[:MENTIONED]):
        while isinstance(value, (tuple, list)) and value:
            value = value[0]
        if isinstance(value, int):
            out[place] = min(value, _LARGEST)
    return out


def prompts(game: Game) -> list[str]:
    """All questions that a game can ask, in a fixed order."""
    found: set[str] = set()
    for folder in (KERNEL_LOCALE, game.folder / "locale"):
        for path in (folder / "en").glob("*.ftl"):
            found.update(_MESSAGE.findall(path.read_text(encoding="utf-8")))
    return sorted(key for key in found if "-ask-" in key)
