"""What is wrong with the cards although every entry is right by itself."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    RANKS,
    READ_IN_USE,
    READ_OF_ENEMIES,
    READ_WHEN_HELD,
    STATS,
    STYLES,
    SYMBOLS,
    TYPES,
    Statements,
    blocks_of,
    choice_mistakes,
    condition_mistakes,
    effect,
    effect_mistakes,
    parse_statement,
    passive_mistakes,
    read_of_times,
    statement_mistakes,
    words_of,
)
from holdfast.games.sword_and_sorcery.message_ids import Fault
from holdfast.kernel.errors import Fact

READ_ON_ITEMS = {
    "weapon": READ_IN_USE,
    "armor": READ_IN_USE,
    "artifact": READ_IN_USE,
    "permanent": READ_WHEN_HELD,
}
"""The passive lines that the rules read on each kind of item; none on the others."""
ONLY_IN_DEFENCE = ("shield",)
ENEMIES = ("all enemies", "enemies ", "an enemy", "the boss")
"""How blocks choose enemies alone."""
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
    for where, count in _amounts(content):
        if count % printed.SMALLEST_COIN:
            yield Fault("no-coins", where, {"count": count})
    yield from _idle_effects(content, scrolls)
    yield from _idle_gains(content, scrolls)
    for where, mistake in _card_mistakes(content, scrolls):
        yield replace(mistake, where=f"{where}: {mistake.where}")
    for where, names, known in _references(content, scrolls):
        for name in names:
            if name not in known:
                facts: dict[str, Fact] = {"value": name, "known": ", ".join(sorted(known))}
                yield Fault("unknown-value", where, facts)


def _idle_effects(content: Content, scrolls: Iterable[printed.Scroll | printed.BossSide]) -> Iterator[Fault]:
    """Effects of attacks that only a defence would use."""
    for item in content.items.values():
        attacks = item.effects if item.kind in ("weapon", "ammunition") else ()
        for texts, field in ((attacks, "effects"), (item.attack_effects, "attack_effects")):
            yield from _idle(texts, f"{file_of(item)}: item {item.id}: {field}")
    for scroll in scrolls:
        for weapon in scroll.weapons:
            yield from _idle(weapon.effects, f"{_scroll_place(scroll)}: weapons {weapon.id}: effects")


def _idle(texts: Iterable[str], where: str) -> Iterator[Fault]:
    for number, text in enumerate(texts, 1):
        if effect(text).verb in ONLY_IN_DEFENCE:
            yield Fault("idle-in-attack", f"{where}[{number}]", {"effect": text})


def _idle_gains(content: Content, scrolls: Iterable[printed.Scroll | printed.BossSide]) -> Iterator[Fault]:
    """What enemies gain although no rule reads it of them."""
    for where, statements in card_statements(content, scrolls):
        of_enemy = where.startswith(("abilities.toml", "scrolls.toml", "bosses.toml"))
        for block in blocks_of(statements):
            if block.each.startswith(ENEMIES) or (of_enemy and block.each == "self"):
                for text in (one for one in block.do if isinstance(one, str)):
                    verb, args = parse_statement(text)
                    if verb == "gain" and args and args[0] in STATS and args[0] not in READ_OF_ENEMIES:
                        yield Fault("unread-of-enemies", f"{where}: do", {"passive": text})


def _amounts(content: Content) -> Iterator[tuple[str, int]]:
    """All amounts of crowns that are printed anywhere but in quests (SS-CROWN-9)."""
    for item in content.items.values():
        yield f"{file_of(item)}: item {item.id}: cost", item.cost
        yield f"{file_of(item)}: item {item.id}: crowns", item.crowns
    for enemy in content.enemies.values():
        yield f"enemies.toml: enemy {enemy.id}: crowns", enemy.crowns
    for boss in content.bosses.values():
        for side in boss.sides:
            yield f"bosses.toml: side {side.id}: crowns", side.crowns
    for token in content.loot.values():
        yield f"tokens.toml: loot {token.id}: crowns", token.crowns
    for chest in content.chests.values():
        yield f"tokens.toml: chest {chest.id}: crowns", chest.crowns
    for symbol, prize in content.dice.tavern_prizes.items():
        yield f"dice.toml: tavern_prizes.{symbol}", prize


def _card_mistakes(
    content: Content, scrolls: Iterable[printed.Scroll | printed.BossSide]
) -> Iterator[tuple[str, Fault]]:
    whole: dict[str, Statements] = {}
    for where, statements in card_statements(content, scrolls):
        yield from ((where, mistake) for mistake in statement_mistakes(statements, "do"))
        whole[where] = [*whole.get(where, []), *statements]
    for where, statements in whole.items():
        yield from ((where, mistake) for mistake in choice_mistakes(statements, "do"))
    for where, effects in _card_effects(content, scrolls):
        yield from ((where, mistake) for mistake in effect_mistakes(effects, "effects"))
    for power in content.powers.values():
        where = f"powers.toml: power {power.id}"
        lines = [*power.passive, *(line for level in power.levels for line in level.passive)]
        read = READ_WHEN_HELD if power.kind == "passive" else frozenset()
        yield from ((where, mistake) for mistake in passive_mistakes(lines, "passive", read))
        if power.test:
            yield from ((where, mistake) for mistake in condition_mistakes(power.test, "if"))
        if (power.kind == "reaction") is not bool(power.moment):
            yield where, Fault("reaction-moment", "moment")
    for item in content.items.values():
        where = f"{file_of(item)}: item {item.id}"
        read = READ_ON_ITEMS.get(item.kind, frozenset())
        yield from ((where, mistake) for mistake in passive_mistakes(item.passive, "passive", read))
        if (item.action == "reaction") is not bool(item.moment):
            yield where, Fault("reaction-moment", "moment")
    for event in content.events.values():
        read = read_of_times(event.filter) if event.lasting else frozenset()
        mistakes = passive_mistakes(event.passive, "passive", read)
        yield from ((f"events.toml: event {event.id}", mistake) for mistake in mistakes)
    for ability in content.abilities.values():
        if ability.test:
            where = f"abilities.toml: ability {ability.id}"
            yield from ((where, mistake) for mistake in condition_mistakes(ability.test, "if"))


def card_statements(
    content: Content, scrolls: Iterable[printed.Scroll | printed.BossSide]
) -> Iterator[tuple[str, Statements]]:
    """Everything that cards, tokens and scrolls do, with its place."""
    for hero in content.classes.values():
        yield f"heroes.toml: hero {hero.id}", hero.scream.do
    for power in content.powers.values():
        yield f"powers.toml: power {power.id}", power.do
        for number, level in enumerate(power.levels, 1):
            yield f"powers.toml: power {power.id}: levels[{number}]", level.do
    for item in content.items.values():
        yield f"{file_of(item)}: item {item.id}", item.do
    for ability in content.abilities.values():
        yield f"abilities.toml: ability {ability.id}", ability.do
    for scroll in scrolls:
        for number, behaviour in enumerate(scroll.behaviours, 1):
            yield f"{_scroll_place(scroll)}: behaviours[{number}]", behaviour.do
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
            yield f"{file_of(item)}: item {item.id}", effects
    for companion in content.companions.values():
        yield f"companions.toml: companion {companion.id}", companion.effects
    for ability in content.abilities.values():
        yield f"abilities.toml: ability {ability.id}", ability.effects
    for scroll in scrolls:
        for weapon in scroll.weapons:
            yield f"{_scroll_place(scroll)}: weapons {weapon.id}", weapon.effects
    for enemy in content.enemies.values():
        yield f"enemies.toml: enemy {enemy.id}", enemy.effects
    for side in (side for boss in content.bosses.values() for side in boss.sides):
        yield f"bosses.toml: side {side.id}", side.effects
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
        for field, text in (("activate", encounter.activate), ("otherwise", encounter.otherwise)):
            words = text.removesuffix(" plus").split()
            yield f"{where}: {field}", words[:1], set(SELECTIONS)
            if words[:1] == ["style"]:
                yield f"{where}: {field}", words[1:], set(STYLES)
            elif words[:1] == ["rank"]:
                yield f"{where}: {field}", words[1:] or [""], set(RANKS)
            elif words[:1] and words[0] in ("within", "beyond", "count"):
                yield f"{where}: {field}", words[1:] or [""], {str(number) for number in range(10)}


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
        yield f"{file_of(item)}: item {item.id}: back", [item.back] if item.back else [], items
    tags = _tags(content)
    for item in content.items.values():
        yield f"{file_of(item)}: item {item.id}: with", item.filter.split(), tags
    for power in content.powers.values():
        yield f"powers.toml: power {power.id}: with", power.filter.split(), tags
        yield f"powers.toml: power {power.id}: after", power.after.filter.split() if power.after else [], tags
    for where, statements in card_statements(content, ()):
        for block in blocks_of(statements):
            yield f"{where}: do: with", block.filter.split(), tags


def _tags(content: Content) -> set[str]:
    """The words that tell the attacks of heroes and companions apart."""
    found = {
        "weapon",
        "item",
        "power",
        "ally",
        "strike",
        "melee",
        "ranged",
        "main",
        "off",
        "pack",
        "bare-hands",
    }
    found |= {item.category for item in content.items.values() if item.category}
    return found | {*content.items, *content.powers, *content.companions}


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
    where = _scroll_place(scroll)
    weapons = {weapon.id for weapon in scroll.weapons}
    yield f"{where}: abilities", scroll.abilities, set(content.abilities)
    yield f"{where}: primary", [scroll.primary] if scroll.primary else [], weapons
    told = [behaviour.do for behaviour in scroll.behaviours]
    told += [content.abilities[id].do for id in scroll.abilities if id in content.abilities]
    for statements in told:
        yield f"{where}: weapon", words_of(statements, "weapon"), weapons
        yield f"{where}: ability", words_of(statements, "ability"), set(scroll.abilities)


def _scroll_place(scroll: printed.Scroll | printed.BossSide) -> str:
    """Where a scroll stands: in a file of its own kind, or on a side of a boss."""
    if isinstance(scroll, printed.Scroll):
        return f"scrolls.toml: scroll {scroll.id}"
    return f"bosses.toml: side {scroll.id}"


def file_of(item: printed.Item) -> str:
    """The content file that an item stands in."""
    match item.deck:
        case "treasure" | "quest":
            return "treasures.toml"
        case "soul-weapon":
            return "soul_weapons.toml"
    return "emporium.toml"
