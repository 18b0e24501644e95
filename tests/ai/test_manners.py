"""Characters: opponents with a manner of their own, and a level for a first game."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from westmarch.ai.levels import UnknownLevel, mind_of, policy_of
from westmarch.ai.manners import Mannered, characters_of, manners_of
from westmarch.ai.match import Plan, play_game
from westmarch.ai.mind import kind_of
from westmarch.ai.rankers import overlooking
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import find_game
from westmarch.engine.runner import advance, decide

GAMES = ("bofa", "meccg", "tcg", "wotr")
#: Questions looked at in a directed position.
FIRST = 12


@cache
def asked(name: str) -> list[Ask]:
    """Questions of some games, and the first ones of directed positions: what is rare in games is there."""
    game = find_game(name)
    mind = mind_of(game)
    found: list[Ask] = []
    for begin in game.scenarios().values():
        g = begin(Chance(seed_of(0)))
        advance(g)
        for _ in range(FIRST):
            if g.asks:
                found.append(g.asks[0])
                decide(g, mind.ranked(g, g.asks[0])[0][1], g.asks[0].seat)
    for seed in range(5):
        g = game.start(game.checked({}), Chance(seed_of(seed)))
        while g.asks:
            ask = g.asks[0]
            found.append(ask)
            decide(g, mind.ranked(g, ask)[0][1], ask.seat)
    return found


def words_of(ask: Ask) -> set[str]:
    question = ask.prompt.partition("-ask-")[2]
    words = {word for option in ask.listed for word in kind_of(option)}
    return words | {f"{question}/{word}" for word in words}


@pytest.mark.parametrize("name", GAMES)
def test_every_manner_speaks_of_choices_that_there_are(name: str) -> None:
    there: set[str] = set().union(*[words_of(ask) for ask in asked(name)])
    for manner, leanings in manners_of(find_game(name)).items():
        assert leanings.keys() <= there, manner


@pytest.mark.parametrize("name", GAMES)
def test_manners_play_differently(name: str) -> None:
    """Over some games each, no two of them decide alike."""
    game = find_game(name)
    played: list[Counter[tuple[str, ...]]] = []
    for leanings in [{}, *manners_of(game).values()]:
        mind = Mannered(mind_of(game), leanings)
        kinds: Counter[tuple[str, ...]] = Counter()
        for seed in range(3, 6):
            g = game.start(game.checked({}), Chance(seed_of(seed)))
            while g.asks:
                ask = g.asks[0]
                option = mind.ranked(g, ask)[0][1]
                kinds[kind_of(option)] += 1
                decide(g, option, ask.seat)
        played.append(kinds)
    assert all(one != other for place, one in enumerate(played) for other in played[:place])


def test_any_level_may_have_a_manner() -> None:
    game = find_game("wotr")
    assert "medium+hunter" in characters_of(game)
    assert play_game(Plan("bofa", find_game("bofa").checked({}), "easy+rusher", "learner+patient", 1), 0, 0).winners
    policy_of(game, "hard+patient@20n")
    with pytest.raises(UnknownLevel, match="wotr has no manner 'cook'; known: rusher, hunter, patient"):
        policy_of(game, "easy+cook")


def test_what_is_overlooked_is_a_whole_sort_of_choice() -> None:
    ranked: list[tuple[float, Option]] = [(float(-n), (f"verb{n % 4}", n)) for n in range(12)]
    for seed in range(50):
        left = overlooking(ranked, 0.5, Chance(seed_of(seed)))
        kinds = {kind_of(option) for _, option in left}
        assert left == [pair for pair in ranked if kind_of(pair[1]) in kinds] and left
    assert overlooking(ranked, 1.0, Chance(seed_of(1))) == ranked
    assert overlooking(ranked, 0.0, Chance(seed_of(1))) == ranked
