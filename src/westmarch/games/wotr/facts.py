"""The facts of War of the Ring, read once from ``data/`` into tables of numbers.

Everything that has a name on the board has a number here; ``index("edoras")`` style look-ups are for set-up,
notation and tests, the rules work on numbers.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

_DATA = Path(__file__).parent / "data"


def _table(name: str) -> dict[str, Any]:
    with (_DATA / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


# ---- sides and nations ----

FREE: Final = 0
SHADOW: Final = 1
NOBODY: Final = 2
SIDES: Final = ("free", "shadow")

_nations: list[dict[str, Any]] = _table("nations")["nation"]
NATIONS: Final[list[str]] = [nation["id"] for nation in _nations]
DWARVES: Final = 0
ELVES: Final = 1
GONDOR: Final = 2
NORTH: Final = 3
ROHAN: Final = 4
ISENGARD: Final = 5
SAURON: Final = 6
SOUTHRONS: Final = 7
FREE_NATIONS: Final = (DWARVES, ELVES, GONDOR, NORTH, ROHAN)
SHADOW_NATIONS: Final = (ISENGARD, SAURON, SOUTHRONS)
SIDE_OF_NATION: Final[list[int]] = [SIDES.index(nation["side"]) for nation in _nations]
NATIONS_OF_SIDE: Final = (FREE_NATIONS, SHADOW_NATIONS)
START_STEPS: Final[list[int]] = [nation["steps_to_war"] for nation in _nations]
START_ACTIVE: Final[list[int]] = [int(nation["active"]) for nation in _nations]

# ---- figures: one column for each kind of figure of a side ----
# Free Peoples: 5 regulars, 5 elites, 5 leaders by nation. Shadow: 3 regulars, 3 elites by nation, Nazgul.

WIDTH: Final = (15, 7)
UNIT_COLUMNS: Final = (10, 6)
NAZGUL: Final = 6
COLUMN_NAMES: Final[list[list[str]]] = [
    [f"{NATIONS[n]}-{kind}" for kind in ("regular", "elite", "leader") for n in FREE_NATIONS],
    [f"{NATIONS[n]}-{kind}" for kind in ("regular", "elite") for n in SHADOW_NATIONS] + ["nazgul"],
]


def regular_column(nation: int) -> int:
    return nation if nation < 5 else nation - 5


def elite_column(nation: int) -> int:
    return nation + 5 if nation < 5 else nation - 2


def leader_column(nation: int) -> int:
    """The column of a Free Peoples nation's leaders."""
    return nation + 10


def nation_of(side: int, column: int) -> int:
    """The nation of a figure; Nazgul are Sauron's."""
    if side == FREE:
        return column % 5
    return SAURON if column == NAZGUL else 5 + column % 3


def is_elite(side: int, column: int) -> bool:
    return 5 <= column < 10 if side == FREE else 3 <= column < 6


def _figures(counts: dict[str, int], nation: int) -> list[tuple[int, int]]:
    """Columns and counts of a table of figures."""
    side = SIDE_OF_NATION[nation]
    columns = {"regular": regular_column(nation), "elite": elite_column(nation), "nazgul": NAZGUL}
    if side == FREE:
        columns["leader"] = leader_column(nation)
    return [(columns[kind], counts[kind]) for kind in ("regular", "elite", "leader", "nazgul") if kind in counts]


#: All figures of each side by column.
FIGURES: Final[list[list[int]]] = [[0] * WIDTH[FREE], [0] * WIDTH[SHADOW]]
for _n, _nation in enumerate(_nations):
    for _column, _count in _figures(_nation["figures"], _n):
        FIGURES[SIDE_OF_NATION[_n]][_column] += _count

# ---- regions ----

_regions: list[dict[str, Any]] = _table("regions")["region"]
REGIONS: Final[list[str]] = [region["id"] for region in _regions]
_region_number: dict[str, int] = {name: number for number, name in enumerate(REGIONS)}
REGION_COUNT: Final = 105


def region(name: str) -> int:
    return _region_number[name]


NONE: Final = 0
TOWN: Final = 1
CITY: Final = 2
STRONGHOLD: Final = 3
FORTIFICATION: Final = 4
_FEATURES = {
    "none": NONE,
    "town": TOWN,
    "city": CITY,
    "stronghold": STRONGHOLD,
    "fortification": FORTIFICATION,
}
FEATURE: Final[list[int]] = [_FEATURES[r.get("feature", "none")] for r in _regions]
#: The nation a region belongs to, or -1.
NATION_OF_REGION: Final[list[int]] = [NATIONS.index(r["nation"]) if "nation" in r else -1 for r in _regions]
#: The side that owns the region's settlement at the start, or NOBODY.
OWNER: Final[list[int]] = [
    SIDE_OF_NATION[nation] if nation >= 0 and FEATURE[r] in (TOWN, CITY, STRONGHOLD) else NOBODY
    for r, nation in enumerate(NATION_OF_REGION)
]
COASTAL: Final[list[bool]] = [bool(r.get("coastal", False)) for r in _regions]
ADJACENT: Final[list[list[int]]] = [sorted(region(name) for name in r["adjacent"]) for r in _regions]
#: The neighbours of a region as bits.
NEIGHBOURS: Final[list[int]] = [sum([1 << there for there in near]) for near in ADJACENT]
#: Neighbours in sight behind an impassable border: never adjacent, for anything.
RIDGES: Final[list[list[int]]] = [sorted(region(name) for name in r.get("ridges", [])) for r in _regions]
VICTORY_POINTS: Final[list[int]] = [1 if f == CITY else 2 if f == STRONGHOLD else 0 for f in FEATURE]
#: The regions that are worth points to whoever takes them from a side.
PRIZES: Final[list[list[int]]] = [
    [r for r in range(REGION_COUNT) if VICTORY_POINTS[r] and OWNER[r] == side] for side in range(2)
]
STRONGHOLDS: Final[list[int]] = [r for r in range(REGION_COUNT) if FEATURE[r] == STRONGHOLD]
#: The same as bits.
STRONGHOLD_BITS: Final[int] = sum([1 << r for r in STRONGHOLDS])


def settlements_of(nation: int) -> list[int]:
    """The towns, cities and strongholds of a nation."""
    return [r for r in range(REGION_COUNT) if NATION_OF_REGION[r] == nation and FEATURE[r] in (TOWN, CITY, STRONGHOLD)]


SETTLEMENTS: Final[list[list[int]]] = [settlements_of(nation) for nation in range(8)]


def _distances() -> list[list[int]]:
    table = []
    for start in range(REGION_COUNT):
        row = [99] * REGION_COUNT
        row[start] = 0
        edge = [start]
        while edge:
            following = []
            for here in edge:
                for there in ADJACENT[here]:
                    if row[there] == 99:
                        row[there] = row[here] + 1
                        following.append(there)
            edge = following
        table.append(row)
    return table


#: Steps between two regions over passable borders.
DISTANCE: Final[list[list[int]]] = _distances()

# ---- slots: where figures and characters stand ----
# A slot is a region's open ground (0..104), a stronghold's besieged garrison (105..120), or one of two
# places for figures in an action: the attacking part of an army, and an army on the march.

GARRISON: Final[list[int]] = [
    REGION_COUNT + STRONGHOLDS.index(r) if r in STRONGHOLDS else -1 for r in range(REGION_COUNT)
]
ATTACKERS: Final = 121
MARCHING: Final = 122
SLOTS: Final = 123
#: The region of a slot; figures in an action have none of their own.
REGION_OF_SLOT: Final[list[int]] = list(range(REGION_COUNT)) + STRONGHOLDS + [-1, -1]

# ---- characters ----

_characters: list[dict[str, Any]] = _table("characters")["character"]
CHARACTERS: Final[list[str]] = [character["id"] for character in _characters]
GANDALF_GREY: Final = 0
STRIDER: Final = 1
BOROMIR: Final = 2
LEGOLAS: Final = 3
GIMLI: Final = 4
MERIADOC: Final = 5
PEREGRIN: Final = 6
ARAGORN: Final = 7
GANDALF_WHITE: Final = 8
GOLLUM: Final = 9
WITCH_KING: Final = 10
SARUMAN: Final = 11
MOUTH: Final = 12
FELLOWSHIP_COMPANIONS: Final = (0, 1, 2, 3, 4, 5, 6)
COMPANIONS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8)
MINIONS: Final = (10, 11, 12)
HOBBITS: Final = (MERIADOC, PEREGRIN)
#: Add 1 to the combat strength of their army: Captains of the West.
CAPTAINS: Final = (GANDALF_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, ARAGORN)
LEVEL: Final[list[int]] = [character["level"] for character in _characters]
LEADERSHIP: Final[list[int]] = [character["leadership"] for character in _characters]
#: The nation a companion activates; -1 none, 8 any.
ANY_NATION: Final = 8
ACTIVATES: Final[list[int]] = [
    ANY_NATION if c.get("activates") == "any" else NATIONS.index(c["activates"]) if "activates" in c else -1
    for c in _characters
]
BRINGS_DIE: Final[list[int]] = [character.get("die", 0) for character in _characters]
SIDE_OF_CHARACTER: Final[list[int]] = [SIDES.index(character["side"]) for character in _characters]
CHARACTERS_OF_SIDE: Final = (COMPANIONS, MINIONS)

#: Where a character is when not on the map.
NOT_IN_PLAY: Final = -1
IN_FELLOWSHIP: Final = -2
ELIMINATED: Final = -3

# ---- dice ----

CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
MUSTER_ARMY: Final = 3
EVENT: Final = 4
WILL: Final = 5
EYE: Final = 6
FACES: Final = ("character", "army", "muster", "muster-army", "event", "will", "eye")
DIE_FACES: Final = (
    (CHARACTER, CHARACTER, MUSTER, MUSTER_ARMY, EVENT, WILL),
    (CHARACTER, ARMY, MUSTER, MUSTER_ARMY, EVENT, EYE),
)
START_DICE: Final = (4, 7)
MAX_DICE: Final = (6, 10)

# ---- hunt tiles ----

_tiles: list[dict[str, Any]] = _table("tiles")["tile"]
TILE_COUNT: Final = 24
TILE_EYE: Final = 100
TILE_DIE: Final = 101
TILE_VALUE: Final[list[int]] = [
    TILE_EYE if t["value"] == "eye" else TILE_DIE if t["value"] == "die" else t["value"] for t in _tiles
]
TILE_REVEAL: Final[list[bool]] = [bool(t.get("reveal", False)) for t in _tiles]
TILE_STOP: Final[list[bool]] = [bool(t.get("stop", False)) for t in _tiles]
#: The side of a special tile, or -1 for a standard one.
TILE_SIDE: Final[list[int]] = [SIDES.index(t["side"]) if "side" in t else -1 for t in _tiles]
TILE_CARD: Final[list[str]] = [t.get("card", "") for t in _tiles]
TILE_IN_POOL: Final = 0
TILE_DRAWN: Final = 1
TILE_WAITING: Final = 2  # a special tile in play, aside until the Fellowship is in Mordor
TILE_UNUSED: Final = 3  # a special tile whose card has not been played
TILE_REMOVED: Final = 4

# ---- event cards ----

_cards: list[dict[str, Any]] = _table("events")["card"]
CARDS: Final[list[str]] = [card["id"] for card in _cards]
_card_number: dict[str, int] = {name: number for number, name in enumerate(CARDS)}
CARD_COUNT: Final = 96


def card(name: str) -> int:
    return _card_number[name]


def character_card(character: int) -> int:
    """The number of a character's card: they come after the event cards."""
    return CARD_COUNT + character


#: Decks 0 to 3: Free Peoples character and strategy, Shadow character and strategy; 24 cards each.
DECKS: Final = ("free-character", "free-strategy", "shadow-character", "shadow-strategy")
CHARACTER_DECK: Final = 0
STRATEGY_DECK: Final = 1


def deck_of(card_number: int) -> int:
    return card_number // 24


def side_of_card(card_number: int) -> int:
    return card_number // 48


#: The die face that matches a card's type icon.
ICON: Final[list[int]] = [{"character": CHARACTER, "army": ARMY, "muster": MUSTER}[c["icon"]] for c in _cards]
IS_TABLE_CARD: Final[list[bool]] = [bool(c.get("table", False)) for c in _cards]
INITIATIVE: Final[list[list[int]]] = [list(c["initiative"]) for c in _cards]

# ---- players (XI p.45) ----

#: The seats of a game of two, three and four by name, and the side of each.
SEAT_NAMES: Final[list[tuple[str, ...]]] = [
    (),
    (),
    SIDES,
    ("free", "witch-king", "saruman"),
    ("gondor", "rohan", "witch-king", "saruman"),
]
SIDE_OF_SEAT: Final[list[tuple[int, ...]]] = [(), (), (FREE, SHADOW), (FREE, SHADOW, SHADOW), (0, 0, 1, 1)]
#: The seats of each side.
TEAMS: Final[list[tuple[tuple[int, ...], ...]]] = [(), (), ((0,), (1,)), ((0,), (1, 2)), ((0, 1), (2, 3))]
#: The seat that controls each nation.
SEAT_OF_NATION: Final[list[tuple[int, ...]]] = [
    (),
    (),
    (0, 0, 0, 0, 0, 1, 1, 1),
    (0, 0, 0, 0, 0, 2, 1, 2),
    (1, 0, 0, 1, 1, 3, 2, 3),
]
#: The columns of each seat's units, and the nations (bits) that are not its own.
UNITS_OF_SEAT: Final[list[list[list[int]]]] = [
    [
        [c for c in range(UNIT_COLUMNS[side]) if SEAT_OF_NATION[players][nation_of(side, c)] == seat]
        for seat, side in enumerate(SIDE_OF_SEAT[players])
    ]
    for players in range(5)
]
NATIONS_OF_OTHERS: Final[list[list[int]]] = [
    [sum([1 << n for n, owner in enumerate(SEAT_OF_NATION[players]) if owner != seat]) for seat in range(players)]
    for players in range(5)
]
#: The seat that may use the event of each card, by number of players; -1 is either seat of the team.
_PLAYERS: Final = SEAT_NAMES[4]
_SEAT_OF_PLAYER: Final[list[tuple[int, ...]]] = [(), (), (0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 2, 3)]
SEAT_OF_CARD: Final[list[list[int]]] = [
    [_SEAT_OF_PLAYER[players][_PLAYERS.index(c["player"])] if players > 1 and "player" in c else -1 for c in _cards]
    for players in range(5)
]
#: The nations (bits) that the event of each card concerns.
NATIONS_OF_CARD: Final[list[int]] = [sum([1 << NATIONS.index(n) for n in c.get("nations", [])]) for c in _cards]
#: The seat that commands each minion, by number of players.
SEAT_OF_MINION: Final[list[dict[int, int]]] = [
    {},
    {},
    {WITCH_KING: 1, SARUMAN: 1, MOUTH: 1},
    {WITCH_KING: 1, SARUMAN: 2, MOUTH: 1},
    {WITCH_KING: 2, SARUMAN: 3, MOUTH: 2},
]
TEAM_HAND_LIMIT: Final = 4

HAND_LIMIT: Final = 6
STACKING: Final = 10
GARRISON_LIMIT: Final = 5
CORRUPTION_LIMIT: Final = 12
MORDOR_LENGTH: Final = 5
SHADOW_GOAL: Final = 10
FREE_GOAL: Final = 4


def start_figures() -> list[tuple[int, int, int, int]]:
    """(side, region, column, count) of every figure on the board at the start."""
    out = []
    for name, row in _table("setup").items():
        nation = NATIONS.index(row["nation"])
        for column, count in _figures(row, nation):
            out.append((SIDE_OF_NATION[nation], region(name), column, count))
    return out
