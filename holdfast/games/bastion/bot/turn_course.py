"""The rest of a turn as it was planned at its first choice, so that a rollout thinks once a turn."""

from collections.abc import Sequence

from holdfast.games.bastion.bot.mana_gains import ManaGain
from holdfast.games.bastion.bot.mana_value import ManaValue
from holdfast.games.bastion.bot.threats import AttackTarget
from holdfast.games.bastion.bot.turn_plan import TurnPlan
from holdfast.games.bastion.rules.actions import DONE
from holdfast.games.bastion.rules.attack import ATTACK, ATTACK_WITH_SPELLS
from holdfast.games.bastion.rules.mana import GAIN
from holdfast.games.bastion.rules.movement import MOVE
from holdfast.games.bastion.state import BastionState
from holdfast.kernel.question import Option

VERBS = {"move": MOVE, "gain": GAIN, "attack": ATTACK}
PLAIN_VERB = {"gain-with-spells": "gain", "attack-with-spells": "attack"}
EXTRA = frozenset({"attack-with-spells", "shoot", "use", "repeat", "cast", "revive", "gain-with-spells"})
"""Whoever has one of these choices as well thinks again before the turn ends."""

Step = tuple[str, str]
"""The verb and the thing."""
Progress = tuple[bool, bool, bool]
"""Whether the active defender has moved, gained and attacked."""


class TurnCourse:
    """What the active defender means to do, step by step, and the value of mana that it was planned with."""

    __slots__ = ("_extra", "_next", "_turn", "mana_value", "plan", "state")

    def __init__(self, plan: TurnPlan, first: Option, extra: frozenset[str]) -> None:
        """`extra` are the verbs that may be worth a choice at the end of the turn."""
        state, seat = plan.state, plan.context.seat
        self._extra = extra
        self.plan = plan
        """What it was planned with: the pools and places of today, the enemies of then."""
        self.mana_value: ManaValue = plan.mana_value
        self.state = state
        self._turn = state.turn
        self._next: dict[Progress, Option] = {}
        moved, gained, attacked = state.moved, state.gained, state.attacked
        for verb, thing in steps_from(plan, first.verb, first.on[0]):
            self._next[moved, gained, attacked] = VERBS[verb][seat, thing]
            moved |= verb == "move"
            gained |= verb == "gain"
            attacked |= verb == "attack"
        self._next[moved, gained, attacked] = DONE[(seat,)]

    def holds(self, state: BastionState) -> bool:
        """Is it still the turn that was planned?"""
        return state is self.state and state.turn == self._turn

    @property
    def over(self) -> bool:
        """Has everything been done that was planned?"""
        state = self.state
        option = self._next.get((state.moved, state.gained, state.attacked))
        return option is not None and option.verb == "done"

    def next(self, choices: Sequence[Option]) -> int:
        """The number of the next step among the choices; -1 where it should be thought about anew."""
        state = self.state
        option = self._next.get((state.moved, state.gained, state.attacked))
        if option is None:
            return -1
        if option not in choices:
            if option.verb != "attack":
                return -1
            option = ATTACK_WITH_SPELLS[option.seat, option.on[0]]
            return choices.index(option) if option in choices else -1
        if option.verb == "done":
            for other in choices:
                if other.verb in self._extra:
                    return -1
        return choices.index(option)


def steps_from(plan: TurnPlan, verb: str, thing: str) -> list[Step]:
    """The rest of the turn that gives the option its value: that step and those that follow it."""
    state, here = plan.state, plan.context.place
    if verb == "move":
        return [(verb, thing), *_steps_at(plan, thing)]
    pool, target, place = plan.me.pool, None, here
    plain = PLAIN_VERB.get(verb, verb)
    steps = [(plain, thing)]
    if plain == "gain":
        gains = plan.mana_gains(pool).gains_from(here, thing)
        with_spells = [one for one in gains if one.spells == (verb != plain)]
        pool = max(with_spells or gains, key=plan.gain_and_attack).pool
        if not state.attacked:
            place, target = _best_attack_near(plan, pool)
            if target is not None:
                steps += [("move", place)] * (place != here) + [("attack", target.where)]
                pool = _paid(pool, target)
    else:
        target = plan.targets.by_where[thing]
        pool = plan.pool_after_attack(target)
        if not state.gained:
            place, source, gain = _best_gain_near(plan, pool)
            if gain is not None:
                steps += [("move", place)] * (place != here) + [("gain", source)]
                pool = gain.pool
    if place == here and not state.moved:
        place_gains = plan.place_gains(pool, target)
        values = {one: plan.value_with(place_gains, one) for one in plan.reachable_places()}
        place = max(values, key=values.__getitem__)
        if values[place] > values[here] + plan.weights.move:
            steps.append(("move", place))
    return steps


def _paid(pool: list[int], target: AttackTarget) -> list[int]:
    """The pool after an attack, without looking at spells."""
    coloured = target.price.coloured
    return [max(0, have - coloured.get(colour, 0)) for colour, have in enumerate(pool)]


def _best_attack_near(plan: TurnPlan, pool: list[int]) -> tuple[str, AttackTarget | None]:
    """The best attack with that pool, here or one move away."""
    here, best, best_place = plan.context.place, 0.0, plan.context.place
    for place in plan.reachable_places():
        value = plan.best_attack(place, pool) - (0.0 if place == here else plan.weights.move)
        if value > best:
            best, best_place = value, place
    return best_place, plan.best_target(best_place, pool)[1]


def _best_gain_near(plan: TurnPlan, pool: list[int]) -> tuple[str, str, ManaGain | None]:
    """The best gain with that pool, here or one move away: the place, the source."""
    gains = plan.mana_gains(pool)
    here, best, best_place = plan.context.place, 0.0, ""
    for place in plan.reachable_places():
        value = gains.best(place) - (0.0 if place == here else plan.weights.move)
        if value > best:
            best, best_place = value, place
    if not best_place:
        return here, "", None
    return best_place, *max(gains.named(best_place), key=lambda one: one[1].value)


def _steps_at(plan: TurnPlan, place: str) -> list[Step]:
    """The gain and the attack that are best in a place."""
    state, pool, order = plan.state, plan.me.pool, plan.weights.order
    now, target = (0.0, None) if state.attacked else plan.best_target(place, pool)
    attack = [] if target is None else [("attack", target.where)]
    steps: list[Step] = attack
    best = now
    for source, gain in () if state.gained else plan.mana_gains(pool).named(place):
        if gain.value + now > best:
            best = gain.value + now
            steps = [*attack, ("gain", source)]
        if not state.attacked:
            then, other = plan.best_target(place, gain.pool)
            if other is not None and gain.value + then - order > best:
                best = gain.value + then - order
                steps = [("gain", source), ("attack", other.where)]
    return steps
