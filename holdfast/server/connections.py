"""Connections: how many there may be, and how long each may keep the server waiting.

uvicorn bounds neither. A client that sends nothing, or a header or a body without end, that takes nothing of
what it is sent, or that only pings, is let go; one that comes too often is told so.
"""

import asyncio
import logging
import math
import signal
import socket
from collections import Counter
from types import FrameType
from typing import Any, cast

import h11
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from holdfast.server.config import ServerConfig
from holdfast.server.frames import WINDOW_BITS, compressed_frame, frame, whole_text
from holdfast.server.http.clients import LINE, MESSAGES
from holdfast.server.http.metrics import Metrics
from holdfast.server.http.proxies import TrustedProxies
from holdfast.server.http.rate_limit import TokenBucket, client_key
from holdfast.server.http.refusing import refusing

log = logging.getLogger("holdfast.connections")

BACKLOG = 2048
"""Connections that the system keeps until we come to them."""
ACCEPTED_AT_ONCE = 32
"""Each of them takes a file before we can refuse it."""
MAX_REFUSED = 32
"""Connections that are being told why they are refused; further ones are closed without a word."""
REFUSED_SECONDS = 2.0
SLICE = 4096
"""Bytes of a WebSocket that are read before its frames are counted."""
MAX_OVERRUN = 200
"""Frames beyond the limit after which a client is cut off."""
MAX_UNSENT = 500_000
"""Bytes that a client may leave unread; then it is disconnected. It reconnects and asks what it missed."""
MIN_COMPRESSED = 1200
"""Bytes of a text from which on it is compressed: what is shorter fits into one packet anyway."""
COMPRESSION = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    server_max_window_bits=WINDOW_BITS,
    client_max_window_bits=WINDOW_BITS,
    compress_settings={"level": 1, "memLevel": 5},
)
"""Each message by itself: so it is compressed once for all, and a connection takes less memory."""
AT_THE_END = StreamReader.at_eof.__code__
"""Where the layer below waits between two frames."""
POLICY = 1008
TICKS_A_SECOND = 10


class ConnectionLimiter:
    """Counts connections, in all and per address, and refuses further ones."""

    def __init__(self, server_config: ServerConfig, metrics: Metrics) -> None:
        self.server_config = server_config
        self.metrics = metrics
        self._proxies = TrustedProxies(server_config.proxies)
        self._clients: dict[asyncio.Transport, str] = {}
        self._by_client: Counter[str] = Counter()
        self._silent: dict[asyncio.Transport, None] = {}
        """Connections without a request yet, the oldest first."""
        self._refused: set[asyncio.Transport] = set()

    @property
    def inside(self) -> int:
        """How many connections there are."""
        return len(self._clients)

    def enter(self, transport: asyncio.Transport, host: str) -> str:
        """Accept a connection, or return the code of the reason why not."""
        client = "" if host in self._proxies else client_key(host)
        if client and self._by_client[client] >= self.server_config.connections_per_address:
            return self._refuse(transport, "too-many-connections", client)
        if self.inside >= self.server_config.most_connections and not self._make_room():
            return self._refuse(transport, "server-full", client)
        self._clients[transport] = client
        self._by_client[client] += 1
        self._silent[transport] = None
        return ""

    def _make_room(self) -> bool:
        """Close the connection that has been silent for longest."""
        oldest = next(iter(self._silent), None)
        if oldest is None:
            return False
        del self._silent[oldest]
        self.let_go(oldest, "silent")
        return True

    def _refuse(self, transport: asyncio.Transport, code: str, client: str) -> str:
        self.metrics.count("connections_refused", code)
        log.warning(code, extra={"facts": {"client": client, "connections": self.inside}})
        if len(self._refused) >= MAX_REFUSED:
            transport.abort()
        self._refused.add(transport)
        return code

    def asked(self, transport: asyncio.Transport) -> None:
        """The connection has sent a request."""
        self._silent.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """The connection is lost."""
        self._silent.pop(transport, None)
        self._refused.discard(transport)
        client = self._clients.pop(transport, None)
        if client is not None:
            self._by_client[client] -= 1
            if not self._by_client[client]:
                del self._by_client[client]

    def let_go(self, transport: asyncio.Transport, why: str) -> None:
        """Close a connection at once, whatever is still to be sent."""
        self.metrics.count("connections_closed", why)
        transport.abort()


class BoundedConfig(Config):
    """The configuration of uvicorn, with our limits on connections."""

    def __init__(self, app: Any, door: ConnectionLimiter, **settings: Any) -> None:
        super().__init__(
            app,
            http=HttpConnection,
            ws=WebSocketConnection,
            backlog=ACCEPTED_AT_ONCE,
            forwarded_allow_ips=door.server_config.proxies,
            **settings,
        )
        self.door = door


def _door(config: Config) -> ConnectionLimiter:
    assert isinstance(config, BoundedConfig)
    return config.door


class _Unread:
    """Notices a client that does not read what it is sent."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._unsent = 0
        self._since = 0.0

    def overdue(self, transport: asyncio.Transport, now: float) -> str:
        unsent = transport.get_write_buffer_size()
        if not unsent or not self._unsent or unsent < self._unsent:
            self._since = now
        self._unsent = unsent
        return "stalled" if now - self._since > self._seconds else ""


class HttpConnection(H11Protocol):
    """An HTTP connection with time limits for header and body."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = _door(config)
        self._unread = _Unread(self._door.server_config.stall_seconds)
        self._refused = False
        self._phase = ""
        self._deadline = math.inf

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        refusal = self._door.enter(self.transport, self.client[0] if self.client else "")
        if refusal:
            self._refused = True
            self.app = refusing(refusal)
            self._wait("refused", REFUSED_SECONDS)
        else:
            self._wait("header", self._door.server_config.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._door.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._refused:
            self._follow()

    def _should_upgrade(self) -> bool:
        return not self._refused and super()._should_upgrade()

    def _follow(self) -> None:
        """Follow the progress of the request."""
        state = self.conn.their_state
        if state is h11.IDLE:
            self._wait("header", self._door.server_config.header_seconds)
            return
        self._door.asked(self.transport)
        if state is h11.SEND_BODY:
            self._wait("body", self._door.server_config.body_seconds)
        else:
            self._phase, self._deadline = "", math.inf

    def _wait(self, phase: str, seconds: float) -> None:
        if self._phase != phase:
            self._phase, self._deadline = phase, self.loop.time() + seconds

    def overdue(self, now: float) -> str:
        """The reason to close it, if there is one."""
        if now > self._deadline:
            return self._phase
        return self._unread.overdue(self.transport, now)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket on which everything that is sent counts, pings and pieces of messages too."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = _door(config)
        self._unread = _Unread(self._door.server_config.stall_seconds)
        server_config = self._door.server_config
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [COMPRESSION]
        self._bucket = TokenBucket(server_config.messages_per_second, server_config.messages_at_once)
        self._unsent: list[bytes] = []
        self._most_queued = server_config.messages_at_once + MAX_OVERRUN
        self._over = 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._door.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if len(data) <= SLICE and self._between_messages() and self._received_whole(data):
            self._ends_flood()
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self._ends_flood():
                return

    def _between_messages(self) -> bool:
        """Has everything that came so far been read, and is the connection open?"""
        conn = self.conn
        if conn.state is not OPEN or conn.current_size is not None or conn.reader.buffer or self.close_sent:
            return False
        waiting = cast(Any, conn.parser).gi_yieldfrom
        return getattr(waiting, "gi_code", None) is AT_THE_END and not self.transport.is_closing()

    def _received_whole(self, data: bytes) -> bool:
        """Take a text that came whole, past the layers that put frames together; False if it is none."""
        found = whole_text(data)
        if found is None or (found.rsv1 and not self.conn.extensions):
            return False
        try:
            for extension in self.conn.extensions:
                found = extension.decode(found, max_size=self.conn.max_message_size)
            text = bytes(found.data).decode()
        except ProtocolError as error:
            self._fail(CloseCode.PROTOCOL_ERROR, error)
        except PayloadTooBig as error:
            self._fail(CloseCode.MESSAGE_TOO_BIG, error)
        except UnicodeDecodeError as error:
            self._fail(CloseCode.INVALID_DATA, error)
        else:
            if not text:
                self._count()
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() > 1 and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    def _fail(self, code: int, error: Exception) -> None:
        self.conn.fail(code, str(error))
        self.conn.parser_exc = error
        self.handle_parser_exception()

    def _ends_flood(self) -> bool:
        if self._over <= MAX_OVERRUN and self.queue.qsize() <= self._most_queued:
            return False
        self._cut_off()
        return True

    def _cut_off(self) -> None:
        self._door.metrics.count("connections_closed", "flood")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(POLICY)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def _count(self) -> None:
        if not self._bucket.take():
            self._over += 1

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][MESSAGES] = self._bucket
            self.scope["state"][LINE] = self

    def send_text(self, text: bytes) -> bool:
        """Send a text past the layers of the application, which cost more than compressing it; what is sent
        in the same turn of the loop goes out together."""
        if self.transport.get_write_buffer_size() > MAX_UNSENT:
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        compress = len(text) >= MIN_COMPRESSED and self._compresses()
        self._unsent.append(compressed_frame(text) if compress else frame(text))
        return True

    def _flush(self) -> None:
        """Send what waits, unless one of both sides has said goodbye."""
        frames, self._unsent = self._unsent, []
        if frames and self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def _compresses(self) -> bool:
        """Does the client understand what is compressed as we do it?"""
        return any(
            isinstance(one, PerMessageDeflate)
            and one.local_no_context_takeover
            and one.local_max_window_bits == WINDOW_BITS
            for one in self.conn.extensions
        )

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if bytes(event.data) != self.pending_ping_payload:
            self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if not event.data or not event.fin:
            self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not event.data or not event.fin:
            self._count()
        super().handle_bytes(event)

    def overdue(self, now: float) -> str:
        """The reason to close it, if there is one."""
        return self._unread.overdue(self.transport, now)


class Server(uvicorn.Server):
    """uvicorn with limits on connections."""

    def __init__(self, config: BoundedConfig) -> None:
        super().__init__(config)
        self._door = config.door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(note_error)
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(BACKLOG)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Say in the log why the server ends."""
        logging.getLogger("holdfast.server").info(
            "told-to-stop", extra={"facts": {"signal": signal.Signals(sig).name}}
        )
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            now = asyncio.get_running_loop().time()
            for one in list(self.server_state.connections):
                if isinstance(one, HttpConnection | WebSocketConnection):
                    reason = one.overdue(now)
                    if reason:
                        self._door.let_go(one.transport, reason)
        return await super().on_tick(counter)


def note_error(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error of the event loop in one line."""
    error = context.get("exception")
    facts = {"what": context.get("message", "")}
    if isinstance(error, OSError):
        log.error("loop-error", extra={"facts": facts | {"error": str(error)}})
    else:
        log.error("loop-error", exc_info=error, extra={"facts": facts})
