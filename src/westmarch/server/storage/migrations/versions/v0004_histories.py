"""How many records a journal has, where a position came from, hashes of keys, and names that look alike."""

from __future__ import annotations

import hashlib

from alembic import op
from sqlalchemy import Column, Integer, String, Text, text

from westmarch.server.people.names import skeleton

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("game_tables", Column("records", Integer, nullable=False, server_default="0"))
    op.add_column("game_tables", Column("origin", Text, nullable=False, server_default=""))
    op.execute(
        "UPDATE game_tables SET records = (SELECT count(*) FROM records WHERE records.table_id = game_tables.id)"
    )
    op.add_column("account_seats", Column("key_hash", String(64), nullable=False, server_default=""))
    op.add_column("accounts", Column("looks", String(160), nullable=False, server_default=""))
    connection = op.get_bind()
    for row in connection.execute(text("SELECT account, table_id, seat, key FROM account_seats")).all():
        change = text("UPDATE account_seats SET key_hash = :h WHERE account = :a AND table_id = :t AND seat = :s")
        hashed = hashlib.sha256(row.key.encode()).hexdigest()
        connection.execute(change, {"h": hashed, "a": row.account, "t": row.table_id, "s": row.seat})
    taken: set[str] = set()
    for row in connection.execute(text("SELECT id, name FROM accounts ORDER BY id")).all():
        # Names that look alike were possible; who came later keeps his, and nobody else gets either.
        looks = skeleton(row.name) if skeleton(row.name) not in taken else f"{skeleton(row.name)}#{row.id}"
        taken.add(looks)
        connection.execute(text("UPDATE accounts SET looks = :l WHERE id = :i"), {"l": looks, "i": row.id})
    op.drop_column("account_seats", "key")
    op.create_index("ix_accounts_looks", "accounts", ["looks"], unique=True)
