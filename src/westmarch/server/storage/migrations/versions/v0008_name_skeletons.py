"""What a name looks like is called its skeleton, as Unicode calls it."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.drop_index("ix_accounts_looks", table_name="accounts")
    op.execute("ALTER TABLE accounts RENAME COLUMN looks TO skeleton")
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)
