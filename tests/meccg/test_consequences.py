"""What the table tells before a decision, of influence and of strikes, is what the engine then counts."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.report import percent
from westmarch.engine.runner import decide
from westmarch.games.meccg.consequences import consequences
from westmarch.games.meccg.forecast import hundredths
from westmarch.games.meccg.values import general_free, influence_free

GAME = find_game("meccg")


def test_whole_numbers_of_odds_add_up_to_a_hundred() -> None:
    """As in the table of odds: the first of what was cut alike is given what is missing."""
    assert hundredths({"beaten": Fraction(30, 36), "nothing": Fraction(3, 36), "struck": Fraction(3, 36)}) == {
        "beaten": 84,
        "nothing": 8,
        "struck": 8,
    }
    assert hundredths({"a": Fraction(5, 8), "b": Fraction(3, 8)}) == {"a": 62, "b": 38}
    assert hundredths({"succeeds": Fraction(5, 12)}) == {"succeeds": 42}
    assert hundredths({"a": Fraction(1), "b": Fraction(0)}) == {"a": 100, "b": 0}


def test_influence_is_told_before_characters_change_hands() -> None:
    """Over random games every told number is the one that stands there after the decision."""
    reported = {"meccg-then-general": 0, "meccg-then-direct": 0}
    for game in range(4):
        g: Any = GAME.start({}, Chance(seed_of(game)))
        policy = Chance(seed_of(game + 600))
        for _ in range(500):
            if not g.asks:
                break
            ask = g.asks[0]
            about = [option for option in ask.options if option[0] in ("follow", "general")]
            option = about[0] if about else ask.sample(policy)
            said = consequences(g, ask.seat, option)
            decide(g, option, ask.seat)
            for key, values in said:
                if key not in reported:
                    continue
                reported[key] += 1
                free = general_free(g, ask.seat) if key.endswith("general") else influence_free(g, values["card"])
                assert values["after"] == free, (option, key)
    assert all(count > 3 for count in reported.values()), reported


def test_the_odds_of_a_strike_are_told_before_the_roll() -> None:
    """What is told adds up, staying untapped is never better, and the sums are those of the roll that follows."""
    reported = 0
    for game in range(40):
        g: Any = GAME.start({}, Chance(seed_of(game)))
        policy = Chance(seed_of(game + 900))
        for _ in range(400):
            if not g.asks or reported > 5:
                break
            ask = g.asks[0]
            options = list(ask.options) if ask.prompt == "meccg-ask-stay" else []
            if options:
                said = {option[0]: dict(consequences(g, ask.seat, option)) for option in options}
                if "meccg-then-strike" not in said["tap"]:
                    break
                tap, stay = (said[verb]["meccg-then-strike"] for verb in ("tap", "stay"))
                assert sum(tap.values()) == sum(stay.values()) == 100
                assert tap["beaten"] >= stay["beaten"] and tap["struck"] <= stay["struck"]
                needed = dict(ask.about)["prowess"] - dict(ask.about)["total"]
                lost = sum(1 for a in range(6) for b in range(6) if a + b + 2 < needed) / 36
                assert abs(tap["struck"] - percent(lost)) <= 1
                reported += 1
            decide(g, ask.sample(policy), ask.seat)
    assert reported > 5
