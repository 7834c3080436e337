"""How good a position is: mana against strength, and the turns that are left for it."""

from math import exp, sqrt
from operator import mul

from msgspec.structs import astuple

from holdfast.games.bastion.bot.situation import Prospect
from holdfast.games.bastion.bot.threats import Siege
from holdfast.games.bastion.bot.turn_plan import Plans
from holdfast.games.bastion.bot.weights import NAMES
from holdfast.games.bastion.content import Content
from holdfast.games.bastion.rules.geometry import TOWER
from holdfast.games.bastion.state import BastionTable, State

_AT = {name: number for number, name in enumerate(NAMES)}
_SPELL = {
    "flame": _AT["power_of_spells"],
    "lightning": _AT["power_of_spells"],
    "alchemy": _AT["alchemy"],
    "abundance": _AT["mana_spells"],
    "prism": _AT["mana_spells"],
    "acceleration": _AT["move_spells"],
    "castling": _AT["wall_spells"],
    "teleport": _AT["wall_spells"],
    "repetition": _AT["rare_spells"],
    "copy": _AT["rare_spells"],
    "arrow": _AT["rare_spells"],
}
TOWERS = frozenset(TOWER.values())
SOON = 3.0
"""So many turns count as no time at all."""


LONG = 20.0
"""With fewer turns left artifacts and structures count less."""


def features(table: BastionTable) -> list[float]:
    """What the judgement looks at, in the order of the weights."""
    state, content = table.state, table.content
    prospect = Prospect(table)
    siege = prospect.siege
    found = [0.0] * len(NAMES)
    _count_spells(state, content, found)
    if prospect.scene.in_play(content.silencers):
        found[_AT["silenced"]] = found[_AT["power_of_spells"]]
    _count_mana(prospect, state, found)
    _count_army(siege, state, found)
    if state.phase == "actions":
        found[_AT["outlook"]] = Plans(prospect).outlook()
    found[_AT["lost_districts"]] = len(state.squares)
    found[_AT["dragons"]] = len(state.citadel)
    found[_AT["blocked"]] = len(prospect.scene.blocked)
    found[_AT["warded"]] = siege.warded
    lasting = min(1.0, siege.turns / LONG)
    found[_AT["structures"]] = lasting * len(state.bases)
    found[_AT["artifacts"]] = lasting * sum(len(defender.artifacts) for defender in state.defenders)
    found[_AT["stuck"]] = siege.stuck
    found[_AT["covered"]] = _covered(siege, state)
    found[_AT["players"]] = len(state.defenders)
    found[_AT["crowd"]] = siege.turns * (len(state.defenders) - 1)
    soon = 1.0 / sqrt(siege.turns + SOON)
    found = [soon * one for one in found]
    found[0] = 1.0
    found[_AT["peril"]] = 1.0 / (1 + siege.phases)
    return found


def _count_army(siege: Siege, state: State, found: list[float]) -> None:
    """How many are to be beaten, what they cost, and how many turns there are for it.

    In each turn one enemy more comes, or one on the wall walks on into a gap: so the turns are numbered,
    whoever is beaten meanwhile.
    """
    found[_AT["to_beat"]] = len(state.wall) + siege.to_come.count
    found[_AT["turns"]] = siege.turns
    found[_AT["strength_on_wall"]] = siege.strength
    found[_AT["strength_to_come"]] = siege.to_come.strength


def _covered(siege: Siege, state: State) -> int:
    """How much of what stands on the wall could be paid from single pools, the dearest first."""
    found = 0
    for colour, bills in enumerate(siege.bills):
        if bills:
            pools = [defender.pool[colour] for defender in state.defenders]
            for due in bills:
                best = max(pools)
                if best >= due:
                    pools[pools.index(best)] -= due
                    found += due
    return found


def _count_mana(prospect: Prospect, state: State, found: list[float]) -> None:
    """Mana in pools and on the board."""
    defenders = state.defenders
    useful = gathered = whole = 0.0
    wanted = []
    need, to_come = prospect.siege.need, prospect.siege.to_come.by_colour
    for colour in range(6):
        demand = need[colour] + to_come[colour]
        team = most = 0
        for defender in defenders:
            have = defender.pool[colour]
            team += have
            most = max(most, have)
        whole += team
        useful += min(demand, team)
        gathered += min(demand, most)
        wanted.append(demand > team)
    found[_AT["mana"]] = useful
    found[_AT["gathered"]] = gathered
    found[_AT["surplus"]] = whole - useful
    laid, squares, reserve = state.laid, state.squares, state.reserve
    towers = sum(1 for place in laid if place in TOWERS)
    found[_AT["on_towers"]] = towers
    found[_AT["on_sources"]] = len(laid) - towers
    ripe = free = 0
    for district, sources in prospect.scene.board.printed.items():
        if district in squares:
            continue
        closed = 0
        for source, colour in sources:
            if source in laid:
                closed += 1
            elif wanted[colour] and colour not in prospect.scene.blocked and reserve[colour]:
                free += 1
        ripe += closed == len(sources) and TOWER[district] not in laid
    found[_AT["ripe"]] = ripe
    found[_AT["open_sources"]] = free


def _count_spells(state: State, content: Content, found: list[float]) -> None:
    cards = content.cards
    for defender in state.defenders:
        for card in defender.spells:
            kind = cards[card]
            found[_SPELL[kind.spell]] += kind.power if kind.spell in ("flame", "lightning") else 1


def value(table: BastionTable) -> float:
    """An estimate of the chance to win, between 0 and 1."""
    if not table.state.defenders[0].place:
        return 0.5
    score = sum(map(mul, astuple(table.content.judge), features(table)))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))
