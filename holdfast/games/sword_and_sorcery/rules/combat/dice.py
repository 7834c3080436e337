"""Rolling dice, and what they show."""

from holdfast.games.sword_and_sorcery.rules.find import hero_of
from holdfast.games.sword_and_sorcery.rules.stats import bonus
from holdfast.games.sword_and_sorcery.state import Ally, Body, Die, Hero, SwordAndSorceryTable


def roll(table: SwordAndSorceryTable, red: int, blue: int) -> tuple[list[Die], list[str]]:
    """Red dice, then blue ones; and what they show."""
    dice, pick = table.content.dice, table.chance.pick
    rolled: list[Die] = []
    faces: list[str] = []
    while red > 0:
        red -= 1
        face = pick("red", dice.red)
        faces.append(face)
        rolled.append(Die("red", face))
    while blue > 0:
        blue -= 1
        face = pick("blue", dice.blue)
        faces.append(face)
        rolled.append(Die("blue", face))
    return rolled, faces


def roll_one(table: SwordAndSorceryTable, colour: str) -> tuple[str, ...]:
    """The symbols of one die."""
    dice = table.content.dice
    face = table.chance.pick(colour, dice.red if colour == "red" else dice.blue)
    table.note("roll", colour=colour, face=face)
    return table.content.faces[face]


def reroll(table: SwordAndSorceryTable, die: Die) -> None:
    """A die is rolled again, once (SS-GOLD-2); what was spent of the old face stays spent (SS-RULE-156)."""
    dice = table.content.dice
    die.face = table.chance.pick(die.colour, dice.red if die.colour == "red" else dice.blue)
    die.rerolled = True
    die.spent = []
    table.note("reroll", colour=die.colour, face=die.face)


def count_left(table: SwordAndSorceryTable, dice: list[Die], symbol: str) -> int:
    """How many of one symbol have not been spent."""
    faces = table.content.faces
    total = 0
    for die in dice:
        total += faces[die.face].count(symbol)
        if die.spent:
            total -= die.spent.count(symbol)
    return total


def symbols_left(table: SwordAndSorceryTable, dice: list[Die]) -> list[str]:
    """The symbols that have not been spent."""
    faces = table.content.faces
    found: list[str] = []
    for die in dice:
        found += faces[die.face]
        if die.spent:
            for symbol in die.spent:
                found.remove(symbol)
    return found


def dice_of_save(table: SwordAndSorceryTable, body: Body) -> int:
    """How many dice a figure rolls for a save."""
    hero = hero_of(table.state, body.owner) if type(body) is Ally else body
    return 1 + bonus(table, hero, "save")


def save(table: SwordAndSorceryTable, body: Body, count: int) -> bool:
    """A save: a blue die must show the save symbol; any of several dice (SS-SAVE-2, SS-RULE-40)."""
    hero = hero_of(table.state, body.owner) if type(body) is Ally else body
    assert type(hero) is Hero
    wanted = table.content.classes[hero.card].save
    blue, symbols = table.content.dice.blue, table.content.faces
    faces, saved = [], False
    for _ in range(count):
        face = table.chance.pick("blue", blue)
        faces.append(face)
        saved = saved or wanted in symbols[face]
    table.note("save", hero.seat, hero=body.id, faces=faces, saved=saved)
    return saved
