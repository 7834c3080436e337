"""What suggests itself in a turn: of a hero, of a Ghost Soul, of a companion."""

from collections.abc import Callable

from holdfast.games.sword_and_sorcery.bot import shopping
from holdfast.games.sword_and_sorcery.bot.caches import BOT_CACHES
from holdfast.games.sword_and_sorcery.bot.card_values import CardTraits, traits_of
from holdfast.games.sword_and_sorcery.bot.situation import Situation, expected_damage, menace
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import control
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon
from holdfast.games.sword_and_sorcery.rules.combat.weapons import (
    ally_weapon,
    bare_hands,
    hero_weapons,
    item_weapon,
    power_weapon,
)
from holdfast.games.sword_and_sorcery.rules.effects import predicates as checks
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.find import figure_of, foe_of, hero_of
from holdfast.games.sword_and_sorcery.rules.hero import powers
from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.actions import combat_left, special_left
from holdfast.games.sword_and_sorcery.rules.stats import health, max_hp
from holdfast.games.sword_and_sorcery.state import Body, Figure, Foe, Hero, SwordAndSorceryTable, field_of
from holdfast.kernel.question import Option

Scores = list[float]
NEVER = -2.0
DETOURS = (1.0, 0.5, 0.1, 0.0)
"""How much of a detour's worth is felt so many steps away."""
TIME_FOR_DETOURS = 0.25
"""The share of the event deck that must be left."""


class TurnPolicy:
    """The active hero's turn as it stands: what is worked out once for all its options."""

    def __init__(self, table: SwordAndSorceryTable, hero: Hero) -> None:
        self.table = table
        self.hero = hero
        self.weights = table.content.policy_weights
        self.situation = Situation(table)
        self.fights = combat_left(table, hero) > 0
        self.weapons = hero_weapons(table, hero) if self.fights else []
        self.hp = max(health(table, hero), 1)
        self.share = self.hp / max(max_hp(table, hero), 1)
        self.engaged = hero.area in self.situation.crowd
        self.figures = [(foe, figure) for foe in table.state.foes for figure in foe.figures]
        self._attack_values: dict[tuple[str, str], float] = {}
        self._target_values: dict[tuple[int, str], float] = {}
        self._area_values: dict[str, float] = {}
        self.detours = self._detours()
        self.others = [one.area for one in table.state.heroes if one is not hero and not one.ghost]

    def _detours(self) -> list[str]:
        """Areas with an action that the quest offers but does not want next, if there is time for it."""
        table, hero = self.table, self.hero
        if not self.weights.detour or self.engaged or special_left(table, hero) < 1:
            return []
        quest = field_of(table).quest
        deck = sum(map(len, quest.events))
        if len(table.state.events) < TIME_FOR_DETOURS * deck:
            return []
        wanted = self.situation.objective
        found = []
        for action in quest.actions:
            if action.id in table.state.done or (wanted is not None and wanted.what == action.id):
                continue
            context = EffectContext(table, hero, [hero.id], action.area, action.id, tally=Tally())
            if not action.test or checks.holds(context, action.test):
                found.append(action.area)
        return found

    def attack_value(self, weapon: Weapon, target: Figure) -> float:
        """What an attack is worth."""
        key = weapon.piece or weapon.id, target.id
        found = self._attack_values.get(key)
        if found is None:
            weights = self.weights
            mean, kill = expected_damage(self.table, self.hero, weapon, target)
            foe = foe_of(self.table.state, target.id)
            hp = max(health(self.table, target), 1)
            found = weights.attack + weights.damage * mean / hp + weights.kill * kill
            if foe is not None:
                found += weights.menace * menace(self.table, foe) * (0.3 * mean / hp + kill)
                found += weights.aim * self.situation.is_wanted(foe)
            self._attack_values[key] = found
        return found

    def best_attack_value(self) -> float:
        """The best attack from here."""
        best = 0.0
        for weapon in self.weapons:
            for id in reach.enemies_in_reach(self.table, self.hero, weapon.range):
                target = figure_of(self.table.state, id)
                if isinstance(target, Figure):
                    best = max(best, self.attack_value(weapon, target))
        return best

    def area_value(self, area: str) -> float:
        """What it is worth to stand somewhere."""
        found = self._area_values.get(area)
        if found is None:
            found = self._area_values[area] = self._assess_area(area)
        return found

    def _assess_area(self, area: str) -> float:
        weights, situation = self.weights, self.situation
        state = self.table.state
        score = -weights.step * situation.steps(area)
        if self.others:
            walk = situation.walk[area]
            score += weights.company * min(10, *map(walk.__getitem__, self.others))
        if self.fights:
            score += weights.reach * self._target_from(area)
        enemies = situation.crowd.get(area, 0)
        if enemies:
            friends = 1 + sum(other == area for other in self.others)
            score += weights.crowd * max(enemies - friends, 0)
            if self.share < 0.4:
                score -= weights.flight * enemies
        if area in state.ground or area in state.keys.values():
            score += 0.15
        if area in state.stories or (area in state.search and not enemies):
            score += 0.1
        if area in field_of(self.table).quest.dangerous:
            score -= 0.2
        if self.detours:
            near = min(situation.walk[area][one] for one in self.detours)
            score += weights.detour * DETOURS[min(near, len(DETOURS) - 1)]
        return score

    def _target_from(self, area: str) -> float:
        """How good the best attack from an area would be, from 0 to 1."""
        best = 0.0
        engaged = area in self.situation.crowd
        away = self.situation.geometry.fly[area]
        for nth, weapon in enumerate(self.weapons):
            for foe, figure in self.figures:
                if figure.hidden:
                    continue
                if engaged:
                    near = figure.area == area
                else:
                    near = 0 < weapon.range >= away[figure.area] and seeing.hero_sees(
                        self.table, area, figure.area
                    )
                if near:
                    best = max(best, self._target_value(nth, foe, figure))
        return best

    def _target_value(self, nth: int, foe: Foe, figure: Figure) -> float:
        """How good an attack with the nth weapon would be, wherever it is made from."""
        key = nth, figure.id
        found = self._target_values.get(key)
        if found is None:
            mean, kill = expected_damage(self.table, self.hero, self.weapons[nth], figure)
            ratio = mean / max(health(self.table, figure), 1)
            wanted = self.situation.is_wanted(foe)
            found = self._target_values[key] = 0.5 + 0.25 * ratio + 0.25 * kill + 0.1 * wanted
        return found

    def free_attacks(self) -> float:
        """The damage that leaving enemies may cost, by the health that is left."""
        if not self.engaged or control.heroes_dominate(self.table, self.hero.area):
            return 0.0
        due = 0.0
        for foe, figure in self.figures:
            if figure.area == self.hero.area and not figure.stun and not figure.blind:
                due += menace(self.table, foe) / max(len(foe.figures), 1)
        return min(due / self.hp, 1.5)


def hero_turn(table: SwordAndSorceryTable, question: Question) -> Scores:
    """Everything a hero may do in the turn."""
    context = TurnPolicy(table, hero_of(table.state, question.about["hero"]))
    return [_score_action(context, option) for option in question.choices]


def _score_action(context: TurnPolicy, option: Option) -> float:
    scorer = ACTION_SCORERS.get(option.verb)
    return scorer(context, option) if scorer is not None else NEVER


def _attack(context: TurnPolicy, option: Option) -> float:
    table, hero = context.table, context.hero
    piece, id = option.on
    target = figure_of(table.state, id)
    assert isinstance(target, Figure)
    slot = next((slot for slot in ("main", "off") if hero.slots.get(slot) == piece), None)
    weapon = item_weapon(table, piece, slot) if slot is not None else bare_hands(table)
    return context.attack_value(weapon, target)


def _move(context: TurnPolicy, option: Option) -> float:
    area = option.on[0]
    gain = context.area_value(area) - context.area_value(context.hero.area)
    if not context.engaged:
        return gain
    score = gain + context.weights.danger * context.free_attacks()
    if context.share < 0.4 and area not in context.situation.crowd:
        score += context.weights.flight
    return score


def _dash(context: TurnPolicy, option: Option) -> float:
    """One step more, if it leads somewhere; or up from the ground."""
    if context.hero.down:
        return context.weights.stand - 0.1
    turn = context.table.state.turn
    if turn.mp > 0 or context.engaged:
        return NEVER
    ways = context.situation.geometry.steps[context.hero.area]
    gain = max((context.area_value(way) for way in ways), default=0.0) - context.area_value(context.hero.area)
    return context.weights.dash + gain if gain > 0.15 else NEVER


def _open(context: TurnPolicy, option: Option) -> float:
    """A door in the way, another one, or a chest."""
    id = option.on[0]
    table, weights = context.table, context.weights
    if id not in field_of(table).map.doors:
        return weights.chest
    situation = context.situation
    here = context.hero.area
    first, second = field_of(table).map.doors[id].areas
    beyond = second if here == first else first
    nearer = situation.steps(beyond) < situation.steps(here)
    return weights.door if nearer else weights.door / 3


def _power(context: TurnPolicy, option: Option) -> float:
    table, hero, weights = context.table, context.hero, context.weights
    power = table.content.powers[option.on[0]]
    level = next(level for level in power.levels if level.rank == int(option.on[1]))
    if power.companion:
        return weights.summon
    if power.attack:
        best = 0.0
        for id in powers.aims(table, hero, power.aim, power.range, level.aim_rank):
            target = figure_of(table.state, id)
            if isinstance(target, Figure):
                mean, kill = expected_damage(table, hero, power_weapon(power, level), target)
                hp = max(health(table, target), 1)
                best = max(best, weights.attack + weights.damage * mean / hp + weights.kill * kill)
        return best + 0.1
    known = BOT_CACHES[table.content].traits
    key = power.id, level.rank
    traits = known.get(key)
    if traits is None:
        traits = known[key] = traits_of([*power.do, *level.do])
    return _card(context, traits, power.aim, power.range) - 0.03 * level.cooldown


def _card(context: TurnPolicy, traits: CardTraits, aim: str, range: int) -> float:
    """A power or an item that does not attack."""
    hero, weights = context.hero, context.weights
    if traits.heals:
        return _heal(context, traits.heals, aim, range)
    if traits.readies_attack:
        return weights.boost if context.fights and context.best_attack_value() > 0 else NEVER
    if not context.figures:
        return NEVER
    if aim in ("enemy", "enemy-area") or traits.hampers:
        if aim == "" and hero.area not in context.situation.crowd:
            return NEVER
        return weights.hamper
    if traits.wards:
        return weights.ward if context.engaged or context.fights else 0.1
    return 0.05


def _heal(context: TurnPolicy, heals: int, aim: str, range: int) -> float:
    """By what the neediest one in reach has lost."""
    table, hero, weights = context.table, context.hero, context.weights
    bodies: list[Body] = [hero]
    if aim in ("hero", "other-hero"):
        ids = powers.aims(table, hero, aim, range)
        bodies = [body for body in (figure_of(table.state, id) for id in ids) if body is not None]
    best = NEVER
    for body in bodies:
        healed = min(heals, body.wounds)
        if healed:
            missing = max(max_hp(table, body) / 2 - health(table, body), 0)
            best = max(best, weights.heal * healed + weights.lost_hp * min(missing, healed) - 0.12)
    return best


def _use(context: TurnPolicy, option: Option) -> float:
    item = context.table.content.item(option.on[0])
    known = BOT_CACHES[context.table.content].traits
    traits = known.get((item.id, 0))
    if traits is None:
        traits = known[item.id, 0] = traits_of(item.do)
    return _card(context, traits, item.aim, item.range_of_use) - 0.05


def _quest(context: TurnPolicy, option: Option) -> float:
    wanted = context.situation.objective
    if wanted is not None and wanted.kind == "act" and wanted.what == option.on[0]:
        return context.weights.errand
    return context.weights.action


def _rearrange(context: TurnPolicy, option: Option) -> float:
    hero = context.hero
    better = any(shopping.gain_of(context.table, hero, piece) > 0 for piece in hero.pack)
    return context.weights.rearrange if better else NEVER


ACTION_SCORERS: dict[str, Callable[[TurnPolicy, Option], float]] = {
    "attack": _attack,
    "move": _move,
    "power": _power,
    "use": _use,
    "stand": lambda context, option: context.weights.stand,
    "dash": _dash,
    "quest": _quest,
    "open": _open,
    "break": _open,
    "unlock": lambda context, option: context.weights.errand,
    "take-key": lambda context, option: context.weights.errand,
    "pick-up": lambda context, option: context.weights.loot,
    "search": lambda context, option: context.weights.search,
    "activate": lambda context, option: context.weights.summon,
    "imbue": lambda context, option: context.weights.imbue,
    "rearrange": _rearrange,
    "end-turn": lambda context, option: 0.0,
    "provoke": lambda context, option: -0.3 if context.share < 0.6 else 0.0,
}
"""The scores of each kind of action; what is not named here is not taken."""


def next_hero(table: SwordAndSorceryTable, question: Question) -> Scores:
    """Who can strike goes before the others, Ghost Souls last."""
    scores = []
    for option in question.choices:
        hero = hero_of(table.state, option.on[0])
        score = 0.2
        if hero.ghost or hero.stun:
            score = 0.0
        elif any(hero.area == figure.area for foe in table.state.foes for figure in foe.figures):
            score = 0.4
        scores.append(score)
    return scores


def ghost_turn(table: SwordAndSorceryTable, question: Question) -> Scores:
    """Help, then go to a shrine, the one nearest to the others (SS-RESURRECT-1)."""
    hero = hero_of(table.state, question.about["hero"])
    weights = table.content.policy_weights
    situation = Situation(table)
    living = [one.area for one in table.state.heroes if not one.ghost]

    def place(area: str) -> float:
        near = min((min(situation.walk[area][other], 10) for other in living), default=0)
        shrine = 1.0 if table.state.shrines.get(area) else 0.0
        return shrine - 0.05 * near - 0.1 * situation.crowd.get(area, 0)

    here = place(hero.area)
    scores = []
    for option in question.choices:
        match option.verb:
            case "scream":
                scores.append(weights.scream)
            case "rebirth" | "move":
                scores.append(place(option.on[0]) - here)
            case _:
                scores.append(0.05)
    return scores


def companion(table: SwordAndSorceryTable, question: Question) -> Scores:
    """It goes where it can bite, and bites."""
    ally = next(ally for ally in table.state.allies if ally.id == question.about["companion"])
    situation = Situation(table)
    enemies = list(situation.crowd)

    def away(area: str) -> int:
        return min((min(situation.walk[area][other], 10) for other in enemies), default=situation.steps(area))

    here = away(ally.area)
    scores = []
    for option in question.choices:
        match option.verb:
            case "attack":
                target = figure_of(table.state, option.on[1])
                mean, kill = (
                    expected_damage(table, ally, ally_weapon(table, ally), target)
                    if isinstance(target, Figure)
                    else (0.0, 0.0)
                )
                scores.append(1.0 + 0.1 * mean + 0.5 * kill)
            case "move":
                engaged = ally.area in situation.crowd
                scores.append(0.3 * (here - away(option.on[0])) - 0.5 * engaged)
            case "stand":
                scores.append(1.2)
            case "hand-over":
                scores.append(0.4)
            case "fetch":
                scores.append(-0.2)
            case _:
                scores.append(0.0)
    return scores
