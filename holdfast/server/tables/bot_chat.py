"""Bots as companions at a table: what they say of their intentions, and what others wish of them."""

from collections import deque
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from holdfast.bots.companion import What, Wish
from holdfast.kernel.message import Message
from holdfast.server.storage.store import now
from holdfast.server.workers.bots import Task, Thought

MOST_LINES = 30
MOST_WISHES = 6
"""So many wishes a bot bears in mind."""


class WishTold(Struct, frozen=True):
    """What was wished of the bot at a seat, and which thing was meant."""

    seat: int
    what: What
    thing: str


class CompanyLine(Struct, frozen=True, omit_defaults=True):
    """Something said to or by a bot: its intention as a message, or somebody's wish."""

    seat: int
    at: int
    says: Message | None = None
    wish: WishTold | None = None


class Said(Struct, frozen=True, omit_defaults=True):
    """What is written down of a company: it outlives the process that heard it."""

    lines: list[CompanyLine] = []
    wishes: dict[int, list[Wish]] = {}
    spoke: dict[int, int] = {}


class Company:
    """What bots at one table said lately, and what they were asked for."""

    def __init__(self) -> None:
        self._lines: deque[CompanyLine] = deque(maxlen=MOST_LINES)
        self._wishes: dict[int, list[Wish]] = {}
        self._spoke: dict[int, int] = {}
        """The turn in which each bot spoke last."""

    @property
    def lines(self) -> Sequence[CompanyLine]:
        """What was said lately, for those who come."""
        return list(self._lines)

    def written(self) -> bytes:
        """Everything, to be written down."""
        return msgspec.msgpack.encode(Said(list(self._lines), self._wishes, self._spoke))

    def recall(self, written: bytes) -> None:
        """What was written down, where nothing newer was heard."""
        if not self._lines:
            said = msgspec.msgpack.decode(written, type=Said)
            self._lines.extend(said.lines)
            self._wishes, self._spoke = said.wishes, said.spoke

    def prepare(self, task: Task) -> Task:
        """What a bot is to think about, with what it was asked for; it speaks once in a turn."""
        speaks = task.watched and len(task.options) > 1 and self._spoke.get(task.seat) != task.turn
        return replace(task, wishes=list(self._wishes.get(task.seat, [])), speaks=speaks)

    def says(self, task: Task, thought: Thought) -> CompanyLine | None:
        """What the bot says before it acts, if it does."""
        if thought.says is None:
            return None
        self._spoke[task.seat] = task.turn
        line = CompanyLine(task.seat, now(), says=thought.says)
        self.note(line)
        return line

    def follow(self, task: Task, thought: Thought) -> bool:
        """The bot has acted: what it fulfilled, or heard too long ago, is forgotten. Was there any?"""
        done = [wish for wish in task.wishes if wish not in thought.wishes]
        if done:
            self._wishes[task.seat] = [wish for wish in self._wishes[task.seat] if wish not in done]
        return bool(done)

    def ask(self, seat: int, line: CompanyLine, turn: int) -> None:
        """Somebody wishes something of a bot; the latest wish about a thing counts."""
        wish = line.wish
        assert wish is not None
        others = [one for one in self._wishes.get(seat, []) if one.thing != wish.thing]
        self._wishes[seat] = [*others, Wish(wish.what, wish.thing, turn)][-MOST_WISHES:]
        self.note(line)

    def note(self, line: CompanyLine) -> None:
        """Keep what was said, here or through another process."""
        self._lines.append(line)
