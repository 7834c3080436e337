"""The live connection: numbered updates one way, wishes the other."""

import asyncio
import logging
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from holdfast.kernel.errors import HoldfastError
from holdfast.server.errors import Conflict, Forbidden, Full, TableError, TooMany, problem
from holdfast.server.http.clients import MESSAGES, client_of
from holdfast.server.http.rate_limit import Bucket
from holdfast.server.protocol import requests as wishes
from holdfast.server.protocol.messages import Ack, Refused
from holdfast.server.storage.rows import SeatRow
from holdfast.server.tables import queries as asking
from holdfast.server.tables.bot_chat import WishTold
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.new_table import known_bot
from holdfast.server.tables.registry import House
from holdfast.server.tables.seats import Sitter, derived_token, hashed

log = logging.getLogger("holdfast.server")

MOST_WAITING = 256
"""Messages a slow client may leave unread before it is let go; it comes back and asks what it missed."""
MOST_REFUSALS = 200
"""Refusals in a row after which a client is let go."""
COSTLY = (wishes.Sync, wishes.AskAllOdds, wishes.AskHint)
COSTLY_WEIGHT = 4
"""What those count for in the limit of messages: they take as long as dozens of others."""
Socket = WebSocket[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=64)]
POLICY, TOO_BIG, GOING_AWAY, FAILED = 1008, 1009, 1001, 1011

_first = msgspec.json.Decoder(wishes.Sit)
_wish = msgspec.json.Decoder(wishes.AnyWish)
_encode = msgspec.json.Encoder().encode


class Connection:
    """One client at one table."""

    def __init__(self, socket: Socket, house: House, table: LiveTable, sitter: Sitter, token: str) -> None:
        self.sitter = sitter
        self._token = token
        self.table = table
        self._socket = socket
        self._house = house
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_WAITING)
        self._bucket = socket.scope["state"].get(MESSAGES) or Bucket(
            house.serving.messages_per_second, house.serving.messages_at_once
        )
        self._refusals = 0
        self._errands: set[asyncio.Task[None]] = set()
        """Wishes that take their time, while others are heeded."""

    # -- what is told -------------------------------------------------------------------------

    def hear(self, message: bytes) -> None:
        """Something to send, in order."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self._hang_up(GOING_AWAY)

    def leave(self, error: HoldfastError) -> None:
        """The seat is no longer theirs."""
        self.hear(_encode(Refused("", problem(error), self.table.number)))
        self._hang_up(POLICY)

    def _hang_up(self, code: int) -> None:
        self.table.audience.drop(self)
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(code)

    def end_errands(self) -> None:
        """Nobody waits for the answers any more."""
        for errand in self._errands:
            errand.cancel()

    async def fail(self) -> None:
        """Something went wrong here: the client may come back and ask what it missed."""
        try:
            await self._socket.close(FAILED)
        except RuntimeError:
            log.debug("already-closed")

    async def send_all(self) -> None:
        """Send what is waiting, until somebody hangs up."""
        while True:
            message = await self._waiting.get()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_data(message, "text")

    # -- what is wished -----------------------------------------------------------------------

    async def receive_all(self) -> None:
        """Heed what the client wishes, one thing after another."""
        while True:
            raw = await received(self._socket)
            if len(raw) > self._house.serving.most_message:
                self._refuse("", TableError("message-too-large", limit=self._house.serving.most_message))
                self._hang_up(TOO_BIG)
                return
            await self._heed(raw)
            if self._refusals > MOST_REFUSALS:
                self._hang_up(POLICY)
                return

    async def _heed(self, raw: str | bytes) -> None:
        if not self._bucket.take():
            self._refuse("", TooMany())
            return
        try:
            wish = _wish.decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._refuse("", TableError("bad-message"))
            return
        if isinstance(wish, COSTLY) and not self._bucket.take(COSTLY_WEIGHT - 1):
            self._refuse(wish.id, TooMany())
            return
        if isinstance(wish, wishes.AskHint):
            errand = asyncio.create_task(self._answer_to(wish))
            self._errands.add(errand)
            errand.add_done_callback(self._errand_done)
        else:
            await self._answer_to(wish)

    def _errand_done(self, errand: asyncio.Task[None]) -> None:
        self._errands.discard(errand)
        error = None if errand.cancelled() else errand.exception()
        if error is not None:
            log.error("connection-failed", exc_info=error)
            self._hang_up(FAILED)

    async def _answer_to(self, wish: wishes.AnyWish) -> None:
        try:
            number, result = await self._grant_once(wish)
        except Conflict as error:
            self._refuse(wish.id, error)
            await self.table.present(self, getattr(wish, "number", -1), 0)
        except HoldfastError as error:
            self._refuse(wish.id, error)
        else:
            self._refusals = 0
            self.hear(_encode(Ack(wish.id, number, result)))

    def _refuse(self, id: str, error: HoldfastError) -> None:
        self._refusals += 1
        self._house.metrics.count("refusals", error.code)
        self.hear(_encode(Refused(id, problem(error), self.table.number)))

    async def _grant_once(self, wish: wishes.AnyWish) -> tuple[int, Any]:
        """A signal or a wish for a bot is not written down: the table remembers it for a while."""
        if not isinstance(wish, wishes.GiveSignal | wishes.AskBot):
            return await self._grant(wish)
        answer = self.table.answered(self.sitter, wish.id)
        if answer is None:
            answer = await self._grant(wish)
            self.table.remember(self.sitter, wish.id, answer)
        return answer

    async def _grant(self, wish: wishes.AnyWish) -> tuple[int, Any]:
        table, sitter = self.table, self.sitter
        match wish:
            case wishes.Choose():
                number = await table.choose(sitter, wish.id, wish.number, wish.choice)
                self._house.metrics.count("choices")
                return number, None
            case wishes.Undo():
                return await table.undo(
                    sitter, wish.id, wish.number, wish.grain, to=wish.to, line=wish.line
                ), None
            case wishes.Orders():
                return await table.set_order(sitter, wish.id, wish.number, wish.seat, wish.order), None
            case (
                wishes.Sync() | wishes.AskOdds() | wishes.AskAllOdds() | wishes.AskBarred() | wishes.AskHint()
            ):
                return await self._answer(wish)
            case wishes.Say() | wishes.GiveSignal() | wishes.AskBot():
                return await self._speak(wish)
            case wishes.Rename():
                return await self._rename(wish), None
            case wishes.Pause():
                return await table.change(sitter, wish.id, paused=wish.paused), None
            case wishes.LimitUndo():
                return await table.change(sitter, wish.id, undo_limit=wish.undo_limit), None
            case wishes.NewLink():
                token = derived_token(self._token, "new-link", table.id, str(wish.seat), wish.id)
                number = await self._reseat(wish.id, wish.seat, "person", "", hashed(token))
                return number, {"token": token}
            case wishes.SeatBot():
                return await self._reseat(wish.id, wish.seat, "bot", known_bot(wish.bot), ""), None

    async def _answer(
        self, wish: wishes.Sync | wishes.AskOdds | wishes.AskAllOdds | wishes.AskBarred | wishes.AskHint
    ) -> tuple[int, Any]:
        """What is asked changes nothing."""
        table, sitter = self.table, self.sitter
        match wish:
            case wishes.Sync():
                await table.present(self, wish.number, wish.chat)
                return table.number, None
            case wishes.AskOdds():
                return await asking.odds(table, sitter, wish.choice)
            case wishes.AskAllOdds():
                number, odds = await asking.all_odds(table, sitter)
                return number, {"odds": odds}
            case wishes.AskBarred():
                return await asking.barred(table, sitter)
            case wishes.AskHint():
                hints = await self._house.advice.hint(table, sitter)
                return hints.number, hints

    async def _speak(self, wish: wishes.Say | wishes.GiveSignal | wishes.AskBot) -> tuple[int, Any]:
        if self.sitter.onlooker:
            raise Forbidden("onlookers-watch")
        if isinstance(wish, wishes.GiveSignal):
            await self._house.signal(self.table, self.sitter, wish.signal, wish.on)
            return self.table.number, None
        if isinstance(wish, wishes.AskBot):
            wished = WishTold(wish.seat, wish.what, wish.thing)
            await self._house.ask_bot(self.table, self.sitter, wished)
            return self.table.number, None
        line = await self._house.say(self.table, self.sitter, wish.id, wish.text)
        return self.table.number, {"line": line}

    async def _rename(self, wish: wishes.Rename) -> int:
        return await rename(self.table, self.sitter, wish.id, wish.name)

    async def _reseat(
        self, message: str, seat: int, kind: Literal["person", "bot"], bot: str, token: str
    ) -> int:
        """Whoever held the seat holds it no longer."""

        def reseated(seats: list[SeatRow]) -> list[SeatRow]:
            if not any(one.seat == seat for one in seats):
                raise TableError("no-such-seat", seat=seat)
            return [
                SeatRow(seat, kind, "" if kind == "bot" else one.name, bot, token)
                for one in seats
                if one.seat == seat
            ]

        return await self.table.change(self.sitter, message, seats=reseated)


async def rename(table: LiveTable, sitter: Sitter, message: str, name: str) -> int:
    """Give the seats of a sitter a name."""
    if sitter.onlooker:
        raise Forbidden("onlookers-watch")

    def renamed(seats: list[SeatRow]) -> list[SeatRow]:
        return [
            SeatRow(one.seat, one.kind, name, one.bot, one.token)
            for one in seats
            if one.seat == sitter.seats[0] and one.kind == "person"
        ]

    return await table.change(sitter, message, seats=renamed, host_only=False)


async def received(socket: Socket) -> str | bytes:
    """The next message, text or not."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="", code=message.get("code", 1000))
    return message.get("text") or message.get("bytes") or b""


def same_origin(socket: Socket) -> bool:
    """Does the page that connects come from this server? What is no browser names no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc.lower() == socket.headers.get("host", "").lower()


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: TableId, house: NamedDependency[House]) -> None:
    """Watch a table and play at it. The first message carries the token."""
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    full = house.sockets.total >= house.serving.most_sockets
    with house.sockets.one_more(client_of(socket.scope)) as free:
        try:
            await socket.accept()
            if full or not free:
                await _turn_away(socket, house, Full("server-full" if full else "too-many-connections"))
                return
            connection = await _sit(socket, table_id, house)
            if connection is not None:
                await _converse(connection)
        except WebSocketDisconnect:
            pass


async def _turn_away(socket: Socket, house: House, error: HoldfastError) -> None:
    """Tell somebody who does not sit yet why not, and end the connection."""
    house.metrics.count("refusals", error.code)
    await socket.send_data(_encode(Refused("", problem(error), 0)), "text")
    await socket.close(POLICY)


async def _sit(socket: Socket, id: str, house: House) -> Connection | None:
    """Read the first message; who it does not open the table for is told so."""
    try:
        async with asyncio.timeout(house.serving.first_message_seconds):
            raw = await received(socket)
        if len(raw) > house.serving.most_message:
            raise TableError("message-too-large", limit=house.serving.most_message)
        wish = _first.decode(raw)
        table, sitter = await house.enter(id, wish.token)
        if len(table.audience.watchers) >= house.serving.most_watching:
            raise TooMany("too-many-watching")
    except (TimeoutError, msgspec.MsgspecError, UnicodeError, RecursionError):
        error: HoldfastError = TableError("bad-message")
    except HoldfastError as refusal:
        error = refusal
    else:
        connection = Connection(socket, house, table, sitter, wish.token)
        await table.watch(connection, wish.number, wish.chat)
        if house.holds(table):
            return connection
        table.audience.drop(connection)
        await socket.close(GOING_AWAY)
        return None
    await _turn_away(socket, house, error)
    return None


async def _converse(connection: Connection) -> None:
    """Send and receive until either side ends."""
    sending = asyncio.create_task(connection.send_all())
    receiving = asyncio.create_task(connection.receive_all())
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        if receiving.done() and not sending.done() and receiving.exception() is None:
            await sending
    finally:
        connection.table.audience.drop(connection)
        connection.end_errands()
        for task in (sending, receiving):
            task.cancel()
        ended = await asyncio.gather(sending, receiving, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
            log.error("connection-failed", exc_info=error)
            await connection.fail()
