"""The ``westmarch`` command."""

from __future__ import annotations

import os
import sys

import click

from westmarch.cli.books import cards, games, rules
from westmarch.cli.deck import deck
from westmarch.cli.matches import match
from westmarch.cli.odds import odds
from westmarch.cli.records import replay
from westmarch.cli.serving import play, serve
from westmarch.cli.terminal import tui
from westmarch.cli.tools import bench, fuzz, perft
from westmarch.engine.errors import WestmarchError


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="westmarch", message="%(prog)s %(version)s")
def westmarch() -> None:
    """A table for four Middle-earth games, with every rule enforced and explained."""


for command in (play, tui, serve, games, rules, cards, bench, fuzz, perft, match, odds, replay, deck):
    westmarch.add_command(command)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line: a problem that the user can mend is one line on stderr, and exit code 2."""
    try:
        result = westmarch.main(arguments, prog_name="westmarch", standalone_mode=False)
    except WestmarchError as problem:
        return _refuse(str(problem))
    except click.exceptions.NoArgsIsHelpError as problem:
        click.echo(problem.format_message(), err=True)
        return 2
    except click.ClickException as problem:
        return _refuse(problem.format_message())
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        # The reader has gone (``westmarch rules wotr | head``); nothing more can be said to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result if isinstance(result, int) else 0


def _refuse(problem: str) -> int:
    click.echo("westmarch: " + " ".join(problem.split()), err=True)
    return 2
