"""How fast a game is in everything that people and researchers call: the kernel, sessions, views and opponents.

    westmarch bench --all --json > compiled.json
    WESTMARCH_PURE=1 westmarch bench --all --json > pure.json
    python -m westmarch.ai.speed docs/performance.md pure.json compiled.json

Rates are per second of processor time. Each stands beside its ratio to the sample game in the same run, so that
machines and days can be compared. The last line writes the table of a document between its two marks.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from westmarch.ai.budget import Budget
from westmarch.ai.levels import mind_of, policy_of, style_of
from westmarch.ai.policy import Seen
from westmarch.ai.search import Hard
from westmarch.engine import runner
from westmarch.engine.bench import bench
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Game, Options
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.state import State

#: Positions of one search.
NODES = 60
#: Decisions between two positions that are looked at.
STRIDE = 23


def sessions(game: Game, options: Options, seconds: float) -> float:
    """Decisions a second through ``Session.decide``: checked, journalled, logged, with undo."""
    made, number, begin = 0, 0, time.process_time()
    while time.process_time() - begin < seconds:
        session = new_session(game, options, "start", number)
        policy = Chance(seed_of(-1 - number))
        for _ in play_on(session, policy):
            pass  # the clock is looked at between games, as for the kernel
        made += len(session.steps)
        number += 1
    return made / (time.process_time() - begin)


def positions(game: Game, options: Options) -> Iterator[State]:
    """Positions of random games, over their whole length."""
    policy, number = Chance(seed_of(-2)), 0
    while True:
        g = game.start(options, Chance(seed_of(number)))
        number += 1
        while g.asks:
            yield g
            runner.playout(g, policy, STRIDE)


def _rate(seconds: float, work: Callable[[], float]) -> float:
    """How much of some work is done in a second."""
    done, spent = 0.0, 0.0
    while spent < seconds:
        begin = time.process_time()
        done += work()
        spent += time.process_time() - begin
    return done / spent


def views(game: Game, options: Options, seconds: float) -> float:
    """Microseconds of one view."""
    found = positions(game, options)
    kept = [next(found).clone() for _ in range(40)]

    def look() -> float:
        for g in kept:
            game.view(g, 0)
        return float(len(kept))

    return 1e6 / _rate(seconds, look)


def easy(game: Game, options: Options, seconds: float) -> float:
    """Decisions a second of ``easy``."""
    policy, chance = policy_of(game, "easy"), Chance(seed_of(-3))
    made, number, begin = 0, 0, time.process_time()
    while time.process_time() - begin < seconds:
        g = game.start(options, Chance(seed_of(number)))
        number += 1
        while g.asks and time.process_time() - begin < seconds:
            seat = g.asks[0].seat
            runner.decide(g, policy.choose(Seen(game, g, seat), chance), seat)
            made += 1
    return made / (time.process_time() - begin)


def hard(game: Game, options: Options, seconds: float) -> float:
    """Positions a second that the search of ``hard`` looks at."""
    mind, chance = mind_of(game), Chance(seed_of(-4))
    found = (g for g in positions(game, options) if mind.is_macro(g.asks[0]))

    def think() -> float:
        g = next(found)
        seen = Seen(game, g, g.asks[0].seat)
        level = Hard(mind, Budget(nodes=NODES), style_of(game))
        level.rank(seen, seen.dealt(chance), chance)
        return float(level.looked_at)

    return _rate(seconds, think)


def measured(game: Game, options: Options, seconds: float) -> dict[str, Any]:
    """Everything of one game; each figure is measured for so long."""
    found = bench(game, options, seconds)
    found["session_decisions_per_s"] = round(sessions(game, options, seconds))
    found["view_us"] = round(views(game, options, seconds / 2), 1)
    found["easy_decisions_per_s"] = round(easy(game, options, seconds))
    found["hard_positions_per_s"] = round(hard(game, options, seconds))
    return found


def with_ratios(sample: dict[str, Any], games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The figures with their ratio to those of the sample game: of the kernel, and of each other figure by name."""
    names = [name for name in sample if name.endswith("_per_s") or name.endswith("_us")]
    for game in games:
        ratios = {name: round(game[name] / sample[name], 4) for name in names if sample[name]}
        game["ratio_to_sample"] = ratios["decisions_per_s"]
        game["ratios_to_sample"] = ratios
    return games


BEGIN = "<!-- written by python -m westmarch.ai.speed -->"
END = "<!-- end of what is written -->"

#: The figures of the table, and what they are called there.
FIGURES = {
    "decisions_per_s": "decisions/s",
    "session_decisions_per_s": "the same through sessions",
    "games_per_s": "games/s",
    "turns_per_s": "turns/s",
    "clone_us": "clone, microseconds",
    "state_bytes": "state, bytes (msgpack)",
    "view_us": "view, microseconds",
    "easy_decisions_per_s": "decisions/s of `easy`",
    "hard_positions_per_s": "positions/s of `hard`",
    "ratio_to_sample": "decisions/s, ratio to the sample game",
}


def table(pure: list[dict[str, Any]], compiled: list[dict[str, Any]]) -> str:
    """Figures by game, pure and compiled."""
    names = [row["game"] for row in pure]
    lines = [f"| pure / compiled | {' | '.join(names)} |", "| --- |" + " --- |" * len(names)]
    for field, name in FIGURES.items():
        cells = [f"{slow[field]:,} / {fast[field]:,}" for slow, fast in zip(pure, compiled, strict=True)]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    if len(arguments) != 3:
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    target, *reports = [Path(name) for name in arguments]
    before, _, rest = target.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    content = table(*[json.loads(report.read_text(encoding="utf-8")) for report in reports])
    target.write_text(f"{before}{BEGIN}\n\n{content}\n\n{END}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
