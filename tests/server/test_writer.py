"""The writer of records: who shares a commit with whom, and who waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from westmarch.server.storage import writer as writing
from westmarch.server.storage.rows import Append
from westmarch.server.storage.writer import Writer


class Noted:
    """A database that takes everything, and what it was given at once."""

    conflicts: tuple[type[Exception], ...] = ()
    failures: tuple[type[Exception], ...] = ()

    def __init__(self) -> None:
        self.batches: list[list[str]] = []

    async def commit(self, appends: list[Append]) -> None:
        self.batches.append([append.table_id for append in appends])

    async def close(self) -> None:
        pass


def write(folder: Path, play: Callable[[Writer], Awaitable[None]]) -> list[list[str]]:
    """The batches that come of what is written."""
    noted = Noted()

    async def all_of_it() -> None:
        engine = create_async_engine(f"sqlite+aiosqlite:///{folder}/test.db")
        writer = Writer(engine, "")
        await writer.appends.close()
        writer.appends = noted
        writer.start()
        await play(writer)
        await writer.stop()
        await engine.dispose()

    asyncio.run(all_of_it())
    return noted.batches


def of(table: str) -> Append:
    return Append(table, 0, [["d"]], False, None)


def test_a_table_that_comes_alone_or_after_itself_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "PACE", 3600.0)

    async def play(writer: Writer) -> None:
        for _ in range(3):
            await writer.append(of("a"))

    assert write(tmp_path, play) == [["a"], ["a"], ["a"]]


def test_tables_that_come_one_after_the_other_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "PACE", 0.5)

    async def play(writer: Writer) -> None:
        await writer.append(of("a"))
        others = []
        for table in "bcde":
            others.append(asyncio.create_task(writer.append(of(table))))
            await asyncio.sleep(0.01)
        await asyncio.gather(*others)

    assert write(tmp_path, play) == [["a"], ["b", "c", "d", "e"]]
