"""Chapter ATTACK: target, spells, payment, the defeated enemy."""

from holdfast.games.bastion.content.schema import BOOST_ALL, GREY
from holdfast.games.bastion.message_ids import Question
from holdfast.games.bastion.rules.attack_spells import attack_spells_at, forbidden_spells, pledged
from holdfast.games.bastion.rules.ending import check_victory
from holdfast.games.bastion.rules.enemies import flee
from holdfast.games.bastion.rules.geometry import CITADEL, COLOURS, SQUARE
from holdfast.games.bastion.rules.payment import Bill, choose_payment
from holdfast.games.bastion.rules.price import AttackSpells
from holdfast.games.bastion.rules.reach import out_of_reach, within_reach
from holdfast.games.bastion.rules.rituals import perform_rituals
from holdfast.games.bastion.rules.spells import Casting, castings_at, use_up
from holdfast.games.bastion.rules.strength import colour_at, enemy_at, price_at, price_unless_protected
from holdfast.games.bastion.rules.turn_context import SpellOptions, TurnContext
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Option, Verb, option
from holdfast.kernel.table import Rule

ATTACK = Verb("attack")
ATTACK_WITH_SPELLS = Verb("attack-with-spells")
SHOOT = Verb("shoot")


def offer_attacks(context: TurnContext, options: list[Option]) -> None:
    """The enemies that can be attacked and paid for."""
    seat, pool = context.seat, context.me.pool
    state = context.state
    if state.pledge_targets:
        _offer_attacks_one_by_one(context, options)
        return
    spell_options = context.spell_options
    spells = None if spell_options is None else _attack_spells_here(context, spell_options)
    plain = spells is None and context.prices_as_printed
    wall, place, base_price = state.wall, context.place, context.content.base_price
    for where in context.board.sections.get(place, ()):
        if where not in wall:
            continue
        enemy = wall[where]
        colour, strength = base_price[enemy[0]]
        if pool[colour] < strength:
            if (spells is None and not context.guns) or _hopeless(context, where, pool, spells):
                continue
        elif plain and strength and len(enemy) == 1:
            if pool[colour] > strength or context.boost not in (colour, BOOST_ALL):
                options.append(ATTACK[seat, where])
            continue
        _offer_attack(context, where, spells, options)
    if place in state.squares:
        _offer_attack(context, SQUARE[place], spells, options)
    elif context.dragon and place == CITADEL:
        _offer_attack(context, CITADEL, spells, options)
    if spells is not None and may_shoot(context, spells):
        for where in out_of_reach(context):
            price = price_unless_protected(context, where)
            if price is not None and price.fixed is None and spells.can_pay(price, pool, from_afar=True):
                options.append(SHOOT[seat, where])


def _offer_attacks_one_by_one(context: TurnContext, options: list[Option]) -> None:
    """The same where spells are promised against one enemy alone."""
    for where in within_reach(context):
        _offer_attack(context, where, attack_spells_at(context, context.place, target=where), options)
    for where in out_of_reach(context):
        spells = attack_spells_at(context, context.place, target=where)
        if spells is None or not may_shoot(context, spells):
            continue
        price = price_unless_protected(context, where)
        if price is not None and price.fixed is None and spells.can_pay(price, context.me.pool, True):
            options.append(SHOOT[context.seat, where])


def _attack_spells_here(context: TurnContext, spell_options: SpellOptions) -> AttackSpells | None:
    """Pledged Flames count only in the places of those who pledged them."""
    return attack_spells_at(context, context.place) if context.state.pledges else spell_options.attack_spells


def _offer_attack(
    context: TurnContext, where: str, spells: AttackSpells | None, options: list[Option]
) -> None:
    """Offer an attack on one enemy within reach, with and without spells."""
    pool = context.me.pool
    price = price_unless_protected(context, where)
    if price is None:
        return
    if price.payable(pool):
        options.append(ATTACK[context.seat, where])
    if spells is not None and spells.can_reduce(price) and spells.can_pay(price, pool):
        options.append(ATTACK_WITH_SPELLS[context.seat, where])


def _hopeless(context: TurnContext, where: str, pool: list[int], spells: AttackSpells | None) -> bool:
    """A quick test: is the host alone too strong, whatever spells and Guns take off?"""
    enemy = context.state.wall[where]
    colour, need = context.content.base_price[enemy[0]]
    have = pool[colour]
    if spells is not None:
        need -= spells.reduction + spells.copies * spells.best_copy
        if spells.alchemy or spells.copy_alchemy:
            have = sum(pool)
    if context.guns:
        need -= 2 * context.edition.gun_weakens
    return have < need or (not have and len(enemy) == 1)


def may_shoot(context: TurnContext, spells: AttackSpells) -> bool:
    """Is there an Arrow, and may it be shot from here (BA-RULE-57)?"""
    if not (spells.arrow or (spells.copies and spells.copy_arrow)):
        return False
    return context.edition.arrow_under_dragon or not context.under_dragon()


def attack(context: TurnContext, choice: Option) -> Rule[None]:
    """Attack an enemy, once per turn."""
    return attack_at(context, choice.on[0], choice.verb != "attack", from_afar=choice.verb == "shoot")


def attack_at(context: TurnContext, where: str, with_spells: bool, from_afar: bool = False) -> Rule[None]:
    """Spells, payment, cards, victory, rituals, leaving the citadel, in this order (BA-RULE-117)."""
    table = context.table
    state, me, seat = context.state, context.me, context.seat
    bill = Bill(seat, where, me.pool, price_at(context, where))
    castings: list[Casting] = []
    if with_spells:
        castings = yield from _choose_attack_spells(context, bill, from_afar)
    kinds = [context.cards[casting.stands_for] for casting in castings]
    reduction = sum(kind.power for kind in kinds)
    any_colour = any(kind.spell == "alchemy" for kind in kinds)
    bill.apply_spells(reduction, any_colour)
    payment = yield from choose_payment(bill)
    for casting in castings:
        use_up(context, casting)
    for colour, count in enumerate(payment):
        if count:
            me.pool[colour] -= count
            state.reserve[colour] += count
    table.note("pay", seat, at=where, mana={COLOURS[n]: count for n, count in enumerate(payment) if count})
    colours = [colour_at(context, context.cards[card], where) for card in enemy_at(context, where)]
    _take_cards(table, context, where)
    check_victory(table)
    yield from perform_rituals(table, seat, colours, optional=GREY in colours)
    if where == CITADEL and me.place == CITADEL:
        yield from _face_next_dragon(table)


def _take_cards(table: BastionTable, context: TurnContext, where: str) -> None:
    """The enemy's cards become spells of the attacker (BA-ATTACK-6, BA-RULE-29)."""
    state = context.state
    if where == CITADEL:
        enemy = [state.citadel.pop()]
        if context.place == CITADEL:
            state.must_leave = False
    elif where in state.wall:
        enemy = state.wall.pop(where)
    else:
        enemy = state.squares.pop(context.board.district[where])
    context.me.spells += enemy
    context.refresh_spells()
    state.attacked = True
    state.pledges, state.pledge_targets = {}, {}
    table.note("defeat", context.seat, cards=list(enemy), at=where)


def _face_next_dragon(table: BastionTable) -> Rule[None]:
    """A defender without the mana for the next dragon leaves at once (BA-RULE-55)."""
    context = TurnContext(table)
    if not context.dragon or not context.edition.driven_out_by_next_dragon:
        return
    if not price_at(context, CITADEL).payable(context.me.pool):
        yield from flee(table, context.seat, CITADEL)


def _choose_attack_spells(context: TurnContext, bill: Bill, from_afar: bool) -> Rule[list[Casting]]:
    """The attacker adds spells, own and pledged, until he says that they are enough."""
    barred = forbidden_spells(context)
    own = [
        casting
        for casting in castings_at(context.table, context.seat, "attack")
        if context.cards[casting.stands_for].spell not in barred
    ]
    left = own + list(pledged(context, context.place, barred, bill.where))
    chosen: list[Casting] = []
    while True:
        offered = {
            option(f"add:{casting.name}", context.seat): casting
            for casting in left
            if _has_use(context, chosen, casting, bill, from_afar)
            and _best_of(context, [*chosen, casting], left).can_pay(bill.price, bill.pool, from_afar)
        }
        options = list(offered)
        if chosen and _best_of(context, chosen, []).can_pay(bill.price, bill.pool, from_afar):
            options.append(option("enough", context.seat))
        about = {"at": bill.where, "added": [casting.name for casting in chosen]}
        choice = yield Question("add-to-attack", options, about)
        if choice.verb == "enough":
            return chosen
        casting = offered[choice]
        chosen.append(casting)
        left = [other for other in left if other.card != casting.card]


def _has_use(
    context: TurnContext, chosen: list[Casting], casting: Casting, bill: Bill, from_afar: bool
) -> bool:
    """An Arrow comes first and only where it is needed; Alchemy counts once, and not on a grey price."""
    spells = [context.cards[other.stands_for].spell for other in chosen]
    spell = context.cards[casting.stands_for].spell
    if spell == "arrow" or (from_afar and "arrow" not in spells):
        return spell == "arrow" and from_afar and "arrow" not in spells
    return spell != "alchemy" or ("alchemy" not in spells and not bill.price.grey)


def _best_of(context: TurnContext, chosen: list[Casting], left: list[Casting]) -> AttackSpells:
    """The chosen spells with all that could still be added."""
    cards = context.cards
    spells = AttackSpells()
    taken = {casting.card for casting in chosen}
    for casting in chosen:
        kind = cards[casting.stands_for]
        spells.add(kind.spell, kind.power)
    copies: set[str] = set()
    for casting in left:
        if casting.card in taken:
            continue
        kind = cards[casting.stands_for]
        if casting.card == casting.stands_for or casting.seat != context.seat:
            spells.add(kind.spell, kind.power)
        else:
            copies.add(casting.card)
            spells.add_copy_target(kind.spell, kind.power)
    spells.copies = len(copies)
    return spells
