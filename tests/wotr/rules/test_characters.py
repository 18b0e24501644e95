"""Characters on the map (VI p.24): companions, Nazgul and minions."""

from __future__ import annotations

import westmarch.games.wotr.cards.catalogue  # noqa: F401  table cards know when they leave the table
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.actions import ActionResolution, action_options
from westmarch.games.wotr.rules.army import SettleBoard
from westmarch.games.wotr.rules.attack import Attack, attacks
from westmarch.games.wotr.rules.characters import (
    MoveCompanions,
    MoveGroup,
    companion_reach,
    forbids_companion,
    forbids_companion_target,
    forbids_move_companions,
)
from westmarch.games.wotr.rules.figures import LEADER_LEADS, NOBODY_LEADS
from westmarch.games.wotr.rules.minions import (
    MoveMinions,
    PlayMinion,
    forbids_minion,
    forbids_move_minions,
    forbids_send,
    nazgul_targets,
)
from westmarch.games.wotr.rules.movement import MoveArmies, can_move
from wotr.board import Board, slot


def destinations(board: Board, prefix: str = "go:") -> set[str]:
    return {code.removeprefix(prefix) for code in board.options() if code.startswith(prefix)}


def within(region: str, distance: int) -> set[str]:
    return {name for r, name in enumerate(f.REGIONS) if f.DISTANCE[f.region(region)][r] <= distance}


def reach(board: Board, where: str, distance: int, siege_ok: bool = False) -> set[str]:
    return {f.REGIONS[r] for r in companion_reach(board.g, slot(where), distance, siege_ok)}


# ---- entering and leading ----


@rule("wotr.characters.companions.enter-by-separation")
def test_no_action_places_a_companion_of_the_fellowship_but_separation() -> None:
    board = Board().result("free", "character").result("free", "will").result("shadow", "army")
    verbs = {option[0] for option in action_options(board.g, f.FREE)} - {"use"}
    assert "upgrade" not in verbs
    uses = {option[2] for option in action_options(board.g, f.FREE) if option[0] == "use"}
    assert "separate" in uses
    assert "move_companions" not in uses
    assert forbids_move_companions(board.g) == "wotr.characters.companions.enter-by-separation"


@rule("wotr.characters.companions.as-leaders")
def test_an_army_led_by_a_companion_alone_can_use_a_character_result() -> None:
    board = Board().war("elves").place("lorien", "elves", regular=2)
    assert not can_move(board.g, f.FREE, True)
    board.character("legolas", "lorien")
    assert can_move(board.g, f.FREE, True)


@rule("wotr.characters.minions.enter-by-muster")
def test_a_minion_enters_by_his_card_not_by_the_rules_of_recruiting() -> None:
    board = Board().war("sauron", "gondor").place("dagorlad", "sauron", regular=1)
    board.run(PlayMinion(f.WITCH_KING))
    assert board.where("witch-king") == "dagorlad"


@rule("wotr.characters.move.character-die-or-card")
def test_characters_move_alone_by_a_character_result_only() -> None:
    board = Board().character("boromir", "edoras").place("moria", "sauron", nazgul=1)
    board.result("free", "character").result("free", "muster-army").result("shadow", "army").run(ActionResolution())
    assert "use:character:move_companions" in board.options()
    assert "use:muster-army:move_companions" not in board.options()


@rule("wotr.characters.level-zero.immobile", "wotr.characters.saruman.stays-in-orthanc")
def test_saruman_stays_when_an_army_leaves_orthanc() -> None:
    board = Board().war("isengard").place("orthanc", "isengard", regular=3).character("saruman", "orthanc")
    board.run(MoveArmies(f.SHADOW, 1, NOBODY_LEADS)).do("move:orthanc:gap-of-rohan")
    assert not [code for code in board.options() if "saruman" in code]
    board.do("everybody")
    assert board.units("shadow", "gap-of-rohan") == 3
    assert board.where("saruman") == "orthanc"
    assert forbids_send(board.g, f.SARUMAN, f.region("fords-of-isen")) == "wotr.characters.saruman.stays-in-orthanc"
    board = (
        Board().character("saruman", "orthanc").place("moria", "sauron", nazgul=1).run(MoveMinions(nazgul_only=False))
    )
    assert not [code for code in board.options() if "saruman" in code]


# ---- moving companions ----


@rule("wotr.characters.companions.range")
def test_a_companion_moves_up_to_his_level() -> None:
    board = Board().character("legolas", "old-ford").run(MoveCompanions())
    assert destinations(board) == within("old-ford", 2) - {"old-ford"}
    far = f.region("dale")
    assert forbids_companion_target(board.g, f.region("old-ford"), far, 2) == "wotr.characters.companions.range"


@rule("wotr.characters.companions.group-range")
def test_a_group_moves_by_its_highest_level() -> None:
    board = Board().character("legolas", "old-ford").character("meriadoc", "old-ford").run(MoveCompanions())
    assert board.options() == ["group:legolas", "group:legolas,meriadoc", "group:meriadoc"]
    board.do("group:legolas,meriadoc")
    assert destinations(board) == within("old-ford", 2) - {"old-ford"}
    alone = Board().character("legolas", "old-ford").character("meriadoc", "old-ford").run(MoveCompanions())
    alone.do("group:meriadoc")
    assert destinations(alone) == within("old-ford", 1) - {"old-ford"}


@rule("wotr.characters.companions.several-groups", "wotr.action.character.move-companions")
def test_companions_of_one_region_may_part_and_each_moves_once() -> None:
    board = Board()
    for name in ("legolas", "gimli", "boromir"):
        board.character(name, "old-ford")
    board.run(MoveCompanions()).do("group:legolas", "go:carrock", "group:gimli", "go:goblins-gate", "group:boromir")
    board.do("go:rhosgobel")
    assert [board.where(name) for name in ("legolas", "gimli", "boromir")] == ["carrock", "goblins-gate", "rhosgobel"]
    assert board.options() == []


@rule("wotr.characters.companions.several-groups")
def test_nobody_moves_twice_by_joining_another_group() -> None:
    board = Board().character("legolas", "old-ford").character("gimli", "carrock").run(MoveCompanions())
    board.do("group:legolas", "go:carrock")
    assert board.options() == ["done", "group:gimli"]
    board.do("done")
    assert board.where("gimli") == "carrock"


@rule("wotr.characters.companions.ignore-armies")
def test_companions_pass_through_enemy_armies() -> None:
    board = Board().place("carrock", "sauron", regular=3).place("old-ford", "sauron", regular=3)
    assert "rhosgobel" in reach(board, "goblins-gate", 3)
    assert {"old-ford", "carrock"} <= reach(board, "goblins-gate", 2)


@rule("wotr.characters.companions.stop-at-shadow-stronghold")
def test_companions_stop_in_a_shadow_stronghold_and_may_leave_it_later() -> None:
    board = Board()
    assert "moria" in reach(board, "hollin", 3)
    assert "dimrill-dale" not in reach(board, "hollin", 3)
    assert "dimrill-dale" in reach(board, "moria", 1)
    assert "dimrill-dale" in reach(Board().captured("moria"), "hollin", 3)


@rule("wotr.characters.companions.besieged-stronghold")
def test_a_besieged_friendly_stronghold_is_closed_both_ways() -> None:
    board = Board().place("minas-tirith-inside", "gondor", regular=2).place("minas-tirith", "sauron", regular=4)
    board.character("boromir", "minas-tirith-inside").character("gandalf-grey", "osgiliath")
    board.run(MoveCompanions())
    assert "minas-tirith" not in destinations(board)
    board.do("go:lossarnach")
    assert board.options() == []
    assert board.where("boromir") == "minas-tirith-inside"
    assert forbids_companion(board.g, f.BOROMIR) == "wotr.characters.companions.besieged-stronghold"


@rule("wotr.characters.companions.besieged-stronghold")
def test_a_card_may_open_a_besieged_stronghold() -> None:
    board = Board().place("minas-tirith-inside", "gondor", regular=2).place("minas-tirith", "sauron", regular=4)
    board.character("gimli", "osgiliath").run(MoveGroup(0, 4, True))
    assert "minas-tirith" in destinations(board)
    assert destinations(board) & within("osgiliath", 4) - within("osgiliath", 3)
    board.do("go:minas-tirith")
    assert board.where("gimli") == "minas-tirith-inside"


@rule("wotr.characters.companions.black-border")
def test_companions_do_not_cross_black_borders() -> None:
    assert reach(Board(), "rivendell", 1) == {"rivendell", "fords-of-bruinen", "trollshaws"}
    assert "high-pass" not in reach(Board(), "rivendell", 1)


@rule("wotr.politics.activate.companion", "wotr.politics.activate.companion-not-passing")
def test_a_companion_that_ends_his_move_in_a_city_rouses_the_nation() -> None:
    board = Board().character("gandalf-grey", "folde").run(MoveCompanions()).do("go:edoras")
    assert board.is_active("rohan")
    board = Board().character("gandalf-grey", "folde").run(MoveCompanions()).do("go:westemnet")
    assert not board.is_active("rohan")


# ---- Nazgul ----


@rule("wotr.characters.nazgul.fly-anywhere")
def test_a_nazgul_flies_to_any_region() -> None:
    board = Board().place("morannon", "sauron", regular=1, nazgul=1).run(MoveMinions(nazgul_only=False))
    board.do("fly:morannon:the-shire:1")
    assert board.count("the-shire", "nazgul") == 1
    board = (
        Board().character("witch-king", "morannon").run(MoveMinions(nazgul_only=False)).do("send:witch-king:the-shire")
    )
    assert board.where("witch-king") == "the-shire"


@rule("wotr.characters.nazgul.any-number", "wotr.action.character.move-minions")
def test_one_result_moves_some_or_all_nazgul_each_once() -> None:
    board = Board().place("morannon", "sauron", nazgul=3).place("moria", "sauron", nazgul=2)
    board.character("mouth-of-sauron", "barad-dur").run(MoveMinions(nazgul_only=False))
    assert "done" not in board.options()
    board.do("fly:morannon:bree:1", "fly:morannon:moria:2", "send:mouth-of-sauron:morannon")
    assert "fly:moria:dale:2" in board.options()
    assert "fly:moria:dale:3" not in board.options()
    assert not [code for code in board.options() if code.startswith(("fly:bree", "send:"))]
    board.do("fly:moria:dale:1", "done")
    assert [board.count(r, "nazgul") for r in ("bree", "moria", "dale", "morannon")] == [1, 3, 1, 0]
    assert forbids_move_minions(Board().g) == "wotr.characters.nazgul.any-number"


@rule("wotr.characters.nazgul.no-free-stronghold")
def test_nazgul_keep_out_of_free_strongholds_that_nobody_besieges() -> None:
    tirith = f.region("minas-tirith")
    assert tirith not in nazgul_targets(Board().g)
    board = Board().place("minas-tirith-inside", "gondor", regular=1).place("minas-tirith", "sauron", regular=1)
    assert tirith in nazgul_targets(board.g)
    assert tirith in nazgul_targets(Board().captured("minas-tirith").g)
    board.place("moria", "sauron", nazgul=1).run(MoveMinions(nazgul_only=False)).do("fly:moria:minas-tirith:1")
    assert board.count("minas-tirith", "nazgul") == 1


@rule("wotr.characters.nazgul.enemy-army-ok", "wotr.politics.activate.not-by-characters")
def test_a_nazgul_may_enter_and_stay_among_enemies() -> None:
    board = Board().place("osgiliath", "gondor", regular=4).place("morannon", "sauron", nazgul=1)
    board.run(MoveMinions(nazgul_only=False)).do("fly:morannon:osgiliath:1").run(SettleBoard())
    assert board.count("osgiliath", "nazgul") == 1
    board = (
        Board().place("morannon", "sauron", nazgul=1).run(MoveMinions(nazgul_only=False)).do("fly:morannon:eastemnet:1")
    )
    assert not board.is_active("rohan")


@rule("wotr.characters.nazgul.alone-ok")
def test_a_nazgul_without_an_army_stays_on_the_board() -> None:
    board = Board().place("bree", "sauron", nazgul=1).run(SettleBoard())
    assert board.count("bree", "nazgul") == 1


@rule("wotr.characters.nazgul.leader-rules")
def test_nazgul_are_leaders_not_units() -> None:
    board = Board().place("bree", "sauron", nazgul=3)
    bree = f.region("bree")
    assert board.g.leadership(f.SHADOW, bree) == 3
    assert board.g.units(f.SHADOW, bree) == 0


@rule("wotr.characters.nazgul.cross-black-borders")
def test_nazgul_are_not_bound_by_black_borders() -> None:
    board = (
        Board()
        .place("rivendell", "sauron", nazgul=1)
        .run(MoveMinions(nazgul_only=False))
        .do("fly:rivendell:high-pass:1")
    )
    assert board.count("high-pass", "nazgul") == 1


@rule("wotr.characters.nazgul.with-army-normal")
def test_a_nazgul_with_an_army_goes_one_region_with_it() -> None:
    board = (
        Board().war("sauron").place("moria", "sauron", regular=2, nazgul=1).run(MoveArmies(f.SHADOW, 1, NOBODY_LEADS))
    )
    moves = {code for code in board.options() if code.startswith("move:")}
    assert moves == {"move:moria:dimrill-dale", "move:moria:hollin", "move:moria:north-dunland"}
    board.do("move:moria:hollin", "everybody")
    assert board.count("hollin", "nazgul") == 1


# ---- the Mouth of Sauron ----


@rule("wotr.characters.mouth.three-regions")
def test_the_mouth_of_sauron_walks_up_to_three_regions() -> None:
    board = Board().character("mouth-of-sauron", "barad-dur").run(MoveMinions(nazgul_only=False))
    goals = destinations(board, "send:mouth-of-sauron:")
    assert goals == within("barad-dur", 3) - {"barad-dur"}
    assert forbids_send(board.g, f.MOUTH, f.region("bree")) == "wotr.characters.mouth.three-regions"


@rule("wotr.characters.mouth.ignores-armies")
def test_the_mouth_passes_enemy_armies() -> None:
    board = (
        Board()
        .character("mouth-of-sauron", "moria")
        .place("hollin", "north", regular=2)
        .run(MoveMinions(nazgul_only=False))
    )
    assert "send:mouth-of-sauron:fords-of-bruinen" in board.options()


@rule("wotr.characters.mouth.black-border")
def test_the_mouth_does_not_cross_black_borders() -> None:
    board = Board().character("mouth-of-sauron", "gorgoroth").run(MoveMinions(nazgul_only=False))
    far = f.DISTANCE[f.region("gorgoroth")]
    for code in destinations(board, "send:mouth-of-sauron:"):
        assert far[f.region(code)] <= 3
    assert "ash-mountains" not in destinations(board, "send:mouth-of-sauron:") or far[f.region("ash-mountains")] <= 3
    assert "khand" not in destinations(board, "send:mouth-of-sauron:")  # next to Gorgoroth, behind the mountains


@rule("wotr.characters.mouth.besieged-friendly")
def test_the_mouth_neither_leaves_nor_enters_a_besieged_shadow_stronghold() -> None:
    board = Board().place("orthanc-inside", "isengard", regular=1).place("orthanc", "rohan", regular=3)
    board.character("mouth-of-sauron", "orthanc-inside")
    assert forbids_move_minions(board.g) is not None
    rule_id = forbids_send(board.g, f.MOUTH, f.region("gap-of-rohan"))
    assert rule_id == "wotr.characters.mouth.besieged-friendly"
    board.character("mouth-of-sauron", "gap-of-rohan").run(MoveMinions(nazgul_only=False))
    assert "send:mouth-of-sauron:orthanc" not in board.options()


@rule("wotr.characters.minions.no-free-stronghold")
def test_the_mouth_does_not_enter_a_free_stronghold_alone() -> None:
    board = Board().character("mouth-of-sauron", "fords-of-isen")
    rule_id = forbids_send(board.g, f.MOUTH, f.region("helms-deep"))
    assert rule_id == "wotr.characters.minions.no-free-stronghold"
    board.place("helms-deep-inside", "rohan", regular=1).place("helms-deep", "isengard", regular=1)
    assert forbids_send(board.g, f.MOUTH, f.region("helms-deep")) is None


# ---- capture, elimination, politics ----


@rule("wotr.characters.no-capture-alone")
def test_characters_and_nazgul_alone_capture_nothing() -> None:
    board = (
        Board()
        .place("morannon", "sauron", nazgul=1)
        .character("mouth-of-sauron", "folde")
        .run(MoveMinions(nazgul_only=False))
    )
    board.do("fly:morannon:dale:1", "send:mouth-of-sauron:edoras").run(SettleBoard())
    assert board.controls("dale") == "free"
    assert board.controls("edoras") == "free"
    board = Board().character("gimli", "hollin").run(MoveCompanions()).do("go:moria").run(SettleBoard())
    assert board.controls("moria") == "shadow"


@rule("wotr.characters.eliminated.permanent")
def test_an_eliminated_minion_does_not_come_back() -> None:
    board = Board().war("dwarves", "elves", "gondor", "north", "rohan")
    assert forbids_minion(board.g, f.MOUTH) is None
    board.character("mouth-of-sauron", "moria")
    board.g.eliminate_character(f.MOUTH)
    assert forbids_minion(board.g, f.MOUTH) == "wotr.characters.eliminated.permanent"


@rule("wotr.characters.alone-not-in-battle")
def test_a_region_with_companions_only_cannot_be_attacked() -> None:
    board = Board().war("sauron").place("moria", "sauron", regular=3).character("boromir", "hollin")
    assert attacks(board.g, f.SHADOW) == []
    board.place("hollin", "north", regular=1)
    assert attacks(board.g, f.SHADOW) == [(f.region("moria"), f.region("hollin"))]


@rule("wotr.characters.vulnerable-only-with-army")
def test_a_companion_alone_among_enemies_is_safe() -> None:
    board = Board().war("sauron").place("moria", "sauron", regular=5).character("boromir", "hollin")
    board.run(MoveArmies(f.SHADOW, 1, NOBODY_LEADS)).do("move:moria:hollin", "everybody").run(SettleBoard())
    assert board.units("shadow", "hollin") == 5
    assert board.where("boromir") == "hollin"


@rule("wotr.characters.at-war-always")
def test_a_companion_of_a_passive_nation_fights_with_an_army_at_war() -> None:
    board = Board().war("elves").place("lorien", "elves", regular=2).character("boromir", "lorien")
    board.place("dimrill-dale", "sauron", regular=1)
    assert (f.region("lorien"), f.region("dimrill-dale")) in attacks(board.g, f.FREE, True)


@rule("wotr.characters.at-war-nazgul-example")
def test_example_a_nazgul_attacks_though_sauron_is_not_at_war() -> None:
    board = Board().war("isengard").place("fords-of-isen", "rohan", regular=1)
    board.place("orthanc", "isengard", regular=2).place("orthanc", "sauron", nazgul=1)
    assert not board.g.at_war(f.SAURON)
    board.run(Attack(f.SHADOW, led_by=LEADER_LEADS))
    if "attack:orthanc:fords-of-isen" in board.options():
        board.do("attack:orthanc:fords-of-isen")
    board.do("everybody")
    assert board.count("attackers", "nazgul") == 1


@rule("wotr.characters.card-fields")
def test_every_companion_has_level_nation_and_leadership() -> None:
    for c in f.COMPANIONS:
        assert 1 <= f.LEVEL[c] <= 3
        assert f.LEADERSHIP[c] >= 1
        assert f.ACTIVATES[c] in (*f.FREE_NATIONS, f.ANY_NATION)
