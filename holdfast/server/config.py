"""The configuration of the server: where it stores things, and its limits."""

from pathlib import Path

from msgspec import Struct

PAGE = Path(__file__).parent / "page"
"""Where the page is built."""


class ServerConfig(Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    database: str
    content: Path | None = None
    packs: Path | None = None
    """The folder of the packs that tables may be played with."""
    root_path: str = ""
    """The path under which a proxy offers the server, as `/games`."""
    page: Path = PAGE
    workers: int = 1
    """How many processes listen on the port; the limits below hold for each of them."""
    most_live: int = 2000
    """How many tables a process keeps in memory; others are loaded again when needed."""
    most_connections: int = 6000
    """Connections of every kind; fewer, where the system allows fewer files."""
    most_sockets: int = 5000
    """WebSockets: fewer than connections, so that pages can still be loaded."""
    connections_per_address: int = 256
    sockets_per_address: int = 128
    proxies: str = "127.0.0.1,::1"
    """Proxies whose `X-Forwarded-For` is trusted; they are not limited themselves."""
    header_seconds: float = 10.0
    body_seconds: float = 60.0
    """How long a request may take to arrive."""
    stall_seconds: float = 30.0
    """How long a client may read nothing of what it is sent."""
    most_watching: int = 64
    """How many connections the link for onlookers opens at a time."""
    most_per_seat: int = 16
    """How many connections any other link opens: who looks on takes no place from who plays."""
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
    """How many processes think for bots."""
    bot_tables: int = 8
    """How many tables without people play at once; further ones wait for their turn."""
    bot_tables_per_address: int = 2
    admin_token: str = ""
    """Opens the operator's page; without one nobody opens it."""
    keep_days: int | None = None
    """Tables at which nothing has happened for so many days are deleted; None: never."""
    review_workers: int = 1
    """Worker processes for reviews."""
    bot_pace: float = 0.8
    """The least seconds between a bot's choices where people watch."""
    first_message_seconds: float = 20.0
    contact: str = ""
    """Where players send a file that shows a problem: an e-mail or web address; empty: nowhere."""
    address: str = ""
    """The address at which people reach the server, as `https://table.example.org`."""
    smtp: str = ""
    """The mail server, as `smtp://user:password@host:587` or `smtps://...`; empty: no mail is sent."""
    mail_from: str = ""
    """The sender of mails."""
    notice_seconds: float = 10.0
    """How long the table waits for somebody who is not there before they are told of their turn."""
    push_origins: tuple[str, ...] = ()
    """Origins that may be sent push messages although they are not public; for tests."""
    daily_secret: str = ""
    """Mixed into the luck of the siege of the day; without one it follows from the date alone."""
    daily_date: str = ""
    """The day that it is, for tests; empty: the date in UTC."""
    grace_seconds: float = 120.0
    """How long somebody is away before others may let a bot play for them, or take over hosting."""
