"""What the defenders could do: prices at a glance, who could pay them, what a place offers."""

from typing import NamedTuple

from holdfast.games.bastion.board import BASES, CITADEL, SQUARE, TOWER
from holdfast.games.bastion.content import EnemyCard
from holdfast.games.bastion.rules.mana import blocked_colours, sources_of
from holdfast.games.bastion.rules.scene import Scene
from holdfast.games.bastion.rules.strength import Price, price_at, protection
from holdfast.games.bastion.state import BastionTable, Defender

PER_SOURCE = 3


class Standing(NamedTuple):
    """An enemy in play that could be attacked: where, in which district, what it costs, how it weighs."""

    where: str
    district: str
    price: Price
    bother: float


class Prospect:
    """The enemies that can be attacked, and what each place offers a defender."""

    __slots__ = ("blocked", "enemies", "need", "scene", "strength", "warded")

    def __init__(self, table: BastionTable) -> None:
        scene = self.scene = Scene(table)
        state, cards = scene.state, scene.cards
        self.enemies: list[Standing] = []
        self.need = [0] * 6
        """What the enemies in play cost, by colour."""
        self.strength = 0
        """What those on the wall cost together."""
        self.warded = 0
        district = scene.board.district
        for where, enemy in state.wall.items():
            price = price_at(scene, where)
            self._count(price)
            self.strength += price.total + (sum(price.fixed) if price.fixed else 0)
            if protection(scene, where):
                self.warded += 1
            else:
                self.enemies.append(Standing(where, district[where], price, _bother(cards[enemy[0]])))
        for colour, enemy in state.squares.items():
            where = SQUARE[colour]
            price = price_at(scene, where)
            self._count(price)
            self.enemies.append(Standing(where, colour, price, 0.35 + _bother(cards[enemy[0]])))
        if state.citadel:
            self.enemies.append(Standing(CITADEL, CITADEL, price_at(scene, CITADEL), 0.35))
        self.blocked = blocked_colours(scene)

    def _count(self, price: Price) -> None:
        for colour, due in price.coloured.items():
            self.need[colour] += due
        if price.fixed is not None:
            for colour, due in enumerate(price.fixed):
                self.need[colour] += due

    def bother(self, where: str) -> float:
        """What it is worth to be rid of the enemy there beyond its being one enemy less."""
        return next((one.bother for one in self.enemies if one.where == where), 0.0)

    def open_sources(self, place: str) -> list[tuple[str, int]]:
        """The sources of a district that would give mana."""
        state = self.scene.state
        if place == CITADEL or place in state.squares:
            return []
        return [
            (source, colour)
            for source, colour in sources_of(self.scene, place)
            if source not in state.laid
            and source not in state.damaged
            and colour not in self.blocked
            and state.reserve[colour]
        ]

    def strike(self, me: Defender, place: str, gains: bool) -> float:
        """What the best attack from that place is worth, with the mana at hand or one gain more."""
        best = 0.0
        fresh: list[int] | None = None
        for one in self.enemies:
            if one.district != place:
                continue
            if one.price.payable(me.pool):
                best = max(best, 1.0 + one.bother)
            elif gains and best < 1.0:
                if fresh is None:
                    fresh = [colour for _, colour in self.open_sources(place)]
                for colour in fresh:
                    pool = list(me.pool)
                    pool[colour] += PER_SOURCE
                    if one.price.payable(pool):
                        best = max(best, 0.85 + one.bother)
                        break
        return best

    def colour_worth(self, me: Defender, colour: int) -> float:
        """How much more mana of a colour helps this defender: towards the enemies of that colour."""
        due = self.need[colour]
        if not due:
            return 0.0
        have = me.pool[colour]
        best = 0.0
        for one in self.enemies:
            price = one.price.coloured.get(colour)
            if price and have < price:
                best = max(best, 0.3 if have + PER_SOURCE >= price else 0.15)
        return best or (0.05 if have < due else 0.0)

    def gain_at(self, me: Defender, thing: str) -> float:
        """What a gain from a source, a tower or the citadel is worth."""
        state = self.scene.state
        if thing == CITADEL:
            return 0.2 * sum(1 for place in TOWER.values() if place in state.laid)
        district = thing.partition("-")[0]
        if thing == TOWER[district]:
            closed = sum(1 for source, _ in sources_of(self.scene, district) if source in state.laid)
            return 0.2 * (closed - 1) + 0.1 * (closed > 2)
        for source, colour in sources_of(self.scene, district):
            if source == thing:
                given = min(PER_SOURCE, state.reserve[colour])
                return (
                    0.2 * (given - 1)
                    + self.colour_worth(me, colour)
                    + 0.15 * _obelisks(self.scene, district, colour)
                )
        return 0.0

    def gain(self, me: Defender, place: str) -> float:
        """The best gain a place offers."""
        state = self.scene.state
        if place == CITADEL:
            return 0.0 if state.citadel else self.gain_at(me, CITADEL)
        if place in state.squares:
            return 0.0
        best = max((self.gain_at(me, source) for source, _ in self.open_sources(place)), default=0.0)
        tower = TOWER[place]
        return best if tower in state.laid else max(best, self.gain_at(me, tower))


def _obelisks(scene: Scene, district: str, colour: int) -> int:
    bases, rituals = scene.state.bases, scene.content.rituals
    if not bases:
        return 0
    return sum(
        1
        for base in BASES[district]
        if base in bases and rituals[bases[base]].kind == "obelisk" and rituals[bases[base]].colour == colour
    )


def _bother(kind: EnemyCard) -> float:
    """What it is worth to be rid of an enemy beyond its being one enemy less."""
    found = 0.0
    if kind.blocks >= 0 or kind.ward or kind.wallward:
        found += 0.3
    if kind.aura or kind.no_flame or kind.no_lightning or kind.expel:
        found += 0.15
    return found
