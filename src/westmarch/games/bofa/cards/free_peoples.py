"""The twenty story cards of the Free Peoples."""

from __future__ import annotations

from collections import Counter

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
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
from westmarch.games.bofa.rules.actions import CombinedAttack, unused_faces
from westmarch.games.bofa.rules.characters import Entry, forbids_entry, walk
from westmarch.games.bofa.rules.damage import Inflict, prevents_stronghold_damage, stronghold_damage_prevented
from westmarch.games.bofa.rules.fate import FateCard, add_tile
from westmarch.games.bofa.rules.fight import (
    ADD_TO_ROLL,
    ATTACKER,
    BLACK_HITS,
    EXTRA,
    Exchange,
    attack_before_casualties,
    attack_before_roll,
)
from westmarch.games.bofa.rules.hand import Draw
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import STOP, can_attack, has_move
from westmarch.games.bofa.rules.orders import ONE_MOVE, has_dwarves
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Targets, reroll_dice
from westmarch.games.bofa.rules.recover import Recover
from westmarch.games.bofa.rules.recruit import DirectRecruit, PlaceTokens, Recruit, can_reveal, revealable, token_places
from westmarch.games.bofa.rules.shooting import BowAttack, BurstOfMagic, bow_targets, burst_targets
from westmarch.games.bofa.state import Battlefield, card_lapses


def settlements(g: Battlefield, territories: tuple[int, ...]) -> list[int]:
    """Settlements of some territories where the Free Peoples may lay tokens."""
    return [place for place in token_places(g, FP) if TERRITORY[place] in territories]


class ElvenOnset(Card):
    def __init__(self) -> None:
        super().__init__("elven_onset")
        self.attacks = True
        self.needs = ELF_SPEARMAN
        attack_before_roll.subscribe(self.index, self.attacking)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.count(place, ELF_SPEARMAN) for place in g.armies(FP)]) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(FP, self.index)

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        if fight.number == 1:
            fight.change(ATTACKER, ADD_TO_ROLL, self.amount)


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
        attack_before_casualties.subscribe(self.index, self.attacking)

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

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        if fight.count(ATTACKER, BLACK_HITS):
            fight.change(ATTACKER, EXTRA)


class MenOfDaleReturn(Card):
    def __init__(self) -> None:
        super().__init__("men_of_dale_return")
        self.armies = self.amount
        self.regions = 2
        self.needs = LAKEMAN

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if has_move(g, FP, self) else REQUIREMENT

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
        self.routs = True
        self.attacks = True

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.held[FRONT_GATE] == FP else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(FP, self.index, FRONT_GATE)


class HoldRavenhill(Card):
    """The first damage to Ravenhill each turn is prevented while the Free Peoples control it."""

    def __init__(self) -> None:
        super().__init__("hold_ravenhill")
        card_lapses.subscribe(self.index, self.lapses)
        prevents_stronghold_damage.subscribe(self.index, self.prevents)
        stronghold_damage_prevented.subscribe(self.index, self.prevented)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.controls(FP, RAVENHILL) and g.protected(RAVENHILL) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        g.leave_on_table(seat, self.index, -1)
        return None

    def lapses(self, g: Battlefield) -> bool:
        return g.control[RAVENHILL] == SHADOW

    def prevents(self, g: Battlefield, place: int) -> int:
        _, _, turn = self.entry(g)
        return 1 if place == RAVENHILL and turn != g.turn else 0

    def prevented(self, g: Battlefield) -> None:
        self.entry(g)[2] = g.turn

    def entry(self, g: Battlefield) -> list[int]:
        """The card on the table; its number is the turn in which it last prevented damage."""
        return next(entry for entry in g.table if entry[0] == self.index)


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
        reroll_dice(g, FP, Counter(unused_faces(g, FP)))
        g.change_rings(min(self.amount, BILBO_RINGS - g.rings))
        return None


class TheArkenstoneOfThrain(Card):
    def __init__(self) -> None:
        super().__init__("the_arkenstone_of_thrain")

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [place for place in g.armies(FP) if has_dwarves(g, place)]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        add_tile(g, BLUE_TILE)
        return Targets(FP, self.index)

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
        found += [("walk", BILBO, p) for p in range(REGIONS) if p != here and BANK[p] == BANK[here]]
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
        return Targets(FP, self.index)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.lose_lead(place, 1)
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
            g.note("bofa-log-look-fate", {"side": FP, "number": min(self.amount, len(g.fate_deck))})
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
        _, chosen = option
        rest = [card for card in g.fate_deck[-self.count :] if card != chosen]
        g.fate_deck = rest + g.fate_deck[: -self.count]
        return Call(FateCard(chosen))

    def end(self, g: Battlefield) -> Outcome:
        return DONE


class ThranduilsMuster(Card):
    def __init__(self) -> None:
        super().__init__("thranduil_s_muster")
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return PlaceTokens(FP, self.amount, [ELVES], settlements(g, (SOUTHERN_SPUR, VALLEY)))
        return Recruit(FP, 1, 1, []) if can_reveal(g, FP) else None


class DainsKinMarch(Card):
    def __init__(self) -> None:
        super().__init__("dain_s_kin_march")
        self.parts = 2

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return PlaceTokens(FP, self.amount, [MEN_DWARVES], settlements(g, (EASTERN_BANK,)))
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
        return Targets(FP, self.index, self.amount)

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
    def __init__(self) -> None:
        super().__init__("healing_hands")

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.damage[place] for place in g.armies(FP)]) else "bofa.recover.roll"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Recover(FP, self.amount, [], hero_bonus=1)


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
