"""What the active defender could make of the rest of the turn: gains and attacks, here or after a move."""

from typing import NamedTuple

from holdfast.games.bastion.bot.mana_gains import NO_GAIN, Gain, Ground, Harvest
from holdfast.games.bastion.bot.mana_value import Purse
from holdfast.games.bastion.bot.situation import Prospect
from holdfast.games.bastion.bot.threats import Standing
from holdfast.games.bastion.rules.attack_spells import arsenal_of, barred_spells
from holdfast.games.bastion.rules.geometry import PLACES
from holdfast.games.bastion.rules.price import Price
from holdfast.games.bastion.rules.turn_context import Scene
from holdfast.games.bastion.state import Defender

UNPAYABLE = 50.0


class Help(NamedTuple):
    """The power that others could pledge: wherever an attack is made, and beside them only."""

    everywhere: int
    beside: dict[str, int]


class Plans:
    """The plans of the active defender for the rest of the turn."""

    __slots__ = (
        "_aids",
        "_gained",
        "_ground",
        "_harvests",
        "_help",
        "_places",
        "_promised",
        "_purses",
        "_spells",
        "_stands",
        "by_place",
        "horizon",
        "instinct",
        "me",
        "prospect",
        "scene",
        "state",
        "targets",
        "uses",
    )

    def __init__(self, prospect: Prospect) -> None:
        scene = prospect.scene
        self.prospect = prospect
        self.scene = scene
        self.state = scene.state
        self.me = scene.me
        self.instinct = prospect.instinct
        self.horizon = min(1.0, prospect.siege.turns / prospect.instinct.horizon)
        """How much counts what pays off only later: less towards the end."""
        self.targets = prospect.targets
        self.by_place = self.targets.by_place
        """The enemies that can be attacked from each place, the worthiest first."""
        self.uses: dict[str, float] = {}
        """What the best use of an artifact brings, by its kind, where that was looked at."""
        # What follows is worked out when it is asked for first.
        self._ground: Ground | None = None
        self._harvests: dict[tuple[int, ...], Harvest] = {}
        self._help: Help | None = None
        self._places: tuple[str, ...] = ()
        self._aids: dict[str, tuple[int, bool]] = {}
        self._gained: dict[str, float] = {}
        self._promised: dict[str, float] = {}
        self._purses: dict[str, Purse] = {}
        self._spells: tuple[int, bool] | None = None
        self._stands: dict[str, float] = {}

    @property
    def purse(self) -> Purse:
        """What mana is worth to the active defender."""
        return self.purse_of(self.me)

    def purse_of(self, one: Defender) -> Purse:
        """What mana is worth to a defender."""
        found = self._purses.get(one.id)
        if found is None:
            found = self._purses[one.id] = Purse(self.prospect, one)
        return found

    # -- gaining ---------------------------------------------------------------------------------

    def harvest(self, pool: list[int]) -> Harvest:
        """What could be gained with such a pool; worked out once for each."""
        key = tuple(pool)
        found = self._harvests.get(key)
        if found is None:
            if self._ground is None:
                self._ground = Ground(self.scene, self.purse, self.horizon)
            found = self._harvests[key] = Harvest(self._ground, pool)
        return found

    # -- attacking -------------------------------------------------------------------------------

    def spells(self) -> tuple[int, bool]:
        """What the attack spells at hand take off together, and whether Alchemy is among them."""
        found = self._spells
        if found is None:
            scene, found = self.scene, (0, False)
            arsenal = arsenal_of(scene, scene.place) if self.me.spells or self.state.pledges else None
            if arsenal is not None:
                alchemy = arsenal.alchemy or bool(arsenal.copies and arsenal.copy_alchemy)
                found = arsenal.reduction + arsenal.copies * arsenal.best, alchemy
            self._spells = found
        return found

    def aid(self, place: str) -> tuple[int, bool]:
        """The same for an attack made there, with what the others could still pledge."""
        found = self._aids.get(place)
        if found is None:
            if self._help is None:
                self._help = _help_of_others(self.scene)
            reduction, alchemy = self.spells()
            found = reduction + self._help.everywhere + self._help.beside.get(place, 0), alchemy
            self._aids[place] = found
        return found

    def pledge(self) -> float:
        """What an attack here is worth that needs a pledge; less than nothing if none does."""
        place, pool = self.scene.place, self.me.pool
        best = self.instinct.pledge
        reduction, alchemy = self.spells()
        for one in self.by_place.get(place, ()):
            price = one.price
            if price.total and not price.payable(pool, reduction, alchemy):
                best = max(best, self.attack(one, pool))
        return best

    def attack(self, one: Standing, pool: list[int]) -> float:
        """What an attack is worth if it can be paid from such a pool; nothing if not."""
        if one.price.payable(pool):
            return one.worth
        reduction, alchemy = self.aid(one.district)
        return self._with_spells(one, pool, reduction, alchemy) if reduction or alchemy else 0.0

    def _with_spells(self, one: Standing, pool: list[int], reduction: int, alchemy: bool) -> float:
        price = one.price
        if not price.total or not price.payable(pool, reduction, alchemy):
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
        targets = self.by_place.get(place)
        if targets is None:
            return 0.0
        reduction, alchemy = self.aid(place)
        best = 0.0
        for one in targets:
            if one.worth <= best:
                break
            if one.price.payable(pool):
                return one.worth
            if reduction or alchemy:
                best = max(best, self._with_spells(one, pool, reduction, alchemy))
        return best

    # -- the turn --------------------------------------------------------------------------------

    def places(self) -> tuple[str, ...]:
        """Where the defender may still be in this turn, without spells."""
        if not self._places:
            scene = self.scene
            near = () if self.state.moved else scene.board.near(scene.place, scene.dragon, scene.rokai)
            self._places = (scene.place, *near)
        return self._places

    def stand(self, place: str) -> float:
        """What it is worth to end the turn there: what can be gained, and whom one is near to beating."""
        found = self._stands.get(place)
        if found is None:
            if not self._gained:
                self._look_at_all_places()
            gained, promised, step = self._gained, self._promised, self.instinct.one_step
            gain, best = gained.get(place, 0.0), promised.get(place, 0.0)
            for near in self.scene.board.neighbours.get(place, ()):
                there = step * gained[near]
                gain = there if there > gain else gain
                there = step * promised[near]
                best = there if there > best else best
            found = self._stands[place] = self.instinct.next_turn * (gain + best)
        return found

    def _look_at_all_places(self) -> None:
        """What can be gained in each place; the worth of its best enemy by how much of its price there is."""
        pool = self.me.pool
        harvest = self.harvest(pool)
        for place in PLACES:
            gain, promise = harvest.best(place), 0.0
            for one in self.by_place.get(place, ()):
                if one.worth <= promise:
                    break
                worth = one.worth * share(one.price, pool)
                promise = worth if worth > promise else promise
            self._gained[place] = gain if gain != NO_GAIN else 0.0
            self._promised[place] = promise

    def at(self, place: str) -> float:
        """The best that can be made of the rest of the turn there."""
        state = self.state
        if state.attacked:
            return 0.0 if state.gained else max(0.0, self.harvest(self.me.pool).best(place))
        attack = self.best_attack(place, self.me.pool)
        if state.gained:
            return attack
        best, order = attack, self.instinct.order
        if place not in self.by_place:
            return max(0.0, self.harvest(self.me.pool).best(place) + max(0.0, -order))
        for one in self.harvest(self.me.pool).gains(place):
            then = max(attack, self.best_attack(place, one.pool) - order)
            best = max(best, one.worth + then)
        return best

    def outlook(self) -> float:
        """The best that can be made of the rest of the turn."""
        state, here = self.state, self.scene.place
        best = self.at(here)
        if state.moved:
            return best
        move = self.instinct.move
        for place in self.places():
            if place != here:
                best = max(best, self.at(place) - move)
        if not state.gained:
            for one in self.harvest(self.me.pool).gains(here):
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
        here, move = self.scene.place, self.instinct.move
        best = 0.0
        for place in self.places():
            attack = self.best_attack(place, one.pool) - (0.0 if place == here else move)
            best = attack if attack > best else best
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
        harvest = self.harvest(pool)
        here, move = self.scene.place, self.instinct.move
        best = 0.0
        for place in self.places():
            gain = harvest.best(place) - (0.0 if place == here else move)
            best = gain if gain > best else best
        return best


def _help_of_others(scene: Scene) -> Help:
    """What the others could still pledge to an attack."""
    state, cards, flames = scene.state, scene.cards, scene.edition.flame_for_others
    everywhere, beside = 0, dict[str, int]()
    if state.attacked:
        return Help(everywhere, beside)
    for defender in state.defenders:
        if defender is scene.me:
            continue
        for card in defender.spells:
            kind = cards[card]
            if not kind.power or kind.moment != "attack" or card in state.pledges:
                continue
            if kind.spell == "lightning":
                everywhere += kind.power
            elif flames:
                beside[defender.place] = beside.get(defender.place, 0) + kind.power
    if (everywhere or beside) and barred_spells(scene):
        return Help(0, {})
    return Help(everywhere, beside)


def share(price: Price, pool: list[int]) -> float:
    """How much of a price is in a pool, 1 for all of it."""
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
