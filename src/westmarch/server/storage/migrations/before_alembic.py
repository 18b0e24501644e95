"""Databases of the first versions, which numbered themselves."""

from __future__ import annotations

from sqlalchemy import Connection, text

from westmarch.server.storage.writer import StoreError

LAST = 3
#: What to do to a database of each version.
CHANGES: dict[int, tuple[str, ...]] = {
    1: (
        "ALTER TABLE game_tables ADD COLUMN extra TEXT NOT NULL DEFAULT '{}'",
        "ALTER TABLE seats ADD COLUMN email VARCHAR(120) NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN muted VARCHAR(60) NOT NULL DEFAULT '[]'",
    ),
    2: ("ALTER TABLE game_tables ADD COLUMN position TEXT NOT NULL DEFAULT ''",),
}


def bring_up_to_date(connection: Connection) -> None:
    """To the last version before Alembic."""
    version = connection.execute(text("SELECT version FROM schema_version")).scalar()
    if version is None or not 0 < version <= LAST:
        raise StoreError(f"the database has version {version}; this program knows {LAST} and those before")
    for step in range(version, LAST):
        for statement in CHANGES[step]:
            connection.execute(text(statement))
