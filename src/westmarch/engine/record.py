"""Records: flat objects that know how to clone, dump and load themselves.

A record's fields are its annotated attributes. They hold numbers, strings, booleans, None, tuples of
those, flat lists, lists of flat lists, dicts of plain values, or bytearrays (large tables of small numbers,
which are copied at once): nothing that a journal could not store.
A constructor parameter has the name of the field it sets, so that a record can be built again from its
fields alike in pure Python and in the compiled build, where ``__new__`` is not at our disposal.
"""

from __future__ import annotations

import base64
import inspect
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A flat record; see the module."""

    #: Fields that belong to the running program, not to the position: not cloned, dumped or compared.
    TRANSIENT: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> Any:
        cls: Any = type(self)
        parameters, others = layout(cls)
        new = cls(*[copied(getattr(self, name)) for name in parameters])
        for name in others:
            setattr(new, name, copied(getattr(self, name)))
        return new

    def dump(self) -> dict[str, Any]:
        """The fields as plain data (JSON, msgpack)."""
        return {name: plain(getattr(self, name)) for name in fields(type(self))}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Record) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields(type(self)))
        return f"{type(self).__name__}({inner})"


_layouts: dict[Any, tuple[tuple[str, ...], tuple[str, ...]]] = {}


def layout(cls: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Constructor parameters, and the other fields, of a record class."""
    found = _layouts.get(cls)
    if found is None:
        names: list[str] = []
        for base in reversed(cls.__mro__):
            for name in _declared(base):
                if name not in names and name not in cls.TRANSIENT:
                    names.append(name)
        parameters = tuple(inspect.signature(cls).parameters)
        unknown = [name for name in parameters if name not in names]
        if unknown:
            raise TypeError(f"{cls.__name__}: constructor parameters {unknown} are not fields")
        found = parameters, tuple([name for name in names if name not in parameters])
        _layouts[cls] = found
    return found


def fields(cls: Any) -> tuple[str, ...]:
    """All fields of a record class, in a stable order."""
    parameters, others = layout(cls)
    return parameters + others


def _declared(base: Any) -> list[str]:
    compiled = base.__dict__.get("__mypyc_attrs__")
    if compiled is not None:
        return [name for name in compiled if not name.startswith("__")]
    annotations = inspect.get_annotations(base)
    return [name for name, kind in annotations.items() if "ClassVar" not in str(kind)]


def copied(value: Any) -> Any:
    """A copy of a field's value that shares nothing mutable with it."""
    kind = type(value)
    if kind is list:
        if value and type(value[0]) is list:
            return [inner[:] for inner in value]
        return value[:]
    if kind is dict:
        return dict(value)
    if kind is bytearray:
        return value[:]
    return value


def plain(value: Any) -> Any:
    """A field's value as plain data; tuples are marked so that they come back as tuples."""
    kind = type(value)
    if kind is tuple:
        return {"tuple": [plain(item) for item in value]}
    if kind is list:
        return [plain(item) for item in value]
    if kind is dict:
        return {"dict": [[plain(key), plain(item)] for key, item in value.items()]}
    if kind is bytearray:
        return {"bytes": base64.b64encode(value).decode("ascii")}
    return value


def unplain(value: Any) -> Any:
    """The inverse of ``plain``."""
    kind = type(value)
    if kind is list:
        return [unplain(item) for item in value]
    if kind is dict:
        if "tuple" in value:
            return tuple([unplain(item) for item in value["tuple"]])
        if "bytes" in value:
            return bytearray(base64.b64decode(value["bytes"]))
        return {unplain(key): unplain(item) for key, item in value["dict"]}
    return value


def rebuilt(cls: Any, data: dict[str, Any]) -> Any:
    """A record of a class from its dumped fields."""
    parameters, others = layout(cls)
    new = cls(*[unplain(data[name]) for name in parameters])
    for name in others:
        setattr(new, name, unplain(data[name]))
    return new
