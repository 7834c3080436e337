"""What is on the screen: the table, what just happened, what is asked, what may be chosen."""

import shlex
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from holdfast.kernel.game import Game
from holdfast.kernel.message import MessageBuilder
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.question import Question
from holdfast.terminal.boards import Board
from holdfast.terminal.log_lines import LogLine, log_lines
from holdfast.terminal.menu import MenuEntry, menu
from holdfast.terminal.palette import HEADING, LIT, QUIET
from holdfast.terminal.settings import main_settings
from holdfast.terminal.translator import Translator

WIDTH = 80
WIDEST = 100
ROOMY = 58
"""From so many lines on the cells of a board have a line more."""
MAX_NEWS = 14
"""Longer news are cut at their beginning; the whole log has the rest."""
INDENT = 2


def make_console() -> Console:
    """The terminal: as wide as it is, within reason; eighty columns where nobody knows."""
    console = Console(highlight=False, markup=False, emoji=False)
    width = min(console.width, WIDEST) if console.is_terminal else WIDTH
    return Console(highlight=False, markup=False, emoji=False, width=width)


def read_line(console: Console, prompt: str) -> str:
    """An answer; where it comes from a pipe it is written down, so that the screen reads like a talk."""
    answer = console.input(Text(f"{prompt} ", HEADING)).strip()
    if not sys.stdin.isatty():
        console.print(Text(answer))
    return answer


def print_line(console: Console, line: str) -> None:
    """A line of prose; where it is set in, what it wraps to is set in further."""
    indent = len(line) - len(line.lstrip())
    hanging = " " * (indent + 2 * INDENT) if indent else ""
    for part in textwrap.wrap(line, console.width, subsequent_indent=hanging) or [""]:
        console.print(Text(part))


def print_command(console: Console, path: Path) -> None:
    """The command that goes on with a file, on a line of its own, to be copied whole."""
    console.print(Text(f"  holdfast play --from {shlex.quote(str(path))}"), soft_wrap=True)


class Screen:
    """Draws a game."""

    def __init__(self, console: Console, translator: Translator, board: Board) -> None:
        self.console = console
        self.translator = translator
        self.board = board

    def show(self, game: Game) -> None:
        """The whole screen."""
        question = game.question
        seat = seat_at_screen(game)
        view = game.view(seat)
        options = question.choices if question is not None else ()
        lit: dict[str, list[int]] = {}
        for number, option in enumerate(options, 1):
            for thing in self.board.touched(option):
                lit.setdefault(thing, []).append(number)
        console = self.console
        if console.is_terminal:
            console.clear()
        console.print(self._header(game))
        roomy = console.is_terminal and console.height >= ROOMY
        console.print(self.board.draw(view, self.translator, lit, roomy))
        console.print()
        self._news(game, seat)
        if question is not None:
            self._ask(game, question)

    def _header(self, game: Game) -> Text:
        parts = [self.translator.either(f"game-{game.rules.id}", game.rules.id)]
        for setting in main_settings(game.rules.settings):
            value = game.options.get(setting.name)
            if setting.kind == "one" and setting.matters(game.options):
                parts.append(self.translator.either(f"{setting.words}-{value}", str(value)))
        parts.append(self.translator.say("terminal-seed", seed=str(game.seed)))
        return Text(" · ".join(parts), QUIET, no_wrap=True, overflow="ellipsis")

    # -- what happened ------------------------------------------------------------------------

    def _news(self, game: Game, seat: int | None) -> None:
        """What came of the last choice."""
        since = game.history[-1].events if game.history else 0
        lines = log_lines(game, self.translator, since, seat, quiet=self.board.quiet)
        if len(lines) > MAX_NEWS:
            cut = len(lines) - MAX_NEWS
            self.console.print(Text(self.translator.say("terminal-more-news", count=cut), QUIET))
            lines = lines[cut:]
        self._print_lines(lines)

    def log(self, game: Game) -> None:
        """Everything that happened."""
        self._print_lines(log_lines(game, self.translator, 0, seat_at_screen(game), quiet=self.board.quiet))

    def _print_lines(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            if line.heading:
                self.console.print(Text(line.text, HEADING))
            else:
                indent = INDENT * (line.depth + 1)
                self.console.print(Padding(Text(line.text), (0, 0, 0, indent), expand=False))

    # -- what is asked ------------------------------------------------------------------------

    def _ask(self, game: Game, question: Question) -> None:
        translator, console = self.translator, self.console
        builder = game.messages()
        console.print()
        console.print(Text(f" {self._who(game, question)} ", LIT))
        console.print(Text(translator.tell(builder.prompt(question)), HEADING))
        for about in question.about.values():
            face = self.board.face(game.content, about, translator) if isinstance(about, str) else None
            if face is not None:
                console.print(Padding(face, (0, 0, 0, INDENT), expand=False))
        console.print(self._options(game, question, builder))

    def _who(self, game: Game, question: Question) -> str:
        seats = question.seats
        if not seats:
            return self.translator.say("terminal-anyone-chooses")
        view = game.view(seat_at_screen(game))
        names = {seat: self.board.seat(view, seat, self.translator) for seat in seats}
        leader = self.board.leader(view)
        if leader in names and len(seats) > 1:
            who = names.pop(leader)
            return self.translator.say("terminal-leads", who=who, others=", ".join(names.values()))
        return self.translator.say("terminal-chooses", who=", ".join(names.values()), count=len(seats))

    def _options(self, game: Game, question: Question, builder: MessageBuilder) -> RenderableType:
        many_seats = len({option.seat for option in question.choices}) > 1
        view = game.view(seat_at_screen(game))
        leader = self.board.leader(view)
        entries = []
        for number, option in enumerate(question.choices, 1):
            label = self.board.label(option, view, builder, self.translator)
            if many_seats and option.seat not in (None, leader):
                label.append(
                    f" ({self.board.seat(game.view(option.seat), option.seat, self.translator)})", QUIET
                )
            odds = game.odds(option)
            told = "" if odds is None else self.board.odds(odds, builder, self.translator)
            entries.append(MenuEntry(number, option.verb, label, told))
        return menu(entries, self.console.width)

    # -- the end ------------------------------------------------------------------------------

    def outcome(self, game: Game, outcome: Outcome) -> None:
        """How it ended; the end itself is the last line of the news."""
        translator = self.translator
        told = translator.say("won" if outcome.won else "lost")
        self.console.print()
        self.console.print(Text(f" {told} ", LIT))
        parts = game.view().get("score")
        if outcome.score is not None and isinstance(parts, dict):
            for name, points in parts.items():
                self.console.print(Text(f"  {points:>+4}  {translator.either(f'score-{name}', name)}"))
            self.console.print(Text(f"  {outcome.score:>4}", HEADING))


def seat_at_screen(game: Game) -> int | None:
    """Whose eyes the screen is for: the only seat that is waited for, or whoever chose last."""
    question = game.question
    seats = question.seats if question is not None else ()
    if len(seats) == 1:
        return seats[0]
    last = game.history[-1].seat if game.history else None
    return last if question is None or last in seats else None
