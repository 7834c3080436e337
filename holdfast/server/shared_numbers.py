"""The numbers of all processes that serve the same tables: they share them through the database."""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from holdfast.server.http.metrics import Metrics, Numbers, metrics_text
from holdfast.server.recent_errors import ErrorSummary, RecentErrors, together
from holdfast.server.storage.database import DatabaseDown
from holdfast.server.storage.state_store import StateStore
from holdfast.server.storage.store import Store, now

log = logging.getLogger("holdfast.server")

NUMBERS = "metrics-"
SHARE_SECONDS = 10.0
GONE_AFTER_MS = 60_000
"""A process that is silent for so long is gone."""

_encode = msgspec.json.encode
_decode = msgspec.json.Decoder(Numbers).decode


class SharedNumbers:
    """What this process has counted, and the others with it."""

    def __init__(
        self, store: Store, metrics: Metrics, errors: RecentErrors, gauges: Callable[[], dict[str, int]]
    ) -> None:
        self._alone = not store.postgres
        self._state = StateStore(store)
        self._metrics = metrics
        self._errors = errors
        self._gauges = gauges

    def own(self) -> Numbers:
        """The numbers of this process."""
        return Numbers(self._metrics.counts(), self._gauges(), self._errors.last_day())

    async def of_all(self, name: str) -> dict[str, Numbers]:
        """The numbers of every process by its name; this one has that name, or none where it is alone."""
        if self._alone:
            return {"": self.own()}
        found = await self._state.newer(NUMBERS, now() - GONE_AFTER_MS)
        others = {one.removeprefix(NUMBERS): _decode(data) for one, data in found.items()}
        return others | {name: self.own()}

    async def text(self, name: str) -> str:
        """All of them in the form that Prometheus reads."""
        return metrics_text(await self.of_all(name))

    async def summary(self, name: str) -> tuple[dict[str, int], list[ErrorSummary]]:
        """The gauges of all processes added up, and their errors of the last day."""
        gauges: dict[str, int] = {}
        errors: list[ErrorSummary] = []
        for numbers in (await self.of_all(name)).values():
            for gauge, number in numbers.gauges.items():
                gauges[gauge] = gauges.get(gauge, 0) + number
            errors += numbers.errors
        return gauges, together(errors)

    async def put(self, name: str) -> None:
        """Let the other processes know the numbers of this one."""
        await self._state.put(NUMBERS + name, _encode(self.own()))
        await self._state.forget_older(NUMBERS, now() - GONE_AFTER_MS)

    async def share(self, name: str) -> None:
        """Do so every few seconds."""
        while True:
            try:
                await self.put(name)
            except DatabaseDown as error:
                log.error("database-down", extra={"facts": {"reason": str(error)}})
            await asyncio.sleep(SHARE_SECONDS)
