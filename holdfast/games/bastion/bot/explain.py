"""Why a defender would choose an option: a message that names the enemy, the mana or the turn."""

from collections.abc import Callable

from holdfast.games.bastion.bot.situation import Situation
from holdfast.games.bastion.bot.threats import AttackTarget
from holdfast.games.bastion.message_ids import Question
from holdfast.games.bastion.rules.geometry import CITADEL, COLOURS, TOWER
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.strength import enemy_at
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Option
from holdfast.kernel.wording import Name

REST = "intent-rest"
LEAST_HARM = "intent-least-harm"


def explain(table: BastionTable, question: Question, option: Option) -> Name:
    """The reason for an option."""
    reason = REASONS.get(option.verb)
    return reason(table, option) if reason is not None else LEAST_HARM


def _card(card: str) -> tuple[str, dict[str, object]]:
    return f"bastion-card-{card}", {}


def _attack(table: BastionTable, option: Option) -> Name:
    """What the enemy does as long as it stands."""
    situation = Situation(table)
    where = option.on[0]
    enemy = enemy_at(situation.context, where) or enemy_at(situation.context, f"{where}-square")
    if not enemy:
        return LEAST_HARM
    kind = table.content.cards[enemy[0]]
    facts = {"card": _card(enemy[0])}
    if kind.citadel:
        return "intent-dragon", facts
    if kind.blocks >= 0:
        return "intent-blocker", facts | {"colour": (f"bastion-mana-{COLOURS[kind.blocks]}", {})}
    if kind.ward or kind.wallward:
        return "intent-ward", facts
    if where not in table.state.wall:
        return "intent-square", facts
    return "intent-one-less", facts


def _gain(table: BastionTable, option: Option) -> Name:
    """Which enemy the mana is for."""
    place = option.on[0]
    if place == CITADEL:
        return "intent-citadel"
    if place in TOWER.values():
        return "intent-tower"
    situation = Situation(table)
    colour = dict(sources_of(situation.context, place.partition("-")[0])).get(place)
    wanted = _wanted(situation, colour)
    if wanted is None or colour is None:
        return "intent-mana"
    card = enemy_at(situation.context, wanted.where)[0]
    return "intent-mana-for", {"card": _card(card), "colour": (f"bastion-mana-{COLOURS[colour]}", {})}


def _wanted(situation: Situation, colour: int | None) -> AttackTarget | None:
    """The enemy of that colour that the active defender is nearest to paying for."""
    if colour is None:
        return None
    have = situation.context.me.pool[colour]
    open_bills = [one for one in situation.targets.on_wall() if one.price.coloured.get(colour, 0) > have]
    return min(open_bills, key=lambda one: one.price.coloured[colour], default=None)


def _move(table: BastionTable, option: Option) -> Name:
    """Which enemy can be beaten there, or what can be gained."""
    situation = Situation(table)
    state, me = situation.context.state, situation.context.me
    place = option.on[0]
    if not state.attacked:
        for one in situation.targets.on_wall():
            if one.district == place and one.price.payable(me.pool):
                return "intent-towards", {"card": _card(enemy_at(situation.context, one.where)[0])}
    if not state.gained and situation.open_sources(place):
        return "intent-mana"
    return "intent-better-place"


def _rest(table: BastionTable, option: Option) -> Name:
    return REST


def _repeat(table: BastionTable, option: Option) -> Name:
    return "intent-repeat"


REASONS: dict[str, Callable[[BastionTable, Option], Name]] = {
    "attack": _attack,
    "attack-with-spells": _attack,
    "shoot": _attack,
    "storm": _attack,
    "storm-with-spells": _attack,
    "gain": _gain,
    "gain-with-spells": _gain,
    "move": _move,
    "repeat": _repeat,
    "done": _rest,
    "go-on": _rest,
}
