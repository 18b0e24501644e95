"""Playing cards (p.15), and choices that several cards share."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import FACES, SHADOW, TERRITORIES
from westmarch.games.bofa.rules.movement import STOP
from westmarch.games.bofa.rules.orders import ORDERS
from westmarch.games.bofa.state import Battlefield


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
        g.hands[self.seat].remove(self.card)
        g.resolving.append(self.card)
        g.card_seen[self.card] = 3
        g.reveals += 1
        g.note("bofa-log-play", {"side": self.seat, "card": self.card}, rule="bofa.cards.event.two-uses")

    def carry_out(self, g: Battlefield) -> Outcome:
        card = ORDERS[self.card]
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
    for frame in reversed(g.stack):
        if isinstance(frame, PlayCard):
            return frame
    raise LookupError("no card is being played")


def leave_on_table(g: Battlefield, seat: int, card: int, spot: int) -> None:
    """A card stays in play until its condition is met."""
    g.resolving.remove(card)
    g.table.append([card, seat, spot])


class Targets(Frame):
    """Choose places for a card's effect, each at most once."""

    STEPS = ("choose",)
    RULE = "bofa.cards.effect.all-mandatory"

    seat: int
    card: int
    left: int
    #: Whether the player may stop early.
    optional: int

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"card": self.card}

    def choose(self, g: Battlefield) -> Outcome:
        chosen = playing(g).chosen
        found: list[Option] = [
            ("choose", place) for place in ORDERS[self.card].places(g, self.seat) if place not in chosen
        ]
        if not self.left or not found:
            return DONE
        if self.optional:
            found.append(STOP)
        about = (("card", self.card),)
        return Ask(self.seat, "bofa-ask-target", found, "place_chosen", "bofa.cards.effect.all-mandatory", about)

    def place_chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return DONE
        self.left -= 1
        playing(g).chosen.append(option[1])
        frame = ORDERS[self.card].at_place(g, self.seat, option[1])
        return Goto("choose") if frame is None else Call(frame, back="choose")


class PlaceBats(Frame):
    """Great bats are placed in one territory."""

    STEPS = ("choose_territory",)
    RULE = "bofa.bats.place"

    count: int

    def choose_territory(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("bat", territory) for territory in range(TERRITORIES)]
        return Ask(SHADOW, "bofa-ask-bat", found, "chosen", "bofa.bats.place")

    def chosen(self, g: Battlefield, option: Option) -> None:
        g.add_bats(option[1], self.count)
        playing(g).chosen.append(option[1])


class RerollDice(Frame):
    """Roll any of the own unused action dice again, all together."""

    STEPS = ("choose_die", "roll")
    RULE = "bofa.dice.use.one-action"

    seat: int
    #: Dice taken up by result, and the result asked last.
    taken: list[int] = later([0] * 7)
    last: int = later(0)

    def choose_die(self, g: Battlefield) -> Outcome:
        found: list[Option] = [STOP]
        for face in range(self.last, 7):
            if g.dice[self.seat * 7 + face] > self.taken[face]:
                found.append(("again_die", face))
        return Ask(self.seat, "bofa-ask-again-die", found, "die_chosen", "bofa.cards.effect.all-mandatory")

    def die_chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return None
        self.last = option[1]
        self.taken[self.last] += 1
        return Goto("choose_die")

    def roll(self, g: Battlefield) -> None:
        for face in range(7):
            g.dice[self.seat * 7 + face] -= self.taken[face]
        for _ in range(sum(self.taken)):
            g.dice[self.seat * 7 + roll_action_die(g, self.seat)] += 1


def roll_action_die(g: Battlefield, seat: int) -> int:
    """The result of one action die."""
    return FACES[seat][g.chance.pick(6, "action-shadow" if seat else "action-fp")]
