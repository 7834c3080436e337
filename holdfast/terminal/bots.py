"""The legend of the bots on paper."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from holdfast import bots
from holdfast.terminal.palette import HEADING, QUIET
from holdfast.terminal.speech import Speech


def show(speech: Speech, console: Console) -> None:
    """Every bot with the forms of its name and what it does."""
    table = Table(title=speech.say("bots-legend"), title_style=HEADING, title_justify="left")
    table.add_column(speech.say("bots-name"), no_wrap=True)
    table.add_column(speech.say("bots-what"))
    for kind in bots.LEGEND.values():
        what = Text(speech.say(f"bot-{kind.name}"))
        if not kind.at_table:
            what.append(f"\n{speech.say('bots-lab-only')}", QUIET)
        table.add_row("\n".join(kind.examples), what)
    console.print(table)
    console.print(Text(speech.say("bots-budget-help"), QUIET))
