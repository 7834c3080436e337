"""What is wrong with the cards although each of them is right by itself."""

from collections.abc import Iterator

from examples.night_watch.content.schema import Shadows
from holdfast.kernel.errors import Fault

FEWEST_SHADOWS = 6


def content_faults(shadows: Shadows) -> Iterator[Fault]:
    """Everything that the rules need and the cards do not have."""
    if "dusk" not in shadows:
        yield Fault("missing-entry", "shadows.toml: shadow dusk")
    chiefs = sum(shadow.chief for shadow in shadows.values())
    if len(shadows) - chiefs < FEWEST_SHADOWS or not chiefs:
        yield Fault("no-entries", "shadows.toml", {"key": "shadow"})
