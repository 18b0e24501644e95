"""Whole games between opponents: their journals replay and verify, and their stories read as before.

The journals were made with ``python -m westmarch.ai.recorded``; ``python tests/wotr/test_golden_games.py`` tells
the stories anew after a change of texts. A journal that no longer replays names the first record that the rules
refuse: read it before you replace the journal.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.ai.recorded import story
from westmarch.engine.journal import load_journal
from westmarch.engine.session import verify
from westmarch.games.wotr.game import GAME

REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob("wotr-*.jsonl"))


def test_every_route_to_victory_has_its_game() -> None:
    routes = {path.stem.removeprefix("wotr-") for path in REPLAYS}
    assert {"ring-destroyed", "corruption", "shadow-military", "free-military"} <= routes


@pytest.mark.parametrize("path", REPLAYS, ids=[path.stem for path in REPLAYS])
def test_the_game_verifies_and_reads_as_before(path: Path) -> None:
    session = verify(load_journal(path), GAME)
    assert session.state.ending == path.stem.replace("wotr-", "wotr-end-", 1)
    assert story(session) == path.with_suffix(".txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for replay in REPLAYS:
        reported = story(verify(load_journal(replay), GAME))
        replay.with_suffix(".txt").write_text(reported, encoding="utf-8")
