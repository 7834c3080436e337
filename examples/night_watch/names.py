"""Which message names which thing."""

from collections.abc import Iterator
from pathlib import Path

from examples.night_watch.content import Shadows
from examples.night_watch.state import WATCHERS, NightWatchState, NightWatchTable
from holdfast.kernel.wording import Name, Wording


class NightWatchWording(Wording[NightWatchState, Shadows]):
    """How the night watch names its things."""

    folder = Path(__file__).parent / "words"

    def content_messages(self, content: Shadows) -> Iterator[tuple[str, str]]:
        yield from ((f"shadows.toml: shadow {id}", f"shadow-{id}") for id in content)

    def name(self, table: NightWatchTable, key: str, id: str) -> Name:
        if key == "to" or id in WATCHERS:
            return f"watcher-{id}"
        if not key and id.isdigit():
            return "pieces-of-wood", {"count": int(id)}
        return f"{key or 'thing'}-{id}"
