"""Procedures of Shadow event cards that recruit, move and fight: levies, storms, gatherings, corsairs, Nazgul hosts."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.moments import in_turn
from westmarch.games.wotr.facts import (
    ATTACKERS,
    FREE,
    GARRISON,
    MARCHING,
    SHADOW,
    WIDTH,
    WITCH_KING,
)
from westmarch.games.wotr.layout import stacking_limit
from westmarch.games.wotr.rules.army import RemoveExcess, lift_siege_if_over
from westmarch.games.wotr.rules.attack import LaunchAttack, attacks, forbids_attack, forbids_attacker
from westmarch.games.wotr.rules.battle import Battle, Rounds
from westmarch.games.wotr.rules.capture import enter
from westmarch.games.wotr.rules.combat import FIELD, WITHDRAWN, Engagement, companions_in
from westmarch.games.wotr.rules.combat_cards import discard_combat_cards, forbids_laying
from westmarch.games.wotr.rules.event_cards import EventCard
from westmarch.games.wotr.rules.figures import (
    ATTACK,
    MOVE,
    NOBODY_LEADS,
    TakeFigures,
    forbids_terms,
    land_of,
    terms_of,
)
from westmarch.games.wotr.rules.levies import ShareOut
from westmarch.games.wotr.rules.movement import (
    March,
    MoveArmies,
    arrivals,
    arrive,
    can_march,
    forbids_by_card,
)
from westmarch.games.wotr.state import War


def is_in(g: War, character: int) -> bool:
    """Whether a character is in play, on the map."""
    return g.where[character] >= 0


def besieging_regions(g: War) -> list[int]:
    """Regions where a Shadow army besieges a stronghold."""
    return g.besieged_regions(FREE)


class Levy(Frame):
    """A card recruits fixed figures in fixed regions, kind by kind; of each the player divides those that are short
    (VI p.27)."""

    STEPS = ("recruit",)
    RULE = "wotr.events.recruit.from-reinforcements"

    #: Rows of a table: so many of a figure in a region.
    regions: list[int]
    figures: list[int]
    counts: list[int]

    def recruit(self, g: War) -> Outcome:
        return in_turn(g, [self.of_kind(figure) for figure in dict.fromkeys(self.figures)])

    def of_kind(self, figure: int) -> Frame:
        rows = [i for i, kind in enumerate(self.figures) if kind == figure]
        return ShareOut(SHADOW, figure, [self.regions[i] for i in rows], [self.counts[i] for i in rows])


class StormingCard(EventCard):
    """Grond, The Fighting Uruk-hai: a siege battle of three rounds; in the first the Free Peoples lay no card unless a
    companion takes part."""

    def subscribe(self) -> None:
        forbids_laying.subscribe(self.number, self.overawes)

    def overawes(self, g: War, battle: Engagement, side: int) -> str | None:
        if side == FREE and battle.round == 1 and not companions_in(g, battle):
            return "wotr.events.play.overrides-only-stated"
        return None


class StormStronghold(Frame):
    """A siege battle of three rounds against one of some strongholds."""

    STEPS = ("choose", "attack")
    RULE = "wotr.siege.battle.one-round"

    regions: list[int]
    place: int = later(-1)

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [
            ("region", r) for r in self.regions if forbids_attack(g, SHADOW, r, GARRISON[r]) is None
        ]
        if not options:
            return DONE
        return Ask(g.seat(SHADOW), "wotr-ask-storm", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        _, self.place = option

    def attack(self, g: War) -> Outcome:
        return Call(LaunchAttack(side=SHADOW, origin=self.place, target=GARRISON[self.place], rounds=3))


# ---- Shadows Gather, The Shadow Lengthens ----


class GatherArmies(Frame):
    """Armies march so many regions each to join other armies (VI p.27); no figure marches twice."""

    STEPS = ("choose", "march", "remember")
    RULE = "wotr.movement.card.normal-limits"

    count: int
    distance: int
    origin: int = later(-1)
    #: The army before it marches, its characters as bits.
    before: list[int] = later([])
    party: int = later(0)
    #: Who has marched: region, column and number, three by three; characters as bits.
    moved: list[int] = later([])
    rested: int = later(0)

    def choose(self, g: War) -> Outcome:
        if not self.count:
            return DONE
        options: list[Option] = [
            ("army", r) for r in g.army_regions(SHADOW) if can_march(g, SHADOW, r, self.distance, True, self.staying(r))
        ]
        if self.moved or not options:
            options.append(("done",))
        return Ask(g.seat(SHADOW), "wotr-ask-gather-army", options, "chosen", self.RULE)

    def staying(self, origin: int) -> list[int]:
        """Figures by column that have come to a region by this card."""
        return arrivals(self.moved, SHADOW, origin)

    def chosen(self, g: War, option: Option) -> Outcome:
        if option == ("done",):
            return DONE
        _, self.origin = option
        self.before = [g.count(SHADOW, self.origin, column) for column in range(WIDTH[SHADOW])]
        self.party = sum([1 << c for c in g.characters(SHADOW, self.origin)])
        return None

    def march(self, g: War) -> Outcome:
        return Call(
            March(
                side=SHADOW,
                origin=self.origin,
                steps=self.distance,
                must_join=True,
                stay=self.staying(self.origin),
                resting=self.rested,
            )
        )

    def remember(self, g: War) -> Outcome:
        reached = g.returned - 1
        for column, count in enumerate(self.before):
            gone = count - g.count(SHADOW, self.origin, column)
            if gone:
                self.moved += [reached, column, gone]
        self.rested |= self.party & ~sum([1 << c for c in g.characters(SHADOW, self.origin)])
        self.count -= 1
        return Goto("choose")


# ---- Corsairs of Umbar ----


class Corsairs(Frame):
    """An army crosses the sea: it lands, or fights for its landing until one side is gone."""

    STEPS = ("choose", "embark", "land")
    RULE = "wotr.events.play.overrides-only-stated"

    origin: int
    coast: list[int]
    target: int = later(-1)

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("region", r) for r in self.coast if forbids_landing(g, self.origin, r) is None]
        if not options:
            return DONE
        return Ask(g.seat(SHADOW), "wotr-ask-corsairs-target", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        _, self.target = option

    def embark(self, g: War) -> Outcome:
        """Stacking is looked at after the landing, so there is room for everyone."""
        purpose, into = (ATTACK, ATTACKERS) if g.units(FREE, self.target) else (MOVE, MARCHING)
        lands = land_of(self.target)
        return Call(TakeFigures(side=SHADOW, slot=self.origin, into=into, purpose=purpose, lands=lands))

    def land(self, g: War) -> Outcome:
        if g.units(FREE, self.target):
            about = {"side": SHADOW, "origin": self.origin, "target": self.target}
            g.note("wotr-log-attackers", about | {"member": g.members(SHADOW, ATTACKERS)}, rule=self.RULE)
            return Call(
                LandingBattle(
                    attacker=SHADOW, region=self.target, origin=self.origin, defender_slot=self.target, kind=FIELD
                )
            )
        arrive(g, SHADOW, self.origin, self.target)
        return None


def forbids_landing(g: War, origin: int, target: int) -> str | None:
    """The rule that keeps the corsairs from a coast, or None."""
    if not g.units(SHADOW, origin):
        return "wotr.army.definition"
    refused = forbids_by_card(g, SHADOW, target)
    if refused is not None:
        return refused
    if g.units(FREE, target):
        return forbids_attacker(g, SHADOW, origin, NOBODY_LEADS)
    return forbids_terms(terms_of(g, SHADOW, origin, MOVE, NOBODY_LEADS, -1, -1, land_of(target), [], 0))


class LandingBattle(Battle):
    """The corsairs' battle: it cannot be ceased, and whoever survives it is ashore (VI p.28-31)."""

    def fight(self, g: War) -> Outcome:
        return Call(Rounds(may_cease=False))

    def end(self, g: War) -> Outcome:
        discard_combat_cards(g)
        lift_siege_if_over(g, self.region)
        if not g.units(SHADOW, ATTACKERS):
            return None
        inside = GARRISON[self.region]
        about = {"side": SHADOW, "region": self.region, "member": g.members(SHADOW, ATTACKERS)}
        if self.outcome == WITHDRAWN:
            g.shift_all(FREE, self.region, inside)
        g.shift_all(SHADOW, ATTACKERS, self.region)
        line = "wotr-log-besieged" if self.outcome == WITHDRAWN else "wotr-log-advances"
        g.note(line, about, rule=self.RULE)
        enter(g, SHADOW, self.region)
        return Call(RemoveExcess(FREE, inside, stacking_limit(inside))) if self.outcome == WITHDRAWN else None


# ---- The Ringwraiths Are Abroad, The Black Captain Commands ----


def nazgul_in(g: War, slot: int) -> int:
    """Nazgul in a slot, the Witch-king among them."""
    return g.nazgul(slot) + (1 if g.where[WITCH_KING] == slot else 0)


class LedArmies(MoveArmies):
    """Armies move, or one attacks, with a Nazgul in the part that goes: any of them, or the Witch-king himself."""

    RULE = "wotr.movement.nazgul-count-as-leader"

    #: Whether the player may do nothing.
    optional: bool
    attacking: bool = later(False)

    def choose(self, g: War) -> Outcome:
        if self.done >= self.count:
            return DONE
        options = self.marches(g)
        if not self.done:
            options += [("attack", origin, target) for origin, target in attacks(g, SHADOW, self.led_by)]
        if self.done or self.optional or not options:
            options.append(("done",))
        return Ask(g.seat(SHADOW), "wotr-ask-led-action", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        verb, *_ = option
        self.attacking = verb == "attack"
        return super().chosen(g, option)

    def take(self, g: War) -> Outcome:
        if self.attacking:
            return Call(LaunchAttack(side=SHADOW, origin=self.origin, target=self.target, led_by=self.led_by))
        return super().take(g)

    def go(self, g: War) -> Outcome:
        return DONE if self.attacking else super().go(g)
