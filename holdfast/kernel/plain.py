"""Plain data: structs that never hold themselves."""

from typing import TypeVar

from msgspec import Struct

S = TypeVar("S", bound=type[Struct])


def plain(cls: S) -> S:
    """Attributes of these structs are set as those of any class with slots, in half the time.

    A struct looks at all it is given, to tell the collector of circles in time. Of one that is kept out of
    its sight (`gc=False`) there is nothing to tell.
    """
    for name in ("__setattr__", "__delattr__"):
        setattr(cls, name, getattr(object, name))
    return cls
