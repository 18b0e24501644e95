"""War of the Ring as the kernel sees it."""

from __future__ import annotations

from typing import Any

from westmarch.engine.assembled import Assembled
from westmarch.engine.chance import Chance
from westmarch.engine.game import Choice, Options
from westmarch.engine.report import Report, Sheet
from westmarch.games.wotr import views
from westmarch.games.wotr.card_list import card_list
from westmarch.games.wotr.facts import SEAT_NAMES, SIDE_OF_SEAT, SIDES, SLOTS
from westmarch.games.wotr.forecast import outlook
from westmarch.games.wotr.setup import set_up
from westmarch.games.wotr.sheets import sheets
from westmarch.games.wotr.state import War


class WarOfTheRing(Assembled):
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

    def seat_names(self, options: Options) -> list[str]:
        return list(SEAT_NAMES[options.get("players", 2)])

    def teams(self, options: Options) -> list[int]:
        return list(SIDE_OF_SEAT[options.get("players", 2)])

    def set_up(self, options: Options, chance: Chance) -> War:
        return set_up(chance, options["players"])

    def public_view(self, g: War) -> dict[str, Any]:
        return views.board(g)

    def own_view(self, g: War, seat: int) -> dict[str, Any]:
        return views.own(g, seat)

    def outlook(self, g: War, subject: str) -> Report | None:
        return outlook(g, subject)

    def winners_without(self, g: War, seat: int) -> list[int]:
        return [other for other in range(g.seats) if g.side_of_seat(other) != g.side_of_seat(seat)]

    def measures(self, g: War) -> dict[str, dict[str, int]]:
        return {
            "corruption": {"": g.corruption},
            "points": {name: g.victory_points(side) for side, name in enumerate(SIDES)},
            "armies": {name: sum(g.tally[side * SLOTS : (side + 1) * SLOTS]) for side, name in enumerate(SIDES)},
        }

    @property
    def sheets(self) -> list[Sheet]:
        return sheets()

    @property
    def cards(self) -> list[dict[str, Any]]:
        return card_list()


GAME = WarOfTheRing()
