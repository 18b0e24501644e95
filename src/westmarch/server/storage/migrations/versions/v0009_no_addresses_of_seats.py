"""Nobody is written to at an address that its owner has not confirmed: seats have no addresses of their own."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.drop_column("seats", "email")
