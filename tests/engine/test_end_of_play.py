"""What is left when a game is over, and which record is named when its set-up does not fit."""

from __future__ import annotations

import pytest

from sample_game import GAME
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import ReplayError
from westmarch.engine.journal import read_journal
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.replaying import replay


def test_no_procedure_is_under_way_when_the_game_is_over() -> None:
    session = new_session(GAME, {}, "start", 1)
    for _ in play_on(session, Chance(seed_of(2))):
        assert bool(session.state.stack) != session.state.over
    assert session.state.stack == []
    assert session.state.asks == []


def test_a_set_up_that_does_not_fit_names_its_record() -> None:
    journal = new_session(GAME, {}, "start", 1).journal
    outcomes = [record for record in journal.records if record[0] == "c"]
    assert outcomes == journal.records, "the set-up comes first"
    journal.records[-1] = ["c", "die", 3]
    with pytest.raises(ReplayError) as problem:
        replay(read_journal(journal.text()))
    assert problem.value.record == len(outcomes)
    assert "an outcome of die" in problem.value.why
