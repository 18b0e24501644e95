"""Recorded games: step through one, look at one moment, verify one."""

from __future__ import annotations

from pathlib import Path

import click

from westmarch.cli.common import language
from westmarch.engine import replaying
from westmarch.engine.errors import JournalError
from westmarch.engine.journal import Journal, load_journal
from westmarch.engine.session import Session
from westmarch.engine.state import State
from westmarch.engine.text import entry_text, option_text, prompt_text
from westmarch.engine.text_position import position_text
from westmarch.engine.view import listed, path_text


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", "number", type=click.IntRange(min=0), help="The moment after so many decisions.")
@click.option("--verify", is_flag=True, help="Check the seed, every outcome and every decision.")
@click.option("--position", "as_position", is_flag=True, help="The moment as a text position, and nothing else.")
@language
def replay(file: Path, number: int | None, verify: bool, as_position: bool, lang: str) -> None:
    """Step through the recorded game in FILE, or verify it."""
    journal = load_journal(file)
    if verify:
        _verified(journal)
        if number is None:
            return
    session = replaying.replay(journal)
    if as_position:
        g = _at(session, len(session.steps) if number is None else number, file)
        click.echo(position_text(session.game, g, session.options))
        return
    if number is None:
        for line in _story(session, lang):
            click.echo(line)
        return
    for line in _moment(session, number, _at(session, number, file), lang):
        click.echo(line)


def _at(session: Session, number: int, file: Path) -> State:
    """Where the game stood after so many decisions."""
    if number > len(session.steps):
        raise JournalError(f"{file.name} has {len(session.steps)} decisions, so there is no moment {number}")
    return session.state if number == len(session.steps) else session.steps[number].before


def _verified(journal: Journal) -> None:
    session = replaying.verify(journal)
    outcomes = sum(record[0] == "c" for record in journal.records)
    undone = sum(record[0] == "u" for record in journal.records)
    click.echo(f"the seed fits the commitment {journal.commitment[:16]}... published at the start")
    click.echo(f"{outcomes} dice, draws and shuffles come from that seed")
    click.echo(f"{len(session.steps)} standing decisions are legal ({undone} times something was taken back)")
    click.echo(f"the game ends as recorded: {session.game.messages('en').text(session.state.ending)}")


def _story(session: Session, lang: str) -> list[str]:
    """The whole game: each decision with its place, and what followed."""
    lines = _log(session, 0, _entries_before(session, 0), lang)
    for number, (step, g) in enumerate(zip(session.steps, session.positions(), strict=False)):
        name = _seat(session, step.seat, lang)
        option = session.game.notation.parse(g, step.seat, step.code)
        text = option_text(session.game, g, step.seat, option, lang)
        lines.append(f"{number + 1}. {path_text(session.game, g, lang)}")
        lines.append(f"   {name}: {text} [{step.code}]")
        lines += _log(session, step.entries, _entries_before(session, number + 1), lang)
    return lines + _question(session, session.state, lang)


def _moment(session: Session, number: int, g: State, lang: str) -> list[str]:
    """Where the game stood after so many decisions, what led there and who is asked what."""
    begin = session.steps[number - 1].entries if number else 0
    lines = [f"{number} / {len(session.steps)}: {path_text(session.game, g, lang)}"]
    lines += _log(session, begin, _entries_before(session, number), lang)
    return lines + _question(session, g, lang)


def _entries_before(session: Session, number: int) -> int:
    return session.steps[number].entries if number < len(session.steps) else len(session.log)


def _log(session: Session, begin: int, end: int, lang: str) -> list[str]:
    lines = []
    for entry in session.log[begin:end]:
        # Who held the journal of a game may see everything; at the table only these seats read the line.
        whose = [_seat(session, seat, lang) for seat in entry.audience or ()]
        private = f" [{', '.join(whose)}]" if whose else ""
        lines.append(f"   | {entry_text(session.game, session.state, entry, lang)}{private}")
    return lines


def _question(session: Session, g: State, lang: str) -> list[str]:
    lines = []
    for ask in g.asks:
        lines.append(f"   {_seat(session, ask.seat, lang)}: {prompt_text(session.game, g, ask, lang)}")
        for option in listed(ask):
            code = session.game.notation.code(g, ask.seat, option)
            lines.append(f"     {code}  {option_text(session.game, g, ask.seat, option, lang)}")
    return lines


def _seat(session: Session, seat: int, lang: str) -> str:
    """A seat's name in the language, if the game has one, else its short name."""
    name = session.game.seat_names(session.options)[seat]
    key = f"{session.game.name}-seat-{name.replace('_', '-')}"
    messages = session.game.messages(lang)
    return messages.text(key) if messages.has(key) else name
