"""What was declared for a company comes to nothing if the last of it leaves before the chain is resolved."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meccg.board import Board
from meccg.cards.hazard_board import facing, under_way
from westmarch.engine.runner import advance
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.corruption import leave_play
from westmarch.games.meccg.rules.hazards import PlayHazards
from westmarch.games.meccg.terms import DISCARD

HAZARDS = (f.HAZARD, f.CREATURE)
#: Lands of every sort, so that whatever changes one finds it.
PATH = "wilderness shadow-land border-land coastal-sea dark-domain free-domain wilderness"
CREATURES = ("orc-warriors", "witch-king-of-angmar", "cave-drake", "barrow-wight")
ALL = [face.id for face in f.CARDS if face.kind != f.SITE]
#: Cards that change the path, the limit or the destination.
SOME = [
    "quiet-lands", "many-turns-and-doublings", "master-of-wood-water-or-hill", "fell-winter", "lost-in-the-wilderness",
    "withered-lands", "noose-of-the-sea", "winds-of-wrath", "chance-of-being-lost",
]  # fmt: skip


def moving(card: str, *names: str, event: str) -> Board:
    """A company on its way, and a card in the hand of whoever may play it."""
    if f.face(card).kind in HAZARDS:
        return under_way(card, path=PATH, names=names, events=(event,))
    board = under_way(path=PATH, names=names, events=(event,)).hand(card)
    return board.run(PlayHazards(0))


def attacked(card: str, *names: str, creature: str) -> Board:
    if f.face(card).kind in HAZARDS:
        return facing(creature, card, names=names)
    board = facing(creature, names=names).hand(card)
    board.g.asks = []
    advance(board.g)
    return board


def planning(card: str, *names: str, site: str) -> Board:
    board = Board().hand(card, "dodge").deck(*["dodge"] * 8).deck(*["greed"] * 8, seat=1)
    board.company(site, *names)
    return board.organization()


def tables(card: str) -> Iterator[tuple[Board, tuple[str, ...]]]:
    for event in ("gates-of-morning", "doors-of-night"):
        for name in ("gandalf", "elrond", "saruman", "aragorn-ii", "bilbo"):
            yield moving(card, name, event=event), (name,)
    for pair in (("gandalf", "gimli"), ("elrond", "bilbo"), ("galadriel", "aragorn-ii")):
        for creature in CREATURES:
            yield attacked(card, *pair, creature=creature), pair
        for site in ("rivendell", "moria", "minas-tirith"):
            yield planning(card, *pair, site=site), pair


def declared(board: Board, code: str) -> bool:
    """Whether the card waits in a chain now; what is to be chosen is chosen."""
    board.declaring_in_a_row().do(code)
    for _ in range(6):
        if not board.g.asks or board.prompt() in ("respond", "go-on"):
            break
        board.do(next((option for option in board.options() if option != "pass"), "pass"))
    return board.prompt() in ("respond", "go-on")


def all_gone(board: Board, names: tuple[str, ...]) -> None:
    for name in names:
        leave_play(board.g, board.card(name), DISCARD)
    board.in_a_row = False
    for _ in range(60):
        if not board.g.asks:
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert not board.g.asks or board.prompt() not in ("respond", "go-on")
    assert not GAME.invariants(board.g)


def resolved(card: str) -> int:
    """How often the card was declared and the company was gone when it resolved."""
    count = 0
    for board, names in tables(card):
        for code in [option for option in board.options() if option.startswith(f"play:{card}:")]:
            twin = Board(position=board.g.clone())
            if declared(twin, code):
                all_gone(twin, names)
                count += 1
    return count


@pytest.mark.parametrize("card", SOME)
def test_a_card_for_a_company_that_is_gone(card: str) -> None:
    assert resolved(card)


@pytest.mark.slow
def test_every_card_for_a_company_that_is_gone() -> None:
    assert sum(resolved(card) for card in ALL) > 1000
