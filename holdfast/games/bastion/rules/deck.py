"""The two decks: put together from recipes, drawn from, and what may come of them.

A card of the enemy deck that is the name of a pool stands for a card drawn blind from that pool: so a deck
may hold two scouts of six without anyone, the program included, knowing which.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.edition import DeckRecipe
from holdfast.games.bastion.content.schema import LEGENDARY, Scenario
from holdfast.kernel.chance import Chance
from holdfast.kernel.deck import Deck, Layer

MAX_DECKS = 1024
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Deck).decode
MAIN = "enemies"
ON_TOP = "first"
EARLY = "ordinary"
LATE = "late"


def deck_recipe(
    options: Mapping[str, Any], content: Content, scenario: Scenario | None, classes: list[str]
) -> DeckRecipe:
    """How the enemy deck of these options is put together."""
    match options["mode"]:
        case "training":
            return content.editions[options["edition"]].training
        case "level":
            level = content.levels[options["level"]]
            random = dict.fromkeys(classes, level.of_each)
            return DeckRecipe(whole=tuple(content.main), random=random, random_legends=level.legends)
        case "scenario":
            assert scenario is not None
            return scenario.deck
        case _:
            return custom_recipe(options["deck"], content)


def custom_recipe(named: list[str], content: Content) -> DeckRecipe:
    """The whole main troop and what was named: single cards, classes (one card drawn blind each time)."""
    return DeckRecipe(
        whole=tuple(content.main),
        random={id: named.count(id) for id in content.auxiliary if id in named},
        cards=tuple(id for id in named if id in content.cards and content.cards[id].troop == "auxiliary"),
        legends=tuple(id for id in named if id in content.legends),
        random_legends=named.count(LEGENDARY),
    )


def enemy_deck(recipe: DeckRecipe, content: Content) -> Deck:
    """The enemy deck of that recipe, shuffled by not being decided."""
    ordinary: list[str] = []
    for family in recipe.whole:
        ordinary += content.cards_of(family)
    ordinary += recipe.cards
    pools: dict[str, list[str]] = {}
    for family, count in recipe.random.items():
        pools[family] = [card for card in content.cards_of(family) if card not in recipe.cards]
        ordinary += [family] * count
    legends = [*recipe.legends, *[LEGENDARY] * recipe.random_legends]
    if recipe.random_legends:
        pools[LEGENDARY] = [id for id in content.legends if id not in recipe.legends]
    layers = []
    if recipe.on_top:
        pools[ON_TOP] = content.cards_of(recipe.on_top)
        layers.append(Layer(ON_TOP, len(pools[ON_TOP])))
    if recipe.mixed_with_legends:
        pools[EARLY] = ordinary
        pools[LATE] = [EARLY] * recipe.mixed_with_legends + legends
        layers += [Layer(EARLY, len(ordinary) - recipe.mixed_with_legends), Layer(LATE, len(pools[LATE]))]
    else:
        pools[MAIN] = ordinary + legends
        layers.append(Layer(MAIN, len(pools[MAIN])))
    return Deck(pools=pools, layers=layers)


def cards_of_recipe(recipe: DeckRecipe, content: Content) -> set[str]:
    """Every card that may lie in a deck of that recipe."""
    families = [*recipe.whole, *recipe.random, *([recipe.on_top] if recipe.on_top else [])]
    cards = {card for family in families for card in content.cards_of(family)}
    legends = content.legends if recipe.random_legends else recipe.legends
    return cards | set(recipe.cards) | set(legends)


def cards_of_scenario(scenario: Scenario | None, content: Content) -> set[str]:
    """Cards that a scenario takes beside its deck."""
    if scenario is None:
        return set()
    families = (scenario.dealt_class, scenario.inside_square, scenario.inside_citadel)
    return {card for family in families if family for card in content.cards_of(family)}


def army_strength(recipe: DeckRecipe, content: Content) -> int:
    """The strengths of all cards in the deck together (BA-CUSTOM-1); a blind legend is an average one."""
    strength = sum(content.cards[card].strength for card in recipe.cards)
    strength += sum(6 * content.classes[family].strength for family in recipe.whole)
    strength += sum(count * content.classes[family].strength for family, count in recipe.random.items())
    strength += sum(content.legends[id].strength for id in recipe.legends)
    if recipe.on_top:
        strength += 6 * content.classes[recipe.on_top].strength
    unnamed = [one.strength for id, one in content.legends.items() if id not in recipe.legends]
    return strength + (recipe.random_legends * sum(unnamed) // len(unnamed) if unnamed else 0)


def strength_advice(strength: int, players: int, content: Content) -> str:
    """How hard an army of that strength is (BA-CUSTOM-2 to 4, BA-RULE-97)."""
    normal = content.advice[players]
    main = sum(6 * content.classes[family].strength for family in content.main)
    if strength <= main:
        return "training"
    if strength < normal.low:
        return "below-normal"
    return "normal" if strength <= normal.high else "hard"


def draw_enemy(deck: Deck, chance: Chance) -> str:
    """Take the top card of the enemy deck."""
    card = deck.draw("enemy", chance)
    pools = deck.pools
    while card in pools:
        pool = pools[card]
        card = chance.pick(card, pool)
        pool.remove(card)
    return card


class Draw(NamedTuple):
    """A card that may come next, and the names of the pools it would be drawn blind from one by one."""

    chance: float
    blind: tuple[str, ...]
    card: str


def next_draws(deck: Deck) -> Iterator[Draw]:
    """Every draw the next draw may go."""
    may = deck.may_come()
    draws = [Draw(1 / len(may), (), card) for card in may]
    while draws:
        draw = draws.pop()
        pool = deck.pools.get(draw.card)
        if pool is None:
            yield draw
        else:
            blind = (*draw.blind, draw.card)
            draws += [Draw(draw.chance / len(pool), blind, card) for card in pool]


def next_enemies(deck: Deck) -> Mapping[str, float]:
    """The cards that may come next, and how likely each is."""
    return _next_enemies(_encode(deck))


@lru_cache(MAX_DECKS)
def _next_enemies(encoded: bytes) -> Mapping[str, float]:
    """Between two enemies the deck stays as it is, and is asked about at every choice."""
    deck = _decode(encoded)
    chances: dict[str, float] = {}
    may = deck.may_come()
    draws = [(1 / len(may), card) for card in may]
    while draws:
        chance, card = draws.pop()
        pool = deck.pools.get(card)
        if pool is None:
            chances[card] = chances.get(card, 0.0) + chance
        else:
            part = chance / len(pool)
            draws += [(part, one) for one in pool]
    return MappingProxyType(dict(sorted(chances.items())))


def deck_after(deck: Deck, draw: Draw) -> Deck:
    """A copy of the deck from which a card has been drawn that draw."""
    copy = Deck(
        pools={name: list(pool) for name, pool in deck.pools.items()},
        layers=[Layer(layer.pool, layer.count, list(layer.cards)) for layer in deck.layers],
    )
    drawn = (*draw.blind, draw.card)
    results = [f"{pool}:{card}" for pool, card in zip(("enemy", *draw.blind), drawn, strict=True)]
    draw_enemy(copy, Chance(0, script=results if deck.layers[0].pool else results[1:]))
    return copy


def shuffle_in(deck: Deck, cards: list[str]) -> None:
    """Shuffle the whole deck with these cards (BA-RULE-46)."""
    if len(deck.layers) == 1 and deck.layers[0].pool:
        layer = deck.layers[0]
        deck.pools[layer.pool] += cards
        layer.count += len(cards)
        return
    mixed = list(cards)
    for layer in deck.layers:
        mixed += [layer.pool] * layer.count if layer.pool else layer.cards
    deck.pools["mixed"] = mixed
    deck.layers = [Layer("mixed", len(mixed))] if mixed else []
