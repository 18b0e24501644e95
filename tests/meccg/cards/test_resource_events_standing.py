"""What resource events do that stand for a while, change sites, or follow a slain Dragon; allies with errands."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.test_resource_events import unanswered
from meccg.cards.test_resource_events_finds import went_on
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.automatic_attacks import ADDED, automatic_attacks
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.rules.corruption import is_protected
from westmarch.games.meccg.rules.council import points
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.rules.hosts import TakePrisoner
from westmarch.games.meccg.rules.piles import Exhaust
from westmarch.games.meccg.rules.resources import forbids_resource
from westmarch.games.meccg.terms import DISCARD, GUARD, HAND, PLAY, POINTS, TAPPED
from westmarch.games.meccg.values import general_free, influence, mind, site_type


def at(site: str, *names: str) -> Board:
    board = Board()
    board.company(site, *names)
    return board


def lay_on(board: Board, card: str, site: str) -> Board:
    board.g.attach(board.g.add(f.NUMBER[card], 0, HAND), board.site(site))
    return board


# Sites


@covers("houses-of-healing", "rebuild-the-town")
def test_sites_that_change() -> None:
    board = at("edoras", "eomer/wounded").hand("houses-of-healing")
    board.untap()
    assert board.wounded("eomer")
    unanswered(board.explore(0).do("play:houses-of-healing:0"))
    assert board.bearer("houses-of-healing") == "edoras"
    board.untap()
    assert board.tapped("eomer")
    assert "play:houses-of-healing:0" not in at("bree", "eomer").hand("houses-of-healing").explore(0).options()
    board = at("weathertop", "eomer").hand("rebuild-the-town")
    assert automatic_attacks(board.g, 0)
    unanswered(board.explore(0).do("play:rebuild-the-town:0"))
    assert automatic_attacks(board.g, 0) == [] and site_type(board.g, board.site("weathertop")) == f.BORDER_HOLD
    board.g.release_site(board.site("weathertop"))
    board.g.c_site[0] = board.site("rivendell")
    board.g.release_site(board.site("weathertop"))
    assert board.zone("rebuild-the-town") == DISCARD
    for site in ("the-lonely-mountain", "bree", "moria"):
        assert "play:rebuild-the-town:0" not in at(site, "eomer").hand("rebuild-the-town").explore(0).options()


@covers("hall-of-fire")
def test_hall_of_fire() -> None:
    board = at("rivendell", "eomer").hand("hall-of-fire")
    unanswered(board.explore(0).do("play:hall-of-fire:0"))
    assert board.bearer("hall-of-fire") == "rivendell"
    for status, choice in (("tapped", 0), ("wounded", 1)):
        board = lay_on(at("rivendell", f"eomer/{status}", "merry/tapped"), "hall-of-fire", "rivendell")
        board.move(0).passing("may").do("yes")
        if board.prompt() == "either":
            board.do(f"option:{choice}")
        if board.prompt() == "choose":
            board.do("choose:eomer")
        assert board.status("eomer") == (0 if choice == 0 else TAPPED) and board.tapped("merry")
    away = lay_on(at("bree", "eomer/tapped"), "hall-of-fire", "rivendell")
    away.move(0).passing()
    assert away.tapped("eomer")


@covers("the-white-tree")
def test_the_white_tree() -> None:
    for stored in (True, False):
        board = at("minas-tirith", "annalena", "eomer/wounded").hand("the-white-tree")
        assert not any(o.startswith("play:the-white") for o in board.organization().options())
        if stored:
            board.points("sapling-of-the-white-tree")
        else:
            board.give("eomer", "sapling-of-the-white-tree")
        assert "type-free-hold" in keys(board.g, f.face("assassin"), 0)
        board.organization()
        unanswered(board.do(next(o for o in board.options() if o.startswith("play:the-white"))))
        assert board.zone("sapling-of-the-white-tree") == DISCARD and points(board.g, 0)[5] == 5
        assert "type-free-hold" not in keys(board.g, f.face("assassin"), 0)
        board.untap()
        assert board.tapped("eomer")
    unlearned = at("minas-tirith", "eomer").hand("the-white-tree").points("sapling-of-the-white-tree")
    assert not any(o.startswith("play:the-white") for o in unlearned.organization().options())


@covers("mallorn")
def test_mallorn() -> None:
    board = at("bag-end", "eomer/wounded").hand("mallorn")
    assert "play:mallorn:0" not in board.explore(0).options()
    board.points("earth-of-galadriels-orchard")
    unanswered(board.explore(0).do("play:mallorn:0"))
    assert points(board.g, 0)[5] >= 3
    board.g.status[board.site("bag-end")] = TAPPED
    board.untap()
    assert board.tapped("eomer") and board.g.status[board.site("bag-end")] == 0
    before = points(board.g, 0)[2]
    board.points("hobbits")
    assert points(board.g, 0)[2] == before + f.face("hobbits").points + 1
    board.hand("boromir-ii").organization().do("character:boromir-ii")
    assert "enter_company:company0" in board.options()
    board.g.status[board.site("bag-end")] = TAPPED
    site = board.site("bag-end")
    board.g.c_site[0] = board.site("rivendell")
    board.g.release_site(site)
    assert site in board.g.pile(6, 0)


@covers("stone-of-erech")
def test_stone_of_erech() -> None:
    board = at("vale-of-erech", "eomer").hand("stone-of-erech")
    assert "play:stone-of-erech:0" not in board.explore(0).options()
    board.points("men-of-lamedon")
    unanswered(board.explore(0).do("play:stone-of-erech:0"))
    assert board.zone("stone-of-erech") == PLAY and points(board.g, 0)[5] == 2
    board.g.put(board.card("men-of-lamedon"), DISCARD)
    assert board.zone("stone-of-erech") == DISCARD
    away = at("edoras", "eomer").hand("stone-of-erech").points("men-of-lamedon")
    assert "play:stone-of-erech:0" not in away.explore(0).options()


@covers("king-under-the-mountain", "returned-exiles")
def test_the_king_and_his_people() -> None:
    board = at("the-lonely-mountain", "thorin-ii", "eomer").hand(
        "king-under-the-mountain", "returned-exiles", "glamdring"
    )
    assert not any("king-under" in o or "exiles" in o for o in board.explore(0).options())
    board.points("smaug-at-home").g.status[board.site("the-lonely-mountain")] = 0
    unanswered(board.explore(0).do("play:king-under-the-mountain:0"))
    assert board.bearer("king-under-the-mountain") == "thorin-ii" and points(board.g, 0)[5] >= 5
    assert site_type(board.g, board.site("the-lonely-mountain")) == f.BORDER_HOLD
    assert automatic_attacks(board.g, 0) == []
    board.event("fell-winter")
    (wolves,) = automatic_attacks(board.g, 0)  # no Dragon, but like every other Border-hold
    assert wolves == ADDED + board.card("fell-winter")
    board.g.put(board.card("fell-winter"), DISCARD, 1)
    gimli = board.g.add(f.NUMBER["gimli"], 0, HAND)
    thorin = board.card("thorin-ii")
    assert influence(board.g, thorin, gimli) - influence(board.g, thorin) >= 5
    eomer, sword = board.card("eomer"), board.card("glamdring")
    assert forbids_resource(board.g, 0, 0, sword, eomer) and not forbids_resource(board.g, 0, 0, sword, thorin)
    board.g.status[board.site("the-lonely-mountain")] = TAPPED
    board.dice(7).explore(0).do("resource:returned-exiles:thorin-ii")
    went_on(board, "explore")
    total = board.logged("influence")[0]["total"]
    exiles = board.card("returned-exiles")
    assert total == 7 + influence(board.g, thorin, exiles) + 2 + 3
    other = at("the-lonely-mountain", "eomer").hand("king-under-the-mountain").points("smaug-at-home")
    assert "play:king-under-the-mountain:0" not in other.explore(0).options()


# Songs and tales


@covers("elf-song")
def test_elf_song() -> None:
    board = at("rivendell", "eomer").hand("elf-song")
    board.company("bree", "gimli")
    board.company("lorien", "legolas", seat=1)
    board.give("eomer", "lure-of-the-senses", "lure-of-nature").give("gimli", "lure-of-the-senses").give(
        "legolas", "lure-of-nature"
    )
    unanswered(board.long_events().do("play:elf-song:0"))
    assert board.to_act() == 0 and len(board.options()) == 3
    board.do("discard:lure-of-nature")
    assert board.to_act() == 1
    board.do("pass")
    assert len(board.g.under(board.card("eomer"))) == 1 and len(board.g.under(board.card("gimli"))) == 1
    assert is_protected(board.g, board.card("eomer")) and not is_protected(board.g, board.card("gimli"))
    frail = at("rivendell", "eomer").event("elf-song", seat=0).give("eomer", "lure-of-the-senses", "glamdring").dice(3)
    frail.check("eomer").passing()
    assert frail.zone("eomer") == PLAY


@covers("face-out-of-sight")
def test_face_out_of_sight() -> None:
    board = at("rivendell", "eomer").hand("face-out-of-sight").hazards("river")
    card = board.card("river")
    board.g._leave(card)
    board.g.zone[card] = GUARD
    board.g.c_guard[0] = card
    unanswered(board.long_events().do("play:face-out-of-sight:0"))
    assert board.zone("river") == HAND and board.g.c_guard[0] == -1
    board.deck("dodge").move(0, "bree").passing("hazard")
    assert "guard:river" not in board.options()
    tired = at("rivendell", "eomer").event("face-out-of-sight", seat=0).event("bill-ferny").event("wormtongue")
    tired.g.status[tired.card("bill-ferny")] = TAPPED
    tired.end_of_turn().passing()
    assert tired.zone("bill-ferny") == HAND and tired.zone("wormtongue") == PLAY
    double = at("rivendell", "eomer").event("face-out-of-sight", seat=1).hand("face-out-of-sight")
    assert "play:face-out-of-sight:0" not in double.long_events().options()


@covers("echo-of-all-joy")
def test_echo_of_all_joy() -> None:
    board = at("rivendell", "eomer").event("sun", seat=0).hand("echo-of-all-joy")
    unanswered(board.organization().do("play:echo-of-all-joy:0"))
    board.long_events().passing()
    assert board.zone("sun") == PLAY and board.bearer("echo-of-all-joy") == "sun"
    board.event("doors-of-night")
    assert board.zone("sun") == DISCARD and board.zone("echo-of-all-joy") == DISCARD
    night = at("rivendell", "eomer").event("sun", seat=0).event("doors-of-night").hand("echo-of-all-joy")
    assert "play:echo-of-all-joy:0" not in night.organization().options()
    spent = (
        at("rivendell", "eomer").event("sun", seat=0).hand("echo-of-all-joy").deck("dodge").discards("block", seat=1)
    )
    unanswered(spent.organization().do("play:echo-of-all-joy:0"))
    spent.run(Exhaust(1))
    assert spent.zone("sun") == DISCARD


@covers("enduring-tales")
def test_enduring_tales() -> None:
    for kept in (True, False):
        board = (
            at("rivendell", "eomer").event("enduring-tales", seat=0).hand("dodge", "block").deck("cram", *["river"] * 9)
        )
        board.deck(*["greed"] * 9, seat=1)
        board.end_of_turn().do("discard:dodge")
        assert board.prompt() == "to-deck"
        board.do("yes" if kept else "pass")
        # The first card that he draws afterwards.
        assert board.zone("dodge") == (HAND if kept else DISCARD)
    plain = at("rivendell", "eomer").hand("dodge").deck(*["river"] * 9).deck(*["greed"] * 9, seat=1)
    plain.end_of_turn().do("discard:dodge")
    assert plain.prompt() != "to-deck"


# Companies and Wizards


@covers("palm-to-palm")
def test_palm_to_palm() -> None:
    def held() -> Board:
        board = at("rivendell", "eomer", "merry").hand("palm-to-palm", "gandalf").give("eomer", "lure-of-the-senses")
        return unanswered(board.organization().do("play:palm-to-palm:0"))

    board = held()
    assert mind(board.g, board.card("merry")) == f.face("merry").mind + 1
    board.do("cleanse:lure-of-the-senses", "tap:eomer")
    assert board.prompt() == "check"
    board.do("support:merry", "pass") if "pass" in board.options() else board.do("support:merry")
    assert board.logged("remove")[0]["total"] == board.logged("remove")[0]["roll"] + 1 and board.tapped("merry")
    board = held()
    board.do(
        "character:gandalf",
        next(o for o in board.options() if o.startswith("enter_company"))
        if board.prompt() == "place"
        else "enter_company:company0",
    )
    assert board.zone("palm-to-palm") == DISCARD
    board = held().do("regroup:merry:new")
    assert board.zone("palm-to-palm") == DISCARD
    asked = at("edoras", "eomer", "merry").hand("riders-of-rohan").dice(5)
    asked.event("palm-to-palm", seat=0).g.company[asked.card("palm-to-palm")] = 0
    asked.explore(0).do("resource:riders-of-rohan:eomer", "support:merry")
    went_on(asked, "explore")
    plain = at("edoras", "eomer").hand("riders-of-rohan").dice(5)
    went_on(plain.explore(0).do("resource:riders-of-rohan:eomer"), "explore")
    assert asked.logged("influence")[0]["total"] == plain.logged("influence")[0]["total"] + 1
    # Each companion may support, one after the other.
    all_of_them = at("edoras", "eomer", "merry", "pippin").hand("riders-of-rohan").dice(5)
    all_of_them.event("palm-to-palm", seat=0).g.company[all_of_them.card("palm-to-palm")] = 0
    all_of_them.explore(0).do("resource:riders-of-rohan:eomer", "support:merry", "support:pippin")
    went_on(all_of_them, "explore")
    assert all_of_them.logged("influence")[0]["total"] == plain.logged("influence")[0]["total"] + 2
    led = at("rivendell", "gandalf", "merry").hand("palm-to-palm")
    assert "play:palm-to-palm:0" not in led.organization().options()


@covers("saw-further-and-deeper")
def test_saw_further_and_deeper() -> None:
    card = "saw-further-and-deeper"
    board = at("bree", "eomer").hand(card, card, "saruman", "gandalf")
    before = general_free(board.g, 0)
    unanswered(board.organization().do(f"play:{card}:0"))
    assert general_free(board.g, 0) == before + 5
    assert f"play:{card}:0" not in board.organization().options()
    # Saruman would be welcome at Rivendell otherwise.
    board.do("character:saruman")
    assert board.g.site_face(board.g.company[board.card("saruman")]).id == "isengard"
    assert f"play:{card}:0" not in board.organization().options() and general_free(board.g, 0) == before
    free = at("bree", "eomer").hand("saruman").organization().do("character:saruman")
    assert "enter_alone:rivendell" in free.options()


# Sages and others


@covers("fireworks")
def test_fireworks() -> None:
    for who, roll, works in (("annalena", 9, False), ("annalena", 10, True), ("gandalf", 3, True)):
        board = at("bree", who, "eomer").hand("fireworks").dice(roll)
        board.g.status[board.site("bree")] = TAPPED
        unanswered(board.explore(0).do("play:fireworks:0"))
        assert (board.g.status[board.site("bree")] == 0) == works and board.tapped(who)
        board.untap()
        assert board.tapped(who) and board.zone("fireworks") == DISCARD
        board.untap()
        assert board.status(who) == 0
    for site, tapped in (("bree", False), ("moria", True)):
        board = at(site, "annalena").hand("fireworks")
        board.g.status[board.site(site)] = TAPPED if tapped else 0
        assert "play:fireworks:0" not in board.explore(0).options()


@covers("master-of-wood-water-or-hill")
@pytest.mark.parametrize(
    ("way", "old", "new"),
    [
        (0, "wilderness", "border-land"), (1, "wilderness", "shadow-land"), (2, "shadow-land", "wilderness"),
        (3, "border-land", "wilderness"),
    ],
)  # fmt: skip
def test_master_of_wood_water_or_hill(way: int, old: str, new: str) -> None:
    card = "master-of-wood-water-or-hill"
    board = at("rivendell", "annalena").hand(card).deck(*["dodge"] * 9).hazards("greed")
    board.move(0, "bag-end")
    board.g.path = [f.LANDS.index(old)]
    board.passing("act")
    assert [o for o in board.options() if o.startswith("play:")] == [
        f"play:{card}:{n}"
        for n, land in enumerate(("wilderness", "wilderness", "shadow-land", "border-land"))
        if land == old
    ]
    unanswered(board.do(f"play:{card}:{way}"))
    assert board.g.path == [f.LANDS.index(new)] and board.tapped("annalena")


@covers("pledge-of-conduct")
def test_pledge_of_conduct() -> None:
    board = (
        at("rivendell", "boromir-ii", "legolas")
        .hand("pledge-of-conduct")
        .give("boromir-ii", "the-one-ring", "glamdring")
    )
    board.dice(12).check("boromir-ii")
    unanswered(board.do("play:pledge-of-conduct:0")).do("give:the-one-ring:legolas")
    assert board.bearer("the-one-ring") == "legolas" and board.bearer("glamdring") == "boromir-ii"
    for names, items in ((("boromir-ii", "eomer"), ("the-one-ring",)), (("boromir-ii", "legolas"), ())):
        board = (
            at("rivendell", *names)
            .hand("pledge-of-conduct")
            .give("boromir-ii", "lure-of-the-senses", "lure-of-nature", *items)
        )
        assert "play:pledge-of-conduct:0" not in board.check("boromir-ii").options()


@covers("lure-of-meccg")
def test_lure_of_meccg() -> None:
    board = (
        at("rivendell", "boromir-ii", "eomer")
        .event("lure-of-meccg", seat=0)
        .give("boromir-ii", "the-one-ring")
        .dice(12)
    )
    unanswered(board.check("boromir-ii").do(next(o for o in board.options() if o.startswith("use:lure")))).passing()
    assert board.logged("check")[0]["total"] == 13 + f.face("boromir-ii").check and board.tapped("lure-of-meccg")
    assert not any(o.startswith("use:lure") for o in board.check("boromir-ii").options())


@covers("the-windlord-found-me")
def test_the_windlord_found_me() -> None:
    card = "the-windlord-found-me"
    for site, way in (("moria", 0), ("isengard", 1)):
        board = at(site, "aragorn-ii", "eomer", "gimli", "legolas", "elladan").hand(card).dice(*[12] * 4)
        unanswered(board.explore(0).do(f"play:{card}:{way}"))
        went_on(board, "choose")
        assert board.logged("attack")[0]["prowess"] == 9
        board.do(next(o for o in board.options() if o != "choose:"))
        assert board.bearer(card) and board.g.status[board.site(site)] == TAPPED
    assert not any(o.startswith("play:the-windlord") for o in at("bree", "eomer").hand(card).explore(0).options())
    twice = at("moria", "eomer").hand(card).points(card)
    assert not any(o.startswith("play:the-windlord") for o in twice.explore(0).options())
    for wizard in (True, False):
        home = at("rivendell", "eomer/tapped").give("eomer", card).deck("dodge", "gandalf").discards("gandalf")
        home.untap()
        assert home.tapped("eomer")
        home.organization().do(f"store:{card}")
        assert home.prompt() == "rescued" and home.options().count("choose:gandalf") == 1
        home.do("choose:gandalf" if wizard else "pass")
        assert (home.zone("gandalf") == PLAY) == wizard and home.zone(card) == POINTS


# Allies


@covers("roac-the-raven")
def test_roac_the_raven() -> None:
    north = next(face.id for face in f.FACES if face.site >= 0 and face.region == f.REGION_NUMBER["northern-rhovanion"])
    for site, works in ((north, True), ("bree", False)):
        board = at(site, "eomer").hand("roac-the-raven")
        assert ("resource:roac-the-raven:eomer" in board.explore(0).options()) == works
    for roll in (12, 2):
        board = at("bree", "eomer").give("eomer", "roac-the-raven").hand("riders-of-rohan").dice(roll)
        board.g.status[board.site("bree")] = TAPPED
        unanswered(board.explore(0).do(next(o for o in board.options() if o.startswith("use:roac"))))
        went_on(board, "explore")
        assert board.logged("influence")[0]["total"] == roll and board.zone("roac-the-raven") == DISCARD
        won = roll > f.face("riders-of-rohan").number_to_exceed
        assert (board.zone("riders-of-rohan") == POINTS) == won and board.status("eomer") == 0


@covers("noble-hound")
def test_noble_hound() -> None:
    for tapped in (True, False):
        board = at("bree", "eomer").hand("noble-hound")
        board.g.status[board.site("bree")] = TAPPED if tapped else 0
        assert "resource:noble-hound:eomer" in board.explore(0).options()
    assert "resource:noble-hound:eomer" not in at("edoras", "eomer").hand("noble-hound").explore(0).options()
    for tapped in (True, False):
        board = at("rivendell", "eomer", "gimli").give("eomer", "noble-hound")
        board.g.status[board.card("noble-hound")] = TAPPED if tapped else 0
        board.attack(0, strikes=1)
        assert board.to_act() == 0 and sorted(board.options()) == ["target:gimli", "target:noble-hound"]
    both = at("rivendell", "eomer", "gimli").give("eomer", "noble-hound").attack(0, strikes=2)
    targets = attack_of(both.g)
    assert targets is not None
    for given_up in (True, False):
        board = at("rivendell", "eomer", "gimli").give("eomer", "noble-hound").event("troll-purse")
        board.run(TakePrisoner(board.card("troll-purse"), board.card("eomer")))
        assert board.prompt() == "save"
        board.do("discard:noble-hound" if given_up else "pass")
        assert (board.zone("noble-hound") == DISCARD) == given_up or not given_up
        assert (board.g.company[board.card("eomer")] == 0) or not given_up
