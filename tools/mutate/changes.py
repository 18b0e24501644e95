"""One-line changes that a test should notice: what could have been written otherwise on a line by mistake."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}  # fmt: skip
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Change:
    """Source between two places of one line, and what stands there instead."""

    path: str
    line: int
    start: int
    end: int
    kind: str
    new: str

    def apply(self, text: str) -> str:
        rows = text.split("\n")
        row = rows[self.line - 1].encode()
        rows[self.line - 1] = (row[: self.start] + self.new.encode() + row[self.end :]).decode()
        return "\n".join(rows)

    def shown(self, text: str) -> str:
        old = text.split("\n")[self.line - 1].strip()
        new = self.apply(text).split("\n")[self.line - 1].strip()
        return f"{self.path}:{self.line} ({self.kind})\n    - {old}\n    + {new}"


def changes(path: Path, root: Path) -> list[Change]:
    """All that can be changed on single lines of a module, in the order of the lines."""
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(root).as_posix()
    found = []
    for node, kind, new in _alternatives(ast.parse(text)):
        if node.lineno == node.end_lineno:
            one = Change(name, node.lineno, node.col_offset, node.end_col_offset or 0, kind, new)
            if one.apply(text) != text:
                found.append(one)
    return sorted(set(found), key=lambda c: (c.line, c.start, c.kind, c.new))


def _alternatives(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    for node in _inside_functions(tree):
        match node:
            case ast.Compare(ops=[operator], comparators=[right]) if type(operator) in COMPARISONS:
                yield node, "comparison", _unparsed(ast.Compare(node.left, [COMPARISONS[type(operator)]()], [right]))
            case ast.BoolOp(op=operator):
                other = ast.Or() if isinstance(operator, ast.And) else ast.And()
                yield node, "and/or", _unparsed(ast.BoolOp(other, node.values))
            case ast.UnaryOp(op=ast.Not()):
                yield node, "not", f"({ast.unparse(node.operand)})"
            case ast.BinOp(op=operator) if type(operator) in ARITHMETIC:
                yield node, "arithmetic", _unparsed(ast.BinOp(node.left, ARITHMETIC[type(operator)](), node.right))
            case ast.Constant(value=bool() as value):
                yield node, "boolean", str(not value)
            case ast.Constant(value=int() as value):
                yield node, "number", str(value + 1)
            case ast.Name(id=name) if name in FUNCTIONS:
                yield node, "function", FUNCTIONS[name]
            # The end of a procedure in its last step is no other than the next step.
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant) and not _is_done(value):
                yield node, "result", "return None"
            case ast.Return(value=None) | ast.Continue():
                yield node, "removed", "pass"
            # Python's own errors guard against what cannot happen; those of the project are answers.
            case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if not hasattr(builtins, name):
                yield node, "removed", "pass"
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Delete():
                yield node, "removed", "pass"
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield node, "removed", "pass"
            case ast.If(test=test) | ast.IfExp(test=test):
                yield test, "condition", f"(not ({ast.unparse(test)}))"


def _is_done(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id == "DONE"


def _unparsed(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _inside_functions(tree: ast.Module) -> Iterator[ast.AST]:
    """The parts of functions that run; not annotations, and nothing inside an f-string, whose places are not told."""
    for top in ast.walk(tree):
        if isinstance(top, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in top.body:
                yield from _parts(statement)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.JoinedStr):
        return  # functions are walked on their own
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns") or (isinstance(node, ast.MatchSingleton | ast.MatchValue)):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _parts(child)
