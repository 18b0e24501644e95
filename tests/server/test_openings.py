"""What a game is opened with: each game says so, in both languages, and the page of a person counts it."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.report import Text
from westmarch.engine.session import Session
from westmarch.server.people.profiles import Tally, Ways, _ways_row
from westmarch.server.tables import wire

#: Decisions of a seat, and the message that its opening is.
OPENINGS: list[tuple[str, list[str], str, list[str]]] = [
    (
        "wotr",
        ["pass", "guide:strider", "ring:event:character", "use:character:move_fellowship", "diplomacy:will:rohan"],
        "wotr-opening-action",
        ["wotr-action-move-fellowship"],
    ),
    ("wotr", ["allocate:1", "skip:army", "minion:muster:saruman"], "wotr-opening-minion", ["wotr-character-saruman"]),
    (
        "bofa",
        ["activate:thranduil,dain", "use:will:led_attack"],
        "bofa-opening-generals",
        ["bofa-character-dain", "bofa-character-thranduil"],
    ),
    ("bofa", ["apply", "play:event:vampire_cloud"], "bofa-opening-card", ["bofa-card-vampire-cloud"]),
    ("meccg", ["transfer:a-1:b-2", "move:company0:the-stones-38"], "meccg-opening-site", ["meccg-card-the-stones"]),
    (
        "tcg",
        ["bid:3", "start:legolas.1_51.b1", "start:arwen.1_30.b1", "play:aragorn.1_89.b1"],
        "tcg-opening-fellowship",
        ["tcg-card-1-30", "tcg-card-1-51"],
    ),
]


def named(opening: Text) -> list[str]:
    what: Any = opening[1]["what"]
    return [one.key for one in (what if isinstance(what, list) else [what])]


@pytest.mark.parametrize("name, codes, key, things", OPENINGS)
def test_what_a_game_is_opened_with(name: str, codes: list[str], key: str, things: list[str]) -> None:
    game = find_game(name)
    opening = game.opening(codes)
    assert opening is not None and (opening[0], named(opening)) == (key, things)
    for lang in ("en", "es"):
        words = game.messages(lang)
        assert words.has(key) and all(words.has(thing) for thing in things)
    assert game.opening([]) is None and game.opening(["pass"]) is None


@pytest.mark.parametrize("name", ["wotr", "bofa", "meccg", "tcg", "sample"])
def test_every_game_that_was_played_has_an_opening_that_can_be_read(name: str) -> None:
    game = find_game(name)
    session = Session.new(game, game.checked({"bidding": "no"} if name == "tcg" else {}), seed_of(1))
    chance = Chance(seed_of(2))
    for _ in range(120):
        if session.state.over:
            break
        ask = session.state.asks[0]
        session.decide(ask.seat, game.notation.code(session.state, ask.seat, ask.sample(chance)))
    found = [game.opening([step.code for step in session.steps if step.seat == seat]) for seat in (0, 1)]
    reported = [wire.said(game, session.state, seat, one) for seat, one in enumerate(found) if one]
    assert reported
    for lang in ("en", "es"):
        words = game.messages(lang)
        for one in reported:
            assert words.has(one["key"])
            what = one["about"]["what"]
            assert all(words.has(each["key"]) for each in (what if isinstance(what, list) else [what]))


def test_sides_are_told_with_what_came_most_often_first() -> None:
    west = Ways(Tally(3, 2), {"b": Tally(1, 0), "a": Tally(2, 2)}, {'{"key": "x"}': Tally(3, 2)})
    reported = _ways_row("sample", {"west": west, "east": Ways(Tally(1, 1))})
    assert (reported["games"], reported["wins"]) == (4, 3)
    assert [side["side"] for side in reported["sides"]] == ["east", "west"]
    assert [one["ending"] for one in reported["sides"][1]["endings"]] == ["a", "b"]
    assert reported["sides"][1]["openings"] == [{"line": {"key": "x"}, "games": 3, "wins": 2}]
