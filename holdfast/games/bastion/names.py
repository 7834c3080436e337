"""How the things of this game are named: which message says what an id means."""

from collections.abc import Iterator

from holdfast import words
from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.schema import EnemyCard
from holdfast.games.bastion.rules.geometry import (
    BASES,
    CITADEL,
    COLOURS,
    SECTION_NUMBER,
    SQUARE_OF,
    TOWER,
    district_of_thing,
)
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.wording import Name

GAME = "bastion"
PREFIXES = {
    "card": "bastion-card",
    "cards": "bastion-card",
    "others": "bastion-card",
    "copied": "bastion-card",
    "enemy": "bastion-card",
    "ritual": "bastion-ritual",
    "artifact": "bastion-ritual",
    "defender": "bastion-defender",
    "giver": "bastion-defender",
    "asker": "bastion-defender",
    "colour": "bastion-mana",
    "given": "bastion-mana",
    "taken": "bastion-mana",
    "colours": "colour",
    "mana": "colour",
    "price": "colour",
}
"""Keys whose things are named by their ids alone."""
PLACES = ("at", "to", "start", "via")
TO_A_PLACE = ("move", "storm", "storm-with-spells", "flee", "station")
"""Verbs of options for which a colour is a district; for all others it is mana."""
OF_TOWER = {tower: district for district, tower in TOWER.items()}
NUMBER_OF_BASE = {base: nth for bases in BASES.values() for nth, base in enumerate(bases, 1)}


def name(table: BastionTable, key: str, id: str) -> Name:
    """The message for a thing; without a key the id alone tells what it is, and the table how it stands."""
    if not key:
        return _thing(table, id)
    if key in PREFIXES:
        return f"{PREFIXES[key]}-{id}"
    if key in PLACES:
        return place_name(table, id)
    if key == "spell":
        card = table.content.cards.get(id)
        return f"bastion-spell-{card.spell if card else id}"
    if key == "added":
        return _casting(table, id)
    return f"{key}-{id}"


def thing(table: BastionTable, verb: str, id: str) -> Name:
    """The message for what an option of that verb touches."""
    return f"bastion-place-{id}" if verb in TO_A_PLACE and id in COLOURS else _thing(table, id)


def content_messages(content: Content) -> Iterator[tuple[str, str]]:
    """The names of cards, levels, scenarios, rituals and defenders; explanations may differ by edition."""
    for file, key, kind, ids, explained in (
        ("classes.toml", "class", "class", content.classes, True),
        ("legendary.toml", "enemy", "card", content.legends, True),
        ("spells.toml", "spell", "spell", content.spells, True),
        ("rituals.toml", "ritual", "ritual", content.ritual_kinds, True),
        ("levels.toml", "level", "level", content.levels, True),
        ("scenarios.toml", "scenario", "scenario", content.scenarios, True),
        ("defenders.toml", "defender", "defender", content.defenders, False),
    ):
        for id in ids:
            where, name = f"{file}: {key} {id}", f"bastion-{kind}-{id}"
            yield where, name
            if explained:
                yield from ((where, help_of(name, edition)) for edition in content.editions)
    for id in content.classes:
        yield from ((f"classes.toml: class {id}", f"bastion-card-{card}") for card in content.cards_of(id))


def help_of(name: str, edition: str) -> str:
    """The message that explains what the message `name` names, as the rules of the edition have it."""
    own = f"{name}-help-{edition}"
    return own if words.has(words.DEFAULT_LANGUAGE, own, GAME) else f"{name}-help"


# -- places: the log tells of days gone by, so nothing that may change is told of them -----------------


def place_name(table: BastionTable, id: str) -> Name:
    """A place by what is printed there, whatever stands on it."""
    if id == CITADEL or id in COLOURS:
        return f"bastion-place-{id}"
    if id in SECTION_NUMBER:
        board = table.content.board(table.state.districts, table.state.side)
        return "bastion-section", {"number": SECTION_NUMBER[id], "place": _district(board.district[id])}
    district = district_of_thing(id)
    place = _district(district)
    if id in SQUARE_OF:
        return "bastion-square", {"place": place}
    if id in OF_TOWER:
        return "bastion-tower", {"place": place}
    if id in NUMBER_OF_BASE:
        return "bastion-base", {"number": NUMBER_OF_BASE[id], "place": place}
    return _source(table, id) if district in COLOURS else id


def _district(colour: str) -> Name:
    return f"bastion-place-{colour}", {}


def _source(table: BastionTable, id: str) -> Name:
    """A printed source by its colour; it has a number only where a neighbour is of the same colour."""
    district = district_of_thing(id)
    printed = dict(table.content.board(table.state.districts, table.state.side).printed[district])
    alike = [source for source, colour in printed.items() if colour == printed[id]]
    return "bastion-source", {
        "colour": COLOURS[printed[id]],
        "number": alike.index(id) + 1 if len(alike) > 1 else 0,
        "place": _district(district),
    }


# -- things that an option touches: as they stand now --------------------------------------------------


def _thing(table: BastionTable, id: str) -> Name:
    content = table.content
    if id in COLOURS:
        return f"colour-{id}"
    if id in content.cards:
        return _card(table, id)
    if id in content.rituals:
        return f"bastion-ritual-{id}"
    if id in content.spells:
        return f"bastion-spell-{id}"
    if id in content.defenders:
        return f"bastion-defender-{id}"
    if id.isdecimal():
        return "bastion-number", {"number": int(id)}
    return _place_now(table, id)


def _place_now(table: BastionTable, id: str) -> Name:
    """A place with the enemy or the structure that stands there."""
    state = table.state
    place = place_name(table, id)
    enemy = state.citadel[-1:] if id == CITADEL else state.wall.get(id, [])
    enemy = state.squares.get(SQUARE_OF[id], []) if id in SQUARE_OF else enemy
    if enemy:
        return "bastion-at", {"thing": _united(enemy), "place": _with_facts(place)}
    if id in state.bases:
        return "bastion-at", {"thing": (f"bastion-ritual-{state.bases[id]}", {}), "place": _with_facts(place)}
    return place


def _united(enemy: list[str]) -> Name:
    """A host with its symbiotes."""
    *others, last = enemy
    one = f"bastion-card-{last}", dict[str, object]()
    return ("bastion-united", {"host": _united(others), "symbiote": one}) if others else one


def _card(table: BastionTable, id: str) -> Name:
    """A card that a defender holds is a spell; any other is an enemy."""
    if any(id in defender.spells for defender in table.state.defenders):
        return _spell(table, table.content.cards[id])
    return f"bastion-card-{id}"


def _spell(table: BastionTable, card: EnemyCard) -> Name:
    edition = table.content.editions[table.options["edition"]]
    power = edition.abundance or card.power if card.spell == "abundance" else card.power
    spell, enemy = f"bastion-spell-{card.spell}", f"bastion-card-{card.id}"
    return "bastion-held-spell", {"spell": (spell, {}), "power": power, "card": (enemy, {})}


def _casting(table: BastionTable, id: str) -> Name:
    """A spell about to be cast: `rider-red`, or `golem>rider-red` for a Copy."""
    card, _, copied = id.partition(">")
    held = _spell(table, table.content.cards[card])
    if not copied:
        return held
    return "bastion-copied-spell", {"copy": held, "spell": _spell(table, table.content.cards[copied])}


def _with_facts(name: Name) -> Name:
    return (name, {}) if isinstance(name, str) else name
