"""The command `holdfast shelf`: every game with its options, their meaning, values and defaults."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import Setting
from holdfast.terminal.palette import HEADING, QUIET
from holdfast.terminal.settings import allowed, flag, usual, value_line, words_of
from holdfast.terminal.translator import Translator


def show(games: Iterable[Rules[Any, Any]], translator: Translator, console: Console) -> None:
    """All of the shelf."""
    for rules in games:
        _show_game(rules, translator.of(rules.id), console)


def _show_game(rules: Rules[Any, Any], translator: Translator, console: Console) -> None:
    console.print(
        Text(translator.either(f"game-{rules.id}", rules.id), HEADING).append(f"  {rules.id}", QUIET)
    )
    if translator.has(f"game-{rules.id}-about"):
        _print(console, Text(translator.say(f"game-{rules.id}-about")), 2)
    _print(console, Text(f"holdfast play {rules.id}", QUIET), 2)
    for setting in rules.settings:
        console.print()
        _show_setting(setting, translator, console)
    console.print()


def _show_setting(setting: Setting, translator: Translator, console: Console) -> None:
    name = translator.say(f"setting-{words_of(setting)}")
    _print(
        console, Text.assemble((flag(setting.name), HEADING), f" {allowed(setting)}  ", (name, HEADING)), 2
    )
    help_id = f"setting-{words_of(setting)}-help"
    if translator.has(help_id):
        _print(console, Text(translator.say(help_id)), 4)
    if any(translator.has(f"{setting.words}-{value}") for value in setting.values):
        for value in setting.values:
            _print(console, Text(f"- {value_line(setting, value, translator)}"), 6)
    elif setting.values:
        _print(console, Text(", ".join(setting.values)), 6)
    told = [translator.say("terminal-usual", value=usual(setting, translator))]
    if setting.kind == "many":
        told.append(_how_many(setting, translator))
    if setting.when:
        told.append(translator.say("terminal-when", when=_when(setting)))
    _print(console, Text(" ".join(filter(None, told)), QUIET), 4)


def _how_many(setting: Setting, translator: Translator) -> str:
    match setting.count:
        case None:
            return translator.say("terminal-any-number")
        case int():
            return translator.say("terminal-how-many", count=setting.count)
        case str():
            return translator.say("terminal-as-many", flag=flag(setting.count))


def _when(setting: Setting) -> str:
    return ", ".join(f"{flag(name)} {'|'.join(values)}" for name, values in setting.when.items())


def _print(console: Console, text: Text, indent: int) -> None:
    console.print(Padding(text, (0, 0, 0, indent), expand=False))
