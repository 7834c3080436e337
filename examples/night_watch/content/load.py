"""Reading the content, shipped or of one's own."""

from functools import cache
from pathlib import Path

from examples.night_watch.content.schema import Shadow, Shadows
from examples.night_watch.content.validate import content_faults
from holdfast.kernel.content import Folder

SHIPPED = Path(__file__).parent
FILES = ("shadows.toml",)


@cache
def load(own: Path | None = None) -> Shadows:
    """The cards by their ids; everything wrong with them is raised at once."""
    folder = Folder(SHIPPED, own)
    shadows = {shadow.id: shadow for shadow in folder.entries("shadows.toml", "shadow", Shadow)}
    folder.faults += content_faults(shadows)
    folder.refuse_faults()
    return shadows
