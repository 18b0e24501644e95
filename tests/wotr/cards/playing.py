"""Playing an event card in a scenario."""

from __future__ import annotations

from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import catalogue
from westmarch.games.wotr.rules.events import PlayEvent, forbids_event
from wotr.board import Board

ALL_SHADOW = ("isengard", "sauron", "southrons")

#: Importing it registers the cards that these tests play.
assert catalogue


def refusal(board: Board, name: str) -> str | None:
    """The rule that forbids playing a card from hand, or None; the card is put in hand if it is not there."""
    number = f.card(name)
    side = f.side_of_card(number)
    if number not in board.g.hands[side]:
        board.hand(f.SIDES[side], name)
    return forbids_event(board.g, side, number)


def play(board: Board, name: str, *codes: str, face: str = "") -> Board:
    """Play a card that may be played, and answer what is asked."""
    assert refusal(board, name) is None
    number = f.card(name)
    board.run(PlayEvent(f.side_of_card(number), number, f.FACES.index(face) if face else -1))
    return board.do(*codes)


def is_refused(board: Board, name: str) -> bool:
    """Whether a card cannot be played because its requirement is not met."""
    return refusal(board, name) == "wotr.events.play.requirement"


def on_table(board: Board, name: str) -> bool:
    """Whether a card lies on the table."""
    return f.card(name) in board.g.table[0] + board.g.table[1]


def abroad(where: str = "hollin", progress: int = 0) -> Board:
    """The Fellowship on the way."""
    board = Board()
    board.g.fellowship = f.region(where)
    board.g.progress = progress
    return board
