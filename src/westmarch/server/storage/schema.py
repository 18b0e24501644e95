"""The tables of the database. A change here needs one in ``migrations/versions`` as well; a test compares them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, DateTime, Float, Index, Integer, MetaData, String, Table, Text, func

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
    #: The seats whose chat this seat does not want to read.
    Column("muted", String(60), nullable=False, server_default="[]"),
    #: Who sits there, as far as it is known; 0 is nobody in particular.
    Column("person", Integer, nullable=False, server_default="0", index=True),
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
    #: The name as it looks (see ``people/names.py``); no two accounts look the same.
    Column("skeleton", String(160), nullable=False, server_default=""),
    Index("ix_accounts_skeleton", "skeleton", unique=True),
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

#: Decks that an account keeps, each with its earlier versions as the client writes it.
account_decks = Table(
    "account_decks",
    metadata,
    Column("account", Integer, primary_key=True, autoincrement=False),
    Column("id", String(36), primary_key=True),
    #: When it was last changed, in milliseconds.
    Column("saved", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

#: Somebody who plays here: an account, or a browser that carries a secret.
people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(60), nullable=False, server_default=""),
    #: The account behind it; 0 for a guest, who is known by the hash of his browser's secret.
    Column("account", Integer, nullable=False, server_default="0", index=True),
    Column("key_hash", String(64), nullable=False, server_default="", index=True),
    Column("created", DateTime, server_default=func.now()),
    #: When he was last in the lobby or at a table, in seconds.
    Column("seen", Integer, nullable=False, server_default="0", index=True),
    Column("lang", String(2), nullable=False, server_default=""),
    #: Where to write when it is his turn. An address counts once its owner has confirmed it.
    Column("email", String(120), nullable=False, server_default=""),
    Column("unconfirmed", String(120), nullable=False, server_default=""),
    Column("word_hash", String(64), nullable=False, server_default=""),
    Column("webhook", String(300), nullable=False, server_default=""),
    #: Until when he may not write in chats, in seconds, and whether he may play at all.
    Column("silent_until", Integer, nullable=False, server_default="0"),
    Column("closed", Integer, nullable=False, server_default="0"),
)
#: Browsers that want to be told although the page is closed.
pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", Integer, nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(80), nullable=False),
)
blocks = Table(
    "blocks",
    metadata,
    Column("person", Integer, primary_key=True),
    Column("other", Integer, primary_key=True),
)
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", Integer, nullable=False),
    Column("about", Integer, nullable=False),
    Column("table_id", String(32), nullable=False, server_default=""),
    Column("text", Text, nullable=False),
    Column("at", DateTime, server_default=func.now()),
    Column("settled", Integer, nullable=False, server_default="0"),
)
#: How games ended: what ratings are made from, and what the page of a person shows.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("rated", Integer, nullable=False),
    Column("ended", Float, nullable=False, index=True),
    Column("ending", String(80), nullable=False),
    Column("turns", Integer, nullable=False),
)
result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    #: "p12" for a person, "mhard" for a machine.
    Column("who", String(40), nullable=False, index=True),
    Column("side", String(40), nullable=False),
    Column("team", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    #: What this seat opened with, as the game says it over the wire.
    Column("opening", Text, nullable=False, server_default=""),
)
ratings = Table(
    "ratings",
    metadata,
    Column("who", String(40), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)
#: People who want to be paired with somebody.
seekers = Table(
    "seekers",
    metadata,
    Column("person", Integer, primary_key=True),
    #: What they want to play; those who want the same meet.
    Column("wish", Text, nullable=False),
    Column("since", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    #: Where they play, once somebody was found.
    Column("table_id", String(32), nullable=False, server_default=""),
    Column("seat", Integer, nullable=False, server_default="0"),
)
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("host", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    #: "swiss" or "round-robin".
    Column("system", String(16), nullable=False),
    Column("rounds", Integer, nullable=False),
    #: Options, clock and whether the games are rated.
    Column("terms", Text, nullable=False),
    #: The round that is being played; 0 before the first, and more than ``rounds`` after the last.
    Column("round", Integer, nullable=False, server_default="0"),
    Column("created", DateTime, server_default=func.now()),
)
entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("who", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("strength", Integer, nullable=False, server_default="0"),
    Column("withdrawn", Integer, nullable=False, server_default="0"),
    #: The deck that he brings, where everybody brings one; shown to nobody else.
    Column("deck", Text, nullable=False, server_default=""),
)
#: The games of a tournament; a bye has no second player and no table.
pairings = Table(
    "pairings",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=False, server_default="0"),
    Column("table_id", String(32), nullable=False, server_default="", index=True),
    #: "", "1-0", "0-1" or "1/2".
    Column("result", String(8), nullable=False, server_default=""),
)
#: Secrets that the server makes for itself.
secrets_kept = Table(
    "secrets_kept",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
