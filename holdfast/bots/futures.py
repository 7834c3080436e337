"""Playing a fork on: what bots do when they follow an option into a possible future."""

from holdfast.bots.luck import Luck
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

MOST_STEPS = 400
"""After so many choices a future is far enough away, whatever is asked there."""


def urges_of(game: Game) -> dict[Option, float]:
    """How strongly each option of the present question suggests itself."""
    question = game.question
    assert question is not None
    return dict(zip(question.choices, game.rules.bot.policy(game.table, question), strict=True))


def likeliest(game: Game) -> Option:
    """The option that suggests itself most."""
    question = game.question
    assert question is not None
    weights = game.rules.bot.policy(game.table, question)
    return question.choices[weights.index(max(weights))]


def finish_action(game: Game) -> None:
    """Answer the small questions inside an action as they suggest themselves, up to a clean point."""
    for _ in range(MOST_STEPS):
        question = game.question
        if question is None or question.clean:
            return
        game.choose(likeliest(game))


def play_turns(game: Game, turns: int, luck: Luck) -> None:
    """Play roughly on until so many turns have begun, and then to a clean point."""
    table, policy = game.table, game.rules.bot.policy
    last = table.turns + turns
    for _ in range(MOST_STEPS):
        question = game.question
        if question is None or (question.clean and table.turns >= last):
            return
        game.choose(luck.weighed(question.choices, policy(table, question)))


def play_on(game: Game, turns: int) -> None:
    """Play on as things suggest themselves until so many turns have begun, and then to a clean point."""
    table = game.table
    last = table.turns + turns
    for _ in range(MOST_STEPS):
        question = game.question
        if question is None or (question.clean and table.turns >= last):
            return
        game.choose(likeliest(game))
