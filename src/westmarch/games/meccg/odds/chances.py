"""Exact chances of everything that two dice decide. Every outcome is weighed; nothing is drawn at random."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from westmarch.games.meccg.facts import face

#: The chance of each sum of two dice.
TWO_DICE: Final[dict[int, Fraction]] = {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}


def above(number: int) -> Fraction:
    """The chance that two dice make more than a number."""
    return sum((chance for total, chance in TWO_DICE.items() if total > number), Fraction(0))


def exactly(number: int) -> Fraction:
    return TWO_DICE.get(number, Fraction(0))


class StrikeOdds:
    """What can come of a strike: defeated, failed, ineffectual, wounded, eliminated. They add up to one."""

    def __init__(self, defeated: Fraction, failed: Fraction, tie: Fraction, wounded: Fraction, lost: Fraction) -> None:
        self.defeated = defeated
        self.failed = failed
        self.tie = tie
        self.wounded = wounded
        self.eliminated = lost

    def whole(self) -> Fraction:
        return self.defeated + self.failed + self.tie + self.wounded + self.eliminated


def strike(
    prowess: int, strike_prowess: int, body: int, creature_body: int = 0, wounded: bool = False, twice: bool = False
) -> StrikeOdds:
    """A strike against a character (p.13). ``twice`` is a second roll to choose from (Lucky Strike)."""
    need = strike_prowess - prowess
    win, tie = above(need), exactly(need)
    if twice:
        not_less = 1 - (1 - win - tie) ** 2
        win = 1 - (1 - win) ** 2
        tie = not_less - win
    lose = 1 - win - tie
    beaten = Fraction(1) if not creature_body else above(creature_body)
    dies = above(body - (1 if wounded else 0))
    return StrikeOdds(win * beaten, win * (1 - beaten), tie, lose * (1 - dies), lose * dies)


def body_check(body: int, wounded: bool = False) -> Fraction:
    """The chance to be eliminated by a body check."""
    return above(body - (1 if wounded else 0))


def corruption_check(points: int, modifier: int = 0) -> tuple[Fraction, Fraction, Fraction]:
    """The chances to pass a corruption check, to be discarded and to be eliminated (p.9)."""
    passed = above(points - modifier)
    discarded = exactly(points - modifier) + exactly(points - modifier - 1)
    return passed, discarded, 1 - passed - discarded


def influence_check(number: int, modifier: int) -> Fraction:
    """The chance to win a faction over (p.15)."""
    return above(number - modifier)


def influence_opponent(number: int, modifier: int) -> Fraction:
    """The chance to influence a card of the opponent: both roll (p.16)."""
    return sum((chance * above(number - modifier + theirs) for theirs, chance in TWO_DICE.items()), Fraction(0))


def ring_test(ring: str, modifier: int = 0) -> dict[str, Fraction]:
    """The chances that a gold ring turns out to be each sort of ring (p.17); they overlap."""
    one, dwarven, magic = face(ring).ring_test
    return {
        "one": above(one - 1 - modifier),
        "dwarven": above(dwarven - 1 - modifier),
        "magic": 1 - above(magic - modifier),
        "lesser": Fraction(1),
    }


class Defender:
    """A character who faces a strike of an attack."""

    def __init__(self, prowess: int, body: int, tapped: bool = False, wounded: bool = False) -> None:
        self.prowess = prowess
        self.body = body
        self.tapped = tapped
        self.wounded = wounded


def best_taps(defenders: list[Defender], strike_prowess: int, most_taps: int) -> tuple[Fraction, tuple[bool, ...]]:
    """The chance that nobody is wounded, and who should tap for it, if at most so many may tap.

    Whoever does not tap fights with -3, whoever is tapped already with -1, whoever is wounded with -2 (p.13).
    """

    @cache
    def best(at: int, left: int) -> tuple[Fraction, tuple[bool, ...]]:
        if at == len(defenders):
            return Fraction(1), ()
        one = defenders[at]
        choices: list[tuple[int, bool]] = []
        if one.wounded:
            choices.append((-2, False))
        elif one.tapped:
            choices.append((-1, False))
        else:
            choices.append((-3, False))
            if left:
                choices.append((0, True))
        found: list[tuple[Fraction, tuple[bool, ...]]] = []
        for penalty, taps in choices:
            need = strike_prowess - one.prowess - penalty
            safe = above(need) + exactly(need)
            rest, plan = best(at + 1, left - int(taps))
            found.append((safe * rest, (taps, *plan)))
        return max(found, key=lambda item: (item[0], -sum(item[1])))

    return best(0, most_taps)
