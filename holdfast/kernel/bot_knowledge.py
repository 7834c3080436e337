"""What bots and hints know of a game. A game without any of it is still played by the random bot."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from holdfast.kernel.question import Option, Question
from holdfast.kernel.table import Table
from holdfast.kernel.wording import Name

S = TypeVar("S", bound=Struct)
C = TypeVar("C")


class SearchSettings(Struct, frozen=True):
    """How a search is to trust a game's evaluation and policy."""

    play_out: bool = False
    """Is every simulation played to the end of the game by the policy? Otherwise a tree grows, and positions
    at its end are evaluated."""
    whole_turns: bool = False
    """Are plans for the rest of the turn compared, rather than options? Only where it is played out."""
    plans: int = 20
    """So many plans are tried at most."""
    candidates: int = 24
    """So many options are tried at most: the likeliest ones."""
    turns_ahead: int = 1
    """The tree grows this many turns beyond the present one; deeper positions are evaluated."""
    prior_weight: float = 0.3
    """Weight of the prior against the mean value, which is scaled to 0..1 among the tried options."""
    tie_margin: float = 0.05
    """The likeliest option may be chosen although its value is this much lower: evaluations are not exact."""
    tie_margin_shrinks: bool = False
    """Does the margin shrink where the game is nearly decided, so that small chances still count?"""
    skip_above: float = 0.95
    """An option with this share of the policy is chosen without a search."""
    value_resolution: float = 0.0
    """Values that differ by less than this are not stretched to the full scale of 0..1."""


class BotKnowledge(Generic[S, C]):
    """Evaluation, policy and explanations of one game. Every member has a default."""

    search: SearchSettings = SearchSettings()

    def evaluate(self, table: Table[S, C]) -> float:
        """The estimated chance to win, between 0 (lost) and 1 (won)."""
        return 0.5

    def features(self, table: Table[S, C]) -> Mapping[str, float] | None:
        """The features of the evaluation, by the path of their weight in `evaluation.toml`.

        None where the log-odds of `evaluate` are not a weighted sum of features, or the game does not say.
        """
        return None

    def progress(self, table: Table[S, C]) -> float:
        """How far the game has got, between 0 and 1 (won): it tells lost games apart."""
        return float(table.outcome is not None and table.outcome.won)

    def settled(self, table: Table[S, C]) -> bool:
        """Has chance hardly any say from here on? Then a search looks for one course to the end."""
        return False

    def policy(self, table: Table[S, C], question: Question) -> Sequence[float]:
        """A weight for each option, in their order: the prior of a search and the policy of rollouts."""
        return (1.0,) * len(question.choices)

    def likeliest(self, table: Table[S, C], question: Question) -> int:
        """The number of the first option with the highest weight; rollouts ask for nothing else."""
        weights = self.policy(table, question)
        return weights.index(max(weights))

    def explain(self, table: Table[S, C], question: Question, option: Option) -> Name:
        """The message that says why somebody would choose the option: a threat, a chance."""
        return "intent-least-harm"

    def leads_to(self, table: Table[S, C], option: Option, thing: str) -> bool:
        """Does the option touch that thing, or bring whoever chooses it nearer to it?"""
        return thing in option.on
