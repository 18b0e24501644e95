"""What takes part in a game: the shape of a game's drama.

A game may have a module ``drama`` beside its ``game`` (see ``Drama``); whoever measures many games finds it through
``Game.drama_module``. It reads the log, so the rules know nothing of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from westmarch.engine.state import Entry

PLACES = "places"
CHARACTERS = "characters"
CARDS = "cards"


@dataclass(frozen=True, slots=True)
class Deed:
    """Something took part: a place was fought for, a character used an ability."""

    #: ``places``, ``characters`` or ``cards``.
    group: str
    name: str
    #: One word for what happened, such as ``fought``.
    what: str


class Drama(Protocol):
    """What a game's module ``drama`` holds."""

    def cast(self) -> dict[str, list[str]]:
        """By group, the names whose absence tells something too."""

    def deeds(self, g: Any, entry: Entry) -> list[Deed]:
        """What a line of the log tells; the position is the one at the next question."""

    def progress(self, g: Any) -> dict[str, float]:
        """How far each side is on its way to victory; whoever is farthest leads."""
