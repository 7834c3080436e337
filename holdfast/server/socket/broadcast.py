"""Broadcasts of a table to its connected clients."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import ViewParts
from holdfast.server.errors import Forbidden
from holdfast.server.protocol import messages
from holdfast.server.protocol.view_diff import Change, changes, whole
from holdfast.server.storage.rows import ChatLine
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.seats import Participant, participant_of

_encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """A connection that receives updates."""

    participant: Participant

    def send(self, message: bytes) -> None:
        """Queue a message."""

    def leave(self, error: HoldfastError) -> None:
        """Close the connection: the participant has lost their seat."""


class LastSent(msgspec.Struct, frozen=True):
    """What a participant was sent last: move number, view, table.

    The view is kept encoded, which takes less memory.
    """

    number: int
    view: ViewParts
    table: messages.TableData


class _Changes(msgspec.Struct, frozen=True):
    """How two views differ that are told apart by their identity: as long as this is kept, so are they."""

    old: ViewParts
    new: ViewParts
    made: list[Change]


class _Steps(msgspec.Struct, frozen=True):
    """The steps from that view on."""

    old: ViewParts
    made: list[messages.StepData]


class _SharedUpdate:
    """What the seats of a table are told after a move; worked out once for all who are told the same."""

    def __init__(self, loaded: LoadedTable, since: int) -> None:
        self._loaded = loaded
        self._game = loaded.game
        self._live_game = loaded.live_game
        self._seats = loaded.shown_seats()
        self._known = loaded.live_game.rewritten_since(since)
        self._log_start, logged = loaded.live_game.newest_log(self._known)
        builder = self._game.messages()
        self._logged = [(one.event, messages.log_entry(builder, one)) for one in logged]
        self._steps: dict[tuple[int, int | None], _Steps] = {}
        self._views: dict[int | None, ViewParts] = {}
        self._changes: dict[tuple[int, int], _Changes] = {}
        question = self._game.question
        self.prompt = None if question is None else messages.prompt_of(self._game, question)

    def table(self, participant: Participant) -> messages.TableData:
        """The table itself, for a participant."""
        return self._loaded.table_with(self._seats, participant)

    def log(self, participant: Participant) -> tuple[int, messages.LogPart]:
        """From which entry on the log has changed, and the new entries."""
        told = [entry for event, entry in self._logged if messages.is_visible(event, participant)]
        return self._known, messages.LogPart(self._log_start, told)

    def of(self, seat: int | None) -> ViewParts:
        """The view of a seat, encoded."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._game.view_parts(seat)
        return found

    def changes(self, old: ViewParts, new: ViewParts) -> list[Change]:
        """What makes a view of an older one; without an older one, the whole view."""
        key = id(old), id(new)
        found = self._changes.get(key)
        if found is None:
            made = changes(old, new) if old else whole(new)
            found = self._changes[key] = _Changes(old, new, made)
        return found.made

    def steps(self, old: ViewParts, seat: int | None) -> list[messages.StepData]:
        """How the moves came about that have not been broadcast yet, for a seat that saw `old`."""
        frames = self._live_game.frames
        if not old or not frames:
            return []
        key = id(old), seat
        found = self._steps.get(key)
        if found is None:
            offset = self._live_game.start.snapshot.events
            made = messages.steps_data(
                self._game, old, self.of(seat), seat, frames, offset=offset, changes=self.changes
            )
            found = self._steps[key] = _Steps(old, made)
        return found.made


class Broadcaster:
    """The connections to one table."""

    def __init__(self, on_presence: Callable[[], None]) -> None:
        self.subscribers: list[Subscriber] = []
        self._on_presence = on_presence
        self._shown: dict[Participant, LastSent] = {}

    @property
    def here(self) -> messages.Presence:
        """Who is connected to this process."""
        participants = [subscriber.participant for subscriber in self.subscribers]
        seats = sorted({seat for participant in participants for seat in participant.seats})
        onlookers = sum(participant.onlooker for participant in participants)
        return messages.Presence(seats, onlookers, any(participant.host for participant in participants))

    def add(self, subscriber: Subscriber) -> None:
        """Add a connection; `send_state` comes next."""
        self.subscribers.append(subscriber)
        self._on_presence()

    def drop(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            if not any(other.participant == subscriber.participant for other in self.subscribers):
                self._shown.pop(subscriber.participant, None)
            self._on_presence()

    def send_state(
        self, subscriber: Subscriber, state: messages.StateMessage, chat: Sequence[ChatLine]
    ) -> None:
        """Send a connection the whole state."""
        self._shown[subscriber.participant] = LastSent(
            state.number, {name: _encode(part) for name, part in state.view.items()}, state.table
        )
        subscriber.send(_encode(msgspec.structs.replace(state, chat=chat)))

    def send_updates(self, loaded: LoadedTable, since: int) -> None:
        """Send everyone what is new since move `since`."""
        if not self.subscribers:
            return
        said: dict[Participant, bytes] = {}
        shared = _SharedUpdate(loaded, since)
        changed = False
        for subscriber in list(self.subscribers):
            participant = participant_of(loaded.row, loaded.seats, subscriber.participant.key)
            if participant is None:
                changed, had_seat = True, bool(subscriber.participant.seats)
                subscriber.leave(Forbidden("seat-taken-away" if had_seat else "watching-closed"))
                continue
            if participant != subscriber.participant:
                shown = self._shown.get(subscriber.participant)
                if shown is not None:
                    self._shown.setdefault(participant, shown)
                subscriber.participant, changed = participant, True
            if participant not in said:
                said[participant] = self._update(loaded, shared, participant, since)
            subscriber.send(said[participant])
        if changed:
            self._on_presence()

    def _update(
        self, loaded: LoadedTable, shared: "_SharedUpdate", participant: Participant, since: int
    ) -> bytes:
        old = self._shown.get(participant)
        seat = loaded.seen_from(participant)
        view = shared.of(seat)
        table = shared.table(participant)
        known, log = shared.log(participant)
        now = loaded.now(participant, shared.prompt)
        seen = old if old is not None and old.number == since else None
        before = seen.view if seen is not None else {}
        update = messages.UpdateMessage(
            number=now.number,
            question=now.question,
            outcome=now.outcome,
            undo=now.undo,
            undo_asks=now.undo_asks,
            choices=now.choices,
            since=since,
            notes=[note for note in loaded.notes if note.number > since],
            changes=shared.changes(before, view),
            log_from=known,
            log_start=log.start,
            log=log.log,
            table=msgspec.UNSET if seen is not None and seen.table == table else table,
            steps=shared.steps(before, seat),
        )
        self._shown[participant] = LastSent(loaded.number, view, table)
        return _encode(update)

    def send_message(self, message: msgspec.Struct) -> None:
        """Send everyone here a message that is no move."""
        if self.subscribers:
            encoded = _encode(message)
            for subscriber in list(self.subscribers):
                subscriber.send(encoded)
