"""Whole games: their journals replay and verify, and their stories read as before.

    python tests/meccg/test_golden_games.py           tells the stories anew, after a change of texts
    python tests/meccg/test_golden_games.py anew      plays the games anew, after a change of rules or cards

A journal that no longer replays names the first record that the rules refuse: read it before you play anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from westmarch.ai.recorded import played, story
from westmarch.engine.game import Options
from westmarch.engine.journal import load_journal
from westmarch.engine.session import verify
from westmarch.games.meccg.game import GAME

FOLDER = Path(__file__).parents[1] / "replays"
#: Options, seed and opponents of each game by its file. Random decks would change with every new card.
GAMES: dict[str, tuple[Options, int, list[str]]] = {
    "meccg-starters": ({}, 12, ["easy", "easy"]),
    "meccg-basic": ({"rules": "basic", "map_in_basic": True}, 5, ["random", "easy"]),
}


def reported(name: str) -> str:
    return story(verify(load_journal(FOLDER / f"{name}.jsonl"), GAME))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_game_verifies_and_reads_as_before(name: str) -> None:
    session = verify(load_journal(FOLDER / f"{name}.jsonl"), GAME)
    assert session.state.ending in ("meccg-end-council", "meccg-end-wizard")
    assert story(session) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for each, (options, seed, levels) in GAMES.items():
        if "anew" in sys.argv:
            played(GAME, GAME.checked(options), seed, levels).journal.save(FOLDER / f"{each}.jsonl")
        (FOLDER / f"{each}.txt").write_text(reported(each), encoding="utf-8")
