"""What may come next, and how good a position is."""

from typing import Any

from holdfast.games.bastion.board import BASES, CITADEL, SECTION, SQUARE, TOWER
from holdfast.games.bastion.content import EnemyCard
from holdfast.games.bastion.deck import next_enemies
from holdfast.games.bastion.rules.scene import Scene
from holdfast.games.bastion.rules.strength import price_at, protection
from holdfast.games.bastion.rules.wall import first_section, furthest_enemy, resting_place
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import GO_ON, Option, Question
from holdfast.kernel.rules import Odds

REACH = (0.0, 1.0, 2.5, 4.2, 6.1, 8.1, 10.3, 12.5)
"""What so many mana of one colour are worth: the second of a colour more than the first of another."""
LEADS_TO_ENEMY = ("done", GO_ON)


def odds(table: BastionTable, question: Question, option: Option) -> Odds | None:
    """For an option that lets the enemy come: which enemy, and where it would stand.

    `of` maps `enemy:<card>` and `at:<place>` to their chances, `loss` to that of losing at once; `data` holds
    the place of each card, or the march that is certain.
    """
    if option.verb not in LEADS_TO_ENEMY or question.ask not in ("act", "watch"):
        return None
    state = table.state
    if not state.deck:
        return _march(table)
    of: dict[str, float] = {}
    places: dict[str, str] = {}
    for card, chance in sorted(next_enemies(state.deck).items()):
        place = landing(table, table.content.cards[card])
        places[card] = place
        of[f"enemy:{card}"] = chance
        what = f"at:{place}" if place else "loss"
        of[what] = of.get(what, 0.0) + chance
    return Odds(of, {"places": places})


def _march(table: BastionTable) -> Odds:
    wall = table.state.wall
    number = furthest_enemy(wall)
    to = resting_place(wall, number - 1)
    data: dict[str, Any] = {"march": {"at": SECTION[number], "to": to or ""}}
    return Odds({"loss": 1.0} if to is None else {f"at:{to}": 1.0}, data)


def landing(table: BastionTable, kind: EnemyCard) -> str:
    """Where a card would come to lie if it were revealed now; empty where it would be the loss."""
    state, content = table.state, table.content
    if kind.citadel:
        return CITADEL
    section = first_section(state.wall, kind, content, content.editions[table.options["edition"]])
    if section is None:
        return ""
    if kind.flyer:
        board = content.board(state.districts, state.side)
        for district in board.counterclockwise(board.district[section]):
            if district not in state.squares:
                return SQUARE[district]
    return section


def value(table: BastionTable) -> float:
    """How good the position is: how much of the army is beaten, how near the loss is, what is at hand."""
    scene = Scene(table)
    state, cards = scene.state, scene.cards
    room = scene.edition.last_section
    left = len(state.deck)
    standing = sum(len(enemy) for enemy in state.wall.values())
    inside = len(state.squares) + len(state.citadel)
    army = left + standing + len(state.box) + sum(len(one.spells) for one in state.defenders) + inside or 1
    beaten = 1 - (left + standing + 0.3 * inside) / army
    pressure = len(state.wall) / room
    danger = pressure * pressure
    if not left:
        march = furthest_enemy(state.wall)
        gaps = march - 1 - sum(1 for number in range(1, march) if SECTION[number] in state.wall)
        danger = max(danger, 1 / (1 + gaps))
    stuck = sum(1 for section in state.wall if protection(scene, section)) / room
    mana = sum(_reach(one.pool) for one in state.defenders) / len(state.defenders)
    spells = sum(len(one.spells) for one in state.defenders)
    tools = sum(len(one.artifacts) for one in state.defenders) + len(state.bases)
    ready = _payable_somewhere(scene)
    shut = _shut(scene)
    blocks = sum(1 for enemy in state.wall.values() for card in enemy if cards[card].blocks >= 0)
    good = 0.50 * beaten + 0.16 * min(1.0, mana) + 0.08 * ready + 0.03 * min(1.0, spells / 8)
    good += 0.03 * min(1.0, tools / 8)
    bad = (
        0.30 * danger + 0.06 * min(1.0, inside / 5) + 0.04 * min(1.0, blocks / 3) + 0.04 * stuck + 0.03 * shut
    )
    return min(1.0, max(0.0, 0.40 + good - bad))


def _reach(pool: list[int]) -> float:
    """A pool is worth what it can strike with: depth in a colour more than breadth."""
    return sum(REACH[min(count, len(REACH) - 1)] for count in pool) / 40


def _payable_somewhere(scene: Scene) -> float:
    """The share of enemies on the wall that some defender's pool could pay for."""
    wall = scene.state.wall
    if not wall:
        return 1.0
    pools = [defender.pool for defender in scene.state.defenders]
    payable = 0
    for section in wall:
        price = price_at(scene, section)
        payable += any(price.payable(pool) for pool in pools)
    return min(1.0, payable / min(len(wall), 4))


def _shut(scene: Scene) -> float:
    """The share of sources and towers that are closed."""
    laid = scene.state.laid
    places = [*scene.board.source_colour, *TOWER.values()]
    places += [base for bases in BASES.values() for base in bases]
    return sum(1 for place in places if place in laid) / 24
