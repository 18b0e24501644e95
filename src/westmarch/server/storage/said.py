"""What processes on one database tell each other: short notices about tables; the content is read from the database."""

from __future__ import annotations

from typing import NamedTuple

#: The PostgreSQL channel of the notices.
CHANNEL = "westmarch"
#: A notice may have 8,000 bytes, and to hear one costs more than its length: several things are said at once.
SAID_AT_ONCE = 150

#: A table has so many records.
AT = "at"
#: A process takes up a table at so many records, and wants to hear of it; and the answer of one that does so already.
COME = "come"
HERE = "here"
#: Something else about a table has changed: its seats, its chat, what belongs to it.
TABLE = "table"


class Said(NamedTuple):
    """One thing that is said of a table."""

    table: str
    what: str
    number: int = 0


def written(sender: str, things: list[Said]) -> list[str]:
    """All that there is to say, in few notices."""
    parts = [" ".join((thing.table, thing.what, str(thing.number))) for thing in things]
    pages = [parts[first : first + SAID_AT_ONCE] for first in range(0, len(parts), SAID_AT_ONCE)]
    return [",".join([sender, *page]) for page in pages]


def read(notice: str) -> tuple[str, list[Said]]:
    """Who says it, and what."""
    sender, *parts = notice.split(",")
    things = [part.split(" ") for part in parts]
    return sender, [Said(table, what, int(number)) for table, what, number in things]
