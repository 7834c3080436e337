"""Making packs in the browser: what they may hold, what ships, and what is wrong with a draft."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from holdfast.kernel import shelf
from holdfast.kernel.packs.describe import ContentSchema, content_schema, shipped_content
from holdfast.server.http.answers import TEXT, at_leisure, page_of, refusals, unless_known
from holdfast.server.http.cached_text import CachedText, cached_text
from holdfast.server.http.clients import REPLAY, client_of
from holdfast.server.http.packs import BYTES_IN_A_PACK, PackFile, ReportData, report_data
from holdfast.server.http.routes import Asked, GameId, Tables
from holdfast.server.protocol.requests import PackRefs
from holdfast.server.workers.pack_checks import (
    check_files,
    drawing_of,
    plain_files,
    read_files,
    read_zip,
)
from holdfast.server.workers.trial_runs import MAX_GAMES, Trial, TrialRun, moment_of, run_games

FileName = Annotated[str, Meta(min_length=1, max_length=140)]


class PackDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that is being made: its files by their names, each a text, or data that TOML is written from."""

    files: Annotated[dict[FileName, str | dict[str, Any]], Meta(max_length=200)]
    packs: PackRefs = []
    """What lies below it: packs of this server, or packs that were sent to it."""
    trial: bool | int = False
    """Play it, too, in short random games: for a check that is asked for, not for one as somebody types."""


class FileDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A file that is being made, or as much of it as a drawing needs."""

    file: FileName
    data: dict[str, Any]


class TrialDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that is being made, and the games that bots shall play with it."""

    files: Annotated[dict[FileName, str | dict[str, Any]], Meta(max_length=200)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    games: Annotated[int, Meta(ge=1, le=MAX_GAMES)] = MAX_GAMES
    seed: Annotated[int, Meta(ge=0, lt=1 << 40)] = 0
    """Of the first game; the others have the following ones."""


class MomentDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game of a test run: its pack and options, the seed of the game, how far it went."""

    files: Annotated[dict[FileName, str | dict[str, Any]], Meta(max_length=200)]
    seed: Annotated[int, Meta(ge=0, lt=1 << 41)]
    choices: Annotated[int, Meta(ge=0, le=100_000)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}


class OpenedPack(Struct, frozen=True):
    """The files of a pack: TOML as data, everything else as text."""

    files: dict[str, str | dict[str, Any]]


class ShippedContent(Struct, frozen=True):
    """The files that ship with a game, as data."""

    files: dict[str, dict[str, Any]]


@cache
def schema_of(game: str) -> CachedText:
    """The description of a game's content, written as JSON."""
    return cached_text(msgspec.json.encode(content_schema(shelf.find(game))))


@cache
def shipped_of(game: str) -> CachedText:
    """What ships with a game, written as JSON."""
    return cached_text(msgspec.json.encode(ShippedContent(shipped_content(shelf.find(game)))))


@get(
    "/api/workshop/{game:str}/schema", opt=TEXT, responses=page_of(ContentSchema), summary="schema of content"
)
async def show_schema(request: Asked, game: GameId) -> Response[bytes]:
    """Every kind of thing that a pack of the game may hold, with its fields: for forms."""
    return unless_known(request, await at_leisure(schema_of, shelf.find(game).id), "application/json")


@get(
    "/api/workshop/{game:str}/content", opt=TEXT, responses=page_of(ShippedContent), summary="shipped content"
)
async def show_shipped(request: Asked, game: GameId) -> Response[bytes]:
    """What ships with the game, as data: for who begins from ours."""
    return unless_known(request, await at_leisure(shipped_of, shelf.find(game).id), "application/json")


@post(
    "/api/workshop/{game:str}/check",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=BYTES_IN_A_PACK,
    responses=refusals(400, 404, 409, 413, 429),
    summary="check a draft",
)
async def check_draft(
    request: Asked, registry: Tables, game: GameId, data: JSONBody[PackDraft]
) -> ReportData:
    """Everything wrong with a draft, by file, entry and field, as it would lie on a table."""
    rules = shelf.find(game)
    others = await registry.contents.resolve(rules.id, data.packs)
    below: Path | None = registry.contents.below
    report = await registry.pack_checks.run(
        client_of(request.scope), check_files, rules.id, data.files, others, below, trial=bool(data.trial)
    )
    return report_data(report)


@post(
    "/api/workshop/zip",
    status_code=200,
    opt=REPLAY,
    media_type="application/zip",
    request_max_body_size=BYTES_IN_A_PACK,
    responses=refusals(400, 409, 413, 429),
    summary="export a draft",
)
async def export_draft(request: Asked, registry: Tables, data: JSONBody[PackDraft]) -> Response[bytes]:
    """The draft as one file, to be kept, sent to friends, or given to a server."""
    pack = await registry.pack_checks.run(client_of(request.scope), read_files, data.files)
    name = f"{pack.manifest.id}-{pack.manifest.version}.zip"
    return Response(
        await at_leisure(pack.zipped),
        media_type="application/zip",
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )


@post(
    "/api/workshop/open",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=BYTES_IN_A_PACK,
    responses=refusals(400, 409, 413, 429),
    summary="open a pack",
)
async def open_pack(request: Asked, registry: Tables, data: JSONBody[PackFile]) -> OpenedPack:
    """The files of a zip file, for who goes on making it."""
    client = client_of(request.scope)
    pack = await registry.pack_checks.run(client, read_zip, data.bytes)
    return OpenedPack(await registry.pack_checks.run(client, plain_files, pack))


@post(
    "/api/workshop/{game:str}/drawing",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=BYTES_IN_A_PACK,
    responses=refusals(400, 404, 409, 413, 429),
    summary="draw a file",
)
async def draw_file(
    request: Asked, registry: Tables, game: GameId, data: JSONBody[FileDraft]
) -> dict[str, Any]:
    """What a content file looks like beyond its text: of a map, who sees whom."""
    rules = shelf.find(game)
    client = client_of(request.scope)
    return await registry.pack_checks.run(client, drawing_of, rules.id, data.file, data.data)


@post(
    "/api/workshop/{game:str}/test-run",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=BYTES_IN_A_PACK,
    responses=refusals(400, 404, 409, 413, 429),
    summary="test run",
)
async def play_draft(request: Asked, registry: Tables, game: GameId, data: JSONBody[TrialDraft]) -> TrialRun:
    """Let bots play with a draft: who wins, how long it takes, what of it is never met."""
    trial = Trial(shelf.find(game).id, data.files, registry.contents.below, data.options)
    client = client_of(request.scope)
    return await registry.pack_checks.run(client, run_games, trial, data.games, data.seed)


@post(
    "/api/workshop/{game:str}/moment",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=BYTES_IN_A_PACK,
    responses=refusals(400, 404, 409, 413, 429),
    summary="test run moment",
)
async def show_moment(
    request: Asked, registry: Tables, game: GameId, data: JSONBody[MomentDraft]
) -> dict[str, Any]:
    """A game of a test run as it stood before one of its choices, to be played on at a table."""
    trial = Trial(shelf.find(game).id, data.files, registry.contents.below, data.options)
    client = client_of(request.scope)
    return await registry.pack_checks.run(client, moment_of, trial, data.seed, data.choices)


HANDLERS = [
    show_schema,
    show_shipped,
    check_draft,
    export_draft,
    open_pack,
    draw_file,
    play_draft,
    show_moment,
]
