"""The best that the active defender can do in the rest of the turn: gain and attack, here or after a move."""

from typing import NamedTuple

from holdfast.games.bastion.bot.mana_gains import ManaGain, ManaGains, ManaOffers
from holdfast.games.bastion.bot.mana_value import ManaValue, mana_value_of
from holdfast.games.bastion.bot.situation import Situation
from holdfast.games.bastion.bot.threats import AttackTarget
from holdfast.games.bastion.rules.attack_spells import attack_spells_at, forbidden_spells
from holdfast.games.bastion.rules.geometry import PLACES
from holdfast.games.bastion.rules.price import Price
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.state import Defender

UNPAYABLE = 50.0


NO_SUPPORT = (0, False)
PlaceGains = tuple[dict[str, float], dict[str, float]]
"""By place the value of the best gain there, and of the best enemy times the share of its price at hand."""


class PledgeSupport(NamedTuple):
    """The spell power that others could pledge: to an attack anywhere, and to one from their own place."""

    everywhere: int
    from_place: dict[str, int]


class TurnPlan:
    """What the options of the rest of the turn are worth to the active defender."""

    __slots__ = (
        "_mana_gains",
        "_mana_values",
        "_now",
        "_offers",
        "_own_gains",
        "_place_gains",
        "_place_values",
        "_places",
        "_spells",
        "_support",
        "_supports",
        "by_place",
        "context",
        "gathers",
        "horizon",
        "me",
        "situation",
        "state",
        "targets",
        "uses",
        "weights",
    )

    def __init__(self, situation: Situation) -> None:
        context = situation.context
        self.situation = situation
        self.context = context
        self.state = context.state
        self.me = context.me
        self.weights = situation.weights
        self.horizon = min(1.0, situation.threats.turns / situation.weights.horizon)
        """How much counts what pays off only later: 1, and less towards the end."""
        self.targets = situation.targets
        self.by_place = self.targets.by_place
        """The enemies that can be attacked from each place, the most valuable first."""
        self.uses: dict[str, float] = {}
        """The value of the best use of an artifact, by its kind, once worked out."""
        # What follows is worked out on first use.
        self._offers: ManaOffers | None = None
        self._mana_gains: dict[tuple[int, ...], ManaGains] = {}
        self._own_gains: ManaGains | None = None
        self._now: dict[str, float] = {}
        self._support: PledgeSupport | None = None
        self._places: tuple[str, ...] = ()
        self._supports: dict[str, tuple[int, bool]] = {}
        self._place_gains: PlaceGains | None = None
        self._mana_values: dict[str, ManaValue] = {}
        self._spells: tuple[int, bool] | None = None
        self.gathers = bool(situation.threats.sets and self.mana_value.gathers)
        """Does the active defender gather mana for an enemy of several colours?"""
        self._place_values: dict[str, float] = {}

    @property
    def mana_value(self) -> ManaValue:
        """The value of mana to the active defender."""
        return self.mana_value_of(self.me)

    def mana_value_of(self, defender: Defender) -> ManaValue:
        """The value of mana to a defender."""
        found = self._mana_values.get(defender.id)
        if found is None:
            found = self._mana_values[defender.id] = mana_value_of(self.situation, defender)
        return found

    # -- gaining ---------------------------------------------------------------------------------

    def mana_gains(self, pool: list[int]) -> ManaGains:
        """What could be gained with that pool."""
        key = tuple(pool)
        found = self._mana_gains.get(key)
        if found is None:
            if self._offers is None:
                self._offers = ManaOffers(self.context, self.mana_value, self.horizon)
            found = self._mana_gains[key] = ManaGains(self._offers, pool)
        return found

    @property
    def own_gains(self) -> ManaGains:
        """What could be gained now."""
        found = self._own_gains
        if found is None:
            found = self._own_gains = self.mana_gains(self.me.pool)
        return found

    # -- attacking -------------------------------------------------------------------------------

    def own_support(self) -> tuple[int, bool]:
        """What the attack spells in hand take off a price together, and whether Alchemy is among them."""
        found = self._spells
        if found is None:
            found = (0, False)
            held = self.me.spells or self.state.pledges
            spells = attack_spells_at(self.context, self.context.place) if held else None
            if spells is not None:
                alchemy = spells.alchemy or bool(spells.copies and spells.copy_alchemy)
                found = spells.reduction + spells.copies * spells.best_copy, alchemy
            self._spells = found
        return found

    def support_at(self, place: str) -> tuple[int, bool]:
        """The same for an attack from that place, with what the others could still pledge."""
        found = self._supports.get(place)
        if found is None:
            if not (self.context.held_spells or self.state.pledges):
                found = self._supports[place] = NO_SUPPORT
                return found
            if self._support is None:
                self._support = _pledge_support(self.context)
            reduction, alchemy = self.own_support()
            found = reduction + self._support.everywhere + self._support.from_place.get(place, 0), alchemy
            self._supports[place] = found
        return found

    def pledge_value(self) -> float:
        """The value of the best attack from here that needs a pledge; negative if none does."""
        place, pool = self.context.place, self.me.pool
        best = self.weights.pledge
        reduction, alchemy = self.own_support()
        for one in self.by_place.get(place, ()):
            price = one.price
            if price.total and not price.payable(pool, reduction, alchemy):
                best = max(best, self.attack_value(one, pool))
        return best

    def attack_value(self, target: AttackTarget, pool: list[int]) -> float:
        """The value of an attack if that pool can pay for it, with spells if need be; 0 if not."""
        if target.price.payable(pool):
            return target.value - self.mana_value.spoils(target.price, pool) if self.gathers else target.value
        reduction, alchemy = self.support_at(target.district)
        return self._with_spells(target, pool, reduction, alchemy) if reduction or alchemy else 0.0

    def _with_spells(self, target: AttackTarget, pool: list[int], reduction: int, alchemy: bool) -> float:
        price, colour = target.price, target.colour
        if colour >= 0:
            own, total = pool[colour], price.total
            need = total - reduction if total - reduction > 1 else 1
            if own >= need:
                return target.value - self.weights.power * self.horizon * (total - own if own < total else 0)
            if alchemy and total and sum(pool) >= need:
                return target.value - self.weights.alchemy * self.horizon
            return 0.0
        if not price.total or not price.payable(pool, reduction, alchemy):
            return 0.0
        return target.value - self._spell_cost(price, pool, reduction)

    def _spell_cost(self, price: Price, pool: list[int], reduction: int) -> float:
        weights = self.weights
        if not price.payable(pool, reduction):
            return weights.alchemy * self.horizon
        have = sum(min(pool[colour], due) for colour, due in price.coloured.items())
        return weights.power * self.horizon * max(0, price.total - have)

    def payment_cost(self, price: Price, pool: list[int], reduction: int, any_colour: bool) -> float:
        """The value of the mana that would be paid; `UNPAYABLE` where it is not enough."""
        if not price.payable(pool, reduction, any_colour):
            return UNPAYABLE
        left = list(pool)
        if price.fixed is not None:
            left = [have - due for have, due in zip(left, price.fixed, strict=True)]
        if not (any_colour or price.grey):
            left = [min(have, price.coloured.get(colour, 0)) for colour, have in enumerate(left)]
        mana_value, cost = self.mana_value, 0.0
        surplus = [have - most for have, most in zip(pool, left, strict=True)]
        for _ in range(price.count(reduction)):
            best, least = -1, 0.0
            for colour in range(6):
                if left[colour]:
                    value = mana_value.last_unit_value(colour, left[colour] + surplus[colour])
                    if best < 0 or value < least:
                        best, least = colour, value
            cost += least
            left[best] -= 1
        return cost

    def best_attack(self, place: str, pool: list[int]) -> float:
        """The value of the best attack from there with that pool."""
        targets = self.by_place.get(place)
        if targets is None:
            return 0.0
        reduction, alchemy = self._supports.get(place) or self.support_at(place)
        best, gathers = 0.0, self.gathers
        in_all = sum(pool) + reduction if alchemy else 0
        for one in targets:
            value, colour, need = one[0], one[1], one[2]
            if value <= best:
                break
            if pool[colour] >= need if colour >= 0 else one.price.payable(pool):
                if not gathers:
                    return value
                best = max(best, value - self.mana_value.spoils(one.price, pool))
            elif in_all >= need or (reduction and (colour < 0 or pool[colour] + reduction >= need)):
                spelled = self._with_spells(one, pool, reduction, alchemy)
                best = spelled if spelled > best else best
        return best

    def best_target(self, place: str, pool: list[int]) -> tuple[float, AttackTarget | None]:
        """The best attack from there with that pool: its value, and on whom."""
        value, found = self.best_attack(place, pool), None
        if value > 0:
            found = max(self.by_place[place], key=lambda one: self.attack_value(one, pool))
        return value, found

    # -- the turn --------------------------------------------------------------------------------

    def reachable_places(self) -> tuple[str, ...]:
        """Where the defender can be in this turn without spells."""
        if not self._places:
            context = self.context
            self._places = (context.place,)
            if not self.state.moved:
                near = context.board.enterable_from(context.place, context.dragon, context.rokai)
                self._places += near
        return self._places

    def place_value(self, place: str) -> float:
        """The value of ending the turn there: what can be gained, and which enemy is nearly paid for."""
        found = self._place_values.get(place)
        if found is None:
            if self._place_gains is None:
                self._place_gains = self.place_gains(self.me.pool)
            found = self._place_values[place] = self.value_with(self._place_gains, place)
        return found

    def value_with(self, place_gains: PlaceGains, place: str) -> float:
        """The value of a place where those are the gains of all places."""
        gained, promised = place_gains
        gain, best = gained.get(place, 0.0), promised.get(place, 0.0)
        near = self.context.board.neighbours.get(place)
        weights = self.weights
        if near is not None:
            step = weights.one_step
            other = step * max(map(gained.__getitem__, near))
            gain = other if other > gain else gain
            other = step * max(map(promised.__getitem__, near))
            best = other if other > best else best
        return weights.next_turn * (gain + best)

    def place_gains(self, pool: list[int], without: AttackTarget | None = None) -> PlaceGains:
        """For each place: what can be gained with that pool, and the best enemy by the share it can pay."""
        gained = self.mana_gains(pool).of_places()
        promised = dict.fromkeys(PLACES, 0.0)
        for place, enemies in self.by_place.items():
            promise = 0.0
            for one in enemies:
                value, colour = one[0], one[1]
                if value <= promise:
                    break
                if one is not without:
                    if colour < 0:
                        value *= paid_share(one[5], pool)
                    elif pool[colour] < one[2]:
                        value *= pool[colour] / one[2]
                    promise = value if value > promise else promise
            promised[place] = promise
        return gained, promised

    def attack_now(self, place: str) -> float:
        """The value of the best attack from there with what is in the pool."""
        found = self._now.get(place)
        if found is None:
            found = self._now[place] = self.best_attack(place, self.me.pool)
        return found

    def best_turn_at(self, place: str) -> float:
        """The value of the best rest of the turn in that place."""
        state = self.state
        if state.attacked:
            return 0.0 if state.gained else max(0.0, self.own_gains.best(place))
        targets = self.by_place.get(place)
        if state.gained:
            return 0.0 if targets is None else self.attack_now(place)
        order = self.weights.order
        if targets is None:
            return max(0.0, self.own_gains.best(place) + (-order if order < 0 else 0.0))
        best = attack = self.attack_now(place)
        dearest = targets[0][0] - order
        """No attack after a gain is worth more."""
        most = attack if attack > dearest else dearest
        for gain in self.own_gains.gains(place):
            if gain.value + most > best:
                then = attack
                if dearest > attack:
                    other = self.best_attack(place, gain.pool) - order
                    then = other if other > attack else attack
                best = max(best, gain.value + then)
        return best

    def limit_at(self, place: str) -> float:
        """`best_turn_at` is not more than this."""
        state, order = self.state, self.weights.order
        found = -order if order < 0 else 0.0
        if not state.attacked and place in self.by_place:
            dearest = self.by_place[place][0][0]
            found += dearest if dearest > 0 else 0.0
        if not state.gained:
            gain = self.own_gains.best(place)
            found += gain if gain > 0 else 0.0
        return found

    def best_turn(self) -> float:
        """The value of the best rest of the turn."""
        state, here = self.state, self.context.place
        best = self.best_turn_at(here)
        if state.moved:
            return best
        move = self.weights.move
        for place in self.reachable_places():
            if place != here:
                best = max(best, self.best_turn_at(place) - move)
        if not state.gained:
            for one in self.own_gains.gains(here):
                best = max(best, self.gain_and_attack(one))
        if not state.attacked:
            pool = self.me.pool
            for target in self.by_place.get(here, ()):
                value = self.attack_value(target, pool)
                if value > 0:
                    best = max(best, value + self.gain_after_attack(target))
        return best

    def gain_and_attack(self, gain: ManaGain) -> float:
        """The value of a gain here and of the best attack after it, here or one move away."""
        if self.state.attacked:
            return gain.value
        here, move, by_place = self.context.place, self.weights.move, self.by_place
        best, pool = 0.0, gain.pool
        for place in self.reachable_places():
            if place in by_place:
                cost = 0.0 if place == here else move
                if by_place[place][0][0] - cost > best:
                    attack = self.best_attack(place, pool) - cost
                    best = attack if attack > best else best
        return gain.value + best

    def pool_after_attack(self, target: AttackTarget) -> list[int]:
        """What is left in the pool after an attack that it can pay for."""
        pool = self.me.pool
        if target.price.payable(pool):
            pool = list(pool)
            for colour, due in target.price.coloured.items():
                pool[colour] -= due
        return pool

    def gain_after_attack(self, target: AttackTarget) -> float:
        """The value of the best gain after an attack from here, here or one move away."""
        if self.state.gained:
            return 0.0
        mana_gains = self.mana_gains(self.pool_after_attack(target))
        here, move = self.context.place, self.weights.move
        best = 0.0
        for place in self.reachable_places():
            gain = mana_gains.best(place) - (0.0 if place == here else move)
            best = gain if gain > best else best
        return best


def _pledge_support(context: TurnContext) -> PledgeSupport:
    """What the others could still pledge to an attack."""
    state, cards, flames = context.state, context.cards, context.edition.flame_for_others
    everywhere, from_place = 0, dict[str, int]()
    if state.attacked:
        return PledgeSupport(everywhere, from_place)
    castable = context.content.castable["attack"]
    for defender in state.defenders:
        if defender is context.me or castable.isdisjoint(defender.spells):
            continue
        for card in defender.spells:
            kind = cards[card]
            if not kind.power or kind.moment != "attack" or card in state.pledges:
                continue
            if kind.spell == "lightning":
                everywhere += kind.power
            elif flames:
                from_place[defender.place] = from_place.get(defender.place, 0) + kind.power
    if (everywhere or from_place) and forbidden_spells(context):
        return PledgeSupport(0, {})
    return PledgeSupport(everywhere, from_place)


def paid_share(price: Price, pool: list[int]) -> float:
    """The share of a price that a pool holds, 1 for all of it."""
    if price.colour >= 0:
        own = pool[price.colour]
        return own / price.total if own < price.total else 1.0
    have, whole = 0, price.total
    for colour, due in price.coloured.items():
        own = pool[colour]
        have += own if own < due else due
    if price.fixed is not None:
        have += sum(map(min, price.fixed, pool))
        whole += sum(price.fixed)
    return have / whole if whole else 0.0
