"""Which tests run which lines: the tests are run once on a copy whose blocks note that they were reached.

A block is the body of a function, or of a branch or loop in it. A note costs far less than a tracer, and a block is
as good as a line: either all of its statements are reached or the block was left before.
"""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from pathlib import Path

#: What the copy's package gets besides: the blocks that the present test has reached. A process that a test starts (a
#: server, a command) leaves at its end what it has reached.
NOTES = """
import atexit
import os
from pathlib import Path

REACHED: set[int] = set()


def tell(folder: str) -> None:
    if Path(folder).is_dir():
        Path(folder, str(os.getpid())).write_text(" ".join(map(str, REACHED)), encoding="utf-8")


if "MUTATE_CHILDREN" in os.environ:
    atexit.register(tell, os.environ["MUTATE_CHILDREN"])
"""
NOTES_PATH = Path("src", "westmarch", "reached.py")
#: Tests kept of one block: more would only be slower ones.
KEPT = 400


class Blocks:
    """Numbers for the blocks of all modules, in the order in which they are met."""

    def __init__(self) -> None:
        self.first_lines: dict[str, list[tuple[int, int, int]]] = {}
        self._count = 0

    def noting(self, text: str, name: str) -> str:
        """The module's source with a note at the start of each block."""
        tree = ast.parse(text)
        self.first_lines[name] = []
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for node in [function, *ast.walk(function)]:
                    self._note_in(node, name)
        at = next((i for i, node in enumerate(tree.body) if not _must_be_first(node)), 0)
        tree.body.insert(at, ast.parse("from westmarch.reached import REACHED as _REACHED").body[0])
        return ast.unparse(ast.fix_missing_locations(tree))

    def _note_in(self, node: ast.AST, name: str) -> None:
        for field in ("body", "orelse", "finalbody"):
            body = getattr(node, field, None)
            if isinstance(body, list) and body and not isinstance(node, ast.ClassDef) and not _noted(body):
                first, last = body[0].lineno, body[-1].end_lineno
                body.insert(1 if _is_docstring(body[0]) else 0, ast.parse(f"_REACHED.add({self._count})").body[0])
                self.first_lines[name].append((first, last, self._count))
                self._count += 1


def _noted(body: list[ast.stmt]) -> bool:
    return any(ast.unparse(statement).startswith("_REACHED.add(") for statement in body[:2])


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _must_be_first(node: ast.stmt) -> bool:
    return _is_docstring(node) or (isinstance(node, ast.ImportFrom) and node.module == "__future__")


class Reach:
    """The tests that reach a line, fastest first, from all pieces of a map."""

    def __init__(self, folder: Path) -> None:
        self.blocks: dict[str, list[tuple[int, int, int]]] = json.loads((folder / "blocks.json").read_text())
        self.tests: dict[int, list[tuple[float, str]]] = defaultdict(list)
        self.all_tests: list[tuple[float, str]] = []
        for piece in sorted(folder.glob("tests-*.json")):
            read = json.loads(piece.read_text())
            self.all_tests += zip(read["seconds"], read["names"], strict=True)
            for block, found in read["blocks"].items():
                self.tests[int(block)] += [(read["seconds"][i], read["names"][i]) for i in found]

    def of(self, path: str, line: int) -> list[tuple[float, str]]:
        around = [(last - first, block) for first, last, block in self.blocks[path] if first <= line <= last]
        return sorted(self.tests[min(around)[1]]) if around else []
