"""What runs here: ``westmarch --version``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

import westmarch
from westmarch.cli.common import print_json
from westmarch.engine.bench import is_compiled
from westmarch.engine.version import rules_fingerprint


def show_version(json_: bool) -> None:
    found = about()
    if json_:
        print_json(found)
    else:
        speed = "compiled" if found["compiled"] else "pure"
        click.echo(f"westmarch {found['version']} ({speed}, rules {found['fingerprint']})")


def about() -> dict[str, Any]:
    """``version``, ``compiled``, and ``fingerprint``: two programs that share it play by the same rules."""
    return {
        "version": westmarch.__version__,
        "compiled": is_compiled(),
        "fingerprint": rules_fingerprint(Path(str(westmarch.__file__)).parent),
    }
