"""What suggests itself at a glance: how bots play on when they have no time to think.

Every option gets a score; `urges` turns scores into weights.
"""

from collections.abc import Callable
from math import exp

from holdfast.games.bastion.bot.artifact_value import gift, use_of
from holdfast.games.bastion.bot.mana_value import Purse
from holdfast.games.bastion.bot.ritual_value import Rites
from holdfast.games.bastion.bot.situation import Prospect
from holdfast.games.bastion.bot.turn_plan import Plans
from holdfast.games.bastion.bot.wall_spell_value import cast_worth, teleport_from, teleport_to
from holdfast.games.bastion.rules.geometry import CITADEL, COLOUR_NUMBER, SQUARE
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.strength import price_at
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import GO_ON, Option, Question

FAINT = 0.0005
"""The weight of what suggests itself not at all."""
FAR_BELOW = 3.0
ENOUGH = 10.0
"""So much strength of a colour makes sure that its ritual will be performed."""
MUCH = 9.0
PLEDGE = 0.02
"""A weaker spell is pledged first."""
Scores = list[float]


def urges(table: BastionTable, question: Question) -> list[float]:
    """How strongly each option suggests itself; weights, not probabilities."""
    scorer = SCORES.get(question.ask)
    if scorer is None:
        return [1.0] * len(question.choices)
    scores = scorer(table, question)
    best = max(scores)
    sharpness = table.content.instinct.sharpness
    return [exp(sharpness * (score - best)) if score > best - FAR_BELOW else FAINT for score in scores]


def _act(table: BastionTable, question: Question) -> Scores:
    plans = Plans(Prospect(table))
    return [_deed(plans, option) for option in question.choices]


def _deed(plans: Plans, option: Option) -> float:
    instinct = plans.instinct
    match option.verb:
        case "attack":
            return _attack(plans, option.on[0])
        case "attack-with-spells":
            return _attack_with_spells(plans, option.on[0])
        case "storm" | "storm-with-spells":
            target = SQUARE.get(option.on[0], CITADEL)
            spells = instinct.acceleration * (len(option.on) - 1) + instinct.move
            attack = _attack if option.verb == "storm" else _attack_with_spells
            return attack(plans, target) - spells
        case "shoot":
            return _attack_with_spells(plans, option.on[0]) - instinct.arrow
        case "gain":
            return _gain(plans, option.on[0])
        case "gain-with-spells":
            return _gain(plans, option.on[0], spells=True)
        case "move":
            place, spells = option.on[0], len(option.on) - 1
            if place == plans.scene.place:
                return -instinct.acceleration * spells - instinct.move - MUCH
            then = plans.at(place) + plans.stand(place) - plans.stand(plans.scene.place)
            return then - instinct.move - instinct.acceleration * spells
    return _small_deed(plans, option)


def _small_deed(plans: Plans, option: Option) -> float:
    """What is neither move nor gain nor attack."""
    state, instinct, scene = plans.state, plans.instinct, plans.scene
    match option.verb:
        case "use":
            return use_of(plans, option.on[0]) - instinct.use_artifact
        case "revive":
            return instinct.revive
        case "repeat":
            spent = state.gained and (state.attacked or not plans.best_attack(scene.place, plans.me.pool))
            return instinct.repeat if spent else -instinct.repeat
        case "pledge":
            kind = scene.cards[option.on[-1]]
            if kind.spell == "flame" and state.defenders[option.seat or 0].place != scene.place:
                return instinct.pledge
            return plans.pledge() - PLEDGE * kind.power
        case "cast":
            return cast_worth(plans, option.on[-1])
    return 0.0


def _attack(plans: Plans, where: str) -> float:
    one = plans.targets.by_where.get(where)
    return one.worth + plans.after_attack(one) if one is not None else 0.0


def _attack_with_spells(plans: Plans, where: str) -> float:
    one = plans.targets.by_where.get(where)
    if one is None:
        return 0.0
    pool, instinct = plans.me.pool, plans.instinct
    worth = plans.attack(one, pool) + plans.after_attack(one)
    if not one.price.payable(pool):
        return worth
    plain = plans.payment(one.price, pool, 0, any_colour=False)
    reduction, alchemy = plans.spells()
    saved = min(reduction, one.price.total - 1)
    best = plain - plans.payment(one.price, pool, saved, any_colour=False)
    best -= instinct.power * plans.horizon * saved
    if alchemy:
        other = plain - plans.payment(one.price, pool, 0, any_colour=True)
        best = max(best, other - instinct.alchemy * plans.horizon)
    return worth + best - instinct.spare_spells


def _gain(plans: Plans, thing: str, spells: bool = False) -> float:
    found = -0.5
    for one in plans.harvest(plans.me.pool).gains_from(plans.scene.place, thing):
        if one.spells == spells:
            found = max(found, plans.after_gain(one))
    return found


def _purse(table: BastionTable) -> Purse:
    prospect = Prospect(table)
    return Purse(prospect, prospect.scene.me)


def _spare(table: BastionTable, question: Question) -> Scores:
    """Give what is wanted least."""
    purse = _purse(table)
    colours = [COLOUR_NUMBER[option.on[0]] for option in question.choices]
    return [-purse.less(colour, purse.pool[colour]) for colour in colours]


def _want(table: BastionTable, question: Question) -> Scores:
    """Take what is wanted most."""
    purse = _purse(table)
    pool = list(purse.pool)
    given = question.about.get("given")
    if given is not None:
        pool[COLOUR_NUMBER[given]] -= 1
    count = 3 if question.ask == "prism" else 1
    colours = [COLOUR_NUMBER[option.on[-1]] for option in question.choices]
    return [purse.more(colour, count, pool[colour]) for colour in colours]


def _ask_for(table: BastionTable, question: Question) -> Scores:
    """Ask for what is worth more here than there."""
    plans = Plans(Prospect(table))
    scores = []
    for option in question.choices:
        giver = next(one for one in table.state.defenders if one.id == option.on[0])
        scores.append(gift(plans, giver, COLOUR_NUMBER[option.on[1]]))
    return scores


def _pay(table: BastionTable, question: Question) -> Scores:
    """Pay with what is wanted least."""
    purse = _purse(table)
    scores = []
    for option in question.choices:
        left = list(purse.pool)
        cost = 0.0
        for name in option.on:
            colour = COLOUR_NUMBER[name]
            cost += purse.less(colour, left[colour])
            left[colour] -= 1
        scores.append(-cost)
    return scores


def _pay_colour(table: BastionTable, question: Question) -> Scores:
    """The same, one colour after another: as much of this one as belongs to the cheapest payment."""
    purse = _purse(table)
    about = question.about
    first = COLOUR_NUMBER[about["colour"]]
    left = [have if colour >= first else 0 for colour, have in enumerate(purse.pool)]
    wanted = 0
    for _ in range(about["due"]):
        colour, _cost = purse.cheapest(left)
        if colour < 0:
            break
        left[colour] -= 1
        wanted += colour == first
    scores = []
    for option in question.choices:
        scores.append(-abs(int(option.on[1]) - wanted) if option.on else -MUCH)
    return scores


def _rites(table: BastionTable) -> Rites:
    return Prospect(table).rites


def _ritual(table: BastionTable, question: Question) -> Scores:
    rites = _rites(table)
    return [rites.worth(option.on[0]) if option.on else 0.0 for option in question.choices]


def _keep(table: BastionTable, question: Question) -> Scores:
    """What is worth most, and soon performed: by an enemy of its colour."""
    prospect = Prospect(table)
    rites, rituals = prospect.rites, table.content.rituals
    scores = []
    for option in question.choices:
        ritual = option.on[0]
        colour = rituals[ritual].colour
        foes = prospect.siege.need[colour] + prospect.siege.to_come.by_colour[colour]
        scores.append(rites.worth(ritual) * min(1.0, foes / ENOUGH))
    return scores


def _return_ritual(table: BastionTable, question: Question) -> Scores:
    return [-score for score in _keep(table, question)]


def _build(table: BastionTable, question: Question) -> Scores:
    """Where the structure is worth most, on a base that is free."""
    rites, rituals = _rites(table), table.content.rituals
    ritual, bases = rituals[question.about["ritual"]], table.state.bases
    scores = []
    for option in question.choices:
        base = option.on[0]
        district = base.partition("-")[0]
        score = rites.site(ritual, district)
        if base in bases:
            score -= rites.site(rituals[bases[base]], district)
        scores.append(score)
    return scores


def _give(table: BastionTable, question: Question) -> Scores:
    return [0.3 if option.verb == "consent" else 0.0 for option in question.choices]


def _add(table: BastionTable, question: Question) -> Scores:
    """The spells by which least is lost, mana and spells together."""
    plans = Plans(Prospect(table))
    price = price_at(plans.scene, question.about["at"])
    cards, instinct = table.content.cards, plans.instinct
    added = [cards[name.rpartition(">")[2]] for name in question.about["added"]]
    scores = []
    for option in question.choices:
        kinds = [*added, cards[option.on[-1]]] if option.on else added
        reduction = sum(kind.power for kind in kinds)
        any_colour = any(kind.spell == "alchemy" for kind in kinds)
        cost = min(20.0, plans.payment(price, plans.me.pool, reduction, any_colour))
        cost += plans.horizon * instinct.power * reduction
        if any_colour:
            cost += plans.horizon * instinct.alchemy
        scores.append(-cost)
    return scores


def _add_to_gain(table: BastionTable, question: Question) -> Scores:
    """Whatever adds more than it is worth to keep."""
    plans = Plans(Prospect(table))
    scene, instinct, purse = plans.scene, plans.instinct, plans.purse
    colour = dict(sources_of(scene, scene.place))[question.about["at"]]
    usual = purse.more(colour, 3)
    scores = []
    for option in question.choices:
        score = 0.0
        if option.on:
            kind = scene.cards[option.on[-1]]
            if kind.spell == "abundance":
                more = scene.edition.abundance or kind.power
                score = purse.more(colour, 3 + more) - usual - instinct.abundance * plans.horizon
            else:
                best = max(purse.more(other, 3) for other in range(6))
                score = best - usual - instinct.prism * plans.horizon
        scores.append(score)
    return scores


def _watch(table: BastionTable, question: Question) -> Scores:
    plans = Plans(Prospect(table))
    return [0.0 if option.verb == GO_ON else cast_worth(plans, option.on[-1]) for option in question.choices]


def _refuge(table: BastionTable, question: Question) -> Scores:
    plans = Plans(Prospect(table))
    return [plans.stand(option.on[0]) for option in question.choices]


SCORES: dict[str, Callable[[BastionTable, Question], Scores]] = {
    "act": _act,
    "lay": _spare,
    "convert-give": _spare,
    "convert-take": _want,
    "accumulate": _ask_for,
    "prism": _want,
    "pay": _pay,
    "pay-colour": _pay_colour,
    "perform": _ritual,
    "keep": _keep,
    "return-ritual": _return_ritual,
    "build": _build,
    "give": _give,
    "add-to-attack": _add,
    "add-to-gain": _add_to_gain,
    "watch": _watch,
    "teleport-enemy": teleport_from,
    "teleport-to": teleport_to,
    "flee": _refuge,
    "station": _refuge,
}
