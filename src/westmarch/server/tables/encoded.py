"""What is sent to many, encoded once.

Most options mean the same in every position (a region, a die, a number): they are encoded when they first come up and
looked up from then on. The part of a view that everybody sees is encoded once for all who look at a position.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import Game, find_game
from westmarch.engine.notation import Name, Number, Word
from westmarch.engine.runner import question_for
from westmarch.engine.state import State
from westmarch.engine.view import listed, path
from westmarch.server.tables import wire

#: Options that are kept, of all games together: about 20 MB.
KEPT = 65_536

Parts = dict[str, msgspec.Raw]


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


class Shared(NamedTuple):
    """What is worked out once for all who look at a position: what everybody sees, encoded field by field, and the
    places of the stack, which everybody reads in his own words."""

    view: Parts
    places: list[dict[str, Any]]


def shared_by_all(game: Game, g: State) -> Shared:
    return Shared({name: raw(value) for name, value in game.public_view(g).items()}, path(game, g))


def changed_parts(before: Parts, now: Parts) -> Parts | None:
    """Those parts of a view that are not as they were; None if there are parts which are there no more."""
    if not before.keys() <= now.keys():
        return None
    return {name: part for name, part in now.items() if before.get(name) != part}


def observation(game: Game, g: State, seat: int, shared: Shared) -> dict[str, Any]:
    """All that a seat may know now, with the parts of the view already encoded."""
    own = {name: raw(value) for name, value in game.own_view(g, seat).items()}
    seen = wire.around(game, g, seat, shared.places) | {"view": shared.view | own}
    ask = question_for(g, seat) if seat >= 0 else None
    if ask is None:
        return seen | {"question": None}
    options = [_option(game, g, ask, one) for one in listed(ask)]
    return seen | {"question": wire.asked(game, g, ask) | {"options": options, "pick": wire.pick(game, g, ask)}}


def _option(game: Game, g: State, ask: Ask, option: Option) -> msgspec.Raw | dict[str, Any]:
    if _means_the_same_everywhere(game.name, option[0]):
        # Passing may be called otherwise at each question.
        return _kept(game.name, option, ask.prompt if option[0] == "pass" else "")
    return wire.coded_option(game, g, ask.seat, option)


@cache
def _means_the_same_everywhere(game: str, verb: str) -> bool:
    """Whether the code and the words of an option depend on its values alone, and not on the position."""
    notation = find_game(game).notation
    kinds = [notation.vocabulary[name.rstrip("=*")] for name in notation.verbs[verb]]
    return all(type(kind) in (Name, Number, Word) for kind in kinds)


@lru_cache(maxsize=KEPT)
def _kept(game: str, option: Option, prompt: str) -> msgspec.Raw:
    return raw(wire.coded_option(find_game(game), None, 0, option, prompt))
