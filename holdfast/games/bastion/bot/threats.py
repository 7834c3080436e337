"""The enemies in play at a glance: what each costs, what beating it is worth, how long the wall holds.

Hardly anything of this changes from one question to the next. So what was seen is remembered by all that it
depends on (`_all_that_counts`), and looked at again only where that is something new.
"""

from bisect import insort
from collections.abc import Collection
from functools import lru_cache
from operator import attrgetter, neg
from typing import NamedTuple

from holdfast.games.bastion.bot.ritual_value import Rites
from holdfast.games.bastion.bot.time_left import BIT, phases_left, taken_sections
from holdfast.games.bastion.bot.upcoming import ToCome, look_into
from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.schema import BOOST_ALL, EnemyCard
from holdfast.games.bastion.rules.geometry import CITADEL, NUMBER, SQUARE, TOWER, district_of_thing
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.price import Price, price_of_one
from holdfast.games.bastion.rules.strength import price_at, protection
from holdfast.games.bastion.rules.turn_context import Scene

ONE_DISTRICT = 4
"""So many gains a district offers, its tower's among them."""

MOST_SIEGES = 1024
"""So many sieges are remembered; then all are forgotten."""

Key = tuple[object, ...]
_worth = attrgetter("worth")


class Foe(NamedTuple):
    """An enemy on the wall that could be attacked: where, what it costs, what beating it is worth.

    The worth is kept in parts, to be added up in this order: the ritual that is performed by it comes
    after `extra`, and whose ritual that is changes more often than the wall.
    """

    where: str
    district: str
    price: Price
    plain: float
    """What any enemy of that strength is worth."""
    extra: float
    """What beating it brings or costs beyond its being one of many."""
    time: float
    """The turns that are won or lost by it."""
    urgent: float
    last_moment: float


class Standing(NamedTuple):
    """An enemy in play that could be attacked: where, in which district, what it costs, what it is worth."""

    where: str
    district: str
    price: Price
    worth: float


class Targets:
    """All enemies in play that could be attacked, as they are worth it to the active defender."""

    __slots__ = ("by_place", "by_where")

    def __init__(self, foes: list[Foe], inside: list[Standing], bonuses: list[float]) -> None:
        self.by_where: dict[str, Standing] = {}
        """On the wall, then on squares and in the citadel."""
        self.by_place: dict[str, list[Standing]] = {}
        """The same by the place from where they are attacked, the worthiest first."""
        for where, district, price, plain, extra, time, urgent, last_moment in foes:
            best = 0.0
            for colour in price.coloured:
                best = bonuses[colour] if bonuses[colour] > best else best
            worth = plain + (extra + best) + time + urgent + last_moment
            one = self.by_where[where] = Standing(where, district, price, worth)
            if district in self.by_place:
                self.by_place[district].append(one)
            else:
                self.by_place[district] = [one]
        for one in inside:
            self.by_where[one.where] = one
            self.by_place.setdefault(one.district, []).append(one)
        for enemies in self.by_place.values():
            enemies.sort(key=_worth, reverse=True)

    def on_wall(self) -> list[Standing]:
        """Those that must be beaten."""
        return [one for one in self.by_where.values() if one.where in NUMBER]


class Span(NamedTuple):
    """The time that is left."""

    phases: int
    """The enemy phases that pass without loss if nobody is beaten."""
    turns: int
    """The turns that are left at most: every enemy beaten far from the others' end gives one more."""
    stuck: int
    """Those in which nothing can be gained because of a dragon."""


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
        "_targets",
        "at_most",
        "bills",
        "called_for",
        "each",
        "foes",
        "inside",
        "instinct",
        "lasting",
        "need",
        "phases",
        "strength",
        "stuck",
        "to_come",
        "turns",
        "warded",
    )

    def __init__(self, scene: Scene, to_come: ToCome, silenced: int) -> None:
        state = scene.state
        instinct = self.instinct = scene.content.instinct
        self.to_come = to_come
        self.phases, self.turns, self.stuck = _span(scene, to_come)
        self.lasting = min(1.0, (self.phases + to_come.count) / instinct.horizon)
        """How much counts a ritual that pays off only later."""
        self.foes: list[Foe] = []
        """The enemies on the wall that nothing protects."""
        self.inside: list[Standing] = []
        """Those on squares and in the citadel, who need not be beaten."""
        self.need = [0] * 6
        """What the enemies on the wall cost, by colour."""
        self.strength = 0
        """What they cost together."""
        self.bills: list[list[int]] = [[], [], [], [], [], []]
        """What those of them cost that can be attacked, by colour, the dearest first."""
        self.warded = 0
        self._look_at_wall(scene, silenced)
        for bills in self.bills:
            bills.sort(reverse=True)
        wanted, self.called_for = self.need, self.bills
        """The bills with those of the enemies inside who are worth beating."""
        if state.squares or state.citadel:
            self._look_inside(scene)
            wanted, self.called_for = self._with_inside()
        self.each = [1.0 if on_wall else instinct.not_yet for on_wall in wanted]
        """What mana of each colour is worth as long as it is called for."""
        self.at_most = [now + later for now, later in zip(wanted, to_come.by_colour, strict=True)]
        """How much of each colour can be spent altogether."""
        self._targets: dict[Key, Targets] = {}

    def targets(self, scene: Scene) -> Targets:
        """The enemies as the active defender sees them, who may have rituals to perform."""
        rituals = scene.me.rituals
        key = (*rituals, *scene.state.bases.items()) if rituals else ()
        found = self._targets.get(key)
        if found is None:
            found = self._targets[key] = Targets(self.foes, self.inside, self._bonuses(scene))
        return found

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

    def _look_at_wall(self, scene: Scene, silenced: int) -> None:
        instinct, phases, deck = self.instinct, self.phases, self.to_come.count
        state, district, glances = scene.state, scene.board.district, _glances(scene.content)
        wall, last, need, bills = state.wall, scene.edition.last_section, self.need, self.bills
        taken, altered = taken_sections(wall), _altered(scene)
        alone = len(wall) == 1 and not deck
        near_the_end = instinct.urgent * len(state.defenders) / (1 + phases)
        for where, enemy in wall.items():
            plain, colour, total, price, nuisance, silences = glances[enemy[0]]
            there = district[where]
            extra = instinct.nuisance * nuisance
            if plain and len(enemy) == 1 and colour not in altered and there not in altered:
                need[colour] += total
            else:
                strength, price = total, price_at(scene, where)
                total = price.total + (sum(price.fixed) if price.fixed else 0)
                self._count(price)
                if price.total and len(enemy) == 1:
                    extra -= instinct.dear * (price.total - strength)
            self.strength += total
            if scene.neighbourly and protection(scene, where):
                self.warded += 1
                continue
            if silences:
                extra += instinct.silenced * silenced
            time = urgent = last_moment = 0.0
            if not alone:
                after = phases_left(taken ^ BIT[where], deck, last)
                time = instinct.time * (after - phases - 1)
                if after >= phases:
                    urgent = near_the_end
                if not phases:
                    last_moment = instinct.last_moment if after else -instinct.last_moment
            worth = instinct.attack + instinct.strong * total
            self.foes.append(Foe(where, there, price, worth, extra, time, urgent, last_moment))
            for one, due in price.coloured.items():
                bills[one].append(due)

    def _look_inside(self, scene: Scene) -> None:
        instinct, state, glances = self.instinct, scene.state, _glances(scene.content)
        lasting = min(1.0, self.turns / instinct.horizon)
        stuck = self.stuck
        for colour, enemy in state.squares.items():
            where = SQUARE[colour]
            price = price_at(scene, where)
            worth = instinct.on_square * lasting + instinct.squares * (len(state.squares) - 1)
            worth += instinct.nuisance * glances[enemy[0]].nuisance - instinct.inside * price.total
            worth += instinct.stuck * min(stuck, ONE_DISTRICT)
            self.inside.append(Standing(where, colour, price, worth))
        if state.citadel:
            boost = scene.cards[state.citadel[-1]].boost
            boosted = len(state.wall) + self.to_come.count
            if boost != BOOST_ALL:
                boosted = round((self.need[boost] + self.to_come.by_colour[boost]) / 5) if boost >= 0 else 0
            price = price_at(scene, CITADEL)
            kept = _kept(scene)
            worth = instinct.in_citadel * lasting + instinct.boosted * boosted - instinct.inside * price.total
            worth += (instinct.under_dragon * kept + instinct.stuck * stuck) / len(state.citadel)
            worth += instinct.spoils * scene.cards[state.citadel[-1]].power * lasting
            self.inside.append(Standing(CITADEL, CITADEL, price, worth))

    def _count(self, price: Price) -> None:
        for colour, due in price.coloured.items():
            self.need[colour] += due
        if price.fixed is not None:
            for colour, due in enumerate(price.fixed):
                self.need[colour] += due

    def _with_inside(self) -> tuple[list[int], list[list[int]]]:
        """What the enemies cost, with those inside who are worth beating: by colour, and one by one."""
        wanted, bills = list(self.need), [list(bills) for bills in self.bills]
        for one in self.inside:
            if one.worth > 0:
                for colour, due in one.price.coloured.items():
                    wanted[colour] += due
                    insort(bills[colour], due, key=neg)
        return wanted, bills


_remembered: dict[Key, Siege] = {}


def look_at_siege(scene: Scene) -> Siege:
    """The siege as it stands now; one of those that are remembered where nothing of it has changed."""
    content = scene.content
    to_come = look_into(scene.state.deck, content)
    silenced = _silenced(scene) if scene.notable else 0
    key = _all_that_counts(scene, to_come, silenced)
    found = _remembered.get(key)
    if found is None or found.instinct is not content.instinct:
        if len(_remembered) >= MOST_SIEGES:
            _remembered.clear()
        found = _remembered[key] = Siege(scene, to_come, silenced)
    return found


def _span(scene: Scene, to_come: ToCome) -> Span:
    """The time that is left."""
    wall = scene.state.wall
    phases = phases_left(taken_sections(wall), to_come.count, scene.edition.last_section)
    turns = phases + len(wall) + to_come.count
    return Span(phases, turns, max(0, turns - _gains_left(scene)) if scene.dragon else 0)


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
        _firm(state.wall),
        _firm(state.squares) if state.squares else (),
        tuple(state.bases.items()) if scene.guns else (),
        (*state.citadel, _span(scene, to_come).stuck, _kept(scene)) if scene.dragon else (),
    )


def _kept(scene: Scene) -> int:
    """How many towers keep mana that nobody can take while a dragon is in the citadel."""
    laid = scene.state.laid
    return sum([tower in laid for tower in TOWER.values()])


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
