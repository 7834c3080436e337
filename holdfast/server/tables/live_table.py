"""A table in memory: its game, who watches it, and the one door through which it changes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from holdfast.kernel import window
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Game, Order
from holdfast.kernel.history import UndoUnit
from holdfast.kernel.question import Option
from holdfast.server.errors import Conflict, Forbidden, NoSuchTable, NumberTaken, TooMany
from holdfast.server.http.rate_limit import TokenBucket
from holdfast.server.protocol import messages
from holdfast.server.socket.broadcast import Broadcaster, Subscriber
from holdfast.server.storage.advice_store import AdviceStore
from holdfast.server.storage.history import ResumePoint, Segment, UndoRequest
from holdfast.server.storage.history_store import HistoryStore
from holdfast.server.storage.rows import (
    ChatLine,
    Move,
    NoteKind,
    SeatRow,
    TableNote,
    TableRow,
    game_limit,
)
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.bot_chat import BotChat
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.loading import TableLoader
from holdfast.server.tables.seats import Participant
from holdfast.server.tables.taking_back import missing
from holdfast.server.tables.timeline import Timeline, TooFarBack, change_order, change_passing
from holdfast.server.workers.bots import BotTask, task

Action = Callable[[LoadedTable], Awaitable[tuple[Move, int]]]
"""Does something to the game: the move to write down, and from which choice on it changed the game."""


HOST = -1
"""Stands for the host, with a seat or without, where people are told apart who are away."""
STARTED = now()
MAX_ANSWERS = 200
MAX_MOVES = 100_000
"""A table with so many moves goes on as a copy."""
CHANGES_PER_SECOND = 1 / 30
CHANGES_AT_ONCE = 60
"""How often names, seats and settings of one table may change: each change is stored for good."""
MAX_DECLINED = 100
"""More seats than may have declined while somebody's answer was under way."""


class Change(msgspec.Struct, frozen=True):
    """How a table is to be set, the seats that change, and what is told of it: a kind of note and a seat."""

    row: TableRow
    seats: list[SeatRow] = []
    note: tuple[NoteKind, int] | None = None


Alteration = Callable[[LoadedTable], Change]
"""Says how a table is to change, as it stands."""


class Hooks(msgspec.Struct, frozen=True):
    """What the registry wants to know of a table."""

    moved: Callable[["LiveTable"], None]
    """Something has changed."""
    ended: Callable[["LiveTable"], Awaitable[None]]
    """The game has ended."""
    presence_changed: Callable[["LiveTable"], None]
    """A connection has come or gone."""
    present: Callable[["LiveTable"], messages.Presence]
    """Who is connected, here and elsewhere."""
    deleted: Callable[["LiveTable"], None] = lambda table: None
    """It is no longer in the store."""


class LiveTable:
    """One table. Everything that reads or changes it does so while holding `lock`."""

    def __init__(self, id: str, store: Store, loader: TableLoader, hooks: Hooks) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.broadcaster = Broadcaster(lambda: hooks.presence_changed(self))
        self.bot_chat = BotChat()
        self.client = ""
        """Who came last: their turns are the bots' turns in the queue."""
        self._store = store
        self._loader = loader
        self._hooks = hooks
        self._loaded: LoadedTable | None = None
        self._changes = TokenBucket(CHANGES_PER_SECOND, CHANGES_AT_ONCE)
        self.left: dict[int, int] = {}
        """When the people of these seats were last seen to leave."""
        self._answers: dict[tuple[str, str], tuple[int, Any]] = {}
        """What was answered lately, by participant and message: a message sent twice is handled once."""

    def answered(self, participant: Participant, message: str) -> tuple[int, Any] | None:
        """The answer to a message that was handled before."""
        return self._answers.get((participant.key, message))

    def remember(self, participant: Participant, message: str, answer: tuple[int, Any]) -> None:
        """Keep an answer for as long as somebody may ask again."""
        self._answers[participant.key, message] = answer
        while len(self._answers) > MAX_ANSWERS:
            del self._answers[next(iter(self._answers))]

    # -- from the store -----------------------------------------------------------------------

    async def ready(self) -> LoadedTable:
        """How things stand, read from the store if it is not in memory. For holders of the lock."""
        return self._loaded if self._loaded is not None else await self._read()

    async def _read(self) -> LoadedTable:
        said = await AdviceStore(self._store).bot_chat(self.id)
        if said is not None:
            self.bot_chat.recall(said)
        try:
            self._loaded = known = await self._loader.load(self.id)
        except NoSuchTable:
            self._hooks.deleted(self)
            raise
        return known

    async def catch_up(self) -> None:
        """Play what other processes have written down, and tell it."""
        async with self.lock:
            if self._loaded is not None:
                await self._catch_up(self._loaded)

    async def _catch_up(self, known: LoadedTable) -> None:
        moves = await self._store.moves(self.id, known.number)
        if not moves:
            return
        since = known.number
        if any(move.kind in ("table", "recovered") for move in moves):
            self._loaded = None
        else:
            known.live_game.films = bool(self.broadcaster.subscribers)
            try:
                for move in moves:
                    known.live_game.play(move)
            except (TooFarBack, HoldfastError):
                self._loaded = None
        known = await self.ready()
        known.row = known.row_now()
        if any(move.kind in ("undo", "orders") for move in moves):
            known.notes = await self._store.notes(self.id)
        self._broadcast(known, since)

    def _broadcast(self, known: LoadedTable, since: int) -> None:
        self.broadcaster.send_updates(known, since)
        known.live_game.frames = []

    # -- who sits here ------------------------------------------------------------------------

    @property
    def holders(self) -> tuple[TableRow, list[SeatRow]] | None:
        """Whose tokens open the table, as far as this process knows."""
        known = self._loaded
        return None if known is None else (known.row, known.seats)

    # -- reading ------------------------------------------------------------------------------

    @property
    def history(self) -> HistoryStore:
        """Where the way of its game is stored."""
        return self._loader.history

    async def state(self, participant: Participant, number: int = -1) -> messages.StateMessage:
        """Everything a participant may know; of the log what they do not know who stopped at `number`."""
        async with self.lock:
            return self._state(await self.ready(), participant, number)

    def _state(self, loaded: LoadedTable, participant: Participant, number: int) -> messages.StateMessage:
        known, log = loaded.log_since(participant, number)
        now = loaded.now(participant)
        return messages.StateMessage(
            number=now.number,
            question=now.question,
            outcome=now.outcome,
            undo=now.undo,
            undo_asks=now.undo_asks,
            choices=now.choices,
            notes=loaded.notes,
            id=self.id,
            table=loaded.table(participant),
            present=self._hooks.present(self),
            view=messages.view_data(loaded.game, loaded.seen_from(participant)),
            log_from=known,
            log_start=log.start,
            log=log.log,
            recovered=loaded.live_game.recovered,
            company=self.bot_chat.lines,
        )

    async def fork(self, seed: int) -> tuple[TableRow, list[str], dict[str, Any]]:
        """A copy to play on alone, with the names of those who sit here: what is not revealed will
        come out otherwise."""
        async with self.lock:
            loaded = await self.ready()
            names = [seat.name for seat in loaded.seats]
            return loaded.row, names, loaded.game.fork(seed).record()

    async def task(self, seed: int) -> BotTask | None:
        """What a bot is to think about now, if it is a bot's turn."""
        async with self.lock:
            known = await self.ready()
            if known.row.paused or known.live_game.taking_back is not None:
                return None
            requests = self.bot_chat.requests
            found = task(self.id, known.number, known.game, known.seats, seed=seed, requests=requests)
            return None if found is None else replace(found, content=known.content.folder)

    @property
    def may_have_bots(self) -> bool:
        """Does a bot sit here, as far as this process knows?"""
        known = self._loaded
        return known is None or any(seat.kind == "bot" for seat in known.seats)

    async def only_bots(self) -> bool:
        """Do only bots sit here?"""
        async with self.lock:
            return all(seat.kind == "bot" for seat in (await self.ready()).seats)

    def name_of(self, seat: int | None) -> str:
        """The name of the one who sits there."""
        seats = self._loaded.seats if self._loaded is not None else []
        return next((one.name for one in seats if one.seat == seat), "")

    async def last_number(self) -> int:
        """How many moves there are."""
        async with self.lock:
            return (await self.ready()).number

    @property
    def number(self) -> int:
        """How many moves there are, as far as this process knows."""
        return self._loaded.number if self._loaded is not None else 0

    # -- changing -----------------------------------------------------------------------------

    async def choose(self, participant: Participant, message: str, number: int, choice: str) -> int:
        """Choose an option of one's own seat."""

        async def action(known: LoadedTable) -> tuple[Move, int]:
            option = offered(known.game, participant, choice)
            position = known.live_game.choices
            kind, seat, data = known.live_game.answer(option, participant.seats)
            return self._move(kind, seat, data, participant, message), position

        return await self._act(participant, message, number, action)

    async def undo(
        self,
        participant: Participant,
        message: str,
        number: int,
        unit: UndoUnit,
        *,
        to: int | None = None,
        line: int | None = None,
    ) -> int:
        """Take back, within what the table allows; or ask those for their consent whom it concerns."""

        async def action(known: LoadedTable) -> tuple[Move, int]:
            if participant.onlooker:
                raise Forbidden("onlookers-watch")
            _refuse_final(known)
            by, target = participant.seats[0], await self._undo_target(known, unit, to, line)
            in_reach = 0 <= target < known.live_game.choices
            if in_reach and known.asked_for_undo(participant, target):
                return self._ask_undo(known, participant, message, UndoRequest(by, target))
            return await self._undo(known, participant, message, by, target)

        return await self._act(participant, message, number, action)

    async def answer_undo(self, participant: Participant, message: str, number: int, agrees: bool) -> int:
        """Agree that something is taken back, be against it, or no longer ask for it."""

        async def action(known: LoadedTable) -> tuple[Move, int]:
            if participant.onlooker:
                raise Forbidden("onlookers-watch")
            asked = known.live_game.taking_back
            if asked is None:
                raise Conflict("nothing-asked")
            if not agrees:
                withdrawn = asked.by in participant.seats
                return self._ask_undo(known, participant, message, None, told=not withdrawn)
            agreed = msgspec.structs.replace(asked, agreed=sorted({*asked.agreed, *participant.seats}))
            known.live_game.taking_back = agreed
            if missing(known.live_game, known.seats):
                return self._ask_undo(known, participant, message, agreed)
            return await self._undo(known, participant, message, asked.by, asked.to)

        return await self._act(participant, message, number, action)

    def _ask_undo(
        self,
        known: LoadedTable,
        participant: Participant,
        message: str,
        asked: UndoRequest | None,
        *,
        told: bool = False,
    ) -> tuple[Move, int]:
        known.live_game.taking_back = asked
        data = {"taking_back": None if asked is None else msgspec.structs.asdict(asked)}
        seat = participant.seats[0]
        note = self._note(known, "kept", seat) if told else None
        return self._move("orders", seat, data, participant, message, note=note), known.live_game.choices

    async def _undo(
        self, known: LoadedTable, participant: Participant, message: str, by: int, target: int
    ) -> tuple[Move, int]:
        """Take back, and tell everybody what `by` took back."""
        live_game = known.live_game
        known.game.undo_limit = game_limit(known.row.undo_limit)
        count, place = live_game.choices - target, target - live_game.start.snapshot.choices
        told: dict[str, Any] = {"count": count}
        if 0 <= place < len(known.game.history):
            chosen = known.game.history[place]
            told["what"] = msgspec.to_builtins(known.game.messages().label(Option(chosen.id)))
            if chosen.seat is not None and chosen.seat != by:
                told["of"] = chosen.seat
        data = await self._take_back(known, target)
        note = self._note(known, "took-back", by, told)
        return self._move("undo", participant.seats[0], data, participant, message, note=note), target

    def _note(
        self, known: LoadedTable, what: NoteKind, seat: int, data: dict[str, Any] | None = None
    ) -> TableNote:
        """Something for the chronicle, with the move that comes next."""
        row = next((one for one in known.seats if one.seat == seat), None)
        name = "" if row is None else row.name or row.former_name
        return TableNote(self.number + 1, now(), known.live_game.lines, what, seat, name, data or {})

    async def _undo_target(self, known: LoadedTable, unit: UndoUnit, to: int | None, line: int | None) -> int:
        """The number of the choice that an undo goes back to."""
        if to is not None:
            return to
        if line is None:
            return known.live_game.undo_target(unit)
        found = known.live_game.choice_of_line(line)
        if found is None:
            logged = await self.history.log(self.id, line, line + 1)
            found = max(0, logged[0].choice - 1) if logged else 0
        return found

    async def _take_back(self, known: LoadedTable, to: int) -> dict[str, Any]:
        """Take back; far back, from an older snapshot."""
        try:
            return known.live_game.take_back(to)
        except TooFarBack:
            start, segment = await self.way_to(known, to)
        earlier = await self._loader.play(
            known.row, Timeline.between(start, segment, known.game), known.content.folder
        )
        data = earlier.go_back(known.live_game, to)
        earlier.earlier = await self._loader.earlier_log(self.id, start)
        known.live_game = earlier
        return data

    async def way_to(self, known: LoadedTable, choices: int, back: int = 0) -> tuple[ResumePoint, Segment]:
        """A snapshot of at least `back` choices before, and the way from it to where there were that many."""
        found = known.live_game.way_to(choices, back)
        if found is not None:
            return found
        start = await self.history.start(self.id, choices - back)
        first = -1 if start is None else start.snapshot.choices
        after = await self.history.segment(self.id, choices=first)
        if start is None or after is None or after.first != first:
            await self.history.forget(self.id)
            self._loaded = None
            raise Conflict
        return start, after.segment.up_to(choices - first)

    async def set_order(
        self, participant: Participant, message: str, number: int, seat: int, order: Order
    ) -> int:
        """Give a standing order for one's own seat."""

        async def action(known: LoadedTable) -> tuple[Move, int]:
            if seat not in participant.seats:
                raise Forbidden
            change_order(known.game.orders, seat, order)
            move = self._move("orders", seat, {"order": order}, participant, message)
            return move, known.live_game.choices

        return await self._act(participant, message, number, action)

    async def set_turn_end(
        self, participant: Participant, message: str, number: int, seat: int, confirm: bool
    ) -> int:
        """Let the turns of one's own seat end by themselves, or not."""

        async def action(known: LoadedTable) -> tuple[Move, int]:
            if seat not in participant.seats:
                raise Forbidden
            change_passing(known.live_game.passing, seat, confirm)
            move = self._move("orders", seat, {"confirm": confirm}, participant, message)
            return move, known.live_game.choices

        return await self._act(participant, message, number, action)

    async def give_up(self, participant: Participant, message: str, number: int, agrees: bool) -> int:
        """Propose to give up, or agree to it, or be against it; all people must agree, bots do at once."""

        async def action(known: LoadedTable) -> tuple[Move, int]:
            if participant.onlooker:
                raise Forbidden("onlookers-watch")
            if known.game.question is None:
                raise Conflict("game-over")
            position, live_game = known.live_game.choices, known.live_game
            people = [one.seat for one in known.seats if one.kind == "person"]
            data = live_game.give_up(participant.seats, agrees, people)
            if data is not None:
                return self._move("choice", participant.seats[0], data, participant, message), position
            proposal = {"giving_up": list(live_game.giving_up)}
            return self._move("orders", participant.seats[0], proposal, participant, message), position

        return await self._act(participant, message, number, action)

    def _move(
        self,
        kind: Any,
        seat: int | None,
        data: dict[str, Any],
        participant: Participant,
        message: str,
        *,
        note: TableNote | None = None,
    ) -> Move:
        return Move(self.number + 1, kind, seat, data, participant.mark(message), now(), note)

    async def _act(self, participant: Participant, message: str, number: int, action: Action) -> int:
        """Do it if the participant knows of everything that has happened, but for who has declined meanwhile.

        A message sent twice is done once.
        """
        async with self.lock:
            known = await self.ready()
            done = await self._done(known, participant.mark(message), number)
            if done is not None:
                return done
            if number > known.number:
                await self._catch_up(known)
                known = await self.ready()
            if not known.live_game.asked_since <= number <= known.number:
                raise Conflict
            if known.row.paused:
                raise Conflict("paused")
            if known.number >= MAX_MOVES:
                raise TooMany("too-many-moves")
            since = known.number
            known.game.confirm_turn_end = known.confirming
            known.live_game.films = bool(self.broadcaster.subscribers)
            move, position = await action(known)
            row = known.row_now()
            changed = row if row != known.row else None
            stored = known.live_game.to_store(move, position)
            await self._write(known, self._store.append(self.id, move, stored, changed))
            known.row = row
            known.note(move, position)
            self._broadcast(known, since)
        if changed is not None and changed.over:
            await self._hooks.ended(self)
        self._hooks.moved(self)
        return move.number

    async def _done(self, known: LoadedTable, mark: str, number: int | None = None) -> int | None:
        """The move that a message has become, if it was sent before; as the table stood at `number`."""
        since = known.live_game.done_since
        done = known.live_game.done.get(mark)
        if done is not None or not mark or not since:
            return done
        if number is None:
            return await self._store.move_of(self.id, mark)
        if number >= since:
            return None
        return await self._store.move_of(self.id, mark, number, number + 1 + MAX_DECLINED)

    async def _write(self, known: LoadedTable, writing: Awaitable[None]) -> None:
        """Write a move down that the game in memory has already made; if that fails, forget that game."""
        try:
            await writing
        except NumberTaken:
            since = known.number
            self._loaded = None
            self.broadcaster.send_updates(await self.ready(), since)
            raise Conflict from None
        except BaseException:
            self._loaded = None
            raise

    # -- the table itself ---------------------------------------------------------------------

    async def change(
        self, participant: Participant, message: str, alter: Alteration, *, host_only: bool = True
    ) -> int:
        """Change how the table is set, or who sits where."""
        if host_only and not participant.host:
            raise Forbidden("host-only")
        while True:
            try:
                number = await self._change(participant, message, alter)
            except Conflict:
                continue
            self._hooks.moved(self)
            return number

    async def _change(self, participant: Participant, message: str, alter: Alteration) -> int:
        async with self.lock:
            known = await self.ready()
            done = await self._done(known, participant.mark(message))
            if done is not None:
                return done
            wanted = alter(known)
            changed = [one for one in wanted.seats if one not in known.seats]
            if wanted.row == known.row and not changed:
                return known.number
            if known.number >= MAX_MOVES or not self._changes.take():
                raise TooMany("too-many-changes")
            since, position = known.number, known.live_game.choices
            by_seat = {one.seat: one for one in changed}
            before = known.seats
            known.seats = [by_seat.get(one.seat, one) for one in before]
            note = None if wanted.note is None else self._note(known, *wanted.note)
            known.seats = before
            move = self._move("table", None, {}, participant, message, note=note)
            stored = known.live_game.to_store(move, position)
            await self._write(known, self._store.append(self.id, move, stored, wanted.row, changed))
            known.row, known.seats = wanted.row, [by_seat.get(one.seat, one) for one in before]
            known.note(move, position)
            self.broadcaster.send_updates(known, since)
            return move.number

    def away(self, present: messages.Presence) -> dict[int, int]:
        """For how many milliseconds the people who are not present have been away."""
        known = self._loaded
        if known is None:
            return {}
        moment, made = now(), known.row.created
        away = {
            one.seat: max(0, moment - self.left.get(one.seat, one.seen or made))
            for one in known.seats
            if one.kind == "person" and one.seat not in present.seats
        }
        if not present.host:
            seen = max(
                (one.seen for one in known.seats if known.row.host in (one.token, one.former)), default=0
            )
            away[HOST] = max(0, moment - self.left.get(HOST, seen or made))
        return away

    def absent_for(self, seat: int) -> int | None:
        """For how many milliseconds nobody of that seat has been connected; None if somebody is.

        Right after the start of a server nobody has been away for long.
        """
        away = self._hooks.present(self).away.get(seat)
        return None if away is None else min(away, now() - STARTED)

    # -- telling ------------------------------------------------------------------------------

    async def watch(self, subscriber: Subscriber, number: int, chat: int) -> None:
        """Tell a connection everything, and from then on what is new."""
        async with self.lock:
            lines = await self._store.chat(self.id, chat)
            loaded = await self.ready()
            if self._store.postgres or number > loaded.number:
                await self._catch_up(loaded)
                loaded = await self.ready()
            self.broadcaster.add(subscriber)
            self.broadcaster.send_state(
                subscriber, self._state(loaded, subscriber.participant, number), lines
            )

    async def present(self, subscriber: Subscriber, number: int, chat: int) -> None:
        """Tell a connection how things stand, and what it missed."""
        async with self.lock:
            await self._catch_up(await self.ready())
            state = self._state(await self.ready(), subscriber.participant, number)
            self.broadcaster.send_state(subscriber, state, await self._store.chat(self.id, chat))

    async def chat_since(self, number: int) -> list[ChatLine]:
        """What was said past that number."""
        return await self._store.chat(self.id, number)


def _refuse_final(known: LoadedTable) -> None:
    """One try counts: nothing is taken back once it has ended."""
    if known.row.daily and known.row.over:
        raise Forbidden("daily-final")


def offered(game: Game, participant: Participant, choice: str) -> Option:
    """The option of that id, if it is this participant's to choose."""
    if participant.onlooker:
        raise Forbidden("onlookers-watch")
    option = next((one for one in window.offered(game, participant.seats) if one.id == choice), None)
    if option is None:
        if game.question is None or choice not in game.question.options:
            game.odds(choice)
            raise Conflict
        raise Forbidden("not-your-choice", choice=choice)
    return option
