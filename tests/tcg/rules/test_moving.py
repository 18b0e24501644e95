"""Moving: limits, places, twilight of a move."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD
from westmarch.games.tcg.rules.move import shadow_number


@rule("tcg.move.from-triggers", "tcg.move.to-triggers")
def test_a_move_in_its_order() -> None:
    sites = [*FELLOWSHIP_SITES[:3], "Moria Lake", *FELLOWSHIP_SITES[4:]]
    board = (
        Board(at=3, sites=sites)
        .support(1, "Under the Watching Eye")
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .hand(0, "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .pool(5)
    )
    board.take("move")
    assert board.now.pool == 3 and board.now.at[0] == 3 and board.asked == "tcg-ask-exert"  # left, not arrived
    board.take("choose", "Gimli, Son of Glóin")
    assert board.now.at[0] == 4 and board.asked == "tcg-ask-either" and board.now.pool == 3
    board.take("option", 0)
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.now.pool == 3 + 3 + 4
    steps = [e.rule for e in board.entries() if e.rule.startswith("tcg.move")]
    assert steps == [
        "tcg.move.place-by-arrow",
        "tcg.move.steps",
        "tcg.move.twilight-shadow-number",
        "tcg.move.twilight-companions",
    ]


@rule("tcg.move.new-site-usable")
def test_the_new_site_speaks_when_the_move_is_finished() -> None:
    sites = [*FELLOWSHIP_SITES[:3], "Dwarrowdelf Chamber", *FELLOWSHIP_SITES[4:]]
    board = (
        Board(at=3, sites=sites)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .hand(0, "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .take("move")
    )
    assert board.asked == "tcg-ask-either" and board.now.at[0] == 4
    site = board.now.path[4]
    assert not board.now.text_applies(site) and board.now.text_applies(site, "move to")
    board.take("option", 0)
    assert board.now.text_applies(site)


@rule("tcg.move.next-site-exists", "tcg.move.place-two-player", "tcg.move.place-mandatory", "tcg.multi.path-shared")
def test_who_places_the_next_site() -> None:
    for at in (1, 3):  # a left and a right arrow
        board = Board(at=at).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
        assert board.now.owner[board.now.path[at + 1]] == 1
    there = Board().site(2, "Ettenmoors", seat=0).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert there.now.card(there.now.path[2]).name == "Ettenmoors"


@rule("tcg.move.place-by-arrow")
def test_arrows_with_three_players() -> None:
    left = Board(3).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert left.now.card(left.now.path[1]).arrow == "left" and left.now.owner[left.now.path[2]] == 1
    right = Board(3, at=3).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert right.now.card(right.now.path[3]).arrow == "right" and right.now.owner[right.now.path[4]] == 2


@rule("tcg.move.twilight-shadow-number", "tcg.move.twilight-companions", "tcg.move.twilight-not-allies")
def test_twilight_of_companions_and_site_but_not_of_allies() -> None:
    alone = (
        Board(at=1)
        .site(2, "Weathertop")
        .hand(0, "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .support(0, "Elrond, Lord of Rivendell")
        .take("move")
    )
    assert alone.now.pool == 3 + 1
    allies = (
        Board(at=2)
        .site(3, "Rivendell Valley")
        .fellowship("Gimli, Son of Glóin")
        .support(
            0,
            "Elrond, Lord of Rivendell",
            "The Gaffer, Sam's Father",
            "Orophin, Lórien Bowman",
            "Celeborn, Lord of Lórien",
        )
        .hand(0, "Dwarven Axe")
    )
    allies.hand(1, "Goblin Runner").take("move")
    assert allies.now.pool == 0 + 2


@rule("tcg.move.shadow-number-modified", "tcg.modifier.shadow-number")
def test_shadow_numbers_floor_at_zero_but_companions_still_add() -> None:
    board = (
        Board(at=1)
        .site(2, "Buckleberry Ferry")
        .fellowship("Sam, Son of Hamfast + Bill the Pony", "Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "No Stranger to the Shadows")
        .hand(0, "Dwarven Axe")
    )
    board.hand(1, "Goblin Runner")
    assert board.g.card(board.g.path[2]).shadow == 1 and shadow_number(board.g, board.g.path[2]) == 0
    board.take("move")
    assert board.now.pool == 3
    rocks = Board(at=4, sites=TOWERS_SITES).fellowship(
        "Household Guard + Horse of Rohan", "Éomer, Third Marshal of Riddermark + Firefoot"
    )
    assert shadow_number(rocks.g, rocks.g.path[4]) == printed("White Rocks").shadow + 2


@rule("tcg.move.shadow-number-choice")
def test_a_talent_for_not_being_seen_asks_for_each_move() -> None:
    board = (
        Board(at=1)
        .site(2, "Ettenmoors")
        .fellowship("Sam, Son of Hamfast + A Talent for Not Being Seen", "Merry, Friend to Sam")
        .hand(0, "Dwarven Axe")
        .hand(1, "Goblin Runner")
    )
    plain = (
        Board(at=1)
        .site(2, "Ettenmoors")
        .fellowship("Sam, Son of Hamfast", "Merry, Friend to Sam")
        .hand(0, "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .take("move")
    )
    board.take("move")
    while board.asked in ("tcg-ask-answer", "tcg-ask-may", "tcg-ask-either"):
        codes = [code for code in board.all_codes() if code != "pass"]
        board.do(codes[0], seat=0)
    assert board.now.pool < plain.now.pool
    assert shadow_number(board.now, board.now.path[2]) == 2


@rule("tcg.move.minions-follow", "tcg.roaming.dynamic")
def test_a_minion_stops_roaming_on_the_way() -> None:
    board = (
        Board(at=3)
        .site(3, "Rivendell Valley")
        .site(4, "Great Chasm")
        .minions("Goblin Runner")
        .hand(1, "Orc Soldier")
        .pool(4)
        .at_step("regroup")
    )
    board.until("tcg-ask-move-again")
    assert board.now.is_roaming(board.c("Goblin Runner")) and board.now.pool == 4
    board.take("move")
    assert not board.now.is_roaming(board.c("Goblin Runner")) and board.now.in_play(board.c("Goblin Runner"))
    assert board.now.pool == 4 + 4 + 1


@rule("tcg.move.no-backward", "tcg.move.no-site-ten")
def test_forward_by_one_and_no_further_than_nine() -> None:
    board = (
        Board(at=9)
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "Pathfinder (1_110)", "Elendil's Valor")
        .at_step("regroup")
    )
    before = [c for c in board.g.path if c >= 0]
    if board.can("play", "Pathfinder (1_110)"):
        board.take("play", "Pathfinder (1_110)")
    assert [c for c in board.now.path if c >= 0] == before and len(board.now.path) == 10
    on = Board(at=4).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin")
    on.until("tcg-ask-fellowship").take("move")
    assert on.now.at[0] == 5


@rule("tcg.move.count")
def test_the_second_move_is_counted() -> None:
    board = Board(at=2).minions("Goblin Pursuer")
    assert board.g.strength(board.c("Goblin Pursuer")) == 6
    board.g.moves = 1
    assert board.g.strength(board.c("Goblin Pursuer")) == 6
    board.g.moves = 2
    assert board.g.strength(board.c("Goblin Pursuer")) == 9


@rule("tcg.move.prevented-again")
def test_nen_hithoel_keeps_the_fellowship() -> None:
    free = (
        Board(at=8)
        .site(8, "Shores of Nen Hithoel")
        .minions(*["Orc Soldier"] * 5)
        .at_step("regroup")
        .until("tcg-ask-move-again")
    )
    assert free.asked == "tcg-ask-move-again"
    board = (
        Board(at=8)
        .site(8, "Shores of Nen Hithoel")
        .minions(*["Orc Soldier"] * 5)
        .hand(1, "Axe Strike")
        .at_step("shadow")
        .take("use", "Shores of Nen Hithoel")
    )
    asked = set()
    for _ in range(60):
        if board.now.turn > 1 or board.now.over:
            break
        asked.add(board.asked)
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], seat=board.asker)
    assert "tcg-ask-move-again" not in asked and board.now.at[0] == 8 and board.now.turn == 2


@rule("tcg.movelimit.base")
def test_the_limit_follows_the_players_at_the_start() -> None:
    assert [Board(n).g.move_limit() for n in (2, 3, 4, 5)] == [2, 2, 3, 4]
    board = Board(5)
    from westmarch.games.tcg.rules.losing import lose

    lose(board.g, 3, "tcg.lose.concede")
    assert board.g.move_limit() == 4


@rule("tcg.movelimit.first-mandatory", "tcg.regroup.fp-choice")
def test_one_move_is_compulsory_the_second_a_choice() -> None:
    board = (
        Board(at=1)
        .site(1, "Farmer Maggot's Fields")
        .site(2, "Ettenmoors")
        .site(3, "Rivendell Valley")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
    )
    assert "pass" not in board.all_codes() and board.can("move") and not board.can("stay")
    board.take("move").until("tcg-ask-move-again", limit=60)
    assert sorted(board.all_codes()) == ["move", "stay"]
    board.take("move")
    asked = set()
    for _ in range(40):
        if board.now.turn > 1:
            break
        asked.add(board.asked)
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], seat=board.asker)
    assert "tcg-ask-move-again" not in asked and board.now.at[0] == 3


@rule("tcg.movelimit.whole-turn", "tcg.movelimit.condition-when-at-site")
def test_bree_gate_outlasts_its_ranger() -> None:
    from westmarch.games.tcg.rules.wounds import remove

    board = (
        Board(at=1)
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "Axe Strike")
        .until("tcg-ask-move-again", limit=60)
    )
    assert board.now.card(board.now.site()).name == "Bree Gate" and board.now.move_limit() == 3
    remove(board.now, board.c("Aragorn, Ranger of the North"), DEAD)
    assert board.now.move_limit() == 3
    none = Board(at=1).fellowship("Gimli, Son of Glóin").hand(0, "Axe Strike").until("tcg-ask-move-again", limit=60)
    assert none.now.move_limit() == 2


@rule("tcg.movelimit.minimum-one")
def test_the_limit_never_falls_below_one() -> None:
    board = Board()
    board.g.lay("move limit", -1, -1, 2, 0)
    assert board.g.move_limit() == 1
    board.g.lay("move limit", -1, -2, 2, 0)
    assert board.g.move_limit() == 1
    board.hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin")
    assert board.can("move")


@rule("tcg.maneuver.actions", "tcg.timing.action-procedure", "tcg.timing.pass-not-final")
def test_the_action_procedure_with_three_players() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Shaman", seat=1)
        .minions("Troop of Uruk-hai", seat=2)
        .hurt("Uruk Shaman", 1)
    )
    board.hand(0, "Elendil's Valor").hand(2, "Hunt Them Down!").pool(9).at_step("maneuver")
    assert board.asker == 0
    board.skip()
    assert board.asker == 2
    board.skip()
    assert board.asker == 1
    board.take("use", "Uruk Shaman")
    assert board.asker == 0 and board.can("play", "Elendil's Valor")
    board.skip()
    assert board.asker == 2
    board.skip()
    assert board.asker == 1 and board.asked == "tcg-ask-maneuver"  # he who acted must pass too
    board.skip()
    assert board.asked != "tcg-ask-maneuver"


@rule("tcg.maneuver.next-action-grant")
def test_baruk_khazad_gives_the_next_action() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk Shaman")
        .hurt("Uruk Shaman", 1)
        .hand(0, "Baruk Khazâd", "Elendil's Valor")
        .pool(9)
    )
    board.at_step("maneuver").take("play", "Baruk Khazâd").take("choose", "Uruk Savage")
    assert board.asker == 0 and board.can("play", "Elendil's Valor")
    board.skip()
    assert board.asker == 1
    usual = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk Shaman")
        .hurt("Uruk Shaman", 1)
        .hand(0, "Elendil's Valor", "Elendil's Valor")
        .pool(9)
    )
    usual.at_step("maneuver").take("play", "Elendil's Valor")
    assert usual.asker == 1


@rule("tcg.move.phase-of-move")
def test_moves_of_the_fellowship_phase_only() -> None:
    board = Board(at=2).fellowship("Aragorn, Heir to the White City").hand(0, "Ranger's Sword").pool(4).take("move")
    assert board.now.pool == 4 - 2 + 2
    again = (
        Board(at=2)
        .fellowship("Aragorn, Heir to the White City")
        .pool(4)
        .at_step("regroup")
        .until("tcg-ask-move-again")
        .take("move")
    )
    assert again.now.pool == 4 + 2


@rule(
    "tcg.move.steps",
    "tcg.move.twilight-shadow-number",
    "tcg.move.twilight-companions",
    "tcg.move.twilight-not-allies",
    "tcg.move.example.six",
)
def test_twilight_of_a_move() -> None:
    sites = [*FELLOWSHIP_SITES[:4], "The Bridge of Khazad-dûm", *FELLOWSHIP_SITES[5:]]
    board = (
        Board(at=1, sites=["Bag End", "Ettenmoors", *sites[2:]])
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .support(0, "Elrond, Lord of Rivendell")
    )
    board.hand(1, "Axe Strike").until("tcg-ask-fellowship").take("move")
    assert board.now.pool == 2 + 4


@rule("tcg.move.place-two-player", "tcg.move.place-mandatory", "tcg.move.next-site-exists")
def test_the_shadow_player_places_sites() -> None:
    board = Board().hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert board.now.owner[board.now.path[2]] == 1
    again = Board().site(2, "Ettenmoors").hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert again.now.card(again.now.path[2]).name == "Ettenmoors"


@rule("tcg.move.place-by-arrow", "tcg.multi.path-shared")
def test_arrows() -> None:
    board = Board(3).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert board.now.owner[board.now.path[2]] == 1
    right = Board(3, at=3).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert right.now.card(right.now.path[3]).arrow == "right" and right.now.owner[right.now.path[4]] == 2


@rule("tcg.move.from-triggers", "tcg.move.to-triggers")
def test_answers_to_a_move() -> None:
    board = (
        Board(at=3).fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf").hand(0, "Dwarven Axe").pool(5).take("move")
    )
    assert board.asked == "tcg-ask-either" and board.now.pool == 3 and board.now.at[0] == 4


@rule("tcg.move.shadow-number-modified", "tcg.modifier.shadow-number")
def test_shadow_numbers_are_modified_and_floored() -> None:
    board = (
        Board(at=2)
        .site(2, "Buckleberry Ferry")
        .fellowship("Sam, Son of Hamfast + Bill the Pony", "Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "No Stranger to the Shadows")
    )
    assert shadow_number(board.g, board.g.path[2]) == 0


@rule(
    "tcg.move.minions-follow",
    "tcg.regroup.move-again",
    "tcg.twilight.persists",
    "tcg.fellowship.phase-exists-each-turn",
)
def test_moving_again() -> None:
    board = (
        Board(at=2)
        .minions("Goblin Runner")
        .pool(4)
        .hurt("Frodo, Son of Drogo", 1)
        .at_step("regroup")
        .until("tcg-ask-move-again")
    )
    board.take("move")
    assert board.now.in_play(board.c("Goblin Runner")) and board.now.at[0] == 3 and board.now.pool >= 4
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.asked != "tcg-ask-fellowship"


@rule("tcg.move.no-site-ten", "tcg.move.no-backward")
def test_there_is_no_site_ten() -> None:
    board = Board(at=8).until("tcg-end-site-nine")
    assert board.now.at[0] == 9 and board.now.over


@rule("tcg.movelimit.base")
def test_move_limits() -> None:
    assert [Board(n).g.move_limit() for n in (2, 3, 4, 5)] == [2, 2, 3, 4]


@rule("tcg.movelimit.condition-when-at-site")
def test_a_site_that_raises_the_limit() -> None:
    board = Board(at=1).fellowship("Aragorn, Ranger of the North").until("tcg-ask-move-again")
    assert board.now.at[0] == 2 and board.now.move_limit() == 3
