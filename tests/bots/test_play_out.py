"""Searches that play every future to its end, and what they do where nothing is left to chance."""

from collections.abc import Sequence

from holdfast.bots.budget import Budget
from holdfast.bots.clairvoyant import Clairvoyant
from holdfast.bots.course import CourseSearch
from holdfast.bots.rollout import BEST_LOSS, play_to_end, value_of_end
from holdfast.bots.search import Search, TurnEnds
from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option
from tests.bots.moments import TABLES, played
from tests.rulebook.bastion.positions import at, position


def last_enemies() -> Game:
    """Two enemies are left, and each of two defenders holds the mana for one of them."""
    return position(
        defenders=[at("red", red=4), at("blue", blue=4)],
        walls={"w5": ["warrior-red"], "w9": ["warrior-blue"]},
        deck=[],
    )


def test_a_game_played_to_its_end_counts_by_its_result() -> None:
    game = last_enemies()
    play_to_end(game)
    assert game.outcome is not None
    assert value_of_end(game) == (1.0 if game.outcome.won else BEST_LOSS * game.progress() ** 4)


def test_a_lost_game_is_worth_less_than_a_win_however_near_it_was() -> None:
    game = last_enemies()
    game.give_up()
    assert 0 < value_of_end(game) < BEST_LOSS


def test_where_nothing_is_left_to_chance_one_course_is_followed() -> None:
    game = last_enemies()
    bot = Search(1, Budget(40))
    simulations = []
    while game.question is not None:
        game.choose(bot.choose(game, game.question.choices))
        simulations.append(bot.simulations)
    assert game.outcome is not None and game.outcome.won
    assert simulations[-1] == 0


def test_a_course_is_forgotten_when_the_game_takes_another_one() -> None:
    game = last_enemies()
    course = CourseSearch(SeededRandom(3))
    course.follow(game)
    assert game.question is not None
    choices = game.question.choices
    course.improve(game, choices, game.fork(1))
    planned = course.next(game, choices)
    game.choose(next(option for option in choices if option is not planned))
    course.follow(game)
    assert course.value < 0


def test_a_course_never_gets_worse() -> None:
    game = played(*TABLES[3], seed=4, choices=30)
    course = CourseSearch(SeededRandom(5))
    assert game.question is not None
    values = []
    for _ in range(12):
        course.improve(game, game.question.choices, game.twin(quiet=True))
        values.append(course.value)
    assert values == sorted(values)


def test_what_is_left_of_a_course_is_tried_first_after_a_surprise() -> None:
    game = last_enemies()
    course = CourseSearch(SeededRandom(3))
    course.follow(game)
    for _ in range(300):
        course.improve(game, _choices(game), game.fork(1, quiet=True))
        if course.value == 1:
            break
    planned = course.next(game, _choices(game))
    other = next(option for option in _choices(game) if option.verb == planned.verb and option is not planned)
    game.choose(other)
    course.follow(game)
    assert course.value < 0
    future = game.fork(1, quiet=True)
    course.improve(game, _choices(game), future)
    assert course.value >= 0
    assert course.next(game, _choices(game)).id == future.choices[0]


def test_chance_is_seen_to_have_a_say_while_there_are_cards_in_the_deck() -> None:
    game = played(*TABLES[3], seed=4, choices=30)
    assert game.question is not None
    course = CourseSearch(SeededRandom(5))
    assert not course.improve(game, game.question.choices, game.fork(1, quiet=True))
    assert CourseSearch(SeededRandom(5)).improve(last_enemies(), _choices(last_enemies()), last_enemies())


def test_the_seer_goes_on_as_long_as_it_finds_something_better() -> None:
    """It spends its budget once more after each better course."""
    tries = []
    for seed in range(6):
        game = played(*TABLES[3], seed=seed, choices=10)
        bot = Clairvoyant(seed, Budget(2))
        assert game.question is not None
        bot.choose(game, game.question.choices)
        tries.append(bot.simulations)
    assert min(tries) >= 2 and max(tries) > 2
    assert all(count % 2 == 0 for count in tries)


def test_the_seer_wins_where_there_is_a_way() -> None:
    game = last_enemies()
    bot = Clairvoyant(1, Budget(40))
    while game.question is not None:
        game.choose(bot.choose(game, game.question.choices))
    assert game.outcome is not None and game.outcome.won


def test_options_that_lead_to_the_same_are_tried_once() -> None:
    """To gain and then to attack comes to the same as to attack and then to gain."""
    game = position(
        defenders=[at("red", red=6)], walls={"w9": ["warrior-red"]}, deck=["beast-blue", "beast-red"]
    )
    assert game.question is not None
    ends = TurnEnds()
    first, *others = game.question.choices
    for seed in (1, 2):
        after = game.fork(seed, quiet=True)
        after.choose(first)
        assert not ends.repeat(first, after)
    repeated = []
    for seed in (1, 2):
        after = game.fork(seed, quiet=True)
        after.choose(first)
        repeated.append(ends.repeat(others[0], after))
    assert repeated == [False, True]


def _choices(game: Game) -> Sequence[Option]:
    assert game.question is not None
    return game.question.choices
