"""The text of a site, and what replaces it on the path."""

from __future__ import annotations

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, RIVER_SITES, TOWERS_SITES, Board, reach
from tcg.names import number as card_number
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import (
    ADVENTURE,
    ATTACHED,
    PLAY,
    REMOVED,
)
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.sites import replace_site


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
    board = (
        Board(at=5, sites=sites)
        .support(0, "Silinde, Elf of Mirkwood")
        .hand(0, "Lórien Elf", "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
        .controls(1, 3)
    )
    assert board.can("use", "Silinde, Elf of Mirkwood")


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
    board = Board(at=4).minions("Gollum, Stinker", "Huge Tentacle").support(1, "Evil-smelling Fens").controls(1, 1)
    assert board.g.keyword(board.g.path[2], "marsh") and board.g.keyword(board.g.site(), "marsh")
    assert not board.g.keyword(board.g.path[1], "marsh")
    board.fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe").until("tcg-ask-fellowship")
    assert board.now.in_play(board.c("Huge Tentacle"))
    pony = Board(at=3).fellowship("Sam, Son of Hamfast + Bill the Pony").controls(1, 1)
    from westmarch.games.tcg.rules.move import shadow_number

    for number in (1, 2, 3):
        site = pony.g.path[number]
        assert shadow_number(pony.g, site) == max(0, pony.g.card(site).shadow - 1)


@rule("tcg.site.at-site", "tcg.keyword.sanctuary")
def test_characters_are_where_the_fellowship_is() -> None:
    wet = (
        Board(at=2, sites=RIVER_SITES)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Troop of Uruk-hai")
        .hand(0, "A Ranger's Versatility", "Elendil's Valor")
        .at_step("maneuver")
    )
    assert wet.can("play", "A Ranger's Versatility")
    dry = (
        Board(at=3, sites=RIVER_SITES)
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


@rule(
    "tcg.site.replace",
    "tcg.site.replace-not-move",
    "tcg.leave.site-replaced-cards-move",
    "tcg.site.replace-one-per-number",
)
def test_replacing_a_site() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin")
    card = board.add(1, "Saruman's Frost", 8, board.g.path[2])
    new = board.add(1, "Ettenmoors", ADVENTURE)
    old = board.g.path[2]
    replace_site(board.g, 2, new)
    assert board.g.path[2] == new and board.g.host[card] == new and old in board.g.adventure[0]
    assert board.g.at == [2, 2] and board.g.pool == 0


@rule("tcg.site.replace-current-text", "tcg.site.replace-own-only-one", "tcg.site.opponents-site-shadow")
def test_nelya_replaces_a_site() -> None:
    board = (
        Board(at=2)
        .minions("Úlairë Nelya, Lieutenant of Morgul")
        .at_step("shadow")
        .take("use", "Úlairë Nelya, Lieutenant of Morgul")
    )
    board.until("tcg-ask-shadow", "tcg-ask-defend", *END_OF_TURN)
    assert any(board.now.owner[s] == 1 for s in board.now.path if s >= 0)


@rule("tcg.site.next-site-extends")
def test_a_site_ahead() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "Pathfinder (1_110)", "Ranger's Sword")
        .take("play", "Pathfinder (1_110)")
        .take("move")
    )
    assert board.now.owner[board.now.path[2]] == 0
