"""What options say they bring, compared with what the engine then does."""

from __future__ import annotations

from typing import Any

from bofa.field import Field
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.games.bofa.facts import DAIN, DEFAULT, SHADOW
from westmarch.games.bofa.forecast import attack, forecast, outlook


def test_what_is_said_is_what_happens() -> None:
    """Over whole games: every certain consequence of the option that is taken comes true."""
    game = find_game("bofa")
    reported = 0
    for seed in range(4):
        g: Any = game.start({}, Chance(seed_of(seed)))
        policy = Chance(seed_of(seed + 100))
        for _ in range(1200):
            if not g.asks:
                break
            ask = g.asks[0]
            option = ask.sample(policy)
            keys = dict(game.consequences(g, ask.seat, option))
            decide(g, option, ask.seat)
            if "bofa-then-points" in keys:
                reported += 1
                assert keys["bofa-then-points"]["count"] == g.points()
            if "bofa-then-fate" in keys:
                reported += 1
                assert keys["bofa-then-fate"]["count"] == g.fate
            if "bofa-then-attack" in keys:
                reported += 1
                assert sum(keys["bofa-then-attack"].values()) == 100
            if g.ending and keys:
                assert g.ending in keys
    assert reported > 15


def test_odds_of_an_attack_come_from_the_position() -> None:
    game = find_game("bofa")
    g: Any = game.scenarios()["first-game"](Chance(seed_of(1)))
    odds = attack(g, DEFAULT.place["camp"], DEFAULT.place["east_meadow"])
    assert odds is not None and 0 < odds.attacker_wins < 1
    report = forecast(g, ("attack", DEFAULT.place["camp"], DEFAULT.place["east_meadow"]))
    assert report is not None and report.data["attacker_wins"] == odds.attacker_wins
    assert forecast(g, ("wait",)) is None
    assert forecast(g, None) is None


def test_a_leader_counts_in_the_odds() -> None:
    """Characters lead as well as tokens: the odds are those of an army with as many tokens."""
    places = DEFAULT.place["camp"], DEFAULT.place["east_meadow"]
    alone = Field().army("camp", dwarf_soldier=3).army("east_meadow", orc=3)
    led = Field().army("camp", dwarf_soldier=3).army("east_meadow", orc=3).character("dain", "camp")
    tokens = Field().army("camp", dwarf_soldier=3, lead=DEFAULT.leadership[DAIN]).army("east_meadow", orc=3)
    odds = [attack(t.g, *places) for t in (alone, led, tokens)]
    chances = [found.attacker_wins for found in odds if found is not None]
    assert chances[0] < chances[1] == chances[2]


def test_the_odds_of_fate_count_the_tiles_and_draws_of_the_position() -> None:
    """A card on the table that allows one draw more makes one general as good as two, and stays there when asked."""
    plain, clouded = Field().g, Field().g
    clouded.resolving.append(DEFAULT.card["clouded_fate"])
    clouded.leave_on_table(SHADOW, DEFAULT.card["clouded_fate"], -1)
    for _ in range(2):
        one, more = outlook(plain, "fate"), outlook(clouded, "fate")
        assert one is not None and more is not None and outlook(plain, "hunt") is None
        assert [table.heading[1] for table in more.tables] == [{"number": n} for n in (1, 2, 3)]
        assert more.data["fate"][0]["mean"] == one.data["fate"][1]["mean"] < one.data["fate"][0]["mean"]
    plain.pool = plain.pool[-1:]
    last = outlook(plain, "fate")
    assert last is not None and last.data["fate"][0]["advance"] == {str(DEFAULT.tile_number[plain.pool[0]]): 1.0}
