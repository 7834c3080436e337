"""The siege of the day: a deal by the date, and luck that depends on the choices."""

from datetime import date, timedelta

import pytest

import holdfast
from holdfast import bots
from holdfast.kernel import shelf
from holdfast.kernel.chance import CHAIN_START, Chance
from holdfast.kernel.daily import deal_of
from holdfast.kernel.game import Game
from holdfast.kernel.history import Snapshot
from holdfast.kernel.record import from_snapshot

DAY = date(2031, 5, 17)
COIN = ("heads", "tails")
GAMES = shelf.ids()


def today(game: str, seed: int = 5) -> Game:
    return holdfast.new(game, deal_of(game, DAY).options, seed, chained=True)


def play(game: Game, most: int, player: int = 3) -> Game:
    """Play on with somebody who chooses by a seed of their own."""
    bot = bots.bot("random", player)
    while game.question is not None and len(game.choices) < most:
        game.choose(bot.choose(game, game.question.choices))
    return game


def flips(chance: Chance) -> list[str]:
    return [chance.pick("coin", COIN) for _ in range(64)]


def test_who_chooses_the_same_has_the_same_luck_and_who_chooses_otherwise_has_another() -> None:
    one, same, other = (Chance(4, chain=CHAIN_START) for _ in range(3))
    for chance, choice in ((one, "left"), (same, "left"), (other, "right")):
        chance.follow(choice)
    luck = flips(one)
    assert luck == flips(same)
    assert luck != flips(other)
    one.follow("left")
    other.follow("left")
    assert flips(one) != flips(other), "the way there counts, not the last step alone"


def test_luck_depends_on_the_seed_as_ever() -> None:
    assert flips(Chance(4, chain=CHAIN_START)) != flips(Chance(5, chain=CHAIN_START))
    assert flips(Chance(4, chain=CHAIN_START)) != flips(Chance(4))
    again = Chance(4, chain=CHAIN_START)
    again.draw_anew()
    assert flips(again) != flips(Chance(4, chain=CHAIN_START))


def test_the_faces_stay_equally_likely_from_choice_to_choice() -> None:
    chance = Chance(11, chain=CHAIN_START)
    heads = 0
    for number in range(4000):
        chance.follow(f"choice {number}")
        heads += chance.pick("coin", COIN) == "heads"
    assert 1850 < heads < 2150


@pytest.mark.parametrize("game", GAMES)
def test_the_same_date_brings_the_same_deal_and_every_deal_can_be_played(game: str) -> None:
    days = [DAY + timedelta(number) for number in range(40)]
    deals = [deal_of(game, day) for day in days]
    assert deals == [deal_of(game, day) for day in days]
    assert len({deal.seed for deal in deals}) == len(deals)
    assert len({str(deal.options) for deal in deals}) > len(deals) // 2
    for deal in deals:
        assert holdfast.new(game, deal.options, deal.seed, chained=True).question is not None


def test_a_secret_changes_the_luck_and_not_the_deal() -> None:
    plain, secret, other = (deal_of("last-bastion", DAY, secret=secret) for secret in ("", "a", "b"))
    assert plain.options == secret.options == other.options
    assert len({plain.seed, secret.seed, other.seed}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_saved_goes_on_with_the_luck_it_had(game: str) -> None:
    """From its record, from a snapshot, and after something was taken back."""
    whole = play(today(game), 60)
    middle, later = len(whole.choices) // 2, 3 * len(whole.choices) // 4
    half = play(today(game), middle)
    record = half.record()
    assert record["chained"]
    loaded = holdfast.load(record)
    back = play(today(game), later)
    back.undo_draws_anew = False
    back.undo(to=middle)
    for again in (loaded, back, half.twin()):
        for choice in whole.choices[middle:]:
            again.choose(choice)
        new = len(whole.results) - len(half.results)
        assert again.results[-new:] == whole.results[-new:]
        assert new
    kept = next(one for one in reversed(whole.snapshots) if one.choices)
    resumed = from_snapshot(game, whole.options, kept, seed=whole.seed)
    for choice in whole.choices[kept.choices :]:
        resumed.choose(choice)
    assert resumed.results == whole.results[kept.results :]


def test_turns_that_end_by_themselves_or_by_a_key_bring_the_same_luck() -> None:
    by_itself, by_key = today("last-bastion"), today("last-bastion")
    by_key.confirm_turn_end = range(4)
    bot = bots.bot("random", 8)
    while by_itself.question is not None and len(by_itself.choices) < 80:
        choice = bot.choose(by_itself, by_itself.question.choices)
        by_itself.choose(choice)
        by_key.choose(choice.id)
        if by_key.holds_turn_end:
            assert by_key.question is not None
            by_key.choose(by_key.question.choices[0])
    assert by_key.results == by_itself.results
    assert len(by_key.choices) > len(by_itself.choices)


def test_what_is_tried_on_a_copy_has_other_luck() -> None:
    game = play(today("last-bastion"), 20)
    copy = game.fork(99)
    assert not copy.record().get("chained")
    assert copy.seed != game.seed
    ahead, real = play(copy, 30), play(game, 50)
    assert ahead.results[-10:] != real.results[-10:]


def test_snapshots_from_before_know_no_chain() -> None:
    assert Snapshot(0, 0, 0, 0, 0, b"").chain == b""
