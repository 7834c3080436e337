"""The policy: a prior over options, for searches and for playing without one.

Every option gets a score, in mana; `policy` turns scores into weights by a softmax.
"""

from collections.abc import Callable, Sequence
from math import exp

from holdfast.games.bastion.bot.artifact_value import gift_value, use_value
from holdfast.games.bastion.bot.mana_value import ManaValue, mana_value_of
from holdfast.games.bastion.bot.ritual_value import ritual_value
from holdfast.games.bastion.bot.situation import Situation
from holdfast.games.bastion.bot.turn_course import EXTRA, TurnCourse
from holdfast.games.bastion.bot.turn_plan import TurnPlan
from holdfast.games.bastion.bot.upcoming import upcoming_enemies
from holdfast.games.bastion.bot.wall_spell_value import cast_value, teleport_from, teleport_to
from holdfast.games.bastion.message_ids import Question
from holdfast.games.bastion.rules.geometry import CITADEL, COLOUR_NUMBER, SQUARE
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.strength import price_at
from holdfast.games.bastion.rules.turn_context import context_of
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import GO_ON, Option

NEGLIGIBLE = 0.0005
"""The weight of an option whose score is below the cutoff."""
CUTOFF = 3.0
"""How far below the best a score may be to count."""
SURE_STRENGTH = 10.0
"""With so much strength of enemies of a colour its ritual is sure to be performed."""
PENALTY = 9.0
PLEDGED_POWER = 0.02
"""A weaker spell is pledged first."""
Scores = list[float]


def policy(table: BastionTable, question: Question) -> list[float]:
    """A weight for each option; they need not add up to 1."""
    scorer = SCORERS.get(question.ask)
    if scorer is None:
        return [1.0] * len(question.choices)
    scores = scorer(table, question)
    best = max(scores)
    sharpness = table.content.policy_weights.sharpness
    return [exp(sharpness * (score - best)) if score > best - CUTOFF else NEGLIGIBLE for score in scores]


def likeliest(table: BastionTable, question: Question) -> int:
    """The number of the option with the highest score, among equals the first."""
    if question.ask == "act":
        return _likeliest_action(table, question)
    scorer = SCORERS.get(question.ask)
    if scorer is None:
        return 0
    scores = scorer(table, question)
    return scores.index(max(scores))


def _likeliest_action(table: BastionTable, question: Question) -> int:
    """The next step of the course of this turn, planned now if there is none."""
    course = _course_of(table)
    if course is not None:
        following = course.next(question.choices)
        if following >= 0:
            return following
        if course.over and EXTRA.intersection([option.verb for option in question.choices]) <= SMALL:
            return _likeliest_extra(course.plan, question)
    state = table.state
    begun = state.moved or state.gained or state.attacked
    plan = TurnPlan(Situation(table, None if begun else context_of(table)))
    best, casts = _best_action(plan, question.choices)
    first = question.choices[best]
    _courses.clear()
    if first.verb in COURSES and len(first.on) == 1:
        _courses.append(TurnCourse(plan, first, EXTRA if casts else EXTRA - {"cast"}))
    return best


def _best_action(plan: TurnPlan, choices: Sequence[Option]) -> tuple[int, bool]:
    """The number of the option with the highest score, and whether casting a spell is better than nothing.

    A move that cannot be the best is not looked at more closely.
    """
    found, best, casts = -1, 0.0, False
    moves = []
    for number, option in enumerate(choices):
        if option.verb == "move":
            moves.append(number)
            continue
        score = _score_action(plan, option)
        if found < 0 or score > best:
            found, best = number, score
        if score > 0 and option.verb == "cast":
            casts = True
    for number in moves:
        option = choices[number]
        if found < 0 or _move_limit(plan, option) > best - ROUNDING:
            score = _score_move(plan, option)
            if found < 0 or score > best or (score == best and number < found):
                found, best = number, score
    return found, casts


ROUNDING = 1e-9


def _move_limit(plan: TurnPlan, option: Option) -> float:
    """No move there scores more."""
    weights, place = plan.weights, option.on[0]
    then = plan.limit_at(place) + plan.place_value(place) - plan.place_value(plan.context.place)
    return then - weights.move - weights.acceleration * (len(option.on) - 1)


def _likeliest_extra(plan: TurnPlan, question: Question) -> int:
    """What is left to do when the course of a turn is over, as it was planned: an artifact or a spell."""
    plan.uses.clear()
    scores = [
        _score_other_action(plan, option)
        if option.verb in SMALL
        else 0.0
        if option.verb == "done"
        else -PENALTY
        for option in question.choices
    ]
    return scores.index(max(scores))


SMALL = frozenset({"use", "cast"})
"""What needs no new plan for the turn."""
COURSES = frozenset({"move", "gain", "attack", "gain-with-spells", "attack-with-spells"})
"""The first step of a course."""
_courses: list[TurnCourse] = []
"""The course of the turn that was planned last, if it can be planned: a rollout plays on one table only."""


def _course_of(table: BastionTable) -> TurnCourse | None:
    """The course of this turn, if it was planned."""
    return _courses[0] if _courses and _courses[0].holds(table.state) else None


def score_actions(table: BastionTable, question: Question) -> Scores:
    """What each thing to do in a turn is worth."""
    plan = TurnPlan(Situation(table))
    return [_score_action(plan, option) for option in question.choices]


def _score_action(plan: TurnPlan, option: Option) -> float:
    scorer = ACTION_SCORERS.get(option.verb)
    return scorer(plan, option) if scorer is not None else _score_other_action(plan, option)


def _score_move(plan: TurnPlan, option: Option) -> float:
    weights, here = plan.weights, plan.context.place
    place, spells = option.on[0], len(option.on) - 1
    if place == here:
        return -weights.acceleration * spells - weights.move - PENALTY
    then = plan.best_turn_at(place) + plan.place_value(place) - plan.place_value(here)
    return then - weights.move - weights.acceleration * spells


def _score_storm(plan: TurnPlan, option: Option) -> float:
    weights = plan.weights
    target = SQUARE.get(option.on[0], CITADEL)
    spells = weights.acceleration * (len(option.on) - 1) + weights.move
    attack = _score_attack if option.verb == "storm" else _score_attack_with_spells
    return attack(plan, target) - spells


ACTION_SCORERS: dict[str, Callable[[TurnPlan, Option], float]] = {
    "move": _score_move,
    "gain": lambda plan, option: _score_gain(plan, option.on[0]),
    "gain-with-spells": lambda plan, option: _score_gain(plan, option.on[0], spells=True),
    "attack": lambda plan, option: _score_attack(plan, option.on[0]),
    "attack-with-spells": lambda plan, option: _score_attack_with_spells(plan, option.on[0]),
    "shoot": lambda plan, option: _score_attack_with_spells(plan, option.on[0]) - plan.weights.arrow,
    "storm": _score_storm,
    "storm-with-spells": _score_storm,
    "done": lambda plan, option: 0.0,
}


def _score_other_action(plan: TurnPlan, option: Option) -> float:
    """An action that is no move, gain or attack."""
    state, weights, context = plan.state, plan.weights, plan.context
    match option.verb:
        case "use":
            return use_value(plan, option.on[0]) - weights.use_artifact
        case "revive":
            return weights.revive
        case "repeat":
            spent = state.gained and (state.attacked or not plan.best_attack(context.place, plan.me.pool))
            return weights.repeat if spent else -weights.repeat
        case "pledge":
            kind = context.cards[option.on[-1]]
            if kind.spell == "flame" and state.defenders[option.seat or 0].place != context.place:
                return weights.pledge
            return plan.pledge_value() - PLEDGED_POWER * kind.power
        case "pledge-for" | "withdraw":
            return -PENALTY
        case "cast":
            return cast_value(plan, option.on[-1])
    return 0.0


def _score_attack(plan: TurnPlan, where: str) -> float:
    one = plan.targets.by_where.get(where)
    if one is None:
        return 0.0
    value = one.value - plan.mana_value.spoils(one.price, plan.me.pool) if plan.gathers else one.value
    return value + plan.gain_after_attack(one)


def _score_attack_with_spells(plan: TurnPlan, where: str) -> float:
    one = plan.targets.by_where.get(where)
    if one is None:
        return 0.0
    pool, weights = plan.me.pool, plan.weights
    value = plan.attack_value(one, pool) + plan.gain_after_attack(one)
    if not one.price.payable(pool):
        return value
    plain = plan.payment_cost(one.price, pool, 0, any_colour=False)
    reduction, alchemy = plan.own_support()
    saved = min(reduction, one.price.total - 1)
    best = plain - plan.payment_cost(one.price, pool, saved, any_colour=False)
    best -= weights.power * plan.horizon * saved
    if alchemy:
        other = plain - plan.payment_cost(one.price, pool, 0, any_colour=True)
        best = max(best, other - weights.alchemy * plan.horizon)
    return value + best - weights.spare_spells


def _score_gain(plan: TurnPlan, thing: str, spells: bool = False) -> float:
    found = -0.5
    for one in plan.own_gains.gains_from(plan.context.place, thing):
        if one.spells == spells:
            found = max(found, plan.gain_and_attack(one))
    return found


def _mana_value(table: BastionTable) -> ManaValue:
    """The value of mana to the active defender: as the turn was planned with, where it was."""
    course = _course_of(table)
    if course is not None:
        return course.mana_value
    situation = Situation(table)
    return mana_value_of(situation, situation.context.me)


def _pool(table: BastionTable) -> list[int]:
    """What the active defender has now."""
    return table.state.defenders[table.state.active].pool


def _score_giving(table: BastionTable, question: Question) -> Scores:
    """Give the colour with the least value."""
    mana_value, pool = _mana_value(table), _pool(table)
    colours = [COLOUR_NUMBER[option.on[0]] for option in question.choices]
    return [-mana_value.last_unit_value(colour, pool[colour]) for colour in colours]


def _score_taking(table: BastionTable, question: Question) -> Scores:
    """Take the colour with the most value."""
    mana_value = _mana_value(table)
    pool = list(_pool(table))
    given = question.about.get("given")
    if given is not None:
        pool[COLOUR_NUMBER[given]] -= 1
    count = 3 if question.ask == "prism" else 1
    colours = [COLOUR_NUMBER[option.on[-1]] for option in question.choices]
    return [mana_value.value_of_more(colour, count, pool[colour]) for colour in colours]


def _score_requests(table: BastionTable, question: Question) -> Scores:
    """Ask for what has more value here than with the giver."""
    course = _course_of(table)
    plan = TurnPlan(Situation(table)) if course is None else course.plan
    scores = []
    for option in question.choices:
        giver = next(one for one in table.state.defenders if one.id == option.on[0])
        scores.append(gift_value(plan, giver, COLOUR_NUMBER[option.on[1]]))
    return scores


def _score_payment(table: BastionTable, question: Question) -> Scores:
    """Pay with the colours of the least value."""
    mana_value = _mana_value(table)
    scores = []
    for option in question.choices:
        left = list(_pool(table))
        cost = 0.0
        for name in option.on:
            colour = COLOUR_NUMBER[name]
            cost += mana_value.last_unit_value(colour, left[colour])
            left[colour] -= 1
        scores.append(-cost)
    return scores


def _score_payment_by_colour(table: BastionTable, question: Question) -> Scores:
    """The same, one colour after another: as much of this one as belongs to the cheapest payment."""
    mana_value = _mana_value(table)
    about = question.about
    first = COLOUR_NUMBER[about["colour"]]
    left = [have if colour >= first else 0 for colour, have in enumerate(_pool(table))]
    wanted = 0
    for _ in range(about["due"]):
        colour, _cost = mana_value.least_valuable(left)
        if colour < 0:
            break
        left[colour] -= 1
        wanted += colour == first
    scores = []
    for option in question.choices:
        scores.append(-abs(int(option.on[1]) - wanted) if option.on else -PENALTY)
    return scores


def _score_rituals(table: BastionTable, question: Question) -> Scores:
    values = ritual_value(table)
    return [values.value(option.on[0]) if option.on else 0.0 for option in question.choices]


def _score_keeping(table: BastionTable, question: Question) -> Scores:
    """Keep the ritual of most value that enemies of its colour allow to perform soon."""
    values, cards, rituals = ritual_value(table), table.content.cards, table.content.rituals
    strength = list(upcoming_enemies(table.state.deck, table.content).by_colour)
    for enemy in table.state.wall.values():
        for card in enemy:
            if cards[card].colour >= 0:
                strength[cards[card].colour] += cards[card].strength
    return [
        values.value(option.on[0]) * min(1.0, strength[rituals[option.on[0]].colour] / SURE_STRENGTH)
        for option in question.choices
    ]


def _score_returning(table: BastionTable, question: Question) -> Scores:
    return [-score for score in _score_keeping(table, question)]


def _score_building(table: BastionTable, question: Question) -> Scores:
    """Build where the structure has most value, less that of one it replaces."""
    values, rituals = ritual_value(table), table.content.rituals
    ritual, bases = rituals[question.about["ritual"]], table.state.bases
    scores = []
    for option in question.choices:
        base = option.on[0]
        district = base.partition("-")[0]
        score = values.site_value(ritual, district)
        if base in bases:
            score -= values.site_value(rituals[bases[base]], district)
        scores.append(score)
    return scores


def _score_consent(table: BastionTable, question: Question) -> Scores:
    return [0.3 if option.verb == "consent" else 0.0 for option in question.choices]


def _score_attack_spells(table: BastionTable, question: Question) -> Scores:
    """Add the spells that cost least, mana and spells together."""
    course = _course_of(table)
    plan = TurnPlan(Situation(table)) if course is None else course.plan
    price = price_at(plan.context, question.about["at"])
    cards, weights = table.content.cards, plan.weights
    added = [cards[name.rpartition(">")[2]] for name in question.about["added"]]
    scores = []
    for option in question.choices:
        kinds = [*added, cards[option.on[-1]]] if option.on else added
        reduction = sum(kind.power for kind in kinds)
        any_colour = any(kind.spell == "alchemy" for kind in kinds)
        cost = min(20.0, plan.payment_cost(price, plan.me.pool, reduction, any_colour))
        cost += plan.horizon * weights.power * reduction
        if any_colour:
            cost += plan.horizon * weights.alchemy
        scores.append(-cost)
    return scores


def _score_source_spells(table: BastionTable, question: Question) -> Scores:
    """Add a spell whose gain is more than the value of keeping it."""
    plan = TurnPlan(Situation(table))
    context, weights, mana_value = plan.context, plan.weights, plan.mana_value
    colour = dict(sources_of(context, context.place))[question.about["at"]]
    usual = mana_value.value_of_more(colour, 3)
    scores = []
    for option in question.choices:
        score = 0.0
        if option.on:
            kind = context.cards[option.on[-1]]
            if kind.spell == "abundance":
                more = context.edition.abundance or kind.power
                score = mana_value.value_of_more(colour, 3 + more) - usual - weights.abundance * plan.horizon
            else:
                best = max(mana_value.value_of_more(other, 3) for other in range(6))
                score = best - usual - weights.prism * plan.horizon
        scores.append(score)
    return scores


def _score_wall_spells(table: BastionTable, question: Question) -> Scores:
    plan = TurnPlan(Situation(table))
    return [0.0 if option.verb == GO_ON else cast_value(plan, option.on[-1]) for option in question.choices]


def _score_places(table: BastionTable, question: Question) -> Scores:
    plan = TurnPlan(Situation(table))
    return [plan.place_value(option.on[0]) for option in question.choices]


SCORERS: dict[str, Callable[[BastionTable, Question], Scores]] = {
    "act": score_actions,
    "lay": _score_giving,
    "convert-give": _score_giving,
    "convert-take": _score_taking,
    "accumulate": _score_requests,
    "prism": _score_taking,
    "pay": _score_payment,
    "pay-colour": _score_payment_by_colour,
    "perform": _score_rituals,
    "keep": _score_keeping,
    "return-ritual": _score_returning,
    "build": _score_building,
    "give": _score_consent,
    "add-to-attack": _score_attack_spells,
    "add-to-gain": _score_source_spells,
    "watch": _score_wall_spells,
    "teleport-enemy": teleport_from,
    "teleport-to": teleport_to,
    "flee": _score_places,
    "station": _score_places,
}
