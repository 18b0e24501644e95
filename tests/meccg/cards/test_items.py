"""What items do: values and uses."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covered, covers
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.combat import attack_of, prowess_of, strikes_of
from westmarch.games.meccg.rules.council import points
from westmarch.games.meccg.rules.rings import test_modifier as ring_modifier
from westmarch.games.meccg.terms import DISCARD, OF_COMPANY, POINTS, TAPPED
from westmarch.games.meccg.values import body, corruption, hand_size, influence, prowess

#: Item, bearer, prowess, body and direct influence with it.
WORN = [
    ("dagger-of-westernesse", "merry", 2, 9, 1), ("dagger-of-westernesse", "glorfindel-ii", 8, 9, 2),
    ("sword-of-gondolin", "eomer", 5, 8, 0), ("sword-of-gondolin", "merry", 1, 9, 1),
    ("glamdring", "aragorn-ii", 8, 9, 3),
    ("orcrist", "aragorn-ii", 9, 9, 3), ("narsil", "aragorn-ii", 7, 9, 4), ("sting", "merry", 3, 9, 1),
    ("sting", "aragorn-ii", 7, 9, 3), ("durins-axe", "gimli", 9, 8, 2), ("durins-axe", "eomer", 5, 8, 0),
    ("dwarven-axe", "gimli", 8, 8, 2), ("dwarven-axe", "eomer", 5, 8, 0), ("dwarven-axe", "merry", 1, 9, 1),
    ("wormsbane", "aragorn-ii", 8, 9, 3), ("aiglos", "aragorn-ii", 8, 10, 3), ("aiglos", "merry", 1, 9, 1),
    ("dragon-helm", "aragorn-ii", 7, 10, 6), ("hauberk-of-bright-mail", "boromir-ii", 6, 9, 1),
    ("hauberk-of-bright-mail", "merry", 1, 9, 1), ("the-mithril-coat", "boromir-ii", 6, 10, 1),
    ("great-shield-of-rohan", "boromir-ii", 6, 9, 1), ("shield-of-iron-bound-ash", "boromir-ii", 6, 8, 1),
    ("the-iron-crown", "boromir-ii", 6, 8, 5), ("the-iron-crown", "merry", 1, 9, 1),
    ("gold-belt-of-lorien", "merry", 1, 9, 2),
    ("lesser-ring", "merry", 1, 9, 3), ("habergeon-of-silver", "boromir-ii", 6, 9, 1),
    ("valiant-sword", "boromir-ii", 8, 8, 1),
    ("valiant-sword", "merry", 3, 9, 1), ("adamant-helmet", "boromir-ii", 6, 8, 1),
    ("enruned-shield", "boromir-ii", 6, 10, 1),
    ("wizards-staff", "gandalf", 8, 9, 12), ("the-one-ring", "frodo", 2, 10, 6), ("ent-draughts", "merry", 2, 9, 1),
]  # fmt: skip


@pytest.mark.parametrize(("name", "who", "fights", "stands", "leads"), WORN)
@covers(*[row[0] for row in WORN])
def test_values_of_the_bearer(name: str, who: str, fights: int, stands: int, leads: int) -> None:
    board = Board()
    board.company("rivendell", who)
    board.give(who, name)
    card = board.card(who)
    assert (prowess(board.g, card), body(board.g, card), influence(board.g, card)) == (fights, stands, leads)


def test_values_against_some() -> None:
    for name, race, value in (
        ("glamdring", "orcs", 9), ("orcrist", "orcs", 10), ("wormsbane", "dragon", 10), ("wormsbane", "drake", 10),
        ("wormsbane", "orcs", 8),
    ):  # fmt: skip
        board = Board().hand("dodge")
        slot = board.company("rivendell", "aragorn-ii")
        board.give("aragorn-ii", name).attack(slot, race=race, prowess=30).do("tap:aragorn-ii")
        assert prowess(board.g, board.card("aragorn-ii")) == value, (name, race)
    board = Board().event("doors-of-night")
    board.company("rivendell", "aragorn-ii")
    board.give("aragorn-ii", "aiglos")
    assert prowess(board.g, board.card("aragorn-ii")) == 11


#: Item, the other side, and how much more direct influence it gives against it.
FRIENDS = [
    ("elf-stone", "legolas", 2), ("elf-stone", "wood-elves", 2), ("elf-stone", "hillmen", 0),
    ("horn-of-anor", "hillmen", 2),
    ("horn-of-anor", "legolas", 0), ("red-book-of-westmarch", "hobbits", 2), ("red-book-of-westmarch", "frodo", 2),
    ("the-arkenstone", "kili", 3), ("the-arkenstone", "iron-hill-dwarves", 3), ("red-arrow", "theoden", 5),
    ("emerald-of-doriath", "wood-elves", 1), ("aiglos", "legolas", 3),
]  # fmt: skip


@pytest.mark.parametrize(("name", "friend", "bonus"), FRIENDS)
@covers(*[row[0] for row in FRIENDS])
def test_influence_of_items(name: str, friend: str, bonus: int) -> None:
    board = Board().hand(friend)
    board.company("rivendell", "aragorn-ii")
    before = influence(board.g, board.card("aragorn-ii"), board.card(friend))
    board.give("aragorn-ii", name)
    assert influence(board.g, board.card("aragorn-ii"), board.card(friend)) - before == bonus


def test_red_arrow_wins_the_riders() -> None:
    board = Board().hand("riders-of-rohan")
    board.company("edoras", "merry")
    board.give("merry", "red-arrow").explore(0).do("resource:riders-of-rohan:merry")
    assert board.zone("riders-of-rohan") == POINTS


@pytest.mark.parametrize("name", ["elven-cloak", "elf-stone", "horn-of-anor", "scabbard-of-chalcedony"])
def test_no_two_on_one_character(name: str) -> None:
    site = "the-lonely-mountain" if f.face(name).hoard else "barrow-downs"
    for given, works in ((False, True), (True, False)):
        board = Board().hand(name)
        board.company(site, "aragorn-ii")
        if given:
            board.give("aragorn-ii", name)
        assert (f"resource:{name}:aragorn-ii" in board.explore(0).options()) == works


#: Where special items are played.
PLACES = {
    "book-of-mazarbul": "moria", "earth-of-galadriels-orchard": "lorien", "red-book-of-westmarch": "bag-end",
    "gold-belt-of-lorien": "lorien", "waybread": "lorien", "twice-baked-cakes": "bree",
    "palantir-of-orthanc": "isengard",
    "palantir-of-elostirion": "the-white-towers", "noldo-lantern": "the-under-grottos", "aiglos": "the-iron-deeps",
    "dwarven-light-stone": "the-under-leas", "dragon-helm": "the-sulfur-deeps",
    "sapling-of-the-white-tree": "barrow-downs",
}  # fmt: skip


@pytest.mark.parametrize("name", covered(PLACES))
def test_where_special_items_are_played(name: str) -> None:
    for site, works in ((PLACES[name], True), ("carn-dum", False)):
        board = Board().hand(name)
        board.company(site, "aragorn-ii")
        board.explore(0)
        assert (f"resource:{name}:aragorn-ii" in board.options()) == works
        if works:
            board.do(f"resource:{name}:aragorn-ii")
            assert board.bearer(name) == "aragorn-ii"


#: Where some items are stored, and for how much.
STORES = {
    "book-of-mazarbul": ("iron-hill-dwarf-hold", 5), "earth-of-galadriels-orchard": ("bag-end", 2),
    "sapling-of-the-white-tree": ("minas-tirith", 2), "red-book-of-westmarch": ("rivendell", 1),
}  # fmt: skip


@pytest.mark.parametrize("name", STORES)
def test_storing_special_items(name: str) -> None:
    site, value = STORES[name]
    for place, works in ((site, True), ("edoras", False)):
        board = Board().dice(12)
        board.company(place, "aragorn-ii")
        board.give("aragorn-ii", name).organization()
        assert (f"store:{name}" in board.options()) == works
        if works:
            board.do(f"store:{name}").passing("organize")
            assert board.zone(name) == POINTS and sum(points(board.g, 0)) == 3 + value


def test_heavier_with_a_dwarf() -> None:
    for name, plain, dwarf, more in (
        ("durins-axe", 2, 3, 2), ("the-arkenstone", 2, 4, 3), ("dwarven-ring-of-durins-tribe", 3, 5, 2),
        ("dwarven-ring-of-thelors-tribe", 3, 5, 2), ("dwarven-ring-of-thrars-tribe", 3, 5, 2),
    ):  # fmt: skip
        weights, values = [], []
        for who in ("eomer", "gimli"):
            board = Board()
            board.company("rivendell", who)
            before = sum(points(board.g, 0))
            board.give(who, name)
            weights.append(corruption(board.g, board.card(who)))
            values.append(sum(points(board.g, 0)) - before)
        assert weights == [plain, dwarf] and values[1] - values[0] == more, name


# Things that are used


@covers("elven-cloak", "great-shield-of-rohan", "enruned-shield")
def test_shields_and_cloak_against_a_strike() -> None:
    for key, works in (("land-wilderness", True), ("land-border-land", False)):
        board = Board().hand("dodge")
        slot = board.company("rivendell", "merry")
        board.give("merry", "elven-cloak").creature(slot, "wolves", key).do("surplus:0", "tap:merry")
        assert ("use:elven-cloak:0" in board.options()) == works
    for name, way in (("great-shield-of-rohan", 1), ("enruned-shield", 1)):
        board = Board().dice(2)
        slot = board.company("rivendell", "boromir-ii")
        board.give("boromir-ii", name).attack(slot, prowess=25 if name == "enruned-shield" else 5)
        board.do("tap:boromir-ii", f"use:{name}:{way}").passing()
        assert not board.wounded("boromir-ii") and board.tapped(name)


def test_athelas() -> None:
    board = Board()
    board.company("rivendell", "faramir", "eomer/wounded")
    board.give("faramir", "athelas").organization().do("use:athelas:0")
    assert board.tapped("eomer") and board.tapped("faramir") and board.zone("athelas") == DISCARD
    board = Board()
    board.company("rivendell", "gimli", "eomer/wounded")
    assert "use:athelas:0" not in board.give("gimli", "athelas").organization().options()
    for who, works in (("aragorn-ii", True), ("faramir", False)):
        board = Board()
        board.company("rivendell", who, "eomer")
        board.give(who, "athelas").give("eomer", "lure-of-the-senses").organization()
        assert ("use:athelas:1" in board.options()) == works
        if works:
            board.do("use:athelas:1")
            assert board.zone("lure-of-the-senses") == DISCARD


@covers("athelas", "healing-herbs", "cram", "waybread", "twice-baked-cakes", "miruvor", "potion-of-prowess")
def test_food_and_drink() -> None:
    board = Board()
    board.company("rivendell", "eomer/tapped", "merry/tapped")
    board.give("eomer", "cram").organization().do("use:cram:0")
    assert board.status("eomer") == 0 and board.zone("cram") == DISCARD
    board = Board()
    board.company("rivendell", "eomer/tapped", "merry/tapped")
    board.give("eomer", "waybread").organization().do("use:waybread:0", "choose:merry")
    assert board.status("eomer") == 0 and board.status("merry") == 0
    for name, way, more in (("cram", 1, 1), ("waybread", 1, 1), ("twice-baked-cakes", 1, 2)):
        board = Board()
        board.company("rivendell", "eomer")
        board.give("eomer", name).organization()
        option = next(o for o in board.options() if o.startswith(f"use:{name}"))
        board.do(option if name == "twice-baked-cakes" else f"use:{name}:{way}")
        assert board.g.laid_sum("region-limit", OF_COMPANY) == more
    board = Board()
    board.company("rivendell", "merry", "eomer")
    board.give("merry", "miruvor").organization().do("use:miruvor:0")
    assert (body(board.g, board.card("merry")), body(board.g, board.card("eomer"))) == (10, 10)


@pytest.mark.parametrize(
    ("name", "way", "races", "never"),
    [
        ("star-glass", 0, ("undead",), "orcs"), ("torque-of-hues", 0, ("undead", "orcs"), ""),
        ("dragon-helm", 4, ("dragon", "drake"), "orcs"), ("the-iron-crown", 3, ("orcs", "trolls", "men"), "undead"),
    ],
)  # fmt: skip
@covers("torque-of-hues", "star-glass")
def test_items_that_cancel_attacks(name: str, way: int, races: tuple[str, ...], never: str) -> None:
    who = "eomer" if name in ("dragon-helm", "the-iron-crown") else "merry"
    for race in (*races, never):
        board = Board().hand("dodge")
        slot = board.company("rivendell", who)
        board.give(who, name).attack(slot, race=race or "wolves")
        option = f"use:{name}:{way}"
        assert (option in board.options()) == (race in races or not never)
        if race in races:
            board.do(option).passing()
            assert not board.logged("strike")
            assert board.tapped(name) or board.tapped(who)


@pytest.mark.parametrize(
    ("name", "way", "race", "prowess_change", "strikes_change"),
    [
        ("star-glass", 1, "wolves", -2, 0), ("black-arrow", 0, "orcs", -1, 0), ("noldo-lantern", 2, "trolls", -2, -1),
        ("dwarven-light-stone", 2, "orcs", -2, 0), ("bow-of-dragon-horn", 0, "wolves", 0, -1),
    ],
)  # fmt: skip
@covers("black-arrow", "noldo-lantern", "dwarven-light-stone", "bow-of-dragon-horn")
def test_items_that_change_attacks(name: str, way: int, race: str, prowess_change: int, strikes_change: int) -> None:
    board = Board().hand("concealment")
    slot = board.company("rivendell", "eomer", "faramir", "gimli", "merry")
    board.give("eomer", name).attack(slot, race=race, strikes=3, prowess=9, body=5, key="land-wilderness")
    board.do(f"use:{name}:{way}")
    attack = attack_of(board.g)
    assert attack is not None
    assert prowess_of(board.g, attack) == 9 + prowess_change and strikes_of(board.g, attack) == 3 + strikes_change
    if name == "black-arrow":
        assert board.g.laid_sum("attack-body", 200_000) == -1 and board.tapped(name)


def test_black_arrow_is_lost_by_others_than_men() -> None:
    board = Board().hand("concealment")
    slot = board.company("rivendell", "gimli", "faramir")
    board.give("gimli", "black-arrow").attack(slot).do("use:black-arrow:0")
    assert board.zone("black-arrow") == DISCARD


@covers("scabbard-of-chalcedony", "wormsbane")
def test_strikes_with_less_body() -> None:
    for name, race, limit in (("scabbard-of-chalcedony", "orcs", 7), ("wormsbane", "dragon", 6), ("aiglos", "orcs", 6)):
        board = Board().dice(12, 2)
        slot = board.company("rivendell", "aragorn-ii")
        board.give("aragorn-ii", name).attack(slot, race=race, prowess=5, body=8).do("tap:aragorn-ii")
        assert board.logged("body")[0]["body"] == limit, name


def test_the_arkenstone_rouses_a_dwarf() -> None:
    board = Board().dice(9)
    board.company("rivendell", "eomer", "gimli/tapped")
    board.give("eomer", "the-arkenstone").give("gimli", "scroll-of-isildur").organization()
    board.do(next(o for o in board.options() if o.startswith("use:the-arkenstone"))).passing("organize")
    assert board.status("gimli") == 0 and board.logged("check")[0]["total"] == 7


def test_the_iron_crown_tempts() -> None:
    board = Board().hand("hillmen").dice(9, 9)
    board.company("cameth-brin", "eomer")
    board.give("eomer", "the-iron-crown").explore(0).do("resource:hillmen:eomer").passing()
    assert board.logged("check")[0]["card"] == board.card("eomer")


@covers("thrors-map")
def test_thrors_map_opens_a_lair_again() -> None:
    for site, works in (("the-lonely-mountain", True), ("moria", False)):
        board = Board()
        board.company(site, "eomer")
        board.g.status[board.site(site)] = TAPPED
        board.give("eomer", "thrors-map").explore(0)
        assert ("use:thrors-map:0" in board.options()) == works
        if works:
            board.do("use:thrors-map:0")
            assert board.g.status[board.site(site)] == 0 and board.zone("thrors-map") == DISCARD


@covers("scroll-of-isildur")
def test_the_scroll_helps_only_its_own_company() -> None:
    board = Board()
    board.company("rivendell", "frodo", "gandalf")
    board.company("lorien", "sam-gamgee")
    board.give("frodo", "fair-gold-ring").give("sam-gamgee", "scroll-of-isildur")
    assert ring_modifier(board.g, board.card("fair-gold-ring")) == 0
    board.g.attach(board.card("scroll-of-isildur"), board.card("gandalf"))
    assert ring_modifier(board.g, board.card("fair-gold-ring")) == 2


def test_book_of_mazarbul_in_a_sages_hands() -> None:
    for who, works in (("annalena", True), ("eomer", False)):
        board = Board()
        board.company("rivendell", who)
        board.give(who, "book-of-mazarbul").organization()
        option = next((o for o in board.options() if o.startswith("use:book")), "")
        assert bool(option) == works and hand_size(board.g, 0) == 8
        if works:
            board.do(option)
            assert hand_size(board.g, 0) == 9


def test_lanterns_below() -> None:
    for name in ("noldo-lantern", "dwarven-light-stone"):
        board = Board().dice(4)
        board.company("the-under-grottos", "eomer")
        board.give("eomer", name).move(0, "the-under-gates", "below").passing()
        # 4 and 2 are not 8; without a lantern the roll would be 4.
        assert board.logged("below")[0]["roll"] == 6
