"""Options for a new game, from flags or asked for; both are made from the game's own settings."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from holdfast.kernel.errors import BadOptions, Fault
from holdfast.kernel.settings import Setting, read_options
from holdfast.terminal.translator import Translator

CHANCE = "chance"
"""What a person writes to leave a setting to chance."""

MAX_LETTERS = 40
"""Values that are longer together are listed, not set beside their flag."""

_YES = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def flag(name: str) -> str:
    """The flag of a setting."""
    return "--" + name.replace("_", "-")


def _is_flag(token: str) -> bool:
    return token.startswith("-") and not token[1:2].isdigit()


def split_game(tokens: Sequence[str]) -> tuple[list[str], list[str]]:
    """What stands alone (the game, one hopes), and the flags with their values."""
    alone: list[str] = []
    flags: list[str] = []
    waits = False
    for token in tokens:
        if _is_flag(token):
            flags.append(token)
            waits = "=" not in token
        elif waits:
            flags.append(token)
            waits = False
        else:
            alone.append(token)
    return alone, flags


def read_flags(settings: Sequence[Setting], tokens: Sequence[str]) -> dict[str, Any]:
    """The options that the flags give, checked; everything wrong is told at once."""
    by_flag = {flag(setting.name): setting for setting in settings}
    given: dict[str, Any] = {}
    faults: list[Fault] = []
    left = list(tokens)
    while left:
        token = left.pop(0)
        name, equals, text = token.partition("=")
        value: str | None = text if equals else None
        if value is None and left and not _is_flag(left[0]):
            value = left.pop(0)
        setting = by_flag.get(name)
        negated = by_flag.get("--" + name.removeprefix("--no-"))
        if setting is None and negated is not None and negated.kind == "flag" and value is None:
            given[negated.name] = False
        elif setting is None:
            faults.append(Fault("unknown-option", name[:60], {"known": ", ".join(by_flag)}))
        elif value is None and setting.kind != "flag":
            faults.append(Fault("flag-without-value", name))
        else:
            given[setting.name] = True if value is None else read_value(setting, value)
    try:
        read_options(settings, given)
    except BadOptions as error:
        faults += error.faults
    if faults:
        raise as_flags(BadOptions(faults=faults))
    return given


def read_value(setting: Setting, text: str) -> Any:
    """A value as it was written; what cannot be read stays text, for the check to refuse."""
    text = text.strip()
    if setting.chancy and text == CHANCE and CHANCE not in setting.values:
        return None
    match setting.kind:
        case "number":
            return int(text) if re.fullmatch(r"[+-]?[0-9]{1,9}", text) else text
        case "many":
            return [_named(setting, part.strip()) for part in text.split(",") if part.strip()]
        case "flag":
            return _YES.get(text.lower(), text)
        case "one":
            return _named(setting, text)


def _named(setting: Setting, text: str) -> str:
    """A value by its id, or by its place in the list."""
    if text not in setting.values and text.isdecimal() and 1 <= int(text) <= len(setting.values):
        return setting.values[int(text) - 1]
    return text


def as_flags(error: BadOptions) -> BadOptions:
    """The same faults, told of flags."""
    return BadOptions(error.code, faults=[_of_flag(fault) for fault in error.faults], **error.facts)


def _of_flag(fault: Fault) -> Fault:
    if not fault.where or fault.where.startswith("-"):
        return fault
    return Fault(fault.code, flag(fault.where), fault.facts)


# -- asking -----------------------------------------------------------------------------------


def main_settings(settings: Sequence[Setting]) -> tuple[Setting, ...]:
    """Those that stand before the first one that may be left to chance."""
    for number, setting in enumerate(settings):
        if setting.chancy:
            return tuple(settings[:number])
    return tuple(settings)


def is_yes(translator: Translator, answer: str) -> bool:
    """Is the answer a yes in this language?"""
    return answer.strip().lower() in translator.say("terminal-yes").split()


class SettingsPrompt:
    """Asks a person for the options of a new game; Enter takes what is usual."""

    def __init__(
        self,
        settings: Sequence[Setting],
        translator: Translator,
        tell: Callable[[str], None],
        read: Callable[[str], str],
    ) -> None:
        self.settings = settings
        self.translator = translator
        self.tell = tell
        self.read = read
        self.given: dict[str, Any] = {}

    def ask(self) -> dict[str, Any]:
        """Ask for the main settings, and for the others if somebody wants to."""
        main = main_settings(self.settings)
        others = self.settings[len(main) :]
        for setting in main:
            self._ask_for(setting)
        if others and is_yes(self.translator, self.read(self.translator.say("terminal-more-settings"))):
            for setting in others:
                self._ask_for(setting)
        return self.given

    def _ask_for(self, setting: Setting) -> None:
        options = {one.name: one.default for one in self.settings} | self.given
        if not setting.matters(options):
            return
        for line in offer(setting, self.translator):
            self.tell(line)
        name = self.translator.say(f"setting-{words_of(setting)}")
        while answer := self.read(f"{name} [{usual(setting, self.translator)}]:").strip():
            value = read_value(setting, answer)
            faults = setting.faults(value, options)
            if not faults:
                self.given[setting.name] = value
                return
            for fault in faults:
                self.tell(self.translator.tell(fault))


# -- describing -------------------------------------------------------------------------------


def words_of(setting: Setting) -> str:
    """The name of a setting as its messages have it."""
    return setting.name.replace("_", "-")


def usual(setting: Setting, translator: Translator) -> str:
    """The default, as a person writes it."""
    value = setting.default
    match value:
        case None:
            return translator.say(
                "terminal-by-custom" if setting.usual else "terminal-by-chance", word=CHANCE
            )
        case bool():
            return "yes" if value else "no"
        case list() | tuple():
            return ",".join(value) or translator.say("terminal-none")
        case _:
            return str(value)


def allowed(setting: Setting) -> str:
    """What may be written: a range, the values if they are few, or that ids are wanted."""
    match setting.kind:
        case "number":
            return f"{setting.low}-{setting.high}"
        case "flag":
            return "yes|no"
        case "one":
            values = "|".join(setting.values)
            return values if len(values) <= MAX_LETTERS else "ID"
        case "many":
            return "ID,ID,..."


def offer(setting: Setting, translator: Translator) -> list[str]:
    """A setting with its meaning and its values, numbered."""
    help_id = f"setting-{words_of(setting)}-help"
    lines = ["", translator.say(help_id)] if translator.has(help_id) else [""]
    if setting.kind == "number":
        lines.append(f"  {allowed(setting)}")
    for number, value in enumerate(setting.values, 1):
        lines.append(f"  {number:>2}  {value_line(setting, value, translator)}")
    return lines


def value_line(setting: Setting, value: str, translator: Translator) -> str:
    """A value: its id, its name, and its help where there is some."""
    id = f"{setting.words}-{value}"
    line = f"{value}: {translator.say(id)}" if translator.has(id) else value
    return f"{line}. {translator.say(f'{id}-help')}" if translator.has(f"{id}-help") else line
