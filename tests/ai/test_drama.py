"""What took part in a match: stories of single games, and what many of them tell."""

from __future__ import annotations

import json

import pytest

from westmarch.ai.drama import Story, Witness, drama, lines
from westmarch.ai.match import checked_plan, play_game
from westmarch.cli import main
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.games.bofa.facts import CHARACTER, DEFAULT, SHADOW
from westmarch.games.bofa.state import Battlefield


def story(turns: int, changes: int, **fought: int) -> Story:
    places = {name: {"fought": [times, turns - 1]} for name, times in fought.items()}
    return {
        "turns": turns,
        "ending": "bofa-end-gate" if turns < 4 else "bofa-end-fate",
        "winners": ["shadow"] if turns < 4 else ["free_peoples"],
        "lead_changes": changes,
        "deeds": {"places": places, "characters": {}, "cards": {}},
    }


def test_many_stories_become_shares() -> None:
    reported = drama(
        [story(3, 0, camp=2), story(9, 2, camp=1, ravenhill=1), story(9, 1), story(11, 0)], find_game("bofa")
    )
    assert reported["length"]["mean"] == 8
    assert reported["ended_before"]["4"] == 0.25
    assert reported["ended_before"]["3"] == 0
    assert reported["lead_changes"] == {"mean": 0.75, "at_least_one": 0.5}
    assert reported["routes"]["bofa-end-gate"] == {"games": 1, "share": 0.25, "winners": {"shadow": 1}, "turn": 3}
    camp = reported["places"]["camp"]
    assert camp == {"took_part": 0.5, "fought": {"share": 0.5, "times": 0.75, "first_turn": 5}}
    # What never happened is told as well.
    assert reported["places"]["ruins_of_dale"] == {"took_part": 0}
    assert "  ruins_of_dale: never" in lines(reported)


def test_a_witness_reads_the_log_and_the_lead() -> None:
    game = find_game("bofa")
    g = game.start({}, Chance(seed_of(1)))
    assert isinstance(g, Battlefield)
    witness = Witness(game, g)
    g.note("bofa-log-general", {"character": CHARACTER["gandalf"]})
    g.fate = 3
    g.turn += 1
    witness.look(g)
    g.control[DEFAULT.place["camp"]] = g.control[DEFAULT.place["eastern_spur"]] = SHADOW
    witness.look(g)  # the turn has not ended: nobody compares yet
    assert witness.changes == 0
    g.turn += 1
    witness.look(g)
    reported = witness.story(g, ["free_peoples", "shadow"])
    assert reported["lead_changes"] == 1
    assert reported["deeds"]["characters"] == {"gandalf": {"used": [1, 2]}}


@pytest.mark.parametrize("name", ["wotr", "bofa", "meccg", "tcg"])
def test_every_game_tells_of_its_places_characters_and_cards(name: str) -> None:
    plan = checked_plan(name, {}, "random", "random", 5, drama=True)
    reported = [play_game(plan, pair, 0).story for pair in range(2)]
    for group in ("places", "characters", "cards"):
        assert any(one is not None and one["deeds"][group] for one in reported), group
    codes = {key for one in reported if one for group in one["deeds"].values() for key in group}
    assert all(code == code.strip() and code for code in codes)


def test_the_command_adds_the_fields_that_scripts_read(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["match", "bofa", "random", "random", "--pairs", "1", "--seed", "4"]
    assert main([*arguments, "--drama", "--json"]) == 0
    reported = json.loads(capsys.readouterr().out)
    assert {"length", "routes", "places", "characters", "lead_changes", "ended_before", "elo"} <= reported.keys()
    assert {"front_gate", "ruins_of_dale"} <= reported["places"].keys()
    assert {"bolg", "eagles"} <= reported["characters"].keys()
    assert main([*arguments, "--json"]) == 0
    assert "places" not in json.loads(capsys.readouterr().out)
    assert main([*arguments, "--drama"]) == 0
    assert "lead changes:" in capsys.readouterr().out
