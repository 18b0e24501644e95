"""Resolving a battle (VI p.28-31): rounds of combat cards, combat roll, leader re-roll, casualties, cease or retreat.

Lists of two are indexed by side. ``hits`` is the running total of what a side has scored this round: cards that
act after the roll change it, casualties are taken from it.
"""

from __future__ import annotations

from typing import Any, Final

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome
from westmarch.games.wotr.cards.combat_base import COMBAT
from westmarch.games.wotr.facts import (
    ATTACKERS,
    FREE,
    GANDALF_WHITE,
    INITIATIVE,
    REGION_OF_SLOT,
    SHADOW,
    deck_of,
)
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.rules.army import lift_siege_if_over
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.rules.combat import (
    CEASED,
    FIELD,
    FOUGHT,
    MAX_DICE,
    RETREATED,
    SIEGE,
    SORTIE,
    WITHDRAWN,
    ask_card,
    ask_reroll,
    battle_leadership,
    companion_leadership,
    companions_in,
    count_hits,
    decided,
    dice_of,
    discard_combat_cards,
    forbids_combat_card,
    lay_card,
    may_conjure,
    may_ride,
    misses,
    nazgul_leadership,
    reveal_combat_cards,
    slot_of,
    strength,
    target_number,
    turn_misses,
)
from westmarch.games.wotr.rules.hand import HandLimit
from westmarch.games.wotr.rules.politics import army_attacked
from westmarch.games.wotr.rules.retreat import Advance, retreat_targets, retreat_to
from westmarch.games.wotr.rules.siege import (
    Besiege,
    can_withdraw,
    end_siege_battle,
    end_sortie,
    extensions,
)
from westmarch.games.wotr.state import War, box

#: What combat cards and other chapters need of a battle, its values among them.
__all__ = [
    "FIELD",
    "SIEGE",
    "SORTIE",
    "WITHDRAWN",
    "Battle",
    "ExtraAttack",
    "LeaveField",
    "battle_leadership",
    "battle_of",
    "companion_leadership",
    "companions_in",
    "count_hits",
    "dice_of",
    "discard_combat_cards",
    "forbids_combat_card",
    "misses",
    "nazgul_leadership",
    "slot_of",
    "strength",
    "target_number",
    "turn_misses",
]

WHITE_RIDER: Final = "wotr.cards.character.gandalf-white.white-rider"
SORCERER: Final = "wotr.cards.character.witch-king.sorcerer"
#: The rule that makes a battle one of its kind.
KIND_RULES: Final = ("wotr.attack.means", "wotr.siege.battle.definition", "wotr.sortie.means")


class Battle(Frame):
    """A battle (VI p.28-31), round after round; the attackers stand in their own slot, the rearguard stays out."""

    STEPS = (
        "reaction",
        "white_rider",
        "start_round",
        "field_or_siege",
        "fight_round",
        "end_round",
        "cease",
        "retreat",
        "next_round",
        "end",
        "put_back",
    )
    RULE = "wotr.battle.continue"

    attacker: int
    region: int
    #: Where the attackers came from: a region, or the inside of a stronghold in a sortie.
    origin: int
    defender_slot: int
    kind: int
    #: The last round (0: no limit). A siege battle has one unless it is prolonged.
    rounds: int
    #: The attacker may not cease; no Free Peoples card in the first round unless a companion takes part;
    #: dice that every combat roll of the Shadow loses: terms of event cards that launch an attack.
    no_cease: int
    no_free_card: int
    fewer_shadow_dice: int

    attacker_slot: int
    round: int
    outcome: int
    #: The White Rider has cancelled the leadership of all Nazgul for the battle.
    nazgul_void: int
    #: Of this round: cards cancelled by the enemy's, modifiers of the two rolls, limits of dice, leadership forfeited.
    cancelled: list[int]
    roll_bonus: list[int]
    reroll_bonus: list[int]
    max_dice: list[int]
    fewer_dice: list[int]
    forfeited: list[int]
    reroll_cancelled: list[int]
    #: The companion whose leadership and abilities count for nothing this round, or -1.
    void_companion: int
    #: The combat roll, its hits, misses turned into hits, dice that may not be rolled again.
    dice: list[list[int]]
    roll_hits: list[int]
    turned: list[int]
    locked: list[int]
    #: Dice each side wants to roll again, and what they hit.
    rerolled: list[int]
    reroll_hits: list[int]
    #: Hits scored by a side: to be taken by the enemy at the end of the round, and by attacks of cards.
    hits: list[int]
    special_hits: list[int]

    def __init__(
        self,
        attacker: int,
        region: int,
        origin: int,
        defender_slot: int,
        kind: int,
        rounds: int = 0,
        no_cease: int = 0,
        no_free_card: int = 0,
        fewer_shadow_dice: int = 0,
    ) -> None:
        super().__init__()
        self.attacker = attacker
        self.region = region
        self.origin = origin
        self.defender_slot = defender_slot
        self.kind = kind
        self.rounds = 1 if kind == SIEGE and rounds == 0 else rounds
        self.no_cease = no_cease
        self.no_free_card = no_free_card
        self.fewer_shadow_dice = fewer_shadow_dice
        self.attacker_slot = ATTACKERS
        self.round = 0
        self.outcome = FOUGHT
        self.nazgul_void = 0
        self.clear_round()

    def clear_round(self) -> None:
        """Forget what held for one round only."""
        self.cancelled = [0, 0]
        self.roll_bonus = [0, 0]
        self.reroll_bonus = [0, 0]
        self.max_dice = [MAX_DICE, MAX_DICE]
        self.fewer_dice = [0, 0]
        self.forfeited = [0, 0]
        self.reroll_cancelled = [0, 0]
        self.void_companion = -1
        self.dice = [[], []]
        self.roll_hits = [0, 0]
        self.turned = [0, 0]
        self.locked = [0, 0]
        self.rerolled = [0, 0]
        self.reroll_hits = [0, 0]
        self.hits = [0, 0]
        self.special_hits = [0, 0]

    def about(self, g: War) -> dict[str, Any]:
        return {"region": self.region, "round": self.round}

    # ---- before the first round ----

    def reaction(self, g: War) -> None:
        """Being attacked rouses the nations of the defenders, once per battle."""
        g.note("wotr-log-battle", {"side": self.attacker, "region": self.region}, rule=KIND_RULES[self.kind])
        army_attacked(g, 1 - self.attacker, self.defender_slot, self.region)
        if g.seats > 2:
            teams.mix(g, 1 - self.attacker, self.defender_slot)

    def white_rider(self, g: War) -> Outcome:
        if not may_ride(g, self):
            return None
        options: list[Option] = [("yes",), ("no",)]
        return Ask(g.seat(FREE), "wotr-ask-white-rider", options, "rode", WHITE_RIDER)

    def rode(self, g: War, option: Option) -> None:
        if option[0] == "yes":
            self.nazgul_void = 1
            g.note("wotr-log-white-rider", {"character": GANDALF_WHITE}, rule=WHITE_RIDER)

    # ---- a round ----

    def start_round(self, g: War) -> None:
        self.round += 1
        self.clear_round()

    def field_or_siege(self, g: War) -> Outcome:
        defender = 1 - self.attacker
        if self.kind != FIELD or not can_withdraw(g, defender, self.region):
            return None
        options: list[Option] = [("fight",), ("withdraw",)]
        rule = "wotr.siege.choice-before-each-round"
        return Ask(g.seat(defender), "wotr-ask-field-or-siege", options, "field_or_siege_chosen", rule)

    def field_or_siege_chosen(self, g: War, option: Option) -> Outcome:
        if option[0] == "fight":
            return None
        withdraw(g, self)
        return Goto("end")

    def fight_round(self, g: War) -> Outcome:
        return Call(CombatRound())

    def end_round(self, g: War) -> Outcome:
        discard_combat_cards(g)
        return Goto("end") if decided(g, self) else None

    def cease(self, g: War) -> Outcome:
        """Step 5: the attacker ceases or presses on; a siege battle goes on only if it is prolonged."""
        options: list[Option] = [] if self.no_cease else [("cease",)]
        if self.kind != SIEGE or self.round < self.rounds:
            options.append(("press",))
        else:
            options = [("cease",)]
            options += [("extend", box(self.attacker, c)) for c in extensions(g, self.attacker, self.attacker_slot)]
        rule = "wotr.battle.cease.attacker-option"
        return Ask(g.seat(self.attacker), "wotr-ask-cease", options, "cease_chosen", rule)

    def cease_chosen(self, g: War, option: Option) -> Outcome:
        if option[0] == "cease":
            self.outcome = CEASED
            g.note("wotr-log-cease", {"side": self.attacker, "region": self.region}, rule="wotr.battle.cease.stay")
            return Goto("end")
        if option[0] == "extend":
            g.reduce(self.attacker, self.attacker_slot, option[1] - box(self.attacker, 0))
            self.rounds = self.round + 1
            g.note("wotr-log-extend", {"figure": option[1]}, rule="wotr.siege.battle.extend")
        return None

    def retreat(self, g: War) -> Outcome:
        """Then the defender may retreat; a besieged army never can."""
        if self.kind == SIEGE:
            return None
        options: list[Option] = [("hold",)]
        options += [("retreat", target) for target in ways_out(g, self)]
        rule = "wotr.battle.retreat.only-if-continued"
        return Ask(g.seat(1 - self.attacker), "wotr-ask-retreat", options, "retreat_chosen", rule)

    def retreat_chosen(self, g: War, option: Option) -> Outcome:
        if option[0] == "hold":
            return None
        leave_field(g, self, option[1])
        return Goto("end")

    def next_round(self, g: War) -> Outcome:
        return Goto("start_round")

    # ---- the end of the battle (VI p.31) ----

    def end(self, g: War) -> Outcome:
        """The winner may advance; a siege battle or sortie decides who holds the stronghold."""
        discard_combat_cards(g)
        if self.kind == SIEGE:
            end_siege_battle(g, self.attacker, self.region)
            return DONE
        if self.kind == SORTIE:
            end_sortie(g, self.attacker, self.region)
            return DONE
        if self.outcome == WITHDRAWN:
            return Call(Besiege(self.attacker, self.origin, self.region))
        lift_siege_if_over(g, self.region)
        if self.outcome == CEASED or not g.units(self.attacker, self.attacker_slot):
            return None
        return Call(Advance(self.attacker, self.origin, self.region))

    def put_back(self, g: War) -> None:
        """Attackers who did not advance are where they were; a siege they left behind may be over."""
        g.shift_all(self.attacker, self.attacker_slot, self.origin, saruman_too=True)
        lift_siege_if_over(g, REGION_OF_SLOT[self.origin])


class CombatRound(Frame):
    """One round (VI p.29-30): combat cards, combat roll, leader re-roll, casualties. Cards act by initiative
    between these steps, and the round breaks off when an army is gone."""

    STEPS = (
        "attacker_card",
        "defender_card",
        "reveal_cards",
        "sorcerer",
        "act_before_roll",
        "combat_roll",
        "act_after_roll",
        "attacker_reroll",
        "defender_reroll",
        "leader_reroll",
        "act_after_reroll",
        "attacker_casualties",
        "defender_casualties",
        "act_after_casualties",
    )
    RULE = "wotr.battle.round.steps"

    #: The stage whose cards act next, and whether the defender's card has acted in it.
    stage: int = later(0)
    half: int = later(0)

    def about(self, g: War) -> dict[str, Any]:
        return {"round": battle_of(g).round}

    def attacker_card(self, g: War) -> Outcome:
        battle = battle_of(g)
        return ask_card(g, battle, battle.attacker, "attacker_laid")

    def attacker_laid(self, g: War, option: Option) -> None:
        lay_card(g, battle_of(g).attacker, option)

    def defender_card(self, g: War) -> Outcome:
        battle = battle_of(g)
        return ask_card(g, battle, 1 - battle.attacker, "defender_laid")

    def defender_laid(self, g: War, option: Option) -> None:
        lay_card(g, 1 - battle_of(g).attacker, option)

    def reveal_cards(self, g: War) -> None:
        reveal_combat_cards(g)

    def sorcerer(self, g: War) -> Outcome:
        """The Witch-king's ability, after a combat card of the Shadow in the first round."""
        if not may_conjure(g, battle_of(g)):
            return None
        return Ask(g.seat(SHADOW), "wotr-ask-sorcerer", [("yes",), ("no",)], "conjured", SORCERER)

    def conjured(self, g: War, option: Option) -> Outcome:
        if option[0] == "no":
            return None
        g.draw_card(SHADOW, deck_of(g.combat_cards[SHADOW]) - 2)
        return Call(HandLimit(SHADOW))

    def act_before_roll(self, g: War) -> Outcome:
        return self.let_cards_act(g, 3, "act_before_roll")

    def act_after_roll(self, g: War) -> Outcome:
        return self.let_cards_act(g, 4, "act_after_roll")

    def act_after_reroll(self, g: War) -> Outcome:
        return self.let_cards_act(g, 6, "act_after_reroll")

    def act_after_casualties(self, g: War) -> Outcome:
        return self.let_cards_act(g, 7, "act_after_casualties")

    def let_cards_act(self, g: War, last: int, step: str) -> Outcome:
        """Combat cards by initiative up to a stage; of equal initiative the defender's first."""
        battle = battle_of(g)
        while self.stage <= last:
            if decided(g, battle):
                return DONE
            side = 1 - battle.attacker if self.half == 0 else battle.attacker
            stage = self.stage
            self.stage += self.half
            self.half = 1 - self.half
            used = g.combat_cards[side]
            if used >= 0 and not battle.cancelled[side] and stage in INITIATIVE[used]:
                procedure = COMBAT[used].apply(g, battle, side, stage)
                if procedure is not None:
                    return Call(procedure, back=step)
        return DONE if decided(g, battle) else None

    def combat_roll(self, g: War) -> None:
        """Step 2: one die for each point of strength, five at most."""
        battle = battle_of(g)
        for side in (battle.attacker, 1 - battle.attacker):
            rolled = [g.chance.die() for _ in range(dice_of(g, battle, side))]
            battle.dice[side] = rolled
            battle.roll_hits[side] = count_hits(rolled, target_number(g, battle, side), battle.roll_bonus[side])
            battle.hits[side] += battle.roll_hits[side]
            about = {"side": side, "die": rolled, "hits": battle.roll_hits[side]}
            g.note("wotr-log-combat-roll", about, rule="wotr.battle.roll.base-five")

    def attacker_reroll(self, g: War) -> Outcome:
        battle = battle_of(g)
        return ask_reroll(g, battle, battle.attacker, "attacker_rerolls")

    def attacker_rerolls(self, g: War, option: Option) -> None:
        battle = battle_of(g)
        battle.rerolled[battle.attacker] = option[1]

    def defender_reroll(self, g: War) -> Outcome:
        battle = battle_of(g)
        return ask_reroll(g, battle, 1 - battle.attacker, "defender_rerolls")

    def defender_rerolls(self, g: War, option: Option) -> None:
        battle = battle_of(g)
        battle.rerolled[1 - battle.attacker] = option[1]

    def leader_reroll(self, g: War) -> None:
        """Step 3: missed dice again, as many as the leadership allows."""
        battle = battle_of(g)
        for side in (battle.attacker, 1 - battle.attacker):
            if not battle.rerolled[side]:
                continue
            rolled = [g.chance.die() for _ in range(battle.rerolled[side])]
            battle.reroll_hits[side] = count_hits(rolled, target_number(g, battle, side), battle.reroll_bonus[side])
            battle.hits[side] += battle.reroll_hits[side]
            about = {"side": side, "die": rolled, "hits": battle.reroll_hits[side]}
            g.note("wotr-log-reroll", about, rule="wotr.battle.reroll.misses-only")

    def attacker_casualties(self, g: War) -> Outcome:
        """Step 4: both take their losses, the attacker decides first."""
        battle = battle_of(g)
        return Call(TakeHits(battle.attacker, battle.attacker_slot, battle.hits[1 - battle.attacker], 1))

    def defender_casualties(self, g: War) -> Outcome:
        battle = battle_of(g)
        return Call(TakeHits(1 - battle.attacker, battle.defender_slot, battle.hits[battle.attacker], 1))


class ExtraAttack(Frame):
    """The attack of a combat card, before the combat roll or after casualties (VI p.29).

    It is rolled at once, without leader re-roll; ``number`` is what a die needs (0: the side's base number).
    Ends with the hits scored.
    """

    STEPS = ("roll", "give_back")
    RULE = "wotr.combat-cards.attack-roll.timing"

    side: int
    dice: int
    number: int = 0
    hits: int = later(0)

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side}

    def roll(self, g: War) -> Outcome:
        battle = battle_of(g)
        number = self.number or target_number(g, battle, self.side)
        rolled = [g.chance.die() for _ in range(min(MAX_DICE, self.dice))]
        self.hits = count_hits(rolled, number, 0)
        battle.special_hits[self.side] += self.hits
        about = {"side": self.side, "die": rolled, "hits": self.hits}
        g.note("wotr-log-extra-attack", about, rule="wotr.combat-cards.attack-roll.base-number")
        return Call(TakeHits(1 - self.side, slot_of(battle, 1 - self.side), self.hits, 1))

    def give_back(self, g: War) -> Outcome:
        return Done(self.hits)


class LeaveField(Frame):
    """A combat card lets the defender leave before the roll: to an adjacent free region, or into a siege."""

    STEPS = ("choose",)
    RULE = "wotr.battle.retreat.free-adjacent"

    def choose(self, g: War) -> Outcome:
        battle = battle_of(g)
        defender = 1 - battle.attacker
        options: list[Option] = [("retreat", target) for target in ways_out(g, battle)]
        if can_withdraw(g, defender, battle.region):
            options.append(("withdraw",))
        if not options:
            return DONE
        return Ask(g.seat(defender), "wotr-ask-leave-field", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        battle = battle_of(g)
        if option[0] == "withdraw":
            withdraw(g, battle)
        else:
            leave_field(g, battle, option[1])


def battle_of(g: War) -> Battle:
    """The battle under way: the innermost on the stack."""
    for frame in reversed(g.stack):
        if isinstance(frame, Battle):
            return frame
    raise LookupError("no battle is under way")


# ---- leaving the field ----


def ways_out(g: War, battle: Battle) -> list[int]:
    """Regions the defender may retreat to: the attackers' own is not free, though they stand aside from it."""
    targets = retreat_targets(g, 1 - battle.attacker, battle.defender_slot)
    return [target for target in targets if target != battle.origin]


def leave_field(g: War, battle: Battle, target: int) -> None:
    """The defender retreats."""
    retreat_to(g, 1 - battle.attacker, battle.defender_slot, target)
    battle.outcome = RETREATED


def withdraw(g: War, battle: Battle) -> None:
    """The defender retreats into a siege; what follows depends on the attacker's advance."""
    battle.outcome = WITHDRAWN
    about = {"side": 1 - battle.attacker, "region": battle.region}
    g.note("wotr-log-withdraws", about, rule="wotr.siege.retreat-opens-region")
