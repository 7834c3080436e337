"""The siege of the day: what is dealt, who has tried, and who did best.

A player is the secret key of their record. The seed of a running day is told to nobody: neither here nor in
records of its tables. Whoever has finished the day, and everybody once it is over, may watch the others.
"""

import asyncio
import logging
import secrets
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from typing import Any

import msgspec
from msgspec import Struct

import holdfast
from holdfast.kernel import shelf
from holdfast.kernel.daily import DailyDeal, deal_of
from holdfast.kernel.settings import read_options
from holdfast.server.config import ServerConfig
from holdfast.server.daily.clock import DayClock, week_of
from holdfast.server.daily.daily_store import DailyStore, Try
from holdfast.server.daily.signing import DailyResult, SignedResult, is_genuine, new_key, public_key, sign
from holdfast.server.errors import Forbidden, TableError
from holdfast.server.results.game_result import GameResult, compared_settings
from holdfast.server.storage.rows import SeatRow, TableRow
from holdfast.server.storage.state_store import StateStore
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.new_table import table_row
from holdfast.server.tables.seats import derived_token, hashed

log = logging.getLogger("holdfast.server")

STATE = "daily"
MAX_NAME = 24


class NoSuchDay(TableError):
    """No siege was dealt that day, or not yet."""

    code = "no-such-day"
    status = 404


class DailyKeys(Struct, frozen=True):
    """Secrets of the server: one signs results, the other makes the links that open replays."""

    sign: str
    watch: str


class DailyLine(Struct, frozen=True):
    """A line of the list of a day. `table` is told to those who may watch how it was played."""

    place: int
    name: str
    won: bool
    score: int | None
    progress: float
    turns: int
    you: bool
    table: str = ""


class DailyWeekLine(Struct, frozen=True):
    """A line of the list of a week: on how many of its days somebody tried and won, the rest added up."""

    place: int
    name: str
    days: int
    won: int
    score: int
    progress: float
    turns: int
    you: bool


class MyTry(Struct, frozen=True):
    """What became of one's own try; `place` is 0 while it goes on, and where it came too late to count."""

    table: str
    name: str
    over: bool
    late: bool
    place: int
    won: bool
    score: int | None
    progress: float
    turns: int


class DailyDay(Struct, frozen=True):
    """The siege of a day: what is dealt, the list, and one's own try.

    `settings` are those of the options that name the deal. `left` says for how many milliseconds the day goes
    on; afterwards its `seed` is told.
    """

    game: str
    day: str
    over: bool
    left: int
    options: dict[str, Any]
    settings: dict[str, str]
    seats: int
    tries: int
    lines: Sequence[DailyLine]
    mine: MyTry | None
    seed: str = ""


class DailyToday(Struct, frozen=True):
    """The sieges of today, one of each game."""

    day: str
    left: int
    games: Sequence[DailyDay]


class DailyWeek(Struct, frozen=True):
    """The list of a week, from Monday to Sunday."""

    game: str
    first: str
    last: str
    lines: Sequence[DailyWeekLine]


class StartedTry(Struct, frozen=True):
    """The table of one's try, and the token that opens it: the same whenever one asks."""

    table: str
    token: str
    day: str


class Verdict(Struct, frozen=True):
    """Does the signature fit, and is the key this server's?"""

    genuine: bool
    ours: bool


class DailyService:
    """Deals the sieges of the days, and keeps their lists."""

    def __init__(
        self,
        config: ServerConfig,
        store: Store,
        was_set: Callable[[TableRow], Awaitable[None]],
        result_of: Callable[[str], Awaitable[GameResult | None]],
    ) -> None:
        self._config = config
        self._store = DailyStore(store)
        self._state = StateStore(store)
        self._was_set = was_set
        self._result_of = result_of
        self.clock = DayClock(config.daily_date)
        self._deals: dict[tuple[str, date], DailyDeal] = {}
        self._keys: DailyKeys | None = None

    # -- what is dealt ------------------------------------------------------------------------

    async def deal(self, game: str, day: date) -> DailyDeal:
        """The deal of a day: of today, or of an earlier one on which somebody asked for it."""
        shelf.find(game)
        known = self._deals.get((game, day))
        if known is None:
            known = await self._dealt(game, day)
            self._deals = {key: deal for key, deal in self._deals.items() if key[1] >= day}
            self._deals[game, day] = known
        return known

    async def _dealt(self, game: str, day: date) -> DailyDeal:
        kept = await self._store.deal(game, day)
        if kept is None and day == self.clock.today():
            secret, content = self._config.daily_secret, self._config.content
            await self._store.save_deal(deal_of(game, day, secret=secret, content=content))
            kept = await self._store.deal(game, day)
        if kept is None:
            raise NoSuchDay
        return kept

    def day(self, given: str) -> date:
        """A day by its date, or today."""
        try:
            day = self.clock.today() if given == "today" else date.fromisoformat(given)
        except ValueError:
            raise NoSuchDay from None
        if day > self.clock.today():
            raise NoSuchDay
        return day

    # -- trying -------------------------------------------------------------------------------

    async def play(self, game: str, key: str, name: str) -> StartedTry:
        """Begin today's try, or go on with it: there is one for each player, at whatever process they ask."""
        day = self.clock.today()
        deal = await self.deal(game, day)
        token = derived_token(key, "daily", game, deal.day)
        played = holdfast.new(game, deal.options, deal.seed, content=self._config.content, chained=True)
        row = table_row(
            played,
            deal.seed,
            start=None,
            title="",
            undo_limit="nothing-new",
            host=hashed(token),
            onlooker="",
            daily=deal.day,
        )
        watch = hashed(await self._watch_token(row.id))
        row = msgspec.structs.replace(row, onlooker=watch)
        shown = clean_name(name)
        seats = [SeatRow(seat, "person", shown, "", hashed(token), True) for seat in range(played.seats)]
        wanted = Try(game, deal.day, hashed(key), row.id, shown, now())
        kept, new = await self._store.begin(wanted, row, seats)
        if new:
            await self._was_set(row)
        return StartedTry(kept.table_id, token, deal.day)

    async def rename(self, game: str, day: str, key: str, name: str) -> None:
        """Be another name on the list of a day."""
        shelf.find(game)
        if not await self._store.rename(game, self.day(day).isoformat(), hashed(key), clean_name(name)):
            raise NoSuchDay

    async def note_end(self, table: LiveTable) -> None:
        """The game of a table is over and its result known: if it is a try, it stands on the list."""
        one = await self._store.of_table(table.id)
        if one is not None and one.ended is None:
            await self._settle(one.table_id, now())

    async def _settle(self, table: str, ended: int) -> None:
        one, result = await self._store.of_table(table), await self._result_of(table)
        if one is not None and result is not None:
            late = self.clock.day_of(ended).isoformat() > one.day
            await self._store.settle(table, result, ended, late)

    async def _settle_all(self, game: str, days: Sequence[str]) -> None:
        """Note what ended while nobody could: the server was stopped at that moment."""
        left = await self._store.unsettled(game, days)
        await asyncio.gather(*(self._settle(one.table, one.ended) for one in left))

    async def forget(self, key: str) -> None:
        """Forget whose tries these were."""
        await self._store.forget(hashed(key), secrets.token_hex(32))

    # -- lists --------------------------------------------------------------------------------

    async def today(self, key: str) -> DailyToday:
        """The sieges of today."""
        day = self.clock.today().isoformat()
        games = [await self.look(game, day, key) for game in shelf.ids()]
        return DailyToday(day, self.clock.left(), games)

    async def look(self, game: str, given: str, key: str) -> DailyDay:
        """The siege of a day, as a player may see it."""
        day = self.day(given)
        deal = await self.deal(game, day)
        await self._settle_all(game, [deal.day])
        player = hashed(key) if key else ""
        over = day < self.clock.today()
        own = await self._store.of_player(game, deal.day, player) if player else None
        watches = over or (own is not None and own.ended is not None)
        rules = shelf.find(game)
        content = rules.content(self._config.content)
        return DailyDay(
            game,
            deal.day,
            over,
            0 if over else self.clock.left(),
            deal.options,
            compared_settings(rules, read_options(rules.settings_of(content), deal.options)),
            rules.seats(deal.options),
            await self._store.begun(game, deal.day),
            _lines(await self._store.listed(game, deal.day), player, watches=watches),
            None if own is None else await self._my_try(own),
            str(deal.seed) if over else "",
        )

    async def _my_try(self, one: Try) -> MyTry:
        counts = one.ended is not None and not one.late
        place = await self._store.place(one) if counts else 0
        return MyTry(
            one.table_id,
            one.name,
            one.ended is not None,
            one.late,
            place,
            one.won,
            one.score,
            one.progress,
            one.turns,
        )

    async def week(self, game: str, given: str, key: str) -> DailyWeek:
        """The list of the week of a day."""
        shelf.find(game)
        days = [day.isoformat() for day in week_of(self.day(given))]
        await self._settle_all(game, days)
        player, lines, place = hashed(key) if key else "", [], 0
        before: tuple[Any, ...] = ()
        for number, one in enumerate(await self._store.week(game, days), 1):
            rank = one.won, one.score, one.progress, one.turns
            place, before = place if rank == before else number, rank
            lines.append(
                DailyWeekLine(
                    place,
                    one.name,
                    one.days,
                    one.won,
                    one.score,
                    one.progress,
                    one.turns,
                    one.player == player,
                )
            )
        return DailyWeek(game, days[0], days[-1], lines)

    # -- watching, signing --------------------------------------------------------------------

    async def watch(self, game: str, given: str, table: str, key: str) -> str:
        """The token that opens a finished game to onlookers who may watch it."""
        day = self.day(given)
        one = await self._store.of_table(table)
        if one is None or (one.game, one.day) != (game, day.isoformat()) or one.ended is None:
            raise NoSuchDay
        if day == self.clock.today():
            own = await self._store.of_player(game, one.day, hashed(key)) if key else None
            if own is None or own.ended is None:
                raise Forbidden("daily-watch-later")
        return await self._watch_token(table)

    async def signed(self, game: str, given: str, key: str) -> SignedResult:
        """One's own result, with the server's signature."""
        shelf.find(game)
        day = self.day(given)
        one = await self._store.of_player(game, day.isoformat(), hashed(key))
        if one is None or one.ended is None or one.late:
            raise NoSuchDay
        deal = await self.deal(game, day)
        result = DailyResult(
            game,
            one.day,
            deal.version,
            one.table_id,
            one.name,
            one.won,
            one.score,
            one.progress,
            one.turns,
            one.ended,
        )
        return sign(result, (await self.keys()).sign)

    async def verify(self, signed: SignedResult) -> Verdict:
        """Is it a result that was signed, and by this server?"""
        genuine = is_genuine(signed)
        return Verdict(genuine, genuine and signed.key == public_key((await self.keys()).sign))

    async def keys(self) -> DailyKeys:
        """The secrets of the server, made when they are first needed; all processes have the same."""
        if self._keys is None:
            found = await self._state.get(STATE)
            if found is None:
                made = DailyKeys(new_key(), secrets.token_urlsafe(32))
                await self._state.put_once(STATE, msgspec.json.encode(made))
                found = await self._state.get(STATE)
            self._keys = msgspec.json.decode(found or b"", type=DailyKeys)
        return self._keys

    async def _watch_token(self, table: str) -> str:
        return derived_token((await self.keys()).watch, "watch", table)


def clean_name(given: str) -> str:
    """A name as it stands on a list: one line of visible characters, of bounded length.

    >>> clean_name("  Ann \\n of the\\u202e Wall ")
    'Ann of the Wall'
    """
    shown = "".join(" " if one.isspace() else one for one in unicodedata.normalize("NFC", given))
    visible = "".join(one for one in shown if unicodedata.category(one) not in ("Cc", "Cf", "Cs", "Co"))
    return " ".join(visible.split())[:MAX_NAME].rstrip()


def _lines(tries: Sequence[Try], player: str, *, watches: bool) -> list[DailyLine]:
    lines: list[DailyLine] = []
    place, before = 0, None
    for number, one in enumerate(tries, 1):
        rank = one.won, one.score or 0, one.progress, one.turns
        place, before = place if rank == before else number, rank
        mine = one.player == player
        table = one.table_id if watches or mine else ""
        lines.append(DailyLine(place, one.name, one.won, one.score, one.progress, one.turns, mine, table))
    return lines
