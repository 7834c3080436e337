"""A table in memory: its game, who watches it, and the one door through which it changes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Game, Order, UndoLimit
from holdfast.kernel.history import Grain
from holdfast.kernel.message import Teller
from holdfast.kernel.record import load
from holdfast.kernel.rules import Odds
from holdfast.kernel.shelf import find
from holdfast.table import replay, told
from holdfast.table.difference import changes
from holdfast.table.errors import Conflict, Forbidden, NoSuchTable, Taken
from holdfast.table.replay import Replay
from holdfast.table.rows import ChatLine, Move, SeatRow, TableRow
from holdfast.table.seats import Sitter, sitter_of
from holdfast.table.store import Store, now
from holdfast.table.thinking import Task, task

Deed = Callable[[Game], tuple[Move, int]]
"""Does something to the game: the move to write down, and how many lines of the log it left."""


class Watcher(Protocol):
    """A connection that is told what happens."""

    sitter: Sitter

    def hear(self, message: bytes) -> None:
        """Something to send, in order."""

    def leave(self, error: HoldfastError) -> None:
        """The seat is no longer theirs."""


MOST_ANSWERS = 200


class LiveTable:
    """One table. Everything that reads or changes it does so while holding `lock`."""

    def __init__(
        self,
        id: str,
        store: Store,
        content: Path | None,
        moved: Callable[["LiveTable"], None],
    ) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self._store = store
        self._content = content
        self._moved = moved
        self._row: TableRow | None = None
        self._seats: list[SeatRow] = []
        self._replay: Replay | None = None
        self._shown: dict[Sitter, tuple[int, Any]] = {}
        """The view each kind of sitter was last told, and at which number."""
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

    async def _ready(self) -> Replay:
        """The game, read from the store if it is not in memory."""
        return self._replay if self._replay is not None else await self._read()

    async def _read(self) -> Replay:
        found = await self._store.table(self.id)
        if found is None:
            raise NoSuchTable
        self._row, self._seats = found
        moves = await self._store.moves(self.id)
        try:
            self._replay = replay.replayed(self._row, moves, self._content)
        except HoldfastError:
            if self._row.rules == find(self._row.game).version:
                raise
            self._replay = await self._recover(self._row, moves)
        if self._replay is None:
            return await self._read()
        return self._replay

    async def _recover(self, row: TableRow, moves: list[Move]) -> Replay | None:
        """Go on as far as the rules of today allow, and write that down; None if another process did."""
        kept = await self._store.kept_states(self.id)
        game, data = replay.recovered(row, moves, kept, self._content)
        move = Move(len(moves) + 1, "recovered", None, data, at=now())
        self._row = msgspec.structs.replace(row, rules=game.rules.version)
        try:
            await self._store.append(self.id, move, table=self._row)
        except Taken:
            return None
        return replay.replayed(self._row, [*moves, move], self._content)

    async def catch_up(self) -> None:
        """Play what other processes have written down, and tell it."""
        async with self.lock:
            if self._replay is not None:
                await self._catch_up(self._replay)

    async def _catch_up(self, known: Replay) -> None:
        moves = await self._store.moves(self.id, known.number)
        if not moves:
            return
        since = known.number
        if any(move.kind in ("table", "recovered") for move in moves):
            self._replay = None
        else:
            try:
                for move in moves:
                    known.play(move, self._content)
            except HoldfastError:
                self._replay = None
        await self._ready()
        self._tell(since)

    # -- who sits here ------------------------------------------------------------------------

    async def sitter(self, key: str) -> Sitter:
        """Whose token has that hash."""
        async with self.lock:
            await self._ready()
            assert self._row is not None
            found = sitter_of(self._row, self._seats, key)
        if found is None:
            raise NoSuchTable
        return found

    # -- reading ------------------------------------------------------------------------------

    async def state(self, sitter: Sitter, number: int = -1) -> told.State:
        """Everything a sitter may know; of the log what they do not know who stopped at `number`."""
        async with self.lock:
            return await self._state(sitter, number)

    async def _state(self, sitter: Sitter, number: int) -> told.State:
        known = await self._ready()
        lines = known.rewritten_since(number)
        now_told = self._now(sitter)
        fields = {name: getattr(now_told, name) for name in now_told.__struct_fields__}
        return told.State(
            **fields,
            id=self.id,
            view=self._view(sitter),
            log_from=lines,
            log=told.log_told(known.game, sitter, lines),
            recovered=known.recovered,
        )

    def _now(self, sitter: Sitter) -> told.Now:
        assert self._replay is not None and self._row is not None
        game = self._replay.game
        return told.Now(
            self._replay.number,
            told.question_told(game, sitter),
            told.outcome_told(game),
            {} if sitter.onlooker else replay.undo_targets(game, self._row.undo_limit),
            len(game.moments),
            told.table_told(self._row, self._seats, game, sitter),
        )

    def _view(self, sitter: Sitter) -> Any:
        """What the sitter may see; round one screen, what the one sees who is waited for."""
        assert self._replay is not None
        game = self._replay.game
        waited = game.question.seats if game.question is not None else ()
        seat = next((one for one in sitter.seats if one in waited), sitter.seats[0] if sitter.seats else None)
        return msgspec.to_builtins(game.view(seat), str_keys=True)

    async def odds(self, sitter: Sitter, choice: str) -> tuple[int, Odds | None, list[Any]]:
        """The chances of an option, as numbers and as messages, and the number they hold for."""
        async with self.lock:
            known = await self._ready()
            self._offered(known.game, sitter, choice)
            odds = known.game.odds(choice)
            teller = Teller(known.game.rules, known.game.table)
            return known.number, odds, [] if odds is None else teller.chances(odds)

    async def barred(self, sitter: Sitter) -> tuple[int, list[told.BarredTold]]:
        """What cannot be chosen now, with the reasons."""
        async with self.lock:
            known = await self._ready()
            question = known.game.question
            if question is None or sitter.onlooker:
                return known.number, []
            return known.number, told.barred_told(known.game, question)

    async def record(self) -> dict[str, Any]:
        """The game as a file that replays to this very moment; the seed, which knows what comes, left out."""
        async with self.lock:
            record = (await self._ready()).game.record()
        return record | ({"seed": 0} if not self.over else {})

    async def at(self, sitter: Sitter, choices: int) -> tuple[Any, list[told.LineTold]]:
        """The view and the log as they were after that many choices."""
        async with self.lock:
            known = await self._ready()
            game = known.game
            if not 0 <= choices <= len(game.moments):
                raise Conflict("no-such-moment", number=choices)
            past = load(game.record(), content=self._content)
        past.undo_draws_anew = False
        if choices < len(past.moments):
            past.undo(to=choices)
        seat = sitter.seats[0] if sitter.seats else None
        return msgspec.to_builtins(past.view(seat), str_keys=True), told.log_told(past, sitter, 0)

    async def fork(self, seed: int) -> tuple[TableRow, dict[str, Any]]:
        """A copy to play on alone: everything not revealed will come out otherwise."""
        async with self.lock:
            known = await self._ready()
            assert self._row is not None
            return self._row, known.game.fork(seed).record()

    async def task(self, seed: int) -> Task | None:
        """What a bot is to think about now, if it is a bot's turn."""
        async with self.lock:
            known = await self._ready()
            assert self._row is not None
            return None if self._row.paused else task(self.id, known.number, known.game, self._seats, seed)

    @property
    def may_have_bots(self) -> bool:
        """Does a bot sit here, as far as this process knows?"""
        return self._row is None or any(seat.kind == "bot" for seat in self._seats)

    def name_of(self, seat: int | None) -> str:
        """The name of the one who sits there."""
        return next((one.name for one in self._seats if one.seat == seat), "")

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._replay is not None and self._replay.game.outcome is not None

    @property
    def number(self) -> int:
        """How many moves there are, as far as this process knows."""
        return self._replay.number if self._replay is not None else 0

    # -- changing -----------------------------------------------------------------------------

    async def choose(self, sitter: Sitter, message: str, number: int, choice: str) -> int:
        """Choose an option of one's own seat."""

        def deed(game: Game) -> tuple[Move, int]:
            seat = self._offered(game, sitter, choice)
            lines = len(game.events)
            return self._move("choice", seat, replay.choose(game, choice, seat), sitter, message), lines

        return await self._act(sitter, message, number, deed)

    def _offered(self, game: Game, sitter: Sitter, choice: str) -> int | None:
        """The seat that the option belongs to, if it is this sitter's to choose."""
        question = game.question
        option = question.options.get(choice) if question is not None else None
        if sitter.onlooker:
            raise Forbidden("onlookers-watch")
        if option is None:
            game.odds(choice)
            raise Conflict
        if not told.may_choose(sitter, option):
            raise Forbidden("not-your-choice", choice=choice)
        return option.seat

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

        def deed(game: Game) -> tuple[Move, int]:
            if sitter.onlooker:
                raise Forbidden("onlookers-watch")
            assert self._row is not None
            game.undo_limit = self._row.undo_limit
            target = replay.undo_target(game, grain, to, line)
            lines = game.moments[target].events if 0 <= target < len(game.moments) else 0
            seat = sitter.seats[0]
            return self._move("undo", seat, replay.take_back(game, target), sitter, message), lines

        return await self._act(sitter, message, number, deed)

    async def set_order(self, sitter: Sitter, message: str, number: int, seat: int, order: Order) -> int:
        """Give a standing order for one's own seat."""

        def deed(game: Game) -> tuple[Move, int]:
            if seat not in sitter.seats:
                raise Forbidden
            data = replay.set_order(game, seat, order)
            return self._move("orders", seat, data, sitter, message), len(game.events)

        return await self._act(sitter, message, number, deed)

    def _move(self, kind: Any, seat: int | None, data: dict[str, Any], sitter: Sitter, message: str) -> Move:
        assert self._replay is not None
        return Move(self._replay.number + 1, kind, seat, data, sitter.mark(message), now())

    async def _act(self, sitter: Sitter, message: str, number: int, deed: Deed) -> int:
        """Do it if the sitter knows of everything that has happened; a message sent twice is done once."""
        async with self.lock:
            known = await self._ready()
            done = known.done.get(sitter.mark(message))
            if done is not None:
                return done
            if number > known.number:
                await self._catch_up(known)
                known = await self._ready()
            if number != known.number:
                raise Conflict
            assert self._row is not None
            if self._row.paused:
                raise Conflict("paused")
            move, lines = deed(known.game)
            await self._write(known, self._store.append(self.id, move, known.new_states(move.number)))
            known.note(move, lines)
            self._tell(number)
        self._moved(self)
        return move.number

    async def _write(self, known: Replay, writing: Awaitable[None]) -> None:
        """Write a move down that the game in memory has already made; if that fails, forget that game."""
        try:
            await writing
        except Taken:
            since = known.number
            self._replay = None
            await self._ready()
            self._tell(since)
            raise Conflict from None
        except BaseException:
            self._replay = None
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
            self._moved(self)
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
            known = await self._ready()
            done = known.done.get(sitter.mark(message))
            if done is not None:
                return done
            assert self._row is not None
            row = msgspec.structs.replace(
                self._row,
                paused=self._row.paused if paused is None else paused,
                undo_limit=undo_limit or self._row.undo_limit,
            )
            changed = seats(list(self._seats)) if seats is not None else []
            move = self._move("table", None, {}, sitter, message)
            await self._write(known, self._store.append(self.id, move, table=row, seats=changed))
            by_seat = {one.seat: one for one in changed}
            self._row, self._seats = row, [by_seat.get(one.seat, one) for one in self._seats]
            since = known.number
            known.note(move, len(known.game.events))
            self._tell(since)
            return move.number

    # -- telling ------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, number: int, chat: int) -> None:
        """Tell a connection everything, and from then on what is new."""
        async with self.lock:
            await self._greet(watcher, number, await self._store.chat(self.id, chat))
            self.watchers.append(watcher)

    async def present(self, watcher: Watcher, number: int, chat: int) -> None:
        """Tell a connection how things stand, and what it missed."""
        async with self.lock:
            known = await self._ready()
            await self._catch_up(known)
            await self._greet(watcher, number, await self._store.chat(self.id, chat))

    async def _greet(self, watcher: Watcher, number: int, chat: list[ChatLine]) -> None:
        state = await self._state(watcher.sitter, number)
        self._shown[watcher.sitter] = state.number, state.view
        watcher.hear(msgspec.json.encode(msgspec.structs.replace(state, chat=chat)))

    def unwatch(self, watcher: Watcher) -> None:
        """A connection is gone."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        if not any(other.sitter == watcher.sitter for other in self.watchers):
            self._shown.pop(watcher.sitter, None)

    def _tell(self, since: int) -> None:
        """Tell everyone what is new since that number."""
        assert self._replay is not None and self._row is not None
        said: dict[Sitter, bytes] = {}
        for watcher in list(self.watchers):
            sitter = sitter_of(self._row, self._seats, watcher.sitter.key)
            if sitter is None:
                watcher.leave(Forbidden("seat-taken-away"))
                continue
            if sitter != watcher.sitter:
                self._shown.setdefault(sitter, self._shown.get(watcher.sitter, (-1, {})))
                watcher.sitter = sitter
            if sitter not in said:
                said[sitter] = self._update(sitter, since)
            watcher.hear(said[sitter])

    def _update(self, sitter: Sitter, since: int) -> bytes:
        assert self._replay is not None
        at, view = self._shown.get(sitter, (-1, {}))
        new = self._view(sitter)
        self._shown[sitter] = self._replay.number, new
        lines = self._replay.rewritten_since(since)
        now_told = self._now(sitter)
        fields = {name: getattr(now_told, name) for name in now_told.__struct_fields__}
        made = changes(view, new) if at == since else [[[], new]]
        log = told.log_told(self._replay.game, sitter, lines)
        update = told.Update(**fields, since=since, changes=made, log_from=lines, log=log)
        return msgspec.json.encode(update)

    def tell_all(self, message: msgspec.Struct) -> None:
        """Something for everyone here that is no move."""
        encoded = msgspec.json.encode(message)
        for watcher in list(self.watchers):
            watcher.hear(encoded)

    async def chat_since(self, number: int) -> list[ChatLine]:
        """What was said past that number."""
        return await self._store.chat(self.id, number)
