"""Strikes (p.13): what changes one in the fixed order, the roll, and what comes of it."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg import terms
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.combat import (
    BY_AGENT,
    BY_CREATURE,
    FacedStrike,
    attack_now,
    encounter_now,
    strike_now,
)
from westmarch.games.meccg.rules.playable import offered, usable
from westmarch.games.meccg.rules.wounds import WoundedBy, is_defeated, strike_triggers, succeed, tap_after_strike
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, UNTAPPED


class Strike(FacedStrike):
    """One strike (p.13), with everything that changes it in the fixed order, then the roll."""

    STEPS = ("begin", "modify", "roll", "compare", "aftermath", "end")
    RULE = "meccg.combat.resolve.roll"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.target}

    def begin(self, g: Arda) -> None:
        self.was = g.status[self.target]

    def modify(self, g: Arda) -> Outcome:
        return Call(ModifyStrike(self.target))

    def roll(self, g: Arda) -> Outcome:
        return Goto("aftermath") if g.has_laid("cancelled", self.target) else Call(RollStrike())

    def compare(self, g: Arda) -> Outcome:
        attack, encounter = attack_now(g), encounter_now(g)
        total = self.dice + self.prowess(g)
        against = self.strike_prowess(g) + self.agent_dice
        about = {"card": self.target, "roll": self.dice, "total": total, "prowess": against}
        g.note("meccg-log-strike", about, rule=self.RULE)
        if g.has_laid("ineffectual", self.target):
            tap_after_strike(g, self)
            return None
        if total > against:
            if is_defeated(g, attack, self.target):
                encounter.defeated += 1
                self.beaten = True
                if g.has_laid("rippling", self.target):
                    g.lay("no-body", terms.OF_SEAT, 1, terms.ATTACK)
        elif total < against:
            self.margin = against - total
            return succeed(g, attack, self)
        tap_after_strike(g, self)
        return None

    def aftermath(self, g: Arda) -> Outcome:
        """What cards do because of the strike."""
        pairs = strike_triggers(g, attack_now(g), self)
        return Call(WoundedBy(pairs, self.target)) if pairs else None

    def end(self, g: Arda) -> None:
        """What changed this strike ends with it (p.13); whoever faces several may become weaker with each."""
        expire(g.laid, terms.STRIKE)
        weaker = g.laid_sum("weakening", self.target)
        if weaker:
            g.lay("prowess", self.target, -weaker, terms.ATTACK)
            g.lay("body", self.target, -weaker, terms.ATTACK)
        g.lay("struck-before", self.target, 1, terms.ATTACK)


class ModifyStrike(Frame):
    """What changes a strike, in its fixed order (p.13): hazards, surplus strikes, -3 to stay untapped, the defender's
    cards."""

    STEPS = ("attacker_cards", "spend_surplus", "stay_untapped", "defender_cards")
    RULE = "meccg.combat.mod-order.1-attacker-cards"

    target: int

    def attacker_cards(self, g: Arda) -> Outcome:
        """First: hazards that change the strike."""
        seat = attack_now(g).seat
        options: list[Option] = [PASS, *usable(g, seat, "strike-hazard")]
        return Ask(seat, "meccg-ask-attack", options, "attacker_played", self.RULE)

    def attacker_played(self, g: Arda, option: Option) -> Outcome:
        return None if option == PASS else Call(chain_of(attack_now(g).seat, option), back="attacker_cards")

    def spend_surplus(self, g: Arda) -> Outcome:
        """Second: surplus strikes as -1 each."""
        surplus = encounter_now(g).surplus
        if not surplus:
            return None
        options: list[Option] = [("surplus", count) for count in range(surplus + 1)]
        rule = "meccg.combat.mod-order.2-surplus"
        return Ask(attack_now(g).seat, "meccg-ask-surplus", options, "spent", rule, (("card", self.target),))

    def spent(self, g: Arda, option: Option) -> None:
        _, count = option
        strike_now(g).surplus = count
        encounter_now(g).surplus -= count
        if count:
            about = {"card": self.target, "count": count}
            g.note("meccg-log-surplus", about, rule="meccg.combat.mod-order.2-surplus")

    def stay_untapped(self, g: Arda) -> Outcome:
        """Third: -3 to avoid being tapped; only for an untapped character."""
        if g.status[self.target] != UNTAPPED or _must_tap(g):
            return None
        options: list[Option] = [("tap", self.target), ("stay", self.target)]
        rule = "meccg.combat.mod-order.3-stay-untapped"
        return Ask(g.owners[self.target], "meccg-ask-stay", options, "stayed", rule, self._stands(g))

    def _stands(self, g: Arda) -> tuple[tuple[str, Any], ...]:
        """Who faces what: the target, and both prowesses as they are now."""
        strike = strike_now(g)
        return (("card", self.target), ("prowess", strike.strike_prowess(g)), ("total", strike.prowess(g)))

    def stayed(self, g: Arda, option: Option) -> None:
        verb, _ = option
        strike_now(g).stays = verb == "stay"

    def defender_cards(self, g: Arda) -> Outcome:
        """Fourth: the defender's cards, items and companions."""
        if g.has_laid("cancelled", self.target):
            return DONE
        seat = g.owners[self.target]
        options: list[Option] = [PASS, *usable(g, seat, "strike"), *offered(g, seat, attack_now(g).source, "evade")]
        options += [("support", other) for other in strike_supporters(g, self.target)]
        # Who may only pass is not asked, unless the table waits for everybody.
        about = self._stands(g) if len(options) > 1 or g.patient else ()
        rule = "meccg.combat.mod-order.4-defender-cards"
        return Ask(seat, "meccg-ask-strike", options, "defended", rule, about)

    def defended(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("pass",):
                return None
            case ("support", companion):
                g.support(companion, self.target)
                strike_now(g).supported += 1
                return Goto("defender_cards")
        return Call(chain_of(g.owners[self.target], option), back="defender_cards")


def _must_tap(g: Arda) -> bool:
    """A card may let nobody of a company stay untapped against creatures."""
    attack = attack_now(g)
    return attack.origin == BY_CREATURE and g.has_laid("must-tap", OF_COMPANY + attack.company)


def strike_supporters(g: Arda, target: int) -> list[int]:
    """Untapped companions who are no target of a strike still to come (p.13, Standard)."""
    if not g.standard:
        return []
    yet_to_face = encounter_now(g).targets
    return [c for c in g.untapped(attack_now(g).company) if c != target and c not in yet_to_face]


class RollStrike(Frame):
    """The dice of a strike (p.13): the target's, perhaps two rolls to choose from, and an agent's."""

    STEPS = ("roll", "second")
    RULE = "meccg.combat.resolve.roll"

    other_dice: int = later(0)

    def roll(self, g: Arda) -> None:
        strike = strike_now(g)
        if attack_now(g).origin == BY_AGENT:
            strike.agent_dice = g.roll()
        strike.dice = g.roll()
        if g.has_laid("second-roll", strike.target):
            self.other_dice = g.roll()

    def second(self, g: Arda) -> Outcome:
        """A card may give a second roll to choose from."""
        strike = strike_now(g)
        if not self.other_dice or self.other_dice == strike.dice:
            return None
        options: list[Option] = [("roll", strike.dice), ("roll", self.other_dice)]
        return Ask(g.owners[strike.target], "meccg-ask-roll", options, "chose_roll", self.RULE)

    def chose_roll(self, g: Arda, option: Option) -> None:
        _, strike_now(g).dice = option
