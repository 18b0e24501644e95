"""People who play here: guests and accounts, results and ratings, tournaments, notices, moderation."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, DateTime, Float, Integer, String, Text, func

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", Column("person", Integer, nullable=False, server_default="0"))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "people",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("name", String(60), nullable=False, server_default=""),
        Column("account", Integer, nullable=False, server_default="0", index=True),
        Column("key_hash", String(64), nullable=False, server_default="", index=True),
        Column("created", DateTime, server_default=func.now()),
        Column("seen", Integer, nullable=False, server_default="0", index=True),
        Column("lang", String(2), nullable=False, server_default=""),
        Column("email", String(120), nullable=False, server_default=""),
        Column("unconfirmed", String(120), nullable=False, server_default=""),
        Column("word_hash", String(64), nullable=False, server_default=""),
        Column("webhook", String(300), nullable=False, server_default=""),
        Column("silent_until", Integer, nullable=False, server_default="0"),
        Column("closed", Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "pushes",
        Column("id", String(64), primary_key=True),
        Column("person", Integer, nullable=False, index=True),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", String(200), nullable=False),
        Column("auth", String(80), nullable=False),
    )
    op.create_table(
        "blocks",
        Column("person", Integer, primary_key=True),
        Column("other", Integer, primary_key=True),
    )
    op.create_table(
        "reports",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("person", Integer, nullable=False),
        Column("about", Integer, nullable=False),
        Column("table_id", String(32), nullable=False, server_default=""),
        Column("text", Text, nullable=False),
        Column("at", DateTime, server_default=func.now()),
        Column("settled", Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "results",
        Column("table_id", String(32), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("kind", String(8), nullable=False),
        Column("rated", Integer, nullable=False),
        Column("ended", Float, nullable=False, index=True),
        Column("ending", String(80), nullable=False),
        Column("turns", Integer, nullable=False),
    )
    op.create_table(
        "result_seats",
        Column("table_id", String(32), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("who", String(40), nullable=False, index=True),
        Column("side", String(40), nullable=False),
        Column("team", Integer, nullable=False),
        Column("won", Integer, nullable=False),
        Column("opening", Text, nullable=False, server_default=""),
    )
    op.create_table(
        "ratings",
        Column("who", String(40), primary_key=True),
        Column("game", String(32), primary_key=True),
        Column("kind", String(8), primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        Column("wins", Integer, nullable=False),
    )
    op.create_table(
        "seekers",
        Column("person", Integer, primary_key=True),
        Column("wish", Text, nullable=False),
        Column("since", Integer, nullable=False),
        Column("seen", Integer, nullable=False),
        Column("table_id", String(32), nullable=False, server_default=""),
        Column("seat", Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "tournaments",
        Column("id", String(32), primary_key=True),
        Column("name", String(80), nullable=False),
        Column("host", Integer, nullable=False),
        Column("game", String(32), nullable=False),
        Column("system", String(16), nullable=False),
        Column("rounds", Integer, nullable=False),
        Column("terms", Text, nullable=False),
        Column("round", Integer, nullable=False, server_default="0"),
        Column("created", DateTime, server_default=func.now()),
    )
    op.create_table(
        "entrants",
        Column("tournament", String(32), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("who", String(40), nullable=False),
        Column("name", String(60), nullable=False),
        Column("strength", Integer, nullable=False, server_default="0"),
        Column("withdrawn", Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "pairings",
        Column("tournament", String(32), primary_key=True),
        Column("round", Integer, primary_key=True),
        Column("board", Integer, primary_key=True),
        Column("first", Integer, nullable=False),
        Column("second", Integer, nullable=False, server_default="0"),
        Column("table_id", String(32), nullable=False, server_default="", index=True),
        Column("result", String(8), nullable=False, server_default=""),
    )
    op.create_table(
        "secrets_kept",
        Column("name", String(32), primary_key=True),
        Column("value", Text, nullable=False),
    )
