"""Texts that seldom change, with a fingerprint by which a client knows whether it has them."""

import hashlib

from msgspec import Struct


class Page(Struct, frozen=True):
    """A text and its fingerprint."""

    text: bytes
    mark: str


def page(text: bytes) -> Page:
    """The text with its fingerprint."""
    return Page(text, hashlib.sha256(text).hexdigest()[:32])
