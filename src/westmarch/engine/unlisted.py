"""Before compiling: what is only summed or asked about is gone through in a loop.

Plain Python is quickest with ``any([...])`` and ``sum(numbers)``. The compiler makes a loop of ``any``, ``all`` and
``sum`` where they are given a generator, which ends as soon as the answer is known; of a list it first makes that list,
and what has a name it hands to Python's own function. The build takes the brackets away in its copy of the sources, and
writes ``sum(numbers)`` as ``sum(each for each in numbers)``; all give the same answer, because what is asked there
changes nothing. Sums of opponents are left alone unless they only count: they are of fractions, which newer versions of
Python add more exactly than a loop does.
"""

from __future__ import annotations

import ast

_ASKING = {"any", "all", "sum"}
#: Where sums are of fractions.
_OPPONENTS = "westmarch.ai."


#: What takes the place of so many bytes at a line and a column; columns count bytes, as the parser does.
Change = tuple[int, int, int, str]


def with_loops(text: str, module: str) -> str:
    """The text of a module with generators where things are only gone through; every line keeps its number."""
    lines = text.encode().split(b"\n")
    for line, column, length, what in sorted(_changes(ast.parse(text), module.startswith(_OPPONENTS)), reverse=True):
        found = lines[line - 1]
        lines[line - 1] = found[:column] + what.encode() + found[column + length :]
    return b"\n".join(lines).decode()


def _changes(tree: ast.Module, has_fractions: bool) -> list[Change]:
    found: list[Change] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _ASKING:
            given = node.args[0] if len(node.args) == 1 and not node.keywords else None
            if given is None or (has_fractions and node.func.id == "sum" and not _counts(given)):
                continue
            assert given.end_lineno is not None and given.end_col_offset is not None
            if isinstance(given, ast.ListComp):
                found.append((given.lineno, given.col_offset, 1, ""))
                found.append((given.end_lineno, given.end_col_offset - 1, 1, ""))
            elif isinstance(given, _THINGS):
                found.append((given.lineno, given.col_offset, 0, "_each for _each in "))
    return found


#: What has things in it that can be gone through without ado.
_THINGS = (ast.Name, ast.Attribute, ast.Subscript, ast.Call)


def _counts(given: ast.expr) -> bool:
    """Whether a sum adds ones."""
    return isinstance(given, ast.ListComp) and isinstance(given.elt, ast.Constant) and given.elt.value == 1
