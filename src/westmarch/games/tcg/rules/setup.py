"""Set-up: bids and seats, the first site, starting fellowships, hands, redraws."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome, Together
from westmarch.games.tcg.facts import ATTACHED, CATALOGUE, COMPANION, DECK, PATH, PLAY
from westmarch.games.tcg.rules.actions import draw
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.losing import lose
from westmarch.games.tcg.rules.playing import PlayCard
from westmarch.games.tcg.rules.requirements import forbids_play
from westmarch.games.tcg.rules.sites import site_of
from westmarch.games.tcg.rules.turn import Turns
from westmarch.games.tcg.state import Fellowships

#: The highest bid that is offered: more than any Ring-bearer withstands.
HIGHEST_BID = 12
STARTING_COST = 4
FIRST_HAND = 8
REDRAW = 6


class SetUp(Frame):
    """Before the first turn."""

    STEPS = ("bidding", "all_corrupted", "first_site", "fellowships", "hands", "redraws", "play")
    RULE = "tcg.setup.sequence"

    #: Who is still to put down a fellowship, or to redraw.
    waiting: list[int] = later([])

    def bidding(self, g: Fellowships) -> Outcome:
        return Call(Bidding())

    def all_corrupted(self, g: Fellowships) -> None:
        """If every bid corrupts its bidder, nobody wins."""
        if all([g.bids[seat] >= g.card(g.bearer[seat]).resistance for seat in range(g.seats)]):
            g.finish([], "tcg-end-none", "tcg.lose.simultaneous")

    def first_site(self, g: Fellowships) -> None:
        first = g.order[0]
        site = site_of(g, first, 1)
        g.put(site, PATH)
        g.path[1] = site
        g.note("tcg-log-site", {"seat": first, "card": site}, rule="tcg.setup.site-one")
        self.waiting = g.order[:]

    def fellowships(self, g: Fellowships) -> Outcome:
        if not self.waiting:
            self.waiting = g.order[:]
            return None
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        return Call(StartingFellowship(seat), back="fellowships")

    def hands(self, g: Fellowships) -> Outcome:
        for seat in g.players():
            g.chance.shuffle(g.decks[seat], "deck")
            draw(g, seat, FIRST_HAND)
        return None

    def redraws(self, g: Fellowships) -> Outcome:
        while self.waiting and g.out[self.waiting[0]]:
            self.waiting = self.waiting[1:]
        if not self.waiting or not g.mulligan:
            return None
        seat = self.waiting[0]
        return Ask(seat, "tcg-ask-redraw", [PASS, ("redraw",)], "redrawn", "tcg.setup.mulligan")

    def redrawn(self, g: Fellowships, option: Option) -> Outcome:
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        if option != PASS:
            for card in g.hands[seat][:]:
                g.put(card, DECK)
            g.decks[seat].sort()
            g.chance.shuffle(g.decks[seat], "deck")
            g.note("tcg-log-redraw", {"seat": seat}, rule="tcg.setup.mulligan")
            draw(g, seat, REDRAW)
        return Goto("redraws")

    def play(self, g: Fellowships) -> Outcome:
        return Call(Turns())


class Bidding(Frame):
    """Secret bids of burdens; the highest bidder chooses first where to sit."""

    STEPS = ("bid", "rank", "choose_places")
    RULE = "tcg.setup.bid.secret"

    #: Players in the order in which they choose, and who sits where.
    ranking: list[int] = later([])
    chosen: list[int] = later([])

    def bid(self, g: Fellowships) -> Outcome:
        if g.bids:
            return None
        asks = []
        for seat in range(g.seats):
            options: list[Option] = [("bid", n) for n in range(HIGHEST_BID + 1)]
            asks.append(Ask(seat, "tcg-ask-bid", options, "bids_made", "tcg.setup.bid.secret"))
        return Together(asks, "bids_made")

    def bids_made(self, g: Fellowships, answers: list[Option]) -> None:
        g.bids = [burdens for _, burdens in answers]
        for seat in range(g.seats):
            g.note("tcg-log-bid", {"seat": seat, "count": g.bids[seat]}, rule="tcg.setup.bid.secret")

    def rank(self, g: Fellowships) -> None:
        """The highest bid chooses first; equal bidders in random order."""
        seats = list(range(g.seats))
        g.chance.shuffle(seats, "ties")
        self.ranking = sorted(seats, key=lambda seat: -g.bids[seat])
        self.chosen = [-1] * g.seats

    def choose_places(self, g: Fellowships) -> Outcome:
        if not self.ranking:
            g.order = self.chosen[:]
            return None
        places = [place for place in range(g.seats) if self.chosen[place] < 0]
        options: list[Option] = [("place", place) for place in places]
        return Ask(self.ranking[0], "tcg-ask-place", options, "place_chosen", "tcg.setup.bid.choose-seat")

    def place_chosen(self, g: Fellowships, option: Option) -> Outcome:
        _, place = option
        self.chosen[place] = self.ranking[0]
        g.note("tcg-log-place", {"seat": self.ranking[0], "place": place}, rule="tcg.setup.bid.any-place")
        self.ranking = self.ranking[1:]
        return Goto("choose_places")


class StartingFellowship(Frame):
    """A player puts down Ring-bearer, Ring and burdens, then may play companions costing four in all."""

    STEPS = ("ring_bearer", "companions", "put_away")
    RULE = "tcg.setup.fellowship.order"

    seat: int
    spent: int = later(0)

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"seat": self.seat}

    def ring_bearer(self, g: Fellowships) -> Outcome:
        g.fp = self.seat
        g.touch()
        g.at[self.seat] = 1
        g.put(g.bearer[self.seat], PLAY)
        g.put(g.ring[self.seat], ATTACHED, g.bearer[self.seat])
        g.burdens[self.seat] = g.bids[self.seat]
        about = {"seat": self.seat, "card": g.bearer[self.seat], "count": g.bids[self.seat]}
        g.note("tcg-log-bearer", about, rule="tcg.setup.fellowship.order")
        if g.resistance(self.seat) <= 0:
            lose(g, self.seat, "tcg.setup.bid.corrupted")
            return DONE
        return None

    def companions(self, g: Fellowships) -> Outcome:
        options: list[Option] = [PASS]
        seen: set[int] = set()
        companions = [card for card in g.decks[self.seat] if CATALOGUE[g.blueprint[card]].type == COMPANION]
        for card in sorted(companions):
            if g.blueprint[card] not in seen:  # copies are alike
                seen.add(g.blueprint[card])
                if forbids_start(g, self.seat, card, self.spent) is None:
                    options.append(("start", card))
        return Ask(self.seat, "tcg-ask-start", options, "added", "tcg.setup.fellowship.cost-four")

    def added(self, g: Fellowships, option: Option) -> Outcome:
        if option == PASS:
            return Goto("put_away")
        _, card = option
        self.spent += twilight_cost(g, card)
        return Call(PlayCard(card, self.seat, 0, []), back="companions")

    def put_away(self, g: Fellowships) -> None:
        g.laid = []
        g.used = []
        g.memory = []


def forbids_start(g: Fellowships, seat: int, card: int, spent: int) -> str | None:
    """The rule that keeps a card out of a starting fellowship, or None."""
    if CATALOGUE[g.blueprint[card]].type != COMPANION:
        return "tcg.setup.fellowship.companions-only"
    if spent + twilight_cost(g, card) > STARTING_COST:
        return "tcg.setup.fellowship.cost-four"
    return forbids_play(g, seat, card, any_phase=True)
