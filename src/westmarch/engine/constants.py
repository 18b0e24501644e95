"""Before compiling: say of every name that a module sets once that it is a constant.

Compiled code finds any other name of a module in a dictionary, each time it is used. The build calls this on its copy
of the sources, so that those need not say ``Final`` hundreds of times.
"""

from __future__ import annotations

import ast
import re
from collections import Counter

#: Names in one case are values; those with capitals inside are classes and names of types.
_VALUE = re.compile(r"_*([A-Z0-9_]+|[a-z0-9_]+)")
#: Calls that make names of types.
_TYPES = ("TypeVar", "ParamSpec", "NewType", "namedtuple", "NamedTuple")

#: Something to be written into a text: line, column, what.
Insertion = tuple[int, int, str]


def with_constants(text: str) -> str:
    """The text of a module with its constants declared as such; every line keeps its number."""
    tree = ast.parse(text)
    often = _often(tree)
    insertions: list[Insertion] = []
    lines = text.encode().split(b"\n")
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
            if isinstance(target, ast.Tuple) and all(
                _is_constant(name, statement.value, often) for name in target.elts
            ):
                _write_one_by_one(lines, statement, target.elts)
            elif _is_constant(target, statement.value, often):
                insertions.append((target.end_lineno or 0, target.end_col_offset or 0, ": Final"))
        elif isinstance(statement, ast.AnnAssign) and _is_constant(statement.target, statement.value, often):
            kind = statement.annotation
            if not re.search(r"\b(Final|ClassVar|TypeAlias)\b", ast.unparse(kind)):
                insertions.append((kind.lineno, kind.col_offset, "Final["))
                insertions.append((kind.end_lineno or 0, kind.end_col_offset or 0, "]"))
    for line, column, what in sorted(insertions, reverse=True):  # columns count bytes, as the parser does
        found = lines[line - 1]
        lines[line - 1] = found[:column] + what.encode() + found[column:]
    return b"\n".join(lines).decode()


def _write_one_by_one(lines: list[bytes], statement: ast.Assign, names: list[ast.expr]) -> None:
    """Set names one by one that a statement sets together, if the values can be told from its text."""
    values = _values(statement.value)
    if len(values) == len(names):
        first, last = statement.lineno - 1, statement.end_lineno or statement.lineno
        set_singly = [f"{ast.unparse(name)}: Final = {value}" for name, value in zip(names, values, strict=True)]
        lines[first:last] = ["; ".join(set_singly).encode()] + [b""] * (last - first - 1)


def _values(value: ast.expr) -> list[str]:
    """The parts of a value as text; none if they cannot be told without the rest of the module."""
    if isinstance(value, ast.Tuple):
        return [ast.unparse(part) for part in value.elts]
    bound = {node.id for node in ast.walk(value) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    used = {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
    if used - bound != {"range"}:
        return []
    return [repr(number) for number in eval(ast.unparse(value), {"range": range})]


def _often(tree: ast.Module) -> Counter[str]:
    """How often each name is set anywhere in a module, by whatever statement."""
    found: Counter[str] = Counter()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found[node.id] += 1
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found[node.name] += 1
        elif isinstance(node, ast.alias):
            found[(node.asname or node.name).split(".")[0]] += 1
        elif isinstance(node, ast.Global):
            found.update(node.names * 2)
    return found


def _is_constant(target: ast.expr, value: ast.expr | None, often: Counter[str]) -> bool:
    if not isinstance(target, ast.Name) or value is None:
        return False
    name = target.id
    if often[name] != 1 or name.startswith("__") or not _VALUE.fullmatch(name):
        return False
    called = value.func if isinstance(value, ast.Call) else None
    return not (isinstance(called, ast.Name) and called.id in _TYPES)
