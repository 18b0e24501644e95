"""The build declares classes without heirs final, and procedures flat, and no others."""

from __future__ import annotations

import ast

from westmarch.engine.leaves import Families, with_marks

FRAME = "westmarch.engine.frame"
SOURCES = {
    FRAME: "from mypy_extensions import mypyc_attr\n@mypyc_attr(allow_interpreted_subclasses=True)\nclass Frame: ...",
    "game.rules": (
        "from westmarch.engine.frame import Frame\n"
        "class Battle(Frame): ...\n"
        "class Siege(Battle):\n    x = 1\n"
        "class Card: ...\n"
        "class Table(list): ...\n"
        "class Box(Generic[T]): ...\n"
        "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Open: ...\n"
    ),
    "game.shown": "from game.rules import Card",
    "game.cards": (
        "from game import rules\nfrom game.shown import Card as Printed\n"
        "class Ring(Printed): ...\nclass Sally(rules.Siege): ...\n"
    ),
}
FAMILIES = Families({module: ast.parse(text) for module, text in SOURCES.items()})


def marks(module: str, name: str) -> list[str]:
    return FAMILIES.marks((module, name))


def test_a_class_without_heirs_is_final() -> None:
    assert marks("game.cards", "Ring") == ["@final"]
    assert marks("game.rules", "Box") == ["@final"]


def test_a_class_with_heirs_is_not_even_by_way_of_another_module() -> None:
    assert marks("game.rules", "Card") == []


def test_a_class_that_is_open_or_of_another_library_is_left_alone() -> None:
    assert marks("game.rules", "Open") == []
    assert marks("game.rules", "Table") == []
    assert marks(FRAME, "Frame") == []


def test_procedures_are_flat_and_the_last_of_a_line_keeps_its_place() -> None:
    assert marks("game.rules", "Battle") == ["@mypyc_attr(acyclic=True)"]
    assert marks("game.rules", "Siege") == ["@mypyc_attr(acyclic=True)"]
    assert marks("game.cards", "Sally") == ["@final", "@mypyc_attr(acyclic=True, free_list_len=1)"]


def test_marks_stand_above_a_class_and_its_decorators() -> None:
    families = Families({"m": ast.parse("@kept\nclass A: ...\nclass B: ...")})
    assert with_marks("@kept\nclass A: ...\nclass B: ...", "m", families) == (
        "@final\n@kept\nclass A: ...\n@final\nclass B: ..."
    )
