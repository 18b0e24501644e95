"""Companions on the map (VI p.24): their range, and moving them alone or in groups."""

from __future__ import annotations

from itertools import combinations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.wotr.facts import (
    ADJACENT,
    ATTACKERS,
    COMPANIONS,
    FREE,
    GANDALF_WHITE,
    HOBBITS,
    LEVEL,
    REGION_COUNT,
    REGION_OF_SLOT,
    SHADOW,
    STRONGHOLDS,
)
from westmarch.games.wotr.rules import politics
from westmarch.games.wotr.state import War

#: Gandalf the White's level on Shadowfax, for movement only.
SHADOWFAX = 4


def companion_reach(g: War, slot_or_region: int, distance: int, may_enter_siege: bool = False) -> list[int]:
    """Regions that companions can go to from a place, their own included. Armies do not hinder them; they stop
    in a Shadow stronghold, and a friendly stronghold under siege is closed both ways unless a card opens it."""
    start = REGION_OF_SLOT[slot_or_region]
    if g.besieged_side(start) == FREE:
        return [start]
    passed = [False] * REGION_COUNT  # or closed
    stops = [False] * REGION_COUNT
    for stronghold in STRONGHOLDS:
        stops[stronghold] = g.control[stronghold] == SHADOW
    for stronghold in g.besieged_regions(FREE):
        stops[stronghold] = True
        passed[stronghold] = not may_enter_siege
    passed[start] = True
    reached = [start]
    edge = [start]
    for _ in range(distance):
        following: list[int] = []
        for here in edge:
            for there in ADJACENT[here]:
                if not passed[there]:
                    passed[there] = True
                    reached.append(there)
                    if not stops[there]:
                        following.append(there)
        edge = following
    return sorted(reached)


def group_level(group: list[int]) -> int:
    """The level a group moves by: the highest in it; Shadowfax carries Gandalf the White and one Hobbit."""
    others = [c for c in group if c != GANDALF_WHITE]
    if len(others) < len(group) and (not others or (len(others) == 1 and others[0] in HOBBITS)):
        return SHADOWFAX
    return max([LEVEL[c] for c in group])


def on_the_map(g: War) -> list[int]:
    """Companions that are neither in the Fellowship nor out of play."""
    return [c for c in COMPANIONS if 0 <= g.where[c] < ATTACKERS]


def move_to(g: War, character: int, region: int) -> None:
    """Put a companion in a region: inside its stronghold if the Free Peoples are besieged there."""
    g.where[character] = g.home_slot(FREE, region)
    about = {"character": character, "region": region}
    g.note("wotr-log-character-moves", about, rule="wotr.characters.companions.range")


def forbids_companion(g: War, character: int) -> str | None:
    """The rule that keeps a companion from moving on the map, or None."""
    slot = g.where[character]
    if not 0 <= slot < ATTACKERS:
        return "wotr.characters.companions.enter-by-separation"
    if g.besieged_side(REGION_OF_SLOT[slot]) == FREE:
        return "wotr.characters.companions.besieged-stronghold"
    return None


def forbids_companion_target(g: War, origin: int, target: int, distance: int, siege_ok: bool = False) -> str | None:
    """The rule that keeps companions within some regions' reach from a target, or None."""
    if target in companion_reach(g, origin, distance, siege_ok):
        return None
    closed = g.besieged_side(target) == FREE and not siege_ok
    if closed or g.besieged_side(REGION_OF_SLOT[origin]) == FREE:
        return "wotr.characters.companions.besieged-stronghold"
    return "wotr.characters.companions.range"


def forbids_move_companions(g: War) -> str | None:
    """The rule that forbids the action of moving companions, or None."""
    here = on_the_map(g)
    if not here:
        return "wotr.characters.companions.enter-by-separation"
    if all([forbids_companion(g, c) is not None for c in here]):
        return "wotr.characters.companions.besieged-stronghold"
    return None


def groups_on_the_map(g: War, moved: list[int]) -> list[Option]:
    """Every group that can be formed of companions who stand together and have not moved."""
    ready = [c for c in on_the_map(g) if c not in moved and forbids_companion(g, c) is None]
    options: list[Option] = []
    for slot in sorted({g.where[c] for c in ready}):
        here = [c for c in ready if g.where[c] == slot]
        for size in range(1, len(here) + 1):
            options += [("group", *chosen) for chosen in combinations(here, size)]
    return options


def targets_of_group(g: War, group: list[int], distance: int, siege_ok: bool) -> list[Option]:
    """Where a group on the map can go; staying is no move."""
    origin = g.where[group[0]]
    home = REGION_OF_SLOT[origin]
    return [("go", region) for region in companion_reach(g, origin, distance, siege_ok) if region != home]


def arrive(g: War, group: list[int], region: int) -> None:
    """A group ends its move: companions rouse the nations they can."""
    for c in group:
        move_to(g, c, region)
    for c in group:
        politics.companion_arrived(g, c, region)


class MoveCompanions(Frame):
    """Move every companion on the map, each once, alone or in groups (VI p.24)."""

    STEPS = ("choose_group", "choose_target", "again")
    RULE = "wotr.characters.companions.several-groups"

    moved: list[int] = later([])
    group: list[int] = later([])

    def choose_group(self, g: War) -> Outcome:
        options = groups_on_the_map(g, self.moved)
        if self.moved or not options:
            options.append(("done",))
        return Ask(g.seat(FREE), "wotr-ask-group", options, "group_chosen", "wotr.characters.companions.group-range")

    def group_chosen(self, g: War, option: Option) -> Outcome:
        verb, *self.group = option
        return DONE if verb == "done" else None

    def choose_target(self, g: War) -> Outcome:
        options = targets_of_group(g, self.group, group_level(self.group), False)
        about = (("character", tuple(self.group)),)
        return Ask(g.seat(FREE), "wotr-ask-group-target", options, "gone", "wotr.characters.companions.range", about)

    def gone(self, g: War, option: Option) -> None:
        _, region = option
        arrive(g, self.group, region)
        self.moved += self.group

    def again(self, g: War) -> Outcome:
        return Goto("choose_group")


class MoveGroup(Frame):
    """A card moves one companion or one group on the map: extra regions, or a level of its own, and perhaps
    into a stronghold under siege (VI p.24)."""

    STEPS = ("choose_group", "choose_target")
    RULE = "wotr.characters.move.character-die-or-card"

    bonus: int
    level: int
    into_siege: bool
    group: list[int] = later([])

    def choose_group(self, g: War) -> Outcome:
        options = groups_on_the_map(g, [])
        if not options:
            return DONE
        return Ask(g.seat(FREE), "wotr-ask-group", options, "group_chosen", "wotr.characters.companions.group-range")

    def group_chosen(self, g: War, option: Option) -> None:
        _, *self.group = option

    def choose_target(self, g: War) -> Outcome:
        distance = self.bonus + (self.level if self.level else group_level(self.group))
        options = targets_of_group(g, self.group, distance, self.into_siege)
        about = (("character", tuple(self.group)),)
        return Ask(g.seat(FREE), "wotr-ask-group-target", options, "gone", "wotr.characters.companions.range", about)

    def gone(self, g: War, option: Option) -> None:
        _, region = option
        arrive(g, self.group, region)
