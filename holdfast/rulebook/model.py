"""What a rulebook is made of."""

from typing import Literal

from msgspec import Struct

BlockKind = Literal["text", "reference", "example"]


class Entry(Struct, frozen=True, omit_defaults=True):
    """A card, tile, hero or icon in a list of reference: its name, what it does, and its kind."""

    thing: str
    name: str
    lines: tuple[str, ...] = ()
    kind: str = ""


class Block(Struct, frozen=True, omit_defaults=True):
    """A paragraph, list or table; the entries of a list of reference; or a playable example.

    `rules` are the ids the block states, `edition` the only edition it belongs to (empty: all of them);
    `only_in` names the edition of rules that single items or rows of the block state.
    """

    kind: BlockKind
    html: str = ""
    rules: tuple[str, ...] = ()
    edition: str = ""
    only_in: dict[str, str] = {}
    example: str = ""
    entries: tuple[Entry, ...] = ()


class Section(Struct, frozen=True, omit_defaults=True):
    """What stands under one heading; the first section of a chapter has no heading."""

    id: str
    title: str
    blocks: tuple[Block, ...]


class Chapter(Struct, frozen=True, omit_defaults=True):
    """One chapter."""

    id: str
    icon: str
    title: str
    lead: str
    minutes: int
    sections: tuple[Section, ...]
    summary: bool = False
    """It only sums up what other chapters state in full."""

    def rules(self, edition: str = "") -> tuple[str, ...]:
        """The ids the chapter states, those of one edition if it is named."""
        return tuple(
            id
            for section in self.sections
            for block in section.blocks
            if not (edition and block.edition) or block.edition == edition
            for id in block.rules
            if not edition or block.only_in.get(id, edition) == edition
        )


class Book(Struct, frozen=True):
    """The rulebook of a game in one language."""

    game: str
    language: str
    chapters: tuple[Chapter, ...]

    def chapter(self, id: str) -> Chapter | None:
        """The chapter of that id."""
        return next((one for one in self.chapters if one.id == id), None)

    def places(self) -> dict[str, str]:
        """In which chapter each rule is stated: in full, or else in a summary."""
        found: dict[str, str] = {}
        for chapter in sorted(self.chapters, key=lambda one: one.summary):
            for id in chapter.rules():
                found.setdefault(id, chapter.id)
        return found
