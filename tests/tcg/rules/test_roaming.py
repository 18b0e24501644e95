"""Roaming minions."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import PLAY
from westmarch.games.tcg.rules.costs import twilight_cost


@rule(
    "tcg.roaming.definition",
    "tcg.roaming.penalty",
    "tcg.roaming.example",
    "tcg.roaming.dynamic",
    "tcg.keyword.roaming-state",
)
def test_roaming() -> None:
    board = Board(at=3).hand(1, "Goblin Runner")
    assert twilight_cost(board.g, board.c("Goblin Runner")) == 3
    assert twilight_cost(Board(at=4).hand(1, "Goblin Runner").g, board.c("Goblin Runner")) == 1
    here = Board(at=3).minions("Goblin Runner")
    assert here.g.keyword(here.c("Goblin Runner"), "roaming") == 1
    here.g.at[0] = 4
    assert here.g.keyword(here.c("Goblin Runner"), "roaming") == 0


@rule("tcg.roaming.block-ignored")
def test_roaming_ignores_blocks() -> None:
    board = Board(at=4, sites=TOWERS_SITES).minions("Goblin Runner")
    assert not board.g.is_roaming(board.c("Goblin Runner"))


@rule("tcg.roaming.site-number-modified", "tcg.roaming.not-roaming")
def test_site_numbers_are_modified() -> None:
    board = Board(at=3).minions("Grishnákh, Orc Captain", "Gate Soldier")
    assert not board.g.is_roaming(board.c("Gate Soldier"))
    hollin = Board(at=4).site(4, "Hollin").minions("Uruk Savage")
    assert not hollin.g.is_roaming(hollin.c("Uruk Savage"))


@rule("tcg.roaming.definition", "tcg.roaming.penalty", "tcg.roaming.block-ignored", "tcg.roaming.example")
def test_roaming_and_its_penalty() -> None:
    for sites in (FELLOWSHIP_SITES, TOWERS_SITES):
        for at in range(1, 10):
            board = Board(at=at, sites=sites).minions("Goblin Runner")
            assert board.g.is_roaming(board.c("Goblin Runner")) == (at < 4)
    poor = Board(at=2).hand(1, "Goblin Runner", "Axe Strike").pool(2).at_step("shadow")
    assert not poor.can("play", "Goblin Runner")
    rich = Board(at=2).hand(1, "Goblin Runner", "Goblin Runner").pool(6).at_step("shadow").take("play", "Goblin Runner")
    assert rich.now.pool == 3


@rule("tcg.roaming.penalty-modified")
def test_the_penalty_floors_apart() -> None:
    board = Board(at=2).minions("Orc Ambusher", "Orc Assassin", "Orc Scouting Band").hand(1, "Orc Soldier")
    assert twilight_cost(board.g, board.c("Orc Soldier")) == printed("Orc Soldier").cost
    cheap = (
        Board(at=3, sites=TOWERS_SITES)
        .minions(*["Uruk Regular"] * 7)
        .hand(1, "Orthanc Warrior")
        .pool(2)
        .at_step("shadow")
    )
    cheap.take("use", "Uruk Regular")
    assert cheap.zone("Orthanc Warrior") == PLAY and cheap.now.pool == 0


@rule("tcg.roaming.site-number-modified", "tcg.roaming.example.grishnakh", "tcg.roaming.self-not-covered")
def test_grishnakh_and_the_ambusher() -> None:
    board = Board(at=4, sites=TOWERS_SITES).hand(1, "Grishnákh, Orc Captain", "Orc Soldier").pool(20).at_step("shadow")
    assert twilight_cost(board.g, board.c("Grishnákh, Orc Captain")) == 6
    board.take("play", "Grishnákh, Orc Captain")
    assert not board.now.is_roaming(board.c("Grishnákh, Orc Captain"))
    here = Board(at=3, sites=TOWERS_SITES).minions("Grishnákh, Orc Captain").hand(1, "Orc Soldier")
    assert twilight_cost(here.g, here.c("Orc Soldier")) == printed("Orc Soldier").cost
    own = Board(at=2).hand(1, "Orc Ambusher", "Orc Soldier").pool(20).at_step("shadow")
    assert twilight_cost(own.now, own.c("Orc Ambusher")) == printed("Orc Ambusher").cost + 2
    own.take("play", "Orc Ambusher")
    assert twilight_cost(own.now, own.c("Orc Soldier")) == printed("Orc Soldier").cost + 1


@rule("tcg.roaming.not-roaming")
def test_texts_that_say_not_roaming() -> None:
    hollin = Board(at=4).site(4, "Hollin").hand(1, "Uruk Savage")
    assert (
        twilight_cost(hollin.g, hollin.c("Uruk Savage")) == printed("Uruk Savage").cost
        and printed("Uruk Savage").site == 5
    )
