"""Every test here gets its own deals, the same each time: none fails by the luck of the cards."""

from __future__ import annotations

from itertools import count

import pytest

from westmarch.engine.chance import seed_of

#: Where seeds of new tables are taken from; games that the tests bring along begin with 1.
DEALERS = ("tables.opening", "tables.gathering", "endpoints.tables")
FIRST = 2


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in the test itself deal from seeds in a row; those in a process of their own from fresh ones."""
    seeds = count(FIRST)
    for dealer in DEALERS:
        monkeypatch.setattr(f"westmarch.server.{dealer}.fresh_seed", lambda: seed_of(next(seeds)))
