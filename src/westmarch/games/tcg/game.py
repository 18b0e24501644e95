"""The Lord of the Rings TCG as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Choice, FreeText, Game, Options
from westmarch.engine.notation import Notation
from westmarch.engine.report import Text
from westmarch.engine.state import State
from westmarch.games.tcg import views
from westmarch.games.tcg.cards.speech.texts import card_list
from westmarch.games.tcg.consequences import consequences
from westmarch.games.tcg.deck_book import BOOK, TcgDecks
from westmarch.games.tcg.invariants import broken
from westmarch.games.tcg.notation import SEATS, notation
from westmarch.games.tcg.openings import opening
from westmarch.games.tcg.refusals import why_not
from westmarch.games.tcg.rules.losing import concede
from westmarch.games.tcg.scenarios import scenarios
from westmarch.games.tcg.setup import problems_of_lists, set_up
from westmarch.games.tcg.state import Fellowships


class Tcg(Game):
    """The Lord of the Rings TCG, 2 April 2003."""

    name = "tcg"
    opponents = "westmarch.ai.tcg.mind"
    secret_hands = True
    formalities = {
        "tcg-ask-shadow": ("pass",),
        "tcg-ask-maneuver": ("pass",),
        "tcg-ask-archery": ("pass",),
        "tcg-ask-assignment": ("pass",),
        "tcg-ask-skirmish": ("pass",),
        "tcg-ask-regroup": ("pass",),
        "tcg-ask-answer": ("pass",),
        "tcg-ask-move-again": ("move", "stay"),
    }
    state_class = Fellowships
    # Random bids end two games of five before the first turn.
    measured_with = {"bidding": "no"}
    libraries = ("westmarch.cards",)
    choices = {
        "players": Choice(2, 3, 4, 5),
        "decks": Choice("fellowship", "towers", "random", "random-towers", "random-standard", "random-open"),
        "bidding": Choice("yes", "no"),
        "redraw": Choice("yes", "no"),
        "format": Choice("fellowship", "towers", "standard", "open"),
        "lists": FreeText(40_000),
    }

    def checked(self, options: Options) -> Options:
        """Deck lists that players bring are checked against the format; what is wrong is named by its rule."""
        out = super().checked(options)
        if out["lists"]:
            wrong = problems_of_lists(out["lists"], out["format"], out["players"])
            if wrong:
                raise BadOptions(f"tcg: lists: {'; '.join(wrong)}")
        return out

    @cached_property
    def notation(self) -> Notation:
        return notation()

    def seat_names(self, options: Options) -> list[str]:
        return list(SEATS[: options["players"]])

    def set_up(self, options: Options, chance: Chance) -> Fellowships:
        return set_up(options, chance)

    def view(self, g: Fellowships, seat: int) -> dict[str, Any]:
        return views.view(g, seat)

    def redeal(self, g: Fellowships, seat: int, chance: Chance) -> None:
        views.redeal(g, seat, chance)

    def hidden(self, g: Fellowships, seat: int) -> list[str]:
        return views.hidden(g, seat)

    def why_not(self, g: Fellowships, seat: int, option: Option) -> str | None:
        return why_not(g, seat, option)

    def consequences(self, g: Fellowships, seat: int, option: Option) -> list[Text]:
        return consequences(g, seat, option)

    def is_out(self, g: Fellowships, seat: int) -> bool:
        return bool(g.out[seat])

    def leave(self, g: Fellowships, seat: int) -> bool:
        return concede(g, seat)

    def invariants(self, g: Fellowships) -> list[str]:
        return broken(g)

    def turn(self, g: Fellowships) -> int:
        return g.turn

    def measures(self, g: Fellowships) -> dict[str, dict[str, int]]:
        names = SEATS[: g.seats]
        return {"sites": dict(zip(names, g.at, strict=True)), "burdens": dict(zip(names, g.burdens, strict=True))}

    def opening(self, codes: list[str]) -> Text | None:
        return opening(codes)

    def scenarios(self) -> dict[str, Callable[[Chance], State]]:
        return scenarios()

    @property
    def cards(self) -> list[dict[str, Any]]:
        return card_list()

    @property
    def decks(self) -> TcgDecks:
        return BOOK


GAME = Tcg()
