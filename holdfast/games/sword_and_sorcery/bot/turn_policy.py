"""What suggests itself in a turn: of a hero, of a Ghost Soul, of a companion."""

from collections.abc import Callable

from holdfast.games.sword_and_sorcery.bot import card_values as cardsense
from holdfast.games.sword_and_sorcery.bot import shopping
from holdfast.games.sword_and_sorcery.bot.situation import Prospect, blow_at, menace
from holdfast.games.sword_and_sorcery.content.vocabulary import Statements
from holdfast.games.sword_and_sorcery.rules import control
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.combat.weapons import (
    Weapon,
    ally_weapon,
    bare_hands,
    hero_weapons,
    item_weapon,
    power_weapon,
)
from holdfast.games.sword_and_sorcery.rules.find import figure_of, foe_of, hero_of
from holdfast.games.sword_and_sorcery.rules.hero import powers
from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.actions import combat_left
from holdfast.games.sword_and_sorcery.rules.stats import health, max_hp
from holdfast.games.sword_and_sorcery.state import Body, Figure, Foe, Hero, SwordAndSorceryTable, field_of
from holdfast.kernel.question import Option, Question

Scores = list[float]
NEVER = -2.0


class TurnContext:
    """The active hero's turn as it stands: what is worked out once for all its options."""

    def __init__(self, table: SwordAndSorceryTable, hero: Hero) -> None:
        self.table = table
        self.hero = hero
        self.instinct = table.content.instinct
        self.prospect = Prospect(table)
        self.fights = combat_left(table, hero) > 0
        self.weapons = hero_weapons(table, hero) if self.fights else []
        self.hp = max(health(table, hero), 1)
        self.share = self.hp / max(max_hp(table, hero), 1)
        self.engaged = hero.area in self.prospect.crowd
        self.figures = [(foe, figure) for foe in table.state.foes for figure in foe.figures]
        self._worth: dict[tuple[str, str], float] = {}
        self._aims: dict[tuple[int, str], float] = {}
        self._places: dict[str, float] = {}
        self.others = [one.area for one in table.state.heroes if one is not hero and not one.ghost]

    def blow(self, weapon: Weapon, target: Figure) -> float:
        """What an attack is worth."""
        key = weapon.piece or weapon.id, target.id
        found = self._worth.get(key)
        if found is None:
            instinct = self.instinct
            mean, kill = blow_at(self.table, self.hero, weapon, target)
            foe = foe_of(self.table.state, target.id)
            hp = max(health(self.table, target), 1)
            found = instinct.attack + instinct.damage * mean / hp + instinct.kill * kill
            if foe is not None:
                found += instinct.menace * menace(self.table, foe) * (0.3 * mean / hp + kill)
                found += instinct.aim * self.prospect.is_wanted(foe)
            self._worth[key] = found
        return found

    def best_blow(self) -> float:
        """The best attack from here."""
        best = 0.0
        for weapon in self.weapons:
            for id in reach.enemies_in_reach(self.table, self.hero, weapon.range):
                target = figure_of(self.table.state, id)
                if isinstance(target, Figure):
                    best = max(best, self.blow(weapon, target))
        return best

    def place(self, area: str) -> float:
        """What it is worth to stand somewhere."""
        found = self._places.get(area)
        if found is None:
            found = self._places[area] = self._place(area)
        return found

    def _place(self, area: str) -> float:
        instinct, prospect = self.instinct, self.prospect
        state = self.table.state
        score = -instinct.step * prospect.steps(area)
        if self.others:
            walk = prospect.walk[area]
            score += instinct.company * min(min(walk[other], 10) for other in self.others)
        if self.fights:
            score += instinct.reach * self._target_from(area)
        enemies = prospect.crowd.get(area, 0)
        if enemies:
            friends = 1 + sum(other == area for other in self.others)
            score += instinct.crowd * max(enemies - friends, 0)
            if self.share < 0.4:
                score -= instinct.flight * enemies
        if area in state.ground or area in state.keys.values():
            score += 0.15
        if area in state.stories or (area in state.search and not enemies):
            score += 0.1
        if area in field_of(self.table).quest.dangerous:
            score -= 0.2
        return score

    def _target_from(self, area: str) -> float:
        """How good the best attack from an area would be, from 0 to 1."""
        best = 0.0
        engaged = area in self.prospect.crowd
        away = self.prospect.ground.fly[area]
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
                    best = max(best, self._aim(nth, foe, figure))
        return best

    def _aim(self, nth: int, foe: Foe, figure: Figure) -> float:
        """How good an attack with the nth weapon would be, wherever it is made from."""
        key = nth, figure.id
        found = self._aims.get(key)
        if found is None:
            mean, kill = blow_at(self.table, self.hero, self.weapons[nth], figure)
            ratio = mean / max(health(self.table, figure), 1)
            wanted = self.prospect.is_wanted(foe)
            found = self._aims[key] = 0.5 + 0.25 * ratio + 0.25 * kill + 0.1 * wanted
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
    moment = TurnContext(table, hero_of(table.state, question.about["hero"]))
    return [_deed(moment, option) for option in question.choices]


def _deed(moment: TurnContext, option: Option) -> float:
    scorer = DEEDS.get(option.verb)
    return scorer(moment, option) if scorer is not None else NEVER


def _attack(moment: TurnContext, option: Option) -> float:
    table, hero = moment.table, moment.hero
    piece, id = option.on
    target = figure_of(table.state, id)
    assert isinstance(target, Figure)
    slot = next((slot for slot in ("main", "off") if hero.slots.get(slot) == piece), None)
    weapon = item_weapon(table, piece, slot) if slot is not None else bare_hands(table)
    return moment.blow(weapon, target)


def _move(moment: TurnContext, option: Option) -> float:
    area = option.on[0]
    gain = moment.place(area) - moment.place(moment.hero.area)
    if not moment.engaged:
        return gain
    score = gain + moment.instinct.danger * moment.free_attacks()
    if moment.share < 0.4 and area not in moment.prospect.crowd:
        score += moment.instinct.flight
    return score


def _dash(moment: TurnContext, option: Option) -> float:
    """One step more, if it leads somewhere; or up from the ground."""
    if moment.hero.down:
        return moment.instinct.stand - 0.1
    turn = moment.table.state.turn
    if turn.mp > 0 or moment.engaged:
        return NEVER
    ways = moment.prospect.ground.steps[moment.hero.area]
    gain = max((moment.place(way) for way in ways), default=0.0) - moment.place(moment.hero.area)
    return moment.instinct.dash + gain if gain > 0.15 else NEVER


def _open(moment: TurnContext, option: Option) -> float:
    """A door in the way, another one, or a chest."""
    id = option.on[0]
    table, instinct = moment.table, moment.instinct
    if id not in field_of(table).map.doors:
        return instinct.chest
    prospect = moment.prospect
    here = moment.hero.area
    first, second = field_of(table).map.doors[id].areas
    beyond = second if here == first else first
    nearer = prospect.steps(beyond) < prospect.steps(here)
    return instinct.door if nearer else instinct.door / 3


def _power(moment: TurnContext, option: Option) -> float:
    table, hero, instinct = moment.table, moment.hero, moment.instinct
    power = table.content.powers[option.on[0]]
    level = next(level for level in power.levels if level.rank == int(option.on[1]))
    if power.companion:
        return instinct.summon
    if power.attack:
        best = 0.0
        for id in powers.aims(table, hero, power.aim, power.range, level.aim_rank):
            target = figure_of(table.state, id)
            if isinstance(target, Figure):
                mean, kill = blow_at(table, hero, power_weapon(power, level), target)
                hp = max(health(table, target), 1)
                best = max(best, instinct.attack + instinct.damage * mean / hp + instinct.kill * kill)
        return best + 0.1
    statements = [*power.do, *level.do]
    return _card(moment, statements, power.aim, power.range) - 0.03 * level.cooldown


def _card(moment: TurnContext, statements: Statements, aim: str, range: int) -> float:
    """A power or an item that does not attack."""
    hero, instinct = moment.hero, moment.instinct
    heals = cardsense.healing(statements)
    if heals:
        return _heal(moment, heals, aim, range)
    if cardsense.readies_attack(statements):
        return instinct.boost if moment.fights and moment.best_blow() > 0 else NEVER
    if not moment.figures:
        return NEVER
    if aim in ("enemy", "enemy-area") or cardsense.does(statements, cardsense.HAMPERS):
        if aim == "" and hero.area not in moment.prospect.crowd:
            return NEVER
        return instinct.hamper
    if cardsense.does(statements, cardsense.WARDS):
        return instinct.ward if moment.engaged or moment.fights else 0.1
    return 0.05


def _heal(moment: TurnContext, heals: int, aim: str, range: int) -> float:
    """By what the neediest one in reach has lost."""
    table, hero, instinct = moment.table, moment.hero, moment.instinct
    bodies: list[Body] = [hero]
    if aim in ("hero", "other-hero"):
        ids = powers.aims(table, hero, aim, range)
        bodies = [body for body in (figure_of(table.state, id) for id in ids) if body is not None]
    best = NEVER
    for body in bodies:
        healed = min(heals, body.wounds)
        if healed:
            missing = max(max_hp(table, body) / 2 - health(table, body), 0)
            best = max(best, instinct.heal * healed + instinct.lost_hp * min(missing, healed) - 0.12)
    return best


def _use(moment: TurnContext, option: Option) -> float:
    item = moment.table.content.item(option.on[0])
    return _card(moment, item.do, item.aim, item.range_of_use) - 0.05


def _quest(moment: TurnContext, option: Option) -> float:
    wanted = moment.prospect.errand
    if wanted is not None and wanted.kind == "act" and wanted.what == option.on[0]:
        return moment.instinct.errand
    return moment.instinct.action


def _rearrange(moment: TurnContext, option: Option) -> float:
    hero = moment.hero
    better = any(shopping.gain_of(moment.table, hero, piece) > 0 for piece in hero.pack)
    return moment.instinct.rearrange if better else NEVER


DEEDS: dict[str, Callable[[TurnContext, Option], float]] = {
    "attack": _attack,
    "move": _move,
    "power": _power,
    "use": _use,
    "stand": lambda moment, option: moment.instinct.stand,
    "dash": _dash,
    "quest": _quest,
    "open": _open,
    "break": _open,
    "unlock": lambda moment, option: moment.instinct.errand,
    "take-key": lambda moment, option: moment.instinct.errand,
    "pick-up": lambda moment, option: moment.instinct.loot,
    "search": lambda moment, option: moment.instinct.search,
    "activate": lambda moment, option: moment.instinct.summon,
    "imbue": lambda moment, option: moment.instinct.imbue,
    "rearrange": _rearrange,
    "end-turn": lambda moment, option: 0.0,
    "provoke": lambda moment, option: -0.3 if moment.share < 0.6 else 0.0,
}
"""How much each kind of deed suggests itself; what is not named here does not."""


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
    instinct = table.content.instinct
    prospect = Prospect(table)
    living = [one.area for one in table.state.heroes if not one.ghost]

    def place(area: str) -> float:
        near = min((min(prospect.walk[area][other], 10) for other in living), default=0)
        shrine = 1.0 if table.state.shrines.get(area) else 0.0
        return shrine - 0.05 * near - 0.1 * prospect.crowd.get(area, 0)

    here = place(hero.area)
    scores = []
    for option in question.choices:
        match option.verb:
            case "scream":
                scores.append(instinct.scream)
            case "rebirth" | "move":
                scores.append(place(option.on[0]) - here)
            case _:
                scores.append(0.05)
    return scores


def companion(table: SwordAndSorceryTable, question: Question) -> Scores:
    """It goes where it can bite, and bites."""
    ally = next(ally for ally in table.state.allies if ally.id == question.about["companion"])
    prospect = Prospect(table)
    enemies = list(prospect.crowd)

    def away(area: str) -> int:
        return min((min(prospect.walk[area][other], 10) for other in enemies), default=prospect.steps(area))

    here = away(ally.area)
    scores = []
    for option in question.choices:
        match option.verb:
            case "attack":
                target = figure_of(table.state, option.on[1])
                mean, kill = (
                    blow_at(table, ally, ally_weapon(table, ally), target)
                    if isinstance(target, Figure)
                    else (0.0, 0.0)
                )
                scores.append(1.0 + 0.1 * mean + 0.5 * kill)
            case "move":
                engaged = ally.area in prospect.crowd
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
