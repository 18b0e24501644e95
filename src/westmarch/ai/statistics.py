"""What the scores of pairs of games say: an interval that holds everywhere, and a sequential test.

The score of a pair is one of five (0, 1/4, 1/2, 3/4, 1 where a game is won, drawn or lost), and how often each has come
is all that counts: luck of the seed and of the sides cancels out inside a pair, so games of a pair are not independent,
but pairs are. Nothing here supposes that scores are spread like a bell.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from dataclasses import dataclass

#: The scores of a pair, if every game is won, drawn or lost.
FIVE = (0.0, 0.25, 0.5, 0.75, 1.0)
#: How many spreads of scores are drawn to find an end of an interval; always the same ones.
DRAWS = 8_000
TAIL = 0.025
#: No difference beyond this is told: a score without a loss has no upper end.
FARTHEST = 4_000.0
#: A score that has not come yet counts as so many pairs in the test, so that every hypothesis is possible.
UNSEEN = 1e-3


def elo(score: float) -> float:
    """The rating difference that predicts a score."""
    if score <= expected(-FARTHEST):
        return -FARTHEST
    return FARTHEST if score >= expected(FARTHEST) else 400.0 * math.log10(score / (1.0 - score))


def expected(difference: float) -> float:
    """The score that a rating difference predicts."""
    return 1.0 / (1.0 + math.pow(10.0, -difference / 400.0))


@dataclass(frozen=True)
class Estimate:
    """A rating difference with its 95 % interval. ``open`` is ``above`` or ``below`` if the pairs set no bound there:
    none was lost, or none was won, and the difference itself is then a cautious guess."""

    elo: float
    low: float
    high: float
    open: str = ""

    def __str__(self) -> str:
        if self.open:
            bound = self.low if self.open == "above" else self.high
            return f"{self.open} {bound:+.0f}"
        return f"{self.elo:+.0f} ({self.low:+.0f} to {self.high:+.0f})"


def five(scores: list[float]) -> list[int]:
    """How often each of the five scores has come; others count for the nearest."""
    counts = Counter(round(4 * score) for score in scores)
    return [counts[quarter] for quarter in range(5)]


def estimated(scores: list[float]) -> Estimate:
    """The rating difference that the scores of pairs show, with its 95 % interval."""
    count = len(scores)
    mean = sum(scores) / count
    low, high = _bound(scores), 1.0 - _bound([1.0 - score for score in scores])
    if mean in (0.0, 1.0):
        # The difference at which it would be an even chance that so many pairs are all won.
        even = math.pow(0.5, 1 / count)
        guess = elo(even if mean else 1.0 - even)
        return Estimate(guess, elo(low), elo(high), "above" if mean else "below")
    return Estimate(elo(mean), elo(low), elo(high))


def _bound(scores: list[float]) -> float:
    """What the mean behind some scores is not below, 39 times of 40, however scores are spread between 0 and 1.

    Gaffke's bound: every score gets a random weight, all weightings equally likely, and so does one score of 0 that was
    not seen. Where all scores are 1 or 0 it is the exact bound of the binomial distribution (Clopper and Pearson).
    """
    seen = sorted(Counter(scores).items())
    rng = random.Random(len(scores))
    means = []
    for _ in range(DRAWS):
        total, weights = 0.0, rng.expovariate(1.0)
        for value, times in seen:
            weight = rng.gammavariate(times, 1.0)
            total += weight * value
            weights += weight
        means.append(total / weights)
    return sorted(means)[int(TAIL * DRAWS)]


@dataclass(frozen=True)
class Test:
    """A sequential test: the log-likelihood ratio of two rating differences, and what follows from it."""

    ratio: float
    verdict: str


def sequential_test(scores: list[float], low: float = 0.0, high: float = 50.0, risk: float = 0.05) -> Test:
    """Is A better by ``high`` Elo rather than ``low``?

    The generalised sequential probability ratio test over the five scores: for each difference the spread of scores
    under which what was seen is likeliest, among those whose mean it predicts. The ratio of the two likelihoods cannot
    grow faster than the pairs allow.
    """
    counts = Counter(scores)
    values = sorted({*FIVE, *counts})
    seen = [counts[value] or UNSEEN for value in values]
    ratio = _log_likelihood(values, seen, expected(high)) - _log_likelihood(values, seen, expected(low))
    bound = math.log((1 - risk) / risk)
    return Test(ratio, "accepted" if ratio >= bound else "rejected" if ratio <= -bound else "open")


def _log_likelihood(values: list[float], seen: list[float], mean: float) -> float:
    """The log-likelihood of what was seen under the likeliest spread with that mean.

    That spread gives each score its share divided by ``1 + tilt * (score - mean)``.
    """
    total = sum(seen)
    shares = [count / total for count in seen]
    # The tilt lies where all of these stay above zero, and the mean falls as it grows.
    least, most = -1.0 / (values[-1] - mean), -1.0 / (values[0] - mean)
    for _ in range(100):
        tilt = (least + most) / 2
        error = sum(
            share * (value - mean) / (1 + tilt * (value - mean)) for share, value in zip(shares, values, strict=True)
        )
        least, most = (tilt, most) if error > 0 else (least, tilt)
    return sum(
        count * math.log(share / (1 + tilt * (value - mean)))
        for count, share, value in zip(seen, shares, values, strict=True)
    )
