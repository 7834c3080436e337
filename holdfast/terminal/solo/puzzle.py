"""Puzzles in the terminal: the board, the task, and an answer to every choice."""

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from holdfast.kernel.game import Game
from holdfast.kernel.message import Message
from holdfast.puzzles import descriptions, library, play
from holdfast.puzzles.library import NoSuchPuzzle
from holdfast.puzzles.model import Puzzle
from holdfast.terminal.boards import board_of
from holdfast.terminal.screen import Screen, read_line
from holdfast.terminal.translator import Translator

KEYS = ("undo", "hint", "solution", "quit")
WRONG = "wrong"
SOLVED = "solved"


def find(game: str, id: str | None, rating: int, theme: str) -> Puzzle:
    """The puzzle of that number, or the one whose rating is nearest."""
    if id is not None:
        return library.puzzle(game, id.zfill(3))
    found = library.next_puzzle(game, rating, theme=theme)
    if found is None:
        raise NoSuchPuzzle(game=game, puzzle=theme)
    return library.puzzle(game, found.id)


class PuzzleSession:
    """Runs until the puzzle is solved or somebody quits."""

    def __init__(self, puzzle: Puzzle, translator: Translator, console: Console) -> None:
        self._puzzle = puzzle
        self._translator = translator
        self._console = console
        self._screen = Screen(console, translator, board_of(puzzle.game))
        self._made: list[str] = []
        self._game = play.begin(puzzle)
        self._keys: dict[str, Callable[[], bool]] = {
            key: command
            for name, command in zip(KEYS, (self._undo, self._hint, self._solution, self._quit), strict=True)
            for key in translator.say(_key(name)).split()
        }

    def play(self) -> None:
        """The whole session."""
        self._show(self._game)
        going = True
        while going:
            try:
                going = self._obey(
                    read_line(self._console, self._translator.say("terminal-puzzle-prompt")).strip()
                )
            except (EOFError, KeyboardInterrupt):
                return

    def _show(self, game: Game) -> None:
        self._screen.show(game)
        self._tell(descriptions.task_of(self._puzzle, game))
        self._say("terminal-puzzle-keys", **self._named_keys())

    def _named_keys(self) -> dict[str, str]:
        return {name: self._translator.say(_key(key)).split()[0] for name, key in _NAMED.items()}

    def _obey(self, answer: str) -> bool:
        """Do what was typed; False when the session is over."""
        command = self._keys.get(answer.lower())
        if command is not None:
            return command()
        question = self._game.question
        choices = question.choices if question is not None else ()
        at = int(answer) if answer.isdecimal() and len(answer) < 4 else 0
        id = choices[at - 1].id if 1 <= at <= len(choices) else answer
        if all(option.id != id for option in choices):
            facts = {"answer": answer[:40], "last": str(len(choices))}
            self._say("terminal-puzzle-not-understood", **facts, **self._named_keys())
            return True
        return self._choose(id)

    def _choose(self, id: str) -> bool:
        line = [*self._made, id]
        verdict = play.check_line(self._puzzle, line).verdict
        if verdict == WRONG:
            self._show_consequence(line)
            return True
        self._made = line
        self._game.choose(id)
        if verdict == SOLVED:
            self._screen.show(self._game)
            self._say("terminal-puzzle-solved")
            self._tell_why()
            return False
        self._show(self._game)
        self._say("terminal-puzzle-right")
        return True

    def _show_consequence(self, line: list[str]) -> None:
        """What would come of it; the puzzle stands as before."""
        *_, (_, future) = play.consequence(self._puzzle, line)
        self._screen.show(future.game)
        still = descriptions.still(self._puzzle, line)
        told = [*descriptions.missed(self._puzzle, future), *([still] if still is not None else [])]
        self._show(self._game)
        self._say("terminal-puzzle-wrong", told=" ".join(self._translator.tell(one) for one in told))

    def _undo(self) -> bool:
        self._made = self._made[:-1]
        self._game = play.begin(self._puzzle)
        for id in self._made:
            self._game.choose(id)
        self._show(self._game)
        return True

    def _hint(self) -> bool:
        for theme in self._puzzle.themes[:2]:
            self._say(f"puzzle-theme-{theme}-help")
        return True

    def _solution(self) -> bool:
        game = play.begin(self._puzzle)
        told = []
        for id in self._puzzle.solution:
            question = game.question
            assert question is not None
            told.append(self._translator.tell(game.messages().label(question.options[id])))
            game.choose(id)
        self._say("terminal-puzzle-solution", line=" → ".join(told))
        self._tell_why()
        return False

    def _quit(self) -> bool:
        return False

    def _tell_why(self) -> None:
        for message in descriptions.why(self._puzzle):
            self._tell(message)

    def _tell(self, message: Message) -> None:
        self._console.print(Text(self._translator.tell(message)))

    def _say(self, id: str, **facts: str) -> None:
        self._console.print(Text(self._translator.say(id, **facts)))


_NAMED = {"back": "undo", "hint": "hint", "solution": "solution", "quit": "quit"}


def _key(name: str) -> str:
    """The message of a key; those of hint and solution belong to puzzles alone."""
    return f"terminal-puzzle-key-{name}" if name in {"hint", "solution"} else f"terminal-key-{name}"
