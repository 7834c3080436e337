"""What is wrong with the cards although every entry is right by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.games.sword_and_sorcery import printed
from holdfast.games.sword_and_sorcery.vocabulary import (
    STYLES,
    SYMBOLS,
    TYPES,
    Statements,
    choice_mistakes,
    condition_mistakes,
    effect_mistakes,
    passive_mistakes,
    statement_mistakes,
    words_of,
)
from holdfast.kernel.errors import Fact, Fault

if TYPE_CHECKING:
    from holdfast.games.sword_and_sorcery.content import Content

SELECTIONS = (
    "all",
    "rank",
    "highest",
    "lowest",
    "style",
    "wounded",
    "unwounded",
    "within",
    "beyond",
    "count",
)
"""How an encounter card selects enemies; `all plus`, `wounded plus`... order the {+} behaviour."""


def card_faults(content: Content, scrolls: Iterable[printed.Scroll | printed.BossSide]) -> Iterator[Fault]:
    """What is wrong although every entry is right by itself."""
    for colour in ("red", "blue"):
        for face in getattr(content.dice, colour):
            for symbol in face.split("-"):
                if symbol not in (*SYMBOLS, "blank"):
                    yield Fault("unknown-symbol", f"dice.toml: {colour}", {"symbol": symbol})
    for where, mistake in _card_mistakes(content, scrolls):
        yield replace(mistake, where=f"{where}: {mistake.where}")
    for where, names, known in _references(content, scrolls):
        for name in names:
            if name not in known:
                facts: dict[str, Fact] = {"value": name, "known": ", ".join(sorted(known))}
                yield Fault("unknown-value", where, facts)


def _card_mistakes(
    content: Content, scrolls: Iterable[printed.Scroll | printed.BossSide]
) -> Iterator[tuple[str, Fault]]:
    whole: dict[str, Statements] = {}
    for where, statements in _card_statements(content, scrolls):
        yield from ((where, mistake) for mistake in statement_mistakes(statements, "do"))
        whole[where] = [*whole.get(where, []), *statements]
    for where, statements in whole.items():
        yield from ((where, mistake) for mistake in choice_mistakes(statements, "do"))
    for where, effects in _card_effects(content, scrolls):
        yield from ((where, mistake) for mistake in effect_mistakes(effects, "effects"))
    for power in content.powers.values():
        where = f"powers.toml: power {power.id}"
        lines = [*power.passive, *(line for level in power.levels for line in level.passive)]
        yield from ((where, mistake) for mistake in passive_mistakes(lines, "passive"))
        if power.test:
            yield from ((where, mistake) for mistake in condition_mistakes(power.test, "if"))
        if (power.kind == "reaction") is not bool(power.moment):
            yield where, Fault("reaction-moment", "moment")
    for item in content.items.values():
        where = f"{_file_of(item)}: item {item.id}"
        yield from ((where, mistake) for mistake in passive_mistakes(item.passive, "passive"))
        if (item.action == "reaction") is not bool(item.moment):
            yield where, Fault("reaction-moment", "moment")
    for ability in content.abilities.values():
        if ability.test:
            where = f"abilities.toml: ability {ability.id}"
            yield from ((where, mistake) for mistake in condition_mistakes(ability.test, "if"))


def _card_statements(
    content: Content, scrolls: Iterable[printed.Scroll | printed.BossSide]
) -> Iterator[tuple[str, Statements]]:
    for hero in content.classes.values():
        yield f"heroes.toml: hero {hero.id}", hero.scream.do
    for power in content.powers.values():
        for statements in (power.do, *(level.do for level in power.levels)):
            yield f"powers.toml: power {power.id}", statements
    for item in content.items.values():
        yield f"{_file_of(item)}: item {item.id}", item.do
    for ability in content.abilities.values():
        yield f"abilities.toml: ability {ability.id}", ability.do
    for scroll in scrolls:
        for behaviour in scroll.behaviours:
            yield f"scrolls.toml: scroll {scroll.id}", behaviour.do
    yield from _table_statements(content)


def _table_statements(content: Content) -> Iterator[tuple[str, Statements]]:
    for event in content.events.values():
        yield f"events.toml: event {event.id}", event.do
    for trap in content.traps.values():
        for statements in (trap.do, trap.always):
            yield f"traps.toml: trap {trap.id}", statements
    for crit in content.crits.values():
        yield f"tokens.toml: crit {crit.id}", crit.do
    for token in content.search.values():
        for statements in token.results.values():
            yield f"tokens.toml: search {token.id}", statements


def _card_effects(
    content: Content, scrolls: Iterable[printed.Scroll | printed.BossSide]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    for power in content.powers.values():
        for effects in (power.effects, *(level.effects for level in power.levels)):
            yield f"powers.toml: power {power.id}", effects
    for item in content.items.values():
        for effects in (item.effects, item.attack_effects):
            yield f"{_file_of(item)}: item {item.id}", effects
    for companion in content.companions.values():
        yield f"companions.toml: companion {companion.id}", companion.effects
    for ability in content.abilities.values():
        yield f"abilities.toml: ability {ability.id}", ability.effects
    for scroll in scrolls:
        for weapon in scroll.weapons:
            yield f"scrolls.toml: scroll {scroll.id}: {weapon.id}", weapon.effects
    for enemy in content.enemies.values():
        yield f"enemies.toml: enemy {enemy.id}", enemy.effects
    for event in content.events.values():
        yield f"events.toml: event {event.id}", event.effects


References = Iterator[tuple[str, Iterable[str], set[str]]]


def _references(content: Content, scrolls: Iterable[printed.Scroll | printed.BossSide]) -> References:
    yield from _hero_references(content)
    yield from _enemy_references(content)
    for scroll in scrolls:
        yield from _scroll_references(content, scroll)
    for encounter in content.encounters.values():
        where = f"encounters.toml: encounter {encounter.id}"
        for text in (encounter.activate, encounter.otherwise):
            yield where, text.split()[:1], set(SELECTIONS)
            if text.startswith("style "):
                yield where, text.split()[1:], set(STYLES)


def _hero_references(content: Content) -> References:
    powers, items = set(content.powers), set(content.items)
    heroes = {hero.hero for hero in content.classes.values()}
    for hero in content.classes.values():
        where = f"heroes.toml: hero {hero.id}"
        yield f"{where}: innate", hero.innate, powers
        yield f"{where}: id", [hero.id], set(content.gems)
    for power in content.powers.values():
        where = f"powers.toml: power {power.id}"
        yield f"{where}: hero", [power.hero] if power.hero else [], heroes
        named = [level.companion for level in power.levels if level.companion]
        yield f"{where}: companion", named, set(content.companions)
    for item in content.items.values():
        yield f"{_file_of(item)}: item {item.id}: back", [item.back] if item.back else [], items


def _enemy_references(content: Content) -> References:
    resist = {*TYPES, "any", *(f"any-except-{type}" for type in TYPES)}
    for enemy in content.enemies.values():
        where = f"enemies.toml: enemy {enemy.id}"
        yield f"{where}: scroll", [enemy.scroll], set(content.scrolls)
        yield f"{where}: resist", enemy.resist, resist
    for boss in content.bosses.values():
        for side in boss.sides:
            yield f"bosses.toml: boss {boss.id}: {side.id}: resist", side.resist, resist
    for card in content.enemy_powers.values():
        yield f"enemy_powers.toml: power {card.id}: levels", card.levels, set(content.abilities)


def _scroll_references(content: Content, scroll: printed.Scroll | printed.BossSide) -> References:
    where = f"scrolls.toml: scroll {scroll.id}"
    weapons = {weapon.id for weapon in scroll.weapons}
    yield f"{where}: abilities", scroll.abilities, set(content.abilities)
    yield f"{where}: primary", [scroll.primary] if scroll.primary else [], weapons
    told = [behaviour.do for behaviour in scroll.behaviours]
    told += [content.abilities[id].do for id in scroll.abilities if id in content.abilities]
    for statements in told:
        yield f"{where}: weapon", words_of(statements, "weapon"), weapons
        yield f"{where}: ability", words_of(statements, "ability"), set(scroll.abilities)


def _file_of(item: printed.Item) -> str:
    match item.deck:
        case "treasure" | "quest":
            return "treasures.toml"
        case "soul-weapon":
            return "soul_weapons.toml"
    return "emporium.toml"
