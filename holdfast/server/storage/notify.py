"""News between processes that serve the same tables.

One process needs none. With PostgreSQL the store tells with each commit which table has changed, and
every process listens; what a listener missed while its connection was down it reads from the store.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any, Protocol

import msgspec
from sqlalchemy.engine import URL

from holdfast.server.storage.batch import CHANNEL

Notification = dict[str, Any]
OnNotification = Callable[[Notification | None], Awaitable[None]]
"""Called with each piece of news; with None when some may have been missed."""
Concerns = Callable[[Notification], bool]
"""Is it of interest here? What is not wakes nobody."""

log = logging.getLogger("holdfast.channel")
RETRY_SECONDS = 1.0
SERVER_LOCK = 0x486F6C65
"""Held by every process that serves: a database in use is not replaced."""


class Notifier(Protocol):
    """Brings news of other processes."""

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""


class NoNotifier:
    """The channel of a process that serves its tables alone."""

    async def open(self) -> None:
        """There is nobody to listen to."""

    async def close(self) -> None:
        """Nothing was opened."""


class PostgresNotifier:
    """Listens to PostgreSQL, on a connection of its own."""

    def __init__(self, url: URL, hear: OnNotification, concerns: Concerns = lambda _: True) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._concerns = concerns
        self._news: asyncio.Queue[Notification | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen; returns when nothing can be missed any more."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._pass_on())]
        await self._listening.wait()

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        asyncpg = import_module("asyncpg")
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self._address)
                try:
                    connection.add_termination_listener(lambda *_, gone=lost: gone.set())
                    await connection.execute(f"SELECT pg_advisory_lock_shared({SERVER_LOCK})")
                    await connection.add_listener(CHANNEL, self._heard)
                    self._listening.set()
                    await lost.wait()
                finally:
                    await connection.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("channel-lost", extra={"facts": {"error": type(error).__name__}})
            await asyncio.sleep(RETRY_SECONDS)
            self._news.put_nowait(None)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        try:
            for news in msgspec.json.decode(str(payload), type=list[dict[str, Any]]):
                if self._concerns(news):
                    self._news.put_nowait(news)
        except msgspec.MsgspecError:
            log.warning("strange-news")

    async def _pass_on(self) -> None:
        while True:
            news = await self._news.get()
            try:
                await self._hear(news)
            except Exception:
                log.exception("news-not-heard")
