"""Which tests are about a card: those of behaviour that name it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

from westmarch.cards.mutate.pool import Pool

#: How deep the helpers of a test are looked through for the cards they name.
HELPERS_DEEP = 3


def _globals_of(function: FunctionType) -> Iterator[Any]:
    """What a function refers to in its module."""
    waiting: list[CodeType] = [function.__code__]
    while waiting:
        code = waiting.pop()
        waiting += [const for const in code.co_consts if isinstance(const, CodeType)]
        for name in code.co_names:
            if name in function.__globals__:
                yield function.__globals__[name]


@cache
def _tables_of_the_package() -> set[int]:
    """Tables that tests import, such as the list of all cards: who looks something up there does not name it."""
    modules = [module for name, module in sys.modules.items() if name.startswith("westmarch.")]
    return {
        id(value) for module in modules for value in vars(module).values() if isinstance(value, (dict, list, tuple))
    }


def _is_of_the_tests(value: Any) -> bool:
    if isinstance(value, ModuleType):
        return False
    home = str(getattr(value, "__module__", ""))
    return not home.startswith("westmarch.") and id(value) not in _tables_of_the_package()


def _texts(value: Any, deep: int) -> Iterator[str]:
    """Every text in the code or data of a test."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, FunctionType):
        yield from _texts(value.__code__, deep)
        if deep:
            for other in _globals_of(value):
                if _is_of_the_tests(other):
                    yield from _texts(other, deep - 1)
    elif isinstance(value, CodeType):
        for const in value.co_consts:
            yield from _texts(const, deep)
    elif isinstance(value, dict):
        yield from _texts(tuple(value.items()), deep)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for one in value:
            yield from _texts(one, deep)


def reads_texts(function: FunctionType, deep: int = HELPERS_DEEP) -> bool:
    """Whether a test looks at what cards say, and not only at what they do."""
    for other in _globals_of(function):
        home = other.__name__ if isinstance(other, ModuleType) else str(getattr(other, "__module__", ""))
        if home.startswith("westmarch.") and ".cards.speech" in home:
            return True
        if deep and isinstance(other, FunctionType) and reads_texts(other, deep - 1):
            return True
    return False


class Index:
    """The tests of behaviour by the cards that they name; those that name the fewest come first."""

    def __init__(self, pool: Pool, items: list[Any]) -> None:
        self.tests: dict[str, list[Any]] = {}
        of_function: dict[FunctionType, set[str]] = {}
        sized: list[tuple[int, int, Any, set[str]]] = []
        for place, item in enumerate(items):
            function = getattr(item, "function", None)
            if not isinstance(function, FunctionType) or reads_texts(function):
                continue
            params = item.callspec.params if hasattr(item, "callspec") else {}
            if function not in of_function:
                # A table of cases is in a parametrized test's module, but each case names its own cards.
                of_function[function] = self._named(pool, _texts(function, 0 if params else HELPERS_DEEP))
            cards = of_function[function] | self._named(pool, _texts(tuple(map(_plain, params.values())), 0))
            sized.append((len(cards), place, item, cards))
        for _, _, item, cards in sorted(sized, key=lambda one: one[:2]):
            for card in cards:
                self.tests.setdefault(card, []).append(item)

    def _named(self, pool: Pool, texts: Iterator[str]) -> set[str]:
        found: set[str] = set()
        for text in texts:
            found |= pool.named(text)
        return found


def _plain(value: Any) -> Any:
    """A parameter as a text or a table of texts."""
    return value if isinstance(value, (str, list, tuple, dict, int, FunctionType)) else str(value)
