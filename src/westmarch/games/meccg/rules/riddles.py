"""Riddles (The Dragons): naming cards that the other player may hold, and the riddle game of two characters."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Done, Frame, Goto, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg.facts import FACES, SITE
from westmarch.games.meccg.registry import COMPLETE
from westmarch.games.meccg.rules.attempts import helped, wits
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.playable import out_of_turn, usable
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import CHECK, DISCARD


class NameCards(Frame):
    """A player names cards, and the other shows his hand; gives back how many of the named ones are there."""

    STEPS = ("name", "reveal")
    RULE = "meccg.game.card-text-wins"

    seat: int
    #: How many cards are named, and whether those found are discarded.
    count: int
    discards: bool
    named: list[int] = later([])

    def name(self, g: Arda) -> Outcome:
        if len(self.named) == self.count:
            return None
        known = [number for number in sorted(COMPLETE) if FACES[number].kind != SITE and number not in self.named]
        options: list[Option] = [("name", number) for number in known]
        return Ask(self.seat, "meccg-ask-name", options, "names", self.RULE)

    def names(self, g: Arda, option: Option) -> Outcome:
        _, number = option
        self.named.append(number)
        g.note("meccg-log-names", {"seat": self.seat, "face": number})
        return Goto("name")

    def reveal(self, g: Arda) -> Outcome:
        found: list[int] = []
        for card in g.hand(1 - self.seat)[:]:
            g.known[card] = 1
            g.note("meccg-log-shows", {"card": card})
            if g.faces[card] in self.named:
                found.append(card)
        g.reveals += 1
        for card in found if self.discards else ():
            g.put(card, DISCARD)
        return Done(len(found))


class RiddleGame(Frame):
    """Two characters at one site, one of each player, riddle each other; the better one names two cards."""

    STEPS = ("choose", "help_first", "help_second", "roll", "win")
    RULE = "meccg.game.card-text-wins"

    character: int
    rivals: list[int]
    rival: int = later(-1)
    winner: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.character}

    def choose(self, g: Arda) -> Outcome:
        options: list[Option] = [("choose", rival) for rival in self.rivals]
        return Ask(1 - g.owners[self.character], "meccg-ask-rival", options, "chosen", self.RULE)

    def chosen(self, g: Arda, option: Option) -> None:
        _, self.rival = option

    def help_first(self, g: Arda) -> Outcome:
        seat = g.owners[self.character]
        return self._ask(seat, self.character, usable(g, seat, "riddling"), "first_helped")

    def first_helped(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.owners[self.character], option), back="help_first")

    def help_second(self, g: Arda) -> Outcome:
        seat = g.owners[self.rival]
        return self._ask(seat, self.rival, out_of_turn(g, seat, "riddling"), "second_helped")

    def second_helped(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.owners[self.rival], option), back="help_second")

    def _ask(self, seat: int, character: int, uses: list[Option], then: str) -> Ask:
        return Ask(seat, "meccg-ask-riddle", [PASS, *uses], then, self.RULE, (("card", character),))

    def roll(self, g: Arda) -> Outcome:
        totals: list[int] = []
        for character in (self.character, self.rival):
            dice = g.roll()
            totals.append(dice + wits(g, character) + helped(g, "riddling", character))
            g.note("meccg-log-riddle", {"card": character, "roll": dice, "total": totals[-1]}, rule=self.RULE)
        if totals[0] == totals[1]:
            return Goto("roll")
        expire(g.laid, CHECK)
        self.winner = g.owners[self.character if totals[0] > totals[1] else self.rival]
        return None

    def win(self, g: Arda) -> Outcome:
        return Call(NameCards(self.winner, count=2, discards=True))
