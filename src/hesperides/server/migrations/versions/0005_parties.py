"""Parties of the Citrus Games, their people, rounds and results."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0004."""
    op.create_table(
        "parties",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("creator", sa.String(64), nullable=False, index=True),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "party_people",
        sa.Column("party_id", sa.String(32), sa.ForeignKey("parties.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
    )
    op.create_table(
        "party_rounds",
        sa.Column("party_id", sa.String(32), sa.ForeignKey("parties.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(8), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("distance", sa.Integer, nullable=False),
    )
    op.create_table(
        "party_results",
        sa.Column("attempt", sa.String(32), primary_key=True),
        sa.Column("party_id", sa.String(32), sa.ForeignKey("parties.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("starts", sa.Integer, nullable=False),
        sa.Column("inputs", sa.Text),
        sa.Column("score", sa.Text),
        sa.UniqueConstraint("party_id", "round", "person", name="one_result_of_a_person"),
    )
