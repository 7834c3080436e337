"""The words of examples: `words/<language>/examples/<chapter>.ftl`, a message per example.

They lie apart from the other messages, so that a table does not load them.
"""

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from fluent.runtime import FluentBundle
from msgspec import Struct

from holdfast import words
from holdfast.kernel import shelf
from holdfast.rulebook.examples import FOLDER, Example, example
from holdfast.rulebook.markup import MarkupError, inline
from holdfast.rulebook.read import RulebookError, name_in


class ExampleText(Struct, frozen=True):
    """The title of an example and what is said at each step, as safe HTML."""

    title: str
    steps: tuple[str, ...]


@cache
def text_of(game: str, language: str, id: str) -> ExampleText:
    """The words of an example; in the default language where the own one has none."""
    one = example(game, id)
    for spoken in dict.fromkeys((language, words.DEFAULT_LANGUAGE)):
        bundle = _bundle(game, spoken, one.chapter or one.id)
        if bundle.has_message(one.id):
            break
    else:
        raise RulebookError(f"{game}: no words: {one.id}")
    message = bundle.get_message(one.id)
    steps = []
    for number in range(1, len(one.step) + 1):
        pattern = message.attributes.get(f"step{number}")
        if pattern is None:
            raise RulebookError(f"{game}: {one.id}: step {number} without words ({spoken})")
        said, _ = bundle.format_pattern(pattern)
        try:
            steps.append(inline(str(said), partial(name_in, spoken, game)))
        except MarkupError as error:
            raise RulebookError(f"{game}: {one.id}, step {number} ({spoken}): {error}") from error
    title = str(bundle.format_pattern(message.value)[0]) if message.value is not None else one.id
    return ExampleText(title, tuple(steps))


def has_words(game: str, language: str, one: Example) -> bool:
    """Has that very language words for the example?"""
    return _bundle(game, language, one.chapter or one.id).has_message(one.id)


def files(game: str, language: str) -> Iterator[Path]:
    """The Fluent files of a game's examples."""
    folder = shelf.find(game).wording.folder
    return iter(sorted((folder / language / FOLDER).glob("*.ftl"))) if folder is not None else iter(())


@cache
def _bundle(game: str, language: str, file: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in files(game, language):
        if path.stem == file:
            made.add_resource(words.resource(path))
    return made
