"""Programs as opponents: one from the documentation, and programs that hang, die or talk nonsense."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from ai.test_bots import example
from westmarch.ai import program
from westmarch.ai.bots import leave
from westmarch.ai.levels import policy_of
from westmarch.ai.match import FORFEIT, checked_plan, play_game, play_match
from westmarch.ai.policy import Seen
from westmarch.ai.program import Program, ProgramFailed, chosen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game

#: A program that answers as the documentation says, except to ``think``.
ALMOST = """
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    answer = {{"id": request["id"]}}
    if request["do"] == "think":
        {}
    print(json.dumps(answer), flush=True)
"""


def command(folder: Path, source: str) -> str:
    file = folder / "bot.py"
    file.write_text(source, encoding="utf-8")
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def test_the_program_of_the_documentation_plays(tmp_path: Path) -> None:
    source = example("bot.py")
    assert len(source.splitlines()) <= 30
    bot = command(tmp_path, source)
    games = [game for pair in play_match(checked_plan("bofa", {}, bot, "random", 2), 1) for game in pair]
    assert [game.failures for game in games] == [0, 0]
    assert FORFEIT not in {game.ending for game in games}
    # The program of the first game has waited for the second.
    assert len(program._idle[bot.removeprefix("cmd:")]) == 1


def test_our_own_engine_plays() -> None:
    engine = f"cmd:{shlex.quote(sys.executable)} -m westmarch engine --level easy"
    games = [game for pair in play_match(checked_plan("tcg", {}, engine, "random", 5), 1) for game in pair]
    assert [(game.score, game.failures) for game in games] == [(1.0, 0), (1.0, 0)]


@pytest.mark.parametrize(
    ("doing", "problem"),
    [
        ("time.sleep(60)", "has not answered 'think' within"),
        ("sys.exit(3)", "has ended"),
        ("print('what?', flush=True)", "no object of JSON"),
        ("print('[1, 2]', flush=True)", "no object of JSON"),
        ("sys.stdout.write('x' * 3_000_000)", "no object of JSON"),
        ("answer['error'] = 'I do not know this game'", "I do not know this game"),
        ("answer['best'] = 'no:such:code'", "is no decision"),
        ("answer['best'] = request['count']", "is no decision"),
        ("answer['best'] = True", "is no decision"),
        ("pass", "is no decision"),
        ("answer['id'] = -1", "has not answered 'think' within"),
    ],
)
def test_a_program_that_fails_has_lost_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, doing: str, problem: str
) -> None:
    monkeypatch.setattr(program, "GRACE", 0.2)
    bot = command(tmp_path, ALMOST.format(doing)).replace("cmd:", "cmd@0.1s:")
    game = play_game(checked_plan("sample", {}, "random", bot, 1), 0, 0)
    assert (game.ending, game.score, game.failures) == (FORFEIT, 1.0, 1)
    assert problem in caplog.text


def test_a_failed_program_is_gone_and_the_next_game_has_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Program] = []
    begin = Program.__init__

    def noted(self: Program, command: str) -> None:
        begin(self, command)
        started.append(self)

    monkeypatch.setattr(Program, "__init__", noted)
    bot = command(tmp_path, ALMOST.format("sys.exit(0)"))
    list(play_match(checked_plan("sample", {}, bot, "random", 1), 1))
    assert len(started) == 2  # the one that was tried before the match played its first game
    assert not any(one.is_running for one in started)
    assert not set(started) & program._running


def test_a_program_that_says_nothing_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START", 0.3)
    with pytest.raises(ProgramFailed, match="has not answered 'hello'"):
        checked_plan("sample", {}, command(tmp_path, "import time; time.sleep(60)"), "random", 1)


def test_a_program_may_talk_about_its_thinking_and_read_slowly(tmp_path: Path) -> None:
    """A request longer than any pipe, and an answer after many other lines."""
    talk = "print(json.dumps({'depth': 3}), flush=True); answer['best'] = 0"
    bot = command(
        tmp_path, ALMOST.format(talk).replace("import json, sys, time", "import json, sys, time; time.sleep(0.2)")
    )
    found = Program(bot.removeprefix("cmd:"))
    assert found.ask({"do": "think", "padding": "x" * 500_000}, 20)["best"] == 0
    found.close()


def test_what_a_program_gets_hides_what_the_seat_cannot_know(tmp_path: Path) -> None:
    """Two positions that look the same to the seat make the same request."""
    game = find_game("wotr")
    g = game.start({}, Chance(seed_of(3)))
    seat = g.asks[0].seat
    keep = "open('request.json', 'a').write(line); answer['best'] = 0"
    bot = command(tmp_path, ALMOST.format(keep).replace("'request.json'", repr(str(tmp_path / "requests.jsonl"))))
    for position in (g, Seen(game, g, seat).dealt(Chance(seed_of(9)))):
        policy = policy_of(game, bot)
        policy.choose(Seen(game, position, seat), Chance(seed_of(1)))
        leave([policy])
    first, second = (json.loads(line) for line in (tmp_path / "requests.jsonl").read_text().splitlines())
    del first["id"], second["id"]
    assert first == second
    assert "position" not in first


def test_an_answer_is_a_code_or_a_number() -> None:
    game = find_game("wotr")
    g = game.start({}, Chance(seed_of(3)))
    seen = Seen(game, g, g.asks[0].seat)
    assert chosen("pass", seen) == ("pass",)
    assert chosen(1, seen) == seen.ask.at(1)
    with pytest.raises(ProgramFailed, match="not legal"):
        chosen("allocate:9", seen)
    rubbish: list[Any] = [None, -1, [], {"best": 1}, 1.0]
    for best in rubbish:
        with pytest.raises(ProgramFailed):
            chosen(best, seen)
