"""Imports point one way: server, cli, ai -> games -> cards -> engine."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from westmarch.engine.game import checkout

ROOT = checkout()
assert ROOT is not None
SOURCES = ROOT / "src" / "westmarch"
LAYERS = {"engine": 0, "cards": 1, "decks": 1, "games": 2, "server": 3, "cli": 3, "ai": 3, "tui": 3}
MODULES = sorted(path for part in LAYERS for path in (SOURCES / part).rglob("*.py"))


def imported(source: str) -> list[str]:
    """The modules that a source imports, at the top or anywhere below."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            found.append(str(node.module))
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in found if name.startswith("westmarch.")]


def wrong_imports(parts: tuple[str, ...], source: str) -> list[str]:
    """What a module (by its path in the package) imports against the direction."""
    wrong = []
    for name in imported(source):
        other = name.split(".")[1:]
        if other[0] not in LAYERS:
            continue
        upwards = LAYERS[other[0]] > LAYERS[parts[0]]
        # A module beside the games serves them all; a game never reaches into another.
        another_game = len(other) > 1 and other[1] != parts[1] and (SOURCES / "games" / other[1]).is_dir()
        between_games = parts[0] == other[0] == "games" and another_game
        if upwards or between_games:
            wrong.append(name)
    return wrong


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    assert wrong_imports(path.relative_to(SOURCES).parts, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "parts, source, allowed",
    [
        (("games", "wotr", "a.py"), "from westmarch.engine.frame import Frame", True),
        (("games", "wotr", "a.py"), "from westmarch.games.wotr.state import State", True),
        (("games", "wotr", "a.py"), "from westmarch.games.bofa.state import State", False),
        (("games", "wotr", "a.py"), "from westmarch.games import bofa", False),
        (("engine", "a.py"), "import westmarch.cards.nodes", False),
        (("engine", "a.py"), "def f():\n    from westmarch.cli import main", False),
        (("cards", "a.py"), "from westmarch.games.tcg import GAME", False),
        (("cli", "a.py"), "from westmarch.server import app\nfrom westmarch.games.tcg import GAME", True),
        (("games", "tcg", "a.py"), "from westmarch.ai import search", False),
    ],
)
def test_the_check_itself(parts: tuple[str, ...], source: str, allowed: bool) -> None:
    assert (wrong_imports(parts, source) == []) == allowed


def test_no_module_imports_the_tests() -> None:
    for path in MODULES:
        assert "sample_game" not in path.read_text(encoding="utf-8"), path
