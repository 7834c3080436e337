"""The errors of the last day, for the operator's page."""

import logging
import time
from collections import deque
from collections.abc import Iterable

from msgspec import Struct

DAY_SECONDS = 24 * 3600
MAX_ERRORS = 500


class ErrorSummary(Struct, frozen=True):
    """An error, how often it happened in the last day, and when last (milliseconds)."""

    event: str
    count: int
    last: int


class RecentErrors(logging.Handler):
    """Remembers errors as they are logged; only their names, never what they were about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._seen: deque[tuple[float, str]] = deque(maxlen=MAX_ERRORS)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember one."""
        self._seen.append((record.created, str(record.msg)[:100]))

    def last_day(self) -> list[ErrorSummary]:
        """The errors of the last day, the newest first."""
        since = time.time() - DAY_SECONDS
        return together([ErrorSummary(event, 1, int(at * 1000)) for at, event in self._seen if at >= since])


def together(errors: Iterable[ErrorSummary]) -> list[ErrorSummary]:
    """Each error once, the newest first."""
    found: dict[str, ErrorSummary] = {}
    for one in errors:
        known = found.get(one.event, ErrorSummary(one.event, 0, 0))
        found[one.event] = ErrorSummary(one.event, known.count + one.count, max(known.last, one.last))
    return sorted(found.values(), key=lambda one: -one.last)
