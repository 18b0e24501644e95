"""What goes over the wire: observations and log entries with message keys instead of texts.

The browser has the same Fluent files and puts the words in, so a person can change the language at any time.
A value is sent as ``{"key": ...}`` if it is a message, ``{"text": ...}`` if it is plain, a list of such, or a number.
"""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import SPECTATOR, Game
from westmarch.engine.notation import Label
from westmarch.engine.report import Sheet, Text
from westmarch.engine.runner import question_for
from westmarch.engine.state import Entry, State
from westmarch.engine.text import option_key, prompt_of
from westmarch.engine.view import listed, path, picked_from


def standing(game: Game, g: State, seat: int) -> dict[str, Any]:
    """The position as a seat may know it, without its question."""
    return {"view": game.view(g, seat)} | around(game, g, seat, path(game, g))


def around(game: Game, g: State, seat: int, places: list[dict[str, Any]]) -> dict[str, Any]:
    """Where the game stands, by the places of its stack, and who is asked."""
    return {
        "path": [_place(game, g, seat, place) for place in places],
        "toAct": sorted({ask.seat for ask in g.asks}),
        "winners": g.winners[:],
        "ending": g.ending,
    }


def asked(game: Game, g: State, ask: Ask) -> dict[str, Any]:
    """A question without its options."""
    return {"prompt": ask.prompt, "about": _values(game, g, ask.seat, dict(ask.about)), "rule": ask.rule}


def entry(game: Game, g: State, line: Entry) -> dict[str, Any]:
    """A line of the log for whoever may read it: see ``engine.text.entry_text``."""
    about = _values(game, g, SPECTATOR, line.about)
    chosen = line.about.get("option")
    if isinstance(chosen, tuple):
        about["option"] = option(game, g, SPECTATOR, chosen)
    return {"key": line.key, "about": about, "rule": line.rule}


def question(game: Game, g: State, seat: int) -> dict[str, Any] | None:
    """What a seat is asked, with its options."""
    ask = question_for(g, seat) if seat >= 0 else None
    if ask is None:
        return None
    options = [coded_option(game, g, seat, one) for one in listed(ask)]
    return asked(game, g, ask) | {"options": options, "pick": pick(game, g, ask)}


def pick(game: Game, g: State, ask: Ask) -> dict[str, Any] | None:
    """A choice of several for one screen, its things with their names."""
    picked = picked_from(game, g, ask)
    if picked is None or ask.pick is None:
        return None
    kind = game.notation.kind_of_items(ask.pick.verb)
    for thing, item in zip(picked["items"], ask.pick.items, strict=True):
        thing["label"] = _value(kind.label(g, ask.seat, item))
    return picked


def coded_option(game: Game, g: State | None, seat: int, chosen: Option, prompt: str = "") -> dict[str, Any]:
    """An option with its code; without a position where neither depends on it."""
    return {"code": game.notation.code(g, seat, chosen)} | option(game, g, seat, chosen, prompt)


def option(game: Game, g: State | None, seat: int, chosen: Option, prompt: str = "") -> dict[str, Any]:
    """An option in the words of a question: the one named, or that of the seat in this position."""
    return {
        "key": option_key(game, str(chosen[0]), prompt or (prompt_of(g, seat) if g else "")),
        "about": _values(game, g, seat, game.notation.arguments(chosen)),
    }


def said(game: Game, g: State, seat: int, text: Text) -> dict[str, Any]:
    """A message with its values."""
    return {"key": text[0], "about": _values(game, g, seat, text[1])}


def lines(sheet: Sheet) -> list[dict[str, Any]]:
    """The lines of a sheet."""
    return [{"key": key, "about": {name: _value(value) for name, value in about.items()}} for key, about in sheet.lines]


def _place(game: Game, g: State, seat: int, place: dict[str, Any]) -> dict[str, Any]:
    rule = game.rule(place["rule"])
    return {
        "key": place["title"],
        "about": _values(game, g, seat, place["about"]),
        "rule": place["rule"],
        "ref": rule.ref if rule else "",
    }


def _values(game: Game, g: State | None, seat: int, about: dict[str, Any]) -> dict[str, Any]:
    return {name: _value(value) for name, value in game.notation.labels(g, seat, about).items()}


def _value(value: Any) -> Any:
    if isinstance(value, Label):
        if not value.key:
            return {"text": value.text}
        about = {name: _value(inner) for name, inner in (value.about or {}).items()}
        return {"key": value.key, "about": about} if about else {"key": value.key}
    if isinstance(value, (list, tuple)):
        return [_value(item) for item in value]
    return value
