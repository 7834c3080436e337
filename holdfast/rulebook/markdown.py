"""A chapter as plain Markdown, for a terminal or a file: no tags, lists of reference written out."""

from collections.abc import Iterator

from holdfast import words
from holdfast.rulebook.markup import DIRECTIVE, HEADING, TAG, THING
from holdfast.rulebook.model import Book, Chapter
from holdfast.rulebook.read import source_of


def markdown(book: Book, chapter: Chapter) -> str:
    """The chapter of a book as Markdown that any reader understands."""
    references = iter(
        block for section in chapter.sections for block in section.blocks if block.kind == "reference"
    )
    lines: list[str] = []
    for line in source_of(book.game, book.language, chapter.id).splitlines():
        directive = DIRECTIVE.match(line)
        if directive and directive["kind"] == "reference":
            if directive["edition"]:
                lines += [f"**{directive['edition']}**", ""]
            for entry in next(references).entries:
                lines.append(f"- **{entry.name}.** {' '.join(entry.lines)}".rstrip())
        elif not directive:
            lines.append(_line(line, book))
    return "\n".join(lines) + "\n"


def _line(line: str, book: Book) -> str:
    if line.startswith("#") and (match := HEADING.match(line)):
        return match["title"]
    row_end = " |" if line.startswith("|") and line.endswith("|") else ""
    line = line.removesuffix("|") if row_end else line
    tag = TAG.search(line)
    if tag and (tag["edition"] or tag["rules"].strip()):
        edition = f" ({tag['edition']})" if tag["edition"] else ""
        line = line[: tag.start()] + edition
    line = line.rstrip() + row_end
    return THING.sub(lambda match: match["text"] or words.say(book.language, match["id"], book.game), line)


def chapters(book: Book) -> Iterator[str]:
    """All chapters of a book, one after another."""
    return (markdown(book, one) for one in book.chapters)
