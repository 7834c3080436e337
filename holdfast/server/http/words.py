"""The Fluent files as a browser reads them: one text for each language and game."""

from functools import cache

from holdfast import words
from holdfast.kernel import shelf
from holdfast.server.errors import NoSuchTable
from holdfast.server.http.cached_text import CachedText, cached_text

WORKSHOP = "-workshop"
"""Files that only the workshop speaks from, and what is asked for to get them: `last-bastion-workshop`."""
ELSEWHERE = ("-terminal", "-lab", WORKSHOP)
"""Files that the page does not need, or not at a table."""
SHELF = "shelf"
"""What every game is called and is about: all that the first page says of them."""


def text_of(language: str, game: str, quest: str = "") -> CachedText:
    """The words of a game; `common` for everybody's, `shelf` for the names of all games.

    With `-workshop` behind it, what the workshop says of it. A table of one quest needs the words of no
    other: with `quest` the files named after those are left out.
    """
    return cached_words(language, game, quest if quest in _quests(game) else "")


def with_packs(page: CachedText, own: str) -> CachedText:
    """The words of a game with those of packs behind them."""
    return cached_text(page.text + b"\n" + own.encode())


@cache
def cached_words(language: str, game: str, quest: str) -> CachedText:
    known = (words.COMMON, *shelf.ids())
    if language not in words.languages() or game.removesuffix(WORKSHOP) not in (*known, SHELF):
        raise NoSuchTable("no-such-words")
    if game.endswith(WORKSHOP):
        if game.removesuffix(WORKSHOP) in shelf.ids():
            shelf.find(game.removesuffix(WORKSHOP))
        return cached_text(words.source(language, game).encode())
    if game == SHELF:
        texts = (words.excerpt(language, id, (f"game-{id}", f"game-{id}-about")) for id in shelf.games())
        return cached_text("\n".join(texts).encode())
    if game != words.COMMON:
        shelf.find(game)
    others = tuple(f"{game}-{one}" for one in _quests(game) if quest and one != quest)
    return cached_text(words.source(language, game, without=(*ELSEWHERE, *others)).encode())


def _quests(game: str) -> tuple[str, ...]:
    """The quests of a game, if it has any; a file of words may be named after each."""
    if game not in shelf.ids():
        return ()
    found = next((one for one in shelf.find(game).settings if one.name == "quest"), None)
    return (*found.values, *found.retired) if found else ()
