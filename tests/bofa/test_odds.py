"""The exact odds against the engine's own combat and fate code."""

from __future__ import annotations

import time
from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from bofa.field import Field, empty
from westmarch.cli.odds import odds as questions
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Option, amounts_of
from westmarch.engine.runner import advance, decide
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.odds.battle import Army, Ground, combat, ground_of, rolled
from westmarch.games.bofa.odds.fate import ICON, cost, expected, fate_odds, full_pool, tile
from westmarch.games.bofa.rules.combat import Combat, favoured
from westmarch.games.bofa.rules.fight import combat_of
from westmarch.games.bofa.rules.orders import ATTACK
from westmarch.games.bofa.state import Battlefield

PLACES = {
    "plain": ("river_flats", "east_meadow"),
    "ford": ("river_flats", "east_of_dale"),
    "uphill": ("spur_foot", "spur_ridge"),
    "stronghold": ("spur_ridge", "eastern_spur"),
}


def position(attacker: Army, defender: Army, where: str) -> tuple[Battlefield, Ground]:
    """The Shadow attacks; the ground is what the odds must be told."""
    origin, target = (f.DEFAULT.place[name] for name in PLACES[where])
    g = empty()
    for place, army in ((origin, attacker), (target, defender)):
        for name, count in army.units.items():
            g.add(place, f.UNIT[name], count)
        g.damage[place] = army.damage
        g.lead[place] = army.leadership
    ours, theirs = favoured(g, origin, target), favoured(g, target, target)
    superior = -1 if ours == theirs else 0 if ours > theirs else 1
    protection = f.DEFAULT.protection[target]
    g.stack.append(Combat(f.SHADOW, origin, target, [origin], ATTACK))
    return g, Ground(protection, f.DEFAULT.hampers(origin, target), superior)


def habit(g: Battlefield, plans: tuple[tuple[str, ...], tuple[str, ...]], seat: int) -> Option:
    """What both sides do in the model of the odds."""
    ask = next(ask for ask in g.asks if ask.seat == seat)
    options = ask.all_options()
    if ask.prompt == "bofa-ask-manoeuvre":
        fight = combat_of(g)
        plan = plans[0 if seat == fight.seat else 1]
        card = plan[fight.round - 1] if fight.round <= len(plan) else "regroup"
        return ("regroup",) if card == "regroup" else ("unit", f.UNIT[card])
    if ask.prompt == "bofa-ask-reroll":
        return max(options, key=lambda o: (o[1] + o[2], o[2]))
    if ask.prompt == "bofa-ask-casualty":
        if ("enough",) in options:
            return ("enough",)
        fallen = [(o, amounts_of(o)) for o in options]
        fewest = min(sum(lost.values()) for _, lost in fallen)
        weakest = [(o, lost) for o, lost in fallen if sum(lost.values()) == fewest]
        return min(weakest, key=lambda pair: sum(f.DEFAULT.value[unit] * count for unit, count in pair[1].items()))[0]
    for wanted in (("press_on",), ("stand",)):
        if wanted in options:
            return wanted
    return next(o for o in options if o[0] != "pass")


def simulate(attacker: Army, defender: Army, where: str, games: int) -> tuple[float, float, Ground]:
    """How often each side wins in the engine."""
    start, ground = position(attacker, defender, where)
    wins = [0, 0]
    for number in range(games):
        g = start.clone()
        g.chance = Chance(seed_of(number))
        advance(g)
        origin, target = (f.DEFAULT.place[name] for name in PLACES[where])
        while any(isinstance(frame, Combat) for frame in g.stack) and g.held[origin] >= 0 and g.held[target] == f.FP:
            seat = g.asks[0].seat
            decide(g, habit(g, (attacker.plan, defender.plan), seat), seat)
        wins[0] += g.held[target] != f.FP and (g.held[origin] == f.SHADOW or g.held[target] == f.SHADOW)
        wins[1] += g.held[target] == f.FP
    return wins[0] / games, wins[1] / games, ground


def agrees(exact: float, seen: float, games: int) -> bool:
    return abs(exact - seen) <= 4.5 * sqrt(max(exact * (1 - exact), 0.002) / games)


SPEARS = Army({"elf_spearman": 3}, 1, 0, ("elf_spearman",))
CASES = [
    (Army({"orc": 3}, 1), Army({"lakeman": 3}, 1), "plain"),
    (Army({"orc": 3, "great_orc": 1}, 1, 1, ("great_orc", "regroup", "orc")), SPEARS, "ford"),
    (Army({"warg": 3}, 1, 0, ("warg",)), Army({"dwarf_soldier": 3}, 0, 1, ("dwarf_soldier",)), "uphill"),
    (Army({"goblin": 4}, 2, 0, ("goblin",)), Army({"lakeman": 2}, 1, 0, ("lakeman",)), "stronghold"),
]


@pytest.mark.parametrize("attacker, defender, where", CASES, ids=[case[2] for case in CASES])
def test_exact_odds_agree_with_the_engine(attacker: Army, defender: Army, where: str) -> None:
    games = 400
    win, hold, ground = simulate(attacker, defender, where, games)
    odds = combat(attacker, defender, ground)
    assert agrees(odds.attacker_wins, win, games), (odds, win)
    assert agrees(odds.defender_wins, hold, games), (odds, hold)


def armies(names: list[str]) -> st.SearchStrategy[Army]:
    def build(counts: list[int], lead: int, hurt: int, cards: list[int]) -> Army:
        units = {name: count for name, count in zip(names, counts, strict=True) if count} or {names[0]: 1}
        present = sorted(units)
        plan = tuple(dict.fromkeys(present[c % len(present)] for c in cards))
        return Army(units, lead, min(hurt, sum(units.values())), plan)

    return st.builds(
        build,
        st.lists(st.integers(0, 2), min_size=len(names), max_size=len(names)),
        st.integers(0, 2),
        st.integers(0, 2),
        st.lists(st.integers(0, 4), max_size=2),
    )


@pytest.mark.slow
@settings(max_examples=25, deadline=None, derandomize=True)
@given(
    armies(["orc", "great_orc", "goblin", "warg"]),
    armies(["lakeman", "elf_archer", "elf_spearman", "dwarf_soldier", "dwarf_veteran"]),
    st.sampled_from(sorted(PLACES)),
)
def test_any_combat_agrees_with_the_engine(attacker: Army, defender: Army, where: str) -> None:
    games = 300
    win, hold, ground = simulate(attacker, defender, where, games)
    odds = combat(attacker, defender, ground)
    assert agrees(odds.attacker_wins, win, games), (odds, win)
    assert agrees(odds.defender_wins, hold, games), (odds, hold)


def test_chances_add_up() -> None:
    for rounds in (0, 1, 3):
        odds = combat(CASES[1][0], CASES[1][1], Ground(2, True, 0), rounds)
        assert odds.attacker_wins + odds.defender_wins + odds.both_destroyed + odds.undecided == pytest.approx(1)
        assert sum(odds.left.values()) == pytest.approx(1)
        assert (odds.undecided == 0) == (rounds == 0)
    assert sum(p for *_, p in rolled(3, 2, 5, 2)) == pytest.approx(1)


def test_one_round_by_hand() -> None:
    """One Orc against one Man: each needs two hits to kill, so one die never does."""
    odds = combat(Army({"orc": 1}), Army({"lakeman": 1}), rounds=1)
    assert odds.undecided == pytest.approx(1)
    two = combat(Army({"great_orc": 1}), Army({"lakeman": 1}), rounds=1)
    assert two.attacker_wins == pytest.approx(1 / 9)


def test_combat_odds_are_fast() -> None:
    started = time.process_time()
    for _ in range(5):
        combat(CASES[1][0], CASES[1][1], Ground(4, True, 0))
    assert (time.process_time() - started) / 5 < 0.05


def test_bad_armies() -> None:
    with pytest.raises(ValueError, match="no unit"):
        Army({"troll": 1})
    with pytest.raises(ValueError, match="at least one"):
        Army({})
    with pytest.raises(ValueError, match="markers"):
        Army({"orc": 1}, damage=2)


# Fate


def brute(tiles: list[int], draws: int) -> Fraction:
    """The best that the Shadow can expect, over every order of the tiles."""
    if draws == 1 or len(tiles) == 1:
        return sum((cost(tile(f.DEFAULT, t)) for t in tiles), Fraction(0)) / len(tiles)
    total = Fraction(0)
    for i, t in enumerate(tiles):
        rest = tiles[:i] + tiles[i + 1 :]
        here = cost(tile(f.DEFAULT, t))
        total += here if tile(f.DEFAULT, t)[2] else min(here, brute(rest, draws - 1))
    return total / len(tiles)


@pytest.mark.parametrize("generals", [0, 1, 2, 3])
def test_fate_odds_against_brute_force(generals: int) -> None:
    for pool in (full_pool(), [0, 3, 7, 11, f.BLUE_TILE], [1, 5, f.BROWN_TILE]):
        odds = fate_odds(pool, generals)
        value = odds.mean + odds.card / 3
        assert value == brute(pool, max(1, generals))
        assert sum(odds.advance.values()) == 1
        counts: dict[tuple[int, bool, bool], int] = {}
        for t in pool:
            counts[tile(f.DEFAULT, t)] = counts.get(tile(f.DEFAULT, t), 0) + 1
        assert value == expected(counts, max(1, generals), Fraction(1, 3), {})


def test_more_generals_slow_fate_down() -> None:
    means = [fate_odds(full_pool(), generals).mean for generals in (1, 2, 3)]
    assert means == sorted(means, reverse=True)
    assert fate_odds(full_pool(), 1).stop_at == []
    assert len(fate_odds(full_pool(), 3).stop_at) == 2


def test_fate_odds_agree_with_the_engine() -> None:
    """The best stopping rule, carried out in the engine."""
    odds = fate_odds(full_pool(), 3)
    seen: dict[int, int] = {}
    games = 400
    for number in range(games):
        t = Field(seed=number).army("camp", lakeman=1).army("fenland", orc=1)
        for general in f.GENERALS[:3]:
            t.character(f.CHARACTER_NAMES[general], "camp")
            t.g.active[general] = 1
        t.phase("fate").options()
        left = Counter(tile(f.DEFAULT, number) for number in full_pool())
        draws = 3
        while t.g.asks[0].prompt == "bofa-ask-fate":
            drawn = tile(f.DEFAULT, t.g.stack[-1].tile)
            left -= Counter([drawn])
            draws -= 1
            # What is left tells whether to stop: the same tile may be good enough after one draw and not after another.
            t.do("apply" if cost(drawn) <= expected(left, draws, ICON, {}) else "again")
        seen[t.g.fate] = seen.get(t.g.fate, 0) + 1
    for moved, p in odds.advance.items():
        assert agrees(float(p), seen.get(moved, 0) / games, games)


def test_questions_on_the_command_line() -> None:
    run = CliRunner().invoke
    combat_ = run(questions, ["bofa", "combat", "3 orc,1 leadership", "2 lakeman", "--json"])
    assert combat_.exit_code == 0
    assert '"attacker_wins"' in combat_.output
    fate_ = run(questions, ["bofa", "fate", "2", "--pool", "0*,1*,2*,3", "--json"])
    assert fate_.exit_code == 0
    assert '"mean"' in fate_.output
    assert run(questions, ["bofa", "combat", "3 trolls", "2 lakeman"]).exit_code != 0


@pytest.mark.parametrize("where", PLACES)
def test_the_ground_of_an_attack_is_that_of_the_rules(where: str) -> None:
    sides = Army({"orc": 3}), Army({"elf_archer": 2})
    _, ground = position(*sides, where)
    origin, target = (f.DEFAULT.place[name] for name in PLACES[where])
    assert ground_of(*sides, origin, target, ground.protection, True) == ground
    assert not ground_of(*sides, origin, target, 0, False).hampered


def test_the_places_of_a_combat_stand_for_its_ground() -> None:
    reported = CliRunner().invoke(
        questions, ["bofa", "combat", "3 orc", "2 lakeman", "--places", "river_flats>east_of_dale", "--json"]
    )
    same = CliRunner().invoke(
        questions, ["bofa", "combat", "3 orc", "2 lakeman", "--hampered", "--superior", "defender", "--json"]
    )
    later = CliRunner().invoke(
        questions, ["bofa", "combat", "3 orc", "2 lakeman", "--places", "river_flats>east_of_dale", "--later", "--json"]
    )
    assert reported.output == same.output != later.output
    assert (
        CliRunner().invoke(questions, ["bofa", "combat", "3 orc", "2 lakeman", "--places", "nowhere>camp"]).exit_code
        == 2
    )
