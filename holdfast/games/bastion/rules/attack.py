"""Chapter ATTACK: target, spells, payment, victory over the enemy."""

from holdfast.games.bastion.content.schema import BOOST_ALL, GREY
from holdfast.games.bastion.rules.attack_spells import arsenal_of, barred_spells, pledged
from holdfast.games.bastion.rules.ending import test_for_victory
from holdfast.games.bastion.rules.enemies import flee
from holdfast.games.bastion.rules.geometry import CITADEL, COLOURS, SQUARE
from holdfast.games.bastion.rules.payment import Bill, choose_payment
from holdfast.games.bastion.rules.price import Arsenal
from holdfast.games.bastion.rules.reach import out_of_reach
from holdfast.games.bastion.rules.rituals import perform_rituals
from holdfast.games.bastion.rules.spells import Casting, castings_of, spend
from holdfast.games.bastion.rules.strength import colour_at, enemy_at, price_at, price_unless_protected
from holdfast.games.bastion.rules.turn_context import Hands, Scene
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Option, Question, Verb, option
from holdfast.kernel.table import Rule

ATTACK = Verb("attack")
ATTACK_WITH_SPELLS = Verb("attack-with-spells")
SHOOT = Verb("shoot")


def offer_attacks(scene: Scene, options: list[Option]) -> None:
    """The enemies that can be attacked and paid for."""
    seat, pool = scene.seat, scene.me.pool
    state = scene.state
    arsenal = None if scene.hands is None else _arsenal_here(scene, scene.hands)
    plain = arsenal is None and scene.simple
    wall, place, least = state.wall, scene.place, scene.content.least
    for where in scene.board.sections.get(place, ()):
        if where not in wall:
            continue
        enemy = wall[where]
        colour, strength = least[enemy[0]]
        if pool[colour] < strength:
            if (arsenal is None and not scene.guns) or _hopeless(scene, where, pool, arsenal):
                continue
        elif plain and strength and len(enemy) == 1:
            if pool[colour] > strength or scene.boost not in (colour, BOOST_ALL):
                options.append(ATTACK[seat, where])
            continue
        _offer_attack(scene, where, arsenal, options)
    if place in state.squares:
        _offer_attack(scene, SQUARE[place], arsenal, options)
    elif scene.dragon and place == CITADEL:
        _offer_attack(scene, CITADEL, arsenal, options)
    if arsenal is not None and may_shoot(scene, arsenal):
        for where in out_of_reach(scene):
            price = price_unless_protected(scene, where)
            if price is not None and price.fixed is None and arsenal.suffices(price, pool, from_afar=True):
                options.append(SHOOT[seat, where])


def _arsenal_here(scene: Scene, hands: Hands) -> Arsenal | None:
    """Pledged Flames count only in the places of those who pledged them."""
    return arsenal_of(scene, scene.place) if scene.state.pledges else hands.arsenal


def _offer_attack(scene: Scene, where: str, arsenal: Arsenal | None, options: list[Option]) -> None:
    """One enemy within reach, after all that changes its price."""
    pool = scene.me.pool
    price = price_unless_protected(scene, where)
    if price is None:
        return
    if price.payable(pool):
        options.append(ATTACK[scene.seat, where])
    if arsenal is not None and arsenal.helps(price) and arsenal.suffices(price, pool):
        options.append(ATTACK_WITH_SPELLS[scene.seat, where])


def _hopeless(scene: Scene, where: str, pool: list[int], arsenal: Arsenal | None) -> bool:
    """A quick look before the reckoning: is the host on the wall alone too strong, whatever helps?"""
    enemy = scene.state.wall[where]
    colour, need = scene.content.least[enemy[0]]
    have = pool[colour]
    if arsenal is not None:
        need -= arsenal.reduction + arsenal.copies * arsenal.best
        if arsenal.alchemy or arsenal.copy_alchemy:
            have = sum(pool)
    if scene.guns:
        need -= 2 * scene.edition.gun_weakens
    return have < need or (not have and len(enemy) == 1)


def may_shoot(scene: Scene, arsenal: Arsenal) -> bool:
    """Is there an Arrow, and may it be shot from here (BA-RULE-57)?"""
    if not (arsenal.arrow or (arsenal.copies and arsenal.copy_arrow)):
        return False
    return scene.edition.arrow_under_dragon or not scene.under_dragon()


def attack(scene: Scene, choice: Option) -> Rule[None]:
    """Attack an enemy, once per turn."""
    return attack_at(scene, choice.on[0], choice.verb != "attack", from_afar=choice.verb == "shoot")


def attack_at(scene: Scene, where: str, with_spells: bool, from_afar: bool = False) -> Rule[None]:
    """Target, spells, payment, cards, test for the win, rituals, the step out (BA-RULE-117)."""
    table = scene.table
    state, me, seat = scene.state, scene.me, scene.seat
    bill = Bill(seat, where, me.pool, price_at(scene, where))
    castings: list[Casting] = []
    if with_spells:
        castings = yield from _gather(scene, bill, from_afar)
    kinds = [scene.cards[casting.stands_for] for casting in castings]
    reduction = sum(kind.power for kind in kinds)
    any_colour = any(kind.spell == "alchemy" for kind in kinds)
    bill.reckon(reduction, any_colour)
    payment = yield from choose_payment(bill)
    for casting in castings:
        spend(scene, casting)
    for colour, count in enumerate(payment):
        if count:
            me.pool[colour] -= count
            state.reserve[colour] += count
    table.note("pay", seat, at=where, mana={COLOURS[n]: count for n, count in enumerate(payment) if count})
    colours = [colour_at(scene, scene.cards[card], where) for card in enemy_at(scene, where)]
    _take_cards(table, scene, where)
    test_for_victory(table)
    yield from perform_rituals(table, seat, colours, optional=GREY in colours)
    if where == CITADEL and me.place == CITADEL:
        yield from _face_next_dragon(table)


def _take_cards(table: BastionTable, scene: Scene, where: str) -> None:
    """The enemy's cards become spells of its conqueror (BA-ATTACK-6, BA-RULE-29)."""
    state = scene.state
    if where == CITADEL:
        enemy = [state.citadel.pop()]
        if scene.place == CITADEL:
            state.must_leave = False
    elif where in state.wall:
        enemy = state.wall.pop(where)
    else:
        enemy = state.squares.pop(scene.board.district[where])
    scene.me.spells += enemy
    scene.look_at_spells()
    state.attacked = True
    state.pledges = {}
    table.note("defeat", scene.seat, cards=list(enemy), at=where)


def _face_next_dragon(table: BastionTable) -> Rule[None]:
    """Who has not the mana for the next dragon leaves at once (BA-RULE-55)."""
    scene = Scene(table)
    if not scene.dragon or not scene.edition.driven_out_by_next_dragon:
        return
    if not price_at(scene, CITADEL).payable(scene.me.pool):
        yield from flee(table, scene.seat, CITADEL)


def _gather(scene: Scene, bill: Bill, from_afar: bool) -> Rule[list[Casting]]:
    """The spells of the attacker, and the pledged ones he takes, until they are enough and he says so."""
    barred = barred_spells(scene)
    own = [
        casting
        for casting in castings_of(scene.table, scene.seat, "attack")
        if scene.cards[casting.stands_for].spell not in barred
    ]
    left = own + list(pledged(scene, scene.place, barred))
    chosen: list[Casting] = []
    while True:
        offered = {
            option(f"add:{casting.name}", scene.seat): casting
            for casting in left
            if _has_use(scene, chosen, casting, bill, from_afar)
            and _best_of(scene, [*chosen, casting], left).suffices(bill.price, bill.pool, from_afar)
        }
        options = list(offered)
        if chosen and _best_of(scene, chosen, []).suffices(bill.price, bill.pool, from_afar):
            options.append(option("enough", scene.seat))
        about = {"at": bill.where, "added": [casting.name for casting in chosen]}
        choice = yield Question("add-to-attack", options, about)
        if choice.verb == "enough":
            return chosen
        casting = offered[choice]
        chosen.append(casting)
        left = [other for other in left if other.card != casting.card]


def _has_use(scene: Scene, chosen: list[Casting], casting: Casting, bill: Bill, from_afar: bool) -> bool:
    """An Arrow comes first and only where it is needed; Alchemy counts once, and not on a grey price."""
    spells = [scene.cards[other.stands_for].spell for other in chosen]
    spell = scene.cards[casting.stands_for].spell
    if spell == "arrow" or (from_afar and "arrow" not in spells):
        return spell == "arrow" and from_afar and "arrow" not in spells
    return spell != "alchemy" or ("alchemy" not in spells and not bill.price.grey)


def _best_of(scene: Scene, chosen: list[Casting], left: list[Casting]) -> Arsenal:
    """These spells together with the best that could still be made of what is left."""
    cards = scene.cards
    arsenal = Arsenal()
    taken = {casting.card for casting in chosen}
    for casting in chosen:
        kind = cards[casting.stands_for]
        arsenal.add(kind.spell, kind.power)
    copies: set[str] = set()
    for casting in left:
        if casting.card in taken:
            continue
        kind = cards[casting.stands_for]
        if casting.card == casting.stands_for or casting.seat != scene.seat:
            arsenal.add(kind.spell, kind.power)
        else:
            copies.add(casting.card)
            arsenal.add_model(kind.spell, kind.power)
    arsenal.copies = len(copies)
    return arsenal
