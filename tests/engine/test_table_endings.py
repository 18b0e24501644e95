"""Endings at the table: resigning and agreed draws are in the journal and replay like the rest."""

from __future__ import annotations

import pytest

from sample_game import GAME
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import Refused, ReplayError
from westmarch.engine.playing import new_session, random_code
from westmarch.engine.session import DRAWN, RESIGNED, Session, follow, replay, resume, verify


def resigned() -> Session:
    session = new_session(GAME, {}, "start", 3)
    policy = Chance(seed_of(4))
    for _ in range(5):
        session.decide(*random_code(session, policy))
    session.end(GAME.winners_without(session.state, 0), RESIGNED)
    return session


def test_a_resigned_game_is_over_and_reveals_its_seed() -> None:
    session = resigned()
    assert session.state.over and session.state.winners == [1] and session.state.asks == []
    assert session.journal.records[-1] == ["end", [1], RESIGNED, seed_of(3)]
    assert session.log[-1].key == RESIGNED
    with pytest.raises(Refused):
        session.end([], DRAWN)


def test_it_replays_verifies_and_resumes() -> None:
    journal = resigned().journal
    for session in (replay(journal), verify(journal), resume(journal, seed_of(3))):
        assert (session.state.ending, session.state.winners) == (RESIGNED, [1])
        assert session.journal.records == journal.records


def test_a_session_follows_the_records_of_another_process() -> None:
    journal = resigned().journal
    session = new_session(GAME, {}, "start", 3)
    follow(session, journal.records[len(session.journal.records) :])
    assert session.journal.records == journal.records
    with pytest.raises(ReplayError, match="the game was over before"):
        follow(session, [["end", [0], RESIGNED, seed_of(3)]])
