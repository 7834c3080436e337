"""Whatever stat or effect a card may print, some rule reads it: with it, something in play goes otherwise.

No test here knows what a stat is for. A card that prints one line and nothing else is laid down where such a
card may lie, a few short scenes are played with it and with the same card left blank, and they must differ.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.content.validate import READ_ON_ITEMS
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    ATTACK_VERBS,
    FLAGS,
    READ_FOR_A_WHILE,
    READ_IN_USE,
    READ_OF_ENEMIES,
    READ_WHEN_HELD,
    STATS,
    effect,
)
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered
from tests.rulebook.sword_and_sorcery.positions import scene

WORDS = (*STATS, *FLAGS)


class Laid(Struct):
    """A card with passive lines, as TOML, and where it lies: with Ecarus, in the quest or on the table."""

    cards: str = ""
    hero: dict[str, Any] = {}
    quest: dict[str, Any] = {}
    facts: dict[str, Any] = {}


def _item(kind: str, lines: list[str]) -> str:
    return f'[[item]]\nid = "trinket"\nkind = "{kind}"\npassive = {lines}\n'


def _event(lines: list[str], side: str) -> Laid:
    text = f'[[event]]\nid = "omen"\nlasting = true\nwith = "{side}"\npassive = {lines}\n'
    return Laid(text, facts={"open_events": ["omen"]})


def _power(lines: list[str], level: list[str]) -> Laid:
    text = f'[[power]]\nid = "gift"\ntalent = true\nkind = "passive"\npassive = {lines}\n'
    return Laid(f"{text}levels = [{{ rank = 1, passive = {level} }}]\n", {"powers": ["gift"]})


def _gained(lines: list[str]) -> Laid:
    pairs = [line.partition(" ") for line in lines]
    boosts = [{"source": "omen", "span": "quest", "stat": stat, "n": int(n or 0)} for stat, _, n in pairs]
    return Laid(hero={"boosts": boosts})


PLACES: dict[str, tuple[Callable[[list[str]], Laid], frozenset[str]]] = {
    "worn": (lambda lines: Laid(_item("artifact", lines), {"slots": {"artifact": "trinket"}}), READ_IN_USE),
    "in the inventory": (
        lambda lines: Laid(_item("permanent", lines), {"pack": ["trinket"]}),
        READ_WHEN_HELD,
    ),
    "a power": (lambda lines: _power(lines, []), READ_WHEN_HELD),
    "a level of a power": (lambda lines: _power([], lines), READ_WHEN_HELD),
    "an event for all": (lambda lines: _event(lines, ""), READ_FOR_A_WHILE),
    "an event for heroes": (lambda lines: _event(lines, "heroes"), READ_FOR_A_WHILE),
    "the day": (
        lambda lines: Laid(quest={"day": {"with": "heroes", "passive": lines}}, facts={"time": "day"}),
        READ_FOR_A_WHILE,
    ),
    "gained for a while": (_gained, READ_FOR_A_WHILE),
    "a consumable": (
        lambda lines: Laid(_item("consumable", lines), {"pack": ["trinket"]}),
        READ_ON_ITEMS.get("consumable", frozenset()),
    ),
}
"""Where a card may lie, and which lines may be printed there."""


# -- short scenes with Ecarus ----------------------------------------------------------------------


def laid(card: Laid, facts: dict[str, Any], *, enemies: Any = None, cards: str = "", **more: Any) -> Game:
    """Ecarus in area a with such a card and these facts; Auriel far away."""
    ecarus: dict[str, Any] = {"at": "a", "slots": {}, "pack": [], "powers": [], **facts}
    for name, value in card.hero.items():
        ecarus[name] = (
            {**ecarus[name], **value} if isinstance(value, dict) else [*value, *ecarus.get(name, [])]
        )
    quest = {**card.quest, **more.pop("quest", {})}
    heroes = {"ecarus": ecarus, "auriel": {"at": "g"}}
    return scene(heroes, enemies, cards=cards + card.cards, quest=quest, check=False, **card.facts, **more)


def walks(card: Laid) -> object:
    """As far as his feet carry him, with a dash at the end."""
    game = laid(card, {})
    areas = "abcdefg"
    while True:
        here = hero(game, "ecarus").area
        on = f"move:{areas[(areas.index(here) + 1) % len(areas)]}"
        if on in offered(game):
            choose(game, on)
        elif "dash" in offered(game):
            choose(game, "dash")
        else:
            return here


def enters_danger(card: Laid) -> object:
    """Into a dangerous area, with his last hit point."""
    game = laid(card, {"wounds": 7}, quest={"dangerous": ["b"]})
    return hero(choose(game, "move:b"), "ecarus").ghost


def fights(card: Laid) -> object:
    """As often as he can, against somebody who does not defend himself."""
    blade = {"slots": {"main": "blade"}}
    game = laid(card, blade, enemies={"dummy-1": "a"}, cards=weapon(hits=2) + foe(hp=40))
    while "attack:blade>dummy-1" in offered(game):
        go_on(choose(game, "attack:blade>dummy-1"))
    return figure(game, "dummy-1").wounds


def rings(card: Laid) -> object:
    """A bell, as often as he can."""
    action = {"id": "bell", "area": "a", "cost": "special", "again": True, "do": ["add bell 1"]}
    game = laid(card, {}, quest={"actions": [action]})
    while "quest:bell" in offered(game):
        choose(game, "quest:bell")
    return game.table.state.flags


def is_struck(card: Laid) -> object:
    """By five hits, with shields on all dice he may roll."""
    game = laid(
        card,
        {},
        enemies={"dummy-1": "a"},
        cards=foe(weapons='{ id = "fist", hits = 5 }'),
        phase="enemy",
        tops={"encounters": ["fury"]},
        script=["blue:shield"] * 5,
    )
    return hero(go_on(game), "ecarus").wounds


def wakes(card: Laid) -> object:
    """In the Time phase."""
    return hero(laid(card, {}, phase="time"), "ecarus").shields


def saves(card: Laid) -> object:
    """Before he opens his eyes."""
    game = choose(laid(card, {"blind": 1}, seed=1), "move:b")
    return happened(game, "save")


def gathers(card: Laid) -> object:
    """As much as there is room for."""
    potions = ["healing-potion", "healing-potion.2", "bandages", "bandages.2", "strength-potion"]
    game = laid(card, {}, ground={"a": {"items": potions}})
    while offered(game, "pick-up"):
        choose(game, offered(game, "pick-up")[0])
    return len(hero(game, "ecarus").pack) - len(card.hero.get("pack", ()))


def opens(card: Laid) -> object:
    """A door with a trap."""
    game = laid(card, {}, map="+-+-+-+\n|a1b.g|\n+-+-+-+", quest={"doors": {"door-1": {}}}, seed=1)
    choose(game, "open:door-1")
    return [event.what for event in game.events]


def finds(card: Laid) -> object:
    """A treasure."""
    action = {"id": "dig", "area": "a", "cost": "free", "do": ["treasure 1"]}
    return asked(choose(laid(card, {}, quest={"actions": [action]}), "quest:dig"))


def dresses(card: Laid) -> object:
    """With what he may wear."""
    worn = card.hero.get("slots", {})
    carried = replace(
        card, hero={**card.hero, "slots": {}, "pack": [*card.hero.get("pack", []), *worn.values()]}
    )
    game = laid(carried, {"rank": 3})
    for option in ("rearrange", "equip:trinket>artifact"):
        if option in offered(game):
            choose(game, option)
    return asked(game)


def drinks(card: Laid) -> object:
    """What is meant for wizards."""
    draught = '[[item]]\nid = "draught"\nkind = "consumable"\nstyles = ["magic"]\n'
    draught += 'action = "free"\ndo = ["heal-self 1"]\n'
    return offered(laid(card, {"pack": ["draught"]}, cards=draught), "use")


def strikes_above_his_rank(card: Laid) -> object:
    game = laid(card, {"powers": ["rose-strike"]}, enemies={"dummy-1": "a"}, cards=foe())
    return offered(game, "power")


SCENES: tuple[Callable[[Laid], object], ...] = (
    walks,
    enters_danger,
    fights,
    rings,
    is_struck,
    wakes,
    saves,
    gathers,
    opens,
    finds,
    dresses,
    drinks,
    strikes_above_his_rank,
)


@cache
def blank(place: str, number: int) -> object:
    """How a scene goes with a card that prints nothing."""
    return SCENES[number](PLACES[place][0]([]))


def is_read(place: str, line: str) -> bool:
    card = PLACES[place][0]([line])
    return any(scene(card) != blank(place, number) for number, scene in enumerate(SCENES))


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("place", PLACES)
def test_a_line_may_be_printed_where_a_rule_reads_it_and_nowhere_else(place: str, word: str) -> None:
    assert is_read(place, f"{word} 1" if word in STATS else word) is (word in PLACES[place][1])


def test_every_line_that_ships_is_one_of_those() -> None:
    shipped = {line.partition(" ")[0] for line in lines_that_ship()}
    assert shipped <= set(WORDS)
    assert "dash" in shipped


def lines_that_ship() -> Iterator[str]:
    content = load()
    for item in content.items.values():
        yield from item.passive
    for power in content.powers.values():
        yield from power.passive
        for level in power.levels:
            yield from level.passive
    for event in content.events.values():
        yield from event.passive
    for field in content.fields.values():
        yield from (*field.quest.day.passive, *field.quest.night.passive)


# -- enemies ---------------------------------------------------------------------------------------


def dummy(lines: list[str], **facts: Any) -> Game:
    """Ecarus and the dummy side by side, under an event for enemies."""
    cards = weapon(hits=5) + foe(hp=5, more="defence = 1")
    return laid(
        _event(lines, "enemies"), {"slots": {"main": "blade"}}, enemies={"dummy-1": "a"}, cards=cards, **facts
    )


def is_struck_down(lines: list[str]) -> object:
    game = dummy(lines, script=["blue:shield"] * 5)
    found = figure(go_on(choose(game, "attack:blade>dummy-1")), "dummy-1")
    return None if found is None else found.wounds


def strikes_back(lines: list[str]) -> object:
    game = dummy(lines, phase="enemy", tops={"encounters": ["fury"]}, script=["blue:blank"] * 5)
    return hero(go_on(game), "ecarus").wounds


def comes_to(lines: list[str]) -> object:
    return figure(dummy(lines, phase="time"), "dummy-1").shields


def survives(lines: list[str]) -> object:
    cards = weapon(hits=5) + foe(hp=5)
    game = laid(_event(lines, "enemies"), {"slots": {"main": "blade"}}, enemies={"dummy-1": "a"}, cards=cards)
    return figure(go_on(choose(game, "attack:blade>dummy-1")), "dummy-1") is not None


@pytest.mark.parametrize("stat", STATS)
def test_a_line_for_enemies_may_be_printed_if_a_rule_reads_it(stat: str) -> None:
    scenes: tuple[Callable[[list[str]], object], ...] = (is_struck_down, strikes_back, comes_to, survives)
    assert any(play([f"{stat} 1"]) != play([]) for play in scenes) is (stat in READ_OF_ENEMIES)


# -- effects of attacks and defences ---------------------------------------------------------------

ARGUMENTS = {
    "hit": "1",
    "fatal": "5",
    "aoe": "1",
    "poison": "1",
    "burn": "1",
    "pierce": "1",
    "reroll": "1",
    "face": "hit",
    "again": "same",
    "count": "power",
}
OF_ENEMIES = ("ability",)
OF_DEFENCES = ("shield", "reroll", "face")


def struck_with(effects: list[str]) -> object:
    """What an attack with such a weapon leaves behind, and what is asked after it."""
    cards = weapon(red=1, blue=2, effects=effects, hits=4) + foe(hp=30, more="armor = 1\ndefence = 2\n")
    cards += foe("other", hp=30) + foe("third", hp=30)
    game = laid(
        Laid(),
        {"slots": {"main": "blade"}, "wounds": 4},
        enemies={"dummy-1": "b", "other-1": "b", "third-1": "c"},
        cards=cards.replace("range = 0", "range = 2"),
        script=["red:hit", "blue:power-power", "blue:magic"],
        seed=1,
    )
    choose(game, "attack:blade>dummy-1", "plain")
    seen = [asked(game)]
    go_on(game)
    return seen, game.table.state.foes, hero(game, "ecarus").wounds


@pytest.mark.parametrize("verb", sorted(set(ATTACK_VERBS) - {*OF_ENEMIES, "shield"}))
def test_every_effect_of_an_attack_works(verb: str) -> None:
    text = f"{verb} {ARGUMENTS[verb]}" if verb in ARGUMENTS else verb
    assert struck_with([text]) != struck_with([])


@rule("SS-SCROLL-14")
def test_the_effect_that_activates_an_ability_works() -> None:
    def tripped(effects: str) -> bool:
        weapons = f'{{ id = "fist", hits = 1, effects = [{effects}] }}'
        game = laid(
            Laid(),
            {},
            enemies={"dummy-1": "a"},
            cards=foe(weapons=weapons, abilities=["trip"]),
            phase="enemy",
            tops={"encounters": ["fury"]},
            script=["blue:blank"] * 9,
        )
        return hero(go_on(game), "ecarus").down

    assert (tripped('"ability trip"'), tripped("")) == (True, False)


@pytest.mark.parametrize("verb", OF_DEFENCES)
def test_every_effect_of_a_defence_works(verb: str) -> None:
    argument = {"shield": "1", "reroll": "1", "face": "shield"}[verb]

    def defended(effects: str) -> object:
        text = f'[[item]]\nid = "mail"\nkind = "armor"\ndefence = 2\neffects = [{effects}]\n'
        game = laid(
            Laid(),
            {"slots": {"armor": "mail"}},
            enemies={"dummy-1": "a"},
            cards=text + foe(weapons='{ id = "fist", hits = 3 }'),
            phase="enemy",
            tops={"encounters": ["fury"]},
            script=["blue:power-power", "blue:blank", "blue:shield"],
        )
        while game.question is not None and asked(game) != "next-hero":
            choose(game, next((one for one in offered(game) if one.startswith("spend")), offered(game)[0]))
        return hero(game, "ecarus").wounds

    assert defended(f'"power: {verb} {argument}"') != defended("")


def test_every_effect_that_ships_is_one_of_those() -> None:
    content = load()
    guards = [item.effects for item in content.items.values() if item.kind == "armor"]
    guards += [card.effects for card in content.enemies.values()]
    guards += [side.effects for boss in content.bosses.values() for side in boss.sides]
    assert {effect(text).verb for texts in guards for text in texts} <= set(OF_DEFENCES)
    arms = [item.effects for item in content.items.values() if item.kind != "armor"]
    arms += [item.attack_effects for item in content.items.values()]
    arms += [weapon.effects for scroll in content.scrolls.values() for weapon in scroll.weapons.values()]
    arms += [ability.effects for ability in content.abilities.values()]
    arms += [event.effects for event in content.events.values()]
    assert "shield" not in {effect(text).verb for texts in arms for text in texts}
