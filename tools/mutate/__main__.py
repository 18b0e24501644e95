"""Does any test notice when one line of the rules, the kernel or the server is changed?

    python tools/mutate map [PART...]               run tests/PART once and keep which tests reach which lines
    python tools/mutate try --count 100 --seed 1    make that many random changes, one at a time, and run those tests

In pure Python. A change counts as noticed when a test fails, or when the tests do not come to an end.
What survives is listed: it wants a test, unless nobody could tell the difference.
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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from changes import Change, changes
from reach import NOTES, NOTES_PATH, Blocks, Reach
from trying import NOTICED_AS, Trying, tests_for

ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / ".westmarch" / "reach"
SOURCES = ("src/westmarch/engine", "src/westmarch/games/*/rules", "src/westmarch/server")
#: Tests that can notice such a change; those of the client, of opponents and of research take long and look elsewhere.
FOLDERS = (
    "engine", "sample", "library", "cards", "decks", "cli", "tui", "golden", "perft", "bofa", "meccg", "tcg", "wotr",
    "server",
)  # fmt: skip
NEEDED = ("src", "tests", "tools", "docs", "pyproject.toml", "wm.py", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def sources(root: Path) -> list[Path]:
    return sorted(path for place in SOURCES for folder in root.glob(place) for path in folder.rglob("*.py"))


def make_map(parts: list[str], jobs: int) -> None:
    """Run tests on a copy whose blocks note that they were reached."""
    MAP.mkdir(parents=True, exist_ok=True)
    if jobs > 1:
        for old in MAP.glob("tests-*.json"):
            old.unlink()
    with tempfile.TemporaryDirectory(prefix="mutate-") as made:
        copy = Path(made)
        for name in NEEDED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / name, copy / name)
        blocks = Blocks()
        for path in sources(copy):
            name = path.relative_to(copy).as_posix()
            path.write_text(blocks.noting(path.read_text(encoding="utf-8"), name), encoding="utf-8")
        (copy / NOTES_PATH).write_text(NOTES, encoding="utf-8")
        (MAP / "blocks.json").write_text(json.dumps(blocks.first_lines), encoding="utf-8")
        runs = {f"tests-{part.replace('/', '-').removesuffix('.py')}.json": [f"tests/{part}"] for part in parts}
        if jobs > 1:
            runs = {f"tests-{number}.json": files for number, files in enumerate(piles(parts, 3 * jobs))}
        with ThreadPoolExecutor(jobs) as beside:
            for done in beside.map(lambda run: run_tests(copy, run[1], MAP / run[0]), runs.items()):
                print(done, flush=True)


def piles(parts: list[str], count: int) -> list[list[str]]:
    """The test files of some parts in so many piles of about the same length."""
    places = [ROOT / "tests" / part for part in parts]
    files = [file for place in places for file in ([place] if place.is_file() else place.rglob("test_*.py"))]
    files.sort(key=lambda file: file.stat().st_size)
    names = [file.relative_to(ROOT).as_posix() for file in files]
    return [names[first::count] for first in range(min(count, len(names)))]


def run_tests(copy: Path, parts: list[str], notes: Path) -> str:
    """What pytest says at the end."""
    path = os.pathsep.join([str(copy / "src"), str(Path(__file__).parent)])
    more = {"PYTHONPATH": path, "WESTMARCH_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1", "MUTATE_NOTES": str(notes)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "plugin", "-p", "no:cacheprovider", "--tb=no", *parts]
    done = subprocess.run(command, cwd=copy, env=os.environ | more, capture_output=True, text=True, check=False)
    return f"{', '.join(parts)[:100]}: {done.stdout.strip().rpartition(chr(10))[2]}"


def try_changes(count: int, seed: int, only: str, seconds: float, jobs: int) -> int:
    chance = Random(seed)
    by_line: dict[tuple[str, int], list[Change]] = {}
    for path in sources(ROOT):
        for change in changes(path, ROOT):
            if only in change.path:
                by_line.setdefault((change.path, change.line), []).append(change)
    drawn = [chance.choice(by_line[line]) for line in chance.sample(sorted(by_line), min(count, len(by_line)))]
    reach = Reach(MAP)
    trying = Trying(ROOT, [(change, tests_for(change, reach, seconds)) for change in drawn], jobs)
    files = sorted({name.partition("::")[0] for _, tests in trying.plan for _, name in tests})
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))
    pytest.main(["-p", "no:cacheprovider", "-p", "no:terminal", "--capture=no", *files], plugins=[trying])
    results = Counter(trying.outcomes)
    seen = sum([results[outcome] for outcome in NOTICED_AS])
    print(f"seed {seed}: {seen} of {len(drawn)} noticed ({100 * seen / max(1, len(drawn)):.0f} %)", dict(results))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python tools/mutate", description=str(__doc__).partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    mapping = commands.add_parser("map")
    mapping.add_argument(
        "parts", nargs="*", default=FOLDERS, help="folders or files below tests; all that fit without it"
    )
    trying = commands.add_parser("try")
    for either in (mapping, trying):
        either.add_argument("--jobs", type=int, default=1, help="so many at the same time")
    trying.add_argument("--count", type=int, default=100)
    trying.add_argument("--seed", type=int, default=1)
    trying.add_argument("--only", default="", help="a part of the path")
    trying.add_argument("--seconds", type=float, default=40, help="of tests that reach a change, and of its folder")
    given = parser.parse_args()
    if given.command == "map":
        make_map(list(given.parts), given.jobs)
        return 0
    return try_changes(given.count, given.seed, given.only, given.seconds, given.jobs)


if __name__ == "__main__":
    raise SystemExit(main())
