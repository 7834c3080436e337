"""The bot that searches: Monte Carlo search over fair forks.

A simulation forks the game, so that everything unrevealed is drawn anew, and tries an option. Then the
settings of the game decide. Either the policy plays on to the end of the game, and the result counts, for
single options or for plans of the rest of the turn, which are then followed without another search; or a
tree grows through the small choices of this turn and the next ones, is cut off at a clean point there, and
the game's own evaluation says how good the position is. Likely options are tried first and most.
"""

from collections.abc import Sequence
from operator import attrgetter

from holdfast.bots.budget import Budget
from holdfast.bots.course import CourseSearch
from holdfast.bots.gc_tuning import rare_gc
from holdfast.bots.parallel_search import think_together
from holdfast.bots.rollout import (
    MAX_STEPS,
    greedy_rollout,
    play_to_end,
    policy_of,
    value_of_end,
)
from holdfast.bots.root_selection import RootSelection, margin_at, winner
from holdfast.bots.seeded_random import SeededRandom
from holdfast.bots.sequential_halving import SequentialHalving
from holdfast.bots.tree import Branch, Node
from holdfast.bots.turn_plans import PlannedTurn, TurnPlans
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

VISITS_EACH = 6
"""Where simulations are counted, there are at least so many for each plan."""
FUTURES_COMPARED = 2
"""In so many futures two options must lead to equal positions to count as the same."""


class Search:
    """Tries out options within its budget, and takes the best of those it visited most.

    The tree is kept from one choice to the next, as long as chance had no say in between.
    """

    def __init__(
        self, seed: int, budget: Budget, *, tree_turns: int | None = None, rollout_turns: int = 0
    ) -> None:
        """The tree grows until `tree_turns` have begun after the present one (none: as the game says);
        then the policy plays on until `rollout_turns` more have begun."""
        self._rng = SeededRandom(seed)
        self._budget = budget
        self._tree_turns = tree_turns
        self._rollout_turns = rollout_turns
        self._series = self._nth = 0
        self._root = Node()
        self._choices: list[str] = []
        self._chances = -1
        self._course = CourseSearch(self._rng)
        self._plan: list[str] = []
        """The choices of the turn as it was planned last."""
        self._planned_from = 0
        self._certain = False
        """Does chance have no say any more in how the game ends?"""
        self.simulations = 0
        """How many simulations the last choice took."""

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The option that did best."""
        self.simulations = 0
        with rare_gc():
            return self._choose(game, options)

    def _choose(self, game: Game, options: Sequence[Option]) -> Option:
        if self._certain or game.settled():
            return self._choose_course(game, options)
        if self._plan and (planned := self._planned(game, options)) is not None:
            return planned
        policy = policy_of(game)
        likeliest = max(options, key=policy.__getitem__)
        if policy[likeliest] >= game.rules.bot.search.skip_above * sum(policy[option] for option in options):
            return likeliest
        root = self.think(game, options)
        if self._plan and not self._certain:
            planned = self._planned(game, options)
            assert planned is not None
            return planned
        return self._decide(game, root, options)

    def intends(self, game: Game, chosen: Option) -> list[str]:
        """The choices that its plan of this turn has after the one it has just made."""
        made = len(game.choices) - self._planned_from
        if 0 <= made < len(self._plan) and self._plan[made] == chosen.id:
            return self._plan[made + 1 :]
        return []

    def _planned(self, game: Game, options: Sequence[Option]) -> Option | None:
        """The next choice of the turn as it was planned; None where the game took another course."""
        made = len(game.choices) - self._planned_from
        if 0 <= made < len(self._plan) and game.choices[self._planned_from :] == self._plan[:made]:
            for option in options:
                if option.id == self._plan[made]:
                    return option
        self._plan = []
        return None

    def _decide(self, game: Game, root: Node, options: Sequence[Option]) -> Option:
        """What follows from what was found out."""
        if self._certain:
            return self._choose_course(game, options)
        return winner(root, options, game.rules.bot.search)

    def think(self, game: Game, options: Sequence[Option]) -> Node:
        """Spend the budget on these options; what was found out about each."""
        if self._budget.processes > 1:
            root = think_together(game, options, self._budget, self._rng.getrandbits(64), type(self))
            self.simulations = root.visits
            return root
        root = self._root_for(game)
        self._series = self._rng.getrandbits(64)
        root.add_priors(game, options)
        settings = game.rules.bot.search
        if settings.whole_turns:
            return self._think_of_turns(game, root, options)
        selection = RootSelection(root, options, self._budget.simulations, settings)
        ends = TurnEnds()
        for spent in self._budget.rounds():
            option, branch = selection.next(spent)
            self._nth = branch.visits
            future = self.future(game)
            self.simulations += 1
            if not settings.play_out:
                self._simulate(future, root, option, branch)
            elif self._play_out(future, root, option, branch, ends):
                selection.drop(option)
            if settings.play_out and (self._certain or len(selection.left) == 1):
                break
        return root

    def _think_of_turns(self, game: Game, root: Node, options: Sequence[Option]) -> Node:
        """Compare plans for the rest of the turn, each played to the end of the game from there."""
        settings, visits = game.rules.bot.search, self._budget.simulations
        most = min(settings.plans, max(2, visits // VISITS_EACH)) if visits else settings.plans
        first = min((most + 1) // 2, settings.candidates)
        plans = TurnPlans(game, self._series).find(options, most, first)
        halving = SequentialHalving(plans)
        likeliest = max(plan.prior for plan in plans)

        def merit(plan: PlannedTurn) -> tuple[bool, float]:
            margin = margin_at(settings, plan.mean)
            return plan.visits > 0, plan.mean + margin * plan.prior / likeliest

        for spent in self._budget.rounds():
            if len(plans) == 1:
                break
            while halving.stage_is_over(spent):
                halving.end_stage(merit)
            plan = min(halving.left, key=attrgetter("visits"))
            future = plan.future(self._series + plan.visits)
            play_to_end(future)
            plan.add(value_of_end(future))
            root.visits += 1
            self.simulations += 1
            self._certain = future.results_drawn == game.results_drawn
            if self._certain:
                break
        best = max(halving.left, key=merit)
        self._plan, self._planned_from = best.choices, len(game.choices)
        for plan in sorted(plans, key=merit):
            branch = root.branches[plan.choices[0]]
            branch.visits, branch.total = plan.visits, plan.total
        return root

    def _choose_course(self, game: Game, options: Sequence[Option]) -> Option:
        """The next choice of the best course to the end of the game, now that chance hardly matters."""
        course = self._course
        course.follow(game)
        self._nth = 0
        settled = game.settled()
        if course.value < 1 and len(options) > 1:
            for _ in self._budget.rounds():
                self._certain = course.improve(game, options, self.future(game))
                self.simulations += 1
                if course.value == 1 or not (self._certain or settled):
                    break
        return course.next(game, options)

    def future(self, game: Game) -> Game:
        """A fork to try an option in; the nth visit of every option uses the same random numbers."""
        return game.fork(self._series + self._nth, quiet=True)

    def _root_for(self, game: Game) -> Node:
        """The part of the old tree that the game has come to; a new one if there is none."""
        node: Node | None = None
        choices, before = game.choices, self._choices
        if game.results_drawn == self._chances and choices[: len(before)] == before:
            node = self._root
            for id in choices[len(before) :]:
                branch = node.branches.get(id)
                node = branch.child if branch is not None else None
                if node is None:
                    break
        self._root = node or Node()
        self._choices, self._chances = choices, game.results_drawn
        return self._root

    def _play_out(self, game: Game, root: Node, option: Option, branch: Branch, ends: "TurnEnds") -> bool:
        """Play on to the end of the game from that option; is it plain now that another leads to the same?"""
        last, drawn = game.turns + 1, game.results_drawn
        game.choose(option)
        known = False
        if branch.visits < FUTURES_COMPARED:
            greedy_rollout(game, last - game.turns)
            known = ends.repeat(option, game)
        play_to_end(game)
        root.visits += 1
        branch.visits += 1
        branch.total += value_of_end(game)
        self._certain = game.results_drawn == drawn
        return known

    def _simulate(self, game: Game, root: Node, option: Option, branch: Branch) -> None:
        """Follow the tree from that option, evaluate where it ends, and add the value to the path."""
        ahead = game.rules.bot.search.turns_ahead if self._tree_turns is None else self._tree_turns
        last = game.turns + ahead
        path = [(root, branch)]
        for _ in range(MAX_STEPS):
            game.choose(option)
            question = game.question
            if question is None or (question.clean and game.turns >= last):
                break
            if branch.child is None:
                branch.child = Node()
                break
            node = branch.child
            option, branch = node.select(game, question.choices)
            path.append((node, branch))
        if game.question is not None:
            greedy_rollout(game, max(0, last + self._rollout_turns - game.turns))
        value = game.value()
        for node, branch in path:
            node.visits += 1
            branch.visits += 1
            branch.total += value


class TurnEnds:
    """The positions at the end of this turn that options lead to, with the same luck for each of them.

    Two options that lead to equal positions need not be told apart: whether to gain or to attack first.
    """

    __slots__ = ("_by_option", "_known")

    def __init__(self) -> None:
        self._by_option: dict[Option, list[bytes]] = {}
        self._known: set[tuple[bytes, ...]] = set()

    def repeat(self, option: Option, game: Game) -> bool:
        """Add where the turn ended in one more future; does another option always lead to the same?"""
        ends = self._by_option.setdefault(option, [])
        ends.append(game.encoded_state())
        if len(ends) < FUTURES_COMPARED:
            return False
        before = len(self._known)
        self._known.add(tuple(ends))
        return len(self._known) == before
