"""The Fluent files as a browser reads them: one text for each language and game."""

from functools import cache

from holdfast import words
from holdfast.kernel import shelf
from holdfast.server.errors import NoSuchTable
from holdfast.server.http.cached_text import CachedText, cached_text

TERMINAL = ("-terminal", "-lab")
"""Files that only the terminal speaks from."""
SHELF = "shelf"
"""What every game is called and is about: all that the first page says of them."""


@cache
def text_of(language: str, game: str) -> CachedText:
    """The words of a game; `common` for everybody's, `shelf` for the names of all games."""
    if language not in words.languages() or game not in (words.COMMON, SHELF, *shelf.ids()):
        raise NoSuchTable("no-such-words")
    if game == SHELF:
        texts = (words.excerpt(language, id, (f"game-{id}", f"game-{id}-about")) for id in shelf.games())
        return cached_text("\n".join(texts).encode())
    if game != words.COMMON:
        shelf.find(game)
    return cached_text(words.source(language, game, without=TERMINAL).encode())
