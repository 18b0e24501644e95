"""The games held in the hand: ``import westmarch as wm``."""

from __future__ import annotations

import doctest
from random import Random

import pytest

import westmarch as wm
from westmarch import library
from westmarch.engine.view import LISTED

GAMES = ("wotr", "bofa", "meccg", "tcg", "sample")


def test_the_examples_in_the_documentation_are_true() -> None:
    assert doctest.testmod(library).failed == 0
    assert doctest.testmod(wm).failed == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_saved_and_loaded(name: str) -> None:
    game = wm.new(name, seed=3)
    for _ in range(8):
        game.do(game.count() // 2)
    again = wm.load(game.save())
    assert (again.turn, again.to_act, again.options()) == (game.turn, game.to_act, game.options())
    assert again.save() == game.save()
    assert len(repr(game)) < 100
    assert "\n" not in repr(game)
    assert str(game).startswith(game.path)
    first = game.options()[0]
    game.do(first)
    again.do(str(first))
    assert game.view() == again.view()


def test_options_say_what_they_mean() -> None:
    game = wm.new("wotr", seed=7)
    assert [(str(move), move.seat, move.text) for move in game.options()] == [
        ("declare:rivendell", "free", "Declare in Rivendell"),
        ("pass", "free", "Pass"),
    ]
    assert wm.new("wotr", seed=7, lang="es").options()[1].text == "Pasar"


def test_a_decision_by_number_by_code_and_by_words() -> None:
    for option in (1, "pass", "Pass"):
        game = wm.new("wotr", seed=7)
        game.do(option)
        assert game.question == "Who guides the Fellowship?"
    game = wm.new("wotr", seed=7)
    game.do("declare rivendell")
    assert "declare:rivendell" in game.save()


def allocating() -> wm.Game:
    """War of the Ring where the Shadow puts dice in the Hunt Box."""
    game = wm.new("wotr", seed=7)
    game.do("pass")
    game.do("guide:strider")
    assert game.to_act == "shadow"
    return game


def test_what_is_not_legal_is_refused_with_its_rule_and_changes_nothing() -> None:
    game = allocating()
    before = game.save()
    with pytest.raises(wm.Refused) as refusal:
        game.do("allocate:9")
    assert refusal.value.rule == "wotr.hunt.allocation.max-companions"
    with pytest.raises(wm.Refused):
        game.do(99)
    with pytest.raises(wm.NotationError):
        game.do("allocate:many")
    with pytest.raises(wm.Ambiguous):
        game.do("no such words")
    with pytest.raises(wm.WestmarchError, match="has no seat 'saruman'"):
        game.options("saruman")
    assert game.save() == before


def test_a_refusal_has_its_rule_its_page_and_its_text() -> None:
    game = allocating()
    reason = game.why_not("allocate:9")
    assert reason is not None
    assert (reason.rule, bool(reason.ref), bool(reason.text)) == ("wotr.hunt.allocation.max-companions", True, True)
    assert game.why_not("allocate:1") is None


def at_a_wide_choice() -> wm.Game:
    """Five Armies where there are more options than anybody lists."""
    chance = Random(3)
    for seed in range(3, 10):
        game = wm.new("bofa", seed=seed)
        while not game.over:
            if game.count() > LISTED:
                return game
            game.do(chance.choice(game.options()))
    raise AssertionError("no game has a wide choice")


def test_options_of_a_wide_choice_are_made_as_they_are_read() -> None:
    game = at_a_wide_choice()
    options = game.options()
    assert len(options) == game.count() > LISTED
    assert [move.seat for move in options[:2]] == [game.to_act] * 2
    assert options[-1] in options and options[-1].text and len(set(options)) == len(options)
    assert "lead:nowhere" not in options and "pass:1" not in options
    assert repr(options).startswith(f"<{len(options)} options: {options[0]}, ") and len(repr(options)) < 200
    with pytest.raises(IndexError):
        options[len(options)]
    last, number = options[-1], len(options) - 1
    again = wm.load(game.save())
    game.do(last)
    again.do(number)
    assert game.view() == again.view()
    assert options[-1] == last


def test_decisions_are_taken_back() -> None:
    game = wm.new("sample", seed=1)
    before = game.options()
    game.do(0)
    game.undo()
    assert game.options() == before
    with pytest.raises(wm.Refused):
        game.undo()


def test_a_bot_sees_its_own_seat_and_plays_to_the_end() -> None:
    def last(seat: wm.Seat) -> str:
        assert seat.view()["seat"] == {"west": 0, "east": 1}[seat.name]
        return seat.options()[-1]

    game = wm.new("sample", seed=2)
    result = game.play({"west": last, "east": "random"})
    assert result is not None
    assert game.over
    assert set(result.winners) <= {"west", "east"}
    assert game.options() == []
    assert "won by sample-end" in repr(game)
    with pytest.raises(wm.Refused) as refusal:
        game.do("pass")
    assert refusal.value.rule == "engine.game-over"


def test_a_seat_without_a_bot_stops_the_play() -> None:
    game = wm.new("sample", seed=2)
    assert game.play({"west": "random"}) is None
    assert game.to_act == "east"


def test_exact_odds() -> None:
    assert wm.new("wotr").odds("battle", "5r", "3r")
    with pytest.raises(wm.WestmarchError, match="battle"):
        wm.new("wotr").odds("weather")
