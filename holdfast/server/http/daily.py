"""The siege of the day. Who asks is known by the key of their record, if they send one."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from holdfast.server.daily.service import (
    DailyDay,
    DailyToday,
    DailyWeek,
    StartedTry,
    Verdict,
)
from holdfast.server.daily.signing import SignedResult
from holdfast.server.http.answers import refusals
from holdfast.server.http.clients import WEIGHT, client_of
from holdfast.server.http.my_record import player_key
from holdfast.server.http.routes import SMALL_BODY, Asked, GameId, count_table
from holdfast.server.protocol.requests import WITHOUT_NUL, Name
from holdfast.server.tables.registry import TableRegistry

Tables = NamedDependency[TableRegistry]
Day = Annotated[str, PathParameter(max_length=10)]
LISTED = {WEIGHT: 5}
"""A list is read and counted in the store."""
AT_DAY = refusals(400, 401, 403, 404, 409, 429)


class DailyName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that is to stand on the list; empty: none."""

    name: Name = ""


class WatchTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of the try that somebody would like to watch."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=WITHOUT_NUL)]


class WatchLink(msgspec.Struct, frozen=True):
    """A token that opens a finished game to onlookers."""

    table: str
    token: str


@get("/api/daily", opt=LISTED, responses=AT_DAY, summary="daily sieges")
async def show_today(request: Asked, registry: Tables) -> DailyToday:
    """One siege of each game."""
    return await registry.daily.today(_key_if_any(request))


@get("/api/daily/{game:str}/{day:str}", opt=LISTED, responses=AT_DAY, summary="a daily siege")
async def show_day(request: Asked, registry: Tables, game: GameId, day: Day) -> DailyDay:
    """What is dealt on a day (a date, or `today`), its list, and one's own try."""
    return await registry.daily.look(game, day, _key_if_any(request))


@get("/api/daily/{game:str}/{day:str}/week", opt=LISTED, responses=AT_DAY, summary="a weekly list")
async def show_week(request: Asked, registry: Tables, game: GameId, day: Day) -> DailyWeek:
    """The list of the week of a day."""
    return await registry.daily.week(game, day, _key_if_any(request))


@post(
    "/api/daily/{game:str}/play",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=AT_DAY,
    summary="daily try",
)
async def play_today(request: Asked, registry: Tables, game: GameId, data: JSONBody[DailyName]) -> StartedTry:
    """Begin today's try, or go on with it: asked twice it is begun once."""
    key = player_key(request)
    count_table(request, registry)
    started = await registry.daily.play(game, key, data.name)
    registry.set_by(started.table, client_of(request.scope))
    return started


@post(
    "/api/daily/{game:str}/{day:str}/name",
    status_code=204,
    request_max_body_size=SMALL_BODY,
    responses=AT_DAY,
    summary="daily name",
)
async def rename(request: Asked, registry: Tables, game: GameId, day: Day, data: JSONBody[DailyName]) -> None:
    """Stand on the list of a day under another name, or under none."""
    await registry.daily.rename(game, day, player_key(request), data.name)


@post(
    "/api/daily/{game:str}/{day:str}/watch",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=AT_DAY,
    summary="watch a try",
)
async def watch(
    request: Asked, registry: Tables, game: GameId, day: Day, data: JSONBody[WatchTry]
) -> WatchLink:
    """The token that opens somebody's finished game: once one has finished oneself, or the day is over."""
    token = await registry.daily.watch(game, day, data.table, _key_if_any(request))
    return WatchLink(data.table, token)


@get("/api/daily/{game:str}/{day:str}/result", responses=AT_DAY, summary="signed result")
async def show_result(request: Asked, registry: Tables, game: GameId, day: Day) -> SignedResult:
    """One's own result, signed by the server."""
    return await registry.daily.signed(game, day, player_key(request))


@post(
    "/api/daily/verify",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=refusals(400, 413, 429),
    summary="check a result",
)
async def verify(registry: Tables, data: JSONBody[SignedResult]) -> Verdict:
    """Does the signature fit, and is it this server's?"""
    return await registry.daily.verify(data)


def _key_if_any(request: Asked) -> str:
    return player_key(request) if "authorization" in request.headers else ""


HANDLERS = [show_today, show_day, show_week, play_today, rename, watch, show_result, verify]
