"""A session: one game being played, with its journal, its log and its undo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy_extensions import mypyc_attr

from westmarch.engine.chance import Chance, commitment
from westmarch.engine.decision import Ask, Option
from westmarch.engine.errors import JournalError, NotationError, Refused, ReplayError, WestmarchError
from westmarch.engine.game import SPECTATOR, Game, Options, find_game
from westmarch.engine.journal import Journal
from westmarch.engine.runner import advance, decide, question_for
from westmarch.engine.state import Entry, State, load_state

#: Kernel rules, for refusals that no game rule covers.
NOT_ASKED = "engine.not-asked"
NOT_OFFERED = "engine.not-offered"
GAME_OVER = "engine.game-over"

#: Endings that the players bring about at the table, whatever the rules of the game: message keys.
RESIGNED = "engine-resigned"
DRAWN = "engine-drawn"
OUT_OF_TIME = "engine-out-of-time"
CLOSED = "engine-closed"
AT_THE_TABLE = (RESIGNED, DRAWN, OUT_OF_TIME, CLOSED)


#: A session keeps the position before every so many decisions; those between are played again when somebody asks.
KEPT_EVERY = 16


# Steps and lines of the log stay for a whole game and never lead back to themselves: compiled, nobody looks through
# them for circles of references again and again.
@mypyc_attr(acyclic=True)
class Step:
    """A decision that stands: who decided, and where the game was just before it."""

    def __init__(
        self,
        seat: int,
        code: str,
        kept: State | None,
        entries: int,
        unsettling: bool = False,
        option: Option = (),
        previous: Step | None = None,
        used: int = 0,
    ) -> None:
        self.seat = seat
        self.code = code
        #: The position before the decision, if it is kept.
        self.kept = kept
        #: How many log entries there were before it.
        self.entries = entries
        #: Whether dice, draws or hidden information came to light through it.
        self.unsettling = unsettling
        self.option = option
        #: The decision before, and the place in the stream of chance at which this one was made.
        self.previous = previous
        self.used = used

    @property
    def before(self) -> State:
        """The position before the decision."""
        if self.kept is not None:
            return self.kept
        assert self.previous is not None
        g: State = self.previous.before.clone()
        decide(g, self.previous.option, self.previous.seat)
        g.chance.used = self.used
        return g


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """A running game. ``decide`` is the only way in; a refused decision changes nothing."""

    def __init__(self, game: Game, options: Options, state: State, journal: Journal) -> None:
        self.game = game
        self.options = options
        self.state = state
        self.journal = journal
        self.log: list[Entry] = []
        self.steps: list[Step] = []
        #: Records of a decision that the rules code failed to carry out; a fuzzer writes them down.
        self.failed: list[list[Any]] = []
        #: The next position is kept: something else than a decision has led to it.
        self.keep_next = True
        #: A question that is put now, and those of its options whose codes have been asked for.
        self.offering: Ask | None = None
        self.offers: dict[str, Option] = {}

    @classmethod
    def new(
        cls,
        game: Game,
        options: Options,
        seed: str,
        position: State | None = None,
        script: dict[str, list[Any]] | None = None,
        patient: bool = False,
    ) -> Session:
        """Start a game from its set-up or from a directed position; tests may script outcomes by label.

        At a ``patient`` table whoever has the chance to act is asked, also if he can only pass.
        """
        options = game.checked(options)
        journal = Journal(game.name, options, commitment(seed), patient=patient)
        tape: list[Any] = []
        chance = Chance(seed)
        chance.tape = tape
        chance.script = script
        if position is None:
            state = game.set_up(options, chance)
        else:
            state = position.clone()
            state.chance = chance
            journal.position = state.dump()
            # The seed stays secret until the end, also in the header.
            journal.position["chance"] = Chance("00").dump()
        state.patient = patient
        session = cls(game, options, state, journal)
        session._listen(tape)
        advance(state)
        session._record(tape)
        session._reveal_seed()
        return session

    def why_not(self, seat: int, code: str) -> str | None:
        """None if the code is legal for the seat now, else the id of the rule that forbids it."""
        return why_not(self.game, self.state, seat, code)

    def offer(self, ask: Ask, option: Option) -> str:
        """The code of an option of a question that is put now; who answers with it is understood without reading it."""
        if ask is not self.offering:
            self.offering = ask
            self.offers = {}
        code = self.game.notation.code(self.state, ask.seat, option)
        self.offers[code] = option
        return code

    def _offered(self, seat: int, code: str) -> Option | None:
        """The option of a code that has been offered to a seat at its present question."""
        ask = self.offering
        if ask is None or ask is not question_for(self.state, seat):
            return None
        return self.offers.get(code)

    def decide(self, seat: int, code: str) -> list[Entry]:
        """Carry out a seat's decision and return the new log entries."""
        option = self._offered(seat, code)
        if option is None:
            option = read(self.game, self.state, seat, code)
            rule = forbidding_rule(self.game, self.state, seat, option)
            if rule is not None:
                raise Refused(code, rule)
            code = self.game.notation.code(self.state, seat, option)
        return self._carry_out(seat, option, code)

    def _carry_out(self, seat: int, option: Option, code: str) -> list[Entry]:
        step = self._step(seat, option, code)
        reveals = self.state.reveals
        tape: list[Any] = []
        self._listen(tape)
        try:
            decide(self.state, option, seat)
        except Exception:
            # A defect of the rules code: the table stays where it was, and can be reported.
            self.failed = [["d", seat, code], *_chance_records(tape)]
            self.state = step.before.clone()
            del self.log[step.entries :]
            raise
        self.journal.records.append(["d", seat, code])
        self._record(tape)
        step.unsettling = bool(tape) or self.state.reveals != reveals
        self.steps.append(step)
        self._reveal_seed()
        return self.log[step.entries :]

    def _step(self, seat: int, option: Option, code: str) -> Step:
        """A decision that is about to be made, with its position where that is kept."""
        g = self.state
        chance = g.chance
        # Outcomes that a test or a journal lays down come once.
        laid_down = chance.script is not None or chance.recorded is not None
        kept: State | None = None
        if self.keep_next or laid_down or len(self.steps) % KEPT_EVERY == 0:
            kept = g.clone()
        self.keep_next = laid_down
        previous = self.steps[-1] if self.steps else None
        return Step(seat, code, kept, len(self.log), False, option, previous, chance.used)

    def positions(self) -> Iterator[State]:
        """Where the game was before each standing decision, and where it is now; each to look at until the next."""
        g: State | None = None
        for step in self.steps:
            if step.kept is not None:
                g = step.kept
            else:
                assert g is not None and step.previous is not None
                g = g.clone()
                decide(g, step.previous.option, step.previous.seat)
                g.chance.used = step.used
            assert g is not None
            yield g
        yield self.state

    def end(self, winners: list[int], ending: str) -> None:
        """End the game at the table: somebody resigns, or the players agree on a draw."""
        if self.state.over:
            raise Refused(ending, GAME_OVER)
        self._listen([])
        self.state.finish(winners, ending)
        advance(self.state)
        self.state.sealed = []
        self._reveal_seed()

    def leave(self, seat: int) -> bool:
        """A seat resigns and the others play on; False if the game ends with it, and then nothing has changed."""
        if self.state.over or self.game.is_out(self.state, seat):
            raise Refused("leave", GAME_OVER)
        tape: list[Any] = []
        self._listen(tape)
        if not self.game.leave(self.state, seat):
            return False
        self.journal.records.append(["l", seat])
        self.keep_next = True
        if self.steps:
            # Nobody goes back behind it without the others.
            self.steps[-1].unsettling = True
        advance(self.state)
        self._record(tape)
        self._reveal_seed()
        return True

    def undo_needs(self, seat: int, keep: int) -> set[int]:
        """Whose consent it takes that this seat goes back to the point after ``keep`` decisions.

        A seat takes back its own steps alone as long as no dice, no draw and no hidden information came to
        light and nobody else has decided since.
        """
        others = {other for other in range(self.state.seats) if other != seat}
        needed: set[int] = set()
        for step in self.steps[keep:]:
            if step.unsettling:
                return others
            if step.seat != seat:
                needed.add(step.seat)
        return needed

    def undo(self, seat: int, keep: int, consents: set[int] | None = None) -> None:
        """Go back to the point after ``keep`` decisions."""
        if self.state.over:
            raise Refused("undo", GAME_OVER)
        if not 0 <= keep < len(self.steps):
            raise Refused("undo", "engine.undo-nothing")
        missing = self.undo_needs(seat, keep) - (consents or set())
        if missing:
            raise Refused("undo", "engine.undo-consent", f"seats {sorted(missing)} must agree")
        self._go_back(keep, self.state.chance.used)

    def _go_back(self, keep: int, used: int) -> None:
        step = self.steps[keep]
        self.journal.records.append(["u", keep, used])
        script = self.state.chance.script
        self.state = step.before.clone()
        self.state.chance.script = script
        # Dice that were rolled and taken back are spent: nobody plays on knowing what comes.
        self.state.chance.used = used
        del self.log[step.entries :]
        del self.steps[keep:]

    def _listen(self, tape: list[Any]) -> None:
        self.state.sink = self.log
        self.state.chance.tape = tape

    def _record(self, tape: list[Any]) -> None:
        if tape:
            self.journal.records += _chance_records(tape)

    def _reveal_seed(self) -> None:
        state = self.state
        if state.over:
            self.journal.records.append(["end", state.winners, state.ending, state.chance.seed])


def _chance_records(tape: list[Any]) -> list[list[Any]]:
    return [["c", label, outcome] for label, outcome in tape]


def forbidding_rule(game: Game, g: State, seat: int, option: Option) -> str | None:
    """None if the option is legal for the seat now, else the rule that forbids it."""
    if g.over:
        return GAME_OVER
    if seat == SPECTATOR:
        # Who only looks on is never asked, and no rule of the game speaks of him.
        return NOT_ASKED
    ask: Ask | None = question_for(g, seat)
    if ask is not None and ask.legal(option):
        return None
    named = game.why_not(g, seat, option)
    if named is not None:
        return named
    if ask is None:
        return NOT_ASKED
    # The rule of a question about something else, or one that only permits, says nothing about this.
    rule = game.rule(ask.rule)
    return ask.rule if rule is not None and rule.limits and ask.speaks_of(option[0]) else NOT_OFFERED


def why_not(game: Game, g: State, seat: int, code: str) -> str | None:
    """Answer "why not?" for any well-formed code."""
    return forbidding_rule(game, g, seat, read(game, g, seat, code))


def read(game: Game, g: State, seat: int, code: str) -> Option:
    """The option of a code; what is chosen of several things may be named in any order."""
    option = game.notation.parse(g, seat, code)
    ask = question_for(g, seat)
    return option if ask is None or ask.pick is None else ask.pick.canonical(option)


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
            session._go_back(record[1], record[2])
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
        session._listen(tape)
        advance(state)
    except WestmarchError:
        raise
    except Exception as defect:
        raise ReplayError(0, "set-up", f"the rules code failed: {defect!r}") from defect
    session._record(tape)
    _settle(session, tape, outcomes, bool(seed), 0, "set-up")
    session._reveal_seed()
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
