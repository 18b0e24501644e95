"""What must hold of the opponents of every game: used by the tests of each."""

from __future__ import annotations

import logging
import time
from typing import Any

import pytest

from westmarch.ai.guards import Guarded, wasteful
from westmarch.ai.levels import mind_of, policy_of
from westmarch.ai.match import Plan, play_game
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import PASS, Option
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.engine.state import State
from westmarch.engine.view import resample

#: Budgets that do not depend on the machine.
REPEATABLE = ("easy", "medium@8n", "hard@8n")


def positions(name: str, count: int, apart: int, seed: int = 4) -> list[State]:
    """Positions of one game between two opponents who follow the mind's ranking."""
    game = find_game(name)
    mind = mind_of(game)
    g = game.start({}, Chance(seed_of(seed)))
    found: list[State] = []
    made = 0
    while g.asks and len(found) < count:
        ask = g.asks[0]
        if made % apart == apart - 1:
            found.append(g.clone())
        decide(g, mind.ranked(g, ask)[0][1], ask.seat)
        made += 1
    return found


def hidden_cards_do_not_matter(name: str, level: str, count: int, apart: int) -> None:
    """The same view with other hidden cards gives the same decision."""
    game = find_game(name)
    found = positions(name, count, apart)
    assert len(found) == count
    for number, g in enumerate(found):
        seat = g.asks[0].seat
        other = resample(game, g, seat, Chance(seed_of(900 + number)))
        assert game.view(other, seat) == game.view(g, seat)
        answers = [
            policy_of(game, level).choose(Seen(game, true, seat), Chance(seed_of(number))) for true in (g, other)
        ]
        assert answers[0] == answers[1]


def decisions_can_be_repeated(name: str, level: str, count: int, apart: int) -> None:
    """A seed and a node budget fix the decision, and thinking leaves the table as it is."""
    game = find_game(name)
    for g in positions(name, count, apart):
        seat = g.asks[0].seat
        before = g.dump()
        answers = {policy_of(game, level).choose(Seen(game, g, seat), Chance(seed_of(8))) for _ in range(2)}
        assert len(answers) == 1
        assert g.dump() == before


def a_game_goes_well(plan: Plan, caplog: pytest.LogCaptureFixture, longest: int) -> Any:
    """A game comes to an end in due time, and no thought has failed on the way."""
    with caplog.at_level(logging.WARNING):
        played = play_game(plan, 0, 0)
    assert caplog.text == ""
    assert played.ending
    assert played.turns <= longest
    return played


class Stubborn:
    """Ranks one option first, whatever the position; then all others."""

    def __init__(self, first: Option) -> None:
        self.first = first

    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        return [self.first] + [option for option in seen.ask.all_options() if option != self.first]


def insisting_on(name: str, g: State, option: Option, seed: int = 3) -> Option:
    """What the guards let a level do that insists on an option."""
    game = find_game(name)
    seen = Seen(game, g, g.asks[0].seat)
    return Guarded(Stubborn(option), mind_of(game)).choose(seen, Chance(seed_of(seed)))


def waste_is_vetoed(name: str, found: list[State], least: int) -> None:
    """Plays whose only effect is their cost are not made where a harmless answer is there."""
    mind = mind_of(find_game(name))
    seen = 0
    for g in found:
        ask = g.asks[0]
        for option in ask.listed if PASS in ask.listed else []:
            if mind.is_costly(ask, option) and wasteful(mind, g, option, ask.seat):
                seen += 1
                assert insisting_on(name, g, option) != option
                break
        if seen >= least:
            break
    assert seen >= least


def reasons_have_words(name: str, count: int, apart: int) -> None:
    """Every term of the evaluation has a message in both languages, and terms and chance agree on who is ahead."""
    game = find_game(name)
    mind = mind_of(game)
    for g in positions(name, count, apart):
        terms = mind.terms(g, 0)
        assert (sum(terms.values()) > 0) == (mind.evaluate(g, 0) > 0.5)
        for language in ("en", "es"):
            messages = game.messages(language)
            assert all(messages.text(f"{name}-term-{term}", {}) != f"{name}-term-{term}" for term in terms)


def easy_is_quick(name: str, milliseconds: float) -> None:
    game = find_game(name)
    policy = policy_of(game, "easy")
    found = positions(name, 30, 4)
    chance = Chance(seed_of(1))
    started = time.process_time()
    for g in found:
        policy.choose(Seen(game, g, g.asks[0].seat), chance)
    assert 1000 * (time.process_time() - started) / len(found) < milliseconds


def a_search_keeps_to_its_time(name: str, apart: int) -> None:
    """One position where something begins: the budget of 0.2 seconds is not overrun by much."""
    game = find_game(name)
    mind = mind_of(game)
    g = next(g for g in positions(name, 8, apart) if mind.is_macro(g.asks[0]))
    policy = policy_of(game, "hard@0.2s")
    started = time.process_time()
    policy.choose(Seen(game, g, g.asks[0].seat), Chance(seed_of(3)))
    assert time.process_time() - started < 2.0
