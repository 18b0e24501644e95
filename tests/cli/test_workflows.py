"""The workflows call commands that exist, and test what the package says it supports."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from westmarch.cli import westmarch
from westmarch.engine.game import checkout

ROOT = checkout()
assert ROOT is not None
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


def wm_commands() -> set[str]:
    assert ROOT is not None
    spec = importlib.util.spec_from_file_location("wm", ROOT / "wm.py")
    assert spec is not None and spec.loader is not None
    wm = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(wm)
    return set(wm.COMMANDS)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_its_commands_exist(workflow: Path) -> None:
    lines = [step["run"] for step in steps(workflow) if "run" in step]
    called = re.findall(r"python wm\.py (\S+)(?: (\S+))?", "\n".join(lines))
    assert called
    for command, argument in called:
        assert command in wm_commands()
        if command == "run":
            assert argument in westmarch.commands


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_has_a_version(workflow: Path) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", name)] == []


def test_three_systems_and_every_python_of_the_package_are_tested() -> None:
    assert ROOT is not None
    matrix = yaml.safe_load((ROOT / ".github/workflows/tests.yml").read_text())["jobs"]["tests"]["strategy"]["matrix"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    supported = re.findall(r"Python :: (3\.\d+)", "\n".join(project["project"]["classifiers"]))
    assert matrix["python"] == supported
    assert [name.split("-")[0] for name in matrix["system"]] == ["ubuntu", "macos", "windows"]
    built = [pattern[:5] for pattern in project["tool"]["cibuildwheel"]["build"]]
    assert built == ["cp" + version.replace(".", "") for version in supported]
