"""The words on the screen: those of the terminal table itself and those of the game, in the language of the moment."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.digest import readable
from westmarch.engine.game import SPECTATOR, Game, Options
from westmarch.engine.messages import Messages
from westmarch.engine.rulebook import LANGUAGES, Rule
from westmarch.engine.state import Entry, State
from westmarch.engine.text import entry_text, option_text, prompt_text
from westmarch.engine.view import path_text

LOCALE = Path(__file__).parent / "locale"


@cache
def own_messages(lang: str) -> Messages:
    return Messages(lang, [LOCALE])


class Words:
    """All texts of one table."""

    def __init__(self, game: Game, options: Options, lang: str) -> None:
        self.game = game
        self.options = options
        self.lang = lang

    def switch(self) -> None:
        """To the next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]

    def t(self, key: str, **about: Any) -> str:
        """A text of the terminal table."""
        return own_messages(self.lang).text(f"tui-{key}", about)

    def own_has(self, key: str) -> bool:
        return own_messages(self.lang).has(f"tui-{key}")

    @property
    def messages(self) -> Messages:
        """The texts of the game."""
        return self.game.messages(self.lang)

    def option(self, g: State, seat: int, option: Option) -> str:
        return option_text(self.game, g, seat, option, self.lang)

    def prompt(self, g: State, ask: Ask) -> str:
        return prompt_text(self.game, g, ask, self.lang)

    def entry(self, g: State, entry: Entry) -> str:
        return entry_text(self.game, g, entry, self.lang)

    def path(self, g: State) -> str:
        return path_text(self.game, g, self.lang)

    def rule(self, rule: Rule) -> str:
        return rule.text(self.lang)

    def seat(self, g: State, seat: int) -> str:
        """A seat's name: as the game's messages name it, else its short name."""
        short = self.game.seat_names(self.options)[seat]
        plain = short.replace("_", "-")
        for key in (f"{self.game.name}-seat-{plain}", f"{self.game.name}-side-{plain}"):
            if self.messages.has(key):
                return self.messages.text(key)
        label = self.game.notation.labels(g, SPECTATOR, {"seat": seat})["seat"]
        key = getattr(label, "key", "")
        return self.messages.text(key) if key and self.messages.has(key) else readable(short)

    def seats(self, g: State, seats: list[int]) -> str:
        return ", ".join(self.seat(g, seat) for seat in seats)

    def game_name(self) -> str:
        return self.game.title(self.lang)
