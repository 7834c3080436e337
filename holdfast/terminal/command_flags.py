"""What all commands share: the language, the content folder, and how errors are printed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

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
