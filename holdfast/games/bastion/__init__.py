"""Bastion, in the editions of 2015 and 2018."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from holdfast.games.bastion import names, odds, reference, setup, validate, view
from holdfast.games.bastion.awards import AWARDS
from holdfast.games.bastion.bot import evaluation, explain, policy, progress
from holdfast.games.bastion.content import Content, load
from holdfast.games.bastion.content.load import BOT_FOLDER, FILES, FOLDER, KINDS
from holdfast.games.bastion.message_ids import Fault, Question
from holdfast.games.bastion.rules import movement, phases
from holdfast.games.bastion.sketch import sketched
from holdfast.games.bastion.state import BastionState, BastionTable
from holdfast.games.bastion.view import BastionCatalogue, BastionView
from holdfast.kernel.bot_knowledge import BotKnowledge, SearchSettings
from holdfast.kernel.chance import Chance
from holdfast.kernel.event import Tallies
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Rule
from holdfast.kernel.wording import Name, ReferenceEntry, Wording


class BastionBot(BotKnowledge[BastionState, Content]):
    """What bots know of the game."""

    search = SearchSettings(
        play_out=True, whole_turns=True, plans=20, candidates=10, tie_margin=0.02, tie_margin_shrinks=True
    )

    def evaluate(self, table: BastionTable) -> float:
        return evaluation.evaluate(table)

    def progress(self, table: BastionTable) -> float:
        return progress.progress(table)

    def settled(self, table: BastionTable) -> bool:
        return not table.state.deck

    def policy(self, table: BastionTable, question: Question) -> Sequence[float]:
        return policy.policy(table, question)

    def likeliest(self, table: BastionTable, question: Question) -> int:
        return policy.likeliest(table, question)

    def explain(self, table: BastionTable, question: Question, option: Option) -> Name:
        return explain.explain(table, question, option)

    def leads_to(self, table: BastionTable, option: Option, thing: str) -> bool:
        if option.verb == "withdraw":
            return False
        return thing in option.on or movement.brings_nearer(table, option, thing)


class BastionWording(Wording[BastionState, Content]):
    """How the game names its things."""

    folder = Path(__file__).parent / "words"

    def name(self, table: BastionTable, key: str, id: str) -> Name:
        return names.name(table, key, id)

    def thing(self, table: BastionTable, verb: str, id: str) -> Name:
        return names.thing(table, verb, id)

    def content_messages(self, content: Content) -> Iterable[tuple[str, str]]:
        return names.content_messages(content)

    def figure(self, table: BastionTable, seat: int) -> Name:
        return f"bastion-defender-{table.state.defenders[seat].id}"

    def reference(self, content: Content) -> Mapping[str, Sequence[ReferenceEntry]]:
        return reference.reference(content)


class Bastion(Rules[BastionState, Content]):
    """The game as the kernel knows it."""

    id = "bastion"
    version = 1
    turn_questions = frozenset({"act"})
    all_see_the_same = True
    state_type = BastionState
    content_files = FILES
    content_kinds = KINDS
    bot = BastionBot()
    wording = BastionWording()
    awards = AWARDS
    tallies = Tallies(
        gains={"beaten": frozenset({"defeat"})},
        losses={"driven-out": frozenset({"flee"})},
    )
    compared_by = frozenset({"edition", "level", "mode", "players", "scenario"})
    daily = MappingProxyType(
        {"edition": (), "players": (1, 2), "mode": ("level", "level", "scenario"), "level": ()}
    )
    content_folders = (FOLDER, BOT_FOLDER)

    def __init__(self) -> None:
        self.settings = setup.settings(load())

    def content(self, own: Path | None = None) -> Content:
        return load(own)

    def seats(self, options: Mapping[str, Any]) -> int:
        players: int = options["players"]
        return players

    def option_faults(self, options: Mapping[str, Any], content: Content) -> Iterable[Fault]:
        return setup.option_faults(options, content)

    def set_up(self, options: Mapping[str, Any], content: Content, chance: Chance) -> BastionState:
        return setup.set_up(options, content, chance)

    def sketched(
        self, sketch: Mapping[str, Any], options: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        return sketched(self.content(), options=options, **sketch)

    def step(self, table: BastionTable) -> Rule[None] | None:
        return phases.PHASES[table.state.phase](table)

    def view(self, table: BastionTable, seat: int | None) -> BastionView:
        return view.view(table, seat)

    def catalogue(self, content: Content) -> BastionCatalogue:
        return view.catalogue(content)

    def odds(self, table: BastionTable, question: Question, option: Option) -> Odds | None:
        return odds.odds(table, question, option)

    def faults(self, state: BastionState, content: Content, options: Mapping[str, Any]) -> Iterable[Fault]:
        return validate.faults(state, content, options)


GAME = Bastion()
