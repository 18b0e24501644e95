"""Backup and restore of a server's database."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from westmarch.server.backup import Kept

database = click.option("--database", metavar="URL", default="", help="By default the local file.")
as_json = click.option("--json", "as_json", is_flag=True, help="Say what was kept as JSON.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database
@as_json
def backup(file: Path, database: str, as_json: bool) -> None:
    """Write everything that a server keeps to FILE, while it runs."""
    from westmarch.server import backup as backups
    from westmarch.server.settings import Settings

    kept = backups.backup(Settings.from_environment(database=database).database_url, file)
    _tell(kept, as_json, f"{file}: ")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database
@as_json
def restore(file: Path, database: str, as_json: bool) -> None:
    """Fill an empty database from the backup in FILE."""
    from westmarch.server import backup as backups
    from westmarch.server.settings import Settings

    kept = backups.restore(file, Settings.from_environment(database=database).database_url)
    _tell(kept, as_json, "restored: ")


def _tell(kept: Kept, as_json: bool, before: str) -> None:
    counts = asdict(kept)
    said = json.dumps(counts) if as_json else before + ", ".join(f"{count} {name}" for name, count in counts.items())
    click.echo(said)
