"""Moving armies (VI p.27-28): by an Army or Character result, and along several regions by a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome
from westmarch.engine.moments import Moment
from westmarch.games.wotr.facts import (
    ADJACENT,
    FREE,
    GARRISON,
    ISENGARD,
    MARCHING,
    MOUTH,
    NATION_OF_REGION,
    NATIONS_OF_SIDE,
    NEIGHBOURS,
    REGION_COUNT,
    REGION_OF_SLOT,
    RIDGES,
    SHADOW,
    UNIT_COLUMNS,
    WIDTH,
    WITCH_KING,
    elite_column,
    leader_column,
    nation_of,
    regular_column,
)
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.rules.army import lift_siege_if_over
from westmarch.games.wotr.rules.capture import enter, march_in
from westmarch.games.wotr.rules.figures import (
    LEADER_LEADS,
    MOVE,
    NOBODY_LEADS,
    TakeFigures,
    Terms,
    forbids_terms,
    land_of,
    terms_of,
)
from westmarch.games.wotr.state import War

BORDER: Final = "wotr.movement.nonbelligerent-border"

#: An army of a side would move into or attack a region: the rule by which a card in play forbids it.
forbids_entry: Final[Moment[Callable[[War, int, int], str | None]]] = Moment("an army would enter a region")


def forbids_army(g: War, side: int, target: int) -> str | None:
    """The rule that keeps every army of a side out of a region, or None."""
    if not g.free_for_movement(side, target):
        if GARRISON[target] >= 0 and g.units(side, GARRISON[target]):
            return "wotr.movement.no-join-besieged"
        return "wotr.movement.enemy-occupied-must-attack"
    return forbids_by_card(g, side, target)


def is_warded(g: War) -> bool:
    """Whether a card in play may keep armies out of a region."""
    return bool(forbids_entry.heard(g.cards_in_play()))


def forbids_by_card(g: War, side: int, target: int) -> str | None:
    """The rule by which a card in play keeps armies of a side from moving into or attacking a region, or None."""
    for forbids in forbids_entry.heard(g.cards_in_play()):
        rule = forbids(g, side, target)
        if rule is not None:
            return rule
    return None


def forbids_move(
    g: War,
    side: int,
    origin: int,
    target: int,
    led_by: int = NOBODY_LEADS,
    stay: list[int] | None = None,
    resting: int = 0,
) -> str | None:
    """The rule that forbids moving any part of the army in a slot to a region, or None.

    ``stay`` and ``resting`` are the figures and characters (bits) that have moved already in this action.
    """
    if origin < REGION_COUNT and target not in ADJACENT[origin]:
        return "wotr.movement.black-border" if target in RIDGES[origin] else "wotr.movement.one-region"
    refused = forbids_setting_out(g, side, origin) or forbids_army(g, side, target)
    if refused is not None:
        return refused
    return forbids_going(g, side, origin, target, led_by, stay, resting)


def forbids_setting_out(g: War, side: int, origin: int) -> str | None:
    """The rule that keeps the whole army in a slot, or None."""
    if not g.units(side, origin):
        return "wotr.army.definition"
    if origin >= REGION_COUNT:
        return "wotr.movement.besieged-units-locked"
    return None if g.seats == 2 else teams.forbids_command(g, side, origin, False)


def forbids_going(
    g: War, side: int, origin: int, target: int, led_by: int, stay: list[int] | None, resting: int
) -> str | None:
    """The rule that keeps every part of an army from a region that is free for it, or None."""
    lands = land_of(target)
    terms = terms_of(g, side, origin, MOVE, led_by, target, -1, lands, stay or [], resting)
    refused = forbids_terms(terms)
    if refused is None or not lands:
        return _moved_already(terms, stay, refused)
    free = terms_of(g, side, origin, MOVE, led_by, target, -1, 0, stay or [], resting)
    refused = forbids_terms(free)
    if refused is not None:
        return _moved_already(free, stay, refused)
    # The army could go but for the politics of its nations.
    return "wotr.movement.nonbelligerent-leaders" if terms.most < 1 and terms.keep else BORDER


def _moved_already(terms: Terms, stay: list[int] | None, refused: str | None) -> str | None:
    """The refusal, which is another one if those who could go have moved already."""
    if refused is not None and stay and sum(stay) and not sum(terms.able[: UNIT_COLUMNS[terms.side]]):
        return "wotr.movement.no-figure-twice"
    return refused


#: The nations of each side, as bits.
NATION_BITS: Final[list[int]] = [sum([1 << nation for nation in NATIONS_OF_SIDE[side]]) for side in (FREE, SHADOW)]


class Outlook:
    """What all armies of a side have in common when they look for a way: worked out once for a question."""

    __slots__ = ("all_plain", "at_war", "closed", "side", "united", "warded")

    def __init__(self, g: War, side: int) -> None:
        self.side = side
        #: Whether all armies are plain (``is_plain_army``): Free Peoples ones may not be, and no player commands all of
        #: a team's.
        self.all_plain = side == SHADOW and g.seats == 2
        self.warded = is_warded(g)
        #: Where enemies stand, or no unit more would find room (bits).
        self.closed = g.held_slots(1 - side) | g.full_slots(side)
        #: Nations At War (bits), and whether all of the side are.
        self.at_war = g.war_bits()
        self.united = self.at_war & NATION_BITS[side] == NATION_BITS[side]


def targets_of(
    g: War, look: Outlook, origin: int, led_by: int = NOBODY_LEADS, stay: list[int] | None = None, resting: int = 0
) -> list[int]:
    """The regions to which a part of an army in the open can move."""
    side = look.side
    if led_by == LEADER_LEADS and not g.leads(side, origin):
        return []
    if g.seats > 2 and teams.forbids_command(g, side, origin, False) is not None:
        return []
    if stay:
        if has_moved(g, side, origin, stay):
            return []
        if led_by == NOBODY_LEADS and (look.all_plain or (g.seats == 2 and not g.leaders(origin))):
            return plain_targets(g, look, origin, stay)
    elif look.all_plain or is_plain_army(g, side, origin):
        if led_by == NOBODY_LEADS or is_surely_led(g, side, origin, led_by):
            return plain_targets(g, look, origin)
    return [
        target
        for target in ADJACENT[origin]
        if forbids_army(g, side, target) is None
        and forbids_going(g, side, origin, target, led_by, stay, resting) is None
    ]


def is_plain_army(g: War, side: int, slot: int) -> bool:
    """Whether nothing but the politics of its units decides what an army can do: no teammate, no leaders whom its
    only unit might have to stay with."""
    if g.seats > 2:
        return False
    return side != FREE or g.units(FREE, slot) != 1 or not g.leaders(slot) or not has_leaders(g, slot, at_war=False)


def has_leaders(g: War, slot: int, at_war: bool) -> bool:
    """Whether leaders of nations that are At War, or are not, stand in a slot."""
    counts = g.figures_of(FREE, slot)[leader_column(0) :]
    return any([count and g.at_war(nation) == at_war for nation, count in enumerate(counts)])


def has_moved(g: War, side: int, slot: int, stay: list[int]) -> bool:
    """Whether all units of an army have moved already."""
    figures = g.figures_of(side, slot)
    return all([figures[column] <= stay[column] for column in range(UNIT_COLUMNS[side])])


def is_surely_led(g: War, side: int, slot: int, led_by: int) -> bool:
    """Whether no leader is needed, or one is there whom nothing holds back."""
    if led_by != LEADER_LEADS:
        return led_by == NOBODY_LEADS
    if side == FREE:
        return g.has_character(FREE, slot) or (g.leaders(slot) > 0 and has_leaders(g, slot, at_war=True))
    if g.nazgul(slot) or slot in (g.where[WITCH_KING], g.where[MOUTH]):
        return True
    return g.white_hand() and g.at_war(ISENGARD) and g.count(SHADOW, slot, elite_column(ISENGARD)) > 0


#: The regions (bits) of all nations but some (bits), where armies of these alone may not go before the war.
FOREIGN: Final[list[int]] = [
    sum([1 << r for r in range(REGION_COUNT) if NATION_OF_REGION[r] >= 0 and not nations >> NATION_OF_REGION[r] & 1])
    for nations in range(256)
]


def plain_targets(g: War, look: Outlook, origin: int, stay: list[int] | None = None) -> list[int]:
    """Where such an army can move, all of it or a part: what ``forbids_move`` says, without the terms of a part."""
    closed = look.closed
    if not look.united:
        present = g.nation_bits(look.side, origin) if stay is None else rested_bits(g, look.side, origin, stay)
        if not present & look.at_war:
            closed |= FOREIGN[present]
    near = ADJACENT[origin]
    if NEIGHBOURS[origin] & closed:
        near = [target for target in near if not closed >> target & 1]
    if look.warded:
        near = [target for target in near if forbids_by_card(g, look.side, target) is None]
    return near


def rested_bits(g: War, side: int, slot: int, stay: list[int]) -> int:
    """The nations (bits) with units in a slot that have not moved yet."""
    figures = g.figures_of(side, slot)
    bits = 0
    for column in range(UNIT_COLUMNS[side]):
        if figures[column] > stay[column]:
            bits |= 1 << nation_of(side, column)
    return bits


def moves(g: War, side: int, led_by: int = NOBODY_LEADS) -> list[tuple[int, int]]:
    """Every move of a side: the army's slot and the region it can go to."""
    look = Outlook(g, side)
    return [(origin, target) for origin in g.army_regions(side) for target in targets_of(g, look, origin, led_by)]


def can_move(g: War, side: int, led_by: int = NOBODY_LEADS) -> bool:
    """Whether a side has any army move."""
    look = Outlook(g, side)
    return any(targets_of(g, look, origin, led_by) for origin in g.army_regions(side))


def arrivals(moved: list[int], side: int, region: int) -> list[int]:
    """Figures by column that came to a region: ``moved`` holds regions, columns and counts in turn."""
    found = [0] * WIDTH[side]
    for i in range(0, len(moved), 3):
        if moved[i] == region:
            found[moved[i + 1]] += moved[i + 2]
    return found


class MoveArmies(Frame):
    """Up to ``count`` different armies move one region each (VI p.27); no figure moves twice."""

    STEPS = ("choose", "take", "go")
    RULE = "wotr.movement.army-die-two-armies"

    side: int
    count: int
    led_by: int
    #: Who has moved in this action: region, column and number, three by three; characters as bits.
    moved: list[int] = later([])
    rested: int = later(0)
    done: int = later(0)
    origin: int = later(-1)
    target: int = later(-1)

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side}

    def choose(self, g: War) -> Outcome:
        if self.done >= self.count:
            return DONE
        options = self.marches(g)
        if self.done or not options:
            options.append(("done",))
        return Ask(g.seat(self.side), "wotr-ask-move", options, "chosen", self.RULE)

    def marches(self, g: War) -> list[Option]:
        """Every move that is left."""
        look = Outlook(g, self.side)
        found: list[Option] = []
        for origin in g.army_regions(self.side):
            stay = self.staying(origin) if self.moved else None
            for target in targets_of(g, look, origin, self.led_by, stay, self.rested):
                found.append(("move", origin, target))
        return found

    def staying(self, origin: int) -> list[int]:
        """Figures by column that came to a region in this action."""
        if not self.moved or origin not in self.moved[::3]:
            return []
        return arrivals(self.moved, self.side, origin)

    def chosen(self, g: War, option: Option) -> Outcome:
        if option == ("done",):
            return DONE
        _, self.origin, self.target = option
        return None

    def take(self, g: War) -> Outcome:
        teams.army_acts(g, self.side, self.origin, self.target)
        return Call(
            TakeFigures(
                side=self.side,
                slot=self.origin,
                into=MARCHING,
                purpose=MOVE,
                led_by=self.led_by,
                target=self.target,
                stay=self.staying(self.origin),
                resting=self.rested,
            )
        )

    def go(self, g: War) -> Outcome:
        for column, count in enumerate(g.figures_of(self.side, MARCHING)):
            if count:
                self.moved += [self.target, column, count]
        for character in g.characters(self.side, MARCHING):
            self.rested |= 1 << character
        self.done += 1
        arrive(g, self.side, self.origin, self.target)
        return Goto("choose")


def arrive(g: War, side: int, origin: int, target: int) -> None:
    """The figures on the march reach their region; the siege they may have left can be over."""
    about = {"side": side, "origin": origin, "target": target, "member": g.members(side, MARCHING)}
    g.note("wotr-log-moves", about, rule="wotr.movement.one-region")
    march_in(g, side, target)
    lift_siege_if_over(g, REGION_OF_SLOT[origin])
    lift_siege_if_over(g, target)


# ---- card moves of several regions (VI p.27-28) ----


class March(Frame):
    """A card moves one army up to ``steps`` regions (VI p.27): the way first, then who goes, then the march.

    With ``must_join`` the march has to end with another army of the side that is not under siege; ``stay`` and
    ``resting`` are figures and characters (bits) that have moved already. Ends with 1 more than the region
    reached, or with 0 when no army has moved.
    """

    STEPS = ("choose_way", "take", "go")
    RULE = "wotr.movement.card.army-fixed"

    side: int
    origin: int
    steps: int
    must_join: bool = False
    stay: list[int] = []
    resting: int = 0
    way: list[int] = later([])

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side, "origin": self.origin}

    def choose_way(self, g: War) -> Outcome:
        ways = next_regions(g, self.side, self.origin, self.way, self.steps, self.must_join, self.stay)
        options: list[Option] = [("march", target) for target in ways]
        if self.way and may_end(g, self.side, self.origin, self.way, self.must_join, self.stay):
            options.append(("done",))
        if not options:
            return DONE
        return Ask(g.seat(self.side), "wotr-ask-march", options, "way_chosen", self.RULE)

    def way_chosen(self, g: War, option: Option) -> Outcome:
        match option:
            case ("march", target):
                self.way.append(target)
                return Goto("choose_way")
            case _:
                return None

    def take(self, g: War) -> Outcome:
        target = self.way[-1]
        teams.army_acts(g, self.side, self.origin, target)
        lands = lands_on(self.way)
        return Call(
            TakeFigures(
                side=self.side,
                slot=self.origin,
                into=MARCHING,
                purpose=MOVE,
                target=target,
                lands=lands,
                stay=self.stay,
                resting=self.resting,
            )
        )

    def go(self, g: War) -> Outcome:
        """Enemy settlements on the way are captured in passing."""
        for passed in self.way[:-1]:
            enter(g, self.side, passed)
        arrive(g, self.side, self.origin, self.way[-1])
        return Done(self.way[-1] + 1)


def can_march(g: War, side: int, origin: int, steps: int, must_join: bool, stay: list[int] | None = None) -> bool:
    """Whether a card can move a part of an army as it says."""
    if origin >= REGION_COUNT or not g.units(side, origin):
        return False
    kept = stay or []
    return any(leads_somewhere(g, side, origin, [near], steps, must_join, kept) for near in ADJACENT[origin])


def next_regions(
    g: War, side: int, origin: int, way: list[int], steps: int, must_join: bool, stay: list[int]
) -> list[int]:
    """Where a march can go on to, so that it can end as the card demands."""
    if len(way) >= steps:
        return []
    here = way[-1] if way else origin
    return [
        target
        for target in ADJACENT[here]
        if target != origin
        and target not in way
        and leads_somewhere(g, side, origin, [*way, target], steps, must_join, stay)
    ]


def leads_somewhere(
    g: War, side: int, origin: int, way: list[int], steps: int, must_join: bool, stay: list[int]
) -> bool:
    """Whether a march can take a way and end as the card demands, at its last region or further on."""
    here = way[-1]
    if forbids_army(g, side, here) is not None or not goes_anyone(g, side, origin, way, stay):
        return False
    if may_end(g, side, origin, way, must_join, stay):
        return True
    if len(way) >= steps:
        return False
    for target in ADJACENT[here]:
        if target != origin and target not in way:
            if leads_somewhere(g, side, origin, [*way, target], steps, must_join, stay):
                return True
    return False


def may_end(g: War, side: int, origin: int, way: list[int], must_join: bool, stay: list[int]) -> bool:
    """Whether a march may end where it is: with room for a unit, and with friends if the card wants it."""
    if must_join and not g.units(side, way[-1]):
        return False
    terms = terms_of(g, side, origin, MOVE, NOBODY_LEADS, way[-1], -1, lands_on(way), stay, 0)
    return forbids_terms(terms) is None


def goes_anyone(g: War, side: int, origin: int, way: list[int], stay: list[int]) -> bool:
    """Whether politics let a unit of the army go the way; room is looked at only where it ends."""
    lands = lands_on(way)
    barred = 0 if g.seats == 2 else teams.out_of_command(g, side, origin)
    for nation in NATIONS_OF_SIDE[side]:
        if not barred >> nation & 1 and (g.at_war(nation) or not lands & ~(1 << nation)):
            for column in (regular_column(nation), elite_column(nation)):
                if g.count(side, origin, column) > (stay[column] if stay else 0):
                    return True
    return False


def lands_on(way: list[int]) -> int:
    """The nations (bits) whose regions lie on the way."""
    lands = 0
    for step in way:
        lands |= land_of(step)
    return lands
