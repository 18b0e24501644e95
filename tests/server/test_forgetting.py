"""Whoever wants to be forgotten is, everywhere, and nobody else with him."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, insert, select
from starlette.testclient import TestClient

from server.harness import Visitor, client_of, hub_of, settings_in
from westmarch.server.storage.schema import blocks, chat, entrants, pushes, ratings, reports, result_seats, seekers


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def call(client: TestClient, work: Any, *arguments: Any) -> Any:
    return client.portal.call(work, *arguments)  # type: ignore[union-attr]


def rows(client: TestClient, table: Table) -> list[Any]:
    return list(call(client, hub_of(client).store.read, select(table)))


def test_what_is_kept_of_a_guest_goes_and_what_is_kept_of_others_stays(client: TestClient) -> None:
    ana, eva, rosa = Visitor(client, "Ana"), Visitor(client, "Eva"), Visitor(client, "Rosa")
    tables: dict[int, str] = {}
    for number, (one, name) in enumerate(((ana, "Ana"), (eva, "Eva"))):
        who, tables[one.id] = f"p{one.id}", one.open(names=[name])["table"]["id"]
        call(
            client,
            hub_of(client).store.commit,
            insert(ratings).values(who=who, game="sample", kind="slow", mu=25.0, sigma=8.0, games=1, wins=1),
            insert(pushes).values(id=str(one.id), person=one.id, endpoint="x", p256dh="x", auth="x"),
            insert(seekers).values(person=one.id, wish="{}", since=1, seen=1),
            insert(reports).values(person=one.id, about=rosa.id, text="rude"),
            insert(blocks).values(person=one.id, other=rosa.id),
            insert(blocks).values(person=rosa.id, other=one.id),
            insert(chat).values(table_id=tables[one.id], seat=0, text="hello"),
            insert(entrants).values(tournament="t", number=number, who=who, name=name, deck="a deck"),
            insert(result_seats).values(table_id="over", seat=number, who=who, side="west", team=0, won=1),
        )
    assert ana.post("/api/me/deletion").status_code == 204
    theirs = f"p{eva.id}"
    assert [row.who for row in rows(client, ratings)] == [theirs]
    for table in (pushes, seekers, reports):
        assert [row.person for row in rows(client, table)] == [eva.id], table.name
    assert {(row.person, row.other) for row in rows(client, blocks)} == {(eva.id, rosa.id), (rosa.id, eva.id)}
    assert [row.table_id for row in rows(client, chat)] == [tables[eva.id]]
    assert [(row.name, row.deck, row.withdrawn) for row in rows(client, entrants)] == [
        ("", "", 1),
        ("Eva", "a deck", 0),
    ]
    assert [row.who for row in rows(client, result_seats)] == ["", theirs]
    assert ana.get("/api/me").json()["id"] == 0 and eva.get("/api/me").json()["id"] == eva.id
