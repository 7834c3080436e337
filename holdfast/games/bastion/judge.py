"""What may come next. How good a position is: `position`; what suggests itself: `inclinations`."""

from typing import Any

from holdfast.games.bastion.board import SECTION
from holdfast.games.bastion.deck import next_enemies
from holdfast.games.bastion.foresight import chance_of_no_room, resting_part
from holdfast.games.bastion.rules.wall import furthest_enemy, resting_place
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import GO_ON, Option, Question

LEADS_TO_ENEMY = ("done", GO_ON)


def odds(table: BastionTable, question: Question, option: Option) -> Odds | None:
    """For an option that lets the enemy come: which enemy, and where it would stand.

    `of` maps `enemy:<card>` and `at:<place>` to their chances, `loss` to that of losing at once, be it by a
    card that the first one calls; `data` holds the place of each card, or the march that is certain.
    """
    if option.verb not in LEADS_TO_ENEMY or question.ask not in ("act", "watch"):
        return None
    state = table.state
    if not state.deck:
        return _march(table)
    of: dict[str, float] = {}
    places: dict[str, str] = {}
    for card, chance in sorted(next_enemies(state.deck).items()):
        place = resting_part(table, table.content.cards[card], state.wall, state.squares)
        places[card] = place
        of[f"enemy:{card}"] = chance
        if place:
            of[f"at:{place}"] = of.get(f"at:{place}", 0.0) + chance
    loss = chance_of_no_room(table)
    return Odds(of | {"loss": loss} if loss else of, {"places": places})


def _march(table: BastionTable) -> Odds:
    wall = table.state.wall
    number = furthest_enemy(wall)
    to = resting_place(wall, number - 1)
    data: dict[str, Any] = {"march": {"at": SECTION[number], "to": to or ""}}
    return Odds({"loss": 1.0} if to is None else {f"at:{to}": 1.0}, data)
