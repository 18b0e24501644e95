"""Whole random games of two and three players: their journals replay and verify, and their stories read as before.

``python tests/tcg/test_golden_games.py`` plays and tells them anew after a change of cards, rules or texts; read
the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.ai.recorded import played, story
from westmarch.engine.journal import load_journal
from westmarch.engine.session import verify
from westmarch.games.tcg.game import GAME

FOLDER = Path(__file__).parents[1] / "replays"
#: Name of the game, its options and its seed.
GAMES = {
    "tcg-fellowship": ({"players": 2, "decks": "fellowship", "bidding": "no"}, 21),
    "tcg-towers": ({"players": 2, "decks": "towers", "bidding": "no"}, 22),
    "tcg-three": ({"players": 3, "decks": "fellowship", "bidding": "no"}, 23),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_verifies_and_reads_as_before(name: str) -> None:
    session = verify(load_journal(FOLDER / f"{name}.jsonl"), GAME)
    assert session.state.over
    assert story(session) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def record() -> None:
    for name, (options, seed) in GAMES.items():
        session = played(GAME, options, seed, ["random"] * int(str(options["players"])))
        session.journal.save(FOLDER / f"{name}.jsonl")
        (FOLDER / f"{name}.txt").write_text(story(session), encoding="utf-8")


if __name__ == "__main__":
    record()
