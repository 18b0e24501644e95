"""A game as a walk over numbered actions: what all adapters share.

An action is the number of an option of the present question. A question with more options than ``WIDTH`` is answered in
several actions, the digits of the number to the base ``WIDTH``, the highest first; so any option of any game can be
chosen with the same small set of actions.
"""

from __future__ import annotations

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Game, Options
from westmarch.engine.runner import decide
from westmarch.engine.state import State

WIDTH = 1024
#: More actions than any game takes: a walk that is longer is a defect.
LONGEST = 200_000


class Walk:
    """One game under way. Seats that are asked at once answer one after the other, unseen by each other."""

    def __init__(self, game: Game, options: Options, seed: int) -> None:
        self.game = game
        self.options = game.checked(options)
        self.g: State = game.start(self.options, Chance(seed_of(seed)))
        #: The part of the option's number that the digits given so far have settled.
        self.base = 0
        #: How many options are still possible with these digits.
        self.left = self._options()

    def clone(self) -> Walk:
        new = Walk.__new__(Walk)
        new.game, new.options = self.game, self.options
        new.g = self.g.clone()
        new.base, new.left = self.base, self.left
        return new

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
        return -(-self.left // self._block())

    def act(self, action: int) -> None:
        if not 0 <= action < self.actions:
            raise ValueError(f"action {action} is not possible; there are {self.actions}")
        block = self._block()
        self.base += action * block
        self.left = min(block, self.left - action * block)
        if block == 1:
            ask = self.g.asks[0]
            decide(self.g, ask.at(self.base), ask.seat)
            self.base = 0
            self.left = self._options()

    def code(self, action: int) -> str:
        """An action in words: the code of its option, or the first of those that it leaves possible."""
        block = self._block()
        ask = self.g.asks[0]
        code = self.game.notation.code(self.g, ask.seat, ask.at(self.base + action * block))
        return code if block == 1 else f"{code} ..."

    def returns(self) -> list[float]:
        """1 for winners and -1 for the others; nothing for anybody while the game goes on or if nobody wins."""
        g = self.g
        if g.asks or not g.winners:
            return [0.0] * g.seats
        return [1.0 if seat in g.winners else -1.0 for seat in range(g.seats)]

    def _options(self) -> int:
        return self.g.asks[0].count() if self.g.asks else 0

    def _block(self) -> int:
        """How many options one action stands for."""
        block = 1
        while block * WIDTH < self.left:
            block *= WIDTH
        return block
