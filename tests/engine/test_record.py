"""Records: clone, dump, load."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.engine.bench import is_compiled
from westmarch.engine.fields import later, shared, transient
from westmarch.engine.record import Record, copied, plain, rebuilt, unplain

plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.integers() | st.text(), inner),
    max_leaves=12,
)


class Camp(Record):
    place: int
    units: list[int] = later([1, 2])
    rows: list[list[int]] = later([[1], [2, 3]])
    names: dict[str, int] = later({"a": 1})
    pair: tuple[int, str] = later((1, "x"))
    kept: list[int] = shared([7])
    cache: list[int] = transient([9])


class Fort(Camp):
    strength: int = 1


class Tower(Record):
    """One that works a field out."""

    place: int
    height: int

    def __init__(self, place: int) -> None:
        self.place = place
        self.height = 2 * place


@given(plain_values)
def test_plain_data_comes_back(value: Any) -> None:
    assert unplain(plain(value)) == value


def test_fields_come_with_inheritance_and_without_transients() -> None:
    assert Fort.STORED == ("place", "strength", "units", "rows", "names", "pair")


@pytest.mark.skipif(is_compiled(), reason="children of compiled classes have a dictionary")
def test_a_record_has_its_fields_and_no_others() -> None:
    fort = Fort(3)
    with pytest.raises(AttributeError):
        fort.strenght = 4  # type: ignore[attr-defined]
    assert not hasattr(fort, "__dict__")
    fort.strength, fort.kept = 4, [8]
    assert (fort.clone().strength, fort.clone().kept) == (4, [8])


def test_a_constructor_takes_what_is_not_set_later() -> None:
    assert list(inspect.signature(Fort).parameters) == ["place", "strength"]
    assert (Fort(3).place, Fort(3).strength, Fort(3, 4).strength) == (3, 1, 4)
    assert Fort(3).units is not Fort(3).units
    with pytest.raises(TypeError):
        Fort(3, 4, 5)  # type: ignore[call-arg]


def test_clones_share_what_is_shared_and_begin_without_transients() -> None:
    camp = Camp(3)
    camp.kept, camp.cache = [8], [1]
    twin = camp.clone()
    assert twin.kept is camp.kept
    assert twin.cache == [9]


def test_a_constructor_may_work_a_field_out() -> None:
    tower = Tower(3)
    tower.height += 1
    assert tower.clone() == tower == rebuilt(Tower, tower.dump())


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

        class Wrong(Record):
            place: int

            def __init__(self, where: int) -> None:
                self.place = where


def test_a_written_constructor_is_not_replaced_without_a_word() -> None:
    with pytest.raises(TypeError, match="Keep needs a constructor of its own, as Tower has one"):

        class Keep(Tower):
            gates: int = 1


def test_copied_leaves_values_and_copies_lists() -> None:
    rows = [[1], [2]]
    assert copied(rows) == rows
    assert copied(rows)[0] is not rows[0]
    assert copied((1, 2)) == (1, 2)
