"""Random games from the start and from directed positions, with the invariants checked at every step.

The long run asserts that it saw what random play seldom reaches; the short one only that nothing breaks.
"""

from __future__ import annotations

from collections import Counter

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.runner import decide
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.scenarios import scenarios
from westmarch.games.wotr.state import War


class Seen:
    """What a series of games has shown."""

    def __init__(self) -> None:
        self.endings: Counter[str] = Counter()
        self.keys: Counter[str] = Counter()
        self.rules: Counter[str] = Counter()
        self.events: Counter[int] = Counter()
        self.combat: Counter[int] = Counter()

    def play(self, scenario: str, number: int, favourites: tuple[str, ...] = ()) -> None:
        """One game to the end; verbs in ``favourites`` are taken whenever they are offered."""
        chance = Chance(seed_of(number))
        g: War = GAME.start({}, chance) if scenario == "start" else scenarios()[scenario](chance)  # type: ignore[assignment]
        g.sink = []
        policy = Chance(seed_of(-1 - number))
        decisions = 0
        while g.asks:
            ask = g.asks[0]
            option = ask.sample(policy)
            wanted = [o for o in ask.listed if o[0] in favourites]
            if wanted and policy.pick(3, "policy"):
                option = wanted[policy.pick(len(wanted), "policy")]
            decide(g, option, ask.seat)
            assert GAME.invariants(g) == [], f"{scenario} {number}: after {option}"
            decisions += 1
            assert decisions < 30_000, f"{scenario} {number} does not end"
        self.note(g)

    def note(self, g: War) -> None:
        self.endings[g.ending] += 1
        assert g.sink is not None
        for entry in g.sink:
            self.keys[entry.key] += 1
            self.rules[entry.rule] += 1
            if entry.key == "wotr-log-event":
                self.events[entry.about["card"]] += 1
            if entry.key == "wotr-log-combat-card":
                self.combat[entry.about["card"]] += 1


@pytest.mark.parametrize("scenario", ["start", "siege-minas-tirith", "morannon-strider", "kings-return"])
def test_a_random_game_keeps_the_invariants(scenario: str) -> None:
    seen = Seen()
    seen.play(scenario, 11)
    assert sum(seen.endings.values()) == 1


@pytest.mark.slow
def test_five_hundred_games_from_the_start() -> None:
    seen = Seen()
    for number in range(500):
        seen.play("start", number)
    assert sum(seen.endings.values()) == 500


@pytest.mark.slow
def test_five_hundred_directed_games_reach_every_corner() -> None:
    seen = Seen()
    names = list(scenarios())
    for number in range(500):
        # Players who like to play cards show every card; those who march into Mordor show the Ring's end.
        favourites = ("event", "combat") if number % 2 else ("enter_mordor", "attack", "combat", "extend", "press")
        # The cards that want the Fellowship among fighting armies are seen where it is.
        scenario = names[number % len(names)] if number < 400 else "ring-in-battle"
        seen.play(scenario, 1000 + number, favourites)
    endings = {"wotr-end-ring-destroyed", "wotr-end-corruption", "wotr-end-shadow-military", "wotr-end-free-military"}
    assert set(seen.endings) == endings
    assert seen.rules["wotr.sortie.means"] and seen.keys["wotr-log-extend"]
    assert [f.CARDS[card] for card in range(f.CARD_COUNT) if not seen.events[card]] == []
    assert [f.CARDS[card] for card in range(f.CARD_COUNT) if not seen.combat[card]] == []
