"""Journals: what they hold, and what is refused with one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sample_game import GAME
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions, JournalError, UnknownGame
from westmarch.engine.journal import Journal, load_journal, read_journal
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.replaying import replay
from westmarch.engine.session import Session


def played(number: int = 1) -> Session:
    session = new_session(GAME, {}, "start", number)
    for _ in play_on(session, Chance(seed_of(99))):
        pass
    return session


def with_header(**changes: object) -> str:
    lines = played().journal.text().splitlines(keepends=True)
    return json.dumps({**json.loads(lines[0]), **changes}) + "\n" + "".join(lines[1:])


def test_one_record_for_each_decision_and_outcome() -> None:
    session = played()
    kinds = [record[0] for record in session.journal.records]
    assert kinds.count("d") == len(session.steps)
    assert session.journal.records[0][:2] == ["c", "deck"]
    assert kinds.count("c") == 1 + 2 * session.game.turn(session.state)
    assert session.journal.records[-1] == ["end", session.state.winners, session.state.ending, seed_of(1)]


def test_the_seed_stands_nowhere_before_the_end() -> None:
    session = new_session(GAME, {}, "match_point", 5)
    assert seed_of(5) not in session.journal.text()
    assert session.journal.seed == ""
    for _ in play_on(session, Chance(seed_of(99))):
        pass
    assert session.journal.seed == seed_of(5)


def test_a_journal_reads_back(tmp_path: Path) -> None:
    journal = played().journal
    journal.save(tmp_path / "game.jsonl")
    assert load_journal(tmp_path / "game.jsonl") == journal


@pytest.mark.parametrize(
    "text, problem",
    [
        ("", "journal is empty"),
        ("hello\n", "not a Westmarch journal"),
        ('{"format": "pgn"}\n', "not a Westmarch journal"),
        ("[1, 2]\n", "not a Westmarch journal"),
        (with_header(version=99), "has version 99; this program reads version 1"),
        (with_header(game=3), "the header has no game"),
        (with_header(options=None), "the header has no options"),
        (with_header(commitment=None), "the header has no commitment"),
        (with_header(position=[1]), "the header's position"),
        (played().journal.text()[:-9], "truncated: its last line is not complete"),
        (with_header() + '["d", 0, "pass"]\n', "a record after the end of the game"),
        (with_header().replace('["d",', '["x",', 1), "not a journal record"),
        (with_header().replace('["d",', '["d"', 1), r"not JSON \(truncated\?\)"),
    ],
)
def test_what_is_no_journal_is_refused(text: str, problem: str) -> None:
    with pytest.raises(JournalError, match=problem) as refused:
        read_journal(text)
    assert "\n" not in str(refused.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "picture.jsonl").write_bytes(b"\xff\xd8\xff\xe0")
    for name, problem in (("nothing", "cannot be read"), ("picture.jsonl", "is not a Westmarch journal")):
        with pytest.raises(JournalError, match=problem):
            load_journal(tmp_path / name)
    with pytest.raises(JournalError, match="cannot be read"):
        load_journal(tmp_path)


def test_a_journal_of_an_unknown_game_or_with_foreign_options() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        replay(read_journal(with_header(game="chess")))
    with pytest.raises(BadOptions, match="sample has no option 'board'"):
        replay(read_journal(with_header(options={"board": 1})))


@pytest.mark.parametrize("position", [{}, {"stack": [["Nobody", {}]]}, {"stack": 3}])
def test_a_position_that_cannot_be_loaded(position: dict[str, object]) -> None:
    journal = Journal("sample", {}, "00", [], position)
    with pytest.raises(JournalError, match="starting position cannot be loaded"):
        replay(read_journal(journal.text()), GAME)
