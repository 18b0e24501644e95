"""Cards that leave play, a hand or a deck."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.engine.frame import Frame
from westmarch.games.tcg.cards.meanings.places import amount_of
from westmarch.games.tcg.facts import (
    DECK,
    DISCARD,
    HAND,
    SHADOW,
)
from westmarch.games.tcg.rules.events import batch, deaths, happen
from westmarch.games.tcg.rules.protection import forbids_discard
from westmarch.games.tcg.rules.wounds import remove
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


def _may_discard(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return not g.in_play(card) or forbids_discard(g, card, run.source) is None


@L.verb("discard", may=_may_discard)
def discard(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Discard cards from play, from a hand, from a stack or from the top of a deck."""
    from_hand = [card for card in cards if g.zone[card] == HAND]
    if from_hand and act.word != "choice" and is_forced(g, run, g.owner[from_hand[0]]):
        if g.banned("no forced discard"):
            return None
        for card in from_hand:
            put_from_hand(g, card)
        return happen(g, "forced discard", from_hand[0], source=run.source)
    for card in cards:
        if not g.in_play(card):
            from_deck = g.zone[card] == DECK
            g.put(card, DISCARD)
            g.reveals += 1
            about = {"seat": g.owner[card], "card": card}
            g.note("tcg-log-top-discard" if from_deck else "tcg-log-hand-discard", about)
    return batch(g, "discard", [card for card in cards if g.in_play(card)], run.source)


def is_forced(g: Fellowships, run: Any, seat: int) -> bool:
    """Whether a Shadow card makes the Free Peoples player do something."""
    return seat == g.fp and g.card(run.source).side == SHADOW


def put_from_hand(g: Fellowships, card: int) -> None:
    g.put(card, DISCARD)
    g.reveals += 1
    g.note("tcg-log-hand-discard", {"seat": g.owner[card], "card": card})


@L.verb("return")
def return_to_hand(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    for card in cards:
        if forbids_discard(g, card, run.source) is None:
            remove(g, card, HAND)
            g.note("tcg-log-return", {"card": card})
    return deaths(g)


@L.verb("into deck")
def into_deck(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Shuffle cards into their owner's draw deck."""
    owners = set()
    for card in cards:
        if g.in_play(card):
            remove(g, card, DECK)
        else:
            g.put(card, DECK)
        owners.add(g.owner[card])
        g.note("tcg-log-into-deck", {"seat": g.owner[card], "card": card})
    for seat in sorted(owners):
        shuffle(g, seat)
    return deaths(g)


def shuffle(g: Fellowships, seat: int) -> None:
    g.decks[seat].sort()
    g.chance.shuffle(g.decks[seat], "deck")


@L.verb("beneath deck")
def beneath_deck(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Cards of the hand and of the deck itself stay unknown."""
    unseen = 0
    for card in cards:
        if g.zone[card] == HAND:
            unseen += 1
        elif g.zone[card] == DECK:
            g.note("tcg-log-top-beneath", {"seat": run.seat})
        else:
            g.note("tcg-log-beneath-open", {"seat": g.owner[card], "card": card})
        g.put(card, DECK, bottom=True)
    if unseen:
        g.note("tcg-log-beneath", {"seat": run.seat, "count": unseen})


def _can_discard_random(g: Fellowships, run: Any, act: Act) -> bool:
    """As a cost the cards must all be there."""
    return len(g.hands[L.seats[act.by](g, run)]) >= amount_of(g, run, act)


@L.verb("discard random", can=_can_discard_random)
def discard_random(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Discard cards at random from the hand of whoever is named."""
    seat = L.seats[act.by](g, run)
    forced = is_forced(g, run, seat)
    if forced and g.banned("no forced discard"):
        return None
    count = min(amount_of(g, run, act), len(g.hands[seat]))
    for _ in range(count):
        put_from_hand(g, g.hands[seat][g.chance.pick(len(g.hands[seat]), "hand")])
    return happen(g, "forced discard", -1, source=run.source) if forced and count else None


def _can_mill(g: Fellowships, run: Any, act: Act) -> bool:
    """As a cost the cards must all be there."""
    return len(g.decks[L.seats[act.by](g, run)]) >= amount_of(g, run, act)


@L.verb("mill", can=_can_mill)
def mill(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Discard from the top of a draw deck."""
    seat = L.seats[act.by](g, run)
    gone: list[int] = []
    if is_forced(g, run, seat) and g.banned("no forced discard"):
        return
    for _ in range(min(amount_of(g, run, act), len(g.decks[seat]))):
        card = g.decks[seat][-1]
        g.put(card, DISCARD)
        g.reveals += 1
        gone.append(card)
        g.note("tcg-log-top-discard", {"seat": seat, "card": card})
    run.bound[act.bind] = tuple(gone)


@L.verb("mill bottom", can=lambda g, run, act: True)
def mill_bottom(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Discard the bottom card of one's own deck."""
    gone = g.decks[run.seat][:1]
    for card in gone:
        g.put(card, DISCARD)
        g.reveals += 1
        g.note("tcg-log-top-discard", {"seat": run.seat, "card": card})
    run.bound[act.bind] = tuple(gone)


@L.verb("into deck with stack")
def into_deck_with_stack(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Shuffle cards and all that is stacked on them into the deck."""
    gone = [*cards, *[stacked for card in cards for stacked in g.stacked(card)]]
    for card in gone[len(cards) :]:
        g.put(card, DECK)
        g.note("tcg-log-into-deck", {"seat": g.owner[card], "card": card})
    run.bound["shuffled"] = tuple(gone)
    frame: Frame | None = into_deck(g, run, act, cards)
    return frame


@L.verb("on deck")
def on_deck(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Place cards on top of their owner's deck."""
    for card in cards:
        g.put(card, DECK)
        g.note("tcg-log-on-deck", {"seat": g.owner[card], "card": card})
