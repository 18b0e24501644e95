"""Who sits where: what somebody wants who opens a table, who may sit down, and machines that keep seats warm."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from westmarch.engine.errors import BadOptions, Refused, WestmarchError
from westmarch.engine.game import SPECTATOR
from westmarch.engine.origin import Origin
from westmarch.engine.state import State
from westmarch.server.people.persons import Person
from westmarch.server.storage.rows import HUMAN, OPEN, SeatRow
from westmarch.server.tables.consent import RATED
from westmarch.server.tables.keys import key_hash, new_key
from westmarch.server.tables.live import LiveTable


class SeatTaken(WestmarchError):
    """The seat is not open."""


class NotInvited(WestmarchError):
    """The open seats of this table are for those who have its invitation."""


#: A position to begin at, and its history.
Start = tuple[State, Origin]


@dataclass(frozen=True)
class Wanted:
    """A table that somebody wants to open."""

    game: str
    options: dict[str, Any]
    players: list[str]
    names: list[str] = field(default_factory=list)
    #: The rules of the clocks, if there are any.
    clock: dict[str, Any] | None = None
    #: Whether an open seat can be taken by invitation only.
    private: bool = False
    #: Where the game begins, if not at the set-up, and how it came there.
    start: Start | None = None
    #: Who opens it, as the guard charges it.
    opener: str = ""
    #: Who sits where, by seat, as far as it is known.
    seated: dict[int, int] = field(default_factory=dict)
    #: Whether the result counts for ratings.
    rated: bool = False
    #: The language that people speak there, if they said so.
    lang: str = ""
    #: The seats of machines that a person may take over.
    yielding: list[int] = field(default_factory=list)
    #: So many seconds later than the players, spectators see what happens.
    delay: int = 0
    #: The tournament that it is a game of.
    tournament: str = ""


def terms_of(wanted: Wanted, rows: list[SeatRow]) -> dict[str, Any]:
    """What belongs to a table from the start."""
    if wanted.rated:
        if any(row.player == HUMAN and not row.person for row in rows):
            raise BadOptions("whoever plays a rated game says who he is")
        if wanted.yielding or wanted.start is not None:
            raise BadOptions("a rated game is played from the set-up by those who began it")
    terms: dict[str, Any] = {}
    if wanted.private:
        terms["private"] = True
    if wanted.clock is not None:
        terms["clock"] = wanted.clock
    if wanted.rated:
        terms["rated"] = True
    if wanted.lang:
        terms["lang"] = wanted.lang
    if wanted.delay:
        terms["delay"] = wanted.delay
    if wanted.tournament:
        terms["tournament"] = wanted.tournament
    yielding = [row.seat for row in rows if row.machine and row.seat in wanted.yielding]
    if yielding:
        terms["yielding"] = yielding
    return terms


def may_be_taken(row: SeatRow, extra: dict[str, Any]) -> bool:
    """Whether a person may sit down there."""
    return row.player == OPEN or (row.machine and row.seat in extra.get("yielding", []))


def seat_for(table: LiveTable, seat: int, person: Person | None) -> SeatRow:
    """A seat that somebody may take."""
    if not 0 <= seat < len(table.seats) or table.over:
        raise SeatTaken("there is no such seat")
    row = table.seats[seat]
    if not may_be_taken(row, table.extra):
        raise SeatTaken("the seat is taken")
    if table.extra.get("rated"):
        if person is None:
            raise Refused("sit", RATED)
        if any(other.person == person.id for other in table.seats):
            raise SeatTaken("nobody plays a rated game against himself")
    return row


def seated(seat: int, what: str) -> int:
    """Spectators only look on."""
    if seat == SPECTATOR:
        raise Refused(what, "engine.not-asked")
    return seat


def machine_for(table: LiveTable, seat: int, level: str) -> SeatRow:
    """A machine that plays on an open seat, or in the place of somebody who leaves, until a person comes."""
    if table.extra.get("rated"):
        raise Refused("stand-in", RATED)
    if level not in table.session.game.levels():
        raise BadOptions(f"{table.session.game.name} has no opponent '{level[:40]}'")
    return SeatRow(seat, level, "", key_hash(new_key()))
