"""Bots by the name of their class: the examples of the documentation, and bots that fail."""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from westmarch.ai.bots import BadBot, bot_of, named_bots
from westmarch.ai.levels import choose, policy_of
from westmarch.ai.match import FORFEIT, checked_plan, play_game, play_match
from westmarch.ai.policy import BotFailed, Seen
from westmarch.cli import main
from westmarch.cli.serving import checked_level
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import checkout, find_game
from westmarch.engine.runner import decide
from westmarch.engine.view import LISTED
from westmarch.tui.players import seated

BROKEN = """
class Raises:
    def choose(self, seen, chance):
        return 1 / 0

class Illegal:
    def choose(self, seen, chance):
        return ("no", "such", "option")

class Mute:
    pass

def needs(argument):
    return argument
"""


def example(title: str) -> str:
    """A program that stands in the documentation."""
    root = checkout()
    assert root is not None
    page = (root / "docs" / "bots.md").read_text(encoding="utf-8")
    found = re.search(rf'```python title="{title}"\n(.*?)```', page, re.S)
    assert found is not None
    return found[1]


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the bots of the documentation and broken ones, as somebody works in it."""
    (tmp_path / "mybots.py").write_text(example("mybots.py"), encoding="utf-8")
    (tmp_path / "brokenbots.py").write_text(BROKEN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    yield tmp_path
    for name in ("mybots", "brokenbots"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("game", ["wotr", "bofa", "meccg", "tcg"])
@pytest.mark.parametrize("bot", ["Random", "Greedy", "Tree"])
def test_the_bots_of_the_documentation_answer_every_game(bots: Path, game: str, bot: str) -> None:
    rules = find_game(game)
    g = rules.start({}, Chance(seed_of(4)))
    option = policy_of(rules, f"mybots:{bot}").choose(Seen(rules, g, g.asks[0].seat), Chance(seed_of(5)))
    assert g.asks[0].legal(option)


@pytest.mark.parametrize("bot", ["Greedy", "Tree"])
def test_the_bots_of_the_documentation_are_better_than_chance(
    bots: Path, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.import_module("mybots").Tree, "passes", 8)
    plan = checked_plan("tcg", {}, f"mybots:{bot}", "mybots:Random", 11)
    games = [game for pair in play_match(plan, 1) for game in pair]
    assert [game.score for game in games] == [1.0, 1.0]
    assert not any(game.failures for game in games)


@pytest.mark.parametrize("bot", ["Raises", "Illegal"])
def test_a_bot_that_fails_has_lost_the_game(bots: Path, bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    plan = checked_plan("sample", {}, f"brokenbots:{bot}", "random", 1)
    game = play_game(plan, 0, 1)
    assert (game.ending, game.score, game.winners, game.failures) == (FORFEIT, 0.0, [0], 1)
    assert main(["match", "sample", "random", f"brokenbots:{bot}", "--pairs", "1", "--json"]) == 0
    reported = json.loads(capsys.readouterr().out)
    assert reported["by_route"] == {FORFEIT: 2}
    assert (reported["score"], reported["failures"]) == (1.0, 2)
    rules = find_game("sample")
    seen = Seen(rules, rules.start({}, Chance(seed_of(1))), 0)
    with pytest.raises(BotFailed, match=f"brokenbots:{bot}"):
        bot_of(f"brokenbots:{bot}").choose(seen, Chance(seed_of(1)))


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nosuchmodule:Bot", "no module 'nosuchmodule'"),
        ("mybots:Missing", "is no bot"),
        ("brokenbots:needs", "is no bot"),
        ("brokenbots:Mute", "no method 'choose'"),
        ("mybots@3s:Random", "takes no budget"),
        ("cmd@soon:x", "is no budget"),
        ("cmd:./no-such-program", "cannot be started"),
        ("cmd:", "cannot be started"),
    ],
)
def test_bots_that_cannot_be_found_are_refused(
    bots: Path, name: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", "sample", name, "random"]) == 2
    reported = capsys.readouterr().err
    assert problem in reported
    assert reported.count("\n") == 1


def test_bots_sit_where_levels_may(bots: Path) -> None:
    game = find_game("sample")
    assert seated(game, game.checked({}), "mybots:Greedy", None) == ["human", "mybots:Greedy"]
    assert checked_level(game, "mybots:Greedy") == "mybots:Greedy"
    with pytest.raises(BadBot):
        checked_level(game, "mybots:Missing")
    with pytest.raises(BadOptions):
        checked_level(game, "mybots")
    g = game.start({}, Chance(seed_of(1)))
    seat = g.asks[0].seat
    code = choose("sample", g.dump(), seat, "mybots:Random", 3)
    assert g.asks[0].legal(game.notation.parse(g, seat, code))


def test_an_operator_names_bots() -> None:
    named = named_bots("swift=cmd:/opt/swift --level=3; greedy=mybots:Greedy;")
    assert named == {"swift": "cmd:/opt/swift --level=3", "greedy": "mybots:Greedy"}
    for text in ("mybots:Greedy", "a=easy", "Two Words=a:b"):
        with pytest.raises(BadBot, match="with its name"):
            named_bots(text)


def test_a_choice_too_wide_to_be_listed_is_described() -> None:
    """As the documentation says: its codes are made of what there is to choose from."""
    game = find_game("bofa")
    g = game.start(game.checked({}), Chance(seed_of(3)))
    chance = Chance(5)
    while True:
        ask = g.asks[0]
        if ask.pick is not None and ask.pick.kind == "subset" and ask.count() > LISTED:
            break
        decide(g, ask.sample(chance), ask.seat)
    seen = Seen(game, g, ask.seat)
    question = seen.observation["question"]
    pick = question["pick"]
    assert question["options"] == []
    chosen = [item["code"] for item in pick["items"]][: max(1, pick["low"])]
    option = seen.option(f"{pick['verb']}:{','.join(chosen)}")
    assert ask.legal(option)
    assert ask.count() > len(pick["items"])
