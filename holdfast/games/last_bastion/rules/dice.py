"""Rolling the combat dice, with Feng-Li's second try."""

from itertools import combinations
from typing import Any

from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.state import LastBastionTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def roll_combat(
    table: LastBastionTable, seat: int, white: int, grey: bool, slots: tuple[str, ...] = ()
) -> Rule[list[str]]:
    """Roll that many white dice, and the grey die for Kazgin; the faces as they lie in the end.

    `slots` are those of the cards that are fought; none at the Market.
    """
    dice = table.content.dice
    pick = table.chance.pick
    faces: list[str] = [pick("combat", dice.combat.faces) for _ in range(white)]
    if grey:
        faces.append(pick("grey", dice.grey.faces))
    hero = table.state.heroes[seat]
    table.note("roll", seat, hero=hero.id, faces=tuple(faces), grey=grey)
    if faces and may_reroll(table, seat):
        yield from _reroll(table, seat, faces, {"slots": slots} if slots else {})
    return faces


def may_reroll(table: LastBastionTable, seat: int) -> bool:
    """Feng-Li rerolls once in a hero phase; once a roll where the table plays so (LB-RULE-108)."""
    hero = table.state.heroes[seat]
    if hero.id != "feng-li" or not hero.has_power:
        return False
    return not table.state.used.reroll or table.options["feng_li_rerolls"] == "every-roll"


def _reroll(table: LastBastionTable, seat: int, faces: list[str], about: dict[str, Any]) -> Rule[None]:
    """Some or all dice, one time; the second result stands (LB-POWER-15, LB-POWER-17)."""
    options = [option("keep", seat)]
    options += [option("reroll:" + "+".join(f"d{die + 1}" for die in some), seat) for some in rerolls(faces)]
    choice = yield Question("reroll", options, {"faces": tuple(faces), **about})
    if choice.verb == "keep":
        return
    table.state.used.reroll = True
    again = [int(die[1:]) - 1 for die in choice.on]
    for die in again:
        faces[die] = table.chance.pick("combat", table.content.dice.combat.faces)
    table.note("reroll", seat, hero=table.state.heroes[seat].id, dice=len(again), faces=tuple(faces))


def rerolls(faces: list[str]) -> list[tuple[int, ...]]:
    """The sets of dice worth telling apart: dice with equal faces are the same."""
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for size in range(1, len(faces) + 1):
        for some in combinations(range(len(faces)), size):
            found.setdefault(tuple(sorted(faces[die] for die in some)), some)
    return list(found.values())
