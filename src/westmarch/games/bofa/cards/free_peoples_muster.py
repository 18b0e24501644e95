"""The six story cards of the Free Peoples of the type Muster."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.bofa.facts import (
    EASTERN_BANK,
    ELVES,
    FP,
    LAKEMAN,
    MEN_DWARVES,
    SOUTHERN_SPUR,
    TOKEN_GROUP,
    VALLEY,
    Slot,
)
from westmarch.games.bofa.rules.hand import Draw
from westmarch.games.bofa.rules.movement import STOP
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Effect, Targets
from westmarch.games.bofa.rules.recover import Recover
from westmarch.games.bofa.rules.recruit import DirectRecruit, PlaceTokens, Recruit, can_reveal, revealable, token_places
from westmarch.games.bofa.state import Battlefield


def settlements(g: Battlefield, territories: tuple[int, ...]) -> list[int]:
    """Settlements of some territories where the Free Peoples may lay tokens."""
    return [place for place in token_places(g, FP) if g.edition.territory[place] in territories]


class ThranduilsMuster(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return PlaceTokens(FP, self.amount, [ELVES], settlements(g, (SOUTHERN_SPUR, VALLEY)))
        return Recruit(FP, 1, 1, []) if can_reveal(g, FP) else None


class DainsKinMarch(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return PlaceTokens(FP, self.amount, [MEN_DWARVES], settlements(g, (EASTERN_BANK,)))
        return Recruit(FP, 1, 1, []) if can_reveal(g, FP) else None


class FugitivesOfTheLake(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        if not g.reserve[LAKEMAN]:
            return "bofa.recruit.direct.reserve"
        return None if self.places(g, FP) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [place for place in token_places(g, FP) if not g.beorn_at(place)]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(FP, self.index, self.amount)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        return DirectRecruit(FP, place, [LAKEMAN], 1)


class TheEaglesGather(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        g.add_eagles(self.amount)
        return None


class RavensOfTheMountain(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return ShiftTokens(self.amount) if part == 1 else Draw(FP, events=0, stories=1)


class ShiftTokens(Frame):
    """Face-down tokens are moved from settlement to settlement, unseen."""

    STEPS = ("choose",)
    RULE = "bofa.recruit.place.where"

    left: int

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [STOP]
        for place, group in revealable(g, FP):
            found += [("shift", place, group, there) for there in token_places(g, FP) if there != place]
        if not self.left:
            return DONE
        return Ask(FP, "bofa-ask-shift", found, "chosen", "bofa.recruit.place.where")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return DONE
        self.left -= 1
        _, place, group, target = option
        tokens = [token for token in g.tokens(place) if TOKEN_GROUP[token] == group]
        g.token_at[tokens[g.chance.pick(len(tokens), "shift")]] = target
        about = {"group": group, "place": place, "target": target}
        g.note("bofa-log-shift", about, rule="bofa.recruit.place.where")
        return Goto("choose")


class HealingHands(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.damage[place] for place in g.armies(FP)]) else "bofa.recover.roll"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Recover(FP, self.amount, [], hero_bonus=1)


EFFECTS: dict[str, Effect] = {
    "thranduil_s_muster": ThranduilsMuster,
    "dain_s_kin_march": DainsKinMarch,
    "fugitives_of_the_lake": FugitivesOfTheLake,
    "the_eagles_gather": TheEaglesGather,
    "ravens_of_the_mountain": RavensOfTheMountain,
    "healing_hands": HealingHands,
}
