"""The nine tiles: when each can be used, and what it does."""

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import NamedTuple

from holdfast.games.last_bastion.content.schema import COLOURS
from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.rules import cards, dice, why_not_choices
from holdfast.games.last_bastion.rules.evil import banish, evil_targets
from holdfast.games.last_bastion.rules.geometry import SLOTS, SLOTS_OF_SIDE
from holdfast.games.last_bastion.rules.moving import give_movement
from holdfast.games.last_bastion.rules.tokens import (
    choose_equipment,
    gain_equipment,
    gain_life,
    heal,
    lose_life,
)
from holdfast.games.last_bastion.state import OFF, LastBastionTable
from holdfast.kernel.question import Verb, option
from holdfast.kernel.table import Rule

SHIFT, WITH, TO = Verb("shift"), Verb("with"), Verb("to")
RAISE = Verb("raise")
HAND = Verb("hand")
SLAY = Verb("slay")
TRAP = Verb("trap")
_HAS_EVIL = attrgetter("evil")
DICE_OF_MARKET = 2
FIGURES_OF_FOUNTAIN = 2


class Tile(NamedTuple):
    """What a tile does for a seat, and whether it can do anything now (LB-RULE-52)."""

    act: Callable[[LastBastionTable, int], Rule[None]]
    can: Callable[[LastBastionTable, int], bool]


def _always(table: LastBastionTable, seat: int) -> bool:
    return True


# Trebuchet


def _net_targets(table: LastBastionTable) -> dict[str, tuple[int, int]]:
    """Every effect of a monster that the net may cover and does not cover yet (LB-RULE-78, 79).

    What can make no difference there is not asked: effects that are spent, and rewards.
    """
    state = table.state
    brief = table.options["questions"] == "brief"
    targets: dict[str, tuple[int, int]] = {}
    for slot, foe in enumerate(state.slots):
        if foe is not None:
            card = table.content.cards[foe.card]
            if not card.warlord:
                name = state.slot_id(slot)
                for number, effect in enumerate(card.effects):
                    if foe.net != number and (number in card.worth_covering or not brief):
                        id = f"net:{name}>{effect.kind}-{effect.code}"
                        targets.setdefault(id, (slot, number))
    return targets


def _can_net(table: LastBastionTable, seat: int) -> bool:
    all_cards = table.content.cards
    brief = table.options["questions"] == "brief"
    for foe in filter(None, table.state.slots):
        card = all_cards[foe.card]
        if not card.warlord:
            numbers = card.worth_covering if brief else range(len(card.effects))
            if len(numbers) > (foe.net in numbers):
                return True
    return False


def _trebuchet(table: LastBastionTable, seat: int) -> Rule[None]:
    state = table.state
    targets = _net_targets(table)
    options = [option(id, seat) for id in targets]
    barred = partial(why_not_choices.warlords, table, "net", "LB-WARLORD-3")
    choice = yield Question("trebuchet", options, {}, barred)
    slot, number = targets[choice.id]
    for old, foe in enumerate(state.slots):
        if foe is not None and foe.net != OFF:
            foe.net = OFF
            table.note("net-lifted", card=foe.card, slot=state.slot_id(old))
            cards.lock_die(table, old)
    foe = state.slots[slot]
    assert foe is not None
    foe.net = number
    effect = table.content.cards[foe.card].effects[number]
    table.note("net", seat, card=foe.card, slot=state.slot_id(slot), effect=effect.code, kind=effect.kind)
    yield from cards.free_die(table, slot)


# Strategist's Tower


def _can_shift(table: LastBastionTable, seat: int) -> bool:
    return any(table.state.slots)


def _tower(table: LastBastionTable, seat: int) -> Rule[None]:
    """Up to two cards move at the same time, so each may take the slot the other leaves (LB-RULE-82)."""
    state = table.state
    ids = state.slot_ids
    held = [slot for slot, foe in enumerate(state.slots) if foe is not None]
    free = [slot for slot in range(SLOTS) if state.slots[slot] is None]
    choice = yield Question("tower", [SHIFT[seat, ids[slot]] for slot in held])
    first = state.slot_of(choice.on[0])
    others = [WITH[seat, ids[slot]] for slot in held if slot != first]
    if free:
        others.append(option("alone", seat))
    choice = yield Question("tower-second", others)
    second = state.slot_of(choice.on[0]) if choice.on else None
    room = free if second is None else [*free, second]
    choice = yield Question("tower-to", [TO[seat, ids[slot]] for slot in room], {"slot": ids[first]})
    moves = [(first, state.slot_of(choice.on[0]))]
    if second is not None:
        room = [slot for slot in [*free, first] if slot != moves[0][1]]
        choice = yield Question("tower-to", [TO[seat, ids[slot]] for slot in room], {"slot": ids[second]})
        moves.append((second, state.slot_of(choice.on[0])))
    yield from _shift(table, seat, moves)


def _shift(table: LastBastionTable, seat: int, moves: list[tuple[int, int]]) -> Rule[None]:
    """Lift the cards and set them down; what lies on them goes along (LB-RULE-83, LB-RULE-84)."""
    state = table.state
    lifted = [(state.slots[source], source, target) for source, target in moves]
    for _, source, _ in lifted:
        state.slots[source] = None
    for foe, source, target in lifted:
        assert foe is not None
        state.slots[target] = foe
        table.note("shift", seat, card=foe.card, source=state.slot_id(source), slot=state.slot_id(target))
    for foe, _, target in lifted:
        assert foe is not None
        if target == state.trap:
            yield from cards.step_on_trap(table, target)


# Market


def _market(table: LastBastionTable, seat: int) -> Rule[None]:
    """Two white dice, locked or not; the colours rolled, then the whites by choice (LB-RULE-89, 90)."""
    faces = yield from dice.roll_combat(table, seat, DICE_OF_MARKET, grey=False)
    for face in faces:
        if face != "white":
            gain_equipment(table, seat, face)
    for face in faces:
        if face == "white":
            yield from choose_equipment(table, seat, "market")


# Tavern


def _tavern(table: LastBastionTable, seat: int) -> Rule[None]:
    state = table.state
    guests = {hero.id: number for number, hero in enumerate(state.heroes) if hero.in_play}
    choice = yield Question("tavern", [option(f"treat:{hero}", seat) for hero in guests])
    guest = guests[choice.on[0]]
    gain_life(table, guest)
    yield from give_movement(table, guest)


# Standard


def _standard(table: LastBastionTable, seat: int) -> Rule[None]:
    state = table.state
    colours = [colour for colour in table.content.tokens.standards if colour != state.standard]
    choice = yield Question("standard", [RAISE[seat, colour] for colour in colours])
    state.standard = choice.on[0]
    table.note("standard", seat, colour=state.standard)


# Divine Fountain


def _can_cleanse(table: LastBastionTable, seat: int) -> bool:
    state = table.state
    if state.evil:
        return True
    for hero in state.heroes:
        if hero.cursed:
            return True
    return any(map(_HAS_EVIL, filter(None, state.slots)))


def _fountain(table: LastBastionTable, seat: int) -> Rule[None]:
    """Up to two evil figures (LB-RULE-92)."""
    for turn in range(FIGURES_OF_FOUNTAIN):
        options = [option(f"banish:{target}", seat) for target in evil_targets(table.state)]
        if turn and options:
            options.append(option("enough", seat))
        if not options:
            return
        choice = yield Question("fountain", options)
        if choice.verb == "enough":
            return
        banish(table, choice.on[0])


# Dispensary


def _patients(table: LastBastionTable) -> list[str]:
    state = table.state
    return [hero.id for hero in state.heroes if hero.status == "eliminated"] if state.life else []


def _can_dispense(table: LastBastionTable, seat: int) -> bool:
    return any(table.state.equipment.values()) or bool(_patients(table))


def _dispensary(table: LastBastionTable, seat: int) -> Rule[None]:
    state = table.state
    options = [option(f"heal:{hero}", seat) for hero in _patients(table)]
    options += [HAND[seat, colour] for colour in COLOURS if state.equipment.get(colour)]
    choice = yield Question("dispensary", options)
    seats = {hero.id: number for number, hero in enumerate(state.heroes)}
    if choice.verb == "heal":
        heal(table, seats[choice.on[0]], state.tiles.index("dispensary"))
        return
    colour = choice.on[0]
    takers = [hero.id for hero in state.heroes if hero.in_play]
    choice = yield Question(
        "dispensary-to", [option(f"for:{hero}", seat) for hero in takers], {"colour": colour}
    )
    gain_equipment(table, seats[choice.on[0]], colour)


# Tomb of the Ancient Kings


def _victims(table: LastBastionTable) -> list[int]:
    all_cards = table.content.cards
    return [
        slot
        for slot, foe in enumerate(table.state.slots)
        if foe is not None and not all_cards[foe.card].warlord
    ]


def _can_slay(table: LastBastionTable, seat: int) -> bool:
    all_cards = table.content.cards
    for foe in filter(None, table.state.slots):
        card = all_cards[foe.card]
        if not card.warlord:
            return True
    return False


def _tomb(table: LastBastionTable, seat: int) -> Rule[None]:
    """The monster is destroyed, then the price is paid (LB-RULE-96)."""
    state = table.state
    ids = state.slot_ids
    options = [SLAY[seat, ids[slot]] for slot in _victims(table)]
    barred = partial(why_not_choices.warlords, table, "slay", "LB-WARLORD-2")
    choice = yield Question("tomb", options, {}, barred)
    slot = state.slot_of(choice.on[0])
    foe = state.slots[slot]
    assert foe is not None
    table.note("slain", seat, card=foe.card, slot=choice.on[0])
    yield from cards.discard(table, slot)
    lose_life(table, seat)


# Dwarven Quarry


def _trap_slots(table: LastBastionTable, seat: int) -> list[int]:
    state = table.state
    side = state.heroes[seat].side
    return [slot for slot in SLOTS_OF_SIDE[side] if state.slots[slot] is None and slot != state.trap]


def _can_trap(table: LastBastionTable, seat: int) -> bool:
    state = table.state
    for slot in SLOTS_OF_SIDE[state.heroes[seat].side]:
        if state.slots[slot] is None and slot != state.trap:
            return True
    return False


def _quarry(table: LastBastionTable, seat: int) -> Rule[None]:
    state = table.state
    ids = state.slot_ids
    choice = yield Question("quarry", [TRAP[seat, ids[slot]] for slot in _trap_slots(table, seat)])
    state.trap = state.slot_of(choice.on[0])
    table.note("trap", seat, slot=choice.on[0])


TILES: dict[str, Tile] = {
    "trebuchet": Tile(_trebuchet, _can_net),
    "tower": Tile(_tower, _can_shift),
    "market": Tile(_market, _always),
    "tavern": Tile(_tavern, _always),
    "standard": Tile(_standard, _always),
    "fountain": Tile(_fountain, _can_cleanse),
    "dispensary": Tile(_dispensary, _can_dispense),
    "tomb": Tile(_tomb, _can_slay),
    "quarry": Tile(_quarry, _can_trap),
}
CONDITIONS = {id: tile.can for id, tile in TILES.items() if tile.can is not _always}
"""When those can be used that cannot always be."""
