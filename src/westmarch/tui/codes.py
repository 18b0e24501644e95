"""Help with codes: what can be typed next."""

from __future__ import annotations

from westmarch.engine.notation import Kind, Name, Notation, Word

SHOWN = 12


def hints(notation: Notation, typed: str) -> list[str]:
    """Codes that go on from what is typed: verbs with the names of their arguments, or values of an argument."""
    verb, *arguments = typed.split(":")
    if not arguments:
        return [_pattern(name, notation) for name in sorted(notation.verbs) if name.startswith(verb)][:SHOWN]
    names = notation.verbs.get(verb)
    if names is None or len(arguments) > len(names):
        return []
    argument = names[len(arguments) - 1]
    kind = notation.vocabulary[argument.rstrip("*")]
    begun, last = arguments[-1].rpartition(",")[::2] if argument.endswith("*") else ("", arguments[-1])
    stem = ":".join([verb, *arguments[:-1], begun + "," if begun else ""])
    return [stem + value for value in _values(kind) if value.startswith(last)][:SHOWN]


def _pattern(verb: str, notation: Notation) -> str:
    return ":".join([verb, *(f"<{name}>" for name in notation.verbs[verb])])


def _values(kind: Kind) -> list[str]:
    if isinstance(kind, Name):
        return kind.names
    return sorted(kind.words) if isinstance(kind, Word) else []
