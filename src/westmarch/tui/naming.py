"""Names for the codes and the parts of a view, as the terminal table shows them."""

from __future__ import annotations

from westmarch.engine import digest
from westmarch.engine.digest import readable
from westmarch.engine.state import State
from westmarch.tui.words import Words


class Names(digest.Names):
    """The words of a position, with those of the terminal table where the game has none of its own."""

    def __init__(self, words: Words, g: State, seat: int) -> None:
        super().__init__(words.game, g, seat, words.lang)
        self.words = words

    def field(self, code: str) -> str:
        """The name of a part of the view."""
        return self._own(code) or self.named(code) or readable(code)

    def value(self, code: str, field: str = "") -> str:
        return self.named(code, field) or self._own(code) or super().value(code, field)

    def _own(self, code: str) -> str:
        plain = code.replace("_", "-")
        game_key = f"{self.game.name}-view-{plain}"
        if self.messages.has(game_key):
            return self.messages.text(game_key)
        return self.words.t(f"view-{plain}") if self.words.own_has(f"view-{plain}") else ""
