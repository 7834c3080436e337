"""What every command shares: the language it speaks, the content it is given, how a refusal is told."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from holdfast import words
from holdfast.kernel.errors import HoldfastError
from holdfast.terminal.speech import Speech, chosen_language, machine_language

REFUSED = 2
"""The exit code when something handed in cannot be used."""

help_of = Speech(machine_language()).say
"""The help of a command, in the language of the machine."""

Language = Annotated[str | None, typer.Option("--language", metavar="en|ru|pl", help=help_of("cli-language"))]


def _with_words(content: Path | None) -> Path | None:
    """A folder of content may bring words of its own: `words/<language>/<game>*.ftl`."""
    if content is not None and (content / "words").is_dir():
        words.add_folder(content / "words")
    return content


Content = Annotated[
    Path | None,
    typer.Option(
        "--content", metavar="DIR", resolve_path=True, callback=_with_words, help=help_of("cli-content")
    ),
]


def complaints() -> Console:
    """Where commands say what is not part of their answer."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)


@contextmanager
def spoken(language: str | None) -> Iterator[Speech]:
    """Speak that language; what is refused is told in it, and the command ends."""
    told_in = machine_language()
    try:
        told_in = chosen_language(language)
        yield Speech(told_in)
    except HoldfastError as error:
        complaints().print(Text(error.tell(told_in)))
        raise typer.Exit(REFUSED) from None
