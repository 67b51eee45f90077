"""How a form of the database makes its tables. Released forms stand on this: it is added to, and never changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

Columns = list[sa.Column[Any]]
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")  # SQLite counts up plain integers only


def made(
    table: str,
    *columns: Columns,
    key: tuple[str, ...],
    of: Mapping[str, str] | None = None,
    unique: str = "",
    found_by: tuple[tuple[str, ...], ...] = (),
) -> None:
    """A table with its key. Rows go with those `of` other tables that their columns name; it is `found_by` indexes."""
    rules: list[sa.Constraint] = [belongs(table, column, other) for column, other in (of or {}).items()]
    rules.append(sa.PrimaryKeyConstraint(*key, name=op.f(f"pk_{table}")))
    if unique:
        rules.append(sa.UniqueConstraint(unique, name=op.f(f"uq_{table}_{unique}")))
    op.create_table(table, *(column for some in columns for column in some), *rules)
    for index in found_by:
        op.create_index(op.f("_".join(("ix", table, *index))), table, list(index))


def belongs(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}_{other}")
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=name, ondelete="CASCADE")


def gone(*tables: str) -> None:
    """Tables with their indexes."""
    for table in tables:
        op.drop_table(table)


def texts(**lengths: int) -> Columns:
    return [sa.Column(name, sa.String(length=length), nullable=False) for name, length in lengths.items()]


def prose(*names: str) -> Columns:
    return [sa.Column(name, sa.Text(), nullable=False) for name in names]


def wholes(*names: str) -> Columns:
    return [sa.Column(name, sa.Integer(), nullable=False) for name in names]


def reals(*names: str) -> Columns:
    return [sa.Column(name, sa.Float(), nullable=False) for name in names]


def flags(*names: str) -> Columns:
    return [sa.Column(name, sa.Boolean(), nullable=False) for name in names]


def values(*names: str) -> Columns:
    """Anything that JSON can say."""
    return [sa.Column(name, sa.JSON(), nullable=False) for name in names]


def counted(name: str) -> Columns:
    """A number that the database counts up."""
    return [sa.Column(name, NUMBER, autoincrement=True, nullable=False)]


def place(name: str) -> Columns:
    """A number that is part of the key and told from outside."""
    return [sa.Column(name, sa.Integer(), autoincrement=False, nullable=False)]


def maybe(columns: Columns) -> Columns:
    """The same, where nothing may stand in them."""
    for column in columns:
        column.nullable = True
    return columns
