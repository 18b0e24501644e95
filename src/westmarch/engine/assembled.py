"""A game in modules: what every large game has, under the same names in all of them.

A small game says everything in one class (see ``Game``). One of this kind has modules beside its ``game``:
``notation``, ``views``, ``refusals``, ``consequences``, ``invariants``, ``openings``, ``scenarios``, and perhaps
``forecast``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option
from westmarch.engine.game import Game
from westmarch.engine.notation import Notation
from westmarch.engine.report import Report, Text
from westmarch.engine.state import State


class _Notation(Protocol):
    def notation(self) -> Notation: ...


class _Views(Protocol):
    def view(self, g: Any, seat: int) -> dict[str, Any]: ...
    def redeal(self, g: Any, seat: int, chance: Chance) -> None: ...
    def hidden(self, g: Any, seat: int) -> list[str]: ...


class _Refusals(Protocol):
    def why_not(self, g: Any, seat: int, option: Option) -> str | None: ...


class _Consequences(Protocol):
    def consequences(self, g: Any, seat: int, option: Option) -> list[Text]: ...


class _Invariants(Protocol):
    def broken(self, g: Any) -> list[str]: ...


class _Openings(Protocol):
    def opening(self, codes: list[str]) -> Text | None: ...


class _Scenarios(Protocol):
    def scenarios(self) -> dict[str, Callable[[Chance], State]]: ...


class _Forecast(Protocol):
    def forecast(self, g: Any, option: Option | None) -> Report | None: ...


class Assembled(Game):
    """A game put together from the modules beside it; one that lacks any of them cannot be made."""

    def __init__(self) -> None:
        self._notation = cast("_Notation", self._part("notation"))
        self._views = cast("_Views", self._part("views"))
        self._refusals = cast("_Refusals", self._part("refusals"))
        self._consequences = cast("_Consequences", self._part("consequences"))
        self._invariants = cast("_Invariants", self._part("invariants"))
        self._openings = cast("_Openings", self._part("openings"))
        self._scenarios = cast("_Scenarios", self._part("scenarios"))
        has_odds = find_spec(f"{self.package}.forecast") is not None
        self._forecast = cast("_Forecast", self._part("forecast")) if has_odds else None

    def _part(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")

    @cached_property
    def notation(self) -> Notation:
        return self._notation.notation()

    def view(self, g: Any, seat: int) -> dict[str, Any]:
        return self._views.view(g, seat)

    def redeal(self, g: Any, seat: int, chance: Chance) -> None:
        self._views.redeal(g, seat, chance)

    def hidden(self, g: Any, seat: int) -> list[str]:
        return self._views.hidden(g, seat)

    def why_not(self, g: Any, seat: int, option: Option) -> str | None:
        return self._refusals.why_not(g, seat, option)

    def consequences(self, g: Any, seat: int, option: Option) -> list[Text]:
        return self._consequences.consequences(g, seat, option)

    def forecast(self, g: Any, seat: int, option: Option | None) -> Report | None:
        return None if self._forecast is None else self._forecast.forecast(g, option)

    def invariants(self, g: Any) -> list[str]:
        return self._invariants.broken(g)

    def turn(self, g: Any) -> int:
        return int(g.turn)

    def opening(self, codes: list[str]) -> Text | None:
        return self._openings.opening(codes)

    def scenarios(self) -> dict[str, Callable[[Chance], State]]:
        return self._scenarios.scenarios()
