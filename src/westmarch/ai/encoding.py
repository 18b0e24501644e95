"""Observations and candidate actions as numbers, for learning: one encoding for every game.

What a seat may know is a tree of plain data (``engine.view.observe``). Each leaf becomes a feature with a name and a
weight:

* a number or truth value: its path (``view.forces.edoras.rohan-regular``) weighs ``sign(x) * log2(1 + |x|)``;
* a word: its path and itself (``view.phase=recruit``) weigh 1;
* a list of words is a bag (``view.hand[]=wormtongue``), a list of numbers keeps their places (``view.dice.2``);
* things in a list are named by their ``id``, ``card``, ``alias`` or ``name`` if they have one
  (``view.cards[aragorn].tapped``), otherwise they are a bag too.

An observation also holds the seat, the question and the steps of the procedures under way. A candidate action is an
option of the question: its verb, each argument by its place, and the two together, after the codes that people and
journals use.

``Encoder`` gives every name a place of its own, from a list of names (``ai/names.py``): names never meet, and a place
means the same on every machine. ``HashedEncoder`` needs no list: names are hashed to a place and a sign, so that two
that meet do not add up on average.
"""

from __future__ import annotations

import math
import zlib
from array import array
from collections.abc import Iterator
from typing import Any

from westmarch.ai.names import BadNames, Names, names_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import title_key
from westmarch.engine.game import Game
from westmarch.engine.runner import question_for
from westmarch.engine.state import State
from westmarch.engine.view import observe

OBSERVATION_SIZE = 4096
ACTION_SIZE = 256

#: Keys by which a thing in a list is known, the best first.
NAMES = ("id", "card", "alias", "name")

Feature = tuple[str, float]
#: Places and weights, in ascending order of the places.
Sparse = tuple["array[int]", "array[float]"]


class Place:
    """A path in the tree of an observation: the places of its number, its words and what lies below it."""

    __slots__ = ("below", "index", "length", "path", "words")

    def __init__(self, path: str) -> None:
        self.path = path
        self.below: dict[Any, Place] = {}
        self.words: dict[str, int] = {}
        #: Not looked up yet.
        self.index = self.length = -2


class Encoder:
    """Turns positions of one game into vectors; every name has a place of its own.

    For the speed of play see ``ai.numbering``: this works for every game, and says in words what stands where.

    Names that are not in the list are left out and counted (``unknown``), unless the list grows.
    """

    def __init__(self, game: Game, names: Names | None = None, observation_size: int = OBSERVATION_SIZE) -> None:
        self.kind = self.action_kind = "f"
        self.game = game
        self.names = names_of(game.name, observation_size) if names is None else names
        if max(len(self.names), self.names.limit) > observation_size:
            raise BadNames(f"{max(len(self.names), self.names.limit)} names need a vector of that size at least")
        self.observation_size = observation_size
        self.action_size = ACTION_SIZE
        self.unknown = 0
        self._root = Place("")
        self._logs = [math.log2(1 + number) for number in range(64)]
        self._hashed = HashedEncoder(game)

    def sparse(self, g: State, seat: int, digits: tuple[int, ...] = ()) -> Sparse:
        """What a seat may know, as places and weights; ``digits`` of a wide question that have been given
        (``research/walk.py``)."""
        found = self._found(g, seat, digits)
        order = sorted(found)
        return array("i", order), array("f", [found[index] for index in order])

    def observation(self, g: State, seat: int, digits: tuple[int, ...] = ()) -> array[float]:
        """The same as a vector."""
        out = array("f", bytes(4 * self.observation_size))
        for index, weight in self._found(g, seat, digits).items():
            out[index] = weight
        return out

    def octets(self, g: State, seat: int, digits: tuple[int, ...] = ()) -> bytearray:
        """The vector as the bytes of its numbers."""
        return bytearray(self.observation(g, seat, digits))

    def action(self, g: State, seat: int, option: Option, share: float = 0.0) -> array[float]:
        """One option of a question; ``share`` is its place among the options, from 0 to 1, which tells it from all
        others."""
        row = self._hashed.action(g, seat, option)
        row[-1] = share
        return row

    def candidates(self, g: State, ask: Ask, most: int = 1024, first: int = 0, step: int = 1) -> list[array[float]]:
        """Options of a question by number, every ``step``-th from the first, at most so many; each row differs."""
        count = ask.count()
        numbers = range(first, count, step)[:most]
        return [self.action(g, ask.seat, ask.at(number), (number + 1) / count) for number in numbers]

    def _found(self, g: State, seat: int, digits: tuple[int, ...]) -> dict[int, float]:
        found: dict[int, float] = {}
        ask = question_for(g, seat)
        root = self._root
        self._collect(self._below(root, "seat", "seat"), str(seat), found)
        acting = self._below(root, "to_act[]", "to_act[]")
        for other in {waiting.seat for waiting in g.asks}:
            self._collect(acting, str(other), found)
        if ask is not None:
            self._collect(self._below(root, "prompt", "prompt"), ask.prompt, found)
            self._collect(self._below(root, "about", "about"), dict(ask.about), found)
            if digits:
                number = sum(digit << 10 * place for place, digit in enumerate(reversed(digits)))
                chosen = {"digits": len(digits), "number": number}
                self._collect(self._below(root, "chosen", "chosen"), chosen, found)
        for frame in g.stack:
            cls: Any = type(frame)
            title = root.below.get(cls) or self._below(root, cls, title_of(self.game, cls))
            self._collect(title, cls.STEPS[frame.pc] if frame.pc < len(cls.STEPS) else "", found)
            self._collect(title, frame.about(g), found)
        self._collect(self._below(root, "view", "view"), self.game.view(g, seat), found)
        return found

    def _below(self, place: Place, key: Any, path: str) -> Place:
        found = place.below.get(key)
        if found is None:
            found = place.below[key] = Place(path)
        return found

    def _collect(self, place: Place, value: Any, found: dict[int, float]) -> None:
        if isinstance(value, dict):
            below = place.below
            for key, inner in value.items():
                self._collect(below.get(key) or self._below(place, key, f"{place.path}.{key}"), inner, found)
        elif isinstance(value, str):
            if value:
                index = place.words.get(value)
                if index is None:
                    index = place.words[value] = self.names.index(f"{place.path}={value}")
                self._add(index, 1.0, found)
        elif isinstance(value, list | tuple):
            if place.length == -2:
                place.length = self.names.index(f"{place.path}.length")
            self._add(place.length, self._weight(len(value)), found)
            for number, inner in enumerate(value):
                path = _item_path(place.path, number, inner)
                self._collect(place.below.get(path) or self._below(place, path, path), inner, found)
        elif value is not None and value != 0:
            if place.index == -2:
                place.index = self.names.index(place.path)
            self._add(place.index, self._weight(value), found)

    def _add(self, index: int, weight: float, found: dict[int, float]) -> None:
        if index < 0:
            self.unknown += 1
        elif weight:
            found[index] = found.get(index, 0.0) + weight

    def _weight(self, number: float) -> float:
        if type(number) is int and 0 <= number < 64:
            return self._logs[number]
        return _weight(number)


class HashedEncoder:
    """Turns positions of one game into vectors by hashing names; keeps the places of those that it has met."""

    def __init__(self, game: Game, observation_size: int = OBSERVATION_SIZE, action_size: int = ACTION_SIZE) -> None:
        self.game = game
        self.observation_size = observation_size
        self.action_size = action_size
        self._places: dict[str, int] = {}

    def observation(self, g: State, seat: int) -> array[float]:
        """What a seat may know."""
        return self._hashed(observation_features(self.game, g, seat), self.observation_size)

    def action(self, g: State, seat: int, option: Option) -> array[float]:
        """One option of a question."""
        return self._hashed(action_features(self.game, g, seat, option), self.action_size)

    def candidates(self, g: State, ask: Ask, most: int = 1024) -> list[array[float]]:
        """The options of a question by number, at most so many of them."""
        return [self.action(g, ask.seat, ask.at(number)) for number in range(min(ask.count(), most))]

    def _hashed(self, features: Iterator[Feature], size: int) -> array[float]:
        out = array("f", bytes(4 * size))
        places = self._places
        for name, weight in features:
            place = places.get(name)
            if place is None:
                place = zlib.crc32(name.encode("utf-8"))
                places[name] = place
            out[(place >> 1) % size] += weight if place & 1 else -weight
        return out


def title_of(game: Game, frame: Any) -> str:
    """The key of a procedure's title, as the path of an observation has it."""
    return title_key(frame, "engine" if frame.__module__.startswith("westmarch.engine") else game.name)


def observation_features(game: Game, g: State, seat: int) -> Iterator[Feature]:
    """Everything that a seat may know, by name."""
    seen = observe(game, g, seat)
    question = seen.pop("question")
    path = seen.pop("path")
    yield f"seat={seen['seat']}", 1.0
    for other in seen["to_act"]:
        yield f"to_act[]={other}", 1.0
    if question is not None:
        yield f"prompt={question['prompt']}", 1.0
        yield from _leaves("about", question["about"])
    for place in path:
        if place["step"]:
            yield f"{place['title']}={place['step']}", 1.0
        yield from _leaves(place["title"], place["about"])
    yield from _leaves("view", seen["view"])


def action_features(game: Game, g: State, seat: int, option: Option) -> Iterator[Feature]:
    """An option: its verb and its arguments, by name."""
    verb, *arguments = game.notation.code(g, seat, option).split(":")
    yield f"verb={verb}", 1.0
    for number, argument in enumerate(arguments):
        for part in argument.split(","):
            yield f"{number}={part}", 1.0
            yield f"{verb}.{number}={part}", 1.0


def _leaves(path: str, value: Any) -> Iterator[Feature]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(f"{path}.{key}", inner)
    elif isinstance(value, list | tuple):
        yield f"{path}.length", _weight(len(value))
        for number, inner in enumerate(value):
            yield from _leaves(_item_path(path, number, inner), inner)
    elif isinstance(value, str):
        if value:
            yield f"{path}={value}", 1.0
    elif value is not None and value != 0:
        yield path, _weight(value)


def _item_path(path: str, number: int, item: Any) -> str:
    """How something in a list is named."""
    if isinstance(item, dict):
        for key in NAMES:
            if item.get(key) not in (None, ""):
                return f"{path}[{item[key]}]"
        return f"{path}[]"
    return f"{path}[]" if isinstance(item, str) else f"{path}.{number}"


def _weight(number: float) -> float:
    return math.copysign(math.log2(1 + abs(number)), number)
