"""What all commands share: language, content folder, errors, and the words round every help."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text
from typer import rich_utils
from typer.main import get_command

from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.record import own_content
from holdfast.terminal.translator import Translator, chosen_language, machine_language

REFUSED = 2
"""The exit code when something handed in cannot be used."""

help_of = Translator(machine_language()).say
"""The help of a command, in the language of the machine."""

Language = Annotated[str | None, typer.Option("--language", metavar="en|ru|pl", help=help_of("cli-language"))]


Content = Annotated[
    Path | None,
    typer.Option(
        "--content", metavar="DIR", resolve_path=True, callback=own_content, help=help_of("cli-content")
    ),
]


Packs = Annotated[list[str] | None, typer.Option("--packs", metavar="PACK", help=help_of("cli-with-packs"))]


def error_console() -> Console:
    """The console for what is not part of a command's output: standard error."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)


@contextmanager
def translating(language: str | None) -> Iterator[Translator]:
    """A translator for that language; errors are printed in it and end the command."""
    told_in = machine_language()
    try:
        told_in = chosen_language(language)
        yield Translator(told_in)
    except HoldfastError as error:
        error_console().print(Text(error.tell(told_in)))
        raise typer.Exit(REFUSED) from None


_TITLES = {
    "ARGUMENTS_PANEL_TITLE": "cli-frame-arguments",
    "OPTIONS_PANEL_TITLE": "cli-frame-options",
    "COMMANDS_PANEL_TITLE": "cli-frame-commands",
    "REQUIRED_LONG_STRING": "cli-frame-required",
}
_WITH_VALUE = {"DEFAULT_STRING": "cli-frame-default", "ENVVAR_STRING": "cli-frame-environment"}
_WRONG: dict[str, str] = {
    "NoSuchOption": "cli-wrong-option",
    "MissingParameter": "cli-wrong-missing",
    "BadParameter": "cli-wrong-value",
    "BadOptionUsage": "cli-wrong-value",
}
_PLAIN_TYPES = {"<bool>", "<str>"}
_ClickException: type[Exception] = typer.BadParameter.__mro__[2]
"""What is raised for a wrong use; the library does not name it in public."""


def run(app: typer.Typer) -> None:
    """Run the command, and end the process."""
    command = _translated(app)
    try:
        code = command.main(standalone_mode=False)
    except typer.Abort:
        sys.exit(1)
    except _ClickException as error:
        sys.exit(_tell(error))
    sys.exit(code if isinstance(code, int) else 0)


def _translated(app: typer.Typer) -> Any:
    for name, id in _TITLES.items():
        setattr(rich_utils, name, help_of(id))
    for name, id in _WITH_VALUE.items():
        setattr(rich_utils, name, help_of(id, value="{}"))
    command = get_command(app)
    context = command.context_class
    formatter = context.formatter_class

    class Formatter(formatter):  # type: ignore[misc, valid-type]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or help_of("cli-frame-usage") + " ")

    context.formatter_class = Formatter
    for one in _all(command):
        option = one.get_help_option(context(one))
        if option is not None:
            option.help = help_of("cli-frame-help")
        for param in {*one.params, option} - {None}:
            _hide_plain_type(param)
    return command


def _hide_plain_type(param: Any) -> None:
    """That a flag is yes or no and an argument a text goes without saying."""
    display = param.display_type_rich
    param.display_type_rich = lambda *, ctx: None if (shown := display(ctx=ctx)) in _PLAIN_TYPES else shown


def _all(command: Any) -> Iterator[Any]:
    yield command
    for one in getattr(command, "commands", {}).values():
        yield from _all(one)


def _tell(error: Any) -> int:
    """Say what was wrong with the use of the command; the exit code."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    if kind == "NoArgsIsHelpError":
        return REFUSED
    if kind in _WRONG:
        what = getattr(error, "option_name", "") or getattr(error, "param_hint", "") or _name(error)
        told = help_of(_WRONG[kind], what=what)
    elif context is not None and getattr(context.command, "commands", None):
        told = help_of("cli-wrong-command")
    else:
        told = help_of("cli-wrong-use")
    console = error_console()
    console.print(Text(told))
    if context is not None:
        console.print(Text(help_of("cli-wrong-help", command=context.command_path)))
    return REFUSED


def _name(error: Any) -> str:
    param = getattr(error, "param", None)
    if param is None:
        return ""
    option = next((one for one in param.opts if one.startswith("-")), "")
    return option or str(param.metavar or param.opts[0])
