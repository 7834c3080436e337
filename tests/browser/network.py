"""A wire between browser and server that can be cut, and led to another server."""

import selectors
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from holdfast.server.serve import listen

CHUNK = 65536


class Wire:
    """Carries bytes from a port of its own to the server.

    `cut` loses every connection, `mend` lets new ones through.
    """

    def __init__(self, address: str) -> None:
        self._listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._lock = threading.Lock()
        self._lines: set[socket.socket] = set()
        self._target: tuple[str, int] | None = None
        self.mend(address)
        threading.Thread(target=self._accept, daemon=True).start()

    def mend(self, address: str) -> None:
        """Lead what comes from now on to that server."""
        parts = urlsplit(address)
        assert parts.hostname is not None and parts.port is not None
        self._target = (parts.hostname, parts.port)

    def cut(self) -> None:
        """Lose every connection, and let no new one through."""
        with self._lock:
            self._target = None
            lines, self._lines = self._lines, set()
        for line in lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()

    def close(self) -> None:
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        with near:
            if self._target is None:
                return
            with suppress(OSError, ValueError), socket.create_connection(self._target) as far:
                far.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                with self._lock:
                    self._lines |= {near, far}
                self._exchange(near, far)

    def _exchange(self, near: socket.socket, far: socket.socket) -> None:
        with selectors.DefaultSelector() as waiting:
            waiting.register(near, selectors.EVENT_READ, far)
            waiting.register(far, selectors.EVENT_READ, near)
            while True:
                for key, _ in waiting.select():
                    assert isinstance(key.fileobj, socket.socket)
                    content = key.fileobj.recv(CHUNK)
                    if not content:
                        return
                    key.data.sendall(content)


@contextmanager
def wire(address: str) -> Iterator[Wire]:
    one = Wire(address)
    try:
        yield one
    finally:
        one.close()
