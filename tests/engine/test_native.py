"""What compiled code asks on the spot (`engine/native.h`) is answered as Python answers it."""

from __future__ import annotations

import importlib.util
import operator
import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import westmarch.engine

PREAMBLE = Path(westmarch.engine.__file__).parent / "native.h"
PROBE = Path(__file__).parent / "native_probe.c"

#: Small and kept numbers, those around the ends of what is kept, digits of Python's and larger ones, words and others.
NUMBERS: list[Any] = [
    0,
    1,
    -1,
    5,
    -5,
    -6,
    255,
    256,
    257,
    1023,
    1024,
    1025,
    2**30 - 1,
    2**30,
    -(2**30),
    2**62,
    -(2**63),
    10**30,
]
WORDS: list[Any] = ["", "a", "ab", "b", "use", "use ", "é", "éa", "月"]
OTHERS: list[Any] = [None, True, False, 1.0, 0.5, (1, 2), (1, "a"), (), b"a", [1]]


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Any:
    compiler = shutil.which("gcc") or shutil.which("cc") or shutil.which("clang")
    headers = sysconfig.get_path("include")
    if compiler is None or not Path(headers, "Python.h").exists():
        pytest.skip("there is no C compiler here, or no headers of Python")
    target = tmp_path_factory.mktemp("probe") / ("native_probe" + str(sysconfig.get_config_var("EXT_SUFFIX")))
    flags = ["-shared", "-fPIC", "-O1", "-fwrapv", "-include", str(PREAMBLE), f"-I{headers}"]
    subprocess.run([compiler, *flags, str(PROBE), "-o", str(target)], check=True)
    spec = importlib.util.spec_from_file_location("native_probe", target)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answer(asked: Callable[..., Any], *given: Any) -> Any:
    """What is answered, or the kind of the error."""
    try:
        found = asked(*given)
    except Exception as problem:
        return type(problem)
    return type(found), found


QUESTIONS = (operator.lt, operator.le, operator.eq, operator.ne, operator.gt, operator.ge)


def test_two_things_compare_and_add_as_in_python(probe: Any) -> None:
    things = [*NUMBERS, *WORDS, *OTHERS]
    for a in things:
        assert answer(probe.truth, a) == (bool, bool(a))
        for b in things:
            for number, question in enumerate(QUESTIONS):
                assert answer(probe.compare, a, b, number) == answer(question, a, b), (a, b, question)
            assert answer(probe.is_, a, b, 2) == (bool, a is b or a == b), (a, b)
            assert answer(probe.sum, a, b) == answer(operator.add, a, b), (a, b)
            assert answer(probe.rest, a, b) == answer(operator.sub, a, b), (a, b)


def test_numbers_are_themselves(probe: Any) -> None:
    for number in [*range(-300, 1300), 2**62, -(2**63)]:
        assert answer(probe.number, number) == (int, number)
        assert answer(probe.number, number) == (int, number)  # the second time as kept


def test_things_are_found_as_in_python(probe: Any) -> None:
    dice = Random(3)
    for _ in range(3000):
        some: list[Any] = dice.choice([NUMBERS, WORDS, [*NUMBERS, *WORDS, *OTHERS]])
        things = dice.choices(some, k=dice.randrange(6))
        wanted = dice.choice([*NUMBERS, *WORDS, *OTHERS])
        for kind in (list, tuple):
            assert answer(probe.contains, kind(things), wanted) == (bool, wanted in things), (things, wanted)


def options(dice: Random, length: int) -> list[Any]:
    """Tuples as options are, some with what is not plain."""
    verbs: list[Any] = dice.choice([["use"], ["use", "play", "pass"], ["use", "é"], ["use", 3]])
    parts: list[Any] = dice.choice(
        [[0, 1, 2], [*range(300), 2**31], ["a", "ab"], [1, "a"], [(1, 2), (1,)], [True, 1, 0]]
    )
    return [(dice.choice(verbs), *dice.choices(parts, k=dice.randrange(3))) for _ in range(length)]


def test_lists_are_sorted_as_in_python(probe: Any) -> None:
    dice = Random(4)
    for number in range(4000):
        length = dice.randrange(300 if number % 50 == 0 else 12)
        plain: list[Any] = dice.choice([NUMBERS, WORDS])
        things = options(dice, length) if number % 3 else dice.choices(plain, k=length)
        if number % 5 == 0:
            things = [[thing] for thing in things]
        here, there = things[:], things[:]
        assert (answer(probe.sort, here) is TypeError) == (answer(there.sort) is TypeError), things
        if answer(there.sort) is not TypeError:
            # The same things in the same places: equal ones keep their order.
            assert [id(thing) for thing in here] == [id(thing) for thing in there], things


def test_tables_are_read_and_written_as_in_python(probe: Any) -> None:
    for table in ([3, "a", None], (3, "a"), bytearray(b"\x00\xff\x07"), {1: 2, "a": 3}, "ab", None):
        for key in (0, 1, 2, 3, -1, -3, -4, 2**70, "a", None, True, slice(0, 2)):
            assert answer(probe.item, table, key) == answer(operator.getitem, table, key), (table, key)
            for value in (0, 255, 256, -1, "a"):
                here, there = copy(table), copy(table)
                assert answer(probe.set_item, here, key, value) == answer(operator.setitem, there, key, value)
                assert here == there, (table, key, value)


def test_lists_grow_as_in_python(probe: Any) -> None:
    grown: list[Any] = []
    for number in range(1000):
        probe.append(grown, number)
    assert grown == list(range(1000))
    while grown:
        grown.pop()
    probe.append(grown, "again")
    assert grown == ["again"]
