"""Texts for people: an option, a question and a line of the log in one of the languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import SPECTATOR, Game
from westmarch.engine.rulebook import LANGUAGES
from westmarch.engine.runner import question_for
from westmarch.engine.state import Entry, State


def option_key(game: Game, verb: str, prompt: str = "") -> str:
    """The message key of a verb. ``pass`` has one for all games, unless a game or a question has a word of its own for
    what is declined or what goes on."""
    if verb == "pass":
        own = (f"{prompt}-pass", f"{game.name}-option-pass")
        return next((key for key in own if key in _own_passes(game.folder)), "engine-option-pass")
    return f"{game.name}-option-{verb.replace('_', '-')}"


@cache
def _own_passes(folder: Path) -> frozenset[str]:
    """The words of a game for passing: its files are searched, since to parse them takes seconds."""
    files = (folder / "locale" / LANGUAGES[0]).glob("*.ftl")
    keys = [line.partition(" =")[0] for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return frozenset([key for key in keys if key.endswith("-pass")])


def option_text(game: Game, g: State, seat: int, option: Option, lang: str) -> str:
    about = game.notation.labels(g, seat, game.notation.arguments(option))
    return game.messages(lang).text(option_key(game, str(option[0]), prompt_of(g, seat)), about)


def prompt_of(g: State, seat: int) -> str:
    """The question of a seat, if there is one."""
    ask = question_for(g, seat) if seat >= 0 else None
    return ask.prompt if ask else ""


def prompt_text(game: Game, g: State, ask: Ask, lang: str) -> str:
    return game.messages(lang).text(ask.prompt, game.notation.labels(g, ask.seat, dict(ask.about)))


def entry_text(game: Game, g: State, entry: Entry, lang: str) -> str:
    """A line of the log for whoever may read it. What it names was known when it was written and keeps its name, also
    after it has gone out of sight: that is how a spectator reads."""
    about: dict[str, Any] = game.notation.labels(g, SPECTATOR, entry.about)
    option = entry.about.get("option")
    if isinstance(option, tuple):
        about["option"] = option_text(game, g, SPECTATOR, option, lang)
    return game.messages(lang).text(entry.key, about)
