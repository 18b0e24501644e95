"""The table of opponents in ``docs/results.md``, from the logs of matches.

    westmarch match wotr easy random --pairs 60 --log easy-random.jsonl
    python -m westmarch.ai.table docs/results.md *.jsonl

Between the two marks of the file the section of every game in the logs is written anew, those of other games stay: one
row for each match, and a rating of all levels of a game (Bradley-Terry with an advantage for the side, random at 0).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from westmarch.ai.match import Played
from westmarch.ai.match_log import check_maker, read_rows
from westmarch.ai.rating import bradley_terry, elo_text, summary
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import find_game

BEGIN = "<!-- written by python -m westmarch.ai.table -->"
END = "<!-- end of what is written -->"

#: Game, level A, level B, seed.
Match = tuple[str, str, str, int]


def read(logs: list[Path]) -> dict[Match, list[list[Played]]]:
    """The pairs of every match in some logs; those of a game must all come from one program."""
    found: dict[Match, list[list[Played]]] = {}
    makers: dict[str, dict[str, str]] = {}
    for log in logs:
        for row in read_rows(log):
            plan = row["plan"]
            check_maker([row], makers.setdefault(plan["game"], row.get("made") or {}), log.name)
            if plan["options"].get("players", 2) != 2:
                continue
            match = (plan["game"], plan["level_a"], plan["level_b"], plan["seed"])
            found.setdefault(match, []).append([Played(**game) for game in row["games"]])
    return found


def table(matches: dict[Match, list[list[Played]]]) -> str:
    """The matches and ratings of all games, as text."""
    parts = []
    for name in sorted({match[0] for match in matches}):
        game = find_game(name)
        sides = game.seat_names(game.checked({}))
        rows = [
            (match[3], summary(pairs, match[1], match[2], sides))
            for match, pairs in matches.items()
            if match[0] == name
        ]
        parts.append(matches_of(name, rows, sides))
        parts.append(ratings_of([(m, p) for m, p in matches.items() if m[0] == name], sides))
    return "\n".join(parts)


def matches_of(name: str, rows: list[tuple[int, dict[str, Any]]], sides: list[str]) -> str:
    first, second = sides[0], sides[-1]
    lines = [
        f"### {name}: matches",
        "",
        f"| A - B | pairs | score | Elo (95 %) | A as {first} | A as {second} | turns | ms a decision | test 0-50 |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for _, row in sorted(rows, key=lambda item: (item[1]["a"], item[1]["b"])):
        by_side = list(row["by_side"].values())
        spent = row["ms_per_decision"]
        lines.append(
            f"| {row['a']} - {row['b']} | {row['pairs']} | {row['score']:.1%} "
            f"| {elo_text(row)} "
            f"| {by_side[0]['a_score']:.0%} | {by_side[1]['a_score']:.0%} | {row['turns']} "
            f"| {spent['a']}, {spent['b']} | {row['sprt']['verdict']} |"
        )
    lines += ["", "How these games ended:", ""]
    for seed, row in sorted(rows, key=lambda item: (item[1]["a"], item[1]["b"])):
        routes = ", ".join(f"{ending} {count}" for ending, count in row["by_route"].items())
        command = f"westmarch match {name} {row['a']} {row['b']} --pairs {row['pairs']} --seed {seed}"
        lines.append(f"- `{command}`: {routes}")
    return "\n".join([*lines, ""])


def ratings_of(matches: list[tuple[Match, list[list[Played]]]], sides: list[str]) -> str:
    games: list[tuple[str, str, float]] = []
    for (_, a, b, _), pairs in matches:
        for pair in pairs:
            games += [(a, b, game.score) if game.half == 0 else (b, a, 1 - game.score) for game in pair]
    ratings, advantage = bradley_terry(games)
    lines = ["| level | rating |", "| --- | --- |"]
    lines += [f"| {level} | {rating:.0f} |" for level, rating in sorted(ratings.items(), key=lambda item: item[1])]
    return "\n".join([*lines, "", f"The advantage of {sides[0]} is {advantage:+.0f} Elo over these games.", ""])


def sections(content: str) -> dict[str, str]:
    """The parts of a table by their headings."""
    parts = content.split("### ")[1:]
    return {part.partition(":")[0]: "### " + part.strip() + "\n" for part in parts}


def written(text: str, content: str) -> str:
    """A file with the sections between the marks replaced by those of the same games."""
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    kept = sections(between_marks(text)) | sections(content)
    return f"{before}{BEGIN}\n\n" + "\n".join([kept[name] for name in sorted(kept)]) + f"\n{END}{after}"


def between_marks(text: str) -> str:
    return text.partition(BEGIN)[2].partition(END)[0]


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    target = Path(arguments[0])
    content = table(read([Path(name) for name in arguments[1:]]))
    target.write_text(written(target.read_text(encoding="utf-8"), content), encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (WestmarchError, OSError) as problem:
        sys.exit(f"table: {problem}")
