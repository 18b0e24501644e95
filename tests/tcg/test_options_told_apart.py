"""Options that speak of cards of one name say which of them is meant."""

from __future__ import annotations

import pytest

from tcg.board import Board
from westmarch.engine.rulebook import LANGUAGES
from westmarch.engine.text import option_text
from westmarch.games.tcg.game import GAME


def texts(board: Board, verb: str, lang: str) -> list[str]:
    ask = board.now.asks[0]
    chosen = [option for option in ask.all_options() if option[0] == verb]
    return [option_text(GAME, board.now, ask.seat, option, lang) for option in chosen]


@pytest.mark.parametrize(("lang", "wounded"), [("en", "Dwarf Guard (1 wound)"), ("es", "Guardia enano (1 herida)")])
def test_two_guards_of_whom_one_is_wounded(lang: str, wounded: str) -> None:
    board = Board(at=2).fellowship("Dwarf Guard", "Dwarf Guard").minions("Uruk Savage")
    board.g.wounds[board.c("Dwarf Guard", 2)] = 1
    said = texts(board.at_step("assignment"), "assign", lang)
    assert len([text for text in said if text.startswith(wounded)]) == 1
    assert len([text for text in said if "Guard" in text]) == 2 and len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_items_of_one_name_are_told_by_their_bearers(lang: str) -> None:
    board = Board().fellowship(
        "Gimli, Son of Glóin + Dwarven Axe", "Farin, Dwarven Emissary + Dwarven Axe", "Dwarf Guard"
    )
    said = texts(board.pool(9), "transfer", lang)
    assert len(said) == 2 and sorted(["Gimli" in text for text in said]) == [False, True]


def test_the_log_names_cards_alone() -> None:
    """A line is read later too, when other cards are in play."""
    board = Board(at=2).fellowship("Dwarf Guard", "Dwarf Guard").minions("Uruk Savage").at_step("assignment")
    label = GAME.notation.labels(board.g, 0, {"card": board.c("Dwarf Guard")})["card"]
    assert label.key.startswith("tcg-card-")


def test_a_bonus_is_told_with_its_sign_and_read_as_a_number() -> None:
    kind = GAME.notation.vocabulary["bonus"]
    g = Board().now
    assert [GAME.notation.labels(g, 0, {"bonus": value})["bonus"].text for value in (2, -1)] == ["+2", "-1"]
    assert kind.read(g, 0, "-1") == -1
