"""How the things of this game are named: which message says what an id means."""

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.vocabulary import ATTACK_VERBS, CONDITIONS, DEEDS, SYMBOLS
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of
from holdfast.kernel.wording import Name

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
}
"""Keys whose things are named under a word of their own."""
EFFECTS = sorted({*ATTACK_VERBS, *DEEDS}, key=len, reverse=True)
"""Verbs of effects, longer ones first: `heal-self` before `heal`."""
CROWN_VERBS = ("lend", "give-crowns", "take-crowns", "drop-crowns")


def name(table: SwordAndSorceryTable, key: str, id: str) -> Name:
    """The message for a thing; without a key the id alone tells what it is."""
    content = table.content
    if key in FIGURES:
        return figure(content, id)
    if key in ITEMS:
        return item(content, id)
    if key in AREAS:
        return area(id)
    if key in OWN:
        return f"{OWN[key]}-{id.partition('.')[0]}"
    match key:
        case "faces" | "face":
            return face(id)
        case "effect":
            return effect(id)
        case "weapon":
            return weapon(content, id)
        case "door" | "lock":
            return place(table, id)
        case "gate" | "chest" | "waypoint":
            return place(table, id)
        case "flag" | "search" | "loot":
            return id if key != "flag" else ("flag", {"name": id})
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
        case "spend" | "first":
            return effect(id)
        case "choose":
            return choice(table, id)
        case "alignment" | "trap" | "cure" | "tavern":
            prefix = {"cure": "condition", "tavern": "symbol"}.get(verb, verb)
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
        return area(id)
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
    things = [*(gate.id for gate in field.quest.gates), *(chest.id for chest in field.quest.chests)]
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


def area(id: str) -> Name:
    """An area by its mark on the map."""
    return "area", {"name": id.upper()}


def place(table: SwordAndSorceryTable, id: str) -> Name:
    """A door by its number, a gate or chest by its area."""
    if id.startswith("door-"):
        return "door", {"number": int(id.removeprefix("door-"))}
    quest = field_of(table).quest
    for gate in quest.gates:
        if gate.id == id:
            return "gate", {"area": gate.area.upper()}
    for chest in quest.chests:
        if chest.id == id:
            return "chest", {"area": chest.area.upper()}
    at = next((one.area for one in quest.waypoints if one.id == id), "")
    return "waypoint", {"area": at.upper()}


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
        return "effect-gain", {"stat": (f"stat-{stat}", {}), "n": _number(more.rpartition("-")[0])}
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
