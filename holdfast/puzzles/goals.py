"""Is the goal of a puzzle reached? Games are watched choice by choice."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from holdfast.bots.rollout import MAX_STEPS_TO_END
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option, Question
from holdfast.puzzles.model import PuzzleGoal

Chooser = Callable[[Game], Option]


class PuzzleTurn(Struct, frozen=True):
    """The turn that a puzzle is about."""

    number: int
    seat: int

    def is_next(self, game: Game) -> bool:
        """Has the next turn of the seat begun?"""
        question = game.question
        return question is not None and game.turns > self.number and begins_turn(game) == self.seat


def begins_turn(game: Game) -> int | None:
    """Whose turn may go on with the open question; None where it is not about turns."""
    question = game.question
    if question is None or not question.clean or question.ask not in game.rules.turn_questions:
        return None
    return seat_asked(question)


def seat_asked(question: Question) -> int:
    """Who is asked: the rules list the option of the seat whose turn it is last."""
    return next((option.seat for option in reversed(question.choices) if option.seat is not None), 0)


def turn_of(game: Game) -> PuzzleTurn:
    """The turn in which the open question is asked."""
    assert game.question is not None
    return PuzzleTurn(game.turns, seat_asked(game.question))


class WatchedGame:
    """A game, and what has been counted in it since the puzzle began."""

    __slots__ = ("counts", "game", "turn")

    def __init__(self, game: Game, turn: PuzzleTurn, counts: Mapping[str, int]) -> None:
        self.game = game
        self.turn = turn
        self.counts = counts

    def choose(self, id: str) -> None:
        """Make a choice and count what comes of it."""
        events = self.game.events
        before = len(events)
        self.game.choose(id)
        self.add(before)

    def add(self, before: int) -> None:
        """Count the events from that number on."""
        new = self.game.rules.tallies.count(self.game.events[before:])
        self.counts = {name: self.counts.get(name, 0) + count for name, count in new.items()}

    def fork(self, seed: int) -> "WatchedGame":
        """The same, to be played on by itself."""
        return WatchedGame(self.game.fork(seed), self.turn, self.counts)

    def reached(self, goal: PuzzleGoal) -> bool | None:
        """Is the goal reached, or missed? None while that is open."""
        if goal.kind == "beat" and self.counts.get(goal.counted, 0) >= goal.count:
            return True
        if goal.kind == "save" and self.counts.get(goal.counted, 0):
            return False
        game = self.game
        if game.question is None:
            outcome = game.outcome
            return outcome is not None and outcome.won
        if goal.in_turn:
            return None if game.turns == self.turn.number else False
        return True if self.turn.is_next(game) else None

    def play_on(self, goal: PuzzleGoal, choose: Chooser = Game.likeliest) -> bool:
        """Play until it is decided whether the goal is reached."""
        for _ in range(MAX_STEPS_TO_END):
            decided = self.reached(goal)
            if decided is not None:
                return decided
            self.choose(choose(self.game).id)
        return False

    def play_turn(self, choose: Chooser = Game.likeliest) -> None:
        """Play until the next turn of the seat begins or the game is over."""
        for _ in range(MAX_STEPS_TO_END):
            if self.game.question is None or self.turn.is_next(self.game):
                return
            self.choose(choose(self.game).id)


def watched(game: Game) -> WatchedGame:
    """The game as the puzzle begins."""
    return WatchedGame(game, turn_of(game), {})
