"""Texts that seldom change, with a fingerprint by which a client knows whether it has them."""

import hashlib

from msgspec import Struct


class CachedText(Struct, frozen=True):
    """A text and its fingerprint."""

    text: bytes
    mark: str


def cached_text(text: bytes) -> CachedText:
    """The text with its fingerprint."""
    return CachedText(text, hashlib.sha256(text).hexdigest()[:32])
