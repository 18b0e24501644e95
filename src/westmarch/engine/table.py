"""The vocabulary of scenarios: set the table, act, look.

    table = Table(GAME).next("d6", 6, 1)
    table.do("play:rank5-39", seat="west").do("play:feint0", seat="east")
    table.expect_log("sample-log-point")

A game derives a table of its own with verbs that set it (``hand``, ``army``, ``hunt_pool``): they change
``table.g`` before play begins. Play begins with the first look or act; from then on everything goes through
a session, so that each scenario is also a journal. A scenario may also be a single procedure (``run``) from a position
that was set.
"""

from __future__ import annotations

from typing import Any, Self

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask
from westmarch.engine.errors import Refused
from westmarch.engine.frame import Frame
from westmarch.engine.game import Game, Options
from westmarch.engine.runner import question_for
from westmarch.engine.session import Session
from westmarch.engine.state import Entry, State
from westmarch.engine.text import entry_text
from westmarch.engine.view import observe, path_text


class Table:
    """One game on the table, for tests."""

    def __init__(
        self, game: Game, options: Options | None = None, seed: int = 1, position: State | None = None
    ) -> None:
        self.game = game
        self.options_of_game = game.checked(options or {})
        self.seed = seed_of(seed)
        self._position: State = position or game.set_up(self.options_of_game, Chance(self.seed))
        self._session: Session | None = None
        #: What was told before the present procedure began.
        self._earlier_log: list[Entry] = []
        self._script: dict[str, list[Any]] = {}
        self._names = game.seat_names(self.options_of_game)

    # Set

    @property
    def g(self) -> Any:
        """The position: to set before play begins, to look at afterwards."""
        return self._position if self._session is None else self._session.state

    def next(self, label: str, *outcomes: Any) -> Self:
        """Lay down what the next rolls or draws of this label will be."""
        self._script.setdefault(label, []).extend(outcomes)
        return self

    # Act

    @property
    def session(self) -> Session:
        """The session; play begins when it is first needed."""
        if self._session is None:
            self._session = Session.new(self.game, self.options_of_game, self.seed, self._position, self._script)
        return self._session

    def run(self, *procedures: Frame) -> Self:
        """Carry out procedures, the last one first, on top of what is under way; a new journal begins with them."""
        if self._session is not None:
            self._position = self._session.state
            self._earlier_log += self._session.log
            self._session = None
        self._position.stack += procedures
        self._position.asks = []
        self._session = self.session
        return self

    def do(self, *codes: str, seat: int | str | None = None) -> Self:
        """Decide, one code after another; without a seat, the one seat for which a code is legal."""
        for code in codes:
            self.session.decide(self._actor(code, seat), code)
        return self

    def pass_until(self, prompt: str, limit: int = 100) -> Self:
        """Everybody passes until this question is asked."""
        for _ in range(limit):
            asks = self.session.state.asks
            if not asks or any(ask.prompt == prompt for ask in asks):
                break
            self.session.decide(asks[0].seat, "pass")
        assert any(ask.prompt == prompt for ask in self.session.state.asks), f"{prompt} was never asked"
        return self

    # Look

    def question(self, seat: int | str | None = None) -> Ask:
        """What a seat is asked; without a seat, the only question there is."""
        asks = self.session.state.asks
        if seat is None:
            assert len(asks) == 1, f"{len(asks)} questions are asked; name a seat"
            return asks[0]
        found = question_for(self.session.state, self.seat(seat))
        assert found is not None, f"{seat} is not asked anything"
        return found

    def options(self, seat: int | str | None = None) -> list[str]:
        """The codes of a seat's options; none if it is not asked."""
        if seat is not None and question_for(self.session.state, self.seat(seat)) is None:
            return []
        ask = self.question(seat)
        return [self.game.notation.code(self.g, ask.seat, option) for option in ask.all_options()]

    def why_not(self, code: str, seat: int | str | None = None) -> str | None:
        """The rule that forbids a code, or None if it is legal."""
        return self.session.why_not(self.question().seat if seat is None else self.seat(seat), code)

    def entries(self, seat: int | str | None = None) -> list[Entry]:
        """The log, as far as a seat may read it; all of it without a seat."""
        log = self._earlier_log + self.session.log
        return log if seat is None else [entry for entry in log if entry.readable_by(self.seat(seat))]

    def log(self, lang: str = "en", seat: int | str | None = None) -> list[str]:
        """The log as texts."""
        return [entry_text(self.game, self.g, entry, lang) for entry in self.entries(seat)]

    def path(self, lang: str = "en") -> str:
        """Where the game stands, as one line."""
        state = self.session.state
        return path_text(self.game, state, lang)

    def view(self, seat: int | str) -> dict[str, Any]:
        return observe(self.game, self.session.state, self.seat(seat))

    # Expect

    def expect_options(self, *codes: str, seat: int | str | None = None) -> Self:
        """Just these options and no others."""
        found = self.options(seat)
        assert sorted(found) == sorted(codes), f"options are {found}"
        return self

    def expect_legal(self, code: str, seat: int | str | None = None) -> Self:
        rule = self.why_not(code, seat)
        assert rule is None, f"{code} is forbidden by {rule}"
        return self

    def expect_refused(self, code: str, rule: str, seat: int | str | None = None) -> Self:
        """The code is refused by this rule, and nothing changes."""
        actor = self.question().seat if seat is None else self.seat(seat)
        before = self.session.state.dump()
        found = self._refusal(actor, code)
        assert found == rule, f"{code} is refused by {found or 'no rule'}, not {rule}"
        assert self.session.state.dump() == before, f"{code} was refused and still changed the game"
        return self

    def _refusal(self, seat: int, code: str) -> str:
        """The rule that refuses a decision; nothing if it was carried out."""
        try:
            self.session.decide(seat, code)
        except Refused as refusal:
            return refusal.rule
        return ""

    def expect_asked(self, seat: int | str, prompt: str) -> Self:
        found = self.question(seat).prompt
        assert found == prompt, f"{seat} is asked {found}"
        return self

    def expect_log(self, key: str, **about: Any) -> Self:
        """A line with this key, and with these values as far as given, stands in the log."""
        lines = [entry.about for entry in self.entries() if entry.key == key]
        assert any(about.items() <= line.items() for line in lines), f"{key} with {about} is not in {lines}"
        return self

    def expect_no_log(self, key: str) -> Self:
        assert all(entry.key != key for entry in self.entries()), f"{key} stands in the log"
        return self

    def expect_over(self, ending: str, *winners: int | str) -> Self:
        state = self.session.state
        assert state.ending == ending, f"the game ended {state.ending or 'not yet'}"
        assert state.winners == [self.seat(winner) for winner in winners], f"winners are {state.winners}"
        return self

    # Seats

    def seat(self, seat: int | str) -> int:
        """A seat by number or by name."""
        return self._names.index(seat) if isinstance(seat, str) else seat

    def _actor(self, code: str, seat: int | str | None) -> int:
        if seat is not None:
            return self.seat(seat)
        asks = self.session.state.asks
        if len(asks) <= 1:
            return asks[0].seat if asks else 0
        able = [ask.seat for ask in asks if self.session.why_not(ask.seat, code) is None]
        assert len(able) == 1, f"{code}: seats {able} could do that; name one"
        return able[0]
