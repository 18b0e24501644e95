"""Splitting an army (VI p.27-28): which figures move, attack or advance, and which stay behind."""

from __future__ import annotations

from typing import Any, Final

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Done, Frame, Goto, Outcome
from westmarch.games.wotr.facts import (
    ISENGARD,
    NATION_OF_REGION,
    SARUMAN,
    SHADOW,
    SOUTHRONS,
    STACKING,
    UNIT_COLUMNS,
    WIDTH,
    elite_column,
    nation_of,
)
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.state import War, box

#: What figures are chosen for; a LED move or attack needs a leader or character in the chosen part.
MOVE: Final = 0
MOVE_LED: Final = 1
ATTACK: Final = 2
ATTACK_LED: Final = 3
ADVANCE: Final = 4

#: Elites that lead while Saruman is in play: his own, and in a game of more than two his allies' (XI p.46).
WHITE_HAND: Final = [elite_column(ISENGARD)]
SARUMANS_ALLIES: Final = [elite_column(ISENGARD), elite_column(SOUTHRONS)]
_RULES: Final = (
    "wotr.movement.split.partial",
    "wotr.movement.character-die-leader-moves",
    "wotr.attack.split.optional",
    "wotr.attack.split.character-die",
    "wotr.battle.end.advance-optional",
)


class Split:
    """What a choice of figures from a force has to keep to.

    ``units`` are all units of the part that stays if nobody goes; ``able`` how many figures of each column may
    go; ``characters`` who may go; ``room`` the units that the target can take.
    """

    __slots__ = ("able", "attack", "captains", "characters", "keep", "led", "room", "side", "units")

    def __init__(
        self,
        side: int,
        able: list[int],
        characters: list[int],
        units: int,
        room: int,
        keep: int,
        why: int,
        captains: list[int],
    ) -> None:
        self.side = side
        self.able = able
        self.characters = characters
        self.units = units
        self.room = room
        #: Units that have to stay: one, if Free Peoples leaders must.
        self.keep = keep
        self.led = why in (MOVE_LED, ATTACK_LED)
        self.attack = why in (ATTACK, ATTACK_LED)
        #: Columns of elites that count as leaders.
        self.captains = captains

    def most(self) -> int:
        """Units that can go at most."""
        return min(sum(self.able[: UNIT_COLUMNS[self.side]]), self.room, self.units - self.keep)

    def can_lead(self) -> bool:
        """Whether a leader or character can be among those who go."""
        if self.characters or sum(self.able[UNIT_COLUMNS[self.side] :]):
            return True
        return sum([self.able[column] for column in self.captains]) > 0


def split_of(
    g: War, side: int, slot: int, why: int, target: int, rest: int, lands: int, stay: list[int], resting: int
) -> Split:
    """The terms on which figures of a force may go to a region.

    ``lands`` are the nations (bits) whose regions are entered, ``rest`` a slot where those who stay find more
    units, ``stay`` and ``resting`` figures and characters (bits) that may not go again.
    """
    able: list[int] = []
    keep = 0
    attacking = why in (ATTACK, ATTACK_LED)
    barred = 0 if g.seats == 2 else teams.out_of_command(g, side, slot)
    for column in range(WIDTH[side]):
        count = g.count(side, slot, column)
        held = stay[column] if stay else 0
        if held > count or (count and is_bound(g, side, column, attacking, lands)):
            held = count
        if barred and barred >> nation_of(side, column) & 1 and (side != SHADOW or column < UNIT_COLUMNS[SHADOW]):
            held = count
        able.append(count - held)
        if held and side != SHADOW and column >= UNIT_COLUMNS[side]:
            keep = 1
    characters = [c for c in g.characters(side, slot) if not resting >> c & 1 and (attacking or c != SARUMAN)]
    if g.seats > 2:
        characters = [c for c in characters if teams.may_bring(g, side, slot, c)]
    units = g.units(side, slot) + (g.units(side, rest) if rest >= 0 else 0)
    room = STACKING if attacking or target < 0 else STACKING - g.units(side, target)
    if rest >= 0 and g.units(side, rest):
        keep = 0
    captains: list[int] = []
    if side == SHADOW and g.white_hand():
        captains = WHITE_HAND if g.seats == 2 else SARUMANS_ALLIES
    return Split(side, able, characters, units, room, keep, why, captains)


def is_bound(g: War, side: int, column: int, attacking: bool, lands: int) -> bool:
    """Whether the politics of its nation keep a unit or leader from going; Nazgul are always free (VII p.35)."""
    if side == SHADOW and column >= UNIT_COLUMNS[SHADOW]:
        return False
    nation = nation_of(side, column)
    if g.at_war(nation):
        return False
    return attacking or bool(lands & ~(1 << nation))


def land_of(region: int) -> int:
    """The nation of a region as a bit; nothing for a region of no nation."""
    nation = NATION_OF_REGION[region] if region >= 0 else -1
    return 1 << nation if nation >= 0 else 0


class TakeFigures(Frame):
    """Choosing who goes (VI p.27-28): all, or figure by figure. Ends with 1 when figures were taken.

    The chosen figures go from ``slot`` into ``into``. Both parts of a Free Peoples army need a unit for their
    leaders; both parts of an attacking army need one in any case.
    """

    STEPS = ("all_or_some", "pick", "take")
    RULE = "wotr.movement.split.partial"

    side: int
    slot: int
    into: int
    why: int
    target: int
    rest: int
    lands: int
    stay: list[int]
    resting: int
    #: How many were taken of each column decided so far, and characters decided and brought (bits).
    taken: list[int]
    asked: int
    brought: int

    def __init__(
        self,
        side: int,
        slot: int,
        into: int,
        why: int,
        target: int = -1,
        rest: int = -1,
        lands: int = -1,
        stay: list[int] | None = None,
        resting: int = 0,
    ) -> None:
        super().__init__()
        self.side = side
        self.slot = slot
        self.into = into
        self.why = why
        self.target = target
        self.rest = rest
        self.lands = land_of(target) if lands < 0 else lands
        self.stay = [] if stay is None else stay
        self.resting = resting
        self.taken = []
        self.asked = 0
        self.brought = 0

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side}

    def split(self, g: War) -> Split:
        return split_of(g, self.side, self.slot, self.why, self.target, self.rest, self.lands, self.stay, self.resting)

    def all_or_some(self, g: War) -> Outcome:
        split = self.split(g)
        options: list[Option] = []
        if all_may_go(split):
            options.append(("choose", "all"))
        if not goes_as_one(split):
            options.append(("choose", "some"))
        if self.why == ADVANCE:
            options.append(("choose", "none"))
        return Ask(g.seat(self.side), PROMPTS[self.why], options, "chosen", _RULES[self.why])

    def chosen(self, g: War, option: Option) -> Outcome:
        _, who = option
        if who == "none":
            return Done(0)
        if who == "all":
            split = self.split(g)
            self.taken = split.able[:]
            for character in split.characters:
                self.brought |= 1 << character
            return Goto("take")
        return None

    def pick(self, g: War) -> Outcome:
        """The next column, then the next character, that gives a choice."""
        split = self.split(g)
        for column in range(len(self.taken), WIDTH[self.side]):
            if split.able[column]:
                options = [("take", box(self.side, column), n) for n in counts(split, self.taken, column)]
                return Ask(g.seat(self.side), "wotr-ask-take", options, "picked", _RULES[self.why])
        for character in split.characters:
            if not self.asked >> character & 1:
                choice = character_options(split, self.taken, character, self.asked, self.brought)
                return Ask(g.seat(self.side), "wotr-ask-bring", choice, "brought_or_left", _RULES[self.why])
        return None

    def picked(self, g: War, option: Option) -> Outcome:
        _, figure, count = option
        column = figure - box(self.side, 0)
        self.taken += [0] * (column - len(self.taken)) + [count]
        return Goto("pick")

    def brought_or_left(self, g: War, option: Option) -> Outcome:
        verb, character = option
        self.asked |= 1 << character
        if verb == "bring":
            self.brought |= 1 << character
        return Goto("pick")

    def take(self, g: War) -> Outcome:
        for column, count in enumerate(self.taken):
            if count:
                g.shift(self.side, self.slot, self.into, column, count)
        for character in g.characters(self.side, self.slot):
            if self.brought >> character & 1:
                g.where[character] = self.into
        return Done(1)


PROMPTS: Final = (
    "wotr-ask-who-moves",
    "wotr-ask-who-moves",
    "wotr-ask-who-attacks",
    "wotr-ask-who-attacks",
    "wotr-ask-who-advances",
)


def all_may_go(split: Split) -> bool:
    """Whether everyone who is able to go may go together."""
    return split.most() == sum(split.able[: UNIT_COLUMNS[split.side]])


def forbids_split(split: Split) -> str | None:
    """The rule that keeps any part of the force from going, or None."""
    if split.room <= 0:
        return "wotr.movement.stacking-after-move"
    if split.most() <= 0:
        return "wotr.attack.split.one-unit-each" if split.attack else "wotr.movement.leaders-follow-when-vacated"
    if split.led and not split.can_lead():
        return "wotr.attack.split.character-die" if split.attack else "wotr.movement.character-die-leader-moves"
    return None


def goes_as_one(split: Split) -> bool:
    """Whether there is nothing to choose: a single unit and all who must be with it."""
    units = UNIT_COLUMNS[split.side]
    if sum(split.able[:units]) > 1 or not all_may_go(split):
        return False
    if must_all_go(split, 1):
        return split.attack or not split.characters
    return not split.characters and not sum(split.able[units:])


def counts(split: Split, taken: list[int], column: int) -> list[int]:
    """How many of a column may go, so that the rest of the choice can still be made."""
    able = split.able[column]
    units = UNIT_COLUMNS[split.side]
    if column < units:
        return _unit_counts(split, taken, column)
    if not must_all_go(split, sum(taken[:units])):
        low = 1 if split.led and not leads_so_far(split, taken) and not _leads_later(split, column + 1) else 0
        return list(range(low, able + 1))
    return [able]


def _unit_counts(split: Split, taken: list[int], column: int) -> list[int]:
    """At least one unit goes, at most as many as there is room for, and an elite who leads if only he can."""
    units = UNIT_COLUMNS[split.side]
    so_far = sum(taken)
    later = sum(split.able[column + 1 : units])
    high = min(split.able[column], split.most() - so_far)
    low = 1 if not so_far and not later else 0
    if split.led and split.captains and not _leads_later(split, units) and not leads_so_far(split, taken):
        captains_later = sum([split.able[c] for c in split.captains if c > column])
        if column not in split.captains and captains_later:
            high = min(high, split.most() - so_far - 1)
        elif column in split.captains and not captains_later:
            low = 1
    return list(range(low, high + 1))


def must_all_go(split: Split, taken_units: int) -> bool:
    """With no unit left behind Free Peoples leaders go along; nobody stays behind an attack without a unit."""
    return taken_units == split.units and (split.attack or split.side != SHADOW)


def leads_so_far(split: Split, taken: list[int]) -> bool:
    if sum(taken[UNIT_COLUMNS[split.side] :]):
        return True
    return any([column < len(taken) and taken[column] > 0 for column in split.captains])


def _leads_later(split: Split, column: int) -> bool:
    """Whether a leader or character still to be asked about can lead."""
    return bool(split.characters) or sum(split.able[column:]) > 0


def character_options(split: Split, taken: list[int], character: int, asked: int, brought: int) -> list[Option]:
    """Whether a character may go, stay, or both."""
    bring: Option = ("bring", character)
    if split.attack and sum(taken[: UNIT_COLUMNS[split.side]]) == split.units:
        return [bring]
    others = [c for c in split.characters if c != character and not asked >> c & 1]
    if split.led and not brought and not others and not leads_so_far(split, taken):
        return [bring]
    return [bring, ("leave", character)]
