"""Odds, exact. How good a position is: `position`; what suggests itself: `inclinations`."""

from collections import Counter
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from holdfast.games.sword_and_sorcery import printed
from holdfast.games.sword_and_sorcery.blows import Unforeseen, dice_of
from holdfast.games.sword_and_sorcery.rules import attack, encounter, powers
from holdfast.games.sword_and_sorcery.rules.doors import away
from holdfast.games.sword_and_sorcery.rules.find import figure_of, hero_of
from holdfast.games.sword_and_sorcery.rules.stats import amount, bonus, health
from holdfast.games.sword_and_sorcery.rules.strike import keys_of, useful_symbols
from holdfast.games.sword_and_sorcery.rules.turn import kind_of
from holdfast.games.sword_and_sorcery.rules.weapons import (
    Weapon,
    ally_weapon,
    bare_hands,
    hero_weapons,
    item_weapon,
    power_weapon,
)
from holdfast.games.sword_and_sorcery.state import Ally, Attack, Body, Hero, Pile, Play, field_of
from holdfast.games.sword_and_sorcery.strikes import (
    Blow,
    number_of_dice,
    prepared,
    shown,
    struck_by_area,
    twin,
)
from holdfast.games.sword_and_sorcery.throws import (
    Purchase,
    Shown,
    Spending,
    Vector,
    only,
    pay,
    sum_of,
    vector,
)
from holdfast.games.sword_and_sorcery.vocabulary import SYMBOLS, Statements, deed, effect
from holdfast.kernel.question import Option, Question
from holdfast.kernel.rules import Odds

SHIELD = SYMBOLS.index("shield")
POWER = SYMBOLS.index("power")
FINDS = {"treasure": "treasure", "crowns": "crowns", "shards": "shards", "heal-self": "healing"}
"""What a search may bring, by the verb of the statement; everything else is harm."""


def odds(table: Play, question: Question, option: Option) -> Odds | None:
    """Exact chances of what may come of an option; of an attack for the first of its blows."""
    reckon = WAYS.get(option.verb)
    if reckon is None:
        return None
    try:
        return reckon(table, question, option)
    except Unforeseen:
        return None


# -- attacks that have not been rolled yet ----------------------------------------------------------


def _attack(table: Play, question: Question, option: Option) -> Odds | None:
    """With a weapon: a hero's in the turn, or a companion's."""
    if question.ask == "companion":
        ally = next(ally for ally in table.state.allies if ally.id == question.about["companion"])
        return _blow(table, ally, ally_weapon(table, ally), option.on[1])
    hero = hero_of(table.state, table.state.active)
    piece, target = option.on
    slot = next((slot for slot in ("main", "off") if hero.slots.get(slot) == piece), None)
    weapon = item_weapon(table, piece, slot) if slot is not None else bare_hands(table)
    return _blow(table, hero, weapon, target, paid=True)


def _power(table: Play, question: Question, option: Option) -> Odds | None:
    """A power that attacks: the chances with each target."""
    power = table.content.powers[option.on[0]]
    hero = hero_of(table.state, table.state.active)
    if not power.attack:
        return _fumble(table, question, option)
    level = next(level for level in power.levels if level.rank == int(option.on[1]))
    targets = powers.aims(table, hero, power.aim, power.range, level.aim_rank)
    weapon = power_weapon(power, level)
    if len(targets) == 1:
        return _blow(table, hero, weapon, targets[0], paid=power.kind == "combat")
    of: dict[str, float] = {}
    for target in targets:
        slip = prepared(table, hero.id, weapon, target, combat=int(power.kind == "combat"))
        blow = _blow_of(table, slip, hero, target)
        kill = blow.spending(blow.kill).before_roll(slip.red, slip.blue)
        of[f"kill:{target}"] = kill * _steady(table, hero)
    return Odds(of)


def _target(table: Play, question: Question, option: Option) -> Odds | None:
    """Whom a power or a piece of ammunition strikes: its action has been paid for."""
    hero = next((hero for hero in table.state.heroes if hero.id == table.state.active), None)
    card = question.about.get("card", "")
    if hero is None or table.state.phase != "hero":
        return None
    power = table.content.powers.get(card)
    if power is not None and power.attack:
        held = next((held for held in hero.powers if held.id == card), None)
        levels = [level for level in power.levels if held is None or level.cooldown == held.wait]
        used = [level for level in levels if level.rank <= hero.rank]
        if len(used) != 1:
            return None
        return _blow(table, hero, power_weapon(power, used[0]), option.on[0], saved=True)
    item = table.content.items.get(card)
    if item is not None and (item.red or item.blue):
        return _blow(table, hero, item_weapon(table, card, "pack"), option.on[0], saved=True)
    return None


def _again(table: Play, question: Question, option: Option) -> Odds | None:
    """A further attack with a weapon at hand."""
    hero = hero_of(table.state, table.state.active)
    for weapon in hero_weapons(table, hero):
        if weapon.id == question.about["weapon"] and table.state.phase == "hero":
            return _blow(table, hero, weapon, option.on[0], saved=True)
    return None


def _blow(
    table: Play,
    attacker: Hero | Ally,
    weapon: Weapon,
    target: str,
    *,
    paid: bool = False,
    saved: bool = False,
) -> Odds:
    """`paid`: a combat action will be paid; `saved`: no save of a blinded hero comes before it."""
    slip = prepared(table, attacker.id, weapon, target, combat=int(paid))
    steady = 1.0 if saved else _steady(table, attacker)
    if attacker.blind or not _may_focus(table, attacker, paid):
        return _told(table, slip, attacker, target, steady)
    plain = _named(_blow_of(table, slip, attacker, target).before_roll(), target)
    slip.bonus += 1
    focused = _told(table, slip, attacker, target, steady)
    return Odds(focused.of, focused.data | {"without_focus": plain})


def _may_focus(table: Play, body: Body, paid: bool) -> bool:
    """After the action is paid for: a slowed hero has no other one left."""
    if not attack.may_focus(table, body):
        return False
    return not (paid and body.slow)


def _blow_of(table: Play, slip: Attack, attacker: Body, target: str) -> Blow:
    body = figure_of(table.state, target)
    assert body is not None
    return Blow(table, slip, attacker, body)


def _told(table: Play, slip: Attack, attacker: Body, target: str, steady: float) -> Odds:
    """The chances of an attack before its roll."""
    body = figure_of(table.state, target)
    assert body is not None
    blow = Blow(table, slip, attacker, body)
    of = _named(blow.before_roll(), target)
    for other in struck_by_area(table, slip, body)[1:]:
        beside = Blow(table, slip, attacker, other)
        of[f"kill:{other.id}"] = beside.spending(beside.kill).before_roll(slip.red, slip.blue)
    if steady < 1.0:
        of = {code: chance * steady for code, chance in of.items()} | {"fumble": 1.0 - steady}
    return Odds(of, blow.told_before_roll())


def _named(chances: dict[str, float], target: str) -> dict[str, float]:
    of = {f"kill:{target}": chances["kill"], f"hurt:{target}": chances["hurt"]}
    for key, chance in chances.items():
        if key not in ("kill", "hurt"):
            of[f"effect:{key}"] = chance
    return of


def _focus(table: Play, question: Question, option: Option) -> Odds | None:
    """With focus or without."""
    slip = replace(table.state.attacks[-1])
    hero = hero_of(table.state, slip.attacker)
    plain = _told(table, slip, hero, slip.targets[0], 1.0)
    if option.verb == "plain":
        return plain
    slip.bonus += 1
    focused = _told(table, slip, hero, slip.targets[0], 1.0)
    luck = _steady(table, hero)
    of = {code: luck * chance + (1 - luck) * plain.of[code] for code, chance in focused.of.items()}
    return Odds(of, focused.data if luck == 1.0 else {})


# -- attacks and defences with the dice on the table ------------------------------------------------


def _spend(table: Play, question: Question, option: Option) -> Odds | None:
    """What the best is that can come after this purchase."""
    if not table.state.attacks:
        return None
    slip = table.state.attacks[-1]
    if question.ask == "defend":
        return _defence(table, slip, option)
    if question.ask != "spend":
        return None
    attacker = figure_of(table.state, slip.attacker)
    if not isinstance(attacker, Hero | Ally):
        return None
    paid = [effect(text) for text in slip.effects]
    number = keys_of(paid).index(option.on[0])
    one = paid[number]
    bought = replace(slip, used=[*slip.used, number])
    blow = _blow_of(table, bought, attacker, slip.targets[0])
    rerolls = number_of_dice(table, one, attacker)
    rolled = list(pay(tuple(sorted(blow.rolled())), vector(one.cost), rerolls > 0))
    return _after(blow, slip, rolled, min(rerolls, len(rolled)))


def _aid(table: Play, question: Question, option: Option) -> Odds | None:
    """Another hero lets dice be rolled again."""
    if question.ask != "spend":
        return None
    slip = table.state.attacks[-1]
    attacker = figure_of(table.state, slip.attacker)
    assert attacker is not None
    helper = hero_of(table.state, option.on[1])
    count = amount(table, table.content.powers[option.on[0]].effects[0].split()[1], helper)
    blow = _blow_of(table, slip, attacker, slip.targets[0])
    del blow.purchases[len(blow.numbers)]
    return _after(blow, slip, blow.rolled(), min(count, len(slip.dice)))


def _after(blow: Blow, slip: Attack, rolled: list[Shown], rerolls: int) -> Odds:
    chances = blow.after_roll(rolled, rerolls)
    return Odds(_named(chances, slip.targets[0]), blow.told_after_roll(rolled, rerolls))


def _die(table: Play, question: Question, option: Option) -> Odds | None:
    """One die is rolled again."""
    if question.ask != "reroll" or not table.state.attacks:
        return None
    slip = table.state.attacks[-1]
    attacker = figure_of(table.state, slip.attacker)
    if slip.defender or not isinstance(attacker, Hero | Ally):
        return None
    at = int(option.on[0].rpartition("-")[2]) - 1
    blow = _blow_of(table, slip, attacker, slip.targets[0])
    rolled = blow.rolled()
    of: dict[str, float] = {}
    for face, part in blow.dice()[rolled[at][0]]:
        again = [*rolled[:at], (rolled[at][0], face, True), *rolled[at + 1 :]]
        for code, chance in _after_die(blow, slip, again, question.about["left"] - 1).items():
            of[code] = of.get(code, 0.0) + part * chance
    return Odds(of)


def _after_die(blow: Blow, slip: Attack, rolled: list[Shown], left: int) -> dict[str, float]:
    """Further dice may be rolled again, or not."""
    stop = _named(blow.after_roll(rolled), slip.targets[0])
    if left <= 0 or all(die[2] for die in rolled):
        return stop
    more = _named(blow.after_roll(rolled, left), slip.targets[0])
    return {code: max(chance, more[code]) for code, chance in stop.items()}


def _enough(table: Play, question: Question, option: Option) -> Odds | None:
    """If nothing more is bought."""
    if not table.state.attacks:
        return None
    slip = table.state.attacks[-1]
    if question.ask == "defend":
        return _defence(table, slip, None)
    attacker = figure_of(table.state, slip.attacker)
    if question.ask not in ("spend", "reroll") or slip.defender or not isinstance(attacker, Hero | Ally):
        return None
    blow = _blow_of(table, slip, attacker, slip.targets[0])
    rolled = blow.rolled()
    if question.ask == "reroll":
        return _after(blow, slip, rolled, 0)
    chances, data = blow.as_it_lies(rolled)
    return Odds(_named(chances, slip.targets[0]), data)


def _defence(table: Play, slip: Attack, option: Option | None) -> Odds | None:
    """The wounds that get through: if nothing more is bought, or the fewest after a purchase."""
    body = figure_of(table.state, slip.defender)
    if not isinstance(body, Hero | Ally):
        return None
    paid = [effect(text) for text in slip.defence_effects]
    if any(one.verb == "face" for one in paid):
        raise Unforeseen
    useful = useful_symbols(paid, "shield")
    rolled, used, rerolls = tuple(sorted(shown(table, slip.defence, useful))), set(slip.defence_used), 0
    fixed = slip.shields + bonus(table, body, "shield")
    if option is not None:
        number = keys_of(paid).index(option.on[0])
        one = paid[number]
        used.add(number)
        rerolls = min(number_of_dice(table, one, body), len(rolled))
        fixed += amount(table, one.args[0], body) if one.verb == "shield" else 0
        rolled = pay(rolled, vector(one.cost), rerolls > 0)
    left_to_buy = [one for number, one in enumerate(paid) if number not in used]
    worth = [amount(table, one.args[0], body) if one.verb == "shield" else 0 for one in left_to_buy]
    rune = "defence" in table.state.runes.get(body.area, ())

    def suffered(bought: frozenset[int], left: Vector) -> int:
        shields = left[SHIELD] + (left[POWER] if rune else 0) + fixed + sum(worth[at] for at in bought)
        return slip.fatal + slip.normal - min(slip.normal, max(shields, 0))

    wounds: dict[int, float] = {}
    if option is None:
        wounds[suffered(frozenset(), sum_of(rolled))] = 1.0
    else:
        purchases = [Purchase(vector(one.cost), number_of_dice(table, one, body)) for one in left_to_buy]
        dice = {colour: only(die, useful) for colour, die in dice_of(table).items()}
        least = Spending(dice, purchases, lambda bought, left: -float(suffered(bought, left)))
        for (bought, left), chance in least.ends(rolled, frozenset(), rerolls).items():
            count = suffered(bought, left)
            wounds[count] = wounds.get(count, 0.0) + chance
    return _suffers(table, body, wounds)


def _suffers(table: Play, body: Body, wounds: dict[int, float]) -> Odds:
    left = health(table, body)
    of = {
        f"unhurt:{body.id}": wounds.get(0, 0.0),
        f"death:{body.id}": sum(chance for count, chance in wounds.items() if count >= left),
    }
    mean = sum(count * chance for count, chance in wounds.items())
    return Odds(of, {"wounds": {str(count): wounds[count] for count in sorted(wounds)}, "mean": mean})


# -- saves, searches, traps, loot, encounters -------------------------------------------------------


def _save(table: Play, hero: Hero) -> float:
    """The chance of a save (SS-SAVE-2)."""
    wanted = table.content.classes[hero.card].save
    faces = table.content.dice.blue
    fails = sum(wanted not in table.content.faces[face] for face in faces) / len(faces)
    return float(1.0 - fails ** max(1 + bonus(table, hero, "save"), 0))


def _steady(table: Play, body: Body) -> float:
    """The chance that an action succeeds at all: a blinded hero must save (SS-BLIND-1)."""
    if not body.blind:
        return 1.0
    return _save(table, hero_of(table.state, body.owner) if isinstance(body, Ally) else _as_hero(body))


def _as_hero(body: Body) -> Hero:
    assert isinstance(body, Hero)
    return body


def _fumble(table: Play, question: Question, option: Option) -> Odds | None:
    """The action of a blinded hero may be lost."""
    hero = hero_of(table.state, table.state.active)
    if question.ask != "hero-turn" or not hero.blind:
        return None
    if kind_of(table, hero, option) == "move" and table.state.turn.moving:
        return None
    return Odds({"fumble": 1.0 - _save(table, hero)})


def _search(table: Play, question: Question, option: Option) -> Odds | None:
    """What the red die finds (SS-SEARCH-2)."""
    hero = hero_of(table.state, table.state.active)
    token = table.content.search[table.state.search[hero.area]]
    faces = table.content.dice.red
    steady = _steady(table, hero)
    of: dict[str, float] = {}
    for face in faces:
        shows = table.content.faces[face]
        results = [statements for symbol, statements in token.results.items() if symbol in shows]
        found = sorted({kind for statements in results for kind in _kinds(statements)})
        for kind in found or ["nothing"]:
            of[f"find:{kind}"] = of.get(f"find:{kind}", 0.0) + steady / len(faces)
    return Odds(of | {"fumble": 1.0 - steady} if steady < 1.0 else of)


def _kinds(statements: Statements) -> Iterable[str]:
    for statement in statements:
        verb = deed(statement)[0] if isinstance(statement, str) else ""
        yield FINDS.get(verb, "harm")


def _open(table: Play, question: Question, option: Option) -> Odds | None:
    """The trap that is sprung: which it may be, and whether the opener suffers from it."""
    hero = hero_of(table.state, table.state.active)
    id = option.on[0]
    doors = field_of(table).map.doors
    if id in doors:
        first, second = doors[id].areas
        origin = {first: 1, second: 1}
    else:
        origin = {next(chest.area for chest in field_of(table).quest.chests if chest.id == id): 0}
    steady = _steady(table, hero)
    cards = Counter(card.partition(".")[0] for card in _next_cards(table.state.traps))
    total = sum(cards.values())
    fails = 1.0 - _save(table, hero)
    reached = {
        trap: bool(table.content.traps[trap].do)
        and away(table, origin, hero.area) <= table.content.traps[trap].range
        for trap in cards
    }
    harmless = sum(count for trap, count in cards.items() if not reached[trap])
    draws = min(1 + bonus(table, hero, "traps"), total)
    meets = 1.0
    for drawn in range(draws):
        meets *= (total - harmless - drawn) / (total - drawn)
    of = {"harm": steady * max(meets, 0.0) * fails if total else 0.0}
    if steady < 1.0:
        of["fumble"] = 1.0 - steady
    return Odds(of, {"traps": {trap: count / total for trap, count in sorted(cards.items())}})


def _next_cards(pile: Pile) -> tuple[str, ...]:
    """What the next draw may bring."""
    return pile.deck.may_come() or tuple(pile.discard)


def _pick_up(table: Play, question: Question, option: Option) -> Odds | None:
    """What a loot token shows."""
    if option.on[0] != "loot" or question.ask != "hero-turn":
        return _fumble(table, question, option)
    hero = hero_of(table.state, table.state.active)
    steady = _steady(table, hero)
    tokens = Counter(token.partition(".")[0] for token in _next_cards(table.state.loot))
    total = sum(tokens.values())
    of = {f"loot:{token}": steady * count / total for token, count in sorted(tokens.items())}
    return Odds(of | {"fumble": 1.0 - steady} if steady < 1.0 else of)


def _tavern(table: Play, question: Question, option: Option) -> Odds | None:
    dice = table.content.dice
    faces = dice.red if dice.tavern == "red" else dice.blue
    wins = sum(option.on[0] in table.content.faces[face] for face in faces)
    return Odds({"bet": wins / len(faces)})


def _end_turn(table: Play, question: Question, option: Option) -> Odds | None:
    """Which enemies the encounter card may activate (SS-ENCOUNTER)."""
    state = table.state
    if question.ask != "hero-turn" or not state.foes:
        return None
    cards = _next_cards(state.encounters)
    of = {f"acts:{foe.card}": 0.0 for foe in state.foes}
    for id, count in Counter(card.partition(".")[0] for card in cards).items():
        for card in _may_act(table, table.content.encounters[id]):
            of[f"acts:{card}"] += count / len(cards)
    return Odds(of) if cards else None


def _may_act(table: Play, card: printed.Encounter) -> set[str]:
    """Whom an encounter card activates; where it is for the players to choose, all of those."""
    found, limit, _ = encounter.chosen(table, card.activate)
    if not found and card.otherwise:
        found, limit, _ = encounter.chosen(table, card.otherwise)
    other = twin(table)
    state = other.state
    state.acting, state.limit = [foe.card for foe in found], limit
    acting: set[str] = set()
    while state.limit and (ready := encounter.next_ones(other)):
        now = {foe.card for foe in ready}
        acting |= {foe.card for foe in ready if not encounter.is_stunned(foe)}
        state.acting = [one for one in state.acting if one not in now]
        state.limit = max(state.limit - len(now), 0) if limit >= 0 else -1
    return acting


WAYS: dict[str, Callable[[Play, Question, Option], Odds | None]] = {
    "attack": _attack,
    "power": _power,
    "target": _target,
    "again": _again,
    "focus": _focus,
    "plain": _focus,
    "spend": _spend,
    "aid": _aid,
    "die": _die,
    "enough": _enough,
    "search": _search,
    "open": _open,
    "break": _open,
    "pick-up": _pick_up,
    "tavern": _tavern,
    "end-turn": _end_turn,
    "move": _fumble,
    "stand": _fumble,
    "dash": _fumble,
    "use": _fumble,
    "unlock": _fumble,
    "take-key": _fumble,
    "drop": _fumble,
    "rearrange": _fumble,
    "exchange": _fumble,
    "provoke": _fumble,
    "quest": _fumble,
    "activate": _fumble,
    "imbue": _fumble,
}
