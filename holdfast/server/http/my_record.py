"""The record of a player: by a secret key that their browser has made."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from holdfast.server.errors import TableError
from holdfast.server.http.answers import refusals
from holdfast.server.http.clients import WEIGHT
from holdfast.server.http.routes import Asked, token_of
from holdfast.server.protocol.requests import WITHOUT_NUL
from holdfast.server.results.service import MyRecord, SeatKey
from holdfast.server.tables.registry import TableRegistry

Tables = NamedDependency[TableRegistry]
MAX_SEATS = 200
LOOKED_UP = {WEIGHT: 20}
"""Every seat that is named is looked up in the store."""
KEY_LENGTH = 32
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern=WITHOUT_NUL)]
MINE = refusals(400, 401, 429)


class KnownSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that this browser knows: the id of the table and the token."""

    id: Text
    token: Text


class KnownSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seats that a browser knows."""

    seats: Annotated[list[KnownSeat], msgspec.Meta(max_length=MAX_SEATS)] = []


@post("/api/record", status_code=200, opt=LOOKED_UP, responses=MINE, summary="my record")
async def show_record(request: Asked, registry: Tables, data: JSONBody[KnownSeats]) -> MyRecord:
    """The finished games of a player; those of the seats that are named are added first."""
    key = player_key(request)
    await registry.results.add(key, [SeatKey(one.id, one.token) for one in data.seats])
    return await registry.results.record(key)


@post("/api/record/forget", status_code=204, responses=MINE, summary="forget my record")
async def forget_record(request: Asked, registry: Tables) -> None:
    """Forget which games were this player's."""
    key = player_key(request)
    await registry.results.forget(key)
    await registry.daily.forget(key)


def player_key(request: Asked) -> str:
    """The player's key: one that nobody can guess."""
    key = token_of(request)
    if len(key) < KEY_LENGTH:
        raise TableError("bad-player-key")
    return key


HANDLERS = [show_record, forget_record]
