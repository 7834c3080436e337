"""The packs that tables are played with."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of before are played with none."""
    op.create_table(
        "packs",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("packs", sa.String(320), nullable=False, server_default=""))


def downgrade() -> None:
    """Without packs."""
    op.drop_column("tables", "packs")
    op.drop_table("packs")
