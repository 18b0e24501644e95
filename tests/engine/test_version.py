"""The fingerprint of the rules: it knows whatever decides how a game is played, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.engine.version import rules_fingerprint


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for name in ("engine/runner.py", "games/ford/data/map.toml", "games/ford/locale/en/ford.ftl", "server/run.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("one\ntwo\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", ["engine/runner.py", "games/ford/data/map.toml"])
def test_what_decides_play_changes_it(package: Path, name: str) -> None:
    before = rules_fingerprint(package)
    (package / name).write_text("one\nthree\n", encoding="utf-8")
    assert rules_fingerprint(package) != before


def test_a_name_changes_it(package: Path) -> None:
    before = rules_fingerprint(package)
    (package / "engine/runner.py").rename(package / "engine/sunner.py")
    assert rules_fingerprint(package) != before


def test_words_line_ends_and_the_server_do_not(package: Path) -> None:
    before = rules_fingerprint(package)
    (package / "games/ford/locale/en/ford.ftl").write_text("other words\n", encoding="utf-8")
    (package / "server/run.py").write_text("other\n", encoding="utf-8")
    (package / "engine/runner.py").write_bytes(b"one\r\ntwo\r\n")
    assert rules_fingerprint(package) == before
