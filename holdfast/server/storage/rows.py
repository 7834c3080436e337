"""The rows of the store, as structs."""

from typing import Any, Literal

from msgspec import Struct

from holdfast.kernel.game import UndoLimit

UndoPolicy = Literal["consent", "anything", "nothing-new", "nothing"]
"""How far choices may be taken back: `consent` asks the people concerned, the others limit the game."""
Door = Literal["seats", "watch", "closed"]
"""What the bare address of a table offers to people without a link: a free seat, to watch, nothing."""
NoteKind = Literal["took-back", "kept", "sat-down", "to-bot", "returned", "asks-seat", "host"]

SeatKind = Literal["person", "bot"]
MoveKind = Literal["choice", "decline", "undo", "orders", "table", "recovered"]


class TableRow(Struct, frozen=True):
    """A table: which game, by which options and seed, and how its host has set it.

    `opening` holds the results of chance before the first question; `start` the record it goes on
    from, where the game did not begin with a set-up. `host` and `onlooker` are hashes of tokens.
    """

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seed: int
    opening: list[str]
    start: dict[str, Any] | None
    title: str
    undo_limit: UndoPolicy
    paused: bool
    host: str
    onlooker: str
    created: int
    over: bool = False
    campaign: str = ""
    """The id of the campaign it belongs to."""
    door: Door = "closed"
    daily: str = ""
    """The day whose siege it is: then its luck depends on the choices, and its terms are fixed."""
    packs: str = ""
    """The keys of the packs it is played with, in their order, with commas between them."""

    @property
    def pack_keys(self) -> list[str]:
        """The keys of the packs, the lowest first."""
        return self.packs.split(",") if self.packs else []


def game_limit(policy: UndoPolicy) -> UndoLimit:
    """How far the game itself lets choices be taken back."""
    return "anything" if policy == "consent" else policy


class TableTokens(Struct, frozen=True):
    """The hashes of the tokens that open a table whatever the seats say."""

    host: str
    onlooker: str
    door: Door = "closed"


class SeatRow(Struct, frozen=True):
    """A seat, who holds it, and the hash of the token that acts for it (empty: nobody's).

    A person's seat is free until it is `taken`; `seen` is when its person was last connected. Where a bot
    plays for a person, `former` is the hash of that person's token; they may return at will (`returns`), or
    have asked for the seat (`asks`).
    """

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    token: str = ""
    taken: bool = False
    seen: int = 0
    former: str = ""
    former_name: str = ""
    returns: bool = False
    asks: bool = False


class TableNote(Struct, frozen=True):
    """What people did to the table itself, told in the chronicle after line `line` of the log.

    `number` is the move it came with. Names are kept as they were.
    """

    number: int
    at: int
    line: int
    what: NoteKind
    seat: int | None
    name: str
    data: dict[str, Any] = {}


class Move(Struct, frozen=True):
    """One entry of a table's list.

    A choice holds the results of chance that came of it, so that it replays without the seed; whoever
    declines while others are still asked chooses nothing yet. `mark` tells a message that was sent twice
    from two messages.
    """

    number: int
    kind: MoveKind
    seat: int | None
    data: dict[str, Any]
    mark: str = ""
    at: int = 0
    note: TableNote | None = None


class StoredSnapshot(Struct, frozen=True):
    """The state before choice number `choices`, written down with move `number`.

    `events` counts the lines of the log before it; `start` and `stretch` are those of `storage.history`.
    Older tables have states without these until they are next read.
    """

    number: int
    choices: int
    chance: int
    state: bytes
    events: int | None = None
    start: bytes | None = None
    stretch: bytes | None = None


class HistoryUpdate(Struct, frozen=True):
    """What is to be stored of a game's way up to move `number`: new states, and a checkpoint.

    States past choice `keep` were taken back.
    """

    number: int
    keep: int | None
    kept: list[StoredSnapshot]
    checkpoint: bytes | None


class ChatLine(Struct, frozen=True):
    """What somebody said: text, never markup."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class CampaignRow(Struct, frozen=True):
    """A campaign: which game, by which options. Who sits there is known by its tables."""

    id: str
    game: str
    options: dict[str, Any]
    title: str
    created: int


class ChapterRow(Struct, frozen=True):
    """A table of a campaign; `won` and `kept` are known once its game is over."""

    number: int
    table: str
    chapter: str
    won: bool | None = None
    kept: dict[str, Any] | None = None
