"""The games as objects to hold in the hand.

    >>> import westmarch as wm
    >>> game = wm.new("wotr", seed=7)
    >>> game
    <wotr, turn 1: free to act, 2 options>
    >>> print(*game.options())
    declare:rivendell pass
    >>> game.do("pass")
    >>> game.do("guide strider")
    >>> game.why_not("allocate:9").rule
    'wotr.hunt.allocation.max-companions'

Everything goes through a session: each decision is checked, journalled and can be taken back. Nothing here knows
more of the rules than the kernel does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, overload

from westmarch.engine.chance import fresh_seed, seed_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.errors import NotationError, Refused, WestmarchError
from westmarch.engine.game import SPECTATOR, find_game, known_games
from westmarch.engine.game import Game as Rules
from westmarch.engine.journal import read_journal
from westmarch.engine.origin import Origin
from westmarch.engine.playing import START, UnknownScenario, directed
from westmarch.engine.refusals import read
from westmarch.engine.replaying import replay, resume
from westmarch.engine.runner import question_for
from westmarch.engine.session import Session
from westmarch.engine.state import State
from westmarch.engine.text import entry_text, option_text, prompt_text
from westmarch.engine.text_position import position_text, read_position, seen_text
from westmarch.engine.view import listed, observe, path_text


class Move(str):
    """An option: its text code, which also says what it means in words."""

    seat: str
    text: str

    def __new__(cls, code: str, seat: str, text: str) -> Move:
        made = super().__new__(cls, code)
        made.seat = seat
        made.text = text
        return made


class Options(Sequence[Move]):
    """The options of a choice too wide to list, each made when it is read."""

    def __init__(self, game: Game, ask: Ask) -> None:
        self._game = game
        self._ask = ask
        #: The game may go on before they are read.
        self._state = game.session.state.clone()

    def __len__(self) -> int:
        return self._ask.count()

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        wanted = range(len(self))[index]
        if isinstance(wanted, range):
            return [self[number] for number in wanted]
        return self._game._move(self._state, self._ask, self._ask.at(wanted))

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, str):
            return False
        try:
            return self._ask.legal(read(self._game.session.game, self._state, self._ask.seat, code))
        except NotationError:
            return False

    def __repr__(self) -> str:
        return f"<{len(self)} options: {self[0]}, {self[1]}, ...>"


class Reason(NamedTuple):
    """Why something is not possible: a rule, where it stands, and what it says."""

    rule: str
    ref: str
    text: str


class Result(NamedTuple):
    """How a game ended: who won, by which ending, and that ending in words."""

    winners: tuple[str, ...]
    ending: str
    text: str


class Ambiguous(WestmarchError):
    """Words that fit no option, or several."""


#: What plays a seat: the name of a level (``"easy"``, ``"hard@0.5s"``), or a function from the game as that seat sees
#: it to one of its options.
Bot = str | Callable[["Seat"], str | int]


class Game:
    """One game being played. ``new`` and ``load`` make it."""

    def __init__(self, session: Session, lang: str = "en") -> None:
        self.session = session
        #: The language of all texts: ``en`` or ``es``.
        self.lang = lang
        self._rules = session.game
        self.seats = tuple(session.game.seat_names(session.options))

    # Where the game stands

    @property
    def name(self) -> str:
        return self._rules.name

    @property
    def turn(self) -> int:
        return self._rules.turn(self.session.state)

    @property
    def to_act(self) -> str | None:
        """The seat that is asked; the first one, where several are asked at once, and None when the game is over."""
        asks = self.session.state.asks
        return self.seats[asks[0].seat] if asks else None

    @property
    def question(self) -> str:
        """What the seat to act is asked, in words."""
        asks = self.session.state.asks
        return prompt_text(self._rules, self.session.state, asks[0], self.lang) if asks else ""

    @property
    def over(self) -> bool:
        return self.session.state.over

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        g = self.session.state
        if not g.over:
            return None
        winners = tuple(self.seats[seat] for seat in g.winners)
        return Result(winners, g.ending, self._rules.messages(self.lang).text(g.ending))

    @property
    def path(self) -> str:
        """The procedures under way: *Turn 3 > Battle at Helm's Deep > round 2 (VI p.29)*."""
        return path_text(self._rules, self.session.state, self.lang)

    def log(self, seat: str | None = None) -> list[str]:
        """The log in words, as a seat may read it; without one, as everybody may."""
        reader = SPECTATOR if seat is None else self._number(seat)
        g = self.session.state
        lines = [line for line in self.session.log if line.readable_by(reader)]
        return [entry_text(self._rules, g, line, self.lang) for line in lines]

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """All that a seat may see, as plain data; without one, what everybody may."""
        return observe(self._rules, self.session.state, SPECTATOR if seat is None else self._number(seat))

    # Deciding

    def options(self, seat: str | None = None) -> Sequence[Move]:
        """The legal options of the seat to act, or of a seat; where there are thousands, made as they are read."""
        ask = self._ask(seat)
        if ask is None:
            return []
        found = listed(ask)
        return (
            [self._move(self.session.state, ask, option) for option in found]
            if len(found) == ask.count()
            else Options(self, ask)
        )

    def count(self, seat: str | None = None) -> int:
        """How many options there are, without listing them."""
        ask = self._ask(seat)
        return 0 if ask is None else ask.count()

    def do(self, option: str | int, seat: str | None = None) -> None:
        """Decide: by code, by the number of the option, or by words that fit one option alone.

        What the rules forbid is refused with its rule, and nothing has changed.
        """
        ask = self._ask(seat)
        if ask is None:
            raise Refused(str(option), "engine.game-over" if self.over else "engine.not-asked")
        self.session.decide(ask.seat, self._code(ask, option))

    def why_not(self, code: str, seat: str | None = None) -> Reason | None:
        """The rule that forbids a code for the seat to act, or for a seat; None if it is legal."""
        ask = self._ask(seat)
        actor = self._number(seat) if seat is not None else ask.seat if ask is not None else 0
        rule_id = self.session.why_not(actor, code)
        if rule_id is None:
            return None
        rule = self._rules.rule(rule_id)
        return Reason(rule_id, rule.ref if rule else "", rule.text(self.lang) if rule else "")

    def undo(self, steps: int = 1) -> None:
        """Take decisions back. Whoever holds the whole game in the hand needs nobody's consent; dice are spent."""
        session = self.session
        kept = len(session.steps) - steps
        session.undo(
            session.steps[kept].seat if 0 <= kept < len(session.steps) else 0, kept, set(range(len(self.seats)))
        )

    def play(self, bots: Mapping[str, Bot] | Bot = "easy", limit: int = 100_000) -> Result | None:
        """Let bots play on: one for all seats, or one for each seat by name; seats without one stop the play."""
        players = dict.fromkeys(self.seats, bots) if not isinstance(bots, Mapping) else dict(bots)
        hands = {seat: _player(self, seat, bot) for seat, bot in players.items()}
        for _ in range(limit):
            seat = self.to_act
            if seat is None or seat not in hands:
                break
            self.do(hands[seat](), seat)
        return self.result

    def odds(self, *words: str) -> dict[str, Any]:
        """Exact odds, asked as on the command line: ``game.odds("battle", "5", "3")``."""
        from westmarch.engine.odds import answer

        return answer(self._rules, words).data

    # Keeping

    def position(self) -> str:
        """The whole position as one line of text, hidden cards and the stream of chance included."""
        return position_text(self._rules, self.session.state, self.session.options)

    def seen_position(self, seat: str | None = None) -> str:
        """The position as one line that a seat, or everybody, may read: what it cannot know is dealt anew."""
        reader = SPECTATOR if seat is None else self._number(seat)
        return seen_text(self._rules, self.session.state, reader, self.session.options)

    def save(self) -> str:
        """The game as the text of a journal. While it goes on, the journal holds the seed of its chance."""
        session = self.session
        if not session.state.over:
            return session.journal.text() + f'["seed", "{session.state.chance.seed}"]\n'
        return session.journal.text()

    def __repr__(self) -> str:
        if self.over:
            result = self.result
            assert result is not None
            return f"<{self.name}, turn {self.turn}: {', '.join(result.winners) or 'nobody'} won by {result.ending}>"
        return f"<{self.name}, turn {self.turn}: {self.to_act} to act, {self.count()} options>"

    def __str__(self) -> str:
        return "\n".join([self.path, *self._rules.digest(self.session.state, SPECTATOR, self.lang), self.question])

    # Inside

    def _number(self, seat: str) -> int:
        if seat not in self.seats:
            raise WestmarchError(f"{self.name} has no seat '{seat}'; known: {', '.join(self.seats)}")
        return self.seats.index(seat)

    def _ask(self, seat: str | None) -> Ask | None:
        g = self.session.state
        if seat is not None:
            return question_for(g, self._number(seat))
        return g.asks[0] if g.asks else None

    def _listed(self, ask: Ask) -> list[Move]:
        return [self._move(self.session.state, ask, option) for option in listed(ask)]

    def _move(self, g: State, ask: Ask, option: Option) -> Move:
        code = self._rules.notation.code(g, ask.seat, option)
        return Move(code, self.seats[ask.seat], option_text(self._rules, g, ask.seat, option, self.lang))

    def _code(self, ask: Ask, option: str | int) -> str:
        """The code of an option given by its number, its code or some words."""
        notation, g = self._rules.notation, self.session.state
        if isinstance(option, int):
            if not 0 <= option < ask.count():
                raise Refused(str(option), "engine.not-offered", f"there are {ask.count()} options")
            return notation.code(g, ask.seat, ask.at(option))
        try:
            notation.parse(g, ask.seat, option)
        except NotationError:
            if isinstance(option, Move) or ":" in option:
                raise
        else:
            return option
        wanted = option.lower().split()
        fitting = [move for move in self._listed(ask) if all(w in move.text.lower() for w in wanted)]
        if len(fitting) != 1:
            found = ", ".join(fitting[:5]) or "nothing"
            raise Ambiguous(f"'{option[:60]}' fits {found}")
        return fitting[0]


class Seat:
    """A game as one seat sees it: what a bot may know, and nothing else."""

    def __init__(self, game: Game, name: str) -> None:
        self._game = game
        self.name = name

    def options(self) -> Sequence[Move]:
        return self._game.options(self.name)

    def count(self) -> int:
        return self._game.count(self.name)

    def view(self) -> dict[str, Any]:
        return self._game.view(self.name)

    def log(self) -> list[str]:
        return self._game.log(self.name)

    @property
    def turn(self) -> int:
        return self._game.turn


def _player(game: Game, seat: str, bot: Bot) -> Callable[[], str | int]:
    """Something that decides for a seat."""
    if not isinstance(bot, str):
        seen = Seat(game, seat)
        return lambda: bot(seen)
    from westmarch.ai.levels import policy_of
    from westmarch.ai.policy import Seen
    from westmarch.engine.chance import Chance

    rules, number = game.session.game, game.seats.index(seat)
    policy, chance = policy_of(rules, bot), Chance(fresh_seed())

    def choose() -> str:
        g = game.session.state
        return rules.notation.code(g, number, policy.choose(Seen(rules, g, number), chance))

    return choose


def games() -> list[str]:
    """The names of the games that are installed."""
    return sorted(known_games())


def new(name: str, *, seed: int | str | None = None, scenario: str = START, lang: str = "en", **options: Any) -> Game:
    """A new game: ``new("wotr", seed=7, players=3)``. Without a seed its chance is secret and fresh.

    A scenario is one of the game's directed positions, or a text position.
    """
    rules = find_game(name)
    chosen = fresh_seed() if seed is None else seed_of(seed) if isinstance(seed, int) else seed
    if " " in scenario:
        read_rules, options, start = read_position(scenario)
        if read_rules is not rules:
            raise UnknownScenario(f"this is a position of {read_rules.name}, not of {name}")
        return Game(_begun(rules, options, chosen, start, {"position": scenario}), lang)
    if scenario != START:
        return Game(_begun(rules, options, chosen, *directed(rules, options, scenario, chosen)), lang)
    return Game(Session.new(rules, options, chosen), lang)


def position(text: str, lang: str = "en") -> Game:
    """A game that goes on from a text position. Its dice are new ones: the stream of chance begins anew, with the same
    seed.

    >>> position(new("wotr", seed=7).position())
    <wotr, turn 1: free to act, 2 options>
    """
    rules, options, start = read_position(text)
    return Game(_begun(rules, options, start.chance.seed, start, {"position": text}), lang)


def _begun(rules: Rules, options: Mapping[str, Any], seed: str, start: State, origin: Origin) -> Session:
    """A session that begins at a position; its journal says where that came from."""
    session = Session.new(rules, dict(options), seed, start)
    session.journal.origin = origin
    return session


def load(text: str, lang: str = "en") -> Game:
    """A game from the text of its journal, as ``save`` or a table wrote it."""
    lines = text.rstrip("\n").split("\n")
    if lines[-1].startswith('["seed", "'):
        seed = lines.pop().split('"')[3]
        return Game(resume(read_journal("\n".join(lines) + "\n"), seed), lang)
    return Game(replay(read_journal(text)), lang)
