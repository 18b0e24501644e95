"""What no opponent above ``random`` ever does: throw a win away, walk into a loss, pay for nothing, go in circles,
fail, or forget the time.

A level ranks options; ``Guarded`` looks at the ranking and takes the first that no guard objects to.
"""

from __future__ import annotations

import hashlib
import logging
from typing import Any, Protocol

from ai.before.mind import Mind
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Ask, Option
from westmarch.engine.runner import decide
from westmarch.engine.state import State

log = logging.getLogger(__name__)

#: Answers that do nothing and cost nothing.
HARMLESS = ("pass", "done", "no", "none", "hold", "cease", "wait")
#: Positions dealt to tell certainty from luck, and options looked at: so many of the level's and of the mind's best.
DEALS = 3
LOOKED_AT = 6
#: How often the same answer may be given in the same position.
PATIENCE = 2
#: Details played out after an option before it is judged.
DETAILS = 60


class Ranker(Protocol):
    """A level without its guards."""

    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        """Options, best first; at least one. ``g`` is a first position dealt for the seat."""


class Guarded:
    """An opponent that keeps to the guards."""

    def __init__(self, ranker: Ranker, mind: Mind) -> None:
        self.ranker = ranker
        self.mind = mind
        #: How often each answer was given, by its position: it may go from process to process.
        self.told: dict[str, int] = {}
        #: How often the thinking has failed.
        self.failures = 0

    def choose(self, seen: Seen, chance: Chance) -> Option:
        ask = seen.ask
        try:
            g = seen.dealt(chance)
            ranking = [option for option in self.ranker.rank(seen, g, chance) if ask.legal(option)]
            option = self.vetted(seen, g, ranking, chance) if ranking else fallback(ask)
        except Exception:
            self.failures += 1
            log.exception("an opponent failed over %s and takes the first option", ask.prompt)
            option = fallback(ask)
        return option

    def vetted(self, seen: Seen, g: State, ranking: list[Option], chance: Chance) -> Option:
        ask = seen.ask
        if self.mind.near_end(g):
            ranking = see_the_end(self.mind, seen, ask, ranking, chance)
        if len(ranking) > 1:
            ranking = without_waste(self.mind, g, ask, ranking)
        return self.unless_told(seen, ranking)

    def unless_told(self, seen: Seen, ranking: list[Option]) -> Option:
        """The first option that has not been given again and again in this very position, as the seat sees it."""
        ask = seen.ask
        here = repr((ask.prompt, seen.view, ask.listed)).encode()
        for option in ranking:
            key = hashlib.blake2b(here + repr(option).encode(), digest_size=8).hexdigest()
            if self.told.get(key, 0) < PATIENCE:
                self.told[key] = self.told.get(key, 0) + 1
                return option
        harmless = [option for option in ask.listed if option[0] in HARMLESS]
        others = [option for option in ask.listed if option not in ranking]
        return (harmless or others or ranking)[0]


def fallback(ask: Ask) -> Option:
    """A legal answer when thinking has failed: one that does nothing if there is one."""
    for option in ask.listed:
        if option[0] in HARMLESS:
            return option
    if ask.listed:
        return ask.listed[0]
    assert ask.pick is not None
    return ask.pick.at(0)


# ---- immediate win and loss ----


def see_the_end(mind: Mind, seen: Seen, ask: Ask, ranking: list[Option], chance: Chance) -> list[Option]:
    """A sure win first; no sure loss as long as there is anything else."""
    deals = [seen.dealt(chance) for _ in range(DEALS)]
    considered = ranking[:LOOKED_AT]
    considered += [option for _, option in mind.ranked(deals[0], ask)[:LOOKED_AT] if option not in considered]
    ends = {option: surely(mind, deals, option, seen.seat) for option in considered}
    winning = [option for option in considered if ends[option] > 0]
    if winning:
        return winning
    lost = {option for option, end in ends.items() if end < 0}
    kept = [option for option in ranking if option not in lost]
    if kept or not lost:
        return kept or ranking
    return [option for option in considered if option not in lost] or ranking


def surely(mind: Mind, deals: list[State], option: Option, seat: int) -> int:
    """1 if an option wins at once in every deal, -1 if it loses in every one, else 0."""
    end = outcome(mind, deals[0], option, seat)
    if end and all(outcome(mind, g, option, seat) == end for g in deals[1:]):
        return end
    return 0


def outcome(mind: Mind, g: State, option: Option, seat: int) -> int:
    """1 if the option, with its details, wins at once; -1 if it loses; else 0."""
    after = settled(mind, g, option, seat)
    if not after.ending or not after.winners:
        return 0
    return 1 if seat in after.winners else -1


def settled(mind: Mind, g: State, option: Option, seat: int) -> State:
    """A copy of a position after an option and its details, decided as the mind likes them best."""
    after: State = g.clone()
    decide(after, option, seat)
    for _ in range(DETAILS):
        if not after.asks or mind.is_pause(after.asks[0]):
            break
        ask = after.asks[0]
        decide(after, mind.ranked(after, ask)[0][1], ask.seat)
    return after


# ---- plays whose only effect is their cost ----


def without_waste(mind: Mind, g: State, ask: Ask, ranking: list[Option]) -> list[Option]:
    """The ranking without wasteful plays at its head; harmless answers are never wasteful."""
    wasted: list[Option] = []
    for place, option in enumerate(ranking):
        if not mind.is_costly(ask, option) or not wasteful(mind, g, option, ask.seat):
            return ranking[place:] + wasted
        wasted.append(option)
    harmless = [option for option in ask.listed if option[0] in HARMLESS]
    return harmless or ranking


def wasteful(mind: Mind, g: State, option: Option, seat: int) -> bool:
    """Whether nothing but its cost comes of a play."""
    before: Any = mind.essence(g, seat)
    after = settled(mind, g, option, seat)
    return not after.ending and mind.essence(after, seat) == before
