"""The seven story cards of the Free Peoples of the type Character."""

from __future__ import annotations

from collections import Counter

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.bofa.cards.kinds import PlaceCard
from westmarch.games.bofa.facts import (
    BARD,
    BILBO,
    BLUE_TILE,
    FP,
    GANDALF,
    SHADOW,
    THORIN,
    Slot,
)
from westmarch.games.bofa.rules.actions import unused_faces
from westmarch.games.bofa.rules.characters import Entry, forbids_entry, walk
from westmarch.games.bofa.rules.damage import Inflict
from westmarch.games.bofa.rules.fate import FateCard, add_tile
from westmarch.games.bofa.rules.movement import STOP
from westmarch.games.bofa.rules.orders import has_dwarves
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Effect, Targets, reroll_dice
from westmarch.games.bofa.rules.shooting import BurstOfMagic, burst_reach
from westmarch.games.bofa.state import Battlefield


class TheLuckyNumber(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.in_play(BILBO) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        reroll_dice(g, FP, Counter(unused_faces(g, FP)))
        g.change_rings(min(self.amount, g.edition.bilbo_rings - g.rings))
        return None


class TheArkenstoneOfThrain(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [place for place in g.armies(FP) if has_dwarves(g, place)]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        add_tile(g, BLUE_TILE)
        return Targets(FP, self.index)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.give_lead(FP, place, self.amount)
        return None


class BilboUnseen(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 3

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.in_play(BILBO) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return BilboWalks()
        if part == 2:
            g.look_at_hand(FP)
            return None
        return StealCard()


class BilboWalks(Frame):
    """Bilbo goes anywhere on his bank of the river."""

    STEPS = ("choose",)
    RULE = "bofa.char.alone.ignores-enemy"

    def choose(self, g: Battlefield) -> Outcome:
        here = g.where[BILBO]
        found: list[Option] = [STOP]
        found += [
            ("walk", BILBO, p)
            for p in range(g.edition.regions)
            if p != here and g.edition.bank[p] == g.edition.bank[here]
        ]
        return Ask(FP, "bofa-ask-walk", found, "chosen", "bofa.cards.effect.all-mandatory")

    def chosen(self, g: Battlefield, option: Option) -> None:
        match option:
            case ("walk", character, target):
                walk(g, character, target)


class StealCard(Frame):
    """One card of the Shadow's hand is discarded."""

    STEPS = ("choose",)
    RULE = "bofa.cards.effect.all-mandatory"

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("discard", card) for card in g.hands[SHADOW]]
        if not found:
            return DONE
        return Ask(FP, "bofa-ask-steal", found, "chosen", "bofa.cards.effect.all-mandatory")

    def chosen(self, g: Battlefield, option: Option) -> None:
        _, card = option
        g.hands[SHADOW].remove(card)
        g.lay_off(card)
        g.note("bofa-log-stolen", {"card": card}, rule="bofa.cards.effect.all-mandatory")


class WhiteFire(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.in_play(GANDALF) and burst_reach(g) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return BurstOfMagic(self.amount)


class KingUnderTheMountain(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        if g.in_play(THORIN):
            return None if g.held[g.where[THORIN]] == FP else REQUIREMENT
        return None if forbids_entry(g, THORIN) is None else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if not g.in_play(THORIN):
            return Entry(THORIN)
        g.give_lead(FP, g.where[THORIN], self.amount)
        return None


class BardsBlackArrow(PlaceCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.in_play(BARD) and self.places(g, FP) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        reach = g.edition.archers_range[g.where[BARD]]
        return [place for place in g.armies(SHADOW) if place < g.edition.regions and reach[place]]

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.lose_lead(place, 1)
        return Inflict(SHADOW, place, self.amount)


class AGlimpseOfFate(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.fate_deck else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            for card in g.fate_deck[-self.amount :]:
                g.card_seen[card] |= 1 << FP
            g.reveals += 1
            g.note("bofa-log-look-fate", {"side": FP, "number": min(self.amount, len(g.fate_deck))})
            return None
        return ChooseFate(min(self.amount, len(g.fate_deck)))


class ChooseFate(Frame):
    """One of the top fate cards is attached, the others go under the deck."""

    STEPS = ("choose",)
    RULE = "bofa.fate.card.attach"

    count: int

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("attach", card) for card in g.fate_deck[-self.count :]]
        return Ask(FP, "bofa-ask-attach", found, "chosen", "bofa.fate.card.attach")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        _, chosen = option
        rest = [card for card in g.fate_deck[-self.count :] if card != chosen]
        g.fate_deck = rest + g.fate_deck[: -self.count]
        return Call(FateCard(chosen))


EFFECTS: dict[str, Effect] = {
    "the_lucky_number": TheLuckyNumber,
    "the_arkenstone_of_thrain": TheArkenstoneOfThrain,
    "bilbo_unseen": BilboUnseen,
    "white_fire": WhiteFire,
    "king_under_the_mountain": KingUnderTheMountain,
    "bard_s_black_arrow": BardsBlackArrow,
    "a_glimpse_of_fate": AGlimpseOfFate,
}
