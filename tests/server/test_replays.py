"""Replays: what may be seen of a game when, its charts and its seed, and going on from a moment."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from server.harness import Seat, client_of, hub_of, new_table, seats_of, settings_in
from server.test_leaks import leaked
from westmarch.cli import main
from westmarch.engine.chance import Chance, commitment, seed_of
from westmarch.engine.game import SPECTATOR, find_game
from westmarch.engine.journal import read_journal
from westmarch.engine.origin import proved
from westmarch.engine.playing import random_code
from westmarch.engine.replaying import replay, resume, verify
from westmarch.engine.session import CLOSED, OUT_OF_TIME, RESIGNED, Session
from westmarch.server.storage import schema
from westmarch.server.storage.rows import CannotResume
from westmarch.server.tables import journals, replays
from westmarch.server.tables.live import LiveTable
from westmarch.server.tables.replays import Archive, Asked, Replay, Replays, asked_in_worker


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def play_to_the_end(west: Seat, east: Seat) -> int:
    """How many decisions it took."""
    for turn in range(400):
        for seat in (west, east):
            update = seat.update()
            if update["ending"]:
                return int(update["decisions"])
            if update["question"]:
                seat.decide(turn)
    raise AssertionError("the game does not end")


def finished_journal(game: str, number: int = 1, limit: int = 100_000) -> Session:
    session = Session.new(find_game(game), {}, seed_of(number))
    policy = Chance(seed_of(number + 1))
    while not session.state.over and len(session.steps) < limit:
        session.decide(*random_code(session, policy))
    return session


def get(client: TestClient, address: str, key: str = "") -> Any:
    answer = client.get(f"/api/replays/{address}", headers={"x-seat-key": key})
    assert answer.status_code == 200, answer.text
    return answer.json()


# Looking


def test_a_finished_game_is_seen_moment_by_moment_from_every_seat(client: TestClient) -> None:
    west, east = seats_of(client)
    decisions = play_to_the_end(west, east)
    reported = get(client, west.table)
    assert (reported["last"], reported["over"], reported["open"], reported["seat"]) == (decisions, True, True, 0)
    assert get(client, f"{west.table}?seat=-1")["seat"] == -1
    assert get(client, west.table, east.key)["seat"] == 1
    assert reported["read"] == sorted(reported["read"]) and len(reported["read"]) == decisions + 1
    assert reported["read"][-1] == len(reported["log"])
    assert reported["turns"][0]["at"] == 0
    for seat in (0, 1):
        shown = get(client, f"{west.table}/frames?first=0&count=50&seat={seat}")["frames"]
        assert len(shown) == min(50, decisions + 1)
        assert len(shown[0]["view"]["hand"]) > 0
        assert shown[0]["decision"]["key"].startswith("sample-option-")
        assert {asked["seat"] for asked in shown[0]["asked"]} == {0, 1}
    last = get(client, f"{west.table}/frames?first={decisions}")["frames"]
    assert last[0]["ending"] == reported["ending"] != "" and last[0]["decision"] is None
    assert last[0]["winners"] == reported["winners"]


def test_a_moment_that_is_not_there(client: TestClient) -> None:
    west, _ = seats_of(client)
    assert client.get(f"/api/replays/{west.table}/frames?first=1").status_code == 404
    assert client.get("/api/replays/nowhere").status_code == 404
    assert client.get("/api/replays/journal-nowhere").status_code == 404


def test_a_game_in_progress_shows_no_more_than_its_seat_could_see(client: TestClient) -> None:
    west, east = seats_of(client)
    for turn in range(12):
        for seat in (west, east):
            if seat.update()["question"]:
                seat.decide(turn)
    session = hub_of(client).tables[west.table].session
    states = [*[step.before for step in session.steps], session.state]
    for reader, key in ((0, west.key), (1, east.key), (-1, "")):
        # The seat is that of the key, whatever else is asked for.
        reported = get(client, f"{west.table}?seat=1", key)
        assert reported["seat"] == reader and not reported["open"]
        frames = get(client, f"{west.table}/frames?count=50&seat=1", key)["frames"]
        assert len(frames) == len(states)
        for state, frame in zip(states, frames, strict=True):
            assert leaked(json.dumps(frame), session.game.hidden(state, reader)) == []
            assert frame["decision"] is None or frame["decision"]["seat"] == reader
            assert [asked["seat"] for asked in frame["asked"]] in ([], [reader])
    secrets = [line for line in session.log if line.audience == (1,)]
    assert secrets
    lines = [len(get(client, west.table, key)["log"]) for key in (west.key, east.key, "")]
    assert lines == [sum(line.readable_by(seat) for line in session.log) for seat in (0, 1, -1)]


def under_way(client: TestClient, game: str, decisions: int) -> tuple[LiveTable, dict[str, str]]:
    """A table after so many random decisions, and its keys; a game that ends sooner is left for another."""
    policy = Chance(seed_of(4))
    for _ in range(20):
        made = new_table(client, game, options={"bidding": "no"} if game == "tcg" else {})
        table = hub_of(client).tables[made["table"]["id"]]
        while not table.over:
            if len(table.session.steps) == decisions:
                return table, made["keys"]
            seat, code = random_code(table.session, policy)
            Seat(client, table.id, made["keys"][str(seat)]).post("decisions", {"number": table.number, "code": code})
    raise AssertionError("all games end too soon")


@pytest.mark.parametrize("game", ["wotr", "bofa", "meccg", "tcg"])
def test_no_moment_of_a_game_in_progress_leaks(client: TestClient, game: str) -> None:
    table, keys = under_way(client, game, 60)
    states = [*[step.before for step in table.session.steps], table.session.state]
    for reader, key in ((0, keys["0"]), (1, keys["1"]), (-1, "")):
        frames = [
            frame
            for first in (0, 50)
            for frame in get(client, f"{table.id}/frames?first={first}&count=50", key)["frames"]
        ]
        for state, frame in zip(states, frames, strict=True):
            assert leaked(json.dumps(frame), table.session.game.hidden(state, reader)) == []


@pytest.mark.parametrize("what", ["charts", "analysis", "seed", "journal"])
def test_a_game_in_progress_keeps_its_secrets(client: TestClient, what: str) -> None:
    west, _ = seats_of(client)
    answer = client.get(f"/api/replays/{west.table}/{what}", headers={"x-seat-key": west.key})
    assert (answer.status_code, answer.json()["rule"]) == (422, "engine.journal-secret")
    body = {"at": 0, "players": ["human", "random"]}
    answer = client.post(f"/api/replays/{west.table}/tables", json=body, headers={"x-seat-key": west.key})
    assert (answer.status_code, answer.json()["rule"]) == (422, "engine.journal-secret")


def test_a_replay_follows_a_game_that_goes_on_and_goes_back(client: TestClient) -> None:
    west, east = seats_of(client)
    west.decide()
    assert get(client, west.table)["last"] == 1
    assert west.post("undo", {"keep": 0}).status_code == 200
    assert get(client, west.table)["last"] == 0
    west.decide(1)
    east.decide(1)
    assert get(client, west.table)["last"] == 2


# After the end


def test_charts_tell_how_the_numbers_went(client: TestClient) -> None:
    west, east = seats_of(client)
    decisions = play_to_the_end(west, east)
    charts = get(client, f"{west.table}/charts")
    assert [(one["name"], one["side"]) for one in charts["series"]] == [("points", "west"), ("points", "east")]
    assert charts["points"][0]["at"] == 0 and charts["points"][-1]["at"] == decisions
    final: Any = hub_of(client).tables[west.table].session.state
    for seat, one in enumerate(charts["series"]):
        assert len(one["values"]) == len(charts["points"])
        assert one["values"][0] == 0 and one["values"][-1] == final.points[seat]


@pytest.mark.parametrize("game", ["wotr", "bofa", "meccg", "tcg", "sample"])
def test_what_charts_show_has_words_in_both_languages(game: str) -> None:
    found = find_game(game)
    measures = found.measures(found.start({}, Chance(seed_of(1))))
    assert measures
    for lang in ("en", "es"):
        for name in measures:
            assert found.messages(lang).text(f"{game}-measure-{name}", {}) != f"{game}-measure-{name}"


def test_the_seed_is_shown_and_fits(client: TestClient) -> None:
    west, east = seats_of(client)
    play_to_the_end(west, east)
    reported = get(client, f"{west.table}/seed")
    assert reported["problem"] == "" and reported["outcomes"] > 0
    assert commitment(reported["seed"]) == reported["commitment"] == west.look()["table"]["commitment"]


def test_a_game_that_is_over_is_looked_back_at(client: TestClient) -> None:
    west, east = seats_of(client)
    play_to_the_end(west, east)
    reported = get(client, f"{west.table}/analysis")
    assert reported["luck"].keys() == {"west", "east"}
    costs = [mistake["cost"] for mistake in reported["mistakes"]]
    assert costs == sorted(costs, reverse=True)
    assert all(mistake["side"] in ("west", "east") and mistake["better"] for mistake in reported["mistakes"])


def test_of_a_game_that_no_opponent_knows_there_is_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("sample")
    monkeypatch.setattr(type(game), "opponents", "")
    session = Session.new(game, {}, seed_of(1))
    assert journals.analysed(session.journal.text()) == {"points": [], "turning": [], "mistakes": [], "luck": {}}


def test_the_winning_chances_of_a_game(client: TestClient) -> None:
    session = finished_journal("bofa")
    name = client.post("/api/journals", content=session.journal.text()).json()["id"]
    reported = get(client, f"{name}/analysis")
    assert reported["points"][0]["at"] == 0 and reported["points"][-1]["at"] == len(session.steps)
    assert set(reported["points"][0]["chances"]) == {"free_peoples", "shadow"}
    assert all(0 <= chance <= 1 for point in reported["points"] for chance in point["chances"].values())
    assert set(reported["turning"]) <= {point["at"] for point in reported["points"]}


# Games that the players ended


def left_by_one(ending: str) -> Session:
    """A game of three that one leaves, the others play on, and that then ends at the table."""
    session = Session.new(find_game("tcg"), {"players": 3, "bidding": "no"}, seed_of(9))
    policy = Chance(seed_of(10))
    for number in range(60):
        if number == 25:
            assert session.leave(session.state.asks[0].seat)
        session.decide(*random_code(session, policy))
    last = session.state.asks[0].seat
    session.end([] if ending == CLOSED else session.game.winners_without(session.state, last), ending)
    return session


@pytest.mark.parametrize("ending", [RESIGNED, OUT_OF_TIME, CLOSED])
def test_a_game_that_its_players_ended_is_read_by_every_reader(
    client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: str
) -> None:
    session = left_by_one(ending)
    text = session.journal.text()
    journal = read_journal(text)
    for again in (replay(journal), verify(journal), resume(journal, seed_of(9))):
        assert (again.state.ending, again.state.winners) == (ending, session.state.winners)
        assert again.journal.text() == text
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    for words in (["--verify"], []):
        assert main(["replay", str(file), *words]) == 0
    assert "the game ends as recorded" in capsys.readouterr().out
    name = client.post("/api/journals", content=text).json()["id"]
    assert get(client, f"{name}/seed")["problem"] == ""
    for at in (0, len(session.steps) - 1):
        made = client.post(f"/api/replays/{name}/tables", json={"at": at, "players": ["human"] * 3})
        assert made.status_code == 201, made.text


# Going on from a moment


@pytest.mark.parametrize("game", ["sample", "wotr", "bofa"])
def test_a_new_table_goes_on_from_any_moment(client: TestClient, game: str) -> None:
    session = finished_journal(game, limit=300)
    if not session.state.over:
        session.end([0], "engine-resigned")
    name = client.post("/api/journals", content=session.journal.text()).json()["id"]
    for at in (0, 7, len(session.steps) // 2, len(session.steps) - 1):
        answer = client.post(f"/api/replays/{name}/tables", json={"at": at, "players": ["human", "human"]})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        table = hub_of(client).tables[made["table"]["id"]]
        before = session.steps[at].before
        assert [ask.seat for ask in table.session.state.asks] == [ask.seat for ask in before.asks]
        mine = table.session.state.asks[0].seat
        assert table.session.game.view(table.session.state, mine) == session.game.view(before, mine)
        assert table.session.state.chance.seed != before.chance.seed


def test_a_table_that_goes_on_survives_a_restart_and_its_journal_replays(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with client_of(settings) as client:
        name = client.post("/api/journals", content=finished_journal("sample").journal.text()).json()["id"]
        made = client.post(f"/api/replays/{name}/tables", json={"at": 5, "players": ["human", "human"]}).json()
        west, east = (Seat(client, made["table"]["id"], made["keys"][str(seat)]) for seat in (0, 1))
        next(seat for seat in (west, east) if seat.update()["question"]).decide()
        seen = west.update()
    with client_of(settings) as client:
        west.client = east.client = client
        assert west.update() == seen
        play_to_the_end(west, east)
        journal = read_journal(client.get(f"{west.address}/journal").text)
        assert journal.position is not None
        verify(journal)
        proved(journal)
        # A second game begins where the first one began, with other cards.
        west.post("requests", {"what": "rematch"})
        again = Seat(client, east.post("replies", {"what": "rematch", "yes": True}).json()["table"], west.key)
        assert again.update()["decisions"] == 0
        live = hub_of(client).tables[again.table].session
        assert live.journal.position is not None
        assert live.journal.position["points"] == journal.position["points"]
        assert live.journal.position["hands"] != journal.position["hands"]
        proved(read_journal(live.journal.text()))


def test_nobody_goes_on_after_the_end(client: TestClient) -> None:
    west, east = seats_of(client)
    decisions = play_to_the_end(west, east)
    address = f"/api/replays/{west.table}/tables"
    answer = client.post(address, json={"at": decisions, "players": ["human", "random"]})
    assert answer.json()["rule"] == "engine.game-over"
    assert client.post(address, json={"at": decisions + 1, "players": ["human", "random"]}).status_code == 404
    assert client.post(address, json={"at": 0, "players": ["human"]}).status_code == 422
    assert client.post(address, json={"at": 0, "players": ["human", "genius"]}).status_code == 422


# Journals from elsewhere


def test_a_journal_is_kept_once_and_comes_back_as_it_was(client: TestClient) -> None:
    text = finished_journal("sample").journal.text()
    first = client.post("/api/journals", content=text)
    assert first.status_code == 201 and first.json()["game"] == "sample"
    assert client.post("/api/journals", content=text).json() == first.json()
    answer = client.get(f"/api/replays/{first.json()['id']}/journal")
    assert answer.text == text and ".jsonl" in answer.headers["content-disposition"]


def test_a_journal_without_an_end_can_be_looked_at(client: TestClient) -> None:
    session = finished_journal("sample", limit=6)
    name = client.post("/api/journals", content=session.journal.text()).json()["id"]
    reported = get(client, name)
    assert (reported["open"], reported["over"], reported["last"]) == (True, False, 6)
    assert client.get(f"/api/replays/{name}/seed").json()["rule"] == "engine.journal-secret"
    assert len(get(client, f"{name}/charts")["points"]) > 0


def test_a_seed_that_was_tampered_with_does_not_fit(client: TestClient) -> None:
    journal = finished_journal("sample").journal
    journal.records[-1][3] = seed_of(77)
    name = client.post("/api/journals", content=journal.text()).json()["id"]
    assert "does not fit" in get(client, f"{name}/seed")["problem"]


def broken(change: str) -> bytes:
    session = finished_journal("sample")
    text = session.journal.text()
    lines = text.splitlines(keepends=True)
    match change:
        case "empty":
            return b""
        case "picture":
            return b"\x89PNG\xff\xfe"
        case "prose":
            return b"once upon a time\n"
        case "truncated":
            return text[:-7].encode()
        case "version":
            return text.replace('"version": 1', '"version": 2').encode()
        case "game":
            return text.replace('"game": "sample"', '"game": "chess"').encode()
        case "options":
            return text.replace('"players": 2', '"players": 7').encode()
        case "illegal":
            return "".join([lines[0], *lines[1:3], '["d", 0, "play:rank9-99"]\n', *lines[4:]]).encode()
        case "position":
            head = json.loads(lines[0]) | {"position": {"stack": [["Battle", {}]]}}
            return (json.dumps(head) + "\n").encode()
        case "strange position":
            session.journal.position = session.steps[2].before.dump() | {"points": "many", "hands": [1, 2]}
            return (json.dumps(session.journal.header()) + "\n").encode()
        case "deep":
            return b"[" * 100_000
        case _:
            raise AssertionError(change)


@pytest.mark.parametrize(
    "change, kind",
    [
        ("empty", "none"),
        ("picture", "none"),
        ("prose", "none"),
        ("truncated", "none"),
        ("version", "version"),
        ("game", "game"),
        ("options", "rules"),
        ("illegal", "rules"),
        ("position", "rules"),
        ("strange position", "rules"),
        ("deep", "none"),
    ],
)
def test_a_journal_that_cannot_be_shown_says_why(client: TestClient, change: str, kind: str) -> None:
    answer = client.post("/api/journals", content=broken(change))
    assert answer.status_code == 422, answer.text
    assert answer.json()["kind"] == kind and answer.json()["detail"]
    assert "Traceback" not in answer.text
    assert client.portal is not None
    assert client.portal.call(kept_journals, client) == 0


async def kept_journals(client: TestClient) -> int:
    return len(await hub_of(client).store.read(select(schema.journals.c.id)))


def test_a_journal_that_is_too_large(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, max_journal=5_000, max_body=100)) as client:
        assert client.post("/api/journals", content=b"x" * 5_001).status_code == 413
        assert client.post("/api/journals", content=finished_journal("sample").journal.text()).status_code == 201


def test_a_journal_that_takes_too_long(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    text = finished_journal("sample").journal.text()
    with monkeypatch.context() as impatient:
        impatient.setattr(journals, "LONGEST", 1e-6)
        assert client.post("/api/journals", content=text).json()["kind"] == "long"
    # The worker was ended; another takes the next one.
    assert client.post("/api/journals", content=text).status_code == 201


def test_a_client_sends_only_so_many_journals(client: TestClient) -> None:
    answers = [client.post("/api/journals", content=b"").status_code for _ in range(25)]
    assert answers.count(422) == 20 and answers[-1] == 429


def test_a_table_from_a_game_with_a_machine(client: TestClient) -> None:
    made = new_table(client, players=("human", "random"))
    seat = Seat(client, made["table"]["id"], made["keys"]["0"])
    seat.post("resign")
    body = {"at": 0, "players": ["random", "human"], "names": ["", "Ana"]}
    answer = client.post(f"/api/replays/{seat.table}/tables", json=body).json()
    assert [one["player"] for one in answer["table"]["seats"]] == ["random", "human"]
    assert list(answer["keys"]) == ["1"]


# In the worker, and what is kept there


def test_a_replay_is_made_once_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "ARCHIVE", Archive())
    text = finished_journal("sample").journal.text()
    assert asked_in_worker(None, "journal-a", -1, "journal_text", ()) is None
    assert asked_in_worker(text, "journal-a", -1, "journal_text", ()) == text
    assert asked_in_worker(None, "journal-a", -1, "journal_text", ()) == text
    # Of a table that has gone on the replay is out of date.
    assert asked_in_worker(None, "journal-a", 10_000, "journal_text", ()) is None


def test_only_the_replays_that_were_asked_for_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT", 2)
    archive, session = Archive(), finished_journal("sample")
    for name in ("journal-a", "journal-b"):
        archive.keep(Replay(name, session, []))
    assert archive.find("journal-a", -1) is not None
    archive.keep(Replay("journal-c", session, []))
    assert [archive.find(f"journal-{name}", -1) is not None for name in "abc"] == [True, False, True]


def test_long_replays_are_few_and_the_one_that_is_asked_for_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    archive, session = Archive(), finished_journal("sample")
    monkeypatch.setattr(replays, "POSITIONS", 2 * len(session.steps) - 1)
    for name in ("journal-a", "journal-b"):
        archive.keep(Replay(name, session, []))
        assert archive.find(name, -1) is not None
    assert archive.find("journal-a", -1) is None
    monkeypatch.setattr(replays, "POSITIONS", 0)
    archive.keep(Replay("journal-c", session, []))
    assert [archive.find(f"journal-{name}", -1) is not None for name in "bc"] == [False, True]


def test_a_journal_that_the_rules_refuse_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "ARCHIVE", Archive())
    session = finished_journal("sample")
    decision = next(record for record in session.journal.records if record[0] == "d")
    decision[2] = "play:nothing"
    with pytest.raises(CannotResume, match="cannot be shown by this version"):
        asked_in_worker(session.journal.text(), "journal-a", -1, "journal_text", ())


def test_the_seed_check_counts_what_chance_decided() -> None:
    text = finished_journal("sample").journal.text()
    answer = journals.seed_check(text)
    assert answer["outcomes"] == sum(line.startswith('["c"') for line in text.splitlines()) > 0
    assert answer["problem"] == "" and commitment(answer["seed"]) == answer["commitment"]
    assert journals.seed_check(text.replace(answer["seed"], "0" * len(answer["seed"])))["problem"] != ""


def test_a_journal_is_checked_with_its_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    text = finished_journal("sample").journal.text()
    assert journals.checked(text) == ("sample", "", "")
    records = len(read_journal(text).records)
    monkeypatch.setattr(journals, "RECORDS", records)
    assert journals.checked(text)[1] == ""
    monkeypatch.setattr(journals, "RECORDS", records - 1)
    assert journals.checked(text)[1] == journals.LONG


def test_only_so_many_answers_are_kept(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT_ANSWERS", 2)
    worked: list[str] = []

    async def scene() -> None:
        kept = Replays(hub_of(client))

        async def text_of(asked: Asked, _: str, __: str) -> str:
            return asked.name

        async def work(text: str, _: str) -> dict[str, Any]:
            worked.append(text)
            return {"of": text}

        monkeypatch.setattr(kept, "ask", text_of)
        monkeypatch.setattr(kept.journals, "seed_check", work)
        for name in ("a", "b", "c", "c", "b", "a"):
            asked = Asked(name, -1, SPECTATOR, True, lambda: kept.journals.text(""))
            assert await kept.seed_check(asked, "somebody") == {"of": name}

    assert client.portal is not None
    client.portal.call(scene)
    assert worked == ["a", "b", "c", "a"]
