"""A session at the terminal: shows the game, reads answers, plays them."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import get_args

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holdfast.kernel.errors import CannotUndo
from holdfast.kernel.game import Game
from holdfast.kernel.history import UndoUnit
from holdfast.kernel.message import MessageBuilder
from holdfast.kernel.question import Barred, Option, Question
from holdfast.terminal.boards import board_of
from holdfast.terminal.files import FileTrouble, free_name, keeping_folder, usual_stem, write_record
from holdfast.terminal.palette import HEADING, QUIET
from holdfast.terminal.screen import INDENT, Screen, print_command, read_line, seat_at_screen
from holdfast.terminal.settings import is_yes
from holdfast.terminal.translator import Translator

UNDO_UNITS: tuple[UndoUnit, ...] = get_args(UndoUnit)


class TerminalSession:
    """Runs until the game is over or somebody quits."""

    def __init__(
        self, game: Game, translator: Translator, console: Console, loaded: Path | None = None
    ) -> None:
        self.game = game
        self.translator = translator
        self.console = console
        self.board = board_of(game.rules.id)
        self.screen = Screen(console, translator, self.board)
        game.confirm_turn_end = range(game.seats)
        self.saved_as = loaded if game.history and game.recovered is None else None
        """The file of this game, if it has one: a position, or what had to be recovered, stays as it is."""
        self._unsaved = False
        self._kept: Path | None = None
        self._cannot_keep: FileTrouble | None = None
        self._told_so = False
        self._commands: dict[str, Callable[[str], bool]] = {
            key: command
            for name, command in self._by_name().items()
            for key in translator.say(f"terminal-key-{name}").split()
        }

    def _by_name(self) -> dict[str, Callable[[str], bool]]:
        return {
            "undo": self._undo,
            "why": self._why,
            "save": self._save,
            "log": self._log,
            "turn-end": self._turn_end,
            "give-up": self._give_up,
            "help": self._help,
            "quit": self._quit,
        }

    def play(self) -> None:
        """The whole session."""
        try:
            self._show()
            self._tell_of_recovery()
            while self.game.outcome is None:
                if not self._obey(self._read()):
                    return
            self._offer_record()
        except (EOFError, KeyboardInterrupt):
            self._leave_unasked()

    def _show(self) -> None:
        self.screen.show(self.game)
        outcome = self.game.outcome
        if outcome is not None:
            self.screen.outcome(self.game, outcome)

    def _tell_of_recovery(self) -> None:
        recovery = self.game.recovered
        if recovery is not None:
            self._tell("recovered", kept=recovery.kept, dropped=len(recovery.dropped))

    def _read(self) -> str:
        return self._asked("terminal-prompt")

    def _asked(self, id: str, /, **facts: str) -> str:
        return read_line(self.console, self.translator.say(id, **facts))

    def _tell(self, id: str, /, **facts: str | int) -> None:
        self.console.print(Text(self.translator.say(id, **facts)))

    # -- answers ------------------------------------------------------------------------------

    def _obey(self, answer: str) -> bool:
        """Do what was typed; False when the session is over."""
        question = self.game.question
        assert question is not None
        option = self._meant(question, answer)
        if option is not None:
            self._choose(option)
            return True
        if not answer and self.game.holds_turn_end:
            self._choose(question.choices[0])
            return True
        if not answer:
            self._show()
            return True
        key, _, rest = answer.partition(" ")
        command = self._commands.get(key.lower())
        if command is None and key[0] == "?":
            command, rest = self._why, answer[1:]
        if command is not None:
            return command(rest.strip())
        if answer.isdecimal():
            self._tell("terminal-no-such-number", number=answer[:12], last=str(len(question.choices)))
        elif self._barred(question, answer) is not None:
            self._why(answer)
        else:
            self._tell("terminal-not-understood", answer=answer[:40], last=str(len(question.choices)))
        return True

    def _meant(self, question: Question, answer: str) -> Option | None:
        """The option of that number or id."""
        if answer.isdecimal():
            number = int(answer) if len(answer) < 9 else 0
            return question.choices[number - 1] if 1 <= number <= len(question.choices) else None
        return question.options.get(answer)

    def _choose(self, option: Option) -> None:
        self.game.choose(option)
        self._keep()
        self._show()
        self._tell_what_cannot_be_kept()

    def _undo(self, unit: str) -> bool:
        wanted = next((known for known in UNDO_UNITS if known == (unit or "choice")), None)
        if wanted is None:
            self._tell("terminal-unknown-undo-unit", unit=unit[:40], known=", ".join(UNDO_UNITS))
            return True
        try:
            self.game.undo(wanted)
        except CannotUndo as error:
            self.console.print(Text(self.translator.tell(error)))
            return True
        self._keep()
        self._show()
        self._tell("undone", what=self.translator.say(f"undo-unit-{wanted}"))
        return True

    def _give_up(self, _: str) -> bool:
        """The players before the screen give up, once they have confirmed it."""
        if is_yes(self.translator, self._asked("terminal-give-up")):
            self.game.give_up(seat_at_screen(self.game))
            self._keep()
            self._show()
        return True

    def _turn_end(self, _: str) -> bool:
        """Let turns end by themselves from now on, or no longer."""
        asks = not self.game.confirm_turn_end
        self.game.confirm_turn_end = range(self.game.seats) if asks else range(0)
        self._tell("terminal-turn-end-asked" if asks else "terminal-turn-end-passed")
        return True

    def _why(self, id: str) -> bool:
        question = self.game.question
        assert question is not None
        builder = self.game.messages()
        if id:
            self._why_one(question, builder, id)
            return True
        if not question.barred:
            self._tell("terminal-nothing-barred")
            return True
        for (reason, rule), ids in self._reasons(question, builder).items():
            self.console.print(Text(reason, HEADING).append(f"  {rule}", "not bold dim"))
            self.console.print(Padding(Text(", ".join(ids)), (0, 0, 0, INDENT), expand=False))
        return True

    def _why_one(self, question: Question, builder: MessageBuilder, id: str) -> None:
        barred = self._barred(question, id)
        if barred is not None:
            told = self.translator.tell(builder.reason(barred))
            self.console.print(Text(f"{barred.id}: {told}").append(f"  {barred.rule}", QUIET))
        elif id in question.options.ids:
            number = question.options.ids.index(id) + 1
            self._tell("terminal-is-offered", id=id, number=str(number))
        else:
            self._tell("terminal-no-such-action", id=id[:40])

    def _barred(self, question: Question, id: str) -> Barred | None:
        return next((barred for barred in question.barred if barred.id == id), None)

    def _reasons(self, question: Question, builder: MessageBuilder) -> dict[tuple[str, str], list[str]]:
        found: dict[tuple[str, str], list[str]] = {}
        for barred in question.barred:
            found.setdefault((self.translator.tell(builder.reason(barred)), barred.rule), []).append(
                barred.id
            )
        return found

    def _log(self, _: str) -> bool:
        self.screen.log(self.game)
        return True

    def _help(self, id: str) -> bool:
        view = self.game.view(seat_at_screen(self.game))
        shown: RenderableType | None
        if not id:
            self.console.print(self._keys())
            shown = self.board.legend(view, self.translator)
        elif id in self.board.topics:
            shown = self.board.topics[id](view, self.translator)
        else:
            shown = self.board.thing(self.game.content, view, id, self.translator)
        if shown is None:
            self._tell("terminal-no-help", id=id[:40])
            if self.board.topics:
                self.console.print(Text(self._topics()))
        else:
            self.console.print(shown)
        return True

    def _keys(self) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style=HEADING)
        table.add_column()
        table.add_row("1, 2, …", self.translator.say("terminal-help-number"))
        for name in self._by_name():
            key = self.translator.say(f"terminal-key-{name}").split()[0]
            table.add_row(key, self.translator.say(f"terminal-help-{name}"))
            if name == "help" and self.board.topics:
                table.add_row("", self._topics())
        return table

    def _topics(self) -> str:
        return self.translator.say("terminal-help-topics", topics=", ".join(self.board.topics))

    # -- files --------------------------------------------------------------------------------

    def _save(self, name: str) -> bool:
        self._save_as(name)
        return True

    def _save_as(self, name: str) -> bool:
        """Save to that file, or to the usual one; has it been done?"""
        path = Path(name).expanduser() if name else self.saved_as or free_name(Path(), usual_stem(self.game))
        foreign = bool(name) and path != self.saved_as and path.is_file()
        if foreign and not is_yes(self.translator, self._asked("terminal-overwrite", path=str(path))):
            self._tell("terminal-not-saved")
            return False
        try:
            write_record(path, self.game.record())
        except FileTrouble as error:
            self.console.print(Text(self.translator.tell(error)))
            return False
        self.saved_as = path
        self._unsaved = False
        self._tell("terminal-saved", path=str(path))
        return True

    def _keep(self) -> None:
        """Keep the game as it stands, in case the terminal goes away."""
        self._unsaved = True
        if self._cannot_keep is not None:
            return
        try:
            if self._kept is None:
                folder = keeping_folder()
                folder.mkdir(parents=True, exist_ok=True)
                self._kept = free_name(folder, usual_stem(self.game))
            write_record(self._kept, self.game.record())
        except FileTrouble as error:
            self._cannot_keep = error
        except OSError as error:
            self._cannot_keep = FileTrouble.of(keeping_folder(), error)

    def _tell_what_cannot_be_kept(self) -> None:
        """Told once, below the screen."""
        if self._cannot_keep is not None and not self._told_so:
            self._told_so = True
            self._tell("terminal-cannot-keep")
            self.console.print(Text(self.translator.tell(self._cannot_keep)))

    def _forget_kept(self) -> None:
        if self._kept is not None:
            with suppress(OSError):
                self._kept.unlink()
            self._kept = None

    def _quit(self, _: str) -> bool:
        """Leave, after asking whether to save; False ends the session, True goes on."""
        if not self._unsaved:
            self._forget_kept()
            return False
        answer = self._asked("terminal-save-first").lower()
        if answer in self.translator.say("terminal-back").split():
            return True
        if answer in self.translator.say("terminal-no").split():
            self._tell_where_kept()
            return False
        if not self._save_as(""):
            return True
        self._forget_kept()
        return False

    def _offer_record(self) -> None:
        wanted = self._unsaved and is_yes(self.translator, self._asked("terminal-save-record"))
        if wanted and not self._save_as(""):
            self._tell_where_kept()
        else:
            self._forget_kept()

    def _leave_unasked(self) -> None:
        """The input ended or somebody pressed Ctrl-C: the game is kept."""
        self.console.print()
        if not self._unsaved:
            self._forget_kept()
            return
        self._keep()
        if self._cannot_keep is not None:
            self._save_as("")
        else:
            self._tell_where_kept()

    def _tell_where_kept(self) -> None:
        if self._kept is not None:
            self._tell("terminal-kept")
            print_command(self.console, self._kept)
