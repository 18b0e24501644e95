"""Journals that are sent to a server: kept, refused with what is wrong, and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from server.harness import client_of, hub_of, settings_in
from server.played import finished_journal, get
from westmarch.engine.chance import commitment, seed_of
from westmarch.engine.journal import read_journal
from westmarch.server.storage import schema
from westmarch.server.storage.rows import CannotResume
from westmarch.server.tables import journals, replays
from westmarch.server.tables.replays import Archive, asked_in_worker


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


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
