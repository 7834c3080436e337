"""How good a position is: mana against strength, and the turns that are left for it."""

from math import exp
from operator import mul

from msgspec.structs import astuple

from holdfast.games.bastion.board import CITADEL, NUMBER, TOWER
from holdfast.games.bastion.content import LEGENDARY, Content
from holdfast.games.bastion.deck import EARLY
from holdfast.games.bastion.prospect import Prospect
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.strength import Price
from holdfast.games.bastion.state import BastionTable, State
from holdfast.games.bastion.weights import NAMES

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
USUAL_STRENGTH = {LEGENDARY: 6.5, EARLY: 4.8}
"""What a card drawn blind costs on average; one of a class costs what its class does."""
TOWERS = frozenset(TOWER.values())


def features(table: BastionTable) -> list[float]:
    """What the judgement looks at, in the order of the weights."""
    state, content = table.state, table.content
    prospect = Prospect(table)
    found = [0.0] * len(NAMES)
    found[0] = 1.0
    _count_army(prospect, state, content, found)
    _count_mana(prospect, state, found)
    _count_payable(prospect, state, found)
    _count_spells(state, content, found)
    found[_AT["lost_districts"]] = len(state.squares)
    found[_AT["dragons"]] = len(state.citadel)
    found[_AT["blocked"]] = len(prospect.blocked)
    found[_AT["warded"]] = prospect.warded
    found[_AT["structures"]] = len(state.bases)
    found[_AT["artifacts"]] = sum(len(defender.artifacts) for defender in state.defenders)
    found[_AT["missing_player"]] = 4 - len(state.defenders)
    return found


def _count_army(prospect: Prospect, state: State, content: Content, found: list[float]) -> None:
    """How many are to be beaten, what they cost, and how many turns there are for it.

    In each turn one enemy more comes, or one on the wall walks on into a gap: so the turns are numbered,
    whoever is beaten meanwhile.
    """
    wall, deck = state.wall, len(state.deck)
    last = prospect.scene.edition.last_section
    held = len(wall)
    furthest = max(map(NUMBER.__getitem__, wall), default=0)
    slack = min(furthest + deck, last) - held
    found[_AT["to_beat"]] = held + deck
    found[_AT["time"]] = (slack + held + deck) / 10
    found[_AT["slack"]] = slack / 10
    found[_AT["peril"]] = 1.0 / (1 + max(0, slack))
    found[_AT["strength_on_wall"]] = prospect.strength / 10
    found[_AT["strength_to_come"]] = _strength_to_come(state, content) / 10


def _strength_to_come(state: State, content: Content) -> float:
    total = 0.0
    for layer in state.deck.layers:
        names = state.deck.pools[layer.pool] if layer.pool else layer.cards
        if names:
            total += sum(_strength(name, content) for name in names) * len(layer) / len(names)
    return total


def _strength(name: str, content: Content) -> float:
    card = content.cards.get(name)
    if card is not None:
        return card.strength
    usual = USUAL_STRENGTH.get(name)
    if usual is not None:
        return usual
    kind = content.classes.get(name)
    return kind.strength if kind is not None else USUAL_STRENGTH[EARLY]


def _count_mana(prospect: Prospect, state: State, found: list[float]) -> None:
    """Mana in pools and on the board, and whom it would beat."""
    scene = prospect.scene
    defenders = state.defenders
    team = [sum(counts) for counts in zip(*(defender.pool for defender in defenders), strict=True)]
    found[_AT["mana"]] = sum(team) / 10
    later = found[_AT["strength_to_come"]] * 10 / 6
    found[_AT["surplus"]] = (
        sum(max(0.0, have - due - later) for have, due in zip(team, prospect.need, strict=True)) / 10
    )
    towers = sum(1 for place in state.laid if place in TOWERS)
    found[_AT["on_towers"]] = towers / 10
    found[_AT["on_sources"]] = (len(state.laid) - towers) / 10
    for district in state.districts:
        if TOWER[district] not in state.laid and district not in state.squares:
            found[_AT["ripe"]] += all(source in state.laid for source in scene.board.sources[district])
    for defender in defenders:
        if defender.place and defender.place != CITADEL:
            found[_AT["closed_here"]] += sum(
                1 for source, _ in sources_of(scene, defender.place) if source in state.laid
            )
    if state.phase == "actions":
        if not state.attacked:
            found[_AT["may_attack"]] = float(_may_strike(prospect, state))
        found[_AT["may_gain"]] = float(not state.gained)


def _count_payable(prospect: Prospect, state: State, found: list[float]) -> None:
    """Enemies that somebody has the mana for, and what is missing for the others."""
    defenders, neighbours = state.defenders, prospect.scene.board.neighbours
    seen: set[int] = set()
    for one in prospect.enemies:
        best = 0.0
        for seat, defender in enumerate(defenders):
            share = _share(one.price, defender.pool)
            if share >= 1.0 and (
                one.district == defender.place or one.district in neighbours.get(defender.place, ())
            ):
                seen.add(seat)
            best = max(best, share)
        if best >= 1.0:
            found[_AT["ready"]] += 1
        else:
            found[_AT["nearly"]] += best * best
            found[_AT["short"]] += (1.0 - best) * _whole(one.price) / 10
    found[_AT["in_reach"]] = len(seen)


def _whole(price: Price) -> int:
    return price.total + (sum(price.fixed) if price.fixed else 0)


def _share(price: Price, pool: list[int]) -> float:
    """How much of a price is in a pool, 1 for all of it."""
    if price.fixed is None and len(price.coloured) == 1:
        for colour, due in price.coloured.items():
            return min(1.0, pool[colour] / due)
    if price.payable(pool):
        return 1.0
    have = sum(min(due, pool[colour]) for colour, due in price.coloured.items())
    if price.fixed is not None:
        have += sum(map(min, price.fixed, pool))
    return have / _whole(price)


def _may_strike(prospect: Prospect, state: State) -> bool:
    """Is there an enemy that the active defender can pay for and still come to?"""
    me = prospect.scene.me
    near = (me.place,) if state.moved else (me.place, *prospect.scene.board.neighbours.get(me.place, ()))
    return any(one.district in near and one.price.payable(me.pool) for one in prospect.enemies)


def _count_spells(state: State, content: Content, found: list[float]) -> None:
    cards = content.cards
    for defender in state.defenders:
        for card in defender.spells:
            kind = cards[card]
            found[_SPELL[kind.spell]] += kind.power / 10 if kind.spell in ("flame", "lightning") else 1


def value(table: BastionTable) -> float:
    """An estimate of the chance to win, between 0 and 1."""
    if not table.state.defenders[0].place:
        return 0.5
    score = sum(map(mul, astuple(table.content.judge), features(table)))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))
