"""War of the Ring as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option
from westmarch.engine.game import Choice, Game, Options
from westmarch.engine.notation import Notation
from westmarch.engine.report import Report, Sheet, Text
from westmarch.engine.state import State
from westmarch.games.wotr import views
from westmarch.games.wotr.card_list import card_list
from westmarch.games.wotr.consequences import consequences
from westmarch.games.wotr.facts import SEAT_NAMES, SIDE_OF_SEAT, SIDES, SLOTS
from westmarch.games.wotr.forecast import forecast, outlook
from westmarch.games.wotr.invariants import broken
from westmarch.games.wotr.notation import notation
from westmarch.games.wotr.openings import opening
from westmarch.games.wotr.refusals import why_not
from westmarch.games.wotr.scenarios import scenarios
from westmarch.games.wotr.setup import set_up
from westmarch.games.wotr.sheets import sheets
from westmarch.games.wotr.state import War


class WarOfTheRing(Game):
    """War of the Ring, second edition."""

    name = "wotr"
    opponents = "westmarch.ai.wotr.mind"
    state_class = War
    choices = {"players": Choice(2, 3, 4)}
    # Who is asked for a combat card, or which die to use, would else tell of his hand.
    secret_hands = True
    formalities = {
        "wotr-ask-combat-card": ("pass",),
        "wotr-ask-cease": ("press", "cease"),
        "wotr-ask-field-or-siege": ("fight", "withdraw"),
        "wotr-ask-retreat": ("hold",),
        "wotr-ask-declare": ("pass",),
        "wotr-ask-exchange": ("no",),
    }

    @cached_property
    def notation(self) -> Notation:
        return notation()

    def seat_names(self, options: Options) -> list[str]:
        return list(SEAT_NAMES[options.get("players", 2)])

    def teams(self, options: Options) -> list[int]:
        return list(SIDE_OF_SEAT[options.get("players", 2)])

    def set_up(self, options: Options, chance: Chance) -> War:
        return set_up(chance, options["players"])

    def view(self, g: War, seat: int) -> dict[str, Any]:
        return views.board(g) | views.own(g, seat)

    def public_view(self, g: War) -> dict[str, Any]:
        return views.board(g)

    def own_view(self, g: War, seat: int) -> dict[str, Any]:
        return views.own(g, seat)

    def redeal(self, g: War, seat: int, chance: Chance) -> None:
        views.redeal(g, seat, chance)

    def hidden(self, g: War, seat: int) -> list[str]:
        return views.hidden(g, seat)

    def why_not(self, g: War, seat: int, option: Option) -> str | None:
        return why_not(g, seat, option)

    def consequences(self, g: War, seat: int, option: Option) -> list[Text]:
        return consequences(g, seat, option)

    def forecast(self, g: War, seat: int, option: Option | None) -> Report | None:
        return forecast(g, option)

    def outlook(self, g: War, subject: str) -> Report | None:
        return outlook(g, subject)

    def winners_without(self, g: War, seat: int) -> list[int]:
        return [other for other in range(g.seats) if g.side_of_seat(other) != g.side_of_seat(seat)]

    def invariants(self, g: War) -> list[str]:
        return broken(g)

    def turn(self, g: War) -> int:
        return g.turn

    def measures(self, g: War) -> dict[str, dict[str, int]]:
        return {
            "corruption": {"": g.corruption},
            "points": {name: g.victory_points(side) for side, name in enumerate(SIDES)},
            "armies": {name: sum(g.tally[side * SLOTS : (side + 1) * SLOTS]) for side, name in enumerate(SIDES)},
        }

    def opening(self, codes: list[str]) -> Text | None:
        return opening(codes)

    def scenarios(self) -> dict[str, Callable[[Chance], State]]:
        return scenarios()

    @property
    def sheets(self) -> list[Sheet]:
        return sheets()

    @property
    def cards(self) -> list[dict[str, Any]]:
        return card_list()


GAME = WarOfTheRing()
