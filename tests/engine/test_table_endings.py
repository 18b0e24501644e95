"""Endings at the table: resigning and agreed draws are in the journal and replay like the rest."""

from __future__ import annotations

import pytest

from sample_game import GAME
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import JournalError, Refused, ReplayError
from westmarch.engine.game import find_game
from westmarch.engine.journal import read_journal
from westmarch.engine.playing import new_session, random_code
from westmarch.engine.replaying import follow, replay, resume, verify
from westmarch.engine.session import DRAWN, OUT_OF_TIME, RESIGNED, Session


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


@pytest.mark.parametrize(
    "winners, ending", [([0, 1], RESIGNED), ([], RESIGNED), ([7], OUT_OF_TIME), ([0, 1], DRAWN), ([], DRAWN)]
)
def test_an_ending_that_the_rules_do_not_give_is_refused(winners: list[int], ending: str) -> None:
    journal = resigned().journal
    journal.records[-1] = ["end", winners, ending, seed_of(3)]
    with pytest.raises(ReplayError, match="nobody wins like that") as refused:
        verify(journal)
    assert refused.value.record == len(journal.records)


@pytest.mark.parametrize(
    "winners, ending", [([1], "sample-end-points"), ([], "sample-end-points"), ([0], "sample-end-other")]
)
def test_another_winner_than_the_rules_name_is_refused_with_and_without_the_seed(
    winners: list[int], ending: str
) -> None:
    session, policy = new_session(GAME, {}, "start", 3), Chance(seed_of(4))
    while session.state.asks:
        session.decide(*random_code(session, policy))
    journal = session.journal
    assert journal.records[-1] == ["end", [0], "sample-end-points", seed_of(3)]
    assert replay(journal).journal.records == verify(journal).journal.records == journal.records
    journal.records[-1] = ["end", winners, ending, seed_of(3)]
    for reader in (replay, verify):
        with pytest.raises(ReplayError, match="ends otherwise"):
            reader(journal)


def left_to_two() -> Session:
    """A game of three that one leaves while the others play on."""
    session = new_session(find_game("tcg"), {"players": 3, "bidding": "no"}, "start", 5)
    policy = Chance(seed_of(6))
    for number in range(40):
        if number == 20:
            assert session.leave(session.state.asks[0].seat)
        session.decide(*random_code(session, policy))
        assert session.state.asks
    return session


def test_every_record_that_a_session_writes_is_read_by_every_reader() -> None:
    session = left_to_two()
    undone = len(session.steps) - 1
    session.undo(session.steps[-1].seat, undone, {0, 1, 2})
    playing = read_journal(session.journal.text())
    assert {record[0] for record in playing.records} == {"d", "c", "l", "u"}
    assert resume(playing, seed_of(5)).state.dump() == session.state.dump()
    assert replay(playing).journal.records == playing.records

    quitter = session.state.asks[0].seat
    session.end(session.game.winners_without(session.state, quitter), RESIGNED)
    ended = read_journal(session.journal.text())
    for again in (replay(ended), verify(ended), resume(ended, seed_of(5))):
        assert again.state.winners == session.state.winners
        assert again.journal.text() == session.journal.text()


@pytest.mark.parametrize("record", [["end", ["x", None], RESIGNED, "00"], ["l", "0"], ["end", [True], RESIGNED, "00"]])
def test_records_of_the_wrong_shape_are_refused(record: list[object]) -> None:
    journal = resigned().journal
    journal.records[-1] = record
    with pytest.raises(JournalError, match="not a journal record"):
        read_journal(journal.text())
