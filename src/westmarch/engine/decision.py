"""Decisions: who is asked what, and which answers are legal.

An option is a small tuple: a verb, then numbers or words (``("move", 12, 13)``). The options of a decision
are the law: whatever is not listed is not legal. A step that asks changes nothing, so a decision can be
asked again from the position alone; that is how a saved game, a clone and a resampled position get theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from westmarch.engine.chance import Chance
from westmarch.engine.choices import Distribution as Distribution
from westmarch.engine.choices import Option as Option
from westmarch.engine.choices import Selection as Selection
from westmarch.engine.choices import Subset as Subset
from westmarch.engine.choices import amounts_of as amounts_of
from westmarch.engine.choices import surplus as surplus
from westmarch.engine.choices import verb_of as verb_of
from westmarch.engine.listing import AllOptions

PASS: Option = ("pass",)
#: So many options of a question are shown where it is printed.
SHOWN = 4


# One question is gone when the next is put: compiled, its place is used again.
@mypyc_attr(free_list_len=1, acyclic=True)
class Ask:
    """One question to one seat. ``then`` names the frame's method that takes the answer.

    Options are ``listed`` one by one, and may be ways to ``pick`` several things; ``options`` are all of them, in the
    order in which ``at`` numbers them.
    """

    __slots__ = ("about", "listed", "pick", "prompt", "rule", "seat", "then")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        then: str,
        rule: str = "",
        about: tuple[tuple[str, Any], ...] = (),
        pick: Selection | None = None,
    ) -> None:
        options.sort()
        self.seat = seat
        self.prompt = prompt
        self.listed = options
        self.then = then
        self.rule = rule
        self.about = about
        self.pick = pick

    def __repr__(self) -> str:
        count = self.count()
        some = ", ".join([repr(self.at(index)) for index in range(min(count, SHOWN))])
        return f"<seat {self.seat} is asked {self.prompt}: {some}{f', ... ({count} options)' if count > SHOWN else ''}>"

    def legal(self, option: Option) -> bool:
        return option in self.listed or (self.pick is not None and self.pick.legal(option))

    def speaks_of(self, verb: str) -> bool:
        """Whether some option of this question has the verb."""
        return any([option[0] == verb for option in self.listed]) or (self.pick is not None and self.pick.verb == verb)

    def count(self) -> int:
        """How many options there are, without listing them."""
        return len(self.listed) + (0 if self.pick is None else self.pick.count())

    @property
    def options(self) -> Sequence[Option]:
        """Every option, in the order of ``at``: those listed, then those of the pick. There may be millions."""
        return self.listed if self.pick is None else AllOptions(self)

    def all_options(self) -> list[Option]:
        """Every option as a list."""
        return self.listed if self.pick is None else self.listed + list(self.pick.enumerate())

    def sample(self, chance: Chance | Random | int) -> Option:
        """One option, all equally likely: by a stream of chance, a ``random.Random`` or a plain seed."""
        if isinstance(chance, Chance):
            if self.pick is None:
                return self.listed[chance.pick(len(self.listed), "policy")]
            return self.at(chance.pick(self.count(), "policy"))
        dice = chance if isinstance(chance, Random) else Random(chance)
        return self.at(dice.randrange(self.count()))

    def at(self, index: int) -> Option:
        """The option of that number in the order of ``options``, without listing the others."""
        if self.pick is None or index < len(self.listed):
            return self.listed[index]
        return self.pick.at(index - len(self.listed))
