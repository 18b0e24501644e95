"""Snapshots: a table loaded from one is the table replayed from its first record, undo and all."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.harness import settings_in
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.playing import new_session, random_code
from westmarch.engine.session import KEPT_EVERY, Session
from westmarch.server.storage import snapshots
from westmarch.server.storage.rows import TableRow
from westmarch.server.storage.snapshots import FAR, NEAR, Album, opened, replayed, trim
from westmarch.server.tables import stored
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.live import LiveTable


def recorded(game: str, decisions: int, every: int, undo: tuple[int, int] = (-1, 0)) -> tuple[Session, TableRow]:
    """A game with snapshots; at some decision it goes back to an earlier one."""
    found = find_game(game)
    session = new_session(found, {}, "start", 5)
    album, kept, policy = Album(found), [], Chance(seed_of(6))
    for made in range(decisions):
        if not session.state.asks:
            break
        session.decide(*random_code(session, policy))
        if made == undo[0]:
            session.undo(0, undo[1], {0, 1})
            album.undone(session)
        if len(session.journal.records) - album.number >= every:
            kept.append(album.take(session))
            album.stored(session, kept[-1])
    options = found.checked({})
    return session, TableRow("t", game, options, seed_of(5), False, [], session.journal.records[:], {}, kept)


def same(one: Session, other: Session) -> bool:
    def lines(session: Session) -> list[Any]:
        return [(line.key, line.about, line.audience, line.rule) for line in session.log]

    def steps(session: Session) -> list[Any]:
        return [(step.seat, step.code, step.entries, step.unsettling) for step in session.steps]

    return (
        one.state.dump() == other.state.dump()
        and [ask.all_options() for ask in one.state.asks] == [ask.all_options() for ask in other.state.asks]
        and lines(one) == lines(other)
        and steps(one) == steps(other)
        and one.journal == other.journal
    )


@pytest.mark.parametrize(
    "game, decisions, every", [("sample", 30, 7), ("sample", 500, 10), ("wotr", 200, 60), ("bofa", 200, 60)]
)
def test_a_loaded_table_is_the_replayed_one(game: str, decisions: int, every: int) -> None:
    session, row = recorded(game, decisions, every)
    assert len(row.snapshots) >= 3
    loaded, album = opened(row)
    assert album.number == row.snapshots[-1].number
    assert same(loaded, session) and same(replayed(row), session)
    # It goes on in the same way.
    policy = Chance(seed_of(7))
    if session.state.asks:
        move = random_code(session, policy)
        session.decide(*move)
        loaded.decide(*move)
        assert same(loaded, session)


@pytest.mark.parametrize("undo", [(12, 11), (20, 2), (28, 27), (29, 1)])
def test_undo_between_snapshots(undo: tuple[int, int]) -> None:
    session, row = recorded("sample", 31, 7, undo)
    assert same(opened(row)[0], session)


def test_a_snapshot_of_other_rules_or_damaged_is_not_used() -> None:
    session, row = recorded("sample", 30, 7)
    foreign = [replace(snapshot, rules="other") for snapshot in row.snapshots]
    for kept in (
        foreign,
        [replace(s, body="{}") for s in row.snapshots],
        [replace(s, body="x") for s in row.snapshots],
    ):
        loaded, album = opened(replace(row, snapshots=kept))
        assert same(loaded, session) and album.number == 0


def test_old_positions_are_let_go() -> None:
    session, _ = recorded("wotr", NEAR + 20, 10_000)
    trim(session)
    near = [step.kept is FAR for step in session.steps].count(False)
    assert NEAR <= near < NEAR + KEPT_EVERY
    again = [step.before.dump() for step in session.steps[-near:]]
    assert again == [g.dump() for g in recorded("wotr", NEAR + 20, 10_000)[0].positions()][-near - 1 : -1]


def test_a_table_stores_snapshots_and_goes_back_past_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "NEAR", 3)

    async def play_on(table: LiveTable, policy: Chance, count: int) -> None:
        for _ in range(count):
            seat, code = random_code(table.session, policy)
            await table.decide(seat, table.number, code)

    async def scene() -> None:
        settings, policy = settings_in(tmp_path, snapshot_every=8), Chance(seed_of(2))
        hub = Hub(settings)
        await hub.open()
        table, _ = await hub.new_table("sample", {}, ["human", "human"], [])
        await play_on(table, policy, 20)
        row = await hub.store.load(table.id)
        assert row is not None and len(row.snapshots) >= 2
        await table.undo(0, 4, {0, 1})
        assert len(table.session.steps) == 4
        await play_on(table, policy, 10)
        session = table.session
        await hub.close()

        hub = Hub(settings)
        await hub.open()
        again = await hub.table(table.id)
        assert same(again.session, session)
        await again.undo(1, 0, {0, 1})
        await play_on(again, policy, 5)
        row = await hub.store.load(table.id)
        assert row is not None and same(replayed(row), again.session)
        await hub.close()

    asyncio.run(scene())


def test_what_was_let_go_is_not_gone_through_again() -> None:
    session, _ = recorded("wotr", NEAR + 40, 10_000)
    trim(session)
    assert session.steps[1].kept is FAR
    first, looked_at = session.steps[0], session.state.clone()
    first.kept = looked_at
    trim(session)
    assert first.kept is looked_at


def test_an_undo_of_another_process_is_followed_without_all_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one to before the last snapshot; only where positions were let go the table is read anew."""
    opened: list[str] = []
    real = snapshots.opened

    def counted(row: TableRow) -> Any:
        opened.append(row.id)
        return real(row)

    monkeypatch.setattr(stored, "opened", counted)

    async def play_on(table: LiveTable, policy: Chance, count: int) -> None:
        for _ in range(count):
            seat, code = random_code(table.session, policy)
            await table.decide(seat, table.number, code)

    async def scene() -> None:
        settings, policy = settings_in(tmp_path, snapshot_every=12), Chance(seed_of(4))
        here, there = Hub(settings), Hub(settings)
        await here.open()
        await there.open()
        table, _ = await here.new_table("bofa", {}, ["human", "human"], [])
        await play_on(table, policy, NEAR + 40)
        other = await there.table(table.id)
        for back in (1, 3, NEAR // 2):
            opened.clear()
            await table.undo(0, len(table.session.steps) - back, {0, 1})
            await play_on(table, policy, 2)
            await table.undo(0, len(table.session.steps) - 1, {0, 1})
            await other.catch_up()
            assert same(other.session, table.session) and not opened
            assert (other.asked, other.last, other.undone_at) == (table.asked, table.last, table.undone_at)
            # Both write in turn, with the snapshots that belong to it.
            await play_on(other, policy, 15)
            await table.catch_up()
            assert same(other.session, table.session)
            row = await here.store.load(table.id)
            assert row is not None and same(snapshots.opened(row)[0], table.session)
        await table.undo(0, 2, {0, 1})
        await other.catch_up()
        assert same(other.session, table.session) and opened == [table.id]
        await here.close()
        await there.close()

    asyncio.run(scene())
