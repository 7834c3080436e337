"""Chapter TURN: turns begin, the enemy comes, the turn passes on."""

from holdfast.games.bastion.message_ids import Question
from holdfast.games.bastion.rules.ending import check_victory
from holdfast.games.bastion.rules.enemies import march, reveal_next_enemy
from holdfast.games.bastion.rules.geometry import CITADEL
from holdfast.games.bastion.rules.spells import cast_on_wall, offer_wall_spells
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.rules.wall import furthest_enemy, stopping_section
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import GO_ON, Option, option
from holdfast.kernel.table import Rule


def dawn(table: BastionTable) -> None:
    """The first turn begins, unless set-up has left nothing to beat (BA-RULE-93)."""
    check_victory(table)
    begin_turn(table)


def begin_turn(table: BastionTable) -> None:
    """A turn begins, with the enemy or with the defender (E1)."""
    state = table.state
    if state.active == 0:
        table.begin_round()
    count_turn(table)
    edition = table.content.editions[table.options["edition"]]
    if not edition.enemy_first:
        begin_actions(table)
        return
    state.phase = "enemy"
    if edition.wall_spells_before_enemy and state.defenders[state.active].spells:
        options: list[Option] = []
        offer_wall_spells(TurnContext(table), state.active, options)
        if options:
            state.phase = "watch"


def count_turn(table: BastionTable) -> None:
    """The next turn has begun: of the same defender where Repetition was cast (E42)."""
    state = table.state
    state.turn += 1
    table.begin_turn(state.active, defender=state.defenders[state.active].id, number=state.turn)


def watch(table: BastionTable) -> Rule[None]:
    """Before the enemy comes the defender may still move enemies on the wall (BA-RULE-69)."""
    context = TurnContext(table)
    options: list[Option] = []
    offer_wall_spells(context, context.seat, options)
    saves = frozenset(one.id for one in options) if loss_is_certain(table) else frozenset()
    options.append(option(GO_ON))
    choice = yield Question("watch", options, reaction=True, saves=saves)
    if choice.verb == GO_ON:
        table.state.phase = "enemy"
        table.note("watched", context.seat)
    else:
        yield from cast_on_wall(context, context.seat, choice)


def loss_is_certain(table: BastionTable) -> bool:
    """Would the enemy phase be lost as things stand, whatever comes?"""
    state = table.state
    if not state.deck:
        return stopping_section(state.wall, furthest_enemy(state.wall) - 1) is None
    edition = table.content.editions[table.options["edition"]]
    return len(state.wall) >= edition.last_section


def enemy(table: BastionTable) -> Rule[None] | None:
    """An enemy is added, or with an empty deck one is moved (BA-TURN-13)."""
    if table.state.deck.layers:
        arrival = reveal_next_enemy(table)
        if arrival is not None:
            return _finish_enemy_phase(table, arrival)
        check_victory(table)
    else:
        march(table)
    _after_enemy(table)
    return None


def _finish_enemy_phase(table: BastionTable, arrival: Rule[None]) -> Rule[None]:
    """The rest of an enemy phase in which the traits of a new enemy have something to ask."""
    yield from arrival
    check_victory(table)
    _after_enemy(table)


def _after_enemy(table: BastionTable) -> None:
    if table.content.editions[table.options["edition"]].enemy_first:
        begin_actions(table)
    else:
        pass_turn(table)


def begin_actions(table: BastionTable) -> None:
    """Everything may be done anew (BA-TURN-11, BA-RULE-74)."""
    state = table.state
    me = state.defenders[state.active]
    state.moved = state.gained = state.attacked = state.revived = False
    if me.used:
        me.used = []
    state.must_leave = me.place == CITADEL and bool(state.citadel)
    state.phase = "actions"


def pass_turn(table: BastionTable) -> None:
    """The turn passes clockwise (BA-TURN-3, BA-RULE-91)."""
    state = table.state
    state.active = (state.active + 1) % len(state.defenders)
    begin_turn(table)
