"""Nazgul, minions and characters that enter by a die (VI p.24-25)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import compress
from typing import Any, Final, TypeVar

from westmarch.engine.decision import Ask, Option, Selection, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.wotr.facts import (
    ADJACENT,
    ARAGORN,
    ATTACKERS,
    ELVES,
    FIGURES,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    GARRISON,
    IN_FELLOWSHIP,
    ISENGARD,
    LEVEL,
    MOUTH,
    NATION_OF_REGION,
    NAZGUL,
    NOT_IN_PLAY,
    REGION_COUNT,
    REGION_OF_SLOT,
    SARUMAN,
    SAURON,
    SETTLEMENTS,
    SHADOW,
    STRIDER,
    STRONGHOLDS,
    WITCH_KING,
    elite_column,
    region,
    regular_column,
)
from westmarch.games.wotr.rules import politics, teams
from westmarch.games.wotr.state import War

ORTHANC = region("orthanc")
FANGORN = region("fangorn")
#: Where Strider may come forward as the heir of Isildur.
HEIRS_CITIES = (region("minas-tirith"), region("dol-amroth"), region("pelargir"))

# ---- moving ----

Thing = TypeVar("Thing")

#: Where the Witch-king can be sent: nearly everywhere, whenever minions move.
ERRANDS: Final[list[Option]] = [("send", WITCH_KING, target) for target in range(REGION_COUNT)]


def forbids_minion_in(g: War, target: int) -> str | None:
    """The rule that keeps Nazgul and minions without an army out of a region, or None."""
    inside = GARRISON[target]
    if inside >= 0 and g.control[target] == FREE and not g.units(FREE, inside):
        return "wotr.characters.nazgul.no-free-stronghold"
    return None


def nazgul_targets(g: War) -> list[int]:
    """Regions that Nazgul can fly to."""
    return without(list(range(REGION_COUNT)), barred_strongholds(g))


def barred_strongholds(g: War) -> list[int]:
    """Where Nazgul and minions without an army cannot go, ascending."""
    free = g.strongholds_of(FREE)
    return [r for r in STRONGHOLDS if free >> r & 1 and forbids_minion_in(g, r) is not None]


def without(things: list[Thing], regions: list[int]) -> list[Thing]:
    """One thing for each region, without those of some regions (ascending): nearly all are left."""
    for place in reversed(regions):  # from the last on, so that a region's number is still its place
        del things[place]
    return things


def mouth_reach(g: War) -> list[int]:
    """Regions that the Mouth of Sauron can walk to, his own not included."""
    slot = g.where[MOUTH]
    if not 0 <= slot < ATTACKERS or g.besieged_side(REGION_OF_SLOT[slot]) == SHADOW:
        return []
    start = REGION_OF_SLOT[slot]
    seen = [False] * REGION_COUNT
    seen[start] = True
    reached: list[int] = []
    edge = [start]
    for _ in range(LEVEL[MOUTH]):
        following: list[int] = []
        for here in edge:
            for there in ADJACENT[here]:
                if not seen[there]:
                    seen[there] = True
                    if GARRISON[there] < 0 or forbids_mouth_in(g, there) is None:
                        following.append(there)
        reached += following
        edge = following
    return sorted(reached)


def forbids_mouth_in(g: War, target: int) -> str | None:
    """The rule that keeps the Mouth of Sauron out of a region near enough, or None."""
    if g.besieged_side(target) == SHADOW:
        return "wotr.characters.mouth.besieged-friendly"
    return "wotr.characters.minions.no-free-stronghold" if forbids_minion_in(g, target) is not None else None


def forbids_send(g: War, character: int, target: int) -> str | None:
    """The rule that forbids moving a minion on his own to a region, or None."""
    if not 0 <= g.where[character] < ATTACKERS:
        return "wotr.characters.minions.enter-by-muster"
    if character == SARUMAN:
        return "wotr.characters.saruman.stays-in-orthanc"
    if teams.forbids_minion_player(g, character) is not None:
        return "wotr.multi.shadow.minion-control"
    if character == WITCH_KING:
        return forbids_minion_in(g, target)
    if target in mouth_reach(g):
        return None
    if g.besieged_side(REGION_OF_SLOT[g.where[MOUTH]]) == SHADOW:
        return "wotr.characters.mouth.besieged-friendly"
    return forbids_mouth_in(g, target) or "wotr.characters.mouth.three-regions"


def forbids_move_minions(g: War) -> str | None:
    """The rule that forbids the action of moving Nazgul and minions, or None."""
    if g.available(SHADOW, NAZGUL) < FIGURES[SHADOW][NAZGUL]:
        return None
    if g.where[WITCH_KING] >= 0 and teams.forbids_minion_player(g, WITCH_KING) is None:
        return None
    walking = teams.forbids_minion_player(g, MOUTH) is None and mouth_reach(g)
    return None if walking else "wotr.characters.nazgul.any-number"


class Flights(Selection):
    """Flights of Nazgul, ``("fly", origin, target, count)``: hundreds, so that they are not listed unasked."""

    #: Nazgul that may still fly, by slot.
    ready: dict[int, int]
    #: Regions that they can fly to, ascending.
    targets: list[int]
    #: How many flights there are, by slot.
    flights: list[int]

    def __init__(self, ready: dict[int, int], targets: list[int]) -> None:
        super().__init__("list", "fly", [], [], [], 0, 0)
        self.ready = ready
        self.targets = targets
        self.flights = [most * self.goal_count(origin) for origin, most in ready.items()]

    def goals(self, origin: int) -> list[int]:
        home = REGION_OF_SLOT[origin]
        return [target for target in self.targets if target != home]

    def home_place(self, origin: int) -> int:
        """The place among the targets of the region where Nazgul are; behind all if it is none of them."""
        home = REGION_OF_SLOT[origin]
        place = bisect_left(self.targets, home)
        return place if place < len(self.targets) and self.targets[place] == home else len(self.targets)

    def goal_count(self, origin: int) -> int:
        return len(self.targets) - (1 if self.home_place(origin) < len(self.targets) else 0)

    def legal(self, option: Option) -> bool:
        match option:
            case ("fly", origin, target, count):
                return 1 <= count <= self.ready.get(origin, 0) and target in self.goals(origin)
            case _:
                return False

    def count(self) -> int:
        return sum(self.flights)

    def enumerate(self) -> Iterator[Option]:
        for origin, most in self.ready.items():
            for target in self.goals(origin):
                for count in range(1, most + 1):
                    yield ("fly", origin, target, count)

    def at(self, index: int) -> Option:
        for flights, (origin, most) in zip(self.flights, self.ready.items(), strict=True):
            if index < flights:
                place = index // most
                target = self.targets[place if place < self.home_place(origin) else place + 1]
                return ("fly", origin, target, index % most + 1)
            index -= flights
        raise IndexError(index)


class MoveMinions(Frame):
    """Move Nazgul, the Witch-king and, unless only Nazgul move, the Mouth of Sauron, each once (VI p.24)."""

    STEPS = ("choose", "again")
    RULE = "wotr.characters.nazgul.any-number"

    nazgul_only: bool
    #: Nazgul that have arrived, by slot, and minions that have moved.
    arrived: dict[int, int] = later({})
    sent: list[int] = later([])

    def choose(self, g: War) -> Outcome:
        targets = nazgul_targets(g)
        flights = Flights(self.ready(g), targets)
        options = self.errands(g)
        if self.nazgul_only or self.arrived or self.sent or not (options or flights.ready):
            options.append(("done",))
        rule = "wotr.characters.nazgul.fly-anywhere"
        return Ask(g.seat(SHADOW), "wotr-ask-minions", options, "chosen", rule, pick=flights)

    def ready(self, g: War) -> dict[int, int]:
        """Nazgul that have not moved, by slot."""
        counts = g.nazgul_by_slot()
        found: dict[int, int] = {}
        for slot in compress(range(ATTACKERS), counts):
            if counts[slot] > self.arrived.get(slot, 0):
                found[slot] = counts[slot] - self.arrived.get(slot, 0)
        return found

    def errands(self, g: War) -> list[Option]:
        options: list[Option] = []
        if teams.forbids_minion_player(g, WITCH_KING) is not None:
            return options  # the Mouth of Sauron has the same player
        if g.where[WITCH_KING] >= 0 and WITCH_KING not in self.sent:
            home = REGION_OF_SLOT[g.where[WITCH_KING]]
            options += without(ERRANDS[:], sorted({home, *barred_strongholds(g)}))
        if not self.nazgul_only and MOUTH not in self.sent:
            options += [("send", MOUTH, target) for target in mouth_reach(g)]
        return options

    def chosen(self, g: War, option: Option) -> Outcome:
        match option:
            case ("fly", origin, target, count):
                slot = g.home_slot(SHADOW, target)
                g.shift(SHADOW, origin, slot, NAZGUL, count)
                self.arrived[slot] = self.arrived.get(slot, 0) + count
                about = {"count": count, "origin": origin, "region": target}
                g.note("wotr-log-nazgul-fly", about, rule="wotr.characters.nazgul.fly-anywhere")
            case ("send", minion, target):
                g.where[minion] = g.home_slot(SHADOW, target)
                self.sent.append(minion)
                about = {"character": minion, "region": target}
                g.note("wotr-log-character-moves", about, rule="wotr.characters.nazgul.fly-anywhere")
            case _:
                return DONE
        return None

    def again(self, g: War) -> Outcome:
        return Goto("choose")


# ---- entering play ----


def minion_places(g: War, minion: int) -> list[int]:
    """Slots where a minion can be placed, as his card says."""
    if minion == WITCH_KING:
        return [slot for slot in g.army_slots(SHADOW) if g.nation_units(SAURON, slot)]
    if minion == SARUMAN:
        return [g.home_slot(SHADOW, ORTHANC)] if g.control[ORTHANC] == SHADOW else []
    return [g.home_slot(SHADOW, r) for r in STRONGHOLDS if NATION_OF_REGION[r] == SAURON and g.control[r] == SHADOW]


def forbids_minion(g: War, character: int) -> str | None:
    """The rule that forbids bringing a minion into play, or None."""
    if g.where[character] != NOT_IN_PLAY:
        return "wotr.characters.eliminated.permanent"
    if teams.forbids_minion_player(g, character) is not None:
        return "wotr.multi.shadow.minion-control"
    if character == WITCH_KING:
        if not g.at_war(SAURON) or not any([g.at_war(nation) for nation in FREE_NATIONS]):
            return "wotr.cards.character.witch-king.play"
    elif character == SARUMAN:
        if not g.at_war(ISENGARD):
            return "wotr.characters.minions.enter-by-muster"
    elif not g.in_mordor() and not g.all_at_war(FREE):
        return "wotr.characters.minions.enter-by-muster"
    if minion_places(g, character):
        return None
    return "wotr.cards.character.witch-king.play" if character == WITCH_KING else "wotr.action.muster.play-minion"


class PlayMinion(Frame):
    """A minion enters play (VI p.24-25)."""

    STEPS = ("choose_place",)
    RULE = "wotr.characters.minions.enter-by-muster"

    character: int

    def about(self, g: War) -> dict[str, Any]:
        return {"character": self.character}

    def choose_place(self, g: War) -> Outcome:
        options: list[Option] = [("send", self.character, slot) for slot in minion_places(g, self.character)]
        about = (("character", self.character),)
        return Ask(g.seat(SHADOW), "wotr-ask-place-character", options, "placed", self.RULE, about)

    def placed(self, g: War, option: Option) -> None:
        _, _, slot = option
        g.where[self.character] = slot
        g.minions_seen |= 1 << self.character
        about = {"character": self.character, "slot": slot}
        g.note("wotr-log-character-enters", about, rule="wotr.characters.minions.enter-by-muster")
        if self.character == WITCH_KING:
            for nation in FREE_NATIONS:
                politics.activate(g, nation, politics.BY_CARD)


def forbids_upgrade(g: War, character: int) -> str | None:
    """The rule that forbids bringing Aragorn or Gandalf the White into play, or None."""
    if g.where[character] != NOT_IN_PLAY:
        return "wotr.characters.eliminated.permanent"
    if character == ARAGORN:
        place = g.character_region(STRIDER)
        return None if place in HEIRS_CITIES and g.control[place] == FREE else "wotr.cards.character.strider.heir"
    if character != GANDALF_WHITE:
        return "wotr.action.will.upgrade-character"
    if g.where[GANDALF_GREY] == IN_FELLOWSHIP:
        return "wotr.cards.character.gandalf-grey.emissary"
    return None if g.minions_seen and upgrade_places(g, character) else "wotr.cards.character.gandalf-white.play"


def upgrade_places(g: War, character: int) -> list[int]:
    """Slots where Aragorn or Gandalf the White can enter: where his former self stands, else by the card."""
    former = g.where[STRIDER if character == ARAGORN else GANDALF_GREY]
    if former >= 0:
        return [former]
    havens = [r for r in STRONGHOLDS if NATION_OF_REGION[r] == ELVES and g.control[r] == FREE]
    return sorted([FANGORN] + [g.home_slot(FREE, r) for r in havens])


class Upgrade(Frame):
    """Aragorn, Heir to Isildur, or Gandalf the White enters play by Will of the West (VI p.24-25)."""

    STEPS = ("choose_place",)
    RULE = "wotr.action.will.upgrade-character"

    character: int

    def about(self, g: War) -> dict[str, Any]:
        return {"character": self.character}

    def choose_place(self, g: War) -> Outcome:
        options: list[Option] = [("send", self.character, slot) for slot in upgrade_places(g, self.character)]
        about = (("character", self.character),)
        return Ask(g.seat(FREE), "wotr-ask-place-character", options, "placed", self.RULE, about)

    def placed(self, g: War, option: Option) -> None:
        _, _, slot = option
        former = STRIDER if self.character == ARAGORN else GANDALF_GREY
        if g.where[former] >= 0:
            g.where[former] = NOT_IN_PLAY
        g.where[self.character] = slot
        about = {"character": self.character, "slot": slot}
        g.note("wotr-log-character-enters", about, rule="wotr.action.will.upgrade-character")


# ---- the Voice of Saruman ----


def voice_settlements(g: War) -> list[int]:
    """Isengard settlements that can take a unit by the Voice of Saruman."""
    return [r for r in SETTLEMENTS[ISENGARD] if g.control[r] == SHADOW and not g.is_besieged(r)]


def forbids_voice(g: War, action: str) -> str | None:
    """The rule that forbids one of Saruman's uses of a Muster result, or None."""
    if g.where[SARUMAN] < 0:
        return "wotr.characters.minions.enter-by-muster"
    if teams.forbids_minion_player(g, SARUMAN) is not None:
        return "wotr.multi.shadow.minion-control"
    if g.control[ORTHANC] != SHADOW or g.is_besieged(ORTHANC):
        return "wotr.characters.saruman.stays-in-orthanc"
    regular, elite = regular_column(ISENGARD), elite_column(ISENGARD)
    if action == "voice_recruit":
        return None if g.available(SHADOW, regular) else "wotr.action.muster.recruit"
    enough = g.count(SHADOW, ORTHANC, regular) >= 2 and g.available(SHADOW, elite) >= 2
    return None if enough else "wotr.action.muster.recruit"


class Voice(Frame):
    """The Voice of Saruman (his card): a regular in every Isengard settlement, or two elites for two regulars."""

    STEPS = ("speak", "choose_settlements")
    RULE = "wotr.action.muster.recruit"

    action: str
    settlements: list[int] = later([])

    def speak(self, g: War) -> Outcome:
        if self.action == "voice_recruit":
            self.settlements = voice_settlements(g)
            return None
        g.return_to_box(SHADOW, ORTHANC, regular_column(ISENGARD), 2)
        g.recruit(SHADOW, ORTHANC, elite_column(ISENGARD), 2)
        g.note("wotr-log-voice-elites")
        return DONE

    def choose_settlements(self, g: War) -> Outcome:
        """With a regular for everyone there is nothing to choose; otherwise the player says where they go."""
        count = min(len(self.settlements), g.available(SHADOW, regular_column(ISENGARD)))
        if not count:
            return DONE
        pick = Subset("levy", self.settlements, count, count)
        return Ask(g.seat(SHADOW), "wotr-ask-voice", [], "recruited", self.RULE, (("count", count),), pick=pick)

    def recruited(self, g: War, option: Option) -> Outcome:
        _, *regions = option
        for place in regions:
            g.recruit(SHADOW, place, regular_column(ISENGARD))
            g.note("wotr-log-voice-recruit", {"region": place})
        return DONE
