"""By how much the winning chances of a game are too sure, and the net made less so.

    python -m westmarch.ai.slope GAME FILE [GAMES]

Games are played and kept as for learning (``ai.lessons``). How sure the evaluation is counts as one number, who plays
how well is told beside it, as it was while learning; a slope of 0.8 means that 90 % ought to be 85 %. The net of
``ai/<game>/net.py`` is written anew with all that it adds multiplied by the slope: options keep their order. It takes a
hundredth of the games that learning takes, and serves where a correction of the rules has made the results of old
games less telling. Needs numpy (the extra ``research``).
"""

from __future__ import annotations

import importlib
import sys
from math import log
from pathlib import Path
from typing import Any

from westmarch.ai.lessons import KEPT, Row, evaluation_of, kept, option_of, play, who_plays, written_net
from westmarch.ai.levels import mind_of
from westmarch.ai.mind import won
from westmarch.ai.net import Net
from westmarch.ai.processes import worker_pool
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.engine.state import State

#: Games if nothing is said.
GAMES = 1200
#: A chance is never surer than this.
SURE = 1e-6


def judged(name: str, row: dict[str, Any]) -> list[Row]:
    """Positions of one kept game: how sure the evaluation is of a win, who plays, and whether it was won."""
    game = find_game(name)
    mind = mind_of(game)
    g: State = game.start(row["options"], Chance(seed_of(row["number"])))
    keep = Chance(seed_of(row["number"] + 2_000_000_000))
    share = int(getattr(evaluation_of(name), "KEPT", KEPT))
    seen: list[tuple[int, list[float]]] = []
    for written in row["decided"]:
        ask = g.asks[0]
        if mind.is_pause(ask) and keep.pick(share, "keep") == 0:
            chance = min(1 - SURE, max(SURE, mind.evaluate(g, ask.seat)))
            seen.append((ask.seat, [log(chance / (1 - chance)), *who_plays(row["noises"], ask.seat)]))
        decide(g, option_of(written), ask.seat)
    return [(columns, won(g, seat)) for seat, columns in seen]


def slope_of(rows: list[Row]) -> float:
    """The factor that makes what the evaluation says fit what was won."""
    import numpy as np

    from westmarch.ai.training import regression

    table = np.array([columns for columns, _ in rows])
    return float(regression(table, np.array([result for _, result in rows]))[0])


def scaled(net: Net, factor: float) -> Net:
    """A net that is surer or less sure by a factor."""
    parts = [(weights, bias, out * factor) for weights, bias, out in net.combinations]
    return Net(net.bias * factor, [weight * factor for weight in net.direct], parts, net.usual)


def main() -> None:
    if len(sys.argv) not in (3, 4):
        raise SystemExit("usage: python -m westmarch.ai.slope GAME FILE [GAMES]")
    name, file = sys.argv[1], Path(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) == 4 else GAMES
    play(name, file, count)
    games = sorted([row for row in kept(file) if row["number"] < count], key=lambda row: int(row["number"]))
    with worker_pool() as pool:
        rows = [one for part in pool.map(judged, [name] * len(games), games, chunksize=8) for one in part]
    slope = slope_of(rows)
    print(f"{len(rows)} positions of {len(games)} games; slope {slope:.3f}")
    net: Net = importlib.import_module(f"westmarch.ai.{name}.net").NET
    target = Path(__file__).parent / name / "net.py"
    target.write_text(written_net(find_game(name), scaled(net, slope)), encoding="utf-8")


if __name__ == "__main__":
    main()
