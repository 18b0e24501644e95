"""A session: one game being played, with its journal, its log and its undo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy_extensions import mypyc_attr

from westmarch.engine.chance import Chance, commitment
from westmarch.engine.decision import Ask, Option
from westmarch.engine.errors import Refused
from westmarch.engine.game import Game, Options
from westmarch.engine.journal import Journal
from westmarch.engine.refusals import GAME_OVER, forbidding_rule, read, why_not
from westmarch.engine.runner import advance, decide, question_for
from westmarch.engine.state import Entry, State

#: Endings that the players bring about at the table, whatever the rules of the game: message keys.
RESIGNED = "engine-resigned"
DRAWN = "engine-drawn"
OUT_OF_TIME = "engine-out-of-time"
CLOSED = "engine-closed"
AT_THE_TABLE = (RESIGNED, DRAWN, OUT_OF_TIME, CLOSED)


#: A session keeps the position before every so many decisions; those between are played again when somebody asks.
KEPT_EVERY = 32


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
        #: The decision before, where no position is kept, and the place in the stream of chance at which this was made.
        self.previous = previous
        self.used = used

    @property
    def before(self) -> State:
        """The position before the decision."""
        if self.kept is not None:
            return self.kept
        since: list[Step] = [self]
        while since[-1].kept is None:
            assert since[-1].previous is not None
            since.append(since[-1].previous)
        first = since.pop()
        assert first.kept is not None
        g: State = first.kept.clone()
        made = first
        for step in reversed(since):
            decide(g, made.option, made.seat)
            g.chance.used = step.used
            made = step
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
        options = game.checked(options) if position is None else game.options_at(options, position)
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
        session.begin(tape)
        return session

    def begin(self, tape: list[Any]) -> None:
        """Go to the first question; the tape holds the outcomes of the set-up."""
        self._listen(tape)
        advance(self.state)
        self._record(tape)
        self._reveal_seed()

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
        # Where the position is kept nothing before it is needed. A chain of all decisions would be freed one inside the
        # other, so deep that compiled code does not survive it.
        previous = self.steps[-1] if kept is None else None
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
        self.go_back(keep, self.state.chance.used)

    def go_back(self, keep: int, used: int) -> None:
        """Back to the point after ``keep`` decisions; chance goes on at this place of its stream."""
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
