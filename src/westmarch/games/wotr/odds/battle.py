"""Exact odds of a battle (VI p.28-31): no dice are rolled, every outcome is weighed.

A state of the battle is the units left on both sides. Each round both sides score hits, then the
attacker and after that the defender say how they lose units; the states only ever get smaller, so that
one sweep from the small states to the large ones gives the best choices, and one sweep back the chances.
"""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.games.wotr.odds.casualty import (
    ELITES_FIRST,
    GONE,
    OPTIMAL,
    POLICIES,
    Units,
    after_hits,
    hit_points,
    next_hit,
)
from westmarch.games.wotr.odds.dice import MOST_DICE, Successes, chance_to_hit, successes

FIELD = "field"
CITY = "city"
SIEGE = "siege"
SORTIE = "sortie"
KINDS = (FIELD, CITY, SIEGE, SORTIE)

ALWAYS = "always"
NEVER = "never"
EXTENSIONS = (OPTIMAL, ALWAYS, NEVER)

#: Chances that differ by less are equal.
TINY = 1e-12

#: The chances that the attacker wins and that the attacker loses.
Value = tuple[float, float]
#: The units of the attacker and of the defender.
Pair = tuple[Units, Units]
Settled = tuple[Value, Units, Units]

#: What a side wants most of, and then: the weights of win and loss. Who is besieged wins by holding out.
ATTACKER_AIMS: tuple[Value, Value] = ((1, 0), (0, -1))
DEFENDER_AIMS: tuple[Value, Value] = ((0, 1), (-1, 0))
HOLDER_AIMS: tuple[Value, Value] = ((-1, 0), (0, 1))


@dataclass(frozen=True)
class Army:
    """One side of a battle."""

    regulars: int
    elites: int = 0
    #: Leaders, Nazgul and the leadership of characters: all of it lasts as long as the army.
    leadership: int = 0
    #: Added to the combat strength: captains.
    strength: int = 0
    #: Added to each die of the combat roll, and of the leader re-roll.
    roll: int = 0
    reroll: int = 0
    #: Regular figures at hand to replace reduced elites.
    spare: int = 99
    #: Leadership of each elite: 1 for Isengard's with Saruman in play.
    elite_leadership: int = 0

    def __post_init__(self) -> None:
        for name in ("regulars", "elites", "leadership", "strength", "spare", "elite_leadership"):
            if getattr(self, name) < 0:
                raise ValueError(f"{name} cannot be negative")
        if self.regulars + self.elites == 0:
            raise ValueError("an army needs at least one unit")


@dataclass(frozen=True)
class BattleOdds:
    """The chances of how a battle ends, seen by the attacker."""

    #: The defender is destroyed and the attacker is not; the other way round; both; neither.
    win: float
    loss: float
    both: float
    undecided: float
    #: The mean number of rounds.
    rounds: float
    #: The chance of each pair of armies left: ((regulars, elites), (regulars, elites)).
    final: dict[Pair, float]

    def left(self, side: int) -> dict[Units, float]:
        """The chance of each army left of the attacker (0) or the defender (1), largest first."""
        out: dict[Units, float] = {}
        for pair, chance in self.final.items():
            out[pair[side]] = out.get(pair[side], 0.0) + chance
        return dict(sorted(out.items(), key=lambda item: (-hit_points(item[0]), -item[0][1])))

    def mean_left(self, side: int) -> float:
        """The mean number of hits that the army left of a side can still take."""
        return sum(hit_points(pair[side]) * chance for pair, chance in self.final.items())


def battle(
    attacker: Army,
    defender: Army,
    kind: str = FIELD,
    rounds: int = 0,
    attacker_losses: str = OPTIMAL,
    defender_losses: str = OPTIMAL,
    extend: str = OPTIMAL,
) -> BattleOdds:
    """The odds of a battle fought for some rounds, or to the end with ``rounds`` 0.

    ``attacker_losses`` and ``defender_losses`` say how hits are taken (POLICIES); ``extend`` says whether
    the attacker of a siege reduces an elite for another round (EXTENSIONS).
    """
    _must_be("kind", kind, KINDS)
    _must_be("extend", extend, EXTENSIONS)
    if rounds < 0:
        raise ValueError("rounds cannot be negative")
    for policy in (attacker_losses, defender_losses):
        _must_be("casualty policy", policy, POLICIES)
    return _Battle((attacker, defender), kind, rounds, (attacker_losses, defender_losses), extend).odds()


def _must_be(what: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise ValueError(f"{what} is '{value}', allowed: {', '.join(allowed)}")


class _Battle:
    """The sweeps over the states of one battle. A stage is a round, or the first of many equal rounds."""

    def __init__(self, armies: tuple[Army, Army], kind: str, rounds: int, losses: tuple[str, str], extend: str) -> None:
        self.armies = armies
        self.kind = kind
        self.rounds = rounds
        self.extend = extend
        self.most_regulars = [army.regulars + army.spare for army in armies]
        self.last_stage = rounds or (2 if kind == CITY else 1)
        self.defender_aims = HOLDER_AIMS if kind == SIEGE else DEFENDER_AIMS
        self.chooses = [losses[side] == OPTIMAL and self.has_a_choice(side) for side in (0, 1)]
        self.policies = [ELITES_FIRST if policy == OPTIMAL else policy for policy in losses]
        self.values: dict[tuple[int, Units, Units], Value] = {}
        self.settled: dict[tuple[int, Units, int, Units, int], Settled] = {}
        self.rolls: dict[tuple[int, int, Units], Successes] = {}

    def has_a_choice(self, side: int) -> bool:
        """Whether reducing elites first may be wrong.

        It keeps the most units for any number of hits taken, and so the most dice. But an elite that leads or
        prolongs a siege is worth more than its hits; and where the besieger has no regular at hand to prolong
        it with, every regular that the besieged kill becomes one.
        """
        army = self.armies[side]
        if army.elites == 0:
            return False
        prolongs = self.kind == SIEGE and self.armies[0].elites > 0 and self.extend != NEVER and self.rounds != 1
        if side == 1:
            prolongs = prolongs and self.armies[0].spare < self.armies[0].elites
        return prolongs or army.elite_leadership > 0

    # ---- one round ----

    def hits(self, side: int, stage: int, units: Units) -> Successes:
        """The hits that a side scores in a round."""
        key = (side, stage, units)
        if key not in self.rolls:
            army = self.armies[side]
            sheltered = self.kind == SIEGE or (self.kind == CITY and stage == 1)
            number = 6 if side == 0 and sheltered else 5
            dice = min(MOST_DICE, units[0] + units[1] + army.strength)
            leadership = min(MOST_DICE, army.leadership + army.elite_leadership * units[1])
            self.rolls[key] = successes(
                dice, chance_to_hit(number, army.roll), leadership, chance_to_hit(number, army.reroll)
            )
        return self.rolls[key]

    def lasts(self, stage: int) -> bool:
        """Whether a round in which nobody was hit is followed by the same round again."""
        return self.rounds == 0 and stage == self.last_stage and self.kind != SIEGE

    def next_stage(self, stage: int) -> int:
        return stage if self.rounds == 0 and stage == self.last_stage else stage + 1

    def prolonged(self, units: Units) -> Units:
        """The attacker of a siege with an elite reduced for another round; gone when it cannot."""
        if units[1] == 0 or units[0] >= self.most_regulars[0]:
            return GONE
        return (units[0] + 1, units[1] - 1)

    def next_round(self, stage: int, attacker: Units, defender: Units) -> tuple[Units, bool]:
        """The attacker as the next round finds it, and whether there is a next round."""
        if attacker == GONE or defender == GONE or stage == self.rounds:
            return attacker, False
        if self.kind != SIEGE:
            return attacker, True
        fewer = self.prolonged(attacker)
        if fewer == GONE or self.extend == NEVER:
            return attacker, False
        if self.extend == ALWAYS or self.value(self.next_stage(stage), fewer, defender)[0] > TINY:
            return fewer, True
        return attacker, False

    # ---- the sweep from the end: values ----

    def value(self, stage: int, attacker: Units, defender: Units) -> Value:
        """The chances before a round, with the best choices of whoever chooses."""
        key = (stage, attacker, defender)
        if key in self.values:
            return self.values[key]
        win = loss = 0.0
        scored = self.hits(0, stage, attacker)
        suffered = self.hits(1, stage, defender)
        lasts = self.lasts(stage)
        for i, p in enumerate(scored):
            for j, q in enumerate(suffered):
                if lasts and i == 0 and j == 0:
                    continue
                value = self.settle(stage, attacker, j, defender, i)[0]
                win += p * q * value[0]
                loss += p * q * value[1]
        scale = 1 / (1 - scored[0] * suffered[0]) if lasts else 1.0
        self.values[key] = (win * scale, loss * scale)
        return self.values[key]

    def value_after(self, stage: int, attacker: Units, defender: Units) -> Value:
        following, more = self.next_round(stage, attacker, defender)
        if more:
            return self.value(self.next_stage(stage), following, defender)
        return (float(attacker != GONE and defender == GONE), float(attacker == GONE and defender != GONE))

    def settle(self, stage: int, attacker: Units, suffered: int, defender: Units, scored: int) -> Settled:
        """The hits of a round taken, first by the attacker: the chances then, and the units left."""
        # What is not chosen is known before what is: fewer cases to remember.
        if suffered and not self.chooses[0]:
            attacker = after_hits(attacker, suffered, self.most_regulars[0], self.policies[0])
            suffered = 0
        if scored and not self.chooses[1]:
            defender = after_hits(defender, scored, self.most_regulars[1], self.policies[1])
            scored = 0
        key = (stage, attacker, suffered, defender, scored)
        if key not in self.settled:
            self.settled[key] = self.choose(stage, attacker, suffered, defender, scored)
        return self.settled[key]

    def choose(self, stage: int, attacker: Units, suffered: int, defender: Units, scored: int) -> Settled:
        """The best way to take the next hit."""
        if suffered:
            ways = next_hit(attacker, suffered, self.most_regulars[0]) or [(GONE, suffered)]
            settled = [self.settle(stage, way, suffered - taken, defender, scored) for way, taken in ways]
            return _best(settled, ATTACKER_AIMS)
        if scored:
            ways = next_hit(defender, scored, self.most_regulars[1]) or [(GONE, scored)]
            settled = [self.settle(stage, attacker, 0, way, scored - taken) for way, taken in ways]
            return _best(settled, self.defender_aims)
        return (self.value_after(stage, attacker, defender), attacker, defender)

    # ---- the sweep from the start: chances ----

    def left_after(self, stage: int, attacker: Units, suffered: int, defender: Units, scored: int) -> Pair:
        """The units left after a round; where nobody chooses no values are needed."""
        if self.chooses[0] or self.chooses[1]:
            return self.settle(stage, attacker, suffered, defender, scored)[1:]
        return (
            after_hits(attacker, suffered, self.most_regulars[0], self.policies[0]),
            after_hits(defender, scored, self.most_regulars[1], self.policies[1]),
        )

    def odds(self) -> BattleOdds:
        final: dict[Pair, float] = {}
        total_rounds = 0.0
        start = ((self.armies[0].regulars, self.armies[0].elites), (self.armies[1].regulars, self.armies[1].elites))
        # By stage, and in a stage from the most hit points down: a state is complete when its turn comes.
        waiting: dict[tuple[int, int], dict[Pair, float]] = {(1, 0): {start: 1.0}}
        while waiting:
            first = min(waiting)
            stage = first[0]
            lasts = self.lasts(stage)
            for (attacker, defender), chance in waiting.pop(first).items():
                scored = self.hits(0, stage, attacker)
                suffered = self.hits(1, stage, defender)
                if lasts:
                    chance /= 1 - scored[0] * suffered[0]
                total_rounds += chance
                for i, p in enumerate(scored):
                    for j, q in enumerate(suffered):
                        if lasts and i == 0 and j == 0:
                            continue
                        after = self.left_after(stage, attacker, j, defender, i)
                        following, more = self.next_round(stage, after[0], after[1])
                        place = final
                        if more:
                            after = (following, after[1])
                            points = hit_points(following) + hit_points(after[1])
                            place = waiting.setdefault((self.next_stage(stage), -points), {})
                        place[after] = place.get(after, 0.0) + chance * p * q
        return _summary(final, total_rounds)


def _best(settled: list[Settled], aims: tuple[Value, Value]) -> Settled:
    """The most of the first aim (a weight of win and of loss); among equals of the second; then the first way."""
    best = settled[0]
    (win, loss), (then_win, then_loss) = aims
    for other in settled[1:]:
        more_wins = other[0][0] - best[0][0]
        more_losses = other[0][1] - best[0][1]
        better = win * more_wins + loss * more_losses
        if better > TINY or (better > -TINY and then_win * more_wins + then_loss * more_losses > TINY):
            best = other
    return best


def _summary(final: dict[Pair, float], rounds: float) -> BattleOdds:
    win = loss = both = undecided = 0.0
    for (attacker, defender), chance in final.items():
        if attacker == GONE and defender == GONE:
            both += chance
        elif defender == GONE:
            win += chance
        elif attacker == GONE:
            loss += chance
        else:
            undecided += chance
    return BattleOdds(win, loss, both, undecided, rounds, final)
