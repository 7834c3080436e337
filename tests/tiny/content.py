"""The shadows, from TOML."""

from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from holdfast.kernel.content import Folder
from holdfast.kernel.errors import Fault

SHIPPED = Path(__file__).parent / "content"
FILES = ("shadows.toml",)


class Shadow(Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
    strength: Annotated[int, Meta(ge=0, le=9)]
    chief: bool = False


Shadows = dict[str, Shadow]


@cache
def load(own: Path | None) -> Shadows:
    folder = Folder(SHIPPED, own)
    shadows = {shadow.id: shadow for shadow in folder.entries("shadows.toml", "shadow", Shadow)}
    if "dusk" not in shadows:
        folder.faults.append(Fault("missing-entry", "shadows.toml: shadow dusk"))
    if sum(not shadow.chief for shadow in shadows.values()) < 6 or not any(
        shadow.chief for shadow in shadows.values()
    ):
        folder.faults.append(Fault("no-entries", "shadows.toml", {"key": "shadow"}))
    folder.refuse_faults()
    return shadows
