"""What is printed on the components of the games, as a browser reads it."""

from functools import lru_cache
from pathlib import Path

import msgspec

from holdfast.kernel import shelf
from holdfast.server.http.cached_text import CachedText, cached_text

KEPT = 64
"""Catalogues that are remembered as they were written."""


def catalogue(game: str, own: Path | None) -> CachedText:
    """The catalogue of a game, by the content this server plays with."""
    rules = shelf.find(game)
    return _written(game, own, rules.digest(own))


@lru_cache(KEPT)
def _written(game: str, own: Path | None, _digest: str) -> CachedText:
    rules = shelf.find(game)
    return cached_text(msgspec.json.encode(rules.catalogue(rules.content(own))))
