"""Chat with the bots of a table: what they say they intend to do, and what players ask of them."""

from collections import deque
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from holdfast.bots.companion import BotRequest, RequestKind
from holdfast.kernel.message import Message
from holdfast.server.storage.store import now
from holdfast.server.workers.bots import BotDecision, BotTask

MAX_LINES = 30
MAX_REQUESTS = 6
"""Requests that a bot keeps in mind."""


class BotRequestData(Struct, frozen=True):
    """A request to the bot at a seat, about a thing."""

    seat: int
    what: RequestKind
    thing: str


class BotChatLine(Struct, frozen=True, omit_defaults=True):
    """A line of the bot chat: what a bot intends, as a message, or a player's request."""

    seat: int
    at: int
    says: Message | None = None
    request: BotRequestData | None = field(default=None, name="wish")


class StoredBotChat(Struct, frozen=True, omit_defaults=True):
    """The bot chat of a table as it is stored."""

    lines: list[BotChatLine] = []
    requests: dict[int, list[BotRequest]] = field(default_factory=dict, name="wishes")
    spoke: dict[int, int] = {}


class BotChat:
    """What the bots of one table said last, and which requests are open."""

    def __init__(self) -> None:
        self._lines: deque[BotChatLine] = deque(maxlen=MAX_LINES)
        self._requests: dict[int, list[BotRequest]] = {}
        self._spoke: dict[int, int] = {}
        """The turn in which each bot spoke last."""
        self._plan: tuple[int, int, list[str]] = -1, 0, []
        """The bot that chose last, the number of the move after its own, and what it means to choose then."""

    @property
    def lines(self) -> Sequence[BotChatLine]:
        """The last lines, for clients that connect."""
        return list(self._lines)

    def written(self) -> bytes:
        """Everything, encoded for the store."""
        return msgspec.msgpack.encode(StoredBotChat(list(self._lines), self._requests, self._spoke))

    def recall(self, written: bytes) -> None:
        """Restore what was stored, unless there is something newer."""
        if not self._lines:
            said = msgspec.msgpack.decode(written, type=StoredBotChat)
            self._lines.extend(said.lines)
            self._requests, self._spoke = said.requests, said.spoke

    def prepare(self, task: BotTask) -> BotTask:
        """The task with the open requests; a bot speaks once in a turn."""
        speaks = task.watched and len(task.options) > 1 and self._spoke.get(task.seat) != task.turn
        seat, number, plan = self._plan
        return replace(
            task,
            requests=list(self._requests.get(task.seat, [])),
            speaks=speaks,
            plan=list(plan) if (seat, number) == (task.seat, task.number) else [],
        )

    @property
    def requests(self) -> Mapping[int, Sequence[BotRequest]]:
        """The open requests, by the seat of the bot."""
        return self._requests

    def says(self, task: BotTask, decision: BotDecision) -> BotChatLine | None:
        """What the bot says before it acts, if anything."""
        if decision.says is None:
            return None
        self._spoke[task.seat] = task.turn
        line = BotChatLine(task.seat, now(), says=decision.says)
        self.note(line)
        return line

    def follow(self, task: BotTask, decision: BotDecision) -> bool:
        """Drop the requests that the bot has fulfilled or that have expired; were there any?"""
        self._plan = task.seat, task.number + 1, decision.plan
        done = [request for request in task.requests if request not in decision.requests]
        if done:
            self._requests[task.seat] = [
                request for request in self._requests[task.seat] if request not in done
            ]
        return bool(done)

    def ask(self, seat: int, line: BotChatLine, turn: int) -> None:
        """Add a request to a bot; the latest request about a thing counts."""
        request = line.request
        assert request is not None
        others = [one for one in self._requests.get(seat, []) if one.thing != request.thing]
        self._requests[seat] = [*others, BotRequest(request.what, request.thing, turn)][-MAX_REQUESTS:]
        self.note(line)

    def note(self, line: BotChatLine) -> None:
        """Add a line, from here or from another process."""
        self._lines.append(line)
