"""No two answers to a question read alike, unless nobody could tell the cards that they speak of apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import Game, Options, find_game
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.rulebook import LANGUAGES
from westmarch.engine.state import State
from westmarch.engine.text import option_text

#: What is printed on a card, by its number.
PRINTED: dict[str, Callable[[Any, int], int]] = {
    "meccg": lambda g, card: g.faces[card],
    "tcg": lambda g, card: g.blueprint[card],
}
#: Arguments that are cards; what is not listed is no card or tells them apart.
CARDS = {"card", "host", "leader", "minion", "other", "third"}
#: Longer lists are read by nobody.
READABLE = 60


def meaning(game: Game, g: State, option: Option) -> Option:
    """An option with what is printed on its cards in place of their numbers."""
    verb, *values = option
    names = [name.rstrip("=*") for name in game.notation.verbs[verb]]
    printed = PRINTED.get(game.name)
    if printed is None or not names:
        return option
    kinds = names + [names[-1]] * (len(values) - len(names))
    return (
        verb,
        *[
            -1 - printed(g, value) if name in CARDS and value >= 0 else value
            for name, value in zip(kinds, values, strict=False)
        ],
    )


def alike(game: Game, g: State, ask: Ask, lang: str) -> list[tuple[str, Option, Option]]:
    """Texts that are said of two different options."""
    said: dict[str, Option] = {}
    found: list[tuple[str, Option, Option]] = []
    for option in ask.all_options():
        text, means = option_text(game, g, ask.seat, option, lang), meaning(game, g, option)
        if said.setdefault(text, means) != means:
            found.append((text, said[text], means))
    return found


RUNS: list[tuple[str, Options]] = [
    ("meccg", {"decks": 1}),
    ("meccg", {"decks": 1, "cards": "random"}),
    ("tcg", {"players": 2, "decks": "towers", "bidding": "no"}),
    ("tcg", {"players": 2, "decks": "random-open", "bidding": "no"}),
    ("wotr", {}),
    ("bofa", {}),
]


@pytest.mark.parametrize(("name", "options"), RUNS, ids=[f"{name}-{number}" for number, (name, _) in enumerate(RUNS)])
def test_answers_to_one_question_read_differently(name: str, options: Options) -> None:
    game = find_game(name)
    read = 0
    for seed in (1, 2):
        session = new_session(game, game.checked(options), "start", seed)
        for _ in play_on(session, Chance(seed_of(seed + 77))):
            g = session.state
            for ask in g.asks:
                if ask.pick is None and 1 < ask.count() <= READABLE:
                    read += 1
                    assert not [found for lang in LANGUAGES for found in alike(game, g, ask, lang)]
    assert read > 20
