"""What a Ghost Soul can do in its turn (SS-GHOST-14)."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import about, why_not
from holdfast.games.sword_and_sorcery.rules.combat import wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.find import geometry_of
from holdfast.games.sword_and_sorcery.rules.hero import offers, powers, turn
from holdfast.games.sword_and_sorcery.rules.hero.movement import mp_of
from holdfast.games.sword_and_sorcery.rules.quest import entering
from holdfast.games.sword_and_sorcery.rules.why_not import WhenAsked
from holdfast.games.sword_and_sorcery.state import MAX_SEATS, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Verb, of_each_seat, option
from holdfast.kernel.table import Rule

GHOST_ACTIONS = ("scream", "rebirth", "move")
REBIRTH = Verb("rebirth")
SCREAM = of_each_seat("scream", MAX_SEATS)


def ghost_action(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    """Soul Scream, Rebirth and movement, each once, in any order."""
    state = table.state
    done, seat = state.turn.deeds, hero.seat
    scream = table.content.classes[hero.card].scream
    options = []
    if "scream" not in done and powers.is_any_aim(table, hero, scream.aim, scream.range):
        options.append(SCREAM[seat])
    if "rebirth" not in done:
        for area, active in state.shrines.items():
            if active:
                options.append(REBIRTH[seat, area])
    if state.turn.moving or "move" not in done:
        mp = state.turn.mp if state.turn.moving else mp_of(table, hero)
        if mp > 0:
            options += offers.moves(seat, geometry_of(table).flights[hero.area])
    options.append(offers.END[seat])
    why = WhenAsked(why_not.in_ghost_turn, table, hero)
    choice = yield Question("ghost-turn", options, about.HERO[hero.id], why)
    match choice.verb:
        case "scream":
            state.turn.deeds = [*done, "scream"]
            yield from _scream(table, hero)
        case "rebirth":
            state.turn.deeds = [*done, "rebirth"]
            hero.area, hero.came = choice.on[0], ""
            table.note("rebirth", seat, hero=hero.id, area=hero.area)
        case "move":
            if not state.turn.moving:
                state.turn.deeds = [*done, "move"]
                state.turn.moving, state.turn.mp = True, mp_of(table, hero)
            state.turn.mp -= 1
            yield from entering.step(table, hero, choice.on[0]) or ()
        case _:
            turn.finish(table, hero)
            return
    if choice.verb != "move":
        state.turn.moving = False


def _scream(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    scream = table.content.classes[hero.card].scream
    found = powers.aims(table, hero, scream.aim, scream.range)
    options = [option(f"target:{id}", hero.seat) for id in found]
    choice = yield Question("target", options, {"card": "soul-scream"})
    table.note("screams", hero.seat, hero=hero.id, figure=choice.on[0])
    context = EffectContext(table, hero, [choice.on[0]], hero.area, f"scream-{hero.id}", tally=Tally(hero.id))
    yield from effects.run(context, scream.do) or ()
    yield from wounds.settle(table, context.tally) or ()
