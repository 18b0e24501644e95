"""The example of play (p.20-24), Basic rules: both players, three turns each, with the dice and draws of the book.

Where the book and its cards disagree, ``docs/rulings/meccg.md`` says what is done here; Bombur's second roll is 4
instead of 5, because his card gives him +1 against Orcs.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.rules.council import total_points
from westmarch.games.meccg.rules.turn import Game
from westmarch.games.meccg.terms import HAND, POINTS
from westmarch.games.meccg.values import general_free

KODI_HAND = (
    "sword-of-gondolin", "block", "dark-quarrels", "fair-travels-in-wilderness", "giant-spiders", "giant-spiders",
    "weariness-of-the-heart", "lure-of-nature",
)  # fmt: skip
MORDAKAI_HAND = (
    "rangers-of-ithilien", "dodge", "lapse-of-will", "orc-guard", "orc-warriors", "orc-warriors", "orc-raiders",
    "orc-lieutenant",
)  # fmt: skip
KODI_DRAWS = (
    "elven-cloak", "concealment", "goldberry", "hama", "escape", "lucky-strike", "bombur", "lure-of-the-senses",
    "lure-of-expedience", "ford", "block", "dreams-of-lore", "wolves", "wake-of-war", "wargs", "wolves",
    "lure-of-nature",
    "potion-of-prowess", "concealment", "fair-travels-in-wilderness", "great-shield-of-rohan", "dark-quarrels",
    "weariness-of-the-heart", "wargs",
)  # fmt: skip
MORDAKAI_DRAWS = (
    "risky-blow", "ford", "gandalf", "fellowship", "tom-tuma", "dodge", "orc-watch", "rescue-prisoners", "concealment",
    "healing-herbs", "palantir-of-annuminas", "peath", "orc-raiders", "orc-warband", "bert-burat", "awaken-denizens",
    "miruvor", "risky-blow", "orc-lieutenant", "minions-stir", "concealment", "ford",
)  # fmt: skip


class Story(Board):
    """Decisions of the book; where it is silent, everybody passes."""

    def __init__(self) -> None:
        super().__init__(standard=False)
        self.seen: dict[str, dict[str, Any]] = {}
        self.company("rivendell", "aragorn-ii", "boromir-ii", "elladan", "annalena")
        self.company("rivendell", "glorfindel-ii", "faramir", "haldir", "mablung", "bard-bowman", seat=1)
        self.follow("annalena", "aragorn-ii").follow("bard-bowman", "glorfindel-ii").follow("mablung", "faramir")
        self.give("boromir-ii", "dagger-of-westernesse").give("annalena", "healing-herbs")
        self.give("bard-bowman", "elven-cloak").give("haldir", "healing-herbs")
        self.hand(*KODI_HAND).hand(*MORDAKAI_HAND, seat=1)
        self.deck(*["eomer"] * 9, *reversed(KODI_DRAWS)).deck(*["elrohir"] * 9, *reversed(MORDAKAI_DRAWS), seat=1)
        self.g.turn = 0
        self.g.begun = [0, 0]
        self.look("setup")

    def tell(self, *codes: str) -> Story:
        for code in codes:
            while code not in self.options():
                assert "pass" in self.options(), f"{code} is not among {self.options()} ({self.prompt()})"
                self._do("pass")
            self._do(code)
        return self

    def until(self, prompt: str, seat: int) -> Story:
        while not (self.prompt() == prompt and self.to_act() == seat):
            self._do("pass")
        return self

    def look(self, name: str) -> Story:
        self.seen[name] = {
            "hands": [self.names(HAND, seat) for seat in (0, 1)],
            "points": [total_points(self.g, seat) for seat in (0, 1)],
            "free": [general_free(self.g, seat) for seat in (0, 1)],
            "limit": self.g.limit,
            "path": self.g.path[:],
            "piles": [self.names(POINTS, seat) for seat in (0, 1)],
            "status": {self.g.face(c).id: self.g.status[c] for s in (0, 1) for c in self.g.characters(s)},
            "bearers": {
                f"{self.g.face(c).id}>{self.g.face(self.g.host[c]).id}" for c in self.g.attached if self.g.host[c] >= 0
            },
            "sites": {slot: self.where(slot) for slot in range(len(self.g.c_owner)) if self.g.c_owner[slot] >= 0},
            "strikes": len(self.logged("strike")),
            "checks": len(self.logged("check")),
        }
        return self


@cache
def story() -> Story:
    s = Story()
    s.dice(6, 5, 8, 3, 5)
    s.run(Game())
    s.look("kodi1.organization").tell("move:company0:barrow-downs", "play:fair-travels-in-wilderness:0", "pass", "draw")
    s.look("kodi1.draw").tell("creature:orc-warriors:land-wilderness")
    s.tell("target:aragorn-ii,boromir-ii,elladan")
    s.tell("face:aragorn-ii", "stay:aragorn-ii", "face:boromir-ii", "stay:boromir-ii", "stay:elladan")
    s.until("hazard", 1).look("kodi1.warriors").tell("creature:orc-lieutenant:land-wilderness", "target:boromir-ii")
    s.tell("tap:boromir-ii", "play:block:0").until("enter", 0).look("kodi1.arrival")
    s.tell("enter", "play:concealment:0", "choose:annalena", "resource:sword-of-gondolin:elladan").look("kodi1.sword")
    s.tell("extra:elven-cloak:aragorn-ii", "discard:orc-guard").until("organize", 1).look("kodi1.end")

    s.dice(7, 10, 3).tell("character:gandalf", "enter_company:company1", "general:mablung", "follow:faramir:gandalf")
    s.look("mordakai1.gandalf").tell("move:company1:lorien", "play:ford:0", "pass", "draw", "draw")
    s.look("mordakai1.draw").tell("play:lure-of-nature:0", "choose:haldir")
    s.tell("play:weariness-of-the-heart:1", "choose:haldir").until("organize", 0).look("mordakai1.end")

    s.dice(4, 9).tell("character:hama", "enter_alone:rivendell", "transfer:elven-cloak:annalena", "use:healing-herbs:0")
    s.look("kodi2.organization").tell("move:company0:rivendell", "company:company2").look("kodi2.hama")
    s.tell("draw").look("kodi2.draw").tell("creature:orc-raiders:land-wilderness", "play:dark-quarrels:0")
    s.tell("creature:orc-warriors:land-wilderness", "play:escape:0", "choose:annalena")
    s.tell("creature:tom-tuma:land-wilderness", "target:elladan", "tap:elladan", "play:lucky-strike:0", "roll:9")
    s.until("company", 0).look("kodi2.arrival").tell("company:company0", "pass").until("organize", 1).look("kodi2.end")

    s.dice(6, 2, 8, 3, 4).tell("play:fellowship:0", "move:company1:henneth-annun", "pass", "play:lapse-of-will:0")
    s.tell("draw", "draw").look("mordakai2.draw").tell("play:lure-of-the-senses:0", "choose:glorfindel-ii")
    s.tell("play:lure-of-expedience:0", "choose:faramir", "creature:wolves:land-border-land")
    s.tell("play:concealment:0", "choose:mablung").look("mordakai2.wolves")
    s.tell("creature:giant-spiders:land-wilderness", "target:glorfindel-ii,gandalf", "face:glorfindel-ii")
    s.tell("tap:glorfindel-ii", "play:dodge:0", "tap:gandalf", "play:dodge:0").until("hazard", 0).look(
        "mordakai2.spiders1"
    )
    s.tell("creature:giant-spiders:land-wilderness", "target:glorfindel-ii,gandalf", "face:glorfindel-ii")
    s.tell("tap:glorfindel-ii", "tap:gandalf", "play:risky-blow:0").until("enter", 1).look("mordakai2.arrival")
    s.tell("enter", "resource:rangers-of-ithilien:faramir", "extra:healing-herbs:bard-bowman").look("mordakai2.rangers")
    s.until("organize", 0).look("mordakai2.end")

    s.dice(4, 6, 5, 8, 6, 4, 9, 4).look("kodi3.untap").tell("character:bombur", "enter_follower:boromir-ii")
    s.tell("regroup:boromir-ii:company2", "move:company0:weathertop", "move:company2:old-forest")
    s.tell("play:ford:0", "choose:aragorn-ii").look("kodi3.organization").tell("pass", "company:company0")
    s.look("kodi3.limit").tell("play:awaken-denizens:0")
    while s.g.here != 2:
        s.tell("pass")
    s.until("hazard", 1).look("kodi3.boromir")
    s.tell("creature:orc-raiders:land-wilderness", "face:boromir-ii", "surplus:0", "stay:boromir-ii")
    s.tell("face:hama", "surplus:0", "stay:hama", "surplus:1", "tap:bombur").until("hazard", 1).look("kodi3.raiders")
    s.tell("creature:orc-warband:land-wilderness", "face:boromir-ii", "surplus:0", "stay:boromir-ii")
    s.tell("face:hama", "surplus:0", "tap:hama", "surplus:2").until("hazard", 1).look("kodi3.warband")
    s.tell("creature:bert-burat:land-wilderness", "tap:boromir-ii", "play:block:0").until("company", 0)
    s.look("kodi3.arrival").tell("company:company0", "pass", "enter", "resource:goldberry:boromir-ii").look(
        "kodi3.site"
    )
    s.until("organize", 1).look("kodi3.end")

    s.dice(6, 7, 6, 3, 8, 9, 6, 10).tell("transfer:healing-herbs:mablung", "cleanse:lure-of-the-senses")
    s.tell("cleanse:lure-of-expedience").look("mordakai3.organization").tell(
        "move:company1:lorien", "pass", "draw", "draw"
    )
    s.look("mordakai3.draw").tell("play:lure-of-nature:0", "choose:glorfindel-ii", "play:wake-of-war:0")
    s.tell("creature:wolves:land-border-land", "play:concealment:0", "choose:bard-bowman")
    s.tell("creature:wargs:land-border-land", "target:bard-bowman", "face:gandalf", "tap:gandalf", "face:bard-bowman")
    s.tell("give:elven-cloak:mablung", "tap:mablung", "discard:orc-watch").look("mordakai3.refill")
    s.until("organize", 0).look("mordakai3.end")
    return s


def seen(name: str) -> dict[str, Any]:
    return story().seen[name]


def strike(number: int) -> tuple[int, int]:
    line = story().logged("strike")[number]
    return line["total"], line["prowess"]


@rule(
    "meccg.example.play.setup.kodi-company",
    "meccg.example.play.setup.mordakai-company",
    "meccg.example.play.setup.hands",
)
def test_setup() -> None:
    assert seen("setup")["points"] == [6, 6] and seen("setup")["free"] == [3, 4]
    assert seen("setup")["hands"] == [sorted(KODI_HAND), sorted(MORDAKAI_HAND)]


@rule("meccg.example.play.kodi1.organization", "meccg.example.play.kodi1.draw", "meccg.example.play.setup.first-player")
def test_kodi_sets_out() -> None:
    assert seen("kodi1.organization")["free"][0] == 3
    assert "elven-cloak" in seen("kodi1.draw")["hands"][0] and {"ford", "risky-blow"} <= set(
        seen("kodi1.draw")["hands"][1]
    )
    assert seen("kodi1.draw")["limit"] == 2


@rule(
    "meccg.example.play.kodi1.orc-warriors",
    "meccg.example.play.kodi1.orc-lieutenant",
    "meccg.example.play.kodi1.boromir-body",
)
def test_orcs_on_the_way() -> None:
    assert strike(0) == (9, 7) and strike(1) == (9, 7) and strike(2)[1] == 7
    assert seen("kodi1.warriors")["piles"][0] == ["orc-warriors"]
    assert strike(3) == (10, 11) and seen("kodi1.arrival")["status"]["boromir-ii"] == 2


@rule("meccg.example.play.kodi1.arrival", "meccg.example.play.kodi1.automatic-attack", "meccg.example.play.kodi1.sword")
@rule("meccg.example.play.kodi1.extra-minor", "meccg.example.play.kodi1.end")
def test_barrow_downs() -> None:
    assert seen("kodi1.arrival")["sites"][0] == "barrow-downs" and "concealment" in seen("kodi1.arrival")["hands"][0]
    assert seen("kodi1.sword")["points"][0] == 9 and seen("kodi1.sword")["status"]["annalena"] == 1
    assert seen("kodi1.sword")["strikes"] == 4
    end = seen("kodi1.end")
    assert "elven-cloak>aragorn-ii" in end["bearers"]
    assert end["hands"][0] == sorted(
        [
            "weariness-of-the-heart",
            "hama",
            "dark-quarrels",
            "escape",
            "goldberry",
            "giant-spiders",
            "giant-spiders",
            "lure-of-nature",
        ]
    )
    assert "gandalf" in end["hands"][1] and "orc-guard" not in end["hands"][1]


@rule("meccg.example.play.mordakai1.gandalf", "meccg.example.play.mordakai1.draw", "meccg.example.play.mordakai1.limit")
@rule("meccg.example.play.mordakai1.end")
def test_mordakais_first_turn() -> None:
    assert seen("mordakai1.gandalf")["free"][1] == 8
    assert seen("mordakai1.draw")["limit"] == 6 and {"lucky-strike", "bombur"} <= set(
        seen("mordakai1.draw")["hands"][0]
    )
    end = seen("mordakai1.end")
    assert "haldir" not in end["status"] and end["checks"] == 3 and end["sites"][1] == "lorien"
    assert end["hands"][1] == sorted(
        [
            "tom-tuma",
            "dodge",
            "fellowship",
            "lapse-of-will",
            "rangers-of-ithilien",
            "risky-blow",
            "orc-raiders",
            "orc-warriors",
        ]
    )


@rule("meccg.example.play.kodi2.untap", "meccg.example.play.kodi2.hama", "meccg.example.play.kodi2.cloak-transfer")
@rule("meccg.example.play.kodi2.hama-phase", "meccg.example.play.kodi2.limit", "meccg.example.play.kodi2.cancels")
@rule("meccg.example.play.kodi2.end")
def test_kodis_second_turn() -> None:
    assert seen("mordakai1.end")["status"]["boromir-ii"] == 2
    here = seen("kodi2.organization")
    assert "elven-cloak>annalena" in here["bearers"] and here["status"]["boromir-ii"] == 0
    assert here["sites"][2] == "rivendell" and "lure-of-the-senses" in seen("kodi2.draw")["hands"][0]
    assert seen("kodi2.draw")["limit"] == 4
    assert seen("kodi2.arrival")["status"]["annalena"] == 2 and seen("kodi2.arrival")["piles"][0] == [
        "orc-warriors",
        "tom-tuma",
    ]
    assert seen("kodi2.end")["hands"][0] == sorted(
        [
            "bombur",
            "block",
            "ford",
            "goldberry",
            "giant-spiders",
            "giant-spiders",
            "lure-of-expedience",
            "lure-of-the-senses",
        ]
    )


@rule(
    "meccg.example.play.mordakai2.organization",
    "meccg.example.play.mordakai2.long-event",
    "meccg.example.play.mordakai2.draw",
)
@rule(
    "meccg.example.play.mordakai2.lures",
    "meccg.example.play.mordakai2.spiders1",
    "meccg.example.play.mordakai2.spiders2",
)
def test_on_the_way_to_henneth_annun() -> None:
    assert seen("mordakai2.draw")["limit"] == 5
    lures = {"lure-of-the-senses>glorfindel-ii", "lure-of-expedience>faramir"}
    assert lures <= seen("mordakai2.wolves")["bearers"] and seen("mordakai2.wolves")["status"]["mablung"] == 1
    first = seen("mordakai1.end")["strikes"] + 1
    assert strike(first) == (15, 9) and strike(first + 1) == (9, 9)
    assert seen("mordakai2.spiders1")["piles"][1] == []
    assert strike(first + 2) == (17, 9) and strike(first + 3) == (13, 9)
    assert seen("mordakai2.arrival")["piles"][1] == ["giant-spiders"]


@rule(
    "meccg.example.play.mordakai2.arrival",
    "meccg.example.play.mordakai2.extra-minor",
    "meccg.example.play.mordakai2.end",
)
def test_the_rangers_of_ithilien() -> None:
    assert seen("mordakai2.arrival")["sites"][1] == "henneth-annun"
    here = seen("mordakai2.rangers")
    assert (
        here["piles"][1] == ["giant-spiders", "rangers-of-ithilien"] and "healing-herbs>bard-bowman" in here["bearers"]
    )
    assert here["points"][1] == 9
    assert seen("mordakai2.end")["hands"][1] == sorted(
        [
            "bert-burat",
            "peath",
            "palantir-of-annuminas",
            "rescue-prisoners",
            "orc-raiders",
            "orc-warband",
            "orc-watch",
            "awaken-denizens",
        ]
    )


@rule(
    "meccg.example.play.kodi3.untap",
    "meccg.example.play.kodi3.organization",
    "meccg.example.play.kodi3.aragorn-company",
)
@rule("meccg.example.play.kodi3.boromir-company", "meccg.example.play.kodi3.orc-raiders")
def test_kodi_divides_his_company() -> None:
    assert seen("kodi3.untap")["status"]["annalena"] == 1 and seen("kodi3.untap")["status"]["elladan"] == 0
    assert seen("kodi3.limit")["limit"] == 3 and seen("kodi3.boromir")["limit"] == 3
    assert "potion-of-prowess" in seen("kodi3.boromir")["hands"][0]
    at = seen("mordakai2.end")["strikes"]
    assert strike(at) == (8, 5) and strike(at + 1) == (7, 5) and strike(at + 2) == (8, 5)
    assert "orc-raiders" in seen("kodi3.raiders")["piles"][0]


@rule("meccg.example.play.kodi3.orc-warband", "meccg.example.play.kodi3.bombur-body", "meccg.example.play.kodi3.bert")
@rule("meccg.example.play.kodi3.arrival", "meccg.example.play.kodi3.site", "meccg.example.play.kodi3.end")
def test_bombur_falls() -> None:
    at = seen("kodi3.raiders")["strikes"]
    assert strike(at) == (12, 6) and strike(at + 1) == (10, 6) and strike(at + 2) == (5, 6)
    assert "bombur" not in seen("kodi3.warband")["status"] and strike(at + 3) == (11, 11)
    assert seen("kodi3.arrival")["sites"] == {0: "weathertop", 1: "henneth-annun", 2: "old-forest"}
    assert "goldberry>boromir-ii" in seen("kodi3.site")["bearers"]
    assert seen("kodi3.end")["hands"][0] == sorted(
        [
            "wake-of-war",
            "wargs",
            "wolves",
            "concealment",
            "dreams-of-lore",
            "fair-travels-in-wilderness",
            "potion-of-prowess",
            "lure-of-nature",
        ]
    )


@rule("meccg.example.play.mordakai3.herbs-transfer", "meccg.example.play.mordakai3.lure-removal")
@rule(
    "meccg.example.play.mordakai3.long-event",
    "meccg.example.play.mordakai3.draw",
    "meccg.example.play.mordakai3.lure-of-nature",
)
def test_mordakais_third_turn() -> None:
    here = seen("mordakai3.organization")
    assert "healing-herbs>mablung" in here["bearers"] and "lure-of-the-senses>glorfindel-ii" in here["bearers"]
    assert "lure-of-expedience>faramir" not in here["bearers"]
    assert story().zone("lapse-of-will") == 2
    assert {"great-shield-of-rohan", "dark-quarrels"} <= set(seen("mordakai3.draw")["hands"][0])


@rule("meccg.example.play.mordakai3.wargs-assignment", "meccg.example.play.mordakai3.wargs-gandalf")
@rule("meccg.example.play.mordakai3.wargs-bard", "meccg.example.play.mordakai3.wargs-mablung")
@rule("meccg.example.play.mordakai3.glorfindel-checks", "meccg.example.play.mordakai3.end")
def test_wargs() -> None:
    at = seen("kodi3.end")["strikes"]
    assert strike(at) == (13, 10) and strike(at + 1) == (6, 10) and strike(at + 2) == (10, 10)
    end = seen("mordakai3.end")
    assert "elven-cloak>mablung" in end["bearers"] and "bard-bowman" not in end["status"]
    assert "glorfindel-ii" in end["status"] and end["sites"][1] == "lorien"
    assert end["hands"][1] == sorted(
        [
            "peath",
            "ford",
            "miruvor",
            "palantir-of-annuminas",
            "rescue-prisoners",
            "risky-blow",
            "minions-stir",
            "orc-lieutenant",
        ]
    )


@rule("meccg.example.play.summary.prospects")
def test_what_both_hope_for() -> None:
    from westmarch.games.meccg.facts import face

    assert face("dreams-of-lore").points == 2 and face("peath").points == 1
    assert face("palantir-of-annuminas").points == 3 and face("rescue-prisoners").stored_points == 3


@rule("meccg.example.play.summary.kodi-12", "meccg.example.play.summary.mordakai-9")
def test_twelve_to_nine() -> None:
    assert seen("mordakai3.end")["points"] == [12, 9]
