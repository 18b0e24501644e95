"""The log of a game, read while it is played and when it is over."""

from __future__ import annotations

from itertools import islice

import pytest

import westmarch as wm
from westmarch.engine.chance import Chance
from westmarch.engine.playing import play_on

#: A forced answer may be a company, which is named by whoever leads it when one reads.
CHANGES = "(the only choice)"


@pytest.mark.parametrize("name", ["wotr", "bofa", "meccg", "tcg"])
def test_lines_read_later_name_what_they_named_when_they_were_written(name: str) -> None:
    game = wm.new(name, seed=3)
    written: dict[str, list[str]] = {seat: game.log(seat) for seat in game.seats}
    policy = Chance(f"{3:064x}")
    for number, _ in enumerate(islice(play_on(game.session, policy), 400)):
        if number % 10 == 0:
            for seat, lines in written.items():
                lines += game.log(seat)[len(lines) :]
    for seat, lines in written.items():
        later = game.log(seat)
        assert len(later) >= len(lines) > 5
        differ = [pair for pair in zip(lines, later, strict=False) if pair[0] != pair[1] and CHANGES not in pair[0]]
        assert not differ


def test_that_nothing_could_be_done_is_no_line() -> None:
    game = wm.new("meccg", seed=3)
    for _ in islice(play_on(game.session, Chance(f"{3:064x}")), 400):
        pass
    assert all("Pass (the only choice)" not in line for seat in game.seats for line in game.log(seat))
