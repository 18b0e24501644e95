"""The combat half of an event card: a requirement, and what it does at the stage of its initiative (VI p.29).

One object serves all cards that carry the same effect. ``COMBAT`` gives it by card number; the modules of the
two sides fill the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.wotr.facts import card
from westmarch.games.wotr.state import War, box

if TYPE_CHECKING:
    from westmarch.games.wotr.rules.battle import Battle

REQUIREMENT: Final = "wotr.combat-cards.requirement"
FORFEIT_CANCELLED: Final = "wotr.combat-cards.forfeit.not-if-cancelled"


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


COMBAT: Final[dict[int, CombatCard]] = {}


def register(effect: CombatCard, *cards: str) -> None:
    """These cards carry this effect."""
    for name in cards:
        COMBAT[card(name)] = effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Slay(Frame):
    """A card lets a player pick a leader, Nazgul or character in the battle, who is eliminated."""

    STEPS = ("choose",)
    RULE = "wotr.combat-cards.text-prevails"
    PROMPT: ClassVar[str] = "wotr-ask-slay"

    chooser: int
    side: int
    slot: int
    columns: list[int]
    characters: list[int]
    optional: int

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("slay", box(self.side, column)) for column in self.columns]
        options += [("character", c) for c in self.characters]
        if self.optional:
            options.append(("no",))
        return Ask(g.seat(self.chooser), self.PROMPT, options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        if option[0] == "no":
            return None
        if option[0] == "character":
            g.eliminate_character(option[1])
        else:
            column = option[1] - box(self.side, 0)
            g.remove(self.side, self.slot, column)
            g.note("wotr-log-slain", {"figure": option[1]}, rule=self.RULE)
        self.slain(g, option)
        return None

    def slain(self, g: War, option: Option) -> None:
        """What the death brings."""


def columns_with_figures(g: War, side: int, slot: int) -> list[int]:
    """Leader columns of a force that have a figure."""
    return [column for column in g.leader_columns(side) if g.count(side, slot, column)]
