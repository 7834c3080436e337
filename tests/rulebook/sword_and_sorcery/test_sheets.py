"""SS-HERO, SS-SCROLL: what hero sheets, hero cards and scrolls show, and that play goes by it."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.content.schema import SLOTS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, struck
from tests.rulebook.sword_and_sorcery.play import asked, choose, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

AWAY = {"auriel": {"at": "g"}}
ENEMY_TURN: dict[str, Any] = {"phase": "enemy", "tops": {"encounters": ["fury"]}}


def item(id: str, kind: str, *lines: str) -> str:
    return "\n".join(["[[item]]", f'id = "{id}"', f'kind = "{kind}"', *lines, ""])


# -- the hero sheet --------------------------------------------------------------------------------


@rule("SS-HERO-2")
def test_the_sheet_has_a_place_for_everything() -> None:
    pack = {"sword": "main", "dagger": "off", "pike": "main", "coat": "armor", "orb": "artifact", "rope": ""}
    text = item("sword", "weapon", 'hand = "main"') + item("dagger", "weapon", 'hand = "off"')
    text += item("pike", "weapon", 'hand = "two"') + item("coat", "armor") + item("orb", "artifact")
    text += item("rope", "permanent", 'passive = ["capacity 9"]')
    game = scene({"ecarus": {"at": "a", "pack": list(pack), "powers": ["cleave"]}, **AWAY}, cards=text)
    assert set(SLOTS) == {slot for slot in pack.values() if slot}
    choose(game, "rearrange")
    assert set(offered(game, "equip")) == {f"equip:{one}>{slot}" for one, slot in pack.items() if slot}
    choose(game, "equip:sword>main", "equip:dagger>off", "equip:coat>armor", "equip:orb>artifact")
    shown = game.view(0)["heroes"][0]
    assert shown["slots"] == {"main": "sword", "off": "dagger", "armor": "coat", "artifact": "orb"}
    assert shown["pack"] == ["pike", "rope"]
    assert (shown["card"], shown["rank"], shown["acted"]) == ("ecarus-white-rose", 1, False)
    assert [power["id"] for power in shown["powers"]] == ["cleave"]


@rule("SS-HERO-3", "SS-POWER-3")
def test_items_and_powers_lie_in_rows_by_the_order_they_came() -> None:
    text = item("rope", "permanent", 'passive = ["capacity 9"]') + item("torch", "permanent")
    ecarus = {"at": "a", "rank": 2, "pack": ["rope"], "powers": ["rose-strike"]}
    heroes = {"ecarus": ecarus, "auriel": {"at": "g", "rank": 2}}
    ground = {"a": {"items": ["torch", "healing-potion"]}}
    game = scene(heroes, cards=text, ground=ground, phase="souls", shards=25, check=False)
    choose(game, "empower:ecarus", "learn:cleave", "learn:lucky", "done", "go:ecarus")
    choose(game, "pick-up:healing-potion", "pick-up:torch")
    assert hero(game, "ecarus").pack == ("rope", "healing-potion", "torch")
    assert [held.id for held in hero(game, "ecarus").powers] == ["rose-strike", "cleave", "lucky"]


@rule("SS-HERO-5")
@pytest.mark.parametrize("card", load().classes.values(), ids=lambda card: card.id)
def test_play_goes_by_the_hero_card(card: Any) -> None:
    other = "auriel" if card.hero != "auriel" else "ecarus"
    heroes = {card.hero: {"at": "a", "card": card.id}, other: {"at": "g"}}
    game = scene(heroes, options={"soul_storm": True})
    shown = game.view(0)["heroes"][0]
    assert (shown["capacity"], shown["mp"]) == (card.capacity, card.mp)
    choose(game, "move:b")
    assert state(game).turn.mp == card.mp - 1
    blue = {face: face == card.save or card.save in face.split("-") for face in load().dice.blue}
    assert set(blue.values()) == {True, False}
    for face, saves in blue.items():
        poisoned = {card.hero: {"at": "a", "card": card.id, "poison": 1}, other: {"at": "g"}}
        game = scene(poisoned, phase="time", script=[f"blue:{face}"], options={"soul_storm": True})
        assert (hero(game, card.hero).poison == 0) is saves
    powers = load().powers
    assert card.innate and all(powers[id].innate for id in card.innate)


@rule("SS-HERO-6", "SS-GHOST-14", "SS-GHOST-17")
def test_the_back_of_the_hero_card_is_the_ghost_soul() -> None:
    walls = "+-+-+-+\n|a>b c|\n+-+-+-+"
    heroes = {"thorgar": {"at": "b", "ghost": True}, "auriel": {"at": "b", "wounds": 3}}
    quest = {"shrines": [{"area": "c"}]}
    game = scene(heroes, map=walls, quest=quest, shrines={"c": True})
    assert asked(game) == "ghost-turn"
    assert offered(game) == ["scream", "rebirth:c", "move:a", "move:c", "end-turn"]
    choose(game, "scream")
    assert hero(game, "auriel").wounds == 1
    choose(game, "rebirth:c", "move:b", "move:a")
    assert hero(game, "thorgar").area == "a"
    assert offered(game) == ["move:b", "end-turn"]
    assert state(game).turn.mp == load().classes["thorgar-cleric"].ghost_mp - 2


# -- scrolls ---------------------------------------------------------------------------------------


def fought(*lines: str) -> list[Any]:
    """The story of an activation of an enemy whose scroll has these lines more."""
    text = foe(
        weapons='{ id = "fist", hits = 2 }', behaviours='{ at = [0], do = ["attack fist"] }, { do = [] }'
    )
    for line in lines:
        key = line.partition(" ")[0]
        kept = [one for one in text.split("\n") if not one.startswith(f"{key} =")]
        text = "\n".join(kept).replace("[[scroll]]", f"[[scroll]]\n{line}", 1)
    heroes = {"ecarus": {"at": "a"}, **AWAY}
    game = scene(heroes, {"dummy-1": "a"}, cards=text, script=["blue:shield"], **ENEMY_TURN)
    go_on(game)
    assert happened(game, "damage")
    return [(event.what, event.data) for event in game.events]


@rule("SS-SCROLL-2")
def test_the_race_by_itself_changes_nothing() -> None:
    assert fought('race = "monster"') == fought('race = "undead"')


@rule("SS-SCROLL-3")
def test_difficulty_diamonds_change_nothing_in_play() -> None:
    assert fought("diamonds = 1") == fought("diamonds = 5")


def able(when: str, *lines: str, do: str = '"heal-self 1"', **facts: Any) -> Game:
    """Ecarus faces an enemy with one ability."""
    more = "\n".join(lines)
    ability = f'[[ability]]\nid = "trait"\nwhen = "{when}"\ndo = [{do}]\n{more}\n'
    text = (
        facts.pop("more", "")
        + ability
        + foe(
            abilities=["trait"],
            weapons='{ id = "fist", hits = 1 }',
            behaviours=facts.pop(
                "behaviours", '{ at = [0], do = ["attack fist"] }, { do = ["move-near 1"] }'
            ),
        )
    )
    heroes = {"ecarus": {"at": "a", "slots": {"main": "broadsword"}}, **AWAY}
    enemies = {"dummy-1": facts.pop("at", "a")}
    script = facts.pop("script", ["blue:blank"] * 4)
    return scene(heroes, enemies, cards=text, script=script, **facts)


@rule("SS-SCROLL-4", "SS-RULE-86")
def test_an_ability_that_is_always_active() -> None:
    for figures, hits in ((1, 1), (2, 2)):
        game = go_on(able("always", f"figures = {figures}", do="", **ENEMY_TURN))
        assert happened(game, "hits")[0]["hits"] == hits
        assert happened(game, "ability") == []


@rule("SS-SCROLL-4")
@pytest.mark.parametrize(
    ("when", "facts", "fires"),
    [
        ("moved", {"at": "c", **ENEMY_TURN}, True),
        ("moved", {"at": "a", **ENEMY_TURN}, False),
        ("dealt", {"at": "a", **ENEMY_TURN}, True),
        ("dealt", {"at": "c", **ENEMY_TURN}, False),
        ("hurt", {"at": "a", **ENEMY_TURN}, False),
        ("time", {"at": "c", "phase": "time"}, True),
        ("time", {"at": "c", **ENEMY_TURN}, False),
        ("star", {"at": "c", **ENEMY_TURN}, False),
        ("named", {"at": "c", **ENEMY_TURN}, False),
        ("named", {"at": "c", "behaviours": '{ do = ["use trait"] }', **ENEMY_TURN}, True),
    ],
)
def test_the_symbol_says_when_an_ability_works(when: str, facts: dict[str, Any], fires: bool) -> None:
    game = go_on(able(when, **facts))
    assert bool(happened(game, "ability")) is fires


@rule("SS-SCROLL-4", "SS-ENEMYCARD-6")
def test_a_reaction_answers_a_heros_attack() -> None:
    game = able("hurt", do='{ each = "heroes here", do = ["lose 1"] }', script=["red:hit", "blue:blank"])
    choose(game, "attack:broadsword>dummy-1", "plain")
    go_on(game)
    assert [one["ability"] for one in happened(game, "ability")] == ["trait"]
    assert hero(game, "ecarus").wounds == 1


@rule("SS-SCROLL-4", "SS-SCROLL-5")
def test_a_star_fires_when_an_encounter_card_shows_it() -> None:
    card = '[[encounter]]\nid = "omen"\nactivate = "count 0"\nstars = true\n'
    game = able("star", at="c", phase="enemy", tops={"encounters": ["omen"]}, more=card)
    assert [one["ability"] for one in happened(go_on(game), "ability")] == ["trait"]
    assert happened(game, "activates") == []


@rule("SS-SCROLL-4", "SS-SCROLL-7")
def test_a_charge_is_used_up() -> None:
    game = go_on(able("named", "charges = 1", behaviours='{ do = ["use trait", "use trait"] }', **ENEMY_TURN))
    assert len(happened(game, "ability")) == 1
    assert state(game).foes[0].charges == {"trait": 0}


@rule("SS-SCROLL-1", "SS-SCROLL-2", "SS-ENEMYCARD-2", "SS-RULE-114")
def test_scrolls_are_readable_by_all() -> None:
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "a"}},
        {"raider-red-1": "c", "raider-blue-1": "c", "raider-blue-2": "c"},
    )
    shown = game.view(0)["enemies"]
    assert [one["scroll"] for one in shown] == ["raider-red", "raider-blue", "raider-blue"]
    assert shown[0]["abilities"] == ["readiness-2", "double-strike", "healing-potion", "leadership"]
    assert game.view(0) == game.view(None)
    assert struck().view(0)["enemies"][0]["target"] == "nearest"
