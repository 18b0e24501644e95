"""Random games to the Council: starter decks, random legal decks, every option, and directed positions.

python tests/meccg/test_fuzz.py 300 1000      so many games of each sort, from that seed on
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Options
from westmarch.engine.runner import advance, decide
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.movement import destinations, forbids_move
from westmarch.games.meccg.state import Arda

SWITCHES = (
    "minor_from_discard", "starting_wizard", "recently_visited", "weakest_link", "defend_with_influence",
    "items_of_the_lost",
)  # fmt: skip
EVERYTHING: Options = {"cards": "random", "decks": 2} | dict.fromkeys(SWITCHES, True)
#: Each optional rule alone, games of several decks, and the Basic rules.
SORTS: dict[str, Options] = {
    "starters": {"decks": 1},
    "random decks": {"cards": "random", "decks": 1},
    "basic": {"rules": "basic"},
    "basic, random decks": {"rules": "basic", "cards": "random"},
    "basic with the map": {"rules": "basic", "map_in_basic": True},
    "two decks": {"decks": 2},
    "three decks, random": {"decks": 3, "cards": "random"},
    "four decks": {"decks": 4},
    "everything": EVERYTHING,
    **{switch: {switch: True, "cards": "random", "decks": 1} for switch in SWITCHES},
}
LONGEST = 120_000


def finish(g: Any, number: int) -> str:
    """Random play to the end; what the game ended by. Invariants are looked at now and then."""
    policy = Chance(seed_of(5000 + number))
    for made in range(LONGEST):
        if not g.asks:
            assert not GAME.invariants(g)
            return str(g.ending)
        if made % 7 == 0:
            assert not GAME.invariants(g)
        ask = g.asks[0]
        assert len(ask.all_options() if ask.pick is None else [1]) > 0
        decide(g, ask.sample(policy), ask.seat)
    raise AssertionError(f"game {number} does not end")


def play(options: Options, number: int) -> str:
    return finish(GAME.start(options, Chance(seed_of(number))), number)


@pytest.mark.parametrize("sort", ["starters", "random decks", "basic", "everything"])
def test_random_games_reach_an_end(sort: str) -> None:
    for number in range(4):
        assert play(SORTS[sort], number)


@pytest.mark.parametrize("scenario", sorted(GAME.scenarios()))
def test_directed_positions_reach_an_end(scenario: str) -> None:
    for number in range(2):
        g = GAME.scenarios()[scenario](Chance(seed_of(number)))
        advance(g)
        assert finish(g, number)


def test_random_play_from_below_and_among_agents_meets_the_rules_of_the_expansions() -> None:
    """The interesting things do happen: rolls on the way below, agents who act, prisoners who come back."""
    seen: Counter[str] = Counter()
    for scenario in ("under-deeps", "agents-about", "prisoner"):
        for number in range(6):
            g = GAME.scenarios()[scenario](Chance(seed_of(number)))
            assert isinstance(g, Arda)
            g.sink = []
            advance(g)
            policy = Chance(seed_of(number))
            for _ in range(1500):
                if not g.asks:
                    break
                decide(g, g.asks[0].sample(policy), g.asks[0].seat)
            seen.update(entry.key.removeprefix("meccg-log-") for entry in g.sink)
    assert seen["unmasked"] and seen["agent-acts"] and seen["influence"] and seen["attack"]


@pytest.mark.slow
@pytest.mark.parametrize("sort", sorted(SORTS))
def test_many_games(sort: str) -> None:
    endings = {play(SORTS[sort], number) for number in range(300 if sort in ("starters", "random decks") else 20)}
    assert endings & {"meccg-end-council", "meccg-end-draw"}


def test_destinations_are_what_no_rule_forbids() -> None:
    """The list is made from what is reached at all; the law is asked site by site, for the refusals."""
    seen = 0
    for number in range(3):
        g: Any = GAME.start({"decks": 1, "cards": "random"}, Chance(seed_of(number)))
        policy = Chance(seed_of(number + 70))
        while g.asks and seen < 60 * (number + 1):
            if g.asks[0].prompt == "meccg-ask-organize":
                seen += 1
                for slot in g.companies(g.active):
                    allowed = {g.faces[c] for c in range(len(g.faces)) if _may_go(g, slot, c)}
                    assert {g.faces[site] for site in destinations(g, slot)} == allowed
            decide(g, g.asks[0].sample(policy), g.asks[0].seat)
    assert seen > 100


def _may_go(g: Arda, slot: int, card: int) -> bool:
    return g.face(card).site >= 0 and forbids_move(g, slot, card) is None


if __name__ == "__main__":
    count, first = int(sys.argv[1]), int(sys.argv[2])
    for name, chosen in SORTS.items():
        games = count if name in ("starters", "random decks") else max(1, count // 15)
        print(name, dict(Counter(play(chosen, first + number) for number in range(games))), flush=True)
