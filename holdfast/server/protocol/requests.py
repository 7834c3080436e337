"""Requests from clients, validated when they are decoded."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from holdfast.bots.companion import RequestKind
from holdfast.kernel.game import Order
from holdfast.kernel.history import UndoUnit
from holdfast.kernel.packs.bounds import MAX_PACKS
from holdfast.server.storage.rows import Door, UndoPolicy

WITHOUT_NUL = r"^[^\x00]*$"
"""Databases refuse this character."""
Name = Annotated[str, Meta(max_length=60, pattern=WITHOUT_NUL)]
Title = Annotated[str, Meta(max_length=120, pattern=WITHOUT_NUL)]
Token = Annotated[str, Meta(max_length=100)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
Seat = Annotated[int, Meta(ge=0, le=99)]
Choice = Annotated[str, Meta(min_length=1, max_length=400)]
Signal = Literal["look", "help", "wait", "thanks"]
PackRefs = Annotated[list[str], Meta(max_length=MAX_PACKS)]
"""Packs: one of this server's by its id, one that was sent to it by its key."""
Thing = Annotated[str, Meta(max_length=100)]
SeatHolder = Literal["me", "friend", "here", "bot"]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat: the creator of the table, a friend, somebody at the same screen, a bot."""

    kind: SeatHolder = "friend"
    name: Name = ""
    bot: Name = ""
    order: Order = "ask"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create. Without `seats` its creator plays them all.

    With a `seed` the luck is the same as at every other table of that seed; without one it is secret.
    """

    game: Name
    options: dict[str, Any] = {}
    title: Title = ""
    seats: Annotated[list[NewSeat], Meta(max_length=20)] = []
    undo_limit: UndoPolicy = "consent"
    door: Door = "seats"
    """What the bare address of the table offers to people without a link."""
    position: dict[str, Any] | None = None
    packs: PackRefs = []
    """The packs that it is played with, the lowest first; a saved game says itself which it needs."""
    record: dict[str, Any] | None = None
    """A saved game: it continues after its last choice, with new luck."""
    confirm: bool = True
    """Ask people before their turn ends, although nothing else is left to do."""
    seed: Annotated[int, Meta(gt=-1, lt=1 << 62)] | None = None


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to start. Settings that the campaign decides are no options of it."""

    game: Name
    options: dict[str, Any] = {}
    packs: PackRefs = []
    title: Title = ""
    seats: Annotated[list[NewSeat], Meta(max_length=20)] = []
    undo_limit: UndoPolicy = "consent"
    door: Door = "seats"
    seed: Annotated[int, Meta(gt=-1, lt=1 << 62)] | None = None


class NextChapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Start the next chapter of a campaign that has had `after` tables.

    Idempotent: a second request gets the table that exists already.
    """

    after: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class OptionsQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Options to validate."""

    game: Name
    options: dict[str, Any] = {}
    packs: PackRefs = []


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, under a name; another free one instead of one's own, if wanted."""

    name: Name = ""
    seat: Seat | None = None


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat at a table whose address is open; `token`, made by the client, will open it.

    Idempotent: the same token gets the same seat.
    """

    seat: Seat
    token: Annotated[str, Meta(min_length=32, max_length=100)]
    name: Name = ""


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A request of a client; `id` is chosen by the client and makes the request idempotent."""

    id: MessageId


class Connect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """The first message: the token, and what the client has already received."""

    token: Token
    number: Number = -1
    chat: Number = 0


class Sync(Request, frozen=True, tag="sync"):
    """Send the state; the client has received everything up to `number`."""

    number: Number = -1
    chat: Number = 0


class Choose(Request, frozen=True, tag="choose"):
    """Choose an option, seen at move `number` (optimistic concurrency)."""

    number: Number
    choice: Choice


class Undo(Request, frozen=True, tag="undo"):
    """Take back: by unit, to a choice by its number, or to a line of the log.

    `grain` is the former name of `unit`, which pages that were opened before an update still send.
    """

    number: Number
    unit: UndoUnit | None = None
    grain: UndoUnit | None = None
    to: Number | None = None
    line: Number | None = None

    @property
    def chosen_unit(self) -> UndoUnit:
        """The unit by either name."""
        return self.unit or self.grain or "choice"


class SetOrder(Request, frozen=True, tag="orders"):
    """A standing order for a seat."""

    number: Number
    seat: Seat
    order: Order


class SetTurnEnd(Request, frozen=True, tag="turn-end"):
    """Ask a seat before its turn ends, although nothing else is left to do, or do not."""

    number: Number
    seat: Seat
    confirm: bool


class GiveUp(Request, frozen=True, tag="give-up"):
    """Propose to give up the game, agree to it, or be against it."""

    number: Number
    agree: bool = True


class Say(Request, frozen=True, tag="say"):
    """Say something to everyone."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=WITHOUT_NUL)]


class GiveSignal(Request, frozen=True, tag="signal"):
    """A quick signal, perhaps at things on the table."""

    signal: Signal
    on: Annotated[list[Thing], Meta(max_length=10)] = []


class AskBot(Request, frozen=True, tag="ask-bot"):
    """A request to the bot at a seat: take that one, keep that, come here."""

    seat: Seat
    what: RequestKind
    thing: Annotated[str, Meta(min_length=1, max_length=100)]


class AskOdds(Request, frozen=True, tag="odds"):
    """What may come of an option?"""

    choice: Choice


class AskAllOdds(Request, frozen=True, tag="odds-all"):
    """What may come of each option of mine?"""


class AskBarred(Request, frozen=True, tag="barred"):
    """What cannot be chosen, and why not?"""


class AskHint(Request, frozen=True, tag="hint"):
    """What is my best option? Computed in the background; other requests are handled meanwhile."""


class Pause(Request, frozen=True, tag="pause"):
    """The host pauses the table, or lets it go on."""

    paused: bool


class LimitUndo(Request, frozen=True, tag="undo-limit"):
    """The host says how far undo may go."""

    undo_limit: UndoPolicy


class NewLink(Request, frozen=True, tag="new-link"):
    """The host makes a new link for a seat; the old one opens nothing any more."""

    seat: Seat


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """Hand a seat to a bot: the host any, everybody their own, and whoever sits here that of a person who has
    been away for a while."""

    seat: Seat
    bot: Name = ""


class AnswerUndo(Request, frozen=True, tag="answer-undo"):
    """Agree that something is taken back, or be against it; who asked for it may withdraw."""

    number: Number
    agree: bool = True


class ReturnToSeat(Request, frozen=True, tag="return"):
    """Take one's seat back from a bot, or ask the host for it."""


class AnswerReturn(Request, frozen=True, tag="answer-return"):
    """The host gives a seat back to the player who asked for it, or does not."""

    seat: Seat
    agree: bool = True


class HandHost(Request, frozen=True, tag="hand-host"):
    """Make the person at a seat the host: the host's to do, or one's own where the host has been away."""

    seat: Seat


class SetDoor(Request, frozen=True, tag="door"):
    """The host says what the bare address of the table offers."""

    door: Door


class Rename(Request, frozen=True, tag="rename"):
    """Take another name."""

    name: Name


AnyRequest = (
    Sync
    | Choose
    | Undo
    | SetOrder
    | SetTurnEnd
    | GiveUp
    | Say
    | GiveSignal
    | AskBot
    | AskOdds
    | AskAllOdds
    | AskBarred
    | AskHint
    | Pause
    | LimitUndo
    | NewLink
    | SeatBot
    | AnswerUndo
    | ReturnToSeat
    | AnswerReturn
    | HandHost
    | SetDoor
    | Rename
)
