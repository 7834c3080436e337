"""What may come next, and how good a position is."""

from typing import Any

from holdfast.games.bastion.board import COLOUR_NUMBER, SECTION, SQUARE
from holdfast.games.bastion.deck import next_enemies
from holdfast.games.bastion.foresight import chance_of_no_room, resting_part
from holdfast.games.bastion.rules.barred import price_data
from holdfast.games.bastion.rules.scene import Scene
from holdfast.games.bastion.rules.strength import price_at, protection
from holdfast.games.bastion.rules.wall import furthest_enemy, resting_place
from holdfast.games.bastion.state import BastionTable, Defender
from holdfast.kernel.question import GO_ON, Option, Question
from holdfast.kernel.rules import Odds

WORTH_INSIDE = -0.3
WORTH_READY = 0.5
WORTH_NEXT = 0.2
WORTH_MANA = 0.03
WORTH_LAID = 0.015
WORTH_SPELL = 0.05
WORTH_TOOL = 0.15
WORTH_BLOCK = 0.3
WORTH_WARDED = 0.1
"""What things are worth, where a beaten enemy is worth one."""
NEARNESS = (1.0, 0.85, 0.7)
"""How much an enemy counts for a defender who stands so many moves away."""
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


def value(table: BastionTable) -> float:
    """How good the position is: how much of the army is beaten or nearly so, and how near the loss is."""
    scene = Scene(table)
    state = scene.state
    held = sum(len(defender.spells) for defender in state.defenders)
    beaten = held + len(state.box)
    inside = len(state.citadel) + sum(len(enemy) for enemy in state.squares.values())
    standing = sum(len(enemy) for enemy in state.wall.values())
    army = len(state.deck) + standing + inside + beaten
    worth = beaten + WORTH_INSIDE * inside
    worth += sum(_striking_power(scene, defender) for defender in state.defenders)
    worth += WORTH_MANA * sum(min(count, 6) for defender in state.defenders for count in defender.pool)
    worth += WORTH_LAID * len(state.laid)
    worth += WORTH_SPELL * min(held, 12)
    tools = len(state.bases) + sum(len(defender.artifacts) for defender in state.defenders)
    worth += WORTH_TOOL * tools
    worth -= WORTH_BLOCK * len(scene.in_play(scene.content.blockers))
    worth -= WORTH_WARDED * sum(1 for section in state.wall if protection(scene, section))
    return min(0.99, max(0.01, 0.1 + 0.75 * worth / (army + 4) - 0.35 * _danger(scene)))


def _danger(scene: Scene) -> float:
    """How near the wall is to being overrun."""
    wall = scene.state.wall
    crowd = len(wall) / scene.edition.last_section
    danger = crowd * crowd
    if not scene.state.deck:
        last = furthest_enemy(wall)
        gaps = last - 1 - sum(1 for number in range(1, last) if SECTION[number] in wall)
        danger = max(danger, 1 / (1 + gaps))
    return danger


def _striking_power(scene: Scene, defender: Defender) -> float:
    """How near a defender is to beating the enemies that are nearest to being beaten."""
    best = second = 0.0
    for where in (*scene.state.wall, *(SQUARE[district] for district in scene.state.squares)):
        if protection(scene, where):
            continue
        price = price_at(scene, where)
        due = price_data(price)
        total = sum(due.values())
        have = sum(min(count, defender.pool[COLOUR_NUMBER[colour]]) for colour, count in due.items())
        chance = have / total * NEARNESS[_distance(scene, defender.place, scene.board.district[where])]
        if chance > best:
            best, second = chance, best
        elif chance > second:
            second = chance
    return WORTH_READY * best + WORTH_NEXT * second


def _distance(scene: Scene, start: str, to: str) -> int:
    if start == to:
        return 0
    return 1 if to in scene.board.neighbours.get(start, ()) else 2
