"""Using items (SS-CONSUMABLE, SS-ARTIFACT, SS-ACTIVATE)."""

from holdfast.games.sword_and_sorcery.content.schema import Item
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import attack, wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapons import item_weapon
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.hero import powers
from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.actions import AvailableActions, available_actions
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import may_do_nothing
from holdfast.games.sword_and_sorcery.rules.quest import goods
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def usable(table: SwordAndSorceryTable, hero: Hero, available: AvailableActions | None = None) -> list[str]:
    """Pieces the active hero may use now: equipment from its slot, other items from the inventory."""
    found: dict[str, str] = {}
    available = available or available_actions(table, hero)
    kinds = available.kinds
    for piece, item in available.items.items:
        if item.action in kinds and item.id not in found and _has_use(table, hero, piece, item, available):
            found[item.id] = piece
    return list(found.values())


def _has_use(
    table: SwordAndSorceryTable, hero: Hero, piece: str, item: Item, available: AvailableActions
) -> bool:
    if item.id in hero.used or item.id in hero.spent:
        return False
    if item.charges and not table.state.charges.get(piece, 0):
        return False
    if item.kind == "ammunition":
        if item.red or item.blue:
            return bool(available.enemies(item.range))
        return not is_loaded(table, hero)
    if item.aim:
        if not powers.has_aim(available, item.aim, item.range_of_use):
            return False
        return not _is_in_doubt(item) or bool(_targets(table, hero, item))
    return _helps_its_owner(table, hero, item)


def _is_in_doubt(item: Item) -> bool:
    """Does it only heal or cure, so that there may be nothing for it to do?"""
    return all(isinstance(one, str) and may_do_nothing(one) for one in item.do)


def _targets(table: SwordAndSorceryTable, hero: Hero, item: Item) -> list[str]:
    """Whom an item may be used on, without those on whom it would do nothing (SS-RULE-189)."""
    found = powers.aims(table, hero, item.aim, item.range_of_use)
    return powers.helped(table, item.do, found) if _is_in_doubt(item) else found


def _helps_its_owner(table: SwordAndSorceryTable, hero: Hero, item: Item) -> bool:
    """An item that only heals or cures whoever uses it needs something to heal or cure (SS-RULE-189)."""
    for one in item.do:
        if isinstance(one, str) or one.each != "self" or not all(map(may_do_nothing, one.do)):
            return True
        if powers.helped(table, one.do, [hero.id]):
            return True
    return not item.do


def is_loaded(table: SwordAndSorceryTable, hero: Hero) -> bool:
    """Is ammunition waiting for the next attack? Two never serve one attack (SS-CONSUMABLE-6)."""
    pieces = {boost.source for boost in hero.boosts if boost.span == "next"}
    return any(piece in pieces and table.content.item(piece).kind == "ammunition" for piece in hero.pack)


def use(table: SwordAndSorceryTable, hero: Hero, piece: str) -> Rule[None]:
    """Use an item; its action has been paid for."""
    item = table.content.item(piece)
    hero.hidden = False
    table.note("uses", hero.seat, hero=hero.id, item=piece)
    if item.limit == "round":
        hero.used = [*hero.used, item.id]
    elif item.limit == "quest":
        hero.spent = [*hero.spent, item.id]
    if item.charges:
        table.state.charges[piece] -= 1
    with table.because(f"item-{item.id}"):
        if item.kind == "ammunition" and (item.red or item.blue):
            targets = reach.enemies_in_reach(table, hero, item.range)
            choice = yield Question(
                "target", [option(f"target:{id}", hero.seat) for id in targets], {"card": item.id}
            )
            yield from attack.make(table, hero, item_weapon(table, piece, "pack"), [choice.on[0]])
            return
        chosen: list[str] = []
        if item.aim:
            found = _targets(table, hero, item)
            choice = yield Question(
                "target", [option(f"target:{id}", hero.seat) for id in found], {"card": item.id}
            )
            chosen = [choice.on[0]]
        if item.kind == "consumable":
            hero.pack = tuple([one for one in hero.pack if one != piece])
            goods.discard(table, piece)
        context = EffectContext(table, hero, chosen, hero.area, piece, tally=Tally(hero.id))
        yield from effects.run(context, item.do) or ()
        yield from wounds.settle(table, context.tally) or ()
