"""What a seat may see."""

from msgspec import Struct

from examples.night_watch.state import NightWatchTable


class TurnView(Struct, frozen=True):
    """Whose turn it is, and how much of it is over."""

    number: int
    seat: int
    acted: int


class WatcherView(Struct, frozen=True):
    """A watcher and what they have."""

    id: str
    wood: int
    torch: bool


class DeckView(Struct, frozen=True):
    """How many cards may still come, and the back of the next."""

    cards: int
    back: str | None


class NightWatchView(Struct, frozen=True):
    """Everything that lies round the fire; `omen` is the top card for those who looked."""

    game: str
    fire: int
    forest: int
    turn: TurnView
    watchers: list[WatcherView]
    deck: DeckView
    gone: list[str]
    omen: str | None


def view(table: NightWatchTable, seat: int | None) -> NightWatchView:
    """What that seat sees."""
    state = table.state
    deck = state.deck
    back = deck.back
    if back is not None and state.foreseen_by:
        back = "chief" if table.content[back].chief else "shadow"
    return NightWatchView(
        "night-watch",
        state.fire,
        state.forest,
        TurnView(state.turn, state.seat, state.acted),
        [WatcherView(watcher.id, watcher.wood, watcher.torch) for watcher in state.watchers],
        DeckView(len(deck), back),
        list(state.gone),
        deck.may_come()[0] if seat in state.foreseen_by else None,
    )
