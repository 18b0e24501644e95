"""The six decks against each other at random: every card of each of them is played or used at least once."""

from __future__ import annotations

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import PASS
from westmarch.engine.runner import advance, decide
from westmarch.games.tcg.decks import decks
from westmarch.games.tcg.setup import TABLES, with_decks

#: So many rounds of games, each deck against each other of its block, must suffice.
ROUNDS = 60
#: What takes a card out of a hand or uses it on the table.
PLAYED = ("play", "start", "use", "answer")


def play(names: tuple[str, str], seed: int, seen: dict[str, set[str]]) -> None:
    """One game of players who rather act than pass or move on."""
    policy = Chance(seed_of(seed))
    g = with_decks([decks()[name] for name in names], Chance(seed_of(seed)))
    g.bids = [0, 0]
    advance(g)
    while g.asks:
        ask = g.asks[0]
        option = ask.sample(policy)
        for _ in range(3):
            if option == PASS or option[0] == "move":
                option = ask.sample(policy)
        if option[0] in PLAYED:
            seen[names[g.owner[option[1]]]].add(g.card(option[1]).id)
        decide(g, option, ask.seat)


@pytest.mark.slow
@pytest.mark.parametrize("block", TABLES)
def test_every_card_of_the_decks_is_played(block: str) -> None:
    names = TABLES[block]
    seen: dict[str, set[str]] = {name: set() for name in names}
    for seed in range(ROUNDS):
        for one in names:
            for two in names:
                if one != two:
                    play((one, two), seed, seen)
        if all([set(decks()[name].cards) <= seen[name] for name in names]):
            return
    assert {name: sorted(set(decks()[name].cards) - seen[name]) for name in names} == {name: [] for name in names}
