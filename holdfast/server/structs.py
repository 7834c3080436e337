"""Making structs ready for threads."""

from collections.abc import Iterator
from contextlib import suppress

import msgspec


def prepare_structs() -> None:
    """Let msgspec look at the fields of every struct that is imported by now.

    It does so when a struct is first decoded or converted to, and others see the unfinished result: two
    threads that come first at the same moment end the process with a segmentation fault. So a program calls
    this before it starts threads. (All of them take a hundredth of a second.)
    """
    for struct in _below(msgspec.Struct):
        with suppress(TypeError, NameError):  # What nobody can decode, nobody does.
            msgspec.json.Decoder(struct)


def _below(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for struct in base.__subclasses__():
        yield struct
        yield from _below(struct)
