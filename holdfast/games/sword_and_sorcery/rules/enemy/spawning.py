"""Enemies come into play: cards, assignment, power cards, gates (SS-ASSIGN, SS-SPAWN, SS-ENEMYPOWER)."""

from holdfast.games.sword_and_sorcery.content.schema import EnemyCard
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import wounds
from holdfast.games.sword_and_sorcery.rules.dispatch import CALLS
from holdfast.games.sword_and_sorcery.rules.enemy import boss
from holdfast.games.sword_and_sorcery.rules.enemy.precedence import from_active_on
from holdfast.games.sword_and_sorcery.rules.find import active_seat, hero_of
from holdfast.games.sword_and_sorcery.rules.quest import piles
from holdfast.games.sword_and_sorcery.rules.stats import count_in_play, full_shields
from holdfast.games.sword_and_sorcery.state import Figure, Foe, SwordAndSorceryTable, field_of
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

MAX_POWERS = 2


def appear(table: SwordAndSorceryTable, area: str, more_powers: int = 0, scroll: str = "") -> Rule[None]:
    """The enemy of the top card comes into play in that area; of a named kind if one is asked for."""
    card = _draw_named(table, scroll) if scroll else piles.draw(table, table.state.enemies, "enemy")
    if card is None:
        return
    foe = put_into_play(table, card, area)
    for _ in range(more_powers):
        draw_power(table, foe)
    yield from CALLS.look_for_shadows(table) or ()


def _draw_named(table: SwordAndSorceryTable, scroll: str) -> str | None:
    """Draw and discard until that enemy comes up (SS-ASSIGN-6, SS-RULE-170)."""
    state = table.state
    enemies = table.content.enemies
    for card in state.enemies_aside:
        if enemies[card].scroll == scroll:
            state.enemies_aside = [one for one in state.enemies_aside if one != card]
            return card
    cards = [card for pool in state.enemies.deck.pools.values() for card in pool] + state.enemies.discard
    cards += [card for layer in state.enemies.deck.layers for card in layer.cards]
    if not any(enemies[card].scroll == scroll for card in cards):
        return None
    while True:
        drawn = piles.draw(table, state.enemies, "enemy")
        assert drawn is not None
        if enemies[drawn].scroll == scroll:
            return drawn
        state.enemies.discard.append(drawn)


def put_into_play(table: SwordAndSorceryTable, card: str, area: str) -> Foe:
    """Figures, charges, magic shields, the player it is assigned to, and its power cards."""
    state = table.state
    entry = table.content.enemies[card]
    foe = Foe(
        card=card,
        scroll=entry.scroll,
        figures=[Figure(id=name, area=area) for name in figure_names(entry)],
        owner=_assigned(table, card),
    )
    state.foes.append(foe)
    charge(table, foe)
    table.note("appears", hero_of(state, foe.owner).seat, enemy=card, area=area, hero=foe.owner)
    for _ in range(entry.powers):
        draw_power(table, foe)
    return foe


def figure_names(card: EnemyCard) -> list[str]:
    """How the figures of a card are called: like the card, or by letters in a Group."""
    count = card.figures
    return [card.id] if count == 1 else [f"{card.id}/{letter}" for letter in "abcd"[:count]]


def charge(table: SwordAndSorceryTable, foe: Foe) -> None:
    """Charges and magic shields as printed (SS-SCROLL-6)."""
    abilities = table.content.scrolls[foe.scroll].abilities
    foe.charges = {ability.id: ability.charges for ability in abilities if ability.charges}
    for figure in foe.figures:
        figure.shields = full_shields(table, figure)


def _assigned(table: SwordAndSorceryTable, card: str) -> str:
    """The second copy goes to the first; else to whoever has fewest, ties to the active player."""
    state = table.state
    scroll = table.content.enemies[card].scroll
    for foe in state.foes:
        if foe.scroll == scroll and not foe.boss:
            return foe.owner
    counts = {hero.id: 0 for hero in state.heroes}
    for foe in state.foes:
        if foe.owner:
            counts[foe.owner] += 1
    fewest = min(counts.values())
    names = [name for name, count in counts.items() if count == fewest]
    active = state.active or state.heroes[0].id
    if len(names) == 1:
        return names[0]
    if active in names or not table.options["strict_ties"]:
        return active
    return next(name for name in from_active_on(state) if name in names)


def draw_power(table: SwordAndSorceryTable, foe: Foe) -> None:
    """A power card of a type it does not have, two at most (SS-ENEMYPOWER-3, -4, SS-RULE-115)."""
    pile = table.state.enemy_powers
    powers = table.content.enemy_powers
    if len(foe.powers) >= MAX_POWERS:
        return
    had = {powers[power.partition(".")[0]].type for power in foe.powers}
    for _ in range(piles.size(pile)):
        card = piles.draw(table, pile, "enemy-power")
        assert card is not None
        id = card.partition(".")[0]
        if powers[id].type not in had:
            foe.powers = (*foe.powers, card)
            ability = table.content.abilities[powers[id].levels[min(field_of(table).quest.act, 2) - 1]]
            if ability.charges:
                foe.charges = {**foe.charges, ability.id: ability.charges}
            table.note("enemy-power", enemy=foe.card, power=id)
            return
        pile.discard.append(card)


def appear_boss(table: SwordAndSorceryTable, id: str, area: str) -> Rule[None]:
    """A boss enters; the active player gets the priority token (SS-BOSS-3)."""
    state = table.state
    name, _, side = id.partition("/")
    sides = table.content.bosses[name].sides
    chosen = next((one for one in sides if one.id == side), sides[0])
    foe = Foe(card=name, scroll=chosen.id, figures=[Figure(id=name, area=area)], boss=True)
    state.foes.append(foe)
    charge(table, foe)
    table.note("boss", enemy=name, area=area)
    yield from boss.begin(table)
    yield from CALLS.look_for_shadows(table) or ()


def check_turned(table: SwordAndSorceryTable, figure: Figure) -> Rule[None]:
    """A boss whose wounds reach the HP of its new side dies."""
    yield from wounds.check_death(table, figure)


# -- gates ---------------------------------------------------------------------------------------


def spawn(table: SwordAndSorceryTable, change: int) -> Rule[None]:
    """{heroes - enemies} plus a number, evaluated once (SS-EVENT-9, SS-RULE-93)."""
    count = max(count_in_play(table) - len(table.state.foes) + change, 0)
    for _ in range(count):
        yield from spawn_one(table)


def spawn_one(table: SwordAndSorceryTable) -> Rule[None]:
    """One enemy at a gate; with none active nothing comes (SS-SPAWN-3 to SS-SPAWN-6)."""
    state = table.state
    gates = {gate.id: gate for gate in field_of(table).quest.gates if state.gates.get(gate.id)}
    if not gates:
        return
    found = list(gates)
    if len(gates) > 1:
        found = []
        dice = table.content.dice
        while not found:
            face = table.chance.pick("gate", dice.red if dice.gate == "red" else dice.blue)
            table.note("gate-roll", face=face)
            shown = table.content.faces[face]
            found = [id for id, gate in gates.items() if gate.symbol in shown]
    choice = yield Question("gate", [option(f"gate:{id}", active_seat(state)) for id in found])
    yield from appear(table, gates[choice.on[0]].area)
