"""SS-END-5 to SS-END-8 and SS-RULE-153: the end of a quest and what a party keeps."""

from typing import Any

from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content import load
from holdfast.kernel import journey
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.play import asked, choose, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene
from tests.tiny.shelf import on_the_shelf

WIN = {"triggers": [{"id": "there", "when": "enter b", "do": ["win escaped"]}]}


def won(heroes: dict[str, Any], **facts: Any) -> Game:
    """The first hero steps into area b and wins the quest."""
    return choose(scene(heroes, quest=WIN, **facts), "move:b")


@rule("SS-END-5", "SS-RULE-134")
def test_a_ghost_loses_a_random_equipped_card() -> None:
    ghost = {"at": "g", "ghost": True, "slots": {"main": "wand", "armor": "robe"}}
    game = won({"ecarus": {"at": "a"}, "auriel": ghost}, script=["card:robe"], stash=[])
    assert hero(game, "auriel").slots == {"main": "wand"}
    assert state(game).stash == ["robe"]
    assert game.outcome is not None and game.outcome.won


@rule("SS-END-6", "SS-BUILDING-3")
def test_upgraded_cards_turn_back() -> None:
    game = won(
        {
            "ecarus": {"at": "a", "slots": {"main": "broadsword-upgraded"}, "pack": ["scale-upgraded"]},
            "auriel": {"at": "g"},
        }
    )
    assert hero(game, "ecarus").slots == {"main": "broadsword"}
    assert hero(game, "ecarus").pack == ["scale"]


@rule("SS-END-7", "SS-STASH-4", "SS-RULE-148")
def test_what_lies_on_the_map_goes_where_it_belongs() -> None:
    items = ["mace", "battle-axe", "sentinel", "golden-mirror"]
    facts: dict[str, Any] = {"stash": [], "emporium": [], "soul_weapons": []}
    game = won({"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, ground={"d": {"items": items}}, **facts)
    table = state(game)
    assert (table.stash, table.emporium, table.soul_weapons) == (["mace"], ["battle-axe"], ["golden-mirror"])
    assert "sentinel" in table.treasures.discard
    assert table.ground == {}


@rule("SS-END-8")
def test_injuries_heal_with_the_end_of_the_quest() -> None:
    game = won({"ecarus": {"at": "a", "injuries": ["hurt-arm"]}, "auriel": {"at": "g"}})
    assert hero(game, "ecarus").injuries == []


@rule("SS-RULE-121")
def test_living_heroes_may_take_treasures_from_the_ground() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g", "ghost": True}}
    game = won(heroes, ground={"d": {"items": ["sentinel", "mace"]}}, options={"campaign": True})
    assert asked(game) == "spoils"
    assert offered(game) == ["spoil:sentinel>ecarus", "enough"]
    choose(game, "spoil:sentinel>ecarus")
    assert hero(game, "ecarus").pack == ["sentinel"]
    assert game.outcome is not None


def after(game: Game) -> Game:
    """Another quest for the party that has ended one."""
    kept = journey.kept_of(game)
    with on_the_shelf(GAME):
        return journey.go_on(GAME.id, kept, "broken-seal", {**game.options, "players": 1}, seed=1)


@rule("SS-RULE-153", "SS-ARTIFACT-7", "SS-RULE-133")
def test_what_a_party_keeps() -> None:
    heroes = {
        "ecarus": {
            "at": "a",
            "rank": 2,
            "wounds": 3,
            "poison": 1,
            "crowns": 35,
            "powers": [{"id": "shield-wall", "wait": 3}],
            "slots": {"main": "broadsword", "artifact": "elven-cloak"},
            "pack": ["sentinel"],
        },
        "auriel": {"at": "g", "ghost": True, "rank": 1, "powers": ["life-drain"]},
    }
    game = after(won(heroes, options={"campaign": True}, shards=5, charges={"elven-cloak": 0}))
    ecarus, auriel = hero(game, "ecarus"), hero(game, "auriel")
    assert (ecarus.rank, ecarus.wounds, ecarus.poison, ecarus.crowns) == (2, 0, 0, 35)
    assert [(held.id, held.wait) for held in ecarus.powers] == [("shield-wall", 0)]
    assert (ecarus.slots["main"], ecarus.pack) == ("broadsword", ["sentinel"])
    assert not auriel.ghost
    table = state(game)
    assert table.shards == 5
    assert table.charges == {"elven-cloak": 1}
    assert "sentinel" not in table.treasures.deck.pools["all"]
    assert len(table.events) == len(load().fields["broken-seal"].quest.events[0]) + 8
    assert sum(int(coin) * count for coin, count in table.bank.items()) == 15 * 5 + 12 * 10 + 8 * 50 - 35


@rule("SS-RULE-153", "SS-RULE-148", "SS-END-7")
def test_what_a_companion_carried_goes_where_it_belongs() -> None:
    fenrir = {"card": "fenrir-2", "owner": "ecarus", "at": "d", "load": "mace"}
    game = won({"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, allies={"fenrir": fenrir}, stash=[])
    assert state(game).stash == ["mace"]


@rule("SS-RULE-153")
def test_a_lost_quest_leaves_what_it_left() -> None:
    heroes = {
        "auriel": {"at": "a", "rank": 3, "crowns": 25},
        "ecarus": {"at": "g", "rank": 2, "ghost": True, "slots": {"main": "broadsword"}, "crowns": 10},
    }
    lose: dict[str, Any] = {"triggers": [{"id": "there", "when": "enter b", "do": ["fail drowned"]}]}
    game = choose(scene(heroes, quest=lose, options={"campaign": True}, shards=4, stash=[]), "move:b")
    assert game.outcome is not None and not game.outcome.won
    again = after(game)
    ecarus, auriel = hero(again, "ecarus"), hero(again, "auriel")
    assert (ecarus.rank, ecarus.ghost, ecarus.slots, ecarus.crowns) == (2, False, {}, 10)
    assert (auriel.rank, auriel.crowns, state(again).shards) == (3, 25, 4)
    assert "broadsword" in state(again).stash
