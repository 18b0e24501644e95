"""The files of an edition: read with limits, laid over the shipped content, and checked as a whole."""

from __future__ import annotations

import copy
import hashlib
import json
import re
import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from westmarch.engine.editions import Problem
from westmarch.games.bofa.content import FILES, shipped
from westmarch.games.bofa.edition_check import KEYS, Checker
from westmarch.games.bofa.edition_lines import Lines

#: No file of an edition is larger.
LARGEST = 200_000
NAME = re.compile(r"[a-z][a-z0-9]{1,23}")
#: Files that an edition replaces whole; in the others entries with an id change single fields of ours.
WHOLE = ("map", "setup", "range")


@dataclass
class Found:
    """What a folder holds: the name of the edition, its whole content, and what is wrong with it."""

    name: str = ""
    content: dict[str, Any] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def fingerprint(content: dict[str, Any]) -> str:
    """A short print of all that an edition says; comments and layout of its files do not count."""
    plain = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


def read(folder: Path) -> Found:
    """An edition with everything that is missing or cannot be."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
        stamp = tuple((path.name, path.stat().st_mtime_ns, path.stat().st_size) for path in paths)
    except OSError:
        return Found(problems=[Problem(folder.name, 0, ("bofa-edition-no-folder", {}))])
    return _read(folder, stamp)


@lru_cache(maxsize=64)
def _read(folder: Path, stamp: tuple[tuple[str, int, int], ...]) -> Found:
    found = Found(content=copy.deepcopy(shipped()))
    lines: dict[str, Lines] = {}
    given: dict[str, dict[str, Any]] = {}
    for name, _, size in stamp:
        stem = name.removesuffix(".toml")
        if stem not in (*FILES, "edition") or stem == "components":
            known = ", ".join(f"{one}.toml" for one in ("edition", *sorted(set(FILES) - {"components"})))
            found.problems.append(Problem(name, 0, ("bofa-edition-unknown-file", {"known": known})))
            continue
        table = _table(folder / name, size, lines, found.problems)
        if table is not None:
            given[stem] = table
    if "edition" not in given:
        if "edition.toml" not in [problem.file for problem in found.problems]:
            found.problems.append(Problem("edition.toml", 0, ("bofa-edition-missing-file", {})))
    else:
        _head(given.pop("edition"), lines["edition"], found)
    for stem, table in given.items():
        Checker(stem, lines[stem], found.problems).shape(table)
    if not found.problems:
        for stem, table in given.items():
            _lay_over(stem, table, found.content[stem])
        if "map" in given and "range" not in given:
            found.content["range"] = {}  # ours is measured on our map
        for stem in FILES:
            problems: list[Problem] = []
            Checker(stem, lines.get(stem, Lines("")), problems, given.get(stem)).whole(found.content)
            if problems and stem == "setup" and stem not in given:
                problems = [Problem("setup.toml", 0, ("bofa-edition-needs-setup", {}))]
            found.problems += problems
    return found


def _table(path: Path, size: int, lines: dict[str, Lines], problems: list[Problem]) -> dict[str, Any] | None:
    """A file as a table; None and a problem if it is none."""
    try:
        if size > LARGEST:
            raise ValueError
        text = path.read_bytes().decode("utf-8")
    except (OSError, ValueError):
        problems.append(Problem(path.name, 0, ("bofa-edition-unreadable", {"size": LARGEST // 1000})))
        return None
    lines[path.stem] = Lines(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        at = re.search(r"at line (\d+)", str(problem))
        line = int(at[1]) if at else len(lines[path.stem].rows)
        problems.append(Problem(path.name, line, ("bofa-edition-not-toml", {})))
    except (ValueError, RecursionError):
        problems.append(Problem(path.name, 0, ("bofa-edition-not-toml", {})))
    return None


def _head(table: dict[str, Any], lines: Lines, found: Found) -> None:
    """``edition.toml``: the name to choose it by."""
    for key in sorted(set(table) - {"name", "game"}):
        about = {"key": key[:40], "known": "name, game"}
        found.problems.append(Problem("edition.toml", lines.line((key,)), ("bofa-edition-unknown-key", about)))
    name = table.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name) or name == "westmarch":
        found.problems.append(Problem("edition.toml", lines.line(("name",)), ("bofa-edition-name", {})))
    else:
        found.name = name


def _lay_over(stem: str, table: dict[str, Any], ours: dict[str, Any]) -> None:
    """What a file says, in place of ours."""
    if stem in WHOLE:
        ours.clear()
        ours.update(table)
        return
    for key, value in table.items():
        if key in KEYS:
            by = {entry[KEYS[key]]: entry for entry in ours[key]}
            for entry in value:
                mine = by[entry[KEYS[key]]]
                if key == "card":
                    mine.setdefault("effect", mine["id"])
                mine.update(entry)
        else:
            ours[key] = value
