"""Why somebody would do something: which enemy, which wound, which part of the quest, as a message."""

from collections.abc import Callable

from holdfast.games.sword_and_sorcery import names
from holdfast.games.sword_and_sorcery.bot import card_values
from holdfast.games.sword_and_sorcery.bot.situation import Situation, expected_damage, geometry_if_unlocked
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat.weapons import bare_hands, item_weapon
from holdfast.games.sword_and_sorcery.rules.find import figure_of, foe_of, hero_of
from holdfast.games.sword_and_sorcery.state import Figure, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Option
from holdfast.kernel.wording import Name

REST = "intent-rest"
LEAST_HARM = "intent-least-harm"
LIKELY = 0.5
"""An attack that kills so often is made for the kill."""


def explain(table: SwordAndSorceryTable, question: Question, option: Option) -> Name:
    """The reason for an option."""
    reason = REASONS.get(option.verb)
    return reason(table, option) if reason is not None else LEAST_HARM


def _named(table: SwordAndSorceryTable, figure: str) -> dict[str, object]:
    name = names.figure(table.content, figure)
    return {"enemy": name if isinstance(name, tuple) else (name, {})}


def _active(table: SwordAndSorceryTable) -> Hero:
    return hero_of(table.state, table.state.active)


def _attack(table: SwordAndSorceryTable, option: Option) -> Name:
    """Whom it may kill, whom the quest wants dead, who is to be weakened."""
    target = figure_of(table.state, option.on[-1])
    foe = foe_of(table.state, option.on[-1])
    if not isinstance(target, Figure) or foe is None or not table.state.active:
        return LEAST_HARM
    hero = _active(table)
    slot = next((slot for slot in ("main", "off") if hero.slots.get(slot) == option.on[0]), None)
    weapon = item_weapon(table, option.on[0], slot) if slot is not None else bare_hands(table)
    _, kill = expected_damage(table, hero, weapon, target)
    facts = _named(table, target.id)
    if kill >= LIKELY:
        return "intent-kill", facts
    if foe.boss or Situation(table).is_wanted(foe):
        return "intent-wanted", facts
    return "intent-weaken", facts


def _move(table: SwordAndSorceryTable, option: Option) -> Name:
    """Nearer to the quest, to an enemy, or away from too many of them."""
    if not table.state.active:
        return LEAST_HARM
    situation = Situation(table)
    here, there = _active(table).area, option.on[0]
    if there in situation.crowd and here not in situation.crowd:
        return "intent-engage"
    if situation.steps(there) < situation.steps(here):
        return "intent-onward"
    if situation.crowd.get(there, 0) < situation.crowd.get(here, 0):
        return "intent-away"
    return "intent-better-place"


def _power(table: SwordAndSorceryTable, option: Option) -> Name:
    power = table.content.powers[option.on[0]]
    statements = [*power.do, *(one for level in power.levels for one in level.do)]
    if power.companion:
        return "intent-companion"
    if card_values.healing(statements):
        return "intent-heal"
    if card_values.readies_attack(statements):
        return "intent-boost"
    return "intent-power"


def _use(table: SwordAndSorceryTable, option: Option) -> Name:
    heals = card_values.healing(table.content.item(option.on[0]).do)
    return "intent-heal" if heals else "intent-item"


def _activate(table: SwordAndSorceryTable, option: Option) -> Name:
    """A companion is called; enemies act whoever comes first."""
    ours = any(ally.id == option.on[0] for ally in table.state.allies)
    return "intent-companion" if ours else LEAST_HARM


def _always(message: str) -> Callable[[SwordAndSorceryTable, Option], Name]:
    return lambda table, option: message


REASONS: dict[str, Callable[[SwordAndSorceryTable, Option], Name]] = {
    "attack": _attack,
    "again": _attack,
    "move": _move,
    "power": _power,
    "use": _use,
    "quest": _always("intent-quest"),
    "take-key": _always("intent-quest"),
    "unlock": _always("intent-quest"),
    "open": _always("intent-door"),
    "break": _always("intent-door"),
    "pick-up": _always("intent-loot"),
    "search": _always("intent-loot"),
    "stand": _always("intent-stand"),
    "empower": _always("intent-empower"),
    "resurrect": _always("intent-resurrect"),
    "rebirth": _always("intent-shrine"),
    "scream": _always("intent-scream"),
    "react": _always("intent-protect"),
    "react-with": _always("intent-protect"),
    "aid": _always("intent-aid"),
    "buy": _always("intent-arms"),
    "take": _always("intent-arms"),
    "equip": _always("intent-arms"),
    "activate": _activate,
    "end-turn": _always(REST),
    "go-on": _always(REST),
    "done": _always(REST),
}


def leads_to(table: SwordAndSorceryTable, option: Option, thing: str) -> bool:
    """Does the option touch that thing, or does it bring the active hero nearer to it?"""
    if thing in option.on:
        return True
    if option.verb != "move" or not table.state.active:
        return False
    body = figure_of(table.state, thing)
    walk = geometry_if_unlocked(table).walk
    area = body.area if body is not None else thing
    if area not in walk:
        return False
    return walk[option.on[0]][area] < walk[_active(table).area][area]
