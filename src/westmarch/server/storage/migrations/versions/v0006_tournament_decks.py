"""Players bring decks of their own to tournaments."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entrants", Column("deck", Text, nullable=False, server_default=""))
