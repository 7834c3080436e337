"""The tables that this process serves, the bots that play at them, and notifications from other processes."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from typing import Any

import msgspec

import holdfast
from holdfast.kernel import shelf
from holdfast.kernel.game import Order
from holdfast.kernel.record import begin
from holdfast.server.config import ServerConfig
from holdfast.server.daily.service import DailyService
from holdfast.server.errors import InvalidRequest, NoSuchTable
from holdfast.server.http.metrics import Metrics
from holdfast.server.http.rate_limit import ConnectionCounter, RateLimiter
from holdfast.server.notices.service import Notices
from holdfast.server.operator import STATE as OPERATOR
from holdfast.server.operator import Operator
from holdfast.server.protocol import messages
from holdfast.server.protocol.requests import NewSeat, NewTable, Signal
from holdfast.server.recent_errors import RecentErrors
from holdfast.server.results.service import ResultService
from holdfast.server.shared_numbers import SharedNumbers
from holdfast.server.storage.database import DatabaseDown
from holdfast.server.storage.notify import NoNotifier, Notification, Notifier, PostgresNotifier
from holdfast.server.storage.pruning import DAY_MS, delete_tables, old_tables
from holdfast.server.storage.rows import Door, TableRow, UndoPolicy
from holdfast.server.storage.state_store import HealthCheck
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.bot_players import BotPlayers, Surroundings
from holdfast.server.tables.campaigns import Campaigns
from holdfast.server.tables.contents import TableContent, TableContents
from holdfast.server.tables.live_table import HOST, Hooks, LiveTable
from holdfast.server.tables.loading import TableLoader
from holdfast.server.tables.new_table import Link, first_orders, seating, table_row
from holdfast.server.tables.presence import HEARTBEAT_SECONDS, PresenceTracker
from holdfast.server.tables.replay import ReplayQueries
from holdfast.server.tables.seats import Participant, hashed, participant_of
from holdfast.server.tables.sound_contents import SoundContents
from holdfast.server.workers.bots import AsyncWorkerPool
from holdfast.server.workers.fair_queue import FairQueue
from holdfast.server.workers.hints import HintService
from holdfast.server.workers.pack_checks import PackChecker
from holdfast.server.workers.reviews import ReviewService

log = logging.getLogger("holdfast.server")

PRUNE_EVERY_SECONDS = 3600.0


class CreatedTable(msgspec.Struct, frozen=True):
    """A table that was just created: its id and every token that opens it."""

    id: str
    token: str
    onlooker: str
    friends: Sequence[Link]


class TableRegistry:
    """The tables in memory and the services of one server process."""

    def __init__(self, server_config: ServerConfig, metrics: Metrics | None = None) -> None:
        self.server_config = server_config
        self.name = secrets.token_hex(8)
        """The id of this process."""
        self.store = Store(server_config.database, self.name)
        self.metrics = metrics or Metrics()
        self.requests = RateLimiter(server_config.requests_per_second, server_config.requests_at_once)
        self.settings = RateLimiter(server_config.tables_per_minute / 60, server_config.tables_at_once)
        self.in_use = ConnectionCounter(server_config.connections_per_address)
        self.sockets = ConnectionCounter(server_config.sockets_per_address)
        self.advice = HintService()
        self.reviews = ReviewService(self.store, server_config.review_workers)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self.pack_checks = PackChecker()
        self.contents = TableContents(self.store, server_config.content, server_config.packs)
        self.sound = SoundContents(self.contents, self.pack_checks)
        self.health = HealthCheck(self.store)
        self.operator = Operator(self.store, self._send_to_all)
        self.errors = RecentErrors()
        self.numbers = SharedNumbers(self.store, self.metrics, self.errors, self._gauges)
        around = Surroundings(self._table, self._present, self._moved, self._send)
        self.bots = BotPlayers(server_config, self.store, self.metrics, around)
        self._replayers = AsyncWorkerPool(1)
        self._loader = TableLoader(self.store, self.contents, self._replayers)
        self.past = ReplayQueries(self._loader.history)
        self._presence = PresenceTracker()
        self._told_present: dict[str, messages.Presence] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._saving: set[asyncio.Task[None]] = set()
        """What is finished before the server stops."""
        self._hooks = Hooks(self._moved, self._ended, self._presence_changed, self._present, self._deleted)
        self.notices = Notices(server_config, self.store, lambda table: set(self._present(table).seats))
        self.campaigns = Campaigns(self.store, self.contents, self._table, self._was_set)
        self.results = ResultService(self.store, self._replayers, self._table)
        self.daily = DailyService(
            server_config, self.store, lambda row: self._was_set(row, {}), self.results.result
        )
        self._channel: Notifier = (
            PostgresNotifier(self.store.url, self._on_notification, self._concerned)
            if self.store.postgres
            else NoNotifier()
        )

    async def open(self) -> None:
        """Connect to the store and start the background tasks."""
        await self.store.open()
        logging.getLogger("holdfast").addHandler(self.errors)
        await self._channel.open()
        await self.operator.load()
        self._run(self.bots.resume())
        if self.server_config.keep_days is not None:
            self._run(self._prune_now_and_then(self.server_config.keep_days))
        if self.store.postgres:
            self._run(self._beat())
            self._run(self.numbers.share(self.name))

    async def close(self) -> None:
        """Stop all background work; every move is stored already."""
        logging.getLogger("holdfast").removeHandler(self.errors)
        await self._channel.close()
        await self.notices.close()
        tasks = [*self.bots.tasks, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._saving, return_exceptions=True)
        await self.results.close()
        await asyncio.to_thread(self.bots.workers.close)
        await asyncio.to_thread(self._replayers.close)
        await asyncio.to_thread(self.advice.close)
        await asyncio.to_thread(self.pack_checks.close)
        await self.reviews.close()
        await asyncio.to_thread(self.contents.close)
        await self.store.close()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, work: asyncio.Task[None]) -> None:
        self._tasks.discard(work)
        error = None if work.cancelled() else work.exception()
        if error is not None:
            log.error("background-task-failed", exc_info=error)

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # -- tables -------------------------------------------------------------------------------

    async def enter(self, id: str, token: str, client: str = "") -> tuple[LiveTable, Participant]:
        """The table of that id, and the participant that the token stands for.

        A token that opens nothing loads no table into memory.
        """
        live = self._live.get(id)
        found = (live.holders if live is not None else None) or await self.store.tokens(id)
        participant = participant_of(found[0], found[1], hashed(token)) if found is not None else None
        if participant is None:
            raise NoSuchTable
        known = id in self._live
        table = self._table(id)
        table.client = client or table.client
        if not known:
            self._moved(table)
        return table, participant

    async def at_door(self, id: str) -> LiveTable:
        """The table of that id, if people without a link may come in; a closed one is not loaded."""
        live = self._live.get(id)
        found = (live.holders if live is not None else None) or await self.store.tokens(id)
        if found is None or found[0].door == "closed":
            raise NoSuchTable
        return self._table(id)

    def set_by(self, id: str, client: str) -> None:
        """A table was set by that client: its bots wait in that client's turn."""
        table = self._live.get(id)
        if table is not None:
            table.client = client

    def _table(self, id: str) -> LiveTable:
        table = self._live.get(id)
        if table is None:
            table = LiveTable(id, self.store, self._loader, self._hooks)
            self._live[id] = table
        self._live.move_to_end(id)
        self._make_room(id)
        return table

    def holds(self, table: LiveTable) -> bool:
        """Is this still the table in memory? One that was evicted receives no updates."""
        return self._live.get(table.id) is table

    def _make_room(self, wanted: str) -> None:
        """Evict the tables that were idle for longest (LRU); the store has them."""
        spare = len(self._live) - self.server_config.most_live
        if spare > 0:
            idle = (
                id
                for id, one in self._live.items()
                if not one.broadcaster.subscribers
                and not one.lock.locked()
                and not self.bots.play_at(id)
                and id != wanted
            )
            for id in [id for id, _ in zip(idle, range(spare), strict=False)]:
                self._drop(id)

    def _send_to_all(self, message: msgspec.Struct) -> None:
        for table in list(self._live.values()):
            table.broadcaster.send_message(message)

    # -- metrics ------------------------------------------------------------------------------

    def _gauges(self) -> dict[str, int]:
        """How much there is at this moment."""
        found = {"connections": self.sockets.total, "tables_in_memory": self.live}
        for name, queue in self.queues().items():
            found |= {f"{name}_running": queue.state.running, f"{name}_waiting": queue.state.waiting}
        return found

    def queues(self) -> dict[str, FairQueue]:
        """What is waited for, by name."""
        return {
            "bots": self.bots.queue,
            "bot_tables": self.bots.table_queue,
            "hints": self.advice.queue,
            "reviews": self.reviews.queue,
        }

    # -- deleting -----------------------------------------------------------------------------

    def _deleted(self, table: LiveTable) -> None:
        """A table was deleted from the store: whoever is connected to it is told."""
        for subscriber in list(table.broadcaster.subscribers):
            subscriber.leave(NoSuchTable())
        if self.holds(table):
            self._drop(table.id)

    async def prune(self, days: int, *, finished_only: bool = False) -> list[str]:
        """Delete the tables at which nothing has happened for so long and that nobody looks at."""
        found = await old_tables(self.store, now() - days * DAY_MS, finished_only=finished_only)
        watched = {id for id, one in self._live.items() if one.broadcaster.subscribers}
        old = [one.id for one in found if one.id not in watched]
        await delete_tables(self.store, old)
        await self.contents.store.forget_unused()
        for id in old:
            self._drop(id)
        if old:
            log.info("tables-pruned", extra={"facts": {"tables": len(old), "days": days}})
        return old

    async def _prune_now_and_then(self, days: int) -> None:
        while True:
            try:
                await self.prune(days)
            except DatabaseDown as error:
                log.error("database-down", extra={"facts": {"reason": str(error)}})
            await asyncio.sleep(PRUNE_EVERY_SECONDS)

    def _drop(self, id: str) -> None:
        self._live.pop(id, None)
        self._told_present.pop(id, None)
        self._presence.forget(id)

    async def set_table(self, wanted: NewTable, client: str = "") -> CreatedTable:
        """Create a table."""
        seed = secrets.randbits(62) if wanted.seed is None else wanted.seed
        rules = shelf.find(wanted.game)
        start, over = None, False
        content = await self.sound.wanted(wanted, client)
        own = content.folder
        if wanted.position is not None:
            game = holdfast.resume(wanted.position, seed=seed, content=own)
            start = game.record()
        elif wanted.record is not None:
            start, over = await self._loader.checked_record(wanted.record | {"seed": seed}, content)
            game = begin(start, content=own)
        else:
            game = holdfast.new(wanted.game, wanted.options, seed, content=own)
        if game.rules.id != rules.id:
            raise InvalidRequest("other-game-here", game=rules.id)
        limit = wanted.undo_limit
        return await self._set(
            wanted.title,
            wanted.seats,
            game,
            seed,
            start=start,
            undo_limit=limit,
            door=wanted.door,
            over=over,
            confirm=wanted.confirm,
            content=content,
        )

    async def copy(self, table: LiveTable, title: str) -> CreatedTable:
        """A copy of a table to play on alone, with new luck for everything that is not revealed yet."""
        seed = secrets.randbits(62)
        row, names, record = await table.fork(seed)
        content = await self.contents.played(row.game, row.content, row.pack_keys)
        game = holdfast.load(record, content=content.folder)
        seats = [NewSeat("here" if seat else "me", name) for seat, name in enumerate(names)]
        return await self._set(
            title or row.title, seats, game, seed, start=record, undo_limit="anything", content=content
        )

    async def _set(
        self,
        title: str,
        seats: Sequence[NewSeat],
        game: holdfast.Game,
        seed: int,
        *,
        start: dict[str, Any] | None,
        undo_limit: UndoPolicy,
        door: Door = "closed",
        over: bool = False,
        confirm: bool = True,
        content: TableContent,
    ) -> CreatedTable:
        await self.contents.keep(content)
        seated = seating(seats, game.seats)
        host, onlooker = hashed(seated.token), hashed(seated.onlooker)
        table = table_row(
            game,
            seed,
            start=start,
            title=title,
            undo_limit=undo_limit,
            host=host,
            onlooker=onlooker,
            door=door,
            packs=content.keys,
        )
        if over:
            table = msgspec.structs.replace(table, over=True)
        await self.store.create(table, seated.rows)
        people = [one.seat for one in seated.rows if one.kind == "person"]
        await self._was_set(table, first_orders(seats), [] if confirm else people)
        return CreatedTable(table.id, seated.token, seated.onlooker, seated.links)

    async def _was_set(
        self, table: TableRow, orders: Mapping[int, Order], passing: Iterable[int] = ()
    ) -> None:
        """A table was stored: set its first standing orders, and let bots begin.

        The turns of the `passing` seats end by themselves.
        """
        self.metrics.count("tables_set", table.game)
        log.info("table-set", extra={"facts": {"table": table.id, "game": table.game}})
        live = self._table(table.id)
        for seat, order in orders.items():
            participant = Participant(table.host, (seat,), True)
            await live.set_order(participant, f"first-order-{seat}", live.number, seat, order)
        for seat in passing:
            participant = Participant(table.host, (seat,), True)
            await live.set_turn_end(participant, f"first-turn-end-{seat}", live.number, seat, False)
        self._moved(live)

    # -- what happens at tables ---------------------------------------------------------------

    async def _ended(self, table: LiveTable) -> None:
        self.metrics.count("games_over")
        log.info("game-over", extra={"facts": {"table": table.id}})
        await self.campaigns.note_end(table)
        self._run(self._note_result(table))

    async def _note_result(self, table: LiveTable) -> None:
        await self.results.note_end(table)
        await self.daily.note_end(table)

    def _moved(self, table: LiveTable) -> None:
        """Something has changed at a table: a bot may have something to decide, or somebody is to be told."""
        self.notices.moved(table)
        self.bots.moved(table)

    # -- who is connected ---------------------------------------------------------------------

    def _present(self, table: LiveTable) -> messages.Presence:
        present = self._presence.with_others(table.id, table.broadcaster.here)
        return msgspec.structs.replace(present, away=table.away(present), grace=self.grace)

    @property
    def grace(self) -> int:
        """After how many milliseconds others may let a bot play for somebody who is away."""
        return int(self.server_config.grace_seconds * 1000)

    def _presence_changed(self, table: LiveTable) -> None:
        """A client has connected to a table here, or disconnected."""
        left = self._tell_present(table)
        if left:
            saving = asyncio.create_task(self._save_seen(table.id, left))
            self._saving.add(saving)
            saving.add_done_callback(self._saving.discard)
        if self.store.postgres:
            self._run(self._announce(table))

    async def _save_seen(self, id: str, seats: list[int]) -> None:
        try:
            await self.store.set_seen(id, seats, now())
        except DatabaseDown as error:
            log.error("database-down", extra={"facts": {"table": id, "reason": str(error)}})

    def _tell_present(self, table: LiveTable) -> list[int]:
        """Tell everybody who is connected, if that has changed; the seats whose people have left."""
        here = self._presence.with_others(table.id, table.broadcaster.here)
        before = self._told_present.get(table.id)
        if before == here:
            return []
        self._told_present[table.id] = here
        left = [seat for seat in before.seats if seat not in here.seats] if before is not None else []
        table.left |= dict.fromkeys(left, now())
        if before is not None and before.host and not here.host:
            table.left[HOST] = now()
        present = self._present(table)
        table.broadcaster.send_message(messages.PresenceMessage(**msgspec.structs.asdict(present)))
        return left

    async def _announce(self, table: LiveTable, *, ask: bool = True) -> None:
        """Tell the other processes who is connected here, and ask them for the same if `ask`."""
        here = table.broadcaster.here
        told = {"seats": here.seats, "onlookers": here.onlookers, "host": here.host}
        await self._send({"what": "present", "table": table.id, "ask": ask} | told)

    async def _beat(self) -> None:
        """Send heartbeats, and notice when those of another process stop."""
        while True:
            await self._send({"what": "alive"})
            await asyncio.sleep(HEARTBEAT_SECONDS)
            gone, tables = self._presence.bury()
            for id in tables & self._live.keys():
                self._tell_present(self._live[id])
            if gone:
                self._run(self.bots.resume())

    async def _send(self, notification: Notification) -> None:
        try:
            await self.store.tell(notification | {"from": self.name})
        except Exception:
            log.exception("news-not-sent")

    # -- other processes ----------------------------------------------------------------------

    async def _catch_up_everywhere(self) -> None:
        for table in list(self._live.values()):
            try:
                await self._catch_up(table)
            except Exception:
                log.exception("catch-up-failed", extra={"facts": {"table": table.id}})

    def _concerned(self, notification: Notification) -> bool:
        """Is that news here? Most moves are one's own, or of tables that nobody has opened here."""
        table = notification.get("table")
        return notification.get("from") != self.name and (table is None or str(table) in self._live)

    async def _on_notification(self, notification: Notification | None) -> None:
        """Another process has stored something; None: notifications were missed."""
        if notification is None:
            await self._catch_up_everywhere()
        elif notification["what"] == "alive":
            self._presence.hear(notification["from"])
        elif notification["what"] == OPERATOR:
            await self.operator.load()
        elif (table := self._live.get(str(notification.get("table")))) is not None:
            await self._on_table_notification(table, notification)

    async def _on_table_notification(self, heard: LiveTable, notification: Notification) -> None:
        match notification["what"]:
            case "deleted":
                self._deleted(heard)
            case "moved":
                if heard.number < notification["number"]:
                    await self._catch_up(heard)
            case "said":
                lines = await heard.chat_since(int(notification["number"]) - 1)
                heard.broadcaster.send_message(messages.ChatMessage(lines))
            case "signal":
                heard.broadcaster.send_message(
                    messages.SignalMessage(notification["seat"], notification["signal"], notification["on"])
                )
            case "company":
                self.bots.receive_chat(heard, notification)
            case "present":
                present = messages.Presence(
                    notification["seats"], notification["onlookers"], notification["host"]
                )
                self._presence.note(heard.id, notification["from"], present)
                self._tell_present(heard)
                if notification["ask"] and heard.broadcaster.subscribers:
                    await self._announce(heard, ask=False)

    async def _catch_up(self, table: LiveTable) -> None:
        """Play what is new at a table, in the background if the table is locked."""
        if table.lock.locked():
            self._run(table.catch_up())
        else:
            await table.catch_up()

    async def say(self, table: LiveTable, participant: Participant, message: str, text: str) -> int:
        """Store a chat line and broadcast it."""
        seat = participant.seats[0] if participant.seats else None
        name, mark = table.name_of(seat), participant.mark(message)
        line, new = await self.store.say(table.id, seat, name, text, mark)
        if new and not self.store.postgres:
            table.broadcaster.send_message(messages.ChatMessage([line]))
        return line.number

    async def signal(self, table: LiveTable, participant: Participant, signal: Signal, on: list[str]) -> None:
        """Broadcast a quick signal; it is not stored."""
        seat = participant.seats[0] if participant.seats else None
        table.broadcaster.send_message(messages.SignalMessage(seat, signal, on))
        if self.store.postgres:
            await self._send({"what": "signal", "table": table.id, "seat": seat, "signal": signal, "on": on})
