"""Decisions that come again: what another process has added is known as well as if all records were looked at."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.playing import random_code
from westmarch.engine.session import Session
from westmarch.server.tables.repeats import followed_decisions, last_decisions


@pytest.mark.parametrize("game", ["sample", "wotr"])
def test_what_is_followed_is_what_all_records_say(game: str) -> None:
    session = Session.new(find_game(game), {}, seed_of(5))
    policy = Chance(seed_of(6))
    last: dict[int, tuple[int, int, str, int]] = {}
    for _ in range(60):
        if not session.state.asks:
            break
        records: list[list[Any]] = session.journal.records
        number = len(records)
        before = last_decisions(session)
        session.decide(*random_code(session, policy))
        last = before | followed_decisions(records[number:], number, {})
        meant = last_decisions(session)
        # From when on a secret question could be answered is known where it was asked.
        assert {seat: reported[1:] for seat, reported in last.items()} == {
            seat: reported[1:] for seat, reported in meant.items()
        }
    assert len(last) == 2


def test_a_question_may_be_answered_from_when_it_was_asked() -> None:
    records = [["d", 0, "a"], ["c", "d6", 3], ["d", 1, "b"], ["d", 0, "c"]]
    assert followed_decisions(records[:3], 10, {0: 8, 1: 9}) == {0: (8, 10, "a", 12), 1: (9, 12, "b", 13)}
    assert followed_decisions(records, 10, {0: 8, 1: 9})[0] == (13, 13, "c", 14)
