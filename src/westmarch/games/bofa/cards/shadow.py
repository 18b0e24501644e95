"""The twenty story cards of the Shadow."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.bofa.facts import (
    BODYGUARDS,
    BOLG,
    BROKEN_LANDS,
    BROWN_TILE,
    FP,
    GENERALS,
    GOBLIN,
    GREAT_ORC,
    IS_FORD,
    MUSTERING,
    PASS_OPENS,
    POINTS,
    PROTECTION,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    SHADOW_TOKENS,
    TERRITORY,
    WARG,
)
from westmarch.games.bofa.rules.actions import CombinedAttack
from westmarch.games.bofa.rules.characters import Entry, forbids_entry
from westmarch.games.bofa.rules.dice import combined_targets
from westmarch.games.bofa.rules.fate import add_tile, more_draws
from westmarch.games.bofa.rules.fight import (
    ATTACKER,
    FREE_WAY,
    STRONGHOLD_REROLL,
    STRONGHOLD_ROLL,
    Exchange,
    attack_before_roll,
)
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import has_attack, has_move, next_to_own
from westmarch.games.bofa.rules.orders import MOVE_OR_ATTACK, ONE_MOVE
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, PlaceBats, Targets, playing
from westmarch.games.bofa.rules.recruit import DirectRecruit, PlaceTokens, Recruit, revealable, token_places
from westmarch.games.bofa.state import Battlefield


class BlackTide(Card):
    def __init__(self) -> None:
        super().__init__("black_tide")
        self.armies = self.amount

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if has_move(g, SHADOW, self) else REQUIREMENT

    def forbids_army(self, g: Battlefield, seat: int, place: int) -> str | None:
        return None if TERRITORY[place] == BROKEN_LANDS else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(SHADOW, self.index)


class WolvesBeforeDawn(Card):
    def __init__(self) -> None:
        super().__init__("wolves_before_dawn")
        self.regions = self.amount
        self.attacks = True
        self.needs = WARG

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.count(place, WARG) for place in g.armies(SHADOW)]) else REQUIREMENT

    def may_go(self, unit: int) -> bool:
        return unit == WARG

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(SHADOW, self.index)


class OverTheFords(Card):
    def __init__(self) -> None:
        super().__init__("over_the_fords")
        self.further = True
        self.attacks = True
        attack_before_roll.subscribe(self.index, self.attacking)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if has_attack(g, SHADOW, self) else REQUIREMENT

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        return "bofa.cards.play.rules-otherwise-hold"

    def forbids_attack(self, g: Battlefield, seat: int, place: int, target: int) -> str | None:
        return None if IS_FORD[place][target] else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(SHADOW, self.index)

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        fight.change(ATTACKER, FREE_WAY)


class StormTheSpur(Card):
    def __init__(self) -> None:
        super().__init__("storm_the_spur")
        self.attacks = True
        attack_before_roll.subscribe(self.index, self.attacking)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if has_attack(g, SHADOW, self) else REQUIREMENT

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        return "bofa.cards.play.rules-otherwise-hold"

    def forbids_attack(self, g: Battlefield, seat: int, place: int, target: int) -> str | None:
        return None if PROTECTION[target] else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(SHADOW, self.index)

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        if fight.number == 1:
            fight.change(ATTACKER, STRONGHOLD_ROLL, self.amount)
            fight.change(ATTACKER, STRONGHOLD_REROLL, self.amount)


class NoQuarter(Card):
    def __init__(self) -> None:
        super().__init__("no_quarter")
        self.routs = True
        self.attacks = True

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(SHADOW, self.index)


class FromAllSides(Card):
    def __init__(self) -> None:
        super().__init__("from_all_sides")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if combined_targets(g, SHADOW) else "bofa.combined.requirement"

    def counts_all(self) -> bool:
        return True

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return CombinedAttack(SHADOW, self.index)


class GoblinsFromAbove(Card):
    """The army that moves last may attack."""

    def __init__(self) -> None:
        super().__init__("goblins_from_above")
        self.armies = 4
        self.attacks = True

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        able = has_move(g, SHADOW, self) or has_attack(g, SHADOW, self)
        return None if able else "bofa.pass.closed-start"

    def forbids_army(self, g: Battlefield, seat: int, place: int) -> str | None:
        return None if place >= REGIONS else REQUIREMENT

    def forbids_attack(self, g: Battlefield, seat: int, place: int, target: int) -> str | None:
        return None

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(SHADOW, self.index)


class GreatGoblin(Card):
    def __init__(self) -> None:
        super().__init__("great_goblin")
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
    def __init__(self) -> None:
        super().__init__("the_shadow_of_the_necromancer")
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
    def __init__(self) -> None:
        super().__init__("bolg_s_ambition")

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
    def __init__(self) -> None:
        super().__init__("whips_of_the_captains")

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(SHADOW)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(SHADOW, self.index, self.amount, optional=True)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.give_lead(SHADOW, place, 1)
        return None


class VampireCloud(Card):
    def __init__(self) -> None:
        super().__init__("vampire_cloud")
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return PlaceBats(self.amount) if part == 1 else BatsBear()


class BatsBear(Frame):
    """One army of the territory where the bats were placed may move one region."""

    STEPS = ("choose", "end")
    RULE = "bofa.bats.cloud"

    def choose(self, g: Battlefield) -> Outcome:
        territory = playing(g).chosen[0]
        found: list[Option] = [("stop",)]
        found += [("bear", place) for place in g.armies(SHADOW) if TERRITORY[place] == territory]
        return Ask(SHADOW, "bofa-ask-cloud", found, "chosen", "bofa.bats.cloud")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("bear", place):
                return Call(March(SHADOW, ONE_MOVE, place))
        return DONE

    def end(self, g: Battlefield) -> Outcome:
        return DONE


class DoomUponTheHeroes(Card):
    def __init__(self) -> None:
        super().__init__("doom_upon_the_heroes")

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

    def __init__(self) -> None:
        super().__init__("clouded_fate")
        more_draws.subscribe(self.index, self.more_draws)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        g.leave_on_table(seat, self.index, -1)
        return None

    def more_draws(self, g: Battlefield) -> int:
        for entry in g.table[:]:
            card, _, _ = entry
            if card == self.index:
                g.take_off_table(entry)
        return 1


class EndlessNumbers(Card):
    def __init__(self) -> None:
        super().__init__("endless_numbers")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.bag(SHADOW_TOKENS) and token_places(g, SHADOW) else "bofa.recruit.place.exhausted"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return PlaceTokens(SHADOW, self.amount, [SHADOW_TOKENS], token_places(g, SHADOW), distinct=True, optional=True)


class GundabadEmptied(Card):
    def __init__(self) -> None:
        super().__init__("gundabad_emptied")
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return PlaceTokens(SHADOW, 2, [SHADOW_TOKENS], token_places(g, SHADOW), distinct=True)
        return Recruit(SHADOW, self.amount, 2, MUSTERING)


class TunnelsUnderTheMountain(Card):
    def __init__(self) -> None:
        super().__init__("tunnels_under_the_mountain")

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
        found += [("goblin", point) for point in POINTS]
        return Ask(SHADOW, "bofa-ask-tunnels", found, "chosen", "bofa.cards.effect.all-mandatory")

    def chosen(self, g: Battlefield, option: Option) -> None:
        match option:
            case ("goblin", point):
                g.add(point, GOBLIN, self.count)
            case _:
                for zone in (0, 1):
                    g.add(POINTS[zone], GOBLIN, 1)
                    if g.sizes[POINTS[zone]] >= PASS_OPENS - 1:
                        g.open_pass(zone)


class WargsOfTheNorth(Card):
    def __init__(self) -> None:
        super().__init__("wargs_of_the_north")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.reserve[WARG] and self.places(g, SHADOW) else "bofa.recruit.direct.reserve"

    def places(self, g: Battlefield, seat: int) -> list[int]:
        found = set(token_places(g, SHADOW))
        found |= {place for place in g.armies(SHADOW) if TERRITORY[place] == BROKEN_LANDS}
        return sorted(found)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(SHADOW, self.index)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        return DirectRecruit(SHADOW, place, [WARG], self.amount)


class DrivenOn(Card):
    def __init__(self) -> None:
        super().__init__("driven_on")
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

    STEPS = ("choose", "end")
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

    def end(self, g: Battlefield) -> Outcome:
        return DONE


class Scavengers(Card):
    def __init__(self) -> None:
        super().__init__("scavengers")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, SHADOW) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        laid = {place for place, _ in revealable(g, FP)}
        return [place for place in SETTLEMENTS if place in laid and next_to_own(g, SHADOW, place)]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(SHADOW, self.index)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        for token in g.tokens(place):
            g.to_bag(token)
        return None


DECK = [
    BlackTide(),
    WolvesBeforeDawn(),
    OverTheFords(),
    StormTheSpur(),
    NoQuarter(),
    FromAllSides(),
    GoblinsFromAbove(),
    GreatGoblin(),
    TheShadowOfTheNecromancer(),
    BolgsAmbition(),
    WhipsOfTheCaptains(),
    VampireCloud(),
    DoomUponTheHeroes(),
    CloudedFate(),
    EndlessNumbers(),
    GundabadEmptied(),
    TunnelsUnderTheMountain(),
    WargsOfTheNorth(),
    DrivenOn(),
    Scavengers(),
]
