"""How the things of this game are named: which message says what an id means."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from holdfast.games.sword_and_sorcery.content.cards import Content, EnemyScroll
from holdfast.games.sword_and_sorcery.content.quest_words import words_of_choices, words_of_quest
from holdfast.games.sword_and_sorcery.content.validate import file_of
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    ATTACK_VERBS,
    CONDITIONS,
    STATEMENT_VERBS,
    SYMBOLS,
)
from holdfast.games.sword_and_sorcery.rules.quest import goods
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of
from holdfast.kernel.odds import Odds
from holdfast.kernel.wording import Name

ENTRIES = (
    ("heroes.toml: hero", "class", "classes"),
    ("powers.toml: power", "power", "powers"),
    ("enemy_powers.toml: power", "power", "enemy_powers"),
    ("abilities.toml: ability", "ability", "abilities"),
    ("encounters.toml: encounter", "encounter", "encounters"),
    ("traps.toml: trap", "trap", "traps"),
    ("tokens.toml: crit", "crit", "crits"),
)
"""Entries of content files that have a name and an explanation."""
TOKENS = (("tokens.toml: loot", "loot"), ("tokens.toml: search", "search"))
"""Entries whose ids are the messages that name them."""
MAX_SHELVES = 256
"""So many shelves are counted once each."""
FIGURES = ("figure", "attacker", "target", "enemy", "hero", "to", "companion")
ITEMS = ("item", "items", "thing")
AREAS = ("area",)
OWN = {
    "power": "power",
    "ability": "ability",
    "encounter": "encounter",
    "crit": "crit",
    "injury": "injury",
    "condition": "condition",
    "stat": "stat",
    "slot": "slot",
    "shadow": "shadow",
    "colour": "colour",
    "rune": "rune",
    "time": "time",
    "alignment": "alignment",
    "trap": "trap",
    "traps": "trap",
    "deck": "deck",
    "symbol": "symbol",
    "story": "story",
    "trigger": "trigger",
    "side": "enemy",
    "key": "key",
    "event": "card",
    "find": "find",
    "achievement": "achievement",
    "party": "alignment",
}
"""Keys whose things are named under a word of their own."""
EFFECTS = sorted({*ATTACK_VERBS, *STATEMENT_VERBS}, key=len, reverse=True)
"""Verbs of effects, longer ones first: `heal-self` before `heal`."""
CROWN_VERBS = ("lend", "give-crowns", "take-crowns", "drop-crowns")


def chance(table: SwordAndSorceryTable, odds: Odds, code: str) -> Name | None:
    """The chance of an attack without focus, and with it where it helps and can still be had."""
    what, _, id = code.partition(":")
    bare = odds.data.get("without_focus", {}).get(code)
    if what not in ("kill", "hurt") or bare is None or round(100 * bare) == round(100 * odds.of[code]):
        return None
    whom = name(table, what, id)
    facts = {"bare": round(100 * bare), "percent": round(100 * odds.of[code])}
    return f"odds-{what}-with-focus", facts | {"thing": whom if isinstance(whom, tuple) else (whom, {})}


def content_messages(content: Content) -> Iterator[tuple[str, str]]:
    """The names and explanations of cards, and every word of the quests."""
    for place, kind, field in ENTRIES:
        for id in getattr(content, field):
            yield from ((f"{place} {id}", f"{kind}-{id}{more}") for more in ("", "-help"))
    for place, field in TOKENS:
        yield from ((f"{place} {id}", id) for id in getattr(content, field))
    for item in content.items.values():
        where = f"{file_of(item)}: item {item.id}"
        yield where, f"item-{item.id}"
        if item.do or item.passive or item.mirror:
            yield where, f"item-{item.id}-help"
    for event in content.events.values():
        where = f"events.toml: event {event.id}"
        yield where, f"card-{event.id}"
        if event.kind != "story":
            yield where, f"card-{event.id}-help"
        yield from ((where, id) for id in words_of_choices(f"choice-{event.id}", event.do))
    for scroll in content.scrolls.values():
        yield from ((f"scrolls.toml: scroll {scroll.kind}", id) for id in _scroll_messages(scroll))
    yield from ((f"bosses.toml: boss {id}", f"enemy-{id}") for id in content.bosses)
    for quest in (field.quest for field in content.fields.values()):
        yield from ((f"quests/{quest.id}.toml", id) for id in words_of_quest(quest))


def _scroll_messages(scroll: EnemyScroll) -> Iterator[str]:
    yield f"enemy-{scroll.kind}"
    yield from (f"weapon-{weapon}" for weapon in scroll.weapons)
    yield f"race-{scroll.race}"


def name(table: SwordAndSorceryTable, key: str, id: str) -> Name:
    """The message for a thing; without a key the id alone tells what it is."""
    content = table.content
    if key in FIGURES:
        return figure(content, id)
    if key in ITEMS:
        return item(content, id)
    if key in AREAS:
        return area(table, id)
    if key in OWN:
        return f"{OWN[key]}-{id.partition('.')[0]}"
    match key:
        case "faces" | "face":
            return face(id)
        case "effect":
            return effect(id)
        case "weapon":
            return weapon(content, id)
        case "door" | "lock" | "gate" | "chest" | "waypoint":
            return place(table, id)
        case "search" | "loot":
            return id
        case "choice":
            return choice(table, id)
        case "action":
            return f"action-{id}"
        case "card":
            return card(table, id)
    return thing(table, "", id)


def thing(table: SwordAndSorceryTable, verb: str, id: str) -> Name:
    """What an option of that verb touches."""
    content = table.content
    if id.isdigit():
        if verb in CROWN_VERBS:
            return "crowns-counted", {"count": int(id)}
        return "level-numbered", {"number": int(id)}
    match verb:
        case "buy" | "take" | "trade-up":
            return for_sale(table, verb, id)
        case "anvil" | "sell":
            price = goods.ANVIL_FEE if verb == "anvil" else goods.PRICE_OF_TREASURE * content.item(id).act
            return "item-for-sale", {"item": (item(content, id), {}), "left": 0, "price": price}
        case "tavern":
            prize = next(count for symbol, count in content.dice.tavern_prizes.items() if symbol == id)
            return "tavern-bet", {"symbol": (f"symbol-{id}", {}), "stake": goods.TAVERN_STAKE, "prize": prize}
        case "spend" | "first":
            return effect(id)
        case "choose":
            return choice(table, id)
        case "alignment" | "trap" | "cure":
            prefix = "condition" if verb == "cure" else verb
            return f"{prefix}-{id.partition('.')[0]}"
        case "power" | "learn" | "refresh" | "react" | "aid":
            return f"power-{id}" if id in content.powers else figure(content, id)
        case "take-key":
            return f"key-{id}"
        case "quest":
            return f"action-{table.state.quest}-{id}"
    return known(table, id)


def known(table: SwordAndSorceryTable, id: str) -> Name:
    """A thing by its id alone."""
    content = table.content
    field = field_of(table)
    if id in field.map.areas:
        return area(table, id)
    if id.partition(".")[0] in content.items or id in ("crowns", "loot", "treasure"):
        return item(content, id)
    if id in content.powers:
        return f"power-{id}"
    if id in ("main", "off", "armor", "artifact"):
        return f"slot-{id}"
    if id in content.companions:
        return weapon(content, id)
    if id in SYMBOLS or id in CONDITIONS:
        return f"symbol-{id}" if id in SYMBOLS else f"condition-{id}"
    colour, _, number = id.rpartition("-")
    if colour in ("red", "blue") and number.isdigit():
        return "die-numbered", {"colour": (f"colour-{colour}", {}), "number": int(number)}
    quest = field.quest
    things = {one.id for kind in (quest.gates, quest.chests, quest.waypoints) for one in kind}
    if id in field.map.doors or id in things:
        return place(table, id)
    if id == "bare-hands":
        return f"weapon-{id}"
    return figure(content, id)


def figure(content: Content, id: str) -> Name:
    """A hero, a companion, an enemy or one figure of a Group."""
    if any(card.hero == id for card in content.classes.values()):
        return f"hero-{id}"
    if any(card.figure == id for card in content.companions.values()):
        return f"companion-{id}"
    card, _, letter = id.partition("/")
    if card in content.enemies:
        scroll = content.scrolls[content.enemies[card].scroll]
        kind: Name = f"enemy-{scroll.kind}"
        facts = {
            "kind": (kind, {}),
            "rank": (f"rank-{scroll.rank}", {}),
            "number": int(card.rpartition("-")[2]),
        }
        return ("enemy-figure", {**facts, "letter": letter.upper()}) if letter else ("enemy-of-rank", facts)
    return f"enemy-{id}"


def item(content: Content, id: str) -> Name:
    """An item by the face that lies upward; crowns, loot and treasures on the ground."""
    return f"thing-{id}" if id in ("crowns", "loot", "treasure") else f"item-{id.partition('.')[0]}"


def for_sale(table: SwordAndSorceryTable, verb: str, id: str) -> Name:
    """A card on the shelf with its price and how many of it are left; one of the Stash with the number."""
    content, state = table.content, table.state
    face = id.partition(".")[0]
    copies = _copies_by_face(state.stash if verb == "take" else state.emporium)
    left = sum(copies.get(one, 0) for one in {face, content.other_face(face)})
    facts = {"item": (f"item-{face}", {}), "left": left, "price": content.items[face].cost}
    return "item-in-stash" if verb == "take" else "item-for-sale", facts


@lru_cache(MAX_SHELVES)
def _copies_by_face(shelf: tuple[str, ...]) -> dict[str, int]:
    """How many cards lie there with which face upward."""
    return dict(Counter(piece.partition(".")[0] for piece in shelf))


def area(table: SwordAndSorceryTable, id: str) -> Name:
    """An area by its name, if the quest gives it one, and its mark on the map."""
    quest = field_of(table).quest
    found = quest.places.get(id)
    if found is None:
        return "area", {"name": id.upper()}
    return "area-named", {"place": (f"place-{quest.id}-{found}", {}), "name": id.upper()}


def place(table: SwordAndSorceryTable, id: str) -> Name:
    """A door by its number, a gate or chest by its area."""
    if id.startswith("door-"):
        return "door", {"number": int(id.removeprefix("door-"))}
    quest = field_of(table).quest
    kinds = (("gate", quest.gates), ("chest", quest.chests), ("waypoint", quest.waypoints))
    for kind, entries in kinds:
        for entry in entries:
            if entry.id == id:
                named = entry.area in quest.places
                where = area(table, entry.area) if named else entry.area.upper()
                return f"{kind}-at" if named else kind, {"area": where}
    return "waypoint", {"area": ""}


def weapon(content: Content, id: str) -> Name:
    """What an attack is made with."""
    if id in content.items:
        return f"item-{id}"
    if id in content.powers:
        return f"power-{id}"
    if id in content.companions:
        return f"companion-{content.companions[id].figure}"
    return f"weapon-{id}"


def face(id: str) -> Name:
    """The face of a die: one symbol or two."""
    first, _, second = id.partition("-")
    if not second:
        return f"symbol-{'miss' if first == 'blank' else first}"
    return "face-two", {"first": (f"symbol-{first}", {}), "second": (f"symbol-{second}", {})}


def effect(id: str) -> Name:
    """An effect of an attack or a defence, by the key that options use."""
    key = id.partition(".")[0]
    verb = next((verb for verb in EFFECTS if key == verb or key.startswith(f"{verb}-")), key)
    rest = key[len(verb) + 1 :]
    if verb == "ability":
        return f"ability-{rest}"
    if verb == "gain":
        stat, _, more = rest.partition("-")
        n = _number(more.rpartition("-")[0])
        return "effect-gain", {"stat": (f"counted-stat-{stat}", {"n": n}), "n": n}
    return f"effect-{verb}", {"n": _number(rest.replace("rank-2", "rank2"))}


def _number(text: str) -> int | str:
    """A number as such, so that every language can count with it; a word as it is."""
    return int(text) if text.removeprefix("-").isdigit() else text


def choice(table: SwordAndSorceryTable, id: str) -> Name:
    """One of the ways that a card or a paragraph of the quest leaves open."""
    source, _, number = id.rpartition("-")
    if source.startswith(("story-", "action-", "trigger-")) or source in ("quest-token", "townsfolk"):
        source = f"{table.state.quest}-{source}"
    return f"choice-{source.partition('.')[0]}-{number}"


def card(table: SwordAndSorceryTable, id: str) -> Name:
    """Whatever card a question is about."""
    content = table.content
    plain = id.partition(".")[0]
    if plain in content.items:
        return f"item-{plain}"
    for prefix, found in (("power", content.powers), ("ability", content.abilities), ("trap", content.traps)):
        if plain in found:
            return f"{prefix}-{plain}"
    if plain in content.events:
        return f"card-{plain}"
    if plain.startswith("story-") and plain.removeprefix("story-") in field_of(table).stories:
        return "card-story"
    return "card-other"
