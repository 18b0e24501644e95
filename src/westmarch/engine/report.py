"""An answer in numbers: fields for scripts, tables for people."""

from __future__ import annotations

from typing import Any, Final

#: A message key with its variables.
Text = tuple[str, dict[str, Any]]


#: How far from what is certain a sum of chances may come to be.
ROUNDING: Final = 1e-9


def percent(chance: float) -> int:
    """A chance as a whole number of a hundred; only what is certain has nothing or all of them."""
    whole = round(100 * chance)
    return min(99, max(1, whole)) if ROUNDING < chance < 1 - ROUNDING else whole


class Table:
    """A heading and lines of a text with a number, a chance among them as a float from 0 to 1."""

    def __init__(self, heading: Text, rows: list[tuple[Text, float]]) -> None:
        self.heading = heading
        self.rows = rows


class Report:
    """What a calculation of a game gives back; whoever asked decides how to show it."""

    def __init__(self, data: dict[str, Any], tables: list[Table]) -> None:
        self.data = data
        self.tables = tables


class Sheet:
    """What a thing on the table is and does, in a few lines; values may be labels of the notation."""

    def __init__(self, thing: str, lines: list[Text]) -> None:
        self.thing = thing
        self.lines = lines
