"""An attack while it is resolved: what was rolled and what its effects have added up to."""

from holdfast.games.sword_and_sorcery.rules import dice
from holdfast.games.sword_and_sorcery.rules.tally import Tally
from holdfast.games.sword_and_sorcery.rules.weapons import Weapon
from holdfast.games.sword_and_sorcery.state import Attack, Body, Die, Play
from holdfast.games.sword_and_sorcery.vocabulary import SYMBOLS, Effect


class Strike:
    """The totals of one attack. `slip` is what everybody at the table sees of it."""

    __slots__ = (
        "again",
        "all_fatal",
        "all_pierced",
        "ammunition",
        "aoe",
        "attacker",
        "bonus",
        "cleave",
        "conditions",
        "counted",
        "crits",
        "dealt",
        "drain",
        "effects",
        "fatal",
        "free",
        "paid",
        "pierce",
        "push",
        "slip",
        "superiority",
        "table",
        "tally",
        "weapon",
    )

    def __init__(self, table: Play, attacker: Body, weapon: Weapon, slip: Attack) -> None:
        self.table = table
        self.attacker = attacker
        self.weapon = weapon
        self.slip = slip
        self.tally = Tally(attacker.id)
        self.free: list[Effect] = []
        self.effects: list[Effect] = []
        self.bonus = 0
        self.superiority = 0
        self.fatal = 0
        self.all_fatal = False
        self.pierce = 0
        self.all_pierced = False
        self.crits = 0
        self.push = False
        self.aoe = -1
        self.drain = False
        self.cleave = False
        self.counted: list[str] = []
        """Symbols that count as hits while they are unspent."""
        self.conditions: list[tuple[str, str]] = []
        self.again: list[str] = []
        self.paid: list[str] = []
        """Abilities that an effect has activated."""
        self.ammunition: list[str] = []
        """Cards in the inventory that serve this attack."""
        self.dealt: dict[str, int] = {}
        """Damage by target."""

    def hits(self) -> int:
        """The hits as they stand now (SS-ATTACK-12, SS-RULE-75)."""
        left = dice.symbols_left(self.table, self.slip.dice)
        total = self.slip.fixed + left.get("hit", 0) + self.bonus + self.superiority
        for symbol in self.counted:
            total += left.get(symbol, 0)
        return max(total, 0)


def pay(table: Play, rolled: list[Die], one: Effect, useful: frozenset[str]) -> None:
    """Spend symbols; those on dice that will not be rolled again first, unless a reroll is bought.

    Among such dice that one pays which shows least that is useful.
    """
    faces, for_reroll = table.content.faces, one.verb == "reroll"
    for symbol in one.cost:
        order = sorted(rolled, key=lambda die: (die.rerolled is for_reroll, unspent(table, die, useful)))
        for die in order:
            if faces[die.face].count(symbol) > die.spent.count(symbol):
                die.spent = [*die.spent, symbol]
                break


def unspent(table: Play, die: Die, useful: frozenset[str]) -> tuple[int, tuple[int, ...]]:
    """How many useful symbols a die still shows, and which."""
    face = table.content.faces[die.face]
    left = tuple(
        [face.count(symbol) - die.spent.count(symbol) if symbol in useful else 0 for symbol in SYMBOLS]
    )
    return sum(left), left


def useful_symbols(effects: list[Effect], main: str) -> frozenset[str]:
    """Symbols that may be worth something: hits or shields, power by a rune, and what effects cost."""
    return frozenset({main, "power", *(symbol for one in effects for symbol in one.cost)})


def payable(left: dict[str, int], cost: tuple[str, ...]) -> bool:
    """Are there enough unspent symbols for the cost?"""
    if len(cost) == 1:
        return left.get(cost[0], 0) > 0
    return all(left.get(symbol, 0) >= cost.count(symbol) for symbol in cost)


def keys_of(effects: list[Effect]) -> list[str]:
    """The names of effects in options: equal ones are told apart by a number."""
    keys: list[str] = []
    for effect in effects:
        key = effect.key
        count = sum(one.partition(".")[0] == key for one in keys)
        keys.append(f"{key}.{count + 1}" if count else key)
    return keys
