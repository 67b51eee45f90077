"""Two versions on one database: what a newer form may add, and an older house that goes on there."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import text

from serenissima.cli import opening
from serenissima.cli.faults import Fault
from serenissima.server import migrate
from serenissima.server.ledger import open_engine
from serenissima.server.settings import Settings
from server.houses import begin, house_on, play
from server.test_table import fixed

TOMORROW = '''"""Tomorrow's form"""

import sqlalchemy as sa
from alembic import op

revision = "{name}"
down_revision = "{before}"
{expands}

def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.String(length=10), nullable=False, server_default="red"))
    op.create_table("colours", sa.Column("name", sa.String(length=10), primary_key=True))


def downgrade() -> None:
    op.drop_table("colours")
'''


def head() -> str:
    return str(migrate.scripts().get_current_head())


async def brought_to_tomorrow(address: str, folder: Path, expands: bool) -> None:
    """As tomorrow's version does when it opens there: its form is one further."""
    shutil.copytree(migrate.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    said = TOMORROW.format(name="0999", before=head(), expands="expands = True\n" if expands else "")
    (folder / "versions" / "0999_tomorrow.py").write_text(said, encoding="utf-8")
    today = migrate.FOLDER
    engine = open_engine(address)
    try:
        migrate.FOLDER = folder
        await migrate.up(engine)
    finally:
        migrate.FOLDER = today
        await engine.dispose()


def test_a_house_goes_on_and_is_opened_again_when_the_form_has_grown(
    database: Callable[[], str], tmp_path: Path
) -> None:
    address = database()

    async def story() -> None:
        async with house_on(address) as house:
            await begin(house, fixed(), [("u0", "anna"), ("u1", "bruno")])
            await play(house, fixed().id, 2)
            await brought_to_tomorrow(address, tmp_path / "migrations", expands=True)
            await play(house, fixed().id, 2)  # it was open all the time
        async with house_on(address) as house:  # and is opened again
            await play(house, fixed().id, 2)
            async with house.ledger.engine.connect() as connection:
                assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == "0999"

    asyncio.run(story())
    opening.check_database(Settings(database=address))


def test_a_form_that_changes_more_is_refused(database: Callable[[], str], tmp_path: Path) -> None:
    address = database()

    async def story() -> None:
        async with house_on(address):
            pass
        await brought_to_tomorrow(address, tmp_path / "migrations", expands=False)
        engine = open_engine(address)
        with pytest.raises(migrate.TooNew, match="0999"):
            await migrate.up(engine)
        await engine.dispose()

    asyncio.run(story())
    with pytest.raises(Fault, match="newer Serenissima"):
        opening.check_database(Settings(database=address))


class Adding(Operations):
    """Notes what a form does, and lets nothing happen that a house of the form before could stumble over."""

    def __init__(self) -> None:
        super().__init__(MigrationContext.configure(dialect_name="postgresql", opts={"as_sql": True}))
        self.done: list[str] = []

    def create_table(self, name: str, *columns: Any, **more: Any) -> Any:  # type: ignore[override] # fewer names than alembic has
        self.done.append(f"table {name}")

    def create_index(self, name: Any, table: str, *columns: Any, **more: Any) -> None:  # type: ignore[override] # fewer names than alembic has
        assert not more.get("unique"), f"{name}: a house of the form before does not know that no two may be alike"
        self.done.append(f"index {name}")

    def add_column(self, table: str, column: sa.Column[Any], **more: Any) -> None:  # type: ignore[override] # fewer names than alembic has
        assert column.nullable or column.server_default is not None, f"{table}.{column.name}: houses leave it out"
        self.done.append(f"column {table}.{column.name}")


EXPANDING = [one for one in migrate.scripts().walk_revisions() if getattr(one.module, "expands", False)]


@pytest.mark.parametrize("form", EXPANDING, ids=lambda form: str(form.revision))
def test_a_form_that_expands_only_adds(form: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    adding = Adding()
    for module in (form.module, migrate_making()):
        monkeypatch.setattr(module, "op", adding, raising=False)
    form.module.upgrade()
    assert adding.done


def migrate_making() -> Any:
    from serenissima.server.migrations import making

    return making


def test_the_oldest_form_that_can_live_there_follows_from_the_marks() -> None:
    assert EXPANDING, "this form says that houses of the one before can go on"
    newest = EXPANDING[0]
    assert migrate.oldest_with(str(newest.revision)) <= str(newest.down_revision)
    assert migrate.oldest_with("0003") == "0003"
