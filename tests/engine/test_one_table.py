"""The test tables of all games are the kernel's: a scenario goes through a session, so that it is also a journal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bofa.field import Field
from meccg.board import Board as Companies
from sample_game.table import FordTable
from tcg.board import Board as Fellowship
from westmarch.engine.replaying import replay
from westmarch.engine.table import Table
from westmarch.games.wotr.rules.hunt_tile import HUNT, DrawTile
from wotr.board import Board as War


def same(table: Table) -> bool:
    """Whether the journal of a scenario leads to where the scenario is; the seed stays its own."""
    again = replay(table.session.journal, table.game)
    assert [entry.key for entry in again.log] == [entry.key for entry in table.session.log]
    return {**again.state.dump(), "chance": 0} == {**table.g.dump(), "chance": 0}


def ford() -> Table:
    return FordTable().do(FordTable().options("west")[0], seat="west")


def fellowship() -> Table:
    board = Fellowship().fellowship("Gimli, Son of Glóin").hand(0, "Axe Strike")
    return board.do(board.options()[0])


def companies() -> Table:
    board = Companies().dice(7)
    board.attack(board.company("moria", "aragorn-ii", "gimli"), strikes=1, prowess=9)
    return board.do("target:gimli", "tap:gimli")


def war() -> Table:
    board = War().fellowship_of("strider", "gimli").chance("tile", 0)
    return board.run(DrawTile(HUNT, 1))


def field() -> Table:
    table = Field().army("river_bend", orc=3).army("south_of_dale", lakeman=1).dice(shadow="army event")
    return table.do("use:army:attack")


@pytest.mark.parametrize("scenario", [ford, fellowship, companies, war, field], ids=lambda scenario: scenario.__name__)
def test_a_scenario_is_a_journal(scenario: Callable[[], Table]) -> None:
    table = scenario()
    assert isinstance(table, Table) and table.session.journal.records
    assert same(table)


def test_a_second_procedure_goes_on_in_the_same_position_and_log() -> None:
    board = Companies().dice(12, 2, 3)
    slot = board.company("moria", "aragorn-ii", "boromir-ii")
    board.attack(slot, strikes=1, prowess=5).do("target:aragorn-ii", "tap:aragorn-ii").passing()
    board.attack(slot, strikes=1, prowess=20).do("tap:boromir-ii").passing()
    assert board.tapped("aragorn-ii") and board.wounded("boromir-ii")
    board.untap().passing()
    assert not board.tapped("aragorn-ii") and board.wounded("boromir-ii") and len(board.logged("strike")) == 2
    assert same(board)
