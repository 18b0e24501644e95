"""The character cards (VI p.25): levels, Guide abilities, and what characters do on the map."""

from __future__ import annotations

import pytest

import westmarch.games.wotr.cards.catalogue  # noqa: F401  table cards know when they leave the table
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.actions import ActionResolution, forbids_action
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.characters import MoveCompanions, group_level
from westmarch.games.wotr.rules.events import PlayEvent
from westmarch.games.wotr.rules.fellowship import strider_guides
from westmarch.games.wotr.rules.hunt_tile import CARD, HUNT, DrawTile
from westmarch.games.wotr.rules.minions import (
    PlayMinion,
    Upgrade,
    Voice,
    forbids_minion,
    forbids_upgrade,
    forbids_voice,
)
from westmarch.games.wotr.rules.separation import LoseCompanion, Separate
from westmarch.games.wotr.rules.turn import Turn
from wotr.board import Board
from wotr.tiles import EYE, ONE_REVEAL, THREE, TWO


def on_the_road(*companions: str) -> Board:
    board = Board().fellowship_of(*companions)
    board.g.fellowship = f.region("hollin")
    return board


def combat_dice(board: Board, side: int) -> list[int]:
    """How many dice a side rolls in the combat roll of a battle that Sauron's army in Moria starts."""
    board.war("sauron", "elves").place("moria", "sauron", regular=5).dice(*[1] * 12)
    board.run(LaunchAttack(f.SHADOW, f.region("moria"), f.region("hollin"), rounds=1)).do("everybody")
    rolls = [entry.about for entry in board.entries() if entry.key == "wotr-log-combat-roll"]
    return [len(about["die"]) for about in rolls if about["side"] == side]


# ---- levels and symbols ----


@rule("wotr.cards.character.gandalf-grey.level")
def test_gandalf_the_grey_has_level_three() -> None:
    assert f.LEVEL[f.GANDALF_GREY] == 3


@rule("wotr.cards.character.strider.level")
def test_strider_has_level_three() -> None:
    assert f.LEVEL[f.STRIDER] == 3


@rule("wotr.cards.character.legolas.level")
def test_legolas_has_level_two() -> None:
    assert f.LEVEL[f.LEGOLAS] == 2


@rule("wotr.cards.character.gimli.level")
def test_gimli_has_level_two() -> None:
    assert f.LEVEL[f.GIMLI] == 2


@rule("wotr.cards.character.meriadoc.level")
def test_meriadoc_has_level_one() -> None:
    assert f.LEVEL[f.MERIADOC] == 1


@rule("wotr.cards.character.bonus-die-icons")
def test_five_characters_bring_a_die_while_in_play() -> None:
    bringers = {f.CHARACTERS[c] for c in range(13) if f.BRINGS_DIE[c]}
    assert bringers == {"gandalf-white", "aragorn", "saruman", "witch-king", "mouth-of-sauron"}
    board = Board().character("saruman", "orthanc").character("aragorn", "pelargir")
    Turn().recover_dice(board.g)
    assert board.g.rolled == [5, 8]
    board.g.eliminate_character(f.SARUMAN)
    Turn().recover_dice(board.g)
    assert board.g.rolled == [5, 7]


# ---- Gandalf ----


@rule("wotr.cards.character.gandalf-grey.guide")
def test_gandalf_guiding_draws_a_card_after_an_event_die_plays_one() -> None:
    board = Board().hand("free", "fp-char-12").run(PlayEvent(f.FREE, f.card("fp-char-12"), f.EVENT))
    assert board.options() == ["no", "pile:free-character"]
    board.do("pile:free-character")
    assert [f.deck_of(card) for card in board.g.hands[f.FREE]] == [f.CHARACTER_DECK]
    board = Board().hand("free", "fp-char-12").run(PlayEvent(f.FREE, f.card("fp-char-12"), f.CHARACTER))
    assert board.g.hands[f.FREE] == []
    assert board.options() == []


@rule("wotr.cards.character.gandalf-grey.captain")
def test_gandalf_adds_one_to_the_strength_of_his_army() -> None:
    assert combat_dice(Board().place("hollin", "elves", regular=3), f.FREE) == [3]
    led = Board().place("hollin", "elves", regular=3).character("gandalf-grey", "hollin")
    assert combat_dice(led, f.FREE) == [4]
    many = Board().place("hollin", "elves", regular=5).character("gandalf-grey", "hollin")
    assert combat_dice(many, f.FREE) == [5]


@rule("wotr.cards.character.gandalf-grey.emissary")
def test_gandalf_the_grey_is_not_replaced_while_with_the_fellowship() -> None:
    board = Board().character("saruman", "orthanc")
    assert forbids_upgrade(board.g, f.GANDALF_WHITE) == "wotr.cards.character.gandalf-grey.emissary"
    board.character("gandalf-grey", "edoras")
    assert forbids_upgrade(board.g, f.GANDALF_WHITE) is None


@rule("wotr.cards.character.gandalf-white.play")
def test_gandalf_the_white_needs_a_minion_that_has_been_in_play() -> None:
    board = Board().character("gandalf-grey", "edoras")
    assert forbids_upgrade(board.g, f.GANDALF_WHITE) == "wotr.cards.character.gandalf-white.play"
    board.character("saruman", "orthanc")
    board.g.eliminate_character(f.SARUMAN)
    assert forbids_upgrade(board.g, f.GANDALF_WHITE) is None
    board.g.eliminate_character(f.GANDALF_GREY)
    assert forbids_upgrade(board.g, f.GANDALF_WHITE) is None
    board.g.eliminate_character(f.GANDALF_WHITE)
    assert forbids_upgrade(board.g, f.GANDALF_WHITE) == "wotr.characters.eliminated.permanent"


@rule("wotr.cards.character.gandalf-white.place-replace")
def test_gandalf_the_white_replaces_the_grey_where_he_stands() -> None:
    board = Board().character("saruman", "orthanc").character("gandalf-grey", "dale").run(Upgrade(f.GANDALF_WHITE))
    assert board.options() == []
    assert board.where("gandalf-white") == "dale"
    assert board.where("gandalf-grey") == "not in play"


@rule("wotr.cards.character.gandalf-white.place-new")
def test_gandalf_the_white_appears_in_fangorn_or_an_elven_stronghold() -> None:
    board = Board().character("saruman", "orthanc").captured("rivendell")
    board.g.eliminate_character(f.GANDALF_GREY)
    board.place("lorien-inside", "elves", regular=1).place("lorien", "sauron", regular=2)
    board.run(Upgrade(f.GANDALF_WHITE))
    assert set(board.options()) == {
        "send:gandalf-white:fangorn",
        "send:gandalf-white:grey-havens",
        "send:gandalf-white:lorien-inside",
        "send:gandalf-white:woodland-realm",
    }
    board.do("send:gandalf-white:lorien-inside")
    assert board.where("gandalf-white") == "lorien-inside"


@rule("wotr.cards.character.gandalf-white.shadowfax")
def test_shadowfax_carries_gandalf_the_white_alone_or_with_one_hobbit() -> None:
    assert group_level([f.GANDALF_WHITE]) == 4
    assert group_level([f.GANDALF_WHITE, f.MERIADOC]) == 4
    assert group_level([f.GANDALF_WHITE, f.LEGOLAS]) == 3
    assert group_level([f.MERIADOC, f.PEREGRIN, f.GANDALF_WHITE]) == 3
    board = Board().character("gandalf-white", "old-ford").run(MoveCompanions())
    distances = [f.DISTANCE[f.region("old-ford")][f.region(code.removeprefix("go:"))] for code in board.options()]
    assert max(distances) == 4


@rule("wotr.cards.character.gandalf-white.white-rider")
def test_the_white_rider_voids_the_leadership_of_the_nazgul() -> None:
    board = Board().war("sauron", "elves").place("moria", "sauron", regular=5, nazgul=3)
    board.place("hollin", "elves", regular=3).character("gandalf-white", "hollin")
    board.dice(*[1] * 8).run(LaunchAttack(f.SHADOW, f.region("moria"), f.region("hollin"), rounds=1))
    board.do("everybody")
    assert board.prompt() == "wotr-ask-white-rider"
    board.do("yes")
    assert "wotr-log-combat-roll" in board.logged()
    assert "wotr-log-reroll" not in board.logged()  # neither Nazgul nor Gandalf lead any more


# ---- Strider, Aragorn, captains ----


@rule("wotr.cards.character.strider.guide")
def test_strider_guiding_hides_the_fellowship_with_any_die() -> None:
    board = Board().fellowship_of("strider").result("free", "muster").result("shadow", "army")
    board.g.revealed = True
    board.run(ActionResolution())
    assert "use:muster:hide_fellowship" in board.options()
    board.do("use:muster:hide_fellowship")
    assert not board.g.revealed
    board = Board().fellowship_of("gandalf-grey", "strider").result("free", "muster")
    board.g.revealed = True
    assert not strider_guides(board.g)
    assert forbids_action(board.g, f.FREE, f.MUSTER, "hide_fellowship") is not None


@rule("wotr.cards.character.strider.captain")
def test_strider_adds_one_to_the_strength_of_his_army() -> None:
    assert combat_dice(Board().place("hollin", "elves", regular=2).character("strider", "hollin"), f.FREE) == [3]


@rule("wotr.cards.character.captains-stack")
def test_captains_add_up_but_five_dice_are_the_most() -> None:
    board = Board().place("hollin", "elves", regular=2).character("strider", "hollin")
    assert combat_dice(board.character("gandalf-grey", "hollin"), f.FREE) == [4]
    board = Board().place("hollin", "elves", regular=4).character("strider", "hollin")
    assert combat_dice(board.character("gandalf-grey", "hollin"), f.FREE) == [5]


@rule("wotr.cards.character.strider.heir")
def test_strider_becomes_aragorn_only_in_a_city_of_gondor() -> None:
    board = Board()
    assert forbids_upgrade(board.g, f.ARAGORN) == "wotr.cards.character.strider.heir"
    for place in ("minas-tirith", "dol-amroth", "pelargir"):
        board = Board().character("strider", place)
        assert forbids_upgrade(board.g, f.ARAGORN) is None
    assert forbids_upgrade(Board().character("strider", "edoras").g, f.ARAGORN) is not None
    assert forbids_upgrade(Board().character("strider", "pelargir").captured("pelargir").g, f.ARAGORN) is not None
    board.run(Upgrade(f.ARAGORN))
    assert board.where("aragorn") == "pelargir"
    assert board.where("strider") == "not in play"


@rule("wotr.action.will.upgrade-character")
def test_only_will_of_the_west_brings_aragorn() -> None:
    board = Board().character("strider", "pelargir").result("free", "character").result("free", "will")
    board.result("shadow", "army").run(ActionResolution())
    assert [code for code in board.options() if "aragorn" in code] == ["upgrade:aragorn"]
    board = Board().character("strider", "pelargir").result("free", "character").result("shadow", "army")
    assert not [code for code in board.run(ActionResolution()).options() if "aragorn" in code]


# ---- Hobbits and Gollum as guides ----


@rule("wotr.cards.character.hobbit-guides")
def test_a_hobbit_guide_leaves_to_take_a_point_away_and_the_next_may_do_so_too() -> None:
    board = on_the_road("meriadoc", "peregrin").tile(THREE).run(DrawTile(HUNT, 1))
    assert board.prompt() == "wotr-ask-hobbit-guide"
    board.do("yes", "go:trollshaws")
    assert board.where("meriadoc") == "trollshaws"
    assert board.g.guide == f.PEREGRIN
    assert board.prompt() == "wotr-ask-hobbit-guide"
    board.do("yes", "go:hollin")
    assert board.g.guide == f.GOLLUM
    assert board.prompt() == "wotr-ask-gollum-guide"
    board.do("yes")
    assert board.g.corruption == 0
    assert board.g.revealed


@rule("wotr.cards.character.hobbit-guides")
@pytest.mark.parametrize("hobbit", ["meriadoc", "peregrin"])
def test_an_eliminated_hobbit_turns_up_as_if_separated(hobbit: str) -> None:
    board = on_the_road("strider", hobbit)
    board.g.progress = 2
    board.run(LoseCompanion(f.CHARACTERS.index(hobbit)))
    assert board.prompt() == "wotr-ask-group-target"
    distances = [f.DISTANCE[f.region("hollin")][f.region(code.removeprefix("go:"))] for code in board.options()]
    assert max(distances) == 3
    board.do("go:trollshaws")
    assert board.where(hobbit) == "trollshaws"


@rule("wotr.cards.character.gollum.enter")
def test_gollum_guides_as_soon_as_nobody_else_is_left() -> None:
    board = on_the_road("gimli").run(Separate()).do("go:hollin")
    assert board.g.guide == f.GOLLUM
    assert board.g.gollum_guides()
    assert board.g.companions() == []


@rule("wotr.cards.character.gollum.no-reveal")
def test_gollum_keeps_standard_numbered_tiles_from_revealing() -> None:
    board = on_the_road().tile(ONE_REVEAL).run(DrawTile(CARD, 0)).do("no")
    assert not board.g.revealed
    board = on_the_road().tile(EYE).run(DrawTile(CARD, 0))
    assert board.g.revealed
    board = on_the_road()
    board.g.tiles[23] = f.TILE_IN_POOL  # a special tile with 1 and a Reveal icon
    board.tile(23).run(DrawTile(CARD, 0))
    assert board.g.revealed
    assert board.g.corruption == 1


@rule("wotr.cards.character.gollum.reveal-to-reduce")
def test_gollum_may_reveal_the_fellowship_to_take_a_point_away() -> None:
    board = on_the_road().tile(THREE).run(DrawTile(HUNT, 1)).do("yes")
    assert (board.g.corruption, board.g.revealed) == (2, 1)
    board = on_the_road().tile(THREE).run(DrawTile(HUNT, 1)).do("no")
    assert (board.g.corruption, board.g.revealed) == (3, 0)
    board = on_the_road()
    board.g.revealed = True
    board.tile(THREE).run(DrawTile(HUNT, 1))
    assert board.g.corruption == 3
    board = on_the_road().tile(EYE).run(DrawTile(HUNT, 2))
    assert board.g.corruption == 2  # the Eye reveals anyway


@rule("wotr.fellowship.shadow-stronghold.tile")
def test_gollums_own_reveal_draws_no_tile_for_a_stronghold() -> None:
    board = on_the_road()
    board.g.fellowship = f.region("moria")
    board.tile(TWO).run(DrawTile(CARD, 0)).do("yes")
    assert board.g.revealed
    assert board.logged().count("wotr-log-tile") == 1


# ---- minions ----


@rule("wotr.cards.character.witch-king.play")
def test_the_witch_king_needs_war_on_both_sides_and_an_army_of_sauron() -> None:
    board = Board().war("sauron").place("moria", "sauron", regular=1).place("orthanc", "isengard", regular=2)
    assert forbids_minion(board.g, f.WITCH_KING) == "wotr.cards.character.witch-king.play"
    board.war("gondor").place("dol-guldur", "sauron", elite=1)
    assert forbids_minion(board.g, f.WITCH_KING) is None
    board.run(PlayMinion(f.WITCH_KING))
    assert set(board.options()) == {"send:witch-king:moria", "send:witch-king:dol-guldur"}
    alone = Board().war("sauron", "gondor").place("orthanc", "isengard", regular=2)
    assert forbids_minion(alone.g, f.WITCH_KING) == "wotr.cards.character.witch-king.play"


@rule("wotr.cards.character.witch-king.activates")
def test_the_witch_king_rouses_all_free_nations_without_advancing_them() -> None:
    board = Board().war("sauron", "gondor").place("moria", "sauron", regular=1)
    before = board.g.steps[:]
    board.run(PlayMinion(f.WITCH_KING))
    assert all(board.is_active(nation) for nation in ("dwarves", "elves", "gondor", "north", "rohan"))
    assert board.g.steps == before


@rule("wotr.cards.character.witch-king.sorcerer")
def test_the_witch_king_draws_a_card_for_a_combat_card_of_the_first_round() -> None:
    board = Board().war("sauron", "elves").place("moria", "sauron", regular=5).character("witch-king", "moria")
    board.place("hollin", "elves", regular=5).hand("shadow", "sh-str-01", "sh-str-02").dice(*[1] * 40)
    board.run(LaunchAttack(f.SHADOW, f.region("moria"), f.region("hollin"))).do("everybody", "combat:sh-str-01")
    assert board.prompt() == "wotr-ask-sorcerer"
    board.do("yes")
    assert [f.deck_of(card) for card in board.g.hands[f.SHADOW]] == [3, 3]
    while board.prompt() != "wotr-ask-combat-card":
        board.do({"wotr-ask-cease": "press", "wotr-ask-retreat": "hold", "wotr-ask-reroll": "reroll:0"}[board.prompt()])
    playable = [code for code in board.options() if code.startswith("combat:")]
    board.do(playable[0])
    assert board.prompt() != "wotr-ask-sorcerer"  # the second round


@rule("wotr.characters.minions.enter-by-muster")
def test_saruman_and_the_mouth_enter_by_their_own_conditions() -> None:
    board = Board()
    assert forbids_minion(board.g, f.SARUMAN) == "wotr.characters.minions.enter-by-muster"
    board.war("isengard").run(PlayMinion(f.SARUMAN))
    assert board.where("saruman") == "orthanc"
    assert forbids_minion(Board().war("isengard").captured("orthanc").g, f.SARUMAN) is not None
    board = Board()
    assert forbids_minion(board.g, f.MOUTH) == "wotr.characters.minions.enter-by-muster"
    board.g.mordor = 0
    board.captured("moria").run(PlayMinion(f.MOUTH))
    places = {code.removeprefix("send:mouth-of-sauron:") for code in board.options()}
    assert places == {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "mount-gundabad"}


@rule("wotr.characters.minions.enter-by-muster")
def test_the_voice_of_saruman_recruits_in_every_settlement_or_makes_elites() -> None:
    board = Board().war("isengard").character("saruman", "orthanc").run(Voice("voice_recruit"))
    for place in ("orthanc", "north-dunland", "south-dunland"):
        assert board.count(place, "isengard-regular") == 1
    assert forbids_voice(board.g, "voice_elites") is not None
    board.place("orthanc", "isengard", regular=1).run(Voice("voice_elites"))
    assert board.count("orthanc", "isengard-regular") == 0
    assert board.count("orthanc", "isengard-elite") == 2


@rule("wotr.characters.saruman.stays-in-orthanc")
def test_the_voice_is_silent_without_saruman_or_under_siege() -> None:
    assert forbids_voice(Board().war("isengard").g, "voice_recruit") is not None
    board = Board().war("isengard").character("saruman", "orthanc-inside")
    board.place("orthanc-inside", "isengard", regular=1).place("orthanc", "rohan", regular=2)
    assert forbids_voice(board.g, "voice_recruit") == "wotr.characters.saruman.stays-in-orthanc"


@rule("wotr.action.muster.recruit")
def test_with_too_few_regulars_the_shadow_chooses_the_settlements() -> None:
    board = Board().war("isengard").character("saruman", "orthanc")
    board.place("moria", "isengard", regular=board.in_box("isengard-regular") - 1).run(Voice("voice_recruit"))
    assert len(board.options()) == 3
    board.do("levy:north-dunland")
    assert board.count("north-dunland", "isengard-regular") == 1
    assert board.options() == []
