"""Records: flat objects that know how to clone, dump and load themselves.

A record's fields are its annotated attributes, each declared once (see ``fields``). They hold numbers, strings,
booleans, None, tuples of those, flat lists, lists of flat lists, dicts of plain values, or bytearrays (large tables
of small numbers, which are copied at once): nothing that a journal could not store.

A class that must work out a field may write its own constructor; its parameters have the names of fields.
"""

from __future__ import annotations

import ast
import base64
import inspect
import zlib
from typing import Any, ClassVar, dataclass_transform

from mypy_extensions import mypyc_attr

from westmarch.engine.fields import (
    PARAMETER,
    Field,
    Marked,
    cloner,
    constructor,
    later,
    shared,
    stepper,
    stored,
    transient,
)
from westmarch.engine.slots import Slotted, is_field


@dataclass_transform(eq_default=False, field_specifiers=(later, shared, transient))
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Record(metaclass=Slotted):
    """A flat record; see the module."""

    #: The fields that a dump holds, and those that the constructor takes; set for every class.
    STORED: ClassVar[tuple[str, ...]] = ()
    PARAMETERS: ClassVar[tuple[str, ...]] = ()
    #: Name, annotation, sort and default of every field, where the build has written out a class.
    DECLARED: ClassVar[tuple[tuple[str, str, str, str], ...]] = ()

    def __init_subclass__(cls) -> None:
        made: Any = cls
        if "STORED" not in made.__dict__:  # else the build has written everything into the class
            derive(made)

    def clone(self) -> Any:
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The fields as plain data (JSON, msgpack)."""
        return {name: plain(getattr(self, name)) for name in self.STORED}

    def __copy__(self) -> Any:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds what a dump holds: the same for pure and compiled classes."""
        return rebuilt, (type(self), self.dump())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Record) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        inner = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.STORED])
        return f"{type(self).__name__}({inner})"


#: The fields of each class whose methods were derived while running, and their defaults.
_declared: dict[Any, list[Field]] = {}
_defaults: dict[Any, dict[str, Any]] = {}


def derive(cls: Any) -> None:
    """Give a class its constructor and clone, unless it writes them itself, and the order of its steps."""
    base = next(parent for parent in cls.__mro__[1:] if issubclass(parent, Record))
    compiled = base not in _declared and base is not Record
    defaults = dict(_defaults.get(base, {}))
    fields = {field.name: field for field in (_of_compiled(base, defaults) if compiled else _declared.get(base, []))}
    for name, annotation in inspect.get_annotations(cls).items():
        if is_field(annotation):
            fields[name] = _field(cls, name, str(annotation), defaults)
    found = list(fields.values())
    _declared[cls], _defaults[cls] = found, defaults
    cls.STORED = stored(found)
    cls.PARAMETERS = tuple([field.name for field in found if field.sort == PARAMETER])
    sources = []
    if "__init__" in cls.__dict__:
        cls.PARAMETERS = tuple(inspect.signature(cls).parameters)
        _check_parameters(cls)
    elif _writes_its_own(base):
        raise TypeError(f"{cls.__name__} needs a constructor of its own, as {base.__name__} has one")
    elif compiled:
        # What a compiled parent begins with is its own business.
        own = [name for name in inspect.get_annotations(cls) if name in fields]
        sources.append(_constructor_on(found, own))
    else:
        sources.append(constructor(found))
    if "clone" not in cls.__dict__:
        sources.append(cloner(cls.__name__, found))
    if cls.__dict__.get("STEPS"):
        sources.append(stepper(list(cls.STEPS)))
    names = {
        "copied": copied,
        "_parent": base,
        cls.__name__: cls,
        **{f"_{name}": value for name, value in defaults.items()},
    }
    for lines in sources:
        source = "from __future__ import annotations\n" + "\n".join(lines)
        made: dict[str, Any] = {}
        exec(compile(source, f"{DERIVED} {cls.__name__}", "exec"), names, made)
        for name, method in made.items():
            if name in ("__init__", "clone", "proceed"):
                method.__qualname__ = f"{cls.__name__}.{name}"
                setattr(cls, name, method)


def _constructor_on(fields: list[Field], own: list[str]) -> list[str]:
    """A constructor that leaves inherited fields to the parent class."""
    first, *rest = constructor(fields)
    passed = ", ".join([field.name for field in fields if field.sort == PARAMETER and field.name not in own])
    kept = [line for line in rest if line.split(".")[1].split()[0] in own]
    return [first, f"    _parent.__init__(self, {passed})", *kept]


#: Where derived methods come from, in tracebacks.
DERIVED = "<derived for>"


def _of_compiled(base: Any, defaults: dict[str, Any]) -> list[Field]:
    """The fields of a compiled parent class. Its defaults are plain values, except where a copy needs none."""
    fields = []
    for name, annotation, sort, default in base.DECLARED:
        if default:
            try:
                defaults[name] = ast.literal_eval(default)
            except ValueError:
                defaults[name] = None
        fields.append(Field(name, annotation, sort, _default_source(name, defaults[name]) if default else ""))
    return fields


def _writes_its_own(base: Any) -> bool:
    """Whether a parent's constructor was written by hand."""
    return base in _declared and not base.__dict__["__init__"].__code__.co_filename.startswith(DERIVED)


def _field(cls: Any, name: str, annotation: str, defaults: dict[str, Any]) -> Field:
    """A field as declared; its default is kept for the constructor."""
    body = cls.__dict__
    slotted = "DEFAULTS" in body  # else a compiled class is among its parents, and the default stands in the class
    found = body["DEFAULTS"] if slotted else body
    if name not in found:
        return Field(name, annotation, PARAMETER)
    given = found[name]
    if not slotted:
        delattr(cls, name)
    sort = given.sort if isinstance(given, Marked) else PARAMETER
    defaults[name] = given.default if isinstance(given, Marked) else given
    return Field(name, annotation, sort, _default_source(name, defaults[name]))


def _default_source(name: str, value: object) -> str:
    """An expression for a new copy of a default."""
    if isinstance(value, list) and not any(isinstance(item, list) for item in value):
        return f"_{name}[:]"
    if isinstance(value, (list, dict, bytearray)):
        return f"copied(_{name})"
    return f"_{name}.clone()" if isinstance(value, Record) else f"_{name}"


def _check_parameters(cls: Any) -> None:
    unknown = [name for name in cls.PARAMETERS if name not in cls.STORED]
    if unknown:
        raise TypeError(f"{cls.__name__}: constructor parameters {unknown} are not fields")


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


#: The most bytes of a table: a short text may not unfold into a huge one.
LARGEST = 1 << 16


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
        # Tables of small numbers, most of them zero.
        return {"packed": base64.b64encode(zlib.compress(value, 1)).decode("ascii")}
    return value


def unplain(value: Any) -> Any:
    """The inverse of ``plain``."""
    kind = type(value)
    if kind is list:
        return [unplain(item) for item in value]
    if kind is dict:
        if "tuple" in value:
            return tuple([unplain(item) for item in value["tuple"]])
        if "packed" in value:
            return bytearray(zlib.decompressobj().decompress(base64.b64decode(value["packed"]), LARGEST))
        if "bytes" in value:  # positions stored by the first version
            return bytearray(base64.b64decode(value["bytes"]))
        return {unplain(key): unplain(item) for key, item in value["dict"]}
    return value


def rebuilt(cls: Any, data: dict[str, Any]) -> Any:
    """A record of a class from its dumped fields."""
    new = cls(*[unplain(data[name]) for name in cls.PARAMETERS])
    for name in cls.STORED:
        if name not in cls.PARAMETERS:
            setattr(new, name, unplain(data[name]))
    return new
