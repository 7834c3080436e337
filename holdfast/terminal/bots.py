"""The command `holdfast bots`."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from holdfast import bots
from holdfast.terminal.palette import HEADING, QUIET
from holdfast.terminal.translator import Translator


def show(translator: Translator, console: Console) -> None:
    """Every bot with the forms of its name and what it does."""
    table = Table(title=translator.say("bots-legend"), title_style=HEADING, title_justify="left")
    table.add_column(translator.say("bots-name"), no_wrap=True)
    table.add_column(translator.say("bots-what"))
    for kind in bots.KINDS.values():
        what = Text(translator.say(f"bot-{kind.name}"))
        if not kind.at_table:
            what.append(f"\n{translator.say('bots-lab-only')}", QUIET)
        table.add_row("\n".join(kind.examples), what)
    console.print(table)
    console.print(Text(translator.say("bots-budget-help"), QUIET))
