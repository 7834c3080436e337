"""What suggests itself at a glance: how bots play on when they have no time to think.

Every option gets a score; `urges` turns scores into weights.
"""

from collections.abc import Callable
from math import exp

from holdfast.games.bastion.board import COLOUR_NUMBER
from holdfast.games.bastion.prospect import Prospect
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import GO_ON, Option, Question

SHARPNESS = 6.0
"""How much more an option that is better by one is chosen: e to that power."""
FAINT = 0.0005
"""The weight of what suggests itself not at all."""
NEXT_TURN = 0.3
"""What a place offers counts so much where it can be had only in another turn."""
RITUALS = {"source": 0.3, "obelisk": 0.25, "converter": 0.3, "gun": 0.15, "accumulator": 0.2}
Scores = list[float]


def urges(table: BastionTable, question: Question) -> list[float]:
    """How strongly each option suggests itself; weights, not probabilities."""
    scorer = SCORES.get(question.ask)
    if scorer is None:
        return [1.0] * len(question.choices)
    scores = scorer(table, question)
    best = max(scores)
    return [exp(SHARPNESS * (score - best)) if score > best - 1.2 else FAINT for score in scores]


def _act(table: BastionTable, question: Question) -> Scores:
    prospect = Prospect(table)
    here = _offer(prospect, prospect.scene.place)
    return [_deed(prospect, option, here) for option in question.choices]


def _offer(prospect: Prospect, place: str) -> float:
    """What a place offers the active defender in this turn; in the next one, if all has been done."""
    state, me = prospect.scene.state, prospect.scene.me
    if state.attacked and state.gained:
        return NEXT_TURN * (prospect.strike(me, place, gains=True) + prospect.gain(me, place))
    found = 0.0
    if not state.attacked:
        found += prospect.strike(me, place, gains=not state.gained)
    if not state.gained:
        found += prospect.gain(me, place)
    return found


def _deed(prospect: Prospect, option: Option, here: float) -> float:
    state, me = prospect.scene.state, prospect.scene.me
    match option.verb:
        case "attack":
            return 1.2 + prospect.bother(option.on[0])
        case "attack-with-spells":
            return 0.9 + prospect.bother(option.on[0])
        case "shoot":
            return 0.8 + prospect.bother(option.on[0])
        case "storm":
            return 1.3
        case "storm-with-spells":
            return 1.0
        case "gain":
            return 0.15 + prospect.gain_at(me, option.on[0])
        case "gain-with-spells":
            return 0.25 + prospect.gain_at(me, option.on[0])
        case "move":
            return _offer(prospect, option.on[0]) - here - 0.1 * len(option.on)
        case "use":
            return 0.1
        case "revive":
            return 0.2
        case "repeat":
            return 0.5 if state.attacked and state.gained else -0.5
        case "done":
            return 0.0
    return -0.4


def _colour_wants(table: BastionTable) -> list[float]:
    """How much each colour is wanted by the active defender."""
    prospect = Prospect(table)
    me = prospect.scene.me
    wants = []
    for colour in range(6):
        due, have = prospect.need[colour], me.pool[colour]
        wants.append(prospect.colour_worth(me, colour) + 0.03 * min(due, 9) - 0.04 * max(0, have - due))
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


def _ritual(table: BastionTable, question: Question) -> Scores:
    rituals = table.content.rituals
    return [RITUALS[rituals[option.on[0]].kind] if option.on else 0.0 for option in question.choices]


def _return_ritual(table: BastionTable, question: Question) -> Scores:
    rituals = table.content.rituals
    return [-RITUALS[rituals[option.on[0]].kind] for option in question.choices]


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
        scores.append(NEXT_TURN * (prospect.strike(me, place, gains=True) + prospect.gain(me, place)))
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
