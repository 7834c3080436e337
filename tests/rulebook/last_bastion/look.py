"""What a test looks at: the question, the table and what happened, once the game waits for a choice."""

from typing import Any

from holdfast.kernel.event import Event
from holdfast.kernel.game import Game
from holdfast.kernel.question import Question


def asked(game: Game) -> Question:
    """The question that waits."""
    question = game.question
    assert question is not None, game.outcome
    return question


def offered(game: Game, verb: str | None = None) -> list[str]:
    """The ids that may be chosen now, or those with that verb."""
    return [option.id for option in asked(game).options if verb in (None, option.verb)]


def view(game: Game) -> dict[str, Any]:
    """The table as it lies when the game waits."""
    _ = game.question
    return game.view()


def hero(game: Game, id: str) -> dict[str, Any]:
    """That hero, as everyone sees it."""
    found: dict[str, Any] = next(hero for hero in view(game)["heroes"] if hero["id"] == id)
    return found


def card(game: Game, slot: str) -> dict[str, Any] | None:
    """The card in that slot, as everyone sees it."""
    found: dict[str, Any] | None = next(
        place["card"] for board in view(game)["boards"] for place in board["slots"] if place["id"] == slot
    )
    return found


def card_ids(game: Game) -> dict[str, str]:
    """The cards in play by their slots."""
    slots = [slot for board in view(game)["boards"] for slot in board["slots"]]
    return {slot["id"]: slot["card"]["id"] for slot in slots if slot["card"] is not None}


def evil_tiles(game: Game) -> list[str]:
    """The tiles in the grip of evil."""
    return [tile["id"] for tile in view(game)["tiles"] if tile["evil"]]


def reserve(game: Game) -> dict[str, Any]:
    """What lies in the reserve."""
    found: dict[str, Any] = view(game)["reserve"]
    return found


def events(game: Game, *kinds: str) -> list[Event]:
    """What happened so far, or what happened of these kinds."""
    _ = game.question
    return [event for event in game.events if not kinds or event.what in kinds]


def kinds(game: Game, *wanted: str) -> list[str]:
    """The kinds of what happened, in order, or of these kinds only."""
    return [event.what for event in events(game, *wanted)]
