"""What treasures do: restored items, cards that lie with items, knowledge, jewels."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.test_resource_events import unanswered
from meccg.cards.test_resource_events_finds import went_on
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.decks import Deck, problems
from westmarch.games.meccg.rules.combat import Assault, attack_of, prowess_of
from westmarch.games.meccg.rules.council import points
from westmarch.games.meccg.terms import DISCARD, HAND, OUT, PLAY, POINTS, TAPPED
from westmarch.games.meccg.values import body, corruption, has_skill, influence, prowess


def attack(board: Board) -> Assault:
    found = attack_of(board.g)
    assert found is not None
    return found


# Restored items


def whole(item: str, who: str = "eomer") -> Board:
    board = Board().points("reforging")
    board.company("rivendell", who, "merry")
    board.give(who, item).organization()
    return unanswered(board.do(next(o for o in board.options() if o.startswith(f"use:{item}"))))


@covers("ringil", "belegennon", "horn-of-defiance")
@pytest.mark.parametrize(("item", "broken"), [("ringil", 2), ("belegennon", 2), ("horn-of-defiance", 1)])
def test_a_reforging_restores(item: str, broken: int) -> None:
    board = Board()
    board.company("rivendell", "eomer")
    board.give("eomer", item)
    card = board.card("eomer")
    assert points(board.g, 0)[1] == broken and corruption(board.g, card) == f.face(item).corruption
    assert not any(o.startswith("use:") for o in board.organization().options())
    board = whole(item)
    card = board.card("eomer")
    assert points(board.g, 0)[1] == broken + 2 and corruption(board.g, card) == f.face(item).corruption + 1
    assert board.bearer("reforging") == item
    assert not any(o.startswith(f"use:{item}") for o in board.organization().options())
    board.dice(12).organization().do(f"store:{item}").passing("organize")
    assert points(board.g, 0)[1] == broken + 2


def test_what_restored_items_do() -> None:
    for restored, more in ((False, min(1, 8 - f.face("eomer").prowess)), (True, 11 - f.face("eomer").prowess)):
        board = whole("ringil") if restored else Board()
        if not restored:
            board.company("rivendell", "eomer")
            board.give("eomer", "ringil")
        assert prowess(board.g, board.card("eomer")) - f.face("eomer").prowess == min(more, 5 if restored else 1)
        assert body(board.g, board.card("eomer")) == f.face("eomer").body + 1
    board = whole("ringil", "annalena")
    assert prowess(board.g, board.card("annalena")) == f.face("annalena").prowess
    for restored in (False, True):
        board = whole("belegennon") if restored else Board()
        if not restored:
            board.company("rivendell", "eomer", "merry")
            board.give("eomer", "belegennon")
        board.hand("dodge").dice(7).attack(0).do("target:eomer", "stay:eomer").passing()
        assert board.logged("strike")[0]["total"] == f.face("eomer").prowess + 7 - (0 if restored else 3)
    board = Board()
    board.company("rivendell", "eomer", "merry")
    board.give("eomer", "horn-of-defiance").attack(0, strikes=3)
    assert not any(o.startswith("use:horn") for o in board.options())
    assert influence(board.g, board.card("eomer")) == f.face("eomer").influence + 2
    board = whole("horn-of-defiance").dice(12, 12, 12)
    board.attack(0, strikes=3)
    went_on(unanswered(board.do(next(o for o in board.options() if o.startswith("use:horn")))))
    assert [entry["card"] for entry in board.logged("strike")] == [board.card("eomer")] * 3
    tapped = whole("horn-of-defiance")
    tapped.g.status[tapped.card("eomer")] = TAPPED
    assert not any(o.startswith("use:horn") for o in tapped.attack(0, strikes=3).options())


@covers("anduril-the-flame-of-the-west")
def test_anduril() -> None:
    name = "anduril-the-flame-of-the-west"
    board = Board().hand(name).dice(12)
    board.company("weathertop", "annalena", "eomer")
    went_on(unanswered(board.explore(0).do(f"play:{name}:0")), "explore")
    assert board.bearer(name) == "annalena" and board.logged("check")[0]["total"] == 9
    assert board.g.status[board.site("weathertop")] == TAPPED
    board.untap()
    assert board.tapped("annalena")
    board = Board().points(name, "reforging")
    board.company("rivendell", "aragorn-ii", "boromir-ii/tapped")
    assert not any(o.startswith(f"use:{name}") for o in board.organization().options())
    board.give("aragorn-ii", "narsil")
    card = board.card("aragorn-ii")
    before = prowess(board.g, card), influence(board.g, card), corruption(board.g, card)
    unanswered(board.organization().do(f"use:{name}:3"))
    assert board.bearer(name) == "narsil" and board.zone("reforging") == DISCARD
    after = prowess(board.g, card), influence(board.g, card), corruption(board.g, card)
    assert after == (min(11, before[0] + 4), before[1] + 1, before[2] + 1)
    assert (
        sum(points(board.g, 0))
        == f.face("narsil").points + 4 + f.face("aragorn-ii").points + f.face("boromir-ii").points
    )
    unanswered(board.dice(12).organization().do(f"use:{name}:7"))
    went_on(board, "organize")
    assert board.status("boromir-ii") == 0 and board.tapped(name) and board.logged("check")


# Cards that lie with items


@covers("barrow-blade")
def test_barrow_blade() -> None:
    board = Board().hand("barrow-blade")
    slot = board.company("weathertop", "merry", "gimli")
    assert "play:barrow-blade:0" not in board.explore(0).options()
    board.give("merry", "dagger-of-westernesse")
    card = board.card("merry")
    before, weight = prowess(board.g, card), corruption(board.g, card)
    unanswered(board.explore(0).do("play:barrow-blade:0"))
    assert board.bearer("barrow-blade") == "dagger-of-westernesse" and board.tapped("merry")
    assert prowess(board.g, card) == before + 1 and corruption(board.g, card) == weight + 1
    board.attack(slot, race="undead")
    assert prowess(board.g, card) == before + 3
    board.hand("barrow-blade")
    board.g.status[card] = 0
    assert "play:barrow-blade:0" not in board.explore(0).options()


@covers("map-to-mithril")
def test_map_to_mithril() -> None:
    board = Board().hand("map-to-mithril")
    board.company("weathertop", "gimli", "eomer")
    unanswered(board.explore(0).do("play:map-to-mithril:0"))
    assert board.bearer("map-to-mithril") == "gimli" and board.tapped("gimli")
    assert "play:map-to-mithril:0" not in _at("weathertop", "eomer").hand("map-to-mithril").explore(0).options()
    for site, tapped in (("moria", True), ("rivendell", False)):
        board = Board()
        board.company("lorien" if tapped else "bree", "gimli")
        board.give("gimli", "map-to-mithril").move(0, site).passing()
        assert board.tapped("map-to-mithril") == tapped
        board.untap()
        assert board.tapped("map-to-mithril") == tapped
    for tapped in (True, False):
        board = _at("iron-hill-dwarf-hold", "gimli", "eomer").give("eomer", "sword-of-gondolin", "glamdring")
        board.give("gimli", "map-to-mithril")
        board.g.status[board.card("map-to-mithril")] = TAPPED if tapped else 0
        board.explore(0)
        assert ("use:map-to-mithril:3" in board.options()) == tapped
        if tapped:
            before = prowess(board.g, board.card("eomer"))
            unanswered(board.do("use:map-to-mithril:3"))
            assert board.bearer("map-to-mithril") == "sword-of-gondolin" and board.tapped("gimli")
            assert prowess(board.g, board.card("eomer")) >= before


def _at(site: str, *names: str) -> Board:
    board = Board()
    board.company(site, *names)
    return board


@covers("free-to-choose")
def test_free_to_choose() -> None:
    for gates in (False, True):
        board = (
            _at("rivendell", "frodo", "eomer").hand("free-to-choose", "free-to-choose").give("frodo", "the-one-ring")
        )
        if gates:
            board.event("gates-of-morning", seat=0)
        before = corruption(board.g, board.card("frodo"))
        unanswered(board.organization().do("play:free-to-choose:0"))
        assert corruption(board.g, board.card("frodo")) == before - (3 if gates else 2)
        assert "play:free-to-choose:0" not in board.organization().options()
        board.dice(12).check("frodo").passing()
        assert board.g.under(board.card("the-one-ring")) == []
    assert (
        "play:free-to-choose:0"
        not in _at("rivendell", "eomer").give("eomer", "glamdring").hand("free-to-choose").organization().options()
    )


# Knowledge


@pytest.mark.parametrize(("name", "value", "site"), [("forgotten-scrolls", 8, "weathertop"), ("lost-tome", 9, "moria")])
@covers("forgotten-scrolls", "lost-tome")
def test_lost_knowledge(name: str, value: int, site: str) -> None:
    board = _at(site, "eomer", "merry").hand(name, "concealment").give("eomer", "glamdring").dice(12)
    if f.MINOR in f.face(site).items:
        board.explore(0).do(f"resource:{name}:eomer")
        board.passing("defend") if board.prompt() == "guard" else None
        assert board.logged("attack")[0]["prowess"] == value
        assert "play:concealment:0" not in board.options()
        went_on(board, "explore")
        assert board.logged("strike")[0]["total"] == f.face("eomer").prowess - 1 + 12
    board = _at(site, "eomer").give("eomer", name)
    assert not board.g.has_laid("information", board.site(site))
    unanswered(board.explore(0).do(next(o for o in board.options() if o.startswith(f"use:{name}"))))
    assert board.g.has_laid("information", board.site(site)) and board.zone(name) == DISCARD
    assert not any(o.startswith(f"use:{name}") for o in _at("bree", "eomer").give("eomer", name).explore(0).options())
    deck = Deck({"characters": ["eomer"], "items": {name: "eomer"}})
    assert [p.rule for p in problems(deck) if p.detail == name] == ["meccg.game.card-text-wins"]


def test_scrolls_in_the_city() -> None:
    for tapped in (True, False):
        board = _at("minas-tirith", "eomer").hand("forgotten-scrolls", "lost-tome")
        board.g.status[board.site("minas-tirith")] = TAPPED if tapped else 0
        shown = [o for o in board.explore(0).options() if o.startswith("resource")]
        assert shown == (["resource:forgotten-scrolls:eomer"] if tapped else [])


@covers("dark-numbers")
def test_dark_numbers() -> None:
    for race, works in (("orcs", True), ("undead", False)):
        board = _at("moria", "merry", "gimli").hand("dark-numbers").dice(12)
        went_on(board.attack(0, race=race).do("target:gimli"))
        board.explore(0)
        assert ("play:dark-numbers:0" in board.options()) == works
        if works:
            unanswered(board.do("play:dark-numbers:0"))
            assert board.bearer("dark-numbers") == "merry" and board.tapped("merry")
    board = _at("edoras", "merry", "eomer").hand("riders-of-rohan").give("merry", "dark-numbers").dice(7)
    board.explore(0).do("resource:riders-of-rohan:eomer")
    unanswered(board.do("use:dark-numbers:2"))
    went_on(board, "explore")
    bonus = f.face("riders-of-rohan").race_modifiers.get("men", 0)
    assert (
        board.logged("influence")[0]["total"]
        == 7 + 3 + influence(board.g, board.card("eomer"), board.card("riders-of-rohan")) + bonus
    )
    assert board.zone("dark-numbers") == DISCARD
    home = _at("rivendell", "merry").give("merry", "dark-numbers").organization().do("store:dark-numbers")
    assert home.zone("dark-numbers") == POINTS and points(home.g, 0)[5] == 1


@covers("knowledge-of-the-enemy")
def test_knowledge_of_the_enemy() -> None:
    board = _at("moria", "merry", "gimli/tapped").hand("knowledge-of-the-enemy")
    unanswered(board.organization().do("play:knowledge-of-the-enemy:0"))
    assert board.bearer("knowledge-of-the-enemy") == "merry" and board.tapped("merry") and points(board.g, 0)[5] == 0
    bree = _at("bree", "merry", "gimli").hand("knowledge-of-the-enemy")
    assert not any(o.startswith("play:") for o in bree.organization().options())
    went_on(bree.dice(2, 12).attack(0, origin=3).do("target:gimli"))
    assert "play:knowledge-of-the-enemy:1" in bree.organization().options()
    board = Board().points("knowledge-of-the-enemy").discards("wolves", "river", "cave-drake", seat=1)
    board.company("rivendell", "eomer")
    board.g.known[board.card("wolves")] = 1
    assert points(board.g, 0)[5] == 1
    unanswered(board.organization().do("use:knowledge-of-the-enemy:3"))
    assert board.zone("wolves") == OUT and board.zone("river") == DISCARD
    assert board.zone("knowledge-of-the-enemy") == DISCARD


# Arrows and jewels


@covers("arrows-shorn-of-ebony")
def test_arrows_shorn_of_ebony() -> None:
    def shot(who: str, key: str = "land-coastal-sea") -> Board:
        board = _at("rivendell", who, "aragorn-ii").give(who, "arrows-shorn-of-ebony").hand("dodge")
        return went_on(board.creature(0, "sea-serpent", key), "face").do(f"face:{who}", f"tap:{who}")

    # The first strike has body 4 and is defeated by a five; the second then needs no body check.
    for used in (True, False):
        board = shot("eomer").dice(12, 5, 12, 5)
        before = prowess_of(board.g, attack(board))
        if used:
            unanswered(board.do(next(o for o in board.options() if o.startswith("use:arrows"))))
            assert prowess_of(board.g, attack(board)) == before - 1 and board.zone("arrows-shorn-of-ebony") == DISCARD
        went_on(board)
        assert (board.zone("sea-serpent") == POINTS) == used and len(board.logged("body")) == (1 if used else 2)
    for who, key in (("annalena", "land-coastal-sea"), ("eomer", "site")):
        assert not any(o.startswith("use:arrows") for o in shot(who, key).options())


@covers("leaf-brooch")
def test_leaf_brooch_is_given_up_for_another_item() -> None:
    for saved in (True, False):
        board = _at("rivendell", "eomer", "merry").give("eomer", "glamdring").give("merry", "leaf-brooch")
        went_on(board.creature(0, "thief").dice(2, 2), "save")
        assert board.prompt() == "save" and board.to_act() == 0
        board.do("discard:leaf-brooch" if saved else "pass")
        assert (board.zone("glamdring") == PLAY) == saved and (board.zone("leaf-brooch") == PLAY) != saved
    board = _at("rivendell", "eomer").give("eomer", "athelas", "leaf-brooch")
    assert f.face("leaf-brooch").places == ("lorien",) and board.organization()


@covers("necklace-of-girion")
def test_necklace_of_girion() -> None:
    board = _at("bree", "eomer", "merry").give("eomer", "necklace-of-girion").hand("glamdring", "the-one-ring").dice(12)
    card = board.card("eomer")
    gimli = board.g.add(f.NUMBER["gimli"], 0, HAND)
    assert influence(board.g, card, gimli) - influence(board.g, card) == 3
    unanswered(board.organization().do(next(o for o in board.options() if o.startswith("use:necklace"))))
    went_on(board, "may").do("yes")
    assert board.bearer("glamdring") == "eomer" and board.zone("necklace-of-girion") == DISCARD
    failed = _at("bree", "eomer", "merry/tapped").give("eomer", "necklace-of-girion").hand("glamdring").dice(2)
    unanswered(failed.organization().do(next(o for o in failed.options() if o.startswith("use:necklace"))))
    went_on(failed, "organize")
    assert failed.zone("glamdring") == HAND and failed.zone("eomer") != PLAY
    away = _at("rivendell", "eomer").give("eomer", "necklace-of-girion").hand("glamdring").organization()
    assert not any(o.startswith("use:necklace") for o in away.options())


@covers("gems-of-arda")
def test_gems_of_arda() -> None:
    for site, vein, works in (
        ("the-gem-deeps", False, True),
        ("the-iron-deeps", False, False),
        ("the-iron-deeps", True, True),
        ("moria", True, False),
    ):
        board = _at(site, "eomer").hand("gems-of-arda")
        if vein:
            board.points("vein-of-arda")
        assert ("resource:gems-of-arda:eomer" in board.explore(0).options()) == works
    board = _at("rivendell", "eomer", "merry").give("eomer", "gems-of-arda").hand("elven-cloak", "athelas").dice(12)
    board.points("elven-cloak", seat=1).organization().do("store:gems-of-arda")
    went_on(board, "may").do("yes", "choose:merry")
    went_on(board, "organize")
    assert board.zone("gems-of-arda") == POINTS and board.bearer("elven-cloak") == "merry" and board.tapped("merry")
    assert board.names(POINTS, 1) == [] and "store:elven-cloak" not in board.organization().options()


@covers("mithril")
def test_mithril() -> None:
    for site, vein, who, works in (
        ("the-under-gates", True, "gimli", True), ("the-under-gates", False, "gimli", False),
        ("the-under-gates", True, "eomer", False), ("the-iron-deeps", True, "gimli", False),
    ):  # fmt: skip
        board = _at(site, who).hand("mithril")
        if vein:
            board.points("vein-of-arda")
        assert (f"resource:mithril:{who}" in board.explore(0).options()) == works
    board = _at("rivendell", "gimli/tapped", "merry").give("gimli", "mithril").hand("dagger-of-westernesse", "athelas")
    board.untap()
    assert board.tapped("gimli")
    board.discards("glamdring").dice(12, 12).organization().do("store:mithril")
    went_on(board, "may").do("yes")
    went_on(board, "organize")
    assert board.zone("mithril") == POINTS and board.bearer("dagger-of-westernesse") == "merry"
    assert points(board.g, 0)[5] == 7
    heavy = _at("rivendell", "eomer").give("eomer", "mithril")
    heavy.company("moria", "gimli", "kili/tapped")
    heavy.give("gimli", "glamdring").dice(12, 3).organization().do("store:mithril")
    went_on(heavy, "organize")
    assert heavy.zone("gimli") != PLAY


@covers("phial-of-galadriel")
def test_phial_of_galadriel() -> None:
    board = _at("lorien", "galadriel", "frodo", "gimli").give("frodo", "star-glass").hand("phial-of-galadriel")
    unanswered(board.organization().do("play:phial-of-galadriel:0"))
    assert (
        board.bearer("phial-of-galadriel") == "frodo" and board.zone("star-glass") == OUT and board.tapped("galadriel")
    )
    assert not any(o.startswith("transfer:phial") for o in board.organization().options())
    for who in ("gimli", "gandalf"):
        barred = _at("lorien", "galadriel", who).give(who, "star-glass").hand("phial-of-galadriel")
        assert "play:phial-of-galadriel:0" not in barred.organization().options()
    slot = 0
    board.attack(slot, race="undead")
    unanswered(board.do("use:phial-of-galadriel:1")).passing()
    assert board.logged("cancelled") and board.tapped("phial-of-galadriel")
    lit = _at("moria", "frodo/wounded", "gimli").give("frodo", "phial-of-galadriel").hand("dodge")
    lit.creature(0, "wargs", "land-shadow-land")
    before = prowess_of(lit.g, attack(lit))
    unanswered(lit.do("use:phial-of-galadriel:2"))
    assert prowess_of(lit.g, attack(lit)) == before - 2 and lit.g.has_laid("defender-chooses", 200_000)
    plain = _at("moria", "frodo", "gimli").give("frodo", "phial-of-galadriel").creature(0, "wargs", "land-wilderness")
    assert "use:phial-of-galadriel:2" not in plain.options()
    steady = _at("moria", "boromir-ii", "gimli").give("boromir-ii", "phial-of-galadriel", "the-one-ring").dice(9)
    unanswered(steady.check("boromir-ii").do("use:phial-of-galadriel:3")).passing()
    assert steady.logged("check")[0]["total"] == 9 + 2 + f.face("boromir-ii").check
    other = _at("moria", "frodo", "boromir-ii").give("frodo", "phial-of-galadriel").give("boromir-ii", "the-one-ring")
    assert "use:phial-of-galadriel:3" not in other.check("boromir-ii").options()


@covers("swordmaster")
def test_swordmaster() -> None:
    board = _at("weathertop", "annalena", "eomer").hand("swordmaster")
    unanswered(board.explore(0).do("play:swordmaster:0"))
    assert has_skill(board.g, board.card("annalena"), "warrior") and board.bearer("swordmaster") == "annalena"
    for shield in (False, True):
        board = _at("rivendell", "balin").give("balin", "dagger-of-westernesse", "dwarven-axe")
        one = prowess(board.g, board.card("balin"))
        board.give("balin", "swordmaster")
        if shield:
            board.give("balin", "shield-of-iron-bound-ash")
        assert (prowess(board.g, board.card("balin")) > one) == (not shield)
    board = _at("rivendell", "annalena").give("annalena", "dagger-of-westernesse", "sting")
    one = prowess(board.g, board.card("annalena"))
    assert prowess(board.give("annalena", "swordmaster").g, board.card("annalena")) == one
