"""The enemies in play: what each costs, the value of beating it, how long the wall holds.

Hardly anything of this changes from one question to the next, so it is cached by everything it depends on
(`_cache_key`).
"""

from bisect import insort
from collections.abc import Callable
from functools import partial
from operator import itemgetter, neg
from typing import NamedTuple

from holdfast.games.bastion.bot.ritual_value import RitualValue
from holdfast.games.bastion.bot.upcoming import UpcomingEnemies, upcoming_enemies
from holdfast.games.bastion.bot.weights import PolicyWeights
from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.schema import BOOST_ALL, EnemyCard
from holdfast.games.bastion.rules.geometry import (
    ADJACENT,
    CITADEL,
    SECTION_NUMBER,
    SQUARE,
    TOWER,
    district_of_thing,
)
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.price import Price, price_of_one
from holdfast.games.bastion.rules.strength import price_at, protection
from holdfast.games.bastion.rules.time_left import BIT, enemy_phases_left, occupied_bits
from holdfast.games.bastion.rules.turn_context import TurnContext

MAX_UNIT_VALUE = 3.0
"""Of mana for an enemy inside that must be beaten soon."""
GAINS_PER_DISTRICT = 4
"""Three sources and the tower."""

MAX_CACHED = 1024
"""The cache is emptied when it holds so many positions."""
MAX_CONTENTS = 8
"""Of so many contents the cards are kept in mind."""

Key = tuple[object, ...]
_value = itemgetter(0)


class WallTarget(NamedTuple):
    """An enemy on the wall that can be attacked: where, its price, and the value of beating it.

    The value is locked in parts, to be added up in this order. The bonus for a ritual comes after `extra`; it
    depends on the active defender, and so changes more often than the wall.
    """

    where: str
    district: str
    price: Price
    plain: float
    """The value of any enemy of that strength."""
    extra: float
    """What this enemy in particular adds or subtracts."""
    time: float
    """The turns gained or lost."""
    urgent: float
    last_moment: float


class AttackTarget(NamedTuple):
    """An enemy in play that can be attacked: the value of beating it, its price, where, from which place.

    `colour` is -1 where the price is not of one colour alone; else `need` mana of it are to be paid.
    """

    value: float
    colour: int
    need: int
    where: str
    district: str
    price: Price


# As the classes do it, but without a call of Python.
_new_wall_target: Callable[[tuple[str, str, Price, float, float, float, float, float]], WallTarget] = partial(
    tuple.__new__, WallTarget
)
_new_target: Callable[[tuple[float, int, int, str, str, Price]], AttackTarget] = partial(
    tuple.__new__, AttackTarget
)


class AttackTargets:
    """All enemies that can be attacked, by the value of beating them to the active defender."""

    __slots__ = ("by_place", "by_where")

    def __init__(self, on_wall: list[WallTarget], inside: list[AttackTarget], bonuses: list[float]) -> None:
        by_where: dict[str, AttackTarget] = {}
        by_place: dict[str, list[AttackTarget]] = {}
        several = []
        for where, district, price, plain, extra, time, urgent, last_moment in on_wall:
            colour = price.colour
            if colour >= 0:
                best = bonuses[colour]
            else:
                best = max((bonuses[one] for one in price.coloured), default=0.0)
            value = plain + (extra + best) + time + urgent + last_moment
            total = price.total
            one = _new_target((value, colour, total if total > 1 else 1, where, district, price))
            by_where[where] = one
            if district in by_place:
                there = by_place[district]
                if len(there) == 1:
                    several.append(there)
                there.append(one)
            else:
                by_place[district] = [one]
        for one in inside:
            by_where[one.where] = one
            there = by_place.setdefault(one.district, [])
            there.append(one)
            several.append(there)
        for enemies in several:
            enemies.sort(key=_value, reverse=True)
        self.by_where = by_where
        """On the wall, then on squares and in the citadel."""
        self.by_place = by_place
        """The same by the place they are attacked from, the most valuable first."""

    def on_wall(self) -> list[AttackTarget]:
        """Those that must be beaten to win."""
        return [one for one in self.by_where.values() if one.where in SECTION_NUMBER]


class TimeLeft(NamedTuple):
    """How long the game can last."""

    phases: int
    """Enemy phases until the game is lost if no enemy is beaten."""
    turns: int
    """The most turns that can be left: an enemy beaten far from the end of the column gives one more."""
    stuck: int
    """Turns in which no mana can be gained because of a dragon."""


class CardThreat(NamedTuple):
    """What is known of a card wherever it stands."""

    plain: bool
    """Does it cost its printed strength unless something else changes that?"""
    colour: int
    strength: int
    price: Price
    """The printed price."""
    value: float
    """The value of beating any enemy of that strength."""
    extra: float
    """What beating it adds because it blocks or protects."""
    silences: bool


class Threats:
    """The enemies that can be attacked, what all of them cost, and the time that is left. Immutable."""

    __slots__ = (
        "_targets",
        "bills",
        "bills_with_inside",
        "inside",
        "mana_values",
        "max_demand",
        "phases",
        "sets",
        "strength",
        "stuck",
        "time_factor",
        "turns",
        "unit_value",
        "upcoming",
        "wall_cost",
        "wall_targets",
        "warded",
        "weights",
    )

    def __init__(self, context: TurnContext, upcoming: UpcomingEnemies, silenced: int) -> None:
        state = context.state
        weights = self.weights = context.content.policy_weights
        self.upcoming = upcoming
        self.phases, self.turns, self.stuck = _time_left(context, upcoming)
        self.time_factor = min(1.0, (self.phases + upcoming.count) / weights.horizon)
        """How much a ritual counts that pays off only later."""
        self.wall_targets: list[WallTarget] = []
        """The enemies on the wall that are not protected."""
        self.inside: list[AttackTarget] = []
        """Enemies on squares and in the citadel, which need not be beaten."""
        self.wall_cost = [0] * 6
        """What the enemies on the wall cost, by colour."""
        self.strength = 0
        """The sum of it."""
        bills: list[list[int]] = [[], [], [], [], [], []]
        self.sets: list[list[int]] = []
        """What each enemy costs that must be paid with mana of several colours by one defender."""
        self.warded = 0
        self._assess_wall(context, silenced, bills)
        self.bills = [tuple(sorted(dues, reverse=True)) for dues in bills]
        """The prices of those that can be attacked, by colour, the dearest first."""
        wanted, self.bills_with_inside = self.wall_cost, self.bills
        """The same with the enemies inside that are worth beating."""
        if state.squares or state.citadel:
            self._assess_inside(context)
            wanted, self.bills_with_inside = self._with_inside()
        self.unit_value = [1.0 if on_wall else weights.not_yet for on_wall in wanted]
        """The value of one mana of each colour while there is demand for it."""
        for one in self.inside:
            colour, total = one.price.colour, one.price.total
            if one.value > 0 and colour >= 0:
                dear = min(MAX_UNIT_VALUE, weights.toll * one.value / total)
                self.unit_value[colour] = max(self.unit_value[colour], dear)
        self.max_demand = [now + later for now, later in zip(wanted, upcoming.by_colour, strict=True)]
        """The most mana of each colour that can be spent, on all enemies in play and in the deck."""
        self.mana_values: dict[Key, object] = {}
        """The value of mana by defender and pools, where it was worked out (`mana_value_of`)."""
        self._targets: dict[Key, AttackTargets] = {}

    def targets(self, context: TurnContext) -> AttackTargets:
        """The enemies that can be attacked, with the bonus for rituals of the active defender."""
        rituals = context.me.rituals
        key = (*rituals, *context.state.bases.items()) if rituals else ()
        found = self._targets.get(key)
        if found is None:
            found = self._targets[key] = AttackTargets(self.wall_targets, self.inside, self._bonuses(context))
        return found

    def _bonuses(self, context: TurnContext) -> list[float]:
        """For each colour the value of the active defender's best ritual of it."""
        found = [0.0] * 6
        rituals = context.me.rituals
        if rituals:
            ritual_value = RitualValue(context.table, self.time_factor)
            for ritual in rituals:
                colour = context.content.rituals[ritual].colour
                found[colour] = max(found[colour], self.weights.ritual * ritual_value.value(ritual))
        return found

    def _assess_wall(self, context: TurnContext, silenced: int, bills: list[list[int]]) -> None:
        weights, phases, deck = self.weights, self.phases, self.upcoming.count
        state, district, facts = context.state, context.board.district, _values_of(context.content)
        wall, last, wall_cost = state.wall, context.edition.last_section, self.wall_cost
        occupied, prices = occupied_bits(wall), WallPrices(context)
        repriced, warded = prices.changed, prices.warded
        roomy = deck > last - len(wall)
        """Is an enemy phase gained by every enemy alike?"""
        alone = len(wall) == 1 and not deck
        apart = not (roomy or alone)
        urgency = weights.urgent * len(state.defenders) / (1 + phases)
        strength, add = 0, self.wall_targets.append
        time, urgent = 0.0, urgency if roomy and not alone else 0.0
        last_moment = weights.last_moment if roomy and not (alone or phases) else 0.0
        for where, enemy in wall.items():
            plain, colour, total, price, value, extra, silences = facts[enemy[0]]
            own_district = district[where]
            if plain and len(enemy) == 1:
                if repriced:
                    printed, price = total, prices.of_one(where, own_district, colour, total)
                    total = price.total
                    value, extra = self._valued(total, extra, total - printed)
                wall_cost[colour] += total
            else:
                printed, price = total, price_at(context, where)
                total = self._count(price)
                dearer = price.total - printed if price.total and len(enemy) == 1 else 0
                value, extra = self._valued(total, extra, dearer)
            strength += total
            if warded and where in warded and protection(context, where):
                self.warded += 1
                continue
            extra += weights.silenced * silenced if silences else 0.0
            if apart:
                after = enemy_phases_left(occupied ^ BIT[where], deck, last)
                time = weights.time * (after - phases - 1)
                urgent = urgency if after >= phases else 0.0
                last_moment = 0.0 if phases else weights.last_moment if after else -weights.last_moment
            if price.colour >= 0:
                bills[price.colour].append(total)
            else:
                if price.fixed is not None:
                    value += 2 * weights.gather
                    self.sets.append(price.fixed)
                for one, due in price.coloured.items():
                    bills[one].append(due)
            add(_new_wall_target((where, own_district, price, value, extra, time, urgent, last_moment)))
        self.strength = strength

    def _valued(self, total: int, extra: float, dearer: int) -> tuple[float, float]:
        """The value of beating an enemy that costs so much, so much more than is printed; in two parts."""
        weights = self.weights
        return weights.attack + weights.strong * total, extra - weights.dear * dearer

    def _assess_inside(self, context: TurnContext) -> None:
        weights, state, cards = self.weights, context.state, context.cards
        time_factor = min(1.0, self.turns / weights.horizon)
        stuck = self.stuck
        for colour, enemy in state.squares.items():
            where = SQUARE[colour]
            price = price_at(context, where)
            value = weights.on_square * time_factor + weights.squares * (len(state.squares) - 1) ** 2
            value += weights.nuisance * _nuisance(cards[enemy[0]]) - weights.inside * price.total
            value += weights.stuck * min(stuck, GAINS_PER_DISTRICT)
            self.inside.append(_new_target((value, price.colour, max(1, price.total), where, colour, price)))
        if state.citadel:
            boost = context.cards[state.citadel[-1]].boost
            boosted = len(state.wall) + self.upcoming.count
            if boost != BOOST_ALL:
                boosted = (
                    round((self.wall_cost[boost] + self.upcoming.by_colour[boost]) / 5) if boost >= 0 else 0
                )
            price = price_at(context, CITADEL)
            locked = _locked_towers(context)
            value = (
                weights.in_citadel * time_factor + weights.boosted * boosted - weights.inside * price.total
            )
            value += (weights.under_dragon * locked + weights.stuck * stuck) / len(state.citadel)
            value += weights.spoils * context.cards[state.citadel[-1]].power * time_factor
            self.inside.append(
                _new_target((value, price.colour, max(1, price.total), CITADEL, CITADEL, price))
            )

    def _count(self, price: Price) -> int:
        """Add to what the enemies on the wall cost; how much it is in all."""
        for colour, due in price.coloured.items():
            self.wall_cost[colour] += due
        if price.fixed is None:
            return price.total
        for colour, due in enumerate(price.fixed):
            self.wall_cost[colour] += due
        return price.total + sum(price.fixed)

    def _with_inside(self) -> tuple[list[int], list[tuple[int, ...]]]:
        """What the enemies cost with those inside that are worth beating: by colour, and one by one."""
        wanted, bills = list(self.wall_cost), [list(dues) for dues in self.bills]
        for one in self.inside:
            if one.value > 0:
                for colour, due in one.price.coloured.items():
                    wanted[colour] += due
                    insort(bills[colour], due, key=neg)
        return wanted, [tuple(dues) for dues in bills]


_cache: dict[Key, Threats] = {}


def assess_threats(context: TurnContext) -> Threats:
    """The threats of this position, from the cache where nothing they depend on has changed."""
    content = context.content
    upcoming = upcoming_enemies(context.state.deck, content)
    silenced = _silenced_power(context) if context.special else 0
    key = _cache_key(context, upcoming, silenced)
    found = _cache.get(key)
    if found is None or found.weights is not content.policy_weights:
        if len(_cache) >= MAX_CACHED:
            _cache.clear()
        found = _cache[key] = Threats(context, upcoming, silenced)
    return found


def assess_anew(context: TurnContext) -> Threats:
    """The threats of a new position, as at the beginning of a turn: nobody will ask for them again."""
    silenced = _silenced_power(context) if context.special else 0
    return Threats(context, upcoming_enemies(context.state.deck, context.content), silenced)


def _time_left(context: TurnContext, upcoming: UpcomingEnemies) -> TimeLeft:
    """How long the game can last."""
    wall = context.state.wall
    phases = enemy_phases_left(occupied_bits(wall), upcoming.count, context.edition.last_section)
    turns = phases + len(wall) + upcoming.count
    return TimeLeft(phases, turns, max(0, turns - _gains_left(context)) if context.dragon else 0)


def _silenced_power(context: TurnContext) -> int:
    """The power of the spells in hand that Shaggon forbids."""
    if not context.in_play(context.content.spell_bans):
        return 0
    return sum(context.cards[card].power for card in context.held_spells)


def _cache_key(context: TurnContext, upcoming: UpcomingEnemies, silenced: int) -> Key:
    """Everything that threats depend on; a board belongs to one content and stands for its printed facts."""
    state = context.state
    return (
        context.board,
        context.edition.id,
        upcoming,
        silenced,
        len(state.defenders),
        _frozen(state.wall),
        _frozen(state.squares) if state.squares else (),
        tuple(state.bases.items()) if context.guns else (),
        (*state.citadel, _time_left(context, upcoming).stuck, _locked_towers(context))
        if context.dragon
        else (),
    )


def _locked_towers(context: TurnContext) -> int:
    """How many towers hold mana that nobody can take while a dragon is in the citadel."""
    laid = context.state.laid
    return sum([tower in laid for tower in TOWER.values()])


def _frozen(enemies: dict[str, list[str]]) -> Key:
    """Enemies by place, in this order, as a key."""
    return (*enemies, *map(tuple, enemies.values()))


def _gains_left(context: TurnContext) -> int:
    """How often mana can still be gained while the towers cannot be emptied from the citadel."""
    state, blocked = context.state, context.blocked
    found = 0
    for district in context.board.districts:
        if district in state.squares:
            continue
        usable = free = 0
        for source, colour in sources_of(context, district):
            if colour not in blocked and source not in state.damaged:
                usable += 1
                free += source not in state.laid
        found += free
        if TOWER[district] not in state.laid:
            found += 1 + usable
    return found


class WallPrices:
    """What is changed about the prices of enemies on the wall: by a dragon, by Guns, by their neighbours."""

    __slots__ = ("_aura", "_boost", "_context", "_guns", "changed", "warded")

    def __init__(self, context: TurnContext) -> None:
        self._context = context
        self._boost = context.boost
        self._aura = False
        self._guns: dict[tuple[str, int], int] = {}
        """By district and colour what its Guns take off."""
        self.warded: set[str] = set()
        """The sections that a priest stands beside, or that Valkyrie protects."""
        if context.neighbour_effects:
            self._look_for_neighbours()
        if context.guns:
            rituals, weakens = context.content.rituals, context.edition.gun_weakens
            for base, structure in context.state.bases.items():
                ritual = rituals[structure]
                if ritual.kind == "gun":
                    key = district_of_thing(base), ritual.colour
                    self._guns[key] = self._guns.get(key, 0) + weakens
        self.changed = self._boost >= 0 or self._aura or bool(self._guns)
        """Does any enemy cost more or less than is printed?"""

    def _look_for_neighbours(self) -> None:
        context = self._context
        state, cards = context.state, context.cards
        self._aura = any(cards[card].aura for card in context.special)
        for where, enemy in state.wall.items():
            for card in enemy:
                if cards[card].ward:
                    self.warded.update(ADJACENT[where])
        for district, enemy in state.squares.items():
            for card in enemy:
                if cards[card].wallward:
                    self.warded.update(context.board.sections[district])

    def of_one(self, where: str, district: str, colour: int, printed: int) -> Price:
        """The price of a single enemy of a colour of its own."""
        if self._aura:
            return price_at(self._context, where)
        boost = self._boost
        strength = printed + (boost in (colour, BOOST_ALL)) - self._guns.get((district, colour), 0)
        return price_of_one(colour, strength if strength > 1 else 1)


class CardValues:
    """What is known of the cards of a content with its weights."""

    __slots__ = ("cards", "weights")

    def __init__(self, content: Content) -> None:
        weights = self.weights = content.policy_weights
        self.cards = {id: _threat_of(card, weights) for id, card in content.cards.items()}


_card_values: dict[Content, CardValues] = {}


def _values_of(content: Content) -> dict[str, CardThreat]:
    """The facts of all cards."""
    found = _card_values.get(content)
    if found is None or found.weights is not content.policy_weights:
        if len(_card_values) >= MAX_CONTENTS:
            _card_values.clear()
        found = _card_values[content] = CardValues(content)
    return found.cards


def _nuisance(card: EnemyCard) -> float:
    """1 for an enemy that blocks or protects, 0.5 for other harm to the defenders."""
    nuisance = 0.0
    if card.blocks >= 0 or card.ward or card.wallward:
        nuisance += 1.0
    if card.aura or card.no_flame or card.no_lightning or card.expel:
        nuisance += 0.5
    return nuisance


def _threat_of(card: EnemyCard, weights: PolicyWeights) -> CardThreat:
    plain = card.colour >= 0 and not card.shift and not card.immune
    price = price_of_one(card.colour, card.strength)
    value, extra = weights.attack + weights.strong * card.strength, weights.nuisance * _nuisance(card)
    return CardThreat(plain, card.colour, card.strength, price, value, extra, card.no_flame)
