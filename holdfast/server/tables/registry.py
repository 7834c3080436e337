"""The house: every table this process serves, the bots that play at them, and news from elsewhere."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

import msgspec

import holdfast
from holdfast.kernel import shelf
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Order, UndoLimit
from holdfast.kernel.record import begin
from holdfast.server.config import Serving
from holdfast.server.errors import Conflict, NoSuchTable, Unfit
from holdfast.server.http.metrics import Metrics
from holdfast.server.http.rate_limit import InUse, Limits
from holdfast.server.protocol import messages as told
from holdfast.server.protocol.requests import NewSeat, NewTable
from holdfast.server.storage.advice_store import AdviceStore
from holdfast.server.storage.notify import Alone, Channel, Listening, News
from holdfast.server.storage.rows import TableRow
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.bot_chat import CompanyLine, WishTold
from holdfast.server.tables.campaigns import Campaigns
from holdfast.server.tables.live_table import Hooks, LiveTable
from holdfast.server.tables.loading import TableLoader
from holdfast.server.tables.new_table import Link, first_orders, seating, table_row
from holdfast.server.tables.presence import BEAT_SECONDS, Presence
from holdfast.server.tables.replay import Pasts
from holdfast.server.tables.seats import Sitter, hashed, sitter_of
from holdfast.server.workers.bots import Thinkers, new_seed
from holdfast.server.workers.hints import Advice
from holdfast.server.workers.reviews import Reviews

log = logging.getLogger("holdfast.server")

TAKEN_UP_WITHIN_MS = 3 * 24 * 3600 * 1000
"""Tables at which nothing has happened for longer wait until somebody looks at them."""
MOST_TAKEN_UP = 500


class TableSet(msgspec.Struct, frozen=True):
    """A table that was just set: its id and every token that opens it."""

    id: str
    token: str
    onlooker: str
    friends: Sequence[Link]


class House:
    """Everything a process of the server holds."""

    def __init__(self, serving: Serving, metrics: Metrics | None = None) -> None:
        self.serving = serving
        self.store = Store(serving.database)
        self.metrics = metrics or Metrics()
        self.requests = Limits(serving.requests_per_second, serving.requests_at_once)
        self.settings = Limits(serving.tables_per_minute / 60, serving.tables_at_once)
        self.in_use = InUse(serving.connections_per_address)
        self.sockets = InUse(serving.sockets_per_address)
        self.advice = Advice(serving.content)
        self.reviews = Reviews(self.store, serving.review_workers, serving.content)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._thinkers = Thinkers(serving.bot_workers, serving.content)
        self._replayers = Thinkers(1, serving.content)
        self._loader = TableLoader(self.store, serving.content, self._replayers)
        self.past = Pasts(self._loader.history, serving.content)
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._nudged: set[str] = set()
        """Tables that somebody here has changed while their bots were thinking."""
        self._presence = Presence()
        self._told_present: dict[str, told.Present] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._hooks = Hooks(self._moved, self._ended, self._come_or_gone, self._present)
        self.campaigns = Campaigns(self.store, serving.content, self._table, self._was_set)
        self._channel: Channel = Listening(self.store.url, self._hear) if self.store.postgres else Alone()

    async def open(self) -> None:
        """Open the doors."""
        await self.store.open()
        await self._channel.open()
        self._run(self._take_up())
        if self.store.postgres:
            self._run(self._beat())

    async def close(self) -> None:
        """Everything is written down already: let go."""
        await self._channel.close()
        tasks = [*self._playing.values(), *self._errands]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._thinkers.close)
        await asyncio.to_thread(self._replayers.close)
        await asyncio.to_thread(self.advice.close)
        await self.reviews.close()
        await self.store.close()

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Let something be done beside everything else."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._run_out)

    def _run_out(self, errand: asyncio.Task[None]) -> None:
        self._errands.discard(errand)
        error = None if errand.cancelled() else errand.exception()
        if error is not None:
            log.error("errand-failed", exc_info=error)

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # -- tables -------------------------------------------------------------------------------

    async def enter(self, id: str, token: str) -> tuple[LiveTable, Sitter]:
        """The table of that id, and who the token says one is there.

        A token that opens nothing brings no table into memory.
        """
        live = self._live.get(id)
        found = (live.holders if live is not None else None) or await self.store.tokens(id)
        sitter = sitter_of(found[0], found[1], hashed(token)) if found is not None else None
        if sitter is None:
            raise NoSuchTable
        known = id in self._live
        table = self._table(id)
        if not known:
            self._moved(table)
        return table, sitter

    def _table(self, id: str) -> LiveTable:
        table = self._live.get(id)
        if table is None:
            table = LiveTable(id, self.store, self._loader, self._hooks)
            self._live[id] = table
        self._live.move_to_end(id)
        self._make_room(id)
        return table

    def holds(self, table: LiveTable) -> bool:
        """Is this still the table that others here sit at? A forgotten one hears no news."""
        return self._live.get(table.id) is table

    def _make_room(self, wanted: str) -> None:
        """Forget the games that nobody has looked at for longest; the store has them."""
        spare = len(self._live) - self.serving.most_live
        if spare > 0:
            idle = (
                id
                for id, one in self._live.items()
                if not one.audience.watchers
                and not one.lock.locked()
                and id not in self._playing
                and id != wanted
            )
            for id in [id for id, _ in zip(idle, range(spare), strict=False)]:
                self._drop(id)

    def _drop(self, id: str) -> None:
        self._live.pop(id, None)
        self._told_present.pop(id, None)
        self._presence.forget(id)

    async def set_table(self, wanted: NewTable) -> TableSet:
        """Set a new table."""
        content = self.serving.content
        seed = secrets.randbits(62) if wanted.seed is None else wanted.seed
        rules = shelf.find(wanted.game)
        start, over = None, False
        if wanted.position is not None:
            game = holdfast.resume(wanted.position, seed=seed, content=content)
            start = game.record()
        elif wanted.record is not None:
            start, over = await self._loader.checked_record(wanted.record | {"seed": seed})
            game = begin(start, content=content)
        else:
            game = holdfast.new(wanted.game, wanted.options, seed, content=content)
        if game.rules.id != rules.id:
            raise Unfit("other-game-here", game=rules.id)
        limit = wanted.undo_limit
        return await self._set(
            wanted.title, wanted.seats, game, seed, start=start, undo_limit=limit, over=over
        )

    async def copy(self, table: LiveTable, title: str) -> TableSet:
        """A copy of a table to play on alone: what is not revealed yet comes out otherwise."""
        seed = secrets.randbits(62)
        row, names, record = await table.fork(seed)
        game = holdfast.load(record, content=self.serving.content)
        seats = [NewSeat("here" if seat else "me", name) for seat, name in enumerate(names)]
        return await self._set(title or row.title, seats, game, seed, start=record, undo_limit="anything")

    async def _set(
        self,
        title: str,
        seats: Sequence[NewSeat],
        game: holdfast.Game,
        seed: int,
        *,
        start: dict[str, Any] | None,
        undo_limit: UndoLimit,
        over: bool = False,
    ) -> TableSet:
        seated = seating(seats, game.seats)
        host, onlooker = hashed(seated.token), hashed(seated.onlooker)
        table = table_row(
            game, seed, start=start, title=title, undo_limit=undo_limit, host=host, onlooker=onlooker
        )
        if over:
            table = msgspec.structs.replace(table, over=True)
        await self.store.create(table, seated.rows)
        await self._was_set(table, first_orders(seats))
        return TableSet(table.id, seated.token, seated.onlooker, seated.links)

    async def _was_set(self, table: TableRow, orders: Mapping[int, Order]) -> None:
        """A table was written down: give the standing orders it begins with, and let bots begin."""
        self.metrics.count("tables_set", table.game)
        log.info("table-set", extra={"facts": {"table": table.id, "game": table.game}})
        live = self._table(table.id)
        for seat, order in orders.items():
            sitter = Sitter(table.host, (seat,), True)
            await live.set_order(sitter, f"first-order-{seat}", live.number, seat, order)
        self._moved(live)

    # -- bots ---------------------------------------------------------------------------------

    def _moved(self, table: LiveTable) -> None:
        """Something has changed at a table: a bot may have something to decide."""
        if table.id in self._playing:
            self._nudged.add(table.id)
        elif table.may_have_bots:
            self._playing[table.id] = asyncio.create_task(self._play_bots(table))

    async def _ended(self, table: LiveTable) -> None:
        self.metrics.count("games_over")
        log.info("game-over", extra={"facts": {"table": table.id}})
        await self.campaigns.note_end(table)

    async def _take_up(self) -> None:
        """Let bots go on that were left in the middle of a game: by a restart, by a process that is gone."""
        since = now() - TAKEN_UP_WITHIN_MS
        for id in await self.store.with_bots(since, MOST_TAKEN_UP):
            table = self._table(id)
            try:
                async with table.lock:
                    await table.ready()
            except HoldfastError as error:
                log.error("bot-failed", extra={"facts": {"table": id, "code": error.code}})
                continue
            self._moved(table)

    async def _play_bots(self, table: LiveTable) -> None:
        """Let bots play until it is a person's turn, or until another process plays on instead."""
        try:
            while await self._bot_plays(table):
                pass
        except HoldfastError as error:
            log.error("bot-failed", extra={"facts": {"table": table.id, "code": error.code}})
        except Exception:
            log.exception("bot-failed", extra={"facts": {"table": table.id}})
        finally:
            self._playing.pop(table.id, None)
            self._nudged.discard(table.id)

    async def _bot_plays(self, table: LiveTable) -> bool:
        """Let a bot decide, if one has something to decide; whether another may have, too."""
        self._nudged.discard(table.id)
        task = await table.task(new_seed())
        if task is None:
            return False
        task = table.company.prepare(task)
        began = asyncio.get_running_loop().time()
        thought = await self._thinkers.think(task)
        self.metrics.count("bot_thoughts", task.bot)
        if thought.choice is None:
            return table.id in self._nudged
        line = table.company.says(task, thought)
        if line is not None:
            await self._tell_company(table, line)
        if task.watched and not thought.declines:
            spent = asyncio.get_running_loop().time() - began
            await asyncio.sleep(self.serving.bot_pace - spent)
        try:
            await table.choose(Sitter(f"bot {task.seat}", (task.seat,)), "", task.number, thought.choice)
        except Conflict:
            return table.id in self._nudged
        if table.company.follow(task, thought):
            await self._keep_company(table)
        return True

    async def ask_bot(self, table: LiveTable, sitter: Sitter, wish: WishTold) -> None:
        """Somebody wishes something of a bot: it hears that with its next thoughts, and everyone else now."""
        async with table.lock:
            standing = await table.ready()
            turn = standing.game.table.turns
            if not any(one.seat == wish.seat and one.kind == "bot" for one in standing.seats):
                raise Conflict("no-bot-there")
        line = CompanyLine(sitter.seats[0], now(), wish=wish)
        table.company.ask(wish.seat, line, turn)
        await self._tell_company(table, line, turn)

    async def _tell_company(self, table: LiveTable, line: CompanyLine, turn: int = 0) -> None:
        await self._keep_company(table)
        table.audience.tell_all(told.InCompany([line]))
        if self.store.postgres:
            plain = msgspec.to_builtins(line)
            await self._send({"what": "company", "table": table.id, "line": plain, "turn": turn})

    async def _keep_company(self, table: LiveTable) -> None:
        await AdviceStore(self.store).keep_company(table.id, table.company.written())

    def _hear_company(self, table: LiveTable, news: News) -> None:
        line = msgspec.convert(news["line"], CompanyLine)
        if line.wish is None:
            table.company.note(line)
        else:
            table.company.ask(line.wish.seat, line, news["turn"])
        table.audience.tell_all(told.InCompany([line]))

    # -- who is connected ---------------------------------------------------------------------

    def _present(self, table: LiveTable) -> told.Present:
        return self._presence.with_others(table.id, table.audience.here)

    def _come_or_gone(self, table: LiveTable) -> None:
        """Somebody has come to a table here, or gone."""
        self._tell_present(table)
        if self.store.postgres:
            self._run(self._announce(table))

    def _tell_present(self, table: LiveTable) -> None:
        present = self._present(table)
        if self._told_present.get(table.id) != present:
            self._told_present[table.id] = present
            table.audience.tell_all(told.PresentNow(present.seats, present.onlookers))

    async def _announce(self, table: LiveTable, *, ask: bool = True) -> None:
        """Tell the other processes who is connected here, and perhaps ask them the same."""
        here = table.audience.here
        await self._send({"what": "present", "table": table.id, "ask": ask} | msgspec.structs.asdict(here))

    async def _beat(self) -> None:
        """Say now and then that this process is there, and notice when another is not."""
        while True:
            await self._send({"what": "alive"})
            await asyncio.sleep(BEAT_SECONDS)
            gone, tables = self._presence.bury()
            for id in tables & self._live.keys():
                self._tell_present(self._live[id])
            if gone:
                self._run(self._take_up())

    async def _send(self, news: News) -> None:
        try:
            await self.store.tell(news | {"from": self.name})
        except Exception:
            log.exception("news-not-sent")

    # -- other processes ----------------------------------------------------------------------

    async def _hear(self, news: News | None) -> None:
        """Another process has written something down, or some news was missed."""
        if news is None:
            for table in list(self._live.values()):
                await self._catch_up(table)
            return
        if news.get("from") == self.name:
            return
        if news["what"] == "alive":
            self._presence.hear(news["from"])
            return
        heard = self._live.get(str(news.get("table")))
        if heard is None:
            return
        match news["what"]:
            case "moved":
                if heard.number < news["number"]:
                    await self._catch_up(heard)
            case "said":
                lines = await heard.chat_since(int(news["number"]) - 1)
                heard.audience.tell_all(told.Said(lines))
            case "signal":
                heard.audience.tell_all(told.Signalled(news["seat"], news["signal"], news["on"]))
            case "company":
                self._hear_company(heard, news)
            case "present":
                present = told.Present(news["seats"], news["onlookers"])
                self._presence.note(heard.id, news["from"], present)
                self._tell_present(heard)
                if news["ask"] and heard.audience.watchers:
                    await self._announce(heard, ask=False)

    async def _catch_up(self, table: LiveTable) -> None:
        """Play what is new at a table; one that is busy or being read holds up no news of others."""
        if table.lock.locked():
            self._run(table.catch_up())
        else:
            await table.catch_up()

    name = secrets.token_hex(8)
    """Tells this process from others."""

    async def say(self, table: LiveTable, sitter: Sitter, message: str, text: str) -> int:
        """Write down what somebody said, and tell everyone."""
        seat = sitter.seats[0] if sitter.seats else None
        name, mark = table.name_of(seat), sitter.mark(message)
        line, new = await self.store.say(table.id, seat, name, text, mark)
        if new and not self.store.postgres:
            table.audience.tell_all(told.Said([line]))
        return line.number

    async def signal(self, table: LiveTable, sitter: Sitter, signal: str, on: list[str]) -> None:
        """Tell everyone a quick signal; it is not written down."""
        seat = sitter.seats[0] if sitter.seats else None
        table.audience.tell_all(told.Signalled(seat, signal, on))
        if self.store.postgres:
            await self._send({"what": "signal", "table": table.id, "seat": seat, "signal": signal, "on": on})
