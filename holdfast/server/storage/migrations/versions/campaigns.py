"""Campaigns: tables that follow one another, and what was kept between them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of campaigns, and let each table know of its campaign."""
    op.add_column("tables", sa.Column("campaign", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chapters",
        sa.Column(
            "campaign_id", sa.String(32), sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("chapter", sa.String(64), nullable=False),
        sa.Column("won", sa.Boolean),
        sa.Column("kept", sa.LargeBinary),
    )
    op.create_index("chapters_by_table", "chapters", ["table_id"], unique=True)


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("chapters")
    op.drop_table("campaigns")
    op.drop_column("tables", "campaign")
