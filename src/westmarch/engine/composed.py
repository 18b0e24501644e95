"""Composed decisions: one gesture of a person answers several questions.

The kernel asks small questions; a person drags an army to a region. A client looks at the tree below its present
question and sends all answers in one message. They are carried out all or not at all, and stand in the journal as
the single decisions that they are.

A gesture ends where dice fall, something hidden comes to light or somebody else decides. The tree is looked at on a
position dealt anew for the seat, so that it can tell nothing that the seat does not know.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from westmarch.engine.chance import Chance, fresh_seed
from westmarch.engine.decision import Ask, Option
from westmarch.engine.errors import Refused
from westmarch.engine.game import Game
from westmarch.engine.refusals import forbidding_rule, read
from westmarch.engine.runner import decide, question_for
from westmarch.engine.session import Session
from westmarch.engine.state import Entry, State
from westmarch.engine.view import resample

#: The kernel rule that ends a gesture.
GESTURE_ENDS = "engine.gesture-ends"
#: The most questions that one gesture answers.
LONGEST = 40

Position = TypeVar("Position", bound=State)


@dataclass(slots=True)
class Branch:
    """A question below others, and what follows its options as far as somebody has looked."""

    g: State
    ask: Ask
    #: By option: the question that follows, or None where the gesture ends. What is missing was not looked at.
    below: dict[Option, Branch | None] = field(default_factory=dict)

    def continues(self, above: Branch) -> bool:
        """Whether what asked the question above still goes on; if it is over, this one is another matter."""
        deeper = len(self.g.stack) - len(above.g.stack)
        return deeper > 0 or (deeper == 0 and self.ask.prompt != above.ask.prompt)

    def options(self) -> list[Option]:
        """The options that are listed: those of a choice of several items are not, they are one screen."""
        return self.ask.listed


def look(game: Game, g: State, seat: int, codes: list[str], depth: int = 1, limit: int = 1000) -> Branch | None:
    """The question that a seat would be asked after these answers, and ``depth`` levels of questions below it.

    None if the gesture ends there. About ``limit`` answers are tried and options listed, the upper levels first.
    """
    here: State | None = resample(game, g, seat, Chance(fresh_seed()))
    for code in codes:
        here = None if here is None else answered(here, seat, legal_option(game, here, seat, code))
    root = _branch(here, seat)
    if root is not None:
        _grow(root, seat, depth, limit)
    return root


def legal_option(game: Game, g: State, seat: int, code: str) -> Option:
    """The option of a code, if it is legal now."""
    option = read(game, g, seat, code)
    rule = forbidding_rule(game, g, seat, option)
    if rule is not None:
        raise Refused(code, rule)
    return option


def last_of(game: Game, g: State, seat: int, codes: list[str]) -> tuple[State, Option]:
    """The last answer of a gesture, and the position in which it is given, as far as the seat knows it."""
    here: State | None = resample(game, g, seat, Chance(fresh_seed()))
    for code in codes[:-1]:
        here = None if here is None else answered(here, seat, legal_option(game, here, seat, code))
    if here is None:
        raise Refused(codes[-1], GESTURE_ENDS)
    return here, legal_option(game, here, seat, codes[-1])


def tried(g: Position, seat: int, option: Option) -> Position | None:
    """The position after an answer; None if dice, draws or hidden things have a part in it."""
    after: Position = g.clone()
    drawn: list[object] = []
    after.chance.tape = drawn
    decide(after, option, seat)
    return None if drawn or after.reveals != g.reveals else after


def answered(g: State, seat: int, option: Option) -> State | None:
    """The position after an answer, ready for the next one of the same seat; None if the gesture ends with it."""
    after = tried(g, seat, option)
    return None if after is None or question_for(after, seat) is None else after


def _branch(g: State | None, seat: int) -> Branch | None:
    ask = None if g is None else question_for(g, seat)
    return None if g is None or ask is None else Branch(g, ask)


def _grow(root: Branch, seat: int, depth: int, limit: int) -> None:
    """Look below all options, level by level."""
    level = [root]
    listed = len(root.options())
    for _ in range(depth):
        deeper: list[Branch] = []
        for branch in level:
            for option in branch.options():
                if listed >= limit:
                    return
                found = _branch(answered(branch.g, seat, option), seat)
                branch.below[option] = found
                listed += 1
                if found is not None:
                    listed += len(found.options())
                    deeper.append(found)
        level = deeper


def decide_all(session: Session, seat: int, codes: list[str]) -> list[Entry]:
    """Carry out the answers of one gesture, or none of them; returns the new lines of the log."""
    kept, records, lines = len(session.steps), len(session.journal.records), len(session.log)
    try:
        for code in codes:
            if len(session.steps) > kept and session.steps[-1].unsettling:
                # Nobody finds out what the dice will be by asking for too much.
                raise Refused(code, GESTURE_ENDS)
            session.decide(seat, code)
    except BaseException:
        if len(session.steps) > kept:
            session.state = session.steps[kept].before
            del session.steps[kept:], session.journal.records[records:], session.log[lines:]
        raise
    return session.log[lines:]
