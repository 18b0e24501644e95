"""A game as a walk over numbered actions: what all adapters share.

An action is the number of an option of the present question. A question with more options than ``WIDTH`` is answered in
several actions, the digits of the number to the base ``WIDTH``, the highest first; so any option of any game can be
chosen with the same small set of actions.
"""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Option
from westmarch.engine.errors import ReplayError
from westmarch.engine.game import Game, Options
from westmarch.engine.playing import START, position
from westmarch.engine.runner import advance, decide
from westmarch.engine.state import State

WIDTH = 1024
#: More actions than any game takes: a walk that is longer is a defect.
LONGEST = 200_000


class Walk:
    """One game under way. Seats that are asked at once answer one after the other, unseen by each other."""

    def __init__(self, game: Game, options: Options, g: State) -> None:
        self.game = game
        self.options = options
        self.g = g
        self.open()

    def open(self) -> None:
        """Before a question."""
        #: The digits given so far, and the part of the option's number that they have settled.
        self.digits: tuple[int, ...] = ()
        self.base = 0
        self._offer(self.g.asks[0].count() if self.g.asks else 0)

    def _offer(self, left: int) -> None:
        """Say what can be done while so many options are possible with the digits given."""
        self.left = left
        #: How many options one action stands for.
        self.block = 1
        while self.block * WIDTH < left:
            self.block *= WIDTH
        #: How many actions there are: they are numbered from 0.
        self.actions = left if self.block == 1 else -(-left // self.block)

    def clone(self) -> Walk:
        new = Walk(self.game, self.options, self.g.clone())
        new.digits, new.base = self.digits, self.base
        new._offer(self.left)
        return new

    def __copy__(self) -> Walk:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Walk:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed, (self.game, self.options, self.g, self.digits)

    @property
    def is_over(self) -> bool:
        return not self.g.asks

    @property
    def seat(self) -> int:
        """Who acts."""
        return self.g.asks[0].seat

    def act(self, action: int) -> None:
        option = self.chosen(action)
        if option is not None:
            self._take(option)

    def act_and_tell(self, action: int) -> str:
        """The same; the action in words."""
        if self.block > 1:
            code = self.code(action) if 0 <= action < self.actions else ""
            self.act(action)
            return code
        option = self.chosen(action)
        assert option is not None
        code = self.game.notation.code(self.g, self.g.asks[0].seat, option)
        self._take(option)
        return code

    def chosen(self, action: int) -> Option | None:
        """The option that an action settles; None if more digits are needed, of which this is one."""
        if not 0 <= action < self.actions:
            raise ValueError(f"action {action} is not possible; there are {self.actions}")
        if self.block == 1:
            return self.g.asks[0].at(self.base + action)
        self.base += action * self.block
        self.digits = (*self.digits, action)
        self._offer(min(self.block, self.left - action * self.block))
        return None

    def _take(self, option: Option) -> None:
        decide(self.g, option, self.g.asks[0].seat)
        self.open()

    def code(self, action: int) -> str:
        """An action in words: the code of its option, or the first of those that it leaves possible."""
        ask = self.g.asks[0]
        code = self.game.notation.code(self.g, ask.seat, ask.at(self.base + action * self.block))
        return code if self.block == 1 else f"{code} ..."

    def returns(self) -> list[float]:
        """1 for winners and -1 for the others; nothing for anybody while the game goes on, or if all win or nobody."""
        g = self.g
        if g.asks or not g.winners or len(g.winners) == g.seats:
            return [0.0] * g.seats
        return [1.0 if seat in g.winners else -1.0 for seat in range(g.seats)]


def new_walk(game: Game, options: Options, seed: int, scenario: str = START) -> Walk:
    """A walk from the beginning of a game."""
    checked = game.checked(options)
    g = position(game, checked, scenario, Chance(seed_of(seed)))
    advance(g)
    return Walk(game, checked, g)


def resumed(game: Game, options: Options, g: State, digits: tuple[int, ...]) -> Walk:
    """A walk in a position, with the digits of its question given so far."""
    walk = Walk(game, options, g)
    for digit in digits:
        walk.act(digit)
    return walk


class OpenWalk(Walk):
    """A walk on which dice and draws are somebody else's actions, so that nobody can look ahead at them.

    When an answer needs dice or draws, the walk waits (``is_chance``) for the number of a stream of chance; that stream
    serves until the next question. Nothing here changes: ``after`` gives a new walk, so that a clone costs nothing.
    """

    def __init__(self, game: Game, options: Options, g: State | None = None) -> None:
        self.game = game
        self.options = options
        #: The answer that waits for chance; the set-up waits without one.
        self.waiting: Option | None = None
        self.is_dealt = g is not None
        if g is not None:
            self.g = g
        self.open()

    def open(self) -> None:
        if self.is_dealt:
            super().open()
        else:
            self.digits = ()
            self.base = 0
            self._offer(0)

    @property
    def is_chance(self) -> bool:
        return self.waiting is not None or not self.is_dealt

    @property
    def is_over(self) -> bool:
        return self.is_dealt and not self.g.asks

    def clone(self) -> OpenWalk:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        g = self.g if self.is_dealt else None
        return resumed_open, (self.game, self.options, g, self.digits, self.waiting)

    def _there(self, g: State) -> OpenWalk:
        """The same walk in another position with the same question."""
        new = OpenWalk(self.game, self.options, g)
        new.digits, new.base = self.digits, self.base
        new._offer(self.left)
        return new

    def after(self, action: int) -> OpenWalk:
        """The walk after somebody's action, which may have to wait for chance."""
        new = self._there(self.g)
        option = new.chosen(action)
        if option is None:
            return new
        g: State = self.g.clone()
        g.chance.recorded = []  # the first die or draw finds nothing here
        try:
            decide(g, option, self.seat)
        except ReplayError:
            new.waiting = option
            return new
        g.chance.recorded = None
        return OpenWalk(self.game, self.options, g)

    def dealt(self, stream: int) -> OpenWalk:
        """The walk after chance has dealt the stream of a number."""
        chance = Chance(seed_of(stream))
        if not self.is_dealt:
            return OpenWalk(self.game, self.options, self.game.start(self.options, chance))
        assert self.waiting is not None
        g: State = self.g.clone()
        g.chance = chance
        decide(g, self.waiting, self.seat)
        return OpenWalk(self.game, self.options, g)

    def redealt(self, g: State) -> OpenWalk:
        """The same walk in a position that looks the same to whoever acts."""
        return self._there(g)


def resumed_open(
    game: Game, options: Options, g: State | None, digits: tuple[int, ...], waiting: Option | None
) -> OpenWalk:
    walk = OpenWalk(game, options, g)
    for digit in digits:
        walk.chosen(digit)
    walk.waiting = waiting
    return walk
