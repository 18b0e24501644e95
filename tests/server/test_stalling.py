"""What strangers may ask for so that others wait: each pays for the time that it takes, and waits alone."""

from __future__ import annotations

import asyncio
import gzip
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import PATIENCE, Visitor, client_of, hub_of, new_table, seats_of, settings_in, until
from westmarch.server.meeting.lobby import SHARE, Lobby
from westmarch.server.people import notices
from westmarch.server.people.errands import PLACES, Errands
from westmarch.server.storage import snapshots
from westmarch.server.storage.rows import CannotResume
from westmarch.server.tables import live, shelf, stored

DECK = "\n".join(f"1 1_{number}" for number in range(1, 360))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def within(client: TestClient, work: Any) -> Any:
    """Something inside the server's own event loop."""
    assert client.portal is not None
    return client.portal.call(work)


# Who pays


def test_whoever_has_decks_checked_pays_for_the_time(tmp_path: Path) -> None:
    question = {"deck": DECK}
    for what, body in (("check", question), ("convert", question | {"to": "text"})):
        with client_of(settings_in(tmp_path, burst=100, refill=0.001)) as client:
            address = f"/api/games/meccg/decks/{what}"
            assert 429 in [client.post(address, json=body).status_code for _ in range(30)]


def test_what_goes_wrong_beside_the_event_loop_is_paid_for_too(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, burst=100, refill=0.001)) as client:
        body = {"deck": DECK, "to": "no such kind"}
        answers = [client.post("/api/games/meccg/decks/convert", json=body).status_code for _ in range(30)]
        assert set(answers) == {404, 429}


def test_the_same_format_is_looked_at_once(client: TestClient) -> None:
    body = {"deck": DECK, "formats": ["standard"] * 10}
    first = client.get("/api/games/meccg/decks").json()["formats"][0]
    answer = client.post("/api/games/meccg/decks/check", json=body | {"formats": [first] * 10}).json()
    assert list(answer["formats"]) == [first]


# Who waits


def test_whether_a_game_has_begun_is_told_without_its_records(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(client)["table"]["id"]
    monkeypatch.setattr(hub_of(client).store, "load", None)
    assert client.get(f"/api/gatherings/{table}").json() == {"begun": True, "seat": -1, "table": None}
    monkeypatch.undo()
    assert client.get("/api/gatherings/nothing").status_code == 404


def test_a_table_that_cannot_be_taken_up_is_not_tried_for_everybody(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    west, _ = seats_of(client)
    hub = hub_of(client)
    tried: list[str] = []

    def broken(row: Any, *_: Any) -> Any:
        tried.append(row.id)
        raise CannotResume("this table cannot be taken up")

    hub.tables.clear()
    with monkeypatch.context() as broke:
        broke.setattr(shelf, "restored", broken)
        answers = [client.get(west.address) for _ in range(5)]
    assert {answer.json()["title"] for answer in answers} == {"CannotResume"} and tried == [west.table]
    # After a while it is tried again.
    monkeypatch.setattr("westmarch.server.tables.given_up.AGAIN", 0.0)
    assert client.get(west.address).status_code == 200


def test_a_crowd_in_the_lobby_looks_round_together_and_now_and_then(client: TestClient) -> None:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    looked: list[float] = []
    look_round, cost = lobby._look_round, 0.02

    async def slowly() -> Any:
        looked.append(time.monotonic())
        await asyncio.sleep(cost)
        return await look_round()

    async def crowd() -> None:
        lobby._look_round = slowly  # type: ignore[method-assign]
        await asyncio.gather(*[lobby.look(None) for _ in range(50)])
        assert len(looked) == 1
        for _ in range(4):
            lobby.stale()
            await lobby.look(None)
        assert len(looked) == 5

    within(client, crowd)
    pauses = [later - earlier for earlier, later in pairwise(looked)]
    assert all(pause >= cost * SHARE * 0.95 for pause in pauses), pauses


def test_a_change_while_somebody_looks_round_is_seen_by_the_next(client: TestClient) -> None:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    look_round = lobby._look_round
    looked: list[int] = []

    async def meanwhile() -> Any:
        looked.append(1)
        found = await look_round()
        if len(looked) == 1:
            lobby.stale()
        return found

    async def visit() -> None:
        lobby._look_round = meanwhile  # type: ignore[method-assign]
        for _ in range(3):
            await lobby.look(None)

    within(client, visit)
    assert len(looked) == 2


def test_a_name_that_is_never_found_keeps_nobody_waiting(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = Visitor(client, "Ana")
    free, where = threading.Event(), []

    def for_ever(*_: Any) -> str:
        where.append(threading.current_thread().name)
        free.wait(PATIENCE)
        return ""

    monkeypatch.setattr(notices, "check_public", for_ever)
    monkeypatch.setattr(notices, "LOOKUP", 0.1)
    for _ in range(4):
        assert ana.post("/api/me/notices", {"webhook": "https://slow.example.org/"}).status_code == 422
    free.set()
    # The threads in which tables are loaded were left alone.
    assert until(lambda: where) and all(name.startswith("lookups") for name in where)


def test_whoever_is_slow_to_take_notices_waits_behind_others() -> None:
    sent: list[str] = []

    async def send() -> None:
        errands, free = Errands(), threading.Event()
        slow: list[asyncio.Task[Any]] = []
        slow += [asyncio.create_task(errands.run("slow", free.wait, PATIENCE)) for _ in range(PLACES)]
        slow += [asyncio.create_task(errands.run("slow", sent.append, f"slow {n}")) for n in range(5)]
        await asyncio.sleep(0)
        other = asyncio.create_task(errands.run("other", sent.append, "other"))
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*slow, other)
        errands.close()

    asyncio.run(send())
    assert sent.index("other") <= PLACES and len(sent) == 6


def test_a_game_does_not_grow_for_ever_by_what_is_taken_back(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    west, east = seats_of(client)
    alone = new_table(client, players=("human", "random"))
    assert west.decide().status_code == 200
    monkeypatch.setattr(live, "LONGEST", hub_of(client).tables[west.table].number)
    refused = west.post("undo", {"keep": 0})
    assert (refused.status_code, refused.json()["rule"]) == (422, "engine.undo-too-long")
    # The game itself goes on.
    assert east.decide().status_code == 200 and alone["table"]["id"]


def test_whoever_goes_back_far_pays_for_the_game_that_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "NEAR", 3)
    with client_of(settings_in(tmp_path, burst=1000, refill=0.001)) as client:
        west, east = seats_of(client, game="bofa")
        table = hub_of(client).tables[west.table]
        while len(table.session.steps) < 40:
            [west, east][table.session.state.asks[0].seat].decide()
        purse = client.app.state.buckets  # type: ignore[attr-defined]

        def paid(work: Any) -> float:
            before = purse.wait("testclient", 1000)
            assert work().status_code in (200, 422)
            return float((purse.wait("testclient", 1000) - before) * purse.refill)

        last = len(table.session.steps) - 1
        near = paid(lambda: west.post("undo", {"keep": last}))
        asked = paid(lambda: east.post("requests", {"what": "undo", "keep": 0}))
        assert asked > near + table.number / 4
        with west.live(number=-1) as socket:
            before = purse.wait("testclient", 1000)
            socket.ask(type="ask", what="undo", keep=0)
            assert (purse.wait("testclient", 1000) - before) * purse.refill > table.number / 4
        monkeypatch.setattr(stored, "replayed", lambda row: pytest.fail("played again without consent"))
        assert paid(lambda: west.post("undo", {"keep": 1})) > near + table.number / 4


# What everybody gets


def test_files_are_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<html></html>")
    text = "const places = ['Bree', 'Hobbiton'];\n" * 10_000
    (web / "assets" / "client.js").write_text(text)
    compress, times = gzip.compress, []

    def counted(data: bytes, *given: Any, **more: Any) -> bytes:
        times.append(len(data))
        return compress(data, *given, **more)

    with client_of(settings_in(tmp_path, web=web)) as client:
        monkeypatch.setattr(gzip, "compress", counted)
        answers = [client.get("/assets/client.js") for _ in range(5)]
        assert times == [len(text)]
        assert all(answer.text == text and answer.headers["content-encoding"] == "gzip" for answer in answers)
        assert answers[0].headers["cache-control"].endswith("immutable")
        again = client.get("/assets/client.js", headers={"if-none-match": answers[0].headers["etag"]})
        assert again.status_code == 304
        plain = client.get("/assets/client.js", headers={"accept-encoding": "identity"})
        assert plain.text == text and "content-encoding" not in plain.headers
        part = client.get("/assets/client.js", headers={"range": "bytes=0-4"})
        assert part.text == "const" and part.status_code == 206


def test_descriptions_that_never_change_are_made_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("/openapi.json", "/api/games", "/api/games/tcg", "/api/games/tcg/decks/cards"):
        first = client.get(address)
        assert first.status_code == 200 and first.headers["etag"]
        again = client.get(address, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
