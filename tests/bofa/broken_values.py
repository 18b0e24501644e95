"""Editions with wrong values: one thing in the tree of a sound edition becomes something else, and is written as TOML.

``mutations`` changes the text of the files; here every file stays TOML, so that what is read is always looked at.
"""

from __future__ import annotations

import copy
import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

from westmarch.games.bofa.content import FILES, shipped

#: What stands in place of a value: other types, numbers at the edges, texts that look like something else.
STRANGE: list[Any] = [
    0, -1, 1, 6, 13, 16, 91, 10**30, 0.5, float("inf"), float("nan"), True, False, "", "camp", "front_gate",
    "pass_east", "goblin_point_west", "orc", "bolg", "shadow", "camp-camp", "a-b-c", "-", "{$x}", "\u202e", "x" * 500,
    "ß", [], [[]],
    [1, 2], ["camp"], ["orc", "orc"], {}, {"orc": 1}, {"orc": -1}, {"camp": ["camp"]}, {"": 0},
]  # fmt: skip
#: Flags of characters are the rulebook's and no part of an edition.
FIXED = ("general", "special", "side")

Tree = dict[str, dict[str, Any]]


def sound(base: Path) -> Tree:
    """Everything that an edition may say: a test edition where it says something, the shipped one elsewhere."""
    tree: Tree = {name: copy.deepcopy(shipped()[name]) for name in FILES if name not in ("components", "range")}
    for entry in tree["characters"]["character"]:
        for key in FIXED:
            entry.pop(key, None)
    for path in base.glob("*.toml"):
        tree[path.stem] = tomllib.loads(path.read_text(encoding="utf-8"))
    return tree


def spots(value: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all values of a tree."""
    found = [above] if above else []
    if isinstance(value, dict):
        found += [way for key, part in value.items() for way in spots(part, (*above, key))]
    if isinstance(value, list):
        found += [way for at, part in enumerate(value) for way in spots(part, (*above, at))]
    return found


def spoil(tree: Tree, chance: Random) -> str:
    """Change one value; says what was done."""
    file = chance.choice(sorted(tree))
    ways = spots(tree[file])
    if not ways:
        return f"{file}: nothing"
    *above, last = chance.choice(ways)
    holder: Any = tree[file]
    for key in above:
        holder = holder[key]
    what = chance.randrange(5)
    if what == 0:
        del holder[last]
    elif what == 1 and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[last]))
    elif what == 2:
        other_file = chance.choice(sorted(tree))
        holder[last] = copy.deepcopy(_at(tree[other_file], chance.choice(spots(tree[other_file]) or [()])))
    else:
        holder[last] = copy.deepcopy(chance.choice(STRANGE))
    return f"{file}: {above} {last} ({what})"


def _at(value: Any, way: tuple[Any, ...]) -> Any:
    for key in way:
        value = value[key]
    return value


def toml(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    if isinstance(value, float) and value != value:
        return "nan"
    return "inf" if value == float("inf") else json.dumps(value, ensure_ascii=False)


def write(folder: Path, tree: Tree) -> None:
    folder.mkdir(parents=True)
    for name, table in tree.items():
        rows = [f"{json.dumps(key)} = {toml(value)}" for key, value in table.items()]
        (folder / f"{name}.toml").write_text("\n".join(rows) + "\n", encoding="utf-8")


def spoilt(folder: Path, base: Path, seed: int) -> str:
    """An edition with one or two wrong values."""
    chance = Random(seed)
    tree = sound(base)
    done = [spoil(tree, chance) for _ in range(chance.randint(1, 2))]
    write(folder, tree)
    return "; ".join(done)
