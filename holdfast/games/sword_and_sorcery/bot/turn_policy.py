"""What suggests itself in a turn: of a hero, of a Ghost Soul, of a companion."""

from collections.abc import Callable
from math import inf
from typing import Any

from holdfast.games.sword_and_sorcery.bot import shopping
from holdfast.games.sword_and_sorcery.bot.caches import BOT_CACHES
from holdfast.games.sword_and_sorcery.bot.card_values import CardTraits, traits_of
from holdfast.games.sword_and_sorcery.bot.situation import (
    Attacker,
    AttackTarget,
    Situation,
    menace,
)
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import control
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
from holdfast.games.sword_and_sorcery.rules.find import figure_of, geometry_of, hero_of
from holdfast.games.sword_and_sorcery.rules.geometry import FAR
from holdfast.games.sword_and_sorcery.rules.hero import powers
from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.actions import combat_left, special_left
from holdfast.games.sword_and_sorcery.rules.line_of_sight import enemy_areas
from holdfast.games.sword_and_sorcery.rules.stats import is_flying, max_hp
from holdfast.games.sword_and_sorcery.state import Body, Figure, Foe, Hero, SwordAndSorceryTable, field_of
from holdfast.kernel.question import Option

Scores = list[float]
NEVER = -2.0
DETOURS = (1.0, 0.5, 0.1, 0.0)
"""How much of a detour's worth is felt so many steps away."""
MOST_DETOUR = len(DETOURS) - 1
"""Nothing is felt one step further away, wherever the hero steps next."""
TIME_FOR_DETOURS = 0.25
"""The share of the event deck that must be left."""
HIGHEST_TARGET = 1.1
"""The most that an attack from somewhere is worth (`TurnPolicy.target_value`)."""
MOST_FOUND = 0.25
"""The most that things in an area are worth (`TurnPolicy._assess_area`)."""
ROUNDING = 1e-9


class TurnPolicy:
    """The active hero's turn as it stands: what is worked out once for all options, when it is asked for."""

    __slots__ = (
        "_area_values",
        "_areas",
        "_attack_values",
        "_attacker",
        "_damages",
        "_detours",
        "_figures",
        "_free_attacks",
        "_reached",
        "_sights",
        "_target_values",
        "_targets",
        "dangerous",
        "engaged",
        "fights",
        "hero",
        "hp",
        "others",
        "share",
        "situation",
        "table",
        "weapons",
        "weights",
    )

    def __init__(self, table: SwordAndSorceryTable, hero: Hero) -> None:
        self.table = table
        self.hero = hero
        self.weights = table.content.policy_weights
        situation = self.situation = Situation(table)
        self.fights = combat_left(table, hero) > 0
        self.weapons = hero_weapons(table, hero) if self.fights else ()
        most = max_hp(table, hero)
        self.hp = max(most - hero.wounds, 1)
        self.share = self.hp / max(most, 1)
        self.engaged = hero.area in situation.crowd
        self.dangerous = field_of(table).quest.dangerous
        self.others = [one.area for one in table.state.heroes if one is not hero and not one.ghost]
        self._attacker: Attacker | None = None
        self._figures: dict[str, tuple[Foe, Figure]] = {}
        self._targets: dict[str, AttackTarget] = {}
        self._damages: dict[tuple[Any, str], tuple[float, float]] = {}
        self._attack_values: dict[tuple[str, str], float] = {}
        self._target_values: dict[tuple[int, str], float] = {}
        self._area_values: dict[str, float] = {}
        self._areas: dict[str, tuple[float, list[float]]] = {}
        self._sights: dict[str, list[tuple[int, Foe, Figure]]] = {}
        self._reached: dict[int, list[str]] = {}
        self._detours: list[str] | None = None
        self._free_attacks: float | None = None

    @property
    def detours(self) -> list[str]:
        """Areas near by with an action that the quest offers but does not want next, while time is left."""
        found = self._detours
        if found is None:
            found = self._detours = self._find_detours()
        return found

    def _find_detours(self) -> list[str]:
        table, hero = self.table, self.hero
        if not self.weights.detour or self.engaged or special_left(table, hero) < 1:
            return []
        quest = field_of(table).quest
        deck = sum(map(len, quest.events))
        if len(table.state.events) < TIME_FOR_DETOURS * deck:
            return []
        wanted = self.situation.objective
        near = self.situation.geometry.fly[hero.area]
        found = []
        context = None
        for action in quest.actions:
            if near.get(action.area, FAR) > MOST_DETOUR:
                continue
            if action.id in table.state.done or (wanted is not None and wanted.what == action.id):
                continue
            if action.test:
                if context is None:
                    context = EffectContext(table, hero, [hero.id], action.area, action.id, tally=Tally())
                context.area, context.source = action.area, action.id
                if not checks.holds(context, action.test):
                    continue
            found.append(action.area)
        return found

    def target(self, id: str) -> AttackTarget | None:
        """The enemy figure of that id as attacks meet it."""
        found = self._targets.get(id)
        if found is None:
            if not self._figures:
                self._figures = {figure.id: (foe, figure) for foe, figure in self.situation.figures}
            pair = self._figures.get(id)
            if pair is None:
                return None
            found = self._targets[id] = AttackTarget(self.table, *pair)
        return found

    def damage(
        self, name: str | tuple[str, ...], weapon: Weapon, target: AttackTarget
    ) -> tuple[float, float]:
        """What an attack does on average, and how likely it kills; `name` tells the attack from others."""
        key = name, target.figure.id
        found = self._damages.get(key)
        if found is None:
            attacker = self._attacker
            if attacker is None:
                attacker = self._attacker = Attacker(self.table, self.hero)
            found = self._damages[key] = attacker.damage(weapon, target)
        return found

    def enemies(self, range: int) -> list[str]:
        """The enemies in reach of an attack with that range."""
        found = self._reached.get(range)
        if found is None:
            found = self._reached[range] = reach.enemies_in_reach(self.table, self.hero, range)
        return found

    def attack_value(self, weapon: Weapon, target: AttackTarget) -> float:
        """What an attack is worth."""
        name = weapon.piece or weapon.id
        key = name, target.figure.id
        found = self._attack_values.get(key)
        if found is None:
            weights, foe = self.weights, target.foe
            mean, kill = self.damage(name, weapon, target)
            hp = target.hp
            found = weights.attack + weights.damage * mean / hp + weights.kill * kill
            found += weights.menace * menace(self.table, foe) * (0.3 * mean / hp + kill)
            found += weights.aim * self.situation.is_wanted(foe)
            self._attack_values[key] = found
        return found

    def best_attack_value(self) -> float:
        """The best attack from here."""
        best = 0.0
        for weapon in self.weapons:
            for id in self.enemies(weapon.range):
                target = self.target(id)
                if target is not None:
                    best = max(best, self.attack_value(weapon, target))
        return best

    def area_value(self, area: str) -> float:
        """What it is worth to stand somewhere."""
        found = self._area_values.get(area)
        if found is None:
            found, more = self._assess_area(area)
            if self.fights:
                found += self.weights.reach * self._target_from(area)
            for one in more:
                found += one
            self._area_values[area] = found
        return found

    def highest_gain(self, area: str) -> float:
        """To stand there instead of here is worth no more; known without looking for targets."""
        found = self._area_values.get(area)
        if found is None:
            found, more = self._assess_area(area)
            found += sum(more)
            if self.fights:
                found += HIGHEST_TARGET * max(self.weights.reach, 0.0)
        return found - self.area_value(self.hero.area) + ROUNDING

    def highest_step(self) -> float:
        """One step on foot is worth no more, wherever it leads."""
        weights = self.weights
        bound = weights.step + abs(weights.company) + MOST_FOUND + ROUNDING
        if self.fights and self.situation.figures:
            bound += HIGHEST_TARGET * max(weights.reach, 0.0)
        if self.detours:
            bound += max(weights.detour, 0.0)
        here = self.hero.area
        return bound + self._assess_area(here)[0] - self.area_value(here)

    def _assess_area(self, area: str) -> tuple[float, list[float]]:
        """What the way to an area is worth, and what else is to be said of it but the enemies in reach."""
        found = self._areas.get(area)
        if found is not None:
            return found
        weights, situation = self.weights, self.situation
        state = self.table.state
        walk = situation.walk[area]
        way = -weights.step * situation.steps(area)
        if self.others:
            way += weights.company * min(10, *map(walk.__getitem__, self.others))
        more: list[float] = []
        enemies = situation.crowd.get(area, 0)
        if enemies:
            friends = 1 + self.others.count(area)
            more.append(weights.crowd * max(enemies - friends, 0))
            if self.share < 0.4:
                more.append(-weights.flight * enemies)
        if area in state.ground or area in state.keys.values():
            more.append(0.15)
        if area in state.stories or (area in state.search and not enemies):
            more.append(0.1)
        if area in self.dangerous:
            more.append(-0.2)
        detours = self.detours
        if detours:
            near = min([walk[one] for one in detours])
            more.append(weights.detour * DETOURS[min(near, len(DETOURS) - 1)])
        found = self._areas[area] = way, more
        return found

    def _target_from(self, area: str) -> float:
        """How good the best attack from an area would be, from 0 to 1."""
        best = 0.0
        if not self.situation.figures:
            return best
        if area in self.situation.crowd:
            for foe, figure in self.situation.figures:
                if figure.area == area and not figure.hidden:
                    for nth in range(len(self.weapons)):
                        best = max(best, self._target_value(nth, foe, figure))
            return best
        for nth, weapon in enumerate(self.weapons):
            if weapon.range:
                for away, foe, figure in self._seen_from(area):
                    if away <= weapon.range:
                        best = max(best, self._target_value(nth, foe, figure))
        return best

    def _seen_from(self, area: str) -> list[tuple[int, Foe, Figure]]:
        """The enemies that can be seen from an area where there is none, and how far they are away."""
        found = self._sights.get(area)
        if found is None:
            found = self._sights[area] = []
            sees = geometry_of(self.table).sees[area]
            fly, crowd = self.situation.geometry.fly[area], self.situation.crowd.keys()
            for foe, figure in self.situation.figures:
                if not figure.hidden:
                    between = sees.get(figure.area)
                    if between is not None and (not between or crowd.isdisjoint(between)):
                        found.append((fly[figure.area], foe, figure))
        return found

    def _target_value(self, nth: int, foe: Foe, figure: Figure) -> float:
        """How good an attack with the nth weapon would be, wherever it is made from."""
        key = nth, figure.id
        found = self._target_values.get(key)
        if found is None:
            weapon = self.weapons[nth]
            target = self._targets.get(figure.id)
            if target is None:
                target = self._targets[figure.id] = AttackTarget(self.table, foe, figure)
            mean, kill = self.damage(weapon.piece or weapon.id, weapon, target)
            wanted = self.situation.is_wanted(foe)
            found = 0.5 + 0.25 * (mean / target.hp) + 0.25 * kill + 0.1 * wanted
            self._target_values[key] = found
        return found

    def free_attacks(self) -> float:
        """The damage that leaving enemies may cost, by the health that is left."""
        found = self._free_attacks
        if found is None:
            found = self._free_attacks = self._find_free_attacks()
        return found

    def _find_free_attacks(self) -> float:
        if not self.engaged or control.heroes_dominate(self.table, self.hero.area):
            return 0.0
        due = 0.0
        for foe, figure in self.situation.figures:
            if figure.area == self.hero.area and not figure.stun and not figure.blind:
                due += menace(self.table, foe) / max(len(foe.figures), 1)
        return min(due / self.hp, 1.5)


def hero_turn(table: SwordAndSorceryTable, question: Question) -> Scores:
    """Everything a hero may do in the turn."""
    context = TurnPolicy(table, hero_of(table.state, question.about["hero"]))
    plain = plain_scores(table)
    return [
        ACTION_SCORERS[one.verb](context, one) if one.verb in ACTION_SCORERS else plain.get(one.verb, NEVER)
        for one in question.choices
    ]


def _attack(context: TurnPolicy, option: Option) -> float:
    piece, id = option.on
    target = context.target(id)
    assert target is not None
    slots = context.hero.slots
    slot = "main" if slots.get("main") == piece else "off" if slots.get("off") == piece else ""
    weapon = item_weapon(context.table, piece, slot) if slot else bare_hands(context.table)
    return context.attack_value(weapon, target)


def _move(context: TurnPolicy, option: Option) -> float:
    area = option.on[0]
    gain = context.area_value(area) - context.area_value(context.hero.area)
    return _after_free_attacks(context, area, gain) if context.engaged else gain


def _after_free_attacks(context: TurnPolicy, area: str, gain: float) -> float:
    score = gain + context.weights.danger * context.free_attacks()
    if context.share < 0.4 and area not in context.situation.crowd:
        score += context.weights.flight
    return score


def _highest_move(context: TurnPolicy, option: Option) -> float:
    area = option.on[0]
    gain = context.highest_gain(area)
    return _after_free_attacks(context, area, gain) if context.engaged else gain


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


def _highest_dash(context: TurnPolicy, option: Option) -> float:
    if context.hero.down:
        return context.weights.stand
    if context.table.state.turn.mp > 0 or context.engaged:
        return NEVER
    ways = context.situation.geometry.steps[context.hero.area]
    gain = max(map(context.highest_gain, ways), default=0.0)
    return context.weights.dash + max(gain, 0.0)


HIGHEST: dict[str, Callable[[TurnPolicy, Option], float]] = {"move": _highest_move, "dash": _highest_dash}
"""No such option scores higher: quicker to say than how high it scores."""


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
    if power.companion:
        return weights.summon
    level = powers.level_at(power, int(option.on[1]))
    caches, key = BOT_CACHES[table.content], (power.id, level.rank)
    if power.attack:
        weapon = caches.power_weapons.get(key)
        if weapon is None:
            weapon = caches.power_weapons[key] = power_weapon(power, level)
        if power.aim == "enemy" and level.aim_rank is None:
            aims = context.enemies(max(power.range, 0))
        else:
            aims = powers.aims(table, hero, power.aim, power.range, level.aim_rank)
        best = 0.0
        for id in aims:
            target = context.target(id)
            if target is not None:
                mean, kill = context.damage(option.on, weapon, target)
                best = max(best, weights.attack + weights.damage * mean / target.hp + weights.kill * kill)
        return best + 0.1
    traits = caches.traits.get(key)
    if traits is None:
        traits = caches.traits[key] = traits_of([*power.do, *level.do])
    return _card(context, traits, power.aim, power.range) - 0.03 * level.cooldown


def _card(context: TurnPolicy, traits: CardTraits, aim: str, range: int) -> float:
    """A power or an item that does not attack."""
    hero, weights = context.hero, context.weights
    if traits.heals:
        return _heal(context, traits.heals, aim, range)
    if traits.readies_attack:
        return weights.boost if context.fights and context.best_attack_value() > 0 else NEVER
    if not context.situation.figures:
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
    if not _is_anybody_hurt(table):
        return NEVER
    bodies: list[Body] = [hero]
    if aim in ("hero", "other-hero"):
        ids = powers.aims(table, hero, aim, range)
        bodies = [body for body in (figure_of(table.state, id) for id in ids) if body is not None]
    best = NEVER
    for body in bodies:
        healed = min(heals, body.wounds)
        if healed:
            most = max_hp(table, body)
            missing = max(most / 2 - (most - body.wounds), 0)
            best = max(best, weights.heal * healed + weights.lost_hp * min(missing, healed) - 0.12)
    return best


def _is_anybody_hurt(table: SwordAndSorceryTable) -> bool:
    for hero in table.state.heroes:
        if hero.wounds:
            return True
    return any(ally.wounds for ally in table.state.allies)


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
        return context.weights.objective
    return context.weights.action


def _rearrange(context: TurnPolicy, option: Option) -> float:
    hero = context.hero
    better = bool(hero.pack) and shopping.is_better_packed(context.table, hero)
    return context.weights.rearrange if better else NEVER


ACTION_SCORERS: dict[str, Callable[[TurnPolicy, Option], float]] = {
    "attack": _attack,
    "move": _move,
    "power": _power,
    "use": _use,
    "dash": _dash,
    "quest": _quest,
    "open": _open,
    "break": _open,
    "rearrange": _rearrange,
    "provoke": lambda context, option: -0.3 if context.share < 0.6 else 0.0,
}
"""The scores of actions that are not always the same."""


def plain_scores(table: SwordAndSorceryTable) -> dict[str, float]:
    """The scores of the other actions by their verb; what is not named is not taken."""
    known = BOT_CACHES[table.content].plain_scores
    if not known:
        weights = table.content.policy_weights
        known |= {
            "stand": weights.stand,
            "unlock": weights.objective,
            "take-key": weights.objective,
            "pick-up": weights.loot,
            "search": weights.search,
            "activate": weights.summon,
            "imbue": weights.imbue,
            "end-turn": 0.0,
        }
    return known


def likeliest_action(table: SwordAndSorceryTable, question: Question) -> int:
    """The number of the first option with the highest score in a hero's turn.

    Steps come last: most of them need not be looked at closely.
    """
    context = TurnPolicy(table, hero_of(table.state, question.about["hero"]))
    plain = plain_scores(table)
    best, found = -inf, 0
    steps = []
    for number, option in enumerate(question.choices):
        verb = option.verb
        if verb in HIGHEST:
            steps.append((number, option))
            continue
        scorer = ACTION_SCORERS.get(verb)
        score = scorer(context, option) if scorer is not None else plain.get(verb, NEVER)
        if score > best:
            best, found = score, number
    if len(steps) > 1 and _are_steps_needless(context, best):
        return found
    for number, option in steps:
        if HIGHEST[option.verb](context, option) < best:
            continue
        score = ACTION_SCORERS[option.verb](context, option)
        if score > best or (score == best and number < found):
            best, found = score, number
    return found


def _are_steps_needless(context: TurnPolicy, best: float) -> bool:
    """Can no step score so high? Weights of one's own may turn what is good or bad around."""
    hero, weights = context.hero, context.weights
    usual = weights.step >= 0 and weights.crowd <= 0 and weights.flight >= 0
    if not usual or hero.down or is_flying(context.table, hero):
        return False
    bound = context.highest_step()
    if context.engaged:
        return _after_free_attacks(context, "", bound) < best
    return bound + max(weights.dash, 0.0) < best


def next_hero(table: SwordAndSorceryTable, question: Question) -> Scores:
    """Who can strike goes before the others, Ghost Souls last."""
    scores = []
    areas = enemy_areas(table)
    for option in question.choices:
        hero = hero_of(table.state, option.on[0])
        if hero.ghost or hero.stun:
            scores.append(0.0)
        else:
            scores.append(0.4 if hero.area in areas else 0.2)
    return scores


def ghost_turn(table: SwordAndSorceryTable, question: Question) -> Scores:
    """Help, then go to a shrine, the one nearest to the others (SS-RESURRECT-1)."""
    hero = hero_of(table.state, question.about["hero"])
    weights = table.content.policy_weights
    situation = Situation(table)
    living = [one.area for one in table.state.heroes if not one.ghost]

    def place(area: str) -> float:
        near = min(10, *map(situation.walk[area].__getitem__, living)) if living else 0
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
        if not enemies:
            return situation.steps(area)
        return min(10, *map(situation.walk[area].__getitem__, enemies))

    here = None
    attacker, weapon = Attacker(table, ally), ally_weapon(table, ally)
    scores = []
    for option in question.choices:
        match option.verb:
            case "attack":
                mean, kill = 0.0, 0.0
                for foe, figure in situation.figures:
                    if figure.id == option.on[1]:
                        mean, kill = attacker.damage(weapon, AttackTarget(table, foe, figure))
                scores.append(1.0 + 0.1 * mean + 0.5 * kill)
            case "move":
                engaged = ally.area in situation.crowd
                if here is None:
                    here = away(ally.area)
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
