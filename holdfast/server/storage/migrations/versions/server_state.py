"""What all processes of a server share beside the tables: a heartbeat, a notice, switches of the operator."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One row for each name."""
    op.create_table(
        "server_state",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Nothing shared."""
    op.drop_table("server_state")
