"""How pure Python keeps the fields of records: each in a place of its own.

A position has some fifty fields, more than Python keeps without a dictionary, and where there is one each call of a
method looks into it first. Compiled classes have such places anyway, so the build leaves this out
(``westmarch.engine.compiling``).
"""

from __future__ import annotations

from typing import Any


def is_field(annotation: object) -> bool:
    """Whether an annotated name of a class is a field of its records."""
    return "ClassVar" not in str(annotation)


class Slotted(type):
    """The class of record classes: their fields are slots, and ``DEFAULTS`` says what the class body gave to them."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Slotted:
        fields = [field for field, annotation in body.get("__annotations__", {}).items() if is_field(annotation)]
        inherited = {slot for base in bases for parent in base.__mro__ for slot in parent.__dict__.get("__slots__", ())}
        body["DEFAULTS"] = {field: body.pop(field) for field in fields if field in body}
        body["__slots__"] = tuple([field for field in fields if field not in inherited])
        return super().__new__(mcs, name, bases, body)
