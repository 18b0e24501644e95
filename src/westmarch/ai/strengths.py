"""How strong the levels of each game are, in Elo above ``random``: the ratings of the results, for people to see.

    python -m westmarch.ai.strengths docs/results.md

writes them into a data file. A level that was measured with several budgets counts with the best of them. What was not
measured has no strength.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "data" / "strengths.json"
_RATING = re.compile(r"^\| (?P<level>[a-z]+)(?:@[0-9.]+[ns])? \| (?P<elo>\d+) \|$", re.MULTILINE)

#: Elo by level, by game.
Strengths = dict[str, dict[str, int]]


def as_strengths(sections: dict[str, str]) -> Strengths:
    """The ratings in the sections of the results, by game."""
    found: Strengths = {}
    for game, section in sections.items():
        ratings: dict[str, int] = {}
        for rating in _RATING.finditer(section):
            level, elo = rating["level"], int(rating["elo"])
            ratings[level] = max(elo, ratings.get(level, elo))
        if ratings:
            found[game] = ratings
    return found


@cache
def _all() -> Strengths:
    found: Strengths = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def strengths_of(game: str) -> dict[str, int]:
    """Elo above ``random`` by level, as far as it was measured."""
    return _all().get(game, {})


def main(arguments: list[str]) -> int:
    from westmarch.ai.table import between_marks, sections  # a server reads the file and plays no matches

    if len(arguments) != 1:
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    results = sections(between_marks(Path(arguments[0]).read_text(encoding="utf-8")))
    FILE.write_text(json.dumps(as_strengths(results), indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
