"""Statements of cards and quests, carried out.

An `EffectContext` says who acts, on whom, where and because of what; `run` carries statements out in order. A
new verb is one function, registered in the table `VERBS`.
"""

from typing import TypeGuard

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.vocabulary import BlockStatement, Statements, parse_statement
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import dice
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon, shown
from holdfast.games.sword_and_sorcery.rules.dispatch import CALLS, VERBS, Verb
from holdfast.games.sword_and_sorcery.rules.effects import predicates as checks
from holdfast.games.sword_and_sorcery.rules.effects import selectors as select
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.find import figure_of, hero_of
from holdfast.games.sword_and_sorcery.rules.stats import count_in_play
from holdfast.games.sword_and_sorcery.state import Boost, Figure, Foe, Hero, SwordAndSorceryTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def run(context: EffectContext, statements: Statements) -> Rule[None] | None:
    """Carry statements out, strictly in order; None if that is done already, without a question."""
    if len(statements) == 1:
        return begin(context, statements[0])
    for number, statement in enumerate(statements, 1):
        doing = begin(context, statement)
        if doing is not None:
            rest = statements[number:]
            return _run_on(context, doing, rest) if rest else doing
        if context.foe is not None and not _goes_on(context, context.foe):
            return None
    return None


def _run_on(context: EffectContext, doing: Rule[None], rest: Statements) -> Rule[None]:
    """The statement that is being carried out, then the others."""
    yield from doing
    if context.foe is None or _goes_on(context, context.foe):
        yield from run(context, rest) or ()


def begin(context: EffectContext, statement: str | BlockStatement) -> Rule[None] | None:
    """Carry one statement out; None if that is done already, without a question."""
    if isinstance(statement, str):
        known = KNOWN.get(statement) or _read(statement)
        return known[0](context, known[1])
    return _block(context, statement)


KNOWN: dict[str, tuple[Verb, tuple[str, ...]]] = {}
"""What the simple statements mean that were carried out so far."""


def _read(statement: str) -> tuple[Verb, tuple[str, ...]]:
    verb, args = parse_statement(statement)
    found = KNOWN[statement] = VERBS[verb], args
    return found


def _goes_on(context: EffectContext, foe: Foe) -> bool:
    """The death of an acting enemy ends what it does (SS-RULE-107); an ability on death is told apart."""
    actor = context.actor
    for figure in foe.figures:
        if figure is actor:
            return True
    return not foe.figures


def _block(context: EffectContext, block: BlockStatement) -> Rule[None] | None:
    if block.test and not checks.holds(context, block.test):
        return run(context, block.otherwise)
    if block.each == "all heroes" and len(block.do) == 1 and _is_reward(block.do[0]):
        return _reward_each(context, block.do[0])
    if block.each:
        return _each(context, block)
    if block.strike >= 0:
        return _strike(context, block)
    return _inner(context, block)


def _is_reward(statement: str | BlockStatement) -> TypeGuard[str]:
    return isinstance(statement, str) and statement.startswith("shards ")


def _reward_each(context: EffectContext, reward: str) -> Rule[None] | None:
    """Soul shards for each living hero, and for companions by their hero count (SS-RULE-143)."""
    _, (count,) = parse_statement(reward)
    return VERBS["shards"](context, (str(context.number(count) * count_in_play(context.table)),))


def _each(context: EffectContext, block: BlockStatement) -> Rule[None]:
    """The same for each of those whom the block names."""
    targets = yield from select.targets(context, block.each)
    if block.strike >= 0:
        if targets:
            yield from _strike(context.toward(targets), block)
        return
    for target in targets:
        if figure_of(context.table.state, target) is not None:
            yield from _inner(context.toward([target]), block) or ()
    if block.each.startswith(("all heroes", "heroes in ")):
        yield from _bring_the_others(context, block, targets)


def _bring_the_others(context: EffectContext, block: BlockStatement, moved: list[str]) -> Rule[None]:
    """Where all heroes are placed, Ghost Souls and companions that count as none go too (SS-RULE-190)."""
    places: Statements = [one for one in block.do if isinstance(one, str) and one.startswith("place ")]
    if places:
        state = context.table.state
        area = block.each.removeprefix("heroes in ")
        for body in (*state.heroes, *list(state.allies)):
            if body.id not in moved and (block.each == "all heroes" or body.area == area):
                yield from run(context.toward([body.id]), places) or ()


def _inner(context: EffectContext, block: BlockStatement) -> Rule[None] | None:
    if block.save:
        return _save(context, block)
    if block.roll:
        return _roll(context, block)
    if block.choose:
        return _choose(context, block)
    if block.alignment:
        return _by_alignment(context, block)
    if block.boost:
        bodies = context.bodies() if block.each else [context.actor] if context.actor is not None else []
        for body in bodies:
            if type(body) is Hero and body.ghost:
                continue
            boost = Boost(context.source, block.boost, block.filter, tuple(block.effects))
            if boost not in body.boosts:
                body.boosts = [*body.boosts, boost]
                context.table.note("boost", figure=body.id, card=context.source)
        return None
    return run(context, block.do)


def _roll(context: EffectContext, block: BlockStatement) -> Rule[None]:
    shown = dice.roll_one(context.table, block.roll)
    for symbol in dict.fromkeys(shown):
        yield from run(context, block.results.get(symbol, [])) or ()


def _choose(context: EffectContext, block: BlockStatement) -> Rule[None]:
    source = f"{context.source}-{block.name}" if block.name else context.source
    ways = {f"{source}-{number}": way for number, way in enumerate(block.choose, 1)}
    options = [option(f"choose:{name}", context.seat) for name in ways]
    choice = yield Question("choose", options, {"card": context.source})
    context.table.note("chosen", choice.seat, choice=choice.on[0])
    yield from run(context, ways[choice.on[0]]) or ()


def _save(context: EffectContext, block: BlockStatement) -> Rule[None]:
    """Each target saves; who fails suffers what stands after "otherwise" (SS-SAVE-4, SS-SAVE-5)."""
    for body in context.bodies():
        if type(body) is Figure or (type(body) is Hero and body.ghost):
            continue
        saved = yield from CALLS.save(context.table, body, block.otherwise)
        yield from run(context.toward([body.id]), block.do if saved else block.otherwise) or ()


def _by_alignment(context: EffectContext, block: BlockStatement) -> Rule[None]:
    """By the alignment of the active hero; in a Soul Storm he may choose any (SS-ALIGN-5, SS-ALIGN-8)."""
    table = context.table
    state = table.state
    hero = hero_of(state, state.active) if state.active else state.heroes[0]
    alignment: str = table.content.classes[hero.card].alignment
    if table.options["soul_storm"]:
        options = [option(f"alignment:{name}", hero.seat) for name in block.alignment]
        choice = yield Question("alignment", options, {"card": context.source})
        alignment = choice.on[0]
    table.note("alignment", hero.seat, hero=hero.id, alignment=alignment)
    yield from run(context, block.alignment.get(alignment, [])) or ()


def _strike(context: EffectContext, block: BlockStatement) -> Rule[None]:
    """Bare hits for all targets at once (SS-RULE-161); then what else befalls each of them."""
    actor = context.actor
    if actor is None or (type(actor) is Figure and actor.stun):
        return
    numbers, effects = (block.strike, block.red, block.blue, 0), tuple(block.effects)
    tags = frozenset({"strike"})
    weapon = Weapon("strike", *numbers, block.type, effects, tags, shown=shown("strike", effects))
    yield from CALLS.make_attack(context.table, actor, weapon, context.targets, several=True)
    for target in context.targets:
        body = figure_of(context.table.state, target)
        if body is not None and block.do:
            yield from run(context.toward([target]), block.do) or ()


def use_ability(
    table: SwordAndSorceryTable,
    foe: Foe,
    figure: Figure,
    ability: printed.Ability,
    targets: list[str] | None = None,
    *,
    parent: EffectContext | None = None,
) -> Rule[None]:
    """An enemy uses an ability, if its condition holds and it has a charge (SS-SCROLL-7, SS-SCROLL-8)."""
    context = EffectContext(table, figure, targets or [], figure.area, ability.id, tally=Tally(figure.id))
    context.foe = foe
    if parent is not None:
        context.deaf, context.asleep, context.path = parent.deaf, parent.asleep, parent.path
        context.targets = targets if targets is not None else parent.targets
        context.resting = parent.resting
    if ability.test and not checks.holds(context, ability.test):
        return
    if ability.charges:
        left = foe.charges.get(ability.id, 0)
        if left <= 0:
            return
        foe.charges = {**foe.charges, ability.id: left - 1}
    table.note("ability", enemy=figure.id, ability=ability.id)
    with table.because(f"ability-{ability.id}"):
        doing = run(context, ability.do)
        if doing is not None:
            yield from doing
    settling = CALLS.settle(table, context.tally)
    if settling is not None:
        yield from settling
