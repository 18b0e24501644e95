"""Observations and candidate actions as vectors of numbers, for learning: one encoding for every game.

What a seat may know is a tree of plain data (``engine.view.observe``). Each leaf becomes a feature with a name and a
weight, and the name is hashed to a place in a vector of fixed length and a sign, so that two names that meet in one
place do not add up on average (feature hashing). Nothing has to be listed beforehand: a new card or a new region
gets its place by its name.

* a number or truth value: its path (``view.forces.edoras.rohan-regular``) weighs ``sign(x) * log2(1 + |x|)``;
* a word: its path and itself (``view.phase=recruit``) weigh 1;
* a list of words is a bag (``view.hand[]=wormtongue``), a list of numbers keeps their places (``view.dice.2``);
* things in a list are named by their ``id``, ``card``, ``alias`` or ``name`` if they have one
  (``view.cards[aragorn].tapped``), otherwise they are a bag too.

An observation also holds the seat, the question and the steps of the procedures under way. A candidate action is an
option of the question: its verb, each argument by its place, and the two together, after the codes that people and
journals use.
"""

from __future__ import annotations

import math
import zlib
from array import array
from collections.abc import Iterator
from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import Game
from westmarch.engine.state import State
from westmarch.engine.view import observe

OBSERVATION_SIZE = 4096
ACTION_SIZE = 256

#: Keys by which a thing in a list is known, the best first.
NAMES = ("id", "card", "alias", "name")

Feature = tuple[str, float]


class Encoder:
    """Turns positions of one game into vectors; keeps the places of names that it has met."""

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
