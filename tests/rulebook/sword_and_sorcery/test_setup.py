"""SS-SETUP, SS-ALIGN, SS-HERO, SS-DECK, SS-GOLD: before the quest begins."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.games.sword_and_sorcery import GAME, setup
from holdfast.games.sword_and_sorcery.content.load import SHIPPED, load
from holdfast.games.sword_and_sorcery.content.vocabulary import ALIGNMENTS
from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.learning import choices
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryState
from holdfast.kernel.chance import Chance
from holdfast.kernel.game import Game
from holdfast.kernel.settings import read_options
from holdfast.kernel.table import Table
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.play import asked, choose, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import content_with, scene, trial


def options(**facts: Any) -> dict[str, Any]:
    return read_options(setup.SETTINGS, {"quest": "broken-seal", "players": 1, "party": 3, **facts})


def dealt(quest: dict[str, Any] | None = None, **facts: Any) -> SwordAndSorceryState:
    """A quest as it is laid out; of the trial quest if facts about it are given."""
    told = options(**facts)
    content = load()
    if quest is not None:
        content, told["quest"] = content_with("", trial(**quest)), "trial"
    return setup.set_up(told, content, Chance(7))


def thing(id: str, *lines: str) -> str:
    """A permanent item, as TOML."""
    return "\n".join(["[[item]]", f'id = "{id}"', 'kind = "permanent"', *lines, ""])


def faults(**facts: Any) -> list[str]:
    return [fault.code for fault in GAME.option_faults(options(**facts), load())]


@rule("SS-SETUP-1", "SS-DECK-1")
def test_the_quest_lays_out_map_decks_and_things() -> None:
    quest = load().fields["broken-seal"].quest
    table = dealt()
    placed = [foe.card for foe in table.foes]
    assert sorted([*table.enemies.deck.pools["all"], *placed]) == sorted(quest.enemies)
    assert len(table.events) == sum(map(len, quest.events))
    assert table.closed == ("door-1", "door-2", "door-3")
    assert table.stories == {"e": "crossroads"}
    assert len(table.encounters.deck) == 15


@rule("SS-HERO-1", "SS-DECK-15")
def test_every_hero_has_two_classes() -> None:
    classes = [entry.hero for entry in load().classes.values()]
    assert {classes.count(name) for name in set(classes)} == {2}
    assert all(id.startswith(entry.hero) for id, entry in load().classes.items())


@rule("SS-ALIGN-4")
def test_a_party_is_chosen_under_the_limit_of_alignments() -> None:
    assert faults(heroes=["ecarus-white-rose", "shae-assassin", "laegon-archer"]) == ["law-and-chaos"]


@rule("SS-SETUP-2", "SS-SOUL-2")
def test_heroes_are_chosen_or_dealt() -> None:
    chosen = dealt(heroes=["shae-rogue", "laegon-archer", "ecarus-white-rose"])
    assert [hero.card for hero in chosen.heroes] == ["shae-rogue", "laegon-archer", "ecarus-white-rose"]
    content = load()
    for card in setup.CLASSES:
        assert content.gems[card].id == content.classes[card].id == card
    assert {one.hero for one in content.classes.values()} == {"auriel", "ecarus", "laegon", "shae", "thorgar"}
    assert len(dealt(party=5).heroes) == 5


@rule("SS-SETUP-10", "SS-SOUL-4")
def test_the_campaign_begins_at_rank_one() -> None:
    first = load().campaign[0]
    assert load().fields[first].quest.rank == 1
    assert {hero.rank for hero in dealt(quest={}).heroes} == {1}


@rule("SS-SETUP-3", "SS-SETUP-4", "SS-SETUP-5")
def test_what_heroes_start_with() -> None:
    table = dealt(quest={"shards": 6, "crowns": 35})
    assert table.shards == 6
    assert [hero.crowns for hero in table.heroes] == [35, 35, 35]
    assert all(hero.wounds == 0 for hero in table.heroes)


@rule("SS-SETUP-6", "SS-SETUP-7", "SS-RULE-97")
def test_two_to_five_heroes_and_one_player_may_run_several() -> None:
    assert (setup.SETTINGS[2].low, setup.SETTINGS[2].high) == (2, 5)
    assert [setup.party_size(options(party=None, players=count)) for count in (1, 2, 4)] == [3, 3, 4]
    assert [hero.seat for hero in dealt(party=5, players=2).heroes] == [0, 0, 0, 1, 1]
    assert faults(party=2, players=3) == ["more-players-than-heroes"]


@rule("SS-SETUP-8")
def test_a_hero_is_in_play_while_no_ghost() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a", "ghost": True}})
    assert reach.heroes_in_reach(game.table, hero(game, "ecarus"), 5) == ["ecarus"]


@rule("SS-SETUP-9")
def test_an_area_apart_can_be_reached_by_quest_rules_only() -> None:
    map = "+-+-+-+\n|a b|c|\n+-+-+-+"
    actions = [{"id": "well", "area": "a", "cost": "free", "do": ["place c"]}]
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, map=map, quest={"apart": ["c"], "actions": actions}
    )
    choose(game, "quest:well")
    assert hero(game, "ecarus").area == "c"


@rule("SS-SETUP-11", "SS-SETUP-12")
def test_crit_and_loot_tokens_lie_face_down_in_their_supplies() -> None:
    table = dealt()
    assert len(table.crits.deck) == 15
    assert len(table.loot.deck) == 6


@rule("SS-SETUP-14")
def test_soul_weapons_nobody_can_use_are_removed() -> None:
    assert dealt(party=2, heroes=["ecarus-white-rose", "thorgar-cleric"]).soul_weapons == ["golden-mirror"]
    assert dealt(party=2, heroes=["auriel-wizard", "laegon-archer"]).soul_weapons == [
        "moonlit-bow",
        "star-staff",
    ]


@rule("SS-SETUP-16")
def test_each_hero_at_most_once() -> None:
    assert "same-hero-twice" in faults(party=2, heroes=["auriel-wizard", "auriel-sorceress"], soul_storm=True)


@rule("SS-ALIGN-1", "SS-ALIGN-2", "SS-ALIGN-3")
def test_law_and_chaos_do_not_travel_together() -> None:
    assert ALIGNMENTS == ("law", "neutral", "chaos")
    assert faults(party=2, heroes=["auriel-wizard", "ecarus-black-rose"]) == ["law-and-chaos"]
    assert faults(party=3, heroes=["auriel-wizard", "ecarus-white-rose", "laegon-ranger"]) == []
    assert faults(party=3, heroes=["auriel-sorceress", "ecarus-black-rose", "laegon-ranger"]) == []
    for seed in range(20):
        told = options(party=5)
        cards = setup.deal_heroes(told, load(), Chance(seed))
        found = {load().classes[card].alignment for card in cards}
        assert not {"law", "chaos"} <= found


@rule("SS-ALIGN-7", "SS-ALIGN-8")
def test_a_soul_storm_mixes_alignments_and_frees_the_choice() -> None:
    assert faults(party=2, heroes=["auriel-wizard", "ecarus-black-rose"], soul_storm=True) == []
    heroes = {"ecarus": {"at": "a", "acted": True, "wounds": 2}, "auriel": {"at": "a", "acted": True}}
    game = scene(heroes, phase="event", options={"soul_storm": True}, tops={"events": ["gift-from-above"]})
    assert offered(game) == ["alignment:law", "alignment:chaos", "alignment:neutral"]


@rule("SS-POWER-2", "SS-HERO-10")
def test_a_hero_begins_with_innate_powers_and_as_many_as_the_gem_shows() -> None:
    told = options(party=2, heroes=["auriel-wizard", "laegon-archer"])
    game = Game(GAME, Table(setup.set_up(told, load(), Chance(1)), load(), told, Chance(1)))
    assert asked(game) == "learn"
    go_on(choose(game, "learn:life-drain"))
    choose(game, "learn:snare")
    assert [len(one.powers) for one in state(game).heroes] == [1, 1]
    assert asked(game) == "visit"
    assert all(one.innate for one in load().classes.values())


@rule("SS-DECK-9", "SS-DECK-11")
def test_treasures_of_another_act_and_of_quests_stay_out() -> None:
    text = thing("late", 'deck = "treasure"', "act = 2") + thing("idol", 'deck = "quest"')
    actions = [{"id": "dig", "area": "a", "cost": "free", "do": ["item idol"]}]
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, cards=text, quest={"actions": actions})
    assert "late" not in state(game).treasures.deck.pools["all"]
    assert "idol" not in state(game).treasures.deck.pools["all"]
    choose(game, "quest:dig")
    assert hero(game, "ecarus").pack == ("idol",)
    second = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, cards=text, quest={"act": 2})
    assert "late" in state(second).treasures.deck.pools["all"]


@rule("SS-DECK-10")
def test_discarded_treasures_stay_out_until_the_deck_is_empty() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, ground={"a": {"treasure": 1}})
    pile = game.table.state.treasures
    pile.deck.pools, pile.deck.layers, pile.discard = {"all": []}, [], ["troll-blood"]
    choose(game, "pick-up:treasure")
    assert hero(game, "ecarus").pack == ("troll-blood",)
    assert happened(game, "shuffled") == [{"deck": "treasure"}]


EXPANSION = {
    "traps.toml": ('[[trap]]\nid = "pit"\nrange = 0\n', "traps", "pit"),
    "treasures.toml": (thing("relic", 'deck = "treasure"', "act = 1"), "treasures", "relic"),
    "encounters.toml": ('[[encounter]]\nid = "raid"\nactivate = "all"\n', "encounters", "raid"),
    "enemy_powers.toml": (
        '[[power]]\nid = "spite"\ntype = "attack"\nlevels = ["thief-claws", "thief-claws"]\n',
        "enemy_powers",
        "spite",
    ),
    "tokens.toml": (
        '[[crit]]\nid = "scar"\ncolour = "green"\ncopies = 1\ndo = ["lose 1"]\n',
        "crits",
        "scar",
    ),
}
"""What an expansion adds to which file, and the pile where its card belongs."""


@rule("SS-DECK-18")
@pytest.mark.parametrize("file", EXPANSION)
def test_cards_of_an_expansion_are_shuffled_into_their_decks(file: str, tmp_path: Path) -> None:
    more, pile, card = EXPANSION[file]
    (tmp_path / file).write_text((SHIPPED / file).read_text(encoding="utf-8") + more, encoding="utf-8")
    content = load(tmp_path)
    plain = getattr(setup.set_up(options(), load(), Chance(7)), pile).deck.pools["all"]
    mixed = getattr(setup.set_up(options(), content, Chance(7)), pile).deck.pools["all"]
    assert sorted(mixed) == sorted([*plain, card])


@rule("SS-DECK-18", "SS-DECK-13", "SS-DECK-14", "SS-DECK-16")
def test_goods_and_talents_of_an_expansion_are_there_for_the_taking(tmp_path: Path) -> None:
    for file, more in (
        ("emporium.toml", thing("lamp", 'deck = "emporium"', "cost = 5") + thing("mug", 'deck = "stash"')),
        ("powers.toml", '[[power]]\nid = "calm"\nkind = "passive"\ntalent = true\nlevels = [{ rank = 1 }]\n'),
    ):
        (tmp_path / file).write_text((SHIPPED / file).read_text(encoding="utf-8") + more, encoding="utf-8")
    content = load(tmp_path)
    laid = setup.set_up(options(), content, Chance(7))
    assert "lamp" in laid.emporium and "lamp" not in laid.stash
    assert "mug" in laid.stash and "mug" not in laid.emporium
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}})
    game.table.content = content_with("", trial(), content)
    assert "calm" in choices(game.table, hero(game, "ecarus"), True), "any hero may take a talent"
    assert "calm" in choices(game.table, hero(game, "auriel"), True)


@rule("SS-GOLD-8")
@pytest.mark.parametrize("who", ["all heroes", "all enemies"])
def test_characters_are_heroes_or_enemies(who: str) -> None:
    text = f'[[event]]\nid = "doom"\ndo = [{{ each = "{who}", do = ["lose 1"] }}]\n'
    heroes = {"ecarus": {"at": "a", "acted": True}, "auriel": {"at": "a", "acted": True}}
    game = scene(heroes, {"gremlin-green-1": "g"}, cards=text, phase="event", tops={"events": ["doom"]})
    hurt = {one["figure"] for one in happened(game, "wounded")}
    assert hurt == ({"ecarus", "auriel"} if who == "all heroes" else {"gremlin-green-1"})


@rule("SS-TARGET-12", "SS-ENEMY-7")
def test_what_remains_open_is_decided_by_the_controlling_player() -> None:
    heroes = {"laegon": {"at": "a"}, "shae": {"at": "a"}}
    enemies = {"orc-warrior-green-1": {"at": "a", "owner": "shae"}}
    game = scene(heroes, enemies, phase="enemy", options={"players": 2}, tops={"encounters": ["fury"]})
    assert asked(game) == "enemy-target"
    assert game.question is not None
    assert {option.seat for option in game.question.choices} == {1}


@rule("SS-GOLD-7")
def test_a_character_is_any_hero_or_enemy() -> None:
    light = [{"id": "light", "area": "a", "cost": "free", "do": ["burn-area 1"]}]
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}
    game = scene(heroes, {"gremlin-green-1": "a"}, quest={"actions": light})
    choose(game, "quest:light")
    assert hero(game, "ecarus").burns == [1]
    assert state(game).foes[0].figures[0].burns == [1]


@rule("SS-COND-5")
def test_a_poisoned_enemy_makes_no_save() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = go_on(scene(heroes, {"gremlin-green-1": {"at": "g", "poison": 1}}, phase="time"))
    assert happened(game, "save") == []
