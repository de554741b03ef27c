"""Parties that guests put away, and since when."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0005."""
    op.create_table(
        "party_bin",
        sa.Column("party_id", sa.String(32), sa.ForeignKey("parties.id"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
