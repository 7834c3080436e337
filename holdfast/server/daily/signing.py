"""Signatures of results: Ed25519, with a key of the server's own."""

import base64
import binascii
from importlib import import_module
from typing import Any

import msgspec

ED25519 = "cryptography.hazmat.primitives.asymmetric.ed25519"
SERIALIZATION = "cryptography.hazmat.primitives.serialization"


class DailyResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a server says of a try: a program can read it, and anybody check it."""

    game: str
    day: str
    version: str
    table: str
    name: str
    won: bool
    score: int | None
    progress: float
    turns: int
    ended: int


class SignedResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A result, the public key of the server that says it, and its signature."""

    result: DailyResult
    key: str
    signature: str


def new_key() -> str:
    """A private key, as text."""
    serialization = import_module(SERIALIZATION)
    key = import_module(ED25519).Ed25519PrivateKey.generate()
    raw = serialization.Encoding.Raw
    return _text(key.private_bytes(raw, serialization.PrivateFormat.Raw, serialization.NoEncryption()))


def public_key(private: str) -> str:
    """The key that a signature is checked with."""
    serialization = import_module(SERIALIZATION)
    raw = serialization.Encoding.Raw
    return _text(_private(private).public_key().public_bytes(raw, serialization.PublicFormat.Raw))


def sign(result: DailyResult, private: str) -> SignedResult:
    """The result with its signature."""
    return SignedResult(result, public_key(private), _text(_private(private).sign(_written(result))))


def is_genuine(signed: SignedResult) -> bool:
    """Does the signature fit the result and the key that it names?"""
    invalid: type[Exception] = import_module("cryptography.exceptions").InvalidSignature
    try:
        key = import_module(ED25519).Ed25519PublicKey.from_public_bytes(_bytes(signed.key))
        key.verify(_bytes(signed.signature), _written(signed.result))
    except (ValueError, binascii.Error, invalid):
        return False
    return True


def _written(result: DailyResult) -> bytes:
    """The bytes that are signed: JSON with its fields in the order of their names."""
    return msgspec.json.encode(result, order="sorted")


def _private(text: str) -> Any:
    return import_module(ED25519).Ed25519PrivateKey.from_private_bytes(_bytes(text))


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")
