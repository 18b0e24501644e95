"""Words for tests of battles: a field, a siege, and what was rolled."""

from __future__ import annotations

from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.combat import Engagement, battle_of
from westmarch.games.wotr.rules.figures import NOBODY_LEADS
from wotr.board import Board, slot

SAURON = "sauron"
GONDOR = "gondor"


def field(attackers: dict[str, int], defenders: dict[str, int]) -> Board:
    """Sauron in Dagorlad is about to attack Gondor in North Ithilien: open ground, no settlement."""
    board = Board().war(SAURON, GONDOR)
    return board.place("dagorlad", SAURON, **attackers).place("north-ithilien", GONDOR, **defenders)


def city(attackers: dict[str, int], defenders: dict[str, int]) -> Board:
    """Sauron in Osgiliath is about to attack Gondor in the city of Pelargir."""
    board = Board().war(SAURON, GONDOR)
    return board.place("osgiliath", SAURON, **attackers).place("pelargir", GONDOR, **defenders)


def stronghold(attackers: dict[str, int], defenders: dict[str, int]) -> Board:
    """Sauron in Osgiliath is about to attack Gondor in Minas Tirith, not yet besieged."""
    board = Board().war(SAURON, GONDOR)
    return board.place("osgiliath", SAURON, **attackers).place("minas-tirith", GONDOR, **defenders)


def siege(besiegers: dict[str, int], besieged: dict[str, int]) -> Board:
    """Sauron besieges Gondor in Minas Tirith."""
    board = Board().war(SAURON, GONDOR)
    return board.place("minas-tirith", SAURON, **besiegers).place("minas-tirith-inside", GONDOR, **besieged)


def attack(board: Board, side: str, origin: str, target: str, *codes: str, led_by: int = NOBODY_LEADS) -> Board:
    """An attack with everybody who may take part, and the decisions that follow."""
    board.run(LaunchAttack(f.SIDES.index(side), slot(origin), slot(target), led_by=led_by))
    if board.prompt() == "wotr-ask-who-attacks":
        board.do("everybody")
    return board.do(*codes)


def fight(board: Board, *codes: str) -> Board:
    """The attack of the field or the city, with everybody."""
    if board.units("shadow", "dagorlad"):
        return attack(board, "shadow", "dagorlad", "north-ithilien", *codes)
    target = "pelargir" if board.units("free", "pelargir") else "minas-tirith"
    return attack(board, "shadow", "osgiliath", target, *codes)


def storm(board: Board, *codes: str) -> Board:
    """The siege battle of Minas Tirith."""
    return attack(board, "shadow", "minas-tirith", "minas-tirith-inside", *codes)


def sally(board: Board, *codes: str) -> Board:
    """The sortie of Minas Tirith."""
    return attack(board, "free", "minas-tirith-inside", "minas-tirith", *codes)


def battle(board: Board) -> Engagement:
    return battle_of(board.g)


def rolled(board: Board, side: str, key: str = "wotr-log-combat-roll") -> list[list[int]]:
    """The dice of every combat roll of a side, in order."""
    number = f.SIDES.index(side)
    return [entry.about["die"] for entry in board.entries() if entry.key == key and entry.about["side"] == number]


def hits(board: Board, side: str, key: str = "wotr-log-combat-roll") -> list[int]:
    """The hits of every combat roll of a side, in order."""
    number = f.SIDES.index(side)
    return [entry.about["hits"] for entry in board.entries() if entry.key == key and entry.about["side"] == number]


def rerolled(board: Board, side: str) -> list[list[int]]:
    """The dice of every leader re-roll of a side."""
    return rolled(board, side, "wotr-log-reroll")
