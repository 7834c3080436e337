"""What powers and items are good for, at a glance."""

from typing import NamedTuple

from holdfast.games.sword_and_sorcery.bot.objectives import statements_in
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.vocabulary import BlockStatement, Statements

HAMPERS = ("lose", "burn", "slow", "stun", "blind", "kd", "poison", "crit", "push", "command")
WARDS = ("mshield", "gain", "hide", "veil", "cure", "rune", "refresh", "turn-powers", "recharge")


def healing(statements: Statements) -> int:
    """How many HP a card heals."""
    total = 0
    for verb, args in statements_in(statements):
        if verb in ("heal", "heal-self"):
            total += int(args[0]) if args[0].isdigit() else 2
    return total


def readies_attack(statements: Statements) -> bool:
    """Does a card make the next attack stronger?"""
    for statement in statements:
        if isinstance(statement, BlockStatement) and (statement.boost or _inner(statement)):
            return True
    return False


def _inner(block: BlockStatement) -> bool:
    return any(readies_attack(part) for part in (block.do, block.otherwise))


def does(statements: Statements, verbs: tuple[str, ...]) -> bool:
    """Does a card do one of these things?"""
    return any(verb in verbs for verb, _ in statements_in(statements))


class CardTraits(NamedTuple):
    """What a power of some rank or an item that does not attack is good for."""

    heals: int
    readies_attack: bool
    hampers: bool
    wards: bool


def traits_of(statements: Statements) -> CardTraits:
    """Read it from what the card says."""
    return CardTraits(
        healing(statements), readies_attack(statements), does(statements, HAMPERS), does(statements, WARDS)
    )


def gain_of(power: printed.Power) -> float:
    """How gladly a hero learns a power."""
    statements = [*power.do, *(statement for level in power.levels for statement in level.do)]
    if power.attack:
        return 1.0
    if power.companion:
        return 0.9
    if healing(statements):
        return 1.2
    if power.kind == "passive":
        return 0.8 if any("hp" in level.passive for level in power.levels) else 0.6
    if readies_attack(statements):
        return 0.8
    return 0.5 if does(statements, HAMPERS) else 0.4
