"""Logs: one JSON object in a line, with facts and without secrets."""

import logging
import sys
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

MAX_KINDS = 1000
THIRD_PARTY_LOGGERS = ("holdfast.connections", "uvicorn", "asyncio")
"""What these say is up to whoever connects: anybody could fill the disk with it."""


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON; tokens never come this way."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = _without_values(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def _without_values(trace: str) -> str:
    """A database that refuses a row repeats its values, names and hashes of tokens among them."""
    return "\n".join(one for one in trace.splitlines() if not one.lstrip().startswith("DETAIL:"))


class Throttle(logging.Filter):
    """Lets the same message through a few times a minute; the next one after that tells how many were not."""

    def __init__(
        self, most: int = 3, seconds: float = 60.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._seen: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Is it to be written?"""
        now, facts = self._clock(), getattr(record, "facts", {})
        key = (record.name, str(record.msg), str(facts.get("what", "")))
        since, count = self._seen.get(key, (-self._seconds, 0))
        if now - since < self._seconds:
            self._seen[key] = (since, count + 1)
            return count < self._most
        if len(self._seen) >= MAX_KINDS:
            self._seen.clear()
        self._seen[key] = (now, 1)
        if count > self._most:
            record.facts = facts | {"suppressed": count - self._most}
        return True


def write_logs(level: int = logging.INFO) -> None:
    """Write the logs of the registry, of the web server and of the event loop to standard error."""
    for name in ("holdfast", *THIRD_PARTY_LOGGERS):
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonFormatter())
        if name in THIRD_PARTY_LOGGERS:
            handler.addFilter(Throttle())
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level if name == "holdfast" else logging.WARNING)
        logger.propagate = False
    threading.excepthook = note_thread


def note_thread(failed: threading.ExceptHookArgs) -> None:
    """Log that a thread has failed, as one line of JSON like everything else."""
    error = failed.exc_value or failed.exc_type()
    name = failed.thread.name if failed.thread is not None else ""
    logging.getLogger("holdfast.server").error(
        "thread-failed", exc_info=error, extra={"facts": {"thread": name}}
    )
