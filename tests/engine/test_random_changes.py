"""The tool that changes random lines (``tools/mutate``): what it changes, and that a change reaches live functions."""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from westmarch.engine.game import checkout

SOURCE = '''"""A module: 3 < 4 and True."""

LIMIT = 3


def step(g, cards: list[int], most: int = 2) -> bool:
    """Whether 3 < 4."""
    g.count += 1
    if len(cards) >= most and not g.over:
        return True
    for card in cards:
        if card is None or card in g.hand:
            continue
        g.put(card, max(card, LIMIT - 1))
    return any(cards)
'''


@pytest.fixture(scope="module")
def tool() -> Any:
    """The modules of the tool, as it imports them itself."""
    root = checkout()
    assert root is not None
    folder = root / "tools" / "mutate"
    sys.path.insert(0, str(folder))
    try:
        yield {name: importlib.import_module(name) for name in ("changes", "reach", "trying")}
    finally:
        sys.path.remove(str(folder))


def test_each_change_is_on_one_line_of_a_function_and_still_python(tool: Any, tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(SOURCE, encoding="utf-8")
    found = tool["changes"].changes(path, tmp_path)
    before = SOURCE.split("\n")
    for change in found:
        after = change.apply(SOURCE).split("\n")
        ast.parse("\n".join(after))
        assert [i for i, (old, new) in enumerate(zip(before, after, strict=True), 1) if old != new] == [change.line]
    shown = {change.apply(SOURCE).split("\n")[change.line - 1].strip() for change in found}
    assert shown >= {
        "pass",
        "g.count += 2",
        "if (len(cards) > most) and not g.over:",
        "if (len(cards) >= most or not g.over):",
        "if len(cards) >= most and (g.over):",
        "return False",
        "if (card is None and card in g.hand):",
        "if card is None or (card not in g.hand):",
        "g.put(card, min(card, LIMIT - 1))",
        "g.put(card, max(card, (LIMIT + 1)))",
        "return None",
        "return all(cards)",
    }
    assert {change.line for change in found} == set(range(8, 16)) - {11}


def test_functions_in_use_get_the_new_code(tool: Any, tmp_path: Path) -> None:
    path = tmp_path / "sums.py"
    before = "def total(a, b):\n    return a + b\n\n\nclass Box:\n    def __len__(self):\n        return 3\n"
    path.write_text(before, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("sums", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    held, box = module.total, module.Box()
    assert tool["trying"].patched(str(path), before, before.replace("a + b", "a - b"))
    assert held(5, 2) == 3 and len(box) == 3
    assert tool["trying"].patched(str(path), before, before.replace("return 3", "return 4"))
    assert len(box) == 4
    assert not tool["trying"].patched(str(path), before, before)


def test_what_a_process_of_a_test_reaches_is_noted_too(tool: Any, tmp_path: Path) -> None:
    children = tmp_path / "children"
    children.mkdir()
    (tmp_path / "reached.py").write_text(tool["reach"].NOTES, encoding="utf-8")
    command = [sys.executable, "-c", "from reached import REACHED; REACHED.update((3, 41))"]
    subprocess.run(command, cwd=tmp_path, env=os.environ | {"MUTATE_CHILDREN": str(children)}, check=True)
    assert [set(told.read_text().split()) for told in children.iterdir()] == [{"3", "41"}]


@pytest.mark.slow
def test_a_change_that_changes_nothing_passes_from_the_start(tool: Any) -> None:
    """Also where a test needs the checkout, as those that look for the sample game do."""
    root = checkout()
    assert root is not None
    place = "src/westmarch/engine/runner.py"
    rows = (root / place).read_text(encoding="utf-8").split("\n")
    line = next(number for number, row in enumerate(rows, 1) if row.startswith("from westmarch"))
    same = tool["changes"].Change(place, line, 0, 0, "nothing", "")
    tests = ["tests/engine/test_end_of_play.py"]
    assert tool["trying"].pass_from_the_start(root, same, tests)
    broken = tool["changes"].Change(place, line, 0, 0, "nonsense", "no_such_name; ")
    assert not tool["trying"].pass_from_the_start(root, broken, tests)
