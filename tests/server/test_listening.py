"""Nobody waits for an answer that is ready."""

import socket

from holdfast.server.serve import listen


def test_an_answer_is_sent_at_once() -> None:
    """Without it every second piece of an answer waits for the other side to confirm the first: 40 ms."""
    with (
        listen("127.0.0.1", 0) as door,
        socket.create_connection(door.getsockname()),
        door.accept()[0] as connection,
    ):
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
