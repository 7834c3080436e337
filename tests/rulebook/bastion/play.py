"""Playing on from a position: several choices in a row, and what came of them in which order."""

from holdfast.kernel.game import Game
from holdfast.kernel.outcome import Outcome


def choose(game: Game, *ids: str) -> Game:
    """Choose one after another."""
    for id in ids:
        game.choose(id)
    return game


def asked(game: Game) -> str:
    """What is asked now; nothing once the game is over."""
    question = game.question
    return question.ask if question else ""


def order(game: Game, *wanted: str) -> list[str]:
    """The events of those names, in the order they happened."""
    return [event.what for event in game.events if event.what in wanted]


def ended(game: Game) -> Outcome | None:
    """How the game has ended; None while it goes on."""
    return game.outcome


def lost(game: Game) -> str:
    """Why the game was lost; empty while it goes on."""
    outcome = game.outcome
    assert outcome is None or not outcome.won
    return outcome.reason if outcome else ""


def won(game: Game) -> bool:
    """Has the game been won?"""
    outcome = game.outcome
    return outcome is not None and outcome.won
