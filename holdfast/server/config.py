"""How the server is set: where it keeps things, and how much it bears."""

from pathlib import Path

from msgspec import Struct

PAGE = Path(__file__).parent / "page"
"""Where the page is built."""


class Serving(Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    database: str
    content: Path | None = None
    page: Path = PAGE
    most_live: int = 2000
    """How many games a process keeps in memory; more are read again when they are needed."""
    most_connections: int = 6000
    """Connections of every kind; fewer, where the system allows fewer files."""
    most_sockets: int = 5000
    """Live connections to tables: room is left for those who ask for a page."""
    connections_per_address: int = 256
    sockets_per_address: int = 128
    proxies: str = "127.0.0.1,::1"
    """Addresses that are believed when they say for whom they ask; theirs are not limited themselves."""
    header_seconds: float = 10.0
    body_seconds: float = 60.0
    """How long a request may take to arrive."""
    stall_seconds: float = 30.0
    """How long a client may take nothing of what it is sent."""
    most_watching: int = 64
    """How many connections one table may have."""
    most_body: int = 1_000_000
    """Bytes in a request."""
    most_message: int = 16_384
    """Bytes in a message of a WebSocket."""
    requests_per_second: float = 30.0
    requests_at_once: int = 300
    tables_per_minute: float = 20.0
    tables_at_once: int = 40
    messages_per_second: float = 20.0
    messages_at_once: int = 100
    bot_workers: int = 1
    review_workers: int = 1
    """How many processes weigh the choices of the games that are reviewed."""
    bot_pace: float = 0.8
    """Seconds that a bot takes for a choice where people want to follow."""
    first_message_seconds: float = 20.0
