"""What can be asked over HTTP. A token comes in the header `Authorization: Bearer`, never in an address."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

from holdfast import bots, words
from holdfast.kernel import shelf
from holdfast.kernel.message import Message
from holdfast.kernel.option_validation import validate_options
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import Setting
from holdfast.server.errors import FaultTold, Problem, TableError, TooMany, Unavailable, fault_told
from holdfast.server.http import catalogues, lessons
from holdfast.server.http import rules as rules_pages
from holdfast.server.http import words as words_files
from holdfast.server.http.cached_text import Page
from holdfast.server.http.clients import PAGE, REPLAY, body_size, client_of
from holdfast.server.protocol import messages as told
from holdfast.server.protocol.requests import GoOn, Joining, NewCampaign, NewTable, Wanted
from holdfast.server.socket.connection import rename
from holdfast.server.tables import queries as asking
from holdfast.server.tables.campaigns import Begun, CampaignSet, CampaignTold
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.registry import House, TableSet
from holdfast.server.tables.replay import Past, Turns
from holdfast.server.tables.seats import Sitter
from holdfast.server.workers.reviews import ReviewNow

Asked = Request[Any, Any, Any]
Refusals = dict[int, ResponseSpec]


def _refusals(*statuses: int) -> Refusals:
    return {status: ResponseSpec(Problem, description="", generate_examples=False) for status in statuses}


def _page_of(kind: Any) -> Refusals:
    """A page that is written beforehand: this is what it holds."""
    return {200: ResponseSpec(kind, description="", generate_examples=False)} | _refusals(400, 404, 429)


AT_TABLE = _refusals(400, 401, 403, 404, 409, 429)
BYTES_IN_A_TABLE = 50_000
SMALL_BODY = 65_536
"""Bytes in a request that carries no game."""
Moment = Annotated[int, PathParameter(gt=-1, le=1_000_000_000)]
AtHouse = NamedDependency[House]
TableId = Annotated[str, PathParameter(max_length=64)]
GameId = Annotated[str, PathParameter(max_length=64)]


class SettingTold(msgspec.Struct, frozen=True):
    """A setting of a game, with the messages that name it, explain it, and name its values."""

    setting: Setting
    name: Message
    help: Message
    values: dict[str, Message]


class CampaignOffered(msgspec.Struct, frozen=True):
    """The campaign of a game: its chapters in their order, and the settings that it decides by itself."""

    chapters: dict[str, Message]
    sets: Sequence[str]


class GameTold(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    id: str
    rules: int
    name: Message
    about: Message
    low: int
    high: int
    settings: Sequence[SettingTold]
    campaign: CampaignOffered | None


class Shelf(msgspec.Struct, frozen=True):
    """The games, the bots that play them, and the languages they are told in."""

    games: Sequence[GameTold]
    bots: Sequence[str]
    languages: Sequence[str]


class Joined(msgspec.Struct, frozen=True):
    """Where one sits."""

    id: str
    seats: Sequence[int]
    host: bool
    number: int


class OddsNow(msgspec.Struct, frozen=True):
    """What may come of an option, as numbers and as messages; nothing where chance has no say."""

    number: int
    of: dict[str, float]
    data: dict[str, Any]
    chances: Sequence[Message]


class BarredNow(msgspec.Struct, frozen=True):
    """What cannot be chosen now, with the reasons."""

    number: int
    barred: Sequence[told.BarredTold]


class Fitting(msgspec.Struct, frozen=True):
    """What is wrong with options, and for each setting the values that a rule keeps out of its list."""

    faults: Sequence[FaultTold]
    barred: dict[str, dict[str, FaultTold]]


class Health(msgspec.Struct, frozen=True):
    """The server answers, and so does its database."""

    status: str


def _game_told(id: str, own: Path | None) -> GameTold:
    rules = shelf.find(id)
    content = rules.content(own)
    players = next((one for one in rules.settings if one.name == "players"), None)
    settings = []
    for one in rules.settings_of(content):
        name = one.name.replace("_", "-")
        values = {value: Message(f"{one.words}-{value}") for value in one.values if one.words}
        settings.append(SettingTold(one, Message(f"setting-{name}"), Message(f"setting-{name}-help"), values))
    return GameTold(
        id,
        rules.version,
        Message(f"game-{id}"),
        Message(f"game-{id}-about"),
        players.low if players is not None else 1,
        players.high if players is not None else 1,
        settings,
        _campaign_offered(rules, content, settings),
    )


def _campaign_offered(
    rules: Rules[Any, Any], content: Any, settings: Sequence[SettingTold]
) -> CampaignOffered | None:
    campaign = rules.campaign
    chapters = campaign.chapters(content) if campaign is not None else ()
    if campaign is None or not chapters:
        return None
    names = next(one.values for one in settings if one.setting.name == campaign.chapter)
    return CampaignOffered({chapter: names[chapter] for chapter in chapters}, campaign.sets)


async def _at_table(request: Asked, house: House, id: str) -> tuple[LiveTable, Sitter]:
    """The table, and who asks: by the token in the header."""
    return await house.enter(id, _token(request))


def _token(request: Asked) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token or len(token) > 100:
        raise TokenNeeded
    return token


class TokenNeeded(TableError):
    """Nobody said who they are."""

    code = "token-needed"
    status = 401


@get("/api/shelf", opt=PAGE, summary="shelf")
async def show_shelf(house: AtHouse) -> Shelf:
    """Every game with its settings, and with what the content of this server offers."""
    own = house.serving.content
    return Shelf([_game_told(id, own) for id in shelf.ids()], bots.names(), words.languages())


@post(
    "/api/options",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=_refusals(400, 404, 409, 413, 429),
    summary="check options",
)
async def check_options(house: AtHouse, data: JSONBody[Wanted]) -> Fitting:
    """What is wrong with options, and what may not be added to them any more, with the reasons."""
    faults, barred = validate_options(shelf.find(data.game), data.options, house.serving.content)
    kept_out = {
        name: {value: fault_told(fault) for value, fault in values.items()} for name, values in barred.items()
    }
    return Fitting([fault_told(fault) for fault in faults], kept_out)


@get(
    "/api/words/{language:str}/{game:str}",
    media_type=MediaType.TEXT,
    opt=PAGE,
    responses=_refusals(400, 404, 429),
    summary="words",
)
async def show_words(
    request: Asked,
    language: Annotated[str, PathParameter(max_length=10)],
    game: GameId,
) -> Response[bytes]:
    """The Fluent messages of a game in a language; `common` for those of no game."""
    return _unless_known(request, words_files.text_of(language, game), "text/plain")


@get("/api/catalogue/{game:str}", opt=PAGE, responses=_page_of(dict[str, Any]), summary="catalogue")
async def show_catalogue(request: Asked, house: AtHouse, game: GameId) -> Response[bytes]:
    """What is printed on the components of a game, as data."""
    return _unless_known(request, catalogues.catalogue(game, house.serving.content), "application/json")


@get("/api/rules/{game:str}", opt=PAGE, responses=_page_of(rules_pages.Rulebook), summary="rules")
async def show_rules(request: Asked, game: GameId) -> Response[bytes]:
    """The rules of a game in chapters, as safe HTML with an element for each rule."""
    return _unless_known(request, rules_pages.rules_of(game), "application/json")


@get("/api/lesson/{game:str}", responses=_page_of(dict[str, Any]), summary="lesson")
async def show_lesson(request: Asked, game: GameId) -> Response[bytes]:
    """The first turns of a game on a prepared position, with a few words at each step."""
    return _unless_known(request, lessons.lesson(game), "application/json")


def _unless_known(request: Asked, page: Page, media_type: str) -> Response[bytes]:
    """A page that seldom changes, unless the client says that it has it."""
    headers = {"ETag": f'"{page.mark}"', "Cache-Control": "no-cache"}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if f'"{page.mark}"' in known:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(page.text, media_type=media_type, headers=headers)


@post("/api/tables", responses=_refusals(400, 404, 409, 413, 429), summary="set a table")
async def set_table(request: Asked, house: AtHouse, data: JSONBody[NewTable]) -> TableSet:
    """Set a table. The tokens in the answer are told only here."""
    _count_table(request, house)
    return await house.set_table(data)


@post(
    "/api/tables/{table_id:str}/copy",
    opt=REPLAY,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="copy a table",
)
async def copy_table(request: Asked, house: AtHouse, table_id: TableId) -> TableSet:
    """A copy to play on alone from here; the table itself goes on undisturbed."""
    _count_table(request, house)
    table, _ = await _at_table(request, house, table_id)
    return await house.copy(table, "")


@post(
    "/api/tables/{table_id:str}/join",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="join",
)
async def join(request: Asked, house: AtHouse, table_id: TableId, data: JSONBody[Joining]) -> Joined:
    """Take one's place, under a name."""
    table, sitter = await _at_table(request, house, table_id)
    if data.name and not sitter.onlooker:
        await rename(table, sitter, "", data.name)
    return Joined(table_id, sitter.seats, sitter.host, await table.last_number())


@get("/api/tables/{table_id:str}", opt=PAGE, responses=AT_TABLE, summary="the table")
async def show_table(
    request: Asked,
    house: AtHouse,
    table_id: TableId,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
) -> told.State:
    """How things stand; of the log what is new since that number."""
    table, sitter = await _at_table(request, house, table_id)
    return await table.state(sitter, since)


@get("/api/tables/{table_id:str}/odds", opt=PAGE, responses=AT_TABLE, summary="odds")
async def show_odds(
    request: Asked,
    house: AtHouse,
    table_id: TableId,
    choice: Annotated[str, QueryParameter(min_length=1, max_length=400)],
) -> OddsNow:
    """What may come of an option of one's own."""
    table, sitter = await _at_table(request, house, table_id)
    number, odds = await asking.odds(table, sitter, choice)
    return OddsNow(number, {}, {}, []) if odds is None else OddsNow(number, odds.of, odds.data, odds.chances)


@get("/api/tables/{table_id:str}/glance", responses=AT_TABLE, summary="glance")
async def show_glance(request: Asked, house: AtHouse, table_id: TableId) -> asking.Glance:
    """Whose turn it is, and since when: for a list of one's tables."""
    table, sitter = await _at_table(request, house, table_id)
    return await asking.glance(table, sitter)


@get("/api/tables/{table_id:str}/barred", responses=AT_TABLE, summary="why not")
async def show_barred(request: Asked, house: AtHouse, table_id: TableId) -> BarredNow:
    """What cannot be chosen now, and why not."""
    table, sitter = await _at_table(request, house, table_id)
    return BarredNow(*await asking.barred(table, sitter))


@get("/api/tables/{table_id:str}/past/{choices:int}", opt=PAGE, responses=AT_TABLE, summary="the past")
async def show_past(
    request: Asked, house: AtHouse, table_id: TableId, choices: Moment, *, log: FromQuery[bool] = True
) -> Past:
    """The table as it was after that many choices: for replays."""
    table, sitter = await _at_table(request, house, table_id)
    return await house.past.at(table, sitter, choices, log=log)


@get("/api/tables/{table_id:str}/log", opt=PAGE, responses=AT_TABLE, summary="the log")
async def show_log(
    request: Asked,
    house: AtHouse,
    table_id: TableId,
    before: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
    choices: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
) -> told.LogPart:
    """Lines of the log: the newest before a line, or up to where there were so many choices."""
    table, sitter = await _at_table(request, house, table_id)
    return await house.past.log(table, sitter, before=before, choices=choices)


@get("/api/tables/{table_id:str}/turns", opt=REPLAY, responses=AT_TABLE, summary="the turns")
async def show_turns(request: Asked, house: AtHouse, table_id: TableId) -> Turns:
    """After how many choices each turn began: for replays."""
    table, _ = await _at_table(request, house, table_id)
    return await house.past.turns(table)


@route(
    "/api/tables/{table_id:str}/review",
    http_method=[HttpMethod.GET, HttpMethod.POST],
    status_code=200,
    opt=PAGE,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="the review",
)
async def show_review(
    request: Asked,
    house: AtHouse,
    table_id: TableId,
    beyond: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
) -> ReviewNow:
    """How far the latest review is, and at last the review; POST has the game reviewed as far as it has come.

    Who knows already that `beyond` choices are weighed is answered when there are more, or after a while. One
    answer to both methods, so that the address names both to whoever asks for them.
    """
    table, sitter = await _at_table(request, house, table_id)
    if request.method == HttpMethod.POST:
        return await house.reviews.start(table, sitter)
    return await house.reviews.look(table, sitter, beyond)


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.JSON,
    opt=PAGE,
    responses=_page_of(dict[str, Any]) | AT_TABLE,
    summary="the record",
)
async def show_record(request: Asked, house: AtHouse, table_id: TableId) -> Response[bytes]:
    """A file that replays to this very moment; `holdfast play --from FILE` opens it."""
    table, _ = await _at_table(request, house, table_id)
    record = await asking.record(table)
    name = f"holdfast-{record['game']}-{table_id}.json"
    return Response(
        msgspec.json.encode(record),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )


@post(
    "/api/campaigns",
    request_max_body_size=SMALL_BODY,
    responses=_refusals(400, 404, 409, 413, 429),
    summary="begin a campaign",
)
async def set_out(request: Asked, house: AtHouse, data: JSONBody[NewCampaign]) -> CampaignSet:
    """A campaign and the table of its first chapter. The tokens in the answer are told only here."""
    _count_table(request, house)
    return await house.campaigns.set_out(data)


@get("/api/campaigns/{campaign_id:str}", opt=PAGE, responses=AT_TABLE, summary="the campaign")
async def show_campaign(request: Asked, house: AtHouse, campaign_id: TableId) -> CampaignTold:
    """The road, the party as it stands, and the table it is at."""
    return await house.campaigns.look(campaign_id, _token(request))


@post(
    "/api/campaigns/{campaign_id:str}/next",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="go on",
)
async def go_on(request: Asked, house: AtHouse, campaign_id: TableId, data: JSONBody[GoOn]) -> Begun:
    """Begin the next chapter, or the lost one again: the host's to do. Asked twice it is begun once."""
    token = _token(request)
    _count_table(request, house)
    return await house.campaigns.go_on(campaign_id, token, data.after)


@get("/health", responses=_refusals(429, 503), summary="health")
async def show_health(house: AtHouse) -> Health:
    """Is all well?"""
    try:
        await house.store.alive()
    except (OSError, SQLAlchemyError) as error:
        raise Unavailable from error
    return Health("ok")


@get("/metrics", media_type=MediaType.TEXT, summary="metrics")
async def show_metrics(house: AtHouse) -> Response[str]:
    """Numbers for Prometheus."""
    gauges = {"connections": house.sockets.total, "tables_in_memory": house.live}
    return Response(house.metrics.text(gauges), media_type="text/plain; version=0.0.4")


def _count_table(request: Asked, house: House) -> None:
    """A table that is set from a long record counts for several."""
    weight = 1 + body_size(request.scope, house.serving.most_body) // BYTES_IN_A_TABLE
    if not house.settings.take(client_of(request.scope), weight):
        raise TooMany("too-many-tables")


HANDLERS = [
    show_shelf,
    check_options,
    show_words,
    show_catalogue,
    show_rules,
    show_lesson,
    set_table,
    copy_table,
    join,
    show_table,
    show_odds,
    show_glance,
    show_barred,
    show_past,
    show_log,
    show_turns,
    show_review,
    show_record,
    set_out,
    show_campaign,
    go_on,
    show_health,
    show_metrics,
]
