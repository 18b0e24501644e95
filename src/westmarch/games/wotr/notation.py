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
from westmarch.games.wotr.layout import ELITES_REMOVED, band_of, figure_of_band, region_of_band

#: After the name of an elite that hits remove.
_REMOVED = "-removed"
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
    "levy": ("region*",),
    "raise": ("figure=*",),
    "replace": ("slot=*",),
    "share": ("region=*",),
    # battle
    "attack": ("origin", "target"),
    "combat": ("card",),
    "fight": (),
    "withdraw": (),
    "reroll": ("count",),
    "lose": ("loss=*",),
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
    "join": ("band=*",),
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


class LossNames(Kind):
    """What hits do to units: a regular lost, an elite reduced, an elite removed."""

    def __init__(self, figures: Name) -> None:
        self.figures = figures

    def write(self, g: Any, seat: int, value: Any) -> str:
        if value < ELITES_REMOVED:
            return self.figures.write(g, seat, value)
        return self.figures.write(g, seat, value - ELITES_REMOVED) + _REMOVED

    def read(self, g: Any, seat: int, text: str) -> int:
        if text.endswith(_REMOVED):
            return ELITES_REMOVED + self.figures.read(g, seat, text.removesuffix(_REMOVED))
        return self.figures.read(g, seat, text)

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return self.several(g, seat, value, 1)

    def several(self, g: Any, seat: int, value: Any, amount: int) -> Label:
        figures = self.figures.several(g, seat, value % ELITES_REMOVED, amount)
        if value >= ELITES_REMOVED:
            return Label(key="wotr-loss-removed", about={"figures": figures})
        if self.figures.names[value].endswith("-elite"):
            return Label(key="wotr-loss-reduced", about={"figures": figures})
        return Label(key="wotr-loss-lost", about={"figures": figures})


class BandNames(Kind):
    """Figures of a kind in a region."""

    def __init__(self, figures: Name, regions: Name) -> None:
        self.figures = figures
        self.regions = regions

    def write(self, g: Any, seat: int, value: Any) -> str:
        figure = self.figures.write(g, seat, figure_of_band(value))
        return f"{figure}@{self.regions.write(g, seat, region_of_band(value))}"

    def read(self, g: Any, seat: int, text: str) -> int:
        figure, _, region = text.partition("@")
        return band_of(self.figures.read(g, seat, figure), self.regions.read(g, seat, region))

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return self.several(g, seat, value, 1)

    def several(self, g: Any, seat: int, value: Any, amount: int) -> Label:
        figures = self.figures.several(g, seat, figure_of_band(value), amount)
        return Label(
            key="wotr-band", about={"figures": figures, "origin": self.regions.label(g, seat, region_of_band(value))}
        )


def notation() -> Notation:
    """The notation, with the vocabulary that messages use as well."""
    slot = Name("place", SLOT_NAMES, "wotr-slot")
    region = Name("region", REGIONS, "wotr-region")
    face = Name("die result", FACES, "wotr-face")
    figure = Name("figure", COLUMN_NAMES[0] + COLUMN_NAMES[1], "wotr-figure", "wotr-figures")
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
            "figure": figure,
            "loss": LossNames(figure),
            "band": BandNames(figure, region),
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
