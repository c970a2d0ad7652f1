"""The first tables: items, annotators, labels, and every change of a label."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "facts",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "items",
        sa.Column("id", sa.String(512), primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
    )
    op.create_table(
        "annotators",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("role", sa.String(16), nullable=False),
    )
    op.create_table(
        "labels",
        sa.Column("annotator", sa.String(64), primary_key=True),
        sa.Column("item", sa.String(512), primary_key=True),
        sa.Column("label", sa.String(32)),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("mended", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("saved_at", sa.String(32), nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("annotator", sa.String(64), nullable=False),
        sa.Column("item", sa.String(512), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("undoes", sa.Integer),
        sa.Column("before", sa.JSON, nullable=False),
        sa.Column("after", sa.JSON, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("events_of", "events", ["annotator", "item", "number"])


def downgrade() -> None:
    """Take the tables away."""
    for table in ("events", "labels", "annotators", "items", "facts"):
        op.drop_table(table)
