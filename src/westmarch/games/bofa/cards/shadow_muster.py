"""The six story cards of the Shadow of the type Muster."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.bofa.cards.kinds import PlaceCard
from westmarch.games.bofa.facts import (
    BROKEN_LANDS,
    FP,
    GOBLIN,
    PASS_OPENS,
    SHADOW,
    SHADOW_TOKENS,
    WARG,
    Slot,
)
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import next_to_own
from westmarch.games.bofa.rules.orders import ONE_MOVE
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Effect, Targets, playing
from westmarch.games.bofa.rules.recruit import DirectRecruit, PlaceTokens, Recruit, revealable_places, token_places
from westmarch.games.bofa.state import Battlefield


class EndlessNumbers(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.bag(SHADOW_TOKENS) and token_places(g, SHADOW) else "bofa.recruit.place.exhausted"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return PlaceTokens(SHADOW, self.amount, [SHADOW_TOKENS], token_places(g, SHADOW), distinct=True, optional=True)


class GundabadEmptied(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return PlaceTokens(SHADOW, 2, [SHADOW_TOKENS], token_places(g, SHADOW), distinct=True)
        return Recruit(SHADOW, self.amount, 2, g.edition.mustering)


class TunnelsUnderTheMountain(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.reserve[GOBLIN] else "bofa.recruit.direct.reserve"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Tunnels(self.amount)


class Tunnels(Frame):
    """Goblins in one point, or one in each, which opens a pass one goblin early."""

    STEPS = ("choose",)
    RULE = "bofa.pass.opens-at-five"

    count: int

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("goblins_both",)]
        found += [("goblin", point) for point in g.edition.goblin_points]
        return Ask(SHADOW, "bofa-ask-tunnels", found, "chosen", "bofa.cards.effect.all-mandatory")

    def chosen(self, g: Battlefield, option: Option) -> None:
        match option:
            case ("goblin", point):
                g.add(point, GOBLIN, self.count)
            case _:
                for zone in (0, 1):
                    g.add(g.edition.goblin_points[zone], GOBLIN, 1)
                    if g.sizes[g.edition.goblin_points[zone]] >= PASS_OPENS - 1:
                        g.open_pass(zone)


class WargsOfTheNorth(PlaceCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.reserve[WARG] and self.places(g, SHADOW) else "bofa.recruit.direct.reserve"

    def places(self, g: Battlefield, seat: int) -> list[int]:
        found = set(token_places(g, SHADOW))
        found |= {place for place in g.armies(SHADOW) if g.edition.territory[place] == BROKEN_LANDS}
        return sorted(found)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        return DirectRecruit(SHADOW, place, [WARG], self.amount)


class DrivenOn(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, SHADOW) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [place for place in g.armies(SHADOW) if g.damage[place]]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(SHADOW, self.index, self.amount, optional=True) if part == 1 else MoveOneOf()

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.mend(place, 1)
        return None


class MoveOneOf(Frame):
    """One of the armies that were chosen may move one region."""

    STEPS = ("choose",)
    RULE = "bofa.cards.effect.move-and-attack-optional"

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("stop",)]
        found += [("bear", place) for place in playing(g).chosen]
        return Ask(SHADOW, "bofa-ask-drive", found, "chosen", "bofa.cards.effect.move-and-attack-optional")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("bear", place):
                return Call(March(SHADOW, ONE_MOVE, place))
        return DONE


class Scavengers(PlaceCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        laid = revealable_places(g, FP)
        return [place for place in g.edition.settlements if place in laid and next_to_own(g, SHADOW, place)]

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        for token in g.tokens(place):
            g.to_bag(token)
        return None


EFFECTS: dict[str, Effect] = {
    "endless_numbers": EndlessNumbers,
    "gundabad_emptied": GundabadEmptied,
    "tunnels_under_the_mountain": TunnelsUnderTheMountain,
    "wargs_of_the_north": WargsOfTheNorth,
    "driven_on": DrivenOn,
    "scavengers": Scavengers,
}
