"""Both starter decks are playable to the last card: over some games each card is played at least once."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.runner import decide
from westmarch.games.meccg.facts import load_decks
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.terms import HAND, PLAY

#: So many games are enough for every card; a card that nobody can play never comes.
GAMES = 300
#: Options by which a card of the hand is played, and those that lead to such.
PLAYING = ("play", "creature", "character", "resource", "extra", "ring")
EAGER = (*PLAYING, "enter", "move", "enter_company")


def starter_cards() -> set[str]:
    return {name for deck in load_decks().values() for name in [*deck["deck"], *deck["characters"], *deck["items"]]}


def eager(ask: Ask, policy: Chance) -> Option:
    """A random option, more often than not one that gets something done."""
    willing = [option for option in ask.listed if option[0] in EAGER]
    if willing and policy.pick(5, "eager"):
        return willing[policy.pick(len(willing), "option")]
    return ask.sample(policy)


def played(number: int) -> set[str]:
    """The cards that come into play, from hand or at the beginning, in one game with the starter decks."""
    g: Any = GAME.start({}, Chance(seed_of(number)))
    policy = Chance(seed_of(9000 + number))
    seen = {g.face(card).id for card in range(len(g.zone)) if g.zone[card] == PLAY}
    for _ in range(30_000):
        if not g.asks:
            break
        ask = g.asks[0]
        option = eager(ask, policy)
        if option[0] in PLAYING and g.zone[option[1]] == HAND:
            seen.add(g.face(option[1]).id)
        decide(g, option, ask.seat)
    return seen


@pytest.mark.slow
def test_every_card_of_the_starter_decks_is_played() -> None:
    waiting = starter_cards()
    for number in range(GAMES):
        waiting -= played(number)
        if not waiting:
            break
    assert not waiting
