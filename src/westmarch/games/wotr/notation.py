"""The text codes of War of the Ring: every verb with its arguments."""

from __future__ import annotations

from typing import Any

from westmarch.engine.errors import NotationError
from westmarch.engine.notation import Kind, Label, Name, Notation, Number, Word
from westmarch.games.wotr.facts import (
    CARDS,
    CHARACTERS,
    COLUMN_NAMES,
    DECKS,
    FACES,
    NATIONS,
    REGION_COUNT,
    REGIONS,
    SEAT_NAMES,
    SIDES,
    STRONGHOLDS,
    TILE_COUNT,
)

#: Slots by name: a region, or the inside of its besieged stronghold.
SLOT_NAMES = REGIONS + [f"{REGIONS[r]}-inside" for r in STRONGHOLDS] + ["attackers", "marching"]
assert len(SLOT_NAMES) == REGION_COUNT + 18

#: What a die can be used for.
ACTIONS = (
    "move_fellowship",
    "hide_fellowship",
    "separate",
    "move_companions",
    "move_minions",
    "move_armies",
    "attack",
    "recruit",
    "voice_recruit",
    "voice_elites",
)
#: Words for small choices that need no argument of their own.
WORDS = (
    "all",
    "some",
    "guide",
    "random",
    "none",
    "first",
    "second",
    "move",
    "hide",
    "recruit",
    "heal",
    "table",
    "hand",
    "hunt",
    "separate",
    "corruption",
    "companion",
)

#: Verb and the names of its arguments, by chapter.
VERBS: dict[str, tuple[str, ...]] = {
    # general
    "done": (),
    "choose": ("word",),
    "yes": (),
    "no": (),
    # actions
    "use": ("face", "action"),
    "event": ("face", "card"),
    "draw": ("face", "deck"),
    "diplomacy": ("face", "nation"),
    "minion": ("face", "character"),
    "upgrade": ("character",),
    "skip": ("face",),
    "ring": ("face", "turned"),
    "dismiss": ("face", "card"),
    "counsel": ("face", "nation"),
    "discard": ("card*",),
    # armies: choosing figures, moving, stacking
    "move": ("origin", "target"),
    "march": ("target",),
    "take": ("member=*",),
    "excess": ("figure=*",),
    "remove": ("figure",),
    # recruiting
    "recruit": ("figure", "region"),
    # battle
    "attack": ("origin", "target"),
    "combat": ("card",),
    "fight": (),
    "withdraw": (),
    "reroll": ("count",),
    "lose": ("figure",),
    "reduce": ("figure",),
    "kill": ("figure",),
    "press": (),
    "cease": (),
    "extend": ("figure",),
    "retreat": ("target",),
    "hold": (),
    # combat cards
    "forfeit": ("count",),
    "slay": ("figure",),
    "suffer": ("count",),
    # characters
    "send": ("character", "target"),
    "group": ("character*",),
    "go": ("target",),
    "fly": ("origin", "target", "count"),
    # Fellowship and hunt
    "allocate": ("count",),
    "hunt_reroll": ("count",),
    "declare": ("target",),
    "guide": ("character",),
    "enter_mordor": (),
    "casualty": ("word",),
    "reveal": ("target",),
    "nation": ("nation",),
    "region": ("region",),
    "tile": ("tile",),
    "turn": ("face=*",),
    "card": ("card",),
    "character": ("character",),
    # events
    "army": ("slot",),
    "pile": ("deck",),
    "eliminate": ("figure", "slot"),
    "join": ("figure", "origin"),
    "spell": ("origin", "target"),
}


class Seat(Kind):
    """A player of a game of two, three or four."""

    def write(self, g: Any, seat: int, value: Any) -> str:
        names: tuple[str, ...] = SEAT_NAMES[g.seats]
        return names[int(value)]

    def read(self, g: Any, seat: int, text: str) -> int:
        names: tuple[str, ...] = SEAT_NAMES[g.seats]
        if text not in names:
            raise NotationError(f"there is no seat {text[:40]!r}")
        return names.index(text)

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(key=f"wotr-seat-{self.write(g, seat, value)}")


class Members(Kind):
    """Who belongs to an army: a figure by its kind, or a character."""

    def __init__(self) -> None:
        self.figures = Name("figure", COLUMN_NAMES[0] + COLUMN_NAMES[1], "wotr-figure")
        self.characters = Name("character", CHARACTERS, "wotr-character")

    def write(self, g: Any, seat: int, value: Any) -> str:
        count = len(self.figures.names)
        return self.figures.write(g, seat, value) if value < count else self.characters.write(g, seat, value - count)

    def read(self, g: Any, seat: int, text: str) -> int:
        if text in self.characters.index:
            return len(self.figures.names) + self.characters.read(g, seat, text)
        return self.figures.read(g, seat, text)

    def label(self, g: Any, seat: int, value: Any) -> Label:
        count = len(self.figures.names)
        return self.figures.label(g, seat, value) if value < count else self.characters.label(g, seat, value - count)

    def several(self, g: Any, seat: int, value: Any, amount: int) -> Label:
        if value >= len(self.figures.names):
            return self.label(g, seat, value)
        return Label(key=f"wotr-figures-{self.figures.names[value]}", about={"number": amount})


def notation() -> Notation:
    """The notation, with the vocabulary that messages use as well."""
    slot = Name("place", SLOT_NAMES, "wotr-slot")
    region = Name("region", REGIONS, "wotr-region")
    face = Name("die result", FACES, "wotr-face")
    number = Number()
    made = Notation(
        {
            "origin": slot,
            "target": slot,
            "slot": slot,
            "region": region,
            "nation": Name("nation", NATIONS, "wotr-nation"),
            "character": Name("character", CHARACTERS, "wotr-character"),
            "card": Name("card", CARDS, "wotr-card"),
            "figure": Name("figure", COLUMN_NAMES[0] + COLUMN_NAMES[1], "wotr-figure"),
            "member": Members(),
            "face": face,
            "turned": face,
            "deck": Name("deck", DECKS, "wotr-deck"),
            "side": Name("side", SIDES, "wotr-side"),
            "seat": Seat(),
            "tile": Name("tile", [f"t{i}" for i in range(TILE_COUNT)], "wotr-tile"),
            "action": Word("action", ACTIONS, "wotr-action"),
            "word": Word("choice", WORDS, "wotr-word"),
            "count": number,
            "die": number,
            "hits": number,
            "round": number,
            "turn": number,
            "damage": number,
            "corruption": number,
            "points": number,
        }
    )
    for verb, names in VERBS.items():
        made.verb(verb, *names)
    return made
