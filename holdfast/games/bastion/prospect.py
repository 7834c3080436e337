"""What the defenders could do: prices at a glance, who could pay them, what a place offers."""

from functools import cache
from typing import NamedTuple

from holdfast.games.bastion.board import BASES, CITADEL, NUMBER, SQUARE, TOWER
from holdfast.games.bastion.content import EnemyCard
from holdfast.games.bastion.rules.mana import blocked_colours, sources_of
from holdfast.games.bastion.rules.scene import Scene
from holdfast.games.bastion.rules.strength import Price, price_at, protection
from holdfast.games.bastion.state import BastionTable, Defender

PER_SOURCE = 3


class Standing(NamedTuple):
    """An enemy in play that could be attacked: where, in which district, what it costs, what it is worth."""

    where: str
    district: str
    price: Price
    worth: float


@cache
def _plain_price(colour: int, strength: int) -> Price:
    """What an enemy of one card costs that nothing makes stronger or weaker."""
    price = Price()
    price.total = strength
    price.coloured[colour] = strength
    return price


class Prospect:
    """The enemies that can be attacked, and what each place offers a defender."""

    __slots__ = (
        "_wanted",
        "blocked",
        "enemies",
        "furthest",
        "inside",
        "instinct",
        "need",
        "scene",
        "strength",
        "warded",
    )

    def __init__(self, table: BastionTable) -> None:
        scene = self.scene = Scene(table)
        state = scene.state
        self.instinct = table.content.instinct
        self.enemies: list[Standing] = []
        """Those on the wall that nothing protects."""
        self.inside: list[Standing] = []
        """Those on squares and in the citadel, who need not be beaten."""
        self.need = [0] * 6
        """What the enemies on the wall cost, by colour."""
        self.strength = 0
        """What they cost together."""
        self.warded = 0
        self.furthest = max(map(NUMBER.__getitem__, state.wall), default=0)
        self.blocked = blocked_colours(scene)
        self._wanted: dict[tuple[int, int], float] = {}
        self._look_at_wall()
        instinct = self.instinct
        for colour, enemy in state.squares.items():
            where = SQUARE[colour]
            worth = instinct.on_square + _nuisance(scene.cards[enemy[0]]) * instinct.nuisance
            self.inside.append(Standing(where, colour, price_at(scene, where), worth))
        if state.citadel:
            self.inside.append(Standing(CITADEL, CITADEL, price_at(scene, CITADEL), instinct.in_citadel))

    def _look_at_wall(self) -> None:
        scene, instinct = self.scene, self.instinct
        state, cards, district = scene.state, scene.cards, scene.board.district
        changed = bool(state.citadel or state.bases)
        warded = False
        for enemy in state.wall.values():
            for card in enemy:
                kind = cards[card]
                changed = changed or kind.aura
                warded = warded or kind.ward
        if state.squares and not warded:
            warded = any(cards[card].wallward for enemy in state.squares.values() for card in enemy)
        costs_time = self.furthest + len(state.deck) <= scene.edition.last_section and len(state.wall) > 1
        for where, enemy in state.wall.items():
            kind = cards[enemy[0]]
            if changed or len(enemy) > 1 or kind.colour < 0 or kind.shift:
                price = price_at(scene, where)
                self._count(price)
                total = price.total + (sum(price.fixed) if price.fixed else 0)
            else:
                price = _plain_price(kind.colour, kind.strength)
                self.need[kind.colour] += kind.strength
                total = kind.strength
            self.strength += total
            if warded and protection(scene, where):
                self.warded += 1
                continue
            worth = instinct.strong * total + _nuisance(kind) * instinct.nuisance
            if costs_time and NUMBER[where] == self.furthest:
                worth += instinct.topmost
            self.enemies.append(Standing(where, district[where], price, worth))

    def _count(self, price: Price) -> None:
        for colour, due in price.coloured.items():
            self.need[colour] += due
        if price.fixed is not None:
            for colour, due in enumerate(price.fixed):
                self.need[colour] += due

    def worth(self, where: str) -> float:
        """What it is worth to be rid of the enemy there beyond its being one enemy less."""
        for one in self.enemies:
            if one.where == where:
                return one.worth
        return next((one.worth for one in self.inside if one.where == where), 0.0)

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
        instinct = self.instinct
        fresh: list[int] | None = None
        for one in (*self.enemies, *self.inside):
            if one.district != place:
                continue
            if one.price.payable(me.pool):
                best = max(best, instinct.attack + one.worth)
            elif gains and best < instinct.attack:
                if fresh is None:
                    fresh = [colour for _, colour in self.open_sources(place)]
                for colour in fresh:
                    pool = list(me.pool)
                    pool[colour] += PER_SOURCE
                    if one.price.payable(pool):
                        best = max(best, instinct.attack * instinct.after_gain + one.worth)
                        break
        return best

    def colour_worth(self, me: Defender, colour: int) -> float:
        """How much more mana of a colour helps this defender: towards the enemies of that colour."""
        key = (id(me), colour)
        found = self._wanted.get(key)
        if found is None:
            found = self._wanted[key] = self._colour_worth(me, colour)
        return found

    def _colour_worth(self, me: Defender, colour: int) -> float:
        if not self.need[colour]:
            return 0.0
        have, instinct = me.pool[colour], self.instinct
        best = 0.0
        for one in self.enemies:
            price = one.price.coloured.get(colour)
            if price and have < price:
                worth = instinct.pays if have + PER_SOURCE >= price else instinct.helps
                if worth > best and any(other.pool[colour] > have for other in self.scene.state.defenders):
                    worth *= instinct.covered
                best = max(best, worth)
        return best

    def gain_at(self, me: Defender, thing: str) -> float:
        """What a gain from a source, a tower or the citadel is worth."""
        state, instinct = self.scene.state, self.instinct
        if thing == CITADEL:
            lying = sum(1 for place in TOWER.values() if place in state.laid)
            return instinct.per_mana * lying + instinct.from_citadel
        district = thing.partition("-")[0]
        if thing == TOWER[district]:
            closed = sum(1 for source, _ in sources_of(self.scene, district) if source in state.laid)
            return instinct.per_mana * (closed - 1) + instinct.from_tower
        for source, colour in sources_of(self.scene, district):
            if source == thing:
                given = min(PER_SOURCE, state.reserve[colour])
                more = instinct.obelisk * _obelisks(self.scene, district, colour)
                return instinct.per_mana * (given - 1) + self.colour_worth(me, colour) + more
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


@cache
def _nuisance(kind: EnemyCard) -> float:
    """Whether an enemy hinders beyond its being one more: one for what blocks or protects."""
    found = 0.0
    if kind.blocks >= 0 or kind.ward or kind.wallward:
        found += 1.0
    if kind.aura or kind.no_flame or kind.no_lightning or kind.expel:
        found += 0.5
    return found
