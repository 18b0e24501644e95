"""The Middle-earth CCG as the kernel sees it."""

from __future__ import annotations

from typing import Any

from westmarch.engine.assembled import Assembled
from westmarch.engine.chance import Chance
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Choice, FreeText, Options
from westmarch.games.meccg.card_list import card_list
from westmarch.games.meccg.cards import catalogue
from westmarch.games.meccg.deck_lists import BOOK, MeccgDecks
from westmarch.games.meccg.notation import SEATS
from westmarch.games.meccg.rules.council import total_points
from westmarch.games.meccg.setup import problems_of_decks, set_up
from westmarch.games.meccg.state import Arda

#: The definitions must be there before any game begins.
DEFINITIONS = catalogue.DEFINITIONS
#: The longest deck list in characters, and how many of its problems are named at once.
LONGEST_LIST = 8_000
MOST_PROBLEMS = 12


class MiddleEarth(Assembled):
    """The collectible card game of Middle-earth, for Wizard players."""

    name = "meccg"
    board_file = "regions.json"
    opponents = "westmarch.ai.meccg.mind"
    secret_hands = True
    formalities = {
        "meccg-ask-respond": ("pass",),
        "meccg-ask-go-on": ("pass",),
        "meccg-ask-guard": ("pass",),
        "meccg-ask-draw": ("draw", "pass"),
        "meccg-ask-enter": ("enter", "pass"),
        "meccg-ask-long-event": ("pass",),
        "meccg-ask-end-discard": ("pass",),
    }
    state_class = Arda
    libraries = ("westmarch.cards",)
    choices = {
        "players": Choice(2),
        "rules": Choice("standard", "basic"),
        # The lengths of the Standard game (p.17), then a game of one deck; the Basic game knows no other.
        "decks": Choice(2, 3, 4, 1),
        "cards": Choice("starters", "random"),
        "north_deck": FreeText(LONGEST_LIST),
        "south_deck": FreeText(LONGEST_LIST),
        "minor_from_discard": Choice(False, True),
        "starting_wizard": Choice(False, True),
        "recently_visited": Choice(False, True),
        "weakest_link": Choice(False, True),
        "defend_with_influence": Choice(False, True),
        "map_in_basic": Choice(False, True),
        "items_of_the_lost": Choice(False, True),
    }

    def seat_names(self, options: Options) -> list[str]:
        return list(SEATS)

    def checked(self, options: Options) -> Options:
        """Decks that players bring keep the rules of deck construction."""
        out = super().checked(options)
        wrong = problems_of_decks(out)
        if wrong:
            raise BadOptions(f"{self.name}: {'; '.join(wrong[:MOST_PROBLEMS])}")
        return out

    def set_up(self, options: Options, chance: Chance) -> Arda:
        return set_up(options, chance)

    def measures(self, g: Arda) -> dict[str, dict[str, int]]:
        return {"points": {name: total_points(g, player) for player, name in enumerate(SEATS)}}

    @property
    def cards(self) -> list[dict[str, Any]]:
        return card_list()

    @property
    def decks(self) -> MeccgDecks:
        return BOOK


GAME = MiddleEarth()
