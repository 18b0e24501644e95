"""Decks and formats."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from tcg.names import number, printed
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.testing import rule
from westmarch.games.tcg.deck_book import BOOK
from westmarch.games.tcg.decks import DATA, Deck, decks, formats, problems
from westmarch.games.tcg.facts import BY_ID, CATALOGUE
from westmarch.games.tcg.game import GAME


def changed(**parts: object) -> Deck:
    base = decks()["dwarves-moria"]
    values: dict[str, Any] = {
        "ring_bearer": base.ring_bearer,
        "ring": base.ring,
        "sites": base.sites,
        "cards": dict(base.cards),
    }
    values |= parts
    return Deck("changed", **values)


def errors(deck: Deck, form: str = "fellowship") -> set[str]:
    return {rule_id for rule_id, _ in problems(deck, formats()[form])}


def listed(name: str, **parts: Any) -> str:
    """A shipped deck as a list, with some parts changed."""
    deck = decks()[name]
    sites = parts.get("sites", deck.sites)
    cards = dict(deck.cards)
    cards.update(parts.get("cards", {}))
    lines = [f"ring-bearer {parts.get('ring_bearer', deck.ring_bearer)}", f"ring {parts.get('ring', deck.ring)}"]
    lines += [f"site {site}" for site in sites]
    lines += [f"{count} {card}" for card, count in cards.items() if count]
    return "\n".join(lines)


def refused(form: str, *lists: str) -> str:
    with pytest.raises(BadOptions) as caught:
        GAME.checked({"players": len(lists), "format": form, "lists": "\n---\n".join(lists)})
    return str(caught.value)


@rule("tcg.deck.contents", "tcg.deck.outside-draw-deck", "tcg.deck.equal-halves", "tcg.format.fellowship-block")
@pytest.mark.parametrize("name", decks())
def test_shipped_decks_are_legal(name: str) -> None:
    form = "fellowship" if name in ("dwarves-moria", "elves-nazgul", "shire-isengard") else "open"
    assert problems(decks()[name], formats()[form]) == []
    assert len(decks()[name].draw_deck()) == 60


@rule("tcg.deck.minimum-60", "tcg.deck.equal-halves")
def test_a_short_deck() -> None:
    cards = dict(decks()["dwarves-moria"].cards)
    del cards[number("Gimli, Son of Glóin (1_13)")]
    assert errors(changed(cards=cards)) == {"tcg.deck.minimum-60", "tcg.deck.equal-halves"}


@rule("tcg.deck.four-copies", "tcg.deck.example.aragorn", "tcg.deck.ring-bearer-three")
def test_copies() -> None:
    assert "tcg.deck.four-copies" in errors(
        changed(
            cards={
                number("Aragorn, Ranger of the North (1_89)"): 4,
                number("Aragorn, King in Exile (1_365)"): 4,
                number("Goblin Runner (1_178)"): 8,
            }
        )
    )
    assert "tcg.deck.four-copies" not in errors(
        changed(cards={number("Aragorn, Ranger of the North (1_89)"): 2, number("Aragorn, King in Exile (1_365)"): 2})
    )
    assert "tcg.deck.ring-bearer-three" in errors(changed(cards={number("Frodo, Son of Drogo (1_290)"): 4}))
    assert "tcg.deck.ring-bearer-three" not in errors(changed(cards={number("Frodo, Old Bilbo's Heir (1_289)"): 3}))


@rule("tcg.deck.ring-bearer", "tcg.deck.ring", "tcg.deck.no-sites-or-ring")
def test_ring_bearer_and_ring() -> None:
    assert errors(changed(ring_bearer=number("Sam, Son of Hamfast (1_311)"))) == {"tcg.deck.ring-bearer"}
    assert errors(changed(ring=number("Dwarven Axe (1_9)"))) == {"tcg.deck.ring"}
    assert "tcg.deck.no-sites-or-ring" in errors(
        changed(cards={number("Bag End (1_319)"): 1, number("The One Ring, Isildur's Bane (1_1)"): 1})
    )
    assert [c.id for c in CATALOGUE if c.may_bear_ring] == [
        number("Frodo, Old Bilbo's Heir (1_289)"),
        number("Frodo, Son of Drogo (1_290)"),
        number("Frodo, Reluctant Adventurer (2_102)"),
        number("Frodo, Courteous Halfling (4_301)"),
        number("Frodo, Tired Traveller (4_302)"),
        number("Frodo, Master of the Precious (5_111)"),
    ]


@rule("tcg.deck.adventure-nine", "tcg.deck.adventure-numbers", "tcg.deck.adventure-block")
def test_adventure_deck() -> None:
    assert errors(changed(sites=FELLOWSHIP_SITES[:8])) == {"tcg.deck.adventure-nine"}
    assert errors(changed(sites=[*FELLOWSHIP_SITES[:8], number("East Road (1_320)")])) == {"tcg.deck.adventure-numbers"}
    assert "tcg.deck.adventure-block" in errors(
        changed(sites=[number("East Wall of Rohan (4_323)"), *FELLOWSHIP_SITES[1:]])
    )


@rule("tcg.format.towers-block", "tcg.format.open", "tcg.format.standard", "tcg.format.standard-x-list-data")
def test_formats() -> None:
    rohan = decks()["rohan-uruks"]
    assert errors(rohan, "towers") == set()
    assert errors(rohan, "standard") == {"tcg.format.standard-x-list-data"}
    assert errors(rohan, "open") == set()
    assert "tcg.format.towers-block" in errors(decks()["dwarves-moria"], "towers")
    assert len(formats()["standard"].banned) == 15


@rule("tcg.format.block-plain-number", "tcg.format.example.hobbit-stealth")
def test_hobbit_stealth_at_a_towers_site() -> None:
    sites = [
        "East Wall of Rohan",
        "Derndingle",
        "Barrows of Edoras",
        "White Rocks",
        "Deep of Helm",
        "Hornburg Armory",
        "Hornburg Causeway",
        "Ring of Isengard",
        "Fortress of Orthanc",
    ]
    board = (
        Board(at=2, sites=sites)
        .fellowship("Sam, Son of Hamfast")
        .minions("Uruk Savage")
        .hand(0, "Hobbit Stealth", "Halfling Deftness")
    )
    board.fight("Sam, Son of Hamfast", "Uruk Savage").take("play", "Hobbit Stealth")
    if board.can("choose", "Sam, Son of Hamfast"):
        board.take("choose", "Sam, Son of Hamfast")
    assert board.strength("Sam, Son of Hamfast") == 5 and board.asked == "tcg-ask-skirmish"


@rule("tcg.deck.contents", "tcg.setup.fellowship.change")
def test_players_bring_their_own_decks() -> None:
    text = listed("dwarves-moria") + "\n---\n" + listed("elves-nazgul")
    options = {"players": 2, "format": "fellowship", "lists": text, "bidding": "no"}
    g: Any = GAME.start(options, Chance(seed_of(4)))
    assert [BY_ID[decks()[n].ring_bearer].number for n in ("dwarves-moria", "elves-nazgul")] == [
        g.blueprint[g.bearer[seat]] for seat in (0, 1)
    ]
    assert "tcg.deck.contents" in refused("fellowship", "ring 1_2\n4 1_178", listed("dwarves-moria"))
    assert "2 decks for" not in refused("fellowship", "nonsense", listed("dwarves-moria"))


@rule("tcg.deck.same-format", "tcg.deck.adventure-block", "tcg.format.fellowship-block", "tcg.format.towers-block")
def test_all_decks_are_of_one_format() -> None:
    towers, fellowship = listed("rohan-uruks"), listed("dwarves-moria")
    assert "(tcg.deck.adventure-block)" in refused("fellowship", fellowship, towers)
    assert "(tcg.format.fellowship-block)" in refused("fellowship", fellowship, towers)
    assert "(tcg.format.towers-block)" in refused("towers", fellowship, towers)
    assert GAME.checked({"format": "towers", "lists": f"{towers}\n---\n{towers}"})["format"] == "towers"


@rule("tcg.deck.minimum-60", "tcg.deck.equal-halves", "tcg.deck.outside-draw-deck")
def test_sizes_of_decks() -> None:
    def wrong(cards: dict[str, int]) -> set[str]:
        deck = Deck(
            "t",
            number("Frodo, Son of Drogo (1_290)"),
            number("The One Ring, The Ruling Ring (1_2)"),
            FELLOWSHIP_SITES,
            cards,
        )
        return {rule_id for rule_id, _ in problems(deck, formats()["fellowship"])}

    free = [c.id for c in BY_ID.values() if c.side == 1 and c.set == 1 and c.title != "Frodo" and c.type != 0]
    shadow = [c.id for c in BY_ID.values() if c.side == 2 and c.set == 1]
    assert wrong(dict.fromkeys([*free[:30], *shadow[:30]], 1)) == set()
    assert wrong(dict.fromkeys([*free[:40], *shadow[:40]], 1)) == set()
    assert wrong(dict.fromkeys([*free[:31], *shadow[:30]], 1)) == {"tcg.deck.equal-halves"}
    assert wrong(dict.fromkeys([*free[:29], *shadow[:30]], 1)) == {"tcg.deck.equal-halves", "tcg.deck.minimum-60"}
    assert wrong(dict.fromkeys([*free[:29], *shadow[:29]], 1)) == {"tcg.deck.minimum-60"}


@rule("tcg.format.open", "tcg.format.standard", "tcg.format.promos", "tcg.card.5_116")
def test_open_and_standard() -> None:
    deck = Deck(
        "t",
        number("Frodo, Courteous Halfling (4_301)"),
        number("The One Ring, Answer To All Riddles (4_1)"),
        TOWERS_SITES,
        {
            number("Aragorn, Ranger of the North (1_89)"): 1,
            number("Saruman, Keeper of Isengard (3_68)"): 1,
            number("Uruk Regular (4_192)"): 1,
            number("Sting (1_313)"): 1,
        },
    )
    named = {(rule_id, what) for rule_id, what in problems(deck, formats()["open"]) if rule_id.startswith("tcg.format")}
    assert named == set()
    banned = {what for rule_id, what in problems(deck, formats()["standard"]) if rule_id.startswith("tcg.format")}
    assert banned == {
        number("Saruman, Keeper of Isengard (3_68)"),
        number("Uruk Regular (4_192)"),
        number("Sting (1_313)"),
    }
    assert "0_56" not in BY_ID and problems(
        Deck(
            "t",
            number("Frodo, Courteous Halfling (4_301)"),
            number("The One Ring, Answer To All Riddles (4_1)"),
            TOWERS_SITES,
            {"0_56": 1},
        ),
        formats()["open"],
    )
    four = Deck(
        "t",
        number("Frodo, Courteous Halfling (4_301)"),
        number("The One Ring, Answer To All Riddles (4_1)"),
        TOWERS_SITES,
        {number("Sting (1_313)"): 3, number("Sting, Baggins Heirloom (5_116)"): 2},
    )
    assert ("tcg.deck.four-copies", "Sting") in problems(four, formats()["open"])


@rule("tcg.format.standard-x-list-data")
def test_the_list_of_standard_is_data() -> None:
    form = formats()["standard"]
    assert form.uncertain == [
        number("Flaming Brand (2_32)"),
        number("Filibert Bolger, Wily Rascal (2_101)"),
        number("O Elbereth! Gilthoniel! (2_108)"),
    ]
    sure = [card for card in form.banned if card not in form.uncertain]
    assert [sum(card.startswith(f"{n}_") for card in sure) for n in (1, 2, 3, 4)] == [8, 0, 3, 1]
    assert set(form.uncertain) < set(form.banned) and len(form.banned) == 15


@rule("tcg.format.faq-authority", "tcg.format.faq-delta")
def test_the_errata_are_the_text_of_the_cards() -> None:
    faq = tomllib.loads((DATA / "formats.toml").read_text(encoding="utf-8"))["faq"]
    assert (str(faq["changes"]), str(faq["dated"])) == ("2003-04-09", "2003-04-02")
    assert number("Ithilien Wilderness (4_237)") in faq["changed"]
    assert number("We Must Go Warily (3_48)") not in faq["changed"]
    # Errata that change what a card does: the Book is a tale, Far-seeing Eyes is unique, Warily exerts one companion.
    assert "tale" in BY_ID[number("Book of Mazarbul (3_1)")].keywords and BY_ID[number("Far-seeing Eyes (1_43)")].unique
    cost = BY_ID[number("We Must Go Warily (3_48)")].abilities[0].cost
    assert cost is not None and cost.amount == 2 and cost.count == 1  # type: ignore[union-attr]


@rule("tcg.format.numbered-sites", "tcg.setup.adventure-deck-down", "tcg.site.two-player-order")
def test_the_next_site_is_the_one_with_the_next_number() -> None:
    board = Board(at=3).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    placed = board.now.path[4]
    assert board.now.card(placed).site == 4 and board.now.owner[placed] == 1
    # However the adventure deck lies, its owner finds the site that he needs.
    turned = Board(at=3).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin")
    turned.g.adventure[1].reverse()
    assert turned.take("move").now.card(turned.now.path[4]).id == board.now.card(placed).id


@rule("tcg.format.no-region-twilight", "tcg.move.example.six")
def test_no_twilight_for_regions() -> None:
    board = Board(at=3).site(4, "Great Chasm").fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe").take("move")
    assert board.now.pool == 4 + 2
    # Four companions and a site of Shadow number 2.
    five = (
        Board(at=1)
        .site(2, "Ettenmoors")
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .hand(0, "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .take("move")
    )
    assert five.now.pool == 2 + 4


@rule("tcg.format.starter-rules", "tcg.draw.no-reshuffle", "tcg.draw.empty-deck", "tcg.regroup.reconcile.draw-up")
def test_an_empty_deck_is_never_refilled() -> None:
    board = (
        Board(at=2, filler={})
        .pile(1, 2, "Goblin Runner", "Goblin Marksman")
        .hand(1, "Axe Strike", "Battle Fury", "Cleaving Blow")
        .deck(1, "Dwarf Guard", "Dwarven Armor")
    )
    board.at_step("regroup").do("discard:", seat=1)
    assert len(board.now.hands[1]) == 5 and board.now.decks[1] == [] and not board.now.over
    assert len(board.now.discards[1]) == 2


@rule("tcg.format.block-or-higher")
def test_site_four_or_higher_is_a_fellowship_site() -> None:
    def wounds(at: int, sites: list[str]) -> int:
        board = (
            Board(at=at, sites=sites)
            .support(1, "Goblin Domain")
            .fellowship("Sam, Son of Hamfast")
            .hand(0, "Gimli, Son of Glóin", "Hobbit Sword (1_299)")
        )
        return board.until("tcg-ask-fellowship").take("play", "Gimli, Son of Glóin").wounds("Gimli, Son of Glóin")

    assert wounds(4, FELLOWSHIP_SITES) == 2 and wounds(3, FELLOWSHIP_SITES) == 0 and wounds(5, TOWERS_SITES) == 0
    assert (
        not Board(at=5, sites=TOWERS_SITES)
        .fellowship("Gimli, Son of Glóin + Book of Mazarbul", "Farin, Dwarven Emissary")
        .hand(0, "Axe Strike")
        .can("answer", "Book of Mazarbul")
    )


@rule("tcg.format.block-plain-number")
def test_a_plain_number_is_a_fellowship_site() -> None:
    assert (
        Board(at=7).support(0, "Haldir, Elf of the Golden Wood").strength("Haldir, Elf of the Golden Wood")
        == printed("Haldir, Elf of the Golden Wood").strength + 2
    )
    assert (
        Board(at=7, sites=TOWERS_SITES)
        .support(0, "Haldir, Elf of the Golden Wood")
        .strength("Haldir, Elf of the Golden Wood")
        == printed("Haldir, Elf of the Golden Wood").strength
    )


@rule("tcg.format.example.hobbit-stealth")
def test_hobbit_stealth_by_site() -> None:
    def cancelled(at: int, sites: list[str]) -> bool:
        board = (
            Board(at=at, sites=sites)
            .fellowship("Sam, Son of Hamfast")
            .minions("Uruk Savage")
            .hand(0, "Hobbit Stealth", "Halfling Deftness")
        )
        board.fight("Sam, Son of Hamfast", "Uruk Savage").take("play", "Hobbit Stealth")
        if board.can("choose", "Sam, Son of Hamfast"):
            board.take("choose", "Sam, Son of Hamfast")
        if board.asked == "tcg-ask-skirmish":
            assert board.strength("Sam, Son of Hamfast") == 5
            return False
        return True

    assert cancelled(5, FELLOWSHIP_SITES) and not cancelled(6, FELLOWSHIP_SITES) and not cancelled(2, TOWERS_SITES)


@rule("tcg.deck.adventure-nine", "tcg.deck.adventure-numbers", "tcg.deck.no-sites-or-ring", "tcg.deck.ring")
def test_adventure_decks_and_rings() -> None:
    def named(**parts: Any) -> set[str]:
        deck = decks()["dwarves-moria"]
        values: dict[str, Any] = {
            "ring_bearer": deck.ring_bearer,
            "ring": deck.ring,
            "sites": deck.sites,
            "cards": dict(deck.cards),
        }
        return {r for r, _ in problems(Deck("t", **(values | parts)), formats()["fellowship"])}

    assert named(sites=FELLOWSHIP_SITES[:8]) == {"tcg.deck.adventure-nine"}
    assert named(sites=[*FELLOWSHIP_SITES, number("East Road (1_320)")]) == {"tcg.deck.adventure-nine"}
    assert named(sites=[*FELLOWSHIP_SITES[:8], FELLOWSHIP_SITES[0]]) == {"tcg.deck.adventure-nine"}
    assert named(sites=[*FELLOWSHIP_SITES[:6], number("Ettenmoors (1_331)"), *FELLOWSHIP_SITES[7:]]) == {
        "tcg.deck.adventure-numbers"
    }
    assert "tcg.deck.no-sites-or-ring" in named(
        cards={number("Ettenmoors (1_331)"): 1}
    ) and "tcg.deck.no-sites-or-ring" in named(cards={number("The One Ring, The Ruling Ring (1_2)"): 1})
    assert named(ring=number("The One Ring, Isildur's Bane (1_1)")) == set() and named(
        ring=number("The One Ring, Answer To All Riddles (4_1)")
    ) == {"tcg.format.fellowship-block"}


def test_the_text_of_a_deck_list() -> None:
    one, two = BOOK.read_all("ring-bearer 1_290\nring 1_2 # the Ruling Ring\n4 1_178\n\n---\n2 0_13\n1 1_50\n")
    assert one is not None and two is not None
    assert (one.cards("ring-bearer"), one.cards("ring"), one.counts("deck")) == (
        [number("Frodo, Son of Drogo (1_290)")],
        [number("The One Ring, The Ruling Ring (1_2)")],
        {number("Goblin Runner (1_178)"): 4},
    )
    assert two.counts("deck") == {number("Legolas, Greenleaf (1_50)"): 3}
    assert "There is no card “four 1_178”" in refused("open", "four 1_178", listed("rohan-uruks"))


def test_a_seat_without_a_list_plays_a_deck_of_the_table() -> None:
    options = {"format": "fellowship", "lists": f"---\n{listed('elves-nazgul')}", "bidding": "no"}
    g: Any = GAME.start(options, Chance(seed_of(4)))
    bearers = [BY_ID[decks()[name].ring_bearer].number for name in ("dwarves-moria", "elves-nazgul")]
    assert [g.blueprint[g.bearer[seat]] for seat in (0, 1)] == bearers


def test_huge_numbers_are_refused_before_anything_is_built() -> None:
    assert "at most 99" in refused("open", "3000000 1_178", listed("rohan-uruks"))


def test_a_deck_with_a_card_that_is_not_there_yet_is_refused() -> None:
    missing = next((c.id for c in BY_ID.values() if not c.defined and c.set == 1), None)
    if missing is not None:
        lists = [listed("dwarves-moria", cards={missing: 1}), listed("dwarves-moria")]
        assert "cannot be played here yet" in refused("fellowship", *lists)
