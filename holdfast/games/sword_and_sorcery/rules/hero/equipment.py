"""Slots, inventory, and moving cards between them (SS-ITEM, SS-WEAPON, SS-ARMOR, SS-ARTIFACT)."""

from holdfast.games.sword_and_sorcery.caches import CACHES
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.message_ids import Ask, Question
from holdfast.games.sword_and_sorcery.rules.combat import death
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.dispatch import CALLS
from holdfast.games.sword_and_sorcery.rules.hero import learning
from holdfast.games.sword_and_sorcery.rules.quest import goods
from holdfast.games.sword_and_sorcery.rules.stats import full_shields, has_room, max_hp, may_use, room
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryTable
from holdfast.kernel.question import Option, Target, Verb, option
from holdfast.kernel.table import Rule

DONE = "done"
CHANGES_PER_CARD = 3
OTHER_HAND = {"main": "off", "off": "main"}
EQUIP, SHIFT, STOW = Target("equip"), Target("shift"), Verb("stow")
GIVE_OR_TAKE = {"give": Verb("give"), "take": Verb("take")}


def slots_for(item: printed.Item) -> tuple[str, ...]:
    """Where a card can be equipped (SS-WEAPON-1 to SS-WEAPON-4)."""
    if item.kind == "weapon":
        return {"main": ("main",), "two": ("main",), "off": ("off",), "any": ("main", "off")}.get(
            item.hand, ()
        )
    return (item.kind,) if item.kind in ("armor", "artifact") else ()


def fitting(table: SwordAndSorceryTable, hero: Hero, piece: str) -> tuple[str, ...]:
    """The slots a hero may put a card into: the same for all of a class."""
    known = _fitting_slots(table, hero)
    found = known.get(piece)
    if found is None:
        item = table.content.item(piece)
        found = known[piece] = slots_for(item) if may_use(table, hero, item) else ()
    return found


def _fitting_slots(table: SwordAndSorceryTable, hero: Hero) -> dict[str, tuple[str, ...]]:
    """The slots for each card that was asked about already."""
    known = CACHES[table.content].fitting_slots
    return known[hero.card] if hero.card in known else known.setdefault(hero.card, {})


def displaced(table: SwordAndSorceryTable, hero: Hero, piece: str, slot: str) -> list[str]:
    """The slots that must be emptied for a card: its own, and the other hand for two-handed weapons."""
    found = [slot] if slot in hero.slots else []
    main = hero.slots.get("main")
    if table.content.item(piece).hand == "two" and "off" in hero.slots:
        found.append("off")
    if slot == "off" and main is not None and table.content.item(main).hand == "two":
        found.append("main")
    return found


def equip_options(table: SwordAndSorceryTable, hero: Hero, free: int) -> list[Option]:
    """Everything Rearrange allows now without ending above capacity (SS-SPECIAL-8, -9, SS-RULE-145).

    No card takes the place of more than two: with room for one more, all are allowed.
    """
    found, seat = [], hero.seat
    known = _fitting_slots(table, hero)
    for piece in hero.pack:
        for slot in known[piece] if piece in known else fitting(table, hero, piece):
            if free > 0 or len(displaced(table, hero, piece, slot)) - 1 <= free:
                found.append(EQUIP[seat, piece, slot])
    for slot, piece in hero.slots.items():
        if free > 0:
            found.append(STOW[seat, piece])
        other = OTHER_HAND.get(slot)
        if other is not None:
            slots = known[piece] if piece in known else fitting(table, hero, piece)
            if other in slots and _may_swap(table, hero, other, slot):
                found.append(SHIFT[seat, piece, other])
    return found


def _may_swap(table: SwordAndSorceryTable, hero: Hero, other: str, slot: str) -> bool:
    held = hero.slots.get(other)
    return held is None or slot in fitting(table, hero, held)


def equip(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None] | None:
    """One change of the equipment; None if it is done already, without a question."""
    piece = choice.on[0]
    match choice.verb:
        case "equip":
            return put_on(table, hero, piece, choice.on[1])
        case "shift":
            other = choice.on[1]
            slot = next(name for name, held in hero.slots.items() if held == piece)
            held = hero.slots.get(other)
            kept = {name: one for name, one in hero.slots.items() if name not in (slot, other)}
            hero.slots = {**kept, other: piece} | ({slot: held} if held is not None else {})
            table.note("equips", hero.seat, hero=hero.id, item=piece, slot=other)
        case "stow":
            return take_off(table, hero, piece)
    return None


def put_on(table: SwordAndSorceryTable, hero: Hero, piece: str, slot: str) -> Rule[None] | None:
    """A card of the inventory goes into its slot; what was there goes to the inventory."""
    before = full_shields(table, hero) if hero.shields else 0
    hero.pack = tuple([one for one in hero.pack if one != piece])
    gone = displaced(table, hero, piece, slot)
    hero.pack = (*hero.pack, *(plain(table, hero.slots[name]) for name in gone))
    hero.slots = {**{name: held for name, held in hero.slots.items() if name not in gone}, slot: piece}
    table.note("equips", hero.seat, hero=hero.id, item=piece, slot=slot)
    return refit(table, hero, before)


def take_off(table: SwordAndSorceryTable, hero: Hero, piece: str) -> Rule[None] | None:
    """An equipped card goes to the inventory."""
    before = full_shields(table, hero) if hero.shields else 0
    hero.slots = {slot: held for slot, held in hero.slots.items() if held != piece}
    hero.pack = (*hero.pack, plain(table, piece))
    table.note("stows", hero.seat, hero=hero.id, item=piece)
    return refit(table, hero, before)


def plain(table: SwordAndSorceryTable, piece: str) -> str:
    """An empowered soul weapon that leaves its slot turns back (SS-SOULWEAPON-5)."""
    item = table.content.item(piece)
    if not item.deck and not item.upgraded:
        other = table.content.other_face(piece)
        if table.content.item(other).imbue:
            return other
    return piece


def refit(table: SwordAndSorceryTable, hero: Hero, before: int = 0) -> Rule[None] | None:
    """Powers granted by items come and go with them (SS-POWER-11); shields and capacity too.

    `before` is how many magic shields his cards gave until now.
    """
    for held in hero.powers:
        if held.item and held.item not in hero.slots.values():
            death.discard_power(table, hero, held)
    if table.content.granting.keys().isdisjoint(hero.slots.values()):
        return goods.shed(table, hero, before)
    return _learn_what_is_granted(table, hero, before)


def _learn_what_is_granted(table: SwordAndSorceryTable, hero: Hero, before: int) -> Rule[None]:
    for piece in list(hero.slots.values()):
        granted = table.content.granting.get(piece, 0)
        while sum(held.item == piece for held in hero.powers) < granted:
            learned = yield from learning.learn(table, hero, talent=False, item=piece)
            if not learned:
                break
    yield from goods.shed(table, hero, before) or ()


def rearrange(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    """Any number of changes in one special action: as many as bring every card anywhere."""
    for _ in range(CHANGES_PER_CARD * (len(hero.slots) + len(hero.pack))):
        options = equip_options(table, hero, room(table, hero))
        options.append(option(DONE, hero.seat))
        choice = yield Question("rearrange", options, {"hero": hero.id})
        if choice.verb == DONE:
            break
        yield from equip(table, hero, choice) or ()
    yield from bear_wounds(table, hero) or ()


def bear_wounds(table: SwordAndSorceryTable, hero: Hero) -> Rule[None] | None:
    """Whom only a card held up dies when it is gone (SS-RULE-200)."""
    if hero.ghost or hero.wounds < max_hp(table, hero):
        return None
    return _die_of_wounds(table, hero)


def _die_of_wounds(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    yield from CALLS.dies(table, hero, "")
    yield from CALLS.settle(table, Tally(hero.id)) or ()


# -- exchange ------------------------------------------------------------------------------------


def exchange(table: SwordAndSorceryTable, hero: Hero, other: Hero) -> Rule[None]:
    """At most one item each way and any number of crowns; both must agree (SS-RULE-146)."""
    given = yield from _offered(table, hero, hero, "give")
    taken = yield from _offered(table, hero, other, "take")
    crowns = yield from _crowns(hero, other)
    options = [option("agree", other.seat), option("refuse", other.seat)]
    about = {"hero": hero.id, "to": other.id, "count": crowns}
    if hero.seat != other.seat:
        choice = yield Question("exchange", options, about)
        if choice.verb == "refuse":
            table.note("refused", other.seat, hero=other.id)
            return
    table.note("exchanges", hero.seat, hero=hero.id, to=other.id)
    if crowns:
        giver, getter = (hero, other) if crowns > 0 else (other, hero)
        pass_crowns(table, giver, getter, abs(crowns))
    before = [(one, full_shields(table, one)) for one in (hero, other)]
    for piece, source in ((given, hero), (taken, other)):
        if piece:
            _let_go(table, source, piece)
    for piece, target in ((given, other), (taken, hero)):
        if piece:
            yield from _receive(table, target, plain(table, piece))
    for one, shields in before:
        yield from refit(table, one, shields) or ()
        yield from bear_wounds(table, one) or ()


def _offered(table: SwordAndSorceryTable, hero: Hero, owner: Hero, verb: str) -> Rule[str]:
    options = GIVE_OR_TAKE[verb].all_of(hero.seat, (*owner.slots.values(), *owner.pack))
    options.append(option(f"{verb}-nothing", hero.seat))
    ask: Ask = "exchange-give" if verb == "give" else "exchange-take"
    choice = yield Question(ask, options, {"hero": owner.id})
    return choice.on[0] if choice.on else ""


def _crowns(hero: Hero, other: Hero) -> Rule[int]:
    """Crowns given (above 0) or received (below 0)."""
    options = [option("no-crowns", hero.seat)]
    options += goods.sums("give-crowns", hero.seat, hero.crowns)
    options += goods.sums("take-crowns", hero.seat, other.crowns)
    choice = yield Question("exchange-crowns", options, {"hero": other.id})
    if not choice.on:
        return 0
    return int(choice.on[0]) * (1 if choice.verb == "give-crowns" else -1)


def pass_crowns(table: SwordAndSorceryTable, giver: Hero, getter: Hero, count: int) -> None:
    """Crowns change hands; coins are changed with the supply where needed."""
    goods.pay_crowns(table, giver, count)
    goods.gain_crowns(table, getter, count)


def _let_go(table: SwordAndSorceryTable, hero: Hero, piece: str) -> None:
    if piece in hero.pack:
        hero.pack = tuple([one for one in hero.pack if one != piece])
    else:
        hero.slots = {slot: held for slot, held in hero.slots.items() if held != piece}


def _receive(table: SwordAndSorceryTable, hero: Hero, piece: str) -> Rule[None]:
    """A received card may go into an empty slot at once, also where the inventory is full (SS-SPECIAL-11)."""
    slots = [slot for slot in fitting(table, hero, piece) if not displaced(table, hero, piece, slot)]
    roomy = has_room(table, hero)
    if roomy:
        yield from goods.receive(table, hero, piece) or ()
    if slots:
        options = [option(f"equip:{piece}>{slot}", hero.seat) for slot in slots]
        options.append(option("keep-in-pack" if roomy else f"put-down:{piece}", hero.seat))
        choice = yield Question("wear", options, {"item": piece})
        if choice.verb == "equip":
            yield from put_on(table, hero, piece, choice.on[1]) or ()
            return
    if not roomy:
        goods.lay_down(table, hero.area, piece)
