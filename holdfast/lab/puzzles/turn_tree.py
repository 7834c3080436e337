"""Everything that can be done in the rest of a turn, up to where the turn ends or chance has a say."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from holdfast.kernel.game import Game
from holdfast.kernel.question import Option
from holdfast.puzzles.goals import WatchedGame, watched
from holdfast.puzzles.model import PuzzleGoal

SURELY = 1.5
"""A turn is given up as soon as it promises so many times more choices than are tried."""


class TooBroad(Exception):
    """There are more ways to play the turn than are looked at."""


class TurnNode:
    """A question of the turn, and what each of its options leads to."""

    __slots__ = ("depth", "edges", "here")

    def __init__(self, here: WatchedGame, depth: int) -> None:
        self.here = here
        self.depth = depth
        self.edges: list[tuple[Option, TurnNode | LineEnd]] = []

    def onward(self) -> Iterator[tuple[Option, "TurnNode | LineEnd"]]:
        """The options that do not lead back to where the turn has been."""
        for option, to in self.edges:
            if isinstance(to, LineEnd) or to.depth == self.depth + 1:
                yield option, to


class LineEnd:
    """A last choice of the turn, or one that chance answers."""

    __slots__ = ("node", "option")

    def __init__(self, node: TurnNode, option: Option) -> None:
        self.node = node
        self.option = option

    def future(self, seed: int) -> WatchedGame:
        """A fork in which it is chosen; what is not revealed is drawn anew."""
        future = self.node.here.fork(seed)
        future.choose(self.option.id)
        return future


TurnPlace: TypeAlias = TurnNode | LineEnd


class TurnTree:
    """The turn as a graph: questions that are the same position are one node."""

    def __init__(self, game: Game, most: int) -> None:
        """`most` bounds how many choices are tried; more raises TooBroad."""
        self.root = TurnNode(watched(game), 0)
        self.nodes = [self.root]
        self.leaves: list[LineEnd] = []
        self.tried = 0
        self._most = most
        self._drawn = game.results_drawn
        self._known: dict[bytes, TurnNode] = {game.encoded_state(): self.root}
        at = 0
        while at < len(self.nodes):
            self._expand(self.nodes[at])
            at += 1
            waiting = len(self.nodes) - at
            if self.tried + waiting * self.tried / at > most * SURELY:
                raise TooBroad

    def _expand(self, node: TurnNode) -> None:
        question = node.here.game.question
        assert question is not None
        for option in {option.id: option for option in question.choices}.values():
            self.tried += 1
            if self.tried > self._most:
                raise TooBroad
            after = node.here.fork(0)
            after.choose(option.id)
            game = after.game
            asked = game.question
            if asked is None or game.turns != after.turn.number or game.results_drawn != self._drawn:
                leaf = LineEnd(node, option)
                self.leaves.append(leaf)
                node.edges.append((option, leaf))
                continue
            state = game.encoded_state() if asked.clean else b""
            child = self._known.get(state) if state else None
            if child is None:
                child = TurnNode(after, node.depth + 1)
                self.nodes.append(child)
                if state:
                    self._known[state] = child
            node.edges.append((option, child))

    def values(self, goal: PuzzleGoal, leaves: Mapping[LineEnd, float]) -> dict[TurnPlace, float]:
        """How often the goal can be reached from each place, going on by shortest ways."""
        found: dict[TurnPlace, float] = dict(leaves.items())
        for node in reversed(self.nodes):
            if node.here.reached(goal):
                found[node] = 1.0
            else:
                found[node] = max((found[to] for _, to in node.onward() if to in found), default=0.0)
        return found

    def surely(self, good: Callable[[TurnPlace], bool]) -> set[TurnPlace]:
        """The good places, and those after the first question that lead to nothing else."""
        found: set[TurnPlace] = {leaf for leaf in self.leaves if good(leaf)}
        for node in reversed(self.nodes):
            onward = [to for _, to in node.onward()]
            leads = node is not self.root and onward != [] and all(to in found for to in onward)
            if leads or good(node):
                found.add(node)
        return found

    def lines(
        self, ends: Callable[[TurnPlace], bool], may: Callable[[TurnPlace], bool], most: int
    ) -> list[tuple[str, ...]]:
        """The shortest ways to the ends that are asked for, through places that may lead there."""
        found: list[tuple[str, ...]] = []

        def walk(place: TurnPlace, line: tuple[str, ...]) -> None:
            if len(found) > most:
                return
            if ends(place):
                found.append(line)
            elif isinstance(place, TurnNode):
                for option, to in place.onward():
                    if may(to):
                        walk(to, (*line, option.id))

        walk(self.root, ())
        return found

    def chance_of(
        self, weights: Callable[[TurnNode], Mapping[str, float]], ends: Callable[[TurnPlace], bool]
    ) -> float:
        """How likely one of these ends is come to by drawing every choice by weight."""
        known: dict[TurnPlace, float] = {}
        places: list[TurnPlace] = [*self.leaves, *reversed(self.nodes)]
        for place in places:
            if ends(place):
                known[place] = 1.0
            elif isinstance(place, LineEnd):
                known[place] = 0.0
            else:
                weight = weights(place)
                ways = [(weight.get(option.id, 0.0), to) for option, to in place.onward()]
                whole = sum(share for share, _ in ways)
                known[place] = sum(share * known[to] for share, to in ways) / whole if whole else 0.0
        return known[self.root]

    def place_of(self, line: tuple[str, ...]) -> TurnPlace | None:
        """Where a line leads to."""
        here: TurnPlace = self.root
        for id in line:
            found = None
            if isinstance(here, TurnNode):
                found = next((to for option, to in here.edges if option.id == id), None)
            if found is None:
                return None
            here = found
        return here
