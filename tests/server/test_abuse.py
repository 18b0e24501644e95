"""What strangers may try: foreign names, forged headers, half requests, many tables, odd positions."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.harness import PATIENCE, Process, Seat, Visitor, client_of, hub_of, new_table, seats_of, settings_in, until
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import JournalError
from westmarch.engine.game import find_game
from westmarch.engine.journal import read_journal
from westmarch.engine.origin import from_moment, proved
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.session import Session
from westmarch.server.endpoints.socket import COSTS
from westmarch.server.guard import Buckets, cost_of, host_name, network_of
from westmarch.server.people.names import is_plain, skeleton
from westmarch.server.storage.rows import CannotResume
from westmarch.server.storage.writer import StoreError
from westmarch.server.tables import follower as following


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


# Positions


def session_from(game_name: str, scenario: str, decisions: int) -> Session:
    session = new_session(find_game(game_name), {}, scenario, 1)
    for _, _ in zip(range(decisions + 1), play_on(session, Chance(seed_of(2))), strict=False):
        pass
    return session


def mutations(position: Any, chance: random.Random, count: int) -> Iterator[Any]:
    """The position with something changed somewhere: another number, another sort of value, more, or nothing."""
    text = json.dumps(position)
    for _ in range(count):
        changed = json.loads(text)
        place: Any = changed
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = chance.choice(keys)
            inner = place[key]
            if isinstance(inner, (dict, list)) and inner and chance.random() < 0.8:
                place = inner
                continue
            alike = [float(inner), bool(inner)] * 3 if type(inner) is int else []
            place[key] = chance.choice([10**18, -1, 7, "x", None, [], [inner] * 3, {"tuple": [1]}, *alike])
            if json.dumps(place[key]) != json.dumps(inner):
                yield changed
            break


@pytest.mark.parametrize("game", ["sample", "wotr", "bofa", "tcg", "meccg"])
def test_a_position_is_believed_for_its_history_alone(game: str) -> None:
    session = session_from(game, min(find_game(game).scenarios()), 12)
    journal = read_journal(session.journal.text())
    proved(journal)
    at = len(session.steps) // 2
    start, origin = from_moment(session.journal, at, session.steps[at].before)
    later = Session.new(session.game, {}, seed_of(3), start)
    later.journal.origin = origin
    for genuine in (journal, read_journal(later.journal.text())):
        proved(genuine)
        true = genuine.position
        for changed in mutations(true, random.Random(5), 40):
            genuine.position = changed
            with pytest.raises(JournalError):
                proved(genuine)
        genuine.position, genuine.origin = true, None
        with pytest.raises(JournalError):
            proved(genuine)


def test_a_history_that_does_not_fit_is_refused() -> None:
    session = session_from("sample", min(find_game("sample").scenarios()), 6)
    start, origin = from_moment(session.journal, 1, session.steps[1].before)
    later = Session.new(session.game, {}, seed_of(3), start)
    for wrong in (
        {},
        {"scenario": "none", "dealt": []},
        {"scenario": origin, "dealt": []},
        origin | {"at": 0},
        origin | {"at": -1},
        origin | {"at": 10**9},
        origin | {"journal": "{}"},
        origin | {"anew": [1]},
        origin | {"anew": [["redeal", [1, 2]]]},
        session.journal.origin,
    ):
        later.journal.origin = wrong
        with pytest.raises(JournalError):
            proved(read_journal(later.journal.text()))


def test_an_uploaded_position_that_would_take_all_memory_takes_none(client: TestClient) -> None:
    session = session_from("sample", min(find_game("sample").scenarios()), 2)
    assert client.post("/api/journals", content=session.journal.text()).status_code == 201
    assert session.journal.position is not None
    session.journal.position["seats"] = 10**18
    answer = client.post("/api/journals", content=session.journal.text())
    assert answer.status_code == 422 and answer.json()["kind"] == "rules"


# What things cost


def test_a_request_costs_what_its_work_costs() -> None:
    assert cost_of("GET", "/api/games") == 1
    assert cost_of("POST", "/api/journals") > cost_of("GET", "/api/replays/x") > cost_of("GET", "/api/tables/x") > 1


def test_a_bucket_may_be_charged_afterwards_and_says_how_long_to_wait() -> None:
    buckets = Buckets(10, 1.0)
    assert buckets.allow("a", 4)
    buckets.charge("a", 30)
    assert not buckets.allow("a") and 20 < buckets.wait("a") < 26
    assert buckets.allow("b", 1000), "what costs more than a full bucket is possible with a full one"
    assert not buckets.allow("b")


def test_large_answers_cost_more_than_small_ones(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, burst=100, refill=0.001)) as client:
        statuses = [client.get("/api/games/tcg/cards", headers={"accept-encoding": ""}).status_code for _ in range(40)]
        assert 200 in statuses and 429 in statuses
        # Small ones: the whole burst.
    with client_of(settings_in(tmp_path, burst=100, refill=0.001)) as client:
        assert {client.get("/api/login").status_code for _ in range(40)} == {200}


def test_sockets_and_requests_of_a_client_share_a_purse(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, burst=40, refill=0.001)) as client:
        west = seats_of(client)[0]
        with west.live(number=-1) as live:
            for _ in range(40):
                live.send(type="resync", id=1)
            answers = [live.get() for _ in range(10)]
            assert any(answer["type"] == "update" for answer in answers)
            # The socket is read in its own time: sooner or later there is nothing left for another look.
            purse, look = client.app.state.buckets, int(COSTS["resync"])  # type: ignore[attr-defined]
            until(lambda: purse.wait("testclient", look) > 0)
            assert [client.get("/api/login").status_code for _ in range(look)][-1] == 429


def test_a_whole_network_of_version_six_is_one_client() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1" == network_of("192.0.2.1")
    assert network_of("fe80::1%eth0") == "fe80::/64" and network_of("testclient") == "testclient"


def test_long_logs_come_in_pages(client: TestClient) -> None:
    west, east = seats_of(client, game="bofa")
    for turn in range(150):
        update = west.update()
        [west, east][update["toAct"][0]].decide(turn)
    update = west.update()
    assert update["fresh"] and update["logFrom"] > 0 and len(update["log"]) <= 120
    hub_of(client).tables[west.table].audience.updates.forget()
    whole = list(update["log"])
    until = update["logFrom"]
    while until > 0:
        page = west.client.get(f"{west.address}/log?until={until}", headers={"x-seat-key": west.key}).json()
        whole = page["log"] + whole
        assert page["logTo"] == until
        until = page["logFrom"]
    session = hub_of(client).tables[west.table].session
    assert len(whole) == len([line for line in session.log if line.readable_by(0)])


def test_many_looks_at_a_position_are_worked_out_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    west, _ = seats_of(client)
    game = hub_of(client).tables[west.table].session.game
    views: list[int] = []
    real = type(game).view

    def counted(self: Any, g: Any, seat: int) -> dict[str, Any]:
        views.append(seat)
        return real(self, g, seat)

    monkeypatch.setattr(type(game), "view", counted)
    for _ in range(10):
        west.look()
        client.get(west.address)
    assert sorted(views) == [-1, 0]


# Those who do not read


def test_who_asks_and_does_not_read_is_dropped() -> None:
    async def ask_on() -> None:
        silent = following.Follower(0)
        for _ in range(following.BACKLOG + following.ANSWERS):
            silent.answer({"type": "ack"})
        with pytest.raises(following.NotReading):
            silent.answer({"type": "ack"})
        assert silent.waiting.qsize() <= following.BACKLOG + following.ANSWERS

    asyncio.run(ask_on())


def test_who_fails_on_arrival_leaves_nothing_behind(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    west, _ = seats_of(client)
    table = hub_of(client).tables[west.table]

    async def broken(*_: Any) -> Any:
        raise CannotResume("the chat cannot be read")

    monkeypatch.setattr(table.store, "chat_of", broken)
    with west.live(number=-1) as live:
        assert live.get("error")["title"] == "CannotResume"
    assert not table.audience.followers


# Names


@pytest.mark.parametrize(
    "address, host, status",
    [
        ("", "localhost:8000", 200),
        ("", "192.168.1.20:8000", 200),
        ("", "[::1]:8000", 200),
        ("", "study.local", 200),
        ("", "evil.example.com", 421),
        ("https://play.example.org", "play.example.org", 200),
        ("https://play.example.org", "PLAY.example.org.", 200),
        ("https://play.example.org", "127.0.0.1:8000", 200),
        ("https://play.example.org", "evil.example.com", 421),
        ("https://play.example.org", "192.168.1.20", 421),
    ],
)
def test_the_server_answers_to_its_own_names_only(tmp_path: Path, address: str, host: str, status: int) -> None:
    with client_of(settings_in(tmp_path, address=address, hosts="other.example.org" if address else "")) as client:
        assert client.get("/api/login", headers={"host": host}).status_code == status
        if status == 421:
            with (
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect("/api/tables/x/live", headers={"host": host}),
            ):
                pass
    assert host_name("[2001:db8::1]:80") == "2001:db8::1"


@pytest.mark.parametrize(
    "name",
    [
        "Fr\u043edo",
        "FR0DO",
        "Fr\u00f3do",
        "f r o d o",
        "Frod\u03bf",
        "\u1d5frodo",
        "Frod\u200bo",
        "\ua730\u0280\u1d0f\u1d05\u1d0f",  # small capitals
        "\u0192rodo",  # a letter with a hook
        "\ua4dd\ua4e3\ua4f3\ua4d3\ua4f3",  # Lisu
        "\U0001d405rodo",  # of formulas
    ],
)
def test_names_that_look_alike_are_refused(client: TestClient, name: str) -> None:
    assert client.post("/api/account", json={"name": "Frodo", "password": "a long password"}).status_code == 201
    assert client.post("/api/account", json={"name": name, "password": "a long password"}).status_code in (409, 422)


def test_ordinary_names_are_all_right() -> None:
    for name in (
        "Ana Mar\u00eda",
        "S\u00e9bastien",
        "\u0424\u0440\u043e\u0434\u043e",
        "Bj\u00f6rn 2",
        "\u5f17\u7f57\u591a",
        "O'Neill",
        "M\u00aa Jos\u00e9",
        "\u05d3\u05d5\u05d3",
        "\u0915\u092e\u0932",
    ):
        assert is_plain(name), name
    assert len({skeleton(name) for name in ("Frodo", "Sam", "Merry", "Pippin", "Gimli")}) == 5


# Tables and options


def test_one_address_opens_so_many_tables(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, tables=3, tables_per_hour=1.0)) as client:
        body = {"game": "sample", "players": ["human", "human"]}
        assert [client.post("/api/tables", json=body).status_code for _ in range(5)] == [201] * 3 + [429] * 2


def test_tables_of_machines_alone_are_few(client: TestClient) -> None:
    body = {"game": "wotr", "players": ["hard", "hard"]}
    statuses = [client.post("/api/tables", json=body).status_code for _ in range(6)]
    assert statuses == [201] * 4 + [429] * 2


def test_a_deck_of_a_thousand_million_cards(client: TestClient) -> None:
    for lists in ("999999999 1_178", "\n".join(["99 1_178"] * 900)):
        body = {"game": "tcg", "players": ["human", "human"], "options": {"lists": lists}}
        began = time.process_time()
        assert client.post("/api/tables", json=body).status_code == 422
        assert time.process_time() - began < 5


def test_nobody_reads_the_deck_that_another_brings(client: TestClient) -> None:
    made = new_table(client, game="meccg", players=("human", "human"))
    assert set(made["table"]["options"]).isdisjoint({"north_deck", "south_deck"})
    assert made["table"]["options"]["rules"] == "standard"
    seen = client.get(f"/api/replays/{made['table']['id']}").json()
    assert set(seen["options"]).isdisjoint({"north_deck", "south_deck"})


# The record


def test_a_record_that_is_gone_or_broken_is_noticed(tmp_path: Path) -> None:
    for change in (
        "DELETE FROM records WHERE number = (SELECT max(number) FROM records)",
        "DELETE FROM records WHERE number = 2",
        "UPDATE records SET record = '[\"d\"' WHERE number = 3",
        "UPDATE records SET record = '[7]' WHERE number = 3",
        "UPDATE records SET record = '[\"d\", 0]' WHERE number = 3",
    ):
        folder = tmp_path / str(abs(hash(change)))
        folder.mkdir()
        with client_of(settings_in(folder)) as client:
            seats = seats_of(client)
            for _ in range(8):
                seats[seats[0].update()["toAct"][0]].decide()
        with contextlib.closing(sqlite3.connect(folder / "test.db")) as database:
            database.execute(change)
            database.commit()
        with client_of(settings_in(folder)) as client:
            answer = client.get(seats[0].address)
            assert (answer.status_code, answer.json()["title"]) == (409, "CannotResume"), change


def test_a_repeated_secret_decision_gets_its_answer_after_a_restart(tmp_path: Path) -> None:
    """Both were asked at the same number; the second answers it although the first one has made another."""
    with client_of(settings_in(tmp_path)) as client:
        seats = seats_of(client)
        number = seats[0].update()["number"]
        assert len(seats[0].update()["toAct"]) == 2
        codes = [seat.update()["question"]["options"][0]["code"] for seat in seats]
        made = [s.post("decisions", {"number": number, "code": c}).json() for s, c in zip(seats, codes, strict=True)]
    with client_of(settings_in(tmp_path)) as client:
        for seat, code, answer in zip(seats, codes, made, strict=True):
            again = Seat(client, seat.table, seat.key).post("decisions", {"number": number, "code": code})
            assert (again.status_code, again.json()) == (200, answer)


def test_a_full_disk_is_not_ready(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    store = hub_of(client).store
    assert client.get("/readyz").status_code == 200
    monkeypatch.setattr(store, "room", lambda: 1000)
    store._asked_at = -100.0
    assert client.get("/readyz").status_code == 503
    monkeypatch.undo()
    store._asked_at = -100.0

    async def broken(*_: Any, **__: Any) -> int:
        raise StoreError("no space is left")

    monkeypatch.setattr(store, "commit", broken)
    assert client.get("/readyz").status_code == 503


# Connections, against a server of its own


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    running = Process(f"sqlite:///{tmp_path}/test.db", tmp_path, WESTMARCH_CONNECTIONS="12")
    yield running
    running.stop()


def connected(server: Process) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    made = socket.create_connection((host, int(port)), timeout=PATIENCE)
    return made


def is_ended(connection: socket.socket) -> bool:
    try:
        return connection.recv(10) == b""
    except ConnectionError:
        return True


def test_half_requests_end(server: Process) -> None:
    slow = [connected(server) for _ in range(3)]
    slow[0].sendall(b"GET /healthz HT")
    slow[1].sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n")
    huge = connected(server)
    with contextlib.suppress(ConnectionError):
        huge.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n" + b"x-a: b\r\n" * 10_000)
    assert is_ended(huge)
    assert all(is_ended(connection) for connection in slow)
    assert server.get("/healthz").text == "ok"


def test_one_address_holds_so_many_connections(server: Process) -> None:
    held = [connected(server) for _ in range(12)]
    assert is_ended(connected(server))
    for connection in held:
        connection.close()

    def answered() -> bool:
        try:
            return server.get("/healthz").text == "ok"
        except httpx.HTTPError:
            return False

    # Sooner or later it knows that they are gone.
    assert until(answered)


def test_forwarded_headers_of_strangers_count_for_nothing(tmp_path: Path) -> None:
    running = Process(f"sqlite:///{tmp_path}/test.db", tmp_path, WESTMARCH_BURST="5", WESTMARCH_REFILL="0.01")
    try:
        statuses = [
            running.get("/api/login", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code for n in range(8)
        ]
        assert statuses[-1] == 429
    finally:
        running.stop()
    trusted = {"WESTMARCH_BURST": "5", "WESTMARCH_REFILL": "0.01", "WESTMARCH_PROXIES": "127.0.0.1"}
    running = Process(f"sqlite:///{tmp_path}/test.db", tmp_path, **trusted)
    try:
        statuses = [
            running.get("/api/login", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code for n in range(8)
        ]
        assert set(statuses) == {200}
    finally:
        running.stop()


# People


def test_one_address_makes_only_so_many_guests(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, guests=3, guests_per_hour=1.0)) as client:
        known = Visitor(client, "Ana")
        for name in ("Eva", "Rosa"):
            Visitor(client, name)
        assert Visitor(client).post("/api/me", {"name": "Luis"}).status_code == 429
        # Whoever is known already is not kept out.
        assert known.post("/api/me", {"name": "Ana again"}).status_code == 200


def test_pairing_opens_no_more_tables_than_an_address_may(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, tables=1, tables_per_hour=1.0)) as client:
        ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
        wish = {"game": "sample", "clock": "fast"}
        ana.post("/api/seek", wish)
        assert eva.post("/api/seek", wish).json()["table"]
        ana.get("/api/seek")
        ana.post("/api/seek", wish)
        assert eva.post("/api/seek", wish).status_code == 429
        # Ana still waits, and whoever has a table left meets her.
        assert ana.get("/api/seek").json()["waiting"]
        hub_of(client).openings.guard = Buckets(5, 1.0)
        assert eva.post("/api/seek", wish).json()["table"]


def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
        eva.open()
        for _ in range(8):
            ana.open()
        for _ in range(8):
            new_table(client, players=("human", "open"))  # by nobody in particular
        listed = Visitor(client).get("/api/lobby").json()["open"]
        names = [max(seat["person"] for seat in table["seats"]) for table in listed]
        assert (names.count(ana.id), names.count(eva.id), names.count(0)) == (4, 1, 4)


def test_one_host_has_only_so_many_tournaments_and_machines(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        ana = Visitor(client, "Ana")
        body = {"name": "x", "game": "sample", "system": "round-robin"}
        made = [ana.post("/api/tournaments", body) for _ in range(6)]
        assert [answer.status_code for answer in made] == [201] * 5 + [409]
        assert Visitor(client, "Eva").post("/api/tournaments", body).status_code == 201
        place = f"/api/tournaments/{made[0].json()['id']}/entrants"
        added = [ana.post(place, {"level": "random"}).status_code for _ in range(17)]
        assert added == [200] * 16 + [409]
        assert sorted(one["players"] for one in ana.get("/api/tournaments").json()) == [0, 0, 0, 0, 0, 16]
