"""The ``westmarch`` command."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

import click

from westmarch.cli.books import cards, games, rules
from westmarch.cli.deck import deck
from westmarch.cli.editions import edition
from westmarch.cli.engine import engine
from westmarch.cli.keeping import backup, ratings, restore
from westmarch.cli.matches import match
from westmarch.cli.odds import odds
from westmarch.cli.opponents import ai
from westmarch.cli.records import replay
from westmarch.cli.serving import play, serve
from westmarch.cli.terminal import tui
from westmarch.cli.tools import bench, fuzz, perft
from westmarch.cli.version import show_version
from westmarch.engine.errors import WestmarchError


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.option("--version", is_flag=True, help="Version, compiled or pure, and a fingerprint of the rules.")
@click.option("--json", "json_", is_flag=True, help="With --version: print JSON and nothing else.")
@click.pass_context
def westmarch(ctx: click.Context, version: bool, json_: bool) -> None:
    """A table for four Middle-earth games, with every rule enforced and explained."""
    if version:
        show_version(json_)
        ctx.exit()
    if ctx.invoked_subcommand is None:
        raise click.exceptions.NoArgsIsHelpError(ctx)


for command in (
    edition,
    play,
    tui,
    serve,
    games,
    rules,
    cards,
    bench,
    fuzz,
    perft,
    match,
    ai,
    engine,
    odds,
    replay,
    deck,
    backup,
    restore,
    ratings,
):
    westmarch.add_command(command)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line: a problem that the user can mend is one line on stderr, and exit code 2."""
    try:
        result = westmarch.main(arguments, prog_name="westmarch", standalone_mode=False)
        sys.stdout.flush()
    except WestmarchError as problem:
        return _refuse(str(problem))
    except click.exceptions.NoArgsIsHelpError as problem:
        click.echo(problem.format_message(), err=True)
        return 2
    except click.ClickException as problem:
        return _refuse(problem.format_message())
    except (click.Abort, KeyboardInterrupt):
        click.echo("westmarch: interrupted", err=True)
        return 130
    except (BrokenPipeError, SystemExit):
        # The reader has gone (``westmarch rules wotr | head``); nothing more can be said to it.
        # click turns a broken pipe, and in this mode nothing else, into SystemExit.
        _stop_writing()
        return 0
    except RecursionError:
        return _refuse("what was read is nested too deeply")
    except OSError as problem:
        # Whatever could not be written stays unwritten: a second attempt at the end of the program would fail as well.
        _stop_writing()
        place = f"{Path(problem.filename).name}: " if isinstance(problem.filename, str) else ""
        return _refuse(place + (problem.strerror or str(problem)))
    return result if isinstance(result, int) else 0


def _stop_writing() -> None:
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(problem: str) -> int:
    click.echo("westmarch: " + " ".join(problem.split()), err=True)
    return 2
