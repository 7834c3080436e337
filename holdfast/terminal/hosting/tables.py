"""Commands for whoever hosts a server: delete old tables, back the database up, restore it."""

import asyncio
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from holdfast.terminal.command_flags import Content, Language, help_of, translating
from holdfast.terminal.files import keeping_folder
from holdfast.terminal.screen import make_console

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", envvar="HOLDFAST_DATABASE", help=help_of("cli-database")),
]

tables = typer.Typer(help=help_of("cli-tables"), no_args_is_help=True)


def database_of(given: str | None) -> str:
    """The database that `holdfast serve` uses, too."""
    return given or str(keeping_folder().parent / "tables.sqlite3")


@tables.command("prune", help=help_of("cli-prune"))
def prune(
    *,
    days: Annotated[int, typer.Option("--days", metavar="N", min=1, help=help_of("cli-prune-days"))],
    finished: Annotated[bool, typer.Option("--finished", help=help_of("cli-prune-finished"))] = False,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help=help_of("cli-prune-records"))
    ] = None,
    delete: Annotated[bool, typer.Option("--delete", help=help_of("cli-prune-delete"))] = False,
    database: Database = None,
    content: Content = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        console = make_console()
        maintenance = import_module("holdfast.server.maintenance")
        work = maintenance.prune(
            database_of(database),
            days,
            finished_only=finished,
            records=records,
            delete=delete,
            content=content,
        )
        done = asyncio.run(work)
        for table in done.tables:
            touched = datetime.fromtimestamp(table.touched / 1000, UTC).date().isoformat()
            console.print(Text(f"{touched}  {table.id}  {table.game}  {table.title}".rstrip()))
        if done.kept and records is not None:
            told = translator.say("cli-pruned-records", count=done.kept, folder=str(records))
            console.print(Text(told))
        for id in done.unreadable:
            console.print(Text(translator.say("cli-prune-unreadable", table=id)))
        message = "cli-pruned" if delete else "cli-prune-would"
        console.print(Text(translator.say(message, count=len(done.tables))))


@tables.callback()
def _tables() -> None:
    """Commands about all tables."""


def back_up(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_of("cli-backup-file"))],
    database: Database = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        maintenance = import_module("holdfast.server.maintenance")
        asyncio.run(maintenance.back_up(database_of(database), file))
        make_console().print(Text(translator.say("cli-backed-up", file=str(file))))


def restore(
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_of("cli-backup-file"))],
    replace: Annotated[bool, typer.Option("--replace", help=help_of("cli-restore-replace"))] = False,
    database: Database = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        maintenance = import_module("holdfast.server.maintenance")
        asyncio.run(maintenance.restore(database_of(database), file, replace=replace))
        make_console().print(Text(translator.say("cli-restored", file=str(file))))
