"""The Fluent files as a browser reads them: one text for each language and game."""

import hashlib
from functools import cache

from holdfast import words
from holdfast.kernel import shelf
from holdfast.table.errors import NoSuchTable

TERMINAL = "-terminal"
"""Files that only the terminal speaks from."""


@cache
def text_of(language: str, game: str) -> tuple[str, str]:
    """The words of a game with everybody's, and a fingerprint of them; `common` for everybody's alone."""
    if language not in words.LANGUAGES or game not in (words.COMMON, *shelf.ids()):
        raise NoSuchTable("no-such-words")
    if game != words.COMMON:
        shelf.find(game)
    files = [path for path in words.files(language, game) if not path.stem.endswith(TERMINAL)]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return text, hashlib.sha256(text.encode()).hexdigest()[:32]
