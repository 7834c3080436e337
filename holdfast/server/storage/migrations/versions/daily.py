"""The siege of the day: deals, and one try for everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that there are already belong to no day."""
    op.add_column("tables", sa.Column("daily", sa.String(10), nullable=False, server_default=""))
    op.create_table(
        "daily_deals",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("version", sa.String(160), nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("won", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("score", sa.Integer),
        sa.Column("progress", sa.Float, nullable=False, server_default="0"),
        sa.Column("turns", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("daily_tries_by_table", "daily_tries", ["table_id"], unique=True)


def downgrade() -> None:
    """Without the sieges of the days; their tables stay as tables of one person."""
    op.drop_index("daily_tries_by_table")
    op.drop_table("daily_tries")
    op.drop_table("daily_deals")
    op.drop_column("tables", "daily")
