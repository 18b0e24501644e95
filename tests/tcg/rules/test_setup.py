"""Set-up: bids, seats, starting fellowships, hands."""

from __future__ import annotations

from typing import Any

import pytest

from tcg.names import number
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.table import Table
from westmarch.engine.testing import rule
from westmarch.games.tcg.decks import Deck, decks
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


def first_to_choose(seed: int) -> int:
    g = with_decks([decks()["dwarves-moria"]] * 2, Chance(seed_of(seed)))
    g.bids = [1, 1]
    return Table(GAME, {"players": 2}, seed=seed, position=g).question().seat


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
