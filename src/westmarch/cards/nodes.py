"""The parts of a card definition: selectors, amounts, conditions, effects, triggers, modifiers, abilities.

A node is frozen and holds names, never functions: ``Act("wound", who)`` is carried out by whatever the game's
language has registered as ``wound``, and spoken by the words of ``wound`` in its lexicon. So a definition can be
compared, printed, counted and translated.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

#: As a count: every card that fits; as many as somebody likes.
ALL = -1
ANY = -2

#: The test that alternatives become.
ANY_OF = "any of"


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A frozen part of a definition, equal to another with the same parts."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def parts(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Node) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        inner = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.FIELDS])
        return f"{type(self).__name__}({inner})"


class Test(Node):
    """One property of a card: ``Test("race", "dwarf")``; ``no`` turns it around."""

    FIELDS = ("name", "value", "no")
    #: Its name makes it look like a class of tests to pytest.
    __test__: ClassVar[bool] = False

    def __init__(self, name: str, value: Any = None, no: bool = False) -> None:
        self.name: Final = name
        self.value: Final = value
        self.no: Final = no


def _names_bound(test: Test) -> bool:
    if test.name == "bound":
        return True
    values = test.value if isinstance(test.value, tuple) else (test.value,)
    return any([isinstance(value, Sel) and value.names_bound for value in values])


class Sel(Node):
    """Cards that pass every test, in a place (``play`` unless said otherwise)."""

    FIELDS = ("tests", "where")

    def __init__(self, tests: tuple[Test, ...], where: str = "play") -> None:
        self.tests: Final = tests
        self.where: Final = where
        #: Whether it speaks of cards that an effect has named before.
        self.names_bound: Final = any([_names_bound(test) for test in tests])
        #: The functions of the tests, found by the language at the first use; no part of the definition.
        self.bound_tests: list[tuple[Any, Any, bool]] | None = None
        #: Where cards that pass one of the tests are found, what it asks for, and the other tests.
        self.bound_among: tuple[Any, Any, list[tuple[Any, Any, bool]]] | None = None

    def __and__(self, other: Sel) -> Sel:
        """Cards that fit both: ``dwarf & companion``; one of them may say where they are: ``in_hand & minion``."""
        if other.where in ("play", self.where):
            return Sel(self.tests + other.tests, self.where)
        if self.where != "play":
            raise ValueError(f"cards cannot be both in '{self.where}' and in '{other.where}'")
        return Sel(self.tests + other.tests, other.where)

    def __or__(self, other: Sel) -> Sel:
        """Cards that fit one or the other: ``orc | uruk_hai``."""
        first = self.tests[0]
        before = first.value if len(self.tests) == 1 and first.name == ANY_OF and not first.no else (self,)
        return Sel((Test(ANY_OF, (*before, other)),), self.where)

    def __invert__(self) -> Sel:
        """Cards that do not fit: ``~hobbit``. Of several tests it could mean two things, so there must be one."""
        (test,) = self.tests
        return Sel((Test(test.name, test.value, not test.no),), self.where)

    def from_(self, where: str) -> Sel:
        """The same cards in another place: ``minion.from_("discard")``."""
        return Sel(self.tests, where)


class Num(Node):
    """An amount that is counted when it is used: ``Num("count", sel)``, times a factor, plus, at most."""

    FIELDS = ("name", "sel", "times", "plus", "most", "word")

    def __init__(
        self, name: str, sel: Sel | None = None, times: int = 1, plus: int = 0, most: int = 0, word: Any = None
    ) -> None:
        self.name: Final = name
        self.sel: Final = sel
        self.times: Final = times
        self.plus: Final = plus
        #: The highest value it may have; 0 is no limit.
        self.most: Final = most
        self.word: Final = word


Amount = int | Num


class Cond(Node):
    """Something that must be so: ``Cond("spot", sel, 3)``; ``no`` turns it around."""

    FIELDS = ("name", "sel", "amount", "word", "no")

    def __init__(
        self, name: str, sel: Sel | None = None, amount: Amount = 1, word: Any = None, no: bool = False
    ) -> None:
        self.name: Final = name
        self.sel: Final = sel
        self.amount: Final = amount
        self.word: Final = word
        self.no: Final = no


class Act(Node):
    """One cost or effect: a verb, the cards that somebody chooses for it, and how much of it."""

    FIELDS = ("verb", "who", "count", "amount", "by", "until", "word", "to", "bind", "up_to")

    def __init__(
        self,
        verb: str,
        who: Sel | None = None,
        count: Amount = 1,
        amount: Amount = 1,
        by: str = "you",
        until: str = "",
        word: Any = None,
        to: Sel | None = None,
        bind: str = "it",
        up_to: bool = False,
    ) -> None:
        self.verb: Final = verb
        self.who: Final = who
        self.count: Final = count
        self.amount: Final = amount
        #: Who chooses the cards.
        self.by: Final = by
        self.until: Final = until
        self.word: Final = word
        self.to: Final = to
        #: The name under which later parts speak of the chosen cards.
        self.bind: Final = bind
        self.up_to: Final = up_to


class Seq(Node):
    """One after another."""

    FIELDS = ("nodes",)

    def __init__(self, *nodes: Effect) -> None:
        self.nodes: Final = nodes


class Either(Node):
    """One of several, as somebody chooses among those that are possible."""

    FIELDS = ("nodes", "by")

    def __init__(self, *nodes: Effect, by: str = "you") -> None:
        self.nodes: Final = nodes
        self.by: Final = by


class Unless(Either):
    """An effect that somebody may prevent by doing something else; ``nodes`` are what he does, and the effect."""

    def __init__(self, node: Effect, cost: Effect, by: str) -> None:
        super().__init__(cost, node, by=by)


class May(Node):
    """If somebody wants it."""

    FIELDS = ("node", "by")

    def __init__(self, node: Effect, by: str = "you") -> None:
        self.node: Final = node
        self.by: Final = by


class When(Node):
    """If something is so, else perhaps something else."""

    FIELDS = ("cond", "node", "other")

    def __init__(self, cond: Cond, node: Effect, other: Effect | None = None) -> None:
        self.cond: Final = cond
        self.node: Final = node
        self.other: Final = other


class Repeat(Node):
    """So many times."""

    FIELDS = ("amount", "node")

    def __init__(self, amount: Amount, node: Effect) -> None:
        self.amount: Final = amount
        self.node: Final = node


@mypyc_attr(allow_interpreted_subclasses=True)
class Odd(Node):
    """What one card does and no word says: a small class beside its definition, with its own text. They are counted.

    It stands in a definition like any other effect: ``Seq(wound(minion), NextAction())``.
    """

    #: What it says, as a part of a sentence.
    en: ClassVar[str] = ""
    es: ClassVar[str] = ""

    def can(self, g: Any, run: Any) -> bool:
        """Whether it could do anything now."""
        return True

    def do(self, g: Any, run: Any) -> Any:
        """Change the position, or return the procedure that does."""
        raise NotImplementedError


Effect = Act | Seq | Either | May | When | Repeat | Odd


class Trigger(Node):
    """Something that happens (or is about to): an event, the card it happens to, and the other card in it."""

    FIELDS = ("event", "who", "other", "about", "word")

    def __init__(
        self, event: str, who: Sel | None = None, other: Sel | None = None, about: bool = False, word: Any = None
    ) -> None:
        self.event: Final = event
        self.who: Final = who
        self.other: Final = other
        self.about: Final = about
        self.word: Final = word


class Mod(Node):
    """A value or keyword of some cards, changed as long as the card that states it is there."""

    FIELDS = ("value", "who", "amount", "word", "to")

    def __init__(
        self, value: str, who: Sel | None = None, amount: Amount = 1, word: Any = None, to: Sel | None = None
    ) -> None:
        self.value: Final = value
        self.who: Final = who
        self.amount: Final = amount
        self.word: Final = word
        self.to: Final = to


class Ability(Node):
    """One paragraph of a card.

    ``kind`` is ``action`` (a special ability in some phases), ``event`` (what an event does), ``trigger``,
    ``static`` (a modifier), ``play`` (what playing the card needs or costs) or ``bearer`` (what it is played on).
    """

    FIELDS = ("kind", "phases", "on", "needs", "cost", "effect", "optional", "limit", "mod", "bearer", "once")

    def __init__(
        self,
        kind: str,
        phases: tuple[str, ...] = (),
        on: Trigger | None = None,
        needs: tuple[Cond, ...] = (),
        cost: Effect | None = None,
        effect: Effect | None = None,
        optional: bool = False,
        limit: int = 0,
        mod: Mod | None = None,
        bearer: Sel | None = None,
        once: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.phases: Final = phases
        self.on: Final = on
        self.needs: Final = needs
        self.cost: Final = cost
        self.effect: Final = effect
        self.optional: Final = optional
        #: How often a copy may be used in a phase; 0 is no limit.
        self.limit: Final = limit
        self.mod: Final = mod
        self.bearer: Final = bearer
        #: ``when`` and not ``each time``, for the text.
        self.once: Final = once


def walk(node: Any) -> list[Node]:
    """A node and all its parts."""
    found: list[Node] = []
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Node):
            found.append(one)
            waiting += one.parts()
        elif isinstance(one, tuple):
            waiting += one
    return found
