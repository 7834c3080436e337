"""Records and positions of Last Bastion that older rules wrote: they load for ever."""

from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.games.last_bastion import GAME
from tests.games.finished import FOLDER
from tests.rulebook.last_bastion.look import asked
from tests.rulebook.last_bastion.positions import position

WRITTEN_BY_RULES_1 = FOLDER / "rules-1"
RECURRING_BY_RULES_1 = {
    "archdaemon-of-torment": 2,
    "gharz-wallbreaker": 3,
    "troll-matriarch": 2,
    "voice-of-the-abyss": 2,
    "unburied-king": 2,
    "master-of-engines": 2,
    "queens-shadow": 3,
}
"""The number of the recurring effect among those of the card, as positions have it."""


def written(name: str) -> tuple[holdfast.Outcome, dict[str, Any]]:
    plain = msgspec.json.decode((WRITTEN_BY_RULES_1 / f"last-bastion-{name}.json").read_bytes())
    assert plain["record"]["rules"] == 1 < GAME.version
    return msgspec.convert(plain["outcome"], holdfast.Outcome), plain["record"]


@pytest.mark.parametrize("name", ["lost-evil", "lost-heroes", "resumed"])
def test_an_old_game_that_still_replays_comes_to_its_end(name: str) -> None:
    outcome, record = written(name)
    game = holdfast.load(record)
    assert game.recovered is None
    assert game.outcome == outcome


def test_an_old_game_that_was_lost_although_the_hero_gained_tokens_goes_on() -> None:
    outcome, record = written("lost-stalemate")
    assert outcome.reason == "stalemate"
    game = holdfast.load(record)
    assert game.choices == record["choices"]
    assert asked(game).ask == "hero-turn"


def test_the_count_of_the_old_rule_does_not_shorten_the_new_one() -> None:
    _, record = written("lost-stalemate")
    state = record["snapshots"][-1]["state"]
    assert state["calm"] > 10
    header = {name: record[name] for name in ("holdfast", "game", "rules", "options")}
    game = holdfast.resume(header | {"state": state})
    assert asked(game).ask == "hero-turn"
    assert game.view()["standstill"] is None


def test_an_old_game_with_a_warlord_that_was_another_card_goes_on_from_its_newest_turn() -> None:
    _, record = written("won")
    game = holdfast.load(record)
    assert game.recovered is not None
    assert game.recovered.kept == record["snapshots"][-1]["choices"]
    assert asked(game).ask == "hero-turn"


@pytest.mark.parametrize("warlord", RECURRING_BY_RULES_1)
def test_an_old_position_in_which_a_warlord_is_about_to_act_goes_on(warlord: str) -> None:
    acting = [
        {"card": warlord, "effect": RECURRING_BY_RULES_1[warlord]},
        {"card": "butcher", "effect": 0},
    ]
    game = position(cards={"red-1": warlord, "red-2": "butcher"}, phase="cards", acting=acting, content=None)
    assert asked(game).ask in ("horde-order", "place")
