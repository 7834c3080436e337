"""An attack while it is resolved: what was rolled and what its effects have added up to."""

from collections.abc import Sequence

from msgspec import Struct

from holdfast.games.sword_and_sorcery.content.vocabulary import SYMBOLS, Effect
from holdfast.games.sword_and_sorcery.rules.combat import dice
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon
from holdfast.games.sword_and_sorcery.state import Attack, Body, Die, Foe, SwordAndSorceryTable
from holdfast.kernel.fast_struct import fast_struct


@fast_struct
class AttackState(Struct, eq=False, gc=False):
    """The totals of one attack. `attack` is the part that lies on the table."""

    table: SwordAndSorceryTable
    attacker: Body
    weapon: Weapon
    attack: Attack
    tally: Tally
    foe: Foe | None = None
    """The enemy card that attacks."""
    free: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()
    bonus: int = 0
    superiority: int = 0
    fatal: int = 0
    all_fatal: bool = False
    pierce: int = 0
    all_pierced: bool = False
    crits: int = 0
    push: bool = False
    aoe: int = -1
    drain: bool = False
    cleave: bool = False
    asked_second: bool = False
    """Has the second target of Cleave been asked for?"""
    counted: tuple[str, ...] = ()
    """Symbols that count as hits while they are unspent."""
    conditions: tuple[tuple[str, str], ...] = ()
    again: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    """Abilities that an effect has activated."""
    ammunition: tuple[str, ...] = ()
    """Cards in the inventory that serve this attack."""
    dealt: dict[str, int] = {}
    """Damage by target."""

    def counted_symbols(self) -> tuple[str, ...]:
        """The symbols that are hits unless they are spent."""
        return ("hit", *self.counted)

    def hits(self) -> int:
        """The hits as they stand now (SS-ATTACK-12, SS-RULE-75)."""
        table, attack = self.table, self.attack
        total = attack.fixed + dice.count_left(table, attack.dice, "hit") + self.bonus + self.superiority
        if self.counted:
            for symbol in self.counted:
                total += dice.count_left(table, attack.dice, symbol)
        return total if total > 0 else 0


def pay(
    table: SwordAndSorceryTable, rolled: list[Die], one: Effect, effects: Sequence[Effect], main: str
) -> None:
    """Spend symbols; those on dice that will not be rolled again first, unless a reroll is bought.

    Among such dice that one pays which shows least that is useful: for `main` or for any of the effects.
    """
    faces, for_reroll = table.content.faces, one.verb == "reroll"
    for symbol in one.cost:
        able = []
        for die in rolled:
            if faces[die.face].count(symbol) > die.spent.count(symbol):
                able.append(die)
        if able:
            die = able[0]
            if len(able) > 1:
                die = _least_useful(table, able, for_reroll, useful_symbols(effects, main))
            die.spent = [*die.spent, symbol]


def _least_useful(
    table: SwordAndSorceryTable, able: list[Die], for_reroll: bool, useful: frozenset[str]
) -> Die:
    return min(able, key=lambda die: (die.rerolled is for_reroll, unspent(table, die, useful)))


def unspent(table: SwordAndSorceryTable, die: Die, useful: frozenset[str]) -> tuple[int, tuple[int, ...]]:
    """How many useful symbols a die still shows, and which."""
    face = table.content.faces[die.face]
    left = tuple(
        [face.count(symbol) - die.spent.count(symbol) if symbol in useful else 0 for symbol in SYMBOLS]
    )
    return sum(left), left


def useful_symbols(effects: Sequence[Effect], main: str) -> frozenset[str]:
    """Symbols that may be worth something: hits or shields, power by a rune, and what effects cost."""
    return frozenset([main, "power"]).union(*[one.cost for one in effects])


def payable(left: list[str], cost: tuple[str, ...]) -> bool:
    """Are there enough unspent symbols for the cost?"""
    return all(left.count(symbol) >= cost.count(symbol) for symbol in cost)


def keys_of(effects: Sequence[Effect]) -> list[str]:
    """The names of effects in options: equal ones are told apart by a number."""
    keys: list[str] = []
    counts: dict[str, int] = {}
    for effect in effects:
        key = effect.key
        count = counts[key] = counts.get(key, 0) + 1
        keys.append(key if count == 1 else f"{key}.{count}")
    return keys
