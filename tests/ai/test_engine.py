"""The engine: what it answers, and that it answers anything."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from westmarch.ai.engine import Engine, serve
from westmarch.ai.levels import policy_of
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.playing import new_session
from westmarch.engine.text_position import position_text
from westmarch.engine.view import observe, resample


def asked(engine: Engine, **request: Any) -> dict[str, Any]:
    return engine.answer(json.dumps({"id": 5, **request}))


def test_it_says_who_it_is() -> None:
    reported = asked(Engine("easy"), do="hello")
    assert reported["id"] == 5
    assert (reported["name"], reported["protocol"], reported["level"], reported["wants"]) == (
        "westmarch",
        1,
        "easy",
        ["position"],
    )
    assert reported["games"] == ["bofa", "meccg", "tcg", "wotr"]


@pytest.mark.parametrize("name", ["wotr", "bofa", "meccg", "tcg"])
def test_it_thinks_as_the_level_does(name: str) -> None:
    engine, game = Engine("medium"), find_game(name)
    reported = asked(engine, do="new", game=name, seed=3)
    g = new_session(game, {}, "start", 3).state
    seat = g.asks[0].seat
    assert reported == {
        "id": 5,
        "game": name,
        "turn": game.turn(g),
        "to_act": [ask.seat for ask in g.asks],
        "ending": "",
    }
    reported = asked(engine, do="think", budget={"nodes": 20}, seed=7, explain=2)
    seen = Seen(game, g, seat)
    assert reported["best"] == seen.code(policy_of(game, "medium@20n").choose(seen, Chance(seed_of(7))))
    assert reported["level"] == "medium@20n"
    assert 1 <= len(reported["options"]) <= 2
    assert all(0 <= option["chance"] <= 1 for option in reported["options"])
    assert asked(engine, do="see", seat=1)["seen"] == json.loads(json.dumps(observe(game, g, 1)))


def test_a_journal_is_a_position() -> None:
    session = new_session(find_game("bofa"), {}, "start", 2)
    for _ in range(3):
        ask = session.state.asks[0]
        session.decide(ask.seat, session.game.notation.code(session.state, ask.seat, ask.at(0)))
    engine = Engine("easy")
    reported = asked(engine, do="position", journal=session.journal.text())
    assert reported["to_act"] == [ask.seat for ask in session.state.asks]
    assert session.why_not(reported["to_act"][0], asked(engine, do="think")["best"]) is None


def test_a_line_of_text_is_a_position() -> None:
    game = find_game("wotr")
    g = game.start({}, Chance(seed_of(6)))
    engine = Engine("easy")
    reported = asked(engine, do="position", text=position_text(game, g))
    assert reported["to_act"] == [ask.seat for ask in g.asks]
    assert asked(engine, do="see", seat=0)["seen"]["view"] == json.loads(json.dumps(game.view(g, 0)))
    assert "error" in asked(engine, do="position", text="nonsense")


def test_what_it_decides_does_not_depend_on_what_is_hidden() -> None:
    game = find_game("tcg")
    g = game.start({}, Chance(seed_of(2)))
    seat = g.asks[0].seat
    twins = [g, resample(game, g, seat, Chance(seed_of(8)))]
    reported = [
        asked(Engine("medium@10n"), do="think", game="tcg", position=twin.dump(), seat=seat, seed=1) for twin in twins
    ]
    assert reported[0]["best"] == reported[1]["best"]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("what?", "not one line of JSON"),
        ("[1]", "a request is an object"),
        ("[" * 100_000, "not one line of JSON"),
        ('{"do": "dance"}', "no request 'dance'"),
        ('{"do": ["new"]}', "no request"),
        ('{"do": "think"}', "no game yet"),
        ('{"do": "new"}', "'game' is missing"),
        ('{"do": "new", "game": "chess"}', "no game 'chess'"),
        ('{"do": "new", "game": "wotr", "level": "genius"}', "no opponent 'genius'"),
        ('{"do": "new", "game": "wotr", "level": "os:getcwd"}', "levels of its own"),
        ('{"do": "new", "game": "wotr", "options": {"players": 9}}', "players is 9"),
        ('{"do": "new", "game": "wotr", "scenario": "nowhere"}', "no scenario"),
        ('{"do": "position", "journal": "no"}', "not a Westmarch journal"),
        ('{"do": "position", "game": "wotr", "position": {"stack": 3}}', "cannot be loaded"),
    ],
)
def test_what_it_cannot_answer_is_said_in_a_sentence(line: str, problem: str) -> None:
    reported = Engine().answer(line)
    assert problem in reported["error"]
    assert "\n" not in reported["error"]


def test_requests_about_a_game_are_checked() -> None:
    engine = Engine("easy")
    asked(engine, do="new", game="wotr")
    assert "no seat 7" in asked(engine, do="see", seat=7)["error"]
    assert "is not asked" in asked(engine, do="think", seat=1)["error"]
    assert "a budget has" in asked(engine, do="think", budget={"seconds": -1})["error"]
    assert "best" in asked(engine, do="think")


def test_lines_are_answered_until_somebody_quits() -> None:
    written: list[str] = []
    serve(['{"id": 1, "do": "hello"}', "rubbish", '{"do": "quit"}', '{"id": 2, "do": "hello"}'], written.append, "easy")
    assert [json.loads(line)["id"] for line in written] == [1, None]


def test_the_command_writes_answers_and_nothing_else() -> None:
    requests = '{"id": 1, "do": "hello"}\n{"id": 2, "do": "new", "game": "sample"}\n{"id": 3, "do": "think"}\n'
    ran = subprocess.run(
        [sys.executable, "-m", "westmarch", "engine", "--level", "random"],
        input=requests,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2, 3]
    assert "best" in answers[2]
