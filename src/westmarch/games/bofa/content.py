"""The content files of the game, with an owner's printed values laid over them.

The files below ``data/`` are complete. Whoever owns the printed game may set ``WESTMARCH_BOFA_DATA`` to a folder
with files of the same names: entries with an ``id`` change single fields of ours, other tables replace ours whole.
Everything is checked when it is read, and what does not fit is named in one line.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

from westmarch.engine.errors import WestmarchError

SHIPPED = Path(__file__).parent / "data"
VARIABLE = "WESTMARCH_BOFA_DATA"

#: The content files, each with the list of entries that are told apart by their id (or none).
FILES = {
    "map": "region",
    "range": "",
    "setup": "",
    "units": "unit",
    "characters": "character",
    "fate": "",
    "tokens": "",
    "components": "",
    "event_cards": "card",
    "free_peoples_story": "card",
    "shadow_story": "card",
    "fate_cards": "card",
}
TERRAINS = ("hills", "mountains", "plains", "ruins", "marsh")
RESULTS = ("character", "army", "muster", "event", "muster_army", "will", "eye")
#: Fields of entries that a number must lie between.
BOUNDS = {
    "value": (1, 5),
    "figures": (1, 99),
    "movement": (0, 9),
    "leadership": (0, 9),
    "arrival": (0, 15),
    "protection": (1, 9),
    "amount": (0, 16),
    "combat": (0, 16),
}
OPTIONAL = {
    "region": {"settlement", "protection", "muster"},
    "unit": set(),
    "character": {"arrival", "enter", "general", "special"},
    "card": {"amount", "combat", "name_en", "name_es"},
}
DECK_TYPES = {"fate_cards": ("beorn", "eagles", "thorin")}
CARD_TYPES = ("army", "character", "muster")


class ContentError(WestmarchError):
    """A content file that does not fit the game."""


def override_folder() -> Path | None:
    """The folder of printed values, if the owner has named one."""
    named = os.environ.get(VARIABLE, "")
    if not named:
        return None
    folder = Path(named)
    if not folder.is_dir():
        raise ContentError(f"{VARIABLE}: there is no folder '{named}'")
    return folder


def load(overrides: Path | None) -> dict[str, dict[str, Any]]:
    """Every content file by name, checked."""
    content = {name: _read(SHIPPED / f"{name}.toml") for name in FILES}
    if overrides is not None:
        for path in sorted(overrides.glob("*.toml")):
            if path.stem not in FILES:
                raise ContentError(f"{path.name}: no such content file; known: {', '.join(sorted(FILES))}")
            _lay_over(path.name, FILES[path.stem], content[path.stem], _read(path))
    _check(content)
    return content


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise ContentError(f"{path.name}: not TOML: {problem}") from None


def _lay_over(file: str, entries: str, ours: dict[str, Any], printed: dict[str, Any]) -> None:
    for key, value in printed.items():
        if key not in ours:
            raise ContentError(f"{file}: there is no '{key}'")
        if type(value) is not type(ours[key]):
            raise ContentError(f"{file}: '{key}' must be a {type(ours[key]).__name__}")
        if key == entries:
            by_id = {entry["id"]: entry for entry in ours[key]}
            for entry in value:
                _lay_entry(file, entries, by_id, entry)
        else:
            ours[key] = value


def _lay_entry(file: str, kind: str, by_id: dict[str, Any], entry: dict[str, Any]) -> None:
    if "id" not in entry:
        raise ContentError(f"{file}: a {kind} without id")
    name = entry["id"]
    if name not in by_id:
        raise ContentError(f"{file}: there is no {kind} '{name}'")
    for field, value in entry.items():
        if field not in by_id[name] and field not in OPTIONAL[kind]:
            raise ContentError(f"{file}: {kind} '{name}' has no field '{field}'")
        by_id[name][field] = value


def _check(content: dict[str, dict[str, Any]]) -> None:
    for name, kind in FILES.items():
        for entry in content[name].get(kind, []) if kind else []:
            for field, (low, high) in BOUNDS.items():
                value = entry.get(field)
                if value is not None and not (type(value) is int and low <= value <= high):
                    raise ContentError(f"{name}.toml: {kind} '{entry['id']}': {field} must be {low} to {high}")
            if kind == "card" and entry["type"] not in DECK_TYPES.get(name, CARD_TYPES):
                raise ContentError(f"{name}.toml: card '{entry['id']}': there is no type '{entry['type']}'")
    _check_map(content["map"])
    _check_counts(content)
    _check_names(content)


def _check_map(board: dict[str, Any]) -> None:
    regions = {region["id"]: region for region in board["region"]}
    for name, region in regions.items():
        if region["terrain"] not in TERRAINS:
            raise ContentError(f"map.toml: region '{name}': there is no terrain '{region['terrain']}'")
        if region["territory"] not in board["territories"]:
            raise ContentError(f"map.toml: region '{name}': there is no territory '{region['territory']}'")
        if region.get("muster") and region["territory"] != "broken_lands":
            raise ContentError(f"map.toml: region '{name}': mustering regions lie in the Broken Lands")
    for border in [border for kind in ("line", "ford", "river") for border in board["borders"][kind]]:
        ends = border.split("-")
        if len(ends) != 2 or any(end not in regions for end in ends):
            raise ContentError(f"map.toml: border '{border}' does not join two regions")
    for zone in board["goblin_zone"]:
        if zone["exit"] not in regions:
            raise ContentError(f"map.toml: pass '{zone['pass']}' leads to no region '{zone['exit']}'")


def _check_counts(content: dict[str, dict[str, Any]]) -> None:
    counters = content["components"]["counters"]
    for group in ("shadow", "men_dwarves", "elves"):
        found = sum(token["count"] for token in content["tokens"]["token"] if token["group"] == group)
        if found != counters[f"recruitment_{group}"]:
            wanted = counters[f"recruitment_{group}"]
            raise ContentError(f"tokens.toml: group '{group}' has {found} tokens, not {wanted}")
    grey = content["fate"]["grey"]
    tiles = sum(row["count"] for row in grey)
    if tiles != counters["fate_tiles"] - 2:
        raise ContentError(f"fate.toml: {tiles} grey tiles, not {counters['fate_tiles'] - 2}")
    if any(row["icons"] > row["count"] for row in grey):
        raise ContentError("fate.toml: more icons than tiles")


def _check_names(content: dict[str, dict[str, Any]]) -> None:
    board = content["map"]
    places = {region["id"] for region in board["region"]}
    boxes = {zone[key] for zone in board["goblin_zone"] for key in ("point", "pass")}
    units = {unit["id"] for unit in content["units"]["unit"]}
    characters = {character["id"] for character in content["characters"]["character"]}
    for unit in content["units"]["unit"]:
        for terrain in unit["terrains"]:
            if terrain not in TERRAINS:
                raise ContentError(f"units.toml: unit '{unit['id']}': there is no terrain '{terrain}'")
    for token in content["tokens"]["token"]:
        if token["unit"] not in units:
            raise ContentError(f"tokens.toml: there is no unit '{token['unit']}'")
    for position in content["setup"]["position"]:
        where = f"setup.toml: position {position['side']} {position['number']}"
        if position["place"] not in places | boxes:
            raise ContentError(f"{where}: there is no place '{position['place']}'")
        unknown = (set(position["units"]) - units) | (set(position["characters"]) - characters)
        if unknown:
            raise ContentError(f"{where}: there is no '{min(unknown)}'")
    for character in content["characters"]["character"]:
        for result in character.get("enter", []):
            if result not in RESULTS:
                raise ContentError(f"characters.toml: '{character['id']}': there is no die result '{result}'")
    for mode in ("archers", "gandalf"):
        for source, targets in content["range"][mode].items():
            for place in [source, *targets]:
                if place not in places:
                    raise ContentError(f"range.toml: {mode}: there is no region '{place}'")
