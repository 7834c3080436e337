"""What is wrong with decks, supplies and the cards in them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from holdfast.games.sword_and_sorcery.content.cards import Content, copies
from holdfast.games.sword_and_sorcery.content.quest import Field
from holdfast.games.sword_and_sorcery.message_ids import Fault
from holdfast.games.sword_and_sorcery.rules.quest.story import STORY_ON_MAP
from holdfast.games.sword_and_sorcery.state import Body, Pile, SwordAndSorceryState
from holdfast.games.sword_and_sorcery.validate.report import fault, unknown
from holdfast.kernel.deck import Deck


def deck_faults(state: SwordAndSorceryState) -> Iterator[Fault]:
    """Layers that are none, or that do not fit their pools: nothing was ever removed unseen."""
    yield from _layers("events", state.events)
    for name, pile in piles(state):
        yield from _layers(name, pile.deck)


def piles(state: SwordAndSorceryState) -> Iterator[tuple[str, Pile]]:
    """All decks that have a discard beside them."""
    yield "enemies", state.enemies
    yield "encounters", state.encounters
    yield "enemy_powers", state.enemy_powers
    yield "traps", state.traps
    yield "treasures", state.treasures
    yield "crits", state.crits
    yield "loot", state.loot
    yield "shadow_tokens", state.shadow_tokens


def _layers(name: str, deck: Deck) -> Iterator[Fault]:
    counts: Counter[str] = Counter()
    for number, layer in enumerate(deck.layers):
        where = f"{name}.deck.layers[{number}]"
        if layer.count < 0 or (layer.count > 0) == bool(layer.cards) or (layer.count > 0) != bool(layer.pool):
            yield fault("wrong-layer", where)
        elif layer.pool:
            yield from unknown(where, [layer.pool], deck.pools)
            counts[layer.pool] += layer.count
    for pool, cards in deck.pools.items():
        if counts[pool] != len(cards):
            yield fault("wrong-count", f"{name}.deck.pools.{pool}", count=len(cards), wanted=counts[pool])


def cards_in(deck: Deck) -> Iterator[str]:
    """Every card of a deck, drawn from pools or known."""
    for pool in deck.pools.values():
        yield from pool
    for layer in deck.layers:
        yield from layer.cards


def cards_of(pile: Pile) -> Iterator[str]:
    """Every card of a deck and its discard."""
    yield from pile.discard
    yield from cards_in(pile.deck)


def card_faults(
    state: SwordAndSorceryState, content: Content, field: Field, bodies: Iterable[Body]
) -> Iterator[Fault]:
    """Cards that lie nowhere, twice, or that there are not."""
    quest = field.quest
    enemies = Counter(cards_of(state.enemies))
    enemies.update(foe.card for foe in state.foes if not foe.boss)
    enemies.update(state.enemies_aside)
    enemies.update(card for card in state.removed if card in content.enemies)
    yield from _miscounted("enemies", enemies, Counter([*quest.enemies, *quest.aside]))
    for name, pile, entries, elsewhere in (
        ("encounters", state.encounters, content.encounters, [state.encounter] if state.encounter else []),
        ("traps", state.traps, content.traps, []),
        ("loot", state.loot, content.loot, []),
        (
            "enemy_powers",
            state.enemy_powers,
            content.enemy_powers,
            [power for foe in state.foes for power in foe.powers],
        ),
        ("crits", state.crits, content.crits, [one for body in bodies for one in body.injuries]),
    ):
        kinds: Mapping[str, Any] = entries
        wanted = [card for entry in kinds.values() for card in copies(entry.id, entry.copies)]
        yield from _miscounted(name, Counter([*cards_of(pile), *elsewhere]), Counter(wanted))
    tokens = [token for kind, number in quest.shadow_supply.items() for token in copies(kind, number)]
    yield from _miscounted("shadow_tokens", Counter(cards_of(state.shadow_tokens)), Counter(tokens))
    yield from _event_faults(state, content, field)


def _miscounted(where: str, found: Counter[str], wanted: Counter[str]) -> Iterator[Fault]:
    for card in sorted({*found, *wanted}):
        if found[card] > wanted[card]:
            yield fault("card-twice" if wanted[card] else "unknown-card", where, card=card)
        elif found[card] < wanted[card]:
            yield fault("card-missing", where, card=card)


def _event_faults(state: SwordAndSorceryState, content: Content, field: Field) -> Iterator[Fault]:
    """Story cards may be gone for good, so none needs to be there; those that are must have their story."""
    told = [card for card in state.open_events if not card.startswith(STORY_ON_MAP)]
    for card in (*cards_in(state.events), *told, *state.event_discard):
        event = content.events.get(card)
        if event is None or (event.kind == "story" and card not in field.quest.story_cards):
            yield fault("unknown-card", "events", card=card)
    if state.time_card:
        days = [event.id for event in content.events.values() if event.kind in ("day", "night")]
        yield from unknown("time_card", [state.time_card], days)
