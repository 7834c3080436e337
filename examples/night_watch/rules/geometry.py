"""Who sits where round the fire."""

from examples.night_watch.state import NightWatchState


def next_seat(state: NightWatchState) -> int:
    """The seat to the left."""
    return (state.seat + 1) % len(state.watchers)
