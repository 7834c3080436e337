"""What suggests itself at a glance: how bots play on when they have no time to think.

Every option gets a score; `urges` turns scores into weights.
"""

from collections.abc import Callable
from math import exp

from holdfast.games.bastion.board import COLOUR_NUMBER, SQUARE
from holdfast.games.bastion.prospect import Prospect
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import GO_ON, Option, Question

FAINT = 0.0005
"""The weight of what suggests itself not at all."""
FAR_BELOW = 1.2
MUCH = 9
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
    prospect = Prospect(table)
    here = _offer(prospect, prospect.scene.place)
    return [_deed(prospect, option, here) for option in question.choices]


def _offer(prospect: Prospect, place: str) -> float:
    """What a place offers the active defender in this turn; in the next one, if all has been done."""
    state, me = prospect.scene.state, prospect.scene.me
    if state.attacked and state.gained:
        later = prospect.strike(me, place, gains=True) + prospect.gain(me, place)
        return prospect.instinct.next_turn * later
    found = 0.0
    if not state.attacked:
        found += prospect.strike(me, place, gains=not state.gained)
    if not state.gained:
        found += prospect.gain(me, place)
    return found


def _deed(prospect: Prospect, option: Option, here: float) -> float:
    state, me = prospect.scene.state, prospect.scene.me
    instinct = prospect.instinct
    match option.verb:
        case "attack" | "storm":
            return instinct.attack + prospect.worth(_target(option))
        case "attack-with-spells" | "storm-with-spells":
            return instinct.attack + _with_spells(prospect, _target(option)) + prospect.worth(_target(option))
        case "shoot":
            return instinct.attack + instinct.shoot + prospect.worth(option.on[0])
        case "gain":
            return instinct.gain + prospect.gain_at(me, option.on[0])
        case "gain-with-spells":
            return instinct.gain + instinct.spells_to_gain + prospect.gain_at(me, option.on[0])
        case "move":
            spells = len(option.on) - 1
            return _offer(prospect, option.on[0]) - here + instinct.move + instinct.acceleration * spells
        case "use" | "revive":
            return instinct.use_artifact
        case "repeat":
            return instinct.repeat if state.attacked and state.gained else -instinct.repeat
        case "pledge":
            return instinct.pledge
        case "cast":
            return instinct.cast
    return 0.0


def _target(option: Option) -> str:
    """Where the attacked enemy stands; a storm names the place that is entered."""
    at = option.on[0]
    return SQUARE.get(at, at)


def _with_spells(prospect: Prospect, where: str) -> float:
    me, instinct = prospect.scene.me, prospect.instinct
    for one in (*prospect.enemies, *prospect.inside):
        if one.where == where and one.price.payable(me.pool):
            return instinct.spare_spells
    return instinct.with_spells


def _colour_wants(table: BastionTable) -> list[float]:
    """How much each colour is wanted by the active defender."""
    prospect = Prospect(table)
    me, instinct = prospect.scene.me, prospect.instinct
    wants = []
    for colour in range(6):
        due, have = prospect.need[colour], me.pool[colour]
        surplus = instinct.want_surplus * max(0, have - due)
        wants.append(prospect.colour_worth(me, colour) + instinct.want_due * min(due, MUCH) + surplus)
    return wants


def _spare(table: BastionTable, question: Question) -> Scores:
    """Give what is wanted least."""
    wants = _colour_wants(table)
    return [-wants[COLOUR_NUMBER[option.on[0]]] for option in question.choices]


def _want(table: BastionTable, question: Question) -> Scores:
    """Take what is wanted most."""
    wants = _colour_wants(table)
    return [wants[COLOUR_NUMBER[option.on[-1]]] for option in question.choices]


def _pay(table: BastionTable, question: Question) -> Scores:
    wants = _colour_wants(table)
    return [-sum(wants[COLOUR_NUMBER[colour]] for colour in option.on) for option in question.choices]


def _pay_colour(table: BastionTable, question: Question) -> Scores:
    return [0.5 if not option.on else 0.0 for option in question.choices]


def _ritual_worth(table: BastionTable, ritual: str) -> float:
    instinct = table.content.instinct
    match table.content.rituals[ritual].kind:
        case "source":
            return instinct.ritual_source
        case "obelisk":
            return instinct.ritual_obelisk
        case "converter":
            return instinct.ritual_converter
        case "gun":
            return instinct.ritual_gun
    return instinct.ritual_accumulator


def _ritual(table: BastionTable, question: Question) -> Scores:
    return [_ritual_worth(table, option.on[0]) if option.on else 0.0 for option in question.choices]


def _return_ritual(table: BastionTable, question: Question) -> Scores:
    return [-_ritual_worth(table, option.on[0]) for option in question.choices]


def _build(table: BastionTable, question: Question) -> Scores:
    """Where the colour of the structure is at home, on a base that is free."""
    state, rituals = table.state, table.content.rituals
    ritual = rituals[question.about["ritual"]]
    board = table.content.board(state.districts, state.side)
    scores = []
    for option in question.choices:
        base = option.on[0]
        district = base.partition("-")[0]
        score = -0.3 if base in state.bases else 0.0
        colours = [colour for _, colour in board.printed[district]]
        if ritual.kind == "obelisk":
            score += 0.3 * colours.count(ritual.colour)
        elif ritual.kind == "gun":
            score += 0.1 * sum(1 for section in board.sections[district] if section in state.wall)
        scores.append(score)
    return scores


def _give(table: BastionTable, question: Question) -> Scores:
    return [0.3 if option.verb == "consent" else 0.0 for option in question.choices]


def _add(table: BastionTable, question: Question) -> Scores:
    """No more than is needed."""
    return [0.3 if option.verb == "enough" else 0.0 for option in question.choices]


def _add_to_gain(table: BastionTable, question: Question) -> Scores:
    cards = table.content.cards
    scores = []
    for option in question.choices:
        abundance = bool(option.on) and cards[option.on[-1]].spell == "abundance"
        scores.append(0.3 if abundance else 0.1)
    return scores


def _watch(table: BastionTable, question: Question) -> Scores:
    return [0.4 if option.verb == GO_ON else 0.0 for option in question.choices]


def _refuge(table: BastionTable, question: Question) -> Scores:
    prospect = Prospect(table)
    scores = []
    for option in question.choices:
        me = table.state.defenders[option.seat or 0]
        place = option.on[0]
        later = prospect.strike(me, place, gains=True) + prospect.gain(me, place)
        scores.append(prospect.instinct.next_turn * later)
    return scores


SCORES: dict[str, Callable[[BastionTable, Question], Scores]] = {
    "act": _act,
    "lay": _spare,
    "convert-give": _spare,
    "convert-take": _want,
    "accumulate": _want,
    "prism": _want,
    "pay": _pay,
    "pay-colour": _pay_colour,
    "perform": _ritual,
    "keep": _ritual,
    "return-ritual": _return_ritual,
    "build": _build,
    "give": _give,
    "add-to-attack": _add,
    "add-to-gain": _add_to_gain,
    "watch": _watch,
    "flee": _refuge,
    "station": _refuge,
}
