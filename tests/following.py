"""Games as somebody follows them: after every decision the position, the lines that led to it, and what fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from westmarch.ai.levels import policy_of
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.playing import play_on
from westmarch.engine.session import Session
from westmarch.engine.state import Entry, State

#: What a reader keeps of a position, by name.
Board = dict[str, Any]


class Moment(NamedTuple):
    """A position, and since the one before: the lines of the log, and the dice and draws with their labels."""

    position: State
    lines: list[Entry]
    fell: list[tuple[str, Any]]


class Reader(Protocol):
    """Somebody who keeps a board from the lines alone."""

    board: Board

    def read(self, entry: Entry) -> None: ...


def at_random(session: Session, number: int = 7) -> Iterator[Moment]:
    """A game played at random."""
    return followed(session, play_on(session, Chance(seed_of(-number))))


def between_opponents(session: Session, level: str = "easy", number: int = 7) -> Iterator[Moment]:
    """A game between opponents of a level."""
    return followed(session, decided(session, level, Chance(seed_of(-number))))


def decided(session: Session, level: str, chance: Chance) -> Iterator[Session]:
    policy = policy_of(session.game, level)
    yield session
    while session.state.asks:
        seat = session.state.asks[0].seat
        option = policy.choose(Seen(session.game, session.state, seat), chance)
        session.decide(seat, session.game.notation.code(session.state, seat, option))
        yield session


def followed(session: Session, play: Iterable[Session]) -> Iterator[Moment]:
    """A game as it is played."""
    lines = records = 0
    for _ in play:
        fell = session.journal.records[records:]
        yield Moment(session.state, session.log[lines:], [(label, value) for kind, label, value in drawn(fell)])
        lines, records = len(session.log), len(session.journal.records)


def as_recorded(session: Session) -> Iterator[Moment]:
    """A finished game, read back."""
    turns: list[list[tuple[str, Any]]] = [[]]
    for record in session.journal.records:
        if record[0] == "d":
            turns.append([])
        elif record[0] == "c":
            turns[-1].append((record[1], record[2]))
    lines = 0
    ends = [step.entries for step in session.steps] + [len(session.log)]
    for position, end, fell in zip(session.positions(), ends, turns, strict=True):
        yield Moment(position, session.log[lines:end], fell)
        lines = end


def drawn(records: list[list[Any]]) -> list[list[Any]]:
    return [record for record in records if record[0] == "c"]


def differences(reader: Reader, there: Board) -> dict[str, tuple[Any, Any]]:
    """Where the board that was kept is not the one that lies there; None is nothing to compare."""
    kept, lies = plain(reader.board), plain(there)
    return {name: (kept[name], lies[name]) for name in kept if lies[name] is not None and kept[name] != lies[name]}


def plain(board: Board) -> Board:
    """Without the noughts that counters keep."""
    return {name: +value if isinstance(value, Counter) else value for name, value in board.items()}


def follow(
    game: Iterator[Moment],
    begin: Callable[[Any], Reader],
    public: Callable[[Any], Board],
    dice_told: Callable[[list[Entry]], list[int]],
    no_dice: frozenset[str],
) -> None:
    """Read every line and compare the two boards after every decision, and the dice with those that are told. What is
    drawn, shuffled or rolled on faces of its own has labels that are no dice."""
    reader = begin(next(game).position)
    for position, lines, fell in game:
        for entry in lines:
            reader.read(entry)
        dice = sorted([face for label, face in fell if label not in no_dice])
        assert dice_told(lines) == dice, [(entry.key, entry.about) for entry in lines]
        if not position.over:
            wrong = differences(reader, public(position))
            assert not wrong, ([(entry.key, entry.about) for entry in lines[-4:]], wrong)


def kinds_missed(
    game: Iterator[Moment], begin: Callable[[Any], Reader], public: Callable[[Any], Board], silent: set[str]
) -> set[str]:
    """The kinds of lines, besides some, without which the board that is kept would be a wrong one: each is left out
    where it comes."""
    missed: set[str] = set()
    before = next(game).position.clone()
    for position, lines, _ in game:
        told = {entry.key for entry in lines if entry.audience is None} - missed - silent
        if told and not position.over:
            there = public(position)
            if not loses(begin(before), lines, there):
                missed |= {kind for kind in told if loses(begin(before), [n for n in lines if n.key != kind], there)}
        before = position.clone()
    return missed


def loses(reader: Reader, lines: list[Entry], there: Board) -> bool:
    """Whether the board of a reader who gets these lines is a wrong one."""
    try:
        for line in lines:
            reader.read(line)
    except (AssertionError, KeyError, ValueError, AttributeError):
        return True
    return bool(differences(reader, there))
