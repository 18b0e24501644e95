"""What follows from the declarations of a record: its constructor, its clone, and of a procedure how its next step is
carried out, as Python source.

A record says each field once. Pure Python executes the source written here when a class is made; the compiled build
writes the same source into the class (``westmarch.engine.compiling``). So both do the same, and a field cannot be
forgotten in one of four places.

    class Hunt(Frame):
        level: int                      # a parameter of the constructor
        bonus: int = 0                  # one with a default
        successes: int = later(0)       # no parameter: every new record begins with it
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

Value = TypeVar("Value")

#: How a field is set by the constructor, and what becomes of it in a clone and in a dump.
PARAMETER, LATER, SHARED, TRANSIENT = "parameter", "later", "shared", "transient"


class Marked:
    """A default that says what sort of field it belongs to."""

    def __init__(self, sort: str, default: object) -> None:
        self.sort = sort
        self.default = default


def later(default: Value, *, init: Literal[False] = False) -> Value:
    """A field that the constructor does not take: every record begins with its own copy of this value."""
    marked: Any = Marked(LATER, default)
    return marked  # type: ignore[no-any-return]


def shared(default: Value, *, init: Literal[False] = False) -> Value:
    """A field that is worked out from others: clones share it, nothing stores it. It is replaced, never changed."""
    marked: Any = Marked(SHARED, default)
    return marked  # type: ignore[no-any-return]


def transient(default: Value, *, init: Literal[False] = False) -> Value:
    """A field of the running program: clones begin without it, nothing stores it."""
    marked: Any = Marked(TRANSIENT, default)
    return marked  # type: ignore[no-any-return]


class Field:
    """One field: its name, its annotation, its sort, and the source of its default (empty if it has none)."""

    def __init__(self, name: str, annotation: str, sort: str, default: str = "") -> None:
        self.name = name
        self.annotation = annotation
        self.sort = sort
        self.default = default


#: Annotations of values that cannot change: a clone takes them as they are.
IMMUTABLE = ("int", "str", "bool", "float", "None")


def copy_source(field: Field, value: str) -> str:
    """An expression that copies a field's value, chosen by its annotation."""
    kind = field.annotation
    if kind in IMMUTABLE or kind.startswith(("tuple[", "frozenset[")):
        return value
    if kind == "bytearray":
        return f"{value}[:]"
    if kind == "Chance":
        return f"{value}.clone()"
    if kind == "list[Frame]":
        return f"[frame.clone() for frame in {value}]"
    if kind.startswith("list[list["):
        return f"[row[:] for row in {value}]"
    if kind.startswith("list[") and kind.endswith("]"):
        # What a list holds is immutable unless it is a list, so its own copy is enough.
        inner = kind[5:-1]
        if inner in IMMUTABLE or inner.startswith("tuple["):
            return f"{value}[:]"
    if kind.startswith("dict["):
        return f"dict({value})"
    return f"copied({value})"


def constructor(fields: list[Field]) -> list[str]:
    """The lines of ``__init__``."""
    parameters = "".join(
        f", {field.name}: {field.annotation}" + (f" = {field.default}" if field.default else "")
        for field in fields
        if field.sort == PARAMETER
    )
    lines = [f"def __init__(self{parameters}) -> None:"]
    for field in fields:
        lines.append(f"    self.{field.name} = {field.name if field.sort == PARAMETER else field.default}")
    return lines if fields else [*lines, "    pass"]


def cloner(name: str, fields: list[Field]) -> list[str]:
    """The lines of ``clone`` for a class of that name."""
    lines = [f"def clone(self) -> {name}:", f"    new = {name}.__new__({name})"]
    lines += [f"    new.{field.name} = {twin_source(field, 'self')}" for field in fields]
    return [*lines, "    return new"]


# A step or an answer may be declared to return nothing, which type checkers do not like to see returned.


def stepper(steps: list[str]) -> list[str]:
    """The lines of ``proceed`` for a procedure with these steps: one after another until one of them has something to
    say, or has ended the game."""
    lines = ["def proceed(self, g: Any) -> Any:", "    pc = self.pc", "    outcome: Any"]
    for place, name in enumerate(steps):
        lines += [
            f"    if pc <= {place}:",
            f"        outcome = self.{name}(g)  # type: ignore",
            f"        self.pc = {place + 1}",
            "        if outcome is not None or g.ending:",
            "            return outcome",
        ]
    return [*lines, "    return self.no_further_step()"]


def answerer(answers: list[str]) -> list[str]:
    """The lines of ``take_answer`` for a procedure with methods of these names that take answers."""
    lines = ["def take_answer(self, g: Any, then: str, given: Any) -> Any:"]
    for name in answers:
        lines += [f'    if then == "{name}":', f"        return self.{name}(g, given)  # type: ignore"]
    return [*lines, "    return super().take_answer(g, then, given)"]


def twin_source(field: Field, original: str) -> str:
    """What a clone of a record begins with in a field."""
    if field.sort == TRANSIENT:
        return field.default
    value = f"{original}.{field.name}"
    return value if field.sort == SHARED else copy_source(field, value)


def stored(fields: list[Field]) -> tuple[str, ...]:
    """The names of the fields that a dump holds: parameters first."""
    first = [field.name for field in fields if field.sort == PARAMETER]
    return tuple(first + [field.name for field in fields if field.sort == LATER])
