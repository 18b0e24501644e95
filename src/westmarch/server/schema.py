"""The tables of the database. A change here needs one in ``migrations/versions`` as well; a test compares them."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, Index, Integer, MetaData, String, Table, Text, func

metadata = MetaData()
tables = Table(
    "game_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", DateTime, server_default=func.now()),
    Column("finished", Integer, nullable=False, server_default="0"),
    #: What belongs to the table and not to the game: clocks, open requests, the rematch.
    Column("extra", Text, nullable=False, server_default="{}"),
    #: Where the game began, if not at the set-up: a dumped position.
    Column("position", Text, nullable=False, server_default=""),
    #: How many records the journal has: one that is missing is noticed.
    Column("records", Integer, nullable=False, server_default="0"),
    #: How the game came to its position.
    Column("origin", Text, nullable=False, server_default=""),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    #: "human", "open", or the level of an opponent.
    Column("player", String(32), nullable=False),
    Column("name", String(60), nullable=False, server_default=""),
    Column("key_hash", String(64), nullable=False, index=True),
    #: Where to write when it is this seat's turn; empty is nowhere.
    Column("email", String(120), nullable=False, server_default=""),
    #: The seats whose chat this seat does not want to read.
    Column("muted", String(60), nullable=False, server_default="[]"),
)
records = Table(
    "records",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("record", Text, nullable=False),
    Column("at", DateTime, server_default=func.now()),
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    #: The rules that made it; a snapshot of other rules is not used.
    Column("rules", String(64), nullable=False),
    Column("body", Text, nullable=False),
)
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", DateTime, server_default=func.now()),
)
#: Journals that somebody has uploaded to look at; the same one is kept once.
journals = Table(
    "journals",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", DateTime, server_default=func.now()),
)
accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("created", DateTime, server_default=func.now()),
    #: The name as it looks; no two accounts look the same.
    Column("looks", String(160), nullable=False, server_default=""),
    Index("ix_accounts_looks", "looks", unique=True),
)
logins = Table(
    "logins",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account", Integer, nullable=False, index=True),
    Column("expires", Integer, nullable=False),
)
account_seats = Table(
    "account_seats",
    metadata,
    Column("account", Integer, primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key_hash", String(64), nullable=False, server_default=""),
)
