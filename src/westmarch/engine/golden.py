"""Golden playthroughs: whole games as readable text, kept in the repository and read as diffs.

python -m westmarch.engine.golden FILE...                  write the files anew from their headers, or their journals
python -m westmarch.engine.golden --new GAME SEED FILE     start a new one
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, find_game
from westmarch.engine.journal import load_journal
from westmarch.engine.playing import START, new_session, play_on
from westmarch.engine.replaying import verify
from westmarch.engine.session import Session, Step
from westmarch.engine.state import State
from westmarch.engine.text import entry_text
from westmarch.engine.view import path_text


def playthrough(game: Game, header: dict[str, Any]) -> str:
    """A random game from a header: game, options, start, seed."""
    session = new_session(game, header["options"], header["start"], header["seed"])
    for _ in play_on(session, Chance(seed_of(-1 - header["seed"]))):
        pass
    return game_text(session, header)


def game_text(session: Session, header: dict[str, Any]) -> str:
    """A finished game as text: the header, then each decision with its place and what it led to."""
    game = session.game
    lines = [f"{name}: {json.dumps(value)}" for name, value in header.items()]
    first = session.steps[0].entries if session.steps else len(session.log)
    lines += ["", *_log_lines(session, 0, first)]
    ends = [step.entries for step in session.steps[1:]] + [len(session.log)]
    for number, (step, g, end) in enumerate(zip(session.steps, session.positions(), ends, strict=False), start=1):
        lines += ["", *_decision_lines(session, number, step, g), *_log_lines(session, step.entries, end)]
    winners = [game.seat_names(session.options)[seat] for seat in session.state.winners]
    lines += ["", f"winners: {', '.join(winners)}"]
    return "\n".join(lines) + "\n"


def story(session: Session) -> str:
    """A recorded game as text."""
    return game_text(session, {"game": session.game.name, "options": session.options, "ending": session.state.ending})


def _decision_lines(session: Session, number: int, step: Step, g: State) -> list[str]:
    game = session.game
    seat = game.seat_names(session.options)[step.seat]
    count = next(ask.count() for ask in g.asks if ask.seat == step.seat)
    return [f"{number}. {path_text(game, g, 'en')}", f"   {seat}: {step.code} (of {count})"]


def _log_lines(session: Session, begin: int, end: int) -> list[str]:
    """The log; a line that only some seats read says whose it is."""
    names = session.game.seat_names(session.options)
    lines = []
    for entry in session.log[begin:end]:
        text = entry_text(session.game, session.state, entry, "en")
        audience = "" if entry.audience is None else f" [{', '.join(names[s] for s in entry.audience)}]"
        lines.append(f"   | {text}{audience}")
    return lines


def header_of(text: str) -> dict[str, Any]:
    """The header of a golden file."""
    header: dict[str, Any] = {}
    for line in text.splitlines():
        if not line:
            break
        name, _, value = line.partition(": ")
        header[name] = json.loads(value)
    return header


def regenerated(path: Path) -> str:
    """What a golden file should say by the present rules: of a game that has a journal, what the journal tells."""
    journal = path.with_suffix(".jsonl")
    if journal.exists():
        return story(verify(load_journal(journal)))
    header = header_of(path.read_text(encoding="utf-8"))
    return playthrough(find_game(header["game"]), header)


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--new"] and len(arguments) == 4:
        name, seed, file = arguments[1:]
        game = find_game(name)
        header = {"game": name, "options": game.checked({}), "start": START, "seed": int(seed)}
        Path(file).write_text(playthrough(game, header), encoding="utf-8")
    elif arguments and not arguments[0].startswith("-"):
        for file in arguments:
            Path(file).write_text(regenerated(Path(file)), encoding="utf-8")
    else:
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (WestmarchError, OSError, ValueError) as problem:
        sys.exit(f"golden: {problem}")
