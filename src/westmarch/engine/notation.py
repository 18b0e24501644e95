"""Notation: the stable text code of an option, and its parts in words.

A code is a verb and its arguments, ``move:edoras>helms_deep``-like but uniform: ``move:edoras:helms_deep``.
A game has one vocabulary: argument names, each with a kind that writes and reads its values. The same names
are the variables of messages, so a log line, a prompt and a code speak of a region in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from westmarch.engine.decision import Option
from westmarch.engine.errors import NotationError

_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How values of one sort are written. ``label`` is a message key, or a plain text or number."""

    def write(self, g: Any, seat: int, value: Any) -> str:
        return str(value)

    def read(self, g: Any, seat: int, text: str) -> Any:
        raise NotImplementedError

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(text=self.write(g, seat, value))

    def several(self, g: Any, seat: int, value: Any, amount: int) -> Label:
        """The label of a value with an amount ("2 Orcs")."""
        return Label(key="engine-several", about={"number": amount, "thing": self.label(g, seat, value)})


class Label:
    """What a person reads for a value: a message key with what it mentions, or a plain text."""

    __slots__ = ("about", "key", "text")

    def __init__(self, key: str = "", text: str = "", about: dict[str, Any] | None = None) -> None:
        self.key = key
        self.text = text
        self.about = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Kind):
    """A whole number."""

    def read(self, g: Any, seat: int, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise NotationError(f"{text[:40]!r} is not a number")
        return int(text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Name(Kind):
    """One of a fixed list of names; the value is its place in the list."""

    def __init__(self, what: str, names: Sequence[str], key_prefix: str, counted: str = "") -> None:
        self.what = what
        self.names = list(names)
        self.index = {name: i for i, name in enumerate(self.names)}
        #: What a person reads for each; every option of every question has some.
        self.labels = [Label(key=f"{key_prefix}-{name.replace('_', '-')}") for name in self.names]
        #: The prefix of messages that say a name with its ``$number``, if there are any.
        self.counted = counted

    def listed(self, g: Any) -> Sequence[str]:
        """The names in a position: the same in all, unless a game has editions."""
        return self.names

    def write(self, g: Any, seat: int, value: Any) -> str:
        return self.names[int(value)]

    def read(self, g: Any, seat: int, text: str) -> int:
        if text not in self.index:
            raise NotationError(f"there is no {self.what} {text[:40]!r}")
        return self.index[text]

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return self.labels[int(value)]

    def several(self, g: Any, seat: int, value: Any, amount: int) -> Label:
        if not self.counted:
            return super().several(g, seat, value, amount)
        return Label(key=f"{self.counted}-{self.names[value].replace('_', '-')}", about={"number": amount})


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Kind):
    """One of a few words; the value is the word itself."""

    def __init__(self, what: str, words: Sequence[str], key_prefix: str) -> None:
        self.what = what
        self.words = frozenset(words)
        self.key_prefix = key_prefix

    def read(self, g: Any, seat: int, text: str) -> str:
        if text not in self.words:
            raise NotationError(f"there is no {self.what} {text[:40]!r}")
        return text

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(key=f"{self.key_prefix}-{str(value).replace('_', '-')}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """The verbs of a game and the vocabulary of their arguments.

    ``verb("move", "origin", "target")`` declares a verb; a last name with a star
    (``verb("exchange", "card*")``) takes any number of values, and one with ``=*`` (``verb("lay", "region=*")``) any
    number of values with an amount each, written ``lay:dale=2,ravenhill=4``.
    """

    def __init__(self, vocabulary: dict[str, Kind]) -> None:
        self.vocabulary = vocabulary
        self.verbs: dict[str, tuple[str, ...]] = {"pass": ()}
        #: The kinds of the arguments of each verb that takes one value for each name.
        self.plain: dict[str, list[Kind]] = {"pass": []}

    def verb(self, verb: str, *names: str) -> None:
        for name in names:
            if name.rstrip("=*") not in self.vocabulary:
                raise ValueError(f"verb {verb}: '{name}' is not in the vocabulary")
        self.verbs[verb] = names
        if any([name.endswith("*") for name in names]):
            self.plain.pop(verb, None)
        else:
            self.plain[verb] = [self.vocabulary[name] for name in names]

    def code(self, g: Any, seat: int, option: Option) -> str:
        """The text code of an option, as this seat writes it."""
        verb: str = option[0]
        parts = [verb]
        kinds = self.plain.get(verb)
        if kinds is not None:
            for i in range(len(kinds)):
                parts.append(kinds[i].write(g, seat, option[i + 1]))
            return ":".join(parts)
        names = self.verbs[verb]
        if names and names[-1].endswith("=*"):
            kind = self.vocabulary[names[-1][:-2]]
            pairs = zip(option[1::2], option[2::2], strict=True)
            return parts[0] + ":" + ",".join([f"{kind.write(g, seat, item)}={amount}" for item, amount in pairs])
        for name, value in self._arguments(option):
            if isinstance(value, tuple):
                kind = self.vocabulary[name]
                parts.append(",".join(kind.write(g, seat, item) for item in value))
            else:
                parts.append(self.vocabulary[name].write(g, seat, value))
        return ":".join(parts)

    def parse(self, g: Any, seat: int, code: str) -> Option:
        """The option of a text code; raises NotationError and says what is wrong."""
        if not isinstance(code, str) or len(code) > 400:
            raise NotationError("a code is a short text")
        verb, *texts = code.split(":")
        if verb not in self.verbs:
            raise NotationError(f"there is no {verb[:40]!r} in this game")
        names = self.verbs[verb]
        if len(texts) != len(names):
            raise NotationError(f"'{verb}' takes {len(names)} arguments, not {len(texts)}")
        values: list[Any] = [verb]
        kinds = self.plain.get(verb)
        if kinds is not None:
            for i in range(len(kinds)):
                values.append(kinds[i].read(g, seat, texts[i]))
            return tuple(values)
        for name, text in zip(names, texts, strict=True):
            if name.endswith("=*"):
                values += self._read_amounts(g, seat, self.vocabulary[name[:-2]], text)
            elif name.endswith("*"):
                kind = self.vocabulary[name[:-1]]
                values += [kind.read(g, seat, item) for item in text.split(",") if item]
            else:
                values.append(self.vocabulary[name].read(g, seat, text))
        return tuple(values)

    def _read_amounts(self, g: Any, seat: int, kind: Kind, text: str) -> list[int]:
        """Items with an amount each, in ascending order however they were written."""
        found: dict[int, int] = {}
        for part in [part for part in text.split(",") if part]:
            item, sign, amount = part.rpartition("=")
            value = kind.read(g, seat, item if sign else part)
            if not sign or not _NUMBER.fullmatch(amount) or value in found:
                raise NotationError(f"{part[:40]!r} is no item with its amount")
            found[value] = int(amount)
        return [number for item in sorted(found) for number in (item, found[item])]

    def item(self, g: Any, seat: int, verb: str, value: int) -> str:
        """How a verb of several things writes one of them."""
        return self.kind_of_items(verb).write(g, seat, value)

    def kind_of_items(self, verb: str) -> Kind:
        """What a verb of several things takes several of."""
        return self.vocabulary[self.verbs[verb][-1].rstrip("=*")]

    def labels(self, g: Any, seat: int, about: dict[str, Any]) -> dict[str, Any]:
        """Values by vocabulary name, as labels; names that are not in the vocabulary stay as they are.

        A list may hold pairs of a value and its amount."""
        out: dict[str, Any] = {}
        for name, value in about.items():
            kind = self.vocabulary.get(name)
            if kind is None or isinstance(kind, Number):
                out[name] = value  # a number stays one, so that messages can choose plurals by it
            elif isinstance(value, (tuple, list)):
                out[name] = [
                    kind.several(g, seat, *item) if isinstance(item, tuple) else kind.label(g, seat, item)
                    for item in value
                ]
            else:
                out[name] = kind.label(g, seat, value)
        return out

    def arguments(self, option: Option) -> dict[str, Any]:
        """The arguments of an option by name."""
        return dict(self._arguments(option))

    def _arguments(self, option: Option) -> list[tuple[str, Any]]:
        names = self.verbs[option[0]]
        if names and names[-1].endswith("=*"):
            return [(names[-1][:-2], tuple(zip(option[1::2], option[2::2], strict=True)))]
        if names and names[-1].endswith("*"):
            fixed = len(names) - 1
            pairs = list(zip(names[:fixed], option[1 : 1 + fixed], strict=True))
            return [*pairs, (names[-1][:-1], tuple(option[1 + fixed :]))]
        return list(zip(names, option[1:], strict=True))
