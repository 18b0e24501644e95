"""Views: whitelists, resampling, aliases, and who may read the log."""

from __future__ import annotations

import json
from typing import Any

from sample_game import GAME
from sample_game.table import FordTable
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import SPECTATOR
from westmarch.engine.view import observe, resample

WEST = "feint0 parry1 rank4-24 rank5-32"
EAST = "feint2 parry3 rank4-25 rank5-33"


def test_a_seat_sees_its_own_hand_and_only_counts_of_the_rest() -> None:
    table = FordTable().hands(WEST, EAST)
    view = table.view("west")["view"]
    assert view["hand"] == WEST.split()
    assert (view["hands"], view["deck"]) == ([4, 4], 32)
    text = json.dumps(table.view("west"))
    assert all(f'"{name}"' not in text for name in EAST.split())


def test_only_the_seat_asked_gets_the_question() -> None:
    table = FordTable().hands(WEST, EAST).show("rank5-32", "rank5-33", dice=(1, 1))
    question = table.view("east")["question"]
    assert question["prompt"] == "sample-ask-respond"
    assert question["options"] == ["pass", "trick:feint2"]
    assert table.view("west")["question"] is None
    spectator = observe(GAME, table.session.state, SPECTATOR)
    assert (spectator["question"], spectator["view"]["hand"], spectator["to_act"]) == (None, [], [1])


def test_the_path_carries_titles_steps_and_rules() -> None:
    path = FordTable().view("west")["path"]
    assert [place["title"] for place in path] == ["sample-frame-battle", "sample-frame-round"]
    assert path[1]["about"] == {"round": 1}
    assert (path[1]["step"], path[1]["rule"]) == ("choose", "sample.round.order")


def test_resampling_deals_the_hidden_cards_anew_and_leaves_the_rest() -> None:
    table = FordTable().hands(WEST, EAST)
    g: Any = table.session.state
    hands = set()
    for number in range(20):
        other: Any = resample(GAME, g, 0, Chance(seed_of(number)))
        assert other.hands[0] == g.hands[0]
        assert observe(GAME, other, 0) == observe(GAME, g, 0)
        assert sorted(other.deck + other.hands[1]) == sorted(g.deck + g.hands[1])
        hands.add(tuple(other.hands[1]))
    assert len(hands) > 15


def test_resampled_dice_do_not_foretell_the_real_ones() -> None:
    g: Any = FordTable().session.state
    other: Any = resample(GAME, g, 0, Chance(seed_of(5)))
    assert other.chance.seed != g.chance.seed


def test_log_lines_reach_their_audience() -> None:
    table = FordTable().hands(WEST, EAST).show("rank5-32", "rank5-33", dice=(1, 1))
    table.do("pass").do("pass").do("exchange:", seat="east").do("exchange:", seat="west")
    (mine,) = [line for line in table.log(seat="west") if line.startswith("You draw")]
    (theirs,) = [line for line in table.log(seat="east") if line.startswith("You draw")]
    drawn = [entry.about["card"] for entry in table.entries() if entry.key == "sample-log-draw"]
    assert len(drawn) == 2
    assert mine != theirs or drawn[0] != drawn[1]
    public = [entry for entry in table.entries() if entry.readable_by(SPECTATOR)]
    assert "sample-log-draw" not in [entry.key for entry in public]
    assert "sample-log-cards" in [entry.key for entry in public]
