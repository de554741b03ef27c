"""The pace of a table is no event of its game; what a long log amounts to is kept, so that it is not replayed each time."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

LAST_PACE = """
update tables set pace = coalesce((
    select cast(events.lines as integer) from events
    where events.table_id = tables.id and events.deed = 'pace' order by events.number desc limit 1
), pace)
"""


def upgrade() -> None:
    """From 0003; the events by which a pace was set stay where they are in the chain."""
    op.add_column("tables", sa.Column("pace", sa.Integer, nullable=False, server_default="700"))
    op.execute(LAST_PACE)
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
