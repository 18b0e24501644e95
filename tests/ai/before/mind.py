"""What a level must know of a game, and what it makes do with where a game has no knowledge of its own."""

from __future__ import annotations

from typing import Any, Protocol

from westmarch.engine.chance import Chance
from westmarch.engine.decision import Ask, Option
from westmarch.engine.runner import decide
from westmarch.engine.state import State


class Mind(Protocol):
    """Knowledge of one game. It is asked about dealt positions only, never about the true one."""

    def ranked(self, g: Any, ask: Ask) -> list[tuple[float, Option]]:
        """Options worth a thought with how good they look, best first."""

    def evaluate(self, g: Any, seat: int) -> float:
        """The winning chance of a seat, 0 to 1."""

    def terms(self, g: Any, seat: int) -> dict[str, float]:
        """What speaks for a seat (above 0) and against it, by name: ``<game>-term-<name>`` is a message."""

    def is_macro(self, ask: Ask) -> bool:
        """Whether a question begins something; the others are details of it."""

    def is_weighed(self, ask: Ask) -> bool:
        """Whether ``medium`` and ``hard`` compare options by what they lead to: where something begins, and at details
        that much depends on."""

    def is_pause(self, ask: Ask) -> bool:
        """Whether nothing is under way, so that the position can be judged as it stands."""

    def is_rest(self, ask: Ask) -> bool:
        """Whether a search may stop here: a pause, or later if the end of a play shows too little."""

    def is_costly(self, ask: Ask, option: Option) -> bool:
        """Whether a play costs something and might have no other effect."""

    def essence(self, g: Any, seat: int) -> tuple[Any, ...]:
        """The position without what plays of the seat cost: what a play must change to be worth it."""

    def near_end(self, g: Any) -> bool:
        """Whether the game may end within a move or two."""


class PlainMind:
    """A game of which nothing is known but its rules: positions are judged by random play to the end."""

    PLAYOUTS = 4
    LIMIT = 2_000

    def ranked(self, g: State, ask: Ask) -> list[tuple[float, Option]]:
        if ask.count() > 60:
            chance = Chance("00", 0)
            options = sorted({ask.sample(chance) for _ in range(60)})
        else:
            options = ask.all_options()
        return [(0.0, option) for option in options]

    def evaluate(self, g: State, seat: int) -> float:
        if g.ending:
            return won(g, seat)
        total = 0.0
        for number in range(self.PLAYOUTS):
            h: State = g.clone()
            policy = Chance(h.chance.seed, h.chance.used + 1_000_003 * (number + 1))
            h.chance = policy.clone()
            h.chance.used += 500_009
            made = 0
            while h.asks and made < self.LIMIT:
                ask = h.asks[0]
                decide(h, ask.sample(policy), ask.seat)
                made += 1
            total += won(h, seat)
        return total / self.PLAYOUTS

    def terms(self, g: State, seat: int) -> dict[str, float]:
        return {}

    def is_macro(self, ask: Ask) -> bool:
        return True

    def is_weighed(self, ask: Ask) -> bool:
        return True

    def is_pause(self, ask: Ask) -> bool:
        return True

    def is_rest(self, ask: Ask) -> bool:
        return True

    def is_costly(self, ask: Ask, option: Option) -> bool:
        return False

    def essence(self, g: State, seat: int) -> tuple[Any, ...]:
        return ()

    def near_end(self, g: State) -> bool:
        return True


def won(g: State, seat: int) -> float:
    """1 for a win, 0 for a loss, one half for anything else."""
    if not g.winners:
        return 0.5
    if seat not in g.winners:
        return 0.0
    return 1.0 if len(g.winners) < g.seats else 0.5
