"""Which replays and answers are kept, so that nothing is worked out twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import client_of, hub_of, settings_in
from server.played import finished_journal
from westmarch.engine.game import SPECTATOR
from westmarch.server.tables import replays
from westmarch.server.tables.replays import Archive, Asked, Replay, Replays, asked_in_worker


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


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
