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

    def __init__(self, game: Game, options: Options, seed: int, scenario: str = START) -> None:
        self.game = game
        self.options = game.checked(options)
        self.g: State = position(game, self.options, scenario, Chance(seed_of(seed)))
        advance(self.g)
        self.open()

    def open(self) -> None:
        """Before a question."""
        #: The digits given so far, and the part of the option's number that they have settled.
        self.digits: tuple[int, ...] = ()
        self.base = 0
        #: How many options are still possible with these digits.
        self.left = self.g.asks[0].count() if self.g.asks else 0

    def clone(self) -> Walk:
        new: Walk = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.g = self.g.clone()
        return new

    def __copy__(self) -> Walk:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Walk:
        return self.clone()

    @property
    def is_over(self) -> bool:
        return not self.g.asks

    @property
    def seat(self) -> int:
        """Who acts."""
        return self.g.asks[0].seat

    @property
    def actions(self) -> int:
        """How many actions there are: they are numbered from 0."""
        return self.left if self.left <= WIDTH else -(-self.left // self.block)

    def act(self, action: int) -> None:
        if self.left > WIDTH:
            option = self._chosen(action)
            if option is None:
                return
        elif 0 <= action < self.left:
            option = self.g.asks[0].at(self.base + action)
        else:
            raise self._impossible(action)
        decide(self.g, option, self.g.asks[0].seat)
        self.open()

    def _chosen(self, action: int) -> Option | None:
        """The option that an action settles; None if more digits are needed."""
        if not 0 <= action < self.actions:
            raise self._impossible(action)
        block = self.block
        if block == 1:
            return self.g.asks[0].at(self.base + action)
        self.base += action * block
        self.digits = (*self.digits, action)
        self.left = min(block, self.left - action * block)
        return None

    def _impossible(self, action: int) -> ValueError:
        return ValueError(f"action {action} is not possible; there are {self.actions}")

    def code(self, action: int) -> str:
        """An action in words: the code of its option, or the first of those that it leaves possible."""
        block = self.block
        ask = self.g.asks[0]
        code = self.game.notation.code(self.g, ask.seat, ask.at(self.base + action * block))
        return code if block == 1 else f"{code} ..."

    def returns(self) -> list[float]:
        """1 for winners and -1 for the others; nothing for anybody while the game goes on, or if all win or nobody."""
        g = self.g
        if g.asks or not g.winners or len(g.winners) == g.seats:
            return [0.0] * g.seats
        return [1.0 if seat in g.winners else -1.0 for seat in range(g.seats)]

    @property
    def block(self) -> int:
        """How many options one action stands for."""
        block = 1
        while block * WIDTH < self.left:
            block *= WIDTH
        return block


class OpenWalk(Walk):
    """A walk on which dice and draws are somebody else's actions, so that nobody can look ahead at them.

    When an answer needs dice or draws, the walk waits (``is_chance``) for the number of a stream of chance; that stream
    serves until the next question. Nothing here changes: ``after`` gives a new walk, so that a clone costs nothing.
    """

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = game.checked(options)
        #: The answer that waits for chance; the set-up waits without one.
        self.waiting: Option | None = None
        self.is_dealt = False
        self.left = self.base = 0
        self.digits = ()

    @property
    def is_chance(self) -> bool:
        return self.waiting is not None or not self.is_dealt

    @property
    def is_over(self) -> bool:
        return self.is_dealt and not self.g.asks

    def clone(self) -> OpenWalk:
        return self

    def _changed(self) -> OpenWalk:
        new: OpenWalk = object.__new__(OpenWalk)
        new.__dict__.update(self.__dict__)
        return new

    def after(self, action: int) -> OpenWalk:
        """The walk after somebody's action, which may have to wait for chance."""
        new = self._changed()
        option = new._chosen(action)
        if option is None:
            return new
        g: State = self.g.clone()
        g.chance.recorded = []  # the first die or draw finds nothing here
        try:
            decide(g, option, self.seat)
        except ReplayError:
            new.waiting = option
        else:
            g.chance.recorded = None
            new.g = g
            new.open()
        return new

    def dealt(self, stream: int) -> OpenWalk:
        """The walk after chance has dealt the stream of a number."""
        new = self._changed()
        if not self.is_dealt:
            new.g = self.game.start(self.options, Chance(seed_of(stream)))
            new.is_dealt = True
        else:
            assert self.waiting is not None
            new.g = self.g.clone()
            new.g.chance = Chance(seed_of(stream))
            decide(new.g, self.waiting, self.seat)
            new.waiting = None
        new.open()
        return new

    def redealt(self, g: State) -> OpenWalk:
        """The same walk in a position that looks the same to whoever acts."""
        new = self._changed()
        new.g = g
        return new
