"""Deals, tries and lists of the siege of the day, in the store."""

from collections.abc import Sequence
from datetime import date
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Row,
    Select,
    and_,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from holdfast.kernel.daily import DailyDeal
from holdfast.server.results.game_result import GameResult
from holdfast.server.storage import schema
from holdfast.server.storage.rows import SeatRow, TableRow
from holdfast.server.storage.store import Store, insert_table, now

MAX_LISTED = 100
"""Lists have so many lines."""
MAX_SETTLED = 50
"""So many finished games are looked at for one request."""

_encode = msgspec.json.encode
_deals, _tries = schema.daily_deals.c, schema.daily_tries.c


class Try(Struct, frozen=True):
    """What one player made of a day; `ended` is None while the game goes on, `late` what counts no more."""

    game: str
    day: str
    player: str
    table_id: str
    name: str
    began: int
    ended: int | None = None
    late: bool = False
    won: bool = False
    score: int | None = None
    progress: float = 0.0
    turns: int = 0


class WeekLine(Struct, frozen=True):
    """What one player made of the days of a week, added up."""

    player: str
    name: str
    days: int
    won: int
    score: int
    progress: float
    turns: int


class Unsettled(Struct, frozen=True):
    """A try whose game is over, and when the last choice was made."""

    table: str
    ended: int


_FIELDS = Try.__struct_fields__
_COUNTS = and_(_tries.ended.is_not(None), _tries.late.is_(False))
_BEST_FIRST = (
    _tries.won.desc(),
    func.coalesce(_tries.score, 0).desc(),
    _tries.progress.desc(),
    _tries.turns,
    _tries.ended,
    _tries.player,
)


class DailyStore:
    """Keeps what is dealt each day, and what became of it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def deal(self, game: str, day: date) -> DailyDeal | None:
        """What was dealt that day, if anybody has asked for it."""
        wanted = select(schema.daily_deals).where(_deals.game == game, _deals.day == day.isoformat())
        for row in await self._store.rows(wanted):
            return DailyDeal(row.game, row.day, msgspec.json.decode(row.options), row.seed, row.version)
        return None

    async def save_deal(self, deal: DailyDeal) -> None:
        """Keep a deal, unless another process has kept it already: the first one stays."""
        row = msgspec.structs.asdict(deal) | {"options": _encode(deal.options)}
        try:
            await self._store.write(lambda connection: connection.execute(insert(schema.daily_deals), row))
        except IntegrityError:
            return

    async def begin(self, wanted: Try, table: TableRow, seats: Sequence[SeatRow]) -> tuple[Try, bool]:
        """Write down a try together with its table, and whether it is new: a player has one."""

        def work(connection: Connection) -> tuple[Try, bool]:
            known = connection.execute(_of(wanted.game, wanted.day, wanted.player)).first()
            if known is not None:
                return _try(known), False
            connection.execute(insert(schema.daily_tries), msgspec.structs.asdict(wanted))
            insert_table(connection, table, seats)
            return wanted, True

        try:
            return await self._store.write(work)
        except IntegrityError:  # Another process was quicker.
            known = await self.of_player(wanted.game, wanted.day, wanted.player)
            if known is None:
                raise
            return known, False

    async def of_player(self, game: str, day: str, player: str) -> Try | None:
        """A player's try."""
        rows = await self._store.rows(_of(game, day, player))
        return _try(rows[0]) if rows else None

    async def of_table(self, table: str) -> Try | None:
        """The try that is played at a table."""
        rows = await self._store.rows(select(schema.daily_tries).where(_tries.table_id == table))
        return _try(rows[0]) if rows else None

    async def rename(self, game: str, day: str, player: str, name: str) -> bool:
        """Give the player of a try another name; is there one?"""
        here = and_(_tries.game == game, _tries.day == day, _tries.player == player)

        def work(connection: Connection) -> bool:
            return connection.execute(update(schema.daily_tries).where(here).values(name=name)).rowcount > 0

        return await self._store.write(work)

    async def settle(self, table: str, result: GameResult, ended: int, late: bool) -> None:
        """A try has ended; what was written down first stays."""
        open_try = and_(_tries.table_id == table, _tries.ended.is_(None))
        values = {
            "ended": ended,
            "late": late,
            "won": result.won,
            "score": result.score,
            "progress": result.progress,
            "turns": result.turns,
        }
        change = update(schema.daily_tries).where(open_try).values(values)
        await self._store.write(lambda connection: connection.execute(change))

    async def unsettled(self, game: str, days: Sequence[str]) -> list[Unsettled]:
        """Tries whose games are over without anybody having noted it: the server was stopped in between."""
        tables, moves = schema.tables.c, schema.moves.c
        last = (
            select(func.max(moves.at))
            .where(moves.table_id == tables.id, moves.kind == "choice")
            .correlate(schema.tables)
            .scalar_subquery()
        )
        wanted = (
            select(tables.id, last.label("ended"))
            .select_from(schema.daily_tries.join(schema.tables, _tries.table_id == tables.id))
            .where(_tries.game == game, _tries.day.in_(days), _tries.ended.is_(None), tables.over)
            .limit(MAX_SETTLED)
        )
        return [Unsettled(row.id, row.ended or now()) for row in await self._store.rows(wanted)]

    async def listed(self, game: str, day: str) -> list[Try]:
        """The list of a day, the best first."""
        wanted = (
            select(schema.daily_tries)
            .where(_tries.game == game, _tries.day == day, _COUNTS)
            .order_by(*_BEST_FIRST)
            .limit(MAX_LISTED)
        )
        return [_try(row) for row in await self._store.rows(wanted)]

    async def begun(self, game: str, day: str) -> int:
        """How many have tried."""
        return await self._count(_tries.game == game, _tries.day == day)

    async def _count(self, *where: ColumnElement[bool]) -> int:
        wanted = select(func.count()).select_from(schema.daily_tries).where(*where)
        return await self._store.read(lambda connection: connection.scalar(wanted) or 0)

    async def place(self, one: Try) -> int:
        """The place of a finished try on the list of its day: who did exactly as well shares it."""
        score, theirs = one.score or 0, func.coalesce(_tries.score, 0)
        same_end, same_score = _tries.won == one.won, theirs == score
        better = or_(
            and_(_tries.won.is_(True), literal(not one.won)),
            and_(same_end, theirs > score),
            and_(same_end, same_score, _tries.progress > one.progress),
            and_(same_end, same_score, _tries.progress == one.progress, _tries.turns < one.turns),
        )
        return 1 + await self._count(_tries.game == one.game, _tries.day == one.day, _COUNTS, better)

    async def week(self, game: str, days: Sequence[str]) -> list[WeekLine]:
        """The list of a week: what each player did on its days, added up."""
        won = func.sum(_tries.won.cast(Integer))
        score, progress = func.sum(func.coalesce(_tries.score, 0)), func.sum(_tries.progress)
        turns = func.sum(_tries.turns)
        of_week = and_(_tries.game == game, _tries.day.in_(days), _COUNTS)
        wanted = (
            select(
                _tries.player,
                func.count().label("days"),
                won.label("won"),
                score.label("score"),
                progress.label("progress"),
                turns.label("turns"),
            )
            .where(of_week)
            .group_by(_tries.player)
            .order_by(won.desc(), score.desc(), progress.desc(), turns, _tries.player)
            .limit(MAX_LISTED)
        )
        rows = await self._store.rows(wanted)
        players = [row.player for row in rows]
        named = select(_tries.player, _tries.name).where(of_week, _tries.player.in_(players))
        names = {row.player: row.name for row in await self._store.rows(named.order_by(_tries.day))}
        return [
            WeekLine(
                row.player, names[row.player], row.days, row.won, row.score, float(row.progress), row.turns
            )
            for row in rows
        ]

    async def forget(self, player: str, stranger: str) -> None:
        """Let nobody know whose tries these were: they are a stranger's, who has no name."""
        change = update(schema.daily_tries).where(_tries.player == player)
        await self._store.write(
            lambda connection: connection.execute(change.values(player=stranger, name=""))
        )


def _of(game: str, day: str, player: str) -> Select[Any]:
    here = (_tries.game == game, _tries.day == day, _tries.player == player)
    return select(schema.daily_tries).where(*here)


def _try(row: Row[Any]) -> Try:
    return Try(*(getattr(row, name) for name in _FIELDS))
