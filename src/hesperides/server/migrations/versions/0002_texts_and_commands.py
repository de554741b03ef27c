"""Tables keep the texts of their files; events remember what their command said."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0001."""
    op.add_column("tables", sa.Column("texts", sa.Text, nullable=False, server_default="{}"))
    op.add_column("events", sa.Column("said", sa.String(16)))
