"""The rulebook on a terminal: contents, a chapter, or what is found in it."""

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from holdfast import rulebook
from holdfast.kernel import shelf
from holdfast.kernel.errors import HoldfastError
from holdfast.rulebook.example_words import text_of
from holdfast.rulebook.examples import shown_in
from holdfast.rulebook.markdown import markdown
from holdfast.rulebook.search import search
from holdfast.terminal.palette import HEADING, QUIET
from holdfast.terminal.translator import Translator


class NoRulebook(HoldfastError):
    """The game brings no rulebook."""

    code = "no-such-rules"


class NoChapter(HoldfastError):
    """The rulebook has no such chapter."""

    code = "no-such-chapter"


def show(game: str, chapter: str | None, find: str | None, translator: Translator, console: Console) -> None:
    """The contents of a rulebook; one chapter or all of them; or the paragraphs that hold the words."""
    shelf.find(game)
    if not rulebook.has_rulebook(game):
        raise NoRulebook
    book = rulebook.read(game, translator.language)
    if find:
        _show_found(book, find, translator, console)
    elif chapter is None:
        _show_contents(book, translator, console)
    elif chapter == "all":
        for one in book.chapters:
            _show_chapter(book, one, console)
    else:
        wanted = book.chapter(chapter)
        if wanted is None:
            raise NoChapter(chapter=chapter[:60], known=", ".join(one.id for one in book.chapters))
        _show_chapter(book, wanted, console)


def _show_contents(book: rulebook.Book, translator: Translator, console: Console) -> None:
    console.print(Text(translator.of(book.game).say(f"game-{book.game}"), HEADING))
    widest = max(len(one.id) for one in book.chapters)
    for number, one in enumerate(book.chapters, 1):
        console.print(Text.assemble(f"{number:3}  ", (one.id.ljust(widest + 2), QUIET), one.title))
    console.print(Text(translator.say("rules-how-to-read", game=book.game), QUIET))


def _show_chapter(book: rulebook.Book, chapter: rulebook.Chapter, console: Console) -> None:
    console.print(Markdown(markdown(book, chapter)))
    for one in shown_in(book.game, chapter.id, chapter.rules()):
        title = text_of(book.game, book.language, one.id).title
        console.print(Text.assemble(("▸ ", HEADING), title, (f"  --example {one.id}", QUIET)))
    console.print()


def _show_found(book: rulebook.Book, find: str, translator: Translator, console: Console) -> None:
    found = search(book.game, book.language, find)
    if not found:
        console.print(Text(translator.say("rules-nothing-found", words=find)))
    for one in found:
        console.print(Text.assemble((one.title, HEADING), (f"  {one.chapter}", QUIET)))
        console.print(Padding(Text(one.text), (0, 0, 1, 2)))
