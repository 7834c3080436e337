"""Last Bastion: a siege for one to four heroes."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from holdfast.games.last_bastion import names, odds, reference, setup, view
from holdfast.games.last_bastion.awards import AWARDS
from holdfast.games.last_bastion.bot import evaluation, explain, policy, progress
from holdfast.games.last_bastion.content.load import FILES, FOLDERS, KINDS, load
from holdfast.games.last_bastion.content.schema import Content
from holdfast.games.last_bastion.message_ids import Fault, Question
from holdfast.games.last_bastion.rules import moving
from holdfast.games.last_bastion.rules.phases import PHASES
from holdfast.games.last_bastion.sketch import sketched
from holdfast.games.last_bastion.state import LastBastionState, LastBastionTable
from holdfast.games.last_bastion.validate import faults
from holdfast.games.last_bastion.view import LastBastionCatalogue, LastBastionView
from holdfast.kernel.bot_knowledge import BotKnowledge, SearchSettings
from holdfast.kernel.chance import Chance
from holdfast.kernel.event import Tallies
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Rule
from holdfast.kernel.wording import Name, ReferenceEntry, Wording


class LastBastionBot(BotKnowledge[LastBastionState, Content]):
    """What bots know of the game."""

    search = SearchSettings(prior_weight=1.0, value_resolution=0.05, tie_margin=0.01, tie_margin_shrinks=True)

    def evaluate(self, table: LastBastionTable) -> float:
        return evaluation.evaluate(table)

    def features(self, table: LastBastionTable) -> dict[str, float]:
        return evaluation.weighted_features(table)

    def progress(self, table: LastBastionTable) -> float:
        return progress.progress(table)

    def policy(self, table: LastBastionTable, question: Question) -> Sequence[float]:
        return policy.policy(table, question)

    def likeliest(self, table: LastBastionTable, question: Question) -> int:
        return policy.likeliest(table, question)

    def explain(self, table: LastBastionTable, question: Question, option: Option) -> Name:
        return explain.explain(table, question, option)

    def leads_to(self, table: LastBastionTable, option: Option, thing: str) -> bool:
        if option.verb == "call":  # A tile is used from afar.
            return False
        return thing in option.on or moving.brings_nearer(table.state, option, thing)


class LastBastionWording(Wording[LastBastionState, Content]):
    """How the game names its things."""

    folder = Path(__file__).parent / "words"

    def name(self, table: LastBastionTable, key: str, id: str) -> Name:
        return names.name(table, key, id)

    def thing(self, table: LastBastionTable, verb: str, id: str) -> Name:
        return names.thing(table, verb, id)

    def content_messages(self, content: Content) -> Iterable[tuple[str, str]]:
        return names.content_messages(content)

    def chance(self, table: LastBastionTable, odds: Odds, code: str) -> Name | None:
        return names.chance(table, odds, code)

    def figure(self, table: LastBastionTable, seat: int) -> Name:
        return f"hero-{table.state.heroes[seat].id}"

    def reference(self, content: Content) -> Mapping[str, Sequence[ReferenceEntry]]:
        return reference.reference(content)


class LastBastion(Rules[LastBastionState, Content]):
    """The game as the shelf knows it."""

    id = "last-bastion"
    version = 7
    turn_questions = frozenset({"hero-turn"})
    all_see_the_same = True
    state_type = LastBastionState
    settings = setup.SETTINGS
    content_files = FILES
    content_kinds = KINDS
    bot = LastBastionBot()
    wording = LastBastionWording()
    awards = AWARDS
    tallies = Tallies(
        gains={"beaten": frozenset({"defeated", "slain"})},
        losses={"fallen": frozenset({"eliminated", "died"}), "haunted": frozenset({"evil-on-tile"})},
    )
    compared_by = frozenset({"level", "players"})
    daily = MappingProxyType({"players": (1, 2), "level": ()})
    content_folders = FOLDERS

    def content(self, own: Path | None = None) -> Content:
        return load(own)

    def option_faults(self, options: Mapping[str, Any], content: Content) -> Iterable[Fault]:
        return setup.option_faults(options)

    def older_options(self, version: int) -> Mapping[str, Any]:
        return {"questions": "all"} if version < 3 else {}

    def seats(self, options: Mapping[str, Any]) -> int:
        players: int = options["players"]
        return players

    def set_up(self, options: Mapping[str, Any], content: Content, chance: Chance) -> LastBastionState:
        return setup.set_up(options, content, chance)

    def sketched(
        self, sketch: Mapping[str, Any], options: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        return sketched(self.content(), **sketch, **options)

    def step(self, table: LastBastionTable) -> Rule[None] | None:
        return PHASES[table.state.phase](table)

    def view(self, table: LastBastionTable, seat: int | None) -> LastBastionView:
        return view.view(table)

    def catalogue(self, content: Content) -> LastBastionCatalogue:
        return view.catalogue(content)

    def odds(self, table: LastBastionTable, question: Question, option: Option) -> Odds | None:
        return odds.odds(table, question, option)

    def faults(
        self, state: LastBastionState, content: Content, options: Mapping[str, Any]
    ) -> Iterable[Fault]:
        return faults(state, content, options)


GAME = LastBastion()
