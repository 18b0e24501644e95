"""Decisions that come again: a client that has heard no answer repeats itself, also after a restart of the server."""

from __future__ import annotations

from typing import Any

from westmarch.engine.game import SPECTATOR
from westmarch.engine.session import Session
from westmarch.server.storage.snapshots import FAR


def last_decisions(session: Session) -> dict[int, tuple[int, int, str, int]]:
    """What each seat decided last, so that a repeat is known as one also after a restart."""
    last: dict[int, tuple[int, int, str, int]] = {}
    seat = SPECTATOR
    asked_at = _asked_at(session)
    for index, record in enumerate(session.journal.records):
        if record[0] == "u":
            last.clear()
            seat = SPECTATOR
        elif record[0] == "d":
            seat = record[1]
            last[seat] = (asked_at.get(index, index), index, record[2], index + 1)
        elif seat != SPECTATOR:
            last[seat] = (*last[seat][:3], index + 1)
    return last


def followed_decisions(
    records: list[list[Any]], number: int, asked: dict[int, int]
) -> dict[int, tuple[int, int, str, int]]:
    """The same of records that another process has added from some number on, the first of them a decision; with when
    each seat was asked before. To look at all records each time would cost more than to follow these."""
    last: dict[int, tuple[int, int, str, int]] = {}
    seat = SPECTATOR
    for index, record in enumerate(records, number):
        if record[0] == "d":
            seat = record[1]
            last[seat] = (index if seat in last else asked.get(seat, index), index, record[2], index + 1)
        else:
            last[seat] = (*last[seat][:3], index + 1)
    return last


def _asked_at(session: Session) -> dict[int, int]:
    """The number at which those were asked who decided in secret after others: they may answer that one too."""
    places = [index for index, record in enumerate(session.journal.records) if record[0] == "d"]
    # Only the last decisions can come again, and to look at a position may mean to play up to it.
    count = min(len(places), len(session.steps), 2 * session.state.seats)
    found: dict[int, int] = {}
    first = open_before = 0
    for step, place in zip(session.steps[-count:], places[-count:], strict=True) if count else ():
        if step.before is FAR or session.journal.records[place][1] != step.seat:
            open_before = 0
            continue
        waiting = sum(answer is None for answer in step.before.sealed)
        # Whoever still had to answer when another had was asked together with that one.
        if not waiting or waiting != open_before - 1:
            first = place
        found[place] = first
        open_before = waiting
    return found


def repeated(records: list[list[Any]], seat: int, number: int, codes: list[str]) -> int:
    """The number after a gesture that was carried out at some number before; 0 if none of these answers was."""
    made = [(index, record) for index, record in enumerate(records[number:], number) if record[0] != "c"]
    same = [record for _, record in made[: len(codes)]] == [["d", seat, code] for code in codes]
    if number < 0 or not same or any(record[0] == "u" for _, record in made):
        return 0
    return made[len(codes)][0] if len(made) > len(codes) else len(records)
