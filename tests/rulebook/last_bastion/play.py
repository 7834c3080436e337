"""Playing on from a position, and more to look at (see `look`).

>>> from tests.rulebook.last_bastion.positions import position
>>> game = choose(position({"elmer": {"at": "market"}, "kazgin": {}}), "move:tower", "move:trebuchet")
>>> tile(game, "trebuchet")["heroes"]
['elmer']
"""

import random
from typing import Any

from holdfast.kernel.game import Game
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.question import Barred
from tests.rulebook.last_bastion.look import asked, card, events, offered, view


def choose(game: Game, *ids: str) -> Game:
    """Choose one after another."""
    for id in ids:
        game.choose(id)
    return game


def place_card(game: Game) -> Game:
    """Put the card that was drawn on the first slot where it may go."""
    question = asked(game)
    assert question.ask == "place"
    game.choose(question.choices[0])
    return game


def play_at_random(game: Game, seed: int) -> Game:
    """Play to the end, every choice as likely as another."""
    luck = random.Random(seed)
    while (question := game.question) is not None:
        game.choose(luck.choice(question.choices))
    return game


def ended(game: Game) -> Outcome | None:
    """How the game has ended, once everything that needs no choice has happened; None while it goes on."""
    return game.outcome


def combat(*faces: str) -> list[str]:
    """A script of white dice."""
    return [f"combat:{face}" for face in faces]


def offers(game: Game, verb: str | None = None) -> set[str]:
    """The ids that may be chosen now, or those with that verb, in no order."""
    return set(offered(game, verb))


def barred(game: Game, id: str) -> Barred:
    """Why that cannot be chosen now."""
    found = game.why_not(id)
    assert found is not None, f"{id} is not known to be barred"
    return found


def card_in(game: Game, slot: str) -> dict[str, Any]:
    """The card that must lie in that slot."""
    found = card(game, slot)
    assert found is not None, f"{slot} is empty"
    return found


def tile(game: Game, id: str) -> dict[str, Any]:
    """That tile."""
    found: dict[str, Any] = next(one for one in view(game)["tiles"] if one["id"] == id)
    return found


def board(game: Game, id: str) -> dict[str, Any]:
    """The horde board of that colour."""
    found: dict[str, Any] = next(one for one in view(game)["boards"] if one["id"] == id)
    return found


def pieces(game: Game) -> dict[str, Any]:
    """Where net, trap, standard and spell are."""
    found: dict[str, Any] = view(game)["pieces"]
    return found


def happened(game: Game, *kinds: str) -> list[dict[str, Any]]:
    """The data of every event of these kinds, oldest first."""
    return [event.data for event in events(game, *kinds)]
