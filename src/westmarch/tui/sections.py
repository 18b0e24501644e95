"""Any view as readable sections: nested data in, titled lines out."""

from __future__ import annotations

from typing import Any

from westmarch.engine.digest import Section, counted, with_texts
from westmarch.tui.naming import Names

#: Fields that hold one number for each seat.
BY_SEAT = {"hands", "points", "totals", "face_down", "scores"}
#: Piles whose cards need no text on the screen.
SPENT = ("discard", "used", "event_discard")


def sections_of(view: dict[str, Any], names: Names) -> list[Section]:
    """A section for each field that has something in it, and the texts of the cards in sight."""
    found = []
    for name, value in view.items():
        if not _empty(value) or isinstance(value, (int, float)):
            lines = _lines(value, name, names)
            found.append(Section(names.field(name), lines, tall=len(lines) > 1))
    cards = card_section(view, names)
    return found + ([cards] if cards.lines else [])


def _lines(value: Any, name: str, names: Names) -> list[str]:
    if isinstance(value, dict) and any(isinstance(inner, (dict, list)) for inner in value.values()):
        entries = [(key, inner) for key, inner in value.items() if not _empty(inner)]
        return [f"{names.field(key)}: {inline(inner, name, names)}" for key, inner in entries]
    if isinstance(value, list) and any(isinstance(inner, (dict, list)) for inner in value):
        return [inline(inner, name, names) for inner in value if not _empty(inner)]
    return [inline(value, name, names)]


def inline(value: Any, name: str, names: Names) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        parts = [_pair(key, inner, names) for key, inner in value.items() if not _empty(inner)]
        return ", ".join(parts) or names.words.t("nothing")
    if isinstance(value, list):
        return _list(value, name, names) or names.words.t("nothing")
    if isinstance(value, bool):
        return names.words.t("yes" if value else "no")
    return names.value(value, name) if isinstance(value, str) else str(value)


def _pair(key: str, value: Any, names: Names) -> str:
    if value is True:
        return names.field(key)
    text = inline(value, key, names)
    return f"{names.field(key)} ({text})" if isinstance(value, (dict, list)) else f"{names.field(key)} {text}"


def _list(values: list[Any], name: str, names: Names) -> str:
    if name in BY_SEAT and len(values) == names.g.seats and all(isinstance(value, int) for value in values):
        return ", ".join(f"{names.words.seat(names.g, seat)} {value}" for seat, value in enumerate(values))
    if all(isinstance(value, str) for value in values):
        return counted([names.value(value, name) for value in values if value])
    return ", ".join(inline(value, name, names) for value in values)


def _empty(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_empty(inner) for inner in value.values())
    if isinstance(value, list):
        return all(isinstance(inner, (str, dict, list)) and _empty(inner) for inner in value)
    return not value


# Cards


def card_section(view: Any, names: Names) -> Section:
    """What the cards in sight say."""
    shown: dict[str, str] = {}
    for name, value in view.items():
        if not name.startswith(SPENT):
            shown |= {names.key(code, "card"): code for code in _codes(value) if names.text_of(code)}
    return Section(names.words.t("card-texts"), with_texts(list(shown.values()), names), tall=True)


def _codes(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [code for inner in value.values() for code in _codes(inner)]
    if isinstance(value, list):
        return [code for inner in value for code in _codes(inner)]
    return []
