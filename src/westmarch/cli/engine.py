"""An opponent as a program: ``engine``."""

from __future__ import annotations

import os
import sys

import click


@click.command()
@click.option("--level", default="hard", show_default=True, help="How it thinks; `hard@300n` has a budget of its own.")
def engine(level: str) -> None:
    """Answer lines of JSON on standard input: an opponent for any program that speaks the protocol.

    `{"id": 1, "do": "hello"}` says who is there; see the page on bots for `new`, `position`, `see`, `think` and `quit`.
    """
    # Not at the top of the file: other commands start faster without the opponents.
    from westmarch.ai.engine import serve

    sys.stdout.flush()
    # Only answers go to standard output, whatever a library might print.
    with os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1) as answers:
        os.dup2(2, 1)
        serve(sys.stdin, answers.write, level)
