"""Sword & Sorcery: a campaign of immortal souls for two to five heroes."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from holdfast.games.sword_and_sorcery import names, odds, reference, setup, view
from holdfast.games.sword_and_sorcery.awards import AWARDS
from holdfast.games.sword_and_sorcery.bot import evaluation, explain, policy
from holdfast.games.sword_and_sorcery.bot.progress import progress
from holdfast.games.sword_and_sorcery.bot.weights import FEATURES
from holdfast.games.sword_and_sorcery.campaign import SwordAndSorceryCampaign
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.incomplete import quest_gaps
from holdfast.games.sword_and_sorcery.content.kinds import KINDS, VOCABULARY
from holdfast.games.sword_and_sorcery.content.load import FILES, FOLDERS, files, load
from holdfast.games.sword_and_sorcery.content.remarks import remarks
from holdfast.games.sword_and_sorcery.message_ids import Fault, Question
from holdfast.games.sword_and_sorcery.rules.enemy import boss
from holdfast.games.sword_and_sorcery.rules.phases import PHASES
from holdfast.games.sword_and_sorcery.sketch import sketched
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryState, SwordAndSorceryTable
from holdfast.games.sword_and_sorcery.upgrade import upgrade_state
from holdfast.games.sword_and_sorcery.validate import faults
from holdfast.games.sword_and_sorcery.view import SwordAndSorceryCatalogue, SwordAndSorceryView
from holdfast.games.sword_and_sorcery.view.quest_drawing import QuestDrawing, quest_drawing
from holdfast.kernel.bot_knowledge import BotKnowledge, SearchSettings
from holdfast.kernel.chance import Chance
from holdfast.kernel.event import Tallies
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import Setting
from holdfast.kernel.table import Rule
from holdfast.kernel.wording import Name, ReferenceEntry, Wording

QUESTIONS_SINCE, OWN_VISITS_SINCE = 4, 5
"""The versions of the rules that brought these settings."""


class SwordAndSorceryBot(BotKnowledge[SwordAndSorceryState, Content]):
    """What bots know of the game."""

    search = SearchSettings(play_out=True, candidates=10, skip_above=1.0)

    def evaluate(self, table: SwordAndSorceryTable) -> float:
        return evaluation.evaluate(table)

    def features(self, table: SwordAndSorceryTable) -> Mapping[str, float]:
        return dict(zip(FEATURES, evaluation.features(table), strict=True))

    def progress(self, table: SwordAndSorceryTable) -> float:
        return progress(table)

    def policy(self, table: SwordAndSorceryTable, question: Question) -> Sequence[float]:
        return policy.policy(table, question)

    def likeliest(self, table: SwordAndSorceryTable, question: Question) -> int:
        return policy.likeliest(table, question)

    def explain(self, table: SwordAndSorceryTable, question: Question, option: Option) -> Name:
        return explain.explain(table, question, option)

    def leads_to(self, table: SwordAndSorceryTable, option: Option, thing: str) -> bool:
        return explain.leads_to(table, option, thing)


class SwordAndSorceryWording(Wording[SwordAndSorceryState, Content]):
    """How the game names its things."""

    folder = Path(__file__).parent / "words"
    open_questions = frozenset({"choose", "alignment"})

    def name(self, table: SwordAndSorceryTable, key: str, id: str) -> Name:
        return names.name(table, key, id)

    def thing(self, table: SwordAndSorceryTable, verb: str, id: str) -> Name:
        return names.thing(table, verb, id)

    def content_messages(self, content: Content) -> Iterable[tuple[str, str]]:
        return names.content_messages(content)

    def figure(self, table: SwordAndSorceryTable, seat: int) -> Name:
        held = [hero.id for hero in table.state.heroes if hero.seat == seat]
        if len(held) == 1:
            return f"hero-{held[0]}"
        return "seat", {"number": seat + 1}

    def chance(self, table: SwordAndSorceryTable, odds: Odds, code: str) -> Name | None:
        return names.chance(table, odds, code)

    def reference(self, content: Content) -> Mapping[str, Sequence[ReferenceEntry]]:
        return reference.reference(content)


class SwordAndSorcery(Rules[SwordAndSorceryState, Content]):
    """The game as the shelf knows it."""

    id = "sword-and-sorcery"
    version = 9
    turn_questions = frozenset({"hero-turn", "ghost-turn"})
    all_see_the_same = True
    state_type = SwordAndSorceryState
    settings = setup.SETTINGS
    content_files = FILES
    content_kinds = KINDS
    vocabulary = VOCABULARY
    bot = SwordAndSorceryBot()
    wording = SwordAndSorceryWording()
    awards = AWARDS
    tallies = Tallies(
        gains={
            "beaten": frozenset({"enemy-dies"}),
            "opened": frozenset({"opens-chest"}),
            "acted": frozenset({"quest-action"}),
        },
        losses={"fallen": frozenset({"ghost"})},
    )
    compared_by = frozenset({"party", "quest"})
    daily = MappingProxyType({"quest": (), "players": (1,), "party": (2, 3)})
    content_folders = FOLDERS
    choices_between_snapshots = 32
    campaign = SwordAndSorceryCampaign()

    def content_gaps(self, content: Content) -> Iterable[Fault]:
        return quest_gaps(content)

    def remarks(self, content: Content) -> Iterable[Fault]:
        return remarks(content)

    def content(self, own: Path | None = None) -> Content:
        return load(own)

    def files(self, own: Path | None) -> tuple[str, ...]:
        return files(own)

    def settings_of(self, content: Content) -> tuple[Setting, ...]:
        return setup.settings_of(content)

    def option_faults(self, options: Mapping[str, Any], content: Content) -> Iterable[Fault]:
        return setup.option_faults(options, content)

    def seats(self, options: Mapping[str, Any]) -> int:
        players: int = options["players"]
        return players

    def deal_daily(self, options: Mapping[str, Any], content: Content, chance: Chance) -> Mapping[str, Any]:
        return {"heroes": setup.deal_heroes(options, content, chance)}

    def set_up(self, options: Mapping[str, Any], content: Content, chance: Chance) -> SwordAndSorceryState:
        return setup.set_up(options, content, chance)

    def sketched(
        self, sketch: Mapping[str, Any], options: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        return sketched(self.content(), options, **sketch)

    def step(self, table: SwordAndSorceryTable) -> Rule[None] | None:
        state = table.state
        if state.priority:
            passing = boss.overdue(table)
            if passing is not None:
                return passing
        return PHASES[state.phase](table)

    def view(self, table: SwordAndSorceryTable, seat: int | None) -> SwordAndSorceryView:
        return view.view(table)

    def catalogue(self, content: Content) -> SwordAndSorceryCatalogue:
        return view.catalogue(content)

    def drawing(self, file: str, data: Mapping[str, Any]) -> QuestDrawing | dict[str, Any]:
        return quest_drawing(data) if file.startswith("quests/") else {}

    def odds(self, table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
        return odds.odds(table, question, option)

    def older_options(self, version: int) -> Mapping[str, Any]:
        younger: dict[str, Any] = {}
        if version < QUESTIONS_SINCE:
            younger["questions"] = "all"
        if version < OWN_VISITS_SINCE:
            younger["shared_visit"] = True
        return younger

    def upgrade(self, state: Mapping[str, Any]) -> Mapping[str, Any]:
        return upgrade_state(state)

    def faults(
        self, state: SwordAndSorceryState, content: Content, options: Mapping[str, Any]
    ) -> Iterable[Fault]:
        return faults(state, content, options)


GAME = SwordAndSorcery()
