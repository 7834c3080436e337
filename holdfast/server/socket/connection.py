"""The WebSocket connection of a client: numbered updates to it, requests from it."""

import asyncio
import logging
import math
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from holdfast.kernel.errors import HoldfastError
from holdfast.server.errors import Conflict, Forbidden, ServerFull, TableError, TooMany, Unavailable, problem
from holdfast.server.http.clients import LINE, MESSAGES, Line, client_of
from holdfast.server.http.rate_limit import TokenBucket
from holdfast.server.protocol import requests
from holdfast.server.protocol.messages import AckMessage, NoticeMessage, QueueMessage, RefusedMessage
from holdfast.server.storage.database import DatabaseDown
from holdfast.server.tables import queries, reseating
from holdfast.server.tables.bot_chat import BotRequestData
from holdfast.server.tables.live_table import Alteration, LiveTable
from holdfast.server.tables.new_table import known_bot
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.tables.seats import Participant, derived_token, hashed

log = logging.getLogger("holdfast.server")

MAX_QUEUED = 256
"""Unsent messages after which a slow client is disconnected; it reconnects and asks what it missed."""
WAITED_AT_ONCE = 1.0
"""Seconds; a longer time is waited for in parts."""
MAX_REFUSALS = 200
"""Refusals in a row after which a client is disconnected."""
COSTLY = (requests.Sync, requests.AskAllOdds, requests.AskHint)
COSTLY_WEIGHT = 4
"""Their weight in the rate limit of messages."""
Socket = WebSocket[Any, Any, Any]
TableRequest = (
    requests.Rename
    | requests.Pause
    | requests.LimitUndo
    | requests.SetDoor
    | requests.NewLink
    | requests.SeatBot
    | requests.ReturnToSeat
    | requests.AnswerReturn
    | requests.HandHost
)
TableId = Annotated[str, PathParameter(max_length=64, pattern=requests.WITHOUT_NUL)]
LEFT = (WebSocketDisconnect, OSError)
"""What is raised when a client has gone away: no error of ours."""
POLICY, TOO_BIG, GOING_AWAY, FAILED = 1008, 1009, 1001, 1011

_first = msgspec.json.Decoder(requests.Connect)
_request = msgspec.json.Decoder(requests.AnyRequest)
_encode = msgspec.json.Encoder().encode


class Connection:
    """One client at one table."""

    def __init__(
        self, socket: Socket, registry: TableRegistry, table: LiveTable, participant: Participant, token: str
    ) -> None:
        self.participant = participant
        self._token = token
        self.table = table
        self._socket = socket
        self._registry = registry
        self._client = client_of(socket.scope)
        self._line: Line | None = socket.scope["state"].get(LINE)
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue(MAX_QUEUED)
        self._bucket = socket.scope["state"].get(MESSAGES) or TokenBucket(
            registry.server_config.messages_per_second, registry.server_config.messages_at_once
        )
        self._refusals = 0
        self._tasks: set[asyncio.Task[None]] = set()
        """Requests that are handled in the background."""

    # -- sending ------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a message, or queue it where there is no quick way to the client."""
        if self._line is not None:
            if not self._line.send_text(message):
                self._hang_up(GOING_AWAY)
            return
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self._hang_up(GOING_AWAY)

    def send_notice(self) -> None:
        """What the host of the server has to say to everybody."""
        notice = self._registry.operator.state.notice
        if notice:
            self.send(_encode(NoticeMessage(notice)))

    def _tell_place(self, place: int) -> None:
        self.send(_encode(QueueMessage("hint", place)))

    def leave(self, error: HoldfastError) -> None:
        """The seat is no longer theirs."""
        self.send(_encode(RefusedMessage("", problem(error), self.table.number)))
        self._hang_up(POLICY)

    def _hang_up(self, code: int) -> None:
        self.table.broadcaster.drop(self)
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(code)

    def cancel_tasks(self) -> None:
        """Cancel the background requests."""
        for task in self._tasks:
            task.cancel()

    async def fail(self) -> None:
        """Close after an internal error; the client may reconnect and ask what it missed."""
        try:
            await self._socket.close(FAILED)
        except RuntimeError:
            log.debug("already-closed")

    async def send_all(self) -> None:
        """Send queued messages until the connection is closed."""
        while True:
            message = await self._waiting.get()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_data(message, "text")

    # -- requests -----------------------------------------------------------------------------

    async def receive_all(self) -> None:
        """Handle the requests of the client, one after another."""
        while True:
            raw = await received(self._line or self._socket)
            if len(raw) > self._registry.server_config.most_message:
                self._refuse(
                    "", TableError("message-too-large", limit=self._registry.server_config.most_message)
                )
                self._hang_up(TOO_BIG)
                return
            await self._handle(raw)
            if self._refusals > MAX_REFUSALS:
                self._hang_up(POLICY)
                return

    async def _handle(self, raw: str | bytes) -> None:
        try:
            request = _request.decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._refuse("", TableError("bad-message") if self._bucket.take() else TooMany())
            return
        if not self._bucket.take(COSTLY_WEIGHT if isinstance(request, COSTLY) else 1):
            self._refuse(request.id, TooMany())
            return
        if isinstance(request, requests.AskHint):
            task = asyncio.create_task(self._respond(request))
            self._tasks.add(task)
            task.add_done_callback(self._task_done)
        else:
            await self._respond(request)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("connection-failed", exc_info=error)
            self._hang_up(FAILED)

    async def _respond(self, request: requests.AnyRequest) -> None:
        try:
            number, result = await self._handle_once(request)
        except DatabaseDown as error:
            log.error("database-down", extra={"facts": {"reason": str(error)}})
            self._refuse(request.id, Unavailable())
        except Conflict as error:
            self._refuse(request.id, error)
            await self.table.present(self, getattr(request, "number", -1), 0)
        except HoldfastError as error:
            self._refuse(request.id, error)
        else:
            self._refusals = 0
            self.send(_encode(AckMessage(request.id, number, result)))

    def _refuse(self, id: str, error: HoldfastError) -> None:
        self._refusals += 1
        self._registry.metrics.count("refusals", error.code)
        self.send(_encode(RefusedMessage(id, problem(error), self.table.number)))

    async def _handle_once(self, request: requests.AnyRequest) -> tuple[int, Any]:
        """Signals and requests to bots are not stored: the table remembers them for a while."""
        if not isinstance(request, requests.GiveSignal | requests.AskBot):
            return await self._handle_request(request)
        answer = self.table.answered(self.participant, request.id)
        if answer is None:
            answer = await self._handle_request(request)
            self.table.remember(self.participant, request.id, answer)
        return answer

    async def _handle_request(self, request: requests.AnyRequest) -> tuple[int, Any]:
        table, participant = self.table, self.participant
        match request:
            case requests.Choose():
                number = await table.choose(participant, request.id, request.number, request.choice)
                self._registry.metrics.count("choices")
                return number, None
            case requests.Undo():
                unit = request.chosen_unit
                return await table.undo(
                    participant, request.id, request.number, unit, to=request.to, line=request.line
                ), None
            case requests.SetOrder():
                return await table.set_order(
                    participant, request.id, request.number, request.seat, request.order
                ), None
            case requests.GiveUp():
                return await table.give_up(participant, request.id, request.number, request.agree), None
            case requests.SetTurnEnd():
                return await table.set_turn_end(
                    participant, request.id, request.number, request.seat, request.confirm
                ), None
            case (
                requests.Sync()
                | requests.AskOdds()
                | requests.AskAllOdds()
                | requests.AskBarred()
                | requests.AskHint()
            ):
                return await self._answer(request)
            case requests.Say() | requests.GiveSignal() | requests.AskBot():
                return await self._speak(request)
            case requests.AnswerUndo():
                return await table.answer_undo(participant, request.id, request.number, request.agree), None
            case _:
                return await self._change_table(request)

    async def _change_table(self, request: TableRequest) -> tuple[int, Any]:
        """Requests that change the table itself: how it is set, and who sits where."""
        table, participant = self.table, self.participant
        grace, host_only, answer = self._registry.grace, True, None
        alter: Alteration
        match request:
            case requests.Rename():
                if participant.onlooker:
                    raise Forbidden("onlookers-watch")
                alter, host_only = reseating.rename(participant, request.name), False
            case requests.Pause():
                alter = reseating.pause(request.paused)
            case requests.LimitUndo():
                alter = reseating.limit_undo(request.undo_limit)
            case requests.SetDoor():
                alter = reseating.set_door(request.door)
            case requests.NewLink():
                token = derived_token(self._token, "new-link", table.id, str(request.seat), request.id)
                alter, answer = reseating.new_link(request.seat, hashed(token)), {"token": token}
            case requests.SeatBot():
                bot, host_only = known_bot(request.bot), False
                alter = reseating.seat_bot(table, participant, request.seat, bot, grace)
            case requests.ReturnToSeat():
                alter, host_only = reseating.come_back(participant), False
            case requests.AnswerReturn():
                alter = reseating.answer_return(request.seat, request.agree)
            case _:
                alter, host_only = reseating.hand_host(table, participant, request.seat, grace), False
        if not isinstance(request, requests.Rename | requests.Pause):
            alter = reseating.unless_daily(alter)
        return await table.change(participant, request.id, alter, host_only=host_only), answer

    async def _answer(
        self,
        request: requests.Sync
        | requests.AskOdds
        | requests.AskAllOdds
        | requests.AskBarred
        | requests.AskHint,
    ) -> tuple[int, Any]:
        """Queries: they change nothing."""
        table, participant = self.table, self.participant
        match request:
            case requests.Sync():
                await table.present(self, request.number, request.chat)
                return table.number, None
            case requests.AskOdds():
                return await queries.odds(table, participant, request.choice)
            case requests.AskAllOdds():
                number, odds = await queries.all_odds(table, participant)
                return number, {"odds": odds}
            case requests.AskBarred():
                return await queries.barred(table, participant)
            case requests.AskHint():
                hints = await self._registry.advice.hint(table, participant, self._client, self._tell_place)
                return hints.number, hints

    async def _speak(self, request: requests.Say | requests.GiveSignal | requests.AskBot) -> tuple[int, Any]:
        if self.participant.onlooker:
            raise Forbidden("onlookers-watch")
        if isinstance(request, requests.GiveSignal):
            await self._registry.signal(self.table, self.participant, request.signal, request.on)
            return self.table.number, None
        if isinstance(request, requests.AskBot):
            asked = BotRequestData(request.seat, request.what, request.thing)
            await self._registry.bots.ask(self.table, self.participant, asked)
            return self.table.number, None
        line = await self._registry.say(self.table, self.participant, request.id, request.text)
        return self.table.number, {"line": line}


async def received(socket: Socket | Line) -> str | bytes:
    """The next message, text or not."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="", code=message.get("code", 1000))
    return message.get("text") or message.get("bytes") or b""


async def first_message(socket: Socket, seconds: float) -> str | bytes:
    """The first message; `TimeoutError` if it does not come in time. While the server itself is held up, the
    time of the client does not run."""
    waiting = asyncio.create_task(received(socket))
    part = min(seconds, WAITED_AT_ONCE)
    try:
        for _ in range(math.ceil(seconds / part)):
            done, _ = await asyncio.wait({waiting}, timeout=part)
            if done:
                return waiting.result()
        raise TimeoutError
    finally:
        waiting.cancel()


def same_origin(socket: Socket) -> bool:
    """Does the page come from this server? Clients that are no browsers send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc.lower() == socket.headers.get("host", "").lower()


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: TableId, registry: NamedDependency[TableRegistry]) -> None:
    """Watch a table and play at it. The first message has the token."""
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    full = registry.sockets.total >= registry.server_config.most_sockets
    with registry.sockets.one_more(client_of(socket.scope)) as free:
        try:
            await socket.accept()
            if full or not free:
                await _turn_away(
                    socket, registry, ServerFull("server-full" if full else "too-many-connections")
                )
                return
            connection = await _sit(socket, table_id, registry)
            if connection is not None:
                await _converse(connection)
        except LEFT:
            pass


async def _turn_away(
    socket: Socket, registry: TableRegistry, error: HoldfastError, code: int = POLICY
) -> None:
    """Refuse a connection with a reason."""
    registry.metrics.count("refusals", error.code)
    await socket.send_data(_encode(RefusedMessage("", problem(error), 0)), "text")
    await socket.close(code)


async def _sit(socket: Socket, id: str, registry: TableRegistry) -> Connection | None:
    """Read the first message and check its token."""
    try:
        raw = await first_message(socket, registry.server_config.first_message_seconds)
        if len(raw) > registry.server_config.most_message:
            raise TableError("message-too-large", limit=registry.server_config.most_message)
        request = _first.decode(raw)
        connection = await _watch(socket, id, registry, request)
    except DatabaseDown as reason:
        log.error("database-down", extra={"facts": {"reason": str(reason)}})
        await _turn_away(socket, registry, Unavailable(), GOING_AWAY)
        return None
    except (TimeoutError, msgspec.MsgspecError, UnicodeError, RecursionError):
        error: HoldfastError = TableError("bad-message")
    except HoldfastError as refusal:
        error = refusal
    else:
        connection.send_notice()
        return connection
    await _turn_away(socket, registry, error)
    return None


async def _watch(socket: Socket, id: str, registry: TableRegistry, request: requests.Connect) -> Connection:
    """Connect to the table; once more, if it was evicted from memory meanwhile."""
    while True:
        table, participant = await registry.enter(id, request.token, client_of(socket.scope))
        by_link = sum(one.participant.key == participant.key for one in table.broadcaster.subscribers)
        config = registry.server_config
        if by_link >= (config.most_watching if participant.onlooker else config.most_per_seat):
            raise TooMany("too-many-watching")
        connection = Connection(socket, registry, table, participant, request.token)
        await table.watch(connection, request.number, request.chat)
        if registry.holds(table):
            return connection
        table.broadcaster.drop(connection)


async def _converse(connection: Connection) -> None:
    """Send and receive until either side ends."""
    sending = asyncio.create_task(connection.send_all())
    receiving = asyncio.create_task(connection.receive_all())
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        if receiving.done() and not sending.done() and receiving.exception() is None:
            await sending
    finally:
        connection.table.broadcaster.drop(connection)
        connection.cancel_tasks()
        for task in (sending, receiving):
            task.cancel()
        ended = await asyncio.gather(sending, receiving, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception) and not isinstance(error, LEFT):
            log.error("connection-failed", exc_info=error)
            await connection.fail()
