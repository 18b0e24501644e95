"""Editions: the content of a game as somebody else has written it, in a folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from westmarch.engine.report import Text


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with an edition, and where: a file, a line (from 1; 0 is the whole file), a message."""

    file: str
    line: int
    message: Text


class Editions(Protocol):
    """What a game with editions offers."""

    def check(self, folder: Path) -> list[Problem]:
        """Everything that is missing in an edition or cannot be, by file and line."""
