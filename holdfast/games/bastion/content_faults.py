"""What is wrong between content entries that are each right by themselves."""

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

import msgspec

from holdfast.games.bastion.board import COLOURS
from holdfast.games.bastion.edition import Edition, Recipe
from holdfast.games.bastion.sheets import KINDS_OF_RITUAL, Sheets, Spell
from holdfast.kernel.errors import Fault


def content_faults(sheets: Sheets) -> list[Fault]:
    """What is wrong between entries that are each right by themselves."""
    return [
        *_missing("districts.toml", sheets.districts, COLOURS),
        *_missing("editions.toml", sheets.editions, ("2015", "2018")),
        *_missing("spells.toml", sheets.spells, get_args(Spell)),
        *_missing("rituals.toml", sheets.ritual_kinds, KINDS_OF_RITUAL),
        *_card_faults(sheets),
        *_deck_faults(sheets),
        *_difference_faults(sheets),
    ]


def _missing(file: str, found: Mapping[str, object], wanted: Iterable[str]) -> Iterator[Fault]:
    for id in wanted:
        if id not in found:
            yield Fault("missing-entry", file, {"id": id})


def _card_faults(sheets: Sheets) -> Iterator[Fault]:
    for file, things in (
        ("classes.toml: class", sheets.classes),
        ("legendary.toml: enemy", sheets.legends),
    ):
        for thing in things.values():
            where = f"{file} {thing.id}"
            yield from _out_of_range(f"{where}: strength", thing.strength, 1, 99)
            spell = sheets.spells.get(thing.spell)
            if spell is not None and spell.has_power != (thing.power > 0):
                yield Fault("wrong-power", f"{where}: power", {"spell": thing.spell})
    for kind in sheets.classes.values():
        where = f"classes.toml: class {kind.id}: blocks"
        if ("block" in kind.traits) != bool(kind.blocks):
            yield Fault("missing-field", where)
        for own in COLOURS if kind.blocks else ():
            if kind.blocks.get(own) in (None, own):
                yield Fault("wrong-block", where, {"colour": own})


def _deck_faults(sheets: Sheets) -> Iterator[Fault]:
    for one in sheets.scenarios.values():
        yield from _recipe_faults(f"scenarios.toml: scenario {one.id}: deck", one.deck, sheets)
        inside = (one.dealt_class, one.inside_square, one.inside_citadel)
        named = [id for id in inside if id]
        yield from _unknown(f"scenarios.toml: scenario {one.id}", named, sheets.classes)
    for edition in sheets.editions.values():
        yield from _recipe_faults(f"editions.toml: edition {edition.id}: training", edition.training, sheets)
    for level in sheets.levels.values():
        where = f"levels.toml: level {level.id}"
        yield from _out_of_range(f"{where}: of_each", level.of_each, 0, len(COLOURS))
        yield from _out_of_range(f"{where}: legends", level.legends, 0, len(sheets.legends))
    yield from _missing("army.toml", {str(players): 0 for players in sheets.advice}, "1234")


def _recipe_faults(where: str, recipe: Recipe, sheets: Sheets) -> Iterator[Fault]:
    classes = [*recipe.whole, *recipe.random, *([recipe.on_top] if recipe.on_top else [])]
    yield from _unknown(where, classes, sheets.classes)
    yield from _unknown(where, recipe.legends, sheets.legends)
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


def _difference_faults(sheets: Sheets) -> Iterator[Fault]:
    fields = {field.name: field for field in msgspec.structs.fields(Edition)}
    yield from _missing("editions.toml: differences", sheets.differences, (f"E{nth}" for nth in range(1, 63)))
    for number, carried_by in sheets.differences.items():
        names = [name for name in carried_by if not name.startswith("BA-")]
        yield from _unknown(f"editions.toml: differences: {number}", names, fields)
