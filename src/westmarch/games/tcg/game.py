"""The Lord of the Rings TCG as the kernel sees it."""

from __future__ import annotations

from typing import Any

from westmarch.engine.assembled import Assembled
from westmarch.engine.chance import Chance
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Choice, FreeText, Options
from westmarch.games.tcg.cards.speech.texts import card_list
from westmarch.games.tcg.deck_book import BOOK, TcgDecks
from westmarch.games.tcg.notation import SEATS
from westmarch.games.tcg.rules.losing import concede
from westmarch.games.tcg.setup import problems_of_lists, set_up
from westmarch.games.tcg.state import Fellowships


class Tcg(Assembled):
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

    def seat_names(self, options: Options) -> list[str]:
        return list(SEATS[: options["players"]])

    def set_up(self, options: Options, chance: Chance) -> Fellowships:
        return set_up(options, chance)

    def is_out(self, g: Fellowships, seat: int) -> bool:
        return bool(g.out[seat])

    def leave(self, g: Fellowships, seat: int) -> bool:
        return concede(g, seat)

    def measures(self, g: Fellowships) -> dict[str, dict[str, int]]:
        names = SEATS[: g.seats]
        return {"sites": dict(zip(names, g.at, strict=True)), "burdens": dict(zip(names, g.burdens, strict=True))}

    @property
    def cards(self) -> list[dict[str, Any]]:
        return card_list()

    @property
    def decks(self) -> TcgDecks:
        return BOOK


GAME = Tcg()
