"""Resolving a battle (VI p.28-31): round after round until one side is gone, gives up or gives way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.moments import Moment, in_turn
from westmarch.games.wotr.facts import ATTACKERS, REGION_OF_SLOT
from westmarch.games.wotr.layout import box
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.rules.army import lift_siege_if_over
from westmarch.games.wotr.rules.combat import (
    CEASED,
    FIELD,
    RETREATED,
    SIEGE,
    SORTIE,
    WITHDRAWN,
    Engagement,
    battle_of,
    character_cards_in,
    decided,
)
from westmarch.games.wotr.rules.combat_cards import discard_combat_cards
from westmarch.games.wotr.rules.combat_round import CombatRound
from westmarch.games.wotr.rules.politics import army_attacked
from westmarch.games.wotr.rules.retreat import Advance, retreat_targets, retreat_to
from westmarch.games.wotr.rules.siege import Besiege, can_withdraw, end_siege_battle, end_sortie, extensions
from westmarch.games.wotr.state import War

#: The word for each kind of battle, and the rule that makes it one.
KINDS: Final = ("field", "siege", "sortie")
KIND_RULES: Final = ("wotr.attack.means", "wotr.siege.battle.definition", "wotr.sortie.means")

#: What a character in the battle does before its first round.
before_battle: Final[Moment[Callable[[War, Engagement], Frame | None]]] = Moment("a battle begins")


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Engagement):
    """A battle (VI p.28-31); the attackers stand in their own slot, the rearguard stays out."""

    STEPS = ("reaction", "before", "fight", "end", "put_back")
    RULE = "wotr.battle.continue"

    def about(self, g: War) -> dict[str, Any]:
        return {"region": self.region, "round": self.round}

    def reaction(self, g: War) -> None:
        """Being attacked rouses the nations of the defenders, once per battle."""
        about = {"side": self.attacker, "region": self.region, "kind": KINDS[self.kind]}
        g.note("wotr-log-battle", about, rule=KIND_RULES[self.kind])
        army_attacked(g, 1 - self.attacker, self.defender_slot, self.region)
        if g.seats > 2:
            teams.mix(g, 1 - self.attacker, self.defender_slot)

    def before(self, g: War) -> Outcome:
        spoken = [speak(g, self) for speak in before_battle.heard(character_cards_in(g, self))]
        return in_turn(g, [procedure for procedure in spoken if procedure is not None])

    def fight(self, g: War) -> Outcome:
        if self.kind == SIEGE and not self.rounds:
            self.rounds = 1
        return Call(Rounds(may_cease=True))

    def end(self, g: War) -> Outcome:
        """The winner may advance; a siege battle or sortie decides who holds the stronghold (VI p.31)."""
        discard_combat_cards(g)
        if self.kind == SIEGE:
            end_siege_battle(g, self.attacker, self.region)
            return DONE
        if self.kind == SORTIE:
            end_sortie(g, self.attacker, self.region)
            return DONE
        if self.outcome == WITHDRAWN:
            return Call(Besiege(side=self.attacker, origin=self.origin, region=self.region))
        lift_siege_if_over(g, self.region)
        if self.outcome == CEASED or not g.units(self.attacker, ATTACKERS):
            return None
        return Call(Advance(side=self.attacker, origin=self.origin, region=self.region))

    def put_back(self, g: War) -> None:
        """Attackers who did not advance are where they were; a siege they left behind may be over."""
        g.shift_all(self.attacker, ATTACKERS, self.origin, saruman_too=True)
        lift_siege_if_over(g, REGION_OF_SLOT[self.origin])


class Rounds(Frame):
    """The rounds of a battle (VI p.28-30): before each the defender may withdraw behind walls, after each the
    attacker may cease and the defender retreat."""

    STEPS = ("start_round", "field_or_siege", "fight_round", "end_round", "cease", "retreat", "next_round")
    RULE = "wotr.battle.continue"

    may_cease: bool

    def start_round(self, g: War) -> None:
        battle = battle_of(g)
        battle.round += 1
        g.note("wotr-log-round", {"round": battle.round, "region": battle.region}, rule="wotr.battle.round.steps")

    def field_or_siege(self, g: War) -> Outcome:
        battle = battle_of(g)
        defender = 1 - battle.attacker
        if battle.kind != FIELD or not can_withdraw(g, defender, battle.region):
            return None
        options: list[Option] = [("fight",), ("withdraw",)]
        rule = "wotr.siege.choice-before-each-round"
        return Ask(g.seat(defender), "wotr-ask-field-or-siege", options, "field_or_siege_chosen", rule)

    def field_or_siege_chosen(self, g: War, option: Option) -> Outcome:
        if option == ("fight",):
            return None
        withdraw(g)
        return DONE

    def fight_round(self, g: War) -> Outcome:
        return Call(CombatRound())

    def end_round(self, g: War) -> Outcome:
        discard_combat_cards(g)
        return DONE if decided(g, battle_of(g)) else None

    def cease(self, g: War) -> Outcome:
        """Step 5: the attacker ceases or presses on; a siege battle goes on only if it is prolonged."""
        battle = battle_of(g)
        side = battle.attacker
        options: list[Option] = [("cease",)] if self.may_cease else []
        if battle.kind != SIEGE or battle.round < battle.rounds:
            options.append(("press",))
        else:
            options += [("extend", box(side, column)) for column in extensions(g, side, ATTACKERS)]
        return Ask(g.seat(side), "wotr-ask-cease", options, "cease_chosen", "wotr.battle.cease.attacker-option")

    def cease_chosen(self, g: War, option: Option) -> Outcome:
        battle = battle_of(g)
        side = battle.attacker
        match option:
            case ("cease",):
                battle.outcome = CEASED
                g.note("wotr-log-cease", {"side": side, "region": battle.region}, rule="wotr.battle.cease.stay")
                return DONE
            case ("extend", figure):
                g.reduce(side, ATTACKERS, figure - box(side, 0))
                battle.rounds = battle.round + 1
                g.note("wotr-log-extend", {"figure": figure}, rule="wotr.siege.battle.extend")
        return None

    def retreat(self, g: War) -> Outcome:
        """Then the defender may retreat; a besieged army never can."""
        battle = battle_of(g)
        if battle.kind == SIEGE:
            return None
        options: list[Option] = [("hold",)]
        options += [("retreat", target) for target in ways_out(g)]
        rule = "wotr.battle.retreat.only-if-continued"
        return Ask(g.seat(1 - battle.attacker), "wotr-ask-retreat", options, "retreat_chosen", rule)

    def retreat_chosen(self, g: War, option: Option) -> Outcome:
        if option == ("hold",):
            return None
        _, target = option
        leave_field(g, target)
        return DONE

    def next_round(self, g: War) -> Outcome:
        return Goto("start_round")


class LeaveField(Frame):
    """A combat card lets the defender leave before the roll: to an adjacent free region, or into a siege."""

    STEPS = ("choose",)
    RULE = "wotr.battle.retreat.free-adjacent"

    def choose(self, g: War) -> Outcome:
        battle = battle_of(g)
        defender = 1 - battle.attacker
        options: list[Option] = [("retreat", target) for target in ways_out(g)]
        if can_withdraw(g, defender, battle.region):
            options.append(("withdraw",))
        if not options:
            return DONE
        return Ask(g.seat(defender), "wotr-ask-leave-field", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        match option:
            case ("retreat", target):
                leave_field(g, target)
            case _:
                withdraw(g)


def ways_out(g: War) -> list[int]:
    """Regions the defender may retreat to: the attackers' own is not free, though they stand aside from it."""
    battle = battle_of(g)
    targets = retreat_targets(g, 1 - battle.attacker, battle.defender_slot)
    return [target for target in targets if target != battle.origin]


def leave_field(g: War, target: int) -> None:
    """The defender retreats."""
    battle = battle_of(g)
    retreat_to(g, 1 - battle.attacker, battle.defender_slot, target)
    battle.outcome = RETREATED


def withdraw(g: War) -> None:
    """The defender retreats into a siege; what follows depends on the attacker's advance."""
    battle = battle_of(g)
    battle.outcome = WITHDRAWN
    about = {"side": 1 - battle.attacker, "region": battle.region}
    g.note("wotr-log-withdraws", about, rule="wotr.siege.retreat-opens-region")
