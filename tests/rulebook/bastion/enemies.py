"""The enemy's attack in small positions: what comes, where it stands, what it costs then."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS, SECTIONS
from holdfast.kernel.game import Game
from tests.rulebook.bastion.positions import CONTENT, happened, position, seen

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
LAST_SECTION = {"2015": 23, "2018": 24}
MAIN_TROOP = [card.id for card in CONTENT.cards.values() if card.troop == "main"]


def attacked_by(*deck: str, **given: Any) -> Game:
    """The deck as it is, the enemy phase, and the game up to the next question."""
    game = position(phase="enemy", deck=deck, **given)
    _ = game.question
    return game


def next_enemy(game: Game) -> None:
    """The active defender does nothing more and the enemy attacks."""
    turn = seen(game)["turn"]
    game.choose("done")
    if game.outcome is None:
        assert seen(game)["turn"] == turn + 1


def full_wall(sections: int) -> dict[str, list[str]]:
    """Enemies without traits on w1 and all sections up to that number."""
    return {section: [card] for section, card in zip(SECTIONS[:sections], MAIN_TROOP, strict=False)}


def mages_on(*sections: str) -> dict[str, list[str]]:
    """Enemies without traits on these sections; the first named came first."""
    return {section: [f"mage-{colour}"] for section, colour in zip(sections, COLOURS, strict=False)}


def full_squares(*free: str) -> dict[str, list[str]]:
    """Flyers on all squares but these."""
    return {colour: [f"flyer-{colour}"] for colour in COLOURS if colour not in free}


def carriers(spell: str, power: int = 0) -> list[str]:
    """The cards that bear the spell, in that power where it has one."""
    return [card.id for card in CONTENT.cards.values() if (card.spell, card.power) == (spell, power)]


def strengths(game: Game, where: str) -> list[int]:
    """The strength of each card of the enemy there."""
    return [card["strength"] for card in enemy(game, where)["cards"]]


def protected(game: Game, where: str) -> str:
    """What keeps the enemy there from being attacked."""
    found: str = enemy(game, where)["protected"]
    return found


def enemy(game: Game, where: str) -> Mapping[str, Any]:
    """What everyone sees of the enemy on a section or square."""
    view = seen(game)
    on_squares = {one["square"]["at"]: one["square"] for one in view["districts"] if one["square"]}
    found: Mapping[str, Any] = {**view["wall"], **on_squares}[where]
    return found


def tokens(game: Game) -> dict[str, str]:
    """The mana that lies on sources and towers."""
    places: Iterable[Mapping[str, Any]] = [
        place for one in seen(game)["districts"] for place in (*one["sources"], one["tower"])
    ]
    return {place["id"]: place["token"] for place in places if place["token"]}


def entries(game: Game) -> list[tuple[str, str]]:
    """The cards that came into play and where they were first laid, in that order."""
    return [(data["card"], data["at"]) for data in happened(game, "enter")]


def marches(game: Game) -> list[tuple[str, str]]:
    """From where to where enemies moved, in that order."""
    return [(data["at"], data["to"]) for data in happened(game, "march")]
