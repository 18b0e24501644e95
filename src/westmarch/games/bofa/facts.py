"""The facts of the game as frozen tables.

Facts of the rulebook are constants: pieces, dice, groups, decks. Everything that an edition says otherwise than another
(the map, values, tiles, cards) is an attribute of an ``Edition``; a position knows its edition.

Everything is numbered: places are the regions in the order of the map file, then the goblin boxes; units, characters,
cards, tiles and tokens are numbered in the order of their files.
"""

from __future__ import annotations

from typing import Any, Final

from westmarch.games.bofa.content import shipped

_shipped: Any = shipped()
_components: Any = _shipped["components"]
_limits: Any = _components["limits"]
_counters: Any = _components["counters"]

FP: Final = 0
SHADOW: Final = 1
SIDES: Final = ("free_peoples", "shadow")

# The kinds of places -----------------------------------------------------------------------------------------

TERRAIN_NAMES: Final = ["hills", "mountains", "plains", "ruins", "marsh"]
HILLS: Final = 0
MOUNTAINS: Final = 1
TERRITORY_NAMES: Final = ["broken_lands", "valley", "eastern_bank", "southern_spur"]
TERRITORIES: Final = 4
BROKEN_LANDS: Final = 0
VALLEY: Final = 1
EASTERN_BANK: Final = 2
SOUTHERN_SPUR: Final = 3
#: No way leads there.
FAR: Final = 99
#: How far ``Edition.within`` reaches.
FARTHEST: Final = 20

# Units --------------------------------------------------------------------------------------------------

_units: Any = _shipped["units"]["unit"]
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
FIGURES: Final[list[int]] = [unit["figures"] for unit in _units]
MANOEUVRE_NAMES: Final[list[str]] = [unit["manoeuvre"] for unit in _units]
STACK: Final[int] = _limits["stack"]

# Characters ---------------------------------------------------------------------------------------------

_characters: Any = _shipped["characters"]["character"]
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
GENERALS: Final[list[int]] = [i for i, character in enumerate(_characters) if character.get("general")]
SPECIAL: Final[list[bool]] = [bool(character.get("special")) for character in _characters]
#: Characters who walk the map and lead armies, by side.
LEADERS: Final[list[list[int]]] = [
    [c for c in range(CHARACTERS) if SIDE_OF[c] == side and not SPECIAL[c]] for side in (FP, SHADOW)
]
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

TILES: Final[int] = _counters["fate_tiles"]
GREY_TILES: Final = TILES - 2
BLUE_TILE: Final = TILES - 2
BROWN_TILE: Final = TILES - 1
FATE_END: Final[int] = _shipped["fate"]["end"]

GROUP_NAMES: Final = ["men_dwarves", "elves", "shadow"]
MEN_DWARVES: Final = 0
ELVES: Final = 1
SHADOW_TOKENS: Final = 2
GROUPS_OF: Final[list[list[int]]] = [[MEN_DWARVES, ELVES], [SHADOW_TOKENS]]
#: The group of every token: those of a group come together, those of the Shadow last.
TOKEN_GROUP: Final[list[int]] = [
    group for group, name in enumerate(GROUP_NAMES) for _ in range(_counters[f"recruitment_{name}"])
]
TOKENS: Final = len(TOKEN_GROUP)
TOKENS_OF_GROUP: Final[list[list[int]]] = [
    [token for token in range(TOKENS) if TOKEN_GROUP[token] == group] for group in range(len(GROUP_NAMES))
]
TOKEN_SIDE: Final[list[int]] = [SHADOW if group == SHADOW_TOKENS else FP for group in TOKEN_GROUP]
TOKENS_FROM: Final[list[int]] = [0, TOKEN_SIDE.count(FP)]
TOKENS_TO: Final[list[int]] = [TOKEN_SIDE.count(FP), TOKENS]

DECKS: Final = ("event_cards", "free_peoples_story", "shadow_story", "fate_cards")
EVENTS: Final = 0
FP_STORY: Final = 1
SHADOW_STORY: Final = 2
FATE_CARDS: Final = 3
_sizes: Any = _components["cards"]
#: The deck of every card, by its number.
CARD_DECK: Final[list[int]] = [
    deck
    for deck, name in enumerate(("event", "free_peoples_story", "shadow_story", "fate"))
    for _ in range(_sizes[name])
]
CARDS: Final = len(CARD_DECK)
#: What cards may do: the effects are those of the shipped cards, by their names.
EFFECT_NAMES: Final[list[str]] = [card["id"] for deck in DECKS for card in _shipped[deck]["card"]]
if len(EFFECT_NAMES) != CARDS:
    raise ValueError(f"components.toml counts {CARDS} cards, the decks hold {len(EFFECT_NAMES)}")
HAND: Final[int] = _limits["hand"]
PASS_OPENS: Final[int] = _limits["pass_opens"]
POINTS_TO_WIN: Final[int] = _limits["points_to_win"]
BEORN_POINTS: Final[int] = _limits["beorn_points"]

# Editions -------------------------------------------------------------------------------------------------


#: How far the range marker reaches where an edition does not say it.
ARCHERS_STEPS: Final = 2
GANDALFS_STEPS: Final = 1
#: Things of one edition are numbered within a span of so many.
SPAN: Final = 1000


class Edition:
    """A map with its set-up, and the values of units, characters, tiles, tokens and cards."""

    def __init__(self, content: dict[str, Any], name: str, ident: str, number: int) -> None:
        #: The name for people to choose it by, and the name with its fingerprint (the shipped one needs none).
        self.name: str = name
        self.id: str = ident
        self.content: dict[str, Any] = content
        #: Where its cards and units begin among the things that speak at moments, those of all editions together.
        self.base: int = SPAN * number
        self._places(content["map"])
        self._borders(content["map"])
        self._ranges(content["range"])
        self._pieces(content)
        self._cards(content)

    def _places(self, board: dict[str, Any]) -> None:
        regions = board["region"]
        zones = board["goblin_zone"]
        self.regions: int = len(regions)
        boxes = [zone[key] for zone in zones for key in ("point", "pass")]
        #: Places by their id in the map, and their names in codes: a region that the edition names has one of its own.
        self.place: dict[str, int] = {name: i for i, name in enumerate([*[row["id"] for row in regions], *boxes])}
        self.place_names: list[str] = [*[self._code(region) for region in regions], *boxes]
        self.places: int = len(self.place_names)
        #: Goblin boxes: the mustering points, their passes, and where the passes lead.
        self.goblin_points: list[int] = [self.place[zone["point"]] for zone in zones]
        self.passes: list[int] = [self.place[zone["pass"]] for zone in zones]
        self.exits: list[int] = [self.place[zone["exit"]] for zone in zones]
        self.terrain: list[int] = [TERRAIN_NAMES.index(region["terrain"]) for region in regions]
        #: Whether a place has hills or mountains.
        self.is_high: list[bool] = [kind in (HILLS, MOUNTAINS) for kind in self.terrain] + [False] * len(boxes)
        #: The territory of every place; goblin boxes belong to none (-1).
        self.territory: list[int] = [TERRITORY_NAMES.index(region["territory"]) for region in regions] + [-1] * len(
            boxes
        )
        self.settlements: list[int] = [i for i, region in enumerate(regions) if region.get("settlement")]
        self.is_settlement: list[bool] = [i in self.settlements for i in range(self.places)]
        self.protection: list[int] = [region.get("protection", 0) for region in regions] + [0] * len(boxes)
        self.strongholds: list[int] = [i for i in range(self.regions) if self.protection[i]]
        self.mustering: list[int] = [i for i, region in enumerate(regions) if region.get("muster")]
        #: Places without a limit for Shadow units.
        self.unlimited: list[bool] = [i in self.mustering or i in self.goblin_points for i in range(self.places)]
        self.points_of: list[int] = [
            (_limits["stronghold_points"] if self.protection[i] else _limits["settlement_points"])
            if self.is_settlement[i]
            else 0
            for i in range(self.places)
        ]
        self.front_gate: int = self.place["front_gate"]
        self.ravenhill: int = self.place["ravenhill"]
        self.ruins_of_dale: int = self.place["ruins_of_dale"]

    def _code(self, entry: dict[str, Any]) -> str:
        """The name of a region in codes and messages."""
        return f"{self.name}_{entry['id']}" if "name_en" in entry else str(entry["id"])

    def _borders(self, board: dict[str, Any]) -> None:
        lines, fords, rivers = [self._pairs(board["borders"][kind]) for kind in ("line", "ford", "river")]
        found: list[list[int]] = [[] for _ in range(self.places)]
        for a, b in lines + fords:
            found[a].append(b)
            found[b].append(a)
        #: Regions adjacent to a region, over lines and fords; goblin boxes are adjacent to nothing.
        self.neighbours: list[list[int]] = [sorted(near) for near in found]
        #: The same as bits.
        self.neighbour_bits: list[int] = [bits_of(near) for near in self.neighbours]
        self.is_ford: list[list[bool]] = self._table(fords)
        self.is_river: list[list[bool]] = self._table(rivers)
        #: Steps from place to place along the ways; FAR is no way.
        self.distance: list[list[int]] = [self._steps(start) for start in range(self.places)]
        #: Steps from a place to the nearest region of the Valley.
        valley = [place for place in range(self.regions) if self.territory[place] == VALLEY]
        self.to_valley: list[int] = [min([row[there] for there in valley], default=FAR) for row in self.distance]
        #: The regions within so many steps of a place, by place and steps; the place itself is none of them.
        self.within: list[list[list[int]]] = [
            [[there for there in range(self.regions) if 0 < row[there] <= steps] for steps in range(FARTHEST + 1)]
            for row in self.distance
        ]
        #: Which bank of the river a region lies on, as the number of the bank's first region.
        self.bank: list[int] = self._banks()

    def _pairs(self, borders: list[str]) -> list[tuple[int, int]]:
        return [(self.place[a], self.place[b]) for a, b in (border.split("-") for border in borders)]

    def _table(self, pairs: list[tuple[int, int]]) -> list[list[bool]]:
        table = [[False] * self.places for _ in range(self.places)]
        for a, b in pairs:
            table[a][b] = table[b][a] = True
        return table

    def _ways(self, place: int) -> list[int]:
        """Where an army may go: neighbours, and the one way out of a goblin box."""
        if place in self.goblin_points:
            return [self.passes[self.goblin_points.index(place)]]
        return [self.exits[self.passes.index(place)]] if place in self.passes else self.neighbours[place]

    def _steps(self, start: int) -> list[int]:
        steps = [FAR] * self.places
        steps[start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for near in self._ways(here):
                if steps[near] == FAR:
                    steps[near] = steps[here] + 1
                    edge.append(near)
        return steps

    def _banks(self) -> list[int]:
        bank = [-1] * self.places
        for start in range(self.regions):
            if bank[start] < 0:
                bank[start] = start
                edge = [start]
                while edge:
                    here = edge.pop()
                    for near in self.neighbours[here]:
                        if bank[near] < 0 and not self.is_ford[here][near]:
                            bank[near] = start
                            edge.append(near)
        return bank

    def _ranges(self, ranges: dict[str, Any]) -> None:
        """Which regions each use of the range marker reaches."""
        self.archers_range: list[list[bool]] = self._range(ranges.get("archers", {}), ARCHERS_STEPS)
        self.gandalfs_range: list[list[bool]] = self._range(ranges.get("gandalf", {}), GANDALFS_STEPS)
        #: The same as bits.
        self.archers_reach: list[int] = [_bits_where(row[: self.regions]) for row in self.archers_range]
        self.gandalfs_reach: list[int] = [_bits_where(row[: self.regions]) for row in self.gandalfs_range]

    def _range(self, reach: dict[str, list[str]], steps: int) -> list[list[bool]]:
        """A region of which nothing is said reaches those within some steps."""
        table = [[False] * self.places for _ in range(self.places)]
        for name, source in self.place.items():
            if source < self.regions:
                near = [self.place[target] for target in reach[name]] if name in reach else self.within[source][steps]
                for target in [source, *near]:
                    table[source][target] = True
        return table

    def _pieces(self, content: dict[str, Any]) -> None:
        units = content["units"]["unit"]
        self.value: list[int] = [unit["value"] for unit in units]
        self.manoeuvre: list[str] = [unit["manoeuvre"] for unit in units]
        self.favours: list[list[bool]] = [[name in unit["terrains"] for name in TERRAIN_NAMES] for unit in units]
        people = content["characters"]["character"]
        self.movement: list[int] = [character["movement"] for character in people]
        self.leadership: list[int] = [character["leadership"] for character in people]
        self.arrival: list[int] = [character.get("arrival", 0) for character in people]
        self.enters_with: list[list[str]] = [character.get("enter", []) for character in people]
        self.on_track: list[int] = [c for c in range(CHARACTERS) if self.arrival[c]]
        numbers = content["characters"]
        self.beorn_dice: int = numbers["beorn_dice"]
        self.beorn_wrath: int = numbers["beorn_wrath"]
        self.beorn_wrath_max: int = numbers["beorn_wrath_max"]
        self.bilbo_rings: int = numbers["bilbo_rings"]
        self.lord_eagles: int = numbers["lord_eagles"]
        self.eagle_dice: int = numbers["eagle_dice"]
        self.eagle_target: int = numbers["eagle_target"]
        self.bard_tokens: int = numbers["bard_tokens"]
        self.bolg_tokens: int = numbers["bolg_tokens"]
        self.bard_target: int = numbers["bard_arrow_target"]
        self.burst_dice: int = numbers["burst_dice"]
        self.burst_focused: int = numbers["burst_focused"]
        self.burst_target: int = numbers["burst_target"]
        self.bow_dice: int = numbers["bow_dice"]
        self.bow_target: int = numbers["bow_target"]
        fate = content["fate"]
        special = [fate["blue"], fate["brown"]]
        self.tile_number: list[int] = [row["number"] for row in fate["grey"] for _ in range(row["count"])]
        self.tile_number += [tile["number"] for tile in special]
        self.tile_icon: list[bool] = [i < row["icons"] for row in fate["grey"] for i in range(row["count"])]
        self.tile_icon += [tile["icon"] for tile in special]
        tokens = sorted(content["tokens"]["token"], key=lambda row: GROUP_NAMES.index(row["group"]))
        self.token_unit: list[int] = [UNIT[row["unit"]] for row in tokens for _ in range(row["count"])]
        self.token_figures: list[int] = [row["figures"] for row in tokens for _ in range(row["count"])]
        #: The unit types that a group of tokens can bring.
        self.group_units: list[list[int]] = [
            sorted({self.token_unit[i] for i in range(TOKENS) if TOKEN_GROUP[i] == group}) for group in range(3)
        ]

    def _cards(self, content: dict[str, Any]) -> None:
        cards = [card for deck in DECKS for card in content[deck]["card"]]
        ours = [card for deck in DECKS for card in _shipped[deck]["card"]]
        #: Their names in codes: a card that is not as the shipped one has one of its own.
        self.card_names: list[str] = [
            card["id"] if card == other else f"{self.name}_{card['id']}"
            for card, other in zip(cards, ours, strict=True)
        ]
        self.card: dict[str, int] = {name: i for i, name in enumerate(self.card_names)}
        self.card_number: list[str] = [card["number"] for card in cards]
        self.card_type: list[str] = [card["type"] for card in cards]
        #: What each card does, and the numbers of its effect and of its combat effect.
        self.card_effect: list[str] = [card.get("effect", card["id"]) for card in cards]
        self.card_amount: list[int] = [card.get("amount", 1) for card in cards]
        self.card_combat: list[int] = [card.get("combat", 1) for card in cards]

    def thing(self, index: int) -> int:
        """A card or a unit among those of all editions; orders of dice are everybody's."""
        return index if index >= CARDS else self.base + index

    def things(self, indices: list[int]) -> list[int]:
        return [self.thing(index) for index in indices] if self.base else indices

    def hampers(self, origin: int, target: int) -> bool:
        """Whether a first attack goes over a ford or up a slope (p.27)."""
        if origin in self.passes:
            return False
        return self.is_ford[origin][target] or (self.terrain[target] == MOUNTAINS and self.terrain[origin] != MOUNTAINS)


def bits_of(places: list[int]) -> int:
    """Places as the bits of a number: what many of them have in common is found at once."""
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def _bits_where(row: list[bool]) -> int:
    return bits_of([place for place in range(len(row)) if row[place]])


class Slot:
    """The place of a card in an edition: its numbers, for the effect that it has there."""

    def __init__(self, edition: Edition, index: int) -> None:
        self.index: int = index
        self.thing: int = edition.thing(index)
        self.amount: int = edition.card_amount[index]
        self.combat: int = edition.card_combat[index]


#: The edition that is played unless a table chooses another one.
DEFAULT: Final = Edition(_shipped, "westmarch", "westmarch", 0)
#: Editions that are open in this process, by name and fingerprint.
EDITIONS: Final[dict[str, Edition]] = {DEFAULT.id: DEFAULT}
