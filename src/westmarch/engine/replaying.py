"""Journals played again: a replay, a game taken up, records that others have added, and verification."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance, commitment
from westmarch.engine.errors import JournalError, NotationError, Refused, ReplayError, WestmarchError
from westmarch.engine.game import Game, find_game
from westmarch.engine.journal import Journal
from westmarch.engine.session import AT_THE_TABLE, CLOSED, DRAWN, Session
from westmarch.engine.state import State, load_state


def replay(journal: Journal, game: Game | None = None) -> Session:
    """Play a journal again with its recorded dice; ReplayError names the first record that does not fit."""
    return _replayed(journal, game or find_game(journal.game), "")


def resume(journal: Journal, seed: str, game: Game | None = None) -> Session:
    """Take up an unfinished game where its journal ends, with the seed that its table has kept secret."""
    _check_seed(journal, seed)
    return _replayed(journal, game or find_game(journal.game), seed)


def follow(session: Session, records: list[list[Any]]) -> None:
    """Carry out further records of the journal of a session that has its seed."""
    _follow(session, _by_decision(records)[1:], live=True)


def verify(journal: Journal, game: Game | None = None) -> Session:
    """Replay, and check that the seed fits the commitment and produced every recorded outcome."""
    game = game or find_game(journal.game)
    if not journal.seed:
        raise JournalError("the game has not ended, so its seed is not revealed yet")
    _check_seed(journal, journal.seed)
    session = _replayed(journal, game, journal.seed)
    if session.journal.records[-1] != journal.records[-1]:
        raise _ends_otherwise(session, journal)
    return session


def _ends_otherwise(session: Session, journal: Journal) -> ReplayError:
    ending = session.state.ending or "nowhere"
    return ReplayError(len(journal.records), "end", f"the replay ends otherwise: {ending}")


def _check_seed(journal: Journal, seed: str) -> None:
    is_seed = 0 < len(seed) <= 128 and len(seed) % 2 == 0 and all(c in "0123456789abcdef" for c in seed)
    if not is_seed or commitment(seed) != journal.commitment:
        raise JournalError("the seed does not fit the commitment published at the start")


def _replayed(journal: Journal, game: Game, seed: str) -> Session:
    """Play the records; with a seed the stream itself must give every outcome again."""
    groups = _by_decision(journal.records)
    session = _opened(journal, game, seed, groups[0][1])
    _follow(session, groups[1:], bool(seed))
    ends = [record for record in journal.records if record[0] == "end"]
    if ends and not session.state.over:
        raise ReplayError(len(journal.records), "end", "the game goes on here")
    if ends and ends[-1][1:3] != [session.state.winners, session.state.ending]:
        raise _ends_otherwise(session, journal)
    if not seed:
        session.journal.records[_end_of(session) :] = ends
    return session


def _follow(session: Session, groups: list[tuple[list[Any], list[Any], int]], live: bool) -> None:
    """Carry out decisions, undos and endings at the table; a live session draws from its own stream."""
    for record, outcomes, index in groups:
        if record[0] == "end":
            if session.state.over:
                raise ReplayError(index, "end", "the game was over before")
            if record[1] not in _endings_at_the_table(session, record[2]):
                raise ReplayError(index, "end", f"nobody wins like that when a game ends by {record[2]}")
            session.end(record[1], record[2])
        elif record[0] == "u":
            if session.state.over or not record[1] < len(session.steps):
                raise ReplayError(index, "undo", "it goes back to a point that was never reached")
            if live and record[2] != session.state.chance.used:
                raise ReplayError(index, "undo", "it goes on at another place of the stream of chance")
            session.go_back(record[1], record[2])
        elif record[0] == "l":
            _leave(session, record, outcomes, live, index)
        else:
            _play(session, record, outcomes, live, index)


def _endings_at_the_table(session: Session, ending: str) -> list[list[int]]:
    """Who may have won a game that the players ended: nobody by agreement, else the others of whoever gave up."""
    game, g = session.game, session.state
    if ending == CLOSED:
        return [[]]
    if ending == DRAWN:
        return [[]] if game.has_draws else []
    return [game.winners_without(g, seat) for seat in range(g.seats) if not game.is_out(g, seat)]


def _opened(journal: Journal, game: Game, seed: str, outcomes: list[Any]) -> Session:
    """The session before the first decision, with the outcomes of the set-up."""
    options = game.checked(journal.options)
    fresh = Journal(journal.game, journal.options, journal.commitment, position=journal.position, origin=journal.origin)
    fresh.patient, fresh.made = journal.patient, journal.made
    tape: list[Any] = []
    chance = Chance(seed or "00")
    chance.tape = tape
    if not seed:
        chance.recorded = outcomes
    try:
        if journal.position is None:
            state = game.set_up(options, chance)
        else:
            state = _placed(journal.position, game)
            state.chance = chance
        state.patient = journal.patient
        session = Session(game, options, state, fresh)
        session.begin(tape)
    except WestmarchError:
        raise
    except Exception as defect:
        raise ReplayError(0, "set-up", f"the rules code failed: {defect!r}") from defect
    _settle(session, tape, outcomes, bool(seed), 0, "set-up")
    return session


def _placed(position: dict[str, Any], game: Game) -> State:
    try:
        state: State = load_state(game.state_class, position, game.frames)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        raise JournalError("the journal's starting position cannot be loaded by this version") from None
    return state


def _by_decision(records: list[list[Any]]) -> list[tuple[list[Any], list[Any], int]]:
    """Each decision, undo or ending at the table with its outcomes and its place; first those of the set-up."""
    groups: list[tuple[list[Any], list[Any], int]] = [(["start"], [], 0)]
    for index, record in enumerate(records, start=1):
        if record[0] == "c":
            groups[-1][1].append((record[1], record[2]))
        elif record[0] != "end" or record[2] in AT_THE_TABLE:
            groups.append((record, [], index))
    return groups


def _play(session: Session, record: list[Any], outcomes: list[Any], live: bool, index: int) -> None:
    """Carry out one recorded decision."""
    before = len(session.journal.records)
    if not live:
        session.state.chance.recorded, session.state.chance.at = outcomes, 0
    try:
        session.decide(record[1], record[2])
    except (Refused, NotationError) as refusal:
        raise ReplayError(index, record[2], str(refusal)) from None
    except ReplayError as problem:
        raise ReplayError(index + problem.record, problem.what, problem.why) from None
    except Exception as defect:
        raise ReplayError(index, record[2], f"the rules code failed: {defect!r}") from defect
    tape = [(made[1], made[2]) for made in session.journal.records[before:] if made[0] == "c"]
    _settle(session, tape, outcomes, live, index, record[2])


def _leave(session: Session, record: list[Any], outcomes: list[Any], live: bool, index: int) -> None:
    """Let a recorded player leave the game."""
    before = len(session.journal.records)
    if not live:
        session.state.chance.recorded, session.state.chance.at = outcomes, 0
    if session.state.over or not session.leave(record[1]):
        raise ReplayError(index, "leave", "the game does not go on without that seat")
    tape = [(made[1], made[2]) for made in session.journal.records[before:] if made[0] == "c"]
    _settle(session, tape, outcomes, live, index, "leave")


def _settle(session: Session, tape: list[Any], outcomes: list[Any], live: bool, index: int, what: str) -> None:
    """Check that what was drawn is what was recorded, no more and no less."""
    if live and [tuple(made) for made in tape] != outcomes:
        raise ReplayError(index, what, "the seed gives other dice or draws than recorded")
    if not live and len(tape) != len(outcomes):
        raise ReplayError(index + len(tape) + 1, what, "the journal has outcomes that nothing asked for")
    session.state.chance.recorded = None


def _end_of(session: Session) -> int:
    """Where the records of play stop: the replay itself does not know the seed to reveal."""
    records = session.journal.records
    return len(records) - 1 if records and records[-1][0] == "end" else len(records)
