"""What stands against the defenders: prices at a glance, what a victory is worth, how long the wall holds."""

from functools import cache
from typing import NamedTuple

from holdfast.games.bastion.board import CITADEL, COLOURS, NUMBER, SQUARE, TOWER
from holdfast.games.bastion.content import BOOST_ALL, LEGENDARY, Content, EnemyCard
from holdfast.games.bastion.deck import EARLY
from holdfast.games.bastion.rites import Rites
from holdfast.games.bastion.rules.mana import blocked_colours, sources_of
from holdfast.games.bastion.rules.scene import Scene
from holdfast.games.bastion.rules.strength import Price, price_at, protection
from holdfast.games.bastion.state import BastionTable
from holdfast.games.bastion.timing import BIT, phases_left, taken_sections

USUAL_STRENGTH = {LEGENDARY: 6.5, EARLY: 4.8}
"""What a card drawn blind costs on average; one of a class costs what its class does."""

ONE_DISTRICT = 4
"""So many gains a district offers, its tower's among them."""


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
    """The enemies that can be attacked, what all of them cost, and the time that is left."""

    __slots__ = (
        "blocked",
        "deck",
        "enemies",
        "furthest",
        "inside",
        "instinct",
        "need",
        "phases",
        "rites",
        "scene",
        "strength",
        "stuck",
        "to_come",
        "warded",
        "whole_to_come",
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
        self.deck = len(state.deck)
        self.blocked = blocked_colours(scene)
        self.to_come = [0.0] * 6
        """What the enemies of the deck cost, by colour."""
        self.whole_to_come = _strength_to_come(scene, self.to_come) if self.deck else 0.0
        self.stuck = 0
        """The turns in which nothing can be gained because of a dragon."""
        self.phases = 0
        """The enemy phases that pass without loss if nobody is beaten."""
        self._look_at_wall()
        if state.squares or state.citadel:
            self._look_inside()

    @property
    def turns(self) -> int:
        """The turns that are left at most: every enemy beaten far from the others' end gives one more."""
        return self.phases + len(self.scene.state.wall) + self.deck

    def _look_at_wall(self) -> None:
        scene, instinct = self.scene, self.instinct
        state, cards, district = scene.state, scene.cards, scene.board.district
        wall, last = state.wall, scene.edition.last_section
        changed = bool(state.citadel) or any(
            scene.content.rituals[one].kind == "gun" for one in state.bases.values()
        )
        warded = False
        for enemy in wall.values():
            for card in enemy:
                kind = cards[card]
                changed = changed or kind.aura
                warded = warded or kind.ward
        if state.squares and not warded:
            warded = any(cards[card].wallward for enemy in state.squares.values() for card in enemy)
        taken, deck = taken_sections(wall), self.deck
        phases = self.phases = phases_left(taken, deck, last)
        alone = len(wall) == 1 and not deck
        urgent = instinct.urgent * len(state.defenders) / (1 + phases)
        rites = self.rites = Rites(scene, instinct, min(1.0, (phases + deck) / instinct.horizon))
        rituals = [
            (scene.content.rituals[ritual].colour, instinct.ritual * rites.worth(ritual))
            for ritual in scene.me.rituals
        ]
        for where, enemy in wall.items():
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
            worth = instinct.attack + instinct.strong * total + self._extra(enemy, price, rituals)
            if not alone:
                after = phases_left(taken ^ BIT[where], deck, last)
                worth += instinct.time * (after - phases - 1)
                if after >= phases:
                    worth += urgent
                if not phases:
                    worth += instinct.last_moment if after else -instinct.last_moment
            self.enemies.append(Standing(where, district[where], price, worth))

    def _extra(self, enemy: list[str], price: Price, rituals: list[tuple[int, float]]) -> float:
        """What beating this enemy brings or costs beyond its being one of many."""
        instinct, kind = self.instinct, self.scene.cards[enemy[0]]
        worth = instinct.nuisance * _nuisance(kind)
        if price.total and len(enemy) == 1:
            worth -= instinct.dear * (price.total - kind.strength)
        if kind.no_flame:
            worth += instinct.silenced * self._silenced()
        best = 0.0
        for colour, bonus in rituals:
            if bonus > best and colour in price.coloured:
                best = bonus
        return worth + best

    def _look_inside(self) -> None:
        scene, instinct = self.scene, self.instinct
        state = scene.state
        lasting = min(1.0, self.turns / instinct.horizon)
        stuck = self.stuck = max(0, self.turns - self._gains_left()) if state.citadel else 0
        for colour, enemy in state.squares.items():
            where = SQUARE[colour]
            price = price_at(scene, where)
            worth = instinct.on_square * lasting + instinct.squares * (len(state.squares) - 1)
            worth += instinct.nuisance * _nuisance(scene.cards[enemy[0]]) - instinct.inside * price.total
            worth += instinct.stuck * min(stuck, ONE_DISTRICT)
            self.inside.append(Standing(where, colour, price, worth))
        if state.citadel:
            boost = scene.cards[state.citadel[-1]].boost
            boosted = len(state.wall) + self.deck
            if boost != BOOST_ALL:
                boosted = round((self.need[boost] + self.to_come[boost]) / 5) if boost >= 0 else 0
            price = price_at(scene, CITADEL)
            kept = sum(1 for tower in TOWER.values() if tower in state.laid)
            worth = instinct.in_citadel * lasting + instinct.boosted * boosted - instinct.inside * price.total
            worth += (instinct.under_dragon * kept + instinct.stuck * stuck) / len(state.citadel)
            worth += instinct.spoils * scene.cards[state.citadel[-1]].power * lasting
            self.inside.append(Standing(CITADEL, CITADEL, price, worth))

    def _gains_left(self) -> int:
        """How often mana can still be gained while nobody opens the towers from the citadel."""
        state, blocked = self.scene.state, self.blocked
        found = 0
        for district in self.scene.board.districts:
            if district in state.squares:
                continue
            usable = free = 0
            for source, colour in sources_of(self.scene, district):
                if colour not in blocked and source not in state.damaged:
                    usable += 1
                    free += source not in state.laid
            found += free
            if TOWER[district] not in state.laid:
                found += 1 + usable
        return found

    def _silenced(self) -> int:
        """The power of the spells at hand that Shaggon forbids."""
        cards = self.scene.cards
        return sum(cards[card].power for one in self.scene.state.defenders for card in one.spells)

    def _count(self, price: Price) -> None:
        for colour, due in price.coloured.items():
            self.need[colour] += due
        if price.fixed is not None:
            for colour, due in enumerate(price.fixed):
                self.need[colour] += due

    def bills(self) -> list[list[int]]:
        """What the enemies on the wall cost that can be attacked, one by one, by colour."""
        found: list[list[int]] = [[], [], [], [], [], []]
        for one in self.enemies:
            for colour, due in one.price.coloured.items():
                found[colour].append(due)
        return found

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


def _strength_to_come(scene: Scene, by_colour: list[float]) -> float:
    """What the cards of the deck cost, as far as it is known; their colours are counted in."""
    deck, content = scene.state.deck, scene.content
    total = even = 0.0
    for layer in deck.layers:
        names = deck.pools[layer.pool] if layer.pool else layer.cards
        share = len(layer) / len(names) if names else 0.0
        for name in names:
            colour, strength = _at_a_glance(name, content)
            strength *= share
            total += strength
            if colour >= 0:
                by_colour[colour] += strength
            else:
                even += strength
    if even:
        for colour in range(len(COLOURS)):
            by_colour[colour] += even / len(COLOURS)
    return total


@cache
def _at_a_glance(name: str, content: Content) -> tuple[int, float]:
    """The colour and strength of a card, or of one drawn blind."""
    card = content.cards.get(name)
    if card is not None:
        return card.colour, float(card.strength)
    usual = USUAL_STRENGTH.get(name)
    if usual is not None:
        return -1, usual
    kind = content.classes.get(name)
    return -1, float(kind.strength) if kind is not None else USUAL_STRENGTH[EARLY]


@cache
def _nuisance(kind: EnemyCard) -> float:
    """Whether an enemy hinders beyond its being one more: one for what blocks or protects."""
    found = 0.0
    if kind.blocks >= 0 or kind.ward or kind.wallward:
        found += 1.0
    if kind.aura or kind.no_flame or kind.no_lightning or kind.expel:
        found += 0.5
    return found
