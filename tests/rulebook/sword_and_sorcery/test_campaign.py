"""SS-END-5 to SS-END-8, SS-RULE-153 and SS-RULE-178: the end of a quest and what a party keeps."""

from typing import Any

import holdfast
from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content.campaign_map import NOTHING
from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryState
from holdfast.kernel import campaign_service
from holdfast.kernel.campaign import Attempt
from holdfast.kernel.game import Game
from tests.games.finished import read
from tests.night_watch.shelf import on_the_shelf
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.play import asked, choose, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

WIN = {"triggers": [{"id": "there", "when": "enter b", "do": ["win escaped"]}]}


def won(heroes: dict[str, Any], **facts: Any) -> Game:
    """The first hero steps into area b and wins the quest."""
    return choose(scene(heroes, quest=WIN, **facts), "move:b")


@rule("SS-END-5", "SS-RULE-134")
def test_a_ghost_loses_a_random_equipped_card() -> None:
    ghost = {"at": "g", "ghost": True, "slots": {"main": "wand", "armor": "robe"}}
    game = won({"ecarus": {"at": "a"}, "auriel": ghost}, script=["card:robe"], stash=[])
    assert hero(game, "auriel").slots == {"main": "wand"}
    assert state(game).stash == ("robe",)
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
    assert hero(game, "ecarus").pack == ("scale",)


@rule("SS-END-7", "SS-STASH-4", "SS-RULE-148")
def test_what_lies_on_the_map_goes_where_it_belongs() -> None:
    items = ["mace", "battle-axe", "sentinel", "golden-mirror"]
    facts: dict[str, Any] = {"stash": [], "emporium": [], "soul_weapons": []}
    game = won({"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, ground={"d": {"items": items}}, **facts)
    table = state(game)
    assert (table.stash, table.emporium, table.soul_weapons) == (
        ("mace",),
        ("battle-axe",),
        ["golden-mirror"],
    )
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
    assert hero(game, "ecarus").pack == ("sentinel",)
    assert game.outcome is not None


@rule("SS-RULE-121")
def test_a_treasure_that_lies_face_down_is_turned_over_by_whoever_takes_it() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g", "ghost": True}}
    game = won(heroes, ground={"d": {"treasure": 1}}, options={"campaign": True})
    assert offered(game) == ["spoil:treasure>ecarus", "enough"]
    choose(game, "spoil:treasure>ecarus")
    assert [one["hero"] for one in happened(game, "treasure")] == ["ecarus"]


@rule("SS-END-6", "SS-BUILDING-3")
def test_an_upgraded_card_in_the_stash_is_turned_back_too() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}
    game = won(heroes, stash=["broadsword-upgraded"], options={"campaign": True}, check=False)
    assert state(game).stash == ("broadsword",)
    assert "broadsword-upgraded" not in str(campaign_service.kept_of(game)), "to be upgraded again later"


def after(game: Game, quest: str = "broken-seal") -> Game:
    """Another quest for the party that has ended one."""
    kept = campaign_service.kept_of(game)
    with on_the_shelf(GAME):
        return campaign_service.go_on(GAME.id, kept, quest, {**game.options, "players": 1}, seed=1)


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
    assert (ecarus.slots["main"], ecarus.pack) == ("broadsword", ("sentinel",))
    assert not auriel.ghost
    table = state(game)
    assert table.shards == 5
    assert table.charges == {"elven-cloak": 1}
    assert "sentinel" not in table.treasures.deck.pools["all"]
    assert len(table.events) == len(load().fields["broken-seal"].quest.events[0]) + 8
    assert table.bank == 15 * 5 + 12 * 10 + 8 * 50 - 35


@rule("SS-RULE-199")
def test_a_party_is_given_what_it_lacks_of_the_least_a_quest_asks_for() -> None:
    heroes = {
        "ecarus": {"at": "a", "rank": 5, "crowns": 95, "powers": ["shield-wall"]},
        "auriel": {"at": "g", "rank": 1, "powers": ["life-drain"]},
    }
    least = load().fields["troll-toll"].quest
    for shards in (0, 60):
        game = after(won(heroes, options={"campaign": True}, shards=shards), "troll-toll")
        ecarus, auriel = hero(game, "ecarus"), hero(game, "auriel")
        assert (ecarus.rank, ecarus.crowns) == (5, 95)
        assert (auriel.rank, auriel.crowns) == (least.least_rank, least.least_crowns)
        assert state(game).shards == max(shards, least.least_shards)
        powers = load().gems[auriel.card].powers[auriel.rank - 1]
        assert len(auriel.powers) + sum(gain.hero == "auriel" for gain in state(game).gains) >= powers


@rule("SS-RULE-199")
def test_nobody_is_given_crowns_that_the_supply_does_not_have() -> None:
    heroes = {"ecarus": {"at": "a", "crowns": 560}, "auriel": {"at": "g"}}
    game = after(won(heroes, options={"campaign": True}), "troll-toll")
    assert [hero(game, name).crowns for name in ("ecarus", "auriel")] == [560, 35]
    assert state(game).bank == 0


@rule("SS-RULE-153", "SS-RULE-148", "SS-END-7")
def test_what_a_companion_carried_goes_where_it_belongs() -> None:
    fenrir = {"card": "fenrir-2", "owner": "ecarus", "at": "d", "load": "mace"}
    game = won({"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, allies={"fenrir": fenrir}, stash=[])
    assert state(game).stash == ("mace",)
    carried = [ally.load for ally in state(game).allies]
    assert not any(carried)
    assert "mace" not in (*hero(game, "ecarus").pack, *hero(game, "auriel").pack)


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


@rule("SS-RULE-178")
def test_a_lost_quest_stands_before_the_next() -> None:
    first, *_ = load().campaign
    second = load().road.after(first, NOTHING)
    assert second is not None
    third = load().road.after(second, NOTHING)
    kept = {"heroes": [{"card": "auriel-wizard"}, {"card": "shae-rogue"}]}

    def following(*tries: Attempt) -> str | None:
        return campaign_service.next_chapter(GAME.id, [Attempt(first, True), *tries], kept)

    assert following(Attempt(second, False)) == second
    assert following(Attempt(second, False), Attempt(second, False)) == second
    assert following(Attempt(second, False), Attempt(second, True)) == third


@rule("SS-RULE-178", "SS-RULE-121")
def test_living_heroes_take_treasures_from_a_lost_quest_too() -> None:
    lose: dict[str, Any] = {"triggers": [{"id": "there", "when": "enter b", "do": ["fail drowned"]}]}
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}
    ground = {"d": {"items": ["sentinel"]}}
    game = choose(scene(heroes, quest=lose, ground=ground, options={"campaign": True}), "move:b")
    choose(game, "spoil:sentinel>auriel")
    assert game.outcome is not None and not game.outcome.won
    assert hero(after(game), "auriel").pack == ("sentinel",)


@rule("SS-RULE-178", "SS-RULE-153")
def test_a_lost_quest_begins_anew_with_what_is_left() -> None:
    lost = holdfast.load(read("sword-and-sorcery-lost-village").record)
    assert lost.outcome is not None and not lost.outcome.won
    quest = lost.options["quest"]
    again, ended, first = (
        state(game) for game in (after(lost, quest), lost, holdfast.new(GAME.id, lost.options, seed=1))
    )

    def map_of(table: SwordAndSorceryState) -> list[Any]:
        return [table.round, table.closed, table.chests, table.search, table.flags, table.fired, table.ground]

    assert map_of(again) == map_of(first) != map_of(ended)
    assert again.shards == ended.shards
    for now, then in zip(again.heroes, ended.heroes, strict=True):
        assert (now.rank, now.crowns, now.slots, now.pack) == (then.rank, then.crowns, then.slots, then.pack)
        assert (now.area, now.wounds, now.ghost) == (load().fields[quest].quest.start[0], 0, False)


@rule("SS-RULE-121")
def test_each_treasure_on_the_ground_is_taken_by_itself() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}
    game = won(heroes, ground={"d": {"treasure": 2}}, options={"campaign": True})
    assert offered(game, "spoil")
    choose(game, offered(game, "spoil")[0])
    assert state(game).ground["d"].treasure == 1
