"""Before compiling: lines of the log are only put together where somebody reads them.

A rule writes ``g.note(key, {...})`` wherever something happens. In a search, or in play at random, nobody keeps a log,
and what the line would mention is worked out for nothing. The build asks first, in its copy of the sources; what a line
mentions is only looked at, never changed, so that both do the same.
"""

from __future__ import annotations

import ast

#: How rules and positions write to the log.
WRITERS = ("g", "self")


def with_unread_left_out(text: str) -> str:
    """The text of a module that asks whether anybody reads before it writes to the log; every line keeps its number."""
    lines = text.encode().split(b"\n")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and _is_note(node.value):
            assert isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute)
            line, column = node.lineno - 1, node.col_offset
            indent, rest = lines[line][:column], lines[line][column:]
            if not indent.strip():
                asked = f"if {ast.unparse(node.value.func.value)}.sink is not None: "
                lines[line] = indent + asked.encode() + rest
    return b"\n".join(lines).decode()


def _is_note(value: ast.expr) -> bool:
    """Whether something is a call of ``g.note`` with more than a key."""
    return (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Attribute)
        and value.func.attr == "note"
        and isinstance(value.func.value, ast.Name)
        and value.func.value.id in WRITERS
        and len(value.args) > 1
    )
