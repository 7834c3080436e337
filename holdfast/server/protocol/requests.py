"""What a client may ask for, as structs that are checked on the way in."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from holdfast.bots.companion import What
from holdfast.kernel.game import Order, UndoLimit
from holdfast.kernel.history import Grain

Name = Annotated[str, Meta(max_length=60)]
Title = Annotated[str, Meta(max_length=120)]
Token = Annotated[str, Meta(max_length=100)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
Seat = Annotated[int, Meta(ge=0, le=99)]
Choice = Annotated[str, Meta(min_length=1, max_length=400)]
Signal = Literal["look", "help", "wait", "thanks"]
Thing = Annotated[str, Meta(max_length=100)]
Sitting = Literal["me", "friend", "here", "bot"]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: the one who sets the table, a friend, somebody at the same screen, a bot."""

    kind: Sitting = "friend"
    name: Name = ""
    bot: Name = ""
    order: Order = "ask"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set. Without seats the one who sets it plays them all.

    With a `seed` the luck is the same as at every other table of that seed, for those who want to
    play the same deal twice; without one nobody knows it.
    """

    game: Name
    options: dict[str, Any] = {}
    title: Title = ""
    seats: Annotated[list[NewSeat], Meta(max_length=20)] = []
    undo_limit: UndoLimit = "anything"
    position: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    """A game that was written down: it goes on from its last choice, with luck of its own."""
    seed: Annotated[int, Meta(gt=-1, lt=1 << 62)] | None = None


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to set out on. What the campaign decides by itself is no option of it."""

    game: Name
    options: dict[str, Any] = {}
    title: Title = ""
    seats: Annotated[list[NewSeat], Meta(max_length=20)] = []
    undo_limit: UndoLimit = "anything"
    seed: Annotated[int, Meta(gt=-1, lt=1 << 62)] | None = None


class GoOn(Struct, frozen=True, forbid_unknown_fields=True):
    """On to the next chapter, as one knows the campaign to have had so many tables.

    Whoever asks twice, or after somebody else, is told of the table that is there.
    """

    after: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that somebody thinks of playing by."""

    game: Name
    options: dict[str, Any] = {}


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking one's place, under a name."""

    name: Name = ""


class Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A message of a client; `id` is the client's own, so that one sent twice is heeded once."""

    id: MessageId


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """The first message: the token, and what is already known."""

    token: Token
    number: Number = -1
    chat: Number = 0


class Sync(Wish, frozen=True, tag="sync"):
    """Tell me how things stand: I stopped at `number`."""

    number: Number = -1
    chat: Number = 0


class Choose(Wish, frozen=True, tag="choose"):
    """Choose an option, as the table stood at `number`."""

    number: Number
    choice: Choice


class Undo(Wish, frozen=True, tag="undo"):
    """Take back: by grain, to a choice by its number, or to a line of the log."""

    number: Number
    grain: Grain = "choice"
    to: Number | None = None
    line: Number | None = None


class Orders(Wish, frozen=True, tag="orders"):
    """A standing order for a seat."""

    number: Number
    seat: Seat
    order: Order


class Say(Wish, frozen=True, tag="say"):
    """Say something to everyone."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class GiveSignal(Wish, frozen=True, tag="signal"):
    """A quick signal, perhaps at things on the table."""

    signal: Signal
    on: Annotated[list[Thing], Meta(max_length=10)] = []


class AskBot(Wish, frozen=True, tag="ask-bot"):
    """Wish something of the bot at a seat: take that one, keep that, come here."""

    seat: Seat
    what: What
    thing: Annotated[str, Meta(min_length=1, max_length=100)]


class AskOdds(Wish, frozen=True, tag="odds"):
    """What may come of an option?"""

    choice: Choice


class AskAllOdds(Wish, frozen=True, tag="odds-all"):
    """What may come of each option of mine?"""


class AskBarred(Wish, frozen=True, tag="barred"):
    """What cannot be chosen, and why not?"""


class AskHint(Wish, frozen=True, tag="hint"):
    """What had I best choose? It is thought about for a while; other wishes are heeded meanwhile."""


class Pause(Wish, frozen=True, tag="pause"):
    """The host pauses the table, or lets it go on."""

    paused: bool


class LimitUndo(Wish, frozen=True, tag="undo-limit"):
    """The host says how far undo may go."""

    undo_limit: UndoLimit


class NewLink(Wish, frozen=True, tag="new-link"):
    """The host makes a new link for a seat; the old one opens nothing any more."""

    seat: Seat


class SeatBot(Wish, frozen=True, tag="seat-bot"):
    """The host hands a seat to a bot."""

    seat: Seat
    bot: Name = ""


class Rename(Wish, frozen=True, tag="rename"):
    """Take another name."""

    name: Name


AnyWish = (
    Sync
    | Choose
    | Undo
    | Orders
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
    | Rename
)
