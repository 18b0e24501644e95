"""Carrying out an ability: one procedure for every cost and effect of every card.

The procedure refers to the ability by card and index and to its place in it by a number, so that it can be saved,
cloned and shown; the nodes themselves are never part of a position.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from westmarch.cards.language import ACT, COUNT, EITHER, IF, JUMP, LOOP, MAY, ODD, Language, Program, Step
from westmarch.cards.nodes import ALL, ANY, Act, Unless
from westmarch.engine.decision import PASS, Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Done, Frame, Goto, Outcome

COST, EFFECT = 0, 1
FAILED, CARRIED_OUT = 0, 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Perform(Frame):
    """The cost or the effect of an ability. Gives back whether it was carried out: a cost may fail.

    The game's frame derives from this and gives its language and programs.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("go",)

    source: int
    ability: int
    #: COST or EFFECT.
    part: int
    seat: int
    bound: dict[str, tuple[int, ...]]
    at: int = later(0)
    #: How often each loop under way is still to be run, innermost last.
    loops: list[int] = later([])

    def language(self) -> Language:
        raise NotImplementedError

    def program(self, g: Any) -> Program:
        raise NotImplementedError

    def prompt(self, act: Act) -> str:
        """The question that is asked when cards are chosen for an effect."""
        raise NotImplementedError

    def prompt_rule(self) -> str:
        return ""

    def go(self, g: Any) -> Outcome:
        program = self.program(g)
        while self.at < len(program):
            step = program[self.at]
            if step.op == ACT:
                outcome = self._choose(g, step.node)
                if outcome is not None:
                    return outcome
            elif step.op == IF:
                self.at = self.at + 1 if self.language().holds(g, self, step.node.cond) else step.jumps[0]
            elif step.op == JUMP:
                self.at = step.jumps[0]
            elif step.op == COUNT:
                self.loops.append(max(0, self.language().value(g, self, step.node.amount)))
                self.at += 1
            elif step.op == LOOP:
                self._loop(step)
            elif step.op == ODD:
                self.at += 1
                frame = step.node.do(g, self)
                if frame is not None:
                    return Call(frame, back="go")
            elif step.op == MAY:
                if not self.language().possible(g, self, step.node.node):
                    self.at = step.jumps[0]
                    continue
                seat = self.language().seats[step.node.by](g, self)
                return Ask(seat, self.prompt_may(), [PASS, ("yes",)], "decided", self.prompt_rule(), self.mentions(g))
            elif step.op == EITHER:
                ways = self._ways(g, step.node)
                seat = self.language().seats[step.node.by](g, self)
                options: list[Option] = [("option", way) for way in ways]
                return Ask(seat, self.prompt_either(), options, "took", self.prompt_rule(), self.mentions(g))
        return self.finished(g)

    def finished(self, g: Any) -> Outcome:
        """What follows when the last step is done."""
        return Done(CARRIED_OUT)

    def failed(self, g: Any) -> Outcome:
        """What follows when a cost cannot be paid."""
        return Done(FAILED)

    def mentions(self, g: Any) -> tuple[tuple[str, Any], ...]:
        """What the prompts mention."""
        return ()

    def prompt_may(self) -> str:
        raise NotImplementedError

    def prompt_either(self) -> str:
        raise NotImplementedError

    def _ways(self, g: Any, node: Any) -> list[int]:
        """The branches that can be fully done, or all if none can; an effect may always be left to happen."""
        nodes = node.nodes
        if isinstance(node, Unless):
            return [0, 1] if self.language().possible(g, self, nodes[0]) else [1]
        able = [i for i in range(len(nodes)) if self.language().possible(g, self, nodes[i])]
        return able or list(range(len(nodes)))

    def _loop(self, step: Step) -> None:
        """Once more, or on behind the loop."""
        if self.loops[-1] == 0:
            self.loops.pop()
            self.at = step.jumps[0]
        else:
            self.loops[-1] -= 1
            self.at += 1

    def _choose(self, g: Any, act: Act) -> Outcome:
        """Ask for the cards of an effect, or carry it out where there is nothing to choose."""
        language = self.language()
        verb = language.verbs[act.verb]
        if self.part == COST and verb.can is not None and not verb.can(g, self, act):
            return self.failed(g)
        if act.who is None:
            return self._do(g, act, [])
        found = language.candidates(g, self, act)
        if act.count == ALL:
            return self._do(g, act, found)
        if act.count == ANY:
            low, high = 0, len(found)
        else:
            high = max(0, language.value(g, self, act.count))
            if self.part == COST and len(found) < high and not act.up_to:
                return self.failed(g)
            high = min(high, len(found))
            low = 0 if act.up_to else high
        if low == len(found):
            return self._do(g, act, found)
        seat = language.seats[act.by](g, self)
        pick = Subset("choose", found, low, high)
        return Ask(seat, self.prompt(act), [], "chose", self.prompt_rule(), self.mentions(g), pick)

    def _do(self, g: Any, act: Act, cards: list[int]) -> Outcome:
        self.at += 1
        if act.who is not None:
            self.bound[act.bind] = tuple(cards)
            if not cards:
                return None
        frame = self.language().verbs[act.verb].do(g, self, act, cards)
        return None if frame is None else Call(frame, back="go")

    def chose(self, g: Any, option: Option) -> Outcome:
        act = self.program(g)[self.at].node
        return self._do(g, act, list(option[1:])) or Goto("go")

    def decided(self, g: Any, option: Option) -> Outcome:
        step = self.program(g)[self.at]
        self.at = step.jumps[0] if option == PASS else self.at + 1
        return Goto("go")

    def took(self, g: Any, option: Option) -> Outcome:
        self.at = self.program(g)[self.at].jumps[option[1]]
        return Goto("go")
