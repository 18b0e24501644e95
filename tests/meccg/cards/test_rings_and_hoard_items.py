"""What rings, Palantíri and hoard items do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covered, covers
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.corruption import is_kept, is_protected
from westmarch.games.meccg.terms import DISCARD, HAND, PLAY, POINTS, TAPPED
from westmarch.games.meccg.values import (
    check_modifier,
    corruption,
    general_free,
    hand_size,
    has_skill,
    influence,
    prowess,
)

# Rings


@covers("beautiful-gold-ring", "fair-gold-ring", "precious-gold-ring")
@pytest.mark.parametrize(
    ("gold", "one", "dwarven", "magic"),
    [("beautiful-gold-ring", 12, 10, 7), ("fair-gold-ring", 11, 9, 6), ("precious-gold-ring", 10, 8, 5)],
)
def test_what_a_test_may_show(gold: str, one: int, dwarven: int, magic: int) -> None:
    rings = ("the-one-ring", "dwarven-ring-of-durins-tribe", "magic-ring-of-words", "lesser-ring")
    for roll in range(2, 13):
        board = Board().hand(*rings).dice(roll)
        board.company("rivendell", "gandalf", "frodo")
        board.give("frodo", gold).organization().do("use:gandalf:0")
        shown = {option.split(":")[1] for option in board.options() if option.startswith("ring:")}
        expected = {"lesser-ring"}
        expected |= {"the-one-ring"} if roll >= one else set()
        expected |= {"dwarven-ring-of-durins-tribe"} if roll >= dwarven else set()
        expected |= {"magic-ring-of-words"} if roll <= magic else set()
        assert shown == expected, roll


@pytest.mark.parametrize(
    ("name", "skill", "novice", "master"),
    [
        ("magic-ring-of-lore", "sage", "eomer", "annalena"), ("magic-ring-of-courage", "warrior", "merry", "eomer"),
        ("magic-ring-of-nature", "ranger", "gimli", "faramir"), ("magic-ring-of-stealth", "scout", "gimli", "merry"),
        ("magic-ring-of-words", "diplomat", "eomer", "legolas"),
    ],
)  # fmt: skip
@covers(
    "magic-ring-of-lore",
    "magic-ring-of-courage",
    "magic-ring-of-nature",
    "magic-ring-of-stealth",
    "magic-ring-of-words",
)
def test_magic_rings(name: str, skill: str, novice: str, master: str) -> None:
    board = Board().hand("dodge")
    slot = board.company("isengard", novice)
    assert not has_skill(board.g, board.card(novice), skill)
    board.give(novice, name)
    assert has_skill(board.g, board.card(novice), skill)
    for who, more in ((novice, False), (master, True)):
        board = Board().hand("dodge").discards("block").deck(*["block"] * 5)
        slot = board.company("isengard", who)
        fights, leads = prowess(board.g, board.card(who)), influence(board.g, board.card(who))
        board.give(who, name, *(("palantir-of-orthanc",) if skill == "sage" else ()))
        if skill == "warrior":
            assert prowess(board.g, board.card(who)) - fights == (2 if more else 0)
        elif skill == "diplomat":
            assert influence(board.g, board.card(who)) - leads == (3 if more else 0)
        elif skill == "sage":
            assert ("use:palantir-of-orthanc:0" in board.organization().options()) == more
        else:
            board.attack(slot)
            if skill == "scout":
                board.passing("stay").do(f"tap:{who}")
            assert any(option.startswith(f"use:{name}") for option in board.options()) == more


@covers("wizards-ring")
def test_a_wizards_ring() -> None:
    board = Board().hand("wizards-ring").dice(9)
    board.company("rivendell", "gandalf", "eomer")
    board.explore(0)
    assert [o for o in board.options() if o.startswith("resource")] == ["resource:wizards-ring:gandalf"]
    board.do("resource:wizards-ring:gandalf").passing()
    assert board.logged("check")[0]["card"] == board.card("gandalf") and board.bearer("wizards-ring") == "gandalf"
    board.organization()
    assert not any("wizards-ring" in option for option in board.options())
    board = Board().hand("wizards-ring")
    board.company("edoras", "gandalf")
    assert not any("wizards-ring" in option for option in board.explore(0).options())


@covers("the-one-ring")
def test_the_one_ring_weighs_on_everybody_and_hides_its_bearer() -> None:
    board = Board().dice(12)
    slot = board.company("rivendell", "frodo", "eomer")
    board.give("frodo", "the-one-ring")
    assert corruption(board.g, board.card("eomer")) == 1 and corruption(board.g, board.card("frodo")) == 7
    board.attack(slot, prowess=25).do("target:frodo", "tap:frodo", "use:the-one-ring:4").passing()
    assert not board.wounded("frodo") and board.logged("check")
    board = Board()
    slot = board.company("rivendell", "frodo", "eomer")
    board.give("frodo", "the-one-ring").attack(slot, race="undead", prowess=25).do("target:frodo", "tap:frodo")
    assert "use:the-one-ring:4" not in board.options()


@covers("dwarven-ring-of-thelors-tribe", "dwarven-ring-of-thrars-tribe", "dwarven-ring-of-durins-tribe")
def test_dwarven_rings_serve_dwarves() -> None:
    for name in ("dwarven-ring-of-thelors-tribe", "dwarven-ring-of-thrars-tribe"):
        for who, works in (("gimli", True), ("eomer", False)):
            board = Board().deck("elven-cloak", "glamdring").discards("athelas").dice(9)
            board.company("rivendell", who)
            board.give(who, name).organization()
            option = next((o for o in board.options() if o.startswith(f"use:{name}")), "")
            assert bool(option) == works
            if works:
                board.do(option)
                board.do(max(board.options(), key=len)).passing("organize")
                assert board.names(HAND) == ["athelas", "elven-cloak"] and board.tapped("gimli")
    board = Board().dice(9)
    board.company("moria", "gimli")
    board.g.status[board.site("moria")] = TAPPED
    board.give("gimli", "dwarven-ring-of-durins-tribe").explore(0)
    board.do(next(o for o in board.options() if o.startswith("use:dwarven"))).passing()
    assert board.g.status[board.site("moria")] == 0


# Stones


@covers("palantir-of-annuminas", "palantir-of-elostirion", "palantir-of-orthanc", "use-palantir", "align-palantir")
def test_using_a_palantir() -> None:
    board = Board().hand("use-palantir").discards("marvels-told", "dodge").dice(9)
    board.company("rivendell", "annalena")
    board.give("annalena", "palantir-of-annuminas").organization()
    assert "use:palantir-of-annuminas:0" not in board.options()
    board.do("play:use-palantir:0").passing("organize").do("use:palantir-of-annuminas:0", "choose:marvels-told")
    board.passing("organize")
    assert board.zone("marvels-told") == HAND and board.tapped("annalena") and board.logged("check")


def test_align_palantir_until_the_company_moves() -> None:
    board = Board().hand("align-palantir").discards("marvels-told").dice(9, 9)
    board.company("rivendell", "annalena", "eomer")
    board.give("eomer", "palantir-of-annuminas").organization().do("play:align-palantir:0").passing("organize")
    assert board.bearer("align-palantir") == "palantir-of-annuminas"
    board.do("use:palantir-of-annuminas:0").passing("organize")
    assert board.zone("marvels-told") == HAND and board.status("eomer") == 0
    moved = Board()
    moved.company("bree", "annalena", "eomer")
    moved.give("eomer", "palantir-of-annuminas")
    moved.g.attach(moved.g.add(f.NUMBER["align-palantir"], 0, HAND), moved.card("palantir-of-annuminas"))
    moved.move(0, "rivendell").passing()
    assert moved.zone("align-palantir") == DISCARD and moved.zone("palantir-of-annuminas") == PLAY
    stored = Board().dice(12)
    stored.company("rivendell", "annalena", "eomer")
    stored.give("eomer", "palantir-of-annuminas")
    stored.g.attach(stored.g.add(f.NUMBER["align-palantir"], 0, HAND), stored.card("palantir-of-annuminas"))
    stored.organization().do("store:palantir-of-annuminas").passing("organize")
    assert stored.zone("align-palantir") == POINTS and stored.zone("palantir-of-annuminas") == POINTS


def test_palantir_of_elostirion_cleanses_elves() -> None:
    board = Board().dice(9)
    board.company("the-white-towers", "annalena", "eomer")
    board.give("annalena", "palantir-of-elostirion", "lure-of-the-senses").give(
        "eomer", "lure-of-expedience"
    ).organization()
    board.do(next(o for o in board.options() if o.startswith("use:palantir"))).passing("organize")
    assert board.zone("lure-of-the-senses") == DISCARD and board.zone("lure-of-expedience") == PLAY
    board = Board()
    board.company("the-white-towers", "annalena")
    board.give("annalena", "palantir-of-elostirion").move(0, "rivendell").passing()
    assert board.zone("palantir-of-elostirion") == DISCARD


# Hoards

HOARDS = (
    "adamant-helmet", "bow-of-dragon-horn", "emerald-of-doriath", "emerald-of-the-mariner", "enruned-shield",
    "habergeon-of-silver", "magical-harp", "necklace-of-silver-and-pearls", "scabbard-of-chalcedony", "valiant-sword",
)  # fmt: skip


@pytest.mark.parametrize("name", covered(HOARDS))
def test_hoard_items_are_played_at_hoards(name: str) -> None:
    for site, works in (("the-lonely-mountain", True), ("moria", False)):
        board = Board().hand(name)
        board.company(site, "eomer")
        assert (f"resource:{name}:eomer" in board.explore(0).options()) == works


def test_emeralds() -> None:
    for who, more in (("gandalf", 2), ("eomer", 0)):
        board = Board()
        board.company("rivendell", who)
        before = general_free(board.g, 0)
        board.give(who, "emerald-of-doriath")
        assert general_free(board.g, 0) - before == more
    board = Board()
    board.company("rivendell", "eomer")
    board.give("eomer", "emerald-of-the-mariner")
    assert hand_size(board.g, 0) == 9 and check_modifier(board.g, board.card("eomer")) == 1


def test_the_necklace_dazzles() -> None:
    board = Board()
    board.company("rivendell", "eomer")
    board.give("eomer", "necklace-of-silver-and-pearls").organization()
    board.do(next(o for o in board.options() if o.startswith("use:necklace")))
    assert influence(board.g, board.card("eomer")) == 3 and board.g.laid_sum("mind-extra", board.card("eomer")) == 5
    # Against an attempt of the opponent, in his site phase.
    board = Board().dice(12, 2)
    board.company("rivendell", "gandalf")
    board.company("rivendell", "eomer", seat=1)
    board.give("eomer", "necklace-of-silver-and-pearls").explore(0).do("persuade:gandalf:eomer")
    assert board.to_act() == 1 and board.prompt() == "resist"
    board.do(next(o for o in board.options() if o.startswith("use:necklace"))).passing()
    assert board.logged("influence")[0]["number"] == 3 + 5


def test_the_harp_holds_everybody_together() -> None:
    board = Board().dice(9)
    board.company("rivendell", "eomer", "merry")
    board.give("eomer", "magical-harp").organization()
    board.do(next(o for o in board.options() if o.startswith("use:magical"))).passing("organize")
    merry = board.card("merry")
    assert is_kept(board.g, merry) and board.logged("check")
    # What sends somebody back to a hand does not discard him.
    assert not is_protected(board.g, merry)


def test_the_helmet_keeps_enchantments_off() -> None:
    board = Board()
    board.company("the-lonely-mountain", "eomer")
    board.give("eomer", "dragons-curse").hand("adamant-helmet").explore(0).do("resource:adamant-helmet:eomer")
    assert board.zone("dragons-curse") == DISCARD
    for given, works in ((True, False), (False, True)):
        board = Board().hazards("dragons-curse")
        slot = board.company("rivendell", "eomer")
        if given:
            board.give("eomer", "adamant-helmet")
        board.g.limit = 2
        board.creature(slot, "smaug", "site")
        while board.g.asks and board.prompt() not in ("stay", "attack"):
            board.do("surplus:0" if "surplus:0" in board.options() else "pass")
        assert any("dragons-curse" in option for option in board.options()) == works


@covers("wizards-staff")
def test_a_wizards_staff() -> None:
    board = Board().hand("wizards-staff")
    board.company("the-lonely-mountain", "gandalf", "eomer")
    offered = [o for o in board.explore(0).options() if o.startswith("resource")]
    assert offered == ["resource:wizards-staff:gandalf"]
    board = Board().discards("vanishment", "marvels-told", "dodge").dice(9)
    board.company("rivendell", "gandalf")
    board.give("gandalf", "wizards-staff").end_of_turn()
    board.do(next(o for o in board.options() if o.startswith("use:wizards-staff")))
    assert {o.split(":")[1] for o in board.options()} == {"vanishment", "marvels-told"}
    board.do("choose:vanishment").passing("end-discard")
    assert board.zone("vanishment") == HAND and board.tapped("gandalf")
    board = Board().hand("vanishment").dice(9)
    slot = board.company("rivendell", "gandalf")
    board.give("gandalf", "wizards-staff", "the-one-ring").attack(slot).do("play:vanishment:0").passing()
    # 9, his own +1, the spell's -2, and +2 of the staff.
    assert board.logged("check")[0]["total"] == 10
