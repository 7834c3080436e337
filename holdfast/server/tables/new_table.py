"""Who is to sit at a new table, and the table itself as it is written down."""

from collections.abc import Sequence
from typing import Any

import msgspec

from holdfast import bots
from holdfast.kernel.game import Game, Order
from holdfast.server.errors import InvalidRequest
from holdfast.server.protocol.requests import NewSeat
from holdfast.server.storage.rows import Door, SeatRow, TableRow, UndoPolicy
from holdfast.server.storage.store import now
from holdfast.server.tables.seats import hashed, new_id, new_token


class Link(msgspec.Struct, frozen=True):
    """A seat that was given away: its token is told once, to the one who set the table."""

    seat: int
    token: str


class Seating(msgspec.Struct, frozen=True):
    """The seats of a new table, and every token that opens it."""

    token: str
    onlooker: str
    links: list[Link]
    rows: list[SeatRow]


def seating(seats: Sequence[NewSeat], count: int) -> Seating:
    """Seat those who are wanted at a table of so many seats; without a word the host takes them all."""
    wanted = list(seats) or [NewSeat("me" if seat == 0 else "here") for seat in range(count)]
    if len(wanted) != count:
        raise InvalidRequest("wrong-seats", count=len(wanted), wanted=count)
    made = Seating(new_token(), new_token(), [], [])
    for number, one in enumerate(wanted):
        own = made.token
        if one.kind == "friend":
            own = new_token()
            made.links.append(Link(number, own))
        if one.kind == "bot":
            made.rows.append(SeatRow(number, "bot", one.name, known_bot(one.bot)))
        else:
            made.rows.append(SeatRow(number, "person", one.name, "", hashed(own), one.kind != "friend"))
    return made


def first_orders(seats: Sequence[NewSeat]) -> dict[int, Order]:
    """The standing orders that people gave when the table was set."""
    return {seat: one.order for seat, one in enumerate(seats) if one.order != "ask" and one.kind != "bot"}


def known_bot(name: str) -> str:
    """The name of a bot; none means the usual one."""
    try:
        return bots.known(name)
    except bots.UnknownBot as error:
        raise InvalidRequest(error.code, (), **error.facts) from None


def table_row(
    game: Game,
    seed: int,
    *,
    start: dict[str, Any] | None,
    title: str,
    undo_limit: UndoPolicy,
    host: str,
    onlooker: str,
    campaign: str = "",
    door: Door = "closed",
    packs: Sequence[str] = (),
    daily: str = "",
) -> TableRow:
    """A new table as it is written down."""
    _ = game.question
    return TableRow(
        id=new_id(),
        game=game.rules.id,
        rules=game.rules.version,
        content=game.digest,
        options=dict(game.options),
        seed=seed,
        opening=[] if start is not None else game.results,
        start=start,
        title=title,
        undo_limit=undo_limit,
        paused=False,
        host=host,
        onlooker=onlooker,
        created=now(),
        over=game.outcome is not None,
        campaign=campaign,
        door=door,
        packs=",".join(packs),
        daily=daily,
    )
