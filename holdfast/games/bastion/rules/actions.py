"""Chapter TURN: the actions of the active defender, and what others may cast meanwhile."""

from collections.abc import Callable
from functools import partial

from holdfast.games.bastion.message_ids import Question
from holdfast.games.bastion.rules.artifacts import offer_artifacts, use
from holdfast.games.bastion.rules.attack import attack, offer_attacks
from holdfast.games.bastion.rules.attack_spells import (
    attack_spells_at,
    pledge_options,
    pledge_targets,
    targeted_pledge_options,
    withdrawal_options,
)
from holdfast.games.bastion.rules.mana import gain, has_source_spell, offer_gains, offer_revivals, revive
from holdfast.games.bastion.rules.movement import accelerations, move, offer_moves, storm
from holdfast.games.bastion.rules.reach import can_still_attack
from holdfast.games.bastion.rules.spells import (
    cast_on_wall,
    chosen_casting,
    repetition_options,
    use_up,
    wall_spell_options,
)
from holdfast.games.bastion.rules.strength import enemy_at
from holdfast.games.bastion.rules.turn import begin_actions, count_turn, enemy, pass_turn
from holdfast.games.bastion.rules.turn_context import SpellOptions, TurnContext, begin_context
from holdfast.games.bastion.rules.why_not import barred_actions
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Option, Verb, option
from holdfast.kernel.table import Rule

DONE = Verb("done")


def actions(table: BastionTable) -> Rule[None]:
    """Commands of the active defender, and spells of anyone who may cast them now."""
    state, context = table.state, begin_context(table)
    why_not = partial(barred_actions, context)
    while state.phase == "actions":
        if context.stale:
            context.refresh()
        else:
            context.place = context.me.place
        choice = yield Question(
            "act", offered_actions(context), {"active": context.seat}, why_not, clean=True
        )
        running = ACTIONS[choice.verb](context, choice)
        if running is not None:
            yield from running


def offered_actions(context: TurnContext) -> list[Option]:
    """Everything that may be done now."""
    state, spell_options = context.state, context.spell_options
    if spell_options is None and context.held_spells:
        spell_options = context.spell_options = _spell_options(context)
    options: list[Option] = []
    if not state.moved:
        offer_moves(context, options)
    if not state.gained:
        offer_gains(context, options)
    if not state.attacked:
        offer_attacks(context, options)
        if spell_options is not None and spell_options.pledges and can_still_attack(context):
            options += spell_options.pledges
            options += targeted_pledge_options(context, spell_options.pledges)
    if state.damaged and not state.revived:
        offer_revivals(context, options)
    if context.me.artifacts:
        offer_artifacts(context, options)
    if spell_options is not None:
        options += spell_options.wall_spells
    if state.pledges and len(options) > state.must_leave:
        options += withdrawal_options(context)
    if not state.must_leave:
        if spell_options is not None:
            options += spell_options.repetitions
        options.append(DONE[(context.seat,)])
    return options


def _spell_options(context: TurnContext) -> SpellOptions:
    """What the spells in hand allow."""
    held, own, castable = context.held_spells, context.me.spells, context.content.castable
    found = SpellOptions()
    if own:
        found.attack_spells = attack_spells_at(context, context.place)
        if not castable["end"].isdisjoint(own):
            found.repetitions = repetition_options(context)
        if not castable["source"].isdisjoint(own):
            found.source_spells = has_source_spell(context)
        if not castable["move"].isdisjoint(own):
            found.accelerations = accelerations(context)
    if not castable["attack"].isdisjoint(held):
        found.pledges = pledge_options(context)
    if not castable["any"].isdisjoint(held):
        found.wall_spells = wall_spell_options(context)
    return found


def cast(context: TurnContext, choice: Option) -> Rule[None]:
    """Castling or Teleport of the seat that holds the card."""
    assert choice.seat is not None
    return cast_on_wall(context, choice.seat, choice)


def pledge(context: TurnContext, choice: Option) -> None:
    """A spell is promised to the active defender's attack; it is cast only if he uses it (BA-RULE-116)."""
    table = context.table
    card, stands_for = choice.on[0], choice.on[-1]
    context.stale = True
    table.state.pledges[card] = stands_for
    table.note("pledge", choice.seat, card=card, spell=table.content.cards[stands_for].spell)


def pledge_for(context: TurnContext, choice: Option) -> Rule[None]:
    """A spell is promised to an attack on one enemy alone, wherever that enemy is moved to."""
    state, card = context.state, choice.on[0]
    about = {"card": card, "spell": choice.on[-1]}
    options = [option(f"aim:{where}", choice.seat) for where in pledge_targets(context)]
    where = (yield Question("pledge-target", options, about)).on[0]
    context.stale = True
    state.pledges[card] = choice.on[-1]
    state.pledge_targets[card] = enemy_at(context, where)[0]
    spell = context.cards[choice.on[-1]].spell
    context.table.note("pledge-for", choice.seat, card=card, spell=spell, at=where)


def withdraw(context: TurnContext, choice: Option) -> None:
    """A promise that was not used is taken back."""
    state, card = context.state, choice.on[0]
    context.stale = True
    spell = context.cards[state.pledges.pop(card)].spell
    state.pledge_targets.pop(card, None)
    context.table.note("withdraw", choice.seat, card=card, spell=spell)


def repeat(context: TurnContext, choice: Option) -> None:
    """Repetition: the actions end and begin anew, without an enemy in between (E42)."""
    table = context.table
    use_up(context, chosen_casting(context.seat, choice))
    end_actions(table)
    if context.edition.repetition_is_a_turn:
        count_turn(table)
    else:
        table.note("again", context.seat, defender=context.me.id)
    begin_actions(table)


def done(context: TurnContext, choice: Option) -> Rule[None] | None:
    """The actions are over, and the enemy comes, unless the next defender has something to cast before."""
    table, state = context.table, context.state
    table.note("done", context.seat)
    context.stale = True
    end_actions(table)
    if context.edition.enemy_first:
        pass_turn(table)
    else:
        state.phase = "enemy"
    return enemy(table) if state.phase == "enemy" else None


def end_actions(table: BastionTable) -> None:
    """What was promised or refused in this phase is forgotten."""
    state = table.state
    if state.pledges:
        state.pledges, state.pledge_targets = {}, {}
    if state.refused:
        state.refused = []


ACTIONS: dict[str, Callable[[TurnContext, Option], Rule[None] | None]] = {
    "move": move,
    "storm": storm,
    "storm-with-spells": storm,
    "gain": gain,
    "gain-with-spells": gain,
    "attack": attack,
    "attack-with-spells": attack,
    "shoot": attack,
    "revive": revive,
    "use": use,
    "cast": cast,
    "pledge": pledge,
    "pledge-for": pledge_for,
    "withdraw": withdraw,
    "repeat": repeat,
    "done": done,
}
"""What each verb of an option does."""
