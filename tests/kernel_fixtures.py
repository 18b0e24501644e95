"""Small procedures and a bare state, to show the kernel without a game; and a game to change."""

from __future__ import annotations

from typing import Any

from sample_game.game import GAME, SampleGame
from sample_game.rules import Round
from sample_game.state import Ford
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome, Together
from westmarch.engine.game import Options
from westmarch.engine.runner import advance
from westmarch.engine.state import State


class Bare(State):
    """A state that remembers what happened."""

    trace: list[str] = later([])
    hand: list[int] = later([])


def run(*frames: Frame) -> Bare:
    """Carry procedures out, the last one first, to the first question."""
    g = Bare()
    g.chance = Chance(seed_of(1))
    g.sink = []
    g.stack = list(frames)
    advance(g)
    return g


class Ordered(Frame):
    """Three steps in order, the second skipped the first time round."""

    STEPS = ("one", "two", "three")

    rounds: int = later(0)

    def one(self, g: Bare) -> Any:
        g.trace.append("one")
        self.rounds += 1
        return Goto("three") if self.rounds == 1 else None

    def two(self, g: Bare) -> None:
        g.trace.append("two")

    def three(self, g: Bare) -> Any:
        g.trace.append("three")
        return Goto("one") if self.rounds == 1 else None


class Caller(Frame):
    """Calls a procedure and writes down what it gave back."""

    STEPS = ("call", "skipped", "look")

    value: int
    back: str = ""

    def call(self, g: Bare) -> Any:
        return Call(Giving(self.value), back=self.back)

    def skipped(self, g: Bare) -> None:
        g.trace.append("skipped")

    def look(self, g: Bare) -> None:
        g.trace.append(f"got {g.returned}")


class Giving(Frame):
    """Ends early with a value; a negative one means running off the end."""

    STEPS = ("give", "never")

    value: int

    def give(self, g: Bare) -> Any:
        if self.value < 0:
            return Goto("never")
        return Done(self.value) if self.value else DONE

    def never(self, g: Bare) -> None:
        g.trace.append("ran off the end")


class Choosing(Frame):
    """Asks seat 0 for one of its hand."""

    STEPS = ("choose",)
    RULE = "engine.not-offered"

    def choose(self, g: Bare) -> Any:
        options: list[Option] = [("take", card) for card in g.hand]
        return Ask(0, "test-ask-choose", options, "chosen", "engine.not-offered")

    def chosen(self, g: Bare, option: Option) -> None:
        g.trace.append(f"took {option[1]}")


class Secret(Frame):
    """Both seats choose in secret; the second has as many options as it is told."""

    STEPS = ("choose", "after")

    second: int = 3

    def choose(self, g: Bare) -> Any:
        asks = []
        for seat, count in ((0, 2), (1, self.second)):
            options: list[Option] = [("take", card) for card in range(count)]
            asks.append(Ask(seat, "test-ask-secret", options, "unused"))
        return Together(asks, "revealed")

    def revealed(self, g: Bare, answers: list[Option]) -> None:
        g.trace.append(f"revealed {answers}")

    def after(self, g: Bare) -> None:
        g.trace.append("after")


class BadAnswer(Frame):
    """Asks from the answer to a question, which only a step may do."""

    STEPS = ("choose",)

    def choose(self, g: Bare) -> Any:
        return Ask(0, "test-ask", [("take", 0), ("take", 1)], "chosen")

    def chosen(self, g: Bare, option: Option) -> Any:
        return Ask(0, "test-ask", [("take", 0), ("take", 1)], "chosen")


class Variant(SampleGame):
    """The Ford with something changed; its files are where they were."""

    folder = GAME.folder
    package = GAME.package


class Flood(Frame):
    """The rounds of The Ford; when two have been played the rules fail, with the position already changed."""

    STEPS = ("play_round", "flood")

    #: The label of a die that is rolled before; none is without one.
    die: str

    def play_round(self, g: Ford) -> Outcome:
        g.round += 1
        return Call(Round())

    def flood(self, g: Ford) -> Outcome:
        if g.round == 2:
            g.reveals += 99
            g.note("sample-log-point", {"seat": 0})
            if self.die:
                g.chance.die(self.die)
            raise RuntimeError("the ford is flooded")
        return Goto("play_round")


class Flooded(Variant):
    """A game whose rules fail in the middle. (Rules that are compiled cannot be changed for a test.)"""

    def __init__(self, die: str = "") -> None:
        self.die = die

    def set_up(self, options: Options, chance: Chance) -> Ford:
        g = super().set_up(options, chance)
        g.stack = [Flood(self.die)]
        return g
