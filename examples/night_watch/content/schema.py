"""What is printed on the cards."""

from typing import Annotated

from msgspec import Meta, Struct


class Shadow(Struct, forbid_unknown_fields=True):
    """A card: how much of the fire it takes, and whether it is a chief."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
    strength: Annotated[int, Meta(ge=0, le=9)]
    chief: bool = False


Shadows = dict[str, Shadow]
