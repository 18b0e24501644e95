"""The log tells the whole game: a board kept from its public lines is the board, after every decision."""

from __future__ import annotations

from typing import Any

import pytest

from bofa.ledger import Ledger, plain, public
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.playing import new_session, play_on
from westmarch.games.bofa.game import GAME

SEEDS = range(3)


@pytest.mark.parametrize("scenario", ["start", *GAME.scenarios()])
def test_the_board_can_be_kept_from_the_log(scenario: str) -> None:
    for seed in SEEDS:
        session = new_session(GAME, {}, scenario, seed)
        ledger: Ledger | None = None
        read = 0
        for _ in play_on(session, Chance(seed_of(-7 - seed))):
            g: Any = session.state
            if ledger is None:
                ledger = Ledger(g)
                read = len(session.log)
                continue
            for entry in session.log[read:]:
                ledger.read(entry)
            read = len(session.log)
            if not session.state.over:
                kept, there = plain(ledger.board), plain(public(g))
                wrong = {name: (kept[name], there[name]) for name in kept if kept[name] != there[name]}
                assert not wrong, (seed, [(entry.key, entry.about) for entry in session.log[-4:]], wrong)
