"""Attempts of a character that end in one roll: burglary, riddling, flattery and offering (the expansions)."""

from __future__ import annotations

from typing import Any, Final

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import Call, Done, Frame, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg.facts import DIPLOMAT, SAGE, SCOUT
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.checks import GuardedAttempt
from westmarch.games.meccg.rules.playable import usable
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import CHECK
from westmarch.games.meccg.values import influence_free, modifiers

#: Each sort is the moment at which cards may help, and the value that cards may change.
SORTS: Final = ("burglary", "riddling", "flattery", "offering")
#: When a card on guard may be turned up for them.
GUARDED: Final = {"burglary": "guard-burglary", "riddling": "guard-attempt", "offering": "guard-attempt"}


def gift(g: Arda, sort: str, character: int) -> int:
    """What a character brings to an attempt by himself, or with his company for a riddle."""
    face = g.face(character)
    if sort == "burglary":
        return (2 if face.skills & SCOUT else 0) + (3 if face.race == "hobbit" else 0)
    if sort == "riddling":
        company = g.company[character]
        return sum([wits(g, other) for other in (g.members[company] if company >= 0 else [character])])
    diplomat = 2 if sort == "flattery" and face.skills & DIPLOMAT else 0
    return influence_free(g, character) + diplomat


def wits(g: Arda, character: int) -> int:
    """What somebody adds to a riddling roll: a sage two, a Hobbit one."""
    face = g.face(character)
    return (2 if face.skills & SAGE else 0) + (1 if face.race == "hobbit" else 0)


def helped(g: Arda, sort: str, character: int) -> int:
    """What cards add to an attempt."""
    return modifiers(g, sort, character) + g.laid_sum(sort, character)


class Attempt(Frame):
    """A character tries something: cards first, then the roll; gives back whether it exceeds the number."""

    STEPS = ("guarded", "help", "roll")
    RULE = "meccg.game.card-text-wins"

    sort: str
    character: int
    number: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.character, "number": self.number}

    def total(self, g: Arda) -> int:
        return gift(g, self.sort, self.character) + helped(g, self.sort, self.character)

    def guarded(self, g: Arda) -> Outcome:
        """A card on guard may be turned up because of the attempt; flattery has none."""
        moment = GUARDED.get(self.sort)
        return None if moment is None else Call(GuardedAttempt(self.character, moment))

    def help(self, g: Arda) -> Outcome:
        seat = g.owners[self.character]
        options: list[Option] = [PASS, *usable(g, seat, self.sort)]
        about = (("card", self.character), ("total", self.total(g)), ("number", self.number))
        return Ask(seat, "meccg-ask-attempt", options, "is_helped", self.RULE, about)

    def is_helped(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.owners[self.character], option), back="help")

    def roll(self, g: Arda) -> Outcome:
        dice = g.roll()
        total = dice + self.total(g)
        expire(g.laid, CHECK)
        about = {"card": self.character, "roll": dice, "total": total, "number": self.number}
        g.note("meccg-log-home", about, rule=self.RULE)
        return Done(int(total > self.number))
