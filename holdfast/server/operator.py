"""What the host of a server decides for all its tables: a notice, and whether new tables may be created."""

from collections.abc import Callable

import msgspec

from holdfast.server.protocol.messages import NoticeMessage
from holdfast.server.storage.state_store import StateStore
from holdfast.server.storage.store import Store

STATE = "operator"


class OperatorState(msgspec.Struct, frozen=True):
    """What is decided."""

    notice: str = ""
    new_tables: bool = True


class Operator:
    """Keeps the decisions in the store, and tells every process of them."""

    def __init__(self, store: Store, send_to_all: Callable[[msgspec.Struct], None]) -> None:
        self._store = store
        self._kept = StateStore(store)
        self._send_to_all = send_to_all
        self.state = OperatorState()

    async def load(self) -> None:
        """Read the decisions; whoever is connected is told of a new notice."""
        found = await self._kept.get(STATE)
        before = self.state
        self.state = OperatorState() if found is None else msgspec.json.decode(found, type=OperatorState)
        if self.state.notice != before.notice:
            self._send_to_all(NoticeMessage(self.state.notice))

    async def set_notice(self, text: str) -> None:
        """Show that to everybody at a table, until it is taken away (empty)."""
        await self._save(msgspec.structs.replace(self.state, notice=text))

    async def allow_new_tables(self, allowed: bool) -> None:
        """Let tables be created, or not."""
        await self._save(msgspec.structs.replace(self.state, new_tables=allowed))

    async def _save(self, state: OperatorState) -> None:
        await self._kept.put(STATE, msgspec.json.encode(state))
        await self.load()
        await self._store.tell({"what": STATE})
