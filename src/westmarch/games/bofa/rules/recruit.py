"""Recruiting and recovering (p.24-25)."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import (
    BEORN,
    FP,
    GOBLIN,
    GROUP_UNITS,
    GROUPS_OF,
    MUSTERING,
    POINTS,
    SETTLEMENTS,
    SHADOW,
    TOKEN_FIGURES,
    TOKEN_GROUP,
    TOKEN_SIDE,
    TOKEN_UNIT,
    TOKENS,
)
from westmarch.games.bofa.rules.damage import Casualties
from westmarch.games.bofa.rules.movement import STOP, Reduction
from westmarch.games.bofa.state import USED, Battlefield


def forbids_token(g: Battlefield, seat: int, place: int) -> str | None:
    """The rule that forbids laying a recruitment token in a place, or None."""
    if place not in (SETTLEMENTS if seat == FP else MUSTERING):
        return "bofa.recruit.place.where"
    if g.enemy_at(seat, place) or (place in SETTLEMENTS and not g.controls(seat, place)):
        return "bofa.recruit.place.not-enemy"
    return None


def token_places(g: Battlefield, seat: int) -> list[int]:
    """Where a side may lay tokens by the normal rules."""
    return [place for place in (SETTLEMENTS if seat == FP else MUSTERING) if forbids_token(g, seat, place) is None]


def forbids_reveal(g: Battlefield, seat: int, place: int) -> str | None:
    """The rule that forbids revealing a token in a place, or None."""
    if not any([TOKEN_SIDE[token] == seat for token in g.tokens(place)]):
        return "bofa.recruit.use.reveal"
    return "bofa.beorn.never-with-units" if g.beorn_at(place) else None


def revealable(g: Battlefield, seat: int) -> list[tuple[int, int]]:
    """The places and groups of the tokens that a side could reveal."""
    found: set[tuple[int, int]] = set()
    at = g.token_at
    for token in range(TOKENS):
        if at[token] >= 0 and TOKEN_SIDE[token] == seat and not g.beorn_at(at[token]):
            found.add((at[token], TOKEN_GROUP[token]))
    return sorted(found)


def can_reveal(g: Battlefield, seat: int) -> bool:
    """Whether a side has any token that it could reveal."""
    beorn = g.where[BEORN]
    return any(at >= 0 and TOKEN_SIDE[token] == seat and at != beorn for token, at in enumerate(g.token_at))


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
        self.place = option[1]
        self.group = option[2]
        self.used.append(self.place)
        return None

    def reveal(self, g: Battlefield) -> None:
        tokens = [token for token in g.tokens(self.place) if TOKEN_GROUP[token] == self.group]
        token = tokens[g.chance.pick(len(tokens), "reveal")]
        g.token_at[token] = USED
        g.reveals += 1
        self.unit = TOKEN_UNIT[token]
        self.figures = TOKEN_FIGURES[token]
        about = {"place": self.place, "unit": self.unit, "number": self.figures}
        g.note("bofa-log-reveal", about, rule="bofa.recruit.use.reveal")

    def place_units(self, g: Battlefield) -> None:
        self.figures -= g.add(self.place, self.unit, self.figures)

    def substitute(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("figure", unit) for unit in GROUP_UNITS[self.group] if g.reserve[unit]]
        if not self.figures or not found:
            return None
        return Ask(self.seat, "bofa-ask-figure", found, "substituted", "bofa.recruit.use.no-figure")

    def substituted(self, g: Battlefield, option: Option) -> Outcome:
        self.figures -= g.add(self.place, option[1], 1)
        return Goto("substitute")

    def reduce(self, g: Battlefield) -> Outcome:
        if g.sizes[self.place] > g.limit(self.place):
            return Call(Reduction(self.seat, self.place, 0))
        return None

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
    distinct: int
    optional: int
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
        g.place_token(option[1], option[2])
        self.used.append(option[2])
        g.note("bofa-log-lay", {"group": option[1], "place": option[2]}, rule="bofa.recruit.place.random-unseen")
        return None

    def next_token(self, g: Battlefield) -> Outcome:
        self.left -= 1
        return Goto("choose_place") if self.left else DONE


def groups_left(g: Battlefield, seat: int) -> bool:
    """Whether any group of a side still has tokens in its bag."""
    return any([g.bag(group) for group in GROUPS_OF[seat]])


class RecruitGoblins(Frame):
    """One goblin in each goblin mustering point (p.13)."""

    STEPS = ("recruit", "last_goblin")
    RULE = "bofa.dice.eye.recruit-goblins"

    def recruit(self, g: Battlefield) -> Outcome:
        if g.reserve[GOBLIN] < 2:
            return None
        for point in POINTS:
            g.add(point, GOBLIN, 1)
        return DONE

    def last_goblin(self, g: Battlefield) -> Outcome:
        if not g.reserve[GOBLIN]:
            return DONE
        found: list[Option] = [("goblin", point) for point in POINTS]
        return Ask(SHADOW, "bofa-ask-goblin", found, "point_chosen", "bofa.dice.eye.recruit-goblins")

    def point_chosen(self, g: Battlefield, option: Option) -> None:
        g.add(option[1], GOBLIN, 1)


class Recover(Frame):
    """Armies roll to remove damage markers (p.25)."""

    STEPS = ("choose_army", "roll", "reroll", "casualties", "next_army")
    RULE = "bofa.recover.roll"

    seat: int
    left: int
    #: Added to each die; a character in the army adds one more; which armies (nothing: any); armies done.
    bonus: int
    heroes: int
    within: list[int]
    done: list[int] = later([])
    place: int = later(-1)
    missed: int = later(0)

    def choose_army(self, g: Battlefield) -> Outcome:
        found: list[Option] = [] if len(self.within) == 1 and not self.done else [STOP]
        for place in g.armies(self.seat):
            if g.damage[place] and place not in self.done and (not self.within or place in self.within):
                found.append(("recover", place))
        if not found:
            return DONE
        return Ask(self.seat, "bofa-ask-recover", found, "army_chosen", "bofa.dice.muster.recover")

    def army_chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return DONE
        self.place = option[1]
        self.done.append(self.place)
        return None

    def need(self, g: Battlefield) -> int:
        return max(2, 5 - self.bonus - (1 if self.heroes and g.leaders(self.place) else 0))

    def heal(self, g: Battlefield, dice: int) -> None:
        rolls = g.chance.dice(dice, "recover")
        healed = len([die for die in rolls if die >= self.need(g)])
        self.missed = dice - healed
        g.damage[self.place] = max(0, g.damage[self.place] - healed)
        g.note("bofa-log-recover", {"place": self.place, "dice": rolls}, rule="bofa.recover.roll")

    def roll(self, g: Battlefield) -> None:
        self.heal(g, g.sizes[self.place])

    def reroll(self, g: Battlefield) -> Outcome:
        most = min(g.leadership(self.place), self.missed)
        if not most or not g.damage[self.place]:
            return None
        found: list[Option] = [("reroll", n, 0) for n in range(most + 1)]
        return Ask(self.seat, "bofa-ask-recover-reroll", found, "rerolled", "bofa.recover.reroll")

    def rerolled(self, g: Battlefield, option: Option) -> None:
        self.heal(g, option[1])

    def casualties(self, g: Battlefield) -> Outcome:
        return Call(Casualties(self.seat, self.place))

    def next_army(self, g: Battlefield) -> Outcome:
        self.left -= 1
        return Goto("choose_army") if self.left else DONE
