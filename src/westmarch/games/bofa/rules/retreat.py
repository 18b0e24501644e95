"""Retreats and routs, and the advance after combat (p.29-30)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.bofa.facts import BEORN, FP
from westmarch.games.bofa.rules.damage import Losses
from westmarch.games.bofa.rules.movement import arrive, may_enter, move_beorn
from westmarch.games.bofa.rules.orders import ADVANCE, FURTHER, RETREAT
from westmarch.games.bofa.rules.split import MergeLimit, Split
from westmarch.games.bofa.state import NOBODY, Battlefield

#: Markers that may stay with a routed army (p.30).
ROUT_MARKERS = 1


def forbids_retreat(g: Battlefield, seat: int, place: int, region: int) -> str | None:
    """The rule that keeps an army from retreating to a region of its own choice, or None."""
    if region not in g.edition.neighbours[place]:
        return "bofa.retreat.adjacent-one"
    if g.enemy_at(seat, region):
        return "bofa.retreat.region.no-enemy"
    if g.beorn_at(place) and g.held[region] == FP:
        return "bofa.beorn.combat.retreat"
    if g.beorn_at(region):
        return "bofa.beorn.never-with-units"
    if g.held[region] == seat or g.controls(seat, region):
        return None
    if g.edition.is_settlement[region]:
        return "bofa.retreat.region.no-enemy"
    if g.edition.is_ford[place][region]:
        return "bofa.retreat.region.not-over-ford"
    return "bofa.retreat.region.not-next-to-enemy" if g.near_enemy(seat, region) else None


def free_regions(g: Battlefield, seat: int, place: int) -> list[int]:
    """Where an army may retreat by its own choice."""
    return [near for near in g.edition.neighbours[place] if forbids_retreat(g, seat, place, near) is None]


def forced_regions(g: Battlefield, seat: int, place: int) -> list[int]:
    """Where the attacker may send a retreating army that has no free region."""
    beorn = g.beorn_at(place)
    return [
        near
        for near in g.edition.neighbours[place]
        if not g.enemy_at(seat, near)
        and not g.controls(1 - seat, near)
        and not (beorn and g.held[near] != NOBODY)
        and g.where[BEORN] != near
    ]


def can_retreat(g: Battlefield, seat: int, place: int) -> bool:
    return bool(free_regions(g, seat, place) or forced_regions(g, seat, place))


class Retreat(Frame):
    """The defender leaves the combat: in order, or in rout with casualties first (p.29-30)."""

    STEPS = ("rout_casualties", "choose_region", "extra_damage", "depart", "arrive", "reduce")
    RULE = "bofa.retreat.adjacent-one"

    seat: int
    place: int
    rout: bool
    region: int = later(-1)
    forced: bool = later(False)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def rout_casualties(self, g: Battlefield) -> Outcome:
        about = {"place": self.place, "side": self.seat}
        g.note("bofa-log-rout" if self.rout else "bofa-log-retreat", about, rule="bofa.combat.end.defender-options")
        if not self.rout or g.damage[self.place] <= ROUT_MARKERS:
            return None
        return Call(Losses(self.seat, self.place, most=ROUT_MARKERS))

    def choose_region(self, g: Battlefield) -> Outcome:
        free = free_regions(g, self.seat, self.place)
        asked = self.seat if free else 1 - self.seat
        rule = "bofa.retreat.region.no-enemy" if free else "bofa.retreat.forced.attacker-chooses"
        found: list[Option] = [("retreat_to", region) for region in free or forced_regions(g, self.seat, self.place)]
        return Ask(asked, "bofa-ask-retreat-to", found, "region_chosen", rule)

    def region_chosen(self, g: Battlefield, option: Option) -> None:
        self.forced = not free_regions(g, self.seat, self.place)
        _, self.region = option

    def extra_damage(self, g: Battlefield) -> Outcome:
        if not self.forced:
            return None
        g.note(
            "bofa-log-forced", {"place": self.place, "target": self.region}, rule="bofa.retreat.forced.attacker-chooses"
        )
        if g.beorn_at(self.place):
            g.change_wrath(-1)
            return None
        g.hurt(self.place, 1)
        return Call(Losses(self.seat, self.place))

    def depart(self, g: Battlefield) -> Outcome:
        if g.beorn_at(self.place):
            move_beorn(g, self.region)
            return DONE
        if g.held[self.place] != self.seat:
            return DONE
        return Call(Split(self.seat, RETREAT, self.place, self.region))

    def arrive(self, g: Battlefield) -> None:
        arrive(g)

    def reduce(self, g: Battlefield) -> Outcome:
        return Call(MergeLimit(self.seat, self.region))


class Advance(Frame):
    """The winner may occupy the region that the defender has left, with units of one army (p.30)."""

    STEPS = ("choose_army", "arrive", "reduce", "go_further", "arrive_further", "reduce_further")
    RULE = "bofa.advance.when"

    seat: int
    region: int
    places: list[int]
    further: bool

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.region}

    def choose_army(self, g: Battlefield) -> Outcome:
        if not may_enter(g, self.seat, self.region) or g.held[self.region] != NOBODY:
            return DONE
        found: list[Option] = [("advance", place) for place in self.places]
        return Ask(self.seat, "bofa-ask-advance", [("stay",), *found], "army_chosen", "bofa.advance.when")

    def army_chosen(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("advance", place) if g.beorn_at(place):
                move_beorn(g, self.region)
                return DONE
            case ("advance", place):
                return Call(Split(self.seat, ADVANCE, place, self.region))
        return DONE

    def arrive(self, g: Battlefield) -> None:
        arrive(g)

    def reduce(self, g: Battlefield) -> Outcome:
        """An army out of a mustering region may be larger than the region holds."""
        return Call(MergeLimit(self.seat, self.region))

    def go_further(self, g: Battlefield) -> Outcome:
        if not self.further:
            return DONE
        found: list[Option] = [("stop",)]
        found += [
            ("move", self.region, near) for near in g.edition.neighbours[self.region] if may_enter(g, self.seat, near)
        ]
        return Ask(self.seat, "bofa-ask-move-on", found, "gone_further", "bofa.cards.play.rules-otherwise-hold")

    def gone_further(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("move", here, there):
                self.region = there
                return Call(Split(self.seat, FURTHER, here, there))
        return DONE

    def arrive_further(self, g: Battlefield) -> None:
        arrive(g)

    def reduce_further(self, g: Battlefield) -> Outcome:
        return Call(MergeLimit(self.seat, self.region))
