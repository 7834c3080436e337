"""How good a position is: its features, weighted."""

from math import exp
from operator import mul

from msgspec.structs import astuple

from holdfast.games.last_bastion.bot.situation import best_action
from holdfast.games.last_bastion.bot.threats import ENOUGH_LIFE, Threats
from holdfast.games.last_bastion.bot.weights import FEATURES
from holdfast.games.last_bastion.rules.cards import resistance
from holdfast.games.last_bastion.state import LastBastionState, LastBastionTable

_INDEX = {name: number for number, name in enumerate(FEATURES)}
_RECURRING = {
    "haunt": _INDEX["haunt"],
    "lose-life": _INDEX["threat_life"],
    "decay": _INDEX["threat_decay"],
    "lose-round": _INDEX["threat_round"],
    "all-lose-round": _INDEX["threat_round"],
    "curse": _INDEX["threat_curse"],
    "all-curse": _INDEX["threat_curse"],
    "draw": _INDEX["threat_draw"],
    "all-pin": _INDEX["pinned"],
}
_PERMANENT = {
    "no-white": _INDEX["no_white"],
    "lock-die": _INDEX["lock_die"],
    "no-equipment": _INDEX["no_equipment"],
}
_FULL = {colour: _INDEX[f"full_{colour}"] for colour in ("red", "green", "blue", "yellow")}
_STATUS = {"eliminated": _INDEX["eliminated"], "dead": _INDEX["dead"], "wounded": _INDEX["wounded"]}
CARD, RESISTANCE, LOADED, REWARD = _INDEX["card"], _INDEX["resistance"], _INDEX["loaded"], _INDEX["reward"]
LIFE, MORE_LIFE, CALL = _INDEX["life"], _INDEX["more_life"], _INDEX["call"]
LAST_LIFE, CURSED, PINNED = _INDEX["last_life"], _INDEX["cursed"], _INDEX["pinned"]
CROWD, WARLORD_IN_PLAY, WARLORD_SHORT = _INDEX["crowd"], _INDEX["warlord_in_play"], _INDEX["warlord_short"]
EQUIPMENT, FITTING = _INDEX["equipment"], _INDEX["fitting_equipment"]


def features(table: LastBastionTable) -> list[float]:
    """The features of a position, in the order of the weights."""
    state = table.state
    threats = Threats(table)
    found = [0.0] * len(FEATURES)
    found[0] = 1.0
    _count_cards(table, threats, found)
    _count_boards(state, threats, found)
    _count_heroes(state, found, threats.colours)
    _count_deck(table, threats, found)
    evil = len(state.evil)
    found[_INDEX["evil_tile"]] = float(evil > 0)
    found[_INDEX["second_evil_tile"]] = float(evil > 1)
    found[_INDEX["trap"]] = float(state.trap >= 0)
    found[_INDEX["calm"]] = threats.restless
    if state.phase == "hero":
        found[_INDEX["strike"]] = best_action(table, threats)
    return found


def _count_cards(table: LastBastionTable, threats: Threats, found: list[float]) -> None:
    """Cards in play and what they do."""
    state = table.state
    last_stand = len(state.evil) == 2
    following = (state.side + 1) % 4
    for slot, foe, appraised in threats.foes:
        card = appraised.card
        found[RESISTANCE] += resistance(table, foe)
        if card.warlord:
            found[WARLORD_IN_PLAY] += 1
        effects, net = card.effects, foe.net
        for number in card.recurring:
            if net != number:
                code = effects[number].code
                found[_RECURRING[code]] += 1
                if foe.evil and code == "haunt":
                    found[LOADED] += 1
                    if last_stand:
                        found[_INDEX["doom"]] += 1
                        found[_INDEX["doom_next"]] += slot // 3 == following
        for number in card.permanent:
            if net != number:
                found[_PERMANENT[effects[number].code]] += 1
        found[REWARD] += card.rewards
    for quarry in threats.quarries:
        found[WARLORD_SHORT] += quarry.short
    count = found[CARD] = len(threats.foes)
    found[CROWD] = (count / 12) ** 2


def _count_boards(state: LastBastionState, threats: Threats, found: list[float]) -> None:
    for side, count in enumerate(threats.held):
        if count == 3:
            found[_FULL[state.boards[side]]] += 1
            if state.hero_of_side(side) is not None:
                found[_INDEX["shut"]] += 1
                found[_INDEX["shut_last"]] += threats.hunting
        elif count == 2:
            found[_INDEX["two_cards"]] += 1


def _count_heroes(state: LastBastionState, found: list[float], colours: set[str]) -> None:
    """Lives, powers and tokens, for each hero of the team alike."""
    for hero in state.heroes:
        if hero.status != "healthy":
            found[_STATUS[hero.status]] += 1
        if hero.place < 0:
            continue
        life = hero.life
        if life > ENOUGH_LIFE:
            found[MORE_LIFE] += life - ENOUGH_LIFE
            life = ENOUGH_LIFE
        found[LIFE] += life
        if life == 1:
            found[LAST_LIFE] += 1
        if hero.cursed:
            found[CURSED] += 1
        if hero.pinned:
            found[PINNED] += 1
        found[CALL] += hero.calls
        for colour, held in hero.equipment.items():
            found[EQUIPMENT] += held
            if colour in colours:
                found[FITTING] += held


def _count_deck(table: LastBastionTable, threats: Threats, found: list[float]) -> None:
    """Warlords to beat, cards that come before the last of them, and the end of the deck."""
    state = table.state
    found[_INDEX["warlord_to_come"]] = table.content.levels[state.level].warlords - state.beaten
    before = after = 0
    for layer in state.deck.layers:
        after += len(layer)
        if layer.pool == "warlord":
            before = after
    found[_INDEX["cards_to_come"]] = before
    if not before:
        draws = sum(
            count < 3 and state.hero_of_side(side) is not None for side, count in enumerate(threats.held)
        )
        if draws:
            found[_INDEX["last_cards"]] = draws / (draws + after)
    else:
        few = 1.0 / (1 + after - before)
        found[_INDEX["few_below"]] = few
        found[_INDEX["full_green_few_below"]] = few * found[_FULL["green"]]


def evaluate(table: LastBastionTable) -> float:
    """An estimate of the chance to win, between 0 and 1."""
    score = sum(
        map(mul, astuple(table.content.evaluation_weights[len(table.state.heroes) - 1]), features(table))
    )
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))


def weighted_features(table: LastBastionTable) -> dict[str, float]:
    """The features by the paths of their weights: each team has a column of its own."""
    column = len(table.state.heroes) - 1
    return {f"{name}.{column}": found for name, found in zip(FEATURES, features(table), strict=True) if found}
