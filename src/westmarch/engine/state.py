"""The position: a flat record with a stack of procedures, a source of chance and what the game adds."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from westmarch.engine.chance import Chance
from westmarch.engine.decision import Ask
from westmarch.engine.fields import later, shared, transient
from westmarch.engine.frame import Frame
from westmarch.engine.record import Record, plain, rebuilt, unplain

Procedure = TypeVar("Procedure", bound=Frame)


@mypyc_attr(acyclic=True)
class Entry:
    """One line of the game's log: a message key and what it mentions. It is no part of the position."""

    __slots__ = ("about", "audience", "key", "rule")

    def __init__(self, key: str, about: dict[str, Any], audience: tuple[int, ...] | None, rule: str) -> None:
        self.key = key
        self.about = about
        #: The seats that may read it; None is everybody.
        self.audience = audience
        self.rule = rule

    def readable_by(self, seat: int) -> bool:
        return self.audience is None or seat in self.audience


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """What a saved game stores. Games add their own flat fields."""

    stack: list[Frame] = later([])
    chance: Chance = later(Chance("00"))
    #: The verbs of answers by which somebody does nothing with his chance to act: at a patient table he is asked also
    #: where such an answer is the only one.
    IDLE: ClassVar[tuple[str, ...]] = ("pass",)
    #: Questions with as many answers as something allows that others cannot see: at a patient table they are asked also
    #: where one is left.
    NEVER_FORCED: ClassVar[tuple[str, ...]] = ()
    #: Number of seats at the table.
    seats: int = later(2)
    #: Secret answers of a simultaneous decision, in the order of the questions; None is not yet given.
    sealed: list[Any] = later([])
    #: What the procedure that ended last gave back.
    returned: int = later(0)
    #: How often hidden information has become known to somebody; undo does not cross it alone.
    reveals: int = later(0)
    #: Seats that have won (empty while nobody has), and how, as a message key.
    winners: list[int] = later([])
    ending: str = later("")
    asks: list[Ask] = shared([])
    #: Whether somebody is asked who can do nothing but pass: where others must not learn what is in a hand.
    patient: bool = shared(False)
    #: Where the log goes; None while searching.
    sink: list[Entry] | None = transient(None)

    @property
    def over(self) -> bool:
        return self.ending != ""

    def note(
        self,
        key: str,
        about: dict[str, Any] | None = None,
        audience: tuple[int, ...] | None = None,
        rule: str = "",
    ) -> None:
        """Write a line in the log."""
        if self.sink is not None:
            self.sink.append(Entry(key, {} if about is None else about, audience, rule))

    def finish(self, winners: list[int], ending: str, rule: str = "") -> None:
        """End the game; the runner stops after the present step."""
        if not self.ending:
            self.winners = winners
            self.ending = ending
            self.note(ending, rule=rule)

    def restored(self) -> None:
        """The position was loaded: look up what is shared and not stored."""

    def forget(self) -> None:
        """Drop what is kept besides the position; it is worked out again when somebody asks for it."""

    def dump(self) -> dict[str, Any]:
        data = {name: plain(getattr(self, name)) for name in self.plain_fields()}
        data["stack"] = [[type(frame).__name__, frame.dump()] for frame in self.stack]
        data["chance"] = self.chance.dump()
        return data

    def plain_fields(self) -> list[str]:
        return [name for name in self.STORED if name not in ("stack", "chance")]

    def __reduce__(self) -> tuple[Any, ...]:
        """What a dump holds, and whether there is a question to ask again."""
        fields = {name: plain(getattr(self, name)) for name in self.plain_fields()}
        return revived, (type(self), fields, self.stack, self.chance, self.patient, bool(self.asks))

    def innermost(self, kind: type[Procedure]) -> Procedure | None:
        """The innermost procedure of a kind that is under way."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None


def load_state(cls: Any, data: dict[str, Any], frames: dict[str, Any]) -> Any:
    """A position from its dump; its question is asked again by the runner."""
    new = cls()
    for name in new.plain_fields():
        value = unplain(data[name])
        # A field that holds bytes now may have been stored as a list of numbers.
        if type(value) is list and type(getattr(new, name)) is bytearray:
            value = bytearray(value)
        setattr(new, name, value)
    new.stack = [rebuilt(frames[name], inner) for name, inner in data["stack"]]
    new.chance = rebuilt(Chance, data["chance"])
    new.restored()
    return new


def revived(cls: Any, fields: dict[str, Any], stack: list[Frame], chance: Chance, patient: bool, is_asked: bool) -> Any:
    """A position from its pickle, with its question asked."""
    from westmarch.engine.runner import ask_again  # the runner knows states, not the other way round

    new = cls()
    for name in new.plain_fields():
        setattr(new, name, unplain(fields[name]))
    new.stack, new.chance, new.patient = stack, chance, patient
    if is_asked:
        ask_again(new)
    return new
