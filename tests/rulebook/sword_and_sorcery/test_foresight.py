"""What the page is told beyond the state: what enemies would do now, who sees and reaches what."""

from typing import Any

from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content.load import load
from tests.rulebook.sword_and_sorcery.positions import scene


def foresight(**facts: Any) -> Any:
    return scene(**facts).view()["enemies"][0]["foresight"]


def test_the_first_behaviour_with_a_target_is_foreseen() -> None:
    found = foresight(
        heroes={"ecarus": {"at": "a", "crowns": 5}, "auriel": {"at": "c"}}, enemies={"gremlin-blue-1": "b"}
    )
    assert found == {"behaviour": 1, "targets": ["ecarus"]}


def test_all_among_whom_a_player_would_choose_are_foreseen() -> None:
    alike = {"at": "a", "rank": 1}
    found = foresight(
        heroes={"laegon": dict(alike), "shae": dict(alike), "ecarus": {"at": "g"}},
        enemies={"gremlin-blue-1": "b"},
    )
    assert found["behaviour"] == 1
    assert set(found["targets"]) == {"laegon", "shae"}


def test_out_of_all_distances_the_last_behaviour_is_foreseen() -> None:
    scroll = load().scrolls["gremlin-green"]
    found = foresight(heroes={"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, enemies={"gremlin-green-1": "g"})
    assert not scroll.behaviours[found["behaviour"]].at


def test_a_stunned_enemy_will_not_act() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    assert foresight(heroes=heroes, enemies={"gremlin-blue-1": {"at": "b", "stun": 1}}) is None


def test_the_reach_of_a_hero_counts_hindering_areas_twice() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}
    plain = scene(heroes).view()["heroes"][0]
    slow = scene(heroes, quest={"hindering": ["b"]}).view()["heroes"][0]
    assert plain["reach"] == {area: cost for cost, area in enumerate("bcdefg"[: plain["mp"]], 1)}
    assert slow["reach"].get("b") == 2
    assert len(slow["reach"]) == len(plain["reach"]) - 1


def test_enemies_in_between_hide_what_is_behind_them_from_heroes_alone() -> None:
    view = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, {"gremlin-blue-1": "b"}).view()
    assert "c" not in view["heroes"][0]["sees"]
    assert {"a", "c"} <= set(view["enemies"][0]["figures"][0]["sees"])


def test_the_catalogue_tells_of_every_card() -> None:
    content = load()
    told = GAME.catalogue(content)
    assert set(told.items) == set(content.items)
    assert set(told.powers) == set(content.powers)
    assert set(told.scrolls) == set(content.scrolls)
    assert set(told.quests) == set(content.fields)
    for id, quest in told.quests.items():
        assert set(quest.stories) == set(content.fields[id].stories)
