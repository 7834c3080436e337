"""An attack before and after its roll: what may come of it, with the best spending towards an aim."""

from collections.abc import Callable
from typing import Any

import msgspec

from holdfast.games.sword_and_sorcery.content.vocabulary import SYMBOLS, Effect, effect, effect_on
from holdfast.games.sword_and_sorcery.odds.damage import (
    TargetProfile,
    UnknownOdds,
    damage_distribution,
    dice_of,
    is_counted,
    target_of,
)
from holdfast.games.sword_and_sorcery.odds.dice import (
    ALL_DICE,
    NOTHING,
    Purchase,
    RolledDie,
    Sides,
    Spending,
    Vector,
    only,
    only_useful,
    sum_of,
    vector,
)
from holdfast.games.sword_and_sorcery.rules.combat.attack import add_up, ready
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import AttackState, keys_of, useful_symbols
from holdfast.games.sword_and_sorcery.rules.combat.symbol_spending import limit_key
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon
from holdfast.games.sword_and_sorcery.rules.find import figure_of, figures, geometry_of
from holdfast.games.sword_and_sorcery.rules.hero import reactions
from holdfast.games.sword_and_sorcery.rules.stats import amount, injuries
from holdfast.games.sword_and_sorcery.state import (
    Attack,
    Body,
    Die,
    Hero,
    SwordAndSorceryState,
    SwordAndSorceryTable,
)
from holdfast.kernel.chance import Chance
from holdfast.kernel.table import Table

HIT = SYMBOLS.index("hit")
MEANS = ("hit", "fatal", "pierce", "reroll", "count", "shield")
"""Effects that are bought for the wounds they make; their own chance tells nothing more."""
NEEDS_HITS = ("crit", "push")
ValueFunction = Callable[[frozenset[int], Vector], float]

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(SwordAndSorceryState).decode


def copy_table(table: SwordAndSorceryTable) -> SwordAndSorceryTable:
    """The same table, to try something out on."""
    return Table(_decode(_encode(table.state)), table.content, table.options, Chance(0), quiet=True)


def shown(table: SwordAndSorceryTable, dice: list[Die], useful: frozenset[str]) -> list[RolledDie]:
    """Dice on the table, as far as their symbols are useful and unspent."""
    faces = table.content.faces
    found = []
    for die in dice:
        left = list(faces[die.face])
        for symbol in die.spent:
            left.remove(symbol)
        found.append((die.colour, only_useful(vector(left), useful), die.rerolled))
    return found


def number_of_dice(table: SwordAndSorceryTable, one: Effect, body: Body) -> int:
    """How many dice an effect rolls again; none unless that is what it does."""
    if one.verb != "reroll":
        return 0
    return ALL_DICE if one.args[0] == "all" else amount(table, one.args[0], body)


class AttackOdds:
    """One attack on one target, before its roll or with its dice on the table.

    Dice that other heroes may let be rolled again count only when they lie on the table.
    """

    def __init__(self, table: SwordAndSorceryTable, attack: Attack, attacker: Body, body: Body) -> None:
        self.table = table
        self.attack = attack
        self.attacker = attacker
        self.body = body
        self.target: TargetProfile = target_of(table, body, attack.type)
        self.free = [effect(text) for text in attack.free]
        pairs = zip(attack.effects, attack.sources, strict=True)
        self.paid = [effect_on(source, text) for text, source in pairs]
        self.keys = keys_of(self.paid)
        self.useful = useful_symbols(self.paid, "hit")
        if any(one.verb in ("reroll", "face", "lose") for one in self.free):
            raise UnknownOdds
        if any(one.verb in ("face", "lose") for one in self.paid):
            raise UnknownOdds
        self.bonus = attack.bonus
        self.bought = frozenset(attack.used)
        self.numbers = [number for number in range(len(self.paid)) if self._may_buy(number)]
        """The effects that can be bought at all, by their place in `purchases`."""
        self.purchases = [self._purchase(self.paid[number]) for number in self.numbers]
        if attack.dice:
            for helper, power in reactions.helpers(table, attacker):
                dice = amount(table, power.effects[0].split()[1], helper)
                self.purchases.append(Purchase(NOTHING, dice))
        self._attack_states: dict[frozenset[int], AttackState] = {}
        self._distributions: dict[tuple[frozenset[int], int], list[float]] = {}

    def _may_buy(self, number: int) -> bool:
        one, spender = self.paid[number], self.attacker
        if number in self.bought:
            return False
        hindered = bool(spender.injuries) and "effects" in injuries(self.table, spender)
        if hindered and self.table.content.dice.no_effects in one.cost:
            return False
        if one.limit and isinstance(spender, Hero):
            return limit_key(one) not in (spender.used if one.limit == "round" else spender.spent)
        return True

    def _purchase(self, one: Effect) -> Purchase:
        return Purchase(vector(one.cost), number_of_dice(self.table, one, self.attacker))

    # -- what it comes to ---------------------------------------------------------------------

    def attack_state(self, bought: frozenset[int]) -> AttackState:
        """The totals of the attack with these purchases."""
        found = self._attack_states.get(bought)
        if found is None:
            attack = self.attack
            weapon = Weapon(
                attack.weapon, attack.fixed, attack.red, attack.blue, 0, attack.type, (), frozenset()
            )
            tally = Tally(self.attacker.id)
            found = self._attack_states[bought] = AttackState(
                self.table, self.attacker, weapon, attack, tally
            )
            have = {self.numbers[at] for at in bought if at < len(self.numbers)} | self.bought
            for one in (*self.free, *(self.paid[number] for number in sorted(have))):
                if is_counted(one.verb) and one.verb != "reroll":
                    add_up(found, one.verb, one.args)
        return found

    def hits(self, bought: frozenset[int], left: Vector) -> int:
        """The hits with these purchases and symbols (SS-ATTACK-12)."""
        attack_state = self.attack_state(bought)
        counted = sum(left[SYMBOLS.index(symbol)] for symbol in attack_state.counted)
        return max(self.attack.fixed + left[HIT] + counted + attack_state.bonus + self.bonus, 0)

    def damage_distribution(self, bought: frozenset[int], left: Vector) -> list[float]:
        """The chance of each number of HP that the target loses; the last is death."""
        hits = self.hits(bought, left)
        found = self._distributions.get((bought, hits))
        if found is None:
            found = self._distributions[bought, hits] = damage_distribution(
                self.table, self.attack_state(bought), self.target, hits
            )
        return found

    # -- aims ---------------------------------------------------------------------------------

    def kill(self, bought: frozenset[int], left: Vector) -> float:
        """That the target dies."""
        return self.damage_distribution(bought, left)[-1]

    def hurt(self, bought: frozenset[int], left: Vector) -> float:
        """That the target loses HP at all."""
        return 1.0 - self.damage_distribution(bought, left)[0]

    def mean(self, bought: frozenset[int], left: Vector) -> float:
        """HP lost on average."""
        return sum(count * chance for count, chance in enumerate(self.damage_distribution(bought, left)))

    def effect(self, number: int) -> ValueFunction:
        """That an effect is bought and works."""
        at = self.numbers.index(number)
        needs_hits = self.paid[number].verb in NEEDS_HITS

        def works(bought: frozenset[int], left: Vector) -> float:
            return float(at in bought and (not needs_hits or self.hits(bought, left) > 0))

        return works

    def wanted(self) -> list[int]:
        """The effects that are bought for their own sake."""
        return [number for number in self.numbers if self.paid[number].verb not in MEANS]

    def spending(self, aim: ValueFunction) -> Spending:
        """The best spending towards an aim."""
        return Spending(self.dice(), self.purchases, aim)

    def dice(self) -> dict[str, Sides]:
        """The dice with what is useful on them."""
        return {colour: only(die, self.useful) for colour, die in dice_of(self.table).items()}

    def rolled(self) -> list[RolledDie]:
        """The dice on the table."""
        return shown(self.table, self.attack.dice, self.useful)

    # -- before the roll ----------------------------------------------------------------------

    def before_roll(self) -> dict[str, float]:
        """The chances of killing, hurting, and of each effect."""
        reds, blues = self.attack.red, self.attack.blue
        return {name: self.spending(aim).before_roll(reds, blues) for name, aim in self.aims().items()}

    def aims(self) -> dict[str, ValueFunction]:
        """What one may want of the attack."""
        found: dict[str, ValueFunction] = {"kill": self.kill, "hurt": self.hurt}
        return found | {self.keys[number]: self.effect(number) for number in self.wanted()}

    def summary_before_roll(self) -> dict[str, Any]:
        """Hits and wounds if most wounds are wanted."""
        return self._summary(self.spending(self.mean).ends_before_roll(self.attack.red, self.attack.blue))

    # -- after the roll -----------------------------------------------------------------------

    def after_roll(self, rolled: list[RolledDie], rerolls: int = 0) -> dict[str, float]:
        """The same for the dice on the table."""
        none: frozenset[int] = frozenset()
        return {name: self.spending(aim).best(rolled, none, rerolls) for name, aim in self.aims().items()}

    def summary_after_roll(self, rolled: list[RolledDie], rerolls: int = 0) -> dict[str, Any]:
        """Hits and wounds from here on if most wounds are wanted."""
        return self._summary(self.spending(self.mean).ends(rolled, frozenset(), rerolls))

    def without_purchases(self, rolled: list[RolledDie]) -> tuple[dict[str, float], dict[str, Any]]:
        """If nothing more is bought."""
        none: frozenset[int] = frozenset()
        left = sum_of(rolled)
        return {"kill": self.kill(none, left), "hurt": self.hurt(none, left)}, self._summary(
            {(none, left): 1.0}
        )

    def _summary(self, ends: dict[tuple[frozenset[int], Vector], float]) -> dict[str, Any]:
        hits: dict[str, float] = {}
        wounds: dict[str, float] = {}
        for (bought, left), chance in ends.items():
            name = str(self.hits(bought, left))
            hits[name] = hits.get(name, 0.0) + chance
            for count, part in enumerate(self.damage_distribution(bought, left)):
                if part:
                    wounds[str(count)] = wounds.get(str(count), 0.0) + chance * part
        mean = sum(int(count) * chance for count, chance in wounds.items())
        return {"hits": _sorted(hits), "wounds": _sorted(wounds), "mean": mean}


def _sorted(chances: dict[str, float]) -> dict[str, float]:
    return {name: chances[name] for name in sorted(chances, key=int)}


def prepared(
    table: SwordAndSorceryTable, attacker: str, weapon: Weapon, target: str, *, combat: int = 0
) -> Attack:
    """An attack that has not been made; `combat` actions are paid for it."""
    other = copy_table(table)
    other.state.turn.combat += combat
    body = figure_of(other.state, attacker)
    assert body is not None
    return ready(other, body, weapon, [target]).attack


def struck_by_area(table: SwordAndSorceryTable, attack: Attack, target: Body) -> list[Body]:
    """The target, and whom else a free AoE strikes (SS-AOE-1)."""
    reach = -1
    for text in attack.free:
        one = effect(text)
        if one.verb == "aoe":
            reach = max(reach, amount(table, one.args[0], figure_of(table.state, attack.attacker)))
    if reach < 0:
        return [target]
    walk = geometry_of(table).walk[target.area]
    others = [body for body in figures(table.state) if body is not target and walk[body.area] <= reach]
    return [target, *others]
