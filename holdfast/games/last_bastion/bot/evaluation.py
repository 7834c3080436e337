"""How good a position is: what the judgement looks at, weighed."""

from math import exp
from operator import mul

from msgspec.structs import astuple

from holdfast.games.last_bastion.bot.situation import best_deed
from holdfast.games.last_bastion.bot.threat import ENOUGH_LIFE, Threats
from holdfast.games.last_bastion.bot.weights import NAMES
from holdfast.games.last_bastion.rules.cards import resistance
from holdfast.games.last_bastion.state import LastBastionState, LastBastionTable

_AT = {name: number for number, name in enumerate(NAMES)}
_RECURRING = {
    "haunt": _AT["haunt"],
    "lose-life": _AT["threat_life"],
    "decay": _AT["threat_decay"],
    "lose-round": _AT["threat_round"],
    "all-lose-round": _AT["threat_round"],
    "curse": _AT["threat_curse"],
    "all-curse": _AT["threat_curse"],
    "draw": _AT["threat_draw"],
    "all-pin": _AT["pinned"],
}
_PERMANENT = {
    "no-white": _AT["no_white"],
    "lock-die": _AT["lock_die"],
    "no-equipment": _AT["no_equipment"],
}
_FULL = {colour: _AT[f"full_{colour}"] for colour in ("red", "green", "blue", "yellow")}
_STATUS = {"eliminated": _AT["eliminated"], "dead": _AT["dead"], "wounded": _AT["wounded"]}
CARD, RESISTANCE, LOADED, REWARD = _AT["card"], _AT["resistance"], _AT["loaded"], _AT["reward"]
LIFE, MORE_LIFE, CALL = _AT["life"], _AT["more_life"], _AT["call"]
EQUIPMENT, FITTING = _AT["equipment"], _AT["fitting_equipment"]


def features(table: LastBastionTable) -> list[float]:
    """What the judgement looks at, in the order of the weights."""
    state = table.state
    threats = Threats(table)
    found = [0.0] * len(NAMES)
    found[0] = 1.0
    _count_cards(table, found)
    _count_boards(state, threats, found)
    _count_heroes(state, found, threats.colours)
    _count_deck(table, found)
    evil = len(state.evil)
    found[_AT["evil_tile"]] = float(evil > 0)
    found[_AT["second_evil_tile"]] = float(evil > 1)
    found[_AT["trap"]] = float(state.trap >= 0)
    found[_AT["calm"]] = threats.restless
    if state.phase == "hero":
        found[_AT["strike"]] = best_deed(table, threats)
    return found


def _count_cards(table: LastBastionTable, found: list[float]) -> None:
    """Cards in play and what they do."""
    state, cards = table.state, table.content.cards
    count = 0
    last_stand = len(state.evil) == 2
    following = (state.side + 1) % 4
    for slot, foe in enumerate(state.slots):
        if foe is None:
            continue
        card = cards[foe.card]
        count += 1
        found[RESISTANCE] += resistance(table, foe)
        if card.warlord:
            found[_AT["warlord_in_play"]] += 1
            held = sum(hero.equipment.get(card.colour, 0) for hero in state.heroes)
            found[_AT["warlord_short"]] += max(0, resistance(table, foe) - held)
        effects = card.effects
        for number in card.recurring:
            if foe.net != number:
                code = effects[number].code
                found[_RECURRING[code]] += 1
                if foe.evil and code == "haunt":
                    found[LOADED] += 1
                    if last_stand:
                        found[_AT["doom"]] += 1
                        found[_AT["doom_next"]] += slot // 3 == following
        for number in card.permanent:
            if foe.net != number:
                found[_PERMANENT[effects[number].code]] += 1
        for number in card.exit:
            found[REWARD] += effects[number].code.startswith("gain") or effects[number].code == "cleanse"
    found[CARD] = count
    found[_AT["crowd"]] = (count / 12) ** 2


def _count_boards(state: LastBastionState, threats: Threats, found: list[float]) -> None:
    for side, count in enumerate(threats.held):
        if count == 3:
            found[_FULL[state.boards[side]]] += 1
            if state.hero_of_side(side) is not None:
                found[_AT["shut"]] += 1
                found[_AT["shut_last"]] += threats.hunting
        elif count == 2:
            found[_AT["two_cards"]] += 1


def _count_heroes(state: LastBastionState, found: list[float], colours: set[str]) -> None:
    """Lives, powers and tokens, for each hero of the team alike."""
    for hero in state.heroes:
        if hero.status != "healthy":
            found[_STATUS[hero.status]] += 1
        if hero.place < 0:
            continue
        enough = min(hero.life, ENOUGH_LIFE)
        found[LIFE] += enough
        found[MORE_LIFE] += hero.life - enough
        found[_AT["last_life"]] += hero.life == 1
        found[_AT["cursed"]] += hero.cursed
        found[_AT["pinned"]] += hero.pinned
        found[CALL] += hero.calls
        for colour, held in hero.equipment.items():
            found[EQUIPMENT] += held
            if colour in colours:
                found[FITTING] += held


def _count_deck(table: LastBastionTable, found: list[float]) -> None:
    """Warlords to beat, cards that come before the last of them, and the end of the deck."""
    state = table.state
    found[_AT["warlord_to_come"]] = table.content.levels[state.level].warlords - state.beaten
    before = after = 0
    for layer in state.deck.layers:
        after += len(layer)
        if layer.pool == "warlord":
            before = after
    found[_AT["cards_to_come"]] = before
    if not before:
        found[_AT["last_cards"]] = 1.0 / (1 + after)
    else:
        few = 1.0 / (1 + after - before)
        found[_AT["few_below"]] = few
        found[_AT["full_green_few_below"]] = few * found[_FULL["green"]]


def value(table: LastBastionTable) -> float:
    """An estimate of the chance to win, between 0 and 1."""
    score = sum(map(mul, astuple(table.content.judge[len(table.state.heroes) - 1]), features(table)))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))


def weighed(table: LastBastionTable) -> dict[str, float]:
    """What the judgement looks at, by the paths of the weights: each team has a column of its own."""
    column = len(table.state.heroes) - 1
    return {f"{name}.{column}": found for name, found in zip(NAMES, features(table), strict=True) if found}
