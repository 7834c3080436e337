"""Checkpoints, and with each snapshot the way that led to it: tables are read without replaying all moves."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables without a checkpoint are read from their first move, once."""
    op.add_column("snapshots", sa.Column("events", sa.Integer))
    op.add_column("snapshots", sa.Column("start", sa.LargeBinary))
    op.add_column("snapshots", sa.Column("stretch", sa.LargeBinary))
    op.create_index("snapshots_by_choices", "snapshots", ["table_id", "choices"])
    op.create_index("snapshots_by_line", "snapshots", ["table_id", "events"])
    op.create_table(
        "checkpoints",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Back to states alone."""
    op.drop_table("checkpoints")
    op.drop_index("snapshots_by_line", "snapshots")
    op.drop_index("snapshots_by_choices", "snapshots")
    for name in ("stretch", "start", "events"):
        op.drop_column("snapshots", name)
