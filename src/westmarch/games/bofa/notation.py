"""The verbs of the game and the vocabulary of their arguments."""

from __future__ import annotations

from westmarch.engine.notation import Name, Notation, Number, Word
from westmarch.games.bofa.facts import (
    CARD_NAMES,
    CHARACTER_NAMES,
    GROUP_NAMES,
    PLACE_NAMES,
    RESULTS,
    SIDES,
    TERRITORY_NAMES,
    UNIT_NAMES,
)
from westmarch.games.bofa.rules.actions import ACTIONS
from westmarch.games.bofa.rules.turn import PHASES

#: Each verb with the names of its arguments.
VERBS = {
    "activate": "character*",
    "advance": "place",
    "again": "",
    "again_die": "face",
    "apply": "",
    "army": "place",
    "attach": "card",
    "attack": "place target",
    "bat": "territory",
    "bats": "number",
    "bear": "place",
    "bite": "",
    "bodyguard": "",
    "bury": "",
    "casualty": "unit",
    "cease": "",
    "choose": "place",
    "combined": "target",
    "deny": "character",
    "discard": "card",
    "discard_die": "face",
    "dwarves_march": "",
    "dwarves_recover": "",
    "eagle": "territory",
    "eagles_gather": "",
    "eagles_out": "",
    "enough": "",
    "enter": "face character",
    "enter_at": "place",
    "event": "card",
    "figure": "unit",
    "general": "character",
    "go": "unit number",
    "goblin": "place",
    "goblins_both": "",
    "keep": "",
    "lay": "group place",
    "lead": "place",
    "leave": "character",
    "manoeuvre": "unit",
    "markers": "number",
    "move": "place target",
    "part": "",
    "play": "face card",
    "press_on": "",
    "recover": "place",
    "regroup": "",
    "remove": "unit",
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
    "strike": "place",
    "take": "character",
    "thorin": "",
    "tokens": "number",
    "unit": "unit",
    "use": "face action",
    "vampires": "",
    "wait": "",
    "walk": "character target",
    "whole": "",
}


def notation() -> Notation:
    place = Name("place", PLACE_NAMES, "bofa-place")
    card = Name("card", CARD_NAMES, "bofa-card")
    face = Name("die result", RESULTS, "bofa-face")
    side = Name("side", SIDES, "bofa-side")
    number = Number()
    words = Notation(
        {
            "place": place,
            "target": place,
            "unit": Name("unit", UNIT_NAMES, "bofa-unit"),
            "character": Name("character", CHARACTER_NAMES, "bofa-character"),
            "card": card,
            "cards": card,
            "face": face,
            "faces": face,
            "action": Word("action", ACTIONS, "bofa-action"),
            "territory": Name("territory", TERRITORY_NAMES, "bofa-territory"),
            "group": Name("group", GROUP_NAMES, "bofa-group"),
            "side": side,
            "seat": side,
            "phase": Name("phase", PHASES, "bofa-phase"),
            "number": number,
            "white": number,
            "black": number,
        }
    )
    for verb, names in VERBS.items():
        words.verb(verb, *names.split())
    return words
