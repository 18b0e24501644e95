"""The command ``python -m westmarch.cards.mutate``."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter

from westmarch.cards.mutate.sampling import sample


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m westmarch.cards.mutate", description="Does any test see it when a card's definition changes?"
    )
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=50, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--card", default="", help="only this card, by number, id or name")
    parser.add_argument("--tests", nargs="*", default=[], help="files or folders of tests; the game's own without it")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    quiet = given.json or not sys.stderr.isatty()
    outcome = sample(given.game, given.sample, given.seed, given.card, quiet, given.tests)
    if given.json:
        print(json.dumps(outcome.as_json(), ensure_ascii=False, indent=1))
        return 0
    print(f"tried {outcome.tried}: killed {len(outcome.killed)}, only by text {len(outcome.killed_by_text)}, ", end="")
    print(f"survived {len(outcome.survived)}; {len(outcome.equivalent)} equivalent and not tried")
    for kind, count in sorted(Counter([c.mutant.kind for c in outcome.killed_by_text]).items()):
        print(f"  {kind}: {count} not seen by behaviour")
    for saw, changes in (("only text saw", outcome.killed_by_text), ("survived", outcome.survived)):
        for change in changes:
            print(f"  {saw}: {change}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
