"""Playing cards (p.15): what every card is, and choices that several cards share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.engine.decision import Ask, Distribution, Option, Subset, amounts_of
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import FACES, SHADOW, TERRITORIES, Slot
from westmarch.games.bofa.pieces import FACES_OF_A_DIE
from westmarch.games.bofa.rules.orders import Order, order_of
from westmarch.games.bofa.state import Battlefield

REQUIREMENT = "bofa.cards.requirement"


class Card(Order):
    """A card of the event deck or of a story deck; its numbers are those of its edition."""

    #: The numbers of its effect and of its combat effect.
    amount: int
    combat: int
    #: How many effects are carried out one after the other.
    parts: int

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot.index, thing=slot.thing)
        self.amount = slot.amount
        self.combat = slot.combat
        self.parts = 1
        CARDS_BY_THING[self.thing] = self

    def lacks(self) -> str:
        return REQUIREMENT

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        """The rule that forbids playing the card now, or None."""
        return None

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        """One of its effects, at once or by the procedure returned."""
        raise NotImplementedError

    def places(self, g: Battlefield, seat: int) -> list[int]:
        """Places that can be chosen for its effect."""
        return []

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        """What happens at a place that was chosen."""
        return None


class CharacterFate(Order):
    """A fate card: it belongs to a character and acts at once, or when he enters play."""

    amount: int
    character: int

    def __init__(self, slot: Slot, character: int) -> None:
        super().__init__(slot.index, thing=slot.thing)
        self.amount = slot.amount
        self.character = character

    def on_entry(self, g: Battlefield) -> Frame | None:
        """When the character enters play, or at once if he is in play already."""
        return None

    def on_drawn(self, g: Battlefield) -> Frame | None:
        """When the card is drawn before the character is in play."""
        return None


#: What makes a card of an edition from its slot.
Effect = Callable[[Slot], Order]


#: Event and story cards by their numbers among those of all editions.
CARDS_BY_THING: dict[int, Card] = {}


def card_of(g: Battlefield, index: int) -> Card:
    """The event or story card of a number."""
    return CARDS_BY_THING[g.edition.base + index]


def fate_card(g: Battlefield, index: int) -> CharacterFate:
    card = order_of(g, index)
    assert isinstance(card, CharacterFate)
    return card


class PlayCard(Frame):
    """A card is played with a die: its effects one after the other, then it is discarded (p.15)."""

    STEPS = ("show", "carry_out", "lay_off")
    RULE = "bofa.cards.effect.all-mandatory"

    seat: int
    card: int
    #: Effects carried out so far, and the places that were chosen for them.
    part: int = later(0)
    chosen: list[int] = later([])

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"card": self.card}

    def show(self, g: Battlefield) -> None:
        g.show(self.seat, self.card)
        g.note("bofa-log-play", {"side": self.seat, "card": self.card}, rule="bofa.cards.event.two-uses")

    def carry_out(self, g: Battlefield) -> Outcome:
        card = card_of(g, self.card)
        if self.part >= card.parts:
            return None
        self.part += 1
        frame = card.carry_out(g, self.seat, self.part)
        return Goto("carry_out") if frame is None else Call(frame, back="carry_out")

    def lay_off(self, g: Battlefield) -> Outcome:
        if self.card in g.resolving:
            g.resolved(self.card)
        return DONE


def playing(g: Battlefield) -> PlayCard:
    """The card being played."""
    found = g.innermost(PlayCard)
    assert found is not None
    return found


class Targets(Frame):
    """Choose places for a card's effect, all at once; then it acts at each of them."""

    STEPS = ("choose", "act")
    RULE = "bofa.cards.effect.all-mandatory"

    seat: int
    card: int
    most: int = 1
    #: Whether fewer will do, or none.
    optional: bool = False
    #: Places where the card has still to act.
    waiting: list[int] = later([])

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"card": self.card}

    def choose(self, g: Battlefield) -> Outcome:
        places = card_of(g, self.card).places(g, self.seat)
        if not places:
            return DONE
        chosen = Subset("choose", places, 0 if self.optional else min(self.most, len(places)), self.most)
        about = (("card", self.card), ("number", self.most))
        rule = "bofa.cards.effect.all-mandatory"
        return Ask(self.seat, "bofa-ask-target", [], "places_chosen", rule, about, chosen)

    def places_chosen(self, g: Battlefield, option: Option) -> None:
        _, *places = option
        self.waiting = places[:]
        playing(g).chosen = places[:]
        g.note("bofa-log-targets", {"card": self.card, "place": places}, rule="bofa.cards.effect.all-mandatory")

    def act(self, g: Battlefield) -> Outcome:
        if not self.waiting:
            return DONE
        frame = card_of(g, self.card).at_place(g, self.seat, self.waiting.pop(0))
        return Goto("act") if frame is None else Call(frame, back="act")


class PlaceBats(Frame):
    """Great bats are placed in one territory."""

    STEPS = ("choose_territory",)
    RULE = "bofa.bats.place"

    count: int

    def choose_territory(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("bat", territory) for territory in range(TERRITORIES)]
        return Ask(SHADOW, "bofa-ask-bat", found, "chosen", "bofa.bats.place")

    def chosen(self, g: Battlefield, option: Option) -> None:
        _, territory = option
        g.add_bats(territory, self.count)
        playing(g).chosen.append(territory)


class RerollDice(Frame):
    """Roll any of the own unused action dice again, all together."""

    STEPS = ("choose_dice",)
    RULE = "bofa.dice.use.one-action"

    seat: int

    def choose_dice(self, g: Battlefield) -> Outcome:
        faces = [face for face in range(FACES_OF_A_DIE) if g.has_die(self.seat, face)]
        most = [g.dice[self.seat * FACES_OF_A_DIE + face] for face in faces]
        chosen = Distribution("again_dice", faces, most, 0, sum(most))
        return Ask(self.seat, "bofa-ask-again-dice", [], "chosen", "bofa.cards.effect.all-mandatory", pick=chosen)

    def chosen(self, g: Battlefield, option: Option) -> None:
        reroll_dice(g, self.seat, amounts_of(option))


def reroll_dice(g: Battlefield, seat: int, dice: dict[int, int]) -> None:
    """Some unused action dice are rolled again."""
    for face, count in dice.items():
        g.change_die(seat, face, -count)
    rolled = [roll_action_die(g, seat) for _ in range(sum(dice.values()))]
    for face in rolled:
        g.change_die(seat, face, 1)
    before = [face for face, count in dice.items() for _ in range(count)]
    about = {"side": seat, "before": before, "faces": sorted(rolled)}
    g.note("bofa-log-dice-again", about, rule="bofa.dice.use.one-action")


def roll_action_die(g: Battlefield, seat: int) -> int:
    """The result of one action die."""
    return FACES[seat][g.chance.pick(6, "action-shadow" if seat else "action-fp")]
