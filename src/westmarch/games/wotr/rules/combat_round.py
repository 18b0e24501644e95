"""One round of a battle (VI p.29-30): combat cards, combat roll, leader re-roll, casualties.

Lists of two are indexed by side. ``hits`` is the running total of what a side has scored this round: cards that
act after the roll change it, casualties are taken from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Outcome
from westmarch.engine.moments import Moment, in_turn
from westmarch.games.wotr.facts import ATTACKERS, FREE, INITIATIVE, LEADERSHIP, SHADOW
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.rules.combat import (
    MAX_DICE,
    Engagement,
    battle_of,
    character_cards_in,
    count_hits,
    decided,
    dice_lost,
    slot_of,
    strength,
    target_number,
    witch_kings_leadership,
)
from westmarch.games.wotr.rules.combat_cards import COMBAT, ask_card, lay_card, reveal_combat_cards
from westmarch.games.wotr.state import War

#: What a character in the battle does once the combat cards have been revealed.
combat_cards_revealed: Final[Moment[Callable[[War, Engagement], Frame | None]]] = Moment("combat cards are revealed")


class CombatRound(Frame):
    """One round (VI p.29-30). Cards act by initiative between its steps, and it breaks off when an army is gone."""

    STEPS = (
        "attacker_card",
        "defender_card",
        "reveal_cards",
        "after_reveal",
        "rolls",
        "attacker_casualties",
        "defender_casualties",
        "act_after_casualties",
    )
    RULE = "wotr.battle.round.steps"

    #: How many halves of stages are over: in each stage the defender's card acts first.
    halves: int = later(0)
    #: Cards cancelled by the enemy's, leadership forfeited.
    cancelled: list[bool] = later([False, False])
    forfeited: list[int] = later([0, 0])
    #: The companion whose leadership and abilities count for nothing this round, or -1.
    void_companion: int = later(-1)
    #: Hits scored by a side: to be taken by the enemy at the end of the round, and by attacks of cards.
    hits: list[int] = later([0, 0])
    special_hits: list[int] = later([0, 0])

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

    def after_reveal(self, g: War) -> Outcome:
        battle = battle_of(g)
        spoken = [speak(g, battle) for speak in combat_cards_revealed.heard(character_cards_in(g, battle))]
        return in_turn(g, [procedure for procedure in spoken if procedure is not None])

    def rolls(self, g: War) -> Outcome:
        return Call(CombatRoll())

    def attacker_casualties(self, g: War) -> Outcome:
        """Step 4: both take their losses, the attacker decides first."""
        battle = battle_of(g)
        if decided(g, battle):
            return DONE
        hits = self.hits[1 - battle.attacker]
        return Call(TakeHits(side=battle.attacker, slot=ATTACKERS, hits=hits, in_battle=True))

    def defender_casualties(self, g: War) -> Outcome:
        battle = battle_of(g)
        hits = self.hits[battle.attacker]
        return Call(TakeHits(side=1 - battle.attacker, slot=battle.defender_slot, hits=hits, in_battle=True))

    def act_after_casualties(self, g: War) -> Outcome:
        return let_cards_act(g, self, 7, "act_after_casualties")


class CombatRoll(Frame):
    """Steps 2 and 3 of a round (VI p.30): combat roll and leader re-roll, with what cards make of them."""

    STEPS = (
        "act_before_roll",
        "combat_roll",
        "act_after_roll",
        "attacker_reroll",
        "defender_reroll",
        "leader_reroll",
        "act_after_reroll",
    )
    RULE = "wotr.battle.roll.base-five"

    #: Modifiers of the two rolls, limits of dice, and whether the leader re-roll is cancelled.
    roll_bonus: list[int] = later([0, 0])
    reroll_bonus: list[int] = later([0, 0])
    max_dice: list[int] = later([MAX_DICE, MAX_DICE])
    fewer_dice: list[int] = later([0, 0])
    reroll_cancelled: list[bool] = later([False, False])
    #: The combat roll, its hits, and misses that may not be rolled again: turned into hits or struck by a card.
    dice: list[list[int]] = later([[], []])
    roll_hits: list[int] = later([0, 0])
    settled: list[int] = later([0, 0])
    #: Dice each side wants to roll again, and what they hit.
    rerolled: list[int] = later([0, 0])
    reroll_hits: list[int] = later([0, 0])

    def act_before_roll(self, g: War) -> Outcome:
        return let_cards_act(g, round_of(g), 3, "act_before_roll")

    def combat_roll(self, g: War) -> None:
        """Step 2: one die for each point of strength, five at most."""
        battle, combat = battle_of(g), round_of(g)
        for side in (battle.attacker, 1 - battle.attacker):
            number, bonus = target_number(g, battle, side), self.roll_bonus[side]
            rolled = [g.chance.die() for _ in range(dice_of(g, side))]
            self.dice[side] = rolled
            self.roll_hits[side] = count_hits(rolled, number, bonus)
            combat.hits[side] += self.roll_hits[side]
            note_roll(g, "wotr-log-combat-roll", side, rolled, number, bonus, "wotr.battle.roll.base-five")

    def act_after_roll(self, g: War) -> Outcome:
        return let_cards_act(g, round_of(g), 4, "act_after_roll")

    def attacker_reroll(self, g: War) -> Outcome:
        return self.ask_reroll(g, battle_of(g).attacker, "attacker_rerolls")

    def attacker_rerolls(self, g: War, option: Option) -> None:
        _, self.rerolled[battle_of(g).attacker] = option

    def defender_reroll(self, g: War) -> Outcome:
        return self.ask_reroll(g, 1 - battle_of(g).attacker, "defender_rerolls")

    def defender_rerolls(self, g: War, option: Option) -> None:
        _, self.rerolled[1 - battle_of(g).attacker] = option

    def ask_reroll(self, g: War, side: int, then: str) -> Outcome:
        most = reroll_limit(g, side)
        if not most:
            return None
        options: list[Option] = [("reroll", count) for count in range(most + 1)]
        return Ask(g.seat(side), "wotr-ask-reroll", options, then, "wotr.battle.reroll.optional")

    def leader_reroll(self, g: War) -> None:
        """Step 3: missed dice again, as many as the leadership allows."""
        battle, combat = battle_of(g), round_of(g)
        for side in (battle.attacker, 1 - battle.attacker):
            if not self.rerolled[side]:
                continue
            number, bonus = target_number(g, battle, side), self.reroll_bonus[side]
            rolled = [g.chance.die() for _ in range(self.rerolled[side])]
            self.reroll_hits[side] = count_hits(rolled, number, bonus)
            combat.hits[side] += self.reroll_hits[side]
            note_roll(g, "wotr-log-reroll", side, rolled, number, bonus, "wotr.battle.reroll.misses-only")

    def act_after_reroll(self, g: War) -> Outcome:
        return let_cards_act(g, round_of(g), 6, "act_after_reroll")


def note_roll(g: War, key: str, side: int, rolled: list[int], number: int, bonus: int, rule: str) -> None:
    """The dice with what they show, what they needed, what cards did to that, and how many of them hit."""
    needed = min(6, max(2, number - bonus))
    hits = count_hits(rolled, number, bonus)
    about = {"side": side, "die": rolled, "number": needed, "base": number, "bonus": bonus, "hits": hits}
    g.note(key, about, rule=rule)


def let_cards_act(g: War, combat: CombatRound, last: int, step: str) -> Outcome:
    """Combat cards by initiative up to a stage; of equal initiative the defender's first."""
    battle = battle_of(g)
    if max(g.combat_cards) < 0 and not decided(g, battle):  # nobody has laid one
        combat.halves = max(combat.halves, 2 * (last + 1))
        return None
    while combat.halves < 2 * (last + 1):
        if decided(g, battle):
            return DONE
        stage, second = divmod(combat.halves, 2)
        side = battle.attacker if second else 1 - battle.attacker
        combat.halves += 1
        used = g.combat_cards[side]
        if used >= 0 and not combat.cancelled[side] and stage in INITIATIVE[used]:
            procedure = COMBAT[used].apply(g, battle, side, stage)
            if procedure is not None:
                return Call(procedure, back=step)
    return DONE if decided(g, battle) else None


def round_of(g: War) -> CombatRound:
    """The round being fought."""
    found = g.innermost(CombatRound)
    if found is None:
        raise LookupError("no round is being fought")
    return found


def roll_of(g: War) -> CombatRoll:
    """The dice of the round being fought."""
    found = g.innermost(CombatRoll)
    if found is None:
        raise LookupError("no dice are being rolled")
    return found


# ---- leadership and dice in the round ----


def companion_leadership(g: War, battle: Engagement, character: int) -> int:
    """The leadership of a companion in the battle, as far as nothing has cancelled it."""
    combat = g.innermost(CombatRound)
    if character in battle.silenced or (combat is not None and combat.void_companion == character):
        return 0
    return LEADERSHIP[character] if g.where[character] == slot_of(battle, FREE) else 0


def forfeited_leadership(g: War, side: int) -> int:
    combat = g.innermost(CombatRound)
    return 0 if combat is None else combat.forfeited[side]


def nazgul_leadership(g: War, battle: Engagement) -> int:
    """The leadership of the Nazgul in the battle, the Witch-king among them, that is still there to forfeit."""
    if battle.nazgul_silenced:
        return 0
    slot = slot_of(battle, SHADOW)
    return max(0, g.nazgul(slot) + witch_kings_leadership(g, slot) - forfeited_leadership(g, SHADOW))


def battle_leadership(g: War, battle: Engagement, side: int) -> int:
    """Leadership in this round: what is forfeited or cancelled does not count."""
    slot = slot_of(battle, side)
    total = g.leadership(side, slot)
    if side == FREE:
        for c in g.characters(FREE, slot):
            total -= LEADERSHIP[c] - companion_leadership(g, battle, c)
    elif battle.nazgul_silenced:
        total -= g.nazgul(slot) + witch_kings_leadership(g, slot)
    return max(0, total - forfeited_leadership(g, side))


def dice_of(g: War, side: int) -> int:
    """Dice of the combat roll: cards take dice away, but never the last one."""
    battle, combat, roll = battle_of(g), round_of(g), roll_of(g)
    lost = roll.fewer_dice[side] + sum([less(g, battle, side) for less in dice_lost.heard(g.cards_in_play())])
    dice = min(MAX_DICE, strength(g, battle, side, combat.void_companion))
    return min(roll.max_dice[side], max(1, dice - lost))


def misses(roll: CombatRoll, side: int) -> int:
    """Dice of the combat roll that missed and may still be rolled again or turned."""
    return len(roll.dice[side]) - roll.roll_hits[side] - roll.settled[side]


def turn_misses(g: War, side: int, count: int) -> int:
    """Turn missed dice into hits, as far as there are any; returns how many were."""
    roll = roll_of(g)
    count = min(count, misses(roll, side))
    roll.settled[side] += count
    round_of(g).hits[side] += count
    return count


def reroll_limit(g: War, side: int) -> int:
    """Dice a side may roll again: misses, up to its leadership and to five."""
    roll = roll_of(g)
    if roll.reroll_cancelled[side]:
        return 0
    return min(MAX_DICE, battle_leadership(g, battle_of(g), side), misses(roll, side))


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
        round_of(g).special_hits[self.side] += self.hits
        rule = "wotr.combat-cards.attack-roll.base-number"
        note_roll(g, "wotr-log-extra-attack", self.side, rolled, number, 0, rule)
        victim = 1 - self.side
        return Call(TakeHits(side=victim, slot=slot_of(battle, victim), hits=self.hits, in_battle=True))

    def give_back(self, g: War) -> Outcome:
        return Done(self.hits)
