"""The seven story cards of the Shadow of the type Character."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.bofa.facts import (
    BODYGUARDS,
    BOLG,
    BROWN_TILE,
    GENERALS,
    GOBLIN,
    GREAT_ORC,
    SHADOW,
    Slot,
)
from westmarch.games.bofa.rules.characters import Entry, forbids_entry
from westmarch.games.bofa.rules.fate import add_tile, draws_counted, more_draws
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.orders import MOVE_OR_ATTACK, ONE_MOVE
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Effect, PlaceBats, Targets, playing
from westmarch.games.bofa.rules.recruit import DirectRecruit
from westmarch.games.bofa.state import Battlefield


class GreatGoblin(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, SHADOW) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [place for place in g.armies(SHADOW) if g.count(place, GOBLIN)]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return Targets(SHADOW, self.index)
        return March(SHADOW, MOVE_OR_ATTACK, playing(g).chosen[0])

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.give_lead(SHADOW, place, self.amount)
        return DirectRecruit(SHADOW, place, [GREAT_ORC], self.amount)


class TheShadowOfTheNecromancer(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            add_tile(g, BROWN_TILE)
            if g.fate_deck:
                g.card_seen[g.fate_deck[-1]] |= 1 << SHADOW
                g.reveals += 1
                g.note("bofa-log-look-fate", {"side": SHADOW, "number": 1})
            return None
        return BuryFate() if g.fate_deck else None


class BuryFate(Frame):
    """The top fate card is put back or under the deck."""

    STEPS = ("choose",)
    RULE = "bofa.fate.special-tiles.aside"

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("bury",), ("keep",)]
        about = (("card", g.fate_deck[-1]),)
        return Ask(SHADOW, "bofa-ask-bury", found, "chosen", "bofa.cards.effect.all-mandatory", about)

    def chosen(self, g: Battlefield, option: Option) -> None:
        if option == ("bury",):
            g.fate_deck = [g.fate_deck[-1], *g.fate_deck[:-1]]
            g.note("bofa-log-bury", {"side": SHADOW})


class BolgsAmbition(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        if g.in_play(BOLG):
            return None if g.bodyguards < BODYGUARDS else REQUIREMENT
        return None if forbids_entry(g, BOLG) is None else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if not g.in_play(BOLG):
            return Entry(BOLG)
        g.change_bodyguards(min(self.amount, BODYGUARDS - g.bodyguards))
        return None


class WhipsOfTheCaptains(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(SHADOW)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(SHADOW, self.index, self.amount, optional=True)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.give_lead(SHADOW, place, 1)
        return None


class VampireCloud(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return PlaceBats(self.amount) if part == 1 else BatsBear()


class BatsBear(Frame):
    """One army of the territory where the bats were placed may move one region."""

    STEPS = ("choose",)
    RULE = "bofa.bats.cloud"

    def choose(self, g: Battlefield) -> Outcome:
        territory = playing(g).chosen[0]
        found: list[Option] = [("stop",)]
        found += [("bear", place) for place in g.armies(SHADOW) if g.edition.territory[place] == territory]
        return Ask(SHADOW, "bofa-ask-cloud", found, "chosen", "bofa.bats.cloud")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("bear", place):
                return Call(March(SHADOW, ONE_MOVE, place))
        return DONE


class DoomUponTheHeroes(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.activated() else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return DenyGeneral()


class DenyGeneral(Frame):
    """A general loses his activation token."""

    STEPS = ("choose",)
    RULE = "bofa.general.use.cost"

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("deny", character) for character in GENERALS if g.active[character]]
        return Ask(SHADOW, "bofa-ask-deny", found, "chosen", "bofa.cards.effect.all-mandatory")

    def chosen(self, g: Battlefield, option: Option) -> None:
        _, character = option
        g.active[character] = 0
        g.note("bofa-log-deny", {"character": character}, rule="bofa.general.use.cost")


class CloudedFate(Card):
    """It lies on the table until the next fate phase, which allows one draw more."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        more_draws.subscribe(self.thing, self.more_draws)
        draws_counted.subscribe(self.thing, self.used_up)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        g.leave_on_table(seat, self.index, -1)
        return None

    def more_draws(self, g: Battlefield) -> int:
        return 1

    def used_up(self, g: Battlefield) -> None:
        for entry in g.table[:]:
            card, _, _ = entry
            if card == self.index:
                g.take_off_table(entry)


EFFECTS: dict[str, Effect] = {
    "great_goblin": GreatGoblin,
    "the_shadow_of_the_necromancer": TheShadowOfTheNecromancer,
    "bolg_s_ambition": BolgsAmbition,
    "whips_of_the_captains": WhipsOfTheCaptains,
    "vampire_cloud": VampireCloud,
    "doom_upon_the_heroes": DoomUponTheHeroes,
    "clouded_fate": CloudedFate,
}
