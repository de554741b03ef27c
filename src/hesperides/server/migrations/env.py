"""Run by Alembic: every step up to the head, on the connection that `migrate.py` hands over."""

from alembic import context

from hesperides.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
