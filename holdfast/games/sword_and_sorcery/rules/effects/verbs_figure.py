"""Verbs that concern figures: healing, harm, conditions, boosts, runes."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import attack, conditions, pushing, wounds
from holdfast.games.sword_and_sorcery.rules.combat.weapons import enemy_weapon
from holdfast.games.sword_and_sorcery.rules.dispatch import Verb
from holdfast.games.sword_and_sorcery.rules.effects.context import Scene
from holdfast.games.sword_and_sorcery.rules.enemy import boss
from holdfast.games.sword_and_sorcery.rules.find import figures, foe_of, scroll_of
from holdfast.games.sword_and_sorcery.state import Ally, Body, Boost, Figure, Hero
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

Args = tuple[str, ...]


def _living(scene: Scene) -> list[Body]:
    found = []
    for body in scene.bodies():
        if conditions.can_suffer(scene.table, body):
            found.append(body)
    return found


def _heal(scene: Scene, args: Args) -> None:
    """Heroes cannot heal a companion (SS-COMPANION-15)."""
    for body in _living(scene):
        if not (type(body) is Ally and type(scene.actor) is Hero):
            wounds.heal(scene.table, body, scene.number(args[0]))


def _heal_self(scene: Scene, args: Args) -> None:
    if scene.actor is not None:
        wounds.heal(scene.table, scene.actor, scene.number(args[0]))


def _lose(scene: Scene, args: Args) -> Rule[None]:
    for body in _living(scene):
        yield from wounds.lose(scene.table, body, scene.number(args[0]), scene.tally) or ()


def _condition(name: str) -> Verb:
    def give(scene: Scene, args: Args) -> Rule[None]:
        for body in _living(scene):
            yield from conditions.give(scene.table, body, name, scene.tally)

    return give


def _poison(scene: Scene, args: Args) -> Rule[None]:
    for body in _living(scene):
        yield from conditions.poison(scene.table, body, int(args[0]), scene.tally)


def _burn(scene: Scene, args: Args) -> None:
    for body in _living(scene):
        conditions.burn(scene.table, body, int(args[0]))


def _burn_area(scene: Scene, args: Args) -> None:
    """A token in the area: everybody there suffers the same at once (SS-BURN-4)."""
    table, level = scene.table, int(args[0])
    bodies = scene.bodies()
    area = bodies[0].area if bodies else scene.here
    table.state.burning.setdefault(area, []).append(level)
    table.note("burning", area=area, level=level)
    everybody: list[Body] = [*table.state.heroes, *table.state.allies, *figures(table.state)]
    for body in everybody:
        if body.area == area:
            conditions.burn(table, body, level)


def _cure(scene: Scene, args: Args) -> Rule[None]:
    for body in _living(scene):
        name = args[0]
        if name == "one":
            found = conditions.conditions_of(body)
            if not found:
                continue
            options = [option(f"cure:{one}", scene.seat) for one in found]
            choice = yield Question("cure", options, {"figure": body.id})
            name = choice.on[0]
        conditions.cure(scene.table, body, name)


def _crit(scene: Scene, args: Args) -> Rule[None]:
    for body in _living(scene):
        yield from conditions.draw_crit(scene.table, body, scene.tally)


def _push(scene: Scene, args: Args) -> Rule[None]:
    for body in _living(scene):
        yield from pushing.push(scene.table, body)


def _mshield(scene: Scene, args: Args) -> None:
    for body in _living(scene):
        count = scene.number(args[0])
        body.shields += count
        scene.table.note("shielded", figure=body.id, count=count)


def _gain(scene: Scene, args: Args) -> None:
    """A stat for a while; no card gives the same bonus twice (SS-GOLD-5)."""
    stat, number, span = args
    for body in _living(scene):
        boost = Boost(scene.source, span, stat=stat, n=scene.number(number))
        if boost not in body.boosts:
            body.boosts = [*body.boosts, boost]
            scene.table.note("gains", figure=body.id, stat=stat, count=boost.n)
            if stat == "mp" and type(body) is Hero and scene.table.state.turn.moving:
                scene.table.state.turn.mp += boost.n


def _hide(scene: Scene, args: Args) -> Rule[None]:
    for body in _living(scene):
        body.hidden = True
        scene.table.note("hides", figure=body.id)
        if type(body) is Hero:
            yield from boss.pass_on(scene.table, body)


def _veil(scene: Scene, args: Args) -> Rule[None]:
    for body in _living(scene):
        body.veil = args[0]
        scene.table.note("veiled", figure=body.id)
        if type(body) is Hero:
            yield from boss.pass_on(scene.table, body)


def _taunt(scene: Scene, args: Args) -> None:
    if type(scene.actor) is Hero:
        boss.take(scene.table, scene.actor)


def _command(scene: Scene, args: Args) -> Rule[None]:
    """An enemy attacks another one in its area."""
    table = scene.table
    for body in _living(scene):
        foe = foe_of(table.state, body.id)
        if foe is None or body.stun or type(body) is not Figure:
            continue
        victims = [one.id for one in figures(table.state) if one.area == body.area and one not in foe.figures]
        if not victims:
            continue
        options = [option(f"target:{id}", scene.seat) for id in victims]
        choice = yield Question("command", options, {"enemy": body.id})
        scroll = scroll_of(table, foe)
        weapon = enemy_weapon(table, scroll, "", ranged=False)
        credit = scene.actor.id if scene.actor is not None else ""
        yield from attack.make(table, body, weapon, [choice.on[0]], credit=credit)


def _rune(scene: Scene, args: Args) -> None:
    """A rune lies in the actor's area until the Time phase; there is one of each kind."""
    runes = scene.table.state.runes
    for area in list(runes):
        if args[0] in runes[area]:
            runes[area] = [rune for rune in runes[area] if rune != args[0]]
            if not runes[area]:
                del runes[area]
    runes[scene.here] = [*runes.get(scene.here, []), args[0]]
    scene.table.note("rune", area=scene.here, rune=args[0])


def _clear_runes(scene: Scene, args: Args) -> None:
    scene.table.state.runes = {}
    scene.table.note("runes-gone")


VERBS: dict[str, Verb] = {
    "heal": _heal,
    "heal-self": _heal_self,
    "lose": _lose,
    "kd": _condition("kd"),
    "blind": _condition("blind"),
    "slow": _condition("slow"),
    "stun": _condition("stun"),
    "poison": _poison,
    "burn": _burn,
    "burn-area": _burn_area,
    "cure": _cure,
    "crit": _crit,
    "push": _push,
    "mshield": _mshield,
    "gain": _gain,
    "hide": _hide,
    "veil": _veil,
    "taunt": _taunt,
    "command": _command,
    "rune": _rune,
    "clear-runes": _clear_runes,
}
