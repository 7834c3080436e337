"""The command `holdfast`: what is on the shelf, a game on this terminal, a look at content."""

import os
import secrets
import sys
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, get_args

import typer
from rich.console import Console
from rich.text import Text

import holdfast
from holdfast.kernel import shelf
from holdfast.kernel.errors import BadOptions
from holdfast.kernel.game import Game, UndoLimit
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import Setting
from holdfast.terminal import bots as bots_page
from holdfast.terminal import campaign as campaigns
from holdfast.terminal import content_check, examples, lab, review, rulebook, settings
from holdfast.terminal import shelf as shelf_page
from holdfast.terminal.command_flags import (
    Content,
    Language,
    Packs,
    error_console,
    help_of,
    run,
    translating,
)
from holdfast.terminal.files import WrongUse, kept_games, read_game
from holdfast.terminal.hosting import packs as packs_commands
from holdfast.terminal.hosting import tables as hosting
from holdfast.terminal.hosting.packs import is_pack, packs_folder, peek, playing_with, report_on, tell_report
from holdfast.terminal.screen import make_console, print_command, print_line, read_line
from holdfast.terminal.session import TerminalSession
from holdfast.terminal.solo import daily, puzzle
from holdfast.terminal.translator import Translator

UNDO_LIMITS: tuple[UndoLimit, ...] = get_args(UndoLimit)
FAULTY = 1
"""The exit code when a check found faults."""
PLAY_USAGE = "GAME [--OPTION VALUE]..."
UNDO_USAGE = "|".join(UNDO_LIMITS)
MAX_KEPT_SHOWN = 3
UNKNOWN_FLAGS = {"ignore_unknown_options": True, "allow_extra_args": True}

app = typer.Typer(
    name="holdfast",
    help=help_of("cli-help"),
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


app.add_typer(lab.app)
app.add_typer(hosting.tables, name="tables")
app.add_typer(packs_commands.app, name="packs")
app.command("backup", help=help_of("cli-backup"))(hosting.back_up)
app.command("restore", help=help_of("cli-restore"))(hosting.restore)
app.command("review", help=help_of("cli-review"))(review.review)


@app.callback()
def _holdfast() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


@app.command("shelf", help=help_of("cli-shelf"))
def show_shelf(language: Language = None) -> None:
    with translating(language) as translator:
        shelf_page.show(shelf.games().values(), translator, make_console())


@app.command("bots", help=help_of("cli-bots"))
def show_bots(language: Language = None) -> None:
    with translating(language) as translator:
        bots_page.show(translator, make_console())


@app.command("rules", help=help_of("cli-rules"))
def show_rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help=help_of("cli-rules-game"))],
    chapter: Annotated[
        str | None, typer.Argument(metavar="CHAPTER", help=help_of("cli-rules-chapter"))
    ] = None,
    find: Annotated[
        str | None, typer.Option("--find", metavar="WORDS", help=help_of("cli-rules-find"))
    ] = None,
    example: Annotated[
        str | None, typer.Option("--example", metavar="EXAMPLE", help=help_of("cli-rules-example"))
    ] = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        if example is not None:
            examples.show(game, example, translator, make_console())
        else:
            rulebook.show(game, chapter, find, translator, make_console())


@app.command("play", help=help_of("cli-play"), context_settings=UNKNOWN_FLAGS)
def play(
    *,
    words: Annotated[list[str] | None, typer.Argument(metavar=PLAY_USAGE, help=help_of("cli-game"))] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help=help_of("cli-seed"))] = None,
    from_file: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help=help_of("cli-from"))
    ] = None,
    content: Content = None,
    packs: Packs = None,
    undo: Annotated[str, typer.Option("--undo", metavar=UNDO_USAGE, help=help_of("cli-undo"))] = "anything",
    language: Language = None,
) -> None:
    with translating(language) as translator:
        limit = _undo_limit(undo)
        number = _seed(seed)
        alone, flags = settings.split_game(words or [])
        if len(alone) > 1:
            raise WrongUse("one-game", found=" ".join(alone)[:80])
        id = alone[0] if alone else None
        content = playing_with(content, packs, game=id, saved=peek(from_file))
        if from_file is not None:
            game = _old_game(id, flags, read_game(from_file, seed=number, content=content))
        else:
            rules = shelf.find(_named(id))
            offered = rules.settings_of(rules.content(content))
            options = _options(offered, flags, translator.of(rules.id))
            if options is None:
                return
            game = _new_game(rules, options, number, content)
        game.undo_limit = limit
        TerminalSession(game, translator.of(game.rules.id), make_console(), from_file).play()


@app.command("daily", help=help_of("cli-daily"))
def play_daily(
    *,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_of("cli-game"))] = None,
    file: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help=help_of("cli-daily-check"))
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help=help_of("cli-seed"))] = None,
    content: Content = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        console = make_console()
        if file is not None:
            if not daily.check(file, translator, console):
                raise typer.Exit(FAULTY)
            return
        practised, day = daily.practice(_named(game), _seed(seed), content)
        practised.undo_limit = "nothing-new"
        its_own = translator.of(practised.rules.id)
        console.print(Text(its_own.say("terminal-daily", day=day)))
        TerminalSession(practised, its_own, console, None).play()


@app.command("puzzle", help=help_of("cli-puzzle"))
def solve_puzzle(
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help=help_of("cli-game"))],
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", help=help_of("cli-puzzle-id"))] = None,
    rating: Annotated[
        int, typer.Option("--rating", metavar="N", min=400, max=2800, help=help_of("cli-puzzle-rating"))
    ] = 1500,
    theme: Annotated[str, typer.Option("--theme", metavar="THEME", help=help_of("cli-puzzle-theme"))] = "",
    language: Language = None,
) -> None:
    with translating(language) as translator:
        found = puzzle.find(shelf.find(game).id, number, rating, theme)
        puzzle.PuzzleSession(found, translator.of(found.game), make_console()).play()


@app.command("campaign", help=help_of("cli-campaign"), context_settings=UNKNOWN_FLAGS)
def campaign(
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_of("cli-campaign-file"))],
    words: Annotated[list[str] | None, typer.Argument(metavar=PLAY_USAGE, help=help_of("cli-game"))] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help=help_of("cli-seed"))] = None,
    content: Content = None,
    packs: Packs = None,
    undo: Annotated[str, typer.Option("--undo", metavar=UNDO_USAGE, help=help_of("cli-undo"))] = "anything",
    language: Language = None,
) -> None:
    with translating(language) as translator:
        limit = _undo_limit(undo)
        number = _seed(seed)
        if number is None:
            number = secrets.randbits(32)
        console = make_console()
        game: Game | None
        content = playing_with(content, packs)
        if file.exists():
            if words:
                raise WrongUse("flags-of-campaign", found=" ".join(words)[:80])
            book = campaigns.read(file)
            game = campaigns.go_on(book, number, content)
        else:
            alone, flags = settings.split_game(words or [])
            rules = shelf.find(_named(alone[0] if alone else None))
            options = _options(campaigns.settings_of(rules, content), flags, translator.of(rules.id))
            if options is None:
                return
            book, game = campaigns.begin(rules, options, number, content)
        game_translator = translator.of(book.game)
        campaigns.show_road(book, content, game_translator, console)
        if game is None:
            console.print(Text(game_translator.say("terminal-campaign-over")))
            return
        game.undo_limit = limit
        campaigns.CampaignSession(book, file, game, game_translator, console).play()
        if game.outcome is not None:
            campaigns.show_road(book, content, game_translator, console)
        console.print(Text(game_translator.say("terminal-campaign-kept", path=str(file))))


def _undo_limit(given: str) -> UndoLimit:
    for limit in UNDO_LIMITS:
        if given == limit:
            return limit
    raise WrongUse("unknown-undo", found=given[:60], known=", ".join(UNDO_LIMITS))


def _seed(given: str | None) -> int | None:
    if given is None:
        return None
    if not given.isdecimal() or len(given) > 18:
        raise WrongUse("bad-seed", found=given[:60])
    return int(given)


def _named(id: str | None) -> str:
    if id is None:
        raise WrongUse("no-game", known=", ".join(shelf.ids()))
    return id


def _options(offered: Sequence[Setting], flags: list[str], translator: Translator) -> dict[str, Any] | None:
    """The options by the flags; a person who gave none is asked. None: the person left."""
    given = settings.read_flags(offered, flags)
    if flags or not sys.stdin.isatty():
        return given
    console = make_console()
    kept = kept_games()[:MAX_KEPT_SHOWN]
    if kept:
        console.print(Text(translator.say("terminal-unfinished")))
    for path in kept:
        print_command(console, path)
    interview = settings.SettingsPrompt(
        offered, translator, partial(print_line, console), partial(read_line, console)
    )
    try:
        return interview.ask()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None


def _new_game(
    rules: Rules[Any, Any], options: dict[str, Any], seed: int | None, content: Path | None
) -> Game:
    try:
        return holdfast.new(
            rules.id, options, secrets.randbits(32) if seed is None else seed, content=content
        )
    except BadOptions as error:
        raise settings.as_flags(error) from None


def _old_game(id: str | None, flags: list[str], game: Game) -> Game:
    """The game of a file, if nothing else was asked for."""
    if flags:
        raise WrongUse("flags-of-file", found=" ".join(flags)[:80])
    if id is not None and id != game.rules.id:
        raise WrongUse("other-game", found=game.rules.id, game=id[:60])
    return game


@app.command("check", help=help_of("cli-check"))
def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=help_of("cli-check-folder"))],
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help=help_of("cli-check-game"))
    ] = None,
    packs: Packs = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        if packs or is_pack(folder):
            report = report_on([*(packs or ()), str(folder)], None)
            tell_report(report, translator, make_console())
            sound = report.sound
        else:
            rules = content_check.game_of(folder, shelf.games()) if game is None else shelf.find(game)
            sound = content_check.check(folder, rules, translator.of(rules.id), make_console())
    if not sound:
        raise typer.Exit(FAULTY)


@app.command("serve", help=help_of("cli-serve"))
def serve(
    *,
    host: Annotated[
        str, typer.Option("--host", metavar="HOST", envvar="HOLDFAST_HOST", help=help_of("cli-host"))
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", envvar="HOLDFAST_PORT", help=help_of("cli-port"))
    ] = 8000,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", envvar="HOLDFAST_DATABASE", help=help_of("cli-database")),
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help=help_of("cli-open"))] = False,
    bot_pace: Annotated[
        float,
        typer.Option(
            "--bot-pace",
            metavar="SECONDS",
            min=0.0,
            max=60.0,
            envvar="HOLDFAST_BOT_PACE",
            help=help_of("cli-bot-pace"),
        ),
    ] = 0.8,
    review_workers: Annotated[
        int,
        typer.Option(
            "--review-workers",
            metavar="N",
            min=1,
            max=64,
            envvar="HOLDFAST_REVIEW_WORKERS",
            help=help_of("cli-review-workers"),
        ),
    ] = 1,
    requests: Annotated[
        int,
        typer.Option(
            "--requests-per-second",
            metavar="N",
            min=1,
            envvar="HOLDFAST_REQUESTS_PER_SECOND",
            help=help_of("cli-requests-per-second"),
        ),
    ] = 30,
    tables: Annotated[
        int,
        typer.Option(
            "--tables-per-minute",
            metavar="N",
            min=1,
            envvar="HOLDFAST_TABLES_PER_MINUTE",
            help=help_of("cli-tables-per-minute"),
        ),
    ] = 20,
    connections: Annotated[
        int,
        typer.Option(
            "--connections",
            metavar="N",
            min=1,
            envvar="HOLDFAST_CONNECTIONS",
            help=help_of("cli-connections"),
        ),
    ] = 6000,
    connections_per_address: Annotated[
        int,
        typer.Option(
            "--connections-per-address",
            metavar="N",
            min=1,
            envvar="HOLDFAST_CONNECTIONS_PER_ADDRESS",
            help=help_of("cli-connections-per-address"),
        ),
    ] = 256,
    sockets_per_address: Annotated[
        int,
        typer.Option(
            "--sockets-per-address",
            metavar="N",
            min=1,
            envvar="HOLDFAST_SOCKETS_PER_ADDRESS",
            help=help_of("cli-sockets-per-address"),
        ),
    ] = 128,
    proxies: Annotated[
        str,
        typer.Option(
            "--proxies",
            metavar="ADDRESSES",
            envvar=["HOLDFAST_PROXIES", "FORWARDED_ALLOW_IPS"],
            help=help_of("cli-proxies"),
        ),
    ] = "127.0.0.1,::1",
    header_seconds: Annotated[
        float,
        typer.Option(
            "--header-seconds",
            metavar="SECONDS",
            min=0.1,
            envvar="HOLDFAST_HEADER_SECONDS",
            help=help_of("cli-header-seconds"),
        ),
    ] = 10.0,
    body_seconds: Annotated[
        float,
        typer.Option(
            "--body-seconds",
            metavar="SECONDS",
            min=0.1,
            envvar="HOLDFAST_BODY_SECONDS",
            help=help_of("cli-body-seconds"),
        ),
    ] = 60.0,
    stall_seconds: Annotated[
        float,
        typer.Option(
            "--stall-seconds",
            metavar="SECONDS",
            min=0.1,
            envvar="HOLDFAST_STALL_SECONDS",
            help=help_of("cli-stall-seconds"),
        ),
    ] = 30.0,
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            metavar="N",
            min=1,
            max=64,
            envvar="HOLDFAST_WORKERS",
            help=help_of("cli-workers"),
        ),
    ] = 1,
    bot_workers: Annotated[
        int,
        typer.Option(
            "--bot-workers",
            metavar="N",
            min=1,
            max=64,
            envvar="HOLDFAST_BOT_WORKERS",
            help=help_of("cli-bot-workers"),
        ),
    ] = 1,
    root_path: Annotated[
        str,
        typer.Option(
            "--root-path",
            metavar="PATH",
            envvar="HOLDFAST_ROOT_PATH",
            help=help_of("cli-root-path"),
        ),
    ] = "",
    keep_days: Annotated[
        int | None,
        typer.Option(
            "--keep-days",
            metavar="N",
            min=1,
            envvar="HOLDFAST_KEEP_DAYS",
            help=help_of("cli-keep-days"),
        ),
    ] = None,
    grace_seconds: Annotated[
        float,
        typer.Option(
            "--grace",
            metavar="SECONDS",
            min=0.0,
            envvar="HOLDFAST_GRACE",
            help=help_of("cli-grace"),
        ),
    ] = 120.0,
    address: Annotated[
        str,
        typer.Option("--address", metavar="URL", envvar="HOLDFAST_ADDRESS", help=help_of("cli-address")),
    ] = "",
    contact: Annotated[
        str,
        typer.Option("--contact", metavar="ADDRESS", envvar="HOLDFAST_CONTACT", help=help_of("cli-contact")),
    ] = "",
    smtp: Annotated[
        str, typer.Option("--smtp", metavar="URL", envvar="HOLDFAST_SMTP", help=help_of("cli-smtp"))
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(
            "--mail-from", metavar="ADDRESS", envvar="HOLDFAST_MAIL_FROM", help=help_of("cli-mail-from")
        ),
    ] = "",
    content: Content = None,
    packs: Annotated[
        Path | None,
        typer.Option("--packs", metavar="DIR", envvar="HOLDFAST_PACKS", help=help_of("cli-serve-packs")),
    ] = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        table = import_module("holdfast.server.serve")
        where = hosting.database_of(database)

        admin_token = os.environ.get("HOLDFAST_ADMIN_TOKEN") or secrets.token_urlsafe(24)

        def say_address(address: str) -> None:
            Console(stderr=True, highlight=False, soft_wrap=True).print(
                Text(translator.say("cli-serving", address=address))
            )
            if "HOLDFAST_ADMIN_TOKEN" not in os.environ:
                error_console().print(translator.say("cli-admin", address=f"{address}/admin#{admin_token}"))
            if browser and _has_screen():
                webbrowser.open(address)

        server_config = table.ServerConfig(
            database=where,
            content=content,
            packs=packs_folder(packs),
            bot_pace=bot_pace,
            workers=workers,
            bot_workers=bot_workers,
            root_path=root_path,
            keep_days=keep_days,
            admin_token=admin_token,
            review_workers=review_workers,
            requests_per_second=requests,
            requests_at_once=10 * requests,
            tables_per_minute=tables,
            tables_at_once=2 * tables,
            most_connections=connections,
            connections_per_address=connections_per_address,
            sockets_per_address=sockets_per_address,
            proxies=proxies,
            header_seconds=header_seconds,
            body_seconds=body_seconds,
            stall_seconds=stall_seconds,
            grace_seconds=grace_seconds,
            address=address.rstrip("/"),
            contact=contact.strip(),
            smtp=smtp,
            mail_from=mail_from,
            daily_secret=os.environ.get("HOLDFAST_DAILY_SECRET", ""),
            daily_date=os.environ.get("HOLDFAST_DAILY_DATE", ""),
        )
        table.serve(server_config, host, port, say_address)


def _has_screen() -> bool:
    """Is there a screen for a browser? Without one Python would open a browser inside this terminal."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


def main() -> None:
    """The command."""
    run(app)
