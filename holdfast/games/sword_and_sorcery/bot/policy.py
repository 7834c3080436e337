"""What suggests itself at a glance: how bots play on when they have no time to think.

Every option gets a score; `policy` turns scores into weights. Options of a turn are scored in
`turn_policy.py`.
"""

from collections.abc import Callable
from math import exp

from holdfast.games.sword_and_sorcery.bot import card_values, shopping, turn_policy
from holdfast.games.sword_and_sorcery.bot.caches import BOT_CACHES
from holdfast.games.sword_and_sorcery.bot.situation import equipment_value, item_value, menace
from holdfast.games.sword_and_sorcery.bot.turn_policy import Scores
from holdfast.games.sword_and_sorcery.content.vocabulary import effect
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.find import figure_of, foe_of, hero_of
from holdfast.games.sword_and_sorcery.rules.stats import health, max_hp
from holdfast.games.sword_and_sorcery.state import Figure, Hero, SwordAndSorceryTable
from holdfast.kernel.question import GO_ON, Option

NEGLIGIBLE = 0.0005
"""The weight of what suggests itself not at all."""
CUTOFF = 1.3


def policy(table: SwordAndSorceryTable, question: Question) -> list[float]:
    """How strongly each option suggests itself; weights, not probabilities."""
    scorer = SCORERS.get(question.ask)
    if scorer is None:
        return [1.0] * len(question.choices)
    scores = scorer(table, question)
    best = max(scores)
    sharpness = table.content.policy_weights.sharpness
    return [exp(sharpness * (score - best)) if score > best - CUTOFF else NEGLIGIBLE for score in scores]


def likeliest(table: SwordAndSorceryTable, question: Question) -> int:
    """The number of the option with the highest score, among equals the first."""
    if question.ask == "hero-turn":
        return turn_policy.likeliest_action(table, question)
    scorer = SCORERS.get(question.ask)
    if scorer is None:
        return 0
    scores = scorer(table, question)
    return scores.index(max(scores))


# -- inside an attack ---------------------------------------------------------------------------------

OF_EFFECT = {
    "hit": 0.9,
    "fatal": 0.8,
    "crit": 0.85,
    "again": 1.0,
    "stun": 0.8,
    "kd": 0.7,
    "aoe": 0.6,
    "burn": 0.6,
    "blind": 0.6,
    "slow": 0.5,
    "poison": 0.5,
    "pierce": 0.5,
    "heal-self": 0.6,
    "push": 0.3,
    "shield": 0.9,
    "reroll": 0.35,
}


def _focus(table: SwordAndSorceryTable, question: Question) -> Scores:
    return [
        table.content.policy_weights.focus if option.verb == "focus" else 0.3 for option in question.choices
    ]


def _spend(table: SwordAndSorceryTable, question: Question) -> Scores:
    scores = []
    for option in question.choices:
        match option.verb:
            case "spend":
                scores.append(_effect_score(table, option))
            case "aid":
                scores.append(0.3)
            case _:
                scores.append(0.2)
    return scores


def _effect_score(table: SwordAndSorceryTable, option: Option) -> float:
    verb = effect(option.on[0].partition(".")[0].replace("-", " ", 1)).verb
    score = OF_EFFECT.get(verb, 0.4)
    if verb == "reroll" and table.state.attacks:
        attack = table.state.attacks[-1]
        dice = attack.defence if attack.defender else attack.dice
        poor = any(die.face in ("blank", "shield", "magic") and not die.rerolled for die in dice)
        return 0.6 if poor else 0.1
    if verb == "aoe" and table.state.attacks:
        target = figure_of(table.state, table.state.attacks[-1].targets[0])
        here = [one for foe in table.state.foes for one in foe.figures if target and one.area == target.area]
        return 1.0 if len(here) > 1 else 0.1
    return score


def _reroll(table: SwordAndSorceryTable, question: Question) -> Scores:
    faces = question.about["faces"]
    scores = []
    for option in question.choices:
        if option.verb != "die":
            scores.append(0.3)
            continue
        face = faces[int(option.on[0].rpartition("-")[2]) - 1]
        worth = 0.0 if face == "blank" else 0.4 * len(face.split("-"))
        scores.append(0.8 - worth)
    return scores


def _yes(table: SwordAndSorceryTable, question: Question) -> Scores:
    """Attack again, strike a second one, agree."""
    return [0.8 if option.on else 0.0 for option in question.choices]


def _target(table: SwordAndSorceryTable, question: Question) -> Scores:
    """The enemy that is nearest to death and the most dangerous; the hero who needs it most."""
    state = table.state
    scores = []
    for option in question.choices:
        body = figure_of(state, option.on[0])
        if isinstance(body, Figure):
            foe = foe_of(state, body.id)
            danger = menace(table, foe) if foe is not None else 0.0
            scores.append(0.5 + 0.1 * danger - 0.05 * health(table, body))
        elif body is not None:
            scores.append(1.0 - health(table, body) / max(max_hp(table, body), 1))
        else:
            scores.append(0.0)
    return scores


def _react(table: SwordAndSorceryTable, question: Question) -> Scores:
    """Whoever can help helps; an item is kept for the hour of need."""
    body = figure_of(table.state, question.about["figure"])
    needy = body is not None and health(table, body) <= max_hp(table, body) / 2
    scores = []
    for option in question.choices:
        if option.verb == GO_ON:
            scores.append(0.3)
        elif option.verb == "react-with":
            scores.append(0.5 if needy else 0.1)
        else:
            scores.append(0.5)
    return scores


def _taunt(table: SwordAndSorceryTable, question: Question) -> Scores:
    """A sturdy hero draws the enemy away from a weak one."""
    target = figure_of(table.state, question.about["target"])
    weak = health(table, target) if target is not None else 99
    scores = []
    for option in question.choices:
        if option.verb == GO_ON:
            scores.append(0.3)
            continue
        hero = hero_of(table.state, option.on[1])
        scores.append(0.5 if health(table, hero) > weak + 1 else 0.0)
    return scores


# -- goods and souls ----------------------------------------------------------------------------------


def _visit(table: SwordAndSorceryTable, question: Question) -> Scores:
    state = table.state
    visit = state.visit
    if visit is not None and visit.counters:
        shoppers = {hero.seat: hero for hero in state.heroes if hero.id in visit.counters}
        return [_deal(table, shoppers.get(one.seat or 0), one) for one in question.choices]
    hero = hero_of(state, visit.shopper) if visit is not None and visit.shopper else None
    return [_deal(table, hero, option) for option in question.choices]


def _deal(table: SwordAndSorceryTable, hero: Hero | None, option: Option) -> float:
    match option.verb:
        case "shop":
            return 0.5 if shopping.wants(table, hero_of(table.state, option.on[0])) else 0.0
        case "outfit":
            return 1.2
        case "leave" | "ready":
            return 0.25
    if hero is None:
        return 0.0
    match option.verb:
        case "equip":
            gain = shopping.gain_in(table, hero, option.on[0], option.on[1])
            return 1.5 + 0.1 * gain if gain > 0 else 0.0
        case "buy" | "take":
            gain = shopping.purchase_value(table, hero, option.on[0])
            return 0.6 + 0.2 * gain if gain > 0 else 0.0
        case "trade-up" | "anvil":
            return 0.4
        case "sell":
            return 0.6 if _is_useless(table, hero, option.on[0]) else 0.0
    return 0.0


def _is_useless(table: SwordAndSorceryTable, hero: Hero, piece: str) -> bool:
    item = table.content.item(piece)
    if piece not in hero.pack or item.kind not in ("weapon", "armor", "artifact"):
        return False
    return all(shopping.gain_of(table, one, piece) <= 0 for one in table.state.heroes)


def _equip(table: SwordAndSorceryTable, question: Question) -> Scores:
    """Rearrange: what makes better armed, then an end."""
    hero = hero_of(table.state, table.state.active) if table.state.active else table.state.heroes[0]
    scores = []
    for option in question.choices:
        if option.verb == "equip":
            gain = shopping.gain_in(table, hero, option.on[0], option.on[1])
            scores.append(0.8 + 0.2 * gain if gain > 0 else 0.0)
        else:
            scores.append(0.5 if option.verb in ("done", "keep-in-pack") else 0.0)
    return scores


def _keep(table: SwordAndSorceryTable, question: Question) -> Scores:
    """The treasure that is worth most."""
    scores = []
    for option in question.choices:
        best = 0.0
        if option.on:
            item = table.content.item(option.on[0])
            gains = [shopping.gain_of(table, hero, option.on[0]) for hero in table.state.heroes]
            best = max(*gains, 0.1 * item_value(item), 0.2)
        scores.append(best)
    return scores


def _too_much(table: SwordAndSorceryTable, question: Question) -> Scores:
    """What is worth least is put down."""
    return [1.0 - 0.1 * item_value(table.content.item(option.on[0])) for option in question.choices]


def _souls(table: SwordAndSorceryTable, question: Question) -> Scores:
    weights = table.content.policy_weights
    scores = []
    for option in question.choices:
        if option.verb == "resurrect":
            scores.append(weights.resurrect)
        elif option.verb == "empower":
            hero = hero_of(table.state, option.on[0])
            scores.append(weights.empower - 0.08 * hero.rank + 0.01 * equipment_value(table, hero))
        else:
            scores.append(0.3)
    return scores


def _learn(table: SwordAndSorceryTable, question: Question) -> Scores:
    known = BOT_CACHES[table.content].power_values
    scores = []
    for option in question.choices:
        id = option.on[0]
        found = known.get(id)
        if found is None:
            found = known[id] = card_values.gain_of(table.content.powers[id])
        scores.append(found)
    return scores


def _trap(table: SwordAndSorceryTable, question: Question) -> Scores:
    """The one that does least."""
    scores = []
    for option in question.choices:
        trap = table.content.traps[option.on[0].partition(".")[0]]
        scores.append(1.0 - 0.3 * trap.range if trap.do else 0.8)
    return scores


def _refuse(table: SwordAndSorceryTable, question: Question) -> Scores:
    """Nothing is given away or put down without need."""
    quiet = ("enough", "done", "refuse", "give-nothing", "take-nothing", "no-crowns")
    return [0.8 if option.verb in quiet else 0.2 for option in question.choices]


def _spoils(table: SwordAndSorceryTable, question: Question) -> Scores:
    return [0.8 if option.on else 0.0 for option in question.choices]


SCORERS: dict[str, Callable[[SwordAndSorceryTable, Question], Scores]] = {
    "hero-turn": turn_policy.hero_turn,
    "ghost-turn": turn_policy.ghost_turn,
    "next-hero": turn_policy.next_hero,
    "companion": turn_policy.companion,
    "companion-moves": turn_policy.companion,
    "focus": _focus,
    "spend": _spend,
    "defend": _spend,
    "reroll": _reroll,
    "again": _yes,
    "second-target": _yes,
    "target": _target,
    "react-attacked": _react,
    "save": _react,
    "activation": _taunt,
    "mirror": _yes,
    "visit": _visit,
    "rearrange": _equip,
    "wear": _equip,
    "keep": _keep,
    "soul-weapon": _keep,
    "too-much": _too_much,
    "souls": _souls,
    "learn": _learn,
    "gain": _learn,
    "trap": _trap,
    "drop": _refuse,
    "exchange": _refuse,
    "exchange-crowns": _refuse,
    "agree": _refuse,
    "spoils": _spoils,
}
