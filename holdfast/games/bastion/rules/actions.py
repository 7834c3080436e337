"""Chapter TURN: the actions of the active defender, and what others may cast meanwhile."""

from collections.abc import Callable
from functools import partial

from holdfast.games.bastion.rules.artifacts import offer_artifacts, use
from holdfast.games.bastion.rules.attack import attack, offer_attacks
from holdfast.games.bastion.rules.attack_spells import arsenal_of, pledge_options
from holdfast.games.bastion.rules.mana import gain, has_source_spell, offer_gains, offer_revivals, revive
from holdfast.games.bastion.rules.movement import accelerations, move, offer_moves, storm
from holdfast.games.bastion.rules.reach import attack_may_come
from holdfast.games.bastion.rules.spells import (
    cast_on_wall,
    chosen_casting,
    repetition_options,
    spend,
    wall_spell_options_now,
)
from holdfast.games.bastion.rules.turn import begin_actions, count_turn, enemy, pass_on
from holdfast.games.bastion.rules.turn_context import Hands, Scene
from holdfast.games.bastion.rules.why_not import barred_actions
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Option, Question, Verb
from holdfast.kernel.table import Rule

DONE = Verb("done")


def actions(table: BastionTable) -> Rule[None]:
    """Commands of the active defender, and spells of anyone who may cast them now."""
    state, scene = table.state, Scene(table)
    why_not = partial(barred_actions, scene)
    while state.phase == "actions":
        if scene.outdated:
            scene.look_again()
        else:
            scene.place = scene.me.place
        choice = yield Question("act", offers(scene), {"active": scene.seat}, why_not, clean=True)
        running = ACTIONS[choice.verb](scene, choice)
        if running is not None:
            yield from running


def offers(scene: Scene) -> list[Option]:
    """Everything that may be done now."""
    state, hands = scene.state, scene.hands
    if hands is None and scene.in_hand:
        hands = scene.hands = _spell_options(scene)
    options: list[Option] = []
    if not state.moved:
        offer_moves(scene, options)
    if not state.gained:
        offer_gains(scene, options)
    if not state.attacked:
        offer_attacks(scene, options)
        if hands is not None and hands.pledges and attack_may_come(scene):
            options += hands.pledges
    if state.damaged and not state.revived:
        offer_revivals(scene, options)
    if scene.me.artifacts:
        offer_artifacts(scene, options)
    if hands is not None:
        options += hands.wall_spells
    if not state.must_leave:
        if hands is not None:
            options += hands.repetitions
        options.append(DONE[(scene.seat,)])
    return options


def _spell_options(scene: Scene) -> Hands:
    """What the spells before the defenders allow, worked out once in a scene."""
    held, own, useful = scene.in_hand, scene.me.spells, scene.content.useful
    found = Hands()
    if own:
        found.arsenal = arsenal_of(scene, scene.place)
        if not useful["end"].isdisjoint(own):
            found.repetitions = repetition_options(scene)
        if not useful["source"].isdisjoint(own):
            found.source_spells = has_source_spell(scene)
        if not useful["move"].isdisjoint(own):
            found.accelerations = accelerations(scene)
    if not useful["attack"].isdisjoint(held):
        found.pledges = pledge_options(scene)
    if not useful["any"].isdisjoint(held):
        found.wall_spells = wall_spell_options_now(scene)
    return found


def cast(scene: Scene, choice: Option) -> Rule[None]:
    """Castling or Teleport of the seat that holds the card."""
    assert choice.seat is not None
    return cast_on_wall(scene, choice.seat, choice)


def pledge(scene: Scene, choice: Option) -> None:
    """A spell is promised to the active defender's attack; it is cast only if he uses it (BA-RULE-116)."""
    table = scene.table
    card, stands_for = choice.on[0], choice.on[-1]
    scene.outdated = True
    table.state.pledges[card] = stands_for
    table.note("pledge", choice.seat, card=card, spell=table.content.cards[stands_for].spell)


def repeat(scene: Scene, choice: Option) -> None:
    """Repetition: the actions end and begin anew, without an enemy in between (E42)."""
    table = scene.table
    spend(scene, chosen_casting(scene.seat, choice))
    end_actions(table)
    if scene.edition.repetition_is_a_turn:
        count_turn(table)
    else:
        table.note("again", scene.seat, defender=scene.me.id)
    begin_actions(table)


def done(scene: Scene, choice: Option) -> Rule[None] | None:
    """The actions are over, and the enemy comes, unless the next defender has something to cast before."""
    table, state = scene.table, scene.state
    table.note("done", scene.seat)
    scene.outdated = True
    end_actions(table)
    if scene.edition.enemy_first:
        pass_on(table)
    else:
        state.phase = "enemy"
    return enemy(table) if state.phase == "enemy" else None


def end_actions(table: BastionTable) -> None:
    """What was promised or refused in this phase is forgotten."""
    state = table.state
    if state.pledges:
        state.pledges = {}
    if state.refused:
        state.refused = []


ACTIONS: dict[str, Callable[[Scene, Option], Rule[None] | None]] = {
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
    "repeat": repeat,
    "done": done,
}
"""What each verb of an option does."""
