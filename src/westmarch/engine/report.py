"""An answer in numbers: fields for scripts, tables for people."""

from __future__ import annotations

from typing import Any

#: A message key with its variables.
Text = tuple[str, dict[str, Any]]


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
