"""Structs whose attributes are set faster."""

from typing import TypeVar

from msgspec import Struct

S = TypeVar("S", bound=type[Struct])


def fast_struct(cls: S) -> S:
    """Set attributes as on any class with slots, in half the time.

    A struct looks at every value it is given, to tell the garbage collector in time. For one that the
    collector does not track (`gc=False`) there is nothing to tell.
    """
    for name in ("__setattr__", "__delattr__"):
        setattr(cls, name, getattr(object, name))
    return cls
