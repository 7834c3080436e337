"""The lists of printed things that the rulebook shows, made from the content."""

from collections.abc import Iterable, Iterator, Sequence

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.edition import Edition
from holdfast.games.bastion.content.schema import EnemyClass, Legend, Level, Scenario
from holdfast.games.bastion.names import help_of
from holdfast.games.bastion.rules.deck import army_strength
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.wording import Name, ReferenceEntry

Entries = Sequence[ReferenceEntry]
PARTS = ("citadel", "district", "source", "tower", "base", "square", "section", "gate")
PAINTS = ("white", "prismatic-1", "prismatic-2", "grey")
SIDES = ("statue", "plain")


def reference(content: Content) -> dict[str, Entries]:
    """Every list by its name; lists that differ by edition end in its year."""
    found: dict[str, Entries] = {
        "parts": _explained("part", PARTS),
        "sides": _explained("side", SIDES),
        "districts": [_district(content, id) for id in content.districts],
        "defenders": [_entry("defender", id, f"bastion-defender-{id}-who") for id in content.defenders],
        "main": [_class(content.classes[id]) for id in content.main],
        "auxiliary": [_class(content.classes[id]) for id in content.auxiliary],
        "archmages": list(_archmages(content)),
        "paints": _explained("paint", PAINTS),
        "modes": _explained("mode", ("training", "level", "scenario", "custom")),
        "levels": [_level(content, one) for one in content.levels.values()],
    }
    for edition in content.editions.values():
        found |= {f"{name}-{edition.id}": entries for name, entries in _by_edition(content, edition).items()}
    return found


def _by_edition(content: Content, edition: Edition) -> dict[str, Entries]:
    traits = dict.fromkeys(trait for card in content.cards.values() for trait in card.traits)
    kinds = {
        kind: [one.id for one in content.ritual_kinds.values() if one.kind == kind]
        for kind in ("artifact", "structure")
    }
    return {
        "legends": [_legend(one, edition) for one in content.legends.values()],
        "traits": _explained("trait", traits, edition),
        "spells": [_spell(content, id, edition) for id in content.spells],
        "artifacts": _explained("ritual", kinds["artifact"], edition),
        "structures": _explained("ritual", kinds["structure"], edition),
        "scenarios": [
            _scenario(content, one) for one in content.scenarios.values() if one.edition == edition.id
        ],
    }


def _entry(kind: str, id: str, *lines: Name) -> ReferenceEntry:
    return ReferenceEntry(f"bastion-{kind}-{id}", f"bastion-{kind}-{id}", lines)


def _explained(kind: str, ids: Iterable[str], edition: Edition | None = None) -> Entries:
    return [_entry(kind, id, _help(kind, id, edition)) for id in ids]


def _help(kind: str, id: str, edition: Edition | None = None) -> str:
    name = f"bastion-{kind}-{id}"
    return help_of(name, edition.id) if edition else f"{name}-help"


def _district(content: Content, id: str) -> ReferenceEntry:
    district = content.districts[id]
    sources: dict[str, list[Name]] = {
        side: [(f"colour-{colour}", {}) for colour in colours]
        for side, colours in zip(SIDES, (district.statue, district.plain), strict=True)
    }
    return _entry("place", id, ("rulebook-sources", sources))


def _class(kind: EnemyClass) -> ReferenceEntry:
    strength = "rulebook-shifting" if "shift" in kind.traits else "rulebook-enemy"
    line: Name = (
        strength,
        {"strength": kind.strength, "spell": _with_power("spell", kind.spell, kind.power)},
    )
    return _entry("class", kind.id, line, _help("class", kind.id))


def _archmages(content: Content) -> Iterator[ReferenceEntry]:
    for kind in content.classes.values():
        for colour in COLOURS:
            if colour in kind.blocks:
                blocked: Name = ("rulebook-blocks", {"colour": (f"colour-{kind.blocks[colour]}", {})})
                yield _entry("card", f"{kind.id}-{colour}", blocked)


def _legend(legend: Legend, edition: Edition) -> ReferenceEntry:
    spell = _with_power("spell", legend.spell, _power(legend, edition))
    line: Name = ("rulebook-enemy", {"strength": legend.strength, "spell": spell})
    if edition.id == "2018":
        paint: Name = (f"bastion-paint-{legend.paint}", {})
        line = ("rulebook-legend", {"strength": legend.strength, "paint": paint, "spell": spell})
    return _entry("card", legend.id, line, _help("card", legend.id, edition))


def _spell(content: Content, id: str, edition: Edition) -> ReferenceEntry:
    cards: list[EnemyClass | Legend] = [*content.classes.values(), *content.legends.values()]
    carriers = [
        _with_power("class" if isinstance(one, EnemyClass) else "card", one.id, _power(one, edition))
        for one in cards
        if one.spell == id
    ]
    return _entry("spell", id, _help("spell", id, edition), ("rulebook-carried-by", {"cards": carriers}))


def _power(card: EnemyClass | Legend, edition: Edition) -> int:
    return edition.abundance or card.power if card.spell == "abundance" else card.power


def _with_power(kind: str, id: str, power: int) -> tuple[str, dict[str, object]]:
    return "rulebook-with-power", {"name": (f"bastion-{kind}-{id}", {}), "power": power}


def _level(content: Content, level: Level) -> ReferenceEntry:
    count = len(content.main) * len(COLOURS) + 3 * level.of_each + level.legends
    return _entry("level", level.id, _help("level", level.id), ("rulebook-deck", {"count": count}))


def _scenario(content: Content, scenario: Scenario) -> ReferenceEntry:
    lines: list[Name] = [_help("scenario", scenario.id)]
    if scenario.strength:
        strength = army_strength(scenario.deck, content)
        told = "rulebook-army" if strength == scenario.strength else "rulebook-army-slip"
        lines.append((told, {"strength": strength, "printed": scenario.strength}))
    return _entry("scenario", scenario.id, *lines)
