"""Text codes: written, read, refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sample_game import GAME
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import NotationError
from westmarch.engine.notation import Kind, Label, Name, Notation, Number, Word


class Token(Kind):
    """A kind of a game's own, whose names depend on the seat."""

    def write(self, g: Any, seat: int, value: Any) -> str:
        return f"t{seat}_{value}"

    def read(self, g: Any, seat: int, text: str) -> int:
        return int(text.split("_")[1])

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(text=f"token {value}")


@pytest.fixture
def notation() -> Notation:
    made = Notation(
        {
            "place": Name("place", ["edoras", "helms_deep"], "t-place"),
            "count": Number(),
            "how": Word("way", ["secretly", "openly"], "t-way"),
            "token": Token(),
        }
    )
    made.verb("move", "place", "count", "how")
    made.verb("turn", "place", "token*")
    return made


@pytest.mark.parametrize(
    "option, code",
    [
        (("pass",), "pass"),
        (("move", 1, 12, "openly"), "move:helms_deep:12:openly"),
        (("move", 0, -3, "secretly"), "move:edoras:-3:secretly"),
        (("turn", 0), "turn:edoras:"),
        (("turn", 1, 4, 9), "turn:helms_deep:t1_4,t1_9"),
    ],
)
def test_codes_round_trip(notation: Notation, option: tuple[object, ...], code: str) -> None:
    assert notation.code(None, 1, option) == code
    assert notation.parse(None, 1, code) == option


@pytest.mark.parametrize(
    "code, problem",
    [
        ("", "there is no '' in this game"),
        ("fly:edoras", "there is no 'fly' in this game"),
        ("move:edoras", "'move' takes 3 arguments, not 1"),
        ("pass:1", "'pass' takes 0 arguments, not 1"),
        ("move:gondor:1:openly", "there is no place 'gondor'"),
        ("move:edoras:two:openly", "'two' is not a number"),
        ("move:edoras:²:openly", "'²' is not a number"),
        ("move:edoras:--1:openly", "'--1' is not a number"),
        ("move:edoras:1:sideways", "there is no way 'sideways'"),
        ("move:" + "x" * 500, "a code is a short text"),
    ],
)
def test_a_malformed_code_is_named_in_one_line(notation: Notation, code: str, problem: str) -> None:
    with pytest.raises(NotationError) as refused:
        notation.parse(None, 0, code)
    assert str(refused.value) == problem


def parsed(code: str) -> str:
    """The canonical code of a text, or the problem with it."""
    g = GAME.set_up({}, Chance(seed_of(1)))
    try:
        return GAME.notation.code(g, 0, GAME.notation.parse(g, 0, code))
    except NotationError as problem:
        return str(problem)


@given(st.text(max_size=40))
def test_no_text_crashes_the_parser(text: str) -> None:
    for code in (text, f"play:{text}", f"exchange:{text}"):
        once = parsed(code)
        assert "\n" not in once
        assert parsed(once) == once or "no" in once


def test_a_verb_needs_a_vocabulary() -> None:
    with pytest.raises(ValueError, match="'where' is not in the vocabulary"):
        Notation({}).verb("go", "where")


def test_labels_are_keys_or_texts_and_leave_other_values_alone(notation: Notation) -> None:
    labels = notation.labels(None, 0, {"place": 1, "how": "openly", "token": (3,), "other": 5})
    assert (labels["place"].key, labels["how"].key) == ("t-place-helms-deep", "t-way-openly")
    assert labels["token"][0].text == "token 3"
    assert labels["other"] == 5
