"""Exported games: what stands in the columns is what was played."""

from __future__ import annotations

from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="the extra research is not installed")

from westmarch.ai.encoding import OBSERVATION_SIZE, Encoder  # noqa: E402 - numpy comes with an extra
from westmarch.engine.decision import Ask, Subset  # noqa: E402
from westmarch.engine.game import checkout, find_game  # noqa: E402
from westmarch.research.export import BadExport, export, load, number_of  # noqa: E402
from westmarch.research.walk import WIDTH, new_walk  # noqa: E402


def test_the_rows_play_the_games_again(tmp_path: Path) -> None:
    game = find_game("bofa")
    file = tmp_path / "games.npz"
    rows = export(file, game, game.checked({}), 2, ["easy", "random"], 7)
    found = load(file)
    assert len(found) == rows == len(found.columns["starts"]) - 1
    assert found.about["levels"] == ["easy", "random"]
    assert found.about["made"]["speed"] in ("pure", "compiled")
    encoder = Encoder(game)
    at = 0
    for number in range(2):
        walk = new_walk(game, {}, 7 + number)
        while not walk.is_over:
            assert found.columns["game"][at] == number
            assert found.columns["seat"][at] == walk.seat
            assert found.mask(at).sum() == walk.actions
            if at % 20 == 0:
                seen = np.array(encoder.observation(walk.g, walk.seat, walk.digits))
                assert np.allclose(found.observation(at, OBSERVATION_SIZE), seen, atol=0.02)
            walk.act(int(found.columns["action"][at]))
            at += 1
        for row in np.flatnonzero(found.columns["game"] == number):
            assert found.columns["result"][row] == walk.returns()[found.columns["seat"][row]]
    assert at == rows


def test_wide_questions_take_several_rows(tmp_path: Path) -> None:
    game = find_game("bofa")
    export(tmp_path / "games.npz", game, game.checked({}), 1, ["random"], 1)
    found = load(tmp_path / "games.npz")
    assert found.columns["actions"].max() == WIDTH  # the last digit of a question with more options
    walk = new_walk(game, {}, 1)
    digits = 0
    for action in found.columns["action"]:
        digits += walk.block > 1
        walk.act(int(action))
    assert digits
    assert walk.is_over


def test_the_number_of_an_option() -> None:
    ask = Ask(0, "", [("pass",), ("a", 1)], "then", pick=Subset("take", [4, 5, 6], 1, 2))
    assert [number_of(ask, option) for option in ask.all_options()] == list(range(ask.count()))
    with pytest.raises(ValueError, match="no option"):
        number_of(ask, ("b",))


def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.npz").write_bytes(b"no")
    with pytest.raises(BadExport, match=r"x.npz holds no exported games"):
        load(tmp_path / "x.npz")


def test_the_published_games_can_be_read() -> None:
    root = checkout()
    assert root is not None
    found = load(root / "docs" / "data" / "bofa-easy-20.npz")
    assert found.about["games"] == 20
    assert set(found.columns["game"]) == set(range(20))
    assert len(found) > 2000
    assert found.observation(0, OBSERVATION_SIZE).any()


@pytest.mark.slow  # as golden games it has to be made anew when the rules or the content of the game change
def test_the_published_games_are_games_of_these_rules() -> None:
    """If not: the command in ``docs/research.md`` writes them anew."""
    root = checkout()
    assert root is not None
    found = load(root / "docs" / "data" / "bofa-easy-20.npz")
    game, at = find_game("bofa"), 0
    for number in range(found.about["games"]):
        walk = new_walk(game, found.about["options"], found.about["seed"] + number)
        while not walk.is_over:
            assert (found.columns["game"][at], found.columns["seat"][at]) == (number, walk.seat)
            assert found.columns["actions"][at] == walk.actions
            seat = walk.seat
            walk.act(int(found.columns["action"][at]))
            at += 1
        assert found.columns["result"][at - 1] == walk.returns()[seat]
    assert at == len(found)
