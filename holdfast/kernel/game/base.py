"""What a game holds: its table, the choices made, snapshots to go back to."""

import sys
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal

import msgspec

from holdfast.kernel.chance import Chance
from holdfast.kernel.history import Frame, HistoryEntry, Recovery, Snapshot
from holdfast.kernel.message import Message, MessageBuilder
from holdfast.kernel.packs.manifest import PackLabel
from holdfast.kernel.question import Option, Question
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Table

UndoLimit = Literal["anything", "nothing-new", "nothing"]
Order = Literal["ask", "save", "never"]

LONG_TURN = 60
"""A turn with more choices gets another snapshot, which bounds how much is replayed."""
_encode_view = msgspec.json.Encoder().encode
ViewParts = dict[str, bytes]
"""A view as JSON, each of its parts by itself: most of them stay as they are."""


class GameBase:
    """Reading a game, and laying it out as it was at a snapshot."""

    __slots__ = (
        "_asked",
        "_declined",
        "_due",
        "_held",
        "_here",
        "_running",
        "_since",
        "confirm_turn_end",
        "digest",
        "from_setup",
        "history",
        "orders",
        "packs",
        "recovered",
        "rules",
        "snapshots",
        "table",
        "undo_draws_anew",
        "undo_limit",
    )

    def __init__(self, rules: Rules[Any, Any], table: Table[Any, Any], snapshot: bytes | None = None) -> None:
        self.rules = rules
        self.table = table
        self.from_setup = False
        """Began with a set-up, not with a position."""
        self.digest = ""
        """Fingerprint of the content, where it is not the shipped one."""
        self.packs: tuple[PackLabel, ...] = ()
        """The packs that the content is made of, the lowest first."""
        self.history: list[HistoryEntry] = []
        """The choices made so far, each an entry that undo can go back to."""
        self.orders: dict[int, Order] = {}
        """Standing orders by seat for reactions: ask, ask when it would save a hero, never."""
        self.confirm_turn_end: Collection[int] = frozenset()
        """The seats whose turn does not end by itself: they are asked although nothing else is left."""
        self.undo_limit: UndoLimit = "anything"
        self.undo_draws_anew = True
        """After taking back past new information the luck is another (no fishing)."""
        self.recovered: Recovery | None = None
        state = snapshot or rules.encode(table.state)
        chance = table.chance
        self._since = Snapshot(
            0, chance.count, 0, table.turns, table.rounds, state, table.active_seat, chance.chain
        )
        self.snapshots: list[Snapshot] = [self._since]
        """The beginning, and clean points of later turns; a quiet game keeps the beginning alone."""
        self._due = sys.maxsize if table.quiet else rules.choices_between_snapshots
        """The number of choices from which a clean point gets a snapshot, unless its turn has one."""
        self._asked: Question | None = None
        self._held: Option | None = None
        """The option that ends the turn, where the open question is whether to end it."""
        self._here: tuple[Question, Snapshot] | None = None
        """A clean question and the snapshot that was made when it was open: many forks may start from it."""
        self._declined: tuple[int, frozenset[int]] = 0, frozenset()
        """Who has declined, and after how many choices: it says nothing of any other question."""
        self._running: Generator[Question, Option | None, None] | None = None

    @property
    def options(self) -> Mapping[str, Any]:
        """The options the game was set up with."""
        return self.table.options

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.rules.seats(self.table.options)

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self.table.turns

    @property
    def rounds(self) -> int:
        """How many rounds have begun."""
        return self.table.rounds

    @property
    def seed(self) -> int:
        """The seed that the game was dealt with."""
        return self.table.chance.seed

    @property
    def content(self) -> Any:
        """The content that the game is played with."""
        return self.table.content

    @property
    def results(self) -> list[str]:
        """What chance has decided here, as `name:face`, oldest first."""
        return list(self.table.chance.results)

    @property
    def redraws(self) -> int:
        """How often luck was drawn anew after taking back."""
        return self.table.chance.take

    @property
    def results_expected(self) -> int:
        """How many results of a replay chance has not been asked for yet."""
        return len(self.table.chance.script)

    @property
    def results_drawn(self) -> int:
        """How many results chance has decided, those before the start of this game included."""
        return self.table.chance.count

    def results_of(self, number: int) -> list[str]:
        """What chance decided after choice `number`, before the next one."""
        chance, entries = self.table.chance, self.history
        before = chance.count - len(chance.results)
        until = entries[number + 1].results if number + 1 < len(entries) else chance.count
        return chance.results[entries[number].results - before : until - before]

    @property
    def choices(self) -> list[str]:
        """The ids chosen so far."""
        return [entry.id for entry in self.history]

    @property
    def declined(self) -> frozenset[int]:
        """The seats that have declined to answer the open question (see `window`)."""
        choices, seats = self._declined
        return seats if choices == len(self.history) else frozenset()

    def decline(self, seats: Iterable[int]) -> None:
        """These seats decline to answer the open question. It stays open: others are still asked."""
        self._declined = len(self.history), self.declined.union(seats)

    # -- what is shown ------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What that seat may see, as plain data (None: an onlooker).

        A game begins when its question, events or outcome are looked at: until then this shows
        the table as it was laid out.
        """
        view: dict[str, Any] = msgspec.to_builtins(self.rules.view(self.table, seat), str_keys=True)
        return view

    def view_parts(self, seat: int | None = None) -> ViewParts:
        """`view` as JSON, each of its parts by itself."""
        view = self.rules.view(self.table, seat)
        if isinstance(view, dict):
            return {name: _encode_view(part) for name, part in view.items()}
        parts = zip(view.__struct_encode_fields__, msgspec.structs.astuple(view), strict=True)
        return {name: _encode_view(part) for name, part in parts if part is not msgspec.UNSET}

    def view_parts_of(self, frame: Frame, seat: int | None = None) -> ViewParts:
        """What that seat could see at an earlier moment of this game, as JSON."""
        table, now = self.table, self.table.state
        table.state = self.rules.decode(frame.state)
        try:
            return self.view_parts(seat)
        finally:
            table.state = now

    @contextmanager
    def filming(self, frames: list[Frame]) -> Iterator[None]:
        """Add a frame after each event of what is played meanwhile."""
        table, encode = self.table, self.rules.encode
        table.observer = lambda: frames.append(Frame(len(table.events), encode(table.state)))
        try:
            yield
        finally:
            table.observer = None

    def messages(self) -> MessageBuilder:
        """Builds messages from the options, events, odds and reasons of this game."""
        return MessageBuilder(self.rules, self.table)

    def encoded_state(self) -> bytes:
        """The state as it is now, encoded: equal states have equal bytes."""
        return self.rules.encode(self.table.state)

    # -- what bots know of it -----------------------------------------------------------------------

    def leads_to(self, option: Option, thing: str) -> bool:
        """Does the option touch that thing, or bring whoever chooses it nearer to it?"""
        return self.rules.bot.leads_to(self.table, option, thing)

    def figure(self, seat: int) -> Message:
        """Who sits there: a hero, a defender."""
        return self.messages().named(self.rules.wording.figure(self.table, seat))

    def progress(self) -> float:
        """How far the game has got, between 0 and 1 (won): it tells lost games apart."""
        return self.rules.bot.progress(self.table)

    def settled(self) -> bool:
        """Has chance hardly any say from here on?"""
        return self.rules.bot.settled(self.table)

    def evaluate(self) -> float:
        """What the game's evaluation says of the position as it is laid out, without asking anything."""
        return self.rules.bot.evaluate(self.table)

    def features(self) -> Mapping[str, float] | None:
        """What the evaluation multiplies by each weight; None if the game does not say."""
        return self.rules.bot.features(self.table)

    # -- snapshots ----------------------------------------------------------------------------------

    def _keep_snapshot(self) -> None:
        """The state at this clean point, once in a turn unless it is very long: what forks, undo and saved
        games start from."""
        table, last, number = self.table, self.snapshots[-1], len(self.history)
        if table.turns == last.turns and number < last.choices + LONG_TURN:
            return
        self._since = self._snapshot(number, self.rules.encode(table.state))
        self.snapshots.append(self._since)
        self._set_due()

    def _snapshot(self, number: int, state: bytes) -> Snapshot:
        table, chance = self.table, self.table.chance
        events, seat = len(table.events), table.active_seat
        return Snapshot(number, chance.count, events, table.turns, table.rounds, state, seat, chance.chain)

    def _set_due(self) -> None:
        apart = self.rules.choices_between_snapshots
        self._due = sys.maxsize if self.table.quiet else self.snapshots[-1].choices + apart

    def _script_before(self, results: int) -> list[str]:
        """The script as it was when there were that many results."""
        chance = self.table.chance
        told = max(0, chance.scripted - results)
        since = len(chance.results) - (chance.count - results)
        return [*chance.script, *reversed(chance.results[since : since + told])]

    def _lay_out(self, base: Snapshot, script: list[str]) -> None:
        """Put everything back as it was at that snapshot, before anything is asked."""
        old = self.table
        told = base.results - (old.chance.count - len(old.chance.results))
        chance = Chance(old.chance.seed, take=old.chance.take, count=base.results, chain=base.chain)
        chance.results = old.chance.results[:told]
        chance.script = script
        self.table = table = Table(self.rules.decode(base.state), old.content, old.options, chance, old.quiet)
        table.events = old.events[: base.events]
        table.turns, table.rounds, table.active_seat = base.turns, base.rounds, base.active_seat
        self.history = self.history[: base.choices]
        self.snapshots = [snapshot for snapshot in self.snapshots if snapshot.choices <= base.choices]
        self._since = base
        self._set_due()
        self._asked = self._running = self._held = None
