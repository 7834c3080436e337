"""From a position to a puzzle: is one way to play the turn clearly best, and not the obvious one?"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from msgspec import Struct

from holdfast.bots.budget import Budget
from holdfast.bots.rollout import play_to_end
from holdfast.bots.search import Search
from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option
from holdfast.kernel.record import resume
from holdfast.lab.puzzles.exact import ExactChance, TooManyAnswers
from holdfast.lab.puzzles.racing import CERTAIN, RacingLine, best_first, drop_worse, gap
from holdfast.lab.puzzles.sources import PuzzleSource
from holdfast.lab.puzzles.turn_tree import LineEnd, TooBroad, TurnPlace, TurnTree
from holdfast.puzzles.goals import Chooser, WatchedGame, watched
from holdfast.puzzles.model import GoalChance, Proof, PuzzleGoal

WIN = PuzzleGoal("win")
SURVIVE = PuzzleGoal("survive")
DEEPER_SEED = 1_000_000
MAX_LINE = 40
RIVALS = 4
"""So many of the lines that dropped out are looked at once more: which of them is the best?"""
QUICK = 4
"""So many futures show whether there is anything in it."""


class Limits(Struct, frozen=True):
    """What is asked of a puzzle, and how much is looked at."""

    margin: float = 0.15
    """The solution reaches the goal so much more often than the best wrong line."""
    equal: float = 0.05
    """Lines that reach it less often by no more than this solve the puzzle as well."""
    tries: int = 1500
    leaves: int = 300
    lines: int = 24
    """So many lines solve it at most."""
    usual: int = 6
    """So many futures are played by the policy to see what is at stake, and"""
    others: int = 24
    """so many by choices at random."""
    missed: float = 0.5
    """The policy reaches the goal so often at most,"""
    plain: float = 0.5
    """and choices at random less often than this."""
    stages: tuple[int, ...] = (8, 24, 80, 240)
    answers: int = 3000
    """So many answers of chance are worked out for what is decided in the turn."""
    answers_beyond: int = 800
    """The same for what is decided later; where there are more, futures are played instead."""
    searched: int = 16
    """So many futures are played on by a search."""
    simulations: int = 6
    least: float = 0.3
    """The solution reaches the goal so often at least."""
    by_chance: float = 0.25
    """Drawing every choice at random solves it so often at most."""


class ComparedLines(Struct):
    """The lines of a turn compared by a goal."""

    goal: PuzzleGoal
    values: dict[TurnPlace, float]
    """How often the goal can be reached from each place."""
    lines: list[tuple[str, ...]]
    """Those that solve the puzzle, the shortest first."""
    right: set[TurnPlace]
    proof: Proof
    deeper: Proof | None = None


class FoundPuzzle(Struct):
    """A puzzle that was found."""

    source: PuzzleSource
    game: Game
    tree: TurnTree
    tempting: tuple[str, ...]
    solved: ComparedLines


class _GlancedFuture:
    """A future, played to the next turn of the seat: by the policy, or at random to the end of the turn."""

    def __init__(self, future: WatchedGame, rng: SeededRandom | None) -> None:
        future.play_on(WIN, Game.likeliest if rng is None else rng_choice(rng))
        self.won = bool(future.reached(WIN))
        self.now = future.counts
        future.play_turn()
        self.alive = bool(future.reached(SURVIVE))
        self.later = future.counts


def rng_choice(rng: SeededRandom) -> Chooser:
    """Answers questions at random."""

    def choose(game: Game) -> Option:
        options = _question(game)
        return options[rng.getrandbits(32) % len(options)]

    return choose


class NoPuzzle(Exception):
    """There is no puzzle in the position, and why."""


class Maker:
    """Looks for puzzles in positions; counts why there were none."""

    def __init__(self, limits: Limits, enough: Collection[str] = ()) -> None:
        """`enough`: goals of which there are enough puzzles (`PuzzleGoal.name`)."""
        self.limits = limits
        self.enough = enough
        self.refused: Counter[str] = Counter()

    def look_through(self, turn: Sequence[PuzzleSource]) -> FoundPuzzle | None:
        """The puzzle in that turn, from where fewest choices are left backwards."""
        for source in turn:
            broad = self.refused["broad"]
            found = self.look(source)
            if found is not None or self.refused["broad"] > broad:
                return found
        return None

    def look(self, source: PuzzleSource) -> FoundPuzzle | None:
        """The puzzle in that position, proved; None where there is none."""
        game = resume(source.position, seed=1)
        try:
            wanted = [goal for goal in self._goals(game) if goal.name not in self.enough]
            if not wanted:
                raise NoPuzzle("nothing-at-stake")
            tree = self._tree(game)
        except (TooBroad, NoPuzzle) as no:
            self.refused[str(no) or "broad"] += 1
            return None
        line = policy_line(game)
        for goal in wanted:
            try:
                return FoundPuzzle(source, game, tree, line, self.compare(tree, goal, line))
            except NoPuzzle as no:
                self.refused[f"{goal.kind}: {no}"] += 1
        return None

    def _tree(self, game: Game) -> TurnTree:
        tree = TurnTree(game, self.limits.tries)
        if len(tree.leaves) > self.limits.leaves:
            raise TooBroad
        if len(tree.leaves) < 4:
            raise NoPuzzle("few-lines")
        return tree

    def _goals(self, game: Game) -> Iterator[PuzzleGoal]:
        """What is at stake: goals that the policy misses often and that can be reached otherwise.

        Otherwise means here: by choices at random to the end of the turn.
        """
        limits, tallies = self.limits, game.rules.tallies
        usual = [_GlancedFuture(watched(game).fork(nth), None) for nth in range(limits.usual)]
        others = [_GlancedFuture(watched(game).fork(nth), SeededRandom(nth)) for nth in range(limits.others)]

        def is_promising(reached: Callable[[_GlancedFuture], bool]) -> bool:
            by_policy, by_others = (_share(map(reached, glances)) for glances in (usual, others))
            return by_policy <= limits.missed and by_others > 0 and by_others < limits.plain

        if is_promising(lambda one: one.won):
            yield WIN
        if is_promising(lambda one: one.alive):
            yield SURVIVE
        for name in tallies.losses:
            if is_promising(_spares(name)):
                yield PuzzleGoal("save", name)
        for name in tallies.gains:
            for count in range(max(one.now.get(name, 0) for one in others), 0, -1):
                if is_promising(_reaches(name, count)):
                    yield PuzzleGoal("beat", name, count)

    def compare(self, tree: TurnTree, goal: PuzzleGoal, line: Sequence[str]) -> ComparedLines:
        """The lines compared by that goal; NoPuzzle where they make none."""
        runners = {leaf: RacingLine(leaf, goal) for leaf in tree.leaves}
        games = 0
        if not goal.in_turn:
            self._try_quickly(tree, runners, line)
        try:
            self._work_out(runners, goal)
        except TooManyAnswers:
            for runner in runners.values():
                runner.exact = None
            if goal.in_turn:
                self._try_quickly(tree, runners, line)
            self._race(tree, runners, line)
            games = max(len(runner.reached) for runner in runners.values())
        return self._solved(tree, goal, runners, line, games)

    def _try_quickly(self, tree: TurnTree, runners: dict[LineEnd, RacingLine], line: Sequence[str]) -> None:
        """A few futures of each end: is the tempting line worse than the best, and are most?"""
        limits = self.limits
        for until in (QUICK, limits.stages[0]):
            for runner in runners.values():
                runner.run(until)
            ranked = best_first(runners.values())
            place = tree.place_of(tuple(line))
            if isinstance(place, LineEnd) and ranked[0].mean - runners[place].mean < limits.margin:
                raise NoPuzzle("the-tempting-line-is-good")
            if ranked[0].mean - ranked[len(ranked) // 2].mean < limits.margin:
                raise NoPuzzle("many-lines-are-good")

    def _work_out(self, runners: dict[LineEnd, RacingLine], goal: PuzzleGoal) -> None:
        limits = self.limits
        exact = ExactChance(goal, limits.answers if goal.in_turn else limits.answers_beyond)
        for leaf, runner in runners.items():
            runner.exact = exact.after(leaf.node.here, leaf.option.id)

    def _race(self, tree: TurnTree, runners: dict[LineEnd, RacingLine], line: Sequence[str]) -> None:
        limits = self.limits
        place = tree.place_of(tuple(line))
        left = list(runners.values())
        for until in limits.stages:
            for runner in left:
                runner.run(until)
            left = drop_worse(left, limits.margin / 2)
            if until > limits.stages[0]:
                if isinstance(place, LineEnd) and runners[place] in left:
                    raise NoPuzzle("the-tempting-line-is-good")
                if len(left) > limits.lines:
                    raise NoPuzzle("many-lines-are-good")
        dropped = best_first(one for one in runners.values() if one not in left)[:RIVALS]
        for runner in dropped:
            runner.run(limits.stages[-2])
        last = best_first(dropped)[:1] + ([runners[place]] if isinstance(place, LineEnd) else [])
        for runner in last:
            runner.run(limits.stages[-1])

    def _solved(
        self,
        tree: TurnTree,
        goal: PuzzleGoal,
        runners: dict[LineEnd, RacingLine],
        line: Sequence[str],
        games: int,
    ) -> ComparedLines:
        limits = self.limits
        values = tree.values(goal, {leaf: runner.mean for leaf, runner in runners.items()})
        best = values[tree.root]
        if best < limits.least:
            raise NoPuzzle("out-of-reach")

        def is_good(place: TurnPlace) -> bool:
            if isinstance(place, LineEnd):
                return values[place] >= best - limits.equal
            return place.here.reached(goal) is True

        is_end = tree.surely(is_good).__contains__

        def may(place: TurnPlace) -> bool:
            return values[place] >= best - limits.equal

        lines = tree.lines(is_end, may, limits.lines)
        if len(lines) > limits.lines:
            raise NoPuzzle("many-lines-are-good")
        if not lines:
            raise NoPuzzle("out-of-reach")
        wrong = best_first(
            runner
            for runner in runners.values()
            if not is_end(runner.leaf) and (not games or len(runner.reached) == games)
        )
        if not wrong:
            raise NoPuzzle("every-line-is-good")
        second = wrong[0]
        tempted = self._tempting(tree, goal, runners, line)
        if best - tempted.value < limits.margin:
            raise NoPuzzle("the-tempting-line-is-good")
        if best - second.mean < limits.margin:
            raise NoPuzzle("the-second-line-is-close")
        right = [runner for runner in runners.values() if is_end(runner.leaf)]
        top = best_first(right)[0] if right and games else None
        if top is not None:
            difference, error = gap(top, second)
            if difference - CERTAIN * error < limits.margin / 3:
                raise NoPuzzle("the-second-line-is-close")
        by_chance = tree.chance_of(
            lambda node: {option.id: 1.0 for option in _question(node.here.game)}, is_end
        )
        if by_chance > limits.by_chance:
            raise NoPuzzle("solved-by-chance")
        lines.sort(key=lambda one: (len(one), one))
        proof = Proof(top.chance() if top else GoalChance(round(best, 4)), second.chance(), tempted, games)
        self._refuse_folly(tree.place_of(lines[0]), tree.place_of(tuple(line)))
        deeper = self._deeper(top, second, tree.place_of(tuple(line))) if top is not None else None
        ends = {place for one in lines if (place := tree.place_of(one)) is not None}
        return ComparedLines(goal, values, lines, ends, proof, deeper)

    def _tempting(
        self, tree: TurnTree, goal: PuzzleGoal, runners: dict[LineEnd, RacingLine], line: Sequence[str]
    ) -> GoalChance:
        """What the tempting line is worth; the goal may be reached on its way."""
        for until in range(1, len(line) + 1):
            place = tree.place_of(tuple(line[:until]))
            if place is None:
                break
            if isinstance(place, LineEnd):
                return runners[place].chance()
            if place.here.reached(goal):
                return GoalChance(1.0)
        raise NoPuzzle("no-tempting-line")

    def _deeper(self, best: RacingLine, second: RacingLine, tempting: TurnPlace | None) -> Proof:
        """The same comparison where a search plays on."""
        limits = self.limits
        leaves = [best.leaf, second.leaf, tempting if isinstance(tempting, LineEnd) else second.leaf]
        runners = [RacingLine(leaf, best.goal) for leaf in leaves]
        for runner in runners:
            runner.run(limits.searched, first=DEEPER_SEED, choose=searching(limits.simulations))
        for rival in runners[1:]:
            difference, error = gap(runners[0], rival)
            if difference - error < limits.margin / 2:
                raise NoPuzzle("not-so-for-a-deeper-search")
        first, other, tempted = (runner.chance() for runner in runners)
        return Proof(first, other, tempted, limits.searched)

    def _refuse_folly(self, right: TurnPlace | None, tempting: TurnPlace | None) -> None:
        """A goal that costs the game is none to ask for: the tempting line must not win more often."""
        if right is None or tempting is None:
            return
        won = [
            _share(_wins(place, nth) for nth in range(self.limits.stages[0])) for place in (right, tempting)
        ]
        if won[0] < won[1] - self.limits.margin:
            raise NoPuzzle("it-costs-the-game")


def _wins(place: TurnPlace, seed: int) -> bool:
    future = place.future(seed) if isinstance(place, LineEnd) else place.here.fork(seed)
    play_to_end(future.game)
    outcome = future.game.outcome
    return outcome is not None and outcome.won


def _question(game: Game) -> Sequence[Option]:
    assert game.question is not None
    return game.question.choices


def _share(of: Iterable[bool]) -> float:
    found = list(of)
    return sum(found) / len(found)


def searching(simulations: int) -> Chooser:
    """Answers questions by a search."""

    def choose(game: Game) -> Option:
        return Search(game.turns, Budget(simulations=simulations)).choose(game, _question(game))

    return choose


def policy_line(game: Game) -> tuple[str, ...]:
    """What the policy plays in the rest of the turn, up to where chance has a say."""
    future = game.fork(0)
    line: list[str] = []
    while future.question is not None and len(line) < MAX_LINE:
        option = future.likeliest()
        future.choose(option.id)
        line.append(option.id)
        if future.turns != game.turns or future.results_drawn != game.results_drawn:
            break
    return tuple(line)


def _spares(name: str) -> Callable[[_GlancedFuture], bool]:
    """Does it not happen even once?"""
    return lambda one: not one.later[name]


def _reaches(name: str, count: int) -> Callable[[_GlancedFuture], bool]:
    """Does it happen so many times in the turn?"""
    return lambda one: one.now.get(name, 0) >= count
