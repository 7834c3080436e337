"""What is wrong between content entries that are each right by themselves."""

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

import msgspec

from holdfast.games.bastion.content.edition import DeckRecipe, Edition
from holdfast.games.bastion.content.schema import KINDS_OF_RITUAL, Entries, Spell
from holdfast.games.bastion.message_ids import Fault
from holdfast.games.bastion.rules.geometry import COLOURS


def content_faults(entries: Entries) -> list[Fault]:
    """What is wrong between entries that are each right by themselves."""
    return [
        *_missing("districts.toml", entries.districts, COLOURS),
        *_missing("editions.toml", entries.editions, ("2015", "2018")),
        *_missing("spells.toml", entries.spells, get_args(Spell)),
        *_missing("rituals.toml", entries.ritual_kinds, KINDS_OF_RITUAL),
        *_card_faults(entries),
        *_deck_faults(entries),
        *_difference_faults(entries),
    ]


def _missing(file: str, found: Mapping[str, object], wanted: Iterable[str]) -> Iterator[Fault]:
    for id in wanted:
        if id not in found:
            yield Fault("missing-entry", file, {"id": id})


def _card_faults(entries: Entries) -> Iterator[Fault]:
    for file, things in (
        ("classes.toml: class", entries.classes),
        ("legendary.toml: enemy", entries.legends),
    ):
        for thing in things.values():
            where = f"{file} {thing.id}"
            yield from _out_of_range(f"{where}: strength", thing.strength, 1, 99)
            spell = entries.spells.get(thing.spell)
            if spell is not None and spell.has_power != (thing.power > 0):
                yield Fault("wrong-power", f"{where}: power", {"spell": thing.spell})
    for kind in entries.classes.values():
        where = f"classes.toml: class {kind.id}: blocks"
        if ("block" in kind.traits) != bool(kind.blocks):
            yield Fault("missing-field", where)
        for own in COLOURS if kind.blocks else ():
            if kind.blocks.get(own) in (None, own):
                yield Fault("wrong-block", where, {"colour": own})


def _deck_faults(entries: Entries) -> Iterator[Fault]:
    for one in entries.scenarios.values():
        yield from _recipe_faults(f"scenarios.toml: scenario {one.id}: deck", one.deck, entries)
        inside = (one.dealt_class, one.inside_square, one.inside_citadel)
        named = [id for id in inside if id]
        yield from _unknown(f"scenarios.toml: scenario {one.id}", named, entries.classes)
    for edition in entries.editions.values():
        yield from _recipe_faults(f"editions.toml: edition {edition.id}: training", edition.training, entries)
    for level in entries.levels.values():
        where = f"levels.toml: level {level.id}"
        yield from _out_of_range(f"{where}: of_each", level.of_each, 0, len(COLOURS))
        yield from _out_of_range(f"{where}: legends", level.legends, 0, len(entries.legends))
    yield from _missing("army.toml", {str(players): 0 for players in entries.advice}, "1234")


def _recipe_faults(where: str, recipe: DeckRecipe, entries: Entries) -> Iterator[Fault]:
    classes = [*recipe.whole, *recipe.random, *([recipe.on_top] if recipe.on_top else [])]
    yield from _unknown(where, classes, entries.classes)
    yield from _unknown(where, recipe.legends, entries.legends)
    for id in sorted({id for id in classes if classes.count(id) > 1}):
        yield Fault("named-twice", where, {"value": id})
    for id, count in recipe.random.items():
        yield from _out_of_range(f"{where}: random {id}", count, 1, len(COLOURS))


def _unknown(where: str, named: Iterable[str], known: Mapping[str, object]) -> Iterator[Fault]:
    for id in named:
        if id not in known:
            yield Fault("unknown-value", where, {"value": id, "known": ", ".join(known)})


def _out_of_range(where: str, value: int, low: int, high: int) -> Iterator[Fault]:
    if not low <= value <= high:
        yield Fault("out-of-range", where, {"value": value, "low": low, "high": high})


def _difference_faults(entries: Entries) -> Iterator[Fault]:
    fields = {field.name: field for field in msgspec.structs.fields(Edition)}
    yield from _missing(
        "editions.toml: differences", entries.differences, (f"E{nth}" for nth in range(1, 63))
    )
    for number, carried_by in entries.differences.items():
        names = [name for name in carried_by if not name.startswith("BA-")]
        yield from _unknown(f"editions.toml: differences: {number}", names, fields)
