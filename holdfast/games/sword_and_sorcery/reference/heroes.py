"""Hero classes, their powers, talents and the companion."""

from collections.abc import Sequence
from typing import Any

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.schema import (
    Companion,
    Gem,
    HeroClass,
    Power,
    PowerLevel,
)
from holdfast.games.sword_and_sorcery.reference.entries import (
    OWN,
    PAGE,
    ROMAN,
    Entries,
    attack_facts,
    effects,
    facts,
    force,
    passives,
    stat,
    statements,
)
from holdfast.kernel.wording import Name, ReferenceEntry


def reference(content: Content) -> dict[str, Entries]:
    """The lists by name."""
    learned = [power for power in content.powers.values() if not power.innate]
    heroes = dict.fromkeys(one.hero for one in content.classes.values())
    return {
        **{
            f"class-{hero}": [
                _class(one, content.gems[one.id]) for one in content.classes.values() if one.hero == hero
            ]
            for hero in heroes
        },
        **{f"powers-{hero}": [_power(power) for power in learned if power.hero == hero] for hero in heroes},
        "talents": [_power(power) for power in learned if power.talent],
        "companions": [_companion(one) for one in content.companions.values()],
    }


def _class(card: HeroClass, gem: Gem) -> ReferenceEntry:
    innate: list[Name] = [
        (f"{OWN}-innate", {"power": (f"power-{id}", {}), "help": (f"power-{id}-help", {})})
        for id in card.innate
    ]
    scream = {"range": card.scream.range, "aim": card.scream.aim, "does": statements(card.scream.do)}
    on_card = {
        "style": (f"style-{card.style}", {}),
        "save": (f"symbol-{card.save}", {}),
        "mp": card.mp,
        "capacity": card.capacity,
        "ghost_mp": card.ghost_mp,
    }
    lines: list[Name] = [
        f"class-{card.id}-help",
        (f"{OWN}-class", on_card),
        *innate,
        (f"{OWN}-gem", {name: _row(getattr(gem, name)) for name in ("hp", "combat", "special")}),
        (f"{OWN}-gem-powers", {"powers": _row(gem.powers), "talents": _row(gem.talents)}),
        (f"{OWN}-scream", scream),
    ]
    return ReferenceEntry(f"class-{card.id}", f"class-{card.id}", lines)


def _row(numbers: Sequence[int]) -> str:
    return " · ".join(map(str, numbers))


def _power(power: Power) -> ReferenceEntry:
    about: list[Name] = [f"cost-{power.kind}"]
    if power.attack:
        about += attack_facts(power.type, power.range)
    elif power.range >= 0:
        about.append((f"{PAGE}-range", {"n": power.range}))
    if power.alignment:
        about.append(f"alignment-{power.alignment}")
    lines = [f"power-{power.id}-help", *facts(about), *(_level(power, one) for one in power.levels)]
    return ReferenceEntry(f"power-{power.id}", f"power-{power.id}", lines)


def _level(power: Power, level: PowerLevel) -> Name:
    told: list[Name] = [
        *(force(power.hits + level.hits, level.red, level.blue) if power.attack else ()),
        *effects((*power.effects, *level.effects) if power.attack else level.effects),
        *statements(level.do),
        *passives(level.passive),
    ]
    if level.cooldown:
        told.append((f"{PAGE}-cooldown", {"n": level.cooldown}))
    args: dict[str, Any] = {"rank": ROMAN[level.rank], "does": told}
    return (f"{OWN}-level", args) if told else (f"{OWN}-from-level", {"rank": ROMAN[level.rank]})


def _companion(one: Companion) -> ReferenceEntry:
    on_card: list[Name] = [(f"style-{one.style}"), (f"{OWN}-hp", {"n": one.hp}), stat("mp", one.mp)]
    defends = [stat("armor", one.armor), stat("defence", one.defence)]
    strikes = [*attack_facts(one.type, one.range), *force(one.hits, one.red, one.blue), *effects(one.effects)]
    rank = int(one.id.rpartition("-")[2])
    return ReferenceEntry(
        f"companion-{one.id}",
        (f"{OWN}-ranked", {"name": (f"companion-{one.figure}", {}), "rank": ROMAN[rank]}),
        [f"companion-{one.figure}-help", *facts([*on_card, *defends]), *facts(strikes)],
    )
