"""The enemies in play at a glance: what each costs, what beating it is worth, how long the wall holds.

Hardly anything of this changes from one question to the next. So what was seen is remembered by all that it
depends on (`_all_that_counts`), and looked at again only where that is something new.
"""

from bisect import insort
from collections.abc import Collection
from functools import lru_cache
from operator import attrgetter, neg
from typing import NamedTuple

from holdfast.games.bastion.board import CITADEL, NUMBER, SQUARE, TOWER, district_of_thing
from holdfast.games.bastion.content import BOOST_ALL, Content, EnemyCard
from holdfast.games.bastion.rites import Rites
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.scene import Scene
from holdfast.games.bastion.rules.strength import Price, price_at, price_of_one, protection
from holdfast.games.bastion.timing import BIT, phases_left, taken_sections
from holdfast.games.bastion.to_come import ToCome, look_into

ONE_DISTRICT = 4
"""So many gains a district offers, its tower's among them."""

MOST_SIEGES = 1024
"""So many sieges are remembered; then all are forgotten."""

Key = tuple[object, ...]
_worth = attrgetter("worth")


class Standing(NamedTuple):
    """An enemy in play that could be attacked: where, in which district, what it costs, what it is worth."""

    where: str
    district: str
    price: Price
    worth: float


class Glance(NamedTuple):
    """What a card tells at a glance, wherever it stands."""

    plain: bool
    """Does it cost what is printed if nothing makes it stronger or weaker?"""
    colour: int
    strength: int
    price: Price
    """This price."""
    nuisance: float
    """Whether it hinders beyond its being one more: one for what blocks or protects."""
    silences: bool


class Siege:
    """The enemies that can be attacked, what all of them cost, and the time that is left. Never changed."""

    __slots__ = (
        "bills",
        "by_place",
        "by_where",
        "called_for",
        "instinct",
        "lasting",
        "need",
        "phases",
        "strength",
        "stuck",
        "to_come",
        "turns",
        "wanted",
        "warded",
    )

    def __init__(self, scene: Scene, to_come: ToCome, silenced: int) -> None:
        state = scene.state
        self.instinct = scene.content.instinct
        self.to_come = to_come
        self.by_where: dict[str, Standing] = {}
        """Those that nothing protects, on the wall first, then on squares and in the citadel."""
        self.by_place: dict[str, list[Standing]] = {}
        """The same by the place from where they are attacked, the worthiest first."""
        self.need = [0] * 6
        """What the enemies on the wall cost, by colour."""
        self.strength = 0
        """What they cost together."""
        self.bills: list[list[int]] = [[], [], [], [], [], []]
        """What those of them cost that can be attacked, by colour, the dearest first."""
        self.warded = 0
        taken = taken_sections(state.wall)
        self.phases = phases_left(taken, to_come.count, scene.edition.last_section)
        """The enemy phases that pass without loss if nobody is beaten."""
        self.turns = self.phases + len(state.wall) + to_come.count
        """The turns that are left at most: every enemy beaten far from the others' end gives one more."""
        self.lasting = min(1.0, (self.phases + to_come.count) / self.instinct.horizon)
        """How much counts a ritual that pays off only later."""
        self.stuck = 0
        """The turns in which nothing can be gained because of a dragon."""
        self._look_at_wall(scene, taken, silenced)
        for bills in self.bills:
            bills.sort(reverse=True)
        self.wanted = self.need
        """What the enemies cost, by colour, with those inside who are worth beating."""
        self.called_for = self.bills
        """The bills of all these."""
        if state.squares or state.citadel:
            self._look_inside(scene)
        for enemies in self.by_place.values():
            enemies.sort(key=_worth, reverse=True)

    def on_wall(self) -> list[Standing]:
        """Those of the enemies that must be beaten: not those inside."""
        return [one for one in self.by_where.values() if one.where in NUMBER]

    def _look_at_wall(self, scene: Scene, taken: int, silenced: int) -> None:
        instinct, phases, deck = self.instinct, self.phases, self.to_come.count
        state, district, glances = scene.state, scene.board.district, _glances(scene.content)
        wall, last, need, bills = state.wall, scene.edition.last_section, self.need, self.bills
        altered = _altered(scene)
        bonus = self._bonuses(scene)
        alone = len(wall) == 1 and not deck
        urgent = instinct.urgent * len(state.defenders) / (1 + phases)
        for where, enemy in wall.items():
            plain, colour, total, price, nuisance, silences = glances[enemy[0]]
            there = district[where]
            extra = instinct.nuisance * nuisance
            if plain and len(enemy) == 1 and colour not in altered and there not in altered:
                need[colour] += total
                best = bonus[colour]
            else:
                strength, price = total, price_at(scene, where)
                total = price.total + (sum(price.fixed) if price.fixed else 0)
                self._count(price)
                if price.total and len(enemy) == 1:
                    extra -= instinct.dear * (price.total - strength)
                best = max([bonus[one] for one in price.coloured], default=0.0)
            self.strength += total
            if scene.neighbourly and protection(scene, where):
                self.warded += 1
                continue
            if silences:
                extra += instinct.silenced * silenced
            worth = instinct.attack + instinct.strong * total + (extra + best)
            if not alone:
                after = phases_left(taken ^ BIT[where], deck, last)
                worth += instinct.time * (after - phases - 1)
                if after >= phases:
                    worth += urgent
                if not phases:
                    worth += instinct.last_moment if after else -instinct.last_moment
            self._add(Standing(where, there, price, worth))
            for one, due in price.coloured.items():
                bills[one].append(due)

    def _bonuses(self, scene: Scene) -> list[float]:
        """For each colour what it is worth to perform the active defender's ritual of it, the best one."""
        found = [0.0] * 6
        rituals = scene.me.rituals
        if rituals:
            rites = Rites(scene, self.instinct, self.lasting)
            for ritual in rituals:
                colour = scene.content.rituals[ritual].colour
                found[colour] = max(found[colour], self.instinct.ritual * rites.worth(ritual))
        return found

    def _add(self, one: Standing) -> None:
        self.by_where[one.where] = one
        enemies = self.by_place.get(one.district)
        if enemies is None:
            self.by_place[one.district] = [one]
        else:
            enemies.append(one)

    def _look_inside(self, scene: Scene) -> None:
        instinct, state, glances = self.instinct, scene.state, _glances(scene.content)
        self.wanted = list(self.need)
        self.called_for = [list(bills) for bills in self.bills]
        lasting = min(1.0, self.turns / instinct.horizon)
        stuck = self.stuck = max(0, self.turns - _gains_left(scene)) if state.citadel else 0
        for colour, enemy in state.squares.items():
            where = SQUARE[colour]
            price = price_at(scene, where)
            worth = instinct.on_square * lasting + instinct.squares * (len(state.squares) - 1)
            worth += instinct.nuisance * glances[enemy[0]].nuisance - instinct.inside * price.total
            worth += instinct.stuck * min(stuck, ONE_DISTRICT)
            self._add_inside(Standing(where, colour, price, worth))
        if state.citadel:
            boost = scene.cards[state.citadel[-1]].boost
            boosted = len(state.wall) + self.to_come.count
            if boost != BOOST_ALL:
                boosted = round((self.need[boost] + self.to_come.by_colour[boost]) / 5) if boost >= 0 else 0
            price = price_at(scene, CITADEL)
            kept = sum(1 for tower in TOWER.values() if tower in state.laid)
            worth = instinct.in_citadel * lasting + instinct.boosted * boosted - instinct.inside * price.total
            worth += (instinct.under_dragon * kept + instinct.stuck * stuck) / len(state.citadel)
            worth += instinct.spoils * scene.cards[state.citadel[-1]].power * lasting
            self._add_inside(Standing(CITADEL, CITADEL, price, worth))

    def _count(self, price: Price) -> None:
        for colour, due in price.coloured.items():
            self.need[colour] += due
        if price.fixed is not None:
            for colour, due in enumerate(price.fixed):
                self.need[colour] += due

    def _add_inside(self, one: Standing) -> None:
        self._add(one)
        if one.worth > 0:
            for colour, due in one.price.coloured.items():
                self.wanted[colour] += due
                insort(self.called_for[colour], due, key=neg)


_remembered: dict[Key, Siege] = {}


def look_at_siege(scene: Scene) -> Siege:
    """The siege as it stands now; one of those that are remembered where nothing of it has changed."""
    content, state = scene.content, scene.state
    to_come = look_into(state.deck, content)
    silenced = _silenced(scene)
    key = _all_that_counts(scene, to_come, silenced)
    found = _remembered.get(key)
    if found is None or found.instinct is not content.instinct:
        if len(_remembered) >= MOST_SIEGES:
            _remembered.clear()
        found = _remembered[key] = Siege(scene, to_come, silenced)
    return found


def _silenced(scene: Scene) -> int:
    """The power of the spells at hand that Shaggon forbids."""
    if not scene.in_play(scene.content.silencers):
        return 0
    return sum(scene.cards[card].power for card in scene.in_hand)


def _all_that_counts(scene: Scene, to_come: ToCome, silenced: int) -> Key:
    """All that a siege depends on. A board belongs to one content, so it stands for all that is printed."""
    state = scene.state
    return (
        scene.board,
        scene.edition.id,
        to_come,
        silenced,
        len(state.defenders),
        tuple(scene.me.rituals),
        _firm(state.wall),
        _firm(state.squares),
        tuple(state.bases.items()),
        # What mana can still be gained counts only where a dragon keeps the citadel.
        (*state.citadel, tuple(state.laid), tuple(state.damaged)) if state.citadel else (),
    )


def _firm(enemies: dict[str, list[str]]) -> Key:
    """Enemies by place, as they stand and in this order, for a key."""
    return (*enemies, *map(tuple, enemies.values()))


def _gains_left(scene: Scene) -> int:
    """How often mana can still be gained while nobody opens the towers from the citadel."""
    state, blocked = scene.state, scene.blocked
    found = 0
    for district in scene.board.districts:
        if district in state.squares:
            continue
        usable = free = 0
        for source, colour in sources_of(scene, district):
            if colour not in blocked and source not in state.damaged:
                usable += 1
                free += source not in state.laid
        found += free
        if TOWER[district] not in state.laid:
            found += 1 + usable
    return found


def _altered(scene: Scene) -> Collection[int | str]:
    """The colours of enemies, and the districts, in which an enemy may cost more or less than is printed."""
    if scene.neighbourly and any(scene.cards[card].aura for card in scene.notable):
        return range(6)
    if scene.boost == BOOST_ALL:
        return range(6)
    found: list[int | str] = [scene.boost] if scene.dragon else []
    if scene.guns:
        rituals = scene.content.rituals
        for base, structure in scene.state.bases.items():
            if rituals[structure].kind == "gun":
                found.append(district_of_thing(base))
    return found


@lru_cache(8)
def _glances(content: Content) -> dict[str, Glance]:
    """All cards of a content at a glance."""
    return {id: _glance(card) for id, card in content.cards.items()}


def _glance(card: EnemyCard) -> Glance:
    plain = card.colour >= 0 and not card.shift and not card.immune
    nuisance = 0.0
    if card.blocks >= 0 or card.ward or card.wallward:
        nuisance += 1.0
    if card.aura or card.no_flame or card.no_lightning or card.expel:
        nuisance += 0.5
    price = price_of_one(card.colour, card.strength)
    return Glance(plain, card.colour, card.strength, price, nuisance, card.no_flame)
