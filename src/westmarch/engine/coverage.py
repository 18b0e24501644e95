"""Which rules have a behaviour test that passes.

The record is written by the pytest plugin (``pytest_rules``) after a run that covered all tests of a game, and
holds a fingerprint of the sources and tests it speaks of. A record that no longer fits is not believed: the
tests are run again. A wheel, which has no tests, brings the record of those it was built after::

    python -m westmarch.engine.coverage FILE
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
from westmarch.engine.game import Game, checkout, find_game, known_games

RECORD = Path(".westmarch", "coverage.json")
PACKAGE = Path(__file__).resolve().parents[1]
#: The record that a wheel brings; its fingerprints are those of the sources alone.
SHIPPED = "tested.json"
_KINDS = (".py", ".toml", ".json", ".ftl")


class NoTests(WestmarchError):
    """Nothing can be said about coverage."""


def root_with_tests(game: Game) -> Path:
    """The checkout that holds the game's tests."""
    root = checkout()
    if root is None:
        raise NoTests("coverage needs a checkout with tests, or a wheel that brings their record; this is neither")
    if not tests_of(root, game.name).is_dir():
        raise NoTests(f"there are no tests of {game.name}: no folder tests/{game.name} in the checkout")
    return root


def tests_of(root: Path, game: str) -> Path:
    return root / "tests" / game


def fingerprint(root: Path, game: str) -> str:
    """One hash over all that decides whether the tests of a game pass."""
    folders = [*_sources(root / "src" / "westmarch", game), tests_of(root, game), root / "tests" / f"{game}_game"]
    return _hash(root, [*_files(folders), root / "tests" / "conftest.py"])


def source_fingerprint(package: Path, game: str) -> str:
    """One hash over the sources that the tests of a game try."""
    return _hash(package, _files(_sources(package, game)))


def _sources(package: Path, game: str) -> list[Path]:
    return [package / "engine", package / "cards", package / "games" / game]


def _files(folders: list[Path]) -> list[Path]:
    return [path for folder in folders for path in folder.rglob("*") if path.suffix in _KINDS]


def _hash(base: Path, files: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        if path.is_file():
            digest.update(path.relative_to(base).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def read_record(root: Path, game: str) -> dict[str, Any] | None:
    """The record of a game in a checkout: ``fingerprint`` and ``tested`` ids; None if there is none to read."""
    return _read(root / RECORD, game)


def shipped_record(game: str) -> dict[str, Any] | None:
    """The record of a game that this package brings; None if it was made for other sources."""
    record = _read(PACKAGE / SHIPPED, game)
    fits = record is not None and record["fingerprint"] == source_fingerprint(PACKAGE, game)
    return record if fits else None


def _read(path: Path, game: str) -> dict[str, Any] | None:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["games"][game]
        return {"fingerprint": str(found["fingerprint"]), "tested": [str(i) for i in found["tested"]]}
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_record(root: Path, game: str, tested: list[str], fingerprint: str) -> None:
    """Keep what a run has shown, beside the records of other games."""
    _write(root / RECORD, game, tested, fingerprint)


def _write(path: Path, game: str, tested: list[str], fingerprint: str) -> None:
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
    """How many rules were tested when last recorded; None if no record is here."""
    root = checkout()
    record = shipped_record(game.name) if root is None else read_record(root, game.name)
    return None if record is None else len([i for i in record["tested"] if i in game.rulebook])


def coverage(game: Game, progress: Callable[[int], None] = lambda _: None) -> dict[str, Any]:
    """``total``, ``tested`` and ``untested`` ids, from the record or from a new run of the tests."""
    record = shipped_record(game.name) if checkout() is None else None
    tested = set((record or _fitting_record(game, progress))["tested"])
    untested = [rule.id for rule in game.rulebook.rules if rule.id not in tested]
    total = len(game.rulebook)
    return {"game": game.name, "total": total, "tested": total - len(untested), "untested": untested}


def _fitting_record(game: Game, progress: Callable[[int], None]) -> dict[str, Any]:
    """The record of the checkout if it speaks of what is there now, else that of a new run."""
    root = root_with_tests(game)
    record = read_record(root, game.name)
    if record is None or record["fingerprint"] != fingerprint(root, game.name):
        _run_tests(root, game.name, progress)
        record = read_record(root, game.name)
        if record is None:
            raise NoTests(f"the tests of {game.name} left no record of the rules they show")
    return record


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


def ship(target: Path) -> None:
    """Write the record that a wheel of this checkout brings, from fitting records or new runs."""
    for name in sorted(known_games()):
        tested = _fitting_record(find_game(name), lambda _: None)["tested"]
        _write(target, name, tested, source_fingerprint(PACKAGE, name))


if __name__ == "__main__":
    ship(Path(sys.argv[1]))
