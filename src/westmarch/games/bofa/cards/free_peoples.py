"""The twenty story cards of the Free Peoples."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.cards.base import REQUIREMENT, Card
from westmarch.games.bofa.cards.event import DirectRecruit, can_attack, look_at_hand
from westmarch.games.bofa.facts import (
    BANK,
    BARD,
    BILBO,
    BILBO_RINGS,
    BLUE_TILE,
    DISTANCE,
    DWARVES,
    EASTERN_BANK,
    ELF_SPEARMAN,
    ELVES,
    FP,
    FRONT_GATE,
    GANDALF,
    LAKEMAN,
    MEN_DWARVES,
    RANGE,
    RAVENHILL,
    REGIONS,
    SHADOW,
    SOUTHERN_SPUR,
    TERRITORY,
    THORIN,
    THRANDUIL,
    TOKEN_GROUP,
    VALLEY,
)
from westmarch.games.bofa.rules.actions import CombinedAttack
from westmarch.games.bofa.rules.characters import (
    BowAttack,
    BurstOfMagic,
    Entry,
    bow_targets,
    burst_targets,
    forbids_entry,
)
from westmarch.games.bofa.rules.combat import ATTACKER, combat_of
from westmarch.games.bofa.rules.damage import Inflict
from westmarch.games.bofa.rules.effects import Targets, leave_on_table, roll_action_die
from westmarch.games.bofa.rules.fate import FateCard
from westmarch.games.bofa.rules.hand import Draw
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import STOP, moves
from westmarch.games.bofa.rules.orders import BEFORE_CASUALTIES, BEFORE_ROLL, ONE_MOVE, has_dwarves
from westmarch.games.bofa.rules.recruit import PlaceTokens, Recover, Recruit, can_reveal, revealable, token_places
from westmarch.games.bofa.state import Battlefield, TableEffect, register_effect


def settlements(g: Battlefield, territories: tuple[int, ...]) -> list[int]:
    """Settlements of some territories where the Free Peoples may lay tokens."""
    return [place for place in token_places(g, FP) if TERRITORY[place] in territories]


class ElvenOnset(Card):
    def __init__(self) -> None:
        super().__init__("elven_onset")
        self.attacks = True
        self.needs = ELF_SPEARMAN

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.count(place, ELF_SPEARMAN) for place in g.armies(FP)]) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(FP, self.index)

    def attacking(self, g: Battlefield, fight: Any, moment: int) -> None:
        if moment == BEFORE_ROLL and fight.number == 1:
            fight.add_roll[ATTACKER] += self.amount


class ShowerOfArrows(Card):
    def __init__(self) -> None:
        super().__init__("shower_of_arrows")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.in_play(THRANDUIL) and bow_targets(g) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return BowAttack()


class MattocksOfTheIronHills(Card):
    def __init__(self) -> None:
        super().__init__("mattocks_of_the_iron_hills")
        self.attacks = True

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        able = [place for place in g.armies(FP) if self.forbids_army(g, FP, place) is None]
        return None if any([g.enemy_at(FP, near) for p in able for near in g.ways(p)]) else REQUIREMENT

    def forbids_army(self, g: Battlefield, seat: int, place: int) -> str | None:
        dwarves = sum([g.count(place, unit) for unit in DWARVES])
        return None if dwarves >= self.amount else REQUIREMENT

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        return "bofa.cards.play.rules-otherwise-hold"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(FP, self.index)

    def attacking(self, g: Battlefield, fight: Any, moment: int) -> None:
        if moment == BEFORE_CASUALTIES and fight.black_hits[ATTACKER]:
            fight.extra[ATTACKER] += 1


class MenOfDaleReturn(Card):
    def __init__(self) -> None:
        super().__init__("men_of_dale_return")
        self.armies = self.amount
        self.regions = 2
        self.needs = LAKEMAN

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if moves(g, FP, self, -1) else REQUIREMENT

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        nearer = to_valley(target) < to_valley(origin) or TERRITORY[target] == VALLEY
        return None if nearer else "bofa.cards.play.rules-otherwise-hold"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(FP, self.index)


def to_valley(place: int) -> int:
    """Steps from a region to the nearest one of the Valley."""
    return min([DISTANCE[place][region] for region in range(REGIONS) if TERRITORY[region] == VALLEY])


class SallyFromTheGate(Card):
    def __init__(self) -> None:
        super().__init__("sally_from_the_gate")
        self.attacks = True

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.held[FRONT_GATE] == FP else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(FP, self.index, FRONT_GATE)

    def attacking(self, g: Battlefield, fight: Any, moment: int) -> None:
        combat_of(g).always_rout = 1


class HoldRavenhill(Card):
    """The first damage to Ravenhill each turn is prevented while the Free Peoples control it."""

    def __init__(self) -> None:
        super().__init__("hold_ravenhill")
        register_effect(self.index, RavenhillHeld())

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.controls(FP, RAVENHILL) and g.protected(RAVENHILL) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        leave_on_table(g, seat, self.index, -1)
        return None


class RavenhillHeld(TableEffect):
    """It lies on the table as long as Ravenhill is ours."""

    def lapsed(self, g: Battlefield, spot: int) -> bool:
        return g.control[RAVENHILL] == SHADOW


class TheHostCombined(Card):
    def __init__(self) -> None:
        super().__init__("the_host_combined")
        self.parts = 2

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if can_attack(g, FP) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(FP, ONE_MOVE) if part == 1 else CombinedAttack(FP, self.index)


class TheLuckyNumber(Card):
    def __init__(self) -> None:
        super().__init__("the_lucky_number")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.in_play(BILBO) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        dice = g.unused(FP)
        g.dice[0:7] = [0] * 7
        for _ in range(dice):
            g.dice[roll_action_die(g, FP)] += 1
        g.rings = min(BILBO_RINGS, g.rings + self.amount)
        return None


class TheArkenstoneOfThrain(Card):
    def __init__(self) -> None:
        super().__init__("the_arkenstone_of_thrain")

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [place for place in g.armies(FP) if has_dwarves(g, place)]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        g.pool.append(BLUE_TILE)
        return Targets(FP, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.give_lead(FP, place, self.amount)
        return None


class BilboUnseen(Card):
    def __init__(self) -> None:
        super().__init__("bilbo_unseen")
        self.parts = 3

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.in_play(BILBO) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return BilboWalks()
        if part == 2:
            look_at_hand(g, FP)
            return None
        return StealCard()


class BilboWalks(Frame):
    """Bilbo goes anywhere on his bank of the river."""

    STEPS = ("choose",)
    RULE = "bofa.char.alone.ignores-enemy"

    def choose(self, g: Battlefield) -> Outcome:
        here = g.where[BILBO]
        found: list[Option] = [STOP]
        found += [("walk", BILBO, p) for p in range(REGIONS) if p != here and BANK[p] == BANK[here]]
        return Ask(FP, "bofa-ask-walk", found, "chosen", "bofa.cards.effect.all-mandatory")

    def chosen(self, g: Battlefield, option: Option) -> None:
        if option != STOP:
            g.where[BILBO] = option[2]


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
        g.hands[SHADOW].remove(option[1])
        g.lay_off(option[1])


class WhiteFire(Card):
    def __init__(self) -> None:
        super().__init__("white_fire")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.in_play(GANDALF) and burst_targets(g) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return BurstOfMagic(self.amount)


class KingUnderTheMountain(Card):
    def __init__(self) -> None:
        super().__init__("king_under_the_mountain")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        if g.in_play(THORIN):
            return None if g.held[g.where[THORIN]] == FP else REQUIREMENT
        return None if forbids_entry(g, THORIN) is None else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if not g.in_play(THORIN):
            return Entry(THORIN)
        g.give_lead(FP, g.where[THORIN], self.amount)
        return None


class BardsBlackArrow(Card):
    def __init__(self) -> None:
        super().__init__("bard_s_black_arrow")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.in_play(BARD) and self.places(g, FP) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        reach = RANGE["archers"][g.where[BARD]]
        return [place for place in g.armies(SHADOW) if place < REGIONS and reach[place]]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(FP, self.index, 1, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.lead[place] = max(0, g.lead[place] - 1)
        return Inflict(SHADOW, place, self.amount)


class AGlimpseOfFate(Card):
    def __init__(self) -> None:
        super().__init__("a_glimpse_of_fate")
        self.parts = 2

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.fate_deck else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            for card in g.fate_deck[-self.amount :]:
                g.card_seen[card] |= 1 << FP
            g.reveals += 1
            return None
        return ChooseFate(min(self.amount, len(g.fate_deck)))


class ChooseFate(Frame):
    """One of the top fate cards is attached, the others go under the deck."""

    STEPS = ("choose", "end")
    RULE = "bofa.fate.card.attach"

    count: int

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("attach", card) for card in g.fate_deck[-self.count :]]
        return Ask(FP, "bofa-ask-attach", found, "chosen", "bofa.fate.card.attach")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        rest = [card for card in g.fate_deck[-self.count :] if card != option[1]]
        g.fate_deck = rest + g.fate_deck[: -self.count]
        return Call(FateCard(option[1]))

    def end(self, g: Battlefield) -> Outcome:
        return DONE


class ThranduilsMuster(Card):
    def __init__(self) -> None:
        super().__init__("thranduil_s_muster")
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return PlaceTokens(FP, self.amount, [ELVES], settlements(g, (SOUTHERN_SPUR, VALLEY)), 0, 0)
        return Recruit(FP, 1, 1, []) if can_reveal(g, FP) else None


class DainsKinMarch(Card):
    def __init__(self) -> None:
        super().__init__("dain_s_kin_march")
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return PlaceTokens(FP, self.amount, [MEN_DWARVES], settlements(g, (EASTERN_BANK,)), 0, 0)
        return Recruit(FP, 1, 1, []) if can_reveal(g, FP) else None


class FugitivesOfTheLake(Card):
    def __init__(self) -> None:
        super().__init__("fugitives_of_the_lake")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        if not g.reserve[LAKEMAN]:
            return "bofa.recruit.direct.reserve"
        return None if self.places(g, FP) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [place for place in token_places(g, FP) if not g.beorn_at(place)]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(FP, self.index, self.amount, 0)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        return DirectRecruit(FP, place, [LAKEMAN], 1)


class TheEaglesGather(Card):
    def __init__(self) -> None:
        super().__init__("the_eagles_gather")

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        g.add_eagles(self.amount)
        return None


class RavensOfTheMountain(Card):
    def __init__(self) -> None:
        super().__init__("ravens_of_the_mountain")
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return ShiftTokens(self.amount) if part == 1 else Draw(FP, 0, 1)


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
        tokens = [token for token in g.tokens(option[1]) if TOKEN_GROUP[token] == option[2]]
        g.token_at[tokens[g.chance.pick(len(tokens), "shift")]] = option[3]
        return Goto("choose")


class HealingHands(Card):
    def __init__(self) -> None:
        super().__init__("healing_hands")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.damage[place] for place in g.armies(FP)]) else "bofa.recover.roll"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Recover(FP, self.amount, 0, 1, [])


DECK = [
    ElvenOnset(),
    ShowerOfArrows(),
    MattocksOfTheIronHills(),
    MenOfDaleReturn(),
    SallyFromTheGate(),
    HoldRavenhill(),
    TheHostCombined(),
    TheLuckyNumber(),
    TheArkenstoneOfThrain(),
    BilboUnseen(),
    WhiteFire(),
    KingUnderTheMountain(),
    BardsBlackArrow(),
    AGlimpseOfFate(),
    ThranduilsMuster(),
    DainsKinMarch(),
    FugitivesOfTheLake(),
    TheEaglesGather(),
    RavensOfTheMountain(),
    HealingHands(),
]
