"""Odd cards: what no words say is a class beside the definition, with its two texts.

The definition still says when the card is played, what it costs and what must be so; ``Act("odd")``, ``Cond("odd")``
and ``static("odd")`` stand where the class goes on. A card with several odd parts names them by ``word``.
"""

from __future__ import annotations

from typing import ClassVar, Final

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Ability, Act
from westmarch.engine.frame import Frame
from westmarch.games.meccg.facts import NAMED
from westmarch.games.meccg.registry import card
from westmarch.games.meccg.state import Arda


class OddCard:
    """What a single card does that no other does."""

    #: English and Spanish, by the name of the part.
    SAYS: ClassVar[dict[str, tuple[str, str]]] = {}

    def holds(self, g: Arda, run: Asker) -> bool:
        """What must be so for the card, where its definition says ``Cond("odd")``."""
        return True

    def can(self, g: Arda, run: Asker, act: Act) -> bool:
        """Whether there is anything to do."""
        return True

    def do(self, g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
        """What happens, where its definition says ``Act("odd")``."""
        raise NotImplementedError


#: By face.
ODD: Final[dict[int, OddCard]] = {}


def odd(name: str, odd_card: OddCard, *abilities: Ability) -> None:
    """Define an odd card, by its English name."""
    ODD[NAMED[name]] = odd_card
    card(name, *abilities)
