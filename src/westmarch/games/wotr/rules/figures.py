"""The part of an army that goes (VI p.27-28): who may move, attack or advance, and who must stay behind.

The part is one choice: so many of each kind of figure, and characters.
"""

from __future__ import annotations

from typing import Any, Final

from westmarch.engine.choices import Selection, amounts_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Done, Frame, Outcome
from westmarch.games.wotr.facts import (
    ATTACKERS,
    FREE,
    ISENGARD,
    MARCHING,
    NATION_OF_REGION,
    NAZGUL,
    SARUMAN,
    SHADOW,
    SOUTHRONS,
    STACKING,
    UNIT_COLUMNS,
    WIDTH,
    WITCH_KING,
    elite_column,
    nation_of,
)
from westmarch.games.wotr.layout import member_of, row
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.state import War

#: What figures are chosen for.
MOVE: Final = 0
ATTACK: Final = 1
ADVANCE: Final = 2

#: Who must be in the part that goes: nobody in particular, a leader or character (a Character result), or as cards say
#: a Nazgul or the Witch-king himself.
NOBODY_LEADS: Final = 0
LEADER_LEADS: Final = 1
NAZGUL_LEADS: Final = 2
WITCH_KING_LEADS: Final = 3

#: Elites that lead while Saruman is in play: his own, and in a game of more than two his allies' (XI p.46).
WHITE_HAND: Final = [elite_column(ISENGARD)]
SARUMANS_ALLIES: Final = [elite_column(ISENGARD), elite_column(SOUTHRONS)]

ALL: Final[Option] = ("choose", "all")
NONE: Final[Option] = ("choose", "none")

PROMPTS: Final = ("wotr-ask-who-moves", "wotr-ask-who-attacks", "wotr-ask-who-advances")
_RULES: Final = ("wotr.movement.split.partial", "wotr.attack.split.optional", "wotr.battle.end.advance-optional")
_LED_RULES: Final = ("wotr.movement.character-die-leader-moves", "wotr.attack.split.character-die", "")


class Terms:
    """What a choice of figures from a force has to keep to.

    ``able`` is how many figures of each column may go, ``characters`` who may; ``units`` are all units of the part
    that stays if nobody goes, ``room`` those that the target can take, ``keep`` those that have to stay (one, if Free
    Peoples leaders must). ``leading`` and ``captains`` are columns and characters one of which must go, unless
    ``led`` is false.
    """

    __slots__ = ("able", "attack", "captains", "characters", "keep", "leading", "led", "most", "room", "side", "units")

    def __init__(
        self, side: int, able: list[int], characters: list[int], units: int, room: int, keep: int, attack: bool
    ) -> None:
        self.side = side
        self.able = able
        self.characters = characters
        self.units = units
        self.room = room
        self.keep = keep
        self.attack = attack
        #: Units that can go at most.
        most = 0
        for column in range(UNIT_COLUMNS[side]):
            most += able[column]
        self.most = min(min(most, room), units - keep)
        self.led = False
        self.leading: list[int] = []
        self.captains: list[int] = []

    def can_lead(self) -> bool:
        """Whether somebody who leads can be among those who go."""
        return bool(self.captains) or any([self.able[column] > 0 for column in self.leading])

    def must_all_go(self, units: int) -> bool:
        """With no unit left behind Free Peoples leaders go along; nobody stays behind an attack without a unit."""
        return units == self.units and (self.attack or self.side == FREE)


def terms_of(
    g: War,
    side: int,
    slot: int,
    purpose: int,
    led_by: int,
    target: int,
    rest: int,
    lands: int,
    stay: list[int],
    resting: int,
) -> Terms:
    """The terms on which figures of a force may go to a region.

    ``lands`` are the nations (bits) whose regions are entered, ``rest`` a slot where those who stay find more
    units, ``stay`` and ``resting`` figures and characters (bits) that may not go again.
    """
    start = row(side, slot)
    able = list(g.figures[start : start + WIDTH[side]])
    keep = 0
    attacking = purpose == ATTACK
    barred = 0 if g.seats == 2 else teams.out_of_command(g, side, slot)
    units_end = UNIT_COLUMNS[side]
    for column, count in enumerate(able):
        if not count:
            continue
        held = min(count, stay[column]) if stay else 0
        if column < units_end or side == FREE:  # Nazgul are always free (VII p.35)
            nation = nation_of(side, column)
            if barred >> nation & 1 or (g.steps[nation] and (attacking or lands & ~(1 << nation))):
                held = count
        if held:
            able[column] = count - held
            if side == FREE and column >= units_end:
                keep = 1
    characters = [c for c in g.characters(side, slot) if not resting >> c & 1 and (attacking or c != SARUMAN)]
    if g.seats > 2:
        characters = [c for c in characters if teams.may_bring(g, side, slot, c)]
    units = g.units(side, slot)
    if rest >= 0 and g.units(side, rest):
        units += g.units(side, rest)
        keep = 0
    room = STACKING if attacking or target < 0 else STACKING - g.units(side, target)
    terms = Terms(side, able, characters, units, room, keep, attacking)
    if led_by != NOBODY_LEADS:
        name_leaders(g, terms, led_by)
    return terms


def name_leaders(g: War, terms: Terms, led_by: int) -> None:
    """Say who can lead the part that goes."""
    terms.led = True
    if led_by != LEADER_LEADS:
        terms.captains = [c for c in terms.characters if c == WITCH_KING]
        terms.leading = [NAZGUL] if led_by == NAZGUL_LEADS else []
        return
    terms.captains = terms.characters
    terms.leading = list(range(UNIT_COLUMNS[terms.side], WIDTH[terms.side]))
    if terms.side == SHADOW and g.white_hand():
        terms.leading = (WHITE_HAND if g.seats == 2 else SARUMANS_ALLIES) + terms.leading


def land_of(region: int) -> int:
    """The nation of a region as a bit; nothing for a region of no nation."""
    nation = NATION_OF_REGION[region] if region >= 0 else -1
    return 1 << nation if nation >= 0 else 0


def forbids_terms(terms: Terms) -> str | None:
    """The rule that keeps any part of the force from going, or None."""
    if terms.room <= 0:
        return "wotr.movement.stacking-after-move"
    if terms.most <= 0:
        return "wotr.attack.split.one-unit-each" if terms.attack else "wotr.movement.leaders-follow-when-vacated"
    if terms.led and not terms.can_lead():
        return _LED_RULES[ATTACK if terms.attack else MOVE]
    return None


def forbids_part(terms: Terms, amounts: dict[int, int]) -> str | None:
    """The rule that forbids a part of the force (figures by column, characters after them), or None."""
    width, units_end = WIDTH[terms.side], UNIT_COLUMNS[terms.side]
    for member, amount in amounts.items():
        able = terms.able[member] if member < width else int(member - width in terms.characters)
        if not 0 < amount <= able:
            return "wotr.attack.nonbelligerent-forced-rearguard" if terms.attack else _RULES[MOVE]
    units = sum([amount for member, amount in amounts.items() if member < units_end])
    if not 1 <= units <= terms.most:
        if units > terms.room:
            return "wotr.movement.stacking-after-move"
        return "wotr.attack.split.one-unit-each" if terms.attack else "wotr.army.definition"
    if terms.led and not any([is_leading(terms, member) for member in amounts]):
        return _LED_RULES[ATTACK if terms.attack else MOVE]
    if terms.must_all_go(units):
        leaders = sum([amounts.get(column, 0) for column in range(units_end, width)])
        if leaders < sum(terms.able[units_end:]) or (terms.attack and any_left(terms, amounts)):
            return "wotr.attack.split.one-unit-each" if terms.attack else "wotr.movement.leaders-follow-when-vacated"
    return None


def is_leading(terms: Terms, member: int) -> bool:
    width = WIDTH[terms.side]
    return member in terms.leading if member < width else member - width in terms.captains


def any_left(terms: Terms, amounts: dict[int, int]) -> bool:
    """Whether a character who may go stays behind."""
    return any([WIDTH[terms.side] + c not in amounts for c in terms.characters])


class ArmyPart(Selection):
    """Every part of a force that may go: ``("take", member, amount, ...)``, counted without listing.

    A part is so many units and a following of leaders and characters. Both are numbered: units by the ways to make up
    their number, followings by those who lead first.
    """

    terms: Terms
    #: Places of units and of followers that can go: columns, characters after them.
    units: list[int]
    followers: list[int]
    #: By place in ``units``: the ways to take so many units from there on, and those of them without one that leads.
    ways: list[list[int]]
    unled: list[list[int]]
    #: How many parts there are of so many units.
    sizes: list[int]

    def __init__(self, terms: Terms) -> None:
        width, units_end = WIDTH[terms.side], UNIT_COLUMNS[terms.side]
        self.terms = terms
        self.units = [column for column in range(units_end) if terms.able[column]]
        self.followers = [column for column in range(units_end, width) if terms.able[column]]
        self.followers += [width + c for c in terms.characters]
        places = self.units + self.followers
        most = [self.able(place) for place in places]
        members = [member_of(terms.side, place) for place in places]
        super().__init__("distribution", "take", members, [0] * len(most), most, 1, sum(most))
        self.ways = self.suffixes([])
        self.unled = self.suffixes(terms.leading) if terms.led else self.ways
        self.sizes = [0] + [self.of_size(units) for units in range(1, len(self.ways[0]))]

    def able(self, place: int) -> int:
        return self.terms.able[place] if place < WIDTH[self.terms.side] else 1

    def suffixes(self, without: list[int]) -> list[list[int]]:
        """The ways to take units of the columns from each place on, none of some."""
        high = self.terms.most
        ways = [[1] + [0] * high]
        for column in reversed(self.units):
            most = 0 if column in without else self.able(column)
            after = ways[-1]
            ways.append([sum(after[max(0, n - most) : n + 1]) for n in range(high + 1)])
        ways.reverse()
        return ways

    def legal(self, option: Option) -> bool:
        verb, *pairs = option
        members = list(option[1::2])
        if verb != "take" or len(pairs) % 2 or members != sorted(set(members)):
            return False
        if any([member not in self.items for member in members]):
            return False
        return forbids_part(self.terms, places_of(self.terms.side, option)) is None

    def forced(self, units: int) -> list[int]:
        """Followers who must go with so many units."""
        if not self.terms.must_all_go(units):
            return []
        return self.followers if self.terms.attack else [p for p in self.followers if p < WIDTH[self.terms.side]]

    def followings(self, units: int) -> tuple[int, int]:
        """How many choices there are of followers who lead, nobody among them, and of the others."""
        forced = self.forced(units)
        leading, others = 1, 1
        for place in self.followers:
            if place not in forced:
                if is_leading(self.terms, place):
                    leading *= self.able(place) + 1
                else:
                    others *= self.able(place) + 1
        return leading, others

    def is_led_by_force(self, units: int) -> bool:
        """Whether a part of so many units is led in any case, or need not be."""
        return not self.terms.led or any([is_leading(self.terms, place) for place in self.forced(units)])

    def of_size(self, units: int) -> int:
        leading, others = self.followings(units)
        count = self.ways[0][units] * leading * others
        return count if self.is_led_by_force(units) else count - self.unled[0][units] * others

    def count(self) -> int:
        return sum(self.sizes)

    def at(self, index: int) -> Option:
        units = 1
        while index >= self.sizes[units]:
            index -= self.sizes[units]
            units += 1
        leading, others = self.followings(units)
        ways = self.ways[0][units]
        index, other = divmod(index, others)
        first = 0 if self.is_led_by_force(units) else 1
        if index < ways * (leading - first):
            lead, index = divmod(index, ways)
            return self.option(units, index, lead + first, other, needs_captain=False)
        return self.option(units, index - ways * (leading - first), 0, other, needs_captain=True)

    def option(self, units: int, index: int, lead: int, other: int, needs_captain: bool) -> Option:
        """The units of a number (only those with an elite that leads, if one is needed) and the following of two."""
        forced = self.forced(units)
        amounts: list[int] = []
        for i, column in enumerate(self.units):
            amount = 0
            while True:
                after = self.ways[i + 1][units - amount]
                if needs_captain and not (amount and column in self.terms.leading):
                    after -= self.unled[i + 1][units - amount]
                if index < after:
                    break
                index -= after
                amount += 1
            needs_captain = needs_captain and not (amount and column in self.terms.leading)
            amounts.append(amount)
            units -= amount
        for place in self.followers:
            if place in forced:
                amounts.append(self.able(place))
            elif is_leading(self.terms, place):
                lead, amount = divmod(lead, self.able(place) + 1)
                amounts.append(amount)
            else:
                other, amount = divmod(other, self.able(place) + 1)
                amounts.append(amount)
        return self.taking(amounts)

    def taking(self, amounts: list[int]) -> Option:
        found: list[int] = []
        for member, amount in zip(self.items, amounts, strict=True):
            if amount:
                found += [member, amount]
        return ("take", *found)

    def has_room_for_all(self) -> bool:
        """Whether everyone who is able to go may go together."""
        return self.terms.most == sum([self.able(column) for column in self.units])

    def everybody(self) -> Option:
        """All who may go, as far as there is room: regulars stay first."""
        amounts = [self.able(place) for place in self.units + self.followers]
        excess = sum(amounts[: len(self.units)]) - self.terms.most
        for i in range(len(self.units)):
            less = min(excess, amounts[i])
            amounts[i] -= less
            excess -= less
        return self.taking(amounts)


def places_of(side: int, option: Option) -> dict[int, int]:
    """The amounts of a part by place: a column, or a character after the columns."""
    start, width = member_of(side, 0), WIDTH[side]
    characters = member_of(side, width)
    return {
        member - start if member < characters else width + member - characters: amount
        for member, amount in amounts_of(option).items()
    }


class TakeFigures(Frame):
    """Choosing who goes (VI p.27-28). Ends with 1 when figures were taken.

    The chosen figures go from ``slot`` into ``into``. Both parts of a Free Peoples army need a unit for their
    leaders; both parts of an attacking army need one in any case.
    """

    STEPS = ("choose",)
    RULE = "wotr.movement.split.partial"

    side: int
    slot: int
    into: int
    purpose: int
    led_by: int = NOBODY_LEADS
    target: int = -1
    rest: int = -1
    #: Nations (bits) whose regions are entered; -1: that of the target.
    lands: int = -1
    stay: list[int] = []
    resting: int = 0

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side}

    def terms(self, g: War) -> Terms:
        lands = land_of(self.target) if self.lands < 0 else self.lands
        return terms_of(
            g,
            self.side,
            self.slot,
            self.purpose,
            self.led_by,
            self.target,
            self.rest,
            lands,
            self.stay,
            self.resting,
        )

    def choose(self, g: War) -> Outcome:
        """All of them is the most frequent answer, and has a short name besides."""
        part = ArmyPart(self.terms(g))
        options: list[Option] = [ALL] if part.has_room_for_all() and part.count() > 1 else []
        if self.purpose == ADVANCE:
            options.append(NONE)
        rule = _LED_RULES[self.purpose] if self.led_by else _RULES[self.purpose]
        return Ask(g.seat(self.side), PROMPTS[self.purpose], options, "chosen", rule, pick=part)

    def chosen(self, g: War, option: Option) -> Outcome:
        if option == NONE:
            return Done(0)
        if option == ALL:
            option = ArmyPart(self.terms(g)).everybody()
        width = WIDTH[self.side]
        for place, amount in places_of(self.side, option).items():
            if place < width:
                g.shift(self.side, self.slot, self.into, place, amount)
            else:
                g.where[place - width] = self.into
        return Done(1)


def advancing(side: int, origin: int, region: int) -> TakeFigures:
    """Which attackers advance into the region that was fought for: all, some or none."""
    return TakeFigures(side=side, slot=ATTACKERS, into=MARCHING, purpose=ADVANCE, target=region, rest=origin)
