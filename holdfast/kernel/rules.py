"""Rules: what plays a game. The smallest game brings nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from holdfast.kernel.awards import Award
from holdfast.kernel.bot_knowledge import BotKnowledge
from holdfast.kernel.campaign import Campaign
from holdfast.kernel.chance import Chance
from holdfast.kernel.content import ContentKind, Folder
from holdfast.kernel.errors import BadContent, Fault
from holdfast.kernel.event import Tallies
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option, Question
from holdfast.kernel.settings import Setting, read_options
from holdfast.kernel.table import Rule, Table
from holdfast.kernel.wording import Wording

S = TypeVar("S", bound=Struct)
C = TypeVar("C")


class Rules(ABC, Generic[S, C]):
    """One game, as the kernel plays it; `bot` and `wording` hold what bots and words need."""

    id: str
    version: int
    """Raised whenever a change may keep recorded choices from replaying."""
    state_type: type[S]
    settings: tuple[Setting, ...]
    content_files: tuple[str, ...] = ()
    content_folders: tuple[Path, ...] = ()
    """Where the content files are that ship with the game; none: it has no content."""
    content_kinds: tuple[ContentKind, ...] = ()
    """What those files hold, for who writes a pack; files of weights for bots are none of it."""
    vocabulary: Mapping[str, Any] = {}
    """What texts in the content may say, where they have a language of their own."""
    choices_between_snapshots: int = 12
    """A record keeps the state at clean points of different turns, so many choices apart at least."""
    turn_questions: frozenset[str] = frozenset()
    """What a seat is asked in its turn, over and over; the way out of it ends the turn."""
    all_see_the_same = False
    """The views of all seats say the same: a server works out one for everybody."""
    campaign: Campaign[S, C] | None = None
    """How what was won goes from one game to the next, where the game has that."""
    bot: BotKnowledge[S, C] = BotKnowledge()
    """What bots and hints know of the game."""
    wording: Wording[S, C] = Wording()
    """How the game names its things."""
    awards: tuple[Award, ...] = ()
    """What players may be proud of after a game."""
    tallies: Tallies = Tallies()
    """What a turn gains and what it costs, for puzzles."""
    compared_by: frozenset[str] = frozenset({"players"})
    """The settings that make results comparable: a level, a quest, how many play."""
    daily: Mapping[str, Sequence[Any]] = {}
    """What the date decides for the siege of the day, with the values it decides among (none: all of the
    setting). Settings that are otherwise left to chance, as heroes and boards, are drawn with them."""

    def content(self, own: Path | None = None) -> C:
        """The content, shipped or from a folder of one's own, checked. A game without content has none."""
        if own is not None:
            raise BadContent(faults=[Fault("game-without-content", str(own))])
        nothing: Any = None
        return cast(C, nothing)

    def settings_of(self, content: C) -> tuple[Setting, ...]:
        """The settings, offering what that content has to offer."""
        return self.settings

    def older_options(self, version: int) -> Mapping[str, Any]:
        """Settings that are younger than that version of the rules, as its games were played.

        A game that was begun by it and does not name them goes on so, and its choices replay.
        """
        return {}

    def option_faults(self, options: Mapping[str, Any], content: C) -> Iterable[Fault]:
        """What is wrong with options that are each right by themselves."""
        return ()

    def seats(self, options: Mapping[str, Any]) -> int:
        """How many seats the table has: as many as the setting `players` says, else one."""
        players: int = options.get("players", 1)
        return players

    def deal_daily(self, options: Mapping[str, Any], content: C, chance: Chance) -> Mapping[str, Any]:
        """What else the date decides, beside what `daily` names, for a deal with these options."""
        return {}

    @abstractmethod
    def set_up(self, options: Mapping[str, Any], content: C, chance: Chance) -> S:
        """The first state."""

    def sketched(
        self, sketch: Mapping[str, Any], options: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """The options and the state of a position told in few words: what is special about it.

        Examples of the rulebook are written so. Where a game has no form of its own for it, it names fields
        of the state after set-up.
        """
        content = self.content()
        chosen = read_options(self.settings_of(content), options)
        state: dict[str, Any] = msgspec.to_builtins(self.set_up(chosen, content, Chance(0)), str_keys=True)
        return chosen, state | dict(sketch)

    @abstractmethod
    def step(self, table: Table[S, C]) -> Rule[None] | None:
        """The next step of the game, begun from the state alone; None if it asked nothing.

        The kernel plays steps one after another until the game ends. A step whose first question
        comes before anything has changed makes that question a clean point; where a step goes on to
        another question from which it could just as well have begun, it says so itself (`clean=True`).
        """

    def view(self, table: Table[S, C], seat: int | None) -> Struct | dict[str, Any]:
        """What a seat may see: a typed struct. A game that hides nothing shows its state."""
        return table.state

    def catalogue(self, content: C) -> Struct | dict[str, Any]:
        """What is printed on the components: facts a board needs and no view repeats."""
        return {}

    def drawing(self, file: str, data: Mapping[str, Any]) -> Struct | dict[str, Any]:
        """What somebody who makes a content file wants to see of it and its text does not say: of a map, who
        sees whom."""
        return {}

    def odds(self, table: Table[S, C], question: Question, option: Option) -> Odds | None:
        """Exact chances of what may come of an option; None where chance has no say."""
        return None

    def content_gaps(self, content: C) -> Iterable[Fault]:
        """What would spoil a game although the content can be loaded; `holdfast check` tells it as faults."""
        return ()

    def remarks(self, content: C) -> Iterable[Fault]:
        """What is worth pointing out about content that can be played all the same."""
        return ()

    def faults(self, state: S, content: C, options: Mapping[str, Any]) -> Iterable[Fault]:
        """Everything impossible about a state that came from outside."""
        return ()

    def upgrade(self, state: Mapping[str, Any]) -> Mapping[str, Any]:
        """A state that an older version may have written, in the form of this one."""
        return state

    def files(self, own: Path | None) -> tuple[str, ...]:
        """The names of the content files, with those that a folder of one's own adds."""
        return self.content_files

    def digest(self, own: Path | None) -> str:
        """Fingerprint of a content of one's own; empty for the shipped one."""
        return "" if own is None or not self.content_folders else self.folder(own).digest(self.files(own))

    def is_digest(self, digest: str, own: Path | None) -> bool:
        """Is it the fingerprint of that content, by this version of Holdfast or by an earlier one?"""
        if own is None or not self.content_folders:
            return not digest
        return self.folder(own).is_digest(digest, self.files(own))

    def folder(self, own: Path | None) -> Folder:
        """The content files: those of a folder of one's own where they are, else those that ship."""
        return Folder(self.content_folders, own)

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
