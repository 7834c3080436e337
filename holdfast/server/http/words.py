"""The Fluent files as a browser reads them: one text for each language and game."""

from functools import cache

from holdfast import words
from holdfast.kernel import shelf
from holdfast.server.errors import NoSuchTable
from holdfast.server.http.cached_text import CachedText, cached_text

TERMINAL = "-terminal"
"""Files that only the terminal speaks from."""


@cache
def text_of(language: str, game: str) -> CachedText:
    """The words of a game with everybody's; `common` for everybody's alone."""
    if language not in words.languages() or game not in (words.COMMON, *shelf.ids()):
        raise NoSuchTable("no-such-words")
    if game != words.COMMON:
        shelf.find(game)
    return cached_text(words.source(language, game, without=TERMINAL).encode())
