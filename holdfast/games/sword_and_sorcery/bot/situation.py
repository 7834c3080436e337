"""What the heroes have before them: where to go, whom to fight, what an attack is likely to do."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from holdfast.games.sword_and_sorcery.bot.caches import (
    BOT_CACHES,
    MAX_ATTACKS,
    MAX_STAGES,
    Attack,
    HiddenEnemies,
)
from holdfast.games.sword_and_sorcery.bot.objectives import Objective
from holdfast.games.sword_and_sorcery.bot.paths import doors_between
from holdfast.games.sword_and_sorcery.bot.progress import objectives_left
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.vocabulary import MAX_PARSED, SYMBOLS, effect
from holdfast.games.sword_and_sorcery.odds.damage import ShieldProfile, blocked, blue_die, dice_of
from holdfast.games.sword_and_sorcery.odds.dice import Sides, only, sums
from holdfast.games.sword_and_sorcery.rules.combat.defence import resistance
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon, fits
from holdfast.games.sword_and_sorcery.rules.combat.weapons import enemy_weapon
from holdfast.games.sword_and_sorcery.rules.find import enemy_stats_of, first_living, foe_of
from holdfast.games.sword_and_sorcery.rules.geometry import FAR, Geometry, geometry_of_map
from holdfast.games.sword_and_sorcery.rules.stats import (
    armor,
    bonus,
    defence,
    lasting_effects_of,
    max_hp,
    printed_hp,
)
from holdfast.games.sword_and_sorcery.state import Body, Figure, Foe, Hero, SwordAndSorceryTable, field_of

HIT = SYMBOLS.index("hit")
JUST_HITS = frozenset({"hit"})
OF_SYMBOL = {"power": 0.4, "magic": 0.3, "legend": 0.2, "hit": 0.9, "shield": 0.4, "miss": 0.2}
"""How likely an attack shows a symbol, roughly."""
PLAIN_BLOCK = ShieldProfile(0, (), False)
USUAL_DEFENCE = 2.0
"""Hits that a hero usually stops."""
DEATH = 1000
MAX_STEPS = 20
"""Further away is far away."""
DOOR_STEPS = 2
"""To open a door is as long as so many steps."""
ENEMIES_UNDER = {"enemy": 1, "advanced": 1, "two": 2, "quest-enemy": 1}
"""How many enemies come from each kind of shadow token."""


# -- expected damage ---------------------------------------------------------------------------------


@cache
def _hits(red: Sides, reds: int, blue: Sides, blues: int) -> tuple[tuple[int, float], ...]:
    found: dict[int, float] = {}
    for shown, chance in sums(only(red, JUST_HITS), reds, only(blue, JUST_HITS), blues).items():
        found[shown[HIT]] = found.get(shown[HIT], 0.0) + chance
    return tuple(found.items())


def _outcome(table: SwordAndSorceryTable, attack: Attack) -> tuple[float, float]:
    """Damage on average and the chance to kill."""
    reds, blues, more, stops, shields, dice, hp = attack
    sides, die = dice_of(table), blue_die(table)
    hits = _hits(sides["red"], reds, sides["blue"], blues)
    low = int(more // 1)
    mean = kill = 0.0
    for extra, share in ((low, 1 - (more - low)), (low + 1, more - low)):
        if not share:
            continue
        for rolled, chance in hits:
            through = max(rolled + extra - stops - shields, 0)
            for stopped, part in blocked(PLAIN_BLOCK, die, min(through, dice)):
                damage = max(through - stopped, 0)
                weight = share * chance * part
                mean += weight * min(damage, hp)
                kill += weight * (damage >= hp)
    return mean, kill


@lru_cache(MAX_PARSED)
def _promise(texts: tuple[str, ...]) -> tuple[float, float]:
    """What effects add to the hits and take from the armor, each by how often it is had."""
    more = pierced = 0.0
    for one in map(effect, texts):
        chance = 1.0
        for symbol in one.cost:
            chance *= OF_SYMBOL[symbol]
        if one.verb == "hit":
            number = one.args[0]
            more += chance * (int(number) if number.lstrip("-").isdigit() else 1)
        elif one.verb in ("fatal", "pierce"):
            pierced += chance * (int(one.args[0]) if one.args[0].isdigit() else 2)
        elif one.verb == "crit":
            more += chance * 0.7
    return more, pierced


class AttackTarget:
    """An enemy figure as attacks meet it: what stops hits, and how many it can take."""

    __slots__ = ("armor", "dice", "figure", "foe", "hp", "shields", "stats")

    def __init__(self, table: SwordAndSorceryTable, foe: Foe, figure: Figure) -> None:
        stats = self.stats = enemy_stats_of(table, foe)
        self.foe, self.figure, self.shields = foe, figure, figure.shields
        if figure.boosts or figure.injuries or is_swayed(table):
            self.armor = armor(table, figure, foe=foe)
            self.dice = max(defence(table, figure, foe=foe), 0)
            self.hp = max(max_hp(table, figure, foe=foe) - figure.wounds, 1)
        else:
            self.armor = 0 if figure.down else max(stats.armor, 0)
            self.dice = max(stats.defence, 0)
            self.hp = max(printed_hp(table, stats) - figure.wounds, 1)


def is_swayed(table: SwordAndSorceryTable) -> bool:
    """May an event or the time of day change the stats of figures now?"""
    state = table.state
    if not state.time and not state.open_events:
        return False
    return bool(lasting_effects_of(table).lines)


class Attacker:
    """Somebody on the heroes' side who attacks: what is added to the weapons."""

    __slots__ = ("_boosts", "_caches", "_hits", "_promises", "_table")

    def __init__(self, table: SwordAndSorceryTable, body: Body) -> None:
        self._table = table
        self._caches = BOT_CACHES[table.content]
        self._boosts = [boost for boost in body.boosts if boost.effects] if body.boosts else ()
        self._hits = bonus(table, body, "hit")
        self._promises: dict[int, tuple[float, float]] = {}

    def damage(self, weapon: Weapon, target: AttackTarget) -> tuple[float, float]:
        """Damage on average and the chance to kill, roughly: each effect counts by how often it is had."""
        known = self._promises.get(id(weapon))
        if known is None:
            texts = weapon.effects
            for boost in self._boosts:
                if fits(boost.filter, weapon.tags):
                    texts = (*texts, *boost.effects)
            more, pierced = _promise(texts)
            known = self._promises[id(weapon)] = more + (weapon.hits + self._hits), pierced
        more, pierced = known
        stops = target.armor
        if target.stats.resist:
            stops -= self._resistance(target, weapon.type)
        if stops <= 0:
            stops = 0
        elif pierced:
            more += min(pierced, stops)
        rounded = round(more * 4) / 4 if more > 0 else 0.0
        key = weapon.red, weapon.blue, rounded, stops, target.shields, target.dice, target.hp
        attacks = self._caches.attacks
        found = attacks.get(key)
        if found is None:
            if len(attacks) > MAX_ATTACKS:
                attacks.clear()
            found = attacks[key] = _outcome(self._table, key)
        return found

    def _resistance(self, target: AttackTarget, type: str) -> int:
        known = self._caches.resistances
        key = target.foe.scroll if target.foe.boss else target.foe.card, type
        found = known.get(key)
        if found is None:
            found = known[key] = resistance(self._table, target.figure, type, target.foe)
        return found


def expected_damage(
    table: SwordAndSorceryTable, body: Body, weapon: Weapon, target: Figure
) -> tuple[float, float]:
    """Damage on average and the chance to kill, roughly."""
    foe = foe_of(table.state, target.id)
    assert foe is not None
    return Attacker(table, body).damage(weapon, AttackTarget(table, foe, target))


def menace(table: SwordAndSorceryTable, foe: Foe) -> float:
    """The damage that an enemy is likely to do in one activation."""
    return _menace_of_one(table, foe.scroll, len(foe.powers)) * len(foe.figures)


def _menace_of_one(table: SwordAndSorceryTable, scroll: str, powers: int) -> float:
    """The damage that each figure is likely to do."""
    known = BOT_CACHES[table.content].menaces
    found = known.get((scroll, powers))
    if found is None:
        ways = table.content.scrolls[scroll]
        found = max(_force(enemy_weapon(table, ways, id, ranged=False)) for id in ways.weapons)
        found = known[scroll, powers] = max(found - USUAL_DEFENCE, 0.4) + 0.4 * powers
    return found


def hidden_enemies(table: SwordAndSorceryTable) -> HiddenEnemies:
    """What a shadow token of this quest hides: as many enemies as its tokens bring, each like any of them."""
    quest = field_of(table).quest
    key, known = (quest.id, len(table.state.heroes)), BOT_CACHES[table.content].hidden_enemies
    found = known.get(key)
    if found is None:
        supply = quest.shadow_supply
        enemies = sum(ENEMIES_UNDER.get(kind, 0) * number for kind, number in supply.items())
        each = enemies / max(sum(supply.values()), 1) / len(quest.enemies)
        cards = [table.content.enemies[id] for id in quest.enemies]
        found = known[key] = HiddenEnemies(
            each * sum(_menace_of_one(table, card.scroll, card.powers) * card.figures for card in cards),
            each * sum(printed_hp(table, card) * card.figures for card in cards),
        )
    return found


def _force(weapon: Weapon) -> float:
    return weapon.hits + 1.1 * weapon.red + 0.2 * weapon.blue + 0.3 * len(weapon.effects)


def item_value(item: printed.Item) -> float:
    """What a weapon or a piece of armor is good for."""
    if item.kind == "weapon":
        return item.hits + 1.1 * item.red + 0.5 * item.blue + 0.25 * len(item.effects) + 0.2 * item.range
    if item.kind == "armor":
        return 1.6 * item.armor + 0.6 * item.defence + item.mshield + 0.2 * len(item.effects)
    return 1.0 if item.kind == "artifact" else 0.0


def equipment_value(table: SwordAndSorceryTable, hero: Hero) -> float:
    """What a hero's equipment is worth; the other hand counts less."""
    total = 0.0
    for slot, piece in hero.slots.items():
        total += (0.5 if slot == "off" else 1.0) * item_value(table.content.item(piece))
    return total


# -- the way ------------------------------------------------------------------------------------------


def geometry_if_unlocked(table: SwordAndSorceryTable, more_keys: Iterable[str] = ()) -> Geometry:
    """The map as if every door were open that somebody could open, with these keys as well."""
    state = table.state
    locks: tuple[tuple[str, str], ...] = ()
    held: tuple[str, ...] = ()
    if state.locks:
        locks = tuple(state.locks.items())
        held = (*more_keys, *[key for hero in state.heroes for key in hero.keys])
    known = BOT_CACHES[table.content].unlocked
    stage = state.quest, state.closed, locks, held
    found = known.get(stage)
    if found is None:
        if len(known) > MAX_STAGES:
            known.clear()
        found = known[stage] = _geometry_if_unlocked(table, held)
    return found


def _geometry_if_unlocked(table: SwordAndSorceryTable, held: tuple[str, ...]) -> Geometry:
    doors, locks = field_of(table).quest.doors, table.state.locks
    shut = [
        id
        for id in table.state.closed
        if (id in doors and doors[id].kind == "wall") or (id in locks and locks[id] not in held)
    ]
    return geometry_of_map(field_of(table).map, tuple(shut))


def current_objective(table: SwordAndSorceryTable) -> Objective | None:
    """What has to be done next."""
    for objective in objectives_left(table):
        if objective.kind == "kill" and objective.what != "all":
            if any(foe.card == objective.what for foe in table.state.foes):
                return objective
        elif objective.kind != "wait" and (objective.what != "all" or table.state.foes):
            return objective
    return None


def objective_areas(table: SwordAndSorceryTable, objective: Objective | None) -> list[str]:
    """The areas where the quest goes on with that objective."""
    state = table.state
    if objective is None:
        return [figure.area for foe in state.foes for figure in foe.figures]
    if objective.kind == "kill":
        wanted = [foe for foe in state.foes if objective.what in ("all", foe.card)]
        return [figure.area for foe in wanted for figure in foe.figures]
    if objective.kind == "open":
        return list(field_of(table).map.doors[objective.what].areas)
    return [objective.area]


def is_locked_away(table: SwordAndSorceryTable, geometry: Geometry, areas: list[str]) -> bool:
    """Is a lock in the way to all of these areas, for which a key lies somewhere?"""
    state = table.state
    if not state.locks or not state.keys:
        return False
    here = (first_living(state) or state.heroes[0]).area
    return all(geometry.walk[here][area] >= FAR for area in areas)


class Situation:
    """The way before the heroes and the enemies on it."""

    __slots__ = (
        "_steps",
        "beyond",
        "crowd",
        "figures",
        "geometry",
        "goals",
        "objective",
        "table",
        "walk",
        "wanted_card",
    )

    def __init__(self, table: SwordAndSorceryTable) -> None:
        self.table = table
        self.geometry = geometry_if_unlocked(table)
        self.walk = self.geometry.walk
        self.objective = current_objective(table)
        self.goals = objective_areas(table, self.objective)
        self.beyond = 0
        """From there it is so far to where the quest goes on: there lies a key."""
        if is_locked_away(table, self.geometry, self.goals):
            self._fetch_a_key()
        self.figures: list[tuple[Foe, Figure]] = []
        self.crowd: dict[str, int] = {}
        crowd = self.crowd
        for foe in table.state.foes:
            for figure in foe.figures:
                self.figures.append((foe, figure))
                crowd[figure.area] = crowd.get(figure.area, 0) + 1
        objective = self.objective
        self.wanted_card = objective.what if objective is not None and objective.kind == "kill" else ""
        """The enemy that the quest wants dead, or all."""
        self._steps: dict[str, int] = {}

    def _fetch_a_key(self) -> None:
        """The way leads over a key; whoever has picked it up is one step further."""
        keys = self.table.state.keys
        walk = geometry_if_unlocked(self.table, keys).walk
        areas = list(keys.values())
        self.beyond = 1 + min((self._distance(walk, area) for area in areas), default=0)
        self.goals = areas

    def _distance(self, walk: Mapping[str, Mapping[str, int]], area: str) -> int:
        """How far it is to the goals, the doors on the way included."""
        row, doors = walk[area], doors_between(self.table)[area]
        ways = (min(row[goal], MAX_STEPS) + DOOR_STEPS * doors.get(goal, 0) for goal in self.goals)
        return min(ways, default=0)

    def steps(self, area: str) -> int:
        """How far it is from an area to where the quest goes on."""
        found = self._steps.get(area)
        if found is None:
            row = self.walk[area]
            found = min(MAX_STEPS, *map(row.__getitem__, self.goals)) if self.goals else 0
            self._steps[area] = found
        return found

    def distance_from(self, area: str) -> int:
        """How far it is to where the quest goes on and what lies behind, the doors on the way included."""
        return self._distance(self.walk, area) + self.beyond

    def is_wanted(self, foe: Foe) -> bool:
        """Does the quest want this enemy dead?"""
        wanted = self.wanted_card
        return wanted != "" and wanted in ("all", foe.card)
