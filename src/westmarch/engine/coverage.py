"""Which rules have a behaviour test that passes.

The record is written by the pytest plugin (``pytest_rules``) after a run that covered all tests of a game, and
holds a fingerprint of the sources and tests it speaks of. A record that no longer fits is not believed: the
tests are run again.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, checkout

RECORD = Path(".westmarch", "coverage.json")
_KINDS = (".py", ".toml", ".json", ".ftl")


class NoTests(WestmarchError):
    """Nothing can be said about coverage."""


def root_with_tests(game: Game) -> Path:
    """The checkout that holds the game's tests."""
    root = checkout()
    if root is None:
        raise NoTests("coverage needs a checkout with tests; this is an installed package without them")
    if not tests_of(root, game.name).is_dir():
        raise NoTests(f"there are no tests of {game.name}: no folder tests/{game.name} in the checkout")
    return root


def tests_of(root: Path, game: str) -> Path:
    return root / "tests" / game


def fingerprint(root: Path, game: str) -> str:
    """One hash over all that decides whether the tests of a game pass."""
    source = root / "src" / "westmarch"
    folders = [source / "engine", source / "cards", source / "games" / game]
    folders += [tests_of(root, game), root / "tests" / f"{game}_game"]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in _KINDS]
    digest = hashlib.sha256()
    for path in sorted([*files, root / "tests" / "conftest.py"]):
        if path.is_file():
            digest.update(path.relative_to(root).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def read_record(root: Path, game: str) -> dict[str, Any] | None:
    """The record of a game: ``fingerprint`` and ``tested`` ids; None if there is none to read."""
    try:
        found = json.loads((root / RECORD).read_text(encoding="utf-8"))["games"][game]
        return {"fingerprint": str(found["fingerprint"]), "tested": [str(i) for i in found["tested"]]}
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_record(root: Path, game: str, tested: list[str], fingerprint: str) -> None:
    """Keep what a run has shown, beside the records of other games."""
    path = root / RECORD
    try:
        content = dict(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        content = {}
    games = dict(content.get("games", {}))
    games[game] = {"fingerprint": fingerprint, "tested": sorted(tested)}
    path.parent.mkdir(exist_ok=True)
    text = json.dumps({"games": games}, indent=1) + "\n"
    path.write_text(text, encoding="utf-8")


def last_known(game: Game) -> int | None:
    """How many rules were tested when last recorded; None if that was never recorded here."""
    root = checkout()
    record = None if root is None else read_record(root, game.name)
    return None if record is None else len([i for i in record["tested"] if i in game.rulebook])


def coverage(game: Game, progress: Callable[[int], None] = lambda _: None) -> dict[str, Any]:
    """``total``, ``tested`` and ``untested`` ids, from the record or from a new run of the tests."""
    root = root_with_tests(game)
    record = read_record(root, game.name)
    if record is None or record["fingerprint"] != fingerprint(root, game.name):
        _run_tests(root, game.name, progress)
        record = read_record(root, game.name)
        if record is None:
            raise NoTests(f"the tests of {game.name} left no record of the rules they show")
    tested = set(record["tested"])
    untested = [rule.id for rule in game.rulebook.rules if rule.id not in tested]
    total = len(game.rulebook)
    return {"game": game.name, "total": total, "tested": total - len(untested), "untested": untested}


def _run_tests(root: Path, game: str, progress: Callable[[int], None]) -> None:
    """Run the tests of a game that show a rule, in parallel; failing tests count for nothing but are no error here."""
    if find_spec("pytest") is None:
        raise NoTests(
            "coverage is known by running the tests, and pytest is not installed: pip install 'westmarch[dev]'"
        )
    command = [sys.executable, "-m", "pytest", str(tests_of(root, game)), "-m", "rule", "-q", "--tb=line"]
    if find_spec("xdist") is not None:
        command += ["-n", "auto"]
    last: list[str] = []
    with subprocess.Popen(
        command, cwd=root, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                last = [*last[-5:], line.strip()]
                percent = re.search(r"\[ *(\d+)%\]", line)
                if percent:
                    progress(int(percent.group(1)))
        except KeyboardInterrupt:
            process.terminate()
            raise
    status = process.returncode
    if status not in (0, 1):
        reason = next((line for line in reversed(last) if line), "no output")
        raise NoTests(f"the tests of {game} could not be run: {reason[:200]}")
