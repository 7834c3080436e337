"""What can be asked over HTTP. A token comes in the header `Authorization: Bearer`, never in an address."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from holdfast import bots, words
from holdfast.kernel import shelf
from holdfast.kernel.message import Message
from holdfast.kernel.option_validation import validate_options
from holdfast.kernel.packs.bounds import MAX_PACKS
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import Setting
from holdfast.rulebook.examples import has_lesson
from holdfast.server.errors import FaultData, NoNewTables, TableError, TooMany, fault_data
from holdfast.server.http import catalogues
from holdfast.server.http import rules as rules_pages
from holdfast.server.http import words as words_files
from holdfast.server.http.answers import TEXT, at_leisure, page_of, refusals, unless_known
from holdfast.server.http.clients import PAGE, REPLAY, body_size, client_of
from holdfast.server.protocol import messages
from holdfast.server.protocol.requests import (
    WITHOUT_NUL,
    JoinTable,
    NewCampaign,
    NewTable,
    NextChapter,
    OptionsQuery,
    TakeSeat,
)
from holdfast.server.tables import queries, reseating
from holdfast.server.tables.campaigns import CampaignData, CreatedCampaign, StartedChapter
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.registry import CreatedTable, TableRegistry
from holdfast.server.tables.replay import PastState, PastSteps, TurnStarts
from holdfast.server.tables.seats import Participant, hashed
from holdfast.server.workers.reviews import ReviewProgress

Asked = Request[Any, Any, Any]
AT_TABLE = refusals(400, 401, 403, 404, 409, 429)
BYTES_IN_A_TABLE = 50_000
SMALL_BODY = 65_536
"""Bytes in a request that carries no game."""
ChoiceNumber = Annotated[int, PathParameter(gt=-1, le=1_000_000_000)]
Tables = NamedDependency[TableRegistry]
TableId = Annotated[str, PathParameter(max_length=64, pattern=WITHOUT_NUL)]
GameId = Annotated[str, PathParameter(max_length=64)]
PackKeys = Annotated[
    str, QueryParameter(max_length=33 * MAX_PACKS, pattern="^([0-9a-f]{32}(,[0-9a-f]{32})*)?$")
]
"""The keys of packs in their order, with commas between them."""


class SettingInfo(msgspec.Struct, frozen=True):
    """A setting of a game, with the messages that name it, explain it, and name its values."""

    setting: Setting
    name: Message
    help: Message
    values: dict[str, Message]


class CampaignInfo(msgspec.Struct, frozen=True):
    """The campaign of a game: its chapters in their order, and the settings that it decides by itself."""

    chapters: dict[str, Message]
    sets: Sequence[str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    id: str
    rules: int
    name: Message
    about: Message
    low: int
    high: int
    settings: Sequence[SettingInfo]
    campaign: CampaignInfo | None
    lesson: bool
    """Is there a lesson?"""
    rulebook: bool
    """Are its rules here to be read?"""


class Languages(msgspec.Struct, frozen=True):
    """Languages by their codes."""

    languages: Sequence[str]


class Shelf(msgspec.Struct, frozen=True):
    """The games, the bots that play them, and the languages they are told in."""

    games: Sequence[GameInfo]
    bots: Sequence[str]
    languages: Sequence[str]


class JoinedTable(msgspec.Struct, frozen=True):
    """Where one sits."""

    id: str
    seats: Sequence[int]
    host: bool
    number: int


class OddsAnswer(msgspec.Struct, frozen=True):
    """What may come of an option, as numbers and as messages; nothing where chance has no say."""

    number: int
    of: dict[str, float]
    data: dict[str, Any]
    chances: Sequence[Message]


class BarredAnswer(msgspec.Struct, frozen=True):
    """What cannot be chosen now, with the reasons."""

    number: int
    barred: Sequence[messages.BarredData]


class OptionsCheck(msgspec.Struct, frozen=True):
    """What is wrong with options, and for each setting the values that a rule keeps out of its list."""

    faults: Sequence[FaultData]
    barred: dict[str, dict[str, FaultData]]


def game_info(id: str, own: Path | None) -> GameInfo:
    """A game with what that content offers."""
    rules = shelf.find(id)
    content = rules.content(own)
    players = next((one for one in rules.settings if one.name == "players"), None)
    settings = []
    for one in rules.settings_of(content):
        name = one.name.replace("_", "-")
        values = {value: Message(f"{one.words}-{value}") for value in one.values if one.words}
        settings.append(SettingInfo(one, Message(f"setting-{name}"), Message(f"setting-{name}-help"), values))
    return GameInfo(
        id,
        rules.version,
        Message(f"game-{id}"),
        Message(f"game-{id}-about"),
        players.low if players is not None else 1,
        players.high if players is not None else 1,
        settings,
        _campaign_info(rules, content, settings),
        has_lesson(id),
        rules_pages.file_of(id) is not None,
    )


def _campaign_info(
    rules: Rules[Any, Any], content: Any, settings: Sequence[SettingInfo]
) -> CampaignInfo | None:
    campaign = rules.campaign
    chapters = campaign.chapters(content) if campaign is not None else ()
    if campaign is None or not chapters:
        return None
    names = next(one.values for one in settings if one.setting.name == campaign.chapter)
    return CampaignInfo({chapter: names[chapter] for chapter in chapters}, campaign.sets)


async def at_table(request: Asked, registry: TableRegistry, id: str) -> tuple[LiveTable, Participant]:
    """The table, and who asks: by the token in the header."""
    return await registry.enter(id, token_of(request), client_of(request.scope))


def token_of(request: Asked) -> str:
    """The secret that comes with a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token or len(token) > 100:
        raise TokenNeeded
    return token


class TokenNeeded(TableError):
    """Nobody said who they are."""

    code = "token-needed"
    status = 401


@get("/api/shelf", opt=PAGE, summary="shelf")
async def show_shelf(registry: Tables) -> Shelf:
    """Every game with its settings, and with what the content of this server offers."""
    own = registry.server_config.content
    games = await at_leisure(lambda: [game_info(id, own) for id in shelf.ids()])
    return Shelf(games, bots.names(), words.languages())


@post(
    "/api/options",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=refusals(400, 404, 409, 413, 429),
    summary="check options",
)
async def check_options(request: Asked, registry: Tables, data: JSONBody[OptionsQuery]) -> OptionsCheck:
    """What is wrong with options, and what may not be added to them any more, with the reasons."""
    content = await registry.sound.of(data.game, data.packs, client_of(request.scope))
    faults, barred = validate_options(shelf.find(data.game), data.options, content.folder)
    kept_out = {
        name: {value: fault_data(fault) for value, fault in values.items()} for name, values in barred.items()
    }
    return OptionsCheck([fault_data(fault) for fault in faults], kept_out)


@get("/api/languages", opt=PAGE, summary="languages")
async def show_languages() -> Languages:
    """The languages that there are words in, the one to fall back to first."""
    return Languages(words.languages())


@get(
    "/api/words/{language:str}/{game:str}",
    media_type=MediaType.TEXT,
    opt=TEXT,
    responses=refusals(400, 404, 409, 429),
    summary="words",
)
async def show_words(
    request: Asked,
    language: Annotated[str, PathParameter(max_length=10)],
    game: GameId,
    registry: Tables,
    *,
    quest: Annotated[str, QueryParameter(max_length=64)] = "",
    packs: PackKeys = "",
) -> Response[bytes]:
    """The Fluent messages of a game in a language; `common` for those of no game.

    Of a game with quests those of one quest may be asked for, without what belongs to others. Those of packs
    come last, and stand instead of others of the same ids.
    """
    page = await at_leisure(words_files.text_of, language, game, quest)
    if packs:
        own = await registry.contents.words(packs.split(","), language)
        page = await at_leisure(words_files.with_packs, page, own)
    return unless_known(request, page, "text/plain")


@get(
    "/api/catalogue/{game:str}",
    opt=TEXT,
    responses=page_of(dict[str, Any]) | refusals(409),
    summary="catalogue",
)
async def show_catalogue(
    request: Asked, registry: Tables, game: GameId, packs: PackKeys = ""
) -> Response[bytes]:
    """What is printed on the components of a game, as data."""
    keys = packs.split(",") if packs else []
    content = await registry.sound.printed(game, keys, client_of(request.scope))
    page = await at_leisure(catalogues.catalogue, game, content.folder)
    return unless_known(request, page, "application/json")


@get("/api/rules/{game:str}", opt=TEXT, responses=page_of(rules_pages.RulesDigest), summary="rules")
async def show_rules(request: Asked, game: GameId) -> Response[bytes]:
    """The rules of a game in chapters, as safe HTML with an element for each rule."""
    return unless_known(request, await at_leisure(rules_pages.rules_of, game), "application/json")


@post("/api/tables", responses=refusals(400, 404, 409, 413, 429), summary="set a table")
async def set_table(request: Asked, registry: Tables, data: JSONBody[NewTable]) -> CreatedTable:
    """Set a table. The tokens in the answer are told only here."""
    count_table(request, registry)
    found = await registry.set_table(data, client_of(request.scope))
    registry.set_by(found.id, client_of(request.scope))
    return found


@post(
    "/api/tables/{table_id:str}/copy",
    opt=REPLAY,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="copy a table",
)
async def copy_table(request: Asked, registry: Tables, table_id: TableId) -> CreatedTable:
    """A copy to play on alone from here; the table itself goes on undisturbed."""
    count_table(request, registry)
    table, _ = await at_table(request, registry, table_id)
    return await registry.copy(table, "")


@post(
    "/api/tables/{table_id:str}/join",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="join",
)
async def join(request: Asked, registry: Tables, table_id: TableId, data: JSONBody[JoinTable]) -> JoinedTable:
    """Take one's place, under a name; or a free one instead."""
    table, participant = await at_table(request, registry, table_id)
    if not participant.onlooker:
        alter = reseating.join(participant, data.name, data.seat)
        await table.change(participant, "", alter, host_only=False)
        table, participant = await at_table(request, registry, table_id)
    return JoinedTable(table_id, participant.seats, participant.host, await table.last_number())


@get("/api/tables/{table_id:str}/door", responses=refusals(400, 404, 429), summary="the door")
async def show_door(registry: Tables, table_id: TableId) -> queries.DoorData:
    """What somebody without a link may do at a table: take a free seat, or watch."""
    return await queries.door(await registry.at_door(table_id))


@post(
    "/api/tables/{table_id:str}/seat",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="take a seat",
)
async def take_seat(
    request: Asked, registry: Tables, table_id: TableId, data: JSONBody[TakeSeat]
) -> JoinedTable:
    """Take a free seat at a table whose address is open."""
    table = await registry.at_door(table_id)
    key = hashed(data.token)
    alter = reseating.take_seat(data.seat, data.name, key)
    await table.change(Participant(key), "", alter, host_only=False)
    registry.set_by(table_id, client_of(request.scope))
    return JoinedTable(table_id, [data.seat], False, await table.last_number())


@get("/api/tables/{table_id:str}", opt=PAGE, responses=AT_TABLE, summary="the table")
async def show_table(
    request: Asked,
    registry: Tables,
    table_id: TableId,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
) -> messages.StateMessage:
    """How things stand; of the log what is new since that number."""
    table, participant = await at_table(request, registry, table_id)
    return await table.state(participant, since)


@get("/api/tables/{table_id:str}/odds", opt=PAGE, responses=AT_TABLE, summary="odds")
async def show_odds(
    request: Asked,
    registry: Tables,
    table_id: TableId,
    choice: Annotated[str, QueryParameter(min_length=1, max_length=400)],
) -> OddsAnswer:
    """What may come of an option of one's own."""
    table, participant = await at_table(request, registry, table_id)
    number, odds = await queries.odds(table, participant, choice)
    return (
        OddsAnswer(number, {}, {}, [])
        if odds is None
        else OddsAnswer(number, odds.of, odds.data, odds.chances)
    )


@get("/api/tables/{table_id:str}/glance", responses=AT_TABLE, summary="glance")
async def show_glance(request: Asked, registry: Tables, table_id: TableId) -> queries.TableSummary:
    """Whose turn it is, and since when: for a list of one's tables."""
    table, participant = await at_table(request, registry, table_id)
    return await queries.glance(table, participant)


@get("/api/tables/{table_id:str}/barred", responses=AT_TABLE, summary="why not")
async def show_barred(request: Asked, registry: Tables, table_id: TableId) -> BarredAnswer:
    """What cannot be chosen now, and why not."""
    table, participant = await at_table(request, registry, table_id)
    return BarredAnswer(*await queries.barred(table, participant))


@get("/api/tables/{table_id:str}/past/{choices:int}", opt=PAGE, responses=AT_TABLE, summary="the past")
async def show_past(
    request: Asked, registry: Tables, table_id: TableId, choices: ChoiceNumber, *, log: FromQuery[bool] = True
) -> PastState:
    """The table as it was after that many choices: for replays."""
    table, participant = await at_table(request, registry, table_id)
    return await registry.past.at(table, participant, choices, log=log)


@get(
    "/api/tables/{table_id:str}/past/{choices:int}/steps", opt=PAGE, responses=AT_TABLE, summary="one choice"
)
async def show_past_steps(
    request: Asked, registry: Tables, table_id: TableId, choices: ChoiceNumber
) -> PastSteps:
    """What happened by the last of so many choices, moment by moment."""
    table, participant = await at_table(request, registry, table_id)
    return await registry.past.steps(table, participant, choices)


@get("/api/tables/{table_id:str}/log", opt=PAGE, responses=AT_TABLE, summary="the log")
async def show_log(
    request: Asked,
    registry: Tables,
    table_id: TableId,
    before: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
    choices: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
) -> messages.LogPart:
    """Lines of the log: the newest before a line, or up to where there were so many choices."""
    table, participant = await at_table(request, registry, table_id)
    return await registry.past.log(table, participant, before=before, choices=choices)


@get("/api/tables/{table_id:str}/turns", opt=REPLAY, responses=AT_TABLE, summary="the turns")
async def show_turns(request: Asked, registry: Tables, table_id: TableId) -> TurnStarts:
    """After how many choices each turn began: for replays."""
    table, _ = await at_table(request, registry, table_id)
    return await registry.past.turns(table)


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
    registry: Tables,
    table_id: TableId,
    beyond: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
) -> ReviewProgress:
    """How far the latest review is, and at last the review; POST has the game reviewed as far as it has come.

    Who knows already that `beyond` choices are evaluated is answered when there are more, or after a while.
    One answer to both methods, so that the address names both to whoever asks for them.
    """
    table, participant = await at_table(request, registry, table_id)
    if request.method == HttpMethod.POST:
        return await registry.reviews.start(table, participant, client_of(request.scope))
    return await registry.reviews.look(table, participant, beyond)


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.JSON,
    opt=PAGE,
    responses=page_of(dict[str, Any]) | AT_TABLE,
    summary="the record",
)
async def show_record(request: Asked, registry: Tables, table_id: TableId) -> Response[bytes]:
    """A file that replays to this very moment; `holdfast play --from FILE` opens it."""
    table, _ = await at_table(request, registry, table_id)
    record = await queries.record(table)
    name = f"holdfast-{record['game']}-{table_id}.json"
    return Response(
        msgspec.json.encode(record),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )


@post(
    "/api/campaigns",
    request_max_body_size=SMALL_BODY,
    responses=refusals(400, 404, 409, 413, 429),
    summary="begin a campaign",
)
async def set_out(request: Asked, registry: Tables, data: JSONBody[NewCampaign]) -> CreatedCampaign:
    """A campaign and the table of its first chapter. The tokens in the answer are told only here."""
    count_table(request, registry)
    content = await registry.sound.of(data.game, data.packs, client_of(request.scope))
    found = await registry.campaigns.set_out(data, content)
    registry.set_by(found.table, client_of(request.scope))
    return found


@get("/api/campaigns/{campaign_id:str}", opt=PAGE, responses=AT_TABLE, summary="the campaign")
async def show_campaign(request: Asked, registry: Tables, campaign_id: TableId) -> CampaignData:
    """The road, the party as it stands, and the table it is at."""
    return await registry.campaigns.look(campaign_id, token_of(request))


@post(
    "/api/campaigns/{campaign_id:str}/next",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="go on",
)
async def go_on(
    request: Asked, registry: Tables, campaign_id: TableId, data: JSONBody[NextChapter]
) -> StartedChapter:
    """Begin the next chapter, or the lost one again: the host's to do. Asked twice it is begun once."""
    token = token_of(request)
    count_table(request, registry)
    found = await registry.campaigns.go_on(campaign_id, token, data.after)
    registry.set_by(found.table, client_of(request.scope))
    return found


@get("/metrics", media_type=MediaType.TEXT, summary="metrics")
async def show_metrics(registry: Tables) -> Response[str]:
    """Numbers for Prometheus."""
    return Response(await registry.numbers.text(registry.name), media_type="text/plain; version=0.0.4")


def count_table(request: Asked, registry: TableRegistry) -> None:
    """A table that is set from a long record counts for several."""
    if not registry.operator.state.new_tables:
        raise NoNewTables
    weight = 1 + body_size(request.scope, registry.server_config.most_body) // BYTES_IN_A_TABLE
    if not registry.settings.take(client_of(request.scope), weight):
        raise TooMany("too-many-tables")


HANDLERS = [
    show_shelf,
    check_options,
    show_languages,
    show_words,
    show_catalogue,
    show_rules,
    set_table,
    copy_table,
    join,
    show_door,
    take_seat,
    show_table,
    show_odds,
    show_glance,
    show_barred,
    show_past,
    show_past_steps,
    show_log,
    show_turns,
    show_review,
    show_record,
    set_out,
    show_campaign,
    go_on,
    show_metrics,
]
