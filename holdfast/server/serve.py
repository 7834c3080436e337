"""Runs the server: `holdfast serve`."""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import msgspec

import holdfast
from holdfast import words
from holdfast.server.app import make_app
from holdfast.server.config import ServerConfig
from holdfast.server.connections import BACKLOG, BoundedConfig, ConnectionLimiter, Server
from holdfast.server.errors import CannotServe
from holdfast.server.file_limit import within_files
from holdfast.server.http.metrics import Metrics
from holdfast.server.http.root_path import RootPath, clean_root_path
from holdfast.server.json_log import write_logs
from holdfast.server.notices.mail import check_mail
from holdfast.server.storage.only_server import only_server
from holdfast.server.storage.store import Store, is_postgres
from holdfast.server.worker_processes import WorkerProcesses

log = logging.getLogger("holdfast.server")

SHUTDOWN_SECONDS = 5
GC_STEPS = (20_000, 20, 50)
"""The more is in memory, the longer everyone waits while it is looked through."""
SWITCH_SECONDS = 0.0005
"""How long the loop keeps the writer waiting for its turn; each move waits for the writer a few times."""


def serve(server_config: ServerConfig, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` hears the address once the port is ours."""
    check_mail(server_config)
    server_config = within_files(server_config)
    server_config = msgspec.structs.replace(server_config, root_path=clean_root_path(server_config.root_path))
    if server_config.workers > 1 and not is_postgres(server_config.database):
        raise CannotServe("workers-need-postgres")
    with only_server(server_config.database), listen(host, port) as listening:
        with _saying_why_it_stops():
            asyncio.run(_prepare(server_config.database))
        found, at = listening.getsockname()[:2]
        address = f"http://{f'[{found}]' if ':' in found else found}:{at}{server_config.root_path}"
        if server_config.workers > 1:
            write_logs()
            ready(address)
            WorkerProcesses(server_config, listening, _work).run()
        else:
            serve_on(server_config, listening, lambda: ready(address))


def serve_on(
    server_config: ServerConfig, listening: socket.socket, ready: Callable[[], None] = lambda: None
) -> None:
    """Serve what comes to a socket, in this process."""
    write_logs()
    metrics = Metrics()
    with _saying_why_it_stops():
        app = make_app(server_config, metrics)
        _settle()
    config = BoundedConfig(
        RootPath(app, server_config.root_path),
        ConnectionLimiter(server_config, metrics),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws_max_size=4 * server_config.most_message,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
    )
    threading.Thread(target=_read_words, daemon=True).start()
    ready()
    facts = {"connections": server_config.most_connections, "live": server_config.most_sockets}
    log.info("limits", extra={"facts": facts})
    Server(config).run(sockets=[listening])


@contextmanager
def _saying_why_it_stops() -> Iterator[None]:
    """Who is stopped while starting says so in the log before it ends; later uvicorn listens to signals."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, _frame: FrameType | None) -> None:
        write_logs()
        log.info("stopped-while-starting", extra={"facts": {"signal": signal.Signals(number).name}})
        signal.signal(number, before)
        signal.raise_signal(number)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _work(server_config: ServerConfig, listening: socket.socket) -> None:
    """What each of several processes does."""
    holdfast.shelf()
    serve_on(within_files(server_config), listening)


def _read_words() -> None:
    """Read the words of every game now, so that the first player of each does not wait for them."""
    for game in holdfast.shelf():
        try:
            words.variables(game)
        except OSError as error:  # No file is left, for example: then they are read when they are needed.
            log.warning("words-not-read", extra={"facts": {"game": game, "error": str(error)}})


def _settle() -> None:
    """What is loaded now stays; what comes is looked through for garbage less often, in longer strides."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_STEPS)


async def _prepare(database: str) -> None:
    """Find out now, not later, whether the database can be used."""
    store = Store(database)
    try:
        await store.open()
    finally:
        await store.close()


def listen(host: str, port: int) -> socket.socket:
    """A port of ours. What is answered there is sent at once, and not kept back until the other side has
    confirmed what was sent before (asyncio sees to that for sockets of its own only)."""
    try:
        listening = socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=BACKLOG
        )
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listening
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port-taken", port=str(port), host=host) from None
        raise CannotServe(
            "cannot-listen", host=host, port=str(port), detail=error.strerror or str(error)
        ) from None
    except OverflowError:
        raise CannotServe("cannot-listen", host=host, port=str(port), detail=str(port)) from None
