"""Companions (SS-COMPANION)."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import attack
from holdfast.games.sword_and_sorcery.rules.combat.weapons import ally_weapon
from holdfast.games.sword_and_sorcery.rules.find import hero_of, is_engaged
from holdfast.games.sword_and_sorcery.rules.hero import evading, reactions
from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.movement import cost_of, exits_of
from holdfast.games.sword_and_sorcery.rules.quest import loot
from holdfast.games.sword_and_sorcery.rules.stats import bonus
from holdfast.games.sword_and_sorcery.state import Ally, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Option, option
from holdfast.kernel.table import Rule

ENOUGH = "enough"


def may_summon(table: SwordAndSorceryTable, card: str) -> bool:
    """There is one figure of each companion."""
    figure = table.content.companions[card].figure
    return all(ally.id != figure for ally in table.state.allies)


def summon(table: SwordAndSorceryTable, hero: Hero, card: str) -> Rule[None]:
    """The figure comes into the hero's area with full HP and is activated at once (SS-COMPANION-1)."""
    entry = table.content.companions[card]
    ally = Ally(id=entry.figure, card=card, owner=hero.id, area=hero.area)
    table.state.allies.append(ally)
    table.note("summons", hero.seat, hero=hero.id, companion=ally.id)
    yield from activate(table, ally)


def may_activate(ally: Ally, hero: Hero) -> bool:
    """Once per round, in its owner's turn, not while stunned (SS-COMPANION-2, SS-RULE-141)."""
    return ally.owner == hero.id and not ally.acted and not ally.stun


def activate(table: SwordAndSorceryTable, ally: Ally) -> Rule[None]:
    """One move, and one attack or what it fetches, in either order, neither interrupted (SS-RULE-58)."""
    state = table.state
    ally.acted = True
    seat = hero_of(state, ally.owner).seat
    table.note("companion-acts", seat, companion=ally.id)
    slowed = ally.slow > 0
    moved = fought = fetched = False
    while ally in state.allies:
        spent = slowed and fetched
        options = [] if moved or spent else _moves(table, ally, seat, _mp(table, ally))
        if not (fought or fetched or ally.down):
            options += _attacks(table, ally, seat)
        if not fought and (ally.load or not fetched):
            options += _fetching(table, ally, seat)
        if not options:
            return
        options.append(option(ENOUGH, seat))
        choice = yield Question("companion", options, {"companion": ally.id})
        if choice.verb == ENOUGH:
            return
        carries = choice.verb in ("fetch", "hand-over")
        if ally.blind and not (carries and fetched) and not (yield from reactions.save(table, ally)):
            table.note("fumbled", seat, hero=ally.id, action=choice.verb)
            acts = carries or choice.verb == "attack"
            moved, fought = moved or not acts, fought or acts
        elif carries:
            fetched = True
            yield from _carry(table, ally, choice)
            if ally.load:
                continue
        elif choice.verb == "attack":
            fought = True
            yield from attack.make(table, ally, ally_weapon(table, ally), [choice.on[1]])
        else:
            moved = True
            yield from _walk(table, ally, seat, choice)
        if slowed:
            return


def _mp(table: SwordAndSorceryTable, ally: Ally) -> int:
    return table.content.companions[ally.card].mp + bonus(table, ally, "mp")


def _moves(table: SwordAndSorceryTable, ally: Ally, seat: int, mp: int) -> list[Option]:
    if ally.down:
        return [option("stand", seat)] if mp > 0 else []
    return [option(f"move:{way}", seat) for way in exits_of(table, ally) if cost_of(table, ally, way) <= mp]


def _attacks(table: SwordAndSorceryTable, ally: Ally, seat: int) -> list[Option]:
    weapon = ally_weapon(table, ally)
    return [
        option(f"attack:{weapon.id}>{target}", seat)
        for target in reach.enemies_in_reach(table, ally, weapon.range)
    ]


def _walk(table: SwordAndSorceryTable, ally: Ally, seat: int, choice: Option) -> Rule[None]:
    """The whole movement, step by step; it faces free attacks as a hero would (SS-RULE-140)."""
    mp, evaded = _mp(table, ally), ""
    while True:
        if choice.verb == "stand":
            ally.down = False
            mp -= 1
            table.note("stands", figure=ally.id)
        else:
            area = choice.on[0]
            before = ally.area
            went = yield from evading.leave(table, ally, area, evaded == area)
            if ally not in table.state.allies:
                return
            evaded = area if not went and ally.area == before else ""
            if went:
                mp -= cost_of(table, ally, area)
            elif evaded and not ally.down:
                return
        options = _moves(table, ally, seat, mp)
        if not options or ally not in table.state.allies:
            return
        options.append(option(ENOUGH, seat))
        choice = yield Question("companion-moves", options, {"companion": ally.id, "mp": mp})
        if choice.verb == ENOUGH:
            return


def _fetching(table: SwordAndSorceryTable, ally: Ally, seat: int) -> list[Option]:
    """Bloodhound: one trophy or item may be picked up, carried and given (SS-RULE-187)."""
    state = table.state
    if not table.content.companions[ally.card].fetches or is_engaged(state, ally.area):
        return []
    if ally.load:
        here = [hero for hero in state.heroes if hero.area == ally.area and not hero.ghost]
        return [option(f"hand-over:{ally.load}>{hero.id}", seat) for hero in here]
    lying = state.ground.get(ally.area)
    return [option(f"fetch:{thing}", seat) for thing in loot.things(lying)] if lying is not None else []


def _carry(table: SwordAndSorceryTable, ally: Ally, choice: Option) -> Rule[None]:
    if choice.verb == "fetch":
        loot.fetch(table, ally, choice.on[0])
        return
    yield from loot.give_load(table, ally, hero_of(table.state, choice.on[1]))
