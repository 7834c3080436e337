"""Who watches a table, and what they are told."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from holdfast.kernel.errors import HoldfastError
from holdfast.server.errors import Forbidden
from holdfast.server.protocol import messages as told
from holdfast.server.protocol.view_diff import changes
from holdfast.server.storage.rows import ChatLine
from holdfast.server.tables.seats import Sitter, sitter_of
from holdfast.server.tables.snapshot import Standing

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Watcher(Protocol):
    """A connection that is told what happens."""

    sitter: Sitter

    def hear(self, message: bytes) -> None:
        """Something to send, in order."""

    def leave(self, error: HoldfastError) -> None:
        """The seat is no longer theirs."""


class Shown(msgspec.Struct, frozen=True):
    """What a kind of sitter was last told: at which number, which view, which table.

    The view is kept as it is sent: one piece of memory instead of hundreds.
    """

    number: int
    view: bytes
    table: told.TableTold


class Audience:
    """Everyone who watches one table."""

    def __init__(self, come_or_gone: Callable[[], None]) -> None:
        self.watchers: list[Watcher] = []
        self._come_or_gone = come_or_gone
        self._shown: dict[Sitter, Shown] = {}

    @property
    def here(self) -> told.Present:
        """Who is connected to this process."""
        sitters = [watcher.sitter for watcher in self.watchers]
        seats = sorted({seat for sitter in sitters for seat in sitter.seats})
        return told.Present(seats, sum(sitter.onlooker for sitter in sitters))

    def add(self, watcher: Watcher) -> None:
        """A connection has come; it is greeted next."""
        self.watchers.append(watcher)
        self._come_or_gone()

    def drop(self, watcher: Watcher) -> None:
        """A connection is gone."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            if not any(other.sitter == watcher.sitter for other in self.watchers):
                self._shown.pop(watcher.sitter, None)
            self._come_or_gone()

    def greet(self, watcher: Watcher, state: told.State, chat: Sequence[ChatLine]) -> None:
        """Tell a connection everything."""
        self._shown[watcher.sitter] = Shown(state.number, _encode(state.view), state.table)
        watcher.hear(_encode(msgspec.structs.replace(state, chat=chat)))

    def tell(self, standing: Standing, since: int) -> None:
        """Tell everyone what is new since that number."""
        said: dict[Sitter, bytes] = {}
        before = self.here
        for watcher in list(self.watchers):
            sitter = sitter_of(standing.row, standing.seats, watcher.sitter.key)
            if sitter is None:
                watcher.leave(Forbidden("seat-taken-away"))
                continue
            if sitter != watcher.sitter:
                shown = self._shown.get(watcher.sitter)
                if shown is not None:
                    self._shown.setdefault(sitter, shown)
                watcher.sitter = sitter
            if sitter not in said:
                said[sitter] = self._update(standing, sitter, since)
            watcher.hear(said[sitter])
        if self.here != before:
            self._come_or_gone()

    def _update(self, standing: Standing, sitter: Sitter, since: int) -> bytes:
        old = self._shown.get(sitter)
        view = told.view_told(standing.game, standing.seen_from(sitter))
        table = standing.table(sitter)
        known, log = standing.log_since(sitter, since)
        now = standing.now(sitter)
        follows = old is not None and old.number == since
        update = told.Update(
            number=now.number,
            question=now.question,
            outcome=now.outcome,
            undo=now.undo,
            choices=now.choices,
            since=since,
            changes=changes(_decode(old.view), view) if old is not None and follows else [[[], view]],
            log_from=known,
            log_start=log.start,
            log=log.log,
            table=msgspec.UNSET if old is not None and follows and old.table == table else table,
        )
        self._shown[sitter] = Shown(standing.number, _encode(view), table)
        return _encode(update)

    def tell_all(self, message: msgspec.Struct) -> None:
        """Something for everyone here that is no move."""
        if self.watchers:
            encoded = _encode(message)
            for watcher in list(self.watchers):
                watcher.hear(encoded)
