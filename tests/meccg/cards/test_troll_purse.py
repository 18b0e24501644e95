"""Troll-purse: whoever takes an item away from its site meets the automatic attacks again, and may be caught."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.test_hazard_events_combat import on_the_way, unanswered
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.combat import attack_of, prowess_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, GUARD, LOCATION, PLAY

PURSE = "troll-purse"


def with_purse(site: str, *names: str, hazards: tuple[str, ...] = ()) -> Board:
    """A company that may play a minor item at a site with the purse on it."""
    board = Board().hand("dagger-of-westernesse").hazards(PURSE, *hazards)
    slot = board.company(site, *names)
    board.g.attach(board.card(PURSE), board.site(site))
    return board.explore(slot)


def fight(board: Board, *until: str) -> Board:
    """Everybody faces what comes, without any card."""
    while board.g.asks and board.prompt() not in until:
        board.do("pass" if "pass" in board.options() else board.options()[-1])
    return board


def attacks(board: Board) -> list[tuple[str, int, int]]:
    return [(about["race"], about["strikes"], about["prowess"]) for about in board.logged("attack")]


@covers(PURSE)
@pytest.mark.parametrize(
    ("site", "works"), [("ettenmoors", True), ("goblin-gate", True), ("barrow-downs", False), ("bree", False)]
)
def test_it_is_played_on_a_site_of_orcs_or_trolls(site: str, works: bool) -> None:
    board = on_the_way(PURSE, start=site)
    assert (f"play:{PURSE}:0" in board.options()) == works
    if works:
        unanswered(board.do(f"play:{PURSE}:0"))
        assert board.bearer(PURSE) == site
        seen = GAME.view(board.g, 0)["companies"][0]["site_cards"]
        assert [code.rsplit("-", 1)[0] for code in seen] == [PURSE]


def test_it_needs_a_rescue_site() -> None:
    board = Board().hazards(PURSE, "greed").deck("dodge", "block").lose_site("ettenmoors", 1)
    board.company("ettenmoors", "aragorn-ii", "eomer")
    assert f"play:{PURSE}:0" not in board.move(0).passing("hazard").options()


def test_it_goes_when_the_site_card_leaves_play() -> None:
    board = with_purse("ettenmoors", "aragorn-ii").deck("dodge", "block")
    board.g.stack = []
    board.move(0, "rivendell").passing()
    assert board.where(0) == "rivendell" and board.zone(PURSE) == DISCARD


def test_all_automatic_attacks_come_again_with_more_prowess() -> None:
    board = with_purse("dol-guldur", "aragorn-ii", "boromir-ii", "eomer").dice(*[12] * 12)
    board.do("resource:dagger-of-westernesse:eomer")
    fight(board)
    assert attacks(board) == [("orcs", 3, 10), ("trolls", 2, 11)]
    assert board.bearer(PURSE) == "dol-guldur" and board.bearer("dagger-of-westernesse") == "eomer"


def test_nothing_happens_without_an_item_or_at_another_site() -> None:
    board = with_purse("dol-guldur", "aragorn-ii", "eomer")
    fight(board)
    assert attacks(board) == []
    board = with_purse("dol-guldur", "aragorn-ii")
    slot = board.company("ettenmoors", "eomer", "boromir-ii")
    board.explore(slot).do("resource:dagger-of-westernesse:eomer")
    fight(board)
    assert attacks(board) == [] and board.bearer("dagger-of-westernesse") == "eomer"


def caught() -> Board:
    """At the Ettenmoors a troll catches Boromir, who was left to face it."""
    board = with_purse("ettenmoors", "eomer", "boromir-ii", "aragorn-ii/tapped").dice(2)
    board.do("resource:dagger-of-westernesse:eomer")
    return fight(board, "explore")


def test_a_successful_strike_takes_a_prisoner() -> None:
    board = caught()
    assert board.bearer("boromir-ii") == PURSE and not board.wounded("boromir-ii") and not board.logged("body")
    assert board.card(PURSE) in board.g.table and board.zone(PURSE) == PLAY
    rescue = board.site("ettenmoors", 1)
    assert board.g.zone[rescue] == PLAY and board.g.host[rescue] == board.card(PURSE)


def test_the_rescue_attacks_are_those_of_the_site_at_that_time() -> None:
    board = caught().dice(*[12] * 8)
    before = len(attacks(board))
    slot = board.company("ettenmoors", "gandalf", "elladan", "elrohir")
    board.explore(slot).do(f"rescue:{PURSE}")
    fight(board, "rescue")
    assert attacks(board)[before:] == [("trolls", 1, 9)], "without more prowess"
    board.do(board.options()[0])
    assert board.g.company[board.card("boromir-ii")] == slot and board.zone(PURSE) == DISCARD
    assert board.g.zone[board.site("ettenmoors", 1)] == LOCATION


def test_it_waits_for_more_while_it_has_a_prisoner() -> None:
    board = caught().hand("elven-cloak").dice(*[12] * 4)
    before = len(attacks(board))
    slot = board.company("ettenmoors", "gandalf", "elladan")
    board.g.status[board.g.c_site[slot]] = 0
    board.explore(slot).do("resource:elven-cloak:elladan")
    fight(board)
    assert attacks(board)[before:] == [("trolls", 1, 12)]


def test_on_guard_it_is_revealed_when_an_item_is_played() -> None:
    board = Board().hand("dagger-of-westernesse").hazards(PURSE).dice(*[12] * 4)
    slot = board.company("ettenmoors", "aragorn-ii", "eomer")
    purse = board.card(PURSE)
    put_on_guard(board.g, slot, purse)
    board.explore(slot).do("resource:dagger-of-westernesse:eomer", "reveal:0")
    fight(board)
    assert attacks(board) == [("trolls", 1, 12)] and board.bearer(PURSE) == "ettenmoors"


def put_on_guard(g: Arda, slot: int, card: int) -> None:
    g._leave(card)
    g.zone[card] = GUARD
    g.c_guard[slot] = card


def test_creatures_from_hand_come_stronger_too_and_take_prisoners() -> None:
    board = with_purse("the-iron-deeps", "aragorn-ii", "boromir-ii", "eomer", hazards=("cave-drake",))
    board.dice(*[12] * 3, *[2] * 4).do("resource:dagger-of-westernesse:eomer")
    fight(board, "ambush").do("ambush:cave-drake")
    fight(board, "defend", "target")
    attack = attack_of(board.g)
    assert attack is not None and attack.card == board.card(PURSE)
    assert prowess_of(board.g, attack) == board.g.face(attack.source).prowess + 3
    fight(board)
    assert any(board.bearer(name) == PURSE for name in ("aragorn-ii", "boromir-ii", "eomer"))
