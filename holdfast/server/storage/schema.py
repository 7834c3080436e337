"""What the store holds, as SQL tables.

`moves` is the append-only list: everything that changed a table, each under its number. The rows of
`tables` and `seats` say how things stand now; they change only together with a new move. The tables of
a campaign are its `chapters`, each under its number, with what was kept of it once it is over.

`packs` are zip files, each kept once by its key, for as long as a table names it.

A day has one deal of each game, the same for all (`daily_deals`), and a player one try at it (`daily_tries`).

`snapshots` and `checkpoints` can be made again from the moves, but for games that newer rules would play
otherwise. Of a table that has a checkpoint, the snapshots hold the whole way up to there.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(128), nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("opening", LargeBinary, nullable=False),
    Column("start", LargeBinary),
    Column("title", String(120), nullable=False),
    Column("undo_limit", String(16), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("onlooker", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("campaign", String(32), nullable=False, server_default=""),
    Column("door", String(8), nullable=False, server_default="closed"),
    Column("packs", String(320), nullable=False, server_default=""),
    Column("daily", String(10), nullable=False, server_default=""),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(60), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("token", String(64), nullable=False),
    Column("taken", Boolean, nullable=False, server_default=true()),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("former", String(64), nullable=False, server_default=""),
    Column("former_name", String(60), nullable=False, server_default=""),
    Column("returns", Boolean, nullable=False, server_default=false()),
    Column("asks", Boolean, nullable=False, server_default=false()),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("data", LargeBinary, nullable=False),
    Column("mark", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("choices", Integer, primary_key=True),
    Column("chance", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("events", Integer),
    Column("start", LargeBinary),
    Column("stretch", LargeBinary),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("line", Integer, nullable=False),
    Column("what", String(16), nullable=False),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", LargeBinary, nullable=False),
    Column("language", String(16), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("told", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mark", String(64)),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("title", String(120), nullable=False),
    Column("created", BigInteger, nullable=False),
)

chapters = Table(
    "chapters",
    metadata,
    Column("campaign_id", String(32), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("chapter", String(64), nullable=False),
    Column("won", Boolean),
    Column("kept", LargeBinary),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("mark", String(64), nullable=False),
    Column("choices", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("review", LargeBinary),
)

company = Table(
    "company",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("said", LargeBinary, nullable=False),
)

server_state = Table(
    "server_state",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("compared", String(200), nullable=False),
    Column("people", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

played = Table(
    "played",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seats", LargeBinary, nullable=False),
    Column("title", String(120), nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("client", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("options", LargeBinary, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("version", String(160), nullable=False),
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("late", Boolean, nullable=False, server_default=false()),
    Column("won", Boolean, nullable=False, server_default=false()),
    Column("score", Integer),
    Column("progress", Float, nullable=False, server_default="0"),
    Column("turns", Integer, nullable=False, server_default="0"),
)

OF_A_TABLE = (chapters, chat, checkpoints, company, moves, notes, notices, reviews, seats, snapshots)
"""What goes when a table is cleared away."""

by_notice = Index("notices_by_token", notices.c.token, unique=True)
by_mark = Index("chat_by_mark", chat.c.table_id, chat.c.mark, unique=True)
by_token = Index("seats_by_token", seats.c.table_id, seats.c.token)
by_table = Index("chapters_by_table", chapters.c.table_id, unique=True)
by_choices = Index("snapshots_by_choices", snapshots.c.table_id, snapshots.c.choices)
by_line = Index("snapshots_by_line", snapshots.c.table_id, snapshots.c.events)
by_compared = Index("results_by_compared", results.c["compared"], results.c.at)
by_try = Index("daily_tries_by_table", daily_tries.c.table_id, unique=True)
