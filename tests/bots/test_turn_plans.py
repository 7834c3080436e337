"""Plans for the rest of a turn, and the search that compares them."""

import holdfast
from holdfast.bots.budget import Budget
from holdfast.bots.search import Search
from holdfast.bots.turn_plans import TurnPlans
from holdfast.kernel.game import Game
from tests.bots.moments import played
from tests.rulebook.bastion.positions import at, position

LEVEL = {"players": 3, "edition": "2018", "mode": "level", "level": "hard"}


def two_ways() -> Game:
    """A warrior can be beaten; there is much to gain, here and elsewhere."""
    return position(
        defenders=[at("red", red=6, blue=2)], walls={"w9": ["warrior-red"]}, deck=["beast-blue", "beast-red"]
    )


def test_a_plan_ends_with_the_turn_or_where_chance_has_a_say() -> None:
    for choices in range(3, 40, 6):
        game = played("bastion", LEVEL, seed=choices, choices=choices)
        assert game.question is not None
        for plan in TurnPlans(game, 5).find(game.question.choices, 12, 6):
            after = game.fork(5, quiet=True)
            for number, id in enumerate(plan.choices):
                assert after.turns == game.turns and after.results_drawn == game.results_drawn, number
                after.choose(id)
            over = after.question is None or after.turns > game.turns
            assert over or after.results_drawn > game.results_drawn
            assert after.encoded_state() == plan.future(5).encoded_state()


def test_plans_lead_to_different_positions() -> None:
    game = two_ways()
    assert game.question is not None
    plans = TurnPlans(game, 5).find(game.question.choices, 20, 10)
    ends = [plan.future(5).encoded_state() for plan in plans]
    assert len(plans) > 3 and len(set(ends)) == len(ends)


def test_a_promise_given_and_taken_back_leads_nowhere() -> None:
    """However often something is promised and taken back, the looking ends, and there is a plan."""
    game = position(
        defenders=[at("red", red=2), at("red", spells=_flames())],
        walls={"w1": ["warrior-red"]},
        districts=("red", "yellow", "green", "blue", "violet", "black"),
        deck=["beast-blue", "beast-red"],
    )
    assert game.question is not None
    plans = TurnPlans(game, 5).find(game.question.choices, 20, 10)
    assert plans
    assert all(len(set(plan.choices)) == len(plan.choices) for plan in plans)


def test_one_search_decides_about_a_whole_turn() -> None:
    """Unless chance has a say in it."""
    game = played("bastion", LEVEL, seed=4, choices=24)
    bot = Search(1, Budget(24))
    thought: set[tuple[int, int]] = set()
    for _ in range(30):
        question = game.question
        assert question is not None
        choice = bot.choose(game, question.choices)
        if bot.simulations:
            assert (game.turns, game.results_drawn) not in thought
            thought.add((game.turns, game.results_drawn))
        game.choose(choice)
    assert 1 < len(thought) < 20


def test_a_turn_that_goes_another_way_is_thought_about_anew() -> None:
    game = two_ways()
    bot = Search(1, Budget(24))
    assert game.question is not None
    first = bot.choose(game, game.question.choices)
    other = next(option for option in game.question.choices if option is not first and option.verb != "done")
    game.choose(other)
    assert game.question is not None
    bot.choose(game, game.question.choices)
    assert bot.simulations or len(game.question.choices) == 1


def test_a_search_by_plans_is_the_same_twice() -> None:
    game = holdfast.new("bastion", LEVEL, seed=3)
    found = []
    for _ in range(2):
        bot, fork = Search(7, Budget(18)), game.fork(3)
        for _ in range(12):
            assert fork.question is not None
            fork.choose(bot.choose(fork, fork.question.choices))
        found.append(fork.choices)
    assert found[0] == found[1]


def _flames() -> list[str]:
    return [card.id for card in position().content.cards.values() if card.spell == "flame"][:2]
