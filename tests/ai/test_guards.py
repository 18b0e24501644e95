"""Every guard, by a level that does just what the guard must keep it from."""

from __future__ import annotations

import logging
import time
from typing import Any

import pytest

from ai.positions import in_mordor
from westmarch.ai import guards
from westmarch.ai.budget import Budget
from westmarch.ai.guards import Guarded, fallback
from westmarch.ai.levels import mind_of
from westmarch.ai.policy import Seen
from westmarch.ai.search import Hard
from westmarch.ai.wotr.mind import STYLE
from westmarch.engine.bench import is_compiled
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.engine.state import State
from westmarch.games.wotr.facts import CHARACTER, EVENT, FREE

WOTR = find_game("wotr")
MIND = mind_of(WOTR)
MOVE: Option = ("use", CHARACTER, "move_fellowship")


class Stubborn:
    """Ranks some options first, whatever the position; then all others."""

    def __init__(self, *first: Option) -> None:
        self.first = list(first)

    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        return self.first + [option for option in seen.ask.all_options() if option not in self.first]


class Unsuspecting:
    """The same knowledge, to which the end never seems near."""

    def __getattr__(self, name: str) -> Any:
        return getattr(MIND, name)

    def near_end(self, g: State) -> bool:
        return False


def chosen(g: State, *first: Option, mind: Any = MIND) -> Option:
    return Guarded(Stubborn(*first), mind).choose(Seen(WOTR, g, FREE), Chance(seed_of(3)))


def test_a_sure_win_is_taken_whatever_the_ranking_says() -> None:
    g = in_mordor(step=4, corruption=3, tile_value=1)
    assert MOVE in g.asks[0].listed
    assert chosen(g, ("draw", EVENT, 0)) == MOVE


@pytest.mark.skipif(is_compiled(), reason="compiled functions call each other directly")
@pytest.mark.parametrize("end", [1, -1])
def test_only_what_is_wanted_next_is_made_sure_of(end: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done wins, or loses, as it seems: it is made sure of for the first option, and no other unless that
    is refused."""
    g = in_mordor(step=2, corruption=3, tile_value=1)
    asked: list[Option] = []

    def is_sure(mind: Any, deals: Any, option: Option, seat: int, first: Any) -> bool:
        asked.append(option)
        return end > 0

    monkeypatch.setattr(guards, "outcome", lambda *_: (end, False))
    monkeypatch.setattr(guards, "is_sure", is_sure)
    ranking = g.asks[0].listed
    passing = guards.see_the_end(MIND, Seen(WOTR, g, FREE), g.asks[0], ranking, Chance(seed_of(3)))
    assert (next(passing), asked) == (ranking[0], ranking[:1])
    assert (next(passing), asked) == (ranking[1], ranking[:2])


def test_a_sure_loss_is_avoided_as_long_as_there_is_anything_else() -> None:
    g = in_mordor(step=2, corruption=10, tile_value=3)
    assert chosen(g, MOVE) != MOVE


def test_the_same_move_is_made_when_it_does_not_lose() -> None:
    g = in_mordor(step=2, corruption=3, tile_value=3)
    assert chosen(g, MOVE) == MOVE


def test_without_the_look_ahead_the_win_is_missed() -> None:
    """The guard and not the level finds it: where the guard is not asked the level has its way."""
    g = in_mordor(step=4, corruption=3, tile_value=1)
    assert chosen(g, ("draw", EVENT, 0), mind=Unsuspecting()) == ("draw", EVENT, 0)


def test_a_die_is_not_thrown_away_while_another_play_has_an_effect() -> None:
    g = in_mordor(step=2, corruption=3, tile_value=1)
    skip: Option = ("skip", EVENT)
    assert skip in g.asks[0].listed
    assert chosen(g, skip)[0] != "skip"


def test_nothing_but_waste_is_answered_with_something_harmless() -> None:
    g = in_mordor(step=2, corruption=3, tile_value=1)
    ask = Ask(FREE, "wotr-ask-action", [("skip", EVENT), ("pass",)], "chosen")
    assert list(guards.without_waste(MIND, g, ask, [("skip", EVENT), ("skip", CHARACTER)])) == [("pass",)]
    assert list(guards.without_waste(MIND, g, ask, [("skip", EVENT)])) == [("skip", EVENT)]


def test_the_same_answer_in_the_same_position_is_not_given_for_ever() -> None:
    g = in_mordor(step=2, corruption=3, tile_value=1)
    policy = Guarded(Stubborn(("draw", EVENT, 0)), MIND)
    answers = [policy.choose(Seen(WOTR, g, FREE), Chance(seed_of(3))) for _ in range(guards.PATIENCE + 2)]
    assert answers[: guards.PATIENCE] == [("draw", EVENT, 0)] * guards.PATIENCE
    assert ("draw", EVENT, 0) not in answers[guards.PATIENCE :]


class Broken:
    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        raise ZeroDivisionError


class Lawless:
    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        return [("conquer", 1)]


@pytest.mark.parametrize("ranker", [Broken(), Lawless()])
def test_a_level_that_fails_still_answers_within_the_rules(ranker: Any, caplog: pytest.LogCaptureFixture) -> None:
    g = in_mordor(step=2, corruption=3, tile_value=1)
    with caplog.at_level(logging.ERROR):
        option = Guarded(ranker, MIND).choose(Seen(WOTR, g, FREE), Chance(seed_of(3)))
    assert g.asks[0].legal(option)
    assert ("failed over" in caplog.text) == isinstance(ranker, Broken)


def test_the_fallback_does_nothing_if_it_can() -> None:
    assert fallback(Ask(0, "q", [("attack", 1), ("pass",)], "then")) == ("pass",)
    assert fallback(Ask(0, "q", [("attack", 1)], "then")) == ("attack", 1)
    assert fallback(Ask(0, "q", [], "then", pick=Subset("take", [4, 5], 1, 2))) == ("take", 4)


def first_action(seed: int) -> State:
    """The first action of a game: many options, none of them far ahead."""
    g = WOTR.start({}, Chance(seed_of(seed)))
    while g.asks[0].prompt != "wotr-ask-action":
        decide(g, MIND.ranked(g, g.asks[0])[0][1], g.asks[0].seat)
    return g


def test_a_search_ends_in_time() -> None:
    g = first_action(3)
    policy = Guarded(Hard(MIND, Budget(seconds=0.3), STYLE), MIND)
    started, worked = time.perf_counter(), time.process_time()
    policy.choose(Seen(WOTR, g, g.asks[0].seat), Chance(seed_of(3)))
    assert time.process_time() - worked < 0.3 + 0.3
    assert time.perf_counter() - started >= 0.3  # it would have gone on


@pytest.mark.parametrize(
    "text, budget",
    [
        ("0.5s", Budget(seconds=0.5)),
        ("2s", Budget(seconds=2.0)),
        ("300n", Budget(nodes=300)),
        ("0n", None),
        ("0s", None),
        ("fast", None),
        ("900s", None),
    ],
)
def test_budgets_in_words(text: str, budget: Budget | None) -> None:
    assert Budget.parsed(text) == budget
