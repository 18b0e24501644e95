"""What cards look at: hands, the tops of decks, what a deck holds."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.games.meccg.cards.meanings.places import open_to
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, POINTS

L = LANGUAGE

#: How many cards of a deck Pallando sees.
TOP = 8

L.places.update(
    {
        "top-of-deck": lambda g, run: open_to(g, g.pile(DECK, run.seat)[-TOP:]),
        "opponents-hand": lambda g, run: g.hand(1 - run.seat)[:],
        "my-points": lambda g, run: g.pile(POINTS, run.seat)[:],
        "all-points": lambda g, run: g.pile(POINTS, 0) + g.pile(POINTS, 1),
    }
)


@L.verb("look-at-hand", can=lambda g, run, act: bool(g.hand(1 - run.seat)))
def look_at_hand(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The other player's whole hand; he knows what has been seen."""
    for card in g.hand(1 - run.seat):
        g.known[card] = 1
        g.note("meccg-log-shows", {"card": card})
    g.reveals += 1


def look_at_top(g: Arda, seat: int, owner: int, count: int) -> None:
    """A player sees the top cards of a deck; they are shuffled and put back on top."""
    deck = g.pile(DECK, owner)
    top = deck[-count:]
    for card in top:
        g.note("meccg-log-sees", {"card": card}, audience=(seat,))
    g.chance.shuffle(top, "deck")
    deck[-len(top) :] = top
    g.reveals += 1


@L.verb("look-at-deck", can=lambda g, run, act: bool(open_to(g, g.pile(DECK, run.seat))))
def look_at_deck(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    look_at_top(g, run.seat, run.seat, L.value(g, run, act.amount))


@L.verb("look-at-their-deck", can=lambda g, run, act: bool(open_to(g, g.pile(DECK, 1 - run.seat))))
def look_at_their_deck(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    look_at_top(g, run.seat, 1 - run.seat, L.value(g, run, act.amount))
