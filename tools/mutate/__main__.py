"""Does any test notice when one line of the rules, the kernel or the server is changed?

    python tools/mutate map [FOLDER...]             run tests/FOLDER once and keep which tests reach which lines
    python tools/mutate try --count 100 --seed 1    make that many random changes, one at a time, and run those tests

Works in a copy of the checkout, in pure Python, in one process. A change counts as noticed when a test fails, or when
the tests do not come to an end. What survives is listed: it wants a test, unless nobody could tell the difference.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from changes import Change, changes
from reach import NOTES, NOTES_PATH, Blocks, Reach

ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / ".westmarch" / "reach"
SOURCES = ("src/westmarch/engine", "src/westmarch/games/*/rules", "src/westmarch/server")
#: Tests that can notice such a change; those of the client, of opponents and of research take long and look elsewhere.
FOLDERS = ["engine", "sample", "library", "cards", "decks", "cli", "tui", "bofa", "meccg", "tcg", "wotr", "server"]
NEEDED = ("src", "tests", "tools", "docs", "pyproject.toml", "wm.py", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
#: Recorded seconds of tests to try on a change, at most, and how many go first.
SECONDS = 60.0
FIRST = 20
#: A change that makes tests this many times slower, after the start, has made them endless.
PATIENCE = 8


def sources(root: Path) -> list[Path]:
    return sorted(path for place in SOURCES for folder in root.glob(place) for path in folder.rglob("*.py"))


def copy_to(folder: Path) -> Path:
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def pytest(copy: Path, arguments: list[str], seconds: float | None, **more: str) -> int | None:
    """Its exit status; None if it did not come to an end in time."""
    path = os.pathsep.join([str(copy / "src"), str(Path(__file__).parent)])
    environment = os.environ | {"PYTHONPATH": path, "WESTMARCH_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"} | more
    command = [sys.executable, "-m", "pytest", "-q", "-p", "plugin", "-p", "no:cacheprovider", "--tb=no", *arguments]
    with (copy / "output.txt").open("w") as output:
        process = subprocess.Popen(command, cwd=copy, env=environment, stdout=output, stderr=output)
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            return None


def make_map(folders: list[str]) -> None:
    MAP.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mutate-") as made:
        copy = copy_to(Path(made))
        blocks = Blocks()
        for path in sources(copy):
            name = path.relative_to(copy).as_posix()
            path.write_text(blocks.noting(path.read_text(encoding="utf-8"), name), encoding="utf-8")
        (copy / NOTES_PATH).write_text(NOTES, encoding="utf-8")
        (MAP / "blocks.json").write_text(json.dumps(blocks.first_lines), encoding="utf-8")
        for folder in folders:
            pytest(copy, [f"tests/{folder}"], None, MUTATE_NOTES=str(MAP / f"tests-{folder}.json"))
            print(folder, (copy / "output.txt").read_text().strip().rsplit("\n", 1)[-1], flush=True)


def noticed(change: Change, copy: Path, reach: Reach) -> str:
    """How the tests noticed a change; nothing if they did not."""
    tests = reach.of(change.path, change.line)
    chosen, total = [], 0.0
    for seconds, name in tests:
        if total + seconds <= SECONDS or not chosen:
            chosen.append((seconds, name))
            total += seconds
    place = copy / change.path
    before = place.read_text(encoding="utf-8")
    place.write_text(change.apply(before), encoding="utf-8")
    try:
        for part in (chosen[:FIRST], chosen[FIRST:]):
            if part and (how := _tried(copy, part)):
                return how
        return ""
    finally:
        place.write_text(before, encoding="utf-8")


def _tried(copy: Path, tests: list[tuple[float, str]]) -> str:
    listed = copy / "tests.txt"
    listed.write_text("\n".join(name for _, name in tests), encoding="utf-8")
    files = sorted({name.partition("::")[0] for _, name in tests})
    limit = 60 + PATIENCE * sum(seconds for seconds, _ in tests)
    status = pytest(copy, ["-x", *files], limit, MUTATE_TESTS=str(listed))
    return "endless" if status is None else "" if status == 0 else "failed"


def try_changes(count: int, seed: int, only: str) -> int:
    chance = Random(seed)
    by_line: dict[tuple[str, int], list[Change]] = {}
    for path in sources(ROOT):
        for change in changes(path, ROOT):
            if only in change.path:
                by_line.setdefault((change.path, change.line), []).append(change)
    drawn = [chance.choice(by_line[line]) for line in chance.sample(sorted(by_line), min(count, len(by_line)))]
    reach = Reach(MAP)
    results: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="mutate-") as made:
        copy = copy_to(Path(made))
        for number, change in enumerate(drawn, 1):
            how = noticed(change, copy, reach)
            results[how] += 1
            print(f"{number} {how or 'SURVIVED'} {change.path}:{change.line} {change.kind}", flush=True)
            if not how:
                print("  " + change.shown((copy / change.path).read_text(encoding="utf-8")), flush=True)
    seen = len(drawn) - results[""]
    print(f"seed {seed}: {seen} of {len(drawn)} noticed ({100 * seen / max(1, len(drawn)):.0f} %)", dict(results))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python tools/mutate", description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    mapping = commands.add_parser("map")
    mapping.add_argument("folders", nargs="*", default=FOLDERS)
    trying = commands.add_parser("try")
    trying.add_argument("--count", type=int, default=100)
    trying.add_argument("--seed", type=int, default=1)
    trying.add_argument("--only", default="", help="a part of the path")
    given = parser.parse_args()
    if given.command == "map":
        make_map(given.folders)
        return 0
    return try_changes(given.count, given.seed, given.only)


if __name__ == "__main__":
    raise SystemExit(main())
