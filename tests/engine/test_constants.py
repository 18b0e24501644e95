"""The build says of constants that they are some, and of nothing else."""

from __future__ import annotations

from westmarch.engine.constants import with_constants


def test_a_name_that_is_set_once_is_a_constant() -> None:
    assert with_constants("LIMIT = 5") == "LIMIT: Final = 5"
    assert with_constants("known: dict[int, str] = {}") == "known: Final[dict[int, str]] = {}"
    assert with_constants("ÉOWYN: list[int] = [\n    1,\n]") == "ÉOWYN: list[int] = [\n    1,\n]"
    assert with_constants('WORD: str = "é"; ROW = [\n    1,\n]') == 'WORD: Final[str] = "é"; ROW: Final = [\n    1,\n]'


def test_names_that_are_set_together_are_constants_each() -> None:
    assert with_constants("A, B = 0, C") == "A: Final = 0; B: Final = C"
    assert with_constants("A, B = range(1, 3)") == "A: Final = 1; B: Final = 2"
    assert with_constants("A, B = [\n    1 << i for i in range(2)\n]\nD = 1") == (
        "A: Final = 1; B: Final = 2\n\n\nD: Final = 1"
    )
    # Later lines keep their numbers, wherever in the module the names stand.
    assert with_constants("D = 1\nA, B = (\n    1,\n    2,\n)\nE = 3") == (
        "D: Final = 1\nA: Final = 1; B: Final = 2\n\n\n\nE: Final = 3"
    )
    assert with_constants("A, B = split(C)") == "A, B = split(C)"


def test_what_changes_or_names_a_type_is_no_constant() -> None:
    for text in (
        "COUNT = 0\nCOUNT = 1",
        "COUNT = 0\ndef more():\n    global COUNT\n    COUNT += 1",
        "for LAST in range(3):\n    pass\nLAST = 5",
        "Row = list[int]",
        'T = TypeVar("T")',
        "LIMIT: Final = 5",
        "__all__ = []",
        "first = second = 1",
    ):
        assert with_constants(text) == text
