"""Directed positions: the interesting moments that a game from the set-up seldom reaches."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.chance import Chance
from westmarch.engine.state import State
from westmarch.games.bofa.facts import (
    BEORN,
    BILBO,
    BOLG,
    CHARACTER,
    FP,
    LORD,
    SHADOW,
    THORIN,
    UNIT,
    UNITS,
)
from westmarch.games.bofa.pieces import EYRIE
from westmarch.games.bofa.setup import set_up
from westmarch.games.bofa.state import Battlefield


def clear(g: Battlefield, name: str) -> int:
    """Take the army of a place off the board."""
    place = g.edition.place[name]
    for unit in range(UNITS):
        for _ in range(g.count(place, unit)):
            g.lose(place, unit)
    g.tidy(place)
    return place


def army(g: Battlefield, name: str, **units: int) -> int:
    """Put an army in a place, in place of what is there."""
    place = clear(g, name)
    for unit, count in units.items():
        g.add(place, UNIT[unit], count)
    return place


def taken(g: Battlefield, *names: str) -> None:
    """Settlements that the Shadow has taken: their garrisons and tokens are gone."""
    for name in names:
        g.enter(SHADOW, clear(g, name))


def beorn_waits(chance: Chance) -> State:
    """Beorn is available and the Shadow has just enough points to survive his coming."""
    g = set_up(chance)
    g.fate = g.edition.arrival[BEORN]
    taken(g, "camp", "eastern_spur")
    army(g, "camp", orc=3, warg=1)
    army(g, "eastern_spur", orc=2, great_orc=1)
    return g


def beorn_fights(chance: Chance) -> State:
    """Beorn, Thorin and Bilbo are in play among many Shadow armies."""
    g = beorn_waits(chance)
    assert isinstance(g, Battlefield)
    g.where[BEORN] = g.edition.place["east_of_dale"]
    g.wrath = g.edition.beorn_wrath
    g.where[THORIN] = g.edition.place["front_gate"]
    g.where[BILBO] = g.edition.place["ravenhill"]
    g.rings = g.edition.bilbo_rings
    army(g, "river_bend", orc=4)
    army(g, "north_of_dale", warg=2)
    return g


def before_the_gate(chance: Chance) -> State:
    """Six points and a strong army before the Front Gate."""
    g = set_up(chance)
    taken(g, "camp", "eastern_spur")
    g.walls[g.edition.place["front_gate"]] = 2
    army(g, "gate_dell", orc=3, great_orc=2)
    army(g, "mountain_foot", goblin=5)
    return g


def bolg_in_dale(chance: Chance) -> State:
    """Bolg holds the Ruins of Dale with few units against many."""
    g = set_up(chance)
    taken(g, "ruins_of_dale")
    g.where[BOLG] = army(g, "ruins_of_dale", orc=2)
    g.bodyguards = 1
    army(g, "west_of_dale", elf_spearman=3, elf_archer=2)
    army(g, "north_of_dale", dwarf_veteran=2, dwarf_soldier=2)
    return g


def bolg_may_come(chance: Chance) -> State:
    """A Shadow army has crossed into the Valley."""
    g = set_up(chance)
    army(g, "east_of_dale", orc=4, warg=1)
    army(g, "south_meadow", orc=2)
    return g


def goblins_gather(chance: Chance) -> State:
    """Both passes are about to open, and their ways out are held."""
    g = set_up(chance)
    for point in g.edition.goblin_points:
        g.add(point, UNIT["goblin"], 3)
    army(g, "upper_slopes", elf_archer=2)
    return g


def eagles_come(chance: Chance) -> State:
    """The eagles and their Lord are in play."""
    g = set_up(chance)
    g.fate = 10
    g.where[LORD] = EYRIE
    g.add_eagles(4)
    army(g, "spur_foot", orc=4)
    army(g, "river_flats", warg=3)
    army(g, "river_bend", orc=2)
    return g


def last_steps(chance: Chance) -> State:
    """The fate marker stands before its last space, and the Shadow is two points short."""
    g = set_up(chance)
    g.fate = 12
    taken(g, "camp", "eastern_spur", "ruins_of_dale")
    army(g, "eastern_spur", orc=3)
    army(g, "north_of_dale", orc=4, great_orc=1)
    army(g, "east_of_dale", warg=3)
    return g


def crowded(chance: Chance) -> State:
    """Large damaged armies face each other across fords and slopes, with full hands."""
    g = set_up(chance)
    for name, units in {
        "spur_foot": {"orc": 3, "great_orc": 1, "goblin": 1},
        "east_meadow": {"warg": 3, "orc": 2},
        "river_flats": {"orc": 4},
        "fenland": {"warg": 2, "orc": 3},
        "camp": {"dwarf_soldier": 2, "dwarf_veteran": 1, "lakeman": 2},
        "eastern_spur": {"lakeman": 3},
        "north_of_dale": {"elf_spearman": 2, "elf_archer": 2},
        "river_bend": {"lakeman": 2, "elf_archer": 1},
    }.items():
        place = army(g, name, **units)
        g.damage[place] = g.sizes[place] // 2
    g.where[CHARACTER["bard"]] = g.edition.place["eastern_spur"]
    g.where[CHARACTER["dain"]] = g.edition.place["camp"]
    for seat in (FP, SHADOW):
        for _ in range(2):
            g.draw_event(seat)
            g.draw_story(seat)
    g.add(g.edition.exits[1], UNIT["dwarf_veteran"], 1)
    return g


def first_game(chance: Chance) -> State:
    """A newcomer's first turn: orcs have run ahead of their host and stand before a strong camp."""
    g = set_up(chance)
    army(g, "camp", dwarf_soldier=2, dwarf_veteran=2)
    army(g, "east_meadow", orc=2)
    return g


def scenarios() -> dict[str, Callable[[Chance], State]]:
    return {
        "beorn_waits": beorn_waits,
        "beorn_fights": beorn_fights,
        "before_the_gate": before_the_gate,
        "bolg_in_dale": bolg_in_dale,
        "bolg_may_come": bolg_may_come,
        "goblins_gather": goblins_gather,
        "eagles_come": eagles_come,
        "last_steps": last_steps,
        "crowded": crowded,
        "first-game": first_game,
    }
