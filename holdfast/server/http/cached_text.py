"""Texts that seldom change, with a fingerprint by which a client knows whether it has them."""

import gzip
import hashlib

from msgspec import Struct

MIN_ZIPPED = 1000
"""Bytes from which on it is worth while to compress."""


class CachedText(Struct, frozen=True):
    """A text and its fingerprint; and compressed, where that makes it smaller."""

    text: bytes
    mark: str
    zipped: bytes = b""


def cached_text(text: bytes) -> CachedText:
    """The text with its fingerprint, compressed once for all who ask for it."""
    return CachedText(
        text, mark_of(text), gzip.compress(text, 6, mtime=0) if len(text) >= MIN_ZIPPED else b""
    )


def mark_of(text: bytes) -> str:
    """The fingerprint of a text."""
    return hashlib.sha256(text).hexdigest()[:32]
