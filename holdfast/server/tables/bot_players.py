"""The bots that play at the tables of this process, what they say, and what they are asked for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from holdfast.kernel.errors import HoldfastError
from holdfast.server.config import ServerConfig
from holdfast.server.errors import Conflict
from holdfast.server.http.metrics import Metrics
from holdfast.server.protocol import messages
from holdfast.server.storage.advice_store import AdviceStore
from holdfast.server.storage.database import DatabaseDown
from holdfast.server.storage.notify import Notification
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.bot_chat import BotChatLine, BotRequestData
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.seats import Participant
from holdfast.server.workers.bots import AsyncWorkerPool, BotDecision, BotTask, hurried, new_seed
from holdfast.server.workers.fair_queue import FairQueue

log = logging.getLogger("holdfast.server")

RESUME_WITHIN_MS = 3 * 24 * 3600 * 1000
"""Bots of tables that were idle for longer are resumed when somebody opens the table."""
MAX_RESUMED = 500
DATABASE_RETRY_SECONDS = 5.0
CHOICES_IN_A_ROW = 10
"""Choices that a table without people makes before the next such table has its turn."""
BOT_TABLES_WAITING_PER_ADDRESS = 20
"""Further tables without people go on when somebody opens them."""


class Surroundings(msgspec.Struct, frozen=True):
    """What bots need of the tables of a process."""

    table: Callable[[str], LiveTable]
    """The table of that id, in memory."""
    present: Callable[[LiveTable], messages.Presence]
    """Who is connected to it."""
    moved: Callable[[LiveTable], None]
    """Tells everybody here whom it concerns that something has changed at it, us included."""
    send: Callable[[Notification], Awaitable[None]]
    """Tells the other processes."""


class BotPlayers:
    """Lets bots play wherever it is their turn."""

    def __init__(
        self, server_config: ServerConfig, store: Store, metrics: Metrics, around: Surroundings
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._around = around
        self._pace = server_config.bot_pace
        self.workers = AsyncWorkerPool(server_config.bot_workers)
        self.queue = FairQueue(server_config.bot_workers)
        """Where choices are waited for."""
        self.table_queue = FairQueue(server_config.bot_tables, server_config.bot_tables_per_address)
        """Where tables without people wait for their turn."""
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._nudged: set[str] = set()
        """Tables that somebody here has changed while their bots were thinking."""

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What is under way."""
        return list(self._playing.values())

    def play_at(self, table: str) -> bool:
        """Do bots play there now?"""
        return table in self._playing

    def moved(self, table: LiveTable) -> None:
        """Something has changed at a table: a bot may have something to decide."""
        if table.id in self._playing:
            self._nudged.add(table.id)
        elif table.may_have_bots:
            self._playing[table.id] = asyncio.create_task(self._play(table))

    async def resume(self) -> None:
        """Resume bots that a restart or a dead process left in the middle of a game."""
        since = now() - RESUME_WITHIN_MS
        for id in await self._store.with_bots(since, MAX_RESUMED):
            table = self._around.table(id)
            try:
                async with table.lock:
                    await table.ready()
            except HoldfastError as error:
                log.error("bot-failed", extra={"facts": {"table": id, "code": error.code}})
            except Exception:
                log.exception("bot-failed", extra={"facts": {"table": id}})
            else:
                self._around.moved(table)

    async def _play(self, table: LiveTable) -> None:
        """Let bots play until it is a person's turn, or until another process plays on instead."""
        try:
            while await self._play_on(table):
                pass
        except HoldfastError as error:
            log.error("bot-failed", extra={"facts": {"table": table.id, "code": error.code}})
        except Exception:
            log.exception("bot-failed", extra={"facts": {"table": table.id}})
        finally:
            self._playing.pop(table.id, None)
            self._nudged.discard(table.id)

    async def _play_on(self, table: LiveTable) -> bool:
        """Let bots play some more; if the database is down, when it is back."""
        try:
            return await self._play_some(table)
        except DatabaseDown as error:
            log.error("database-down", extra={"facts": {"table": table.id, "reason": str(error)}})
            await asyncio.sleep(DATABASE_RETRY_SECONDS)
            return True

    async def _play_some(self, table: LiveTable) -> bool:
        """Let bots make a choice, or several where no person sits and it is this table's turn."""
        if not await table.only_bots():
            return await self._choose(table)
        watched, queue = self._watched(table), self.table_queue
        if not watched and queue.waiting_of(table.client) >= BOT_TABLES_WAITING_PER_ADDRESS:
            return False
        async with queue.turn(table.client, int(not watched), report=self._tell_place(table)):
            for _ in range(CHOICES_IN_A_ROW):
                if not await self._choose(table):
                    return False
        return True

    def _watched(self, table: LiveTable) -> bool:
        """Does anybody look at it, here or elsewhere?"""
        present = self._around.present(table)
        return bool(present.seats or present.onlookers)

    def _tell_place(self, table: LiveTable) -> Callable[[int], None]:
        return lambda place: table.broadcaster.send_message(messages.QueueMessage("bot", place))

    async def _think(self, table: LiveTable, task: BotTask) -> BotDecision:
        """Let a bot think when it is its turn: first where people sit and look, then where either is true.

        Where more wait than there are processes, the usual bot is quick, so that nobody waits for long.
        """
        priority = int(not task.watched) + int(not self._watched(table))
        async with self.queue.turn(table.client, priority, report=self._tell_place(table)):
            busy = self.queue.state.waiting > 0
            return await self.workers.think(hurried(task) if busy else task)

    async def _choose(self, table: LiveTable) -> bool:
        """Let a bot decide, if it is a bot's turn; may there be more for bots to decide?"""
        self._nudged.discard(table.id)
        task = await table.task(new_seed())
        if task is None:
            return False
        task = table.bot_chat.prepare(task)
        began = asyncio.get_running_loop().time()
        decision = await self._think(table, task)
        self._metrics.count("bot_thoughts", task.bot)
        if decision.choice is None:
            return table.id in self._nudged
        line = table.bot_chat.says(task, decision)
        if line is not None:
            await self._send_chat(table, line)
        if task.watched and not decision.declines:
            spent = asyncio.get_running_loop().time() - began
            await asyncio.sleep(self._pace - spent)
        try:
            await table.choose(
                Participant(f"bot {task.seat}", (task.seat,)), "", task.number, decision.choice
            )
        except Conflict:
            return table.id in self._nudged
        if table.bot_chat.follow(task, decision):
            await self._save_chat(table)
        return True

    async def ask(self, table: LiveTable, participant: Participant, request: BotRequestData) -> None:
        """Send a request to a bot, which considers it with its next decision, and show it to everyone."""
        async with table.lock:
            loaded = await table.ready()
            turn = loaded.game.turns
            if not any(one.seat == request.seat and one.kind == "bot" for one in loaded.seats):
                raise Conflict("no-bot-there")
        line = BotChatLine(participant.seats[0], now(), request=request)
        table.bot_chat.ask(request.seat, line, turn)
        await self._send_chat(table, line, turn)
        self._around.moved(table)

    async def _send_chat(self, table: LiveTable, line: BotChatLine, turn: int = 0) -> None:
        await self._save_chat(table)
        table.broadcaster.send_message(messages.BotChatMessage([line]))
        if self._store.postgres:
            plain = msgspec.to_builtins(line)
            await self._around.send({"what": "company", "table": table.id, "line": plain, "turn": turn})

    async def _save_chat(self, table: LiveTable) -> None:
        await AdviceStore(self._store).save_bot_chat(table.id, table.bot_chat.written())

    def receive_chat(self, table: LiveTable, notification: Notification) -> None:
        """Another process tells what was said."""
        line = msgspec.convert(notification["line"], BotChatLine)
        if line.request is None:
            table.bot_chat.note(line)
        else:
            table.bot_chat.ask(line.request.seat, line, notification["turn"])
        table.broadcaster.send_message(messages.BotChatMessage([line]))
