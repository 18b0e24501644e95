"""A race between options: which is best after some trials, given how good each looked before.

All options of a round meet the same deal and dice, so that what is compared is the options and not their luck. What
the trials say is weighed against the look of the options: few trials say little, many say much, but never more than
the judgement of positions is worth. Now and then the worse half leaves, so that the trials go where the question is
open: the more time there is, the later.
"""

from __future__ import annotations

from math import sqrt

from westmarch.ai.style import ORDINARY, Style

#: Spread of one trial against another before there are enough of them to tell; it counts as so many trials.
SPREAD = 0.1
SPREAD_TRIALS = 4
#: After so many rounds the worse half leaves for the first time, then each time the rounds have doubled, but not before
#: one more part of the time is spent, of so many.
FIRST_HEAT = 3
STAGES = 4


class Race:
    """Trials of some options; the first one is what looks best. ``score_value`` and ``prior_spread``: see ``ai.style``.
    ``guesses``: what another race has found, for trials that say more than its own; ``doubt``: how far what they say
    may be wrong however many they are."""

    def __init__(
        self,
        scores: list[float],
        style: Style = ORDINARY,
        guesses: list[float] | None = None,
        doubt: float = 0.0,
    ) -> None:
        self.first_look = scores[0]
        self.score_value = style.score_value
        self.expected = [style.score_value * (look - scores[0]) for look in scores]
        self.guesses = list(guesses or [0.0] * len(scores))
        self.prior_spread = style.prior_spread
        self.doubt = doubt
        self.values: list[list[float]] = [[] for _ in scores]
        #: The round in which each began.
        self.since = [0] * len(scores)
        #: Whether options have entered after the beginning.
        self.entered = False
        self.running = list(range(len(scores)))
        self.rounds = 0
        self.next_heat = FIRST_HEAT
        self.heats = 0

    def enter(self, look: float) -> None:
        """One more option runs from now on."""
        self.running.append(len(self.values))
        self.values.append([])
        self.since.append(self.rounds)
        self.expected.append(self.score_value * (look - self.first_look))
        self.guesses.append(0.0)
        self.entered = True

    def add(self, runner: int, value: float) -> None:
        self.values[runner].append(value)

    def end_round(self, spent: float = 1.0) -> bool:
        """Count a round; after some of them, and some share of the time, the worse half leaves, but the first and the
        best go on. Whether it was time for that."""
        self.rounds += 1
        if self.rounds < self.next_heat or spent < min(self.heats + 1, STAGES - 1) / STAGES:
            return False
        self.heats += 1
        self.next_heat = 2 * self.rounds
        if len(self.running) > 2:
            stay = self.order()[: max(2, (len(self.running) + 1) // 2)]
            if 0 not in stay:
                stay[-1] = 0
            self.running = sorted(stay)
        return True

    def gain(self, runner: int) -> float:
        """How much better than the first an option is, in winning chance, after all that is known."""
        return self.expected[runner] + self.found(runner)

    def found(self, runner: int) -> float:
        """The same after the trials alone: few of them leave it near the guess."""
        guess = self.guesses[runner]
        first = self.values[0][self.since[runner] :]
        found = [mine - first[i] for i, mine in enumerate(self.values[runner]) if i < len(first)]
        trials = len(found)
        if not trials:
            return guess
        mean = sum(found) / trials
        spread = SPREAD_TRIALS * SPREAD * SPREAD + sum([(value - mean) ** 2 for value in found])
        error = spread / (SPREAD_TRIALS + trials) / trials + self.doubt * self.doubt
        return guess + (mean - guess) / (1 + error / (self.prior_spread * self.prior_spread))

    def order(self) -> list[int]:
        """All options, best first: those that are still running, then the others."""
        gains = [self.gain(runner) for runner in range(len(self.values))]
        return sorted(range(len(gains)), key=lambda runner: (runner not in self.running, -gains[runner], runner))

    def settled(self) -> bool:
        """Whether more trials could hardly change the result: one is left, or it is far ahead of the second."""
        if len(self.running) < 2:
            return True
        if self.rounds < 4 * FIRST_HEAT:
            return False
        gains = sorted([self.gain(runner) for runner in self.running], reverse=True)
        return gains[0] - gains[1] > 3 * SPREAD / sqrt(self.rounds)
