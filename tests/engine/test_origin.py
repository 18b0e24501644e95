"""A position from outside is believed for its history alone (``engine/origin.py``)."""

from __future__ import annotations

import pytest

from sample_game import GAME
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import JournalError
from westmarch.engine.journal import Journal, read_journal
from westmarch.engine.origin import DEEPEST, dealt_anew, from_moment, proved
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.session import Session


def played(scenario: str = "match_point", decisions: int = 6) -> Session:
    session = new_session(GAME, {}, scenario, 1)
    for number, _ in enumerate(play_on(session, Chance(seed_of(2))), start=1):
        if number == decisions:
            break
    return session


def continued(session: Session, at: int = 2) -> Session:
    """Another game from a moment of this one."""
    start, origin = from_moment(session.journal, at, session.steps[at].before)
    later = Session.new(GAME, {}, seed_of(3), start)
    later.journal.origin = origin
    return later


def as_file(session: Session) -> Journal:
    return read_journal(session.journal.text())


def test_a_game_from_its_set_up_needs_no_history() -> None:
    journal = as_file(played("start"))
    assert journal.position is None and journal.origin is None
    proved(journal)


def test_a_scenario_and_a_moment_of_another_game_are_proved() -> None:
    for session in (played(), continued(played())):
        journal = as_file(session)
        proved(journal)
        assert journal.position is not None
        journal.position["points"] = [4, 0] if journal.position["points"] != [4, 0] else [0, 4]
        with pytest.raises(JournalError, match="a position that its history does not lead to"):
            proved(journal)


def test_a_position_without_a_history_is_refused() -> None:
    journal = as_file(played())
    journal.origin = None
    with pytest.raises(JournalError, match="does not say how the game came there"):
        proved(journal)


@pytest.mark.parametrize("at", [-1, 7])
def test_a_moment_that_never_was_is_refused(at: int) -> None:
    journal = as_file(continued(played()))
    assert journal.origin is not None
    journal.origin["at"] = at
    with pytest.raises(JournalError, match="a moment that never was"):
        proved(journal)


def test_what_was_dealt_must_be_all_of_it_and_no_more() -> None:
    journal = as_file(played())
    assert journal.origin is not None and journal.origin["dealt"]
    journal.origin["dealt"].append(["d6", 1])
    with pytest.raises(JournalError, match="more was dealt than the position takes"):
        proved(journal)
    journal.origin["dealt"] = [7]
    with pytest.raises(JournalError, match="what was dealt cannot be read"):
        proved(journal)


def test_a_game_goes_on_from_a_few_games_and_no_more() -> None:
    session = played()
    for _ in range(DEEPEST - 1):
        session = continued(session, 0)
        session.decide(*next((ask.seat, session.offer(ask, ask.at(0))) for ask in session.state.asks))
    proved(as_file(session))
    with pytest.raises(JournalError, match="goes on from too many games"):
        proved(as_file(continued(session, 0)))


def test_hidden_cards_dealt_anew_are_part_of_the_history() -> None:
    later = continued(played("start"))
    assert later.journal.origin is not None
    start, origin = dealt_anew(GAME, {}, later.state, later.journal.origin, "ab")
    again = Session.new(GAME, {}, seed_of(4), start)
    again.journal.origin = origin
    proved(as_file(again))
    assert origin["anew"]
    scenario, told = dealt_anew(GAME, {}, start, {"scenario": "match_point", "dealt": []}, "ab")
    assert told["dealt"] and "anew" not in told and scenario.dump() != start.dump()
