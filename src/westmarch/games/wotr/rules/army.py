"""Armies (VI p.26): what holds for them at the end of every action."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Distribution, Option, amounts_of
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.wotr.facts import (
    ATTACKERS,
    FREE,
    GARRISON,
    REGION_COUNT,
    SHADOW,
    SLOTS,
    STRONGHOLD_BITS,
    STRONGHOLDS,
    UNIT_COLUMNS,
    nation_of,
)
from westmarch.games.wotr.layout import box, stacking_limit
from westmarch.games.wotr.rules import allies, teams
from westmarch.games.wotr.rules.capture import capture, forbids_capture
from westmarch.games.wotr.rules.event_cards import sweep_table
from westmarch.games.wotr.state import War


class SettleBoard(Frame):
    """The end of an action or a card: sieges, stacking, leaders without an army, cards on the table (VI p.26)."""

    STEPS = ("end_sieges", "allies", "stacking", "leaders", "sweep")
    RULE = "wotr.army.stacking.excess-removed"

    def end_sieges(self, g: War) -> None:
        end_sieges(g)

    def allies(self, g: War) -> Outcome:
        """Where two players of a team have met they say whether they form one army (XI p.46)."""
        if g.seats == 2:
            return None
        force = teams.next_meeting(g)
        return None if force < 0 else Call(allies.JoinArmies(force // SLOTS, force % SLOTS), back="allies")

    def stacking(self, g: War) -> Outcome:
        for side, slot in g.crowded_slots():
            return Call(RemoveExcess(side, slot, stacking_limit(slot)), back="stacking")
        return None

    def leaders(self, g: War) -> None:
        strip_lone_leaders(g)

    def sweep(self, g: War) -> None:
        sweep_table(g)


def settle(g: War) -> Outcome:
    """The same at once where nobody has a say: two players, and no slot with too many units. That is nearly always."""
    if g.seats > 2:
        return Call(SettleBoard())
    end_sieges(g)
    if g.crowded_slots():
        return Call(SettleBoard())
    strip_lone_leaders(g)
    sweep_table(g)
    return None


class RemoveExcess(Frame):
    """Units above the limit go back to the reinforcements, chosen by their owner at once (VI p.26, p.31); two players
    whose armies stay apart take one each in turn (XI p.46)."""

    STEPS = ("choose",)
    RULE = "wotr.army.stacking.excess-removed"

    side: int
    slot: int
    limit: int
    removed: int = later(0)

    def about(self, g: War) -> dict[str, Any]:
        return {"slot": self.slot}

    def choose(self, g: War) -> Outcome:
        excess = g.units(self.side, self.slot) - self.limit
        if excess <= 0:
            return DONE
        columns = [c for c in range(UNIT_COLUMNS[self.side]) if g.count(self.side, self.slot, c)]
        seat = self.side
        if g.seats > 2:
            seat = teams.remover(g, self.side, self.slot, self.removed)
            if g.has_two_players(self.side, self.slot) and not g.is_mixed(self.side, self.slot):
                columns = [c for c in columns if g.owner(nation_of(self.side, c)) == seat]
                excess = 1
        figures = [box(self.side, column) for column in columns]
        pick = Distribution("excess", figures, [g.count(self.side, self.slot, c) for c in columns], excess, excess)
        about = (("slot", self.slot), ("count", excess))
        return Ask(seat, "wotr-ask-excess", [], "chosen", self.RULE, about, pick=pick)

    def chosen(self, g: War, option: Option) -> Outcome:
        amounts = amounts_of(option)
        for figure, count in amounts.items():
            self.removed += count
            g.return_to_box(self.side, self.slot, figure - box(self.side, 0), count)
        about = {"slot": self.slot, "member": list(amounts.items())}
        g.note("wotr-log-excess", about, rule="wotr.army.stacking.excess-returns")
        return Goto("choose")


def end_sieges(g: War) -> None:
    """Only strongholds with somebody inside, or with an army that does not control them, can change hands."""
    for region in unsettled_strongholds(g) if g.garrisons_inhabited() else uncaptured_strongholds(g):
        lift_siege_if_over(g, region)


def uncaptured_strongholds(g: War) -> list[int]:
    """Strongholds in whose region an army stands without controlling them."""
    strange = (g.held_slots(FREE) & ~g.strongholds_of(FREE)) | (g.held_slots(SHADOW) & ~g.strongholds_of(SHADOW))
    strange &= STRONGHOLD_BITS
    return [region for region in STRONGHOLDS if strange >> region & 1] if strange else []


def unsettled_strongholds(g: War) -> list[int]:
    """Those, and strongholds with somebody inside."""
    tally = g.tally
    indoors = [slot for slot in g.where if slot >= REGION_COUNT]
    uncaptured = uncaptured_strongholds(g)
    inside = [tally[kind * SLOTS + REGION_COUNT : kind * SLOTS + ATTACKERS] for kind in range(4)]
    return [
        region
        for region, figures in zip(STRONGHOLDS, zip(*inside, strict=True), strict=True)
        if any(figures) or region in uncaptured or GARRISON[region] in indoors
    ]


def lift_siege_if_over(g: War, region: int) -> None:
    """A siege ends when besiegers or besieged have no unit left: the garrison is in the region again,
    or what it held falls to the besiegers."""
    inside = GARRISON[region]
    if inside < 0:
        return
    for side in (FREE, SHADOW):
        if g.units(side, inside) and g.units(1 - side, region):
            continue
        if g.has_figures(side, inside):
            g.shift_all(side, inside, region)
            g.note("wotr-log-siege-ends", {"region": region}, rule="wotr.siege.ends-on-leave")
        if g.units(1 - side, region) and forbids_capture(g, 1 - side, region) is None:
            capture(g, 1 - side, region)


def strip_lone_leaders(g: War) -> None:
    """Free Peoples leaders without an army are lost."""
    for slot in g.bereft_slots():
        lose_leaders(g, FREE, slot, "wotr.army.leaders.need-army")


def lose_leaders(g: War, side: int, slot: int, rule: str) -> None:
    """The leaders or Nazgul of a place are lost."""
    lost = [(box(side, column), count) for column in g.leader_columns(side) if (count := g.count(side, slot, column))]
    for figure, count in lost:
        g.remove(side, slot, figure - box(side, 0), count)
    if lost:
        g.note("wotr-log-leaders-lost", {"slot": slot, "member": lost}, rule=rule)
