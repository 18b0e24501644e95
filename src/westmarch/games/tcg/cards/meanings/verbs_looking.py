"""What cards look at: hands, the tops of decks, what a deck holds."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.tcg.cards.meanings.places import amount_of
from westmarch.games.tcg.cards.meanings.verbs_leaving import shuffle
from westmarch.games.tcg.cards.meanings.verbs_pools import drew
from westmarch.games.tcg.facts import (
    DECK,
    DISCARD,
    HAND,
)
from westmarch.games.tcg.rules.actions import count_draw, draw, forbids_fifth
from westmarch.games.tcg.rules.answers import heard
from westmarch.games.tcg.rules.events import Event, batch, effect
from westmarch.games.tcg.rules.timing import action_under_way
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


@L.verb("spot")
def spot(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Name cards without changing them."""


@L.verb("reveal")
def reveal(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Show cards to everybody."""
    g.reveals += 1
    g.note("tcg-log-reveal", {"seat": run.seat, "card": cards})


def is_closed(g: Fellowships, run: Any, seat: int) -> bool:
    """Whether a text keeps a player from seeing cards of another's hand."""
    if seat == run.seat or not g.speaking("closed hand"):
        return False
    whose = "fp" if seat == g.fp else "shadow"
    return any([mod.word == whose for _, mod, _ in g.mods("closed hand")])


def show(g: Fellowships, run: Any, act: Act, seat: int, cards: list[int]) -> Frame | None:
    """Cards of a hand are revealed; some of them answer that."""
    run.bound[act.bind] = tuple(cards)
    g.reveals += 1
    g.note("tcg-log-reveal", {"seat": seat, "card": cards})
    if run.seat == g.fp and seat != g.fp and heard(g, "revealed"):
        return batch(g, "revealed", cards, run.source)
    return None


@effect("revealed")
def revealed(g: Fellowships, event: Event) -> Frame | None:
    """The Free Peoples player has a card of a Shadow player revealed."""
    return None


@L.verb("reveal hand", can=lambda g, run, act: True)
def reveal_hand(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    seat = L.seats[act.by](g, run)
    if is_closed(g, run, seat):
        run.bound[act.bind] = ()
        return None
    return show(g, run, act, seat, g.hands[seat][:])


@L.verb("reveal random", can=lambda g, run, act: True)
def reveal_random(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Reveal ``amount`` cards at random from a hand."""
    seat = L.seats[act.by](g, run)
    left = [] if is_closed(g, run, seat) else g.hands[seat][:]
    found = [left.pop(g.chance.pick(len(left), "hand")) for _ in range(min(len(left), amount_of(g, run, act)))]
    return show(g, run, act, seat, sorted(found))


@L.verb("look at hand", can=lambda g, run, act: True)
def look_at_hand(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """One player sees another's hand."""
    seat = L.seats[act.by](g, run)
    if not is_closed(g, run, seat):
        g.reveals += 1
        g.note("tcg-log-reveal", {"seat": seat, "card": g.hands[seat][:]}, audience=(run.seat, seat))


class NameDeck(Frame):
    """A player names anybody's draw deck; it is kept in the action that asked."""

    STEPS = ("choose",)
    RULE = "tcg.effect.reveal-public"

    seat: int

    def choose(self, g: Fellowships) -> Outcome:
        options: list[Option] = [("name", seat) for seat in g.players()]
        return Ask(self.seat, "tcg-ask-deck", options, "chosen", "tcg.effect.reveal-public")

    def chosen(self, g: Fellowships, option: Option) -> None:
        _, seat = option
        action_under_way(g).bound["deck"] = (seat,)


@L.verb("name deck", can=lambda g, run, act: True)
def name_deck(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return NameDeck(run.seat)


@L.verb("reveal top", can=lambda g, run, act: True)
def reveal_top(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Reveal cards from the top of a deck; they stay where they are."""
    top = _top(g, run, act)
    run.bound[act.bind] = tuple(top)
    g.reveals += 1
    g.note("tcg-log-reveal", {"seat": L.seats[act.by](g, run), "card": top})


@L.verb("reveal bottom", can=lambda g, run, act: True)
def reveal_bottom(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    bottom = g.decks[run.seat][:1]
    run.bound[act.bind] = tuple(bottom)
    g.reveals += 1
    g.note("tcg-log-reveal", {"seat": run.seat, "card": bottom})


class Order(Frame):
    """Revealed cards go back on a deck, or beneath it, in the order that a player picks: the first one topmost."""

    STEPS = ("choose", "put_back")
    RULE = "tcg.effect.return-same-order"

    seat: int
    cards: list[int]
    ordered: list[int] = later([])
    beneath: int

    def choose(self, g: Fellowships) -> Outcome:
        if len(self.cards) < 2:
            return None
        options: list[Option] = [("choose", card) for card in self.cards]
        return Ask(self.seat, "tcg-ask-order-cards", options, "chosen", "tcg.effect.return-same-order")

    def chosen(self, g: Fellowships, option: Option) -> Outcome:
        _, next_one = option
        self.cards = [card for card in self.cards if card != next_one]
        self.ordered.append(next_one)
        return Goto("choose")

    def put_back(self, g: Fellowships) -> None:
        ordered = self.ordered + self.cards
        for card in ordered if self.beneath else reversed(ordered):
            g.put(card, DECK, bottom=bool(self.beneath))


@L.verb("order top", can=lambda g, run, act: True)
def order_top(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    left = [card for card in run.bound["revealed"] if g.zone[card] == DECK]
    return Order(run.seat, left, 0) if left else None


@L.verb("beneath in order", can=lambda g, run, act: True)
def beneath_in_order(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    left = [card for card in run.bound["revealed"] if g.zone[card] == DECK]
    return Order(run.seat, left, 1) if left else None


@L.verb("reveal until", can=lambda g, run, act: True)
def reveal_until(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Reveal cards from the top until one does not fit ``to``, and take all of them into hand."""
    found: list[int] = []
    for card in reversed(g.decks[run.seat]):
        found.append(card)
        if not L.fits(g, run, act.to, card):
            break
    g.reveals += 1
    g.note("tcg-log-reveal", {"seat": run.seat, "card": found})
    for card in found:
        g.put(card, HAND)
        count_draw(g, run.seat)
        g.note("tcg-log-take", {"seat": run.seat, "card": card})
    return drew(g, run, run.seat, len(found))


class LookAndTake(Frame):
    """Look at the top cards of one's deck, take some, discard the rest."""

    STEPS = ("choose",)
    RULE = "tcg.effect.look-private"

    source: int
    seat: int
    cards: list[int]
    count: int

    def choose(self, g: Fellowships) -> Outcome:
        pick = Subset("choose", self.cards, min(self.count, len(self.cards)), min(self.count, len(self.cards)))
        return Ask(self.seat, "tcg-ask-take", [], "chosen", "tcg.effect.look-private", pick=pick)

    def chosen(self, g: Fellowships, option: Option) -> Outcome:
        _, *chosen = option
        taken = 0
        for card in self.cards:
            if card in chosen and forbids_fifth(g, self.seat) is None:
                g.put(card, HAND)
                count_draw(g, self.seat)
                taken += 1
            else:
                g.put(card, DISCARD)
                g.note("tcg-log-top-discard", {"seat": self.seat, "card": card})
        g.reveals += 1
        if taken:
            g.note("tcg-log-took", {"seat": self.seat, "count": taken})
        frame = drew(g, self, self.seat, taken)
        return DONE if frame is None else Call(frame)


@L.verb("look and take", can=lambda g, run, act: True)
def look_and_take(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """``amount`` cards from the top, ``word`` of them into hand."""
    top = g.decks[run.seat][-amount_of(g, run, act) :]
    g.reveals += 1
    return LookAndTake(run.source, run.seat, sorted(top), act.word) if top else None


class DiscardOne(Frame):
    """Cards of a hand are looked at and one of them is discarded."""

    STEPS = ("choose",)
    RULE = "tcg.effect.look-private"

    seat: int
    cards: list[int]

    def choose(self, g: Fellowships) -> Outcome:
        options: list[Option] = [("choose", card) for card in self.cards]
        return Ask(self.seat, "tcg-ask-discard", options, "chosen", "tcg.effect.look-private")

    def chosen(self, g: Fellowships, option: Option) -> None:
        _, card = option
        g.put(card, DISCARD)
        g.note("tcg-log-hand-discard", {"seat": g.owner[card], "card": card})


@L.verb("mirror", can=lambda g, run, act: True)
def mirror(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Look at two cards at random of a hand of seven or more and discard one of them."""
    hand = g.hands[L.seats["opponent"](g, run)][:]
    if len(hand) < 2 or is_closed(g, run, L.seats["opponent"](g, run)):
        return None
    first = hand.pop(g.chance.pick(len(hand), "hand"))
    second = hand[g.chance.pick(len(hand), "hand")]
    g.reveals += 1
    return DiscardOne(run.seat, sorted([first, second]))


def _top(g: Fellowships, run: Any, act: Act) -> list[int]:
    """Cards from the top of one's deck, the top first."""
    deck = g.decks[L.seats[act.by](g, run)]
    return list(reversed(deck[-amount_of(g, run, act) :])) if amount_of(g, run, act) > 0 else []


@L.verb("reveal and take", can=lambda g, run, act: True)
def reveal_and_take(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Reveal cards from the top; those that fit ``to`` go into hand, the others are discarded."""
    assert act.to is not None
    top = _top(g, run, act)
    g.reveals += 1
    if top:
        g.note("tcg-log-reveal", {"seat": run.seat, "card": top})
    taken = 0
    for card in top:
        if L.fits(g, run, act.to, card) and forbids_fifth(g, run.seat) is None:
            g.put(card, HAND)
            count_draw(g, run.seat)
            taken += 1
            g.note("tcg-log-take", {"seat": run.seat, "card": card})
        else:
            g.put(card, DISCARD)
            g.note("tcg-log-top-discard", {"seat": run.seat, "card": card})
    return drew(g, run, run.seat, taken)


@L.verb("hand into deck", can=lambda g, run, act: True)
def hand_into_deck(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Shuffle a hand into its deck and draw so many."""
    seat = L.seats[act.by](g, run)
    for card in g.hands[seat][:]:
        g.put(card, DECK)
    g.note("tcg-log-redraw", {"seat": seat})
    shuffle(g, seat)
    return drew(g, run, seat, draw(g, seat, amount_of(g, run, act)))


class DiscardTwo(Frame):
    """One Shadow and one Free Peoples card of the revealed cards are discarded, the deck is reshuffled."""

    STEPS = ("shadow", "free", "shuffle")
    RULE = "tcg.faq.s4.4_171"

    seat: int
    owner: int
    cards: list[int]

    def shadow(self, g: Any) -> Outcome:
        return self._ask(g, 2)

    def free(self, g: Any) -> Outcome:
        return self._ask(g, 1)

    def _ask(self, g: Any, side: int) -> Outcome:
        options: list[Option] = [("choose", c) for c in self.cards if g.card(c).side == side and g.zone[c] == DECK]
        return Ask(self.seat, "tcg-ask-discard", options, "chosen", "tcg.effect.reveal-public") if options else None

    def chosen(self, g: Any, option: Option) -> None:
        _, card = option
        g.put(card, DISCARD)
        g.note("tcg-log-top-discard", {"seat": self.owner, "card": card})

    def shuffle(self, g: Any) -> None:
        shuffle(g, self.owner)


@L.verb("show ten", can=lambda g, run, act: True)
def show_ten(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Reveal the top ten cards of an opponent's deck."""
    seat = L.seats[act.by](g, run)
    top = sorted(g.decks[seat][-10:])
    g.reveals += 1
    g.note("tcg-log-reveal", {"seat": seat, "card": top})
    return DiscardTwo(run.seat, seat, top) if top else None
