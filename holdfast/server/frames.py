"""Frames of a WebSocket: those that we send, and those that come whole in one piece, as nearly all do."""

import zlib
from functools import lru_cache

from websockets.frames import Frame, Opcode

TEXT = 0x81
"""A text in one frame; `COMPRESSED` may come on top."""
COMPRESSED = 0x40
MASKED = 0x80
WINDOW_BITS = 12
MAX_FRAMES = 32
"""So many are remembered."""


def frame(text: bytes, head: int = TEXT) -> bytes:
    """A text as a frame of a WebSocket.

    >>> frame(b"ack")
    b'\\x81\\x03ack'
    """
    size = len(text)
    if size < 126:
        return bytes((head, size)) + text
    if size < 65_536:
        return bytes((head, 126)) + size.to_bytes(2) + text
    return bytes((head, 127)) + size.to_bytes(8) + text


@lru_cache(MAX_FRAMES)
def compressed_frame(text: bytes) -> bytes:
    """A compressed frame; many onlookers are sent the same."""
    deflate = zlib.compressobj(1, wbits=-WINDOW_BITS, memLevel=5)
    packed = (deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]
    return frame(packed, TEXT | COMPRESSED)


def whole_text(data: bytes) -> Frame | None:
    """The text that a client has sent in just these bytes; None where they are anything else.

    >>> whole_text(Frame(Opcode.TEXT, b"hello").serialize(mask=True)).data
    b'hello'
    >>> whole_text(Frame(Opcode.PING, b"hello").serialize(mask=True))
    """
    if len(data) < 7 or data[0] & ~COMPRESSED != TEXT or not MASKED <= data[1] < MASKED + 127:
        return None
    size, start = data[1] - MASKED, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 8
    if not size or len(data) != start + size:
        return None
    text = unmasked(data[start:], data[start - 4 : start])
    return Frame(Opcode.TEXT, text, fin=True, rsv1=bool(data[0] & COMPRESSED))


def unmasked(data: bytes, mask: bytes) -> bytes:
    """What a client has masked; masked, what has not been.

    >>> unmasked(unmasked(b"hello", b"mask"), b"mask")
    b'hello'
    """
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data) ^ int.from_bytes(key)).to_bytes(size)
