"""A small net over features that can be named: each adds its share, and some combinations of them add theirs."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, tanh


@dataclass(frozen=True)
class Net:
    """Weights for plain features; ``ai.lessons`` learns them and writes the module of each game that holds them."""

    bias: float
    #: What each feature adds by itself.
    direct: list[float]
    #: Weights by feature, bias, and what the combination adds.
    combinations: list[tuple[list[float], float, float]]
    #: How each feature usually is.
    usual: list[float]

    def balance(self, values: list[float]) -> float:
        """What the features say together, 0 for even chances."""
        total = self.bias + _dot(self.direct, values)
        for weights, bias, out in self.combinations:
            total += out * tanh(bias + _dot(weights, values))
        return total

    def shares(self, names: tuple[str, ...], values: list[float]) -> dict[str, float]:
        """What each name adds on the way from a usual position to this one. What several add together is shared between
        them: the way is gone forwards and backwards. All shares add up to what lies between the two positions."""
        places: dict[str, list[int]] = {}
        for place, name in enumerate(names):
            places.setdefault(name, []).append(place)
        found = dict.fromkeys(places, 0.0)
        for way in (list(places), list(places)[::-1]):
            now = self.usual[:]
            before = self.balance(now)
            for name in way:
                for place in places[name]:
                    now[place] = values[place]
                after = self.balance(now)
                found[name] += (after - before) / 2
                before = after
        return found


def likely(balance: float) -> float:
    """The winning chance that a balance stands for."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, balance))))


def _dot(weights: list[float], values: list[float]) -> float:
    total = 0.0
    for i in range(len(values)):
        total += weights[i] * values[i]
    return total
