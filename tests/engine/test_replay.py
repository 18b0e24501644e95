"""Replay and verification: what fits passes, the first thing that does not is named."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from kernel_fixtures import Flooded, Variant
from sample_game import GAME
from sample_game.state import Ford
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import JournalError, ReplayError
from westmarch.engine.game import Options
from westmarch.engine.journal import Journal, read_journal
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.replaying import replay, resume, verify
from westmarch.engine.session import Session


def played(scenario: str = "start", number: int = 1) -> Session:
    session = new_session(GAME, {}, scenario, number)
    for _ in play_on(session, Chance(seed_of(99))):
        pass
    return session


def copy(session: Session) -> Journal:
    return read_journal(session.journal.text())


def first(journal: Journal, kind: str, label: str = "") -> int:
    return next(i for i, r in enumerate(journal.records) if r[0] == kind and (not label or r[1] == label))


@pytest.mark.parametrize("scenario", ["start", "match_point"])
def test_a_replay_is_the_game(scenario: str) -> None:
    session = played(scenario)
    again = replay(copy(session), GAME)
    ours, theirs = again.state.dump(), session.state.dump()
    assert ours.pop("chance") != theirs.pop("chance")
    assert ours == theirs
    assert again.journal == session.journal
    assert verify(copy(session), GAME).state.dump() == session.state.dump()


def test_a_replay_survives_another_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = copy(played())
    real, asked = hashlib.blake2b, []

    def other(data: bytes, **given: Any) -> Any:
        asked.append(data)
        return real(b"other" + data, **given)

    monkeypatch.setattr(hashlib, "blake2b", other)
    assert Chance("abcd").die() and asked  # it is what the stream is made with
    assert replay(journal, GAME).journal == journal


def test_a_half_played_game_replays_to_its_middle() -> None:
    session = new_session(GAME, {}, "start", 4)
    for moment in play_on(session, Chance(seed_of(99))):
        if len(moment.steps) == 7:
            break
    again = replay(copy(session), GAME)
    assert len(again.steps) == 7
    assert again.state.asks[0].listed == session.state.asks[0].listed


def test_a_half_played_game_goes_on_as_if_never_stopped() -> None:
    session = new_session(GAME, {}, "start", 4)
    policy = Chance(seed_of(99))
    for moment in play_on(session, policy):
        if len(moment.steps) == 7:
            break
    resumed = resume(copy(session), seed_of(4), GAME)
    for one in (session, resumed):
        for _ in play_on(one, policy.clone()):
            pass
    assert resumed.journal == session.journal
    assert resumed.state == session.state
    with pytest.raises(JournalError, match="does not fit the commitment"):
        resume(copy(session), seed_of(5), GAME)


class NewEdition(Variant):
    """The Ford after a change of its rules: each captain lays the highest card aside before play."""

    def set_up(self, options: Options, chance: Chance) -> Ford:
        g = super().set_up(options, chance)
        for seat in (0, 1):
            g.play(seat, g.hands[seat][-1])
        return g


def test_the_first_record_that_new_rules_do_not_accept_is_named() -> None:
    session = new_session(GAME, {}, "start", 1)
    session.decide(0, GAME.notation.code(session.state, 0, session.state.asks[0].listed[0]))
    highest = GAME.notation.code(session.state, 1, session.state.asks[0].listed[-1])
    session.decide(1, highest)
    with pytest.raises(ReplayError) as refused:
        replay(copy(session), NewEdition())
    # The deck, the first captain's card, then this.
    assert (refused.value.record, refused.value.what) == (3, highest)
    assert "sample.round.own-hand" in refused.value.why


@pytest.mark.parametrize(
    "kind, label, new, problem",
    [
        ("c", "d6", ["c", "d6", 9], "9 is no possible outcome"),
        ("c", "d6", ["c", "d8", 3], "the journal has an outcome of d8 here"),
        ("c", "deck", ["c", "deck", [1, 2]], "no possible outcome"),
        ("d", "", ["d", 0, "play:joker"], "there is no card 'joker'"),
        ("d", "", ["d", 0, "exchange:"], "is not possible now"),
        ("d", "", ["d", 7, "pass"], "is not possible now"),
        ("d", "", ["u", 50, 1], "a point that was never reached"),
    ],
)
def test_a_changed_record_is_found(kind: str, label: str, new: list[Any], problem: str) -> None:
    journal = copy(played())
    place = first(journal, kind, label)
    journal.records[place] = new
    with pytest.raises(ReplayError, match=problem) as refused:
        replay(journal, GAME)
    assert refused.value.record == place + 1


def test_outcomes_too_few_or_too_many() -> None:
    journal = copy(played())
    place = first(journal, "c", "d6")
    kept = journal.records.pop(place + 1)
    with pytest.raises(ReplayError, match="no outcome for this roll") as refused:
        replay(journal, GAME)
    assert refused.value.record == place + 2
    journal.records[place:place] = [kept, kept]
    with pytest.raises(ReplayError, match="outcomes that nothing asked for") as refused:
        replay(journal, GAME)
    assert refused.value.record == place + 3  # of three outcomes one is too many


def test_an_end_where_the_game_goes_on() -> None:
    journal = copy(played())
    place = first(journal, "d")
    del journal.records[place:-1]
    with pytest.raises(ReplayError, match="the game goes on here") as refused:
        replay(journal, GAME)
    assert refused.value.record == len(journal.records)


def test_verification_finds_dice_that_the_seed_did_not_give() -> None:
    journal = copy(played())
    place = first(journal, "c", "d6")
    journal.records[place][2] = journal.records[place][2] % 6 + 1
    with pytest.raises(ReplayError, match="the seed gives other dice"):
        verify(journal, GAME)


def test_verification_finds_another_seed() -> None:
    journal = copy(played())
    journal.records[-1][3] = seed_of(2)
    with pytest.raises(JournalError, match="does not fit the commitment"):
        verify(journal, GAME)
    journal.records[-1][3] = "not hex"
    with pytest.raises(JournalError, match="does not fit the commitment"):
        verify(journal, GAME)


def test_verification_finds_another_winner() -> None:
    journal = copy(played())
    journal.records[-1][1] = [1 - journal.records[-1][1][0]]
    with pytest.raises(ReplayError, match="the replay ends otherwise"):
        verify(journal, GAME)


def test_an_unfinished_game_cannot_be_verified() -> None:
    with pytest.raises(JournalError, match="has not ended"):
        verify(new_session(GAME, {}, "start", 1).journal, GAME)


def test_a_failure_of_the_rules_is_named_and_not_hidden() -> None:
    with pytest.raises(ReplayError, match="the rules code failed: RuntimeError"):
        replay(copy(played()), Flooded())
