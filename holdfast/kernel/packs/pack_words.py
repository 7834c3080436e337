"""The words of packs as one text for each language."""

from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize

from holdfast import words
from holdfast.kernel.packs.manifest import layers_of

Messages = dict[str, ast.Message]


def messages_in(files: Sequence[dict[str, bytes]], language: str) -> str:
    """The messages of packs in a language, the packs given by their files in their order.

    A pack that does not speak it is heard in the default language, and then in any other it has: what it
    names anew is not called by the old name.
    """
    found: Messages = {}
    for one in files:
        found |= _of_pack(one, language)
    return str(serialize(ast.Resource(list(found.values()))))


def _of_pack(files: dict[str, bytes], language: str) -> Messages:
    by_language: dict[str, Messages] = {}
    for name in sorted(files):
        if name.endswith(".ftl"):
            by_language.setdefault(name.split("/")[1], {}).update(_messages(files[name]))
    found: Messages = {}
    for one in dict.fromkeys((language, words.DEFAULT_LANGUAGE, *sorted(by_language))):
        found = by_language.get(one, {}) | found
    return found


def _messages(text: bytes) -> Messages:
    resource = FluentParser(with_spans=False).parse(text.decode("utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def words_of_stack(own: Path | None) -> list[dict[str, bytes]]:
    """The files with words of every pack in a content, the lowest first."""
    folders = [one.folder for one in layers_of(own) if one.manifest is not None]
    return [
        {path.relative_to(one).as_posix(): path.read_bytes() for path in one.glob("words/*/*.ftl")}
        for one in folders
    ]


def say_with(own: Path | None) -> None:
    """Say the words of these packs in this process from now on."""
    texts = words_of_stack(own)
    words.lay_over(
        {language: messages_in(texts, language) for language in words.languages()} if texts else {}
    )
