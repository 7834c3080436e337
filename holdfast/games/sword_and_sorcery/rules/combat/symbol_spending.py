"""Step 2 of the attack and step 5 of the defence: symbols are spent on effects."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from holdfast.games.sword_and_sorcery.content.vocabulary import CONDITIONS, Effect
from holdfast.games.sword_and_sorcery.message_ids import Ask, Question
from holdfast.games.sword_and_sorcery.rules.combat import dice
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import keys_of, pay, payable
from holdfast.games.sword_and_sorcery.rules.find import hero_of, owner_seat
from holdfast.games.sword_and_sorcery.rules.hero import reactions
from holdfast.games.sword_and_sorcery.rules.stats import amount, injuries
from holdfast.games.sword_and_sorcery.state import (
    MAX_SEATS,
    Ally,
    Body,
    Die,
    Figure,
    Hero,
    SwordAndSorceryTable,
)
from holdfast.kernel.fast_struct import fast_struct
from holdfast.kernel.question import Target, Verb, of_each_seat, option
from holdfast.kernel.table import Rule

ENOUGH = "enough"
SPEND, AID, DIE = Verb("spend"), Target("aid"), Verb("die")
STOP = of_each_seat(ENOUGH, MAX_SEATS)
Apply = Callable[[Effect], Rule[None] | None]
GAINS = frozenset({"hit", "fatal", "pierce", "crit", "drain", "shield", "burn", *CONDITIONS})
"""Effects that nobody leaves who can pay for them with symbols that are worth nothing else."""
AGAINST_HITS = frozenset({"shield", "reroll", "face"})
"""Effects of a defence that do nothing but stop hits."""


@fast_struct
class SymbolPool(Struct, eq=False, gc=False):
    """Rolled dice and the effects they may pay for; each effect at most once (SS-ATTACK-4)."""

    table: SwordAndSorceryTable
    spender: Body
    rolled: list[Die]
    effects: Sequence[Effect]
    used: list[int] = []
    known_keys: list[str] = []
    counted: Callable[[], Sequence[str]] = tuple
    """The symbols that are worth something unspent."""
    settled: Callable[[], bool] | None = None
    """Of a defence: is every hit stopped that can be?"""

    @property
    def keys(self) -> list[str]:
        """How options name the effects."""
        if not self.known_keys:
            self.known_keys = keys_of(self.effects)
        return self.known_keys

    @property
    def banned(self) -> str:
        """The symbol that an injury forbids to spend; none as a rule."""
        if self.spender.injuries and "effects" in injuries(self.table, self.spender):
            return self.table.content.dice.no_effects
        return ""

    def open(self) -> list[int]:
        """The numbers of the effects that can be paid for now."""
        if len(self.used) == len(self.effects):
            return []
        left = dice.symbols_left(self.table, self.rolled)
        banned = self.banned if self.spender.injuries else ""
        found = []
        for number, effect in enumerate(self.effects):
            cost = effect.cost
            if cost and cost[0] not in left:
                continue
            if (
                (len(cost) < 2 or payable(left, cost))
                and number not in self.used
                and (not banned or banned not in cost)
                and (effect.verb != "reroll" or is_any_fresh(self.rolled))
                and not (effect.limit and self._limited(effect))
            ):
                found.append(number)
        return found

    def aids(self) -> list[reactions.Aid]:
        """Heroes whose power lets dice be rolled again, while there is one that was not."""
        return reactions.helpers(self.table, self.spender) if is_any_fresh(self.rolled) else []

    def is_needless(self, numbers: list[int]) -> bool:
        """Do these effects do nothing but stop hits, of which none is left?"""
        if self.settled is None or not self.settled():
            return False
        return all(self.effects[number].verb in AGAINST_HITS for number in numbers)

    def only_gains(self, numbers: list[int]) -> bool:
        """Can all of these effects be paid for with symbols that are worth nothing else?"""
        counted = self.counted()
        cost: list[str] = []
        for number in numbers:
            effect = self.effects[number]
            if effect.verb not in GAINS or effect.limit or any(symbol in counted for symbol in effect.cost):
                return False
            cost += effect.cost
        return payable(dice.symbols_left(self.table, self.rolled), tuple(cost))

    def _limited(self, effect: Effect) -> bool:
        if type(self.spender) is not Hero:
            return False
        return limit_key(effect) in (self.spender.used if effect.limit == "round" else self.spender.spent)

    def take(self, number: int, apply: Apply, attacking: bool) -> Rule[None]:
        """Pay for an effect and apply it."""
        effect = self.effects[number]
        self.used.append(number)
        pay(self.table, self.rolled, effect, self.effects, "hit" if attacking else "shield")
        if effect.limit and type(self.spender) is Hero:
            if effect.limit == "round":
                self.spender.used = [*self.spender.used, limit_key(effect)]
            else:
                self.spender.spent = [*self.spender.spent, limit_key(effect)]
        self.table.note("spend", figure=self.spender.id, effect=self.keys[number])
        doing = apply(effect)
        if doing is not None:
            yield from doing


def limit_key(effect: Effect) -> str:
    """How a limited effect is remembered: by its card and its text."""
    return f"{effect.source}: {effect.text}"


def may_spend(
    table: SwordAndSorceryTable, spender: Body, rolled: list[Die], effects: Sequence[Effect]
) -> bool:
    """Is there anything that rolled dice could be spent on, or that could roll them again?"""
    if type(spender) is Figure:
        return may_pay(table, rolled, effects)
    return bool(effects) or (bool(rolled) and reactions.is_any_ready(table, "reroll"))


def may_pay(table: SwordAndSorceryTable, rolled: list[Die], effects: Sequence[Effect]) -> bool:
    """Do the dice show as much as the first symbol of what an effect costs?"""
    faces = table.content.faces
    for effect in effects:
        if not effect.cost:
            return True
        first = effect.cost[0]
        for die in rolled:
            if first in faces[die.face]:
                return True
    return False


def is_any_fresh(rolled: list[Die]) -> bool:
    """Is there a die that was not rolled again?"""
    return any(not die.rerolled for die in rolled)


def spend(symbol_pool: SymbolPool, attacking: bool, apply: Apply, aided: bool = True) -> Rule[None] | None:
    """Heroes choose; enemies must take what they can, the dearest first (SS-ENEMYATTACK-3, -4).

    None where nothing can be spent. Who knows already that nobody can aid may say so.
    """
    numbers = symbol_pool.open()
    if type(symbol_pool.spender) is Figure:
        return _forced(symbol_pool, numbers, attacking, apply) if numbers else None
    aids = symbol_pool.aids() if aided else []
    return _chosen(symbol_pool, numbers, aids, attacking, apply) if numbers or aids else None


def _chosen(
    symbol_pool: SymbolPool, numbers: list[int], aids: list[reactions.Aid], attacking: bool, apply: Apply
) -> Rule[None]:
    table = symbol_pool.table
    state = table.state
    brief = table.options.get("questions") != "all"
    while numbers or aids:
        if brief and symbol_pool.is_needless(numbers):
            return
        if brief and not aids and symbol_pool.only_gains(numbers):
            for number in numbers:
                yield from symbol_pool.take(number, apply, attacking)
            return
        seat = owner_seat(state, symbol_pool.spender.id)
        keys = symbol_pool.keys
        by_key = {keys[number]: number for number in numbers}
        options = SPEND.all_of(seat, by_key)
        aided = False
        for helper, power in aids:
            options.append(AID[helper.seat, power.id, helper.id])
            aided = aided or helper.seat != seat
        options.append(STOP[seat])
        faces = [die.face for die in symbol_pool.rolled]
        ask: Ask = "spend" if attacking else "defend"
        choice = yield Question(
            ask, options, {"figure": symbol_pool.spender.id, "faces": faces}, reaction=aided
        )
        if choice.verb == ENOUGH:
            return
        if choice.verb == "aid":
            helper = hero_of(state, choice.on[1])
            power = table.content.powers[choice.on[0]]
            reactions.count_use(helper, power)
            table.note("aid", helper.seat, hero=helper.id, power=power.id, figure=symbol_pool.spender.id)
            effect = power.effects[0].split()
            yield from choose_rerolls(table, symbol_pool.rolled, amount(table, effect[1], helper), seat)
        else:
            yield from symbol_pool.take(by_key[choice.on[0]], apply, attacking)
        numbers, aids = symbol_pool.open(), symbol_pool.aids()


def _forced(symbol_pool: SymbolPool, numbers: list[int], attacking: bool, apply: Apply) -> Rule[None]:
    while numbers:
        number = numbers[0]
        if len(numbers) > 1:
            number = yield from _dearest(symbol_pool, numbers, attacking)
        yield from symbol_pool.take(number, apply, attacking)
        numbers = symbol_pool.open()


def _dearest(symbol_pool: SymbolPool, numbers: list[int], attacking: bool) -> Rule[int]:
    seat = owner_seat(symbol_pool.table.state, symbol_pool.spender.id)
    dearest = max([len(symbol_pool.effects[number].cost) for number in numbers])
    by_key = {
        symbol_pool.keys[number]: number
        for number in numbers
        if len(symbol_pool.effects[number].cost) == dearest
    }
    options = SPEND.all_of(seat, by_key)
    faces = [die.face for die in symbol_pool.rolled]
    ask: Ask = "spend" if attacking else "defend"
    choice = yield Question(ask, options, {"figure": symbol_pool.spender.id, "faces": faces})
    return by_key[choice.on[0]]


def reroll_by(table: SwordAndSorceryTable, spender: Body, rolled: list[Die], effect: Effect) -> Rule[None]:
    """An effect lets dice be rolled again."""
    if type(spender) is Figure and effect.args[0] == "all":
        for die in rolled:
            if not die.rerolled:
                dice.reroll(table, die)
        return
    count = len(rolled) if effect.args[0] == "all" else amount(table, effect.args[0], spender)
    forced = type(spender) is Figure
    seat = owner_seat(table.state, spender.id)
    yield from choose_rerolls(table, rolled, count, seat, forced)


def choose_rerolls(
    table: SwordAndSorceryTable, rolled: list[Die], count: int, seat: int, forced: bool = False
) -> Rule[None]:
    """Up to so many dice, each at most once."""
    for turn in range(count):
        free = {f"{die.colour}-{number}": die for number, die in enumerate(rolled, 1) if not die.rerolled}
        if not free:
            return
        options = DIE.all_of(seat, free)
        if turn and not forced:
            options.append(option(ENOUGH, seat))
        about = {"faces": [die.face for die in rolled], "left": count - turn}
        choice = yield Question("reroll", options, about)
        if choice.verb == ENOUGH:
            return
        dice.reroll(table, free[choice.on[0]])


def set_face(table: SwordAndSorceryTable, spender: Body, rolled: list[Die], face: str) -> Rule[None]:
    """One die is turned to a face; it has not been rerolled (SS-RULE-38)."""
    seat = owner_seat(table.state, spender.id)
    names = {f"{die.colour}-{number}": die for number, die in enumerate(rolled, 1)}
    if names:
        options = [option(f"die:{name}", seat) for name in names]
        choice = yield Question("set-face", options, {"face": face})
        die = names[choice.on[0]]
        die.face, die.spent = face, []
        table.note("set-face", colour=die.colour, face=face)


def is_hero_side(body: Body) -> bool:
    """A hero or a companion."""
    return isinstance(body, Hero | Ally)
