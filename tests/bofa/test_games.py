"""Whole games: random ones with invariants, perft and golden games.

``python tests/bofa/test_games.py`` writes the perft file and the golden games anew; read the difference first.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.conformance import check_position
from westmarch.engine.golden import header_of, playthrough
from westmarch.engine.perft import perft, split
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.runner import advance, decide
from westmarch.engine.state import State
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.game import GAME

HERE = Path(__file__).parent
PERFT = HERE / "perft.txt"
GOLDEN = HERE / "golden"
ENDINGS = {"bofa-end-fate", "bofa-end-beorn", "bofa-end-bolg", "bofa-end-points", "bofa-end-gate"}


def position(scenario: str, seed: int) -> State:
    chance = Chance(seed_of(seed))
    g: State = GAME.set_up({}, chance) if scenario == "start" else GAME.scenarios()[scenario](chance)
    advance(g)
    return g


def play(scenario: str, seed: int, seen: Counter[str], check: bool = True) -> str:
    """A random game to the end, with every position checked; what was seen on the way is counted."""
    g = position(scenario, seed)
    policy = Chance(seed_of(-1 - seed))
    while not g.over:
        ask = g.asks[policy.pick(len(g.asks), "policy")]
        option = ask.sample(policy)
        if option[0] in ("play", "event"):
            seen[f"{option[0]} {f.DEFAULT.card_names[option[-1]]}"] += 1
        elif option[0] in ("enter", "use", "general", "rout", "retreat", "bodyguard", "bite", "thorin", "vampires"):
            seen[" ".join([str(option[0]), *[str(part) for part in option[2:]]])] += 1
        decide(g, option, ask.seat)
        if check:
            check_position(GAME, g)
    seen[g.ending] += 1
    return g.ending


@pytest.mark.parametrize("scenario", ["start", *GAME.scenarios()])
def test_random_games_keep_the_invariants(scenario: str) -> None:
    for seed in range(2):
        play(scenario, seed, Counter())


@pytest.mark.slow
def test_five_hundred_games_from_the_set_up() -> None:
    seen: Counter[str] = Counter()
    for seed in range(500):
        play("start", seed, seen)
    assert sum(seen[ending] for ending in ENDINGS) == 500


@pytest.mark.slow
def test_five_hundred_directed_games_see_everything() -> None:
    seen: Counter[str] = Counter()
    names = list(GAME.scenarios())
    for number in range(500):
        play(names[number % len(names)], number, seen)
    assert set(seen) >= ENDINGS
    missing = [f.DEFAULT.card_names[c] for c in range(70) if not seen[f"play {f.DEFAULT.card_names[c]}"]]
    assert not missing, f"never played: {missing}"
    missing = [f.DEFAULT.card_names[c] for c in range(30) if not seen[f"event {f.DEFAULT.card_names[c]}"]]
    assert not missing, f"never used in combat: {missing}"
    for what in ("rout", "retreat", "bodyguard", "bite", "thorin", "vampires", "use beorn", "use eagles", "use cloud"):
        assert seen[what], f"never seen: {what}"


def rows() -> list[tuple[str, int, int, int]]:
    found = []
    for line in PERFT.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            scenario, seed, depth, count = line.split()
            found.append((scenario, int(seed), int(depth), int(count)))
    return found


@pytest.mark.parametrize("scenario, seed, depth, count", rows())
def test_perft(scenario: str, seed: int, depth: int, count: int) -> None:
    parts = split(GAME, position(scenario, seed), depth)
    assert sum(part for _, part in parts) == count, parts


@pytest.mark.parametrize("ending", sorted(ENDINGS))
def test_golden_games(ending: str) -> None:
    text = (GOLDEN / f"{ending.removeprefix('bofa-end-')}.txt").read_text(encoding="utf-8")
    assert playthrough(GAME, header_of(text)) == text
    assert GAME.messages("en").text(ending) in text


def write_golden() -> None:
    """The shortest of some random games for each ending."""
    found: dict[str, tuple[int, str, int]] = {}
    for scenario in ["start", *GAME.scenarios()]:
        for seed in range(10):
            session = new_session(GAME, {}, scenario, seed)
            for _ in play_on(session, Chance(seed_of(-1 - seed))):
                pass
            ending, length = session.state.ending, len(session.steps)
            if ending not in found or length < found[ending][0]:
                found[ending] = (length, scenario, seed)
    GOLDEN.mkdir(exist_ok=True)
    for ending, (_, scenario, seed) in found.items():
        header = {"game": "bofa", "options": GAME.checked({}), "start": scenario, "seed": seed}
        path = GOLDEN / f"{ending.removeprefix('bofa-end-')}.txt"
        path.write_text(playthrough(GAME, header), encoding="utf-8")


if __name__ == "__main__":
    lines = ["# scenario, seed, depth, number of decision sequences"]
    for number, name in enumerate(["start", "start", *GAME.scenarios()]):
        depth = 3
        while depth < 7 and perft(position(name, number), depth) < 1500:
            depth += 1
        lines.append(f"{name} {number} {depth} {perft(position(name, number), depth)}")
    PERFT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    write_golden()
