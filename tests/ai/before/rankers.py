"""Two levels without search: ``easy`` by what looks good, ``medium`` by what the position looks like afterwards."""

from __future__ import annotations

from math import log

from ai.before.guards import settled
from ai.before.mind import Mind, PlainMind
from ai.before.race import Race
from ai.before.style import ORDINARY, Style
from westmarch.ai.budget import Budget, Clock
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option
from westmarch.engine.state import State

#: Positions dealt to look one step ahead.
DEALS = 5


class Easy:
    """Heuristics alone, followed as a person would who is new to the game: where several options look good, not always
    the best of them. How far it strays is said by the style of a game for questions that begin something
    (``Style.easy_whim``), or by the ``slips`` of a mind for all questions. A game without heuristics is judged by a few
    random games after each option."""

    def __init__(self, mind: Mind, style: Style = ORDINARY) -> None:
        self.mind = mind
        self.style = style
        self.slips = float(getattr(mind, "slips", 0.0))

    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        looks = self.mind.ranked(g, seen.ask)
        if isinstance(self.mind, PlainMind):
            return _by_value(self.mind, seen, [g], [option for _, option in looks][:24])
        whim = max(self.slips, self.style.easy_whim if self.mind.is_macro(seen.ask) else 0.0)
        return [option for _, option in fancied(looks, whim, chance)]


def fancied(looks: list[tuple[float, Option]], whim: float, chance: Chance) -> list[tuple[float, Option]]:
    """The looks as a player of some whim sees them: one that is better by the whim comes first e times as often."""
    if not whim:
        return looks
    return sorted([(look + whim * gumbel(chance), option) for look, option in looks], reverse=True)


def gumbel(chance: Chance) -> float:
    """Noise whose maximum over scores is a draw from their softmax."""
    return -log(-log((chance.pick(9_999, "policy") + 1) / 10_000))


class Medium:
    """One step ahead: the best-looking options are carried out in some dealt positions, with all their details, and
    what is left on the board is weighed. All options meet the same deals and dice, and one that looked worse must do
    clearly better to be preferred (``ai.race``)."""

    #: Options looked at.
    WIDTH = 6

    def __init__(self, mind: Mind, budget: Budget, style: Style = ORDINARY) -> None:
        self.mind = mind
        self.budget = budget
        self.style = style

    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        ask = seen.ask
        clock = self.budget.start()
        looks = self.mind.ranked(g, ask)
        plain = isinstance(self.mind, PlainMind)
        if len(looks) < 2 or not self.mind.is_weighed(ask):
            return [option for _, option in looks]
        if self.mind.is_macro(ask):
            looks = fancied(looks, self.style.medium_whim, chance)
        width = 24 if plain else self.WIDTH
        head, tail = looks[:width], [option for _, option in looks[width:]]
        race = one_step(self.mind, seen, g, head, clock, chance, self.style)
        return [head[place][1] for place in race.order()] + tail


def one_step(
    mind: Mind,
    seen: Seen,
    g: State,
    head: list[tuple[float, Option]],
    clock: Clock,
    chance: Chance,
    style: Style,
    share: float = 1.0,
) -> Race:
    """Options carried out with all their details in some deals, and what is left on the board weighed."""
    race = Race([look for look, _ in head], style)
    plain = isinstance(mind, PlainMind)
    sure: dict[int, float] = {}
    while race.rounds < DEALS and not (race.rounds and clock.over(share)):
        deal = g if race.rounds == 0 else seen.dealt(chance)
        for place, (_, option) in enumerate(head):
            if place not in sure:
                clock.tick()
                after = settled(mind, deal, option, seen.seat)
                value = mind.evaluate(after, seen.seat)
                race.add(place, value)
                # Without dice or draws the next deals would say the same.
                if not plain and after.chance.used == deal.chance.used:
                    sure[place] = value
            else:
                race.add(place, sure[place])
        race.rounds += 1
    return race


def _by_value(mind: Mind, seen: Seen, deals: list[State], options: list[Option]) -> list[Option]:
    scored = [
        (sum(mind.evaluate(settled(mind, g, option, seen.seat), seen.seat) for g in deals), option)
        for option in options
    ]
    scored.sort(key=lambda pair: (-pair[0], pair[1]))
    return [option for _, option in scored]
