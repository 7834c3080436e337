"""Alembic's door: migrations run on the connection that the store hands in."""

from alembic import context

from holdfast.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
