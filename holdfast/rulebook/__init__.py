"""The rulebook people read: chapters in Markdown, one folder per language in each game's `rulebook/`.

`docs/rules` stays the law for tests and builders; every paragraph here names the rules it states.
"""

from holdfast.rulebook.model import Block, Book, Chapter, Entry, Section
from holdfast.rulebook.read import RulebookError, editions, has_rulebook, read, read_chapter

__all__ = [
    "Block",
    "Book",
    "Chapter",
    "Entry",
    "RulebookError",
    "Section",
    "editions",
    "has_rulebook",
    "read",
    "read_chapter",
]
