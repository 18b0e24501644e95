"""What no opponent above ``random`` ever does: throw a win away, walk into a loss, pay for nothing, go in circles,
fail, or forget the time.

A level ranks options; ``Guarded`` looks at the ranking and takes the first that no guard objects to.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from westmarch.ai.mind import Mind
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Ask, Option, verb_of
from westmarch.engine.runner import decide
from westmarch.engine.state import State

log = logging.getLogger(__name__)

#: Answers that do nothing and cost nothing.
HARMLESS = ("pass", "done", "no", "none", "hold", "cease", "wait")
#: Positions dealt to tell certainty from luck, and options looked at: so many of the level's and of the mind's best.
DEALS = 3
LOOKED_AT = 6
#: Where what is wanted may win, but not surely, every option is looked at if there are no more than so many.
ALL_LOOKED_AT = 60
#: How often dice are thrown again before what they bring counts as certain, and how far apart in the stream.
THROWS = 40
APART = 1 << 12
#: How often the same answer may be given in the same position, the first time in a turn included.
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
        #: How often each answer was given in this turn, at all and by its position: it may go from process to process.
        self.repeats: dict[str, int] = {}
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
        """The first option that every guard lets pass; what comes behind it is not looked at."""
        ask = seen.ask
        passing: Iterable[Option] = ranking
        if self.mind.near_end(g):
            passing = see_the_end(self.mind, seen, ask, ranking, chance)
        return self.unless_repeated(seen, without_waste(self.mind, g, ask, passing))

    def unless_repeated(self, seen: Seen, ranking: Iterable[Option]) -> Option:
        """The first option that has not been given again and again in this very position, as the seat sees it.

        Nobody goes in circles without giving the same answer again in one turn, so that positions are only looked at
        where that happens; and nobody goes anywhere by doing nothing.
        """
        ask = seen.ask
        turn = f"{seen.turn}:"
        here = ""
        refused: list[Option] = []
        for option in ranking:
            if verb_of(option) in HARMLESS:
                return option
            key = f"{turn}{ask.prompt} {option!r}"
            if key not in self.repeats:
                self.count(key, turn)
                return option
            here = here or digest(seen)
            key = f"{turn}{here} {option!r}"
            if self.repeats.get(key, 0) < PATIENCE - 1:
                self.count(key, turn)
                return option
            refused.append(option)
        harmless = [option for option in ask.listed if verb_of(option) in HARMLESS]
        others = [option for option in ask.listed if option not in refused]
        return (harmless or others or refused)[0]

    def count(self, key: str, turn: str) -> None:
        """Count an answer; those of other turns are forgotten."""
        if self.repeats and not next(iter(self.repeats)).startswith(turn):
            self.repeats.clear()
        self.repeats[key] = self.repeats.get(key, 0) + 1


def digest(seen: Seen) -> str:
    """A position as its seat sees it, as a short text."""
    ask = seen.ask
    whole = repr((ask.prompt, seen.view, ask.listed)).encode()
    return hashlib.blake2b(whole, digest_size=8).hexdigest()


def fallback(ask: Ask) -> Option:
    """A legal answer when thinking has failed: one that does nothing if there is one."""
    for option in ask.listed:
        if verb_of(option) in HARMLESS:
            return option
    if ask.listed:
        return ask.listed[0]
    assert ask.pick is not None
    return ask.pick.at(0)


# ---- immediate win and loss ----


def see_the_end(mind: Mind, seen: Seen, ask: Ask, ranking: list[Option], chance: Chance) -> Iterator[Option]:
    """Sure wins, if there are any; else no sure loss as long as there is anything else.

    That something is sure takes long to find out: it is asked of the options that are wanted next and no others.
    """
    deals = [seen.dealt(chance) for _ in range(DEALS)]
    considered = ranking[:LOOKED_AT]
    considered += [option for _, option in mind.ranked(deals[0], ask)[:LOOKED_AT] if option not in considered]
    first = {option: outcome(mind, deals[0], option, seen.seat) for option in considered}
    found = False
    for option in considered:
        if first[option][0] > 0 and is_sure(mind, deals, option, seen.seat, first[option]):
            found = True
            yield option
    if not found and any(end > 0 for end, _ in first.values()) and ask.count() <= ALL_LOOKED_AT:
        for option in ask.all_options():
            if option not in first and surely(mind, deals, option, seen.seat) > 0:
                found = True
                yield option
    if found:
        return
    losing = [option for option in considered if first[option][0] < 0]
    for option in ranking:
        if option not in losing or not is_sure(mind, deals, option, seen.seat, first[option]):
            found = True
            yield option
    if found:
        return
    others = [option for option in considered if option not in ranking]
    kept = [o for o in others if o not in losing or not is_sure(mind, deals, o, seen.seat, first[o])]
    yield from kept or ranking


def surely(mind: Mind, deals: list[State], option: Option, seat: int) -> int:
    """1 if an option wins at once in every deal, -1 if it loses in every one, else 0."""
    first = outcome(mind, deals[0], option, seat)
    return first[0] if first[0] and is_sure(mind, deals, option, seat, first) else 0


def is_sure(mind: Mind, deals: list[State], option: Option, seat: int, first: tuple[int, bool]) -> bool:
    """Whether an option ends the game in every deal as it does in the first.

    Where dice fall on the way three deals may agree by luck: they are thrown again and again before it counts as sure.
    """
    end, rolled = first
    for g in deals[1:]:
        other, dice = outcome(mind, g, option, seat)
        rolled = rolled or dice
        if other != end:
            return False
    for number in range(THROWS if rolled else 0):
        again: State = deals[number % len(deals)].clone()
        again.chance = Chance(again.chance.seed, again.chance.used + (number + 1) * APART)
        if outcome(mind, again, option, seat)[0] != end:
            return False
    return True


def outcome(mind: Mind, g: State, option: Option, seat: int) -> tuple[int, bool]:
    """1 if the option, with its details, wins at once, -1 if it loses, else 0; and whether chance had a part in it."""
    after = settled(mind, g, option, seat)
    rolled = after.chance.used != g.chance.used
    if not after.ending or not after.winners:
        return 0, rolled
    return 1 if seat in after.winners else -1, rolled


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


def without_waste(mind: Mind, g: State, ask: Ask, ranking: Iterable[Option]) -> Iterator[Option]:
    """The ranking with wasteful plays from its head at its end, or something harmless if all are; an only option is no
    waste."""
    wasted: list[Option] = []
    rest = iter(ranking)
    for option in rest:
        if not mind.is_costly(ask, option) or not wasteful(mind, g, option, ask.seat):
            yield option
            yield from rest
            yield from wasted
            return
        wasted.append(option)
    harmless = [option for option in ask.listed if verb_of(option) in HARMLESS]
    yield from harmless if len(wasted) > 1 and harmless else wasted


def wasteful(mind: Mind, g: State, option: Option, seat: int) -> bool:
    """Whether nothing but its cost comes of a play."""
    before: Any = mind.essence(g, seat)
    after = settled(mind, g, option, seat)
    return not after.ending and mind.essence(after, seat) == before
