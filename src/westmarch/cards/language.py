"""A game's language: what the names in the nodes mean, and how a tree becomes a list of steps.

A game makes one ``Language`` and registers functions under the names that its definitions use:

    @language.test("race")
    def race(g, run, card, value): return g.race(card) == value

``run`` is whoever asks: it has ``source`` (the card that speaks), ``seat`` (its player) and ``bound`` (cards named
on the way).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from westmarch.cards.nodes import (
    ALL,
    ANY,
    ANY_OF,
    Act,
    Amount,
    Cond,
    Effect,
    Either,
    May,
    Odd,
    Repeat,
    Sel,
    Seq,
    Test,
    When,
    walk,
)

Function = Callable[..., Any]

#: Whoever asks: a ``Run``, or the procedure that carries out an ability, which has the same fields. Not one class for
#: both, because compiled code checks the class of what it is given.
Asker: TypeAlias = Any

#: As many cards as there are.
EVERY = -1

ACT, IF, JUMP, EITHER, MAY, LOOP, ODD, COUNT = range(8)


class Run:
    """Who asks: a card, its player, and the cards that have been named on the way."""

    __slots__ = ("bound", "seat", "source")

    def __init__(self, source: int, seat: int, bound: dict[str, tuple[int, ...]]) -> None:
        self.source = source
        self.seat = seat
        self.bound = bound


class Step:
    """One instruction of a program; ``jumps`` are the places to go on at."""

    __slots__ = ("jumps", "node", "op")

    def __init__(self, op: int, node: Any = None) -> None:
        self.op: Final = op
        self.node: Final = node
        self.jumps: list[int] = []


Program = list[Step]


class Verb:
    """What a verb does, and to which cards it can be done at all."""

    __slots__ = ("can", "do", "may")

    def __init__(self, do: Function, may: Function | None, can: Function | None) -> None:
        #: ``do(g, run, act, cards)`` changes the position or returns the procedure that does.
        self.do = do
        #: ``may(g, run, act, card)``: whether the card can be chosen.
        self.may = may
        #: ``can(g, run, act)``: whether a verb without a choice is possible.
        self.can = can


class Language:
    """The names of a game."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.tests: dict[str, Function] = {ANY_OF: self.fits_any}
        self.conds: dict[str, Function] = {}
        self.nums: dict[str, Function] = {}
        #: ``places[where](g, run)``: the cards in a place.
        self.places: dict[str, Function] = {}
        #: ``finders[test](g, run, value)``: the cards in play that pass a test, where they need not be searched for;
        #: for some of its values only, if any are named.
        self.finders: dict[str, tuple[Function, tuple[Any, ...]]] = {}
        #: Places whose cards are known only when a cost has named something.
        self.later_places: tuple[str, ...] = ()
        #: ``seats[by](g, run)``: who that is.
        self.seats: dict[str, Function] = {"you": lambda g, run: run.seat}

    # Names

    def verb(self, name: str, may: Function | None = None, can: Function | None = None) -> Callable[[Any], Any]:
        return self._register(self.verbs, name, lambda do: Verb(do, may, can))

    def test(self, name: str) -> Callable[[Any], Any]:
        return self._register(self.tests, name, lambda function: function)

    def found_for(self, test: str, *values: Any) -> Callable[[Any], Any]:
        """Register where the cards in play are that pass a test, in their order, where that is known."""
        return self._register(self.finders, test, lambda function: (function, values))

    def cond(self, name: str) -> Callable[[Any], Any]:
        return self._register(self.conds, name, lambda function: function)

    def num(self, name: str) -> Callable[[Any], Any]:
        return self._register(self.nums, name, lambda function: function)

    def _register(self, table: dict[str, Any], name: str, made: Function) -> Callable[[Any], Any]:
        if name in table:
            raise ValueError(f"'{name}' is registered twice")

        def register(function: Any) -> Any:
            table[name] = made(function)
            return function

        return register

    # Asking

    def fits(self, g: Any, run: Any, sel: Sel | None, card: int) -> bool:
        """Whether a card passes all tests, wherever it is."""
        if sel is None:
            return True
        tests = sel.bound_tests
        if tests is None:
            tests = self._bind(sel)
        for function, value, no in tests:  # noqa: SIM110  the loop is the hottest one of a card game
            if bool(function(g, run, card, value)) == no:
                return False
        return True

    def fits_any(self, g: Any, run: Any, card: int, sels: tuple[Sel, ...]) -> bool:
        """Whether a card passes all tests of one of some selectors."""
        return any([self.fits(g, run, sel, card) for sel in sels])

    def cards(self, g: Any, run: Any, sel: Sel, most: int = EVERY) -> list[int]:
        """The cards of a place that pass all tests, the first ones if so many are enough."""
        tests = sel.bound_tests
        if tests is None:
            tests = self._bind(sel)
        if sel.bound_among is None:
            place = self.places[sel.where](g, run)
        else:
            finder, value, tests = sel.bound_among
            place = finder(g, run, value)
        found: list[int] = []
        for card in place:
            for function, value, no in tests:
                if bool(function(g, run, card, value)) == no:
                    break
            else:
                found.append(card)
                if len(found) == most:
                    break
        return found

    def _bind(self, sel: Sel) -> list[tuple[Function, Any, bool]]:
        """The functions of a selector's tests, looked up once."""
        tests: list[tuple[Function, Any, bool]] = [(self.tests[t.name], t.value, t.no) for t in sel.tests]
        sel.bound_tests = tests
        if sel.where == "play":
            for name, (finder, values) in self.finders.items():
                for place, test in enumerate(sel.tests):
                    if test.name == name and not test.no and (not values or test.value in values):
                        sel.bound_among = (finder, test.value, tests[:place] + tests[place + 1 :])
                        return tests
        return tests

    def value(self, g: Any, run: Any, amount: Amount) -> int:
        if isinstance(amount, int):
            return amount
        value: int = self.nums[amount.name](g, run, amount) * amount.times + amount.plus
        return max(-amount.most, min(value, amount.most)) if amount.most else value

    def holds(self, g: Any, run: Any, cond: Cond) -> bool:
        return bool(self.conds[cond.name](g, run, cond)) != cond.no

    def all_hold(self, g: Any, run: Any, conds: tuple[Cond, ...]) -> bool:
        for cond in conds:  # noqa: SIM110  the first that does not hold is enough
            if bool(self.conds[cond.name](g, run, cond)) == cond.no:
                return False
        return True

    def candidates(self, g: Any, run: Any, act: Act, most: int = EVERY) -> list[int]:
        """The cards that may be chosen for an effect, the first ones if so many are enough."""
        if act.who is None:
            return []
        may = self.verbs[act.verb].may
        if may is None:
            return self.cards(g, run, act.who, most)
        found: list[int] = []
        for card in self.cards(g, run, act.who):
            if may(g, run, act, card):
                found.append(card)
                if len(found) == most:
                    break
        return found

    def possible(self, g: Any, run: Any, node: Effect | None) -> bool:
        """Whether a cost could be paid, or an effect fully done, as things stand."""
        if node is None:
            return True
        if isinstance(node, Act):
            verb = self.verbs[node.verb]
            if verb.can is not None and not verb.can(g, run, node):
                return False
            if node.who is None or node.up_to or node.count == ANY or self._is_later(node.who, run):
                return True
            needed = 1 if node.count == ALL else self.value(g, run, node.count)
            return needed <= 0 or len(self.candidates(g, run, node, needed)) == needed
        if isinstance(node, Seq):
            for one in node.nodes:  # noqa: SIM110  as above
                if not self.possible(g, run, one):
                    return False
            return True
        if isinstance(node, Either):
            return any([self.possible(g, run, one) for one in node.nodes])
        if isinstance(node, When):
            return self.possible(g, run, node.node if self.holds(g, run, node.cond) else node.other)
        if isinstance(node, Repeat):
            return self.possible(g, run, node.node)
        return node.can(g, run) if isinstance(node, Odd) else True

    def does_something(self, g: Any, run: Any, node: Effect | None) -> bool:
        """Whether any part of an effect could do anything, as things stand."""
        if isinstance(node, Act):
            verb = self.verbs[node.verb]
            if verb.can is not None and not verb.can(g, run, node):
                return False
            if node.who is None or self._is_later(node.who, run):
                return True
            limited = node.count not in (ALL, ANY)
            return not (limited and self.value(g, run, node.count) <= 0) and bool(self.candidates(g, run, node, 1))
        if isinstance(node, Seq | Either):
            return any([self.does_something(g, run, one) for one in node.nodes])
        if isinstance(node, May | Repeat):
            return self.does_something(g, run, node.node)
        if isinstance(node, When):
            return self.does_something(g, run, node.node) or self.does_something(g, run, node.other)
        return node is not None and node.can(g, run)

    def _is_later(self, sel: Sel, run: Any) -> bool:
        return (sel.where in self.later_places and not run.bound) or _speaks_of_later(sel, run)


def _speaks_of_later(sel: Sel, run: Any) -> bool:
    """Whether a selector names a card that is chosen only while the effect is carried out."""
    if not sel.names_bound:
        return False
    return any([node.value not in run.bound for node in walk(sel) if isinstance(node, Test) and node.name == "bound"])


def compile_effect(node: Effect | None) -> Program:
    """A tree as a list of steps."""
    program: Program = []
    if node is not None:
        _flatten(node, program)
    return program


def _flatten(node: Effect, out: Program) -> None:
    if isinstance(node, Act):
        out.append(Step(ACT, node))
    elif isinstance(node, Odd):
        out.append(Step(ODD, node))
    elif isinstance(node, Seq):
        for one in node.nodes:
            _flatten(one, out)
    elif isinstance(node, May):
        step = Step(MAY, node)
        out.append(step)
        _flatten(node.node, out)
        step.jumps.append(len(out))
    elif isinstance(node, Repeat):
        out.append(Step(COUNT, node))
        begin = len(out)
        step = Step(LOOP, node)
        out.append(step)
        _flatten(node.node, out)
        back = Step(JUMP)
        back.jumps.append(begin)
        out.append(back)
        step.jumps.append(len(out))
    elif isinstance(node, When):
        step = Step(IF, node)
        out.append(step)
        _flatten(node.node, out)
        end = Step(JUMP)
        out.append(end)
        step.jumps.append(len(out))
        if node.other is not None:
            _flatten(node.other, out)
        end.jumps.append(len(out))
    else:
        step = Step(EITHER, node)
        out.append(step)
        ends: list[Step] = []
        for one in node.nodes:
            step.jumps.append(len(out))
            _flatten(one, out)
            end = Step(JUMP)
            ends.append(end)
            out.append(end)
        for end in ends:
            end.jumps.append(len(out))
