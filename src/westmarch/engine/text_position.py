"""Text positions: a game's position as one line that people read, write and paste, as FEN is for chess.

    wotr turn=3 where={strider:fellowship,...} figures=[edoras:rohan-regular*2+rohan-leader,...] stack=TheWar(pc=1)>...

Each field of the state is one word, ``name=value``, in the grammar of ``text_value.py``; what is as in an empty
position stands nowhere. A game says in its ``columns`` which names its numbers have and what an empty field is; the
kernel needs nothing of that to write and read a position truly. The line holds everything, hidden cards and the
stream of chance included: for tests and for the player's own notes. What others may see is the same line with all
that they cannot know dealt anew and no stream of chance in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.engine.chance import Chance, fresh_seed
from westmarch.engine.columns import Column
from westmarch.engine.errors import WestmarchError
from westmarch.engine.frame import Frame
from westmarch.engine.game import SPECTATOR, Game, Options, find_game
from westmarch.engine.runner import ask_again
from westmarch.engine.state import State
from westmarch.engine.text_value import PositionError, Reader, read, write
from westmarch.engine.view import observe, resample

#: The longest text that is looked at.
LONGEST = 60_000
_PLAIN = Column()


# Writing


def position_text(game: Game, g: State, options: Options | None = None) -> str:
    """The whole position, hidden parts and stream of chance included."""
    known = _values(g)
    blank = _values(game.blank(options or {}))
    columns = _in_order(game.columns(options or {}), known)
    words = [game.name]
    for name, value in (options or {}).items():
        if value != game.choices[name].values[0]:
            words.append(f"@{name}={write(value)}")
    for name, column in columns.items():
        value = _as_list(known[name])
        empty = column.nothing(known)
        if value != _as_list(blank[name] if empty is None else empty):
            words.append(f"{name}={column.write(value, known)}")
    words.append(f"stack={'>'.join([_frame_text(frame) for frame in g.stack])}")
    words.append(f"chance={g.chance.seed}:{g.chance.used}")
    return " ".join(words)


def seen_text(game: Game, g: State, seat: int, options: Options | None = None) -> str:
    """The position as a seat knows it: what it cannot know is dealt anew, and nothing tells what will be rolled.

    Where players bring decks, the rest of a deck is nobody's business, and no line can hold the position without it.
    """
    if game.decks is not None:
        raise PositionError(f"decks are private in {game.name}: only the whole position can be written")
    dealt = resample(game, g, seat, Chance(fresh_seed()))
    return position_text(game, dealt, game.public_options(options or {})).rpartition(" chance=")[0]


def _values(g: State) -> dict[str, Any]:
    return {name: getattr(g, name) for name in g.plain_fields()}


def _as_list(value: Any) -> Any:
    return list(value) if isinstance(value, bytearray) else value


def _in_order(described: dict[str, Column], fields: Mapping[str, Any]) -> dict[str, Column]:
    """The columns of all fields: those that the game describes first, in its order, because others build on them."""
    return {name: described[name] for name in described if name in fields} | {
        name: _PLAIN for name in fields if name not in described
    }


def _frame_text(frame: Frame) -> str:
    """A procedure with the fields that differ from what it begins with."""
    parameters = type(frame).PARAMETERS
    begun = type(frame)(*[getattr(frame, name) for name in parameters])
    fields = [
        f"{name}:{write(getattr(frame, name))}"
        for name in frame.STORED
        if name in parameters or getattr(frame, name) != getattr(begun, name)
    ]
    return f"{type(frame).__name__}{{{','.join(fields)}}}"


# Reading


def read_position(text: str) -> tuple[Game, Options, State]:
    """The game, its options and the position of a text, with its question asked; raises PositionError."""
    if len(text) > LONGEST:
        raise PositionError(f"the position has more than {LONGEST} characters")
    words = text.split()
    if not words:
        raise PositionError("there is nothing in the position")
    game = find_game(words[0])
    options: Options = {}
    fields: dict[str, str] = {}
    for word in words[1:]:
        key, found, value = word.partition("=")
        if not found:
            raise PositionError(f"'{word[:40]}' is no field")
        if key.startswith("@"):
            options[key[1:]] = read(value)
        else:
            fields[key] = value
    chosen = game.checked(options)
    try:
        return game, chosen, _state(game, chosen, fields)
    except WestmarchError:
        raise
    except Exception as problem:  # whatever a position that no rule leads to may break
        raise PositionError(f"the rules cannot go on from this position: {problem!r}") from None


def _state(game: Game, options: Options, fields: dict[str, str]) -> State:
    g = game.blank(options)
    stack, chance = fields.pop("stack", ""), fields.pop("chance", "")
    blank = _values(g)
    columns = _in_order(game.columns(options), blank)
    for name in fields:
        if name not in columns:
            raise PositionError(f"{game.name} has no field '{name[:40]}'")
    known: dict[str, Any] = dict(blank)
    for name, column in columns.items():
        if name in fields:
            known[name] = _like(blank[name], column.read(fields[name], known), name)
        elif column.empty is not None:
            known[name] = _like(blank[name], column.nothing(known), name)
    for name, value in known.items():
        setattr(g, name, value)
    g.restored()
    g.stack = [_frame(game, part) for part in stack.split(">") if part]
    g.chance = _chance(chance)
    broken = game.invariants(g)
    if broken:
        raise PositionError(f"this cannot be a position: {broken[0]}")
    ask_again(g)
    # What cannot be shown breaks whoever looks at it.
    for seat in range(SPECTATOR, g.seats):
        observe(game, g, seat)
    return g


def _like(blank: Any, value: Any, name: str) -> Any:
    """A value of the sort that the field has."""
    if isinstance(blank, bytearray):
        if not isinstance(value, list) or not all(type(item) is int and 0 <= item < 256 for item in value):
            raise PositionError(f"{name} is no table of small numbers")
        return bytearray(value)
    if type(value) is not type(blank) and blank is not None:
        raise PositionError(f"{name} is of the wrong sort")
    return value[:] if isinstance(value, list) else value


def _frame(game: Game, text: str) -> Frame:
    name, opening, inner = text.partition("{")
    cls = game.frames.get(name)
    if cls is None or not opening or not inner.endswith("}"):
        raise PositionError(f"'{text[:40]}' is no procedure of {game.name}")
    given: dict[str, Any] = {}
    reader = Reader(inner[:-1])
    while reader.peek():
        if given:
            reader.take(",")
        field = reader.word()
        reader.take(":")
        given[field] = reader.value()
    parameters = cls.PARAMETERS
    missing = [field for field in parameters if field not in given]
    unknown = [field for field in given if field not in cls.STORED]
    if missing or unknown:
        raise PositionError(f"{name}: {', '.join(missing + unknown)}")
    try:
        frame: Frame = cls(*[given[field] for field in parameters])
        for field, value in given.items():
            setattr(frame, field, value)
    except TypeError as problem:  # compiled classes refuse values of the wrong sort
        raise PositionError(f"{name}: {problem}") from None
    return frame


def _chance(text: str) -> Chance:
    if not text:
        return Chance(fresh_seed())
    seed, _, used = text.partition(":")
    try:
        bytes.fromhex(seed)
        return Chance(seed, int(used))
    except ValueError:
        raise PositionError(f"'{text[:40]}' is no stream of chance") from None
