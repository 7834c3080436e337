"""How finished games ended, and whose they were."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that are over already are looked at when somebody asks for their record."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("compared", sa.String(200), nullable=False),
        sa.Column("people", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("results_by_compared", "results", ["compared", "at"])
    op.create_table(
        "played",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("title", sa.String(120), nullable=False),
    )


def downgrade() -> None:
    """Without records of people."""
    op.drop_table("played")
    op.drop_index("results_by_compared")
    op.drop_table("results")
