"""Decks on the command line: check a list, convert it, make one at random."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from westmarch.cli.common import as_json, language, print_json
from westmarch.decks.book import DeckBook, NoDecks, book_of
from westmarch.decks.bounds import MOST_LETTERS, decoded
from westmarch.decks.checking import Report, Said, check
from westmarch.decks.files import read_list, write_list
from westmarch.engine.chance import Chance, fresh_seed, seed_of
from westmarch.engine.game import find_game


@click.group()
def deck() -> None:
    """Check, convert and make decks."""


form = click.option("--format", "form", metavar="FORMAT", help="The format; by default the usual one of the game.")


@deck.command(name="check")
@click.argument("game")
@click.argument("file")
@form
@language
@as_json
def check_(game: str, file: str, form: str | None, lang: str, json_: bool) -> int:
    """Check the deck in FILE (- is the standard input) against a format of GAME; exit code 1 if it is not legal."""
    book = book_of(find_game(game))
    format_ = book.checked_format(form)
    report = check(book, _content(file), format_)
    said = report.said(book, lang)
    if json_:
        print_json(_as_json(report, said, format_))
    elif report.legal:
        click.echo(f"{book.word('deck-check-legal', lang)} ({report.deck.size}, {_format_name(book, format_, lang)})")
    else:
        for one in said:
            _print(one)
    return 0 if report.legal else 1


def _as_json(report: Report, said: list[Said], format_: str) -> dict[str, object]:
    problems = [{"line": one.line, "text": one.text, "rule": one.rule, "message": one.message} for one in said]
    return {"legal": report.legal, "format": format_, "cards": report.deck.size, "problems": problems}


def _print(one: Said) -> None:
    place = f"{one.line}: {one.text}\n   " if one.line else " "
    click.echo(f"{place} {one.message}\n     {one.why} ({one.rule})")


def _format_name(book: DeckBook, format_: str, lang: str) -> str:
    return book.word(f"{book.game_name}-format-{format_}", lang)


@deck.command()
@click.argument("game")
@click.argument("file")
@click.option("--to", "kind", required=True, metavar="KIND", help="text, json, or a kind of the game's own.")
@language
def convert(game: str, file: str, kind: str, lang: str) -> int:
    """Write the deck in FILE as a file of another kind; lines that cannot be read are named, and exit code 1."""
    book = book_of(find_game(game))
    found = read_list(book, _content(file))
    click.echo(write_list(book, found, kind, lang), nl=False)
    for problem in found.problems:
        click.echo(f"{problem.line}: {problem.text}: {book.say(problem, lang)}", err=True)
    return 1 if found.problems else 0


@deck.command()
@click.argument("game")
@click.option("--seed", type=int, help="The same number makes the same deck.")
@form
@click.option("--to", "kind", default="text", metavar="KIND", help="The kind of file.")
@language
@as_json
def random(game: str, seed: int | None, form: str | None, kind: str, lang: str, json_: bool) -> None:
    """Make a legal deck of GAME at random."""
    book = book_of(find_game(game))
    chance = Chance(fresh_seed() if seed is None else seed_of(seed))
    made = book.random(chance, book.checked_format(form))
    click.echo(write_list(book, made, "json" if json_ else kind, lang), nl=False)


def _content(file: str) -> str:
    """The text of a file, as far as a deck list may be long."""
    most = 4 * MOST_LETTERS + 4
    if file == "-":
        return decoded(sys.stdin.buffer.read(most))
    path = Path(file)
    try:
        with path.open("rb") as opened:
            return decoded(opened.read(most))
    except OSError as problem:
        raise NoDecks(f"{path.name} cannot be read: {problem.strerror}") from None
