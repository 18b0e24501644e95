"""Records: clone, dump, load."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.engine.record import Record, copied, fields, plain, rebuilt, unplain

plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.integers() | st.text(), inner),
    max_leaves=12,
)


class Camp(Record):
    TRANSIENT: ClassVar[tuple[str, ...]] = ("cache",)

    place: int
    units: list[int]
    rows: list[list[int]]
    names: dict[str, int]
    pair: tuple[int, str]
    cache: list[int]

    def __init__(self, place: int) -> None:
        self.place = place
        self.units = [1, 2]
        self.rows = [[1], [2, 3]]
        self.names = {"a": 1}
        self.pair = (1, "x")
        self.cache = [9]


class Fort(Camp):
    strength: int

    def __init__(self, place: int, strength: int) -> None:
        super().__init__(place)
        self.strength = strength


class Wrong(Record):
    place: int

    def __init__(self, where: int) -> None:
        self.place = where


@given(plain_values)
def test_plain_data_comes_back(value: Any) -> None:
    assert unplain(plain(value)) == value


def test_fields_come_with_inheritance_and_without_transients() -> None:
    assert fields(Fort) == ("place", "strength", "units", "rows", "names", "pair")


def test_a_clone_is_equal_and_shares_nothing() -> None:
    camp = Fort(3, 4)
    camp.rows[0].append(7)
    twin = camp.clone()
    assert twin == camp
    assert type(twin) is Fort
    twin.units.append(5)
    twin.rows[1].append(5)
    twin.names["b"] = 2
    assert (camp.units, camp.rows, camp.names) == ([1, 2], [[1, 7], [2, 3]], {"a": 1})


def test_dump_and_rebuild() -> None:
    camp = Fort(3, 4)
    camp.units = [8]
    again = rebuilt(Fort, camp.dump())
    assert again == camp
    assert again.pair == (1, "x")
    assert "cache" not in camp.dump()


def test_different_records_differ() -> None:
    assert Camp(1) != Camp(2)
    assert Camp(1) != Fort(1, 0)
    assert repr(Camp(1)).startswith("Camp(place=1, units=[1, 2]")


def test_a_constructor_parameter_must_be_a_field() -> None:
    with pytest.raises(TypeError, match=r"Wrong: constructor parameters \['where'\] are not fields"):
        Wrong(1).clone()


def test_copied_leaves_values_and_copies_lists() -> None:
    rows = [[1], [2]]
    assert copied(rows) == rows
    assert copied(rows)[0] is not rows[0]
    assert copied((1, 2)) == (1, 2)
