"""Taking control of sites, what stands on them, and liberation."""

from __future__ import annotations

import pytest

from tcg.board import TOWERS_SITES, Board
from tcg.names import number, printed
from tcg.names import number as card_number
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import (
    ADVENTURE,
    ATTACHED,
    BY_ID,
    DISCARD,
    PATH,
    PHASES,
    PLAY,
    STACKED,
    SUPPORT,
)
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.playing import phase_options
from westmarch.games.tcg.rules.requirements import forbids_use
from westmarch.games.tcg.rules.sites import controllable, replace_site


def verbs(ability: object) -> list[str]:
    from westmarch.cards.nodes import Act, walk

    return [node.verb for node in walk(ability) if isinstance(node, Act)]


@rule("tcg.control.who", "tcg.control.support-area", "tcg.control.still-owners", "tcg.control.no-markers-return")
def test_a_southron_takes_control() -> None:
    board = (
        Board(3, at=3, sites=TOWERS_SITES)
        .minions("Southron Explorer", seat=2)
        .pool(5)
        .at_step("regroup")
        .take("use", "Southron Explorer")
    )
    site = board.now.path[1]
    assert board.now.control[1] == 2 and board.now.zone[site] == SUPPORT and board.now.owner[site] == 0
    assert board.now.at == [3, 3, 3] and board.now.zone[board.now.path[2]] == PATH
    free = [c for c in BY_ID.values() if c.side == 1]
    assert not any(node == "control" for c in free for a in c.abilities for node in verbs(a))


@rule("tcg.control.all-passed", "tcg.control.lowest", "tcg.control.example", "tcg.control.nothing-available")
def test_what_can_be_taken() -> None:
    def taken(at: tuple[int, int], controlled: int = 0) -> list[int]:
        board = (
            Board(at=max(at), sites=TOWERS_SITES)
            .minions("Southron Explorer")
            .pool(5)
            .hand(1, "Axe Strike")
            .hand(0, "Axe Strike")
        )
        board.g.at[:] = list(at)
        if controlled:
            board.controls(1, controlled)
        board.at_step("regroup")
        if board.can("use", "Southron Explorer"):
            board.take("use", "Southron Explorer")
        return [n for n in range(1, 10) if board.now.control[n] == 1]

    assert taken((2, 2)) == [1] and taken((3, 2)) == [1] and taken((3, 1)) == []
    assert taken((3, 3), 1) == [1, 2] and taken((3, 2), 1) == [1]


@rule("tcg.control.stays", "tcg.control.fp-controls-own")
def test_control_lasts() -> None:
    board = (
        Board(at=3, sites=TOWERS_SITES)
        .minions("Uruk-hai Band")
        .hand(0, "Axe Strike")
        .hand(1, "Axe Strike")
        .controls(1, 1)
    )
    strong = board.g.strength(board.c("Uruk-hai Band"))
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", seat=0)
    assert board.now.fp == 1 and board.now.control[1] == 1 and strong > printed("Uruk-hai Band").strength
    haldir = Board(at=3, sites=TOWERS_SITES).fellowship("Haldir, Emissary of the Galadhrim").controls(0, 1)
    assert (
        haldir.g.strength(haldir.c("Haldir, Emissary of the Galadhrim"))
        == printed("Haldir, Emissary of the Galadhrim").strength + 2
    )
    lost = Board(at=3, sites=TOWERS_SITES).fellowship("Haldir, Emissary of the Galadhrim").controls(1, 1)
    assert (
        lost.g.strength(lost.c("Haldir, Emissary of the Galadhrim"))
        == printed("Haldir, Emissary of the Galadhrim").strength
    )


@rule("tcg.control.not-usable", "tcg.control.active-spottable", "tcg.control.count")
def test_a_controlled_site_is_spotted_but_silent() -> None:
    sites = [TOWERS_SITES[0], "Uruk Camp", *TOWERS_SITES[2:]]
    board = (
        Board(at=4, sites=sites)
        .minions("Advance Uruk Patrol", "Hill Chief")
        .pool(5)
        .hand(1, "Axe Strike")
        .controls(1, 2)
    )
    camp = board.g.path[2]
    assert camp in board.g.active() and board.g.keyword(camp, "battleground") and not board.g.text_applies(camp)
    assert board.g.strength(board.c("Advance Uruk Patrol")) == 10 + 4
    for index in range(len(board.g.card(camp).abilities)):
        assert forbids_use(board.g, 0, camp, index) is not None
    assert board.at_step("shadow").can("use", "Hill Chief")
    free = Board(at=4, sites=sites).minions("Advance Uruk Patrol", "Hill Chief").pool(5).hand(1, "Axe Strike")
    assert free.g.strength(free.c("Advance Uruk Patrol")) == 10 and not free.at_step("shadow").can("use", "Hill Chief")
    horde = Board(at=5, sites=TOWERS_SITES).hand(1, "Uruk-hai Horde").controls(1, 1).controls(1, 2)
    horde.g.at[0] = 4
    assert twilight_cost(horde.g, horde.c("Uruk-hai Horde")) == printed("Uruk-hai Horde").cost - 2 + 2


@rule("tcg.control.replaceable", "tcg.lose.multi.controlled-by-others")
def test_nelya_replaces_a_controlled_site() -> None:
    board = (
        Board(at=4, sites=TOWERS_SITES)
        .minions("Úlairë Nelya, Lieutenant of Morgul")
        .hand(1, "Axe Strike")
        .pool(5)
        .controls(1, 2)
    )
    looter = board.add(1, "Dunlending Looter", STACKED, board.g.path[2])
    old = board.g.path[2]
    board.at_step("shadow").take("use", "Úlairë Nelya, Lieutenant of Morgul").do(
        next(c for c in board.all_codes() if card_number("Derndingle (4_330)") in c), seat=1
    )
    new = board.now.path[2]
    assert new != old and board.now.control[2] == 1 and board.now.host[looter] == new and board.now.zone[new] == SUPPORT
    assert board.now.zone[old] == ADVENTURE and board.now.zone[looter] == STACKED


@rule("tcg.control.response-before")
def test_ceorl_prevents_control() -> None:
    board = (
        Board(at=3, sites=TOWERS_SITES)
        .fellowship("Ceorl, Weary Horseman")
        .support(0, "Hlafwine, Village Farmhand")
        .minions("Southron Explorer")
        .pool(5)
    )
    board.at_step("regroup").take("use", "Southron Explorer").take("answer", "Ceorl, Weary Horseman")
    assert (
        board.now.control[1] == -1
        and board.now.pool == 0
        and board.wounds("Ceorl, Weary Horseman") == 1
        and board.wounds("Hlafwine, Village Farmhand") == 1
    )


@rule(
    "tcg.control.liberate",
    "tcg.control.liberate-highest",
    "tcg.control.liberate-only-others",
    "tcg.control.liberate-discards",
    "tcg.control.liberate-who",
)
def test_theoden_liberates_the_highest_of_any_opponent() -> None:
    board = (
        Board(3, at=5, sites=TOWERS_SITES)
        .fellowship("Théoden, Son of Thengel")
        .support(0, "Hlafwine, Village Farmhand")
    )
    for site, seat in ((1, 1), (2, 2), (3, 0)):
        board.controls(seat, site)
    stacked = board.add(2, "Uruk Besieger", STACKED, board.g.path[2])
    pillage = board.add(2, "Pillage of Rohan", ATTACHED, board.g.path[2])
    board.at_step("regroup").take("use", "Théoden, Son of Thengel")
    assert board.now.control[1:4] == [1, -1, 0] and board.now.zone[board.now.path[2]] == PATH
    assert board.now.zone[stacked] == DISCARD and board.now.zone[pillage] == DISCARD and board.now.at == [5, 5, 5]
    none = (
        Board(at=5, sites=TOWERS_SITES)
        .fellowship("Théoden, Son of Thengel")
        .support(0, "Hlafwine, Village Farmhand")
        .at_step("regroup")
        .controls(0, 1)
    )
    if none.can("use", "Théoden, Son of Thengel"):
        none.take("use", "Théoden, Son of Thengel")
    assert none.now.control[1] == 0


@rule("tcg.control.all-passed", "tcg.control.lowest", "tcg.control.example", "tcg.control.nothing-available")
def test_what_can_be_controlled() -> None:
    board = Board(at=3)
    assert controllable(board.g) == 1
    board.g.control[1] = 1
    assert controllable(board.g) == 2
    board.g.at[1] = 1
    assert controllable(board.g) == 0


@rule("tcg.control.support-area", "tcg.control.still-owners", "tcg.control.no-markers-return", "tcg.control.who")
def test_taking_control() -> None:
    board = Board(at=3).minions("Southron Explorer").pool(5).at_step("regroup").take("use", "Southron Explorer")
    site = board.now.path[1]
    assert board.now.control[1] == 1 and board.now.zone[site] == SUPPORT and board.now.owner[site] == 0
    assert board.now.at == [3, 3]


@rule("tcg.control.liberate", "tcg.control.liberate-discards", "tcg.control.liberate-highest")
def test_liberating() -> None:
    board = Board(at=3)
    for site in (1, 2):
        board.g.control[site] = 1
        board.g.put(board.g.path[site], SUPPORT)
    stacked = board.add(1, "Uruk Trooper", STACKED, board.g.path[2])
    board.fellowship("Théoden, Son of Thengel").support(0, "Hlafwine, Village Farmhand").at_step("regroup").take(
        "use", "Théoden, Son of Thengel"
    )
    assert board.now.control[1:3] == [1, -1] and board.now.zone[stacked] == DISCARD


@rule("tcg.control.response-before")
def test_control_is_prevented() -> None:
    board = (
        Board(at=3)
        .fellowship("Ceorl, Weary Horseman")
        .support(0, "Hlafwine, Village Farmhand")
        .minions("Southron Explorer")
        .pool(5)
        .at_step("regroup")
    )
    board.take("use", "Southron Explorer").take("answer", "Ceorl, Weary Horseman")
    assert board.now.control[1] == -1 and board.now.pool == 0


@rule("tcg.control.count")
def test_counting_controlled_sites() -> None:
    board = Board(at=4).minions("Uruk-hai Band").hand(1, "Uruk-hai Horde")
    board.g.control[1] = board.g.control[2] = 1
    from westmarch.games.tcg.rules.costs import twilight_cost

    assert (
        board.g.strength(board.c("Uruk-hai Band")) == 14 and twilight_cost(board.g, board.c("Uruk-hai Horde")) == 4 + 2
    )


@rule("tcg.control.stack-on-site", "tcg.stack.not-in-play", "tcg.stack.not-playing", "tcg.regroup.stacked-stay")
def test_stacking_on_a_controlled_site() -> None:
    board = Board(at=5, sites=TOWERS_SITES).minions("Uruk Trooper").at_step("regroup")
    board.g.control[1] = 1
    board.take("use", "Uruk Trooper")
    assert board.zone("Uruk Trooper") == STACKED and board.c("Uruk Trooper") not in board.now.active()


@rule("tcg.stack.play-as-from-hand", "tcg.play.stacked-triggers")
def test_playing_a_stacked_minion() -> None:
    board = Board(at=5, sites=TOWERS_SITES).site(5, "Helm's Gate").pool(9).at_step("shadow")
    board.g.control[1] = 1
    board.add(1, "Uruk Trooper", STACKED, board.g.path[1])
    board.take("use", "Uruk Trooper")
    assert board.zone("Uruk Trooper") == PLAY and board.now.pool == 6


@rule("tcg.stack.play-as-from-hand")
@pytest.mark.parametrize("step", ["maneuver", "regroup"])
def test_a_stacked_minion_is_played_in_the_shadow_phase_alone(step: str) -> None:
    board = Board(at=5, sites=TOWERS_SITES).site(5, "Helm's Gate").pool(9).at_step("shadow")
    board.g.control[1] = 1
    stacked = board.add(1, "Uruk Trooper", STACKED, board.g.path[1])
    assert ("use", stacked) in [option[:2] for option in phase_options(board.now, 1)]
    board.now.phase = PHASES.index(step)
    assert ("use", stacked) not in [option[:2] for option in phase_options(board.now, 1)]


@rule(
    "tcg.control.stays", "tcg.control.fp-controls-own", "tcg.control.liberate-only-others", "tcg.control.liberate-who"
)
def test_ones_own_control_does_not_hurt() -> None:
    board = (
        Board(at=3)
        .fellowship("Haldir, Emissary of the Galadhrim", "Théoden, Son of Thengel")
        .support(0, "Hlafwine, Village Farmhand")
        .hand(0, "Ranger's Sword")
    )
    board.g.control[1] = 0
    board.g.put(board.g.path[1], SUPPORT)
    assert board.g.strength(board.c("Haldir, Emissary of the Galadhrim")) == 7
    board.at_step("regroup").take("use", "Théoden, Son of Thengel")
    assert board.now.control[1] == 0


@rule("tcg.control.replaceable")
def test_a_controlled_site_is_replaced() -> None:
    board = Board(at=3)
    board.g.control[2] = 1
    board.g.put(board.g.path[2], SUPPORT)
    stacked = board.add(1, "Uruk Trooper", STACKED, board.g.path[2])
    new = next(c for c in board.g.adventure[1] if board.g.card(c).site == 2)
    replace_site(board.g, 2, new)
    assert board.g.control[2] == 1 and board.g.host[stacked] == new and board.g.zone[new] == SUPPORT


@rule("tcg.stack.public")
def test_stacked_cards_are_seen() -> None:
    board = Board(at=4).support(1, "Goblin Swarms").fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    board.add(1, "Ancient Chieftain", STACKED, board.c("Goblin Swarms"))
    assert any(number("Ancient Chieftain (1_163)") in name for name, _ in board.view(0)["view"]["stacked"])
