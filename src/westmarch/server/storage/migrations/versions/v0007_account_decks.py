"""Decks are kept with the account of whoever builds them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "account_decks",
        Column("account", Integer, primary_key=True, autoincrement=False),
        Column("id", String(36), primary_key=True),
        Column("saved", BigInteger, nullable=False),
        Column("body", Text, nullable=False),
    )
