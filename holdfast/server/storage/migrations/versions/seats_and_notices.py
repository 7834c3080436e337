"""Who is away, who was replaced by a bot, notes of the chronicle, and how people hear of their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older tables stay closed to people without a link, and their seats count as taken."""
    op.add_column("tables", sa.Column("door", sa.String(8), nullable=False, server_default="closed"))
    for column in (
        sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("former", sa.String(64), nullable=False, server_default=""),
        sa.Column("former_name", sa.String(60), nullable=False, server_default=""),
        sa.Column("returns", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("asks", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("seats", column)
    op.create_table(
        "notes",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("notices_by_token", "notices", ["token"], unique=True)


def downgrade() -> None:
    """Back to links alone."""
    op.drop_table("notices")
    op.drop_table("notes")
    for name in ("asks", "returns", "former_name", "former", "seen", "taken"):
        op.drop_column("seats", name)
    op.drop_column("tables", "door")
