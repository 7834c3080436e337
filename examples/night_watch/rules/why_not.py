"""What looks possible and is not, with the rule that says so."""

from collections.abc import Iterator

from examples.night_watch.state import ACTIONS, NightWatchState, NightWatchTable
from holdfast.kernel.question import Barred


def may_look(state: NightWatchState) -> bool:
    """Is there something to see that the active watcher does not know?"""
    top = state.deck.layers[0]
    return bool(top.pool) or bool(state.foreseen_by and state.seat not in state.foreseen_by)


def turn(table: NightWatchTable) -> Iterator[Barred]:
    """In a turn."""
    state = table.state
    for watcher in state.watchers:
        if not watcher.wood:
            yield Barred(f"feed:{watcher.id}", "no-wood", "NW-1", {"watcher": watcher.id})
    if state.acted >= ACTIONS:
        yield Barred("gather", "acted", "NW-1", {"count": ACTIONS})
    if state.acted >= ACTIONS or not may_look(state):
        yield Barred("look", "nothing-new", "NW-1")


def shadow(table: NightWatchTable) -> Iterator[Barred]:
    """When a shadow comes."""
    for watcher in table.state.watchers:
        if not watcher.torch:
            yield Barred(f"throw:{watcher.id}", "no-torch", "NW-2", {"watcher": watcher.id})
