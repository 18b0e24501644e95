"""The Battle of Five Armies as the kernel sees it."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

from westmarch.engine.assembled import Assembled
from westmarch.engine.chance import Chance
from westmarch.engine.columns import Column
from westmarch.engine.game import Choice, Options
from westmarch.engine.messages import Messages
from westmarch.engine.report import Report, Sheet
from westmarch.games.bofa.card_list import card_list
from westmarch.games.bofa.editions import BofaEditions, EditionChoice, board_of, by_path, every, find, messages_of
from westmarch.games.bofa.facts import DEFAULT, EDITIONS, SIDES, Edition
from westmarch.games.bofa.forecast import outlook
from westmarch.games.bofa.positions import columns_of
from westmarch.games.bofa.setup import set_up
from westmarch.games.bofa.sheets import sheets
from westmarch.games.bofa.state import Battlefield


def edition_of(options: Options) -> Edition:
    return find(str(options.get("edition", DEFAULT.id)))


class BattleOfFiveArmies(Assembled):
    """The Battle of Five Armies, for two players."""

    name = "bofa"
    opponents = "westmarch.ai.bofa.mind"
    state_class = Battlefield
    secret_hands = True
    choices = {"players": Choice(2), "edition": EditionChoice()}
    formalities = {
        "bofa-ask-cease": ("press_on", "cease"),
        "bofa-ask-retreat": ("stand", "retreat"),
        "bofa-ask-advance": ("stay",),
    }

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

    def outlook(self, g: Battlefield, subject: str) -> Report | None:
        return outlook(g, subject)

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
