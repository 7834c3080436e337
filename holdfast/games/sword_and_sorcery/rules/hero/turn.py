"""The hero turn: one action after another (SS-BATTLE-6 to SS-BATTLE-15)."""

from collections.abc import Callable

from holdfast.games.sword_and_sorcery.content.quest import QuestAction
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import about, why_not
from holdfast.games.sword_and_sorcery.rules.combat import attack, wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapons import bare_hands, item_weapon
from holdfast.games.sword_and_sorcery.rules.dispatch import call
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import boss
from holdfast.games.sword_and_sorcery.rules.find import hero_of, is_engaged
from holdfast.games.sword_and_sorcery.rules.hero import (
    companions,
    equipment,
    evading,
    items,
    offers,
    pick_up,
    powers,
    reactions,
)
from holdfast.games.sword_and_sorcery.rules.hero.actions import PAID
from holdfast.games.sword_and_sorcery.rules.hero.movement import cost_of, mp_of
from holdfast.games.sword_and_sorcery.rules.quest import doors, entering, loot
from holdfast.games.sword_and_sorcery.rules.stats import bonus
from holdfast.games.sword_and_sorcery.rules.why_not import WhenAsked
from holdfast.games.sword_and_sorcery.state import Body, Hero, SwordAndSorceryTable, field_of
from holdfast.kernel.question import Option
from holdfast.kernel.table import Rule

Act = Callable[[SwordAndSorceryTable, Hero, Option], Rule[None] | None]
WITHIN_MOVEMENT = ("move", "stand")
"""Steps of a movement that has begun: the save was made for all of it (SS-RULE-188)."""
NO_ACTION = ("end-turn", "imbue")
"""What takes no action at all, not even a free one (SS-RULE-137)."""
KEEPS_STEALTH = (*NO_ACTION, "move", "power", "use")
"""What does not end Stealth by itself (SS-RULE-55)."""
KEEPS_STEP = ("stand", "dash", "move")
"""What may come between the free attacks and the step they were made for (SS-RULE-139)."""


def hero_action(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    """One thing the active hero does."""
    why = WhenAsked(why_not.in_turn, table, hero)
    choice = yield Question("hero-turn", offers.offers(table, hero), about.HERO[hero.id], why)
    doing = act(table, hero, choice)
    if doing is not None:
        yield from doing


@call("act")
def act(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None] | None:
    """He pays for an action and does it; a blinded hero may fail."""
    turn = table.state.turn
    verb = choice.verb
    kind = KINDS.get(verb) or kind_of(table, hero, choice)
    if turn.evaded and (verb not in KEEPS_STEP or (verb == "move" and choice.on[0] != turn.evaded)):
        turn.evaded = ""
    if kind == "combat":
        _break_off(table)
    must_save = hero.blind and verb not in NO_ACTION and not (verb in WITHIN_MOVEMENT and turn.moving)
    return _act_blindly(table, hero, choice, kind) if must_save else _do(table, hero, choice, kind)


def _act_blindly(table: SwordAndSorceryTable, hero: Hero, choice: Option, kind: str) -> Rule[None]:
    """The save of a blinded hero comes first (SS-BLIND-1)."""
    if (yield from reactions.save(table, hero)):
        yield from _do(table, hero, choice, kind) or ()
    else:
        _fumble(table, hero, choice.verb, kind)


def _do(table: SwordAndSorceryTable, hero: Hero, choice: Option, kind: str) -> Rule[None] | None:
    if kind in PAID:
        _pay(table, kind)
    if hero.hidden:
        _reveal(table, hero, choice.verb)
    return ACTS[choice.verb](table, hero, choice)


def kind_of(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> str:
    """Which kind of action an option takes."""
    kind = KINDS.get(choice.verb)
    if kind is not None:
        return kind
    match choice.verb:
        case "power":
            return table.content.powers[choice.on[0]].kind
        case "use":
            return table.content.item(choice.on[0]).action
        case "quest":
            return _action_of(table, choice.on[0]).cost
    return _kind_of_summoner(table, hero, choice.on[0])


def _action_of(table: SwordAndSorceryTable, id: str) -> QuestAction:
    return next(action for action in field_of(table).quest.actions if action.id == id)


def _kind_of_summoner(table: SwordAndSorceryTable, hero: Hero, ally: str) -> str:
    held = next(held for held in hero.powers if held.out == ally)
    return table.content.powers[held.id].kind


KINDS = {
    "move": "move",
    "stand": "move",
    "attack": "combat",
    "dash": "special",
    "break": "special",
    "rearrange": "special",
    "exchange": "special",
    "search": "special",
    "provoke": "special",
    "open": "free",
    "unlock": "free",
    "take-key": "free",
    "pick-up": "free",
    "drop": "free",
    "imbue": "free",
    "end-turn": "free",
}


def _pay(table: SwordAndSorceryTable, kind: str) -> None:
    turn = table.state.turn
    if kind == "combat":
        turn.combat += 1
    elif kind == "special":
        turn.special += 1


def _break_off(table: SwordAndSorceryTable) -> None:
    """A combat action ends a movement; what is left of it is lost (SS-MOVE-12)."""
    turn = table.state.turn
    turn.moving, turn.mp = False, 0


def _fumble(table: SwordAndSorceryTable, hero: Hero, verb: str, kind: str) -> None:
    """A blinded hero's action is spent with no effect (SS-BLIND-1, SS-RULE-41)."""
    table.note("fumbled", hero.seat, hero=hero.id, action=verb)
    if kind == "move":
        table.state.turn.moves += 1
    if verb in ("dash", "provoke"):
        hero.used = [*hero.used, verb]
    _pay(table, kind)


def _reveal(table: SwordAndSorceryTable, hero: Hero, verb: str) -> None:
    """Any action ends Stealth (SS-RULE-55); powers and items look at it first themselves.

    Moving keeps it, unless it is an evade.
    """
    if verb not in KEEPS_STEALTH:
        hero.hidden = False
        table.note("revealed", hero.seat, figure=hero.id)


# -- movement ------------------------------------------------------------------------------------


def _begin_movement(table: SwordAndSorceryTable, hero: Hero) -> None:
    turn = table.state.turn
    if not turn.moving:
        turn.moving = True
        turn.moves += 1
        turn.mp = mp_of(table, hero)


def _move(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None] | None:
    """One area: free attacks if it is an evade, then the MP are paid (SS-RULE-139)."""
    area = choice.on[0]
    _begin_movement(table, hero)
    if is_engaged(table.state, hero.area):
        return _evade(table, hero, area)
    turn = table.state.turn
    turn.evaded = ""
    turn.mp -= cost_of(table, hero, area)
    return entering.step(table, hero, area)


def _evade(table: SwordAndSorceryTable, hero: Hero, area: str) -> Rule[None]:
    turn = table.state.turn
    before, cost = hero.area, cost_of(table, hero, area)
    evaded, turn.evaded = turn.evaded == area, ""
    turn.mp -= cost
    went = yield from evading.leave(table, hero, area, evaded)
    if not went and not hero.ghost:
        turn.mp += cost
        if hero.area == before:
            turn.evaded = area


def _stand(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> None:
    """Standing up for 1 MP (SS-KD-4)."""
    _begin_movement(table, hero)
    table.state.turn.mp -= 1
    hero.down = False
    table.note("stands", hero.seat, figure=hero.id)


def _dash(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> None:
    """Stand up, or 1 MP more for the movement being made; once per round (SS-SPECIAL-4, -5, SS-RULE-182)."""
    hero.used = [*hero.used, "dash"]
    if hero.down:
        hero.down = False
        table.note("stands", hero.seat, figure=hero.id)
    else:
        table.state.turn.mp += 1 + bonus(table, hero, "dash")
        table.note("dashes", hero.seat, hero=hero.id)


# -- the other actions ---------------------------------------------------------------------------


def _attack(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    piece, target = choice.on
    if hero.slots.get("main") == piece:
        weapon = item_weapon(table, piece, "main")
    elif hero.slots.get("off") == piece:
        weapon = item_weapon(table, piece, "off")
    else:
        weapon = bare_hands(table)
    return attack.make(table, hero, weapon, [target])


def _power(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    if kind_of(table, hero, choice) == "move":
        table.state.turn.moves += 1
    return powers.use(table, hero, choice.on[0], int(choice.on[1]))


def _use(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    if kind_of(table, hero, choice) == "move":
        table.state.turn.moves += 1
    return items.use(table, hero, choice.on[0])


def _open(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    return doors.open_door(table, hero, choice.on[0])


def _break(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    id = choice.on[0]
    if id in table.state.closed:
        return doors.open_door(table, hero, id)
    return doors.open_chest(table, hero, id)


def _unlock(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> None:
    del table.state.locks[choice.on[0]]
    table.note("unlocks", hero.seat, hero=hero.id, lock=choice.on[0])


def _take_key(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> None:
    del table.state.keys[choice.on[0]]
    hero.keys = [*hero.keys, choice.on[0]]
    table.note("takes-key", hero.seat, hero=hero.id, key=choice.on[0])


def _rearrange(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    return equipment.rearrange(table, hero)


def _exchange(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    return equipment.exchange(table, hero, hero_of(table.state, choice.on[0]))


def _search(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    return doors.search(table, hero)


def _provoke(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> None:
    hero.used = [*hero.used, "provoke"]
    boss.provoke(table, hero)


def _quest(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    state = table.state
    action = _action_of(table, choice.on[0])
    if not action.again:
        state.done = [*state.done, action.id]
    table.note("quest-action", hero.seat, hero=hero.id, action=f"{state.quest}-{action.id}")
    context = EffectContext(table, hero, [hero.id], hero.area, f"action-{action.id}", tally=Tally())
    yield from effects.run(context, action.do) or ()
    yield from wounds.settle(table, context.tally) or ()


def _activate(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    ally = next(ally for ally in table.state.allies if ally.id == choice.on[0])
    return companions.activate(table, ally)


def _imbue(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> None:
    """A soul weapon is empowered for shards of the pool (SS-SOULWEAPON-3, SS-RULE-137)."""
    piece = choice.on[0]
    table.state.shards -= table.content.item(piece).imbue
    slot = next(slot for slot, held in hero.slots.items() if held == piece)
    hero.slots = {**hero.slots, slot: table.content.other_face(piece)}
    table.note("imbues", hero.seat, hero=hero.id, item=piece)


def _pick_up(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    return loot.pick_up(table, hero, choice.on[0])


def _drop(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> Rule[None]:
    return pick_up.drop(table, hero)


def _end(table: SwordAndSorceryTable, hero: Hero, choice: Option) -> None:
    finish(table, hero)


def finish(table: SwordAndSorceryTable, hero: Hero) -> None:
    """The turn ends: next-attack effects are lost, conditions run out (SS-BATTLE-15, SS-RULE-42)."""
    state = table.state
    hero.acted = True
    _recover(hero)
    if state.allies:
        for ally in state.allies:
            if ally.owner == hero.id:
                _recover(ally)
    table.note("turn-over", hero.seat, hero=hero.id)
    state.phase = "battle" if hero.ghost else "enemy"


def _recover(body: Body) -> None:
    if body.boosts:
        body.boosts = [boost for boost in body.boosts if boost.span not in ("next", "turn")]
    if body.blind:
        body.blind -= 1
    if body.slow:
        body.slow -= 1
    if body.stun:
        body.stun -= 1
    if body.veil == "turn":
        body.veil = ""


ACTS: dict[str, Act] = {
    "move": _move,
    "stand": _stand,
    "dash": _dash,
    "attack": _attack,
    "power": _power,
    "use": _use,
    "open": _open,
    "break": _break,
    "unlock": _unlock,
    "take-key": _take_key,
    "rearrange": _rearrange,
    "exchange": _exchange,
    "search": _search,
    "provoke": _provoke,
    "quest": _quest,
    "activate": _activate,
    "imbue": _imbue,
    "pick-up": _pick_up,
    "drop": _drop,
    "end-turn": _end,
}
