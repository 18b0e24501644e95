"""Conditions: where they are placed, how long they stay."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import ATTACHED, DEAD, DISCARD, SUPPORT
from westmarch.games.tcg.rules.wounds import remove


@rule("tcg.condition.place")
def test_where_conditions_lie() -> None:
    moria = (
        Board().fellowship("Gimli, Son of Glóin").hand(0, "Lord of Moria", "Dwarven Axe").take("play", "Lord of Moria")
    )
    assert moria.zone("Lord of Moria") == SUPPORT
    chill = (
        Board(at=3)
        .minions("Uruk Savage")
        .hand(1, "Saruman's Chill", "Axe Strike")
        .pool(5)
        .at_step("shadow")
        .take("play", "Saruman's Chill")
    )
    while chill.can("on", chill.now.path[3]):
        chill.take("on", chill.now.path[3])
    assert chill.now.card(chill.now.host[chill.c("Saruman's Chill")]).type == 1
    trolls = (
        Board()
        .support(0, "Bilbo, Retired Adventurer")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Stone Trolls", "Dwarven Axe")
        .take("play", "Stone Trolls")
    )
    assert (
        trolls.can("on", "Gimli, Son of Glóin")
        and trolls.can("on", "Frodo, Son of Drogo")
        and trolls.can("on", "Bilbo, Retired Adventurer")
    )


@rule("tcg.condition.on-opposing")
def test_a_shadow_condition_on_a_companion() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Orc Soldier")
        .hand(1, "The Weight of a Legacy", "Axe Strike")
        .pool(5)
        .at_step("shadow")
        .take("play", "The Weight of a Legacy")
    )
    assert (
        board.now.host[board.c("The Weight of a Legacy")] == board.c("Aragorn, Ranger of the North")
        and board.now.owner[board.c("The Weight of a Legacy")] == 1
    )
    remove(board.now, board.c("Aragorn, Ranger of the North"), DEAD)
    assert board.c("The Weight of a Legacy") in board.now.discards[1]


@rule("tcg.condition.limit-per")
def test_limits_per_site_and_bearer() -> None:
    board = Board(at=1).minions("Uruk Savage").hand(1, "Saruman's Frost", "Saruman's Snows", "Axe Strike").pool(9)
    board.add(1, "Saruman's Frost", ATTACHED, board.g.path[1])
    board.add(1, "Saruman's Snows", ATTACHED, board.g.path[1])
    board.at_step("shadow")
    assert not board.can("play", "Saruman's Frost") and board.can("play", "Saruman's Snows")


@rule("tcg.condition.to-play-exert")
def test_exerting_to_play() -> None:
    able = Board(at=3).minions("Uruk Savage").hand(1, "Wizard Storm", "Axe Strike").pool(9).at_step("shadow")
    assert able.can("play", "Wizard Storm")
    tired = (
        Board(at=3)
        .minions("Uruk Savage")
        .hurt("Uruk Savage", 1)
        .hand(1, "Wizard Storm", "Axe Strike")
        .pool(9)
        .at_step("shadow")
    )
    assert not tired.can("play", "Wizard Storm") or tired.now.vitality(tired.c("Uruk Savage")) > 1
    able.take("play", "Wizard Storm")
    while able.now.asks and able.asked == "tcg-ask-host":
        able.do(able.all_codes()[0], seat=1)
    assert able.wounds("Uruk Savage") == 1 and able.now.pool == 9 - printed("Wizard Storm").cost


@rule("tcg.condition.on-site-travel")
def test_frost_stays_on_its_site() -> None:
    board = (
        Board(at=2)
        .site(3, "Rivendell Valley")
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage")
        .hand(0, "Dwarven Axe")
        .hand(1, "Axe Strike")
    )
    frost = board.add(1, "Saruman's Frost", ATTACHED, board.g.path[2])
    where = board.g.path[2]
    board.take("move")
    assert board.now.at[0] == 3 and board.now.host[frost] == where
    while board.now.turn == 1 and board.now.asks:
        codes = board.all_codes()
        board.do("stay" if "stay" in codes else "pass" if "pass" in codes else codes[0], seat=board.asker)
    assert board.now.zone[frost] == DISCARD


@rule("tcg.condition.on-site-you-control")
def test_pillage_needs_a_site_you_control() -> None:
    board = (
        Board(at=5, sites=TOWERS_SITES)
        .minions("Uruk Savage")
        .hand(1, "Pillage of Rohan", "Axe Strike")
        .pool(9)
        .at_step("shadow")
    )
    assert not board.can("play", "Pillage of Rohan")
    held = Board(at=5, sites=TOWERS_SITES).minions("Uruk Savage").hand(1, "Pillage of Rohan", "Axe Strike").pool(9)
    held.g.control[1] = 1
    held.g.put(held.g.path[1], SUPPORT)
    held.at_step("shadow").take("play", "Pillage of Rohan")
    assert held.now.host[held.c("Pillage of Rohan")] == held.now.path[1]
    from westmarch.games.tcg.rules.sites import liberate

    liberate(held.now, 1)
    assert held.zone("Pillage of Rohan") == DISCARD


@rule("tcg.condition.remove-from-companion")
def test_athelas_removes_black_breath() -> None:
    board = (
        Board()
        .fellowship("Boromir, Son of Denethor + Athelas")
        .hand(0, "Dwarven Axe")
        .bear("Boromir, Son of Denethor", "Black Breath", seat=1)
        .hurt("Boromir, Son of Denethor", 1)
    )
    board.take("use", "Athelas")
    while board.asked in ("tcg-ask-either", "tcg-ask-discard", "tcg-ask-heal"):
        board.do(board.all_codes()[-1], seat=0)
    assert board.c("Black Breath") in board.now.discards[1] or board.zone("Athelas") == DISCARD


@rule("tcg.condition.to-play-exert", "tcg.condition.place", "tcg.condition.stays")
def test_to_play_exert() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Greatest Kingdom of My People")
        .take("play", "Greatest Kingdom of My People")
    )
    assert board.zone("Greatest Kingdom of My People") == SUPPORT and board.wounds("Gimli, Son of Glóin") == 1


@rule("tcg.condition.on-opposing", "tcg.condition.remove-from-companion", "tcg.active.borne-by-inactive")
def test_a_condition_on_an_opposing_character() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North + Athelas")
        .minions("Orc Soldier")
        .hand(1, "The Weight of a Legacy")
        .pool(5)
        .at_step("shadow")
    )
    board.take("play", "The Weight of a Legacy")
    assert (
        board.now.host[board.c("The Weight of a Legacy")] == board.c("Aragorn, Ranger of the North")
        and board.strength("Aragorn, Ranger of the North") == 7
    )
    board.g.fp = 1
    board.g.touch()
    assert board.c("The Weight of a Legacy") not in board.g.active()


@rule("tcg.condition.limit-per")
def test_limit_one_per_bearer() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "No Stranger to the Shadows")
        .hand(0, "No Stranger to the Shadows", "Ranger's Sword")
    )
    assert not board.can("play", "No Stranger to the Shadows") and board.can("play", "Ranger's Sword")
