"""What is stored of a table is what is read again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.harness import settings_in
from westmarch.server.storage.rows import HUMAN, OPEN, SeatRow, TableRow
from westmarch.server.storage.store import Store

SEATS = [SeatRow(0, HUMAN, "Ann", "abc", person=7, muted=(1,)), SeatRow(1, OPEN, "", "def")]
RECORDS: list[list[Any]] = [["c", "d6", 3], ["d", 0, "play:rank4-24"]]


@pytest.mark.parametrize("records", [[], RECORDS], ids=["no records", "records"])
@pytest.mark.parametrize(
    "position, origin", [(None, None), ({"turn": 3}, None), ({"turn": 3}, {"moment": 4})], ids=["new", "line", "moment"]
)
def test_a_table_is_read_as_it_was_stored(tmp_path: Path, position: Any, origin: Any, records: Any) -> None:
    options, extra = {"hand": 5}, {"rated": True}
    row = TableRow("t", "sample", options, "ab", False, SEATS, records, extra, position=position, origin=origin)

    async def scene() -> TableRow | None:
        store = Store(settings_in(tmp_path).database_url)
        await store.open()
        await store.add_table(row)
        found = await store.load("t")
        await store.close()
        return found

    assert asyncio.run(scene()) == row
