"""Observations of each game: `<game>.py` declares one, and every other game is hashed."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from holdfast.kernel import shelf
from holdfast.rl.encodings.encoding import Encoding
from holdfast.rl.encodings.hashed import HASHED


@cache
def encoding_of(game: str) -> Encoding:
    """How the views of a game on the shelf are encoded as numbers."""
    name = f"{__name__}.{shelf.find(game).id.replace('-', '_')}"
    if find_spec(name) is None:
        return HASHED
    found: Encoding = import_module(name).ENCODING
    return found
