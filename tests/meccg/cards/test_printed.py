"""Printed values against a compact table, and what each named card does."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.registry import COMPLETE
from westmarch.games.meccg.rules.combat import prowess_of, strikes_of
from westmarch.games.meccg.terms import DECK, DISCARD, HAND, OUT, PLAY, POINTS, TAPPED
from westmarch.games.meccg.values import body, check_modifier, influence, prowess

#: Mind, direct influence, prowess, body, points, corruption-check modifier.
CHARACTERS = {
    "aragorn-ii": (9, 3, 6, 9, 3, 0), "boromir-ii": (4, 1, 6, 7, 1, -1), "elladan": (4, 0, 5, 8, 1, 0),
    "annalena": (3, 0, 3, 8, 1, 0), "glorfindel-ii": (8, 2, 8, 9, 3, 0), "faramir": (5, 1, 5, 8, 2, 0),
    "haldir": (3, 0, 4, 8, 1, -1), "mablung": (1, 0, 1, 6, 0, 0), "bard-bowman": (2, 0, 3, 6, 0, 0),
    "gandalf": (0, 10, 6, 9, 0, 1), "hama": (2, 0, 4, 8, 0, -1), "bombur": (1, 0, 3, 6, 0, -1),
    "eomer": (3, 0, 3, 8, 1, 0), "merry": (4, 1, 1, 9, 1, 2), "gimli": (6, 2, 5, 8, 2, 0),
    "legolas": (6, 2, 5, 8, 2, 0), "pippin": (4, 1, 1, 9, 1, 2), "beregond": (2, 0, 4, 8, 0, -1),
    "kili": (3, 0, 3, 8, 1, -1), "erkenbrand": (4, 2, 5, 6, 1, 0), "beretar": (5, 1, 5, 8, 2, 0),
    "elrohir": (4, 0, 5, 8, 1, 0), "celeborn": (6, 1, 6, 9, 2, 0), "peath": (4, 1, 4, 7, 1, 0),
    "saruman": (0, 10, 6, 9, 0, 0),
}  # fmt: skip


@pytest.mark.parametrize("name", CHARACTERS)
@rule(
    "meccg.card.char.aragorn", "meccg.card.char.boromir", "meccg.card.char.elladan", "meccg.card.char.annalena",
    "meccg.card.char.glorfindel", "meccg.card.char.faramir", "meccg.card.char.haldir", "meccg.card.char.mablung",
    "meccg.card.char.bard", "meccg.card.char.gandalf", "meccg.card.char.hama", "meccg.card.char.bombur",
)  # fmt: skip
def test_characters(name: str) -> None:
    face = f.face(name)
    assert (face.mind, face.influence, face.prowess, face.body, face.points, face.check) == CHARACTERS[name]


@rule("meccg.card.char.annalena", "meccg.card.char.mablung", "meccg.card.char.bard", "meccg.card.char.aragorn")
def test_skills() -> None:
    assert f.face("annalena").skills == f.SCOUT | f.SAGE
    assert f.face("mablung").skills & f.SCOUT and f.face("bard-bowman").skills & f.SCOUT
    assert f.face("aragorn-ii").skills & f.RANGER and f.face("faramir").race == "dunadan"


#: Strikes, prowess, body, points.
CREATURES = {
    "orc-warriors": (3, 7, 0, 1), "orc-lieutenant": (1, 7, 0, 1), "orc-raiders": (4, 6, 0, 1),
    "orc-warband": (5, 4, 0, 1), "tom-tuma": (1, 13, 0, 1), "bert-burat": (1, 12, 0, 1),
    "giant-spiders": (2, 10, 0, 1), "wolves": (3, 8, 0, 1), "wargs": (2, 9, 0, 1), "smaug": (2, 17, 8, 5),
    "giant": (1, 13, 0, 1), "orc-guard": (5, 8, 0, 1), "brigands": (2, 8, 0, 1), "cave-drake": (2, 10, 0, 1),
    "ghosts": (3, 9, 0, 1), "lesser-spiders": (4, 7, 0, 1), "ghouls": (5, 7, 0, 1), "old-man-willow": (1, 13, 0, 1),
    "ambusher": (2, 10, 0, 1), "orc-watch": (3, 9, 0, 1),
}  # fmt: skip


@pytest.mark.parametrize("name", CREATURES)
@rule(
    "meccg.card.creature.orc-raiders", "meccg.card.creature.tom", "meccg.card.creature.bert",
    "meccg.card.creature.wolves", "meccg.card.creature.wargs", "meccg.card.creature.smaug",
    "meccg.card.creature.orc-warriors",
)  # fmt: skip
def test_creatures(name: str) -> None:
    face = f.face(name)
    assert (face.strikes, face.prowess, face.body, face.points) == CREATURES[name]


@rule("meccg.card.creature.orc-warriors", "meccg.card.creature.orc-watch", "meccg.card.creature.smaug")
def test_where_creatures_are_keyed() -> None:
    assert (f.WILDERNESS, 1) in f.face("orc-warriors").lands
    assert all(land != f.WILDERNESS for land, _ in f.face("orc-watch").lands)
    assert f.face("smaug").unique and "the-lonely-mountain" in f.face("smaug").named[0].sites


#: Kind, points, corruption points.
ITEMS = {
    "sword-of-gondolin": (f.MAJOR, 2, 2), "dagger-of-westernesse": (f.MINOR, 0, 1), "healing-herbs": (f.MINOR, 0, 1),
    "elven-cloak": (f.MINOR, 0, 1), "potion-of-prowess": (f.MINOR, 0, 1), "palantir-of-annuminas": (f.GREATER, 3, 2),
    "great-shield-of-rohan": (f.MAJOR, 2, 2), "scroll-of-isildur": (f.GREATER, 4, 3), "glamdring": (f.MAJOR, 2, 1),
    "star-glass": (f.MINOR, 0, 1), "red-arrow": (f.MAJOR, 2, 2), "hauberk-of-bright-mail": (f.MAJOR, 2, 1),
    "orcrist": (f.GREATER, 4, 2), "palantir-of-orthanc": (f.SPECIAL, 2, 2), "the-one-ring": (f.SPECIAL, 6, 6),
}  # fmt: skip


@pytest.mark.parametrize("name", ITEMS)
@rule("meccg.card.item.potion-of-prowess", "meccg.card.item.palantir-of-annuminas")
def test_items(name: str) -> None:
    face = f.face(name)
    assert (face.item, face.points, face.corruption) == ITEMS[name]


@rule(
    "meccg.card.site.bag-end",
    "meccg.card.site.barrow-downs",
    "meccg.card.site.weathertop",
    "meccg.card.site.old-forest",
)
@rule("meccg.card.site.henneth-annun", "meccg.card.site.rivendell-lorien-path")
def test_sites() -> None:
    assert f.face("bag-end").haven == "rivendell" and f.REGIONS[f.face("bag-end").region] == "the-shire"
    downs = f.face("barrow-downs")
    assert downs.path == (f.WILDERNESS, f.WILDERNESS) and (downs.own_draws, downs.other_draws) == (1, 2)
    assert (downs.automatic[0].strikes, downs.automatic[0].prowess) == (1, 8) and f.MAJOR in downs.items
    top, forest, annun = f.face("weathertop"), f.face("old-forest"), f.face("henneth-annun")
    assert (top.automatic[0].strikes, top.automatic[0].prowess, top.own_draws, top.other_draws) == (2, 6, 1, 1)
    assert not forest.automatic and (forest.own_draws, forest.other_draws) == (1, 1)
    assert not annun.automatic and annun.path.count(f.WILDERNESS) == 2 and annun.haven == "lorien"
    assert f.face("rivendell").haven_paths["lorien"].count(f.WILDERNESS) == 3


def test_all_sites_of_the_wizards() -> None:
    sites = [face for face in f.CARDS if face.site >= 0 and face.printed.startswith("tw-")]
    assert len(sites) == 69
    for face in sites:
        if face.site != f.HAVEN:
            assert face.haven in f.HAVENS and face.path and face.region >= 0
    assert sum(1 for face in f.CARDS if face.site >= 0 and face.printed.startswith("dm-")) == 13


def test_every_card_of_the_starter_decks_is_complete() -> None:
    for deck in f.load_decks().values():
        for name in [*deck["deck"], *deck["characters"], *deck["items"]]:
            assert f.NUMBER[name] in COMPLETE, name


# Behaviour


def struck(*hand: str, who: str = "aragorn-ii", attack: int = 8, race: str = "men") -> Board:
    board = Board().hand(*hand)
    slot = board.company("rivendell", who)
    board.attack(slot, race=race, prowess=attack)
    return board.do(f"tap:{who}")


@rule("meccg.card.event.block")
def test_block() -> None:
    board = struck("block").dice(4).do("play:block:0")
    assert board.status("aragorn-ii") == 0 and board.logged("strike")[0]["total"] == 10
    assert not any("block" in option for option in struck("block", "dodge", who="merry").options())


@rule("meccg.card.event.dodge")
def test_dodge() -> None:
    board = struck("dodge", who="merry").dice(12).do("play:dodge:0")
    assert board.status("merry") == 0 and board.logged("strike")[0]["total"] == 13
    board = struck("dodge", who="merry", attack=20).dice(2, 9).do("play:dodge:0")
    assert board.zone("merry") == OUT and board.logged("body")[0]["body"] == 8


@rule("meccg.card.event.risky-blow")
def test_risky_blow() -> None:
    board = struck("risky-blow", attack=20).dice(2, 9).do("play:risky-blow:0")
    assert board.logged("strike")[0]["total"] == 11 and board.logged("body")[0]["body"] == 8


@rule("meccg.card.event.lucky-strike", "meccg.example.play.kodi2.tom")
def test_lucky_strike() -> None:
    board = Board().hand("lucky-strike").dice(4, 9)
    slot = board.company("rivendell", "elladan")
    board.give("elladan", "sword-of-gondolin").creature(slot, "tom-tuma").do("tap:elladan", "play:lucky-strike:0")
    assert board.options() == ["roll:4", "roll:9"]
    board.do("roll:9")
    assert board.logged("strike")[0]["total"] == 16 and board.zone("tom-tuma") == POINTS


def test_halfling_stealth() -> None:
    board = Board().hand("halfling-stealth")
    slot = board.company("rivendell", "merry")
    board.attack(slot, prowess=20).do("tap:merry", "play:halfling-stealth:0")
    assert board.status("merry") == 0 and not board.logged("strike")


@rule("meccg.card.event.concealment")
def test_concealment() -> None:
    board = Board().hand("concealment", "dodge")
    slot = board.company("rivendell", "boromir-ii", "eomer")
    board.attack(slot)
    assert board.prompt() != "defend"
    board = Board().hand("concealment")
    slot = board.company("rivendell", "aragorn-ii", "eomer")
    board.attack(slot).do("play:concealment:0")
    assert board.tapped("aragorn-ii") and not board.g.asks


@rule("meccg.card.event.dark-quarrels")
def test_dark_quarrels() -> None:
    for race, playable in (("orcs", True), ("trolls", True), ("men", True), ("undead", False)):
        board = Board().hand("dark-quarrels")
        slot = board.company("rivendell", "aragorn-ii", "eomer")
        board.attack(slot, race=race)
        assert ("play:dark-quarrels:0" in board.options()) == playable


@rule("meccg.card.event.escape")
def test_escape() -> None:
    board = Board().hand("escape")
    slot = board.company("rivendell", "aragorn-ii", "eomer", "boromir-ii/wounded")
    board.attack(slot, prowess=20).do("play:escape:0", "choose:eomer")
    assert board.wounded("eomer") and not board.logged("body") and not board.g.asks


def test_vanishment() -> None:
    board = Board().hand("vanishment")
    slot = board.company("rivendell", "saruman", "eomer")
    board.attack(slot, prowess=20).do("play:vanishment:0").passing()
    assert not board.logged("strike") and board.zone("vanishment") == DISCARD


@rule("meccg.card.event.ford", "meccg.example.play.mordakai1.ford")
def test_ford() -> None:
    board = Board().hand("ford").hazards("wolves", "giant")
    board.company("rivendell", "faramir", "eomer")
    board.organization().do("move:company0:lorien", "play:ford:0", "choose:faramir", "pass")
    board.move(0)
    assert board.tapped("faramir")
    assert not any("wilderness" in option for option in board.options())
    assert "creature:wolves:land-border-land" in board.options()
    assert board.refused("creature:giant:land-wilderness", seat=1) == "card.event.ford"


@rule("meccg.card.event.fellowship")
def test_fellowship() -> None:
    board = Board().hand("fellowship")
    board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer")
    board.organization()
    assert "play:fellowship:0" not in board.options()
    board = Board().hand("fellowship").dice(2, 12)
    slot = board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer", "merry")
    board.organization().do("play:fellowship:0")
    assert prowess(board.g, board.card("merry")) == 2 and check_modifier(board.g, board.card("boromir-ii")) == 0
    board.attack(slot, prowess=25).do("target:merry", "tap:merry", "pass").passing()
    assert board.zone("fellowship") == DISCARD


@rule("meccg.card.event.lapse-of-will")
def test_lapse_of_will() -> None:
    for race, value in (("orcs", 7), ("nazgul", 5)):
        board = Board().event("lapse-of-will", seat=0).hand("concealment")
        slot = board.company("rivendell", "aragorn-ii", "eomer")
        board.attack(slot, race=race)
        assert prowess_of(board.g, board.g.stack[0]) == value  # type: ignore[arg-type]


@rule("meccg.card.event.wake-of-war", "meccg.example.play.mordakai3.wolves")
def test_wake_of_war() -> None:
    board = Board().event("wake-of-war").hand("concealment")
    slot = board.company("rivendell", "aragorn-ii", "eomer")
    board.creature(slot, "wolves")
    attack = board.g.stack[0]
    assert (strikes_of(board.g, attack), prowess_of(board.g, attack)) == (4, 9)  # type: ignore[arg-type]


@rule("meccg.card.event.awaken-denizens")
def test_awaken_denizens() -> None:
    board = Board().event("awaken-denizens").hand("concealment")
    slot = board.company("weathertop", "aragorn-ii", "eomer", "elladan", "merry", "pippin")
    board.automatic(slot)
    assert strikes_of(board.g, board.g.stack[0]) == 4  # type: ignore[arg-type]


def test_plague_of_wights_and_awaken_minions() -> None:
    board = Board().event("plague-of-wights").event("doors-of-night").hand("concealment")
    slot = board.company("rivendell", "aragorn-ii", "eomer")
    board.creature(slot, "ghosts")
    attack = board.g.stack[0]
    assert (strikes_of(board.g, attack), prowess_of(board.g, attack)) == (6, 10)  # type: ignore[arg-type]
    board = Board().event("awaken-minions").hand("concealment")
    slot = board.company("moria", "aragorn-ii", "eomer")
    board.automatic(slot)
    assert strikes_of(board.g, board.g.stack[0]) == 8  # type: ignore[arg-type]


@rule("meccg.card.creature.orc-lieutenant", "meccg.card.creature.orc-warband")
def test_orcs_after_orcs() -> None:
    for name, value in (("orc-lieutenant", 11), ("orc-warband", 7)):
        board = Board().hand("concealment").dice(12, 12, 12, 12)
        slot = board.company("rivendell", "aragorn-ii")
        board.creature(slot, "orc-warriors").do("pass", "surplus:0", "tap:aragorn-ii")
        board.g.status[board.card("aragorn-ii")] = 0
        board.creature(slot, name)
        assert prowess_of(board.g, board.g.stack[0]) == value  # type: ignore[arg-type]


@rule("meccg.card.event.lure-of-nature", "meccg.example.play.mordakai1.lure-of-nature")
def test_lure_of_nature() -> None:
    board = Board().hazards("lure-of-nature").dice(7, 7, 7)
    board.company("rivendell", "haldir", "gimli")
    board.give("haldir", "healing-herbs").move(0, "lorien").do("play:lure-of-nature:0")
    assert board.bearer("lure-of-nature") == "haldir"
    board.passing()
    assert len(board.logged("check")) == 3


@rule("meccg.example.play.mordakai1.haldir-lost")
def test_haldir_is_lost_and_makes_no_third_check() -> None:
    board = Board().hazards("lure-of-nature").dice(10, 3)
    board.company("rivendell", "haldir", "gimli")
    board.give("haldir", "healing-herbs").move(0, "lorien").do("play:lure-of-nature:0").passing()
    assert board.zone("haldir") == DISCARD and board.zone("healing-herbs") == DISCARD
    assert len(board.logged("check")) == 2


@rule("meccg.card.event.lure-of-greed", "meccg.card.event.lure-of-the-senses")
def test_lures_that_can_be_removed() -> None:
    assert f.face("lure-of-expedience").corruption == 2 and f.face("lure-of-the-senses").corruption == 2
    for name, roll in (("lure-of-expedience", 7), ("lure-of-the-senses", 6)):
        board = Board(standard=False).dice(roll)
        board.company("rivendell", "aragorn-ii")
        board.give("aragorn-ii", name).organization().do(f"cleanse:{name}")
        assert board.zone(name) == (DISCARD if name == "lure-of-expedience" else PLAY)


def test_lure_of_expedience_asks_for_a_check_when_an_item_is_gained() -> None:
    board = Board().hand("glamdring").dice(9)
    board.company("barrow-downs", "boromir-ii", "eomer")
    board.give("boromir-ii", "lure-of-expedience").explore(0).do("resource:glamdring:eomer").passing()
    assert board.logged("check")[0]["card"] == board.card("boromir-ii")


def test_lure_of_the_senses_at_a_haven() -> None:
    board = Board().dice(9)
    board.company("rivendell", "boromir-ii")
    board.give("boromir-ii", "lure-of-the-senses").untap()
    assert board.logged("check")


def test_lure_of_power() -> None:
    board = Board().event("lure-of-power").hand("knights-of-dol-amroth").dice(9, 9)
    board.company("dol-amroth", "imrahil")
    board.give("imrahil", "glamdring").explore(0).do("resource:knights-of-dol-amroth:imrahil").passing()
    assert board.zone("lure-of-power") == DISCARD and board.logged("check")[0]["total"] == 5


@rule("meccg.card.event.weariness", "meccg.example.play.mordakai1.weariness")
def test_weariness_of_the_heart() -> None:
    board = Board().hazards("weariness-of-the-heart").dice(7)
    board.company("rivendell", "haldir", "gimli")
    board.give("haldir", "healing-herbs", "lure-of-nature")
    board.move(0).do("play:weariness-of-the-heart:1", "choose:haldir").passing()
    assert board.logged("check")[0]["total"] == 6 and board.zone("haldir") == PLAY
    assert f.face("weariness-of-the-heart").corruption == 0


@rule("meccg.card.event.call-of-home", "meccg.influence.general.free-helps-defence")
def test_call_of_home() -> None:
    for roll, zone in ((8, HAND), (9, PLAY)):
        board = Board().hazards("call-of-home").dice(roll)
        board.company("rivendell", "elrond", "aragorn-ii")
        board.hand(*["dodge"] * 8)
        board.move(0).do("play:call-of-home:0", "choose:aragorn-ii").passing()
        assert board.zone("aragorn-ii") == zone


@rule("meccg.optional.defend-with-di")
def test_option_defending_with_direct_influence() -> None:
    for optional, zone in ((0, HAND), (16, PLAY)):
        board = Board(optional=optional).hazards("call-of-home").dice(7)
        board.company("rivendell", "elrond", "aragorn-ii")
        board.hand(*["dodge"] * 8)
        board.move(0).do("play:call-of-home:0", "choose:aragorn-ii").passing()
        assert board.zone("aragorn-ii") == zone


def test_muster_disperses() -> None:
    for roll, zone in ((9, DISCARD), (10, POINTS)):
        board = Board().hazards("muster-disperses").points("wood-elves").dice(roll)
        board.company("rivendell", "elrond", "aragorn-ii")
        board.move(0).do("play:muster-disperses:0")
        assert board.zone("wood-elves") == zone


def test_river_and_the_ranger() -> None:
    board = Board().hazards("river").hand("glamdring")
    board.company("rivendell", "boromir-ii", "aragorn-ii")
    board.move(0, "barrow-downs").do("play:river:0").passing()
    board.at_site(0)
    assert board.options() == ["cross:aragorn-ii", "pass"]
    board.do("cross:aragorn-ii")
    assert "enter" in board.options() and board.tapped("aragorn-ii")


def test_choking_shadows() -> None:
    board = Board().hazards("choking-shadows").hand("concealment")
    board.company("rivendell", "boromir-ii", "aragorn-ii")
    board.move(0, "barrow-downs").do("play:choking-shadows:0").passing()
    board.automatic(0)
    assert prowess_of(board.g, board.g.stack[0]) == 10  # type: ignore[arg-type]


def test_twilight_cancels_environment() -> None:
    board = Board().hazards("new-moon").hand("twilight")
    board.company("rivendell", "elladan", "elrohir")
    board.move(0).do("play:new-moon:0", "choose:elladan", "play:twilight:0")
    assert not board.tapped("elladan") and board.zone("new-moon") == DISCARD


def test_doors_of_night_and_marvels_told() -> None:
    board = Board().event("minions-stir").hand("marvels-told")
    board.company("rivendell", "annalena")
    board.organization().do("play:marvels-told:0")
    assert board.zone("minions-stir") == DISCARD and board.tapped("annalena")


# Items and allies


@rule("meccg.card.item.sword-of-gondolin", "meccg.card.item.dagger-of-westernesse")
def test_swords() -> None:
    board = Board()
    board.company("rivendell", "eomer", "merry")
    board.give("eomer", "sword-of-gondolin").give("merry", "dagger-of-westernesse")
    assert prowess(board.g, board.card("eomer")) == 5 and prowess(board.g, board.card("merry")) == 2
    board.g.attach(board.card("sword-of-gondolin"), board.card("merry"))
    assert prowess(board.g, board.card("merry")) == 2


def test_glamdring_and_orcrist_against_orcs() -> None:
    for name, plain, orcs in (("glamdring", 8, 9), ("orcrist", 9, 10)):
        for race, value in (("men", plain), ("orcs", orcs)):
            board = Board().hand("dodge")
            slot = board.company("rivendell", "aragorn-ii")
            board.give("aragorn-ii", name).attack(slot, race=race, prowess=30).do("tap:aragorn-ii")
            assert prowess(board.g, board.card("aragorn-ii")) == value


def test_armour_and_shields() -> None:
    board = Board()
    board.company("rivendell", "boromir-ii", "merry")
    board.give("boromir-ii", "great-shield-of-rohan", "hauberk-of-bright-mail")
    assert body(board.g, board.card("boromir-ii")) == 9


def test_shields_that_are_tapped() -> None:
    board = Board().dice(4)
    slot = board.company("rivendell", "boromir-ii")
    board.give("boromir-ii", "great-shield-of-rohan").attack(slot, prowess=5)
    board.do("tap:boromir-ii", "use:great-shield-of-rohan:1")
    assert board.status("boromir-ii") == 0 and board.tapped("great-shield-of-rohan")


@rule("meccg.card.item.elven-cloak", "meccg.example.play.mordakai2.wolves")
def test_elven_cloak() -> None:
    for key, works in (("land-wilderness", True), ("land-border-land", False)):
        board = Board().hand("dodge")
        slot = board.company("rivendell", "merry")
        board.give("merry", "elven-cloak").creature(slot, "wolves", key).do("surplus:0", "tap:merry")
        assert ("use:elven-cloak:0" in board.options()) == works


@rule("meccg.card.item.healing-herbs", "meccg.example.play.kodi2.herbs")
def test_healing_herbs() -> None:
    board = Board()
    board.company("rivendell", "annalena", "boromir-ii/wounded")
    board.give("annalena", "healing-herbs").organization().do("use:healing-herbs:0")
    assert board.status("boromir-ii") == 0 and board.tapped("annalena") and board.zone("healing-herbs") == DISCARD


def test_star_glass() -> None:
    board = Board()
    slot = board.company("rivendell", "merry")
    board.give("merry", "star-glass").creature(slot, "ghosts").do("use:star-glass:0")
    assert board.tapped("merry") and board.zone("ghosts") == DISCARD
    board = Board().hand("concealment")
    slot = board.company("rivendell", "merry", "eomer")
    board.give("merry", "star-glass").creature(slot, "wolves").do("use:star-glass:1")
    assert prowess_of(board.g, board.g.stack[0]) == 6  # type: ignore[arg-type]


def test_potion_and_miruvor() -> None:
    board = Board()
    board.company("rivendell", "merry", "eomer")
    board.give("merry", "potion-of-prowess", "miruvor").organization().do("use:potion-of-prowess:0", "use:miruvor:0")
    assert prowess(board.g, board.card("eomer")) == 4 and body(board.g, board.card("eomer")) == 10


def test_red_arrow_and_influence() -> None:
    board = Board()
    board.company("rivendell", "faramir", "eomer")
    board.give("faramir", "red-arrow")
    assert influence(board.g, board.card("faramir"), board.card("eomer")) == 6


@rule("meccg.keyword.palantir-use", "meccg.card.char.saruman")
def test_palantir_of_orthanc() -> None:
    board = Board().discards("dodge").deck(*["block"] * 5)
    board.company("isengard", "saruman", "eomer")
    board.give("eomer", "palantir-of-orthanc").organization()
    assert "use:palantir-of-orthanc:0" not in board.options()
    board.g.attach(board.card("palantir-of-orthanc"), board.card("saruman"))
    board.organization().do("use:palantir-of-orthanc:0")
    assert "dodge" in board.names(DECK) and board.tapped("saruman")


@rule("meccg.card.ally.goldberry")
def test_goldberry() -> None:
    assert f.face("goldberry").places == ("old-forest",) and f.face("goldberry").points == 1
    board = Board()
    slot = board.company("rivendell", "merry")
    board.give("merry", "goldberry").creature(slot, "wolves").do("use:goldberry:0")
    assert board.tapped("goldberry") and not board.logged("strike")


def test_gollum() -> None:
    for names, works in ((("merry", "frodo"), True), (("merry", "eomer", "elladan"), False)):
        board = Board().hand("concealment")
        slot = board.company("rivendell", *names)
        board.give("merry", "gollum").creature(slot, "wolves")
        assert ("use:gollum:0" in board.options()) == works


def test_gollum_and_the_ring() -> None:
    board = Board()
    board.company("moria", "merry")
    board.company("moria", "frodo", seat=1)
    board.give("merry", "gollum").give("frodo", "the-one-ring").organization().do("use:gollum:1")
    assert board.zone("the-one-ring") == DISCARD and board.zone("gollum") == DISCARD


def test_gandalf_tests_a_ring() -> None:
    board = Board().dice(7)
    board.company("rivendell", "gandalf", "frodo")
    board.give("frodo", "fair-gold-ring").give("gandalf", "scroll-of-isildur").organization().do("use:gandalf:0")
    assert board.tapped("gandalf") and board.logged("ring-test")[0]["total"] == 9


@rule("meccg.card.char.eowyn")
def test_eowyn_against_the_nazgul() -> None:
    board = Board().hand("dodge")
    slot = board.company("rivendell", "eowyn")
    board.creature(slot, "adunaphel").do("tap:eowyn")
    assert prowess(board.g, board.card("eowyn"), board.card("adunaphel")) == 8


def test_brigands_rob_the_company() -> None:
    board = Board().dice(2, 2, 12)
    slot = board.company("rivendell", "eomer", "merry/tapped")
    board.give("merry", "elven-cloak").creature(slot, "brigands").do("face:eomer", "tap:eomer")
    assert board.wounded("eomer") and board.zone("elven-cloak") == DISCARD


def test_ghosts_corrupt_whom_they_wound() -> None:
    board = Board().dice(2, 2, 9)
    slot = board.company("rivendell", "boromir-ii")
    board.give("boromir-ii", "scroll-of-isildur").creature(slot, "ghosts").do("surplus:0", "tap:boromir-ii").passing()
    assert board.logged("check")[0]["total"] == 7


def test_giant_spiders_discard_on_a_tie_of_the_body_check() -> None:
    board = Board().dice(2, 8)
    slot = board.company("rivendell", "eomer")
    board.creature(slot, "giant-spiders").do("surplus:0", "tap:eomer")
    assert board.zone("eomer") == DISCARD


def test_old_man_willow_against_hobbits() -> None:
    for who, value in (("merry", 15), ("eomer", 13)):
        board = Board().dice(12, 2)
        slot = board.company("rivendell", who)
        board.creature(slot, "old-man-willow").do(f"tap:{who}")
        assert board.logged("strike")[0]["prowess"] == value


def test_tom_after_bert() -> None:
    board = Board().dice(12, 2, 2)
    slot = board.company("rivendell", "aragorn-ii")
    board.give("aragorn-ii", "glamdring").creature(slot, "bert-burat").do("tap:aragorn-ii")
    board.creature(slot, "tom-tuma")
    assert board.wounded("aragorn-ii") and board.zone("glamdring") == DISCARD


def test_crebain_show_cards() -> None:
    board = Board().dice(12).hand("dodge", "block")
    slot = board.company("rivendell", "aragorn-ii/tapped")
    board.creature(slot, "crebain").passing()
    assert len(board.logged("shows")) == 1


@rule("meccg.card.info.rescue-prisoners")
def test_rescue_prisoners() -> None:
    board = Board().hand("rescue-prisoners").dice(*[12] * 4)
    board.company("moria", "aragorn-ii", "eomer", "elladan")
    board.g.status[board.site("moria")] = TAPPED
    board.explore(0).do("play:rescue-prisoners:0")
    while board.prompt() not in ("choose", "explore", ""):
        board.do("pass" if "pass" in board.options() else board.options()[-1])
    assert board.prompt() == "choose"
    board.do(board.options()[-1])
    assert board.bearer("rescue-prisoners")
    assert f.face("rescue-prisoners").stored_points == 3 and f.face("rescue-prisoners").points == 0


@rule("meccg.card.faction.rangers-of-ithilien", "meccg.example.play.mordakai2.rangers")
def test_faramir_wins_the_rangers() -> None:
    board = Board().dice(4).hand("rangers-of-ithilien")
    board.company("henneth-annun", "faramir", "merry")
    board.explore(0).do("resource:rangers-of-ithilien:faramir")
    assert board.logged("influence")[0]["total"] == 8 and board.zone("rangers-of-ithilien") == POINTS
    assert f.face("rangers-of-ithilien").points == 3


def test_bridge_sends_a_company_on() -> None:
    board = Board().hand("bridge")
    board.company("bree", "aragorn-ii")
    board.move(0, "rivendell").do("play:bridge:0", "move:company0:weathertop")
    assert board.prompt() == "route"
    board.do("basic").passing()
    assert board.where(0) == "weathertop"


def test_halfling_strength_and_friends() -> None:
    board = Board().hand("halfling-strength")
    board.company("rivendell", "merry/wounded")
    board.organization().do("play:halfling-strength:0")
    assert board.status("merry") == 0
    board = Board().hand("new-friendship", "a-friend-or-three").dice(3)
    board.company("rivendell", "boromir-ii", "legolas/tapped")
    board.give("boromir-ii", "scroll-of-isildur").check("boromir-ii").do("play:new-friendship:1")
    assert board.zone("boromir-ii") == PLAY


def test_host_takes_a_hobbit() -> None:
    board = Board().hazards("waylaid-wounded-and-orc-dragged").dice(2)
    slot = board.company("old-forest", "merry", "eomer/tapped")
    board.g.limit = 2
    board.attack(slot, race="orcs", prowess=20).do("play:waylaid-wounded-and-orc-dragged:0", "tap:merry")
    board.do(board.options()[0])
    assert board.g.company[board.card("merry")] == -1 and board.bearer("merry") == "waylaid-wounded-and-orc-dragged"
