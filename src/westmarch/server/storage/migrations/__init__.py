"""How a database of an earlier version is brought up to date.

Nearly always there is nothing to do. Alembic, which takes a noticeable part of a start to load, is then left alone.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text


def bring_up_to_date(connection: Connection) -> None:
    """Create what is missing and change what is old; refuse a database of a later version."""
    if _revision(connection) != newest():
        from westmarch.server.storage.migrations.alembic_steps import carry_out

        carry_out(connection)


def newest() -> str:
    """The revision that this program wants: files are named after theirs, in order."""
    return max(path.name[1:5] for path in (Path(__file__).parent / "versions").glob("v[0-9]*.py"))


def _revision(connection: Connection) -> str | None:
    """The revision that Alembic has noted in a database; None in one that it never saw."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
