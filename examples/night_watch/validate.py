"""Everything impossible about a watch that came from outside."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from examples.night_watch.content import Shadows
from examples.night_watch.state import WATCHERS, WOOD, NightWatchState
from holdfast.kernel.errors import Fault


def faults(state: NightWatchState, content: Shadows, options: Mapping[str, Any]) -> Iterator[Fault]:
    """All of it at once; numbers only where the things are right."""
    found = [*_watchers(state, options, WATCHERS), *_cards(state, content)]
    yield from found
    if not found:
        yield from _numbers(state, WOOD)


def _watchers(state: NightWatchState, options: Mapping[str, Any], known: Sequence[str]) -> Iterator[Fault]:
    ids = [watcher.id for watcher in state.watchers]
    if len(ids) != options["players"]:
        yield Fault("wrong-count", "watchers", {"count": len(ids), "wanted": options["players"]})
    if len(set(ids)) != len(ids) or not set(ids) <= set(known):
        yield Fault("not-each-once", "watchers", {"known": ", ".join(known)})


def _cards(state: NightWatchState, content: Shadows) -> Iterator[Fault]:
    deck = state.deck
    if set(deck.pools) != {"shadow", "chief"}:
        yield Fault("not-each-once", "deck.pools", {"known": "shadow, chief"})
        return
    lying = [card for layer in deck.layers for card in layer.cards] + state.gone
    count = Counter([*lying, *deck.pools["shadow"], *deck.pools["chief"]])
    yield from (
        Fault("unknown-card", "cards", {"card": card}) for card in sorted(count) if card not in content
    )
    yield from (Fault("card-twice", "cards", {"card": card}) for card in sorted(count) if count[card] > 1)
    yield from (Fault("card-missing", "cards", {"card": card}) for card in content if card not in count)
    for name, pool in deck.pools.items():
        for card in pool:
            if card in content and content[card].chief != (name == "chief"):
                yield Fault("wrong-pool", f"deck.pools.{name}", {"card": card})
        if sum(layer.count for layer in deck.layers if layer.pool == name) > len(pool):
            yield Fault("cards-do-not-add-up", f"deck.pools.{name}", {"count": len(pool)})
    for number, layer in enumerate(deck.layers):
        known = layer.pool in deck.pools and layer.count > 0 and not layer.cards
        if not known and (layer.pool or layer.count or not layer.cards):
            yield Fault("wrong-layer", f"deck.layers[{number}]")


def _numbers(state: NightWatchState, wood: int) -> Iterator[Fault]:
    players = len(state.watchers)
    for name, value, low, high in (
        ("seat", state.seat, 0, players - 1),
        ("acted", state.acted, 0, 2),
        ("turn", state.turn, 0, 1000),
        ("fire", state.fire, 1, wood),
        ("forest", state.forest, 0, wood),
        ("deck", len(state.deck), 1, 100),
        *((f"watchers.{watcher.id}.wood", watcher.wood, 0, wood) for watcher in state.watchers),
        *(("foreseen_by", seat, 0, players - 1) for seat in state.foreseen_by),
    ):
        if not low <= value <= high:
            yield Fault("out-of-range", name, {"value": value, "low": low, "high": high})
    total = state.forest + state.fire + sum(watcher.wood for watcher in state.watchers)
    if total != wood:
        yield Fault("tokens-do-not-add-up", "wood", {"count": total, "wanted": wood})
    if len(set(state.foreseen_by)) != len(state.foreseen_by):
        yield Fault("named-twice", "foreseen_by", {"value": "foreseen_by"})
    if state.foreseen_by and state.deck and state.deck.layers[0].pool:
        yield Fault("wrong-layer", "foreseen_by")
