"""Cards on the horde boards: drawing, placing, locking dice, leaving."""

from functools import partial
from operator import attrgetter

from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.rules import effects, why_not_choices
from holdfast.games.last_bastion.rules.geometry import SLOTS, SLOTS_OF_SIDE
from holdfast.games.last_bastion.rules.order import Due
from holdfast.games.last_bastion.rules.tokens import lose_life
from holdfast.games.last_bastion.state import OFF, LastBastionState, LastBastionTable, PlacedCard
from holdfast.kernel.question import Verb, option
from holdfast.kernel.table import Rule

PLACE = Verb("place")
_HAS_DIE = attrgetter("die")


def works(foe: PlacedCard, effect: int) -> bool:
    """An effect under the net does not work (LB-TILE-2)."""
    return foe.net != effect


def bears(table: LastBastionTable, foe: PlacedCard, code: str) -> bool:
    """Does a permanent effect of that code work on the card?"""
    numbers = table.content.cards[foe.card].bans.get(code, ())
    return len(numbers) > (foe.net in numbers)


def resistance(table: LastBastionTable, foe: PlacedCard) -> int:
    """Resistance as it stands: standard and spell lower it by one each, not below 0 (LB-RULE-60)."""
    card = table.content.cards[foe.card]
    left = card.resistance - (card.colour == table.state.standard) - foe.spell
    return left if left > 0 else 0


def equipment_banned(table: LastBastionTable) -> bool:
    """Is a NO_EQUIPMENT card in play (LB-EFFECT-30)?"""
    cards = table.content.cards
    for foe in filter(None, table.state.slots):
        numbers = cards[foe.card].bans.get("no-equipment", ())
        if len(numbers) > (foe.net in numbers):
            return True
    return False


def locked_dice(state: LastBastionState) -> int:
    """How many white dice lie on cards."""
    return sum(map(_HAS_DIE, filter(None, state.slots)))


def all_dice_locked(table: LastBastionTable) -> bool:
    """Do all white dice lie on cards?"""
    return locked_dice(table.state) >= table.content.dice.combat.white


def bring_card(table: LastBastionTable, seat: int, actor: int | None) -> Rule[None]:
    """That player must bring a horde card into play (LB-PLACE-4, LB-END-4).

    `seat` makes the choices of placement; `actor` is who suffers the enter effects (None: a hero is
    chosen for each of them).
    """
    state = table.state
    if all(state.slots):
        table.note("no-free-slot", seat)
        lose_life(table, seat)
        return
    if not state.deck:
        table.end(False, "deck")
    card = state.deck.draw("horde", table.chance)
    state.stir()
    table.note("draw", seat, card=card)
    free = _free_slots(table, card, seat)
    ids = state.slot_ids
    options = PLACE.all_of(seat, [ids[slot] for slot in free])
    barred = partial(why_not_choices.place, table, card, free)
    choice = yield Question("place", options, {"card": card}, barred)
    enters = place(table, card, state.slot_of(choice.on[0]), actor)
    if enters is not None:
        yield from enters


@effects.on_hero("draw")
def _draw(table: LastBastionTable, seat: int, source: effects.EffectSource) -> Rule[None]:
    return bring_card(table, seat, source.actor)


def _free_slots(table: LastBastionTable, card: str, seat: int) -> list[int]:
    """Where the placement rules let the card go (LB-PLACE-1 to LB-PLACE-3)."""
    state = table.state
    colour = table.content.cards[card].colour
    side = state.heroes[seat].side if colour == "black" else state.boards.index(colour)
    own = [slot for slot in SLOTS_OF_SIDE[side] if state.slots[slot] is None]
    return own or [slot for slot in range(SLOTS) if state.slots[slot] is None]


def place(table: LastBastionTable, card: str, slot: int, actor: int | None) -> Rule[None] | None:
    """The card comes into play; its enter effects follow at once (LB-PLACE-6)."""
    state = table.state
    if not lands(table, card, slot):
        return None
    state.slots[slot] = PlacedCard(card)
    table.note("place", card=card, slot=state.slot_id(slot))
    printed = table.content.cards[card]
    if printed.permanent:
        lock_die(table, slot)
    return effects.apply_all(table, [Due(card, n) for n in printed.enter], actor) if printed.enter else None


def lands(table: LastBastionTable, card: str, slot: int) -> bool:
    """May the card lie there? The trap takes a monster and lets a warlord pass (LB-TILE-27 to 29)."""
    state = table.state
    if slot != state.trap:
        return True
    state.trap = OFF
    if table.content.cards[card].warlord:
        table.note("trap-spared", card=card, slot=state.slot_id(slot))
        return True
    state.discard.append(card)
    table.note("trapped", card=card, slot=state.slot_id(slot))
    return False


def lock_die(table: LastBastionTable, slot: int) -> None:
    """A LOCK_DIE card takes a white die, if one is left (LB-RULE-62)."""
    state = table.state
    foe = state.slots[slot]
    assert foe is not None
    if not foe.die and bears(table, foe, "lock-die") and locked_dice(state) < table.content.dice.combat.white:
        foe.die = True
        table.note("die-locked", card=foe.card, slot=state.slot_id(slot))


def free_die(table: LastBastionTable, slot: int) -> Rule[None]:
    """The die comes back from a card whose LOCK_DIE is under the net (LB-RULE-66)."""
    state = table.state
    foe = state.slots[slot]
    assert foe is not None
    if foe.die and not bears(table, foe, "lock-die"):
        foe.die = False
        table.note("die-freed", card=foe.card, slot=state.slot_id(slot))
        yield from _pass_die_on(table)


def _pass_die_on(table: LastBastionTable) -> Rule[None]:
    """A card that still waits for a die takes the one that came free, by the team's choice (LB-RULE-62)."""
    state = table.state
    waiting = [
        slot
        for slot, foe in enumerate(state.slots)
        if foe is not None and not foe.die and bears(table, foe, "lock-die")
    ]
    if waiting:
        choice = yield Question("lock-die", [option(f"lock:{state.slot_id(slot)}") for slot in waiting])
        lock_die(table, state.slot_of(choice.on[0]))


def discard(table: LastBastionTable, *slots: int) -> Rule[None]:
    """The cards leave play together; everything on them goes home (LB-FIGHT-11, LB-FIGHT-12, LB-RULE-97)."""
    state = table.state
    state.stir()
    dice = 0
    for slot in slots:
        foe = state.slots[slot]
        assert foe is not None
        state.slots[slot] = None
        state.discard.append(foe.card)
        name = state.slot_id(slot)
        table.note("discard", card=foe.card, slot=name, evil=foe.evil, spell=foe.spell, net=foe.net != OFF)
        if foe.die:
            dice += 1
            table.note("die-freed", card=foe.card, slot=name)
    for _ in range(dice):
        yield from _pass_die_on(table)


def step_on_trap(table: LastBastionTable, slot: int) -> Rule[None]:
    """A card that is moved onto the trap is placed there, so the trap works (LB-RULE-84)."""
    state = table.state
    foe = state.slots[slot]
    assert foe is not None
    state.trap = OFF
    if table.content.cards[foe.card].warlord:
        table.note("trap-spared", card=foe.card, slot=state.slot_id(slot))
    else:
        table.note("trapped", card=foe.card, slot=state.slot_id(slot))
        yield from discard(table, slot)
