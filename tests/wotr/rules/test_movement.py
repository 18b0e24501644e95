"""Moving armies (VI p.27-28), and the regions that are free for them (II p.10)."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import free_strategy as free_strategy
from westmarch.games.wotr.rules.figures import LEADER_LEADS, NOBODY_LEADS
from westmarch.games.wotr.rules.movement import March, MoveArmies, can_march, can_move, forbids_move, moves
from wotr.battles import siege
from wotr.board import Board, slot


def refusal(board: Board, side: str, origin: str, target: str, led_by: int = NOBODY_LEADS) -> str | None:
    return forbids_move(board.g, f.SIDES.index(side), slot(origin), slot(target), led_by)


def move(board: Board, side: str, count: int = 2, led_by: int = NOBODY_LEADS) -> Board:
    return board.run(MoveArmies(f.SIDES.index(side), count, led_by))


def rohan() -> Board:
    return Board().war("rohan").place("edoras", "rohan", regular=3).place("westemnet", "rohan", regular=2)


# ---- free regions (II p.10) ----


@rule("wotr.map.free-region.basic")
def test_an_empty_region_is_free_for_both_and_an_enemy_unit_makes_it_not_free() -> None:
    board = Board()
    dagorlad = slot("dagorlad")
    assert board.g.free_region(f.FREE, dagorlad)
    assert board.g.free_region(f.SHADOW, dagorlad)
    board.place("dagorlad", "sauron", regular=1)
    assert not board.g.free_region(f.FREE, dagorlad)
    assert board.g.free_region(f.SHADOW, dagorlad)


@rule("wotr.map.free-region.enemy-settlement")
def test_an_enemy_settlement_without_units_is_not_free() -> None:
    board = Board()
    assert not board.g.free_region(f.SHADOW, slot("edoras"))
    assert board.captured("edoras").g.free_region(f.SHADOW, slot("edoras"))
    assert not board.g.free_region(f.FREE, slot("edoras"))


@rule("wotr.map.free-region.own-siege")
def test_a_region_is_free_for_the_player_who_besieges_its_stronghold() -> None:
    board = siege({"regular": 2}, {"regular": 2})
    assert board.g.free_region(f.SHADOW, slot("minas-tirith"))
    assert not board.g.free_region(f.FREE, slot("minas-tirith"))


@rule("wotr.map.free-region.characters-ignored")
def test_enemy_characters_and_nazgul_alone_do_not_keep_a_region_from_being_free() -> None:
    board = Board().place("dagorlad", "sauron", nazgul=1).character("mouth-of-sauron", "dagorlad")
    board.war("gondor").place("north-ithilien", "gondor", regular=1)
    assert board.g.free_region(f.FREE, slot("dagorlad"))
    assert refusal(board, "free", "north-ithilien", "dagorlad") is None


# ---- by die ----


@rule("wotr.movement.army-die-two-armies")
def test_an_army_result_moves_two_armies_and_then_ends() -> None:
    board = move(rohan(), "free").do("move:edoras:folde", "everybody", "move:westemnet:fangorn", "everybody")
    assert board.options() == []
    assert (board.units("free", "folde"), board.units("free", "fangorn")) == (3, 2)


@rule("wotr.movement.army-die-two-armies", "wotr.movement.no-figure-twice")
def test_the_army_that_has_moved_does_not_move_again() -> None:
    board = move(rohan(), "free").do("move:edoras:folde", "everybody")
    assert not [code for code in board.options() if code.startswith("move:folde")]
    assert board.options() == [
        "done",
        "move:westemnet:eastemnet",
        "move:westemnet:edoras",
        "move:westemnet:fangorn",
        "move:westemnet:folde",
        "move:westemnet:fords-of-isen",
        "move:westemnet:helms-deep",
    ]


@rule("wotr.movement.army-die-two-armies")
def test_the_second_move_may_be_left_out() -> None:
    board = move(rohan(), "free").do("move:edoras:folde", "everybody", "done")
    assert board.options() == []


@rule("wotr.movement.character-die-one-army")
def test_a_character_result_moves_one_led_army_only() -> None:
    board = Board().war("rohan").place("edoras", "rohan", regular=1, leader=1)
    board.place("westemnet", "rohan", regular=1, leader=1)
    move(board, "free", 1, 1).do("move:edoras:folde")
    assert board.options() == []
    assert board.units("free", "folde") == 1


@rule("wotr.movement.one-region")
def test_a_move_reaches_adjacent_regions_only() -> None:
    board = rohan()
    assert refusal(board, "free", "edoras", "fangorn") == "wotr.movement.one-region"
    assert (slot("edoras"), slot("fangorn")) not in moves(board.g, f.FREE)
    assert (slot("edoras"), slot("folde")) in moves(board.g, f.FREE)


@rule("wotr.movement.split.partial")
def test_part_of_an_army_moves_and_the_rest_stays() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=8, elite=2)
    move(board, "free").do("move:pelargir:lossarnach", "take:gondor-regular=3,gondor-elite=1")
    assert board.units("free", "lossarnach") == 4
    assert board.units("free", "pelargir") == 6


@rule("wotr.movement.split.two-destinations")
def test_two_parts_of_one_army_go_to_two_regions_with_one_army_result() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=6)
    move(board, "free").do("move:pelargir:lossarnach", "take:gondor-regular=3")
    board.do("move:pelargir:lamedon", "take:gondor-regular=2")
    assert [board.units("free", where) for where in ("pelargir", "lossarnach", "lamedon")] == [1, 3, 2]


@rule("wotr.movement.leaders-follow-when-vacated")
def test_leaders_must_follow_when_no_unit_stays() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=2, leader=1)
    move(board, "free").do("move:pelargir:lossarnach", "everybody")
    assert board.count("lossarnach", "gondor-leader") == 1
    assert board.count("pelargir", "gondor-leader") == 0
    board = Board().war("gondor").place("pelargir", "gondor", regular=2, leader=1)
    assert "take:gondor-regular=2" not in move(board, "free").do("move:pelargir:lossarnach").options()


@rule("wotr.movement.leaders-choice-when-split")
def test_a_leader_may_go_or_stay_while_both_parts_have_units() -> None:
    for goes, code in enumerate(("take:gondor-regular=1", "take:gondor-regular=1,gondor-leader=1")):
        board = Board().war("gondor").place("pelargir", "gondor", regular=2, leader=1)
        move(board, "free").do("move:pelargir:lossarnach", code)
        assert board.count("lossarnach", "gondor-leader") == goes


@rule("wotr.movement.leaders-choice-when-split")
def test_a_move_takes_at_least_one_unit() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=2, leader=1)
    move(board, "free").do("move:pelargir:lossarnach")
    assert all("gondor-regular" in code for code in board.parts())


@rule("wotr.movement.character-die-leader-moves")
def test_the_part_moved_by_a_character_result_has_a_leader() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=2, leader=2)
    move(board, "free", 1, LEADER_LEADS).do("move:pelargir:lossarnach")
    assert all("gondor-leader" in code for code in board.parts())
    assert {"take:gondor-regular=1,gondor-leader=1", "take:gondor-regular=1,gondor-leader=2"} < set(board.options())


@rule("wotr.movement.character-die-leader-moves")
def test_the_only_character_must_go_along_with_a_character_result() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=2).character("boromir", "pelargir")
    move(board, "free", 1, LEADER_LEADS).do("move:pelargir:lossarnach")
    assert board.parts() == ["take:gondor-regular=1,boromir=1", "take:gondor-regular=2,boromir=1"]
    board.do("take:gondor-regular=1,boromir=1")
    assert board.where("boromir") == "lossarnach"


@rule("wotr.movement.character-die-leader-moves", "wotr.action.character.leader-army-move")
def test_an_army_without_a_leader_is_not_moved_by_a_character_result() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=3)
    refused = refusal(board, "free", "pelargir", "lossarnach", led_by=LEADER_LEADS)
    assert refused == "wotr.movement.character-die-leader-moves"
    assert not can_move(board.g, f.FREE, LEADER_LEADS)
    assert can_move(board.g, f.FREE)


@rule("wotr.movement.characters-may-stay")
def test_a_nazgul_stays_alone_when_all_units_leave() -> None:
    board = Board().war("sauron").place("dagorlad", "sauron", regular=2, nazgul=1)
    move(board, "shadow").do("move:dagorlad:north-ithilien", "take:sauron-regular=2")
    assert board.count("dagorlad", "nazgul") == 1
    assert board.units("shadow", "north-ithilien") == 2


@rule("wotr.movement.characters-may-stay")
def test_a_companion_stays_alone_when_all_units_leave() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=1).character("legolas", "pelargir")
    move(board, "free").do("move:pelargir:lossarnach", "take:gondor-regular=1")
    assert board.where("legolas") == "pelargir"
    assert board.units("free", "lossarnach") == 1


@rule("wotr.movement.characters-may-stay")
def test_the_character_who_is_the_reason_for_a_character_result_must_go() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=1).character("legolas", "pelargir")
    move(board, "free", 1, LEADER_LEADS).do("move:pelargir:lossarnach")
    assert board.where("legolas") == "lossarnach"


@rule("wotr.movement.no-figure-twice")
def test_figures_that_joined_an_army_do_not_move_on_with_it() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=3).place("lossarnach", "gondor", regular=2)
    move(board, "free").do("move:pelargir:lossarnach", "everybody", "move:lossarnach:minas-tirith")
    assert board.parts() == ["take:gondor-regular=1", "take:gondor-regular=2"]
    board.do("take:gondor-regular=2")
    assert (board.units("free", "lossarnach"), board.units("free", "minas-tirith")) == (3, 2)


@rule("wotr.movement.no-figure-twice")
def test_the_rule_against_moving_twice_is_named() -> None:
    board = Board().war("gondor").place("lossarnach", "gondor", regular=2)
    moved = [2 if column == f.regular_column(f.GONDOR) else 0 for column in range(15)]
    refused = forbids_move(board.g, f.FREE, slot("lossarnach"), slot("pelargir"), False, moved)
    assert refused == "wotr.movement.no-figure-twice"


@rule("wotr.movement.no-figure-twice")
def test_a_character_does_not_move_twice_either() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=1).place("lossarnach", "gondor", regular=1)
    board.character("boromir", "pelargir")
    move(board, "free").do("move:pelargir:lossarnach", "everybody", "move:lossarnach:minas-tirith")
    assert board.units("free", "minas-tirith") == 1
    assert board.where("boromir") == "lossarnach"


@rule("wotr.movement.free-for-army")
def test_an_army_may_enter_an_empty_enemy_city() -> None:
    board = Board().war("sauron").place("osgiliath", "sauron", regular=2)
    assert refusal(board, "shadow", "osgiliath", "pelargir") is None
    move(board, "shadow").do("move:osgiliath:pelargir", "everybody")
    assert board.units("shadow", "pelargir") == 2


@rule("wotr.movement.free-for-army", "wotr.movement.enemy-occupied-must-attack")
def test_a_region_with_enemy_units_is_attacked_not_entered() -> None:
    board = Board().war("sauron").place("osgiliath", "sauron", regular=9).place("pelargir", "gondor", regular=1)
    assert refusal(board, "shadow", "osgiliath", "pelargir") == "wotr.movement.enemy-occupied-must-attack"
    assert (slot("osgiliath"), slot("pelargir")) not in moves(board.g, f.SHADOW)


@rule("wotr.movement.besieged-units-locked")
def test_besieged_units_do_not_move_out() -> None:
    board = siege({"regular": 1}, {"regular": 3})
    assert refusal(board, "free", "minas-tirith-inside", "lossarnach") == "wotr.movement.besieged-units-locked"
    assert not can_move(board.g, f.FREE)


@rule("wotr.movement.no-join-besieged")
def test_friends_do_not_move_into_a_besieged_stronghold() -> None:
    board = siege({"regular": 1}, {"regular": 1}).place("lossarnach", "gondor", regular=3)
    assert refusal(board, "free", "lossarnach", "minas-tirith") == "wotr.movement.no-join-besieged"
    assert (slot("lossarnach"), slot("minas-tirith")) not in moves(board.g, f.FREE)


@rule("wotr.movement.stacking-after-move")
def test_a_move_brings_no_more_units_than_there_is_room_for() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=4).place("lossarnach", "gondor", regular=7)
    move(board, "free").do("move:pelargir:lossarnach")
    assert board.parts() == [f"take:gondor-regular={n}" for n in (1, 2, 3)]


@rule("wotr.movement.nonbelligerent-border")
def test_units_not_at_war_stay_behind_at_the_border_of_another_nation() -> None:
    board = Board().war("rohan").place("druadan-forest", "gondor", regular=2)
    assert refusal(board, "free", "druadan-forest", "folde") == "wotr.movement.nonbelligerent-border"
    board.place("druadan-forest", "rohan", regular=1)
    assert refusal(board, "free", "druadan-forest", "folde") is None
    move(board, "free").do("move:druadan-forest:folde")
    assert board.count("folde", "rohan-regular") == 1
    assert board.count("druadan-forest", "gondor-regular") == 2


@rule("wotr.movement.nonbelligerent-border")
def test_units_at_war_cross_every_border() -> None:
    board = Board().war("gondor").place("druadan-forest", "gondor", regular=2)
    assert refusal(board, "free", "druadan-forest", "folde") is None


@rule("wotr.movement.nonbelligerent-unaligned")
def test_units_not_at_war_may_leave_their_nation_for_regions_of_no_nation() -> None:
    board = Board().place("the-shire", "north", regular=1)
    assert refusal(board, "free", "the-shire", "old-forest") is None
    assert refusal(board, "free", "the-shire", "buckland") is None


@rule("wotr.movement.nonbelligerent-leaders")
def test_a_leader_of_a_nation_not_at_war_does_not_cross_a_border() -> None:
    board = Board().war("rohan").place("folde", "rohan", regular=2).place("folde", "north", leader=1)
    move(board, "free").do("move:folde:druadan-forest")
    assert board.units("free", "druadan-forest") == 1
    assert board.count("druadan-forest", "north-leader") == 0
    assert board.count("folde", "rohan-regular") == 1


@rule("wotr.movement.nonbelligerent-leaders")
def test_a_single_unit_does_not_leave_such_a_leader_alone() -> None:
    board = Board().war("rohan").place("folde", "rohan", regular=1).place("folde", "north", leader=1)
    assert refusal(board, "free", "folde", "druadan-forest") == "wotr.movement.nonbelligerent-leaders"
    way = (slot("folde"), slot("druadan-forest"))
    assert way not in moves(board.g, f.FREE)
    assert way in moves(board.war("north").g, f.FREE)


@rule("wotr.movement.nonbelligerent-leaders")
def test_a_leader_of_a_nation_not_at_war_leads_nobody() -> None:
    board = Board().war("rohan").place("folde", "rohan", regular=2).place("folde", "north", leader=1)
    way = (slot("folde"), slot("druadan-forest"))
    assert way in moves(board.g, f.FREE)
    assert way not in moves(board.g, f.FREE, LEADER_LEADS)
    assert way in moves(board.place("folde", "rohan", leader=1).g, f.FREE, LEADER_LEADS)


@rule("wotr.movement.black-border")
def test_a_black_border_is_never_crossed() -> None:
    board = Board().war("gondor").place("minas-tirith", "gondor", regular=1)
    assert refusal(board, "free", "minas-tirith", "lamedon") == "wotr.movement.black-border"
    assert (slot("minas-tirith"), slot("lamedon")) not in moves(board.g, f.FREE)


@rule("wotr.movement.nazgul-count-as-leader")
def test_a_nazgul_or_minion_lets_an_army_use_a_character_result() -> None:
    board = Board().war("sauron").place("dagorlad", "sauron", regular=4)
    assert not can_move(board.g, f.SHADOW, LEADER_LEADS)
    board.place("dagorlad", "sauron", nazgul=1)
    assert can_move(board.g, f.SHADOW, LEADER_LEADS)
    other = Board().war("sauron").place("dagorlad", "sauron", regular=4).character("mouth-of-sauron", "dagorlad")
    assert can_move(other.g, f.SHADOW, True)


@rule("wotr.characters.level-zero.immobile", "wotr.characters.saruman.stays-in-orthanc")
def test_saruman_does_not_lead_an_army_out_of_orthanc() -> None:
    board = Board().war("isengard").place("orthanc", "isengard", regular=2).character("saruman", "orthanc")
    assert (
        refusal(board, "shadow", "orthanc", "gap-of-rohan", led_by=LEADER_LEADS)
        == "wotr.movement.character-die-leader-moves"
    )
    move(board, "shadow").do("move:orthanc:gap-of-rohan", "everybody")
    assert board.where("saruman") == "orthanc"


@rule("wotr.movement.character-die-leader-moves")
def test_an_elite_of_isengard_leads_a_move_while_saruman_is_in_play() -> None:
    board = Board().war("isengard").place("gap-of-rohan", "isengard", regular=2, elite=1)
    assert not can_move(board.g, f.SHADOW, LEADER_LEADS)
    board.character("saruman", "orthanc")
    move(board, "shadow", 1, LEADER_LEADS).do("move:gap-of-rohan:enedwaith")
    assert all("isengard-elite" in code for code in board.parts())
    board.do("take:isengard-regular=1,isengard-elite=1")
    assert board.count("enedwaith", "isengard-elite") == 1


@rule("wotr.events.table.stays")
def test_a_ward_on_the_table_keeps_shadow_armies_out() -> None:
    board = Board().war("sauron", "elves").place("dimrill-dale", "sauron", regular=1)
    assert refusal(board, "shadow", "dimrill-dale", "lorien") is None
    board.on_table("free", "fp-str-02")
    assert refusal(board, "shadow", "dimrill-dale", "lorien") == "wotr.events.table.stays"
    board.place("cardolan", "sauron", regular=1).on_table("free", "fp-str-03")
    assert refusal(board, "shadow", "cardolan", "old-forest") == "wotr.events.table.stays"
    board.place("parth-celebrant", "elves", regular=1)
    assert refusal(board, "free", "parth-celebrant", "lorien") is None


# ---- by card, over several regions ----


def march(board: Board, side: str, origin: str, steps: int, must_join: bool = False) -> Board:
    return board.run(March(f.SIDES.index(side), slot(origin), steps, must_join))


@rule("wotr.movement.card.army-fixed")
def test_a_marching_army_neither_picks_up_nor_drops_figures() -> None:
    board = Board().war("sauron").place("dagorlad", "sauron", regular=3).place("north-ithilien", "sauron", regular=4)
    march(board, "shadow", "dagorlad", 2).do("march:north-ithilien", "march:osgiliath", "everybody")
    assert board.units("shadow", "north-ithilien") == 4
    assert board.units("shadow", "osgiliath") == 3


@rule("wotr.movement.card.split-before")
def test_an_army_may_be_split_before_its_march() -> None:
    board = Board().war("sauron").place("dagorlad", "sauron", regular=3)
    march(board, "shadow", "dagorlad", 2).do("march:north-ithilien", "march:osgiliath")
    board.do("take:sauron-regular=1")
    assert [board.units("shadow", where) for where in ("dagorlad", "north-ithilien", "osgiliath")] == [2, 0, 1]


@rule("wotr.movement.card.captures-in-passing")
def test_a_marching_army_captures_an_empty_city_in_passing() -> None:
    board = Board().war("sauron").place("osgiliath", "sauron", regular=2)
    march(board, "shadow", "osgiliath", 2).do("march:pelargir", "march:lamedon", "everybody")
    assert board.units("shadow", "lamedon") == 2
    assert board.controls("pelargir") == "shadow"
    assert board.g.victory_points(f.SHADOW) == 1


@rule("wotr.movement.card.stacking-at-end")
def test_stacking_is_looked_at_where_the_march_ends() -> None:
    board = Board().war("sauron").place("dagorlad", "sauron", regular=8).place("north-ithilien", "sauron", regular=10)
    march(board, "shadow", "dagorlad", 2).do("march:north-ithilien")
    assert "done" not in board.options()
    board.do("march:osgiliath", "everybody")
    assert board.units("shadow", "osgiliath") == 8


@rule("wotr.movement.card.normal-limits")
def test_a_march_does_not_pass_through_enemy_units() -> None:
    board = Board().war("sauron").place("dagorlad", "sauron", regular=2).place("north-ithilien", "gondor", regular=1)
    march(board, "shadow", "dagorlad", 2)
    assert "march:north-ithilien" not in board.options()


@rule("wotr.movement.card.normal-limits", "wotr.events.play.overrides-only-stated")
def test_a_march_keeps_units_not_at_war_out_of_other_nations() -> None:
    board = Board().place("gap-of-rohan", "isengard", regular=2)
    march(board, "shadow", "gap-of-rohan", 2).do("march:druwaith-iaur")
    assert "march:fords-of-isen" not in board.options()
    assert "march:andrast" in board.options()


@rule("wotr.movement.card.normal-limits")
def test_a_march_that_must_join_friends_ends_with_them() -> None:
    board = Board().war("sauron").place("dagorlad", "sauron", regular=2).place("osgiliath", "sauron", regular=1)
    assert can_march(board.g, f.SHADOW, slot("dagorlad"), 2, True)
    assert not can_march(board.g, f.SHADOW, slot("dagorlad"), 1, True)
    march(board, "shadow", "dagorlad", 2, True)
    assert board.prompt() == "wotr-ask-who-moves", "only one way leads there"
    board.do("everybody")
    assert board.units("shadow", "osgiliath") == 3


@rule("wotr.movement.card.normal-limits")
def test_a_march_may_end_early_or_go_on() -> None:
    board = Board().war("sauron").place("dagorlad", "sauron", regular=2)
    march(board, "shadow", "dagorlad", 3).do("march:north-ithilien")
    assert "done" in board.options()
    assert "march:osgiliath" in board.options()
    board.do("done", "everybody")
    assert board.units("shadow", "north-ithilien") == 2


@rule("wotr.movement.card.normal-limits")
def test_besieged_friends_are_not_joined_by_a_march() -> None:
    board = Board().war("sauron").place("barad-dur-inside", "sauron", regular=2).place("barad-dur", "gondor", regular=1)
    board.place("morannon", "sauron", regular=2)
    assert not can_march(board.g, f.SHADOW, slot("morannon"), 3, True)


def test_who_has_just_come_does_not_lead_a_nation_at_peace_abroad() -> None:
    board = Board().war("sauron").place("orthanc", "isengard", regular=1).place("orthanc", "sauron", regular=1)
    orthanc, sauron = slot("orthanc"), f.NATIONS.index("sauron")
    order = MoveArmies(f.SHADOW, 2, NOBODY_LEADS)
    abroad = {there for _, _, there in order.marches(board.g)}
    order.moved = [orthanc, f.regular_column(sauron), 1]
    left = {there for _, _, there in order.marches(board.g)}
    assert left < abroad
    assert left == {
        there
        for there in abroad
        if forbids_move(board.g, f.SHADOW, orthanc, there, NOBODY_LEADS, order.staying(orthanc)) is None
    }
