"""What is said twice is kept once; whether a game is over can be told without playing it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the marks of what was said, and whether games are over (as far as nobody knows better: no)."""
    op.add_column("chat", sa.Column("mark", sa.String(64)))
    op.create_index("chat_by_mark", "chat", ["table_id", "mark"], unique=True)
    op.add_column("tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take them away again."""
    op.drop_column("tables", "over")
    op.drop_index("chat_by_mark", "chat")
    op.drop_column("chat", "mark")
