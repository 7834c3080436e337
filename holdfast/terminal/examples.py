"""A playable example on a terminal: each step with its board, and what is chosen to go on."""

import re
from html import unescape

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from holdfast.kernel import shelf
from holdfast.rulebook.example_words import text_of
from holdfast.rulebook.examples import begin, editions_of, example, walk
from holdfast.terminal.boards import board_of
from holdfast.terminal.log_lines import log_lines
from holdfast.terminal.palette import HEADING, LIT, QUIET
from holdfast.terminal.translator import Translator

MARK = re.compile(r"<(/?)(?:strong|b|em)[^>]*>")


def show(game: str, id: str, translator: Translator, console: Console) -> None:
    """All steps of an example, in the newest edition it belongs to."""
    shelf.find(game)
    one = example(game, id)
    spoken = translator.of(game)
    text = text_of(game, translator.language, id)
    edition = editions_of(game, one)[-1]
    played, board = begin(game, one, edition), board_of(game)
    console.print(Text.assemble((text.title, HEADING), (f"  {edition}" if edition else "", QUIET)))
    lines = 0
    for number, (step, said) in enumerate(zip(walk(played, one), text.steps, strict=True), 1):
        console.print()
        for line in log_lines(played, spoken, lines, quiet=board.quiet):
            console.print(Padding(Text(line.text), (0, 0, 0, 2 + 2 * line.depth)))
        lines = len(played.events)
        console.print(board.draw(played.view(0), spoken, {}, roomy=False))
        where = spoken.say("page-example-step", number=number, count=len(one.step))
        console.print(Text(f"{where}  {' '.join(step.rules)}".rstrip(), QUIET))
        console.print(_styled(said))
        if step.choices:
            offered = played.question.choices if played.question is not None else ()
            option = next(one for one in offered if one.id == step.choices[0])
            label = board.label(option, played.view(0), played.messages(), spoken)
            console.print(Text.assemble(("→ ", LIT), label))


def _styled(html: str) -> Text:
    """The words of a step: what the page prints in bold is bold here."""
    text = Text()
    style = ""
    at = 0
    for match in MARK.finditer(html):
        text.append(unescape(html[at : match.start()]), style)
        style = "" if match[1] else "bold"
        at = match.end()
    text.append(unescape(html[at:]), style)
    return text
