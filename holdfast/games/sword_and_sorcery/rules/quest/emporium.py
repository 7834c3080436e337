"""Before the quest, and visits to the Emporium (SS-EMPORIUM, SS-STASH, SS-BUILDING)."""

from collections.abc import Iterator
from functools import partial

from holdfast.games.sword_and_sorcery.caches import CACHES, Deals, EmporiumOffers, LatestTakings, Sales
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import about, why_not
from holdfast.games.sword_and_sorcery.rules.combat import dice
from holdfast.games.sword_and_sorcery.rules.enemy import boss, shadows
from holdfast.games.sword_and_sorcery.rules.find import hero_of, heroes_in_play
from holdfast.games.sword_and_sorcery.rules.hero import equipment, learning, outfitting
from holdfast.games.sword_and_sorcery.rules.quest import carrying, goods, triggers
from holdfast.games.sword_and_sorcery.rules.quest.goods import ANVIL_FEE, TAVERN_STAKE
from holdfast.games.sword_and_sorcery.rules.stats import (
    ANY_CONSUMABLES,
    full_shields,
    has_flag,
    has_room,
    may_use,
    room,
)
from holdfast.games.sword_and_sorcery.rules.why_not import WhenAsked
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryTable, Visit, field_of
from holdfast.kernel.question import Barred, Option, Target, Verb, option
from holdfast.kernel.table import Rule

BUY, TAKE, HAND = Verb("buy"), Verb("take"), Target("hand")
TAVERN, SHOP_NEXT = Verb("tavern"), Verb("shop")
OUTFIT, LEAVE = option("outfit"), option("leave")
SHOP: dict[tuple[str, ...], list[Option]] = {}
"""By who shops now and by all who take part, that another shops next."""


def prepare(table: SwordAndSorceryTable) -> Rule[None]:
    """The opening is told, powers are chosen, the Emporium visited, the first hero named (SS-RULE-24)."""
    if not table.state.opened and "opening" in field_of(table).moments:
        return _open(table)
    if table.state.gains:
        return _gain(table)
    return visit_step(table) if table.state.visit is not None else _lead(table)


def _open(table: SwordAndSorceryTable) -> Rule[None]:
    table.state.opened = True
    yield from triggers.fire(table, "opening") or ()


def _gain(table: SwordAndSorceryTable) -> Rule[None]:
    state = table.state
    gain = state.gains[0]
    learned = yield from learning.learn(table, hero_of(state, gain.hero), gain.talent)
    state.gains = state.gains[1:]
    if not learned:
        table.note("nothing-to-learn", hero=gain.hero)


def _lead(table: SwordAndSorceryTable) -> Rule[None]:
    state = table.state
    choice = yield Question("first-hero", [option(f"lead:{hero.id}") for hero in state.heroes])
    state.active = choice.on[0]
    table.note("leads", hero=state.active)
    if any(foe.boss for foe in state.foes):
        yield from boss.begin(table)
    yield from shadows.look(table) or ()
    yield from triggers.fire(table, "begin") or ()
    state.phase = "time"


def in_the_middle(table: SwordAndSorceryTable) -> Rule[None]:
    """A visit during the quest: all living heroes, wherever they stand (SS-RULE-150)."""
    state = table.state
    if state.visit is not None:
        return
    visitors = heroes_in_play(state)
    state.visit = Visit([hero.id for hero in visitors])
    table.note("visit")
    yield from _until_it_is_over(table)
    for hero in visitors:
        yield from equipment.bear_wounds(table, hero) or ()


def _until_it_is_over(table: SwordAndSorceryTable) -> Rule[None]:
    while table.state.visit is not None:
        yield from visit_step(table)


def visit_step(table: SwordAndSorceryTable) -> Rule[None]:
    """One thing somebody does in the Emporium."""
    state = table.state
    visit = state.visit
    assert visit is not None
    if not table.options["shared_visit"]:
        return (yield from _own_visit_step(table, visit))
    shopper = hero_of(state, visit.shopper) if visit.shopper else None
    options = _shoppers(visit.heroes, visit.shopper)
    why = None
    if shopper is not None:
        options += _options(table, shopper, visit)
        why = WhenAsked(why_not.in_visit, table, shopper)
    if outfitting.can_outfit(table, visit.heroes):
        options.append(OUTFIT)
    options.append(LEAVE)
    choice = yield Question("visit", options, about.HERO[shopper.id] if shopper is not None else {}, why)
    verb = choice.verb
    if verb == "leave":
        state.visit = None
        table.note("visit-over")
    elif verb == "shop":
        visit.shopper = choice.on[0]
        table.note("shops", hero=visit.shopper)
    elif verb == "outfit":
        yield from outfitting.outfit(table, visit.heroes)
    elif shopper is not None:
        dealing = _deal(table, shopper, visit, choice)
        if dealing is not None:
            yield from dealing


def _own_visit_step(table: SwordAndSorceryTable, visit: Visit) -> Rule[None]:
    """Every player shops for his own heroes and says when he is ready, one after another: an id is offered
    to one seat at a time, so that a record of ids replays."""
    state = table.state
    _come_to_the_counter(table, visit)
    party = state.heroes
    if len(visit.heroes) < len(party):
        party = [hero for hero in party if hero.id in visit.heroes]
    seats = sorted({hero.seat for hero in party})
    at_counter = next(seat for seat in seats if seat not in visit.ready)
    own = [hero for hero in party if hero.seat == at_counter]
    shopping: list[Hero] = []
    options: list[Option] = []
    for hero in own:
        if hero.id in visit.counters:
            shopping.append(hero)
        else:
            options.append(SHOP_NEXT[at_counter, hero.id])
    if outfitting.can_outfit(table, [hero.id for hero in own]):
        options.append(option("outfit", at_counter))
    for hero in shopping:
        options += _own_options(table, hero, visit)
    options.append(option("ready" if len(seats) > 1 else "leave", at_counter))
    choice = yield Question("visit", options, why_not=partial(_why_not, table, shopping))
    if choice.verb in ("leave", "ready"):
        _ready(table, visit, seats, choice)
    elif choice.verb == "shop":
        others = [id for id in visit.counters if hero_of(state, id).seat != choice.seat]
        visit.counters = [*others, choice.on[0]]
        table.note("shops", hero=choice.on[0])
    elif choice.verb == "outfit":
        yield from outfitting.outfit(table, [hero.id for hero in party if hero.seat == choice.seat])
    else:
        shopper = next(hero for hero in shopping if hero.seat == choice.seat)
        yield from _deal(table, shopper, visit, choice) or ()


def _come_to_the_counter(table: SwordAndSorceryTable, visit: Visit) -> None:
    """The first hero of each player goes first."""
    state, counters = table.state, visit.counters
    there = {hero.seat for hero in state.heroes if hero.id in counters}
    for hero in state.heroes:
        if hero.seat not in there and hero.id in visit.heroes:
            there.add(hero.seat)
            visit.counters = [*visit.counters, hero.id]


def _ready(table: SwordAndSorceryTable, visit: Visit, seats: list[int], choice: Option) -> None:
    assert choice.seat is not None
    visit.ready = [*visit.ready, choice.seat]
    if len(visit.ready) == len(seats):
        table.state.visit = None
        table.note("visit-over")
    else:
        first = next(id for id in visit.heroes if hero_of(table.state, id).seat == choice.seat)
        table.note("ready", choice.seat, hero=first)


def _why_not(table: SwordAndSorceryTable, shopping: list[Hero]) -> Iterator[Barred]:
    for hero in shopping:
        yield from why_not.in_visit(table, hero)


def _own_options(table: SwordAndSorceryTable, hero: Hero, visit: Visit) -> list[Option]:
    """Of several copies of a card one is offered; what the hero can use comes first."""
    free = room(table, hero)
    any_consumables = has_flag(table, hero, ANY_CONSUMABLES)
    useful, useless = _sorted_purchases(table, hero, any_consumables)
    stash = table.state.stash
    if stash:
        latest = CACHES[table.content].latest_takings
        last = latest.get(hero.card)
        if (
            last is None
            or last.stash != stash
            or last.seat != hero.seat
            or last.any_consumables != any_consumables
        ):
            found = _one_of_each(table, hero, TAKE.all_of_tuple(hero.seat, stash))
            last = latest[hero.card] = LatestTakings(stash, hero.seat, any_consumables, found)
        takeable, left = last.found
        wares = [*useful, *takeable, *useless, *left]
    else:
        wares = useful + useless
    return _with_place(table, hero, visit, free, wares) + _other_options(table, hero, visit, free)


def _sorted_purchases(
    table: SwordAndSorceryTable, hero: Hero, any_consumables: bool
) -> tuple[list[Option], list[Option]]:
    """What can be bought: what the hero can use, and the rest; remembered for the cards that lie there."""
    shelf = _shelf(table)
    key = hero.seat, hero.crowns, hero.card, any_consumables
    found = shelf.by_use.get(key)
    if found is None:
        if shelf.gone is None:
            found = _one_of_each(table, hero, _purchases(table, hero.seat, hero.crowns))
        else:
            useful, useless = _sales_by_use(table, hero, key)
            found = _first_left(useful, shelf.gone), _first_left(useless, shelf.gone)
        shelf.by_use[key] = found
    return found


def _sales_by_use(
    table: SwordAndSorceryTable, hero: Hero, key: tuple[int, int, str, bool]
) -> tuple[Sales, Sales]:
    """What can be bought while nothing is gone, face by face: what the hero can use, and the rest."""
    known = CACHES[table.content].sales_by_use
    found = known.get(key)
    if found is None:
        copies: dict[str, list[Option]] = {}
        for one in _all_within(table, hero.seat, hero.crowns):
            copies.setdefault(one.on[0].partition(".")[0], []).append(one)
        found = known[key] = [], []
        for face, options in copies.items():
            found[not may_use(table, hero, table.content.items[face])].append(tuple(options))
    return found


def _first_left(sales: Sales, gone: frozenset[str]) -> list[Option]:
    """The first copy of each face that is still there."""
    found: list[Option] = []
    for copies in sales:
        for one in copies:
            if one.on[0] not in gone:
                found.append(one)
                break
    return found


def _one_of_each(
    table: SwordAndSorceryTable, hero: Hero, options: list[Option]
) -> tuple[list[Option], list[Option]]:
    """One option for each card, whatever its copies: what the hero can use, and the rest."""
    items = table.content.items
    useful: list[Option] = []
    useless: list[Option] = []
    seen: set[str] = set()
    for one in options:
        face = one.on[0].partition(".")[0]
        if face not in seen:
            seen.add(face)
            (useful if may_use(table, hero, items[face]) else useless).append(one)
    return useful, useless


def _shoppers(heroes: list[str], shopper: str) -> list[Option]:
    """Who may shop next."""
    key = (shopper, *heroes)
    found = SHOP.get(key)
    if found is None:
        found = SHOP[key] = [option(f"shop:{id}") for id in heroes if id != shopper]
    return list(found)


def _options(table: SwordAndSorceryTable, hero: Hero, visit: Visit) -> list[Option]:
    free = room(table, hero)
    purchases = _purchases(table, hero.seat, hero.crowns)
    wares = [*purchases, *TAKE.all_of_tuple(hero.seat, table.state.stash)]
    return _with_place(table, hero, visit, free, wares) + _other_options(table, hero, visit, free)


def _with_place(
    table: SwordAndSorceryTable, hero: Hero, visit: Visit, free: int, wares: list[Option]
) -> list[Option]:
    """The cards that any visitor can carry, or the hero can wear at once (SS-EMPORIUM-7)."""
    if free > 0 or carrying.carriers(table, visit):
        return wares
    return [one for one in wares if carrying.free_slots(table, hero, one.on[0])]


def _other_options(table: SwordAndSorceryTable, hero: Hero, visit: Visit, free: int) -> list[Option]:
    """Everything but buying and taking cards."""
    state, seat, pack, crowns = table.state, hero.seat, hero.pack, hero.crowns
    found: list[Option] = []
    bought = visit.bought
    for one in _card_options(table, hero, crowns):
        if one.verb != "trade-up" or table.content.other_face(one.on[0]) not in bought:
            found.append(one)
    found += equipment.equip_options(table, hero, free)
    for partner in state.heroes:
        if partner is not hero and partner.id in visit.heroes:
            if pack and has_room(table, partner):
                found += HAND.all_of_tuple(seat, pack, partner.id)
            if crowns:
                found += goods.sums("lend", seat, crowns, partner.id)
    if crowns >= TAVERN_STAKE and hero.id not in visit.tavern:
        found += _bets(table, seat)
    return found


def _bring_home(table: SwordAndSorceryTable, hero: Hero, visit: Visit, piece: str) -> Rule[None] | None:
    """A card goes to the hero's inventory; without room there he wears it, or another visitor carries it."""
    if has_room(table, hero):
        hero.pack = (*hero.pack, piece)
        return None
    slots = carrying.free_slots(table, hero, piece)
    return equipment.put_on(table, hero, piece, slots[0]) if slots else _carry(table, hero, visit, piece)


def _carry(table: SwordAndSorceryTable, hero: Hero, visit: Visit, piece: str) -> Rule[None]:
    options = [option(f"hand:{piece}>{one.id}", hero.seat) for one in carrying.carriers(table, visit)]
    choice = yield Question("carrier", options, {"item": piece})
    yield from goods.receive(table, hero_of(table.state, choice.on[1]), piece) or ()


def _bets(table: SwordAndSorceryTable, seat: int) -> tuple[Option, ...]:
    """The symbols that can be bet on in the Tavern."""
    known = CACHES[table.content].tavern_bets
    found = known.get(seat)
    if found is None:
        prizes = table.content.dice.tavern_prizes
        found = known[seat] = tuple([TAVERN[seat, symbol] for symbol in prizes])
    return found


def _shelf(table: SwordAndSorceryTable) -> EmporiumOffers:
    """The cards that lie there now, with what was offered of them."""
    caches, emporium = CACHES[table.content], table.state.emporium
    shelf = caches.shelf
    if shelf is None or shelf.cards is not emporium:
        full = emporium == table.content.pieces("emporium")
        shelf = caches.shelf = EmporiumOffers(emporium, frozenset() if full else None, {}, {})
    return shelf


def _purchases(table: SwordAndSorceryTable, seat: int, crowns: int) -> list[Option]:
    """What can be bought for so many crowns, remembered for the cards that lie there now."""
    shelf = _shelf(table)
    found = shelf.known.get((seat, crowns))
    if found is None:
        found = shelf.known[seat, crowns] = _first_purchases(table, shelf, seat, crowns)
    return found


def _first_purchases(
    table: SwordAndSorceryTable, shelf: EmporiumOffers, seat: int, crowns: int
) -> list[Option]:
    """All that can be bought while nothing is gone, without what is: quicker than card by card."""
    gone = shelf.gone
    if gone is None:
        within = _within(table, seat, crowns)
        return [one for piece in shelf.cards if piece in within for one in within[piece]]
    everything = _all_within(table, seat, crowns)
    return [one for one in everything if one.on[0] not in gone] if gone else everything


def _all_within(table: SwordAndSorceryTable, seat: int, crowns: int) -> list[Option]:
    """What so many crowns are enough for while all cards lie there."""
    known = CACHES[table.content].all_affordable
    found = known.get((seat, crowns))
    if found is None:
        sales = _within(table, seat, crowns).values()
        found = known[seat, crowns] = [one for sale in sales for one in sale]
    return found


def _within(table: SwordAndSorceryTable, seat: int, crowns: int) -> dict[str, list[Option]]:
    """The cards of the Emporium that so many crowns are enough for, with the sides that can be bought."""
    known = CACHES[table.content].affordable
    found = known.get((seat, crowns))
    if found is None:
        found = known[seat, crowns] = _affordable(table, seat, crowns)
    return found


def _affordable(table: SwordAndSorceryTable, seat: int, crowns: int) -> dict[str, list[Option]]:
    found = {}
    for piece, sides in _prices(table).items():
        sales = [BUY[seat, face] for face, cost in sides if cost <= crowns]
        if sales:
            found[piece] = sales
    return found


def _prices(table: SwordAndSorceryTable) -> dict[str, tuple[tuple[str, int], ...]]:
    """The sides of every card of the Emporium that have a price (SS-EMPORIUM-3, SS-EMPORIUM-11)."""
    content = table.content
    found = CACHES[content].prices
    if not found:
        for piece in content.pieces("emporium"):
            sides = dict.fromkeys((piece, content.other_face(piece)))
            priced = [(side, content.item(side).cost) for side in sides]
            found[piece] = tuple([(side, cost) for side, cost in priced if cost])
    return found


def _card_options(table: SwordAndSorceryTable, hero: Hero, crowns: int) -> list[Option]:
    """What can be done with the cards one has: sell, upgrade, pay for the other side, store."""
    found: list[Option] = []
    worn, packed = _known_deals(table, hero.seat, crowns)
    for known, pieces in ((worn, hero.slots.values()), (packed, hero.pack)):
        for piece in pieces:
            deals = known.get(piece)
            if deals is None:
                deals = known[piece] = _deals(table, piece, hero.seat, crowns, packed=known is packed)
            found += deals
    return found


def _known_deals(table: SwordAndSorceryTable, seat: int, crowns: int) -> tuple[Deals, Deals]:
    """The deals with so many crowns that were worked out already: with cards in slots and in inventories."""
    known, key = CACHES[table.content].deals, (seat, crowns, table.options["campaign"])
    found = known.get(key)
    if found is None:
        found = known[key] = {}, {}
    return found


def _deals(table: SwordAndSorceryTable, piece: str, seat: int, crowns: int, *, packed: bool) -> list[Option]:
    content, found = table.content, []
    item = content.item(piece)
    if item.act and item.deck != "quest":
        found.append(option(f"sell:{piece}", seat))
    other = content.other_face(piece)
    if other != piece:
        back = content.item(other)
        if item.kind in ("weapon", "armor") and back.upgraded and crowns >= ANVIL_FEE:
            found.append(option(f"anvil:{piece}", seat))
        if item.cost and back.cost and crowns >= back.cost:
            found.append(option(f"trade-up:{other}", seat))
    if packed and (item.deck == "stash" or table.options["campaign"]):
        found.append(option(f"store:{piece}", seat))
    return found


def _deal(table: SwordAndSorceryTable, hero: Hero, visit: Visit, choice: Option) -> Rule[None] | None:
    """One deal; None if it is done already, without a question."""
    state = table.state
    thing = choice.on[0]
    match choice.verb:
        case "buy":
            _buy(table, hero, thing)
            visit.bought = [*visit.bought, thing]
            return _bring_home(table, hero, visit, thing)
        case "take":
            state.stash = tuple([piece for piece in state.stash if piece != thing])
            table.note("takes", hero.seat, hero=hero.id, item=thing)
            return _bring_home(table, hero, visit, thing)
        case "store":
            hero.pack = tuple([piece for piece in hero.pack if piece != thing])
            state.stash = (*state.stash, thing)
            table.note("stores", hero.seat, hero=hero.id, item=thing)
            return goods.shed(table, hero)
        case "sell":
            return _sell(table, hero, thing)
        case "anvil":
            goods.pay_crowns(table, hero, ANVIL_FEE)
            _turn_over(table, hero, thing)
        case "trade-up":
            goods.pay_crowns(table, hero, table.content.item(thing).cost)
            _turn_over(table, hero, table.content.other_face(thing))
            visit.bought = [*visit.bought, thing]
        case "hand":
            return _hand(table, hero, thing, hero_of(state, choice.on[1]))
        case "lend":
            equipment.pass_crowns(table, hero, hero_of(state, choice.on[1]), int(thing))
        case "tavern":
            _gamble(table, hero, visit, thing)
        case _:
            return equipment.equip(table, hero, choice)
    return None


def _sell(table: SwordAndSorceryTable, hero: Hero, piece: str) -> Rule[None]:
    yield from _part_with(table, hero, piece) or ()
    value = goods.PRICE_OF_TREASURE * table.content.item(piece).act
    goods.discard(table, piece)
    table.note("sells", hero.seat, hero=hero.id, item=piece)
    goods.gain_crowns(table, hero, value)


def _hand(table: SwordAndSorceryTable, hero: Hero, piece: str, partner: Hero) -> Rule[None]:
    hero.pack = tuple([one for one in hero.pack if one != piece])
    yield from goods.shed(table, hero) or ()
    yield from goods.receive(table, partner, piece) or ()


def _buy(table: SwordAndSorceryTable, hero: Hero, face: str) -> None:
    """The bought side stays up (SS-EMPORIUM-4)."""
    other = table.content.other_face(face)
    goods.pay_crowns(table, hero, table.content.item(face).cost)
    _take_from_shelf(table, face, other)
    table.note("buys", hero.seat, hero=hero.id, item=face)


def _take_from_shelf(table: SwordAndSorceryTable, face: str, other: str) -> None:
    """A card with these two sides is taken; what is gone from a full shelf stays known."""
    state, caches = table.state, CACHES[table.content]
    shelf = caches.shelf
    left = list(state.emporium)
    left.remove(face if face in left else other)
    cards = tuple(left)
    if shelf is not None and shelf.cards is state.emporium and shelf.gone is not None:
        caches.shelf = EmporiumOffers(cards, shelf.gone | {face, other}, {}, {})
    state.emporium = cards


def _part_with(table: SwordAndSorceryTable, hero: Hero, piece: str) -> Rule[None] | None:
    if piece in hero.pack:
        hero.pack = tuple([one for one in hero.pack if one != piece])
        return goods.shed(table, hero)
    before = full_shields(table, hero)
    hero.slots = {slot: held for slot, held in hero.slots.items() if held != piece}
    return equipment.refit(table, hero, before)


def _turn_over(table: SwordAndSorceryTable, hero: Hero, piece: str) -> None:
    """A card shows its other side, wherever the hero has it."""
    other = table.content.other_face(piece)
    hero.pack = tuple([other if one == piece else one for one in hero.pack])
    hero.slots = {slot: other if held == piece else held for slot, held in hero.slots.items()}
    table.note("turned-over", hero.seat, hero=hero.id, item=other)


def _gamble(table: SwordAndSorceryTable, hero: Hero, visit: Visit, symbol: str) -> None:
    """The Tavern: once per hero and visit; the stake is spent before the roll (SS-RULE-149)."""
    visit.tavern = [*visit.tavern, hero.id]
    goods.pay_crowns(table, hero, TAVERN_STAKE)
    shown = dice.roll_one(table, table.content.dice.tavern)
    prizes = table.content.dice.tavern_prizes.items()
    prize = next(count for name, count in prizes if name == symbol) if symbol in shown else 0
    table.note("gambles", hero.seat, hero=hero.id, symbol=symbol, won=bool(prize))
    goods.gain_crowns(table, hero, prize)
