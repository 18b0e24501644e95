"""Sites, replacing them, having their text; control and liberation; winning and losing; several players."""

from __future__ import annotations

import pytest

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, reach
from tcg.names import number as card_number
from tcg.names import printed
from westmarch.cards.language import Run
from westmarch.engine.errors import Refused
from westmarch.engine.runner import advance
from westmarch.engine.session import replay
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.meanings.places import opponent
from westmarch.games.tcg.cards.selectors import theirs
from westmarch.games.tcg.facts import (
    ADVENTURE,
    ATTACHED,
    BY_ID,
    DEAD,
    DISCARD,
    HAND,
    PATH,
    PLAY,
    REMOVED,
    STACKED,
    SUPPORT,
)
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.losing import concede, lose
from westmarch.games.tcg.rules.requirements import forbids_use
from westmarch.games.tcg.words import LANGUAGE

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


def held(board: Board, number: int, seat: int) -> Board:
    """A player controls a site."""
    board.g.control[number] = seat
    board.g.put(board.g.path[number], SUPPORT)
    return board


# The text of a site


@rule("tcg.object.added-text", "tcg.active.copied-site-text")
def test_silinde_has_the_text_of_site_three() -> None:
    sites = [*FELLOWSHIP_SITES[:2], "Rivendell Valley", *FELLOWSHIP_SITES[3:]]
    board = (
        Board(at=5, sites=sites)
        .support(0, "Silinde, Elf of Mirkwood")
        .hand(0, "Lórien Elf", "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    assert board.g.owner[board.g.path[3]] == 0 and not board.g.text_applies(board.g.path[3])
    board.take("use", "Silinde, Elf of Mirkwood")
    assert board.zone("Lórien Elf") == PLAY and board.now.drawn == 1
    other = (
        Board(at=5, sites=sites)
        .support(0, "Silinde, Elf of Mirkwood")
        .hand(0, "Lórien Elf", "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    other.site(3, "Rivendell Valley", seat=1)
    assert not other.can("use", "Silinde, Elf of Mirkwood")
    glade = [*FELLOWSHIP_SITES[:5], "Galadriel's Glade", *FELLOWSHIP_SITES[6:]]
    maid = (
        Board(at=8, sites=glade)
        .support(0, "Uruviel, Maid of Lórien")
        .hand(0, "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .fellowship("Legolas, Greenleaf")
    )
    assert maid.can("use", "Uruviel, Maid of Lórien")
    early = (
        Board(at=5, sites=glade)
        .support(0, "Uruviel, Maid of Lórien")
        .hand(0, "Dwarven Axe")
        .fellowship("Legolas, Greenleaf")
    )
    assert not early.can("use", "Uruviel, Maid of Lórien")


@rule("tcg.site.your-site")
def test_a_site_is_yours_whoever_controls_it() -> None:
    sites = [*FELLOWSHIP_SITES[:2], "Rivendell Valley", *FELLOWSHIP_SITES[3:]]
    board = held(
        Board(at=5, sites=sites)
        .support(0, "Silinde, Elf of Mirkwood")
        .hand(0, "Lórien Elf", "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin"),
        3,
        1,
    )
    assert board.can("use", "Silinde, Elf of Mirkwood")


# Replacing


@rule("tcg.site.replace", "tcg.site.replace-one-per-number", "tcg.site.next-site-extends", "tcg.move.next-site-exists")
def test_pathfinder_replaces_and_extends() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "Pathfinder (1_110)", "Dwarven Axe")
        .site(2, "Ettenmoors", seat=1)
    )
    old = board.g.path[2]
    board.take("play", "Pathfinder (1_110)")
    assert board.now.owner[board.now.path[2]] == 0 and board.now.zone[old] == ADVENTURE
    numbers = [board.now.card(s).site for s in board.now.path if s >= 0]
    assert numbers == [1, 2]
    ahead = (
        Board()
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "Pathfinder (1_110)", "Dwarven Axe")
        .take("play", "Pathfinder (1_110)")
    )
    mine = ahead.now.path[2]
    ahead.take("move")
    assert ahead.now.path[2] == mine and ahead.now.owner[mine] == 0


@rule("tcg.site.replace-not-move", "tcg.site.same-version", "tcg.card.1_222")
def test_paths_seldom_trodden() -> None:
    board = (
        Board(at=2)
        .minions("Úlairë Lemenya, Lieutenant of Morgul")
        .support(1, "Paths Seldom Trodden")
        .hand(1, "Axe Strike")
        .pool(5)
        .at_step("shadow")
    )
    old = board.g.path[2]
    board.take("use", "Paths Seldom Trodden")
    assert board.now.pool == 2 and board.now.at == [2, 2] and board.now.owner[board.now.path[2]] == 1
    assert old in board.now.adventure[0]
    towers = (
        Board(at=2, sites=TOWERS_SITES)
        .minions("Úlairë Lemenya, Lieutenant of Morgul")
        .support(1, "Paths Seldom Trodden")
        .hand(1, "Axe Strike")
        .pool(5)
    )
    towers.at_step("shadow")
    assert towers.can("use", "Paths Seldom Trodden")  # no limit to the Fellowship block in 2003


@rule("tcg.site.replace-current-text", "tcg.site.opponents-site-shadow")
def test_nelya_changes_the_present_site() -> None:
    mine = [*TOWERS_SITES[:4], "Deeping Wall", *TOWERS_SITES[5:]]
    board = (
        Board(3, at=5, sites=mine)
        .minions("Úlairë Nelya, Lieutenant of Morgul", seat=2)
        .fellowship("Gimli, Son of Glóin + Dwarven Axe")
        .hand(2, "Axe Strike")
        .pool(5)
    )
    gate = board.add(2, "Helm's Gate", ADVENTURE)
    for card in [c for c in board.g.adventure[2] if board.g.card(c).site == 5 and c != gate]:
        board.g.put(card, REMOVED)
    board.g.owner[board.g.path[3]] = 1
    strength = board.g.strength(board.c("Gimli, Son of Glóin"))
    board.at_step("shadow")
    reach(board, "use", "Úlairë Nelya, Lieutenant of Morgul").take("use", "Úlairë Nelya, Lieutenant of Morgul")
    sites = " ".join(board.all_codes())
    assert board.now.card(board.now.path[3]).id not in sites  # a fellow Shadow player's site is no opponent's
    board.do(next(c for c in board.all_codes() if board.now.card(board.now.path[5]).id in c), seat=2)
    assert board.now.path[5] == gate and board.strength("Gimli, Son of Glóin") == strength + 2


@rule("tcg.site.replace-own-only-one", "tcg.site.replace-same-card")
def test_ones_own_site_is_not_replaced() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "Pathfinder (1_110)", "Dwarven Axe")
        .site(2, "Ettenmoors", seat=0)
    )
    for card in [c for c in board.g.adventure[0] if board.g.card(c).site == 2]:
        board.g.put(card, REMOVED)
    mine = board.g.path[2]
    if board.can("play", "Pathfinder (1_110)"):
        board.take("play", "Pathfinder (1_110)")
    assert board.now.path[2] == mine
    nelya = Board(at=2).minions("Úlairë Nelya, Lieutenant of Morgul").hand(1, "Axe Strike").pool(5)
    nelya.g.owner[nelya.g.path[1]] = nelya.g.owner[nelya.g.path[2]] = 1
    assert not nelya.at_step("shadow").can("use", "Úlairë Nelya, Lieutenant of Morgul")
    # An identical copy of another owner is a different card.
    bridge = Board(at=5).minions("Úlairë Nelya, Lieutenant of Morgul").hand(1, "Axe Strike").at_step("shadow")
    assert bridge.g.card(bridge.g.path[5]).name == "The Bridge of Khazad-dûm"
    bridge.take("use", "Úlairë Nelya, Lieutenant of Morgul").do(
        next(c for c in bridge.all_codes() if card_number("The Bridge of Khazad-dûm (1_349)") in c), seat=1
    )
    assert bridge.now.owner[bridge.now.path[5]] == 1


@rule("tcg.leave.site-replaced-cards-move")
def test_snows_move_to_the_new_site() -> None:
    board = (
        Board(at=2)
        .minions("Úlairë Lemenya, Lieutenant of Morgul")
        .support(1, "Paths Seldom Trodden")
        .hand(1, "Axe Strike")
        .pool(5)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Axe Strike")
    )
    snows = board.add(1, "Saruman's Snows", ATTACHED, board.g.path[2])
    board.at_step("shadow").take("use", "Paths Seldom Trodden")
    assert board.now.host[snows] == board.now.path[2] and board.now.in_play(snows)
    assert board.now.banned("no skirmish actions")


@rule("tcg.site.next-site", "tcg.site.next-forest")
def test_the_next_site_is_the_one_after_the_marker() -> None:
    board = Board(at=6).fellowship("Aragorn, Ranger of the North").hand(0, "Pathfinder (1_110)", "Dwarven Axe")
    board.g.at[0] = 3
    for number in (4, 5, 6):
        board.g.owner[board.g.path[number]] = 1
    fours = [c for c in range(len(board.g.zone)) if board.g.owner[c] == 0 and board.g.zone[c] == ADVENTURE]
    four = board.add(0, "Dwarrowdelf Chamber", ADVENTURE)
    assert fours is not None
    board.g.touch()
    board.take("play", "Pathfinder (1_110)")
    assert board.now.path[4] == four and board.now.owner[board.now.path[5]] == 1
    galadriel = (
        Board(at=1)
        .support(0, "Galadriel, Lady of the Golden Wood")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .take("use", "Galadriel, Lady of the Golden Wood")
    )
    assert galadriel.now.path[2] == -1 and galadriel.wounds("Galadriel, Lady of the Golden Wood") == 1
    two = (
        Board(at=1)
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Get On and Get Away", "Dwarven Axe")
        .take("play", "Get On and Get Away")
    )
    assert [two.now.owner[s] for s in two.now.path[2:4]] == [0, 0] and two.now.burdens[0] == 2


@rule("tcg.site.keyword-granted", "tcg.control.with-text-off-path")
def test_fens_make_marshes_of_the_path() -> None:
    board = held(Board(at=4).minions("Gollum, Stinker", "Huge Tentacle").support(1, "Evil-smelling Fens"), 1, 1)
    assert board.g.keyword(board.g.path[2], "marsh") and board.g.keyword(board.g.site(), "marsh")
    assert not board.g.keyword(board.g.path[1], "marsh")
    board.fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe").until("tcg-ask-fellowship")
    assert board.now.in_play(board.c("Huge Tentacle"))
    pony = held(Board(at=3).fellowship("Sam, Son of Hamfast + Bill the Pony"), 1, 1)
    from westmarch.games.tcg.rules.move import shadow_number

    for number in (1, 2, 3):
        site = pony.g.path[number]
        assert shadow_number(pony.g, site) == max(0, pony.g.card(site).shadow - 1)


@rule("tcg.site.at-site", "tcg.keyword.sanctuary")
def test_characters_are_where_the_fellowship_is() -> None:
    river = [FELLOWSHIP_SITES[0], "Buckleberry Ferry", *FELLOWSHIP_SITES[2:]]
    wet = (
        Board(at=2, sites=river)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Troop of Uruk-hai")
        .hand(0, "A Ranger's Versatility", "Elendil's Valor")
        .at_step("maneuver")
    )
    assert wet.can("play", "A Ranger's Versatility")
    dry = (
        Board(at=3, sites=river)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Troop of Uruk-hai")
        .hand(0, "A Ranger's Versatility", "Elendil's Valor")
        .at_step("maneuver")
    )
    assert not dry.can("play", "A Ranger's Versatility")  # a river behind does not help
    for at, amount in ((3, 4), (4, 2)):
        fury = (
            Board(at=at, sites=TOWERS_SITES)
            .fellowship("Gimli, Son of Glóin")
            .minions("Dunlending Brigand")
            .hand(1, "Dark Fury", "Dark Fury")
            .hand(0, "Axe Strike")
        )
        fury.pool(5).fight("Gimli, Son of Glóin", "Dunlending Brigand")
        reach(fury, "play", "Dark Fury").take("play", "Dark Fury")
        assert fury.strength("Dunlending Brigand") == 8 + amount
    for at, more in ((3, 0), (4, 2)):
        costs = Board(at=at).support(1, "The Misadventure of Mr. Underhill").hand(0, "Gimli, Son of Glóin")
        costs.g.phase = 1
        assert twilight_cost(costs.g, costs.c("Gimli, Son of Glóin")) == 2 + more


# Control


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


def verbs(ability: object) -> list[str]:
    from westmarch.cards.nodes import Act, walk

    return [node.verb for node in walk(ability) if isinstance(node, Act)]


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
            held(board, controlled, 1)
        board.at_step("regroup")
        if board.can("use", "Southron Explorer"):
            board.take("use", "Southron Explorer")
        return [n for n in range(1, 10) if board.now.control[n] == 1]

    assert taken((2, 2)) == [1] and taken((3, 2)) == [1] and taken((3, 1)) == []
    assert taken((3, 3), 1) == [1, 2] and taken((3, 2), 1) == [1]


@rule("tcg.control.stays", "tcg.control.fp-controls-own")
def test_control_lasts() -> None:
    board = held(
        Board(at=3, sites=TOWERS_SITES).minions("Uruk-hai Band").hand(0, "Axe Strike").hand(1, "Axe Strike"), 1, 1
    )
    strong = board.g.strength(board.c("Uruk-hai Band"))
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", seat=0)
    assert board.now.fp == 1 and board.now.control[1] == 1 and strong > printed("Uruk-hai Band").strength
    haldir = held(Board(at=3, sites=TOWERS_SITES).fellowship("Haldir, Emissary of the Galadhrim"), 1, 0)
    assert (
        haldir.g.strength(haldir.c("Haldir, Emissary of the Galadhrim"))
        == printed("Haldir, Emissary of the Galadhrim").strength + 2
    )
    lost = held(Board(at=3, sites=TOWERS_SITES).fellowship("Haldir, Emissary of the Galadhrim"), 1, 1)
    assert (
        lost.g.strength(lost.c("Haldir, Emissary of the Galadhrim"))
        == printed("Haldir, Emissary of the Galadhrim").strength
    )


@rule("tcg.control.not-usable", "tcg.control.active-spottable", "tcg.control.count")
def test_a_controlled_site_is_spotted_but_silent() -> None:
    sites = [TOWERS_SITES[0], "Uruk Camp", *TOWERS_SITES[2:]]
    board = held(
        Board(at=4, sites=sites).minions("Advance Uruk Patrol", "Hill Chief").pool(5).hand(1, "Axe Strike"), 2, 1
    )
    camp = board.g.path[2]
    assert camp in board.g.active() and board.g.keyword(camp, "battleground") and not board.g.text_applies(camp)
    assert board.g.strength(board.c("Advance Uruk Patrol")) == 10 + 4
    for index in range(len(board.g.card(camp).abilities)):
        assert forbids_use(board.g, 0, camp, index) is not None
    assert board.at_step("shadow").can("use", "Hill Chief")
    free = Board(at=4, sites=sites).minions("Advance Uruk Patrol", "Hill Chief").pool(5).hand(1, "Axe Strike")
    assert free.g.strength(free.c("Advance Uruk Patrol")) == 10 and not free.at_step("shadow").can("use", "Hill Chief")
    horde = held(held(Board(at=5, sites=TOWERS_SITES).hand(1, "Uruk-hai Horde"), 1, 1), 2, 1)
    horde.g.at[0] = 4
    assert twilight_cost(horde.g, horde.c("Uruk-hai Horde")) == printed("Uruk-hai Horde").cost - 2 + 2


@rule("tcg.control.replaceable", "tcg.lose.multi.controlled-by-others")
def test_nelya_replaces_a_controlled_site() -> None:
    board = held(
        Board(at=4, sites=TOWERS_SITES).minions("Úlairë Nelya, Lieutenant of Morgul").hand(1, "Axe Strike").pool(5),
        2,
        1,
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
    for number, seat in ((1, 1), (2, 2), (3, 0)):
        held(board, number, seat)
    stacked = board.add(2, "Uruk Besieger", STACKED, board.g.path[2])
    pillage = board.add(2, "Pillage of Rohan", ATTACHED, board.g.path[2])
    board.at_step("regroup").take("use", "Théoden, Son of Thengel")
    assert board.now.control[1:4] == [1, -1, 0] and board.now.zone[board.now.path[2]] == PATH
    assert board.now.zone[stacked] == DISCARD and board.now.zone[pillage] == DISCARD and board.now.at == [5, 5, 5]
    none = held(
        Board(at=5, sites=TOWERS_SITES)
        .fellowship("Théoden, Son of Thengel")
        .support(0, "Hlafwine, Village Farmhand")
        .at_step("regroup"),
        1,
        0,
    )
    if none.can("use", "Théoden, Son of Thengel"):
        none.take("use", "Théoden, Son of Thengel")
    assert none.now.control[1] == 0


# Several players


@rule("tcg.multi.opponent")
def test_who_is_an_opponent() -> None:
    board = Board(4)
    for seat in (1, 2, 3):
        assert opponent(board.g, Run(0, seat, {})) == 0
    for seat in (1, 2, 3):
        assert opponent(board.g, Run(0, 0, {"opponent": (seat,)})) == seat


@rule("tcg.multi.an-opponent-choice")
def test_the_fp_player_names_the_opponent() -> None:
    board = (
        Board(3)
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, "Treachery Deeper Than You Know", "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .hand(2, "Goblin Marksman")
        .take("play", "Treachery Deeper Than You Know")
    )
    assert board.asked == "tcg-ask-opponent" and board.asker == 0 and board.can("name", 1) and board.can("name", 2)
    board.take("name", 1)
    board.expect_log("tcg-log-reveal", seat=1)
    eyes = (
        Board(3)
        .fellowship("Legolas, Greenleaf")
        .support(0, "Far-seeing Eyes")
        .hand(0, "Lórien Elf", "Lórien Elf")
        .hand(1, "Goblin Runner", "Goblin Patrol Troop")
    )
    eyes.hand(2, "Goblin Marksman")
    eyes.take("play", "Lórien Elf").take("name", 1)
    assert eyes.asker == 1 and len(eyes.now.hands[1]) == 2
    eyes.take("choose", "Goblin Runner").take("play", "Lórien Elf")
    assert eyes.asked == "tcg-ask-opponent"
    eyes.take("name", 2)
    assert eyes.zone("Goblin Runner") == DISCARD and eyes.now.hands[2] == []
    mirror = (
        Board(3, at=2)
        .support(0, "The Mirror of Galadriel", "Galadriel, Lady of Light")
        .hand(1, *["Goblin Runner"] * 7)
        .hand(2, *["Goblin Marksman"] * 6)
    )
    mirror.fellowship("Gimli, Son of Glóin").minions("Uruk Savage", seat=1).at_step("maneuver").take(
        "use", "The Mirror of Galadriel"
    )
    assert mirror.asked == "tcg-ask-discard" and all(
        card_number("Goblin Runner (1_178)") in code for code in mirror.all_codes()
    )


@rule("tcg.multi.each-opponent")
def test_each_opponent_discards() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Uruk Savage", seat=1)
        .hand(0, "Cast It Into the Fire!")
        .hand(1, "Goblin Runner", "Goblin Patrol Troop")
    )
    board.hand(2, "Goblin Marksman")
    board.at_step("maneuver").take("play", "Cast It Into the Fire!")
    assert board.asker in (1, 2)
    while board.asked == "tcg-ask-discard":
        board.do(board.all_codes()[0], seat=board.asker)
    assert len(board.now.hands[1]) == 1 and board.now.hands[2] == [] and len(board.now.hands[0]) == 2


@rule("tcg.multi.that-player")
def test_only_the_owner_may_pay() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Sam, Son of Hamfast + Hobbit Sword (1_299)")
        .minions("Uruk Savage", seat=1)
        .minions("Uruk-hai Raiding Party (1_158)", seat=2)
    )
    board.hand(0, "Hobbit Sword-play").pool(5)
    board.at_step("maneuver").take("play", "Hobbit Sword-play").take("choose", "Uruk Savage")
    assert board.asker == 1
    board.do(next(c for c in board.all_codes() if c in ("option:0", "yes")), seat=1)
    assert board.wounds("Uruk Savage") == 0 and board.now.pool == 2


@rule("tcg.multi.duplicate-unique-conditions")
def test_of_two_worries_one_works() -> None:
    def choices(*seats: int) -> int:
        board = Board(3, at=2).fellowship("Gimli, Son of Glóin").minions("Uruk-hai Raiding Party (1_158)", seat=1)
        for seat in seats:
            board.support(seat, "Worry")
        board.fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
        count = 0
        for _ in range(12):
            if board.asked in LAST or not board.now.asks:
                break
            count += board.asked == "tcg-ask-either"
            board.do(board.all_codes()[0], seat=board.asker)
        return count

    assert printed("Worry").unique and choices(1) == 1 and choices(1, 2) == 1
    both = Board(3, at=2).support(1, "Worry").support(2, "Worry")
    assert both.g.is_surplus(both.c("Worry", 1)) and not both.g.is_surplus(both.c("Worry", 2))
    assert both.c("Worry", 1) in both.g.active()  # it can be spotted and discarded
    common = (
        Board(5, at=2)
        .support(1, "Pinned Down", "Pinned Down")
        .support(2, "Pinned Down")
        .support(3, "Pinned Down", "Pinned Down")
    )
    common.minions("Goblin Marksman")
    assert not printed("Pinned Down").unique and common.g.stated("archery") == -4


@rule("tcg.multi.placing-after-loss")
def test_the_next_neighbour_places() -> None:
    board = Board(4, at=1).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin")
    lose(board.g, 1, "tcg.lose.concede")
    board.g.at[0] = 1
    assert board.g.card(board.g.path[1]).arrow == "left"
    board.take("move")
    assert board.now.owner[board.now.path[2]] == 2


@rule("tcg.multi.roles-rotate")
def test_shadow_cards_work_against_whoever_is_free() -> None:
    board = (
        Board(3, at=2)
        .support(1, "Pinned Down")
        .minions("Goblin Marksman")
        .fellowship("Legolas, Greenleaf", seat=2)
        .fellowship("Legolas, Greenleaf", seat=0)
    )
    for fp, active in ((0, True), (2, True), (1, False)):
        board.g.fp = fp
        board.g.touch()
        assert (board.c("Pinned Down") in board.g.active()) == active


# Winning and losing


@rule("tcg.win.site-nine", "tcg.win.no-last-regroup", "tcg.win.no-minions")
def test_winning_after_the_last_skirmish() -> None:
    board = (
        Board(at=9)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Úlairë Attëa, Keeper of Dol Guldur", "Isengard Retainer")
        .hand(0, "Swordarm of the White Tower")
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur").skip()
    prompts = set()
    for _ in range(60):
        if not board.now.asks:
            break
        prompts.add(board.asked)
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], seat=board.asker)
    assert board.now.winners == [0] and board.now.ending == "tcg-end-site-nine" and "tcg-ask-regroup" not in prompts
    assert "tcg-ask-defend" in prompts or board.now.over
    none = Board(at=9).hand(1, "Axe Strike").at_step("shadow")
    assert none.now.over and none.now.winners == [0]


@rule("tcg.win.extra-skirmish-counts")
def test_an_extra_skirmish_must_be_survived() -> None:
    board = (
        Board(at=9, ring="The One Ring, Isildur's Bane")
        .fellowship("Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar")
        .hand(1, "Return to Its Master")
        .hand(0, "Axe Strike")
    )
    board.g.ring_on = True
    board.fight("Gimli, Son of Glóin", "The Witch-king, Lord of Angmar")
    reach(board, "answer", "Return to Its Master").take("answer", "Return to Its Master")
    board.until("tcg-end-last", "tcg-end-site-nine", limit=40)
    assert board.now.winners == [1]


@rule("tcg.win.caverns")
def test_the_caverns_delay_the_win() -> None:
    sites = [*TOWERS_SITES[:8], "Caverns of Isengard"]
    board = (
        Board(at=9, sites=sites)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Isengard Retainer")
        .hand(0, "An Able Guide")
        .pool(5)
        .at_step("win")
    )
    assert not board.now.over and board.asked == "tcg-ask-regroup"
    board.until("tcg-end-site-nine", limit=20)
    assert board.now.winners == [0]
    board.expect_no_log("tcg-log-draw")  # the win comes as reconciling begins
    dead = Board(at=9, sites=sites).minions("Isengard Retainer").hurt("Frodo, Son of Drogo", 3).at_step("win")
    dead.until("tcg-ask-regroup", "tcg-end-site-nine")
    if dead.now.asks:
        reach(dead, "use", "Isengard Retainer").take("use", "Isengard Retainer")
        dead.until("tcg-end-last", limit=10)
        assert dead.now.winners == [1]


@rule("tcg.win.last-player", "tcg.lose.killed", "tcg.lose.multi.last-two")
def test_the_last_player_wins() -> None:
    board = (
        Board(at=2)
        .minions("The Witch-king, Lord of Angmar")
        .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        .until("tcg-end-last", limit=10)
    )
    assert board.now.winners == [1] and board.now.over and board.now.owner[board.now.path[1]] == 0


@rule("tcg.lose.multi.removed")
def test_a_losers_cards_leave_the_game() -> None:
    board = (
        Board(4, at=2)
        .fellowship("Gimli, Son of Glóin + Dwarven Axe", seat=1)
        .support(1, "Pinned Down")
        .minions("Goblin Runner", seat=1)
    )
    condition = board.add(2, "Leechcraft", ATTACHED, board.c("Gimli, Son of Glóin"))
    lose(board.g, 1, "tcg.lose.corrupted")
    assert board.g.zone[condition] == DISCARD and condition in board.g.discards[2]
    mine = [c for c in range(len(board.g.zone)) if board.g.owner[c] == 1]
    assert all(board.g.zone[c] == REMOVED for c in mine) and board.g.players() == [0, 2, 3] and not board.g.over


@rule("tcg.lose.multi.sites-replaced")
def test_the_example_of_replaced_sites() -> None:
    board = Board(4, at=7)
    for number in (2, 5, 7):
        site = board.g.path[number]
        own = next(c for c in board.g.adventure[1] if board.g.card(c).site == number)
        board.g.put(site, ADVENTURE)
        board.g.put(own, PATH)
        board.g.path[number] = own
    lose(board.g, 1, "tcg.lose.corrupted")
    assert [board.g.owner[board.g.path[n]] for n in (2, 5, 7)] == [0, 3, 2]


@rule("tcg.lose.multi.sites-he-controls")
def test_sites_a_loser_controls_are_freed() -> None:
    board = Board(4, at=5)
    own = next(c for c in board.g.adventure[1] if board.g.card(c).site == 1)
    board.g.put(board.g.path[1], ADVENTURE)
    board.g.put(own, PATH)
    board.g.path[1] = own
    held(board, 1, 1)
    held(board, 2, 1)
    third = held(board, 3, 2).g.path[3]
    board.g.owner[third] = 1
    stacked = [
        board.add(1, "Uruk Besieger", STACKED, board.g.path[1]),
        board.add(3, "Uruk Besieger", STACKED, board.g.path[2]),
    ]
    passenger = board.add(2, "Uruk Besieger", STACKED, third)
    lose(board.g, 1, "tcg.lose.corrupted")
    assert (
        board.g.control[1:4] == [-1, -1, 2]
        and board.g.owner[board.g.path[1]] == 0
        and board.g.owner[board.g.path[2]] == 0
    )
    assert all(board.g.zone[board.g.path[n]] == PATH for n in (1, 2)) and board.g.zone[stacked[1]] == DISCARD
    assert board.g.owner[board.g.path[3]] != 1 and board.g.host[passenger] == board.g.path[3]
    assert board.g.zone[passenger] == STACKED


@rule("tcg.lose.multi.turn-continues")
def test_the_others_complete_the_turn() -> None:
    board = (
        Board(3, at=2)
        .minions("The Witch-king, Lord of Angmar", "Orc Soldier", seat=1)
        .hand(1, "Axe Strike")
        .hand(2, "Axe Strike")
        .fellowship("Gimli, Son of Glóin", seat=1)
    )
    board.hand(1, "Dwarven Axe").fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
    board.g.ring_on = True
    board.g.lay("strength", board.c("Orc Soldier"), 1, 2, 0)
    prompts = []
    for _ in range(20):
        if board.now.turn > 1 or not board.now.asks:
            break
        prompts.append((board.asked, board.asker))
        board.do(board.all_codes()[0] if "pass" not in board.all_codes() else "pass", seat=board.asker)
    assert ("tcg-ask-reconcile", 2) in prompts and ("tcg-ask-reconcile", 1) in prompts
    assert prompts.index(("tcg-ask-reconcile", 2)) < prompts.index(("tcg-ask-reconcile", 1))
    assert board.now.ring_on == 0 and board.now.laid == []
    assert (
        board.now.out == [1, 0, 0]
        and board.now.fp == 1
        and board.zone("The Witch-king, Lord of Angmar") == DISCARD
        and board.now.turn == 2
    )


@rule("tcg.lose.concede")
def test_conceding_is_losing() -> None:
    board = (
        Board(3, at=4)
        .minions("Goblin Runner", seat=1)
        .hand(1, "Axe Strike")
        .hand(2, "Axe Strike")
        .hand(0, "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    board.until("tcg-ask-fellowship")
    assert board.session.leave(1)
    assert board.now.out == [0, 1, 0] and board.zone("Goblin Runner") == REMOVED and board.asked == "tcg-ask-fellowship"
    board.take("move")
    assert board.session.journal.records[0] == ["l", 1]
    again = replay(board.session.journal, board.game)
    assert again.state.out == [0, 1, 0]  # type: ignore[attr-defined]
    mine = (
        Board(3, at=4)
        .hand(0, "Dwarven Axe")
        .hand(1, "Axe Strike", "Dwarven Axe")
        .hand(2, "Axe Strike")
        .fellowship("Gimli, Son of Glóin")
    )
    mine.fellowship("Gimli, Son of Glóin", seat=1)
    mine.until("tcg-ask-fellowship")
    assert mine.session.leave(0)
    assert mine.now.out == [1, 0, 0] and not mine.now.over
    mine.until("tcg-ask-fellowship", limit=20)
    assert mine.now.fp == 1
    two = Board(at=4).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin")
    two.until("tcg-ask-fellowship")
    assert not two.session.leave(0) and not two.now.out[0] and not concede(two.now, 1)


def test_conceding_in_the_middle_of_an_action() -> None:
    board = (
        Board(3, at=4)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Orc Soldier", seat=1)
        .hand(1, "Hate")
        .hand(2, "Axe Strike")
    )
    board.hand(0, "Dwarven Axe")
    board.at_step("maneuver")
    reach(board, "play", "Hate").take("play", "Hate")
    assert board.asker == 1
    assert board.session.leave(1)
    assert (
        board.now.asks
        and board.asker != 1
        and board.wounds("Aragorn, Ranger of the North") == 0
        and board.wounds("Gimli, Son of Glóin") == 0
    )
    with pytest.raises(Refused):
        board.session.decide(1, "pass")


# Cards that the ledger words


@rule("tcg.card.1_309")
def test_rosie_strengthens_sam() -> None:
    board = (
        Board(at=7)
        .support(0, "Rosie Cotton, Hobbiton Lass")
        .fellowship("Sam, Son of Hamfast")
        .hurt("Sam, Son of Hamfast", 1)
        .hand(0, "Hobbit Sword (1_299)")
    )
    assert board.strength("Sam, Son of Hamfast") == 4
    board.take("use", "Rosie Cotton, Hobbiton Lass")
    assert board.wounds("Sam, Son of Hamfast") == 0


@rule("tcg.card.4_152")
def test_nobody_assigns_the_chosen_tracker() -> None:
    board = (
        Board(at=5, sites=TOWERS_SITES)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Searcher", "Uruk Savage")
        .hand(1, "Get Back", "Axe Strike")
        .pool(5)
    )
    board.at_step("assignment")
    reach(board, "play", "Get Back").take("play", "Get Back")
    if board.can("choose", "Uruk Searcher"):
        board.take("choose", "Uruk Searcher")
    board.until("tcg-ask-defend")
    assert not board.can("assign", "Gimli, Son of Glóin", "Uruk Searcher") and board.can(
        "assign", "Gimli, Son of Glóin", "Uruk Savage"
    )
    board.skip()
    assert not board.can("assign", "Gimli, Son of Glóin", "Uruk Searcher")


@rule("tcg.card.4_276")
def test_fortress_discards_together() -> None:
    board = (
        Board(at=2)
        .support(0, "Fortress Never Fallen")
        .support(1, "Pinned Down", "Drawn to Its Power", "Worry", "Saruman's Ambition")
        .fellowship("Gimli, Son of Glóin")
    )
    board.at_step("regroup")
    board.g.tokens[board.c("Fortress Never Fallen")] = 3
    board.take("use", "Fortress Never Fallen")
    chosen = next(
        c
        for c in board.all_codes()
        if all(
            name in c
            for name in (
                card_number("Pinned Down (1_192)"),
                card_number("Drawn to Its Power (1_211)"),
                card_number("Worry (1_162)"),
            )
        )
    )
    board.do(chosen, seat=0)
    assert [
        board.zone(c)
        for c in (
            card_number("Pinned Down (1_192)"),
            card_number("Drawn to Its Power (1_211)"),
            card_number("Worry (1_162)"),
        )
    ] == [DISCARD] * 3 and board.zone("Saruman's Ambition") == SUPPORT
    assert board.zone("Fortress Never Fallen") == DISCARD


@rule("tcg.card.5_60.scope", "tcg.card.5_60.own-discard")
def test_siege_engine_saves_the_other_machines() -> None:
    board = (
        Board(at=2)
        .support(0, "Fortress Never Fallen")
        .support(1, "Siege Engine", "Scaling Ladder", "Weapons of Isengard")
        .fellowship("Gimli, Son of Glóin")
        .at_step("regroup")
    )
    board.g.tokens[board.c("Fortress Never Fallen")] = 3
    board.take("use", "Fortress Never Fallen")
    assert board.asker == 1  # all three at once
    board.take("answer", "Siege Engine")
    board.until(*LAST, limit=10)
    assert (
        board.zone("Siege Engine") == DISCARD
        and board.now.in_play(board.c("Scaling Ladder"))
        and board.now.in_play(board.c("Weapons of Isengard"))
    )
    own = (
        Board(at=5, sites=TOWERS_SITES)
        .support(1, "Siege Engine", "Weapons of Isengard")
        .minions("Uruk Crossbowman")
        .hand(0, "Axe Strike")
        .hand(1, "Axe Strike")
    )
    own.g.tokens[own.c("Weapons of Isengard")] = 2
    own.at_step("archery").until("tcg-ask-archery", *LAST)
    reach(own, "use", "Weapons of Isengard").take("use", "Weapons of Isengard")
    assert (
        own.zone("Weapons of Isengard") == DISCARD
        and own.now.in_play(own.c("Siege Engine"))
        and not own.can("answer", "Siege Engine")
    )


@rule("tcg.card.4_326", "tcg.card.4_330")
def test_sites_that_raise_the_move_limit() -> None:
    horse = ["Horse-country", *TOWERS_SITES[1:]]
    with_mount = Board(at=1, sites=horse).fellowship("Éomer, Third Marshal of Riddermark + Brego").hand(0, "Axe Strike")
    with_mount.until("tcg-ask-fellowship", "tcg-ask-move-again")
    assert with_mount.now.move_limit() == 3
    without = Board(at=1, sites=horse).fellowship("Éomer, Third Marshal of Riddermark").hand(0, "Dwarven Axe")
    without.until("tcg-ask-fellowship", "tcg-ask-move-again")
    assert without.now.move_limit() == 2
    merry = (
        Board(at=1, sites=TOWERS_SITES)
        .fellowship("Merry, Learned Guide")
        .hand(0, "Axe Strike")
        .until("tcg-ask-move-again", limit=60)
    )
    assert merry.now.card(merry.now.site()).name == "Derndingle" and merry.now.move_limit() == 3


@rule("tcg.card.4_352")
def test_ones_own_uruk_becomes_fierce() -> None:
    number = printed("Caves of Aglarond").site
    sites = list(TOWERS_SITES)
    sites[number - 1] = "Caves of Aglarond"
    board = (
        Board(3, at=number, sites=sites)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage", seat=1)
        .minions("Uruk-hai Raiding Party (1_158)", seat=2)
    )
    board.pool(9)
    board.hand(0, "Axe Strike").at_step("maneuver")
    while board.asked == "tcg-ask-maneuver" and not (board.asker == 1 and board.can("use", "Caves of Aglarond")):
        board.skip()
    board.take("use", "Caves of Aglarond")
    assert not board.can("choose", "Uruk-hai Raiding Party (1_158)")
    assert (
        board.now.keyword(board.c("Uruk Savage"), "fierce") == 1
        and board.now.keyword(board.c("Uruk-hai Raiding Party (1_158)"), "fierce") == 0
    )


def test_selectors_of_that_player() -> None:
    board = Board(3).minions("Goblin Runner", seat=1).minions("Goblin Marksman", seat=2)
    run = Run(0, 0, {"opponent": (2,)})
    found = [
        c for c in (board.c("Goblin Runner"), board.c("Goblin Marksman")) if LANGUAGE.fits(board.g, run, theirs, c)
    ]
    assert found == [board.c("Goblin Marksman")]
    advance(board.now)
    assert board.zone("Goblin Runner") in (PLAY, DISCARD, DEAD, HAND)


@rule("tcg.lose.multi.turn-continues", "tcg.lose.immediate")
def test_a_loss_in_the_fierce_round_ends_it() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar", "Úlairë Attëa, Keeper of Dol Guldur", seat=1)
        .hand(1, "Axe Strike")
        .hand(2, "Axe Strike")
    )
    board.at_step("fierce_assignment").until("tcg-ask-defend").take(
        "assign", "Frodo, Son of Drogo", "The Witch-king, Lord of Angmar"
    )
    board.skip() if board.asked == "tcg-ask-defend" else board
    board.until("tcg-ask-reconcile", limit=20)
    assert board.now.out == [1, 0, 0] and board.now.fierce == 0 and board.now.savage == [] and board.now.fighter == -1
    assert board.asker == 2
