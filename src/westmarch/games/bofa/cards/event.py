"""The thirty event cards: an order each, and a combat effect."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.bofa.cards.base import REQUIREMENT, Card
from westmarch.games.bofa.facts import (
    FP,
    GOBLIN,
    GROUPS_OF,
    HILLS,
    IS_FORD,
    LAKEMAN,
    LORD,
    MOUNTAINS,
    MUSTERING,
    NEIGHBOURS,
    ORC,
    REGIONS,
    SHADOW,
    STRONGHOLDS,
    TERRAIN,
    TERRITORY,
    TOKEN_FIGURES,
    TOKEN_SIDE,
    TOKEN_UNIT,
)
from westmarch.games.bofa.rules.actions import CombinedAttack, can_march, combined_targets
from westmarch.games.bofa.rules.characters import MoveCharacters, eagles_over
from westmarch.games.bofa.rules.combat import (
    ATTACKER,
    DEFENDER,
    EVENT,
    OVER,
    WON,
    Round,
    combat_of,
    combat_options,
    count_die,
    needed,
    play_combat_card,
    round_of,
)
from westmarch.games.bofa.rules.effects import PlaceBats, RerollDice, Targets, leave_on_table, playing
from westmarch.games.bofa.rules.hand import Draw
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import Reduction, moves
from westmarch.games.bofa.rules.orders import (
    AFTER_REROLL,
    AT_ONCE,
    AT_REVEAL,
    BEFORE_CASUALTIES,
    BEFORE_REROLL,
    BEFORE_ROLL,
    END_OF_ROUND,
    ONE_MOVE,
    STRATEGIC,
    order_of,
)
from westmarch.games.bofa.rules.recruit import (
    PlaceTokens,
    Recover,
    Recruit,
    can_reveal,
    groups_left,
    revealable,
    token_places,
)
from westmarch.games.bofa.rules.retreat import Retreat, can_retreat
from westmarch.games.bofa.state import EYRIE, Battlefield, TableEffect, register_effect


def units_of(g: Battlefield, side: int) -> int:
    """How many units fight on a side."""
    return g.sizes[combat_of(g).place_of(side)]


def next_to_own(g: Battlefield, seat: int, place: int) -> bool:
    """Whether a side has an army in a region next to a place."""
    return any([g.held[near] == seat for near in NEIGHBOURS[place]])


class ForcedMarch(Card):
    def __init__(self) -> None:
        super().__init__("forced_march")
        self.armies = self.amount
        self.moment = END_OF_ROUND

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(seat, self.index)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        if side == DEFENDER:
            fight.orderly[DEFENDER] = 1
        return None


class SuddenAssault(Card):
    def __init__(self) -> None:
        super().__init__("sudden_assault")
        self.regions = self.amount
        self.attacks = True
        self.moment = BEFORE_ROLL

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(seat, self.index)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.add_roll[side] += self.combat
        return None


class ThePincersClose(Card):
    def __init__(self) -> None:
        super().__init__("the_pincers_close")
        self.moment = BEFORE_REROLL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if combined_targets(g, seat) else "bofa.combined.requirement"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return CombinedAttack(seat, self.index)

    def attacking(self, g: Battlefield, fight: Any, moment: int) -> None:
        if moment == BEFORE_ROLL and fight.number == 1:
            fight.add_roll[ATTACKER] += self.amount

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.add_reroll[1 - side] -= self.combat
        return None


class ThroughTheShallows(Card):
    def __init__(self) -> None:
        super().__init__("through_the_shallows")
        self.attacks = True
        self.moment = BEFORE_ROLL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if moves(g, seat, self, -1) else "bofa.board.divide.ford"

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        return None if IS_FORD[origin][target] else "bofa.board.divide.ford"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(seat, self.index)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        if side == ATTACKER:
            fight.free_way = 1
        return None


class HoldTheHeights(Card):
    def __init__(self) -> None:
        super().__init__("hold_the_heights")
        self.moment = BEFORE_ROLL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, seat) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        high = (HILLS, MOUNTAINS)
        return [p for p in g.armies(seat) if p < REGIONS and TERRAIN[p] in high and g.damage[p]]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index, self.amount, 1)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.damage[place] -= 1
        return None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        if combat_of(g).superior == side:
            fight.add_roll[side] += self.combat
            fight.add_reroll[side] += self.combat
        return None


class HeadlongCharge(Card):
    def __init__(self) -> None:
        super().__init__("headlong_charge")
        self.attacks = True
        self.moment = BEFORE_CASUALTIES

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if can_attack(g, seat) else "bofa.combat.attack.adjacent"

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        return "bofa.cards.play.rules-otherwise-hold"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(seat, self.index)

    def attacking(self, g: Battlefield, fight: Any, moment: int) -> None:
        if moment == BEFORE_ROLL and fight.number == 1:
            fight.more_dice[ATTACKER] += self.amount

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        if fight.hits(side) + fight.extra[side] >= 2:
            fight.extra[side] += self.combat
        return None


def can_attack(g: Battlefield, seat: int) -> bool:
    """Whether any army of a side stands next to an enemy."""
    return any([g.enemy_at(seat, near) for place in g.armies(seat) for near in g.ways(place)])


class FallBack(Card):
    def __init__(self) -> None:
        super().__init__("fall_back")
        self.armies = self.amount
        self.moment = END_OF_ROUND

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if moves(g, seat, self, -1) else REQUIREMENT

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        return "bofa.cards.play.rules-otherwise-hold" if g.near_enemy(seat, target) else None

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(seat, self.index)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        combat = combat_of(g)
        seat = combat.seat_of(side)
        fight.ended = OVER + 1
        if side == ATTACKER or not can_retreat(g, seat, combat.target):
            return None
        fight.ended = WON + 1
        return Retreat(seat, combat.target, combat.always_rout)


class LockedShields(Card):
    def __init__(self) -> None:
        super().__init__("locked_shields")
        self.parts = 2
        self.moment = BEFORE_CASUALTIES

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(seat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return Targets(seat, self.index, 1, 0)
        return March(seat, ONE_MOVE, playing(g).chosen[0]) if playing(g).chosen else None

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        return Recover(seat, 1, 0, 0, [place]) if g.damage[place] else None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.prevent[side] += self.combat
        return None


class BreakTheirRanks(Card):
    def __init__(self) -> None:
        super().__init__("break_their_ranks")
        self.attacks = True
        self.moment = BEFORE_ROLL

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(seat, self.index)

    def attacking(self, g: Battlefield, fight: Any, moment: int) -> None:
        if moment == BEFORE_ROLL and fight.number == 1:
            fight.no_black[DEFENDER] = 1

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.no_black[1 - side] = 1
        return None


class LaddersAndRams(Card):
    def __init__(self) -> None:
        super().__init__("ladders_and_rams")
        self.moment = BEFORE_ROLL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, seat) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        enemy = 1 - seat
        return [p for p in STRONGHOLDS if g.protected(p) and g.controls(enemy, p) and next_to_own(g, seat, p)]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.walls[place] += self.amount
        return None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        if side == ATTACKER:
            fight.wall_target[0] = self.combat
        return None


class RallyToTheBanner(Card):
    def __init__(self) -> None:
        super().__init__("rally_to_the_banner")
        self.parts = 2
        self.moment = BEFORE_REROLL

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(seat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return Targets(seat, self.index, 1, 0)
        return March(seat, ONE_MOVE, playing(g).chosen[0]) if playing(g).chosen else None

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.give_lead(seat, place, self.amount)
        return None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.more_lead[side] += self.combat
        return None


class CaptainsChallenge(Card):
    def __init__(self) -> None:
        super().__init__("captain_s_challenge")
        self.attacks = True
        self.led = True
        self.moment = BEFORE_REROLL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if can_march(g, seat, True, -1, True) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(seat, self.index)

    def attacking(self, g: Battlefield, fight: Any, moment: int) -> None:
        if moment == BEFORE_REROLL:
            fight.more_lead[ATTACKER] += self.amount

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.more_lead[1 - side] -= self.combat
        return None


class SwiftMessengers(Card):
    def __init__(self) -> None:
        super().__init__("swift_messengers")
        self.armies = self.amount
        self.regions = 2
        self.led = True
        self.moment = AT_REVEAL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if can_march(g, seat, True, -1, False) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(seat, self.index)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        if side == ATTACKER:
            combat_of(g).further = 1
        return None


class SignalHorns(Card):
    def __init__(self) -> None:
        super().__init__("signal_horns")
        self.parts = 2
        self.moment = BEFORE_REROLL

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(seat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return MoveCharacters(seat, 1) if part == 1 else Targets(seat, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.give_lead(seat, place, self.amount)
        return None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.reroll_all[side] = 1
        return None


class WordOnTheWind(Card):
    def __init__(self) -> None:
        super().__init__("word_on_the_wind")
        self.moment = AT_ONCE

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        look_at_hand(g, seat)
        return Draw(seat, self.amount, 0)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.cancelled[1 - side] = 1
        return None


def look_at_hand(g: Battlefield, seat: int) -> None:
    """A player sees all cards of his opponent."""
    for card in g.hands[1 - seat]:
        g.card_seen[card] |= 1 << seat
    g.reveals += 1
    g.note("bofa-log-hand", {"cards": g.hands[1 - seat][:]}, audience=(seat,), rule="bofa.cards.effect.all-mandatory")


class LeadersCutDown(Card):
    def __init__(self) -> None:
        super().__init__("leaders_cut_down")
        self.moment = BEFORE_REROLL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, seat) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [p for p in g.armies(1 - seat) if g.lead[p] and next_to_own(g, seat, p)]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.lead[place] -= 1
        return None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.no_reroll = 1
        return None


class ToTheLast(Card):
    """It lies on the table until the end of the turn, for the army of one region."""

    def __init__(self) -> None:
        super().__init__("to_the_last")
        self.moment = BEFORE_ROLL
        register_effect(self.index, LastStand(self.amount))

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(seat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        leave_on_table(g, seat, self.index, place)
        return None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        if units_of(g, side) < units_of(g, 1 - side):
            fight.add_roll[side] += self.combat
            fight.add_reroll[side] += self.combat
        return None


class LastStand(TableEffect):
    """More leadership for the army of one region, until the end of the turn."""

    amount: int

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def leadership(self, g: Battlefield, place: int, spot: int) -> int:
        return self.amount if place == spot else 0

    def lapsed(self, g: Battlefield, spot: int) -> bool:
        return g.phase == 6


class KeenEyedScouts(Card):
    def __init__(self) -> None:
        super().__init__("keen_eyed_scouts")
        self.moment = AT_REVEAL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, seat) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return sorted({place for place, _ in revealable(g, 1 - seat)})

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        for token in g.tokens(place):
            g.token_seen[token] |= 1 << seat
        g.reveals += 1
        return ReturnSeenToken(seat, place)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        return Draw(combat_of(g).seat_of(side), self.combat, 0)


class ReturnSeenToken(Frame):
    """One of the tokens that were looked at goes back to its bag."""

    STEPS = ("choose",)
    RULE = "bofa.recruit.remove.by-cards"

    seat: int
    place: int

    def choose(self, g: Battlefield) -> Outcome:
        faces = sorted({(TOKEN_UNIT[t], TOKEN_FIGURES[t]) for t in g.tokens(self.place)})
        found: list[Option] = [("return_token", unit, figures) for unit, figures in faces]
        return Ask(self.seat, "bofa-ask-return-token", found, "chosen", "bofa.recruit.remove.by-cards")

    def chosen(self, g: Battlefield, option: Option) -> None:
        for token in g.tokens(self.place):
            if (TOKEN_UNIT[token], TOKEN_FIGURES[token]) == (option[1], option[2]):
                g.to_bag(token)
                return


class WingsInTheGloom(Card):
    def __init__(self) -> None:
        super().__init__("wings_in_the_gloom")
        self.moment = BEFORE_CASUALTIES

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if seat == SHADOW:
            return PlaceBats(self.amount)
        g.add_eagles(self.amount)
        return None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        combat = combat_of(g)
        territory = TERRITORY[combat.target]
        if combat.seat_of(side) == SHADOW:
            if g.bats[territory]:
                g.bats[territory] -= 1
                fight.extra[side] += self.combat
        elif eagles_over(g, territory):
            bring_home(g, territory)
            fight.extra[side] += self.combat
        return None


def bring_home(g: Battlefield, territory: int) -> None:
    """An eagle of a territory, the Lord last, returns to the Eyrie."""
    if g.eagles[1 + territory]:
        g.eagles[1 + territory] -= 1
        g.eagles[0] += 1
    else:
        g.where[LORD] = EYRIE


class TurnOfFortune(Card):
    def __init__(self) -> None:
        super().__init__("turn_of_fortune")
        self.moment = AFTER_REROLL

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return RerollDice(seat)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        return ForcedReroll(side, self.combat) if fight.hits(1 - side) else None


class ForcedReroll(Frame):
    """The enemy must roll some of his hits again."""

    STEPS = ("choose",)
    RULE = "bofa.combat.man.event.timing"

    side: int
    most: int

    def choose(self, g: Battlefield) -> Outcome:
        fight = round_of(g)
        enemy = 1 - self.side
        found: list[Option] = []
        for dark in range(min(fight.black_hits[enemy], self.most) + 1):
            lights = min(fight.white_hits[enemy], self.most - dark)
            found += [("reroll", light, dark) for light in range(lights + 1)]
        seat = combat_of(g).seat_of(self.side)
        return Ask(seat, "bofa-ask-forced-reroll", found, "chosen", "bofa.combat.man.event.timing")

    def chosen(self, g: Battlefield, option: Option) -> None:
        fight = round_of(g)
        enemy = 1 - self.side
        need = needed(g, combat_of(g), fight, enemy, fight.add_reroll[enemy], True)
        fight.white_hits[enemy] -= option[1]
        fight.black_hits[enemy] -= option[2]
        fight.sixes[enemy] = max(0, fight.sixes[enemy] - option[2])
        rolls = g.chance.dice(option[1] + option[2], "reroll")
        for i in range(len(rolls)):
            count_die(fight, enemy, i >= option[1], rolls[i], need)


class FreshCompanies(Card):
    def __init__(self) -> None:
        super().__init__("fresh_companies")
        self.moment = BEFORE_CASUALTIES

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if groups_left(g, seat) and token_places(g, seat) else "bofa.recruit.place.exhausted"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return PlaceTokens(seat, self.amount, GROUPS_OF[seat], token_places(g, seat), 1, 0)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.mend[side] += self.combat
        return None


class CallUpTheReserves(Card):
    def __init__(self) -> None:
        super().__init__("call_up_the_reserves")
        self.moment = END_OF_ROUND

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if can_reveal(g, seat) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Recruit(seat, self.amount, 1, [])

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        combat = combat_of(g)
        return Recruit(combat.seat_of(side), self.combat, 1, [combat.target]) if side == DEFENDER else None


class Volunteers(Card):
    def __init__(self) -> None:
        super().__init__("volunteers")
        self.moment = BEFORE_ROLL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.reserve[unit] for unit in volunteer_types(seat)]) else "bofa.recruit.direct.reserve"

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(seat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        return DirectRecruit(seat, place, volunteer_types(seat), self.amount)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.more_dice[side] += self.combat
        return None


def volunteer_types(seat: int) -> list[int]:
    return [LAKEMAN] if seat == FP else [ORC, GOBLIN]


class DirectRecruit(Frame):
    """Units are placed directly from the reserve; nothing takes the place of a type that is used up (p.25)."""

    STEPS = ("choose_unit", "reduce")
    RULE = "bofa.recruit.direct.reserve"

    seat: int
    place: int
    units: list[int]
    count: int

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def choose_unit(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("figure", unit) for unit in self.units if g.reserve[unit]]
        if not found:
            return None
        return Ask(self.seat, "bofa-ask-figure", found, "unit_chosen", "bofa.recruit.direct.reserve")

    def unit_chosen(self, g: Battlefield, option: Option) -> None:
        g.add(self.place, option[1], self.count)

    def reduce(self, g: Battlefield) -> Outcome:
        if g.sizes[self.place] > g.limit(self.place):
            return Call(Reduction(self.seat, self.place, 0))
        return DONE


class BindTheWounded(Card):
    def __init__(self) -> None:
        super().__init__("bind_the_wounded")
        self.moment = BEFORE_CASUALTIES

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.damage[place] for place in g.armies(seat)]) else "bofa.recover.roll"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Recover(seat, self.amount, 1, 0, [])

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        if units_of(g, side) >= units_of(g, 1 - side):
            fight.prevent[side] += self.combat
        return None


class BurnTheStores(Card):
    def __init__(self) -> None:
        super().__init__("burn_the_stores")
        self.moment = BEFORE_ROLL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, seat) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return sorted({p for p, _ in revealable(g, 1 - seat) if next_to_own(g, seat, p)})

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        for _ in range(self.amount):
            tokens = [token for token in g.tokens(place) if TOKEN_SIDE[token] != seat]
            if tokens:
                g.to_bag(tokens[g.chance.pick(len(tokens), "burn")])
        return None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.add_roll[1 - side] -= self.combat
        return None


class HeldInReserve(Card):
    def __init__(self) -> None:
        super().__init__("held_in_reserve")
        self.moment = BEFORE_CASUALTIES

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, seat) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return sorted({place for place, _ in revealable(g, seat)})

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        return Recruit(seat, self.amount, self.amount, [place])

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.worth[side] = self.combat
        return None


class ABreathingSpace(Card):
    def __init__(self) -> None:
        super().__init__("a_breathing_space")
        self.moment = END_OF_ROUND

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, seat) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [place for place in g.armies(seat) if g.damage[place] and not g.near_enemy(seat, place)]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.damage[place] = 0
        return None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        fight.ended = OVER + 1
        return None


class LongColumns(Card):
    def __init__(self) -> None:
        super().__init__("long_columns")
        self.parts = 2
        self.moment = BEFORE_ROLL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if moves(g, seat, self, -1) else REQUIREMENT

    def forbids_army(self, g: Battlefield, seat: int, place: int) -> str | None:
        if seat == SHADOW and place in MUSTERING:
            return None
        return None if any([TOKEN_SIDE[token] == seat for token in g.tokens(place)]) else REQUIREMENT

    def departed(self, g: Battlefield, origin: int, target: int) -> None:
        playing(g).chosen = [origin, target]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return March(seat, self.index)
        return Recruit(seat, self.amount, 1, playing(g).chosen) if playing(g).chosen else None

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
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
        round_of(g).unit[self.side] = option[1]


class HardBargaining(Card):
    def __init__(self) -> None:
        super().__init__("hard_bargaining")
        self.parts = 2
        self.moment = AT_REVEAL

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if len(g.hands[seat]) > 1 else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return GiveUpCard(seat) if part == 1 else Draw(seat, self.amount, 0)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
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
        return Ask(self.seat, "bofa-ask-discard", found, "chosen", "bofa.cards.hand.discard-face-down")

    def chosen(self, g: Battlefield, option: Option) -> None:
        g.discard(self.seat, option[1])


class ExchangeCard(Frame):
    """Another card of the combat hand is played in place of this one."""

    STEPS = ("choose", "act", "end")
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
        combat = combat_of(g)
        fight = round_of(g)
        g.resolved(fight.cards[self.side] - EVENT)
        play_combat_card(g, combat, fight, self.side, option)

    def act(self, g: Battlefield) -> Outcome:
        fight = round_of(g)
        code = fight.cards[self.side]
        if code < EVENT:
            return DONE
        card = order_of(code - EVENT)
        if card.moment not in (AT_REVEAL, AT_ONCE):
            return DONE
        frame = card.in_combat(g, fight, self.side)
        return DONE if frame is None else Call(frame)

    def end(self, g: Battlefield) -> Outcome:
        return DONE


class ReformTheLine(Card):
    def __init__(self) -> None:
        super().__init__("reform_the_line")
        self.parts = 2
        self.moment = AT_REVEAL

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Recover(seat, 1, 0, 0, []) if part == 1 else March(seat, STRATEGIC)

    def in_combat(self, g: Battlefield, fight: Round, side: int) -> Frame | None:
        combat_of(g).played[side] = []
        return None


DECK = [
    ForcedMarch(),
    SuddenAssault(),
    ThePincersClose(),
    ThroughTheShallows(),
    HoldTheHeights(),
    HeadlongCharge(),
    FallBack(),
    LockedShields(),
    BreakTheirRanks(),
    LaddersAndRams(),
    RallyToTheBanner(),
    CaptainsChallenge(),
    SwiftMessengers(),
    SignalHorns(),
    WordOnTheWind(),
    LeadersCutDown(),
    ToTheLast(),
    KeenEyedScouts(),
    WingsInTheGloom(),
    TurnOfFortune(),
    FreshCompanies(),
    CallUpTheReserves(),
    Volunteers(),
    BindTheWounded(),
    BurnTheStores(),
    HeldInReserve(),
    ABreathingSpace(),
    LongColumns(),
    HardBargaining(),
    ReformTheLine(),
]
