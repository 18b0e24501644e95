"""Games between opponents, recorded as journals and told as text.

python -m westmarch.ai.recorded GAME SEED LEVEL... FILE.jsonl     one level for each seat; FILE.txt tells the game
"""

from __future__ import annotations

import sys
from pathlib import Path

from westmarch.ai.levels import policy_of
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, Options, find_game
from westmarch.engine.golden import game_text
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


def story(session: Session) -> str:
    """The game as text."""
    return game_text(session, {"game": session.game.name, "options": session.options, "ending": session.state.ending})


def main(arguments: list[str]) -> int:
    if len(arguments) < 4 or not arguments[-1].endswith(".jsonl"):
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    game = find_game(arguments[0])
    options = game.checked({})
    seats = len(game.seat_names(options))
    levels = arguments[2:-1] * (seats if len(arguments) == 4 else 1)
    session = played(game, options, int(arguments[1]), levels)
    file = Path(arguments[-1])
    session.journal.save(file)
    file.with_suffix(".txt").write_text(story(session), encoding="utf-8")
    print(session.state.ending, len(session.steps), "decisions")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (WestmarchError, OSError, ValueError) as problem:
        sys.exit(f"recorded: {problem}")
