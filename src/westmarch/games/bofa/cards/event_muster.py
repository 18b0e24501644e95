"""The ten event cards of the type Muster: an order each, and a combat effect."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Frame, Outcome
from westmarch.games.bofa.cards.kinds import PlaceCard
from westmarch.games.bofa.facts import FP, GOBLIN, GROUPS_OF, LAKEMAN, ORC, SHADOW, TOKEN_SIDE, Slot
from westmarch.games.bofa.pieces import OVER
from westmarch.games.bofa.rules.damage import MARKERS_PER_CASUALTY
from westmarch.games.bofa.rules.fight import (
    ADD_TO_ROLL,
    DEFENDER,
    EVENT,
    MENDED,
    MORE_DICE,
    PREVENTED,
    WORTH,
    Exchange,
    before_casualties,
    before_roll,
    combat_of,
    end_of_round,
    let_act,
    on_reveal,
    on_reveal_at_once,
    round_of,
    units_of,
)
from westmarch.games.bofa.rules.hand import Draw
from westmarch.games.bofa.rules.manoeuvre import combat_options, play_combat_card
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import has_move, next_to_own
from westmarch.games.bofa.rules.orders import STRATEGIC
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Effect, playing
from westmarch.games.bofa.rules.recover import Recover
from westmarch.games.bofa.rules.recruit import (
    DirectRecruit,
    PlaceTokens,
    Recruit,
    can_reveal,
    groups_left,
    revealable_places,
    token_places,
)
from westmarch.games.bofa.state import Battlefield


class FreshCompanies(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_casualties.subscribe(self.thing, self.in_combat)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if groups_left(g, seat) and token_places(g, seat) else "bofa.recruit.place.exhausted"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return PlaceTokens(seat, self.amount, GROUPS_OF[seat], token_places(g, seat), distinct=True)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(side, MENDED, self.combat)
        return None


class CallUpTheReserves(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        end_of_round.subscribe(self.thing, self.in_combat)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if can_reveal(g, seat) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Recruit(seat, self.amount, 1, [])

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        combat = combat_of(g)
        return Recruit(combat.seat_of(side), self.combat, 1, [combat.target]) if side == DEFENDER else None


class Volunteers(PlaceCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_roll.subscribe(self.thing, self.in_combat)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.reserve[unit] for unit in volunteer_types(seat)]) else "bofa.recruit.direct.reserve"

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(seat)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        return DirectRecruit(seat, place, volunteer_types(seat), self.amount)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(side, MORE_DICE, self.combat)
        return None


def volunteer_types(seat: int) -> list[int]:
    return [LAKEMAN] if seat == FP else [ORC, GOBLIN]


class BindTheWounded(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_casualties.subscribe(self.thing, self.in_combat)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.damage[place] for place in g.armies(seat)]) else "bofa.recover.roll"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Recover(seat, self.amount, [], bonus=1)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        if units_of(g, side) >= units_of(g, 1 - side):
            fight.change(side, PREVENTED, self.combat)
        return None


class BurnTheStores(PlaceCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_roll.subscribe(self.thing, self.in_combat)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [p for p in revealable_places(g, 1 - seat) if next_to_own(g, seat, p)]

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        for _ in range(self.amount):
            tokens = [token for token in g.tokens(place) if TOKEN_SIDE[token] != seat]
            if tokens:
                g.to_bag(tokens[g.chance.pick(len(tokens), "burn")])
        return None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(1 - side, ADD_TO_ROLL, -self.combat)
        return None


class HeldInReserve(PlaceCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_casualties.subscribe(self.thing, self.in_combat)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return revealable_places(g, seat)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        return Recruit(seat, self.amount, self.amount, [place])

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(side, WORTH, self.combat - MARKERS_PER_CASUALTY)
        return None


class ABreathingSpace(PlaceCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        end_of_round.subscribe(self.thing, self.in_combat)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [place for place in g.armies(seat) if g.damage[place] and not g.near_enemy(seat, place)]

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.mend(place, g.damage[place])
        return None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.outcome = OVER
        return None


class LongColumns(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2
        before_roll.subscribe(self.thing, self.in_combat)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if has_move(g, seat, self) else REQUIREMENT

    def forbids_army(self, g: Battlefield, seat: int, place: int) -> str | None:
        if seat == SHADOW and place in g.edition.mustering:
            return None
        return None if any([TOKEN_SIDE[token] == seat for token in g.tokens(place)]) else REQUIREMENT

    def departed(self, g: Battlefield, origin: int, target: int) -> None:
        playing(g).chosen = [origin, target]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return March(seat, self.index)
        return Recruit(seat, self.amount, 1, playing(g).chosen) if playing(g).chosen else None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        return NameUnit(side) if units_of(g, side) else None


class NameUnit(Frame):
    """The player names a type of his units: its dice are black as if its card had been played."""

    STEPS = ("choose",)
    RULE = "bofa.combat.man.event.timing"

    side: int

    def choose(self, g: Battlefield) -> Outcome:
        combat = combat_of(g)
        found: list[Option] = [("unit", unit) for unit in g.types(combat.place_of(self.side))]
        return Ask(combat.seat_of(self.side), "bofa-ask-name-unit", found, "chosen", "bofa.combat.man.event.timing")

    def chosen(self, g: Battlefield, option: Option) -> None:
        _, round_of(g).unit[self.side] = option


class HardBargaining(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2
        on_reveal.subscribe(self.thing, self.in_combat)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if len(g.hands[seat]) > 1 else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return GiveUpCard(seat) if part == 1 else Draw(seat, events=self.amount, stories=0)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        return ExchangeCard(side)


class GiveUpCard(Frame):
    """A player discards one card."""

    STEPS = ("choose",)
    RULE = "bofa.cards.hand.discard-face-down"

    seat: int

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("discard", card) for card in g.hands[self.seat]]
        if not found:
            return DONE
        return Ask(self.seat, "bofa-ask-give-up", found, "chosen", "bofa.cards.hand.discard-face-down")

    def chosen(self, g: Battlefield, option: Option) -> None:
        _, card = option
        g.discard(self.seat, card)


class ExchangeCard(Frame):
    """Another card of the combat hand is played in place of this one."""

    STEPS = ("choose", "act")
    RULE = "bofa.combat.man.event.timing"

    side: int

    def choose(self, g: Battlefield) -> Outcome:
        combat = combat_of(g)
        found = combat_options(g, combat, self.side)
        if not found:
            return DONE
        seat = combat.seat_of(self.side)
        return Ask(seat, "bofa-ask-exchange", found, "chosen", "bofa.combat.man.event.timing")

    def chosen(self, g: Battlefield, option: Option) -> None:
        g.resolved(round_of(g).cards[self.side] - EVENT)
        play_combat_card(g, self.side, option)

    def act(self, g: Battlefield) -> Outcome:
        """The new card acts now if its moment is the reveal."""
        return let_act(g, self.side, on_reveal_at_once) or let_act(g, self.side, on_reveal)


class ReformTheLine(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2
        on_reveal.subscribe(self.thing, self.in_combat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Recover(seat, 1, []) if part == 1 else March(seat, STRATEGIC)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        combat_of(g).played[side] = []
        return None


EFFECTS: dict[str, Effect] = {
    "fresh_companies": FreshCompanies,
    "call_up_the_reserves": CallUpTheReserves,
    "volunteers": Volunteers,
    "bind_the_wounded": BindTheWounded,
    "burn_the_stores": BurnTheStores,
    "held_in_reserve": HeldInReserve,
    "a_breathing_space": ABreathingSpace,
    "long_columns": LongColumns,
    "hard_bargaining": HardBargaining,
    "reform_the_line": ReformTheLine,
}
