"""The night watch: a game of three rules, to copy and to fill in.

- **NW-1** On a turn a watcher does two things: gather wood, look at what comes next, hand wood to
  the other. Meanwhile whoever has wood may feed the fire.
- **NW-2** Then a shadow comes and takes its strength from the fire, unless somebody throws a torch
  at it: then it goes openly underneath the deck.
- **NW-3** The watch is lost when the fire is out, and won when no shadow is left.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from examples.night_watch import odds, setup, validate, view
from examples.night_watch.bot import NightWatchBot
from examples.night_watch.content import Shadows, load
from examples.night_watch.content.load import FILES, SHIPPED
from examples.night_watch.names import NightWatchWording
from examples.night_watch.rules.phases import PHASES
from examples.night_watch.state import NightWatchState, NightWatchTable
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import Fault
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option, Question
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Rule


class NightWatch(Rules[NightWatchState, Shadows]):
    """The game as the kernel knows it."""

    id = "night-watch"
    version = 1
    turn_questions = frozenset({"turn"})
    state_type = NightWatchState
    settings = setup.SETTINGS
    content_files = FILES
    content_folders = (SHIPPED,)
    bot = NightWatchBot()
    wording = NightWatchWording()
    choices_between_snapshots = 0

    def content(self, own: Path | None = None) -> Shadows:
        return load(own)

    def option_faults(self, options: Mapping[str, Any], content: Shadows) -> Iterable[Fault]:
        return setup.option_faults(options)

    def set_up(self, options: Mapping[str, Any], content: Shadows, chance: Chance) -> NightWatchState:
        return setup.set_up(options, content, chance)

    def step(self, table: NightWatchTable) -> Rule[None] | None:
        return PHASES[table.state.phase](table)

    def view(self, table: NightWatchTable, seat: int | None) -> Struct | dict[str, Any]:
        return view.view(table, seat)

    def odds(self, table: NightWatchTable, question: Question, option: Option) -> Odds | None:
        return odds.odds(table, question, option)

    def faults(self, state: NightWatchState, content: Shadows, options: Mapping[str, Any]) -> Iterable[Fault]:
        return validate.faults(state, content, options)


GAME = NightWatch()
