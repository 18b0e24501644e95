"""Definitions with one thing changed: a number, a limit, a target, a cost or a condition.

A mutant shows whether anything looks at what a definition says: change it, and a test of the card should fail.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Protocol

from westmarch.cards.nodes import (
    ALL,
    ANY,
    ANY_OF,
    Ability,
    Act,
    Cond,
    Either,
    Mod,
    Node,
    Num,
    Sel,
    Seq,
    Test,
    Trigger,
    Unless,
)

NUMBER, LIMIT, TARGET, COST, CONDITION = KINDS = ("number", "limit", "target", "cost", "condition")

#: Where in a tree a node stands: the field of each node on the way, and the place in it if it holds several.
Way = tuple[tuple[str, int | None], ...]


class Mutant:
    """One ability of a card as it is not: which, what kind of change, what was changed, and the ability changed."""

    __slots__ = ("changed", "index", "is_amount", "kind", "what")

    def __init__(self, index: int, kind: str, what: str, changed: Ability) -> None:
        self.index: Final = index
        self.kind: Final = kind
        self.what: Final = what
        self.changed: Final = changed
        #: Whether a number was changed that many words have and few use.
        self.is_amount: Final = " amount " in f" {what}"

    def among(self, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
        """All abilities of the card, with this one changed."""
        return (*abilities[: self.index], self.changed, *abilities[self.index + 1 :])


def rebuilt(node: Any, /, **changes: Any) -> Any:
    """A node with some fields changed."""
    fields = {name: getattr(node, name) for name in node.FIELDS} | changes
    if isinstance(node, Unless):
        return Unless(fields["nodes"][1], fields["nodes"][0], fields["by"])
    if isinstance(node, Either):
        return Either(*fields["nodes"], by=fields["by"])
    return Seq(*fields["nodes"]) if isinstance(node, Seq) else type(node)(**fields)


def replaced(node: Any, way: Way, new: Any) -> Any:
    """A tree with the node at the end of a way replaced."""
    if not way:
        return new
    (name, place), *rest = way
    value = getattr(node, name)
    if place is None:
        return rebuilt(node, **{name: replaced(value, tuple(rest), new)})
    parts = list(value)
    parts[place] = replaced(parts[place], tuple(rest), new)
    return rebuilt(node, **{name: tuple(parts)})


class Judge(Protocol):
    """What a game knows of its selectors: which changes of them can make no difference."""

    def is_one(self, sel: Sel) -> bool:
        """Whether a selector can mean one card only, so that no number of them makes a difference."""

    def tells_apart(self, sel: Sel, place: int, kind: str, word: str) -> bool:
        """Whether some card fits a selector but for one of its tests, where a word (a verb, ...) asks for it."""

    def counts(self, node: Cond | Act) -> bool:
        """Whether a condition or an effect looks at its number."""

    def asks(self, cond: Cond) -> bool:
        """Whether a condition is ever found not to hold, and not only a mark that a rule looks for."""


#: The word that asks for the cards of a selector: its kind, and the word.
Asking = tuple[str, str]


def places(node: Node, way: Way = (), asking: Asking = ("", "")) -> Iterator[tuple[Way, Node, Asking]]:
    """Every node of a tree, the way to it, and the word that asks for it."""
    yield way, node, asking
    asking = _asks(node) or asking
    for name in node.FIELDS:
        value = getattr(node, name)
        if isinstance(value, Node):
            yield from places(value, (*way, (name, None)), asking)
        elif isinstance(value, tuple):
            for place, one in enumerate(value):
                if isinstance(one, Node):
                    yield from places(one, (*way, (name, place)), asking)


def _asks(node: Node) -> Asking | None:
    match node:
        case Act():
            return "verb", node.verb
        case Mod():
            return "value", node.value
        case Trigger():
            return "event", node.event
        case Cond():
            return "condition", node.name
        case Num():
            return "amount", node.name
        case Test() if node.name != ANY_OF:
            return "test", node.name
    return None


def mutants(abilities: tuple[Ability, ...], judge: Judge) -> Iterator[Mutant]:
    """Every ability of a card with one thing changed that could make a difference."""
    for index, ability in enumerate(abilities):
        for way, node, asking in places(ability):
            for kind, what, changed in _changes(node, judge, asking):
                yield Mutant(index, kind, _in_words(way, what), replaced(ability, way, changed))


def _in_words(way: Way, what: str) -> str:
    """What was changed, with the way to it: ``effect.who: companion left out``."""
    steps = [name if place is None else f"{name}[{place}]" for name, place in way]
    return f"{'.'.join(steps)}: {what}" if steps else what


def _changes(node: Node, judge: Judge, asking: Asking) -> Iterator[tuple[str, str, Node]]:
    """The same node with one thing different: the kind of the change, the change in words, the node."""
    if isinstance(node, Act):
        yield from _act(node, judge)
    elif isinstance(node, Cond):
        if isinstance(node.amount, int) and judge.counts(node):
            yield from _numbers(CONDITION, node, "amount")
        if judge.asks(node):
            yield CONDITION, f"{node.name} turned around", rebuilt(node, no=not node.no)
    elif isinstance(node, Num):
        yield from _numbers(NUMBER, node, "times")
        if node.plus:
            yield from _numbers(NUMBER, node, "plus")
        if node.most:
            yield from _numbers(LIMIT, node, "most")
            yield LIMIT, f"most {node.most} left out", rebuilt(node, most=0)
    elif isinstance(node, Sel):
        yield from _targets(node, judge, asking)
    elif isinstance(node, Mod):
        if isinstance(node.amount, int):
            yield from _numbers(NUMBER, node, "amount")
        if isinstance(node.word, int):
            yield from _numbers(LIMIT, node, "word")
    elif isinstance(node, Ability):
        yield from _ability(node)


def _act(node: Act, judge: Judge) -> Iterator[tuple[str, str, Node]]:
    if isinstance(node.amount, int) and judge.counts(node):
        yield from _numbers(NUMBER, node, "amount")
    if node.who is None or judge.is_one(node.who):
        pass
    elif node.count == ALL:
        yield TARGET, "count all -> 1", rebuilt(node, count=1)
    elif node.count == ANY:
        yield TARGET, "count any -> 1", rebuilt(node, count=1)
    elif isinstance(node.count, int):
        yield TARGET, f"count {node.count} -> {node.count + 1}", rebuilt(node, count=node.count + 1)
    if node.up_to:
        yield LIMIT, "up to left out", rebuilt(node, up_to=False)
    if node.until:
        yield LIMIT, f"until {node.until} left out", rebuilt(node, until="")
    if node.by != "you" and (node.who is None or not judge.is_one(node.who)):
        yield TARGET, f"by {node.by} -> you", rebuilt(node, by="you")


def _targets(node: Sel, judge: Judge, asking: Asking) -> Iterator[tuple[str, str, Node]]:
    """One property of several no longer asked for."""
    if len(node.tests) > 1:
        for place, test in enumerate(node.tests):
            if not judge.tells_apart(node, place, *asking):
                continue
            said = f"{'not ' if test.no else ''}{test.name}" + ("" if test.value is None else f" {_short(test.value)}")
            yield TARGET, f"{said} left out", Sel(node.tests[:place] + node.tests[place + 1 :], node.where)


def _short(value: Any) -> str:
    """A value of a test, without the insides of a selector."""
    return "..." if isinstance(value, Node) or (isinstance(value, tuple) and isinstance(value[0], Node)) else str(value)


def _ability(node: Ability) -> Iterator[tuple[str, str, Node]]:
    if node.limit:
        yield from _numbers(LIMIT, node, "limit")
        yield LIMIT, f"limit {node.limit} left out", rebuilt(node, limit=0)
    for place, need in enumerate(node.needs):
        yield CONDITION, f"{need.name} left out", rebuilt(node, needs=node.needs[:place] + node.needs[place + 1 :])
    if node.cost is not None and node.mod is None:
        yield COST, "cost left out", rebuilt(node, cost=None)
    if node.optional and not node.phases:
        yield CONDITION, "may left out", rebuilt(node, optional=False)
    if len(node.phases) > 1:
        for place, phase in enumerate(node.phases):
            yield (
                CONDITION,
                f"phase {phase} left out",
                rebuilt(node, phases=node.phases[:place] + node.phases[place + 1 :]),
            )


def _numbers(kind: str, node: Node, field: str) -> Iterator[tuple[str, str, Node]]:
    """One more, and one less where that is not nothing."""
    value = getattr(node, field)
    for other in (value + 1, value - 1):
        if other:
            yield kind, f"{field} {value} -> {other}", rebuilt(node, **{field: other})
