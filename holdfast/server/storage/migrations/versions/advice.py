"""Reviews, and what bots and people said to each other: they outlive the process that heard them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _of_table() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "reviews",
        _of_table(),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("review", sa.LargeBinary),
    )
    op.create_table("company", _of_table(), sa.Column("said", sa.LargeBinary, nullable=False))


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("company")
    op.drop_table("reviews")
