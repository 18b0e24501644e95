"""Learning curves: how well an evaluation judges by how many games it has learnt from.

    python -m westmarch.ai.curves GAME FILE [POINTS.json]     from the games of ``ai.lessons``
    python -m westmarch.ai.curves --draw PICTURE.svg POINTS.json...

A fifth of the games is kept aside. Nets learn from the rest, its half, its quarter and so on, as ``ai.lessons`` does
it, and judge those kept aside; so does the net that comes with the game, which has learnt from many more. Log-loss:
0.693 is knowing nothing.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

from westmarch.ai.lessons import ASIDE, evaluation_of, kept, sample
from westmarch.ai.match_log import made_with
from westmarch.ai.net import Net, likely
from westmarch.ai.processes import worker_pool
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import find_game

#: The fewest games that a point is learnt from, and the fewest that make a curve.
FEWEST = 8
LEAST = 4 * FEWEST

Points = dict[str, Any]


def points(name: str, file: Path) -> Points:
    """The curve of a game from a file of lessons."""
    import numpy as np

    from westmarch.ai.training import learn, loss

    games = sorted(kept(file), key=lambda row: row["number"])
    if len(games) < LEAST:
        raise WestmarchError(f"{file.name} holds {len(games)} games; a curve needs {LEAST}")
    with worker_pool() as pool:
        found = list(pool.map(sample, [name] * len(games), games, chunksize=8))
    aside = len(games) // ASIDE
    plain = len(evaluation_of(name).FEATURES)
    tests = [row for rows in found[:aside] for row in rows]
    answers = np.array([result for _, result in tests])
    table = np.array([features for features, _ in tests])

    def judged(net: Net) -> float:
        """The loss of a net that, as in play, does not know how well anybody plays."""
        found = np.array([likely(net.balance(features[:plain])) for features, _ in tests])
        return round(loss(found, answers), 4)

    curve: list[dict[str, float]] = []
    count = len(games) - aside
    while count >= FEWEST:
        rows = [row for part in found[aside : aside + count] for row in part]
        learnt = np.array([features for features, _ in rows]), np.array([result for _, result in rows])
        net, known, _ = learn(*learnt, table, answers, plain)
        point = {"games": count, "positions": len(rows), "loss": judged(net), "players_known": round(known, 4)}
        curve.insert(0, point)
        count //= 2
    return {
        "game": name,
        "aside": {"games": aside, "positions": len(tests)},
        "curve": curve,
        "shipped": judged(importlib.import_module(f"westmarch.ai.{name}.net").NET),
        "made": made_with(find_game(name)),
    }


def table_of(found: Points) -> str:
    """A curve for people."""
    lines = [f"{found['game']}: judged on {found['aside']['positions']} positions of {found['aside']['games']} games"]
    lines += [
        f"{row['games']:6} games  {row['loss']:.3f}  ({row['players_known']:.3f} if it is known who plays how well)"
        for row in found["curve"]
    ]
    return "\n".join([*lines, f"shipped net    {found['shipped']:.3f}"])


# ---- the picture ----

WIDTH, HEIGHT, MARGIN = 640, 360, 48
COLOURS = ("#7a4a1e", "#2f6b4f", "#36538f", "#8f3a55", "#6b6b2f")
#: The losses at the two ends of the scale.
LOW, HIGH = 0.2, 0.75


def drawn(curves: list[Points]) -> str:
    """All curves as one picture; the nets that come with the games are the dashed lines."""
    from math import log2

    first = min(row["games"] for found in curves for row in found["curve"])
    last = max(row["games"] for found in curves for row in found["curve"])

    def place(games: int, value: float) -> tuple[float, float]:
        along = (log2(games) - log2(first)) / max(1e-9, log2(last) - log2(first))
        up = (min(HIGH, max(LOW, value)) - LOW) / (HIGH - LOW)
        return MARGIN + along * (WIDTH - 3 * MARGIN), HEIGHT - MARGIN - up * (HEIGHT - 2 * MARGIN)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"',
        ' font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for value in (0.2, 0.3, 0.4, 0.5, 0.6, 0.693):
        _, y = place(first, value)
        parts.append(f'<path d="M{MARGIN} {y:.0f}H{WIDTH - 2 * MARGIN}" stroke="#ddd"/>')
        parts.append(f'<text x="{MARGIN - 6}" y="{y + 4:.0f}" text-anchor="end" fill="#555">{value:g}</text>')
    games = first
    while games <= last:
        x, _ = place(games, LOW)
        parts.append(f'<text x="{x:.0f}" y="{HEIGHT - MARGIN + 18}" text-anchor="middle" fill="#555">{games}</text>')
        games *= 2
    parts.append(f'<text x="{MARGIN}" y="20" fill="#333">Log-loss on games kept aside, by games learnt from</text>')
    for colour, found in zip(COLOURS, curves, strict=False):
        spots = [place(row["games"], row["loss"]) for row in found["curve"]]
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        _, y = place(first, found["shipped"])
        parts.append(f'<path d="M{MARGIN} {y:.1f}H{WIDTH - 2 * MARGIN}" stroke="{colour}" stroke-dasharray="5 4"/>')
        x, y = spots[-1]
        parts.append(f'<text x="{x + 6:.0f}" y="{y + 4:.0f}" fill="{colour}">{found["game"]}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(arguments: list[str]) -> int:
    if len(arguments) > 2 and arguments[0] == "--draw":
        curves = [json.loads(Path(path).read_text(encoding="utf-8")) for path in arguments[2:]]
        Path(arguments[1]).write_text(drawn(curves), encoding="utf-8")
        return 0
    if len(arguments) not in (2, 3):
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    found = points(arguments[0], Path(arguments[1]))
    print(table_of(found))
    if len(arguments) == 3:
        Path(arguments[2]).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (WestmarchError, OSError, ValueError) as problem:
        sys.exit(f"curves: {problem}")
