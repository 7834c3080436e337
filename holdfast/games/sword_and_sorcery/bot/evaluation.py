"""How good a position is: how far the quest has come, who is left to end it, and who is in the way."""

from math import exp
from operator import mul

from msgspec.structs import astuple

from holdfast.games.sword_and_sorcery.bot.objectives import statements_in
from holdfast.games.sword_and_sorcery.bot.paths import distance_after
from holdfast.games.sword_and_sorcery.bot.progress import hp_of, progress
from holdfast.games.sword_and_sorcery.bot.situation import (
    Situation,
    equipment_value,
    hidden_enemies,
    menace,
)
from holdfast.games.sword_and_sorcery.bot.weights import FEATURES
from holdfast.games.sword_and_sorcery.rules.stats import max_hp
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of

_INDEX = {name: number for number, name in enumerate(FEATURES)}
MAX_LOG_ODDS = 30.0
LAST_EVENTS = 4


def features(table: SwordAndSorceryTable) -> list[float]:
    """The features of a position, in the order of the weights."""
    state = table.state
    found = [0.0] * len(FEATURES)
    found[0] = 1.0
    _count_heroes(table, found)
    _count_enemies(table, found)
    found[_INDEX["progress"]] = progress(table)
    situation = Situation(table)
    living = [hero for hero in state.heroes if not hero.ghost]
    if living:
        rest = distance_after(table, situation.objective)
        ways = [rest + situation.distance_from(hero.area) for hero in living]
        found[_INDEX["nearest"]] = min(ways) / 10
        found[_INDEX["spread"]] = sum(ways) / len(ways) / 10
    found[_INDEX["shards"]] = min(state.shards, 30) / 10
    found[_INDEX["allies"]] = len(state.allies)
    acted = sum(hero.acted for hero in state.heroes)
    found[_INDEX["clock"]] = min(state.round * len(state.heroes) + acted, 100) / 10
    found[_INDEX["late"]] = _lateness(table)
    found[_INDEX["party"]] = len(state.heroes)
    found[_INDEX["ending"]] = max(0.0, 1.0 - len(state.events) / LAST_EVENTS)
    return found


def _count_heroes(table: SwordAndSorceryTable, found: list[float]) -> None:
    state = table.state
    count = len(state.heroes)
    first_rank = field_of(table).quest.rank
    health = burdens = arms = goods = ready = 0.0
    weakest, ghosts, rank, crowns = 1.0, 0, 0, 0
    for hero in state.heroes:
        rank += hero.rank
        crowns += hero.crowns
        arms += equipment_value(table, hero)
        if hero.ghost:
            ghosts += 1
            continue
        hp = max(max_hp(table, hero), 1)
        due = hero.wounds + 0.5 * hero.poison + 0.7 * len(hero.burns)
        share = max(1.0 - due / hp, 0.0)
        health += share
        weakest = min(weakest, share)
        burdens += hero.down + bool(hero.blind) + bool(hero.slow) + 2 * bool(hero.stun) + len(hero.injuries)
        goods += min(len(hero.pack), 3)
        ready += sum(not held.wait for held in hero.powers)
    found[_INDEX["health"]] = health / count
    found[_INDEX["weakest"]] = weakest if ghosts < count else 0.0
    found[_INDEX["ghosts"]] = ghosts / count
    found[_INDEX["last_hero"]] = float(ghosts == count - 1)
    found[_INDEX["rank"]] = rank / count - first_rank
    found[_INDEX["arms"]] = arms / count / 10
    found[_INDEX["goods"]] = goods / count
    found[_INDEX["treasure"]] = min(crowns / count, 100) / 100
    found[_INDEX["burdens"]] = burdens / count
    found[_INDEX["ready"]] = ready / count


def _count_enemies(table: SwordAndSorceryTable, found: list[float]) -> None:
    threat = hp = hindered = 0.0
    for foe in table.state.foes:
        threat += menace(table, foe)
        hp += hp_of(table, foe)
        for figure in foe.figures:
            hindered += figure.down + bool(figure.blind) + bool(figure.slow) + 2 * bool(figure.stun)
            hindered += len(figure.burns) + bool(figure.poison) + len(figure.injuries)
    state = table.state
    if state.shadows:
        unseen = hidden_enemies(table)
        threat += len(state.shadows) * unseen.menace
        hp += len(state.shadows) * unseen.hp
    found[_INDEX["threat"]] = threat / len(state.heroes)
    found[_INDEX["foes"]] = hp / len(state.heroes) / 10
    found[_INDEX["hindered"]] = min(hindered, 6.0)


def _lateness(table: SwordAndSorceryTable) -> float:
    """A story in the event deck that loses the quest: 1 when it comes next, 0 while it is far away."""
    state, field = table.state, field_of(table)
    losing = [
        card
        for card, story in field.quest.story_cards.items()
        if any(verb == "fail" for verb, _ in statements_in(field.stories[story].do))
    ]
    if not losing or not len(state.events):
        return 0.0
    before = 0
    for layer in state.events.layers:
        cards = state.events.pools[layer.pool] if layer.pool else layer.cards
        if any(card in cards for card in losing):
            return max(0.0, 1.0 - before / 8)
        before += len(layer)
    return 0.0


def evaluate(table: SwordAndSorceryTable) -> float:
    """An estimate of the chance to win, between 0 and 1."""
    outcome = table.outcome
    if outcome is not None:
        return float(outcome.won)
    score = sum(map(mul, astuple(table.content.evaluation_weights), features(table)))
    return 1.0 / (1.0 + exp(-max(-MAX_LOG_ODDS, min(MAX_LOG_ODDS, score))))
