"""How people switch on and off that they are told of their turns."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from holdfast import words
from holdfast.server.errors import Forbidden
from holdfast.server.http.answers import refusals
from holdfast.server.http.clients import client_of
from holdfast.server.http.routes import AT_TABLE, SMALL_BODY, TableId, at_table
from holdfast.server.http.static_page import preferred_language
from holdfast.server.notices.push import PushKeys, PushTarget
from holdfast.server.notices.service import NoticeSettings
from holdfast.server.protocol.requests import WITHOUT_NUL
from holdfast.server.tables.registry import TableRegistry

Asked = Request[Any, Any, Any]
Tables = NamedDependency[TableRegistry]
LinkToken = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
PathToken = Annotated[str, PathParameter(min_length=1, max_length=100)]


OFF = "/api/notices/off"


class NoticeOffer(msgspec.Struct, frozen=True):
    """The key for push subscriptions, whether mails are sent, and where problems may be sent to."""

    key: str
    mail: bool
    contact: str = ""


class PushWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription, and the language to write in."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    keys: PushKeys
    language: Annotated[str, msgspec.Meta(max_length=10)] = words.DEFAULT_LANGUAGE


class MailWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address, and the language to write in."""

    address: Annotated[str, msgspec.Meta(min_length=1, max_length=254, pattern=WITHOUT_NUL)]
    language: Annotated[str, msgspec.Meta(max_length=10)] = words.DEFAULT_LANGUAGE


class NoticeOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me no more in that way."""

    kind: Annotated[str, msgspec.Meta(pattern="^(push|mail)$")]


class NoticeLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link in a mail."""

    token: LinkToken


class NoticeFound(msgspec.Struct, frozen=True):
    """Was there anything to switch?"""

    found: bool


async def _holder(request: Asked, registry: TableRegistry, id: str) -> tuple[Any, str]:
    table, participant = await at_table(request, registry, id)
    if participant.onlooker and not participant.former:
        raise Forbidden("onlookers-watch")
    return table, participant.key


@get("/api/notices", summary="notices")
async def show_offer(registry: Tables) -> NoticeOffer:
    """How this server can tell people of their turns, and where they can write to."""
    return NoticeOffer(
        await registry.notices.public_key(), registry.notices.mails, registry.server_config.contact
    )


@get("/api/tables/{table_id:str}/notices", responses=AT_TABLE, summary="my notices")
async def show_settings(request: Asked, registry: Tables, table_id: TableId) -> NoticeSettings:
    """How one hears of one's turns at this table."""
    return await registry.notices.settings(*await _holder(request, registry, table_id))


@post(
    "/api/tables/{table_id:str}/notices/push",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="push",
)
async def want_push(
    request: Asked, registry: Tables, table_id: TableId, data: JSONBody[PushWanted]
) -> NoticeSettings:
    """Be told by a message to this browser."""
    table, holder = await _holder(request, registry, table_id)
    await registry.notices.add_push(table, holder, PushTarget(data.endpoint, data.keys), data.language)
    return await registry.notices.settings(table, holder)


@post(
    "/api/tables/{table_id:str}/notices/mail",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="mail",
)
async def want_mail(
    request: Asked, registry: Tables, table_id: TableId, data: JSONBody[MailWanted]
) -> NoticeSettings:
    """Be told by mail, once the address is confirmed."""
    table, holder = await _holder(request, registry, table_id)
    client = client_of(request.scope)
    await registry.notices.add_mail(table, holder, data.address, data.language, client)
    return await registry.notices.settings(table, holder)


@post(
    "/api/tables/{table_id:str}/notices/off",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=AT_TABLE,
    summary="no notices",
)
async def want_none(
    request: Asked, registry: Tables, table_id: TableId, data: JSONBody[NoticeOff]
) -> NoticeSettings:
    """Be told no more in one way."""
    table, holder = await _holder(request, registry, table_id)
    await registry.notices.remove(table, holder, data.kind)
    return await registry.notices.settings(table, holder)


@post(
    "/api/notices/on",
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=refusals(400, 413, 429),
    summary="confirm an address",
)
async def confirm(registry: Tables, data: JSONBody[NoticeLink]) -> NoticeFound:
    """By the link in the first mail."""
    return NoticeFound(await registry.notices.confirm(data.token))


@post(
    OFF,
    status_code=200,
    request_max_body_size=SMALL_BODY,
    responses=refusals(400, 413, 429),
    summary="switch off",
)
async def switch_off(registry: Tables, data: JSONBody[NoticeLink]) -> NoticeFound:
    """By the link in each mail."""
    return NoticeFound(await registry.notices.switch_off(data.token))


@post(OFF + "/{token:str}", status_code=200, include_in_schema=False)
async def unsubscribe(registry: Tables, token: PathToken) -> NoticeFound:
    """What mail programs ask for at their own button (RFC 8058)."""
    return NoticeFound(await registry.notices.switch_off(token))


@get("/offline/{language:str}", include_in_schema=False)
async def show_offline(
    request: Asked, language: Annotated[str, PathParameter(max_length=10)]
) -> Response[str]:
    """What a browser keeps for when the server cannot be reached."""
    known = language if language in words.languages() else preferred_language("")
    title, help, again = (words.say(known, f"page-offline{part}") for part in ("", "-help", "-again"))
    page = (
        f'<!doctype html><html lang="{known}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title} · Holdfast</title><link rel="stylesheet" href="../offline.css"></head>'
        f'<body><main><img src="../icon.svg" width="132" height="132" alt=""><h1>{title}</h1><p>{help}</p>'
        f'<p><a href="">{again}</a></p></main></body></html>'
    )
    return Response(page, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


HANDLERS = [
    show_offer,
    show_settings,
    want_push,
    want_mail,
    want_none,
    confirm,
    switch_off,
    unsubscribe,
    show_offline,
]
