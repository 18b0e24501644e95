"""Event halves: what all of them share, and the procedures that many of them are made of."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Done, Frame, Outcome
from westmarch.games.wotr.facts import CARDS
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.rules.event_cards import EventCard
from westmarch.games.wotr.rules.tiles import bring_special_tile
from westmarch.games.wotr.state import War


class SpecialTile(EventCard):
    """The card's hunt tile comes into play: aside until the Fellowship is in Mordor, or at once when it is."""

    def play(self, g: War) -> Frame | None:
        bring_special_tile(g, CARDS[self.number])
        return None


class Choose(Frame):
    """Somebody chooses one of several things for a card; the value chosen is given back, -1 for none.

    ``verb`` is the option's: "region", "nation", "character", "card", "army" (a slot), "tile", "die" (a face)."""

    STEPS = ("ask",)
    RULE = "wotr.events.play.mandatory-effects"

    side: int
    verb: str
    values: list[int]
    prompt: str
    optional: bool = False

    def ask(self, g: War) -> Outcome:
        if not self.values:
            return Done(-1)
        options: list[Option] = [(self.verb, value) for value in self.values]
        if self.optional:
            options.append(("done",))
        return Ask(g.seat(self.side), self.prompt, options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        match option:
            case ("done",):
                return Done(-1)
            case (_, value):
                return Done(value)
        return None


class RollHits(Frame):
    """A card rolls dice against a force, a hit for each die of ``number`` or more; its owner takes the losses
    as in a battle (characters fall with their army) or as from a card (V p.23). Gives back the hits."""

    STEPS = ("roll", "losses", "end")
    RULE = "wotr.events.casualties.characters-stay"

    side: int
    slot: int
    dice: int
    number: int
    in_battle: bool = False
    hits: int = later(0)

    def about(self, g: War) -> dict[str, Any]:
        return {"slot": self.slot}

    def roll(self, g: War) -> None:
        self.hits = roll_dice(g, self.dice, self.number)

    def losses(self, g: War) -> Outcome:
        if not self.hits or not g.units(self.side, self.slot):
            return None
        return Call(TakeHits(side=self.side, slot=self.slot, hits=self.hits, in_battle=self.in_battle))

    def end(self, g: War) -> Outcome:
        return Done(self.hits)


def roll_dice(g: War, dice: int, number: int) -> int:
    """Roll dice for a card and count those that show at least a number."""
    rolled = g.chance.dice(dice)
    found = len([die for die in rolled if die >= number])
    if rolled:
        g.note("wotr-log-card-roll", {"die": tuple(rolled), "number": number, "hits": found})
    return found


def army_slots_in(g: War, side: int, regions: list[int]) -> list[int]:
    """The armies of a side in some regions, in the open or inside a besieged stronghold."""
    return [slot for slot in (g.home_slot(side, r) for r in regions) if g.units(side, slot)]
