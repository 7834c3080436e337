"""Packs at the table: those of this server, those that people send, and what is wrong with them."""

import base64
from collections.abc import Sequence
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from holdfast.kernel import shelf
from holdfast.kernel.errors import BadContent, Fault
from holdfast.kernel.packs.bounds import MAX_ZIP_BYTES
from holdfast.kernel.packs.check import PackReport, Place, faulty
from holdfast.kernel.packs.pack import Pack
from holdfast.server.errors import FaultData, NoSuchTable, fault_data
from holdfast.server.http.answers import at_leisure, refusals
from holdfast.server.http.clients import PAGE, REPLAY, client_of
from holdfast.server.http.routes import SMALL_BODY, Asked, GameId, GameInfo, Tables, game_info
from holdfast.server.protocol.requests import PackRefs
from holdfast.server.workers.pack_checks import read_zip

BYTES_IN_A_PACK = 1_000_000
"""Of a request; a zip file in it is written in base64."""
MAX_BASE64 = 4 * (MAX_ZIP_BYTES // 3 + 1)
Key = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-f]{32}$")]


class PackFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as a zip file."""

    zip: Annotated[str, Meta(max_length=MAX_BASE64)]
    """In base64."""

    @property
    def bytes(self) -> bytes:
        """The zip file; what is no base64 is no zip file either."""
        try:
            return base64.b64decode(self.zip, validate=True)
        except ValueError as error:
            raise BadContent(faults=[Fault("not-a-zip", "", {"detail": str(error)})]) from None


class PackToSend(PackFile, frozen=True, forbid_unknown_fields=True):
    """A pack as a zip file, and the packs that lie below it, on which it may build."""

    below: PackRefs = []


class PackData(Struct, frozen=True):
    """A pack, as it says of itself what it is; it is chosen by its id or by its key."""

    id: str
    key: str
    game: str
    name: str
    author: str
    version: str
    about: str
    languages: Sequence[str]
    adds: Sequence[str]
    replaces: Sequence[str]
    removes: Sequence[str]


class PackList(Struct, frozen=True):
    """The packs of this server for a game."""

    packs: Sequence[PackData]


class PlaceData(Struct, frozen=True):
    """Something about a pack: in which pack, file, entry and field, and what."""

    pack: str
    file: str
    entry: str
    field: str
    fault: FaultData


class ConflictData(Struct, frozen=True):
    """An entry that several packs bring or take away; that of the last one counts."""

    ref: str
    packs: list[str]


class PackSummaryData(Struct, frozen=True):
    """What a pack adds, replaces and removes."""

    id: str
    adds: list[str]
    replaces: list[str]
    removes: list[str]


class ReportData(Struct, frozen=True):
    """What a check found: `faults` keep the packs from a table, `remarks` and `conflicts` do not."""

    sound: bool
    faults: list[PlaceData]
    remarks: list[PlaceData]
    conflicts: list[ConflictData]
    packs: list[PackSummaryData]


class SentPack(Struct, frozen=True):
    """A pack that was sent, if it is sound: its key chooses it for a table. Else what is wrong with it."""

    pack: PackData | None
    report: ReportData


class ChosenPacks(Struct, frozen=True, forbid_unknown_fields=True):
    """Packs for a table, the lowest first."""

    packs: PackRefs = []


class PackCheck(Struct, frozen=True):
    """What is wrong with packs as they would lie on a table; if nothing, what the game offers with them."""

    report: ReportData
    packs: Sequence[PackData]
    game: GameInfo | None


def report_data(report: PackReport) -> ReportData:
    """A report as it is sent."""
    return ReportData(
        report.sound,
        [_place(one) for one in report.faults],
        [_place(one) for one in report.remarks],
        [ConflictData(one.ref, list(one.packs)) for one in report.conflicts],
        [
            PackSummaryData(one.id, list(one.adds), list(one.replaces), list(one.removes))
            for one in report.packs
        ],
    )


def _place(place: Place) -> PlaceData:
    return PlaceData(place.pack, place.file, place.entry, place.field, fault_data(place.fault))


def pack_data(pack: Pack, report: PackReport | None = None) -> PackData:
    """A pack as it is sent, with what a check found that it does."""
    said = pack.manifest
    does = report.packs[-1] if report is not None and report.packs else said
    return PackData(
        said.id,
        pack.key,
        said.game,
        said.name,
        said.author,
        said.version,
        said.about,
        said.languages,
        does.adds,
        does.replaces,
        does.removes,
    )


@get("/api/packs/{game:str}", opt=PAGE, responses=refusals(400, 404, 429), summary="packs")
async def show_packs(registry: Tables, game: GameId) -> PackList:
    """The packs that the host of this server offers for the game."""
    offered = await registry.contents.offered(shelf.find(game).id)
    return PackList([pack_data(one) for one in offered])


@post(
    "/api/packs",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=BYTES_IN_A_PACK,
    responses=refusals(400, 404, 409, 413, 429),
    summary="send a pack",
)
async def send_pack(request: Asked, registry: Tables, data: JSONBody[PackToSend]) -> SentPack:
    """Check a pack and keep it for a table that is about to be set; it is offered to nobody else."""
    client = client_of(request.scope)
    try:
        pack = await registry.pack_checks.run(client, read_zip, data.bytes)
    except BadContent as error:
        return SentPack(None, report_data(faulty([("", error)])))
    game = shelf.find(pack.manifest.game).id
    below = await registry.contents.resolve(game, data.below)
    report = await registry.sound.check(game, [*below, pack], client)
    if not report.sound:
        return SentPack(None, report_data(report))
    await registry.contents.send(pack, client)
    return SentPack(pack_data(pack, report), report_data(report))


@post(
    "/api/packs/{game:str}/check",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=SMALL_BODY,
    responses=refusals(400, 404, 409, 413, 429),
    summary="check packs",
)
async def check_packs(
    request: Asked, registry: Tables, game: GameId, data: JSONBody[ChosenPacks]
) -> PackCheck:
    """What is wrong with packs in their order, and what the game offers with them."""
    id = shelf.find(game).id
    packs = await registry.contents.resolve(id, data.packs)
    report = await registry.sound.check(id, packs, client_of(request.scope))
    content = await registry.contents.of_packs(id, packs) if report.sound else None
    info = None if content is None else await at_leisure(game_info, id, content.folder)
    return PackCheck(report_data(report), [pack_data(one) for one in packs], info)


@get("/api/packs/file/{key:str}", opt=PAGE, responses=refusals(400, 404, 429), summary="fetch a pack")
async def fetch_pack(registry: Tables, key: Key) -> Response[bytes]:
    """A pack as a zip file: for who has the key, as the players of a table have those of its packs."""
    found = await registry.contents.by_key([key])
    if key not in found:
        raise NoSuchTable("no-such-pack", pack=key)
    pack = found[key]
    name = f"{pack.manifest.id}-{pack.manifest.version}.zip"
    return Response(
        await at_leisure(pack.zipped),
        media_type="application/zip",
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )


HANDLERS = [show_packs, send_pack, check_packs, fetch_pack]
