"""The options of a question as a list that can be filtered."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import chain, islice

from westmarch.engine.decision import Ask, Option
from westmarch.engine.rulebook import folded
from westmarch.engine.state import State
from westmarch.tui.words import Words

#: More options than this are not listed at once: a filter or a code finds the others.
LISTED = 300
#: Options looked through in answer to a filter.
SEARCHED = 5_000


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: what a person reads and its code."""

    text: str
    code: str


def short_lists_first(options: list[Option]) -> list[Option]:
    """What is done in one way before what is done in a hundred: passing and single actions do not drown among moves."""
    often = Counter(option[0] for option in options)
    return sorted(options, key=lambda option: often[option[0]])


def choices(words: Words, g: State, ask: Ask, query: str = "") -> tuple[list[Choice], int]:
    """The options whose text or code has every word of the query, and how many are not listed."""
    wanted = folded(query).split()
    options = chain(short_lists_first(ask.listed), () if ask.pick is None else ask.pick.enumerate())
    found = []
    seen = 0
    for option in islice(options, SEARCHED if wanted else LISTED):
        seen += 1
        choice = Choice(words.option(g, ask.seat, option), words.game.notation.code(g, ask.seat, option))
        line = folded(f"{choice.text} {choice.code}")
        if all(word in line for word in wanted):
            found.append(choice)
    left = ask.count() - seen + max(0, len(found) - LISTED)
    return found[:LISTED], left
