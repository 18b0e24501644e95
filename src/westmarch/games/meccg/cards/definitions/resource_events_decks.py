"""Resource events about decks and hands: looking, shuffling in, drawing anew."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.frame import Frame
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import FACTION
from westmarch.games.meccg.rules.piles import Draw, shuffle_deck
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, HAND, OUT

PLAN = ("organization",)
NEW_HAND = 8

card(
    "Mirror of Galadriel",
    event_in(
        FREE,
        Seq(do("look-at-hand"), Either(do("look-at-deck", 5), do("look-at-their-deck", 5))),
        needs=(spot(mine & character & at_site("lorien")),),
    ),
)
card(
    "Eyes of Mandos",
    event_in(PLAN, to("take", on_top_of_deck), cost=tap(mine & named("pallando"))),
)


class BeginAnew(Odd):
    en = (
        "shuffle your hand and discard pile into your play deck, draw a new hand of 8 cards and remove this card "
        "from play"
    )
    es = (
        "baraja tu mano y tu descarte en tu mazo de juego, roba una mano nueva de 8 cartas y retira esta carta "
        "del juego"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        for zone in (HAND, DISCARD):
            g.return_pile(run.seat, zone, DECK)
        g.note("meccg-log-anew", {"seat": run.seat})
        shuffle_deck(g, run.seat)
        g.put(run.source, OUT)
        return Draw(run.seat, NEW_HAND)


card("Favor of the Valar", event_in(PLAN, BeginAnew()))


@odd_if("there is a faction in a discard pile", "hay una facción en algún descarte")
def factions_lost(g: Arda, run: Asker) -> bool:
    return any([g.kind(c) == FACTION for seat in (0, 1) for c in g.pile(DISCARD, seat)])


class CallThemBack(Odd):
    en = "each player shuffles all factions of his discard pile into his play deck"
    es = "cada jugador baraja en su mazo de juego todas las facciones de su descarte"

    def do(self, g: Arda, run: Asker) -> Frame | None:
        for seat in (0, 1):
            factions = [c for c in g.pile(DISCARD, seat) if g.kind(c) == FACTION]
            for faction in factions:
                g.put(faction, DECK)
            if factions:
                shuffle_deck(g, seat)
        return None


card("Horns, Horns, Horns", event_in(FREE, CallThemBack(), needs=(factions_lost,)))
