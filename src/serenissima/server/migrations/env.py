"""Runs migrations on the connection that `migrate.run` has opened."""

from __future__ import annotations

from alembic import context

from serenissima.server.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
