"""What every bot promises: legal, fair, in budget, the same under the same seed, never at a loss."""

import msgspec
import pytest

import holdfast
from holdfast import bots
from holdfast.bots.budget import Budget
from holdfast.bots.clairvoyant import Clairvoyant
from holdfast.bots.search import Search
from holdfast.kernel.game import Game
from tests.bots.moments import BOTS, FAIR, TABLES, another_future, moments, played

MOMENTS = list(moments())


def chosen(name: str, game: Game, seed: int = 3) -> str:
    question = game.question
    assert question is not None
    return bots.bot(name, seed).choose(game, question.choices).id


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_with_an_option_and_leaves_the_game_alone(name: str) -> None:
    for game in MOMENTS:
        question = game.question
        assert question is not None
        before = msgspec.json.encode(game.record())
        assert chosen(name, game) in question.options
        assert game.question is question
        assert msgspec.json.encode(game.record()) == before


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_keeps_to_the_options_it_was_given(name: str) -> None:
    for game in MOMENTS:
        question = game.question
        assert question is not None
        some = question.choices[-2:]
        assert bots.bot(name, 1).choose(game, some) in some
        assert bots.bot(name, 1).choose(game, some[:1]) is some[0]


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    for game_id, options in TABLES:
        ways = []
        for _ in range(2):
            game = holdfast.new(game_id, options, seed=5)
            bot = bots.bot(name, seed=9)
            for _ in range(10):
                assert game.question is not None
                game.choose(bot.choose(game, game.question.choices))
            ways.append(game.choices)
        assert ways[0] == ways[1]


@pytest.mark.parametrize("name", FAIR)
def test_no_choice_changes_when_hidden_cards_are_permuted(name: str) -> None:
    for game in MOMENTS:
        first = chosen(name, game)
        for seed in (101, 202):
            other = another_future(game, seed)
            assert other.view(0) == game.view(0)
            assert chosen(name, other) == first


def test_the_futures_of_the_fairness_test_do_differ() -> None:
    game = played(*TABLES[1], seed=1, choices=20)
    nexts = set()
    for seed in range(8):
        future = another_future(game, seed)
        drawn = future.table.chance.count
        while future.question is not None and future.table.chance.count == drawn:
            future.choose(future.question.choices[-1])
        nexts.add(future.table.chance.results[-1])
    assert len(nexts) > 1


def test_the_seer_is_told_the_future() -> None:
    """A clairvoyant's future is the game's own, die by die and card by card."""
    for game in MOMENTS:
        future = Clairvoyant(1, Budget(5)).future(game)
        real = holdfast.load(game.record())
        for _ in range(12):
            if real.question is None:
                break
            id = real.question.choices[0].id
            real.choose(id)
            future.choose(id)
        assert future.rules.encode(future.table.state) == real.rules.encode(real.table.state)


@pytest.mark.parametrize("simulations", [1, 2, 17])
def test_search_takes_as_many_simulations_as_it_may(simulations: int) -> None:
    for game in [game for game in MOMENTS if not game.rules.bot.search.play_out][::2]:
        forks = 0

        class Counted(Search):
            def future(self, game: Game) -> Game:
                nonlocal forks
                forks += 1
                return super().future(game)

        question = game.question
        assert question is not None
        bot = Counted(4, Budget(simulations))
        bot.think(game, question.choices)
        assert forks == bot.simulations == simulations


def test_what_goes_without_saying_is_chosen_without_search() -> None:
    """A search is also saved where all options lead to the same position."""
    sure = searched = 0
    for game in MOMENTS:
        question = game.question
        assert question is not None
        policy = game.rules.bot.policy(game.table, question)
        bot = Search(4, Budget(8))
        chosen = bot.choose(game, question.choices)
        if max(policy) >= game.rules.bot.search.skip_above * sum(policy):
            sure += 1
            assert bot.simulations == 0 and policy[question.choices.index(chosen)] == max(policy)
        else:
            assert bot.simulations <= 8
            searched += bot.simulations > 0
    assert sure > 0
    assert searched > (len(MOMENTS) - sure) / 2


def test_search_stops_when_its_time_is_over() -> None:
    game = MOMENTS[-1]
    question = game.question
    assert question is not None
    bot = Search(4, Budget(seconds=0.001))
    assert bot.think(game, question.choices).visits == bot.simulations >= 1


def test_the_tree_is_kept_until_chance_has_spoken() -> None:
    game = played(*TABLES[0], seed=2, choices=12)
    bot = Search(4, Budget(60))
    kept = 0
    for _ in range(20):
        question = game.question
        if question is None:
            break
        root = bot.think(game, question.choices)
        assert root.visits >= 60
        kept += root.visits > 60
        count = game.table.chance.count
        game.choose(max(question.choices, key=lambda option: root.branches[option.id].visits))
        if game.question is not None and game.table.chance.count != count:
            assert bot.think(game, game.question.choices).visits == 60
    assert kept > 0


def test_several_processes_share_the_thinking() -> None:
    for game in (played(*TABLES[0], seed=3, choices=9), played(*TABLES[1], seed=3, choices=30)):
        question = game.question
        assert question is not None
        found = []
        for _ in range(2):
            bot = Search(4, Budget(31, processes=2))
            root = bot.think(game, question.choices)
            assert root.visits == bot.simulations == 31
            found.append({id: (branch.visits, branch.total) for id, branch in root.branches.items()})
        assert found[0] == found[1]
        assert set(found[0]) <= set(question.options.ids)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_bots_play_a_game_to_its_end(game: str, options: dict[str, object]) -> None:
    one = holdfast.new(game, options, seed=11)
    seen: list[str] = []
    outcome = bots.play_out(
        one, [bots.bot("random", 1), bots.bot("greedy", 2)], watch=lambda _, option: seen.append(option.id)
    )
    assert outcome is not None and outcome == one.outcome
    assert seen == one.choices


def test_a_game_that_takes_too_long_is_given_up() -> None:
    game = holdfast.new("last-bastion", {}, seed=11)
    assert bots.play_out(game, [bots.bot("random", 1)], most=5) is None
    assert len(game.choices) == 5
