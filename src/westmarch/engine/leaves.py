"""Before compiling: say of every class without heirs that it is final, and of procedures how they are made.

A compiled method of a class that may have heirs is found in a table whenever it is called; one of a final class is
called directly. The build sees all classes of all packages, so that the sources need not say ``@final`` hundreds of
times. A procedure holds flat data and nothing that refers to it, so the collector of cycles need not look at it; and
the next one of its kind is often made when the last has just ended, so its place in memory is kept.
"""

from __future__ import annotations

import ast

#: A class by module and name.
Place = tuple[str, str]

FRAME: Place = ("westmarch.engine.frame", "Frame")
#: Written above classes: these names have to be imported.
IMPORTS = "from typing import final\nfrom mypy_extensions import mypyc_attr\n"

_FINAL = "@final"
_FLAT = "@mypyc_attr(acyclic=True)"
_KEPT = "@mypyc_attr(acyclic=True, free_list_len=1)"
#: What a class says that plain Python may derive from.
_OPEN = "allow_interpreted_subclasses"


class Families:
    """The classes of some modules, and who derives from whom."""

    def __init__(self, trees: dict[str, ast.Module]) -> None:
        self.classes: dict[Place, ast.ClassDef] = {}
        self.imported: dict[Place, Place] = {}
        for module, tree in trees.items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    self.classes[module, node.name] = node
                elif isinstance(node, ast.ImportFrom) and node.module:
                    for alias in node.names:
                        self.imported[module, alias.asname or alias.name] = (node.module, alias.name)
        self.parents = {place: self._parents(place) for place in self.classes}
        self.with_heirs = {parent for parents in self.parents.values() for parent in parents if parent is not None}

    def _parents(self, place: Place) -> list[Place | None]:
        """The classes that a class names as its bases; None for one of another library."""
        return [self._named(place[0], base) for base in self.classes[place].bases if _name(base) != "Generic"]

    def _named(self, module: str, base: ast.expr) -> Place | None:
        owner, _, name = _name(base).rpartition(".")
        if owner:  # a class of an imported module
            package, inner = self.imported.get((module, owner), ("", ""))
            module = f"{package}.{inner}"
        place = (module, name)
        while place not in self.classes and place in self.imported:  # by way of another module
            place = self.imported[place]
        return place if place in self.classes else None

    def is_procedure(self, place: Place | None) -> bool:
        if place is None:
            return False
        return place == FRAME or any([self.is_procedure(parent) for parent in self.parents[place]])

    def is_leaf(self, place: Place) -> bool:
        """Whether nobody derives from a class, nor could, and all its bases are known."""
        node = self.classes[place]
        marks = [ast.unparse(mark) for mark in node.decorator_list]
        closed = not any([_OPEN in mark or mark == "final" for mark in marks])
        return closed and not node.keywords and place not in self.with_heirs and None not in self.parents[place]

    def marks(self, place: Place) -> list[str]:
        """What is to be written above a class."""
        is_leaf = self.is_leaf(place)
        if place != FRAME and self.is_procedure(place):
            return [_FINAL, _KEPT] if is_leaf else [_FLAT]
        return [_FINAL] if is_leaf else []


def _name(base: ast.expr) -> str:
    return ast.unparse(base.value if isinstance(base, ast.Subscript) else base)


def with_marks(text: str, module: str, families: Families) -> str:
    """The text of a module with marks above its classes."""
    lines = text.split("\n")
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef):
            first = min([node.lineno, *[mark.lineno for mark in node.decorator_list]])
            lines[first - 1 : first - 1] = families.marks((module, node.name))
    return "\n".join(lines)
