"""A campaign on this terminal: a file that is written after every choice, and a command to go on with it."""

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

import holdfast
from holdfast.kernel import campaign_service, shelf
from holdfast.kernel.campaign import Attempt
from holdfast.kernel.errors import BadCampaign
from holdfast.kernel.game import RECORD_FORMAT, Game
from holdfast.kernel.record import MAX_BYTES
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import Setting
from holdfast.terminal.files import FileTrouble, write_record
from holdfast.terminal.palette import HEADING, QUIET
from holdfast.terminal.session import TerminalSession
from holdfast.terminal.translator import Translator


class SavedCampaign(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A campaign as its file holds it: what was played, what was kept, and the game that is being played."""

    holdfast: int
    game: str
    options: dict[str, Any]
    tries: list[Attempt]
    kept: dict[str, Any] | None = None
    record: dict[str, Any] | None = None


def read(path: Path) -> SavedCampaign:
    """The campaign of a file."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise FileTrouble.of(path, error) from None
    try:
        if len(raw) > MAX_BYTES:
            raise BadCampaign("not-a-campaign", path=str(path))
        book = msgspec.json.decode(raw, type=SavedCampaign)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadCampaign("not-a-campaign", path=str(path)) from None
    if book.holdfast != RECORD_FORMAT or (book.record is None and book.kept is None):
        raise BadCampaign("not-a-campaign", path=str(path))
    return book


def settings_of(rules: Rules[Any, Any], content: Path | None) -> tuple[Setting, ...]:
    """What is asked for before a campaign: not what it decides by itself."""
    sets = campaign_service.campaign_of(rules).sets
    return tuple(one for one in rules.settings_of(rules.content(content)) if one.name not in sets)


def begin(
    rules: Rules[Any, Any], options: dict[str, Any], seed: int, content: Path | None
) -> tuple[SavedCampaign, Game]:
    """A new campaign and its first game."""
    game = campaign_service.set_out(rules.id, options, seed, content)
    chapter = game.options[campaign_service.campaign_of(rules).chapter]
    return SavedCampaign(
        RECORD_FORMAT, rules.id, dict(game.options), [Attempt(chapter)], record=game.record()
    ), game


def go_on(book: SavedCampaign, seed: int, content: Path | None) -> Game | None:
    """The game that is being played, or the next one; None at the end of the road."""
    if book.record is not None:
        game = holdfast.load(book.record, content=content)
        if game.rules.id != book.game:
            raise BadCampaign
        return game
    chapter = campaign_service.next_chapter(book.game, book.tries, book.kept or {}, content)
    if chapter is None:
        return None
    assert book.kept is not None
    game = campaign_service.go_on(book.game, book.kept, chapter, book.options, seed=seed, own=content)
    book.tries.append(Attempt(chapter))
    return game


def note(book: SavedCampaign, game: Game) -> None:
    """Put the game into the book as it stands; of one that is over, what was kept."""
    outcome = game.outcome
    book.record = game.record() if outcome is None else None
    if outcome is not None:
        book.kept = campaign_service.kept_of(game)
        book.tries[-1] = Attempt(book.tries[-1].chapter, outcome.won)


def show_road(book: SavedCampaign, content: Path | None, translator: Translator, console: Console) -> None:
    """The chapters, and how they stand."""
    rules = shelf.find(book.game)
    name = campaign_service.campaign_of(rules).chapter
    words = next(one.words for one in rules.settings if one.name == name)
    for chapter in campaign_service.road(book.game, book.tries, book.kept or {}, content):
        line = Text(f"{chapter.step + 1:>2}  ").append(
            translator.either(f"{words}-{chapter.id}", chapter.id), HEADING
        )
        line.append(f"  {translator.say(f'terminal-course-{chapter.course}')}", QUIET)
        if chapter.lost:
            line.append(f"  {translator.say('terminal-chapter-lost', count=chapter.lost)}", QUIET)
        console.print(line)


class CampaignSession(TerminalSession):
    """A session whose game is saved in the file of its campaign."""

    def __init__(
        self, book: SavedCampaign, path: Path, game: Game, translator: Translator, console: Console
    ) -> None:
        super().__init__(game, translator, console)
        self._book = book
        self._path = path
        self._keep()

    def _keep(self) -> None:
        """Write the campaign down; where that fails, the game is kept as any other is."""
        note(self._book, self.game)
        try:
            write_record(self._path, msgspec.to_builtins(self._book))
            self._unsaved = False
        except FileTrouble as error:
            self._unsaved = True
            self._cannot_keep = error
