"""What a party takes from one quest to the next, even a rich one and one that was beaten."""

import holdfast
from holdfast.games.sword_and_sorcery import GAME
from holdfast.kernel import campaign_service
from tests.rulebook.sword_and_sorcery.positions import scene


def test_a_party_may_own_more_than_a_hundred_shards() -> None:
    game = holdfast.new("sword-and-sorcery", {"party": 3, "players": 1, "campaign": True}, seed=1)
    kept = campaign_service.kept_of(game) | {"shards": 180}
    after = campaign_service.go_on(GAME.id, kept, "drowned-village", game.options, seed=1)
    assert after.table.state.shards >= 180


def test_a_ghost_who_forfeits_an_item_loses_the_power_it_granted() -> None:
    """SS-END-5 and SS-POWER-11."""
    game = scene(
        {
            "ecarus": {
                "at": "a",
                "ghost": True,
                "slots": {"artifact": "tome-of-power"},
                "powers": [{"id": "shield-wall", "item": "tome-of-power"}],
            },
            "auriel": {"at": "b"},
        },
        quest={"actions": [{"id": "ring", "area": "b", "cost": "free", "do": ["win ring"]}]},
        active="auriel",
    )
    game.choose("quest:ring")
    assert game.outcome is not None
    ecarus = game.table.state.heroes[0]
    assert (ecarus.slots, ecarus.powers) == ({}, ())
