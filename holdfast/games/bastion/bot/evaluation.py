"""The evaluation: the chance to win, from mana against strength and the turns that are left."""

from math import exp, sqrt
from operator import mul

from msgspec.structs import astuple

from holdfast.games.bastion.bot.situation import Situation
from holdfast.games.bastion.bot.threats import Threats
from holdfast.games.bastion.bot.turn_plan import TurnPlan
from holdfast.games.bastion.bot.weights import FEATURES
from holdfast.games.bastion.content import Content
from holdfast.games.bastion.rules.geometry import TOWER
from holdfast.games.bastion.state import BastionState, BastionTable

_INDEX = {name: number for number, name in enumerate(FEATURES)}
_SPELL_FEATURE = {
    "flame": _INDEX["power_of_spells"],
    "lightning": _INDEX["power_of_spells"],
    "alchemy": _INDEX["alchemy"],
    "abundance": _INDEX["mana_spells"],
    "prism": _INDEX["mana_spells"],
    "acceleration": _INDEX["move_spells"],
    "castling": _INDEX["wall_spells"],
    "teleport": _INDEX["wall_spells"],
    "repetition": _INDEX["rare_spells"],
    "copy": _INDEX["rare_spells"],
    "arrow": _INDEX["rare_spells"],
}
TOWERS = frozenset(TOWER.values())
SOON = 3.0
"""Added to the turns left before the root is taken."""
LONG = 20.0
"""With fewer turns left artifacts and structures count less."""


def features(table: BastionTable) -> list[float]:
    """The features of a position, in the order of the weights."""
    state, content = table.state, table.content
    situation = Situation(table)
    threats = situation.threats
    found = [0.0] * len(FEATURES)
    _count_spells(state, content, found)
    if situation.context.in_play(content.spell_bans):
        found[_INDEX["silenced"]] = found[_INDEX["power_of_spells"]]
    _count_mana(situation, state, found)
    _count_army(threats, state, found)
    if state.phase == "actions":
        found[_INDEX["outlook"]] = TurnPlan(situation).best_turn()
    found[_INDEX["lost_districts"]] = len(state.squares)
    found[_INDEX["dragons"]] = len(state.citadel)
    found[_INDEX["blocked"]] = len(situation.context.blocked)
    found[_INDEX["warded"]] = threats.warded
    time_factor = min(1.0, threats.turns / LONG)
    found[_INDEX["structures"]] = time_factor * len(state.bases)
    found[_INDEX["artifacts"]] = time_factor * sum(len(defender.artifacts) for defender in state.defenders)
    found[_INDEX["stuck"]] = threats.stuck
    found[_INDEX["covered"]] = _covered(threats, state)
    found[_INDEX["players"]] = len(state.defenders)
    found[_INDEX["crowd"]] = threats.turns * (len(state.defenders) - 1)
    soon = 1.0 / sqrt(threats.turns + SOON)
    found = [soon * one for one in found]
    found[0] = 1.0
    found[_INDEX["peril"]] = 1.0 / (1 + threats.phases)
    return found


def _count_army(threats: Threats, state: BastionState, found: list[float]) -> None:
    """How many enemies are to be beaten, what they cost, and the turns left for it."""
    found[_INDEX["to_beat"]] = len(state.wall) + threats.upcoming.count
    found[_INDEX["turns"]] = threats.turns
    found[_INDEX["strength_on_wall"]] = threats.strength
    found[_INDEX["strength_to_come"]] = threats.upcoming.strength


def _covered(threats: Threats, state: BastionState) -> int:
    """The cost of enemies on the wall that single pools could pay, the dearest first."""
    found = 0
    for colour, bills in enumerate(threats.bills):
        if bills:
            pools = [defender.pool[colour] for defender in state.defenders]
            for due in bills:
                best = max(pools)
                if best >= due:
                    pools[pools.index(best)] -= due
                    found += due
    return found


def _count_mana(situation: Situation, state: BastionState, found: list[float]) -> None:
    """Mana in pools and on the board."""
    defenders = state.defenders
    useful = gathered = whole = 0.0
    wanted = []
    need, upcoming = situation.threats.wall_cost, situation.threats.upcoming.by_colour
    for colour in range(6):
        demand = need[colour] + upcoming[colour]
        team = most = 0
        for defender in defenders:
            have = defender.pool[colour]
            team += have
            most = max(most, have)
        whole += team
        useful += min(demand, team)
        gathered += min(demand, most)
        wanted.append(demand > team)
    found[_INDEX["mana"]] = useful
    found[_INDEX["gathered"]] = gathered
    found[_INDEX["surplus"]] = whole - useful
    laid, squares, reserve = state.laid, state.squares, state.reserve
    towers = sum(1 for place in laid if place in TOWERS)
    found[_INDEX["on_towers"]] = towers
    found[_INDEX["on_sources"]] = len(laid) - towers
    ripe = free = 0
    for district, sources in situation.context.board.printed.items():
        if district in squares:
            continue
        closed = 0
        for source, colour in sources:
            if source in laid:
                closed += 1
            elif wanted[colour] and colour not in situation.context.blocked and reserve[colour]:
                free += 1
        ripe += closed == len(sources) and TOWER[district] not in laid
    found[_INDEX["ripe"]] = ripe
    found[_INDEX["open_sources"]] = free


def _count_spells(state: BastionState, content: Content, found: list[float]) -> None:
    cards = content.cards
    for defender in state.defenders:
        for card in defender.spells:
            kind = cards[card]
            found[_SPELL_FEATURE[kind.spell]] += kind.power if kind.spell in ("flame", "lightning") else 1


def evaluate(table: BastionTable) -> float:
    """An estimate of the chance to win, between 0 and 1."""
    if not table.state.defenders[0].place:
        return 0.5
    score = sum(map(mul, astuple(table.content.evaluation_weights), features(table)))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))
