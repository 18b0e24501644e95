"""What it is called to pass: at many questions something goes on, or something is declined."""

from __future__ import annotations

import json

import msgspec
import pytest

import westmarch as wm
from westmarch.engine.game import find_game
from westmarch.engine.text import _own_passes, option_key
from westmarch.server.tables import encoded

#: The first question of each game at which to pass has a word of its own.
GAMES = {"meccg": "meccg-ask-organize", "tcg": "tcg-ask-start"}


@pytest.mark.parametrize("name", GAMES)
def test_every_word_for_passing_belongs_to_a_question(name: str) -> None:
    game = find_game(name)
    own = [key for key in _own_passes(game.folder) if "-ask-" in key]
    assert f"{GAMES[name]}-pass" in own
    for key in own:
        for lang in ("en", "es"):
            assert game.messages(lang).has(key) and game.messages(lang).has(key.removesuffix("-pass")), key


@pytest.mark.parametrize("name", GAMES)
def test_passing_is_called_by_what_it_does(name: str) -> None:
    game = wm.new(name, seed=1, **({"bidding": "no"} if name == "tcg" else {}))
    while game.session.state.asks[0].prompt != GAMES[name]:
        game.do(0)
    rules, g = game.session.game, game.session.state
    word = rules.messages("en").text(f"{GAMES[name]}-pass")
    assert word != "Pass" and [one.text for one in game.options() if one == "pass"] == [word]
    seen = encoded.observation(rules, g, g.asks[0].seat, encoded.shared_by_all(rules, g))
    question = json.loads(msgspec.json.encode(seen))["question"]
    assert [one["key"] for one in question["options"] if one["code"] == "pass"] == [f"{GAMES[name]}-pass"]


def test_other_questions_have_the_word_of_the_game_or_of_all_games() -> None:
    assert option_key(find_game("tcg"), "pass", "tcg-ask-shadow") == "engine-option-pass"
    assert option_key(find_game("tcg"), "pass") == "engine-option-pass"
    assert option_key(find_game("wotr"), "pass", "wotr-ask-anything") == "wotr-option-pass"
