"""Decks of the players' own, formats, and set-up to the letter."""

from __future__ import annotations

from typing import Any

import pytest

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from tcg.names import number, printed
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.table import Table
from westmarch.engine.testing import rule
from westmarch.games.tcg.deck_book import BOOK
from westmarch.games.tcg.decks import Deck, decks, formats, problems
from westmarch.games.tcg.facts import ADVENTURE, BY_ID, DECK, PLAY, PLAYED
from westmarch.games.tcg.game import GAME
from westmarch.games.tcg.setup import with_decks


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
    from westmarch.games.tcg.decks import official_from

    assert (
        official_from(number("Ithilien Wilderness (4_237)")) == "2003-04-09"
        and official_from(number("We Must Go Warily (3_48)")) == "2003-04-02"
    )
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


# Set-up


def begun(players: int, *bids: int, deck: Deck | None = None) -> Table:
    g = with_decks([deck or decks()["dwarves-moria"]] * players, Chance(seed_of(1)))
    g.bids = list(bids)
    return Table(GAME, {"players": players}, position=g)


@rule("tcg.setup.sequence", "tcg.setup.pool-empty", "tcg.setup.markers")
def test_the_order_of_set_up() -> None:
    table = Table(GAME, {"players": 2})
    assert [entry.key for entry in table.entries()] == []
    table.do("bid:1", seat=0).do("bid:0", seat=1).do("place:0", seat=0)
    while table.question().prompt == "tcg-ask-start":
        table.do("pass")
    table.do("pass", seat=0).do("pass", seat=1)
    keys = [entry.key for entry in table.entries() if not entry.key.startswith("engine")]
    order = ["tcg-log-bid", "tcg-log-place", "tcg-log-site", "tcg-log-draw", "tcg-log-turn"]
    places = [keys.index(key) for key in order]
    assert places == sorted(places) and table.g.pool == 0 and table.g.at == [1, 1]


@rule("tcg.setup.bid.secret")
def test_no_bid_is_seen_before_all_are_made() -> None:
    table = Table(GAME, {"players": 3})
    before = table.view(1)["view"]
    table.do("bid:7", seat=0)
    assert table.view(1)["view"] == before and table.entries(1) == []
    assert "bid:0" in table.options(1) and not any("bid:-" in code for code in table.options(1))
    table.do("bid:2", seat=1).do("bid:3", seat=2)
    assert [entry.about["count"] for entry in table.entries(1) if entry.key == "tcg-log-bid"] == [7, 2, 3]


@rule("tcg.setup.bid.any-place", "tcg.setup.site-one")
def test_the_highest_bidder_may_go_second() -> None:
    table = begun(2, 3, 1).do("place:1", seat=0)
    assert table.g.order == [1, 0] and table.g.owner[table.g.path[1]] == 1
    assert sum(site >= 0 for site in table.g.path) == 1
    others = [c for c in table.g.adventure[0] if table.g.card(c).site == 1]
    assert len(others) == 1 and table.g.zone[others[0]] == ADVENTURE


@rule("tcg.setup.bid.all-pay", "tcg.setup.bid.example")
def test_everybody_pays_his_bid() -> None:
    table = begun(4, 3, 4, 3, 1).next("ties", [0, 2, 1, 3])
    table.do("place:0", seat=1).do("place:1", seat=0).do("place:3", seat=2)
    while table.question().prompt == "tcg-ask-start":
        table.do("pass")
    assert table.g.order == [1, 0, 3, 2] and [table.g.burdens[seat] for seat in table.g.order] == [4, 3, 1, 3]


@rule("tcg.setup.bid.ties")
def test_equal_bidders_are_ordered_at_random() -> None:
    def first(seed: int) -> int:
        g = with_decks([decks()["dwarves-moria"]] * 2, Chance(seed_of(seed)))
        g.bids = [1, 1]
        return Table(GAME, {"players": 2}, seed=seed, position=g).question().seat

    share = sum(first(seed) for seed in range(200)) / 200
    assert 0.35 < share < 0.65


@rule("tcg.setup.bid.corrupted", "tcg.setup.bid.limit")
def test_a_bid_of_ten_corrupts_at_once() -> None:
    for bid, lost in ((9, False), (10, True), (12, True)):
        table = begun(2, bid, 0).do("place:0", seat=0)
        assert table.g.over == lost and (not lost or table.g.winners == [1])
    three = begun(3, 10, 0, 0).do("place:0", seat=0)
    while three.question().prompt == "tcg-ask-place":
        three.do(three.options()[0])
    assert not three.g.over and three.g.out == [1, 0, 0]


@rule("tcg.lose.simultaneous")
def test_if_all_bid_themselves_out_nobody_wins() -> None:
    table = begun(2, 10, 11).do("place:0", seat=1)
    assert table.g.over and table.g.winners == [] and table.g.ending == "tcg-end-none"


@rule("tcg.setup.fellowship.order")
def test_later_players_see_earlier_fellowships() -> None:
    table = begun(2, 1, 0).do("place:0", seat=0)
    first = next(code for code in table.options(0) if code.startswith("start"))
    table.do(first, seat=0)
    while table.question().seat == 0:
        table.do("pass", seat=0)
    shown = [one["card"] for one in table.view(1)["view"]["table"]]
    assert first.removeprefix("start:") in shown


@rule("tcg.setup.fellowship.ring-bearer", "tcg.setup.fellowship.placed-not-played")
def test_the_ring_bearer_stands_before_the_others() -> None:
    table = begun(2, 2, 0).do("place:0", seat=0)
    g = table.g
    assert g.zone[g.bearer[0]] == PLAY and g.host[g.ring[0]] == g.bearer[0] and g.burdens[0] == 2
    assert [c for c in g.table if g.owner[c] == 0 and g.zone[c] == PLAY] == [g.bearer[0]]
    table.expect_no_log("tcg-log-play")
    assert g.remembered(PLAYED) == []


@rule("tcg.setup.fellowship.cost-four", "tcg.setup.fellowship.ring-bearer-free", "tcg.setup.fellowship.optional")
def test_four_twilight_of_companions() -> None:
    deck = Deck(
        "t",
        number("Frodo, Son of Drogo (1_290)"),
        number("The One Ring, The Ruling Ring (1_2)"),
        FELLOWSHIP_SITES,
        {
            number("Aragorn, Ranger of the North (1_89)"): 1,
            number("Merry, Friend to Sam (1_302)"): 1,
            number("Gimli, Son of Glóin (1_13)"): 1,
            number("Legolas, Greenleaf (1_50)"): 1,
            number("Goblin Runner (1_178)"): 12,
        },
    )
    table = begun(2, 1, 0, deck=deck).do("place:0", seat=0).do("start:aragorn.1_89.a1")
    assert table.question().seat == 1  # four are spent, and Merry would cost one more
    two = begun(2, 1, 0, deck=deck).do("place:0", seat=0).do("start:gimli.1_13.a1")
    two.expect_refused("start:aragorn.1_89.a1", "tcg.setup.fellowship.cost-four", 0)
    two.do("start:legolas.1_50.a1")
    assert two.question().seat == 1
    none = begun(2, 1, 0, deck=deck).do("place:0", seat=0).do("pass", seat=0)
    assert [c for c in none.g.table if none.g.owner[c] == 0 and none.g.zone[c] == PLAY] == [none.g.bearer[0]]


@rule("tcg.setup.fellowship.one-at-a-time")
def test_gimli_and_two_guards() -> None:
    deck = Deck(
        "t",
        number("Frodo, Son of Drogo (1_290)"),
        number("The One Ring, The Ruling Ring (1_2)"),
        FELLOWSHIP_SITES,
        {number("Gimli, Son of Glóin (1_13)"): 1, number("Dwarf Guard (1_7)"): 2, number("Goblin Runner (1_178)"): 12},
    )
    table = begun(2, 1, 0, deck=deck).do("place:0", seat=0)
    assert table.options(0) == ["pass", "start:gimli.1_13.a1"]
    table.do("start:gimli.1_13.a1").do("start:dwarf_guard.1_7.a1").do("start:dwarf_guard.1_7.a2")
    assert table.question().seat == 1 and table.g.zone[table.g.bearer[0]] == PLAY


@rule("tcg.setup.fellowship.cost-modifiers")
def test_costs_that_change_in_a_starting_fellowship() -> None:
    def cards(*ids: str) -> Deck:
        return Deck(
            "t",
            number("Frodo, Son of Drogo (1_290)"),
            number("The One Ring, The Ruling Ring (1_2)"),
            FELLOWSHIP_SITES,
            dict.fromkeys(ids, 1) | {number("Goblin Runner (1_178)"): 12},
        )

    for first, second in (("faramir.4_116", "mablung.4_127"), ("alcarin.5_31", "gondorian_knight.5_35")):
        table = begun(2, 1, 0, deck=cards(first.split(".")[1], second.split(".")[1])).do("place:0", seat=0)
        table.do(f"start:{first}.a1")
        assert f"start:{second}.a1" in table.options(0)
        table.do(f"start:{second}.a1")
        assert table.question().seat == 1


@rule("tcg.setup.fellowship.extra-costs", "tcg.setup.fellowship.when-played")
def test_costs_and_texts_of_starting_companions() -> None:
    deck = Deck(
        "t",
        number("Frodo, Son of Drogo (1_290)"),
        number("The One Ring, The Ruling Ring (1_2)"),
        FELLOWSHIP_SITES,
        {
            number("Sméagol, Slinker (5_29)"): 1,
            number("Aragorn, Ranger of the North (1_89)"): 1,
            number("Pippin, Hobbit of Some Intelligence (1_307)"): 1,
            number("Goblin Runner (1_178)"): 12,
        },
    )
    table = begun(2, 2, 0, deck=deck).do("place:0", seat=0).do("start:smeagol.5_29.a1", seat=0)
    assert table.g.burdens[0] == 3
    table.do("start:aragorn.1_89.a1")
    assert table.question().seat == 1 and table.g.pool == 0
    pippin = begun(2, 2, 0, deck=deck).do("place:0", seat=0).do("start:pippin.1_307.a1", seat=0)
    assert pippin.g.burdens[0] == 1


@rule("tcg.setup.fellowship.no-abilities")
def test_no_ability_in_set_up() -> None:
    deck = Deck(
        "t",
        number("Frodo, Tired Traveller (4_302)"),
        number("The One Ring, Answer To All Riddles (4_1)"),
        TOWERS_SITES,
        {number("Sam, Frodo's Gardener (4_315)"): 1, number("Goblin Runner (1_178)"): 12},
    )
    table = begun(2, 2, 0, deck=deck).do("place:0", seat=0)
    assert not any(code.startswith(("use", "answer", "play")) for code in table.options(0))
    table.do("start:sam.4_315.a1", seat=0)
    assert table.g.burdens[0] == 2


@rule("tcg.setup.fellowship.site-text-off", "tcg.setup.fellowship.no-twilight")
def test_site_one_is_silent_in_set_up() -> None:
    for site, card, rest in (
        (number("East Road (1_320)"), number("Gimli, Son of Glóin (1_13)"), number("Legolas, Greenleaf (1_50)")),
        (
            number("Green Hill Country (1_323)"),
            number("Merry, Friend to Sam (1_302)"),
            number("Aragorn, Ranger of the North (1_89)"),
        ),
    ):
        sites = [site, *FELLOWSHIP_SITES[1:]]
        deck = Deck(
            "t",
            number("Frodo, Son of Drogo (1_290)"),
            number("The One Ring, The Ruling Ring (1_2)"),
            sites,
            {card: 1, rest: 1, number("Goblin Runner (1_178)"): 12},
        )
        table = begun(2, 1, 0, deck=deck).do("place:0", seat=0)
        starting = next(code for code in table.options(0) if card in code)
        table.do(starting, seat=0)
        frame: Any = table.session.state.stack[-1]
        spent = frame.spent if table.question().seat == 0 else 4
        assert spent in (BY_ID[card].cost, 4) and table.g.pool == 0
        offered = any(rest in code for code in table.options(0))
        assert offered == (BY_ID[card].cost + BY_ID[rest].cost <= 4)


@rule("tcg.setup.fellowship.limits-apply")
def test_uniqueness_in_set_up() -> None:
    deck = Deck(
        "t",
        number("Frodo, Son of Drogo (1_290)"),
        number("The One Ring, The Ruling Ring (1_2)"),
        FELLOWSHIP_SITES,
        {
            number("Sam, Son of Hamfast (1_311)"): 1,
            number("Sam, Frodo's Gardener (4_315)"): 1,
            number("Frodo, Old Bilbo's Heir (1_289)"): 2,
            number("Goblin Runner (1_178)"): 12,
        },
    )
    table = begun(2, 1, 0, deck=deck).do("place:0", seat=0)
    assert not any(number("Frodo, Old Bilbo's Heir (1_289)") in code for code in table.options(0))
    table.do("start:sam.4_315.a1", seat=0)
    assert table.question().seat == 1 or not any(
        number("Sam, Son of Hamfast (1_311)") in code for code in table.options(0)
    )


@rule("tcg.setup.draw-eight", "tcg.setup.mulligan", "tcg.setup.mulligan.final")
def test_first_hands_and_redraws() -> None:
    table = begun(3, 1, 0, 0).next("ties", [0, 1, 2])
    while table.question().prompt == "tcg-ask-place":
        table.do(table.options()[0])
    started = 0
    while table.question().prompt == "tcg-ask-start":
        offered = [code for code in table.options() if code.startswith("start")]
        if table.question().seat == 0 and offered:
            table.do(offered[0])
            started += 1
        else:
            table.do("pass")
    first = table.g.order[0]
    assert started and len(table.g.hands[first]) == 8 and len(table.g.decks[first]) == 60 - started - 8
    order = []
    for choice in ("pass", "redraw", "pass"):
        order.append(table.question().seat)
        seat = order[-1]
        deck = len(table.g.decks[seat])
        table.do(choice)
        assert len(table.g.hands[seat]) == (6 if choice == "redraw" else 8)
        assert choice == "pass" or len(table.g.decks[seat]) == deck + 2
    assert order == table.g.order and not any(ask.prompt == "tcg-ask-redraw" for ask in table.g.asks)


@rule("tcg.setup.seats-clockwise", "tcg.turn.clockwise", "tcg.turn.fp-player")
def test_left_and_right() -> None:
    board = Board(3)
    assert board.g.left_of(0) == 1 and board.g.from_right(0) == [2, 1]
    turns = []
    board.hand(0, "Axe Strike").hand(1, "Axe Strike").hand(2, "Axe Strike")
    for _ in range(4):
        board.until("tcg-ask-move-again", limit=200)
        turns.append(board.now.fp)
        shadow = [seat for seat in range(3) if board.now.side_of(seat) == 2]
        assert sorted([*shadow, board.now.fp]) == [0, 1, 2]
        board.take("stay")
    assert turns == [0, 1, 2, 0]


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


def test_piles_of_a_new_game() -> None:
    g = with_decks([decks()["dwarves-moria"]] * 2, Chance(seed_of(1)))
    assert all(len(g.adventure[seat]) == 9 and len(g.decks[seat]) == 60 for seat in (0, 1))
    assert all(g.zone[card] == DECK for card in g.decks[0])
