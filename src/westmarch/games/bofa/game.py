"""The Battle of Five Armies as the kernel sees it."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

from westmarch.engine.chance import Chance
from westmarch.engine.columns import Column
from westmarch.engine.decision import Option
from westmarch.engine.game import Choice, Game, Options
from westmarch.engine.messages import Messages
from westmarch.engine.notation import Notation
from westmarch.engine.report import Report, Sheet, Text
from westmarch.engine.state import State
from westmarch.games.bofa import views
from westmarch.games.bofa.card_list import card_list
from westmarch.games.bofa.consequences import consequences
from westmarch.games.bofa.editions import BofaEditions, EditionChoice, board_of, by_path, every, find, messages_of
from westmarch.games.bofa.facts import DEFAULT, EDITIONS, SIDES, Edition
from westmarch.games.bofa.forecast import forecast, outlook
from westmarch.games.bofa.invariants import broken
from westmarch.games.bofa.notation import notation
from westmarch.games.bofa.openings import opening
from westmarch.games.bofa.positions import columns_of
from westmarch.games.bofa.refusals import why_not
from westmarch.games.bofa.scenarios import scenarios
from westmarch.games.bofa.setup import set_up
from westmarch.games.bofa.sheets import sheets
from westmarch.games.bofa.state import Battlefield


def edition_of(options: Options) -> Edition:
    return find(str(options.get("edition", DEFAULT.id)))


class BattleOfFiveArmies(Game):
    """The Battle of Five Armies, for two players."""

    name = "bofa"
    opponents = "westmarch.ai.bofa.mind"
    state_class = Battlefield
    choices = {"players": Choice(2), "edition": EditionChoice()}
    formalities = {
        "bofa-ask-cease": ("press_on", "cease"),
        "bofa-ask-retreat": ("stand", "retreat"),
        "bofa-ask-advance": ("stay",),
    }

    @cached_property
    def notation(self) -> Notation:
        return notation()

    def seat_names(self, options: Options) -> list[str]:
        return list(SIDES)

    def set_up(self, options: Options, chance: Chance) -> Battlefield:
        return set_up(chance, edition_of(options))

    def columns(self, options: Options) -> dict[str, Column]:
        return columns_of(edition_of(options))

    def blank(self, options: Options) -> Battlefield:
        g = Battlefield()
        g.play(edition_of(options))
        return g

    def checked(self, options: Options) -> Options:
        """The edition with its fingerprint: whoever replays the game needs the same one."""
        out = super().checked(options)
        return out | {"edition": find(out["edition"]).id}

    def given(self, name: str, text: str) -> str:
        return by_path(text) if name == "edition" and Path(text).is_dir() else text

    @property
    def editions(self) -> BofaEditions:
        return BofaEditions()

    def board(self, options: Options) -> bytes:
        return json.dumps(board_of(edition_of(options)), separators=(",", ":")).encode()

    def more_messages(self, lang: str) -> str:
        return "".join(messages_of(edition, super(BattleOfFiveArmies, self).messages(lang)) for edition in every())

    def view(self, g: Battlefield, seat: int) -> dict[str, Any]:
        return views.view(g, seat)

    def redeal(self, g: Battlefield, seat: int, chance: Chance) -> None:
        views.redeal(g, seat, chance)

    def hidden(self, g: Battlefield, seat: int) -> list[str]:
        return views.hidden(g, seat)

    def why_not(self, g: Battlefield, seat: int, option: Option) -> str | None:
        return why_not(g, seat, option)

    def consequences(self, g: Battlefield, seat: int, option: Option) -> list[Text]:
        return consequences(g, seat, option)

    def forecast(self, g: Battlefield, seat: int, option: Option | None) -> Report | None:
        return forecast(g, option)

    def outlook(self, g: Battlefield, subject: str) -> Report | None:
        return outlook(g, subject)

    def invariants(self, g: Battlefield) -> list[str]:
        return broken(g)

    def turn(self, g: Battlefield) -> int:
        return g.turn

    def measures(self, g: Battlefield) -> dict[str, dict[str, int]]:
        places = range(len(g.held))
        return {
            "fate": {"": g.fate},
            "points": {"": g.points()},
            "damage": {
                name: sum([g.damage[p] for p in places if g.held[p] == seat]) for seat, name in enumerate(SIDES)
            },
            "armies": {name: sum([g.sizes[p] for p in places if g.held[p] == seat]) for seat, name in enumerate(SIDES)},
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

    def messages(self, lang: str) -> Messages:
        """All texts, those of the editions that are open among them."""
        messages = super().messages(lang)
        known = self._known_keys.setdefault(lang, set())
        for ident, edition in list(EDITIONS.items()):
            if ident not in known:
                known.add(ident)
                messages.bundle.add_resource(FluentResource(messages_of(edition, messages)), allow_overrides=True)
        return messages

    @cached_property
    def _known_keys(self) -> dict[str, set[str]]:
        """The editions whose texts are among the messages, by language."""
        return {}


GAME = BattleOfFiveArmies()
