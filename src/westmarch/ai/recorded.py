"""Games between opponents, recorded as journals and told as text.

python -m westmarch.ai.recorded GAME SEED LEVEL... FILE.jsonl     one level for each seat; FILE.txt tells the game
python -m westmarch.ai.recorded TABLE.toml                        plays the games of a table anew, beside the table
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from westmarch.ai.levels import policy_of
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, Options, find_game
from westmarch.engine.golden import story
from westmarch.engine.session import Session


def played(game: Game, options: Options, seed: int, levels: list[str]) -> Session:
    """A game between opponents, one level for each seat."""
    session = Session.new(game, options, seed_of(seed))
    policies = [policy_of(game, level) for level in levels]
    thinking = Chance(seed_of(-1 - seed))
    while session.state.asks:
        seat = session.state.asks[0].seat
        option = policies[seat].choose(Seen(game, session.state, seat), thinking)
        session.decide(seat, game.notation.code(session.state, seat, option))
    return session


def kept(session: Session, file: Path) -> None:
    """Write the journal of a game, and beside it the game as text."""
    session.journal.save(file)
    file.with_suffix(".txt").write_text(story(session), encoding="utf-8")


def play_table(table: Path) -> None:
    """Play the games of a table anew: each has a game, options, a seed and a level for each seat."""
    for name, row in tomllib.loads(table.read_text(encoding="utf-8")).items():
        game = find_game(row["game"])
        kept(played(game, game.checked(row["options"]), row["seed"], row["levels"]), table.parent / f"{name}.jsonl")


def main(arguments: list[str]) -> int:
    if len(arguments) == 1 and arguments[0].endswith(".toml"):
        play_table(Path(arguments[0]))
        return 0
    if len(arguments) < 4 or not arguments[-1].endswith(".jsonl"):
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    game = find_game(arguments[0])
    options = game.checked({})
    seats = len(game.seat_names(options))
    levels = arguments[2:-1] * (seats if len(arguments) == 4 else 1)
    session = played(game, options, int(arguments[1]), levels)
    kept(session, Path(arguments[-1]))
    print(session.state.ending, len(session.steps), "decisions")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (WestmarchError, OSError, ValueError) as problem:
        sys.exit(f"recorded: {problem}")
