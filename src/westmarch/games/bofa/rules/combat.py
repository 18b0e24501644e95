"""Combat (p.26-30): preparation, rounds of five steps, and the end."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome
from westmarch.engine.moments import Moment
from westmarch.games.bofa.rules.combat_roll import CombatRoll, LeadershipReroll
from westmarch.games.bofa.rules.damage_step import DamageStep
from westmarch.games.bofa.rules.fight import (
    ATTACKER,
    DEFENDER,
    EVENT,
    GO_ON,
    ORDERLY,
    OVER,
    UNDER_WAY,
    WON,
    Engagement,
    Exchange,
    combat_of,
    end_of_round,
    let_act,
    round_of,
)
from westmarch.games.bofa.rules.hand import HandLimit
from westmarch.games.bofa.rules.manoeuvre import Manoeuvre, prepare_hand
from westmarch.games.bofa.rules.orders import order_of
from westmarch.games.bofa.rules.retreat import Advance, Retreat, can_retreat
from westmarch.games.bofa.state import Battlefield

#: Whether a unit type of the army in a place is at home in any terrain, by a fate card.
at_home: Moment[Callable[[Battlefield, int, int], bool]] = Moment("terrain superiority")


class Combat(Engagement):
    """An attack on an enemy army, round after round (p.26)."""

    STEPS = (
        "first_army",
        "terrain_superiority",
        "limit_hand",
        "prepare_hands",
        "fight",
        "after_round",
        "choose_army",
        "fight_on",
        "advance",
    )

    def first_army(self, g: Battlefield) -> Outcome:
        return self.choose_army(g)

    def terrain_superiority(self, g: Battlefield) -> None:
        if len(self.places) > 1:
            g.note(
                "bofa-log-combined-attack",
                {"place": self.places[:], "target": self.target},
                rule="bofa.combined.requirement",
            )
        g.note("bofa-log-combat", {"place": self.origin, "target": self.target}, rule="bofa.combat.attack.roles")
        if self.beorn_side(g) >= 0:
            return
        taking_part = self.places if order_of(g, self.order).counts_all() else [self.origin]
        ours = sum([favoured(g, place, self.target) for place in taking_part])
        theirs = favoured(g, self.target, self.target)
        if ours != theirs:
            self.superior = ATTACKER if ours > theirs else DEFENDER
            seat = self.seat_of(self.superior)
            g.note("bofa-log-superiority", {"side": seat}, rule="bofa.combat.terrain.draw")
            g.draw_event(seat)

    def limit_hand(self, g: Battlefield) -> Outcome:
        return None if self.superior < 0 else Call(HandLimit(self.seat_of(self.superior)))

    def prepare_hands(self, g: Battlefield) -> None:
        for side in (ATTACKER, DEFENDER):
            prepare_hand(g, self, side)

    def fight(self, g: Battlefield) -> Outcome:
        self.round += 1
        g.note("bofa-log-round", {"round": self.round}, rule="bofa.combat.seq.steps")
        return Call(Round(self.round))

    def after_round(self, g: Battlefield) -> Outcome:
        if self.origin not in self.fought:
            self.fought.append(self.origin)
        if g.returned == WON:
            return Goto("advance")
        return None if g.returned == GO_ON else DONE

    def choose_army(self, g: Battlefield) -> Outcome:
        if len(self.places) < 2:
            return None
        found: list[Option] = [("army", place) for place in self.able(g)]
        return Ask(self.seat, "bofa-ask-army", found, "army_chosen", "bofa.combined.choose-each-round")

    def army_chosen(self, g: Battlefield, option: Option) -> None:
        _, place = option
        if place != self.origin:
            self.origin = place
            if self.round:
                g.note(
                    "bofa-log-army-attacks",
                    {"place": place, "target": self.target},
                    rule="bofa.combined.choose-each-round",
                )
                prepare_hand(g, self, ATTACKER)

    def fight_on(self, g: Battlefield) -> Outcome:
        return Goto("fight")

    def advance(self, g: Battlefield) -> Outcome:
        further = self.further or order_of(g, self.order).further
        return Call(Advance(self.seat, self.target, self.able(g), further))


def favoured(g: Battlefield, place: int, region: int) -> int:
    """How many units of a place the terrain of a region favours."""
    terrain = g.edition.terrain[region]
    total = 0
    homely = at_home.heard(g.edition.things(g.attached))
    for unit in g.types(place):
        if g.edition.favours[unit][terrain] or any([says(g, place, unit) for says in homely]):
            total += g.count(place, unit)
    return total


class Round(Exchange):
    """One round of combat, in five steps (p.26)."""

    STEPS = ("manoeuvre", "combat_roll", "leadership_reroll", "damage", "end_of_round", "discard_events")

    def manoeuvre(self, g: Battlefield) -> Outcome:
        return Call(Manoeuvre())

    def combat_roll(self, g: Battlefield) -> Outcome:
        return Call(CombatRoll())

    def leadership_reroll(self, g: Battlefield) -> Outcome:
        return Call(LeadershipReroll())

    def damage(self, g: Battlefield) -> Outcome:
        return Call(DamageStep())

    def end_of_round(self, g: Battlefield) -> Outcome:
        return Call(EndOfRound())

    def discard_events(self, g: Battlefield) -> Outcome:
        for code in self.cards:
            if code >= EVENT:
                g.resolved(code - EVENT)
        return Done(self.outcome)


class EndOfRound(Frame):
    """Step 5: the attacker may cease, the defender may retreat (p.29)."""

    STEPS = ("defender_card", "attacker_card", "losses", "attacker_speaks", "defender_speaks")
    RULE = "bofa.combat.end.attacker-first"

    def defender_card(self, g: Battlefield) -> Outcome:
        return let_act(g, DEFENDER, end_of_round) if combat_of(g).stands(g, DEFENDER) else None

    def attacker_card(self, g: Battlefield) -> Outcome:
        return let_act(g, ATTACKER, end_of_round) if combat_of(g).stands(g, ATTACKER) else None

    def losses(self, g: Battlefield) -> Outcome:
        combat = combat_of(g)
        if not combat.stands(g, DEFENDER):
            return close(g, WON if combat.able(g) else OVER)
        if not combat.able(g):
            return close(g, OVER)
        return None if round_of(g).outcome == UNDER_WAY else DONE

    def attacker_speaks(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("cease",), ("press_on",)]
        return Ask(combat_of(g).seat, "bofa-ask-cease", found, "attacker_spoke", "bofa.combat.end.attacker-first")

    def attacker_spoke(self, g: Battlefield, option: Option) -> Outcome:
        if option == ("press_on",):
            return None
        g.note("bofa-log-cease", {"side": combat_of(g).seat}, rule="bofa.combat.end.attacker-first")
        return close(g, OVER)

    def defender_speaks(self, g: Battlefield) -> Outcome:
        combat = combat_of(g)
        seat = combat.seat_of(DEFENDER)
        found: list[Option] = [("stand",)]
        if can_retreat(g, seat, combat.target):
            found.append(("retreat",) if in_order(g) else ("rout",))
        return Ask(seat, "bofa-ask-retreat", found, "defender_spoke", "bofa.combat.end.defender-options")

    def defender_spoke(self, g: Battlefield, option: Option) -> Outcome:
        combat = combat_of(g)
        if option == ("stand",):
            return close(g, GO_ON)
        round_of(g).outcome = WON
        return Call(Retreat(combat.seat_of(DEFENDER), combat.target, rout=option == ("rout",)))


def close(g: Battlefield, outcome: int) -> Outcome:
    """End the round in this way."""
    round_of(g).outcome = outcome
    return DONE


def in_order(g: Battlefield) -> bool:
    """Whether the defender's retreat would be orderly; Beorn knows no rout."""
    combat = combat_of(g)
    if combat.beorn_side(g) == DEFENDER:
        return True
    return round_of(g).changed(DEFENDER, ORDERLY) > 0 and not order_of(g, combat.order).routs
