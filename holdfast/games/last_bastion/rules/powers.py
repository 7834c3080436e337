"""The heroes' powers that are used on their own, outside an action (LB-RULE-100)."""

from collections.abc import Callable

from holdfast.games.last_bastion.content.schema import COLOURS
from holdfast.games.last_bastion.rules.evil import banish, evil_targets
from holdfast.games.last_bastion.rules.moving import give_movement
from holdfast.games.last_bastion.rules.tokens import gain_equipment
from holdfast.games.last_bastion.state import LastBastionTable
from holdfast.kernel.question import Option, Verb, option
from holdfast.kernel.table import Rule

ENCHANT = Verb("enchant")
FETCH = Verb("fetch")


def _elmer(table: LastBastionTable, seat: int) -> list[Option]:
    """Give the additional movement to another hero (LB-POWER-6)."""
    state = table.state
    if state.used.extra:
        return []
    return [
        option(f"lend:{hero.id}", seat)
        for other, hero in enumerate(state.heroes)
        if other != seat and hero.in_play
    ]


def _mylfaar(table: LastBastionTable, seat: int) -> list[Option]:
    """Put the spell on a card or move it to another (LB-POWER-7)."""
    state = table.state
    if state.used.power:
        return []
    return [
        ENCHANT[seat, id]
        for id, foe in zip(state.slot_ids, state.slots, strict=True)
        if foe is not None and not foe.spell
    ]


def _arne(table: LastBastionTable, seat: int) -> list[Option]:
    """Take an equipment token (LB-POWER-11)."""
    state = table.state
    if state.used.power:
        return []
    return [FETCH[seat, colour] for colour in COLOURS if state.equipment.get(colour)]


def _teagaan(table: LastBastionTable, seat: int) -> list[Option]:
    """Give up the normal movement to take an evil figure away (LB-POWER-14, LB-RULE-106)."""
    state = table.state
    if state.used.power or state.used.moved or state.heroes[seat].pinned:
        return []
    return [option(f"banish:{target}", seat) for target in evil_targets(state)]


OFFERS: dict[str, Callable[[LastBastionTable, int], list[Option]]] = {
    "elmer": _elmer,
    "mylfaar": _mylfaar,
    "arne": _arne,
    "teagaan": _teagaan,
}


def lend(table: LastBastionTable, seat: int, choice: Option) -> Rule[None]:
    """Another hero moves at once, or not at all."""
    state = table.state
    state.used.extra = True
    other = next(number for number, hero in enumerate(state.heroes) if hero.id == choice.on[0])
    table.note("lend", seat, hero="elmer", to=choice.on[0])
    yield from give_movement(table, other)


def enchant(table: LastBastionTable, seat: int, choice: Option) -> None:
    """The spell lies on that card from now on."""
    state = table.state
    state.used.power = True
    for foe in state.slots:
        if foe is not None:
            foe.spell = False
    foe = state.slots[state.slot_of(choice.on[0])]
    assert foe is not None
    foe.spell = True
    table.note("enchant", seat, hero="mylfaar", card=foe.card, slot=choice.on[0])


def fetch(table: LastBastionTable, seat: int, choice: Option) -> None:
    """Arne's bird brings the token."""
    table.state.used.power = True
    with table.because("arne"):
        gain_equipment(table, seat, choice.on[0])


def drive_out(table: LastBastionTable, seat: int, choice: Option) -> None:
    """Teagaan's movement is gone, and so is the evil figure."""
    used = table.state.used
    used.power = used.moved = True
    with table.because("teagaan"):
        banish(table, choice.on[0])
