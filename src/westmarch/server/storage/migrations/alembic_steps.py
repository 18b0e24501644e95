"""A database of an earlier version is brought up to date: Alembic carries out what ``versions`` holds."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from westmarch.server.storage.migrations import before_alembic
from westmarch.server.storage.writer import StoreError

#: The revision that describes a database of the last version before Alembic.
FIRST = "0003"


def carry_out(connection: Connection) -> None:
    """Create what is missing and change what is old; refuse a database of a later version."""
    config = _config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise StoreError(f"the database has version {found}, which is later than this program")
    if found is None and inspect(connection).has_table("schema_version"):
        before_alembic.bring_up_to_date(connection)
        command.stamp(config, FIRST)
        connection.execute(text("DROP TABLE schema_version"))
    command.upgrade(config, "head")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config
