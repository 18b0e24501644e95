"""The combat half of an event card: a requirement, and what it does at the stage of its initiative (VI p.29).

One object serves all cards that carry the same effect. ``COMBAT`` gives it by card number; the modules of the
two sides fill the list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from westmarch.engine.frame import Frame
from westmarch.games.wotr.facts import CARD_COUNT, card
from westmarch.games.wotr.state import War

if TYPE_CHECKING:
    from westmarch.games.wotr.rules.battle import Battle

REQUIREMENT: Final = "wotr.combat-cards.requirement"


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatCard:
    """A combat effect; on its own it does nothing."""

    #: The message of its text is ``wotr-combat-<name>``.
    NAME: ClassVar[str] = ""
    #: Whether it may also be used while the card lies on the table.
    FROM_TABLE: ClassVar[bool] = False

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        """The rule that forbids the use of the card in this round, or None."""
        return None

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        """Do what the card does at this stage; a choice is left to the frame that is returned."""
        return None


COMBAT: Final[list[CombatCard]] = [CombatCard()] * CARD_COUNT


def register(effect: CombatCard, *cards: str) -> None:
    """These cards carry this effect."""
    for name in cards:
        COMBAT[card(name)] = effect
