"""Trials of options, played for learning and for tuning a search: how options look, and what comes of them.

    python -m westmarch.ai.trials GAME FILE GAMES [REST ...]

plays games of ``medium`` against itself and stops at every twentieth question or so that a search would weigh. There
the best options and one of each kind are tried in the same deals with the same dice, and the position is judged at
several rests on the way on. FILE gets one line of JSON a question. Games are numbered and their numbers are their
seeds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from westmarch.ai.guards import DETAILS
from westmarch.ai.lessons import evaluation_of
from westmarch.ai.levels import mind_of, policy_of
from westmarch.ai.mind import Mind
from westmarch.ai.policy import Seen
from westmarch.ai.processes import worker_pool
from westmarch.ai.search import one_of_each_kind
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Option
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.engine.state import State
from westmarch.engine.view import fresh_from

#: Games with these numbers are used for nothing else.
FIRST = 800_000_000
#: One question of so many is tried, with so many options of which so many are simply the best-looking, in so many
#: deals.
KEPT = 20
OPTIONS = 12
BEST = 7
ROUNDS = 12
#: Rounds by which an option is chosen when trials are summed up; the others say what it is worth.
CHOOSING = 8
#: Rests at which positions are judged.
RESTS = (0, 1, 2, 4)
#: Dice of the rounds lie so far apart in the stream.
_STRIDE = 1 << 14


@dataclass(frozen=True)
class Tried:
    """A question with its trials."""

    game: int
    seat: int
    prompt: str
    #: How many options look worth a thought.
    count: int
    #: What the position shows to the evaluation, from the seat's side where that has one.
    features: list[float]
    scores: list[float]
    options: list[Option]
    #: By option, round and rest: winning chances in thousandths.
    values: list[list[list[int]]]


def features_for(name: str, g: State, seat: int) -> list[float]:
    """The position as the evaluation of the game sees it, by this seat if it tells seats apart."""
    seen = evaluation_of(name).lessons(g)
    for other, features in seen:
        if other == seat:
            return features
    return seen[0][1]


def judged(mind: Mind, g: State, seat: int, rests: tuple[int, ...]) -> list[int]:
    """The winning chance at some rests of the way on, as the mind likes to play."""
    found: list[int] = []
    passed = 0
    for _ in range(DETAILS * (1 + rests[-1])):
        if not g.asks:
            break
        ask = g.asks[0]
        if mind.is_rest(ask):
            if passed == rests[len(found)]:
                found.append(round(1000 * mind.evaluate(g, seat)))
                if len(found) == len(rests):
                    break
            passed += 1
        decide(g, mind.ranked(g, ask)[0][1], ask.seat)
    last = round(1000 * mind.evaluate(g, seat)) if len(found) < len(rests) else 0
    return found + [last] * (len(rests) - len(found))


def tried(name: str, number: int, seen: Seen, chance: Chance, rests: tuple[int, ...]) -> Tried | None:
    """The trials of a question; None if it has no choice."""
    mind = mind_of(seen.game)
    first = seen.dealt(chance)
    ranked = mind.ranked(first, seen.ask)
    if len(ranked) < 2:
        return None
    few = one_of_each_kind(ranked, BEST)[:OPTIONS]
    values: list[list[list[int]]] = [[] for _ in few]
    seed = fresh_from(chance)
    for place in range(ROUNDS):
        deal = seen.dealt(chance) if place else first
        for (_, option), row in zip(few, values, strict=True):
            g: State = deal.clone()
            g.chance = Chance(seed, place * _STRIDE)
            decide(g, option, seen.seat)
            row.append(judged(mind, g, seen.seat, rests))
    features = [round(value, 4) for value in features_for(name, first, seen.seat)]
    scores = [round(score, 4) for score, _ in few]
    return Tried(number, seen.seat, seen.ask.prompt, len(ranked), features, scores, [o for _, o in few], values)


def trials_of(name: str, number: int, rests: tuple[int, ...] = RESTS) -> Iterator[Tried]:
    """The trials of one game."""
    game = find_game(name)
    mind = mind_of(game)
    kinds = evaluation_of(name).OPTIONS
    g: State = game.start(game.checked(kinds[number % len(kinds)]), Chance(seed_of(FIRST + number)))
    thinking = Chance(seed_of(FIRST + number + 1_000_000_000))
    players = [policy_of(game, "medium@60n") for _ in range(g.seats)]
    while g.asks:
        seen = Seen(game, g, g.asks[0].seat)
        if mind.is_weighed(seen.ask) and thinking.pick(KEPT, "keep") == 0:
            question = tried(name, number, seen, thinking, rests)
            if question is not None:
                yield question
        decide(g, players[seen.seat].choose(seen, thinking), seen.seat)


def all_of(name: str, number: int, rests: tuple[int, ...]) -> list[Tried]:
    return list(trials_of(name, number, rests))


def play(name: str, file: Path, numbers: range, rests: tuple[int, ...], jobs: int | None = None) -> None:
    count = len(numbers)
    with worker_pool(jobs) as pool, file.open("a", encoding="utf-8") as out:
        for rows in pool.map(all_of, [name] * count, numbers, [rests] * count):
            for row in rows:
                out.write(line(row))
            out.flush()


def line(row: Tried) -> str:
    return json.dumps(vars(row), separators=(",", ":")) + "\n"


def read(file: Path) -> Iterator[Tried]:
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            yield Tried(**json.loads(line))


def gains(rows: Iterable[Tried], choosing: int = CHOOSING) -> list[float]:
    """By rest: what the option that the first rounds prefer there gains on the best-looking one, in the other rounds at
    the last rest, in thousandths."""
    found: list[list[float]] = []
    for row in rows:
        worth = [mean([trial[-1] for trial in trials[choosing:]]) for trials in row.values]
        found.append(
            [
                worth[max(range(len(worth)), key=lambda i: (sum([t[rest] for t in row.values[i][:choosing]]), -i))]
                - worth[0]
                for rest in range(len(row.values[0][0]))
            ]
        )
    return [mean(column) for column in zip(*found, strict=True)]


def main() -> None:
    if len(sys.argv) < 4:
        raise SystemExit("usage: python -m westmarch.ai.trials GAME FILE GAMES [REST ...]")
    name, file, games, *rests = sys.argv[1:]
    places = tuple([int(rest) for rest in rests]) or RESTS
    play(name, Path(file), range(int(games)), places)
    for rest, gain in zip(places, gains(read(Path(file))), strict=True):
        print(f"chosen at rest {rest}: {gain:+.1f} thousandths")


if __name__ == "__main__":
    main()
