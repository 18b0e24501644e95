"""Printed facts: regions, sites and cards, read once from the data files and shared by all positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"

# Kinds of cards, in the order of the data files.
CHARACTER, WIZARD, AGENT, ITEM, ALLY, FACTION, RESOURCE, HAZARD, CREATURE, SITE = range(10)
KINDS: Final = (
    "character", "wizard", "agent", "item", "ally", "faction", "resource-event", "hazard-event", "creature", "site",
)  # fmt: skip

SITE_TYPES: Final = ("haven", "free-hold", "border-hold", "ruins-and-lairs", "shadow-hold", "dark-hold")
HAVEN, FREE_HOLD, BORDER_HOLD, RUINS, SHADOW_HOLD, DARK_HOLD = range(6)
LANDS: Final = ("free-domain", "border-land", "wilderness", "shadow-land", "dark-domain", "coastal-sea")
FREE_DOMAIN, BORDER_LAND, WILDERNESS, SHADOW_LAND, DARK_DOMAIN, COASTAL_SEA = range(6)
SKILLS: Final = ("warrior", "scout", "ranger", "sage", "diplomat")
WARRIOR, SCOUT, RANGER, SAGE, DIPLOMAT = [1 << i for i in range(5)]
ITEM_KINDS: Final = ("minor", "major", "greater", "gold-ring", "special")
MINOR, MAJOR, GREATER, GOLD_RING, SPECIAL = range(5)
SLOTS: Final = ("", "weapon", "shield", "armor", "helmet")
SHORT, LONG, PERMANENT = range(3)
DURATIONS: Final = ("short", "long", "permanent")

#: One word for a race, whether of one or of many.
ONE_WORD: Final = {"man": "men", "orc": "orcs", "wose": "woses"}

GENERAL_INFLUENCE: Final = 20
HAND: Final = 8
COMPANY_LIMIT: Final = 7
START_MIND: Final = 20
START_CHARACTERS: Final = 5
START_ITEMS: Final = 2
POOL: Final = 10


def _read(name: str) -> list[dict[str, Any]]:
    """The entries of a data file."""
    found: list[dict[str, Any]] = json.loads(_text(name))
    return found


def _text(name: str) -> str:
    return (DATA / f"{name}.json").read_text(encoding="utf-8")


# The map

_regions = _read("regions")
REGIONS: Final[list[str]] = [region["id"] for region in _regions]
REGION_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(REGIONS)}
REGION_LAND: Final[list[int]] = [LANDS.index(region["kind"]) for region in _regions]
REGION_NAMES: Final[list[tuple[str, str]]] = [(region["en"], region["es"]) for region in _regions]
ADJACENT: Final[list[list[int]]] = [sorted(REGION_NUMBER[name] for name in region["adjacent"]) for region in _regions]


def _distances(start: int) -> list[int]:
    found = [99] * len(REGIONS)
    found[start] = 0
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        for there in ADJACENT[here]:
            if found[there] == 99:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


#: How many borders lie between two regions.
DISTANCE: Final[list[list[int]]] = [_distances(region) for region in range(len(REGIONS))]


class Attack:
    """An automatic attack of a site, or the creature that the opponent may play as one."""

    __slots__ = (
        "detain", "from_hand", "lands", "prowess", "race", "strikes", "unique_too", "unless_defeated", "unless_in_play",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any]) -> None:
        self.race: Final[str] = data.get("race", "")
        self.strikes: Final[int] = data.get("strikes", 0)
        self.prowess: Final[int] = data.get("prowess", 0)
        #: Whether its strikes tap and do not wound.
        self.detain: Final = bool(data.get("detain"))
        #: Site types, and lands of a single symbol, to which the creature played as this attack may be keyed.
        self.from_hand: Final = tuple([SITE_TYPES.index(name) for name in data.get("from_hand", ())])
        self.lands: Final = tuple([LANDS.index(name) for name in data.get("from_hand_lands", ())])
        self.unique_too: Final = bool(data.get("unique_too"))
        #: Cards that put an end to it while they are in play, or once they are defeated.
        self.unless_in_play: Final[tuple[str, ...]] = tuple(data.get("unless_in_play", ()))
        self.unless_defeated: Final[tuple[str, ...]] = tuple(data.get("unless_defeated", ()))


class Key:
    """Named places where a creature may be played, perhaps only while a card is in play."""

    __slots__ = (
        "after", "all_sites", "deeps", "journey", "lands", "near_deeps", "only_sites", "regions", "site_path", "sites",
        "types", "when", "wounded",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any]) -> None:
        self.regions: Final = frozenset([REGION_NUMBER[name] for name in data.get("regions", ())])
        self.sites: Final = frozenset(data.get("sites", ()))
        #: Sites of these types in the regions.
        self.types: Final = frozenset([SITE_TYPES.index(name) for name in data.get("types", ())])
        self.all_sites: Final = bool(data.get("all_sites"))
        #: The sites in the regions, but not the regions themselves.
        self.only_sites: Final = bool(data.get("only_sites"))
        self.when: Final[str] = data.get("when", "")
        self.lands: Final = tuple([(LANDS.index(name), count) for name, count in data.get("lands", {}).items()])
        #: Under-deeps sites, and sites adjacent to some.
        self.deeps: Final = bool(data.get("deeps"))
        self.near_deeps: Final = bool(data.get("near_deeps"))
        #: Lands of which one must be on the path to the site: any of them so often.
        self.site_path: Final = tuple([(LANDS.index(name), n) for name, n in data.get("site_path", {}).items()])
        #: From one of these sites to another.
        self.journey: Final = tuple(data.get("journey", ()))
        #: After an attack by one of these races or cards, keyed in one of these ways.
        self.after: Final[tuple[tuple[str, ...], ...]] = (
            (tuple(data["after"]["by"]), tuple(data["after"]["keys"])) if "after" in data else ()
        )
        self.wounded: Final = bool(data.get("wounded"))


class Face:
    """What is printed on a card, apart from its text."""

    def __init__(self, data: dict[str, Any], kind: int, number: int) -> None:
        self.number: Final = number
        self.id: Final[str] = data["id"]
        self.printed: Final[str] = data["no"]
        self.names: Final[tuple[str, str]] = (data["en"], data["es"])
        self.kind: Final = kind
        self.unique: Final = bool(data.get("unique"))
        race = data.get("race", "")
        self.race: Final[str] = ONE_WORD.get(race, race)
        self.points: Final[int] = data.get("mp", 0)
        self.stored_points: Final[int] = data.get("mp_stored") or data.get("mp", 0)
        #: The type of points that an event gives whoever gets it, if not that of its kind.
        self.points_as: Final[str] = data.get("points_as", "")
        self.lost_points: Final[int] = data.get("lost", 0)
        self.mind: Final[int] = data.get("mind") or 0
        self.influence: Final[int] = data.get("di", 0)
        self.prowess: Final[int] = data.get("prowess") or 0
        #: 0 is the dash: no body at all.
        self.body: Final[int] = data.get("body") or 0
        self.check: Final[int] = data.get("cc", 0)
        self.corruption: Final[int] = data.get("cp", 0)
        self.corruption_card: Final = bool(data.get("corruption"))
        self.skills: Final = sum([1 << SKILLS.index(skill) for skill in data.get("skills", ())])
        self.homes: Final = tuple(data.get("home", ()))
        #: Comes into play at home and nowhere else, not even at the start.
        self.home_only: Final = bool(data.get("home_only"))
        self.places: Final = tuple(data.get("at", ()))
        self.keywords: Final = frozenset(data.get("keywords", ()))
        self.hoard: Final = bool(data.get("hoard"))
        self.dual: Final = bool(data.get("dual"))
        self.duration: Final = DURATIONS.index(data["duration"]) if data.get("duration") in DURATIONS else SHORT
        # Items
        self.item: Final = ITEM_KINDS.index(data["kind"]) if kind == ITEM else -1
        self.slot: Final = SLOTS.index(data.get("slot", ""))
        #: Gold rings: the result from which The One Ring, and from which a Dwarven Ring may be played, and the result
        #: up to which a Magic Ring may; a Lesser Ring always may.
        self.ring_test: Final[tuple[int, ...]] = tuple(data.get("ring_test", ()))
        #: A minor item that a company may begin with: no hoard item, no lost knowledge.
        knowledge = "lost-knowledge" in self.keywords
        self.starting_item: Final = self.item == MINOR and not self.hoard and not knowledge
        # Factions
        self.number_to_exceed: Final[int] = data.get("number") or 0
        self.race_modifiers: Final[dict[str, int]] = {
            ONE_WORD.get(name, name): value for name, value in data.get("mods", {}).items()
        }
        # Creatures
        self.strikes: Final[int] = data["strikes"] if isinstance(data.get("strikes"), int) else 0
        self.each: Final = bool(data.get("each"))
        self.attacks: Final[int] = data.get("attacks", 1) if kind == CREATURE else 1
        #: Creatures that may be played as events instead: how long such an event lasts.
        self.also_event: Final[str] = data.get("event", "") if kind == CREATURE else ""
        self.attacker_chooses: Final = bool(data.get("attacker"))
        self.detain: Final = bool(data.get("detain"))
        self.lands: Final[list[tuple[int, int]]] = [
            (LANDS.index(name), count) for name, count in (data.get("regions") or {}).items()
        ]
        site_types = data.get("sites", ()) if kind == CREATURE else ()
        self.site_types: Final = frozenset([SITE_TYPES.index(name) for name in site_types])
        self.named: Final = [Key(key) for key in data.get("named", ())]
        # Sites
        self.site: Final = SITE_TYPES.index(data["kind"]) if kind == SITE else -1
        self.region: Final = REGION_NUMBER.get(data.get("region", ""), -1)
        self.haven: Final[str] = data.get("haven", "")
        self.path: Final = tuple([LANDS.index(name) for name in data.get("path", ())])
        self.haven_paths: Final[dict[str, tuple[int, ...]]] = {
            name: tuple([LANDS.index(land) for land in path]) for name, path in data.get("haven_paths", {}).items()
        }
        draws = data.get("draws", (0, 0))
        self.own_draws: Final[int] = draws[0]
        self.other_draws: Final[int] = draws[1]
        items = data.get("items", ())
        self.items: Final = frozenset([ITEM_KINDS.index(name) for name in items if not name.endswith("*")])
        self.information: Final = bool(data.get("information"))
        attacks = data.get("attacks", ()) if kind == SITE else ()
        self.automatic: Final = [Attack(attack) for attack in attacks]
        self.wounded_check: Final = bool(data.get("wounded_check"))
        self.deeps: Final = bool(data.get("deeps"))
        self.adjacent: Final[dict[str, int]] = data.get("adjacent", {})
        self.extra_limit: Final[int] = data.get("limit", 0)
        # Dragons on the hunt, and at home
        self.hunts: Final = frozenset([REGION_NUMBER[name] for name in data.get("hunts", ())])
        self.hunts_doors: Final = frozenset([REGION_NUMBER[name] for name in data.get("hunts_doors", ())])
        #: Every coast, while the Doors of Night are open.
        self.hunts_sea: Final = bool(data.get("hunts_sea"))
        self.lair_of: Final[str] = data.get("lair", "")
        #: The dragon of which this is a manifestation.
        own = self.id if kind == CREATURE and race == "dragon" and self.unique else ""
        self.dragon: Final[str] = data.get("dragon", own)
        #: The event that is used as this site, if it is no site card; and what an event is as a site.
        self.made_from: Final[str] = data.get("made_from", "")
        self.used_as: Final[dict[str, Any]] = data.get("used_as", {})
        #: The lands of the way by which an event says that a company comes to it.
        self.way: Final = tuple([LANDS.index(name) for name in data.get("way", ())])
        # What single sites say besides.
        #: Characters heal here as at a Haven.
        self.heals: Final = bool(data.get("heals"))
        #: A company leaves only through the regions of the map.
        self.by_map: Final = bool(data.get("by_map"))
        #: No card keeps creatures away that are keyed to this site.
        self.always_keyed: Final = bool(data.get("always_keyed"))
        #: Whatever heals somebody here heals everybody.
        self.heals_all: Final = bool(data.get("heals_all"))
        #: Creatures of these races may be played here too.
        self.also: Final = frozenset(data.get("also", ()))
        #: Nazgûl one of whom, if in play as an event, attacks whoever enters.
        self.guardians: Final[tuple[str, ...]] = tuple(data.get("guardians", ()))
        self.never_discarded: Final = bool(data.get("never_discarded"))
        self.items_when_tapped: Final = bool(data.get("items_when_tapped"))
        #: Added to the roll of a ring test here.
        self.ring_test_bonus: Final[int] = data.get("ring_test_bonus", 0)
        #: Two minor items may be given up here for the chance of a major one.
        self.barter: Final = bool(data.get("barter"))

    @property
    def lair(self) -> bool:
        """A Dragon's lair: a site with the automatic attack of a dragon."""
        return any([attack.race == "dragon" for attack in self.automatic])


FILES: Final = (
    ("characters", CHARACTER),
    ("agents", AGENT),
    ("items", ITEM),
    ("allies", ALLY),
    ("factions", FACTION),
    ("resource_events", RESOURCE),
    ("hazard_events", HAZARD),
    ("creatures", CREATURE),
    ("sites", SITE),
)


def _faces() -> list[Face]:
    found: list[Face] = []
    for name, kind in FILES:
        for data in _read(name):
            wizard = kind == CHARACTER and data.get("race") == "wizard"
            found.append(Face(data, WIZARD if wizard else kind, len(found)))
    for event in found[:]:
        found += [Face(data, SITE, len(found) + i) for i, data in enumerate(_made_sites(event))]
    return found


def _made_sites(event: Face) -> list[dict[str, Any]]:
    """What an event is as a site, in each region where it can be used as one."""
    here = event.used_as.get("region", "")
    land = event.used_as.get("land", "")
    regions = [REGION_NUMBER[here]] if here else [i for i, kind in enumerate(REGION_LAND) if LANDS[kind] == land]
    return [
        event.used_as
        | {
            "id": f"{event.id}-in-{REGIONS[region]}",
            "no": event.printed,
            "en": f"{event.names[0]} ({REGION_NAMES[region][0]})",
            "es": f"{event.names[1]} ({REGION_NAMES[region][1]})",
            "region": REGIONS[region],
            "made_from": event.id,
        }
        for region in (regions if event.used_as else [])
    ]


#: Every face that a card can have: those of the cards, then what some events are while they are used as sites.
FACES: Final[list[Face]] = _faces()
#: The cards of the game.
CARDS: Final = tuple([face for face in FACES if not face.made_from])
NUMBER: Final[dict[str, int]] = {face.id: face.number for face in FACES}
#: No two cards have the same English name.
NAMED: Final[dict[str, int]] = {face.names[0]: face.number for face in FACES}
#: All races of cards and attacks; the empty one is any.
RACES: Final = sorted(
    {face.race for face in FACES}
    | {a.race for face in FACES for a in face.automatic}
    | {"", "lava", "rock-fall", "trap"}
)

#: Names by which a text card of one name is known to the other manifestations of it.
MANIFESTATIONS: Final[dict[str, str]] = {
    "my-precious": "gollum", "mistress-lobelia": "lobelia-sackville-baggins", "durins-bane": "balrog-of-moria",
}  # fmt: skip
#: Where each dragon lives.
LAIRS: Final[dict[str, str]] = {face.dragon: face.lair_of for face in FACES if face.lair_of}
HAVENS: Final = tuple([face.id for face in FACES if face.site == HAVEN])


def face(name: str) -> Face:
    return FACES[NUMBER[name]]


def _routes(start: int, goal: int, most: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    waiting: list[tuple[int, ...]] = [(start,)]
    while waiting:
        path = waiting.pop()
        if path[-1] == goal:
            found.append(path)
            continue
        for there in ADJACENT[path[-1]]:
            if there not in path and len(path) + DISTANCE[there][goal] < most:
                waiting.append((*path, there))
    return sorted(found)


_route_cache: dict[tuple[int, int, int], list[tuple[int, ...]]] = {}


def routes(start: int, goal: int, most: int = 4) -> list[tuple[int, ...]]:
    """All chains of at most so many adjacent regions from one region to another, both counted, none twice."""
    key = (start, goal, most)
    found = _route_cache.get(key)
    if found is None:
        found = _routes(start, goal, most)
        _route_cache[key] = found
    return found


def basic_path(origin: Face, target: Face) -> tuple[int, ...] | None:
    """The lands of a move by the site cards alone; None if the cards do not allow it."""
    if origin.deeps or target.deeps:
        return None
    if origin.site == HAVEN:
        if target.site == HAVEN:
            return origin.haven_paths.get(target.id)
        return target.path if target.haven == origin.id else None
    if target.site == HAVEN and origin.haven == target.id:
        return origin.path
    return None


def load_decks() -> dict[str, Any]:
    """The starter decks by name."""
    found: dict[str, Any] = json.loads(_text("decks"))
    return found
