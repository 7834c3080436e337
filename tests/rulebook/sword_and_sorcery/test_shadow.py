"""SS-SHADOW: tokens that stand for hidden enemies."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery import setup
from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.kernel.chance import Chance
from holdfast.kernel.settings import read_options
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.play import choose, figure, foe, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

TWO: dict[str, Any] = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
DOORS = {"doors": {"door-1": {"kind": "door"}}}
SHUT = "+-+-+-+\n|a1b c|\n+-+-+-+"


def behind(kind: str, **facts: Any) -> Any:
    """A door is opened; a shadow token of that kind stands behind it."""
    quest = {**DOORS, "shadow_supply": {kind: 1}, **facts.pop("quest", {})}
    tops = {"traps": ["rusted-shut"], **facts.pop("tops", {})}
    game = scene(TWO, map=SHUT, quest=quest, shadows=["c"], tops=tops, **facts)
    return choose(game, "open:door-1")


@rule("SS-SETUP-13", "SS-SHADOW-13")
def test_the_supply_has_the_tokens_of_the_quest() -> None:
    options = read_options(setup.SETTINGS, {"quest": "broken-seal", "party": 2, "players": 1})
    laid = setup.set_up(options, load(), Chance(1))
    supply = load().fields["broken-seal"].quest.shadow_supply
    assert len(laid.shadow_tokens.deck) == sum(supply.values())
    assert len(laid.shadow_tokens.deck) > len(laid.shadows)


@rule("SS-SHADOW-1", "SS-SHADOW-2")
@pytest.mark.parametrize(("party", "count"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_tokens_are_placed_by_the_number_of_heroes(party: int, count: int) -> None:
    options = read_options(setup.SETTINGS, {"quest": "broken-seal", "party": party, "players": 1})
    state = setup.set_up(options, load(), Chance(1))
    assert len(state.shadows) == count
    assert len(state.shadow_tokens.deck) == 7


@rule("SS-RULE-169")
def test_an_opened_door_lets_all_living_heroes_look() -> None:
    game = behind("townsfolk")
    told = [event.what for event in game.events]
    assert told.index("opens") < told.index("flipped")


@rule("SS-SHADOW-4", "SS-SHADOW-5", "SS-SHADOW-8")
def test_a_token_in_sight_is_flipped_at_once() -> None:
    game = behind("enemy", tops={"enemies": ["raider-green-1"]})
    assert figure(game, "raider-green-1").area == "c"
    assert state(game).shadows == []
    assert state(game).shadow_tokens.discard == ["enemy"]


@rule("SS-SHADOW-7")
def test_townsfolk_are_harmless_but_the_quest_may_know_better() -> None:
    assert state(behind("townsfolk")).foes == []
    assert state(behind("townsfolk", quest={"townsfolk": ["shards 2"]})).shards == 2


@rule("SS-SHADOW-9")
def test_an_advanced_enemy_has_one_power_more() -> None:
    game = behind(
        "advanced", tops={"enemies": ["gremlin-green-2"], "enemy_powers": ["thorns", "flaming-weapon"]}
    )
    one = foe(game, "gremlin-green-2")
    assert one is not None and one.powers == ("thorns", "flaming-weapon")


@rule("SS-SHADOW-10", "SS-RULE-170")
def test_two_enemies_or_as_many_as_there_are() -> None:
    game = behind("two", tops={"enemies": ["raider-green-1", "gremlin-green-1"]})
    assert [one["enemy"] for one in happened(game, "appears")] == ["raider-green-1", "gremlin-green-1"]
    few = behind("two", quest={"enemies": ["raider-green-1"]})
    assert [one["enemy"] for one in happened(few, "appears")] == ["raider-green-1"]


@rule("SS-SHADOW-11")
def test_a_quest_enemy_is_the_one_the_quest_names() -> None:
    game = behind("quest-enemy", quest={"quest_enemy": "orc-warrior-red", "aside": ["orc-warrior-red-1"]})
    assert figure(game, "orc-warrior-red-1").area == "c"
    boss = behind("quest-enemy", quest={"quest_enemy": "troll"})
    assert figure(boss, "troll").area == "c"


@rule("SS-SHADOW-12")
def test_a_quest_token_does_what_the_quest_says() -> None:
    assert state(behind("quest-token", quest={"quest_token": ["shards 5"]})).shards == 5


@rule("SS-SHADOW-15", "SS-RULE-170")
def test_without_enemy_cards_a_token_has_no_effect() -> None:
    game = scene(
        TWO,
        {"raider-green-1": "c"},
        map=SHUT,
        quest={**DOORS, "shadow_supply": {"enemy": 1}, "enemies": ["raider-green-1"]},
        shadows=["b"],
        tops={"traps": ["rusted-shut"]},
    )
    choose(game, "open:door-1")
    assert happened(game, "appears") == []
    assert state(game).shadows == []


@rule("SS-RULE-169")
def test_all_tokens_in_sight_are_flipped_in_the_order_the_active_player_likes() -> None:
    quest = {**DOORS, "shadow_supply": {"enemy": 2}}
    game = scene(
        TWO,
        map=SHUT,
        quest=quest,
        shadows=["b", "c"],
        tops={"traps": ["rusted-shut"], "enemies": ["raider-green-1", "gremlin-green-1"]},
    )
    choose(game, "open:door-1")
    assert offered(game) == ["flip:b", "flip:c"]
    choose(game, "flip:b")
    assert [one["area"] for one in happened(game, "flipped")] == ["b", "c"]
    assert len(state(game).foes) == 2


@rule("SS-SHADOW-14")
def test_an_empty_supply_is_made_anew_from_the_discard() -> None:
    actions = [{"id": "dusk", "area": "a", "cost": "free", "do": ["shadow c"]}]
    game = scene(TWO, map=SHUT, quest={**DOORS, "actions": actions, "shadow_supply": {"enemy": 1}})
    pile = game.table.state.shadow_tokens
    pile.deck.pools, pile.deck.layers, pile.discard = {"all": []}, [], ["enemy"]
    choose(game, "quest:dusk")
    assert [shadow.area for shadow in state(game).shadows] == ["c"]
    assert len(pile.deck) == 1


@rule("SS-SHADOW-16", "SS-COMPANION-14")
def test_companions_and_ghosts_flip_nothing() -> None:
    allies = {"fenrir": {"card": "fenrir-2", "owner": "ecarus", "at": "b"}}
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "c", "ghost": True}},
        map=SHUT,
        quest=DOORS,
        allies=allies,
        shadows=["c"],
    )
    assert len(state(game).shadows) == 1
    assert hero(game, "auriel").ghost


@rule("SS-SHADOW-16", "SS-COMPANION-14", "SS-GHOST-18")
def test_when_somebody_looks_around_only_living_heroes_count() -> None:
    def flipped(*, fenrir: str, auriel: str, ghost: bool = False) -> int:
        allies = {"fenrir": {"card": "fenrir-2", "owner": "ecarus", "at": fenrir}}
        heroes = {"ecarus": {"at": "a"}, "auriel": {"at": auriel, "ghost": ghost}}
        wall = "+-+-+-+-+-+\n|a b1c.d.e|\n+-+-+-+-+-+"
        game = scene(heroes, map=wall, quest=DOORS, allies=allies, shadows=["e"])
        return len(happened(choose(game, "move:b"), "flipped"))

    assert flipped(fenrir="a", auriel="d") == 1, "a living hero stands there"
    assert flipped(fenrir="d", auriel="a") == 0, "a companion"
    assert flipped(fenrir="a", auriel="d", ghost=True) == 0, "a Ghost Soul"


@rule("SS-RULE-169", "SS-SHADOW-4")
def test_a_hero_who_lives_again_looks_around() -> None:
    heroes = {"ecarus": {"at": "c", "ghost": True}, "auriel": {"at": "a"}}
    facts: dict[str, Any] = {"shards": 3, "shrines": {"c": True}, "tops": {"shadow_tokens": ["townsfolk"]}}
    game = scene(heroes, map="+-+-+-+\n|a|b c|\n+-+-+-+", phase="souls", shadows=["b"], **facts)
    assert len(state(game).shadows) == 1
    choose(game, "resurrect:ecarus")
    assert state(game).shadows == []
