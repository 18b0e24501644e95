"""The facts of the game as frozen tables, read once from the content files.

Everything is numbered: places are the regions in the order of the map file, then the goblin boxes; units,
characters, cards, tiles and tokens are numbered in the order of their files.
"""

from __future__ import annotations

from typing import Any, Final

from westmarch.games.bofa.content import load, override_folder

CONTENT: Final = load(override_folder())
_map: Any = CONTENT["map"]
_components: Any = CONTENT["components"]
_limits: Any = _components["limits"]
_counters: Any = _components["counters"]

FP: Final = 0
SHADOW: Final = 1
SIDES: Final = ("free_peoples", "shadow")

# Places -------------------------------------------------------------------------------------------------

REGION_NAMES: Final[list[str]] = [region["id"] for region in _map["region"]]
REGIONS: Final = len(REGION_NAMES)
PLACE_NAMES: Final[list[str]] = REGION_NAMES + [zone[key] for zone in _map["goblin_zone"] for key in ("point", "pass")]
PLACES: Final = len(PLACE_NAMES)
PLACE: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACE_NAMES)}
#: Goblin boxes: the mustering points, their passes, and where the passes lead.
POINTS: Final[list[int]] = [PLACE[zone["point"]] for zone in _map["goblin_zone"]]
PASSES: Final[list[int]] = [PLACE[zone["pass"]] for zone in _map["goblin_zone"]]
EXITS: Final[list[int]] = [PLACE[zone["exit"]] for zone in _map["goblin_zone"]]

TERRAIN_NAMES: Final[list[str]] = _map["terrains"]
MOUNTAINS: Final = TERRAIN_NAMES.index("mountains")
HILLS: Final = TERRAIN_NAMES.index("hills")
TERRAIN: Final[list[int]] = [TERRAIN_NAMES.index(region["terrain"]) for region in _map["region"]]
TERRITORY_NAMES: Final[list[str]] = _map["territories"]
TERRITORIES: Final = len(TERRITORY_NAMES)
BROKEN_LANDS: Final = TERRITORY_NAMES.index("broken_lands")
VALLEY: Final = TERRITORY_NAMES.index("valley")
EASTERN_BANK: Final = TERRITORY_NAMES.index("eastern_bank")
SOUTHERN_SPUR: Final = TERRITORY_NAMES.index("southern_spur")
#: The territory of every place; goblin boxes belong to none (-1).
TERRITORY: Final[list[int]] = [TERRITORY_NAMES.index(region["territory"]) for region in _map["region"]] + [-1] * (
    PLACES - REGIONS
)
SETTLEMENTS: Final[list[int]] = [i for i, region in enumerate(_map["region"]) if region.get("settlement")]
IS_SETTLEMENT: Final[list[bool]] = [i in SETTLEMENTS for i in range(PLACES)]
PROTECTION: Final[list[int]] = [region.get("protection", 0) for region in _map["region"]] + [0] * (PLACES - REGIONS)
STRONGHOLDS: Final[list[int]] = [i for i in range(REGIONS) if PROTECTION[i]]
MUSTERING: Final[list[int]] = [i for i, region in enumerate(_map["region"]) if region.get("muster")]
#: Places without a limit for Shadow units.
UNLIMITED: Final[list[bool]] = [i in MUSTERING or i in POINTS for i in range(PLACES)]
POINTS_OF: Final[list[int]] = [
    (_limits["stronghold_points"] if PROTECTION[i] else _limits["settlement_points"]) if IS_SETTLEMENT[i] else 0
    for i in range(PLACES)
]
FRONT_GATE: Final = PLACE["front_gate"]
RAVENHILL: Final = PLACE["ravenhill"]
RUINS_OF_DALE: Final = PLACE["ruins_of_dale"]


def _borders(kind: str) -> list[tuple[int, int]]:
    return [(PLACE[a], PLACE[b]) for a, b in (border.split("-") for border in _map["borders"][kind])]


LINES: Final = _borders("line")
FORDS: Final = _borders("ford")
RIVERS: Final = _borders("river")


def _neighbours() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(PLACES)]
    for a, b in LINES + FORDS:
        found[a].append(b)
        found[b].append(a)
    return [sorted(near) for near in found]


#: Regions adjacent to a region, over lines and fords; goblin boxes are adjacent to nothing.
NEIGHBOURS: Final[list[list[int]]] = _neighbours()


def _ways() -> list[list[int]]:
    ways = [near[:] for near in NEIGHBOURS]
    for point, gate, out in zip(POINTS, PASSES, EXITS, strict=True):
        ways[point] = [gate]
        ways[gate] = [out]
    return ways


#: Where an army may go from a place: neighbours, and the one way out of a goblin box.
WAYS: Final[list[list[int]]] = _ways()


def _table(pairs: list[tuple[int, int]]) -> list[list[bool]]:
    table = [[False] * PLACES for _ in range(PLACES)]
    for a, b in pairs:
        table[a][b] = table[b][a] = True
    return table


IS_FORD: Final[list[list[bool]]] = _table(FORDS)


def hampers(origin: int, target: int) -> bool:
    """Whether a first attack goes over a ford or up a slope (p.27)."""
    if origin in PASSES:
        return False
    return IS_FORD[origin][target] or (TERRAIN[target] == MOUNTAINS and TERRAIN[origin] != MOUNTAINS)


IS_RIVER: Final[list[list[bool]]] = _table(RIVERS)


def _distances() -> list[list[int]]:
    table = [[99] * PLACES for _ in range(PLACES)]
    for start in range(PLACES):
        table[start][start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for near in WAYS[here]:
                if table[start][near] == 99:
                    table[start][near] = table[start][here] + 1
                    edge.append(near)
    return table


#: Steps from place to place along the ways; 99 is no way.
DISTANCE: Final[list[list[int]]] = _distances()


#: The regions within so many steps of a place, by place and steps; the place itself is none of them.
FARTHEST: Final = 9
WITHIN: Final[list[list[list[int]]]] = [
    [[region for region in range(REGIONS) if 0 < DISTANCE[place][region] <= steps] for steps in range(FARTHEST + 1)]
    for place in range(PLACES)
]


def _banks() -> list[int]:
    bank = [-1] * PLACES
    for start in range(REGIONS):
        if bank[start] < 0:
            bank[start] = start
            edge = [start]
            while edge:
                here = edge.pop()
                for near in NEIGHBOURS[here]:
                    if bank[near] < 0 and not IS_FORD[here][near]:
                        bank[near] = start
                        edge.append(near)
    return bank


#: Which bank of the river a region lies on, as the number of the bank's first region.
BANK: Final[list[int]] = _banks()


def is_slope(one: int, other: int) -> bool:
    """Whether two terrains make a slope where they meet."""
    return (one == MOUNTAINS) != (other == MOUNTAINS)


def _range(mode: str) -> list[list[bool]]:
    table = [[False] * PLACES for _ in range(PLACES)]
    for source, targets in CONTENT["range"][mode].items():
        table[PLACE[source]][PLACE[source]] = True
        for target in targets:
            table[PLACE[source]][PLACE[target]] = True
    return table


#: Which regions each use of the range marker reaches.
RANGE: Final[dict[str, list[list[bool]]]] = {mode: _range(mode) for mode in _components["range_modes"]}

# Units --------------------------------------------------------------------------------------------------

_units: Any = CONTENT["units"]["unit"]
UNIT_NAMES: Final[list[str]] = [unit["id"] for unit in _units]
UNITS: Final = len(UNIT_NAMES)
UNIT: Final[dict[str, int]] = {name: i for i, name in enumerate(UNIT_NAMES)}
DWARF_SOLDIER: Final = UNIT["dwarf_soldier"]
DWARF_VETERAN: Final = UNIT["dwarf_veteran"]
ELF_ARCHER: Final = UNIT["elf_archer"]
ELF_SPEARMAN: Final = UNIT["elf_spearman"]
LAKEMAN: Final = UNIT["lakeman"]
ORC: Final = UNIT["orc"]
GREAT_ORC: Final = UNIT["great_orc"]
GOBLIN: Final = UNIT["goblin"]
WARG: Final = UNIT["warg"]
DWARVES: Final = [DWARF_SOLDIER, DWARF_VETERAN]
SIDE_OF_UNIT: Final[list[int]] = [SIDES.index(unit["side"]) for unit in _units]
UNITS_OF: Final[list[list[int]]] = [[t for t in range(UNITS) if SIDE_OF_UNIT[t] == side] for side in (FP, SHADOW)]
VALUE: Final[list[int]] = [unit["value"] for unit in _units]
FIGURES: Final[list[int]] = [unit["figures"] for unit in _units]
FAVOURS: Final[list[list[bool]]] = [[name in unit["terrains"] for name in TERRAIN_NAMES] for unit in _units]
MANOEUVRE_NAMES: Final[list[str]] = [unit["manoeuvre"] for unit in _units]
STACK: Final[int] = _limits["stack"]

# Characters ---------------------------------------------------------------------------------------------

_characters: Any = CONTENT["characters"]["character"]
CHARACTER_NAMES: Final[list[str]] = [character["id"] for character in _characters]
CHARACTERS: Final = len(CHARACTER_NAMES)
CHARACTER: Final[dict[str, int]] = {name: i for i, name in enumerate(CHARACTER_NAMES)}
BARD: Final = CHARACTER["bard"]
DAIN: Final = CHARACTER["dain"]
GANDALF: Final = CHARACTER["gandalf"]
THRANDUIL: Final = CHARACTER["thranduil"]
BILBO: Final = CHARACTER["bilbo"]
THORIN: Final = CHARACTER["thorin"]
LORD: Final = CHARACTER["lord_of_the_eagles"]
BEORN: Final = CHARACTER["beorn"]
BOLG: Final = CHARACTER["bolg"]
SIDE_OF: Final[list[int]] = [SIDES.index(character["side"]) for character in _characters]
MOVEMENT: Final[list[int]] = [character["movement"] for character in _characters]
LEADERSHIP: Final[list[int]] = [character["leadership"] for character in _characters]
ARRIVAL: Final[list[int]] = [character.get("arrival", 0) for character in _characters]
ENTERS_WITH: Final[list[list[str]]] = [character.get("enter", []) for character in _characters]
GENERALS: Final[list[int]] = [i for i, character in enumerate(_characters) if character.get("general")]
SPECIAL: Final[list[bool]] = [bool(character.get("special")) for character in _characters]
#: Characters who walk the map and lead armies, by side.
LEADERS: Final[list[list[int]]] = [
    [c for c in range(CHARACTERS) if SIDE_OF[c] == side and not SPECIAL[c]] for side in (FP, SHADOW)
]
ON_TRACK: Final[list[int]] = [c for c in range(CHARACTERS) if ARRIVAL[c]]
BEORN_DICE: Final[int] = CONTENT["characters"]["beorn_dice"]
BEORN_WRATH: Final[int] = CONTENT["characters"]["beorn_wrath"]
BEORN_WRATH_MAX: Final[int] = CONTENT["characters"]["beorn_wrath_max"]
BILBO_RINGS: Final[int] = CONTENT["characters"]["bilbo_rings"]
LORD_EAGLES: Final[int] = CONTENT["characters"]["lord_eagles"]
EAGLE_DICE: Final[int] = CONTENT["characters"]["eagle_dice"]
EAGLE_TARGET: Final[int] = CONTENT["characters"]["eagle_target"]
BARD_TOKENS: Final[int] = CONTENT["characters"]["bard_tokens"]
BOLG_TOKENS: Final[int] = CONTENT["characters"]["bolg_tokens"]
BARD_TARGET: Final[int] = CONTENT["characters"]["bard_arrow_target"]
BURST_DICE: Final[int] = CONTENT["characters"]["burst_dice"]
BURST_FOCUSED: Final[int] = CONTENT["characters"]["burst_focused"]
BURST_TARGET: Final[int] = CONTENT["characters"]["burst_target"]
BOW_DICE: Final[int] = CONTENT["characters"]["bow_dice"]
BOW_TARGET: Final[int] = CONTENT["characters"]["bow_target"]
BODYGUARDS: Final[int] = _counters["bodyguard"]
EAGLES: Final[int] = _components["figures"]["eagles"]
BATS: Final[int] = _components["figures"]["great_bats"]
ACTIVATIONS: Final[int] = _counters["activation"]
LEADERSHIP_TOKENS: Final[list[int]] = [_counters["leadership_free_peoples"], _counters["leadership_shadow"]]

# Dice ---------------------------------------------------------------------------------------------------

RESULTS: Final[list[str]] = ["character", "army", "muster", "event", "muster_army", "will", "eye"]
CHARACTER_DIE: Final = 0
ARMY_DIE: Final = 1
MUSTER_DIE: Final = 2
EVENT_DIE: Final = 3
MUSTER_ARMY_DIE: Final = 4
WILL_DIE: Final = 5
EYE_DIE: Final = 6
FACES: Final[list[list[int]]] = [
    [RESULTS.index(face) for face in _components["dice"][f"{side}_faces"]] for side in SIDES
]
DICE: Final[list[int]] = [_components["dice"][side] for side in SIDES]
POOL: Final[list[int]] = [_components["dice"][f"{side}_pool"] for side in SIDES]
COMBAT_DICE: Final[int] = _limits["combat_dice"]

# Fate, tokens and cards -----------------------------------------------------------------------------------

_fate: Any = CONTENT["fate"]
TILE_NUMBER: Final[list[int]] = [row["number"] for row in _fate["grey"] for _ in range(row["count"])] + [
    _fate["blue"]["number"],
    _fate["brown"]["number"],
]
TILE_ICON: Final[list[bool]] = [i < row["icons"] for row in _fate["grey"] for i in range(row["count"])] + [
    _fate["blue"]["icon"],
    _fate["brown"]["icon"],
]
TILES: Final = len(TILE_NUMBER)
GREY_TILES: Final = TILES - 2
BLUE_TILE: Final = TILES - 2
BROWN_TILE: Final = TILES - 1
FATE_END: Final[int] = _fate["end"]

GROUP_NAMES: Final = ["men_dwarves", "elves", "shadow"]
MEN_DWARVES: Final = 0
ELVES: Final = 1
SHADOW_TOKENS: Final = 2
GROUPS_OF: Final[list[list[int]]] = [[MEN_DWARVES, ELVES], [SHADOW_TOKENS]]
_tokens: Any = [
    row
    for row in sorted(CONTENT["tokens"]["token"], key=lambda row: GROUP_NAMES.index(row["group"]))
    for _ in range(row["count"])
]
TOKENS: Final = len(_tokens)
TOKEN_GROUP: Final[list[int]] = [GROUP_NAMES.index(row["group"]) for row in _tokens]
TOKEN_UNIT: Final[list[int]] = [UNIT[row["unit"]] for row in _tokens]
TOKEN_FIGURES: Final[list[int]] = [row["figures"] for row in _tokens]
TOKEN_SIDE: Final[list[int]] = [SHADOW if group == SHADOW_TOKENS else FP for group in TOKEN_GROUP]
#: Where the tokens of each side begin and end: those of the Shadow come last.
TOKENS_FROM: Final[list[int]] = [0, TOKEN_SIDE.count(FP)]
TOKENS_TO: Final[list[int]] = [TOKEN_SIDE.count(FP), TOKENS]
#: The unit types that a group of tokens can bring.
GROUP_UNITS: Final[list[list[int]]] = [
    sorted({TOKEN_UNIT[i] for i in range(TOKENS) if TOKEN_GROUP[i] == group}) for group in range(3)
]

DECKS: Final = ("event_cards", "free_peoples_story", "shadow_story", "fate_cards")
_cards: Any = [card | {"deck": deck} for deck in DECKS for card in CONTENT[deck]["card"]]
CARD_NAMES: Final[list[str]] = [card["id"] for card in _cards]
CARDS: Final = len(CARD_NAMES)
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(CARD_NAMES)}
CARD_NUMBER: Final[list[str]] = [card["number"] for card in _cards]
CARD_DECK: Final[list[int]] = [DECKS.index(card["deck"]) for card in _cards]
CARD_TYPE: Final[list[str]] = [card["type"] for card in _cards]
CARD_SOURCE: Final[list[str]] = [card["source"] for card in _cards]
CARD_AMOUNT: Final[list[int]] = [card.get("amount", 1) for card in _cards]
CARD_COMBAT: Final[list[int]] = [card.get("combat", 1) for card in _cards]
CARD_PRINTED: Final[list[dict[str, str]]] = [
    {lang: card[f"name_{lang}"] for lang in ("en", "es") if f"name_{lang}" in card} for card in _cards
]
EVENTS: Final = 0
FP_STORY: Final = 1
SHADOW_STORY: Final = 2
FATE_CARDS: Final = 3
HAND: Final[int] = _limits["hand"]
PASS_OPENS: Final[int] = _limits["pass_opens"]
POINTS_TO_WIN: Final[int] = _limits["points_to_win"]
BEORN_POINTS: Final[int] = _limits["beorn_points"]
