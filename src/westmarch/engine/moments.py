"""Moments: named points of a procedure at which things in play may speak.

A procedure names its moments and knows nobody who listens. A thing in play (a card on the table, a character)
subscribes in its own class, once, when it is defined; it is heard while it is in play.

    # rules/hunt.py
    before_hunt_roll: Moment[Offer[War, Hunt]] = Moment("before a hunt roll")
    forbids_entry: Moment[Callable[[War, int], str | None]] = Moment("an army wants to enter a region")

    # cards/shadow_character.py
    class FlocksOfCrebain(EventCard):
        def subscribe(self) -> None:
            before_hunt_roll.subscribe(self.number, Offer(self.may_fly, self.fly))

What a subscriber is depends on the moment: a function that forbids, adds or is told something, or an ``Offer``. The
position says by number what is in play; subscriptions are definitions and no part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.engine.state import State

Speaker = TypeVar("Speaker")
Position = TypeVar("Position")
Procedure = TypeVar("Procedure")


class Moment(Generic[Speaker]):
    """One moment, and who speaks at it by the number of the thing."""

    __slots__ = ("name", "subscribers")

    def __init__(self, name: str) -> None:
        self.name = name
        self.subscribers: dict[int, Speaker] = {}

    def subscribe(self, thing: int, speaker: Speaker) -> None:
        if thing in self.subscribers:
            raise ValueError(f"{thing} speaks twice: {self.name}")
        self.subscribers[thing] = speaker

    def heard(self, in_play: list[int]) -> list[Speaker]:
        """Those who speak now, in the order of the things in play."""
        if not in_play:
            return []
        subscribers = self.subscribers
        return [subscribers[thing] for thing in in_play if thing in subscribers]

    def things(self, in_play: Iterable[int]) -> list[int]:
        """The numbers of the things in play that have something to say."""
        return [thing for thing in in_play if thing in self.subscribers]


class Offer(Generic[Position, Procedure]):
    """A thing that a player may use at a moment: whether it can be used now, what its use does, and how the player is
    asked (a message key and a rule)."""

    __slots__ = ("may", "question", "rule", "use")

    def __init__(
        self,
        may: Callable[[Position, Procedure], bool],
        use: Callable[[Position, Procedure], Outcome],
        question: str = "",
        rule: str = "",
    ) -> None:
        self.may = may
        self.use = use
        self.question = question
        self.rule = rule


def offered(
    moment: Moment[Offer[Position, Procedure]], in_play: Iterable[int], g: Position, procedure: Procedure
) -> list[int]:
    """The things in play that may be used at a moment of a procedure."""
    return [thing for thing in moment.things(in_play) if moment.subscribers[thing].may(g, procedure)]


def forbidding(rules: Iterable[str | None]) -> str | None:
    """The first rule among the answers of those who may forbid something, or None."""
    for rule in rules:
        if rule is not None:
            return rule
    return None


def in_turn(g: State, procedures: list[Frame]) -> Outcome:
    """Carry out what several things in play have to say, one after another."""
    if not procedures:
        return None
    g.stack += reversed(procedures[1:])
    return Call(procedures[0])
