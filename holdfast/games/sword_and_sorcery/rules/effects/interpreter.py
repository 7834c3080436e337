"""Statements of cards and quests, carried out.

A `Scene` says who acts, on whom, where and because of what; `run` carries statements out in order. A new verb
is one function, registered in the table `VERBS`.
"""

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.vocabulary import Block, Statements, parse_statement
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import dice
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon, shown
from holdfast.games.sword_and_sorcery.rules.dispatch import CALLS, VERBS, Verb
from holdfast.games.sword_and_sorcery.rules.effects import predicates as checks
from holdfast.games.sword_and_sorcery.rules.effects import selectors as select
from holdfast.games.sword_and_sorcery.rules.effects.context import Scene
from holdfast.games.sword_and_sorcery.rules.find import figure_of, hero_of
from holdfast.games.sword_and_sorcery.state import Boost, Figure, Foe, Hero, SwordAndSorceryTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def run(scene: Scene, statements: Statements) -> Rule[None] | None:
    """Carry statements out, strictly in order; None if that is done already, without a question."""
    if len(statements) == 1:
        return begin(scene, statements[0])
    for number, statement in enumerate(statements, 1):
        doing = begin(scene, statement)
        if doing is not None:
            rest = statements[number:]
            return _run_on(scene, doing, rest) if rest else doing
        if scene.foe is not None and not _goes_on(scene, scene.foe):
            return None
    return None


def _run_on(scene: Scene, doing: Rule[None], rest: Statements) -> Rule[None]:
    """The statement that is being carried out, then the others."""
    yield from doing
    if scene.foe is None or _goes_on(scene, scene.foe):
        yield from run(scene, rest) or ()


def begin(scene: Scene, statement: str | Block) -> Rule[None] | None:
    """Carry one statement out; None if that is done already, without a question."""
    if isinstance(statement, str):
        known = KNOWN.get(statement) or _read(statement)
        return known[0](scene, known[1])
    return _block(scene, statement)


KNOWN: dict[str, tuple[Verb, tuple[str, ...]]] = {}
"""What the simple statements mean that were carried out so far."""


def _read(statement: str) -> tuple[Verb, tuple[str, ...]]:
    verb, args = parse_statement(statement)
    found = KNOWN[statement] = VERBS[verb], args
    return found


def _goes_on(scene: Scene, foe: Foe) -> bool:
    """The death of an acting enemy ends what it does (SS-RULE-107); an ability on death is told apart."""
    actor = scene.actor
    for figure in foe.figures:
        if figure is actor:
            return True
    return not foe.figures


def _block(scene: Scene, block: Block) -> Rule[None] | None:
    if block.test and not checks.holds(scene, block.test):
        return run(scene, block.otherwise)
    if block.each:
        return _each(scene, block)
    if block.strike >= 0:
        return _strike(scene, block)
    return _inner(scene, block)


def _each(scene: Scene, block: Block) -> Rule[None]:
    """The same for each of those whom the block names."""
    targets = yield from select.targets(scene, block.each)
    if not targets:
        return
    if block.strike >= 0:
        yield from _strike(scene.toward(targets), block)
        return
    for target in targets:
        if figure_of(scene.table.state, target) is not None:
            yield from _inner(scene.toward([target]), block) or ()
    if block.each == "all heroes":
        yield from _bring_companions(scene, block, targets)


def _bring_companions(scene: Scene, block: Block, moved: list[str]) -> Rule[None]:
    """Where all heroes are placed, companions that count as none go with them (SS-RULE-190)."""
    places: Statements = [one for one in block.do if isinstance(one, str) and one.startswith("place ")]
    if places:
        for ally in list(scene.table.state.allies):
            if ally.id not in moved:
                yield from run(scene.toward([ally.id]), places) or ()


def _inner(scene: Scene, block: Block) -> Rule[None] | None:
    if block.save:
        return _save(scene, block)
    if block.roll:
        return _roll(scene, block)
    if block.choose:
        return _choose(scene, block)
    if block.alignment:
        return _by_alignment(scene, block)
    if block.boost:
        bodies = scene.bodies() if block.each else [scene.actor] if scene.actor is not None else []
        for body in bodies:
            boost = Boost(scene.source, block.boost, block.filter, tuple(block.effects))
            if boost not in body.boosts:
                body.boosts = [*body.boosts, boost]
                scene.table.note("boost", figure=body.id, card=scene.source)
        return None
    return run(scene, block.do)


def _roll(scene: Scene, block: Block) -> Rule[None]:
    shown = dice.roll_one(scene.table, block.roll)
    for symbol in dict.fromkeys(shown):
        yield from run(scene, block.results.get(symbol, [])) or ()


def _choose(scene: Scene, block: Block) -> Rule[None]:
    source = f"{scene.source}-{block.name}" if block.name else scene.source
    ways = {f"{source}-{number}": way for number, way in enumerate(block.choose, 1)}
    options = [option(f"choose:{name}", scene.seat) for name in ways]
    choice = yield Question("choose", options, {"card": scene.source})
    scene.table.note("chosen", choice.seat, choice=choice.on[0])
    yield from run(scene, ways[choice.on[0]]) or ()


def _save(scene: Scene, block: Block) -> Rule[None]:
    """Each target saves; who fails suffers what stands after "otherwise" (SS-SAVE-4, SS-SAVE-5)."""
    for body in scene.bodies():
        if type(body) is Figure or (type(body) is Hero and body.ghost):
            continue
        saved = dice.save(scene.table, body)
        yield from run(scene.toward([body.id]), block.do if saved else block.otherwise) or ()


def _by_alignment(scene: Scene, block: Block) -> Rule[None]:
    """By the alignment of the active hero; in a Soul Storm he may choose any (SS-ALIGN-5, SS-ALIGN-8)."""
    table = scene.table
    state = table.state
    hero = hero_of(state, state.active) if state.active else state.heroes[0]
    alignment: str = table.content.classes[hero.card].alignment
    if table.options["soul_storm"]:
        options = [option(f"alignment:{name}", hero.seat) for name in block.alignment]
        choice = yield Question("alignment", options, {"card": scene.source})
        alignment = choice.on[0]
    table.note("alignment", hero.seat, hero=hero.id, alignment=alignment)
    yield from run(scene, block.alignment.get(alignment, [])) or ()


def _strike(scene: Scene, block: Block) -> Rule[None]:
    """Bare hits for all targets at once (SS-RULE-161); then what else befalls each of them."""
    actor = scene.actor
    if actor is None or (type(actor) is Figure and actor.stun):
        return
    numbers, effects = (block.strike, block.red, block.blue, 0), tuple(block.effects)
    tags = frozenset({"strike"})
    weapon = Weapon("strike", *numbers, block.type, effects, tags, shown=shown("strike", effects))
    yield from CALLS.make_attack(scene.table, actor, weapon, scene.targets, several=True)
    for target in scene.targets:
        body = figure_of(scene.table.state, target)
        if body is not None and block.do:
            yield from run(scene.toward([target]), block.do) or ()


def use_ability(
    table: SwordAndSorceryTable,
    foe: Foe,
    figure: Figure,
    ability: printed.Ability,
    targets: list[str] | None = None,
    *,
    scene: Scene | None = None,
) -> Rule[None]:
    """An enemy uses an ability, if its condition holds and it has a charge (SS-SCROLL-7, SS-SCROLL-8)."""
    stage = Scene(table, figure, targets or [], figure.area, ability.id, tally=Tally(figure.id))
    stage.foe = foe
    if scene is not None:
        stage.deaf, stage.asleep, stage.path = scene.deaf, scene.asleep, scene.path
        stage.targets = targets if targets is not None else scene.targets
        stage.resting = scene.resting
    if ability.test and not checks.holds(stage, ability.test):
        return
    if ability.charges:
        left = foe.charges.get(ability.id, 0)
        if left <= 0:
            return
        foe.charges = {**foe.charges, ability.id: left - 1}
    table.note("ability", enemy=figure.id, ability=ability.id)
    with table.because(f"ability-{ability.id}"):
        doing = run(stage, ability.do)
        if doing is not None:
            yield from doing
    settling = CALLS.settle(table, stage.tally)
    if settling is not None:
        yield from settling
