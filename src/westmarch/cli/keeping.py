"""A server's database: backup and restore, and the ratings made anew."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from westmarch.server.storage.backup import Kept

database = click.option("--database", metavar="URL", default="", help="By default the local file.")
as_json = click.option("--json", "as_json", is_flag=True, help="Say what was kept as JSON.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database
@as_json
def backup(file: Path, database: str, as_json: bool) -> None:
    """Write everything that a server keeps to FILE, while it runs."""
    from westmarch.server.settings import Settings
    from westmarch.server.storage import backup as backups

    kept = backups.backup(Settings.from_environment(database=database).database_url, file)
    _tell(kept, as_json, f"{file}: ")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database
@as_json
def restore(file: Path, database: str, as_json: bool) -> None:
    """Fill an empty database from the backup in FILE."""
    from westmarch.server.settings import Settings
    from westmarch.server.storage import backup as backups

    kept = backups.restore(file, Settings.from_environment(database=database).database_url)
    _tell(kept, as_json, "restored: ")


@click.command()
@database
@click.option("--replay", is_flag=True, help="Play every game again first, and write its result anew.")
@as_json
def ratings(database: str, replay: bool, as_json: bool) -> None:
    """Make all ratings anew from the stored games."""
    import asyncio

    from westmarch.server.people import ratings as scale
    from westmarch.server.people.chronicle import Chronicle
    from westmarch.server.settings import Settings
    from westmarch.server.storage.store import Store

    if not scale.available():
        raise click.ClickException("ratings need one more package: pip install 'westmarch[people]'")

    async def made() -> dict[str, int]:
        store = Store(Settings.from_environment(database=database).database_url)
        await store.open()
        try:
            chronicle = Chronicle(store)
            replayed = await chronicle.replay() if replay else 0
            return {"replayed": replayed, "rated": await chronicle.recompute()}
        finally:
            await store.close()

    counts = asyncio.run(made())
    click.echo(json.dumps(counts) if as_json else ", ".join(f"{count} {name}" for name, count in counts.items()))


def _tell(kept: Kept, as_json: bool, before: str) -> None:
    counts = asdict(kept)
    said = json.dumps(counts) if as_json else before + ", ".join(f"{count} {name}" for name, count in counts.items())
    click.echo(said)
