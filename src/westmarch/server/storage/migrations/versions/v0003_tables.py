"""The tables as they were when Alembic came: a new database begins here, an old one is told that it is here.

Earlier versions created tables that were missing when they opened a database, so some may be there already.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, DateTime, Integer, String, Text, func

revision = "0003"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "game_tables",
        Column("id", String(32), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("options", Text, nullable=False),
        Column("seed", String(64), nullable=False),
        Column("created", DateTime, server_default=func.now()),
        Column("finished", Integer, nullable=False, server_default="0"),
        Column("extra", Text, nullable=False, server_default="{}"),
        Column("position", Text, nullable=False, server_default=""),
    )
    op.create_table(
        "seats",
        Column("table_id", String(32), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("player", String(32), nullable=False),
        Column("name", String(60), nullable=False, server_default=""),
        Column("key_hash", String(64), nullable=False, index=True),
        Column("email", String(120), nullable=False, server_default=""),
        Column("muted", String(60), nullable=False, server_default="[]"),
    )
    op.create_table(
        "records",
        Column("table_id", String(32), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("record", Text, nullable=False),
        Column("at", DateTime, server_default=func.now()),
    )
    op.create_table(
        "snapshots",
        Column("table_id", String(32), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("rules", String(64), nullable=False),
        Column("body", Text, nullable=False),
    )
    op.create_table(
        "chat",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("table_id", String(32), nullable=False, index=True),
        Column("seat", Integer, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", DateTime, server_default=func.now()),
    )
    op.create_table(
        "journals",
        Column("id", String(32), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("text", Text, nullable=False),
        Column("created", DateTime, server_default=func.now()),
    )
    op.create_table(
        "accounts",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("name", String(40), nullable=False, unique=True),
        Column("password", String(200), nullable=False),
        Column("created", DateTime, server_default=func.now()),
    )
    op.create_table(
        "logins",
        Column("token_hash", String(64), primary_key=True),
        Column("account", Integer, nullable=False, index=True),
        Column("expires", Integer, nullable=False),
    )
    op.create_table(
        "account_seats",
        Column("account", Integer, primary_key=True),
        Column("table_id", String(32), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("key", String(80), nullable=False),
    )
