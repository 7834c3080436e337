"""Brings a database of an older version to the shape of today, with Alembic.

Alembic takes longer to import than most of the server: it is only where there is something to do.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from holdfast.server.errors import CannotServe

MIGRATIONS = Path(__file__).parent / "migrations"


def configuration() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen yet."""
    config = configuration()
    config.attributes["connection"] = connection
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise CannotServe("newer-database")
    command.upgrade(config, "head")
