"""Opponents decide the same in every process, whether their modules are compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ai import choices_made

#: Budgets that do not depend on the machine, and how many decisions of each game are compared.
LEVELS = {"easy": 40, "medium@8n": 12, "hard@12n": 6}


def in_plain_python(count: int, level: str) -> list[str]:
    """What a process of its own decides, with plain Python and another order of sets."""
    root = Path(__file__).parents[2]
    plain = {"WESTMARCH_PURE": "1", "PYTHONPATH": str(root / "src"), "PYTHONHASHSEED": "7"}
    made = subprocess.run(
        [sys.executable, choices_made.__file__, str(count), level],
        env={**os.environ, **plain},
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout.splitlines()


def test_compiled_opponents_decide_as_plain_python_does() -> None:
    for level, count in LEVELS.items():
        assert choices_made.all_choices(count, [level]) == in_plain_python(count, level)
