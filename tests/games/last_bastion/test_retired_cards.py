"""Cards that are dealt no more: tables, positions and records that hold them go on."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.bots.instinct import Instinct
from holdfast.games.last_bastion import GAME
from holdfast.games.last_bastion.state import LastBastionState
from holdfast.kernel.game import Game
from holdfast.kernel.record import from_snapshot
from tests.games.finished import FOLDER
from tests.rulebook.last_bastion.positions import position

WRITTEN_BY_RULES_2 = FOLDER / "rules-2"
CARDS = GAME.content().cards
RETIRED = [card for card in CARDS.values() if card.retired is not None]


def written(name: str) -> tuple[holdfast.Outcome, dict[str, Any]]:
    plain = msgspec.json.decode((WRITTEN_BY_RULES_2 / f"last-bastion-{name}.json").read_bytes())
    assert plain["record"]["rules"] == 2 < GAME.version
    return msgspec.convert(plain["outcome"], holdfast.Outcome), plain["record"]


def cards_of(state: LastBastionState) -> Iterator[str]:
    yield from state.discard
    yield from (foe.card for foe in state.slots if foe is not None)
    for pool in state.deck.pools.values():
        yield from pool


def played_on(game: Game) -> Game:
    bot = Instinct()
    while (question := game.question) is not None:
        game.choose(bot.choose(game, question.choices))
    return game


@pytest.mark.parametrize("name", ["won", "lost-evil", "lost-heroes", "lost-stalemate", "resumed"])
def test_a_record_with_retired_cards_comes_to_its_end(name: str) -> None:
    outcome, record = written(name)
    game = holdfast.load(record)
    assert game.recovered is None or not game.recovered.dropped
    assert game.outcome == outcome
    assert any(CARDS[card].retired for card in cards_of(game.table.state))


def test_a_record_with_retired_cards_that_is_written_again_comes_to_the_same_end() -> None:
    outcome, record = written("lost-heroes")
    again = holdfast.load(holdfast.load(record).record())
    assert again.outcome == outcome


def test_a_running_table_with_retired_cards_plays_on_to_its_end() -> None:
    _, record = written("won")
    state = record["snapshots"][20]["state"]
    header = {name: record[name] for name in ("holdfast", "game", "rules", "options")}
    resumed = holdfast.resume(header | {"state": state}, seed=1)
    assert any(CARDS[foe.card].retired for foe in resumed.table.state.slots if foe is not None)
    game = from_snapshot("last-bastion", record["options"], resumed.snapshots[0], seed=1)
    assert played_on(game).outcome is not None


@pytest.mark.parametrize("card", RETIRED, ids=lambda card: card.id)
def test_a_retired_card_lies_in_the_place_of_the_one_that_replaced_it(card: Any) -> None:
    game = position(cards={"red-1": card.id}, content=None)
    assert game.view()["boards"][0]["slots"][0]["card"]["id"] == card.id
    assert card.retired not in cards_of(game.table.state)


def test_a_card_and_the_retired_one_that_it_replaced_do_not_meet() -> None:
    card = RETIRED[0]
    assert card.retired is not None
    with pytest.raises(holdfast.BadPosition) as error:
        position(cards={"red-1": card.id, "red-2": card.retired}, content=None)
    assert ("card-twice", "cards") in [(fault.code, fault.where) for fault in error.value.faults]


def test_a_deal_without_a_record_has_no_retired_card() -> None:
    assert not any(CARDS[card].retired for card in cards_of(holdfast.new("last-bastion").table.state))
