"""Before compiling: what is only summed or asked about is gone through in a loop.

Plain Python is quickest with ``any([...])``. The compiler makes a loop of ``any``, ``all`` and ``sum`` where they are
given a generator, which ends as soon as the answer is known, and of a list that list. The build takes the brackets away
in its copy of the sources; both give the same answer, because what is asked there changes nothing. Sums of opponents
are left alone unless they only count: they are of fractions, which newer versions of Python add more exactly than a
loop does.
"""

from __future__ import annotations

import ast

_ASKING = {"any", "all", "sum"}
#: Where sums are of fractions.
_OPPONENTS = "westmarch.ai."


def with_loops(text: str, module: str) -> str:
    """The text of a module with generators where things are only gone through; every line keeps its number."""
    lines = text.encode().split(b"\n")
    brackets = _brackets(ast.parse(text), module.startswith(_OPPONENTS))
    for line, column in sorted(brackets, reverse=True):  # columns count bytes, as the parser does
        found = lines[line - 1]
        lines[line - 1] = found[:column] + found[column + 1 :]
    return b"\n".join(lines).decode()


def _brackets(tree: ast.Module, has_fractions: bool) -> list[tuple[int, int]]:
    """Where brackets stand that are to go: line and column."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _ASKING:
            given = node.args[0] if len(node.args) == 1 and not node.keywords else None
            if given is None or (has_fractions and node.func.id == "sum" and not _counts(given)):
                continue
            if isinstance(given, ast.ListComp):
                assert given.end_lineno is not None and given.end_col_offset is not None
                found.append((given.lineno, given.col_offset))
                found.append((given.end_lineno, given.end_col_offset - 1))
    return found


def _counts(given: ast.expr) -> bool:
    """Whether a sum adds ones."""
    return isinstance(given, ast.ListComp) and isinstance(given.elt, ast.Constant) and given.elt.value == 1
