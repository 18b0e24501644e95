"""What several combat halves share: refusals, and striking down a leader or character."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.wotr.layout import box
from westmarch.games.wotr.state import War

REQUIREMENT: Final = "wotr.combat-cards.requirement"
FORFEIT_CANCELLED: Final = "wotr.combat-cards.forfeit.not-if-cancelled"


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
    optional: bool

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("slay", box(self.side, column)) for column in self.columns]
        options += [("character", c) for c in self.characters]
        if self.optional:
            options.append(("no",))
        return Ask(g.seat(self.chooser), self.PROMPT, options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        match option:
            case ("character", character):
                g.eliminate_character(character)
                self.slain(g, character)
            case ("slay", figure):
                g.remove(self.side, self.slot, figure - box(self.side, 0))
                g.note("wotr-log-slain", {"figure": figure, "slot": self.slot}, rule=self.RULE)
                self.slain(g, -1)
        return None

    def slain(self, g: War, character: int) -> None:
        """What the death of a character, or of a figure (-1), brings."""


def columns_with_figures(g: War, side: int, slot: int) -> list[int]:
    """Leader columns of a force that have a figure."""
    return [column for column in g.leader_columns(side) if g.count(side, slot, column)]
