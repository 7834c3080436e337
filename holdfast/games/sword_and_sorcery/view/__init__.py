"""What everybody at the table may see: nothing that is hidden depends on a seat; and the printed facts."""

from msgspec import Struct

from holdfast.games.sword_and_sorcery.goals import GoalPanel, goal_panel
from holdfast.games.sword_and_sorcery.rules.hero.actions import combat_left, moves_left, special_left
from holdfast.games.sword_and_sorcery.rules.hero.movement import mp_of
from holdfast.games.sword_and_sorcery.state import Attack, Phase, SwordAndSorceryTable, Visit
from holdfast.games.sword_and_sorcery.view.catalogue import (
    SwordAndSorceryCatalogue as SwordAndSorceryCatalogue,
)
from holdfast.games.sword_and_sorcery.view.catalogue import catalogue as catalogue
from holdfast.games.sword_and_sorcery.view.figures import (
    CompanionView,
    EnemyView,
    HeroView,
    companion_view,
    enemy_view,
    hero_view,
)
from holdfast.games.sword_and_sorcery.view.map import MapView, map_view


class ActionsLeftView(Struct, frozen=True):
    """What the active hero can still do."""

    combat: int
    special: int
    mp: int


class TurnView(Struct, frozen=True):
    """What the active hero has done, and what is left to do."""

    moving: bool
    mp: int
    combat: int
    special: int
    left: ActionsLeftView


class EventsView(Struct, frozen=True):
    """The event deck and the cards that lie face up on it."""

    left: int
    open: list[str]


class PriorityView(Struct, frozen=True):
    """Who holds the token of a boss, and on which side it lies."""

    hero: str
    level: int


class GainView(Struct, frozen=True):
    """Who chooses a power or talent now."""

    hero: str
    talent: bool


class VisitView(Struct, frozen=True):
    """Who visits the Emporium, and who is shopping."""

    shopper: str
    heroes: list[str]
    counters: list[str]
    """Where every player shops for his own heroes: who of them stand at the counter."""
    ready: list[int]
    """The seats that have shopped enough."""


class OutcomeView(Struct, frozen=True):
    """How the quest ended."""

    won: bool
    reason: str


class AttackDieView(Struct, frozen=True):
    """A rolled die and the symbols of it that have been paid with."""

    colour: str
    face: str
    spent: list[str]


class DefenceDieView(Struct, frozen=True):
    """A rolled defence die."""

    face: str
    spent: list[str]


class AttackView(Struct, frozen=True):
    """An attack while it is resolved."""

    attacker: str
    weapon: str
    targets: list[str]
    fixed: int
    """Hits of the weapon without dice."""
    bonus: int
    """Hits by focus, superiority and passive cards."""
    red: int
    blue: int
    dice: list[AttackDieView]
    effects: list[str]
    used: list[int]
    hits: int
    defender: str
    fatal: int
    """Hits that no die stops."""
    normal: int
    """Hits that the defence is rolled against."""
    defence: list[DefenceDieView]
    defence_effects: list[str]
    defence_used: list[int]


class SwordAndSorceryView(Struct, frozen=True):
    """The whole table; all seats see the same."""

    quest: str
    phase: Phase
    round: int
    active: str
    time: str
    shards: int
    map: MapView
    heroes: list[HeroView]
    companions: list[CompanionView]
    enemies: list[EnemyView]
    turn: TurnView
    goals: GoalPanel
    events: EventsView
    encounter: str
    priority: PriorityView
    acting: list[str]
    charges: dict[str, int]
    gain: GainView | None
    visit: VisitView | None
    emporium: list[str]
    stash: list[str]
    outcome: OutcomeView | None
    story: list[str]
    """The paragraphs that are being read."""
    attacks: list[AttackView]


def _visit(visit: Visit) -> VisitView:
    return VisitView(visit.shopper, list(visit.heroes), list(visit.counters), list(visit.ready))


def view(table: SwordAndSorceryTable) -> SwordAndSorceryView:
    """What everybody sees."""
    state, outcome, visit = table.state, table.outcome, table.state.visit
    return SwordAndSorceryView(
        quest=state.quest,
        phase=state.phase,
        round=state.round,
        active=state.active,
        time=state.time,
        shards=state.shards,
        map=map_view(table),
        heroes=[hero_view(table, hero) for hero in state.heroes],
        companions=[companion_view(table, ally) for ally in state.allies],
        enemies=[enemy_view(table, foe) for foe in state.foes],
        turn=_turn(table),
        goals=goal_panel(table),
        events=EventsView(len(state.events), list(state.open_events)),
        encounter=state.encounter,
        priority=PriorityView(state.priority, state.priority_level),
        acting=list(state.acting),
        charges=dict(state.charges),
        gain=GainView(state.gains[0].hero, state.gains[0].talent) if state.gains else None,
        visit=_visit(visit) if visit is not None else None,
        emporium=list(state.emporium) if visit is not None else [],
        stash=list(state.stash) if visit is not None else [],
        outcome=OutcomeView(outcome.won, outcome.reason) if outcome is not None else None,
        story=list(state.told),
        attacks=[_attack(attack) for attack in state.attacks],
    )


def _turn(table: SwordAndSorceryTable) -> TurnView:
    state, turn = table.state, table.state.turn
    hero = next((hero for hero in state.heroes if hero.id == state.active), None)
    left = ActionsLeftView(0, 0, 0)
    if state.phase == "hero" and hero is not None:
        left = ActionsLeftView(
            combat=max(combat_left(table, hero), 0),
            special=max(special_left(table, hero), 0),
            mp=turn.mp if turn.moving else mp_of(table, hero) if moves_left(table, hero) > 0 else 0,
        )
    return TurnView(turn.moving, turn.mp, turn.combat, turn.special, left)


def _attack(attack: Attack) -> AttackView:
    return AttackView(
        attacker=attack.attacker,
        weapon=attack.weapon,
        targets=list(attack.targets),
        fixed=attack.fixed,
        bonus=attack.bonus,
        red=attack.red,
        blue=attack.blue,
        dice=[AttackDieView(die.colour, die.face, list(die.spent)) for die in attack.dice],
        effects=list(attack.effects),
        used=list(attack.used),
        hits=attack.hits,
        defender=attack.defender,
        fatal=attack.fatal,
        normal=attack.normal,
        defence=[DefenceDieView(die.face, list(die.spent)) for die in attack.defence],
        defence_effects=list(attack.defence_effects),
        defence_used=list(attack.defence_used),
    )
