"""The activation of an enemy: the behaviour that fits, sentence by sentence (SS-BEHAVIOUR)."""

from holdfast.games.sword_and_sorcery.caches import CACHES
from holdfast.games.sword_and_sorcery.content.schema import Behaviour
from holdfast.games.sword_and_sorcery.content.vocabulary import words_of
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import boss
from holdfast.games.sword_and_sorcery.rules.enemy import targeting as targets
from holdfast.games.sword_and_sorcery.rules.enemy.targeting import Victim
from holdfast.games.sword_and_sorcery.rules.find import abilities_of, foe_card, scroll_of
from holdfast.games.sword_and_sorcery.rules.hero import reactions
from holdfast.games.sword_and_sorcery.rules.stats import armor, health
from holdfast.games.sword_and_sorcery.state import Figure, Foe, SwordAndSorceryTable
from holdfast.kernel.question import GO_ON, option
from holdfast.kernel.table import Rule


def activate(
    table: SwordAndSorceryTable, foe: Foe, plus: bool = False, asleep: set[str] | None = None
) -> Rule[None]:
    """One activation. `plus`: the {+} behaviour is ordered whatever the distance."""
    acting = _awake(table, foe)
    if not acting:
        return
    table.note("activates", enemy=foe.card)
    burdened = _rise(table, acting)
    blind = bool(burdened) and all(figure.blind for figure in acting)
    behaviour, found = _choose(table, foe, acting, plus or blind)
    target = found[0] if found else None
    if len(found) > 1:
        naming = targets.choose_main if behaviour.at else targets.by_priority
        target = yield from naming(table, foe, acting, found)
    if target is not None and reactions.is_any_ready(table, "activation"):
        behaviour, target = yield from _taunt(table, foe, acting, behaviour, target, plus=plus)
    measuring = acting[0]
    if target is not None and len(acting) > 1:
        measuring = _nearest_to(table, foe, acting, target)
    chosen = [target.id] if target else []
    context = EffectContext(table, measuring, chosen, measuring.area, foe.scroll, tally=Tally(measuring.id))
    context.foe, context.deaf = foe, blind
    if len(acting) < len(foe.figures):
        context.resting = frozenset([figure.id for figure in foe.figures if figure not in acting])
    context.asleep = asleep if asleep is not None else set()
    if target is not None:
        table.note("targets", enemy=measuring.id, target=target.id)
    # Sentence by sentence; a slowed enemy does the first alone, a stunned one stops (SS-RULE-110).
    for sentence in behaviour.do[:1] if measuring.slow else behaviour.do:
        doing = effects.begin(context, sentence)
        if doing is not None:
            yield from doing
        if measuring.stun or not foe.figures:
            break
    if burdened:
        for figure, was_blind, was_slow in burdened:
            figure.blind = 0 if was_blind else figure.blind
            figure.slow = 0 if was_slow else figure.slow
    settling = wounds.settle(table, context.tally)
    if settling is not None:
        yield from settling


def _awake(table: SwordAndSorceryTable, foe: Foe) -> list[Figure]:
    """The figures that act; a stunned one skips this instead."""
    acting = []
    for figure in foe.figures:
        if figure.stun:
            figure.stun = 0
            table.note("skips", enemy=figure.id)
        else:
            acting.append(figure)
    return acting


def _rise(table: SwordAndSorceryTable, acting: list[Figure]) -> list[tuple[Figure, int, int]]:
    """They stand up; those that are blind or slow now will not be afterwards."""
    burdened = []
    for figure in acting:
        if figure.down:
            figure.down = False
            table.note("stands", figure=figure.id)
        if figure.blind or figure.slow:
            burdened.append((figure, figure.blind, figure.slow))
    return burdened


def _nearest_to(table: SwordAndSorceryTable, foe: Foe, acting: list[Figure], target: Victim) -> Figure:
    return min(acting, key=lambda one: targets.distances(table, foe, [one])[target.area])


def _choose(
    table: SwordAndSorceryTable, foe: Foe, acting: list[Figure], plus: bool
) -> tuple[Behaviour, list[Victim]]:
    """The first behaviour with a target, else {+} (SS-BEHAVIOUR-1, -2); and whom it may be turned on."""
    behaviours = scroll_of(table, foe).behaviours
    if not plus:
        seen = targets.in_sight(table, foe, acting)
        away = targets.distances(table, foe, acting)
        for behaviour in behaviours if seen else ():
            found = []
            for body in seen:
                if away[body.area] in behaviour.at:
                    found.append(body)
            if found:
                return behaviour, found
    last = _without_distance(behaviours)
    return last, targets.closest(table, foe, acting, targets.possible(table, foe))


def _without_distance(behaviours: tuple[Behaviour, ...]) -> Behaviour:
    """The {+} of a scroll."""
    for behaviour in behaviours:
        if not behaviour.at:
            return behaviour
    return Behaviour()


def _may_fall(table: SwordAndSorceryTable, foe: Foe, behaviour: Behaviour, target: Victim) -> bool:
    """Could an attack of this behaviour strike the target down, with all that its dice can show?"""
    hits = _most_hits(table, foe.scroll, behaviour)
    return hits - armor(table, target) - target.shields >= health(table, target)


def _most_hits(table: SwordAndSorceryTable, scroll: str, behaviour: Behaviour) -> int:
    """All the hits that an attack of this behaviour can have, whatever its effects."""
    known = CACHES[table.content].most_hits
    key = scroll, behaviour.at
    found = known.get(key)
    if found is None:
        weapons = table.content.scrolls[scroll].weapons
        named = [weapons[id] for id in words_of(behaviour.do, "weapon") if id in weapons]
        if "attack" in behaviour.do:
            named.append(weapons[table.content.scrolls[scroll].primary])
        dice, faces = table.content.dice, table.content.faces
        red, blue = (max(faces[face].count("hit") for face in die) for die in (dice.red, dice.blue))
        found = max((one.hits + one.red * red + one.blue * blue for one in named), default=0)
        known[key] = found
    return found


def _taunt(
    table: SwordAndSorceryTable,
    foe: Foe,
    acting: list[Figure],
    behaviour: Behaviour,
    target: Victim,
    *,
    plus: bool,
) -> Rule[tuple[Behaviour, Victim]]:
    """A hero may draw the enemy's attention before it acts; the behaviour is chosen anew (SS-RULE-131).

    A {+} that a card orders stays ordered.
    """
    state = table.state
    while True:
        options = [
            option(f"react:{power.id}>{hero.id}", hero.seat)
            for hero in state.heroes
            if hero is not target and not hero.hidden and not hero.veil
            for power in reactions.ready(table, hero, "activation")
            if any(reactions.may_choose_enemy(table, hero, power.range, figure.area) for figure in acting)
        ]
        if not options:
            return behaviour, target
        falls = _may_fall(table, foe, behaviour, target)
        saves = frozenset(one.id for one in options) if falls else frozenset[str]()
        options.append(option(GO_ON))
        about = {"enemy": foe.card, "target": target.id}
        choice = yield Question("activation", options, about, reaction=True, saves=saves)
        if choice.verb == GO_ON:
            return behaviour, target
        hero = next(hero for hero in state.heroes if hero.id == choice.on[1])
        reactions.count_use(hero, table.content.powers[choice.on[0]])
        table.note("taunts", hero.seat, hero=hero.id, enemy=foe.card)
        if foe.boss:
            boss.take(table, hero)
        target = hero
        if plus:
            continue
        away = targets.distances(table, foe, acting)[hero.area]
        seen = hero in targets.in_sight(table, foe, acting)
        behaviours = scroll_of(table, foe).behaviours
        behaviour = next((one for one in behaviours if not one.at or (seen and away in one.at)), behaviour)


def fire_star(table: SwordAndSorceryTable, foe: Foe, asleep: set[str]) -> Rule[None]:
    """The [star] of an enemy, once in a chain (SS-SCROLL-5, SS-RULE-111).

    It is no activation, so a stunned one uses it as well; it makes no attack by it (SS-RULE-186).
    """
    if foe.card in asleep or foe_card(table.state, foe.card) is not foe:
        return
    asleep.add(foe.card)
    for ability in abilities_of(table, foe):
        if ability.when == "star" and foe.figures:
            figure = next((one for one in foe.figures if not one.stun), foe.figures[0])
            context = EffectContext(table, figure, [], figure.area, ability.id, tally=Tally(figure.id))
            context.foe, context.asleep = foe, asleep
            yield from effects.use_ability(table, foe, figure, ability, [], parent=context)
