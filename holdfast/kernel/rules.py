"""What a game must bring to stand on the shelf, and the table it is played on."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from holdfast.kernel.campaign import Campaign
from holdfast.kernel.chance import Chance
from holdfast.kernel.content import Folder
from holdfast.kernel.errors import Fault
from holdfast.kernel.event import Event
from holdfast.kernel.question import Option, Question
from holdfast.kernel.settings import Setting

S = TypeVar("S", bound=Struct)
C = TypeVar("C")
R = TypeVar("R")

Rule = Generator[Question, Option, R]
"""A rule asks questions, is sent the chosen options, and returns an R."""


Name = str | tuple[str, dict[str, Any]]
"""A Fluent message by its id, or with arguments."""


class Outcome(Struct, frozen=True):
    """How a game ended: won or lost, a reason code, and the score where the game has one."""

    won: bool
    reason: str
    score: int | None = None


class Ended(Exception):
    """Raised by `Table.end`: the game is over at this very moment, whatever was going on."""


class Table(Generic[S, C]):
    """Where the rules play: the state, the content, chance, and the note-taker of events."""

    __slots__ = (
        "_causes",
        "_depth",
        "_why",
        "chance",
        "content",
        "events",
        "options",
        "outcome",
        "quiet",
        "rounds",
        "state",
        "turns",
    )

    def __init__(
        self, state: S, content: C, options: Mapping[str, Any], chance: Chance, quiet: bool = False
    ) -> None:
        self.state = state
        self.content = content
        self.options = options
        self.chance = chance
        self.quiet = quiet
        """A quiet table keeps no events: for searches."""
        self.events: list[Event] = []
        self.outcome: Outcome | None = None
        self.turns = 0
        self.rounds = 0
        self._causes: list[str] = []
        """What events noted now come from, the nearest cause last."""
        self._why = ""
        self._depth = 0
        """The nearest cause and how many there are: every note asks for them."""

    def note(self, what: str, seat: int | None = None, /, **data: Any) -> None:
        """Say that something happened; every change of the state is noted."""
        self.chance.untouched = False
        if not self.quiet:
            self.events.append(Event(what, data, seat, self._why, self._depth))

    def whisper(self, to: tuple[int, ...], what: str, seat: int | None = None, /, **data: Any) -> None:
        """Say to some seats alone that something happened."""
        self.note(what, seat, **data)
        if not self.quiet:
            self.events[-1].seen_by = to

    def because(self, why: str) -> "Table[S, C]":
        """Everything noted inside this `with` came from `why` (a card, a power, a tile, a rule)."""
        self._causes.append(why)
        self._why = why
        self._depth += 1
        return self

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        """The nearest cause is over."""
        causes = self._causes
        causes.pop()
        self._why = causes[-1] if causes else ""
        self._depth -= 1

    def begin_turn(self, seat: int | None = None, /, **data: Any) -> None:
        """A turn begins: the grain of undo, of snapshots and of the log."""
        self.turns += 1
        self.note("turn", seat, **data)

    def begin_round(self, /, **data: Any) -> None:
        """A round begins."""
        self.rounds += 1
        self.note("round", **data)

    def end(self, won: bool, reason: str, score: int | None = None) -> NoReturn:
        """The game ends now."""
        self.outcome = Outcome(won, reason, score)
        self.note("end", won=won, reason=reason, score=score)
        raise Ended


class Odds(Struct, frozen=True):
    """Exact chances of what may come of an option: events that need not exclude each other.

    `of` maps a code (`fall:incubus`, `colour:red`, `decay:evil`) to its probability; `data` holds
    further numbers a game wants to show.
    """

    of: dict[str, float]
    data: dict[str, Any] = {}


class Rules(ABC, Generic[S, C]):
    """One game. The kernel knows it only through this face."""

    id: str
    version: int
    """Raised whenever a change may keep recorded choices from replaying."""
    state_type: type[S]
    settings: tuple[Setting, ...]
    content_files: tuple[str, ...] = ()
    content_folder: Path
    turns_ahead: int = 1
    """So many turns after the present one can be planned: a search looks no further."""
    habit: float = 0.3
    """How much a search holds to what suggests itself, where the best of what it tried counts one more
    than the worst: a judgement that is only nearly right must not be chased too far."""
    impulse: float = 0.05
    """How much of a chance to win what suggests itself most may cost: the judgement is not that sharp."""
    impulse_wanes: bool = False
    """Does it shrink where the game is nearly decided, so that small chances are told apart as well?"""
    certain: float = 0.95
    """An option that holds this share of all that suggests itself is chosen without a search."""
    grain: float = 0.0
    """Values that lie nearer together than this are not told apart as if they lay so far apart."""
    choices_between_snapshots: int = 12
    """A record keeps the state at clean points of different turns, so many choices apart at least."""
    words_folder: Path | None = None
    """Where a game from another package keeps its `<language>/*.ftl`."""
    campaign: Campaign[S, C] | None = None
    """How what was won goes from one game to the next, where the game has that."""

    @abstractmethod
    def content(self, own: Path | None = None) -> C:
        """The content, shipped or from a folder of one's own, checked."""

    def settings_of(self, content: C) -> tuple[Setting, ...]:
        """The settings, offering what that content has to offer."""
        return self.settings

    def option_faults(self, options: Mapping[str, Any], content: C) -> Iterable[Fault]:
        """What is wrong with options that are each right by themselves."""
        return ()

    @abstractmethod
    def seats(self, options: Mapping[str, Any]) -> int:
        """How many seats the table has."""

    @abstractmethod
    def set_up(self, options: Mapping[str, Any], content: C, chance: Chance) -> S:
        """The first state."""

    @abstractmethod
    def step(self, table: Table[S, C]) -> Rule[None] | None:
        """The next step of the game, begun from the state alone; None if it asked nothing.

        The kernel plays steps one after another until the game ends. A step whose first question
        comes before anything has changed makes that question a clean point; where a step goes on to
        another question from which it could just as well have begun, it says so itself (`clean=True`).
        """

    @abstractmethod
    def view(self, table: Table[S, C], seat: int | None) -> dict[str, Any]:
        """What a seat may see, as plain data."""

    def catalogue(self, content: C) -> dict[str, Any]:
        """What is printed on the components, as plain data: facts a board needs and no view repeats."""
        return {}

    def odds(self, table: Table[S, C], question: Question, option: Option) -> Odds | None:
        """Exact chances of what may come of an option; None where chance has no say."""
        return None

    def value(self, table: Table[S, C]) -> float:
        """How good the position is, between 0 (lost) and 1 (won): for bots and hints."""
        return 0.5

    def weighed(self, table: Table[S, C]) -> Mapping[str, float] | None:
        """What `value` weighs, where its log-odds are a weighted sum: by the path of each weight in
        `judge.toml` what is multiplied by it. None where they are not, or the game does not say."""
        return None

    def progress(self, table: Table[S, C]) -> float:
        """How far the game was got, between 0 and 1 (won): it tells lost games apart."""
        return float(table.outcome is not None and table.outcome.won)

    def urges(self, table: Table[S, C], question: Question) -> Sequence[float]:
        """How strongly each option suggests itself at a glance: weights by which bots play on roughly."""
        return (1.0,) * len(question.choices)

    def intent(self, table: Table[S, C], question: Question, option: Option) -> Name:
        """The message that says why somebody would choose the option: a threat, a chance."""
        return "intent-least-harm"

    def leads_to(self, table: Table[S, C], option: Option, thing: str) -> bool:
        """Does the option touch that thing, or bring nearer to it who chooses the option?"""
        return thing in option.on

    def name(self, table: Table[S, C], key: str, id: str) -> Name:
        """The message that names a thing: an id, or an id and its arguments (which may be names).

        `key` tells what the thing is (`card`, `tile`, `hero`: a key of an event's data); it is empty
        for the objects of an option, where the id alone must do.
        """
        return f"{key}-{id}" if key else id

    def thing(self, table: Table[S, C], verb: str, id: str) -> Name:
        """The message that names what an option of that verb touches."""
        return self.name(table, "", id)

    def figure(self, table: Table[S, C], seat: int) -> Name:
        """The message that names who sits there: a hero, a defender."""
        return "seat", {"number": seat + 1}

    def faults(self, state: S, content: C, options: Mapping[str, Any]) -> Iterable[Fault]:
        """Everything impossible about a state that came from outside."""
        return ()

    def files(self, own: Path | None) -> tuple[str, ...]:
        """The names of the content files, with those that a folder of one's own adds."""
        return self.content_files

    def digest(self, own: Path | None) -> str:
        """Fingerprint of a content of one's own; empty for the shipped one."""
        return "" if own is None else Folder(self.content_folder, own).digest(self.files(own))

    def encode(self, state: S) -> bytes:
        """A snapshot."""
        return _encode(state)

    def decode(self, snapshot: bytes) -> S:
        """The state of a snapshot."""
        try:
            decoder = self._decoder
        except AttributeError:
            decoder = self._decoder = msgspec.msgpack.Decoder(self.state_type)
        return decoder.decode(snapshot)

    _decoder: msgspec.msgpack.Decoder[S]


_encode = msgspec.msgpack.Encoder().encode
