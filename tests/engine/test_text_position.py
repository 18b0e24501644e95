"""Text positions: every position of every game as one line, and back."""

from __future__ import annotations

import random

import pytest

import westmarch as wm
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import SPECTATOR, Game, find_game
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.playing import position as starting_position
from westmarch.engine.session import Session
from westmarch.engine.text_position import position_text, read_position, seen_text
from westmarch.engine.text_value import DEEPEST, MOST_ITEMS, PositionError, read, write

TABLES: list[tuple[str, dict[str, object]]] = [
    ("sample", {}),
    ("wotr", {}),
    ("wotr", {"players": 4}),
    ("bofa", {}),
    ("meccg", {}),
    ("tcg", {"bidding": "no"}),
    ("tcg", {"bidding": "no", "players": 3}),
]


def played(game: Game, options: dict[str, object], number: int, every: int, most: int) -> list[Session]:
    """Copies of a random game's session state at some moments."""
    found = []
    session = new_session(game, options, "start", number)
    for i, moment in enumerate(play_on(session, Chance(seed_of(-number)))):
        if i % every == 0:
            found.append(Session(game, moment.options, moment.state.clone(), moment.journal))
        if len(found) == most:
            break
    return found


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_position_comes_back_as_it_was(name: str, options: dict[str, object]) -> None:
    game = find_game(name)
    for moment in played(game, options, number=3, every=23, most=12):
        text = position_text(game, moment.state, moment.options)
        found, chosen, g = read_position(text)
        assert found is game
        assert chosen == moment.options
        assert g.dump() == moment.state.dump()
        assert [ask.all_options() for ask in g.asks] == [ask.all_options() for ask in moment.state.asks]


@pytest.mark.parametrize("name", ["sample", "wotr", "bofa"])
def test_what_a_seat_reads_holds_no_more_than_its_view(name: str) -> None:
    game = find_game(name)
    for moment in played(game, {}, number=5, every=31, most=6):
        for seat in (SPECTATOR, 0, 1):
            text = seen_text(game, moment.state, seat, moment.options)
            assert "chance=" not in text
            _, _, g = read_position(text)
            assert game.view(g, seat) == game.view(moment.state, seat)


def test_hidden_cards_are_dealt_anew_for_readers() -> None:
    game = find_game("wotr")
    moment = played(game, {}, number=5, every=60, most=2)[-1]
    hands = {tuple(read_position(seen_text(game, moment.state, SPECTATOR))[2].dump()["hands"][0]) for _ in range(8)}
    assert len(hands) > 1


def test_private_decks_are_in_no_text_for_readers() -> None:
    for name in ("meccg", "tcg"):
        game = find_game(name)
        with pytest.raises(PositionError, match="private"):
            seen_text(game, new_session(game, {}, "start", 1).state, 0)


def test_a_text_names_what_stands_where() -> None:
    text = wm.new("wotr", seed=1).position()
    assert "edoras:rohan-regular+rohan-elite" in text
    assert "strider:fellowship" in text
    # What follows from the rest is not written.
    assert all(f" {field}=" not in text for field in ("tally", "decks", "reinforcements", "control", "guide"))


def test_a_game_goes_on_from_a_text() -> None:
    game = wm.new("bofa", seed=4)
    game.play("random", limit=40)
    again = wm.position(game.position())
    assert again.options() == game.options()
    assert again.view() == game.view()
    again.do(0)
    assert wm.load(again.save()).view() == again.view()


def test_a_text_is_a_scenario() -> None:
    game = find_game("wotr")
    text = wm.new("wotr", seed=2).position()
    g = starting_position(game, {}, text, Chance(seed_of(0)))
    assert [ask.prompt for ask in g.asks] == [ask.prompt for ask in wm.position(text).session.state.asks]
    with pytest.raises(WestmarchError, match="wotr"):
        starting_position(find_game("bofa"), {}, text, Chance(seed_of(0)))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (" \n ", "nothing"),
        ("chess e4=1", "no game"),
        ("wotr turn", "no field"),
        ("wotr hobbits=3", "no field 'hobbits'"),
        ("wotr turn=yes", "wrong sort"),
        ("wotr where=[strider:narnia]", "narnia"),
        ("wotr where=[sauron:edoras]", "sauron"),
        ("wotr figures=[edoras:rohan-dragon]", "rohan-dragon"),
        ("wotr stack=Nothing{}", "no procedure"),
        ("wotr stack=Turn{pc:0,speed:2}", "speed"),
        ("wotr chance=xyz:1", "no stream of chance"),
        ("wotr hands=((fp-char-01*99999))", "too much"),
        ("wotr hands=" + "(" * 40 + ")" * 40, "deeply"),
        ("wotr @players=7", "players"),
        ("wotr " + "x" * 70_000, "characters"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(text: str, problem: str) -> None:
    with pytest.raises(WestmarchError, match=problem):
        wm.position(text)


def test_a_text_of_what_cannot_be_shown_is_refused() -> None:
    game = find_game("bofa")
    text = position_text(game, played(game, {}, number=2, every=40, most=2)[-1].state)
    assert "used_tiles=(" in text
    with pytest.raises(WestmarchError, match="cannot go on"):
        read_position(text.replace("used_tiles=(", "used_tiles=(99999999999,"))


@pytest.mark.parametrize("name", ["sample", "wotr", "bofa", "meccg", "tcg"])
def test_changed_texts_are_read_or_refused(name: str) -> None:
    """Whatever is done to a text, it is a position that holds its invariants, or a refusal."""
    game = find_game(name)
    text = position_text(game, played(game, {}, number=2, every=40, most=2)[-1].state)
    dice = random.Random(7)
    refused = 0
    for _ in range(150):
        at = dice.randrange(len(text))
        changed = text[:at] + dice.choice(["", "9", "-1", "x", ",", "(", "]", "*3", "none", ":"]) + text[at + 1 :]
        try:
            _, _, g = read_position(changed)
        except WestmarchError:
            refused += 1
        else:
            assert game.invariants(g) == []
    assert refused > 50


@pytest.mark.parametrize(
    "value",
    [0, -7, True, False, None, "", "a b,(c)*", [1, 1, 1, 2], [], (), (1, (2,)), {"a": (1, 2), "b": []}, [[0]] * 3],
)
def test_values_come_back(value: object) -> None:
    text = write(value)
    assert " " not in text
    assert read(text) == value
    assert type(read(text)) is type(value)


def test_equal_items_do_not_share_lists() -> None:
    first, second = read("((1)*2)")
    first.append(2)
    assert second == [1]


def test_texts_cannot_unfold_into_too_much() -> None:
    with pytest.raises(PositionError):
        read(f"(0*{MOST_ITEMS + 1})")
    with pytest.raises(PositionError):
        read("(" * (DEEPEST + 1) + ")" * (DEEPEST + 1))
