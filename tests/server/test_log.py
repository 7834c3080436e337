"""Logs are lines of JSON, and no client can fill the disk with them."""

import asyncio
import errno
import json
import logging
import threading
from collections.abc import Iterator

import pytest

from holdfast.server.connections import note_error
from holdfast.server.json_log import JsonFormatter, Throttle, note_thread


class Lines(logging.Handler):
    """Keeps what is written."""

    def __init__(self, throttle: Throttle) -> None:
        super().__init__()
        self.setFormatter(JsonFormatter())
        self.addFilter(throttle)
        self.lines: list[dict[str, object]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(self.format(record)))


@pytest.fixture
def clock() -> list[float]:
    return [0.0]


@pytest.fixture
def written(clock: list[float]) -> Iterator[list[dict[str, object]]]:
    logger = logging.getLogger("holdfast.connections")
    handler = Lines(Throttle(2, 60.0, lambda: clock[0]))
    logger.addHandler(handler)
    yield handler.lines
    logger.removeHandler(handler)


def no_file_left() -> None:
    loop = asyncio.new_event_loop()
    error = OSError(errno.EMFILE, "Too many open files")
    note_error(loop, {"message": "socket.accept() out of system resource", "exception": error})
    loop.close()


def test_a_thread_that_fails_is_one_line_too(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    before = threading.excepthook
    threading.excepthook = note_thread
    try:
        thread = threading.Thread(target=fail, name="words")
        thread.start()
        thread.join()
    finally:
        threading.excepthook = before
    [record] = [one for one in caplog.records if one.msg == "thread-failed"]
    line = JsonFormatter().format(record)
    assert len(line.splitlines()) == 1
    assert json.loads(line)["thread"] == "words"
    assert "Too many open files" in json.loads(line)["error"]


def test_an_error_of_the_event_loop_is_one_line(written: list[dict[str, object]]) -> None:
    no_file_left()
    line = written[0]
    assert (line["event"], line["what"]) == ("loop-error", "socket.accept() out of system resource")
    assert "Too many open files" in str(line["error"])


def test_the_same_is_written_twice_a_minute_and_then_counted(
    written: list[dict[str, object]], clock: list[float]
) -> None:
    for _ in range(1000):
        no_file_left()
    assert len(written) == 2
    clock[0] = 61.0
    no_file_left()
    assert (len(written), written[-1]["suppressed"]) == (3, 998)
