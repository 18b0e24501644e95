"""What the store gives and takes: plain values, no database in them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from westmarch.engine.errors import WestmarchError

HUMAN = "human"
OPEN = "open"


class CannotResume(WestmarchError):
    """The stored game does not fit the rules of this program, or its record is broken."""


@dataclass(frozen=True)
class SeatRow:
    """A seat as stored."""

    seat: int
    player: str
    name: str
    key_hash: str
    muted: tuple[int, ...] = ()
    #: Who sits there; 0 is nobody in particular.
    person: int = 0

    @property
    def machine(self) -> bool:
        return self.player not in (HUMAN, OPEN)

    def changed(self, **fields: Any) -> SeatRow:
        return replace(self, **fields)


@dataclass(frozen=True)
class SnapshotRow:
    """A stored snapshot: how many records it covers, the rules that made it, and what it holds."""

    number: int
    rules: str
    body: str


@dataclass(frozen=True)
class TableRow:
    """A table as stored, with its records."""

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    finished: bool
    seats: list[SeatRow]
    records: list[list[Any]]
    extra: dict[str, Any] = field(default_factory=dict)
    snapshots: list[SnapshotRow] = field(default_factory=list)
    #: Where the game began, if not at the set-up, and how it came there.
    position: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None

    @property
    def made(self) -> dict[str, Any]:
        """The program and the rules that the game began with; nothing for tables of early versions."""
        return dict(self.extra.get("made", {}))

    @property
    def patient(self) -> bool:
        """Whether whoever has the chance to act is asked, also if he can only pass."""
        return bool(self.extra.get("patient"))


@dataclass(frozen=True)
class ChatRow:
    """A line of chat."""

    id: int
    seat: int
    text: str


@dataclass(frozen=True)
class Append:
    """Records to add to a journal, the first at place ``number``, and what goes with them."""

    table_id: str
    number: int
    records: list[list[Any]]
    finished: bool = False
    extra: dict[str, Any] | None = None
    snapshot: SnapshotRow | None = None
    #: Whether other processes want to hear of it.
    told: bool = False
