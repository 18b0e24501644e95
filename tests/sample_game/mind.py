"""What opponents know of The Ford: high cards win rounds, tricks turn them, points win the game."""

from __future__ import annotations

from typing import Any

from sample_game.state import GOAL, RANKS, is_feint, is_trick
from westmarch.ai.mind import PlainMind, won
from westmarch.ai.style import Style
from westmarch.engine.decision import Ask, Option

#: What a point and a point of rank in the hand are worth, in winning chance.
POINT = 0.09
RANK = 0.01


class FordMind(PlainMind):
    """A score for every option and a glance at the points; a bigger game weighs more (see ``westmarch.ai.mind``)."""

    def ranked(self, g: Any, ask: Ask) -> list[tuple[float, Option]]:
        scores = [(self._look(g, ask.seat, option), option) for _, option in super().ranked(g, ask)]
        return sorted(scores, reverse=True)

    def _look(self, g: Any, seat: int, option: Option) -> float:
        match option:
            case ("play", card):
                return float(RANKS[card])
            case ("trick", card):
                behind = g.totals[seat] <= g.totals[1 - seat]
                return 3.0 if behind or not is_feint(card) else 0.5
            case ("exchange", *cards):
                return sum([3.0 - RANKS[card] if not is_trick(card) else -1.0 for card in cards])
        return 1.0

    def evaluate(self, g: Any, seat: int) -> float:
        if g.ending:
            return won(g, seat)
        lead = sum(self.terms(g, seat).values())
        return min(0.98, max(0.02, 0.5 + lead))

    def terms(self, g: Any, seat: int) -> dict[str, float]:
        ranks = [sum([RANKS[card] for card in hand]) for hand in g.hands]
        return {
            "points": POINT * (g.points[seat] - g.points[1 - seat]),
            "hand": RANK * (ranks[seat] - ranks[1 - seat]),
        }

    def near_end(self, g: Any) -> bool:
        return bool(max(g.points) >= GOAL - 1)


MIND = FordMind()
STYLE = Style(easy_noise=1.0, medium_noise=0.3)
