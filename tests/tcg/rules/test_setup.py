"""Set-up: bids, seats, starting fellowships, hands."""

from __future__ import annotations

from typing import Any

import pytest

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from tcg.names import number
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.table import Table
from westmarch.engine.testing import rule
from westmarch.games.tcg.decks import Deck, decks
from westmarch.games.tcg.facts import ADVENTURE, BY_ID, DECK, PLAY, PLAYED
from westmarch.games.tcg.game import GAME
from westmarch.games.tcg.setup import with_decks


def start(
    *cards: str, players: int = 2, bids: tuple[int, ...] | None = None, site: str = number("Bag End (1_319)")
) -> Table:
    """A new game whose first deck has these cards."""
    base = decks()["dwarves-moria"]
    sites = [site, *base.sites[1:]]
    mine = dict.fromkeys(cards, 1) | {number("Goblin Runner (1_178)"): 12}
    decks_ = [
        Deck("a", number("Frodo, Son of Drogo (1_290)"), number("The One Ring, The Ruling Ring (1_2)"), sites, mine)
    ] + [base] * (players - 1)
    g = with_decks(decks_, Chance(seed_of(1)))
    if bids is not None:
        g.bids = list(bids)
    return Table(GAME, {"players": players}, position=g)


def seated(table: Table) -> Table:
    """Everybody takes the first place that is free."""
    while table.session.state.asks and table.question().prompt == "tcg-ask-place":
        table.do(table.options()[0])
    return table


def starters(table: Table) -> set[str]:
    return {code.split(".")[1] for code in table.options() if code.startswith("start")}


def first_to_choose(seed: int) -> int:
    g = with_decks([decks()["dwarves-moria"]] * 2, Chance(seed_of(seed)))
    g.bids = [1, 1]
    return Table(GAME, {"players": 2}, seed=seed, position=g).question().seat


def begun(players: int, *bids: int, deck: Deck | None = None) -> Table:
    g = with_decks([deck or decks()["dwarves-moria"]] * players, Chance(seed_of(1)))
    g.bids = list(bids)
    return Table(GAME, {"players": players}, position=g)


@rule("tcg.setup.players")
def test_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        assert GAME.start({"players": players}, Chance(seed_of(1))).seats == players
    with pytest.raises(BadOptions):
        GAME.start({"players": 1}, Chance(seed_of(1)))


@rule("tcg.setup.bid.secret", "tcg.setup.bid.limit", "tcg.setup.bid.all-pay")
def test_bids_are_secret() -> None:
    table = start()
    table.do("bid:4", seat=0)
    assert "4" not in str(table.view(1)["view"]["burdens"])
    assert "bid:0" in table.options(1) and "bid:12" in table.options(1)
    table.do("bid:2", seat=1)
    seated(table)
    assert table.g.burdens[table.g.order[0]] == table.g.bids[table.g.order[0]]


@rule("tcg.setup.bid.choose-seat", "tcg.setup.bid.any-place", "tcg.setup.sequence")
def test_the_highest_bid_chooses_a_place() -> None:
    table = start(players=3, bids=(2, 5, 3))
    table.expect_asked(1, "tcg-ask-place").expect_options("place:0", "place:1", "place:2", seat=1)
    table.do("place:1", seat=1).expect_options("place:0", "place:2", seat=2)
    table.do("place:2", seat=2)
    assert table.g.order == [0, 1, 2] and table.g.path[1] in [c for c in range(20) if table.g.owner[c] == 0]


@rule("tcg.setup.bid.example")
def test_the_example_of_bidding() -> None:
    table = start(players=4, bids=(3, 4, 3, 1)).next("ties", [0, 2, 1, 3])
    table.do("place:0", seat=1).do("place:1", seat=0).do("place:3", seat=2)
    assert table.g.order == [1, 0, 3, 2]


@rule("tcg.setup.bid.ties")
def test_ties_are_broken_at_random() -> None:
    first = [first_to_choose(seed) for seed in range(60)]
    assert 15 < sum(first) < 45


@rule("tcg.setup.bid.corrupted", "tcg.lose.simultaneous")
def test_a_bid_of_ten_loses() -> None:
    table = start(bids=(10, 0))
    seated(table)
    while table.g.asks:
        table.do(table.options()[0])
    table.expect_over("tcg-end-last", 1)
    fine = seated(start(bids=(9, 0)))
    assert not fine.g.over


@rule("tcg.setup.site-one", "tcg.setup.markers", "tcg.setup.site-one-no-move", "tcg.setup.pool-empty")
def test_the_first_site() -> None:
    table = seated(start(number("Gimli, Son of Glóin (1_13)"), bids=(1, 0)))
    assert table.g.at == [1, 1] and table.g.pool == 0 and table.g.moves == 0
    assert sum(site >= 0 for site in table.g.path) == 1


@rule(
    "tcg.setup.fellowship.ring-bearer",
    "tcg.setup.fellowship.placed-not-played",
    "tcg.setup.fellowship.companions-only",
    "tcg.setup.fellowship.order",
)
def test_the_ring_bearer_is_placed_first() -> None:
    table = seated(
        start(
            number("Sam, Son of Hamfast (1_311)"),
            number("The Gaffer, Sam's Father (1_291)"),
            number("Sting (1_313)"),
            bids=(2, 0),
        )
    )
    assert table.g.host[table.g.ring[0]] == table.g.bearer[0] and table.g.burdens[0] == 2
    assert starters(table) == {number("Sam, Son of Hamfast (1_311)")}
    table.expect_no_log("tcg-log-play")


@rule(
    "tcg.setup.fellowship.cost-four",
    "tcg.setup.fellowship.ring-bearer-free",
    "tcg.setup.fellowship.optional",
    "tcg.setup.fellowship.no-twilight",
)
def test_companions_for_four() -> None:
    table = seated(
        start(
            number("Aragorn, Ranger of the North (1_89)"),
            number("Merry, Friend to Sam (1_302)"),
            number("Gimli, Son of Glóin (1_13)"),
            number("Legolas, Greenleaf (1_50)"),
            bids=(1, 0),
        )
    )
    assert starters(table) == {
        number("Aragorn, Ranger of the North (1_89)"),
        number("Merry, Friend to Sam (1_302)"),
        number("Gimli, Son of Glóin (1_13)"),
        number("Legolas, Greenleaf (1_50)"),
    }
    table.do("start:gimli.1_13.a1").do("start:legolas.1_50.a1")
    assert table.question().seat == 1 and table.g.pool == 0


@rule("tcg.setup.fellowship.one-at-a-time", "tcg.spot.to-play-not-itself", "tcg.setup.fellowship.limits-apply")
def test_one_companion_opens_the_way_for_another() -> None:
    table = seated(
        start(
            number("Gimli, Son of Glóin (1_13)"),
            number("Gimli, Dwarf of Erebor (1_12)"),
            number("Dwarf Guard (1_7)"),
            bids=(1, 0),
        )
    )
    assert starters(table) == {number("Gimli, Son of Glóin (1_13)"), number("Gimli, Dwarf of Erebor (1_12)")}
    table.do("start:gimli.1_13.a1")
    assert starters(table) == {number("Dwarf Guard (1_7)")}


@rule("tcg.setup.fellowship.cost-modifiers", "tcg.setup.fellowship.example.eomer")
def test_costs_in_a_starting_fellowship() -> None:
    table = seated(
        start(number("Household Guard (5_83)"), number("Éomer, Third Marshal of Riddermark (4_267)"), bids=(1, 0))
    )
    table.do("start:household_guard.5_83.a1")
    assert starters(table) == {number("Éomer, Third Marshal of Riddermark (4_267)")}
    other = seated(
        start(number("Household Guard (5_83)"), number("Éomer, Third Marshal of Riddermark (4_267)"), bids=(1, 0))
    )
    other.do("start:eomer.4_267.a1")
    assert other.question().seat == 1
    rangers = seated(
        start(number("Faramir, Captain of Gondor (4_116)"), number("Mablung, Soldier of Gondor (4_127)"), bids=(1, 0))
    )
    rangers.do("start:faramir.4_116.a1")
    assert starters(rangers) == {number("Mablung, Soldier of Gondor (4_127)")}


@rule("tcg.setup.fellowship.when-played", "tcg.setup.fellowship.extra-costs")
def test_texts_of_starting_companions() -> None:
    table = seated(start(number("Pippin, Hobbit of Some Intelligence (1_307)"), bids=(2, 0)))
    table.do("start:pippin.1_307.a1")
    assert table.g.burdens[0] == 1
    smeagol = seated(start(number("Sméagol, Slinker (5_29)"), bids=(2, 0)))
    smeagol.do("start:smeagol.5_29.a1")
    assert smeagol.g.burdens[0] == 3


@rule("tcg.setup.fellowship.site-text-off", "tcg.setup.fellowship.no-abilities")
def test_site_text_is_off() -> None:
    table = seated(
        start(
            number("Gimli, Son of Glóin (1_13)"),
            number("Legolas, Greenleaf (1_50)"),
            bids=(1, 0),
            site=number("East Road (1_320)"),
        )
    )
    table.do("start:gimli.1_13.a1")
    assert starters(table) == {number("Legolas, Greenleaf (1_50)")} and not any(
        code.startswith("use") for code in table.options()
    )


@rule("tcg.setup.draw-eight", "tcg.setup.mulligan", "tcg.setup.mulligan.final")
def test_hands_and_redraws() -> None:
    table = seated(start(number("Gimli, Son of Glóin (1_13)"), bids=(1, 0)))
    while table.question().prompt == "tcg-ask-start":
        table.do("pass")
    assert [len(hand) for hand in table.g.hands] == [8, 8]
    table.expect_asked(0, "tcg-ask-redraw").do("pass").expect_asked(1, "tcg-ask-redraw").do("redraw", seat=1)
    assert [len(hand) for hand in table.g.hands] == [8, 6]
    assert table.question().prompt != "tcg-ask-redraw"


@rule("tcg.setup.seats-clockwise", "tcg.turn.clockwise", "tcg.turn.procedures-counter-clockwise")
def test_seats() -> None:
    g: Any = GAME.start({"players": 4, "bidding": "no"}, Chance(seed_of(2)))
    g.order = [0, 1, 2, 3]
    g.fp = 0
    assert g.left_of(0) == 1 and g.from_right(0) == [3, 2, 1] and g.action_order() == [0, 3, 2, 1]


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


def test_piles_of_a_new_game() -> None:
    g = with_decks([decks()["dwarves-moria"]] * 2, Chance(seed_of(1)))
    assert all(len(g.adventure[seat]) == 9 and len(g.decks[seat]) == 60 for seat in (0, 1))
    assert all(g.zone[card] == DECK for card in g.decks[0])


@rule("tcg.lose.simultaneous")
def test_if_all_bid_themselves_out_nobody_wins() -> None:
    table = begun(2, 10, 11).do("place:0", seat=1)
    assert table.g.over and table.g.winners == [] and table.g.ending == "tcg-end-none"
