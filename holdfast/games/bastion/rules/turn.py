"""Chapters SETUP and TURN: the phases, and the actions of the active defender."""

from collections.abc import Callable
from functools import partial

from holdfast.games.bastion.rules.artifacts import offer_artifacts, use
from holdfast.games.bastion.rules.attack import attack, offer_attacks
from holdfast.games.bastion.rules.deck import shuffle_in
from holdfast.games.bastion.rules.ending import test_for_victory
from holdfast.games.bastion.rules.enemies import add_next, enterable, march
from holdfast.games.bastion.rules.geometry import CITADEL
from holdfast.games.bastion.rules.mana import gain, offer_gains, offer_revivals, revive
from holdfast.games.bastion.rules.movement import move, offer_moves, storm
from holdfast.games.bastion.rules.reach import attack_may_come
from holdfast.games.bastion.rules.spell_options import Hands
from holdfast.games.bastion.rules.spells import cast_on_wall, chosen_casting, offer_wall_spells, spend
from holdfast.games.bastion.rules.turn_context import Scene
from holdfast.games.bastion.rules.wall import furthest_enemy, resting_place
from holdfast.games.bastion.rules.why_not import barred_actions
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.deck import Layer
from holdfast.kernel.question import GO_ON, Option, Question, Verb, option
from holdfast.kernel.table import Rule

DONE = Verb("done")
THIRD = "third"
"""The pool of the rituals that went under the deck in set-up."""


# -- set-up ----------------------------------------------------------------------------------------


def muster(table: BastionTable) -> Rule[None] | None:
    """One of the first enemies is added (BA-RULE-92, BA-RULE-111)."""
    arrival = add_next(table)
    if arrival is not None:
        return _muster_arriving(table, arrival)
    _count_mustered(table)
    return None


def _muster_arriving(table: BastionTable, arrival: Rule[None]) -> Rule[None]:
    """The traits of a new enemy have something to ask."""
    yield from arrival
    _count_mustered(table)


def _count_mustered(table: BastionTable) -> None:
    """One enemy less to add; after the last one priests that were put aside go back into the deck."""
    state = table.state
    state.to_muster = state.to_muster - 1 if state.deck else 0
    if state.to_muster:
        return
    if state.aside:
        shuffle_in(state.deck, state.aside)
        table.note("shuffle-in", cards=list(state.aside))
        state.aside = []
    edition = table.content.editions[table.options["edition"]]
    state.phase = "station" if edition.defenders_wait_for_setup else "deal"


def station(table: BastionTable) -> Rule[None]:
    """Defenders come into the citadel, or into districts if a dragon was quicker (BA-RULE-50)."""
    state = table.state
    for seat, defender in enumerate(state.defenders):
        if defender.place:
            continue
        if not state.citadel:
            defender.place = CITADEL
            table.note("station", seat, defender=defender.id, at=CITADEL)
            continue
        options = [option(f"station:{place}", seat) for place in enterable(table, CITADEL)]
        choice = yield Question("station", options, {"defender": defender.id})
        defender.place = choice.on[0]
        table.note("station", seat, defender=defender.id, at=defender.place)
        return
    state.phase = "deal"
    table.note("stationed")


def deal(table: BastionTable) -> None:
    """Each player draws three rituals (BA-SETUP-11, BA-SETUP-20)."""
    state = table.state
    edition = table.content.editions[table.options["edition"]]
    for seat, defender in enumerate(state.defenders):
        for _ in range(edition.rituals_drawn):
            if state.ritual_deck:
                defender.drawn.append(state.ritual_deck.draw("ritual", table.chance))
                table.note("draw-ritual", seat, ritual=defender.drawn[-1])
    state.phase = "rituals" if any(defender.drawn for defender in state.defenders) else "dawn"
    table.note("dealt")


def choose_rituals(table: BastionTable) -> Rule[None]:
    """Each player puts one of his three rituals back; nobody waits for another."""
    state = table.state
    options = [
        option(f"return:{ritual}", seat)
        for seat, defender in enumerate(state.defenders)
        for ritual in defender.drawn
    ]
    choice = yield Question("return-ritual", options)
    ritual = choice.on[0]
    seat = next(nth for nth, defender in enumerate(state.defenders) if ritual in defender.drawn)
    defender = state.defenders[seat]
    defender.drawn.remove(ritual)
    defender.rituals, defender.drawn = defender.drawn, []
    _put_under(table, ritual)
    table.note("ritual-under", seat, ritual=ritual)
    if not any(defender.drawn for defender in state.defenders):
        state.phase = "dawn"


def _put_under(table: BastionTable, ritual: str) -> None:
    """Under the deck: in the order they came, or in random order (E47)."""
    deck = table.state.ritual_deck
    if not table.content.editions[table.options["edition"]].third_rituals_shuffled:
        deck.put_underneath(ritual)
        return
    pool = deck.pools.setdefault(THIRD, [])
    pool.append(ritual)
    if deck.layers and deck.layers[-1].pool == THIRD:
        deck.layers[-1].count += 1
    else:
        deck.layers.append(Layer(THIRD, 1))


# -- the turn --------------------------------------------------------------------------------------


def dawn(table: BastionTable) -> None:
    """The first turn begins, unless set-up has left nothing to beat (BA-RULE-93)."""
    test_for_victory(table)
    begin_turn(table)


def begin_turn(table: BastionTable) -> None:
    """A turn begins, with the enemy or with the defender (E1)."""
    state = table.state
    if state.active == 0:
        table.begin_round()
    _count_turn(table)
    edition = table.content.editions[table.options["edition"]]
    if not edition.enemy_first:
        begin_actions(table)
        return
    state.phase = "enemy"
    if edition.wall_spells_before_enemy and state.defenders[state.active].spells:
        options: list[Option] = []
        offer_wall_spells(Scene(table), state.active, options)
        if options:
            state.phase = "watch"


def _count_turn(table: BastionTable) -> None:
    state = table.state
    state.turn += 1
    table.begin_turn(state.active, defender=state.defenders[state.active].id, number=state.turn)


def watch(table: BastionTable) -> Rule[None]:
    """Before the enemy comes the defender may still move enemies on the wall (BA-RULE-69)."""
    scene = Scene(table)
    options: list[Option] = []
    offer_wall_spells(scene, scene.seat, options)
    saves = frozenset(one.id for one in options) if loss_looms(table) else frozenset()
    options.append(option(GO_ON))
    choice = yield Question("watch", options, reaction=True, saves=saves)
    if choice.verb == GO_ON:
        table.state.phase = "enemy"
        table.note("watched", scene.seat)
    else:
        yield from cast_on_wall(scene, scene.seat, choice)


def loss_looms(table: BastionTable) -> bool:
    """Would the enemy phase be lost as things stand, whatever comes?"""
    state = table.state
    if not state.deck:
        return resting_place(state.wall, furthest_enemy(state.wall) - 1) is None
    edition = table.content.editions[table.options["edition"]]
    return len(state.wall) >= edition.last_section


def enemy(table: BastionTable) -> Rule[None] | None:
    """An enemy is added, or with an empty deck one is moved (BA-TURN-13)."""
    if table.state.deck.layers:
        arrival = add_next(table)
        if arrival is not None:
            return _see_arrival(table, arrival)
        test_for_victory(table)
    else:
        march(table)
    _after_enemy(table)
    return None


def _see_arrival(table: BastionTable, arrival: Rule[None]) -> Rule[None]:
    """The rest of an enemy phase in which the traits of a new enemy have something to ask."""
    yield from arrival
    test_for_victory(table)
    _after_enemy(table)


def _after_enemy(table: BastionTable) -> None:
    if table.content.editions[table.options["edition"]].enemy_first:
        begin_actions(table)
    else:
        pass_on(table)


def begin_actions(table: BastionTable) -> None:
    """Everything may be done anew (BA-TURN-11, BA-RULE-74)."""
    state = table.state
    me = state.defenders[state.active]
    state.moved = state.gained = state.attacked = state.revived = False
    if me.used:
        me.used = []
    state.must_leave = me.place == CITADEL and bool(state.citadel)
    state.phase = "actions"


def pass_on(table: BastionTable) -> None:
    """The turn passes clockwise (BA-TURN-3, BA-RULE-91)."""
    state = table.state
    state.active = (state.active + 1) % len(state.defenders)
    begin_turn(table)


# -- actions ---------------------------------------------------------------------------------------


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
        running = PERFORM[choice.verb](scene, choice)
        if running is not None:
            yield from running


def offers(scene: Scene) -> list[Option]:
    """Everything that may be done now."""
    state, hands = scene.state, scene.hands
    if hands is None and scene.in_hand:
        hands = scene.hands = Hands(scene)
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
        _count_turn(table)
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


PHASES: dict[str, Callable[[BastionTable], Rule[None] | None]] = {
    "muster": muster,
    "station": station,
    "deal": deal,
    "rituals": choose_rituals,
    "dawn": dawn,
    "watch": watch,
    "enemy": enemy,
    "actions": actions,
}

PERFORM: dict[str, Callable[[Scene, Option], Rule[None] | None]] = {
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
