"""What an edition says, held against the rules: everything that is missing or cannot be, by file and line."""

from __future__ import annotations

from typing import Any

from westmarch.engine.editions import Problem
from westmarch.games.bofa.content import shipped
from westmarch.games.bofa.edition_lines import Lines, Path
from westmarch.games.bofa.edition_shape import BY_REGION, ENTRIES, NEEDED, TABLES, TOP, Fields, ident
from westmarch.games.outlines import overlapping, too_small

#: The settlements that the rules name; the first three are strongholds (p.9).
STRONGHOLDS = ("front_gate", "eastern_spur", "ravenhill")
SETTLEMENTS = (*STRONGHOLDS, "camp", "fallen_bridge", "ruins_of_dale", "lower_slopes")
MUSTERING = 4
ZONES = 2
#: Places are numbered below a hundred.
MOST_REGIONS = 90
#: Who begins on the map; the others come later.
AT_FIRST = ("bard", "dain", "gandalf", "thranduil")
#: Grey tiles that say less in all than this would never bring a battle to its end.
LEAST_FATE = 12
STACK = 5
#: What tells entries apart that change single fields of ours.
KEYS = {"unit": "id", "character": "id", "card": "number"}


class Checker:
    """The problems of one file."""

    def __init__(self, stem: str, lines: Lines, problems: list[Problem], given: dict[str, Any] | None = None) -> None:
        self.stem = stem
        self.lines = lines
        self.problems = problems
        #: What the file itself says, of all that the edition has.
        self.given = given or {}

    def say(self, path: Path, fault: str, /, text: str = "", **about: Any) -> None:
        line = self.lines.line(self._written(path), text)
        self.problems.append(Problem(f"{self.stem}.toml", line, (f"bofa-edition-{fault}", about)))

    def _written(self, path: Path) -> Path:
        """Where an entry stands in the file: it changes one of ours, which has another place among all."""
        match path:
            case ("unit" | "character" | "card" as key, int(index), *rest) if key in self.given:
                by = KEYS[key]
                name = shipped()[self.stem][key][index][by]
                at = [number for number, entry in enumerate(self.given[key]) if entry[by] == name]
                return (key, at[0], *rest) if at else ()
        return path

    # The shape of what is given --------------------------------------------------------------------------

    def shape(self, table: dict[str, Any]) -> None:
        entries, tables = ENTRIES.get(self.stem, {}), TABLES.get(self.stem, {})
        top, regions = TOP.get(self.stem, {}), BY_REGION.get(self.stem, ())
        known = [*top, *entries, *tables, *regions]
        for key, value in table.items():
            if key in entries:
                self._entries(key, value, *entries[key])
            elif key in tables:
                self._fields((key,), value, *tables[key])
            elif key in regions:
                self._by_region(key, value)
            elif key in top:
                self._value((key,), key, value, top)
            else:
                self.say((key,), "unknown-key", key=key[:40], known=", ".join(known))
        for key in NEEDED.get(self.stem, ()):
            if key not in table:
                self.say((), "missing-key", key=key)

    def _entries(self, key: str, value: Any, fields: Fields, needed: tuple[str, ...]) -> None:
        if not isinstance(value, list):
            self.say((key,), "kind-entries", key=key)
            return
        for index, entry in enumerate(value):
            self._fields((key, index), entry, fields, needed)
        if not any(problem.file == f"{self.stem}.toml" for problem in self.problems):
            self._known_entries(key, value)

    def _known_entries(self, key: str, value: list[dict[str, Any]]) -> None:
        """Entries that change ours are found by their id or number."""
        by = KEYS.get(key)
        if by is None:
            return
        ours = [entry[by] for entry in shipped()[self.stem][key]]
        seen: set[str] = set()
        for index, entry in enumerate(value):
            name = entry[by]
            if name not in ours:
                self.say((key, index, by), "no-such", name=name, known=", ".join(ours))
            elif name in seen:
                self.say((key, index, by), "twice", name=name)
            seen.add(name)

    def _fields(self, path: Path, value: Any, fields: Fields, needed: tuple[str, ...]) -> None:
        if not isinstance(value, dict):
            self.say(path, "kind-table", key=str(path[0]))
            return
        for key, one in value.items():
            if key in fields:
                self._value((*path, key), key, one, fields)
            else:
                self.say((*path, key), "unknown-key", key=key[:40], known=", ".join(fields))
        for key in needed:
            if key not in value:
                self.say(path, "missing-key", key=key)

    def _value(self, path: Path, key: str, value: Any, fields: Fields) -> None:
        fault = fields[key](value)
        if fault is not None:
            name, about = fault
            self.say(path, name, key=key, **about)

    def _by_region(self, key: str, value: Any) -> None:
        fits = isinstance(value, dict) and all(
            ident(source) is None and isinstance(targets, list) and all(ident(one) is None for one in targets)
            for source, targets in value.items()
        )
        if not fits:
            self.say((key,), "kind-ranges", key=key)

    # The whole edition -----------------------------------------------------------------------------------

    def whole(self, content: dict[str, Any]) -> None:
        match self.stem:
            case "map":
                self._map(content["map"])
            case "range":
                self._ranges(content)
            case "setup":
                self._setup(content)
            case "units":
                self._units(content["units"]["unit"])
            case "characters":
                self._characters(content["characters"])
            case "tokens":
                self._tokens(content)
            case "fate":
                self._fate(content["fate"])
            case "event_cards" | "free_peoples_story" | "shadow_story" | "fate_cards":
                self._cards(content[self.stem]["card"])

    def _map(self, board: dict[str, Any]) -> None:
        regions = board["region"]
        if len(regions) > MOST_REGIONS:
            self.say(("region",), "too-many-regions", high=MOST_REGIONS)
        ours = {region["id"] for region in shipped()["map"]["region"]}
        seen: set[str] = set()
        for index, region in enumerate(regions):
            name, path = region["id"], ("region", index)
            if name in seen:
                self.say((*path, "id"), "twice", name=name)
            seen.add(name)
            self._region(path, region)
            if ("name_en" in region) != ("name_es" in region) or (name not in ours and "name_en" not in region):
                self.say(path, "needs-names", name=name)
        there = {region["id"] for region in regions if region.get("settlement")}
        for name in SETTLEMENTS:
            if name not in there:
                self.say((), "no-settlement", name=name)
        mustering = sum(bool(region.get("muster")) for region in regions)
        if mustering != MUSTERING:
            self.say((), "mustering", count=mustering)
        self._zones(board["goblin_zone"], seen)
        self._joined(board["borders"], [region["id"] for region in regions])
        self._outlines(board)

    def _region(self, path: Path, region: dict[str, Any]) -> None:
        name = region["id"]
        if region.get("settlement") and name not in SETTLEMENTS:
            self.say((*path, "settlement"), "other-settlement", name=name, known=", ".join(SETTLEMENTS))
        if ("protection" in region) != (name in STRONGHOLDS):
            fault = "needs-protection" if name in STRONGHOLDS else "no-protection"
            self.say((*path, "protection"), fault, name=name)
        if region.get("muster") and (region["territory"] != "broken_lands" or region.get("settlement")):
            self.say((*path, "muster"), "muster-place", name=name)
        if name == "ruins_of_dale" and region["territory"] != "valley":
            self.say((*path, "territory"), "dale", name=name)

    def _zones(self, zones: list[dict[str, Any]], regions: set[str]) -> None:
        if len(zones) != ZONES:
            self.say(("goblin_zone",), "zones", count=len(zones))
        seen = set(regions)
        for index, zone in enumerate(zones):
            for key in ("point", "pass"):
                if zone[key] in seen:
                    self.say(("goblin_zone", index, key), "twice", name=zone[key])
                seen.add(zone[key])
                if zone[key] not in boxes():
                    self.say(("goblin_zone", index, key), "one-of", key=key, known=", ".join(boxes()))
            if zone["exit"] not in regions:
                self.say(("goblin_zone", index, "exit"), "no-region", name=zone["exit"])

    def _joined(self, borders: dict[str, list[str]], regions: list[str]) -> None:
        """Borders join two regions, each pair once; and everybody can come everywhere."""
        near: dict[str, set[str]] = {name: set() for name in regions}
        seen: set[frozenset[str]] = set()
        for kind, pairs in borders.items():
            for border in pairs:
                ends = border.split("-")
                if len(ends) != 2 or ends[0] == ends[1] or any(end not in near for end in ends):
                    self.say(("borders", kind), "border", text=border, border=border[:80])
                    continue
                if frozenset(ends) in seen:
                    self.say(("borders", kind), "border-twice", text=border, border=border)
                seen.add(frozenset(ends))
                if kind != "river":
                    near[ends[0]].add(ends[1])
                    near[ends[1]].add(ends[0])
        reached = {regions[0]} if regions else set()
        edge = list(reached)
        while edge:
            for name in near[edge.pop()] - reached:
                reached.add(name)
                edge.append(name)
        for index, name in enumerate(regions):
            if name not in reached:
                self.say(("region", index), "unreached", name=name, start=regions[0])

    def _outlines(self, board: dict[str, Any]) -> None:
        """All places have an outline or none has; each can be seen, and none lies over another."""
        places: list[tuple[Path, str, str]] = [
            *[(("region", index), "outline", region["id"]) for index, region in enumerate(board["region"])],
            *[
                (("goblin_zone", index), f"{key}_outline", zone[key])
                for index, zone in enumerate(board["goblin_zone"])
                for key in ("point", "pass")
            ],
        ]
        drawn = [board[str(path[0])][path[1]].get(key) for path, key, _ in places]
        if not any(drawn):
            return
        for (path, key, name), line in zip(places, drawn, strict=True):
            if line is None:
                self.say(path, "needs-outline", key=key, name=name)
        if not all(drawn):
            return
        small = too_small(drawn)
        for number in small:
            path, key, name = places[number]
            self.say((*path, key), "small-outline", name=name)
        for number, other in overlapping(drawn) if not small else []:
            path, key, name = places[number]
            self.say((*path, key), "outlines-overlap", name=name, other=places[other][2])

    def _ranges(self, content: dict[str, Any]) -> None:
        regions = {region["id"] for region in content["map"]["region"]}
        for mode in BY_REGION["range"]:
            for source, targets in content["range"].get(mode, {}).items():
                for name in [source, *targets]:
                    if name not in regions:
                        self.say((mode, source), "no-region", name=name)

    def _setup(self, content: dict[str, Any]) -> None:
        regions = {region["id"]: region for region in content["map"]["region"]}
        points = [zone["point"] for zone in content["map"]["goblin_zone"]]
        units = {unit["id"]: unit for unit in content["units"]["unit"]}
        size: dict[str, int] = {}
        figures: dict[str, int] = {}
        tokens: dict[str, int] = {}
        people: list[str] = []
        sides: dict[str, str] = {}
        for index, position in enumerate(content["setup"]["position"]):
            path: Path = ("position", index)
            place, side = position["place"], position["side"]
            region = regions.get(place, {})
            if place not in regions and not (place in points and side == "shadow"):
                self.say((*path, "place"), "no-place" if place not in boxes() else "box", name=place)
                continue
            if sides.setdefault(place, side) != side:
                self.say((*path, "place"), "two-sides", name=place)
            if (side == "shadow" and region.get("settlement")) or (side == "free_peoples" and region.get("muster")):
                self.say((*path, "place"), "enemy-ground", name=place)
            for name, count in position["units"].items():
                if name not in units or units[name]["side"] != side:
                    self.say((*path, "units"), "no-such", name=name, known=", ".join(units_of(units, side)))
                    continue
                figures[name] = figures.get(name, 0) + count
                size[place] = size.get(place, 0) + count
                if name == "goblin" and place not in points:
                    self.say((*path, "units"), "goblins", name=place)
                if figures[name] > units[name]["figures"]:
                    self.say((*path, "units"), "figures", name=name, high=units[name]["figures"])
            if size.get(place, 0) > STACK and not region.get("muster") and place not in points:
                self.say((*path, "units"), "crowded", name=place, high=STACK)
            self._set_up_tokens(path, position, region, tokens)
            for name in position["characters"]:
                if name not in AT_FIRST or side == "shadow":
                    self.say((*path, "characters"), "no-such", name=name, known=", ".join(AT_FIRST))
                elif name in people:
                    self.say((*path, "characters"), "twice", name=name)
                people.append(name)
        for name in sorted(set(AT_FIRST) - set(people)):
            self.say((), "not-set-up", name=name)

    def _set_up_tokens(
        self, path: Path, position: dict[str, Any], region: dict[str, Any], laid: dict[str, int]
    ) -> None:
        shadow = position["side"] == "shadow"
        groups = ("shadow",) if shadow else ("men_dwarves", "elves")
        limits = shipped()["components"]["counters"]
        for name, count in position["tokens"].items():
            if name not in groups:
                self.say((*path, "tokens"), "no-such", name=name, known=", ".join(groups))
                continue
            if not region.get("muster" if shadow else "settlement"):
                self.say((*path, "tokens"), "token-place", name=position["place"])
            laid[name] = laid.get(name, 0) + count
            if laid[name] > limits[f"recruitment_{name}"]:
                self.say((*path, "tokens"), "figures", name=name, high=limits[f"recruitment_{name}"])

    def _units(self, units: list[dict[str, Any]]) -> None:
        known = [unit["manoeuvre"] for unit in shipped()["units"]["unit"]]
        for index, unit in enumerate(units):
            if unit["manoeuvre"] not in known:
                self.say(("unit", index, "manoeuvre"), "one-of", key="manoeuvre", known=", ".join(known))

    def _characters(self, table: dict[str, Any]) -> None:
        faces = shipped()["components"]["dice"]
        ours = {one["id"]: one for one in shipped()["characters"]["character"]}
        for index, one in enumerate(table["character"]):
            if "arrival" in one and "arrival" not in ours[one["id"]]:
                self.say(("character", index, "arrival"), "no-arrival", name=one["id"])
            if "enter" not in one:
                continue
            dice = sorted(set(faces[f"{one['side']}_faces"]))
            if "enter" not in ours[one["id"]] or not one["enter"] or set(one["enter"]) - set(dice):
                self.say(("character", index, "enter"), "enters", name=one["id"], known=", ".join(dice))
        if table["beorn_wrath"] > table["beorn_wrath_max"]:
            self.say(("beorn_wrath",), "wrath")

    def _tokens(self, content: dict[str, Any]) -> None:
        units = {unit["id"]: unit["group"] for unit in content["units"]["unit"]}
        counts = dict.fromkeys(("shadow", "men_dwarves", "elves"), 0)
        for index, token in enumerate(content["tokens"]["token"]):
            counts[token["group"]] += token["count"]
            if units.get(token["unit"]) != token["group"]:
                known = ", ".join(name for name, group in units.items() if group == token["group"])
                self.say(("token", index, "unit"), "one-of", key="unit", known=known)
        for group, count in counts.items():
            high = content["components"]["counters"][f"recruitment_{group}"]
            if count != high:
                self.say(("token",), "token-count", name=group, count=count, high=high)

    def _fate(self, fate: dict[str, Any]) -> None:
        high = shipped()["components"]["counters"]["fate_tiles"] - 2
        count = sum(row["count"] for row in fate["grey"])
        if count != high:
            self.say(("grey",), "tile-count", count=count, high=high)
        for index, row in enumerate(fate["grey"]):
            if row["icons"] > row["count"]:
                self.say(("grey", index, "icons"), "icons")
        if sum(row["number"] * row["count"] for row in fate["grey"]) < LEAST_FATE:
            self.say(("grey",), "slow-fate", low=LEAST_FATE)

    def _cards(self, cards: list[dict[str, Any]]) -> None:
        ours = {card["id"]: card for card in shipped()[self.stem]["card"]}
        seen: set[str] = set()
        for index, card in enumerate(cards):
            path: Path = ("card", index)
            if card["id"] in seen:
                self.say((*path, "id"), "twice", name=card["id"])
            seen.add(card["id"])
            effect = ours.get(card.get("effect", card["id"]))
            if effect is None:
                self.say((*path, "effect"), "one-of", key="effect", known=", ".join(ours))
                continue
            types = [effect["type"]] if self.stem == "fate_cards" else ["army", "character", "muster"]
            if card["type"] not in types:
                self.say((*path, "type"), "one-of", key="type", known=", ".join(types))
            named = "name_en" in card
            if named != ("name_es" in card) or (card["id"] not in ours and not named):
                self.say(path, "needs-names", name=card["id"])
            if card["id"] in ours and card["id"] != effect["id"] and not named:
                self.say((*path, "effect"), "needs-names", name=card["id"])


def units_of(units: dict[str, dict[str, Any]], side: str) -> list[str]:
    return [name for name, unit in units.items() if unit["side"] == side]


def boxes() -> list[str]:
    """The goblin boxes: their names are those of the shipped map."""
    return [zone[key] for zone in shipped()["map"]["goblin_zone"] for key in ("point", "pass")]
