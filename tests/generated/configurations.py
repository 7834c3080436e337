"""What the generated tests play: every game on the shelf, every way its settings allow.

Every combination of edition, mode, level and number of players is a configuration of its own; the other
settings take turns with their values, so that each value is played somewhere.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle, islice, product
from typing import Any, NamedTuple
from zlib import crc32

from examples.night_watch import GAME as NIGHT_WATCH
from holdfast.games.bastion import GAME as BASTION
from holdfast.games.sword_and_sorcery.content.load import QUESTS
from holdfast.kernel import shelf
from holdfast.kernel.errors import BadOptions
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import Setting, read_options

AXES = ("edition", "mode", "level", "players")

SHARE = {"bastion": 5, "last-bastion": 9, "sword-and-sorcery": 2}
"""Games with so many configurations that each test plays only about so many of them."""

BASTION_CONTENT = BASTION.content()
WHOLE_ARMY = [id for id, card in BASTION_CONTENT.cards.items() if card.troop != "main"]
BLIND_ARMY = [*BASTION_CONTENT.auxiliary, *BASTION_CONTENT.auxiliary, *["legendary"] * 5]

LAWFUL = ("auriel-wizard", "ecarus-white-rose", "laegon-archer", "shae-rogue", "thorgar-cleric")
CHAOTIC = ("auriel-sorceress", "ecarus-black-rose", "laegon-ranger", "shae-assassin", "thorgar-runemaster")
STORMY = tuple(pair[number % 2] for number, pair in enumerate(zip(LAWFUL, CHAOTIC, strict=True)))


def parties() -> Iterator[dict[str, Any]]:
    """Every quest by two to five heroes, lawful, chaotic and against each other in turn."""
    for number, (quest, size) in enumerate(product(QUESTS, (2, 3, 4, 5))):
        classes = (LAWFUL, CHAOTIC, STORMY)[number % 3]
        heroes = list(islice(cycle(classes), number, number + size))
        yield {
            "quest": quest,
            "players": 1 + number % size,
            "heroes": heroes,
            "soul_storm": classes is STORMY,
            "own_area_blocks": number % 2 == 0,
            "strict_ties": number % 4 < 2,
            "campaign": number % 5 == 0,
        }


CONFIGURATIONS: dict[str, list[dict[str, Any]]] = {
    "last-bastion": [
        {"players": 1, "level": "novice", "heroes": ["feng-li"], "feng_li_rerolls": "every-roll"},
        {"players": 2, "level": "hard", "heroes": ["sindara", "feng-li"], "sindara_actions": "loose"},
        {"players": 4, "level": "novice", "heroes": ["mylfaar", "elmer", "teagaan", "twindalli"]},
        {"players": 4, "level": "heroic", "evil_figures": "limited"},
    ],
    "bastion": [
        {"edition": scenario.edition, "players": players, "mode": "scenario", "scenario": scenario.id}
        for scenario in BASTION_CONTENT.scenarios.values()
        for players in (1, 2, 3, 4)
    ]
    + [
        {"edition": edition, "players": players, "mode": "custom", "deck": deck, "side": side}
        for deck in (WHOLE_ARMY, BLIND_ARMY)
        for edition, players, side in (("2015", 2, "plain"), ("2018", 3, "statue"), ("2018", 4, "plain"))
    ],
    "sword-and-sorcery": list(parties()),
}
"""Options that a game wants played besides those that are derived from its settings."""


LATE = {
    "bastion": [(f"bastion-{edition}-won", part) for edition in ("2015", "2018") for part in (50, 90)],
    "last-bastion": [("last-bastion-won", part) for part in (40, 70, 96)],
    "night-watch": [("night-watch-won", 50)],
    "sword-and-sorcery": [
        ("sword-and-sorcery-broken-seal-won", 60),
        ("sword-and-sorcery-merchants-road-won", 80),
        ("sword-and-sorcery-troll-bridge-won", 95),
        ("sword-and-sorcery-under-the-crown-won", 90),
    ],
}
"""Finished games to go on from, and after how many of a hundred choices: random play rarely comes so far."""


class Configuration(NamedTuple):
    """A game and the options to deal it with, or the finished game to go on from."""

    rules: Rules[Any, Any]
    options: dict[str, Any]
    id: str
    late: tuple[str, int] | None = None


def all_games() -> list[Rules[Any, Any]]:
    """The shelf, and the tiny game."""
    return [*shelf.games().values(), NIGHT_WATCH]


def all_configurations() -> list[Configuration]:
    """Everything that is to be played."""
    return [configuration for rules in all_games() for configuration in configurations(rules)]


@cache
def configurations(rules: Rules[Any, Any]) -> tuple[Configuration, ...]:
    """The configurations of one game."""
    combinations = list(_combinations(rules))
    axes = [setting.name for setting in rules.settings if setting.name in AXES]
    found = []
    played: Counter[str] = Counter()
    for combination in combinations:
        chosen = dict(combination)
        for setting in rules.settings:
            if setting.name not in axes:
                _take_turns(rules, setting, chosen, played)
        found.append(Configuration(rules, chosen, "-".join([rules.id, *map(str, combination.values())])))
    for setting in rules.settings:
        if setting.name not in axes and setting.kind != "many":
            found += _left_over(rules, setting, combinations, played)
    for number, chosen in enumerate(CONFIGURATIONS.get(rules.id, ()), 1):
        found.append(Configuration(rules, chosen, f"{rules.id}-own-{number}"))
    for name, part in LATE.get(rules.id, ()):
        found.append(Configuration(rules, {}, f"{name.removesuffix('-won')}-late-{part}", (name, part)))
    return tuple(found)


def share_of(rules: Rules[Any, Any], test: str) -> tuple[Configuration, ...]:
    """What a test plays where it does not play everything: another share for each test, of every kind."""
    found = configurations(rules)
    step = -(-len(found) // SHARE.get(rules.id, len(found))) | 1
    return found[crc32(test.encode()) % step :: step]


def _combinations(rules: Rules[Any, Any]) -> Iterator[dict[str, Any]]:
    """Every combination of the values of the axes, those left out that say nothing beside the others."""
    known = {setting.name: setting for setting in rules.settings}
    axes = [name for name in AXES if name in known]
    found: list[dict[str, Any]] = []
    for values in product(*(_values(known[name], {}) for name in axes)):
        chosen = dict(zip(axes, values, strict=True))
        full = read_options(rules.settings, chosen)
        combination = {name: value for name, value in chosen.items() if known[name].matters(full)}
        if combination not in found and allowed(rules, combination):
            found.append(combination)
            yield combination


def _left_over(
    rules: Rules[Any, Any], setting: Setting, combinations: list[dict[str, Any]], played: Counter[str]
) -> Iterator[Configuration]:
    """A configuration for each value that never had its turn."""
    needed = {name: values[0] for name, values in setting.when.items()}
    for value in _values(setting, {}):
        if not played[f"{setting.name} {value}"]:
            for combination in combinations:
                chosen = combination | needed | {setting.name: value}
                if allowed(rules, chosen):
                    yield Configuration(rules, chosen, f"{rules.id}-{setting.name}-{value}")
                    break


def allowed(rules: Rules[Any, Any], options: Mapping[str, Any]) -> bool:
    """Do these options go together?"""
    try:
        return not list(rules.option_faults(read_options(rules.settings, options), rules.content()))
    except BadOptions:
        return False


def _take_turns(
    rules: Rules[Any, Any], setting: Setting, chosen: dict[str, Any], played: Counter[str]
) -> None:
    """Give a setting the value that was played least with these, of those that go with the others."""
    full = read_options(rules.settings, chosen)
    if not setting.matters(full):
        return

    def names(value: Any) -> list[str]:
        pairs = [f"{setting.name} {value} {axis} {chosen[axis]}" for axis in AXES if axis in chosen]
        return [*pairs, f"{setting.name} {value}"]

    for value in sorted(_values(setting, full), key=lambda value: sum(played[name] for name in names(value))):
        if allowed(rules, chosen | {setting.name: value}):
            played.update(names(value))
            chosen[setting.name] = value
            return


def _values(setting: Setting, options: Mapping[str, Any]) -> Iterator[Any]:
    if setting.chancy:
        yield None
    match setting.kind:
        case "number":
            yield from range(setting.low, setting.high + 1)
        case "one":
            yield from setting.values
        case "flag":
            yield from (False, True)
        case "many":
            count = options[setting.count] if isinstance(setting.count, str) else setting.count or 1
            for start in range(len(setting.values)):
                yield [setting.values[(start + step) % len(setting.values)] for step in range(count)]
