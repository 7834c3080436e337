"""What the active defender could make of the rest of the turn: gains and attacks, here or after a move."""

from typing import NamedTuple

from holdfast.games.bastion.board import CITADEL, COLOUR_NUMBER, TOWER, district_of_thing
from holdfast.games.bastion.prospect import Prospect, Standing
from holdfast.games.bastion.purse import Purse
from holdfast.games.bastion.rules.arsenal import Arsenal, barred_spells
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.strength import Price

UNPAYABLE = 50.0


class Gain(NamedTuple):
    """A way to gain mana: what it is worth, and the pool after it."""

    thing: str
    worth: float
    pool: list[int]
    spells: bool = False


class Plans:
    """The plans of the active defender for the rest of the turn."""

    __slots__ = (
        "_best_gains",
        "_everywhere",
        "_gains",
        "_promised",
        "_there",
        "abundance",
        "alchemy",
        "arsenal",
        "by_place",
        "horizon",
        "instinct",
        "me",
        "prism",
        "prospect",
        "purse",
        "reduction",
        "state",
    )

    def __init__(self, prospect: Prospect) -> None:
        scene = prospect.scene
        self.prospect = prospect
        self.state = scene.state
        self.me = scene.me
        self.instinct = prospect.instinct
        self.purse = Purse(prospect, scene.me)
        arsenal = Arsenal.of(scene, scene.place) if scene.me.spells or scene.state.pledges else None
        self.arsenal = arsenal
        self.reduction = arsenal.reduction + arsenal.copies * arsenal.best if arsenal else 0
        self.alchemy = arsenal is not None and (
            arsenal.alchemy or bool(arsenal.copies and arsenal.copy_alchemy)
        )
        self.horizon = min(1.0, prospect.turns / prospect.instinct.horizon)
        """How much counts what pays off only later: less towards the end."""
        self.by_place: dict[str, list[Standing]] = {}
        for one in (*prospect.enemies, *prospect.inside):
            self.by_place.setdefault(one.district, []).append(one)
        self._everywhere = 0
        self._there: dict[str, int] = {}
        if not scene.state.attacked:
            self._count_help()
        self._gains: dict[str, list[Gain]] = {}
        self._best_gains: dict[str, float] = {}
        self._promised: dict[str, float] | None = None
        self.abundance = 0
        """What the best Abundance at hand adds to a gain."""
        self.prism = False
        for card in scene.me.spells:
            kind = scene.cards[card]
            if kind.spell == "abundance":
                self.abundance = max(self.abundance, scene.edition.abundance or kind.power)
            elif kind.spell == "prism":
                self.prism = True

    # -- gaining ---------------------------------------------------------------------------------

    def gains(self, place: str) -> list[Gain]:
        """What could be gained there with the pool as it is."""
        found = self._gains.get(place)
        if found is None:
            found = self._gains[place] = self.gains_with(place, self.me.pool)
        return found

    def gains_with(self, place: str, pool: list[int]) -> list[Gain]:
        """What could be gained there with such a pool."""
        if place == CITADEL:
            return [] if self.state.citadel else [self._from_citadel(pool)]
        if place in self.state.squares:
            return []
        colour, cost = self.purse.cheapest(pool)
        if colour >= 0:
            pool = list(pool)
            pool[colour] -= 1
        found: list[Gain] = []
        laid = self.state.laid
        closed = []
        for source, own in sources_of(self.prospect.scene, place):
            token = laid.get(source)
            if token is None:
                self._from_source(source, own, pool, cost, found)
            else:
                closed.append(COLOUR_NUMBER[token])
        if closed and TOWER[place] not in laid:
            found.append(self._from_tower(TOWER[place], closed, pool, cost))
        return found

    def _from_source(self, source: str, own: int, pool: list[int], cost: float, found: list[Gain]) -> None:
        """What an open source gives whose token is paid for already, with spells and without."""
        state, instinct, purse = self.state, self.instinct, self.purse
        edition, reserve = self.prospect.scene.edition, state.reserve
        if source in state.damaged or own in self.prospect.blocked:
            return
        count = edition.source_gives + self._obelisks(district_of_thing(source), own)
        count = min(count, reserve[own])
        if not count:
            return
        cost += (instinct.open - instinct.token) * self.horizon
        found.append(Gain(source, purse.more(own, count, pool[own]) - cost, _with(pool, own, count)))
        if self.abundance:
            more = count + min(self.abundance, reserve[own] - count)
            worth = purse.more(own, more, pool[own]) - cost - instinct.abundance * self.horizon
            found.append(Gain(source, worth, _with(pool, own, more), True))
        if self.prism:
            cost += instinct.prism * self.horizon
            for other in range(6):
                if other != own and reserve[other] >= count and purse.demand[other] > pool[other]:
                    worth = purse.more(other, count, pool[other]) - cost
                    found.append(Gain(source, worth, _with(pool, other, count), True))

    def _from_tower(self, tower: str, closed: list[int], pool: list[int], cost: float) -> Gain:
        """What a tower gives whose token is paid for already."""
        instinct, purse = self.instinct, self.purse
        worth = instinct.tower_token - instinct.open_tower + len(closed) * (instinct.open - instinct.token)
        worth = worth * self.horizon - cost
        after = list(pool)
        for colour in closed:
            worth += purse.more(colour, 1, after[colour])
            after[colour] += 1
        return Gain(tower, worth, after)

    def _from_citadel(self, pool: list[int]) -> Gain:
        laid, instinct = self.state.laid, self.instinct
        after = list(pool)
        worth = 0.0
        for tower in TOWER.values():
            token = laid.get(tower)
            if token is not None:
                colour = COLOUR_NUMBER[token]
                worth += self.purse.more(colour, 1, after[colour])
                worth += (instinct.open_tower - instinct.tower_token) * self.horizon
                after[colour] += 1
        return Gain(CITADEL, worth, after)

    def _obelisks(self, place: str, colour: int) -> int:
        scene = self.prospect.scene
        bases = scene.state.bases
        if not bases:
            return 0
        rituals = scene.content.rituals
        return scene.edition.obelisk_adds * sum(
            1
            for base in (f"{place}-a", f"{place}-b")
            if base in bases
            and rituals[bases[base]].kind == "obelisk"
            and rituals[bases[base]].colour == colour
        )

    def best_gain(self, place: str) -> float:
        """The best that could be gained there."""
        found = self._best_gains.get(place)
        if found is None:
            found = max((one.worth for one in self.gains(place)), default=0.0)
            self._best_gains[place] = found
        return found

    # -- attacking -------------------------------------------------------------------------------

    def _count_help(self) -> None:
        """What the others could still pledge, wherever the attack is made or beside them only."""
        scene = self.prospect.scene
        state, cards, flames = scene.state, scene.cards, scene.edition.flame_for_others
        for defender in state.defenders:
            if defender is self.me or not defender.spells:
                continue
            for card in defender.spells:
                kind = cards[card]
                if not kind.power or kind.moment != "attack" or card in state.pledges:
                    continue
                if kind.spell == "lightning":
                    self._everywhere += kind.power
                elif flames:
                    self._there[defender.place] = self._there.get(defender.place, 0) + kind.power
        if (self._everywhere or self._there) and barred_spells(scene):
            self._everywhere = 0
            self._there = {}

    def help_at(self, place: str) -> int:
        """The power that the others could pledge to an attack made there."""
        return self._everywhere + self._there.get(place, 0)

    def pledge(self) -> float:
        """What an attack here is worth that needs a pledge; less than nothing if none does."""
        place, pool = self.prospect.scene.place, self.me.pool
        best = self.instinct.pledge
        for one in self.by_place.get(place, ()):
            price = one.price
            if price.total and not price.payable(pool, self.reduction, self.alchemy):
                best = max(best, self.attack(one, pool))
        return best

    def attack(self, one: Standing, pool: list[int]) -> float:
        """What an attack is worth if it can be paid from such a pool; nothing if not."""
        price = one.price
        if price.payable(pool):
            return one.worth
        reduction = self.reduction + self.help_at(one.district)
        if not price.total or not (reduction or self.alchemy):
            return 0.0
        if not price.payable(pool, reduction, self.alchemy):
            return 0.0
        return one.worth - self._spell_cost(price, pool, reduction)

    def _spell_cost(self, price: Price, pool: list[int], reduction: int) -> float:
        instinct = self.instinct
        if not price.payable(pool, reduction):
            return instinct.alchemy * self.horizon
        have = sum(min(pool[colour], due) for colour, due in price.coloured.items())
        return instinct.power * self.horizon * max(0, price.total - have)

    def payment(self, price: Price, pool: list[int], reduction: int, any_colour: bool) -> float:
        """What the mana is worth that would be paid; very much where it is not enough."""
        if not price.payable(pool, reduction, any_colour):
            return UNPAYABLE
        left = list(pool)
        if price.fixed is not None:
            left = [have - due for have, due in zip(left, price.fixed, strict=True)]
        if not (any_colour or price.grey):
            left = [min(have, price.coloured.get(colour, 0)) for colour, have in enumerate(left)]
        purse, cost = self.purse, 0.0
        surplus = [have - most for have, most in zip(pool, left, strict=True)]
        for _ in range(price.count(reduction)):
            best, least = -1, 0.0
            for colour in range(6):
                if left[colour]:
                    worth = purse.less(colour, left[colour] + surplus[colour])
                    if best < 0 or worth < least:
                        best, least = colour, worth
            cost += least
            left[best] -= 1
        return cost

    def best_attack(self, place: str, pool: list[int]) -> float:
        """The best attack from there with such a pool."""
        best = 0.0
        for one in self.by_place.get(place, ()):
            if one.worth > best:
                best = max(best, self.attack(one, pool))
        return best

    # -- the turn --------------------------------------------------------------------------------

    def places(self) -> tuple[str, ...]:
        """Where the defender may still be in this turn, without spells."""
        scene = self.prospect.scene
        if self.state.moved:
            return (scene.place,)
        return (scene.place, *scene.board.near(scene.place, scene.dragon, scene.rokai))

    def stand(self, place: str) -> float:
        """What it is worth to end the turn there: what can be gained, and whom one is near to beating."""
        promise, step = self._promises(), self.instinct.one_step
        best, gain = promise.get(place, 0.0), self.best_gain(place)
        for near in self.prospect.scene.board.neighbours.get(place, ()):
            best = max(best, step * promise.get(near, 0.0))
            gain = max(gain, step * self.best_gain(near))
        return self.instinct.next_turn * (gain + best)

    def _promises(self) -> dict[str, float]:
        """The worth of the best enemy in each place, by how much of its price is in the pool."""
        found = self._promised
        if found is None:
            found = self._promised = {}
            pool = self.me.pool
            for place, enemies in self.by_place.items():
                found[place] = max(0.0, *(one.worth * share(one.price, pool) for one in enemies))
        return found

    def at(self, place: str) -> float:
        """The best that can be made of the rest of the turn there."""
        state = self.state
        attack = 0.0 if state.attacked else self.best_attack(place, self.me.pool)
        if state.gained:
            return attack
        gains = self.gains(place)
        best = attack
        for one in gains:
            then = attack
            if not state.attacked:
                then = max(attack, self.best_attack(place, one.pool) - self.instinct.order)
            best = max(best, one.worth + then)
        return best

    def outlook(self) -> float:
        """The best that can be made of the rest of the turn."""
        state, here = self.state, self.prospect.scene.place
        best = self.at(here)
        if state.moved:
            return best
        move = self.instinct.move
        for place in self.places():
            if place != here:
                best = max(best, self.at(place) - move)
        if not state.gained:
            for one in self.gains(here):
                best = max(best, self.after_gain(one))
        if not state.attacked:
            pool = self.me.pool
            for target in self.by_place.get(here, ()):
                worth = self.attack(target, pool)
                if worth > 0:
                    best = max(best, worth + self.after_attack(target))
        return best

    def after_gain(self, one: Gain) -> float:
        """A gain here, and the best attack after it, here or one move away."""
        if self.state.attacked:
            return one.worth
        move = self.instinct.move
        here = self.prospect.scene.place
        best = 0.0
        for place in self.places():
            best = max(best, self.best_attack(place, one.pool) - (0.0 if place == here else move))
        return one.worth + best

    def after_attack(self, target: Standing) -> float:
        """The best gain after an attack here, here or one move away."""
        if self.state.gained:
            return 0.0
        pool = self.me.pool
        if target.price.payable(pool):
            pool = list(pool)
            for colour, due in target.price.coloured.items():
                pool[colour] -= due
        move = self.instinct.move
        here = self.prospect.scene.place
        best = 0.0
        for place in self.places():
            for one in self.gains_with(place, pool):
                best = max(best, one.worth - (0.0 if place == here else move))
        return best


def _with(pool: list[int], colour: int, count: int) -> list[int]:
    """The pool with so much more of a colour."""
    after = list(pool)
    after[colour] += count
    return after


def share(price: Price, pool: list[int]) -> float:
    """How much of a price is in a pool, 1 for all of it."""
    have = sum(min(due, pool[colour]) for colour, due in price.coloured.items())
    whole = price.total
    if price.fixed is not None:
        have += sum(map(min, price.fixed, pool))
        whole += sum(price.fixed)
    return have / whole if whole else 0.0
