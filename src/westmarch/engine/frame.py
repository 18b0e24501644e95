"""Frames: procedures of the rulebook as plain data on an explicit stack.

A frame has a few fields, a step counter and steps named and ordered as the rulebook numbers them. A step
returns nothing (go on), ``Call(frame)``, ``Goto(step)``, ``Ask(...)``, ``Together(...)`` or ``DONE``.
A step that may ask must not change the position before it asks: it is run again whenever the question is
needed again.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from westmarch.engine.decision import Ask
from westmarch.engine.fields import later
from westmarch.engine.record import Record


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame(Record):
    """A procedure under way; see the module."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    #: The rule that describes the procedure, shown in the path.
    RULE: ClassVar[str] = ""

    #: The step that comes next.
    pc: int = later(0)

    def about(self, g: Any) -> dict[str, Any]:
        """What the title of this frame mentions (``{"region": 12, "round": 2}``)."""
        return {}

    def proceed(self, g: Any) -> Any:
        """Carry out the steps that come next until one of them has an outcome; then the step after it is up.

        Every class with steps has its own (``fields.stepper``).
        """
        return self.no_further_step()

    def take_answer(self, g: Any, then: str, given: Any) -> Any:
        """Give an answer to the method of that name."""
        return getattr(self, then)(g, given)

    def no_further_step(self) -> Done:
        """There is no further step."""
        return DONE


@mypyc_attr(free_list_len=1, acyclic=True)
class Call:
    """Carry out another procedure, then go on with the next step, or at the step named ``back``."""

    __slots__ = ("back", "frame")

    def __init__(self, frame: Frame, back: str = "") -> None:
        self.frame = frame
        self.back = back


@mypyc_attr(free_list_len=1, acyclic=True)
class Goto:
    """Go on at the step of this name."""

    __slots__ = ("step",)

    def __init__(self, step: str) -> None:
        self.step = step


class Done:
    """End this procedure; the caller finds ``value`` in ``g.returned``."""

    __slots__ = ("value",)

    def __init__(self, value: int = 0) -> None:
        self.value = value


DONE = Done()


class Together:
    """Ask several seats at once; nobody sees an answer before all have been given.

    ``then`` gets the answers in the order of the questions.
    """

    __slots__ = ("asks", "then")

    def __init__(self, asks: list[Ask], then: str) -> None:
        self.asks = asks
        self.then = then


#: What a step or an answer may return; only a step may ask.
Outcome = Ask | Together | Call | Goto | Done | None

_positions: dict[Any, dict[str, int]] = {}


def position_of(cls: Any, step: str) -> int:
    found = _positions.get(cls)
    if found is None:
        found = {name: i for i, name in enumerate(cls.STEPS)}
        _positions[cls] = found
    return found[step]


def all_frames(packages: tuple[str, ...]) -> dict[str, Any]:
    """Every frame class of some packages that has steps, by name; names are unique among them."""
    found: dict[str, Any] = {}
    waiting: list[Any] = [Frame]
    seen: set[Any] = set()
    while waiting:
        cls = waiting.pop()
        if cls in seen:
            continue
        seen.add(cls)
        waiting += cls.__subclasses__()
        if cls.STEPS and cls.__module__.startswith(packages):
            if cls.__name__ in found:
                raise TypeError(f"two frames are called {cls.__name__}")
            found[cls.__name__] = cls
    return found


def title_key(cls: Any, prefix: str) -> str:
    """The message key of a frame's title: ``BattleRound`` of wotr is ``wotr-frame-battle-round``."""
    return f"{prefix}-frame-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
