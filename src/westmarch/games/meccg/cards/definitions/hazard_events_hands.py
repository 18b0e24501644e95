"""Hazard events about hands, decks, discard piles and stored items."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.meanings.places import open_to
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import CREATURE, ITEM, LANDS, SPECIAL
from westmarch.games.meccg.rules.attack import creature_attack
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.rules.piles import draw_one, shuffle_deck
from westmarch.games.meccg.rules.playable import is_hazard
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, OUT, POINTS
from westmarch.games.meccg.values import hand_size


class GivePoints(Odd):
    en = "your opponent puts this card with his points"
    es = "tu oponente pone esta carta con sus puntos"

    def do(self, g: Arda, run: Asker) -> None:
        g.put(run.source, POINTS, 1 - run.seat)


card(
    "Neither so Ancient Nor so Potent",
    event_in(HAZARD, Seq(to("return-to-hand", it, bind="other"), GivePoints()), cost=target(stored_by_them & item)),
)
SCOUT = ("hazard", "guard-answer")
card(
    "Searching Eye",
    event_in(SCOUT, do("negate", word="scout"), needs=(cond("answers", word="scout"),)),
    event_in(HAZARD, to("lift-effect", ongoing & needs_a("scout"), bind="item")),
)


class AwareOfTheirWays(Odd):
    en = "your opponent shows four cards of his discard pile at random; you may remove one that is not unique from play"
    es = "tu oponente muestra cuatro cartas de su descarte al azar; puedes retirar del juego una que no sea única"
    SHOWN = 4

    def can(self, g: Arda, run: Asker) -> bool:
        return bool(open_to(g, g.pile(DISCARD, 1 - run.seat)))

    def do(self, g: Arda, run: Asker) -> Frame | None:
        pile = open_to(g, g.pile(DISCARD, 1 - run.seat)[:])
        shown: list[int] = []
        for _ in range(min(self.SHOWN, len(pile))):
            shown.append(pile.pop(g.chance.pick(len(pile), "discard")))
        for one in shown:
            g.known[one] = 1
            g.note("meccg-log-shows", {"card": one})
        g.reveals += 1
        return RemoveOne(run.source, [one for one in shown if not g.face(one).unique])


class RemoveOne(Frame):
    """One of some cards may be removed from play."""

    STEPS = ("choose",)
    RULE = "meccg.chain.actions"

    card: int
    shown: list[int]

    def choose(self, g: Arda) -> Outcome:
        pick = Subset("choose", self.shown, 0, min(1, len(self.shown)))
        about = (("card", self.card),)
        return Ask(g.owners[self.card], "meccg-ask-choose", [], "chosen", self.RULE, about, pick)

    def chosen(self, g: Arda, option: Option) -> None:
        _, *cards = option
        for one in cards:
            g.put(one, OUT)


card("Aware of their Ways", event_in(HAZARD, AwareOfTheirWays()))


class LongDarkReach(Odd):
    en = (
        "show the top seven cards of your play deck. A Nazgûl, a Dragon or a non-unique creature among them, of "
        "your choice, that can be keyed to a land other than Coastal Sea attacks the company at once, without "
        "counting against the hazard limit, with −4 prowess if it could not be played on the company. Shuffle the "
        "others and put them back on top"
    )
    es = (
        "muestra las siete primeras cartas de tu mazo de juego. Un Nazgûl, un Dragón o una criatura no única "
        "entre ellas, a tu elección, que se pueda situar en una región que no sea Costa ataca enseguida a "
        "la compañía, sin contar para el límite de adversidades, con −4 de poder si no se podía jugar contra "
        "ella. Baraja las demás y ponlas de nuevo encima"
    )

    def can(self, g: Arda, run: Asker) -> bool:
        return bool(open_to(g, g.pile(DECK, run.seat)))

    def do(self, g: Arda, run: Asker) -> Frame:
        return Reach(run.source, g.here)


class Reach(Frame):
    """Seven cards are shown, one of them attacks, the others go back on top in any order."""

    STEPS = ("show", "choose", "put_back")
    RULE = "meccg.chain.actions"
    SHOWN = 7
    LESS = 4

    card: int
    company: int
    top: list[int] = later([])
    chosen: int = later(-1)

    def show(self, g: Arda) -> None:
        self.top = g.pile(DECK, g.owners[self.card])[-self.SHOWN :]
        for one in self.top:
            g.note("meccg-log-shows", {"card": one})
        g.reveals += 1

    def choose(self, g: Arda) -> Outcome:
        able = [one for one in self.top if self._able(g, one)]
        if not able:
            return None
        options: list[Option] = [("target", one) for one in able]
        return Ask(g.owners[self.card], "meccg-ask-choose", options, "chose", self.RULE, (("card", self.card),))

    def _able(self, g: Arda, one: int) -> bool:
        face = g.face(one)
        if face.kind != CREATURE or (face.unique and face.race not in ("nazgul", "dragon")):
            return False
        lands = [land for land, _ in face.lands] + [land for key in face.named for land, _ in key.lands]
        inland = any([LANDS[land] != "coastal-sea" for land in lands]) or any([key.regions for key in face.named])
        return inland and not (face.unique and g.unique_taken(face))

    def chose(self, g: Arda, option: Option) -> None:
        _, self.chosen = option

    def put_back(self, g: Arda) -> Outcome:
        seat = g.owners[self.card]
        rest = [one for one in self.top if one != self.chosen]
        g.chance.shuffle(rest, "deck")
        deck = g.pile(DECK, seat)
        deck[-len(self.top) :] = ([self.chosen] if self.chosen >= 0 else []) + rest
        if self.chosen < 0 or g.c_owner[self.company] < 0:
            return None
        ways = keys(g, g.face(self.chosen), self.company)
        g.bring_out(self.chosen)
        attack = creature_attack(g, self.chosen, self.company, ways[0] if ways else "")
        attack.prowess -= 0 if ways else self.LESS
        return Call(attack)


card(
    "Long Dark Reach",
    event_in(HAZARD, LongDarkReach(), needs=(MOVES, path_has("wilderness"), cond("deck-at-least", amount=10))),
)


class RevealedToAllWatchers(Odd):
    en = (
        "show your hand to your opponent. Set its cards that are no hazards aside, draw up to the size of your "
        "hand, and put those set aside on top of your play deck in any order"
    )
    es = (
        "muestra tu mano a tu oponente. Aparta las cartas que no sean adversidades, roba hasta completar tu mano "
        "y pon las apartadas encima de tu mazo de juego en cualquier orden"
    )

    def do(self, g: Arda, run: Asker) -> Frame:
        return Watched(run.seat)


class Watched(Frame):
    """A hand is shown, and changed for another as far as it is no hazards."""

    STEPS = ("show", "order", "put_back")
    RULE = "meccg.chain.actions"

    seat: int
    aside: list[int] = later([])
    ordered: list[int] = later([])

    def show(self, g: Arda) -> None:
        hand = g.hand(self.seat)[:]
        for one in hand:
            g.known[one] = 1
            g.note("meccg-log-shows", {"card": one})
        g.reveals += 1
        self.aside = [one for one in hand if not is_hazard(g.kind(one))]
        # The cards set aside are no part of the hand while it is filled.
        while len(g.hand(self.seat)) - len(self.aside) < hand_size(g, self.seat) and len(g.pile(DECK, self.seat)) > 1:
            draw_one(g, self.seat)

    def order(self, g: Arda) -> Outcome:
        """The one chosen last lies on top."""
        left = [one for one in self.aside if one not in self.ordered]
        if not left:
            return None
        options: list[Option] = [("target", one) for one in left]
        return Ask(self.seat, "meccg-ask-order", options, "chosen", self.RULE)

    def chosen(self, g: Arda, option: Option) -> Outcome:
        _, one = option
        self.ordered.append(one)
        return Goto("order")

    def put_back(self, g: Arda) -> None:
        for one in self.ordered:
            g.put(one, DECK)
            g.known[one] = 0


card("Revealed to all Watchers", event_in(HAZARD, RevealedToAllWatchers()))


BURIED_AMONG = 10


@odd_if("the play deck in question has at least ten cards", "el mazo de juego en cuestión tiene al menos diez cartas")
def ten_cards(g: Arda, run: Asker) -> bool:
    """In the deck of the other player; in one's own turn it is played on oneself."""
    pile = g.pile(DECK, run.seat if run.seat == g.active else 1 - run.seat)
    return len(open_to(g, pile)) >= BURIED_AMONG


class GreatSecretsBuriedThere(Odd):
    en = (
        "your opponent looks at the top ten cards of his play deck and puts one item among them, neither special "
        "nor a hoard item, under this card; if there is none he shows them all. He shuffles the others into his "
        "play deck. He may play that item, as if it were in his hand, at any Under-deeps site where it is "
        "playable. In your own turn you may play this card on yourself: then you and your opponent change places"
    )
    es = (
        "tu oponente mira las diez primeras cartas de su mazo de juego y pone bajo esta carta un objeto de entre "
        "ellas que no sea especial ni de botín; si no hay ninguno las muestra todas. Baraja las demás en su mazo "
        "de juego. Puede jugar ese objeto, como si estuviera en su mano, en cualquier lugar de las Profundidades "
        "donde se pueda jugar. En tu propio turno puedes jugar esta carta sobre ti mismo: entonces tú y tu "
        "oponente cambiáis los papeles"
    )

    def do(self, g: Arda, run: Asker) -> Frame:
        return Buried(run.source, run.seat if run.seat == g.active else 1 - run.seat)


class Buried(Frame):
    """One of ten cards is buried under the Under-deeps."""

    STEPS = ("choose", "shuffle")
    RULE = "meccg.chain.actions"

    card: int
    seat: int

    def _top(self, g: Arda) -> list[int]:
        return g.pile(DECK, self.seat)[-BURIED_AMONG:]

    def choose(self, g: Arda) -> Outcome:
        items = [c for c in self._top(g) if g.kind(c) == ITEM and g.face(c).item != SPECIAL and not g.face(c).hoard]
        g.reveals += 1
        if not items:
            for one in self._top(g):
                g.note("meccg-log-shows", {"card": one})
            return None
        options: list[Option] = [("target", one) for one in items]
        return Ask(self.seat, "meccg-ask-choose", options, "chosen", self.RULE, (("card", self.card),))

    def chosen(self, g: Arda, option: Option) -> None:
        _, item = option
        g.attach(item, self.card)
        g.note("meccg-log-item", {"card": item, "other": self.card})

    def shuffle(self, g: Arda) -> Outcome:
        shuffle_deck(g, self.seat)
        return DONE


card(
    "Great Secrets Buried There",
    event_in(("hazard", "organization"), GreatSecretsBuriedThere(), needs=(ten_cards,)),
    static("buries"),
)
