"""A table in memory: its game, who watches it, and the one door through which it changes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from holdfast.kernel import window
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Game, Order, UndoLimit
from holdfast.kernel.history import Grain
from holdfast.kernel.question import Option
from holdfast.server.errors import Conflict, Forbidden, Taken
from holdfast.server.protocol import messages as told
from holdfast.server.socket.broadcast import Audience, Watcher
from holdfast.server.storage.advice_store import AdviceStore
from holdfast.server.storage.history import Start, Stretch
from holdfast.server.storage.history_store import HistoryStore
from holdfast.server.storage.rows import ChatLine, Move, SeatRow, TableRow
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.bot_chat import Company
from holdfast.server.tables.loading import TableLoader
from holdfast.server.tables.seats import Sitter
from holdfast.server.tables.snapshot import Standing
from holdfast.server.tables.trail import FarBack, Trail, change_order
from holdfast.server.workers.bots import Task, task

Deed = Callable[[Standing], Awaitable[tuple[Move, int]]]
"""Does something to the game: the move to write down, and from which choice on it changed the game."""


MOST_ANSWERS = 200
MOST_DECLINED = 100
"""More seats than may have declined while somebody's answer was under way."""


class Hooks(msgspec.Struct, frozen=True):
    """What the house wants to know of a table."""

    moved: Callable[["LiveTable"], None]
    """Something has changed."""
    ended: Callable[["LiveTable"], Awaitable[None]]
    """The game has ended."""
    come_or_gone: Callable[["LiveTable"], None]
    """A connection has come or gone."""
    present: Callable[["LiveTable"], told.Present]
    """Who is connected, here and elsewhere."""


class LiveTable:
    """One table. Everything that reads or changes it does so while holding `lock`."""

    def __init__(self, id: str, store: Store, loader: TableLoader, hooks: Hooks) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.audience = Audience(lambda: hooks.come_or_gone(self))
        self.reckoned: dict[str, Any] = {}
        """What was reckoned for the question that is open."""
        self.company = Company()
        self._store = store
        self._loader = loader
        self._hooks = hooks
        self._standing: Standing | None = None
        self._answers: dict[tuple[str, str], tuple[int, Any]] = {}
        """What was answered lately, by sitter and message: a message sent twice is heeded once."""

    def answered(self, sitter: Sitter, message: str) -> tuple[int, Any] | None:
        """The answer to a message that was heeded before."""
        return self._answers.get((sitter.key, message))

    def remember(self, sitter: Sitter, message: str, answer: tuple[int, Any]) -> None:
        """Keep an answer for as long as somebody may ask again."""
        self._answers[sitter.key, message] = answer
        while len(self._answers) > MOST_ANSWERS:
            del self._answers[next(iter(self._answers))]

    # -- from the store -----------------------------------------------------------------------

    async def ready(self) -> Standing:
        """How things stand, read from the store if it is not in memory. For holders of the lock."""
        return self._standing if self._standing is not None else await self._read()

    async def _read(self) -> Standing:
        said = await AdviceStore(self._store).company(self.id)
        if said is not None:
            self.company.recall(said)
        self.reckoned = {}
        self._standing = known = await self._loader.load(self.id)
        return known

    async def catch_up(self) -> None:
        """Play what other processes have written down, and tell it."""
        async with self.lock:
            if self._standing is not None:
                await self._catch_up(self._standing)

    async def _catch_up(self, known: Standing) -> None:
        moves = await self._store.moves(self.id, known.number)
        if not moves:
            return
        since = known.number
        self.reckoned = {}
        if any(move.kind in ("table", "recovered") for move in moves):
            self._standing = None
        else:
            try:
                for move in moves:
                    known.replay.play(move)
            except (FarBack, HoldfastError):
                self._standing = None
        known = await self.ready()
        known.row = known.row_now()
        self.audience.tell(known, since)

    # -- who sits here ------------------------------------------------------------------------

    @property
    def holders(self) -> tuple[TableRow, list[SeatRow]] | None:
        """Whose tokens open the table, as far as this process knows."""
        known = self._standing
        return None if known is None else (known.row, known.seats)

    # -- reading ------------------------------------------------------------------------------

    @property
    def history(self) -> HistoryStore:
        """Where the way of its game is stored."""
        return self._loader.history

    async def state(self, sitter: Sitter, number: int = -1) -> told.State:
        """Everything a sitter may know; of the log what they do not know who stopped at `number`."""
        async with self.lock:
            return self._state(await self.ready(), sitter, number)

    def _state(self, standing: Standing, sitter: Sitter, number: int) -> told.State:
        known, log = standing.log_since(sitter, number)
        now = standing.now(sitter)
        return told.State(
            number=now.number,
            question=now.question,
            outcome=now.outcome,
            undo=now.undo,
            choices=now.choices,
            id=self.id,
            table=standing.table(sitter),
            present=self._hooks.present(self),
            view=told.view_told(standing.game, standing.seen_from(sitter)),
            log_from=known,
            log_start=log.start,
            log=log.log,
            recovered=standing.replay.recovered,
            company=self.company.lines,
        )

    async def fork(self, seed: int) -> tuple[TableRow, list[str], dict[str, Any]]:
        """A copy to play on alone, with the names of those who sit here: what is not revealed will
        come out otherwise."""
        async with self.lock:
            standing = await self.ready()
            names = [seat.name for seat in standing.seats]
            return standing.row, names, standing.game.fork(seed).record()

    async def task(self, seed: int) -> Task | None:
        """What a bot is to think about now, if it is a bot's turn."""
        async with self.lock:
            known = await self.ready()
            return None if known.row.paused else task(self.id, known.number, known.game, known.seats, seed)

    @property
    def may_have_bots(self) -> bool:
        """Does a bot sit here, as far as this process knows?"""
        known = self._standing
        return known is None or any(seat.kind == "bot" for seat in known.seats)

    def name_of(self, seat: int | None) -> str:
        """The name of the one who sits there."""
        seats = self._standing.seats if self._standing is not None else []
        return next((one.name for one in seats if one.seat == seat), "")

    async def last_number(self) -> int:
        """How many moves there are."""
        async with self.lock:
            return (await self.ready()).number

    @property
    def number(self) -> int:
        """How many moves there are, as far as this process knows."""
        return self._standing.number if self._standing is not None else 0

    # -- changing -----------------------------------------------------------------------------

    async def choose(self, sitter: Sitter, message: str, number: int, choice: str) -> int:
        """Choose an option of one's own seat."""

        async def deed(known: Standing) -> tuple[Move, int]:
            option = offered(known.game, sitter, choice)
            position = known.replay.choices
            kind, seat, data = known.replay.answer(option, sitter.seats)
            return self._move(kind, seat, data, sitter, message), position

        return await self._act(sitter, message, number, deed)

    async def undo(
        self,
        sitter: Sitter,
        message: str,
        number: int,
        grain: Grain,
        *,
        to: int | None = None,
        line: int | None = None,
    ) -> int:
        """Take back, within what the table allows."""

        async def deed(known: Standing) -> tuple[Move, int]:
            if sitter.onlooker:
                raise Forbidden("onlookers-watch")
            known.game.undo_limit = known.row.undo_limit
            target = await self._undo_target(known, grain, to, line)
            data = await self._take_back(known, target)
            return self._move("undo", sitter.seats[0], data, sitter, message), target

        return await self._act(sitter, message, number, deed)

    async def _undo_target(self, known: Standing, grain: Grain, to: int | None, line: int | None) -> int:
        """The number of the choice that an undo goes back to."""
        if to is not None:
            return to
        if line is None:
            return known.replay.undo_target(grain)
        found = known.replay.choice_of_line(line)
        if found is None:
            logged = await self.history.log(self.id, line, line + 1)
            found = max(0, logged[0].choice - 1) if logged else 0
        return found

    async def _take_back(self, known: Standing, to: int) -> dict[str, Any]:
        """Take back; far back, from an older snapshot."""
        try:
            return known.replay.take_back(to)
        except FarBack:
            start, stretch = await self.way_to(known, to)
        earlier = await self._loader.play(known.row, Trail.between(start, stretch, known.game))
        data = earlier.go_back(known.replay, to)
        earlier.earlier = await self._loader.earlier_log(self.id, start)
        known.replay = earlier
        return data

    async def way_to(self, known: Standing, choices: int) -> tuple[Start, Stretch]:
        """A snapshot, and the way from it to where there were that many choices."""
        found = known.replay.way_to(choices)
        if found is not None:
            return found
        start = await self.history.start(self.id, choices)
        first = -1 if start is None else start.snapshot.choices
        after = await self.history.stretch(self.id, choices=first)
        if start is None or after is None or after.first != first:
            await self.history.forget(self.id)
            self._standing = None
            raise Conflict
        return start, after.stretch.up_to(choices - first)

    async def set_order(self, sitter: Sitter, message: str, number: int, seat: int, order: Order) -> int:
        """Give a standing order for one's own seat."""

        async def deed(known: Standing) -> tuple[Move, int]:
            if seat not in sitter.seats:
                raise Forbidden
            change_order(known.game.orders, seat, order)
            move = self._move("orders", seat, {"order": order}, sitter, message)
            return move, known.replay.choices

        return await self._act(sitter, message, number, deed)

    def _move(self, kind: Any, seat: int | None, data: dict[str, Any], sitter: Sitter, message: str) -> Move:
        return Move(self.number + 1, kind, seat, data, sitter.mark(message), now())

    async def _act(self, sitter: Sitter, message: str, number: int, deed: Deed) -> int:
        """Do it if the sitter knows of everything that has happened, but for who has declined meanwhile.

        A message sent twice is done once.
        """
        async with self.lock:
            known = await self.ready()
            done = await self._done(known, sitter.mark(message), number)
            if done is not None:
                return done
            if number > known.number:
                await self._catch_up(known)
                known = await self.ready()
            if not known.replay.asked_since <= number <= known.number:
                raise Conflict
            if known.row.paused:
                raise Conflict("paused")
            since = known.number
            move, position = await deed(known)
            row = known.row_now()
            changed = row if row != known.row else None
            stored = known.replay.to_store(move, position)
            await self._write(known, self._store.append(self.id, move, stored, changed))
            known.row = row
            known.replay.note(move, position)
            self.reckoned = {}
            self.audience.tell(known, since)
        if changed is not None and changed.over:
            await self._hooks.ended(self)
        self._hooks.moved(self)
        return move.number

    async def _done(self, known: Standing, mark: str, number: int | None = None) -> int | None:
        """The move that a message has become, if it was sent before; as the table stood at `number`."""
        since = known.replay.done_since
        done = known.replay.done.get(mark)
        if done is not None or not mark or not since:
            return done
        if number is None:
            return await self._store.move_of(self.id, mark)
        if number >= since:
            return None
        return await self._store.move_of(self.id, mark, number, number + 1 + MOST_DECLINED)

    async def _write(self, known: Standing, writing: Awaitable[None]) -> None:
        """Write a move down that the game in memory has already made; if that fails, forget that game."""
        try:
            await writing
        except Taken:
            since = known.number
            self._standing = None
            self.audience.tell(await self.ready(), since)
            raise Conflict from None
        except BaseException:
            self._standing = None
            raise

    # -- the host -----------------------------------------------------------------------------

    async def change(
        self,
        sitter: Sitter,
        message: str,
        *,
        paused: bool | None = None,
        undo_limit: UndoLimit | None = None,
        seats: Callable[[list[SeatRow]], list[SeatRow]] | None = None,
        host_only: bool = True,
    ) -> int:
        """Change how the table is set, or who sits where."""
        if host_only and not sitter.host:
            raise Forbidden("host-only")
        while True:
            try:
                number = await self._change(sitter, message, paused, undo_limit, seats)
            except Conflict:
                continue
            self._hooks.moved(self)
            return number

    async def _change(
        self,
        sitter: Sitter,
        message: str,
        paused: bool | None,
        undo_limit: UndoLimit | None,
        seats: Callable[[list[SeatRow]], list[SeatRow]] | None,
    ) -> int:
        async with self.lock:
            known = await self.ready()
            done = await self._done(known, sitter.mark(message))
            if done is not None:
                return done
            row = msgspec.structs.replace(
                known.row,
                paused=known.row.paused if paused is None else paused,
                undo_limit=undo_limit or known.row.undo_limit,
            )
            changed = seats(list(known.seats)) if seats is not None else []
            move = self._move("table", None, {}, sitter, message)
            since, position = known.number, known.replay.choices
            stored = known.replay.to_store(move, position)
            await self._write(known, self._store.append(self.id, move, stored, row, changed))
            by_seat = {one.seat: one for one in changed}
            known.row, known.seats = row, [by_seat.get(one.seat, one) for one in known.seats]
            known.replay.note(move, position)
            self.audience.tell(known, since)
            return move.number

    # -- telling ------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, number: int, chat: int) -> None:
        """Tell a connection everything, and from then on what is new."""
        async with self.lock:
            lines = await self._store.chat(self.id, chat)
            standing = await self.ready()
            self.audience.add(watcher)
            self.audience.greet(watcher, self._state(standing, watcher.sitter, number), lines)

    async def present(self, watcher: Watcher, number: int, chat: int) -> None:
        """Tell a connection how things stand, and what it missed."""
        async with self.lock:
            await self._catch_up(await self.ready())
            state = self._state(await self.ready(), watcher.sitter, number)
            self.audience.greet(watcher, state, await self._store.chat(self.id, chat))

    async def chat_since(self, number: int) -> list[ChatLine]:
        """What was said past that number."""
        return await self._store.chat(self.id, number)


def offered(game: Game, sitter: Sitter, choice: str) -> Option:
    """The option of that id, if it is this sitter's to choose."""
    if sitter.onlooker:
        raise Forbidden("onlookers-watch")
    option = next((one for one in window.offered(game, sitter.seats) if one.id == choice), None)
    if option is None:
        if game.question is None or choice not in game.question.options:
            game.odds(choice)
            raise Conflict
        raise Forbidden("not-your-choice", choice=choice)
    return option
