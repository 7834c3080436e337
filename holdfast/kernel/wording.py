"""Which Fluent messages name the things of a game."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from holdfast.kernel.odds import Odds
from holdfast.kernel.table import Table

S = TypeVar("S", bound=Struct)
C = TypeVar("C")

Name = str | tuple[str, dict[str, Any]]
"""A Fluent message by its id, or with arguments."""


class ReferenceEntry(Struct, frozen=True):
    """Something the rulebook lists: its name, and what it does line by line."""

    thing: str
    name: Name
    lines: Sequence[Name] = ()
    kind: str = ""
    """The message of its kind (`category-sword`), whose picture serves a thing that has none of its own."""


class Wording(Generic[S, C]):
    """How one game names its things. Every member has a default."""

    folder: Path | None = None
    """Where the game keeps its `<language>/*.ftl`."""
    open_questions: frozenset[str] = frozenset()
    """Questions whose options all see, not only the seat that decides: the others may advise it."""

    def name(self, table: Table[S, C], key: str, id: str) -> Name:
        """The message that names a thing: an id, or an id and its arguments (which may be names).

        `key` tells what the thing is (`card`, `tile`, `hero`: a key of an event's data); it is empty
        for the objects of an option, where the id alone must do.
        """
        return f"{key}-{id}" if key else id

    def thing(self, table: Table[S, C], verb: str, id: str) -> Name:
        """The message that names what an option of that verb touches."""
        return self.name(table, "", id)

    def chance(self, table: Table[S, C], odds: Odds, code: str) -> Name | None:
        """The message that tells one of the chances, where the game has more to say than its percentage."""
        return None

    def figure(self, table: Table[S, C], seat: int) -> Name:
        """The message that names who sits there: a hero, a defender."""
        return "seat", {"number": seat + 1}

    def content_messages(self, content: C) -> Iterable[tuple[str, str]]:
        """The messages that content needs, each with the place of its entry (`dice.toml: die red`)."""
        return ()

    def reference(self, content: C) -> Mapping[str, Sequence[ReferenceEntry]]:
        """The lists of printed things that the rulebook shows, by name (`tiles`, `monsters`)."""
        return {}
