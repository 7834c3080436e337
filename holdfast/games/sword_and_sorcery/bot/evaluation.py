"""How good a position is: how far the quest has come, who is left to end it, and who is in the way."""

from math import exp
from operator import mul

from msgspec.structs import astuple, replace

from holdfast.games.sword_and_sorcery.bot.objectives import Errand, Plan, deeds_in, errands
from holdfast.games.sword_and_sorcery.bot.paths import way_after
from holdfast.games.sword_and_sorcery.bot.situation import (
    Prospect,
    arms_of,
    full_hp_of,
    hp_of,
    lurking,
    menace,
)
from holdfast.games.sword_and_sorcery.bot.weights import NAMES
from holdfast.games.sword_and_sorcery.rules.stats import max_hp
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of

_AT = {name: number for number, name in enumerate(NAMES)}
MOST = 30.0


def features(table: SwordAndSorceryTable) -> list[float]:
    """What the judgement looks at, in the order of the weights."""
    state = table.state
    found = [0.0] * len(NAMES)
    found[0] = 1.0
    _count_heroes(table, found)
    _count_foes(table, found)
    found[_AT["progress"]] = progress(table)
    prospect = Prospect(table)
    living = [hero for hero in state.heroes if not hero.ghost]
    if living:
        rest = way_after(table, prospect.errand)
        ways = [rest + prospect.way_from(hero.area) for hero in living]
        found[_AT["nearest"]] = min(ways) / 10
        found[_AT["spread"]] = sum(ways) / len(ways) / 10
    found[_AT["shards"]] = min(state.shards, 30) / 10
    found[_AT["allies"]] = len(state.allies)
    acted = sum(hero.acted for hero in state.heroes)
    found[_AT["clock"]] = min(state.round * len(state.heroes) + acted, 100) / 10
    found[_AT["late"]] = _lateness(table)
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
        arms += arms_of(table, hero)
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
    found[_AT["health"]] = health / count
    found[_AT["weakest"]] = weakest if ghosts < count else 0.0
    found[_AT["ghosts"]] = ghosts / count
    found[_AT["last_hero"]] = float(ghosts == count - 1)
    found[_AT["rank"]] = rank / count - first_rank
    found[_AT["arms"]] = arms / count / 10
    found[_AT["goods"]] = goods / count
    found[_AT["treasure"]] = min(crowns / count, 100) / 100
    found[_AT["burdens"]] = burdens / count
    found[_AT["ready"]] = ready / count


def _count_foes(table: SwordAndSorceryTable, found: list[float]) -> None:
    threat = hp = hindered = 0.0
    for foe in table.state.foes:
        threat += menace(table, foe)
        hp += hp_of(table, foe)
        for figure in foe.figures:
            hindered += figure.down + bool(figure.blind) + bool(figure.slow) + 2 * bool(figure.stun)
            hindered += len(figure.burns) + bool(figure.poison) + len(figure.injuries)
    state = table.state
    if state.shadows:
        unseen = lurking(table)
        threat += len(state.shadows) * unseen.menace
        hp += len(state.shadows) * unseen.hp
    found[_AT["threat"]] = threat / len(state.heroes)
    found[_AT["foes"]] = hp / len(state.heroes) / 10
    found[_AT["hindered"]] = min(hindered, 6.0)


def _all_errands(table: SwordAndSorceryTable) -> list[Errand]:
    """What the quest wants from beginning to end."""
    memo = table.content.memo
    key = "whole quest", table.state.quest
    found: list[Errand] | None = memo.get(key)
    if found is None:
        field = field_of(table)
        stories = {story.area: story.id for story in field.quest.stories if story.area}
        fresh = replace(
            table.state,
            flags={},
            dead=[],
            fired=[],
            done=[],
            foes=[],
            stories=stories,
            closed=field.closed_at_first(),
        )
        found = memo[key] = Plan(field, fresh, table.content).errands
    return found


def progress(table: SwordAndSorceryTable) -> float:
    """How much of the quest is done, from 0 to 1; an enemy half killed is half of that."""
    if table.outcome is not None and table.outcome.won:
        return 1.0
    whole = len(_all_errands(table)) or 1
    left = errands(table)
    missing = float(min(len(left), whole))
    for errand in left:
        if errand.kind == "kill":
            for foe in table.state.foes:
                if foe.card == errand.what:
                    missing -= 1.0 - min(hp_of(table, foe) / max(full_hp_of(table, foe), 1), 1.0)
            break
    return max(min(1.0 - missing / whole, 0.99), 0.0)


def _lateness(table: SwordAndSorceryTable) -> float:
    """A story in the event deck that loses the quest: 1 when it comes next, 0 while it is far away."""
    state, field = table.state, field_of(table)
    losing = [
        card
        for card, story in field.quest.story_cards.items()
        if any(verb == "fail" for verb, _ in deeds_in(field.stories[story].do))
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


def value(table: SwordAndSorceryTable) -> float:
    """An estimate of the chance to win, between 0 and 1."""
    outcome = table.outcome
    if outcome is not None:
        return float(outcome.won)
    score = sum(map(mul, astuple(table.content.judge), features(table)))
    return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, score))))
