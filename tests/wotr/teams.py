"""Setting the table for three and four players."""

from __future__ import annotations

from westmarch.games.wotr import facts as f
from westmarch.games.wotr.record import ACTING, LEAD
from westmarch.games.wotr.rules.actions import ActionResolution
from westmarch.games.wotr.rules.battle import Battle
from westmarch.games.wotr.rules.teams import mix
from westmarch.games.wotr.rules.turn import Turn
from wotr.board import Board, faces, slot


def four(seed: int = 1) -> Board:
    """A board of four: Gondor and the Witch-king lead."""
    return Board(seed, 4)


def three(seed: int = 1) -> Board:
    """A board of three: the Witch-king leads the Shadow."""
    return Board(seed, 3)


def action(board: Board, player: str, *results: str) -> Board:
    """A player is to use a die; the team has these results and the enemy has one die left."""
    seat = board.seat(player)
    side = board.g.side_of_seat(seat)
    for face in results:
        board.result(f.SIDES[side], face)
    if not board.g.unused(1 - side):
        board.result(f.SIDES[1 - side], "event")
    board.g.teams[ACTING][side] = seat
    phase = ActionResolution()
    phase.side = side
    return board.run(phase)


def lead(board: Board, player: str) -> Board:
    """A player leads the team."""
    seat = board.seat(player)
    board.g.teams[LEAD][board.g.side_of_seat(seat)] = seat
    return board


def mixed(board: Board, side: str, where: str) -> Board:
    """The units of two players there are one army."""
    mix(board.g, f.SIDES.index(side), slot(where))
    return board


def battle(board: Board, side: str, where: str) -> Board:
    """A field battle in a region, whose attackers have been set apart (slot ``attackers``)."""
    fight = Battle(f.SIDES.index(side), slot(where), slot("dagorlad"), slot(where), 0)
    return board.run(fight)


def decline(board: Board) -> None:
    """Do as little as possible."""
    options = board.options()
    for word in ("done", "pass", "no", "choose:none"):
        if word in options:
            board.do(word)
            return
    board.do(options[0])


def to_actions(board: Board, free: list[str], shadow: list[str]) -> Board:
    """A turn up to its first action, with action dice that show these faces."""
    board.chance("action-free", *faces("free", *free)).chance("action-shadow", *faces("shadow", *shadow))
    board.run(Turn())
    while board.g.asks and not isinstance(board.g.stack[-1], ActionResolution):
        decline(board)
    return board


def has(board: Board, beginning: str) -> bool:
    """Whether an option that begins so is offered."""
    return any(code.startswith(beginning) for code in board.options())
