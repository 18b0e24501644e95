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
from typing import Any, Final

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.errors import BadOptions
from westmarch.engine.frame import Frame
from westmarch.engine.game import Game, Options
from westmarch.engine.messages import KERNEL_LOCALE
from westmarch.engine.notation import Word
from westmarch.engine.state import State

#: Procedures under way of which the numbers tell, the innermost last, and what each says: which one, its step, and so
#: many things that its title mentions.
PROCEDURES: Final = 6
MENTIONED: Final = 3
#: Digits of a wide question that have been given (``research/walk.py``), each one more.
DIGITS: Final = 4
#: Seats of the largest game.
SEATS: Final = 5
#: Where the question, the digits given and the procedures begin among the numbers of who is asked what, how many
#: numbers a procedure has, and how many there are in all.
PROMPT: Final = 1 + SEATS
GIVEN: Final = PROMPT + 1 + MENTIONED
PROCEDURE: Final = 2 + MENTIONED
ASKED: Final = GIVEN + DIGITS + PROCEDURE * PROCEDURES
#: Numbers of an option: its own, its verb and its arguments.
ACTION_SIZE: Final = 16

_MESSAGE = re.compile(r"^([a-z0-9-]+) =", re.MULTILINE)
_LARGEST: Final = 2**15 - 1
#: Which of two bytes holds the small part of a number.
_LOW: int = 0 if sys.byteorder == "little" else 1


class Written:
    """The numbers of a seat as they were written last, and the parts of the position that they come from."""

    def __init__(self, size: int, parts: int) -> None:
        self.octets = bytearray(2 * size)
        #: The same memory as numbers.
        self.numbers = memoryview(self.octets).cast("h")
        self.lists: list[list[Any]] = [[] for _ in range(parts)]
        self.tables: list[bytearray] = [bytearray() for _ in range(parts)]

    def update(self, number: int, place: int, part: list[Any]) -> None:
        """Write the numbers of a list that are not what they were, and zeros where it was longer before."""
        before = self.lists[number]
        out = self.numbers
        count = len(part)
        if len(before) != count:
            for at in range(count, len(before)):
                out[place + at] = 0
            self.lists[number] = before = (before + [0] * count)[:count]
        # Small numbers are one thing each; of a larger one that has not changed the worst is to be written again.
        spot = place
        for now, then in zip(part, before):  # noqa: B905 - of one length; without `strict` the compiler makes a loop
            if now is not then:
                before[spot - place] = out[spot] = now
            spot += 1

    def replace(self, number: int, place: int, part: bytearray) -> None:
        """Write a table anew; it keeps its length."""
        self.tables[number] = part[:]
        self.octets[2 * place + _LOW : 2 * (place + len(part)) : 2] = part


class Numbering:
    """The numbers of one game with its options; ``size`` makes room for more, so that games can share a network.

    It keeps what it wrote last for each seat and writes the parts that have changed since; so one numbering serves one
    thread.
    """

    def __init__(self, game: Game, options: Options | None = None, size: int = 0) -> None:
        module = game.numbers_module
        if module is None:
            raise BadOptions(f"{game.name} has no numbers; take the encoding 'names'")
        #: Of the numbers of an observation and of an action (``array``, numpy).
        self.kind = "h"
        self.action_kind = "i"
        self.action_size = ACTION_SIZE
        self.game = game
        self.options = game.checked(options or {})
        self._numbers: Any = module.numbers
        parts = [_asked_names(), *module.names(game.start(self.options, Chance(seed_of(0))))]
        #: What each number means.
        self.names = [name for part in parts for name in part]
        if size and size < len(self.names):
            raise BadOptions(f"{game.name} has {len(self.names)} numbers; the size is at least that")
        self.observation_size = size or len(self.names)
        self._rooms = [len(part) for part in parts]
        self._written: dict[int, Written] = {}
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

    def observation(self, g: State, seat: int, digits: tuple[int, ...] = ()) -> array[int]:
        """What a seat may know; ``digits`` of a wide question that have been given."""
        return array("h", self.octets(g, seat, digits))

    def octets(self, g: State, seat: int, digits: tuple[int, ...] = ()) -> bytearray:
        """The same as the bytes of its numbers, for whoever takes them from there."""
        written = self._written.get(seat)
        if written is None:
            written = self._written[seat] = Written(self.observation_size, len(self._rooms))
        written.update(0, 0, self._asked(g, seat, digits))
        place = self._rooms[0]
        number = 1
        for part in self._numbers(g, seat):
            room = self._rooms[number]
            if len(part) > room:
                raise ValueError(f"{len(part)} numbers have room for {room}: {self.names[place]}")
            if type(part) is list:
                if part != written.lists[number]:
                    written.update(number, place, part)
            elif part != written.tables[number]:
                written.replace(number, place, part)
            place += room
            number += 1
        return written.octets[:]

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
        out = [0] * ASKED
        out[0] = seat
        for ask in g.asks:
            out[1 + ask.seat] = 1
            if ask.seat == seat:
                out[PROMPT] = self.prompts.get(ask.prompt, 0)
                if ask.about:
                    _mention(out, PROMPT + 1, [value for _, value in ask.about])
        for at, digit in enumerate(digits[:DIGITS]):
            out[GIVEN + at] = digit + 1
        stack = g.stack
        place = ASKED - PROCEDURE * min(len(stack), PROCEDURES)
        for depth in range(max(0, len(stack) - PROCEDURES), len(stack)):
            frame = stack[depth]
            number, speaks = self.frames[type(frame)]
            out[place] = number
            out[place + 1] = frame.pc
            if speaks:
                _mention(out, place + 2, list(frame.about(g).values()))
            place += PROCEDURE
        return out


def _asked_names() -> list[str]:
    """What ``Numbering._asked`` tells."""
    mentioned = [f"about.{i}" for i in range(MENTIONED)]
    return [
        *("seat", *[f"to_act.{seat}" for seat in range(SEATS)]),
        *("prompt", *[f"prompt.{name}" for name in mentioned]),
        *[f"digit.{i}" for i in range(DIGITS)],
        *[f"procedure.{i}.{name}" for i in range(PROCEDURES) for name in ("name", "step", *mentioned)],
    ]


def _mention(out: list[int], place: int, values: list[Any]) -> None:
    """Write what a question or a procedure is about, as far as it is a number; of several things the first."""
    for at in range(min(len(values), MENTIONED)):
        value = values[at]
        while isinstance(value, (tuple, list)) and value:
            value = value[0]
        if isinstance(value, int):
            out[place + at] = min(value, _LARGEST)


def prompts(game: Game) -> list[str]:
    """All questions that a game can ask, in a fixed order."""
    found: set[str] = set()
    for folder in (KERNEL_LOCALE, game.folder / "locale"):
        for path in (folder / "en").glob("*.ftl"):
            found.update(_MESSAGE.findall(path.read_text(encoding="utf-8")))
    return sorted(key for key in found if "-ask-" in key)
