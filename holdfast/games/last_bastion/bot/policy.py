"""What suggests itself at a glance: how bots play on when they have no time to think.

Every option gets a score in the log-odds of winning; `policy` turns scores into weights.
"""

from collections import Counter
from collections.abc import Callable
from math import exp

from holdfast.games.last_bastion.bot.hunt import Hunt
from holdfast.games.last_bastion.bot.situation import (
    ELSEWHERE,
    Situation,
    banish_worth,
    lowered,
    standard_gains,
)
from holdfast.games.last_bastion.bot.threats import Striker, Threats, card_burden, spoils
from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.rules import fight
from holdfast.games.last_bastion.state import OFF, Hero, LastBastionTable
from holdfast.kernel.question import Option

SHARPNESS = 20.0
"""How much more an option that is better by one is chosen: e to that power."""
NEGLIGIBLE = 0.0003
"""What the weight of a bad option does not fall below, but for how much worse it is than the best."""
LATER = 0.3
"""What can be done from a place counts so much where it can be done only in another turn."""
WHIM = 0.02
IDLE = 0.01
"""What it takes for an action to be better than none."""
LAST_CALLS = 0.4
"""What a Call to arms is still worth of its worth while the last warlord is hunted."""
ALMOST_SURE = 0.9
Scores = list[float]


def policy(table: LastBastionTable, question: Question) -> list[float]:
    """How strongly each option suggests itself; weights, not probabilities."""
    scorer = SCORERS.get(question.ask)
    if scorer is None:
        return [1.0] * len(question.choices)
    scores = scorer(table, question)
    best = max(scores)
    return [max(exp(SHARPNESS * (score - best)), NEGLIGIBLE * exp(score - best)) for score in scores]


def likeliest(table: LastBastionTable, question: Question) -> int:
    """The number of the option with the highest score, among equals the first."""
    scorer = SCORERS.get(question.ask)
    if scorer is None:
        return 0
    scores = scorer(table, question)
    return scores.index(max(scores))


def _chooser(question: Question) -> int:
    seat = question.choices[0].seat
    assert seat is not None
    return seat


def _hero(table: LastBastionTable, id: str) -> Hero:
    return next(hero for hero in table.state.heroes if hero.id == id)


# -- the hero's turn -------------------------------------------------------------------------------


def _hero_turn(table: LastBastionTable, question: Question) -> Scores:
    choices = question.choices
    situation = Situation(table, _chooser(question))
    scores = []
    if choices[0].verb == "move":
        used, tiles = table.state.used, table.state.tiles
        gain_at = _gains_of_moving(situation, fresh=not (used.tile or used.fight))
        for option in choices:
            if option.verb != "move":
                break
            scores.append(gain_at(tiles.index(option.on[0])))
    for option in choices[len(scores) :]:
        scores.append(_score_action(table, situation, option))
    return scores


def _gains_of_moving(situation: Situation, *, fresh: bool) -> Callable[[int], float]:
    """What it is worth to move to a place, with an action still to come or without one."""
    hero, hunt = situation.hero, situation.hunt
    action_value, place_value = situation.action_value, situation.place_value
    if hunt.useless:
        if fresh:
            return lambda place: ELSEWHERE * action_value(place) - WHIM
        stay = place_value(hero.place)
        return lambda place: LATER * (place_value(place) - stay) - WHIM
    met = hunt.stand(hero, hero.place)
    if fresh:
        return lambda place: ELSEWHERE * action_value(place) + (hunt.stand(hero, place) - met - WHIM)
    stay = place_value(hero.place)
    return lambda place: LATER * (place_value(place) - stay) + (hunt.stand(hero, place) - met - WHIM)


def _score_action(table: LastBastionTable, situation: Situation, option: Option) -> float:
    match option.verb:
        case "fight":
            slots = tuple(map(table.state.slot_of, option.on))
            return situation.striker.hope(situation.hero.place, slots)
        case "activate":
            return situation.tile(option.on[0], usable=True) - IDLE
        case "call":
            threats = situation.threats
            price = threats.weights.call * (LAST_CALLS if threats.hunting else 1.0)
            return situation.tile(option.on[0], usable=True) - price - 2 * WHIM
        case "lend":
            return situation.hunt.step(_hero(table, option.on[0])) - IDLE
        case "stand":
            return -situation.threats.weights.pinned
        case "done":
            return 0.0
        case "fetch":
            return 0.5 + 0.5 * situation.threats.token(option.on[0])
        case "enchant":
            slot = table.state.slot_of(option.on[0])
            return 0.3 + 0.1 * situation.striker.worth(slot) - 0.3 * (lowered(table, slot) < 1)
        case "banish":
            return banish_worth(situation.threats, option.on[0]) - 0.1
    return 0.0


def _given_move(table: LastBastionTable, question: Question) -> Scores:
    situation = Situation(table, _chooser(question))
    hero, hunt = situation.hero, situation.hunt
    stay, met = situation.place_value(hero.place), hunt.stand(hero, hero.place)
    scores = []
    for option in question.choices:
        if option.verb == "move":
            place = table.state.tiles.index(option.on[0])
            scores.append(
                LATER * (situation.place_value(place) - stay) + hunt.stand(hero, place) - met - WHIM
            )
        else:
            scores.append(0.1 if option.verb == "stand" else 0.0)
    return scores


# -- cards come ------------------------------------------------------------------------------------


def _place(table: LastBastionTable, question: Question) -> Scores:
    state, threats = table.state, Threats(table)
    card = table.content.cards[question.about["card"]]
    nasty = -threats.weights.resistance * card.resistance + 0.3 * len(card.recurring) + 0.2 * len(card.enter)
    scores = []
    for option in question.choices:
        slot = state.slot_of(option.on[0])
        side = slot // 3
        score = threats.full_board(side) if threats.held[side] == 2 else 0.0
        if slot % 3 != 1:
            score += 2 * WHIM
        if slot == state.trap:
            score += -0.3 if card.warlord else nasty
        scores.append(score)
    return scores


def _who(table: LastBastionTable, question: Question) -> Scores:
    """Who can bear it best."""
    effect = question.about["effect"]
    scores = []
    for option in question.choices:
        hero = _hero(table, option.on[0])
        tokens = hero.calls + sum(hero.equipment.values())
        if effect in ("lose-round", "all-lose-round"):
            score = 0.1 * tokens - 0.2 * hero.calls
        elif effect in ("curse", "board-blue"):
            score = 0.0
        elif effect.startswith(("gain", "cleanse")):
            score = -0.1 * hero.life
        else:
            score = 0.25 * min(hero.life, 4) - (hero.life == 1) * (2.0 if hero.status == "wounded" else 1.0)
        scores.append(score)
    return scores


def _lose_round(table: LastBastionTable, question: Question) -> Scores:
    threats = Threats(table)
    call = threats.weights.call
    return [-call if option.on[0] == "call" else -threats.token(option.on[0]) for option in question.choices]


def _take_colour(table: LastBastionTable, question: Question) -> Scores:
    """A colour that is wanted, and that the taker has not yet."""
    hero = table.state.heroes[_chooser(question)]
    threats = Threats(table)
    return [
        threats.token(option.on[0]) - WHIM * hero.equipment.get(option.on[0], 0)
        for option in question.choices
    ]


# -- fights ----------------------------------------------------------------------------------------


def _settle(table: LastBastionTable, question: Question) -> Scores:
    state = table.state
    hero = state.heroes[_chooser(question)]
    threats = Threats(table)
    scores = []
    for option in question.choices:
        score = -0.5 if option.verb in ("spend", "choose-rewards") else 0.0
        if option.verb == "win":
            won = option.id.removeprefix(f"{option.verb}:").partition(">")[0].split("+")
            for id in won:
                slot = state.slot_of(id)
                foe = state.slots[slot]
                assert foe is not None
                score += threats.burden(slot) + spoils(table, foe, hero)
            score -= 0.05 * (len(option.on) - len(won))
        scores.append(score)
    return scores


def _reroll(table: LastBastionTable, question: Question) -> Scores:
    """Keep what wins; otherwise roll again what does not help."""
    state = table.state
    faces: tuple[str, ...] = question.about["faces"]
    slots = question.about.get("slots", ())
    if not slots:
        return [0.0 if option.verb == "keep" else -0.1 for option in question.choices]
    seat = _chooser(question)
    targets = [fight.target(table, state.slot_of(id)) for id in slots]
    tokens = Counter({colour: len(owners) for colour, owners in fight.spendable_tokens(table, seat).items()})
    if fight.enough(targets, Counter(faces), tokens):
        return [1.0 if option.verb == "keep" else 0.0 for option in question.choices]
    wanted = {one.colour for one in targets}
    if not all(one.no_white for one in targets):
        wanted.add("white")
    scores = []
    for option in question.choices:
        again = {int(die[1:]) - 1 for die in option.on} if option.verb == "reroll" else set()
        good = sum(1 for die, face in enumerate(faces) if (face in wanted) != (die in again))
        scores.append(0.3 * good)
    return scores


def _reroll_decay(table: LastBastionTable, question: Question) -> Scores:
    harmless = question.about["face"] in ("blank", "round")
    return [0.5 if (option.verb == "keep") == harmless else 0.0 for option in question.choices]


# -- tiles -----------------------------------------------------------------------------------------


def _tavern(table: LastBastionTable, question: Question) -> Scores:
    hunt = Hunt(Threats(table))
    guests = [_hero(table, option.on[0]) for option in question.choices]
    return [hunt.step(hero) - 0.15 * hero.life for hero in guests]


def _standard(table: LastBastionTable, question: Question) -> Scores:
    gains = standard_gains(Threats(table))
    return [0.15 * gains.get(option.on[0], 0.0) for option in question.choices]


def _banish(table: LastBastionTable, question: Question) -> Scores:
    threats = Threats(table)
    return [banish_worth(threats, option.on[0]) if option.on else 0.0 for option in question.choices]


def _dispensary(table: LastBastionTable, question: Question) -> Scores:
    threats = Threats(table)
    return [1.0 if option.verb == "heal" else threats.token(option.on[0]) for option in question.choices]


def _dispensary_to(table: LastBastionTable, question: Question) -> Scores:
    """To whom can use it best in the coming fights."""
    state = table.state
    colour = question.about["colour"]
    seats = {hero.id: seat for seat, hero in enumerate(state.heroes)}
    threats = Threats(table)
    slots = [
        slot
        for slot, foe in enumerate(state.slots)
        if foe is not None and table.content.cards[foe.card].colour == colour
    ]
    hunt = Hunt(threats)
    scores = []
    for option in question.choices:
        striker = Striker(table, seats[option.on[0]], threats)
        hero = state.heroes[seats[option.on[0]]]
        doubtful = any(striker.chance(hero.place, slot) < ALMOST_SURE for slot in slots)
        scores.append(0.1 * doubtful + hunt.token(hero, colour))
    return scores


def _tomb(table: LastBastionTable, question: Question) -> Scores:
    threats = Threats(table)
    return [threats.burden(table.state.slot_of(option.on[0])) for option in question.choices]


def _trebuchet(table: LastBastionTable, question: Question) -> Scores:
    state, threats = table.state, Threats(table)
    scores = []
    for option in question.choices:
        slot = state.slot_of(option.on[0])
        foe = state.slots[slot]
        assert foe is not None
        effects = table.content.cards[foe.card].effects
        number = next(n for n, one in enumerate(effects) if f"{one.kind}-{one.code}" == option.on[1])
        known = threats.cards[foe.card].covering[threats.hunting]
        scores.append(next((worth for worth, covered in known if covered == number), 0.0))
    return scores


def _tower(table: LastBastionTable, question: Question) -> Scores:
    """Lead cards away from full boards, and warlords to where they are awaited."""
    state, threats = table.state, Threats(table)
    hunt = Hunt(threats)
    free = [slot for slot, foe in enumerate(state.slots) if foe is None]
    scores = []
    for option in question.choices:
        score = 0.0
        if option.on:
            slot = state.slot_of(option.on[0])
            score += max((hunt.lead(slot, to) for to in free), default=0.0)
            if threats.held[slot // 3] == 3:
                score -= threats.full_board(slot // 3)
            foe = state.slots[slot]
            if foe is not None:
                score += 0.1 * card_burden(table.content.cards[foe.card], foe.net, threats.weights)
        else:
            score = 0.1
        scores.append(score)
    return scores


def _tower_to(table: LastBastionTable, question: Question) -> Scores:
    state, threats = table.state, Threats(table)
    hunt, led = Hunt(threats), state.slot_of(question.about["slot"])
    scores = []
    for option in question.choices:
        slot = state.slot_of(option.on[0])
        score = threats.full_board(slot // 3) if threats.held[slot // 3] >= 2 else 0.0
        score += 0.6 if slot == state.trap != OFF else 0.0
        score += hunt.lead(led, slot)
        scores.append(score)
    return scores


def _gain_both(table: LastBastionTable, question: Question) -> Scores:
    return [0.3 * len(option.on) for option in question.choices]


SCORERS: dict[str, Callable[[LastBastionTable, Question], Scores]] = {
    "hero-turn": _hero_turn,
    "given-move": _given_move,
    "place": _place,
    "who": _who,
    "lose-round": _lose_round,
    "gain-equipment": _take_colour,
    "market": _take_colour,
    "settle": _settle,
    "reroll": _reroll,
    "reroll-decay": _reroll_decay,
    "tavern": _tavern,
    "standard": _standard,
    "fountain": _banish,
    "cleanse": _banish,
    "dispensary": _dispensary,
    "dispensary-to": _dispensary_to,
    "tomb": _tomb,
    "trebuchet": _trebuchet,
    "tower": _tower,
    "tower-second": _tower,
    "tower-to": _tower_to,
    "gain-life-and-call": _gain_both,
}
