"""Long tables, made quickly: the moves are played here and stored all at once."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert

import holdfast
from examples.night_watch import NightWatch
from examples.night_watch.rules.geometry import next_seat
from examples.night_watch.state import NightWatchTable
from holdfast.kernel.game import Game
from holdfast.kernel.question import Question, option
from holdfast.kernel.table import Rule
from holdfast.server.protocol import messages
from holdfast.server.protocol.requests import NewSeat
from holdfast.server.storage import schema
from holdfast.server.storage.rows import HistoryUpdate, Move, MoveKind, StoredSnapshot, TableRow
from holdfast.server.storage.store import Store, store_history
from holdfast.server.tables.contents import TableContents
from holdfast.server.tables.live_game import LiveGame
from holdfast.server.tables.live_table import Hooks, LiveTable
from holdfast.server.tables.loading import TableLoader
from holdfast.server.tables.new_table import seating, table_row
from holdfast.server.tables.seats import Participant, hashed
from holdfast.server.tables.timeline import change_order
from holdfast.server.workers.bots import AsyncWorkerPool


class Endless(NightWatch):
    """A watch without end: the shadows do no harm and come back."""

    choices_between_snapshots = 12

    def step(self, table: NightWatchTable) -> Rule[None] | None:
        return _harmless(table) if table.state.phase == "shadow" else super().step(table)


def _harmless(table: NightWatchTable) -> Rule[None]:
    state = table.state
    card = state.deck.draw("shadow", table.chance)
    state.foreseen_by = []
    table.note("shadow", shadow=card, strength=1)
    throws = [option(f"throw:{watcher.id}", seat) for seat, watcher in enumerate(state.watchers)]
    choice = yield Question("shadow", [*throws, option("go-on")], reaction=True)
    if choice.seat is not None:
        table.note("torch", choice.seat, watcher=state.watchers[choice.seat].id, shadow=card)
    state.deck.put_underneath(card)
    state.seat = next_seat(state)
    state.phase = "begin"


@contextmanager
def counted_choices() -> Iterator[list[str]]:
    """Every choice that a game of this process plays."""
    made: list[str] = []
    choose = Game.choose

    def counting(game: Game, choice: Any, seat: int | None = None) -> None:
        made.append(choice if isinstance(choice, str) else choice.id)
        choose(game, choice, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "choose", counting)
        yield made


class Long:
    """A table in the making."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.seated = seating([NewSeat("friend") for _ in range(game.seats)], game.seats)
        host, onlooker = hashed(self.seated.token), hashed(self.seated.onlooker)
        limit: Any = "anything"
        self.row: TableRow = table_row(
            game, seed, start=None, title="", undo_limit=limit, host=host, onlooker=onlooker
        )
        self.live_game = LiveGame(game)
        self.moves: list[Move] = []
        self.stored: list[HistoryUpdate] = []
        self._luck = Random(seed)

    def choose(self) -> None:
        """Anything."""
        question = self.live_game.game.question
        assert question is not None
        option = self._luck.choice(question.choices)
        position = self.live_game.choices
        self._add("choice", option.seat, self.live_game.choose(option.id, option.seat), position)

    def undo(self, to: int) -> None:
        self._add("undo", 0, self.live_game.take_back(to), to)

    def order(self, seat: int, order: Any) -> None:
        change_order(self.live_game.game.orders, seat, order)
        self._add("orders", seat, {"order": order}, self.live_game.choices)

    def _add(self, kind: MoveKind, seat: int | None, data: dict[str, Any], position: int) -> None:
        number = self.live_game.number + 1
        move = Move(number, kind, seat, data, f"mark {number}", 1000 + number)
        self.moves.append(move)
        stored = self.live_game.to_store(move, position)
        self.stored += [stored] if stored is not None else []
        self.live_game.note(move, position)

    async def write(self, store: Store, *, with_checkpoint: bool = True) -> None:
        """Store it; without a checkpoint, as older versions did."""
        await store.create(self.row, self.seated.rows)

        def work(connection: Connection) -> None:
            rows = [
                {"table_id": self.row.id}
                | msgspec.structs.asdict(move)
                | {"data": msgspec.msgpack.encode(move.data)}
                for move in self.moves
            ]
            if rows:
                connection.execute(insert(schema.moves), rows)
            for stored in self.stored:
                if with_checkpoint:
                    store_history(connection, self.row.id, stored)
                else:
                    store_history(connection, self.row.id, _as_before(stored))

        await store.write(work)

    @property
    def token(self) -> str:
        """The host's."""
        return self.seated.token

    def participant(self, seat: int) -> Participant:
        """The one who holds that seat."""
        return Participant(self.seated.rows[seat].token, (seat,))


def _as_before(stored: HistoryUpdate) -> HistoryUpdate:
    """States alone, and those that were taken back as well."""
    kept = [
        StoredSnapshot(one.number, one.choices, one.chance, one.state) for one in stored.kept if one.choices
    ]
    return HistoryUpdate(stored.number, None, kept, None)


def long_table(moves: int, seed: int = 0) -> Long:
    """A table of an endless watch with so many choices."""
    long = Long(holdfast.new("night-watch", {"players": 2}, seed), seed)
    for _ in range(moves):
        long.choose()
    return long


class Tables:
    """Tables as a server reads them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.workers = AsyncWorkerPool(1)
        self.loader = TableLoader(store, TableContents(store, None, None), self.workers)

    def cold(self, id: str) -> LiveTable:
        """A table that is not in memory."""
        nothing: Callable[[LiveTable], None] = lambda table: None  # noqa: E731

        async def ended(table: LiveTable) -> None:
            return None

        return LiveTable(
            id,
            self.store,
            self.loader,
            Hooks(nothing, ended, nothing, lambda table: messages.Presence([], 0)),
        )
