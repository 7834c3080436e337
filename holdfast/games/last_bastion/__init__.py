"""Last Bastion: a siege for one to four heroes."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from holdfast.games.last_bastion import names, setup, view
from holdfast.games.last_bastion import odds as judge
from holdfast.games.last_bastion.bot import evaluation as position
from holdfast.games.last_bastion.bot import explain as intent
from holdfast.games.last_bastion.bot import policy as inclinations
from holdfast.games.last_bastion.bot import progress
from holdfast.games.last_bastion.content.load import FILES, FOLDERS, load
from holdfast.games.last_bastion.content.schema import Content
from holdfast.games.last_bastion.rules import moving
from holdfast.games.last_bastion.rules.phases import PHASES
from holdfast.games.last_bastion.state import LastBastionState, LastBastionTable
from holdfast.games.last_bastion.validate import faults
from holdfast.games.last_bastion.view import catalogue
from holdfast.kernel.bot_knowledge import BotKnowledge, SearchSettings
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import Fault
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option, Question
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Rule
from holdfast.kernel.wording import Name, Wording


class LastBastionBot(BotKnowledge[LastBastionState, Content]):
    """What bots know of the game."""

    search = SearchSettings(prior_weight=1.0, value_resolution=0.15, tie_margin=0.01)

    def evaluate(self, table: LastBastionTable) -> float:
        return position.value(table)

    def features(self, table: LastBastionTable) -> dict[str, float]:
        return position.weighed(table)

    def progress(self, table: LastBastionTable) -> float:
        return progress.progress(table)

    def policy(self, table: LastBastionTable, question: Question) -> Sequence[float]:
        return inclinations.urges(table, question)

    def explain(self, table: LastBastionTable, question: Question, option: Option) -> Name:
        return intent.intent(table, question, option)

    def leads_to(self, table: LastBastionTable, option: Option, thing: str) -> bool:
        if option.verb == "call":  # A tile is used from afar.
            return False
        return thing in option.on or moving.brings_nearer(table.state, option, thing)


class LastBastionWording(Wording[LastBastionState, Content]):
    """How the game names its things."""

    folder = Path(__file__).parent / "words"

    def name(self, table: LastBastionTable, key: str, id: str) -> Name:
        return names.name(table, key, id)

    def figure(self, table: LastBastionTable, seat: int) -> Name:
        return f"hero-{table.state.heroes[seat].id}"


class LastBastion(Rules[LastBastionState, Content]):
    """The game as the shelf knows it."""

    id = "last-bastion"
    version = 2
    state_type = LastBastionState
    settings = setup.SETTINGS
    content_files = FILES
    bot = LastBastionBot()
    wording = LastBastionWording()
    content_folders = FOLDERS

    def content(self, own: Path | None = None) -> Content:
        return load(own)

    def option_faults(self, options: Mapping[str, Any], content: Content) -> Iterable[Fault]:
        return setup.option_faults(options)

    def seats(self, options: Mapping[str, Any]) -> int:
        players: int = options["players"]
        return players

    def set_up(self, options: Mapping[str, Any], content: Content, chance: Chance) -> LastBastionState:
        return setup.set_up(options, content, chance)

    def step(self, table: LastBastionTable) -> Rule[None] | None:
        return PHASES[table.state.phase](table)

    def view(self, table: LastBastionTable, seat: int | None) -> dict[str, Any]:
        return view.view(table)

    def catalogue(self, content: Content) -> dict[str, Any]:
        return catalogue(content)

    def odds(self, table: LastBastionTable, question: Question, option: Option) -> Odds | None:
        return judge.odds(table, question, option)

    def faults(
        self, state: LastBastionState, content: Content, options: Mapping[str, Any]
    ) -> Iterable[Fault]:
        return faults(state, content, options)


GAME = LastBastion()
