"""The verbs of the game and the vocabulary of their arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.engine.errors import NotationError
from westmarch.engine.notation import Label, Name, Notation, Number, Word
from westmarch.games.bofa.facts import (
    CHARACTER_NAMES,
    DECKS,
    DEFAULT,
    GROUP_NAMES,
    RESULTS,
    SIDES,
    TERRITORY_NAMES,
    UNIT_NAMES,
    Edition,
)
from westmarch.games.bofa.rules.detachment import COMPONENT_NAMES
from westmarch.games.bofa.rules.dice import ACTIONS
from westmarch.games.bofa.rules.turn import PHASES
from westmarch.games.bofa.state import Battlefield

#: Each verb with the names of its arguments.
VERBS = {
    "activate": "character*",
    "advance": "place",
    "again": "",
    "again_dice": "face=*",
    "apply": "",
    "army": "place",
    "attach": "card",
    "attack": "place target",
    "bat": "territory",
    "bats": "territory=*",
    "bear": "place",
    "bite": "",
    "bodyguard": "",
    "bury": "",
    "casualties": "unit=*",
    "cease": "",
    "choose": "place*",
    "combined": "target",
    "deny": "character",
    "discard": "card*",
    "discard_die": "face",
    "dwarves_march": "",
    "dwarves_recover": "",
    "eagles": "territory=*",
    "eagles_gather": "",
    "eagles_out": "",
    "enough": "",
    "enter": "face character",
    "enter_at": "place",
    "event": "card",
    "figure": "unit",
    "general": "character",
    "go": "component=*",
    "goblin": "place",
    "goblins_both": "",
    "keep": "",
    "lay": "group place",
    "lead": "place*",
    "lord": "territory",
    "manoeuvre": "unit",
    "move": "place target",
    "play": "face card",
    "press_on": "",
    "recover": "place",
    "recover_again": "number",
    "regroup": "",
    "remove": "unit=*",
    "reroll": "white black",
    "retreat": "",
    "retreat_to": "place",
    "return_token": "unit number",
    "reveal": "place group",
    "ring": "",
    "ring_reroll": "face",
    "rout": "",
    "shift": "place group target",
    "stand": "",
    "stay": "",
    "stop": "",
    "strike": "place*",
    "target": "place",
    "thorin": "",
    "unit": "unit",
    "use": "face action",
    "vampires": "",
    "wait": "",
    "walk": "character target",
    "whole": "",
}


class OfEdition(Name):
    """Something with the names that the edition of a position gives; the value is its place among them."""

    def __init__(self, what: str, of: Callable[[Edition], list[str]]) -> None:
        super().__init__(what, of(DEFAULT), f"bofa-{what}")
        self.of = of
        #: What a person reads for each name of any edition; every option of every question has some.
        self.known: dict[str, Label] = {}

    def listed(self, g: Battlefield) -> list[str]:
        return self.of(g.edition)

    def write(self, g: Battlefield, seat: int, value: Any) -> str:
        return self.of(g.edition)[int(value)]

    def read(self, g: Battlefield, seat: int, text: str) -> int:
        names = self.of(g.edition)
        if text not in names:
            raise NotationError(f"there is no {self.what} {text[:40]!r}")
        return names.index(text)

    def label(self, g: Battlefield, seat: int, value: Any) -> Label:
        name = self.write(g, seat, value)
        if name not in self.known:
            self.known[name] = Label(key=f"bofa-{self.what}-{name.replace('_', '-')}")
        return self.known[name]


def notation() -> Notation:
    place = OfEdition("place", lambda edition: edition.place_names)
    card = OfEdition("card", lambda edition: edition.card_names)
    face = Name("die result", RESULTS, "bofa-face")
    side = Name("side", SIDES, "bofa-side")
    number = Number()
    unit = Name("unit", UNIT_NAMES, "bofa-unit", "bofa-units")
    component = Name("part of an army", COMPONENT_NAMES, "bofa-component", "bofa-components")
    words = Notation(
        {
            "place": place,
            "target": place,
            "unit": unit,
            "units": unit,
            "component": component,
            "components": component,
            "character": Name("character", CHARACTER_NAMES, "bofa-character"),
            "card": card,
            "cards": card,
            "face": face,
            "faces": face,
            "before": face,
            "action": Word("action", ACTIONS, "bofa-action"),
            "territory": Name("territory", TERRITORY_NAMES, "bofa-territory"),
            "deck": Name("deck", DECKS, "bofa-deck"),
            "group": Name("group", GROUP_NAMES, "bofa-group"),
            "side": side,
            "seat": side,
            "phase": Name("phase", PHASES, "bofa-phase"),
            "tile": Name("tile", ["grey", "blue", "brown"], "bofa-tile"),
            "track": Name("track", ["fate", "points"], "bofa-track"),
            "number": number,
            "white": number,
            "black": number,
        }
    )
    for verb, names in VERBS.items():
        words.verb(verb, *names.split())
    return words
