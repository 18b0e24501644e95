"""Recruiting (p.24-25)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import (
    BEORN,
    FP,
    GOBLIN,
    GROUPS_OF,
    SHADOW,
    TOKEN_GROUP,
    TOKEN_SIDE,
    TOKENS_FROM,
    TOKENS_OF_GROUP,
    TOKENS_TO,
)
from westmarch.games.bofa.pieces import USED
from westmarch.games.bofa.rules.movement import STOP
from westmarch.games.bofa.rules.split import RecruitLimit
from westmarch.games.bofa.state import Battlefield


def forbids_token(g: Battlefield, seat: int, place: int) -> str | None:
    """The rule that forbids laying a recruitment token in a place, or None."""
    if place not in (g.edition.settlements if seat == FP else g.edition.mustering):
        return "bofa.recruit.place.where"
    if g.enemy_at(seat, place) or (place in g.edition.settlements and not g.controls(seat, place)):
        return "bofa.recruit.place.not-enemy"
    return None


def token_places(g: Battlefield, seat: int) -> list[int]:
    """Where a side may lay tokens by the normal rules."""
    return [
        place
        for place in (g.edition.settlements if seat == FP else g.edition.mustering)
        if forbids_token(g, seat, place) is None
    ]


def forbids_reveal(g: Battlefield, seat: int, place: int) -> str | None:
    """The rule that forbids revealing a token in a place, or None."""
    if not any([TOKEN_SIDE[token] == seat for token in g.tokens(place)]):
        return "bofa.recruit.use.reveal"
    return "bofa.beorn.never-with-units" if g.beorn_at(place) else None


def revealable(g: Battlefield, seat: int) -> list[tuple[int, int]]:
    """The places and groups of the tokens that a side could reveal."""
    where = [(group, [g.token_at[token] for token in TOKENS_OF_GROUP[group]]) for group in GROUPS_OF[seat]]
    return [(place, group) for place in revealable_places(g, seat) for group, places in where if place in places]


def revealable_places(g: Battlefield, seat: int) -> list[int]:
    """Where a side has tokens that it could reveal, ascending."""
    beorn = g.where[BEORN]
    return sorted({at for at in g.token_at[TOKENS_FROM[seat] : TOKENS_TO[seat]] if at >= 0 and at != beorn})


def can_reveal(g: Battlefield, seat: int) -> bool:
    """Whether a side has any token that it could reveal."""
    beorn = g.where[BEORN]
    return any(at >= 0 and at != beorn for at in g.token_at[TOKENS_FROM[seat] : TOKENS_TO[seat]])


class Recruit(Frame):
    """Reveal up to so many recruitment tokens and place what they show (p.24)."""

    STEPS = ("choose_region", "reveal", "place_units", "substitute", "reduce", "next_token")
    RULE = "bofa.dice.muster.recruit"

    seat: int
    left: int
    #: How many tokens one region may reveal; where (nothing: anywhere); regions used.
    each: int
    within: list[int]
    used: list[int] = later([])
    place: int = later(-1)
    group: int = later(-1)
    unit: int = later(-1)
    figures: int = later(0)

    def choose_region(self, g: Battlefield) -> Outcome:
        found: list[Option] = [STOP]
        for place, group in revealable(g, self.seat):
            if (not self.within or place in self.within) and self.used.count(place) < self.each:
                found.append(("reveal", place, group))
        return Ask(self.seat, "bofa-ask-reveal", found, "region_chosen", "bofa.dice.muster.recruit")

    def region_chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return DONE
        _, self.place, self.group = option
        self.used.append(self.place)
        return None

    def reveal(self, g: Battlefield) -> None:
        tokens = [token for token in g.tokens(self.place) if TOKEN_GROUP[token] == self.group]
        token = tokens[g.chance.pick(len(tokens), "reveal")]
        g.token_at[token] = USED
        g.reveals += 1
        self.unit = g.edition.token_unit[token]
        self.figures = g.edition.token_figures[token]
        about = {"place": self.place, "group": self.group, "units": [(self.unit, self.figures)]}
        g.note("bofa-log-reveal", about, rule="bofa.recruit.use.reveal")

    def place_units(self, g: Battlefield) -> None:
        self.figures -= g.add(self.place, self.unit, self.figures)

    def substitute(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("figure", unit) for unit in g.edition.group_units[self.group] if g.reserve[unit]]
        if not self.figures or not found:
            return None
        return Ask(self.seat, "bofa-ask-figure", found, "substituted", "bofa.recruit.use.no-figure")

    def substituted(self, g: Battlefield, option: Option) -> Outcome:
        _, unit = option
        self.figures -= g.add(self.place, unit, 1)
        return Goto("substitute")

    def reduce(self, g: Battlefield) -> Outcome:
        return Call(RecruitLimit(self.seat, self.place))

    def next_token(self, g: Battlefield) -> Outcome:
        self.left -= 1
        return Goto("choose_region") if self.left else DONE


class PlaceTokens(Frame):
    """Lay recruitment tokens face down, drawn at random (p.24)."""

    STEPS = ("choose_place", "next_token")
    RULE = "bofa.recruit.place.random-unseen"

    seat: int
    left: int
    groups: list[int]
    within: list[int]
    #: Each in a different region; and whether the player may stop.
    distinct: bool = False
    optional: bool = False
    used: list[int] = later([])

    def choose_place(self, g: Battlefield) -> Outcome:
        found: list[Option] = []
        for group in self.groups:
            if g.bag(group):
                for place in self.within:
                    if not (self.distinct and place in self.used):
                        found.append(("lay", group, place))
        if not found:
            return DONE
        if self.optional:
            found.append(STOP)
        return Ask(self.seat, "bofa-ask-lay", found, "place_chosen", "bofa.recruit.place.where")

    def place_chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return DONE
        _, group, place = option
        g.place_token(group, place)
        self.used.append(place)
        return None

    def next_token(self, g: Battlefield) -> Outcome:
        self.left -= 1
        return Goto("choose_place") if self.left else DONE


def groups_left(g: Battlefield, seat: int) -> bool:
    """Whether any group of a side still has tokens in its bag."""
    return any([g.bag(group) for group in GROUPS_OF[seat]])


class DirectRecruit(Frame):
    """Units are placed directly from the reserve; nothing takes the place of a type that is used up (p.25)."""

    STEPS = ("choose_unit", "reduce")
    RULE = "bofa.recruit.direct.reserve"

    seat: int
    place: int
    units: list[int]
    count: int

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def choose_unit(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("figure", unit) for unit in self.units if g.reserve[unit]]
        if not found:
            return None
        return Ask(self.seat, "bofa-ask-figure", found, "unit_chosen", "bofa.recruit.direct.reserve")

    def unit_chosen(self, g: Battlefield, option: Option) -> None:
        _, unit = option
        g.add(self.place, unit, self.count)

    def reduce(self, g: Battlefield) -> Outcome:
        return Call(RecruitLimit(self.seat, self.place))


class RecruitGoblins(Frame):
    """One goblin in each goblin mustering point (p.13)."""

    STEPS = ("recruit", "last_goblin")
    RULE = "bofa.dice.eye.recruit-goblins"

    def recruit(self, g: Battlefield) -> Outcome:
        if g.reserve[GOBLIN] < len(g.edition.goblin_points):
            return None
        for point in g.edition.goblin_points:
            g.add(point, GOBLIN, 1)
        return DONE

    def last_goblin(self, g: Battlefield) -> Outcome:
        if not g.reserve[GOBLIN]:
            return DONE
        found: list[Option] = [("goblin", point) for point in g.edition.goblin_points]
        return Ask(SHADOW, "bofa-ask-goblin", found, "point_chosen", "bofa.dice.eye.recruit-goblins")

    def point_chosen(self, g: Battlefield, option: Option) -> None:
        _, point = option
        g.add(point, GOBLIN, 1)
