"""Playing on from a position, and looking at it."""

from typing import Any

from holdfast.games.sword_and_sorcery.rules.find import figure_of, foe_card, hero_of
from holdfast.games.sword_and_sorcery.state import Foe, Hero, SwordAndSorceryState
from holdfast.kernel.game import Game


def choose(game: Game, *ids: str) -> Game:
    """Choose one after another."""
    for id in ids:
        game.choose(id)
    return game


def state(game: Game) -> SwordAndSorceryState:
    """The state behind the table."""
    _ = game.question
    found: SwordAndSorceryState = game.table.state
    return found


def hero(game: Game, id: str) -> Hero:
    """A hero."""
    return hero_of(state(game), id)


def figure(game: Game, id: str) -> Any:
    """Any figure; None if it is gone."""
    return figure_of(state(game), id)


def foe(game: Game, card: str) -> Foe | None:
    """An enemy card in play."""
    return foe_card(state(game), card)


def offered(game: Game, verb: str = "") -> list[str]:
    """What can be chosen now, or what of one verb."""
    question = game.question
    return [] if question is None else [o.id for o in question.choices if not verb or o.verb == verb]


def asked(game: Game) -> str:
    """What is asked now."""
    question = game.question
    return "" if question is None else question.ask


def happened(game: Game, what: str) -> list[dict[str, Any]]:
    """The data of all events of a kind."""
    _ = game.question
    return [event.data for event in game.events if event.what == what]


def go_on(game: Game, until: str = "") -> Game:
    """Take the mildest way through nested questions until something is asked at the top (or `until`)."""
    while (question := game.question) is not None and question.ask not in (until or TOP):
        if until and question.ask in TOP:
            return game
        ids = [option.id for option in question.choices]
        game.choose(next((id for id in MILD if id in ids), ids[0]))
    return game


TOP = ("hero-turn", "ghost-turn", "next-hero", "souls", "visit", "learn", "first-hero")
MILD = ("plain", "enough", "go-on", "no-more", "only-one", "done", "leave", "ready")
