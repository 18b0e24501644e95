"""Hints with their reasons, and the story of a game in chances."""

from __future__ import annotations

from typing import Any

import numpy as np

from ai.positions import in_mordor
from westmarch.ai.hints import advise, analysis
from westmarch.ai.levels import mind_of
from westmarch.ai.policy import Seen
from westmarch.ai.wotr.evaluate import FEATURES, evaluate
from westmarch.ai.wotr.fit import WHIMS, sample, written
from westmarch.ai.wotr.training import Net, learn
from westmarch.engine.chance import seed_of
from westmarch.engine.game import find_game
from westmarch.engine.session import Session
from westmarch.games.wotr.facts import CHARACTER, FREE, SHADOW

WOTR = find_game("wotr")


def test_advice_is_ranked_and_gives_reasons() -> None:
    g = in_mordor(step=2, corruption=3, tile_value=1)
    found = advise(Seen(WOTR, g, FREE), "easy")
    assert found[0].code == "use:character:move_fellowship"
    assert all(g.asks[0].legal(advice.option) for advice in found)
    assert 0 < found[0].chance <= 1
    reasons = {reason.key for advice in found for reason in advice.reasons}
    assert "wotr-term-way" in reasons
    for key in reasons:
        for language in ("en", "es"):
            assert WOTR.messages(language).text(key, {}) != key


def test_every_term_has_its_message() -> None:
    for name in FEATURES:
        for language in ("en", "es"):
            assert WOTR.messages(language).text(f"wotr-term-{name}", {})


def test_a_game_that_is_won_needs_no_reasons() -> None:
    found = advise(Seen(WOTR, in_mordor(step=4, corruption=3, tile_value=1), FREE), "easy", count=1)
    assert found[0].option == ("use", CHARACTER, "move_fellowship")
    assert found[0].chance == 1.0
    assert found[0].reasons == []


def test_the_evaluation_knows_what_is_good_for_whom() -> None:
    near = in_mordor(step=3, corruption=3, tile_value=1)
    far = in_mordor(step=1, corruption=3, tile_value=1)
    worn = in_mordor(step=3, corruption=10, tile_value=3)
    assert evaluate(near) > evaluate(far)
    assert evaluate(near) > evaluate(worn)
    mind = mind_of(WOTR)
    assert mind.evaluate(near, FREE) + mind.evaluate(near, SHADOW) == 1


def test_analysis_of_a_game() -> None:
    mind = mind_of(WOTR)
    session = Session.new(WOTR, {}, seed_of(12))
    while session.state.asks:
        ask = session.state.asks[0]
        option = mind.ranked(session.state, ask)[0][1]
        session.decide(ask.seat, WOTR.notation.code(session.state, ask.seat, option))
    found = analysis(session.journal)
    assert [point.turn for point in found.points[:-1]] == list(range(1, found.points[-1].turn + 1))
    assert all(abs(sum(point.chances) - 1) < 0.01 for point in found.points)
    winner = session.state.winners[0]
    assert found.points[-1].chances[winner] == 1.0
    assert found.turning_points
    assert all(point in found.points for point in found.turning_points)


def test_the_net_learns_what_a_sum_cannot_say() -> None:
    """Results that depend on whether two features agree: a regression knows nothing, the net nearly all."""
    random = np.random.default_rng(1)
    rows = random.uniform(-1, 1, (21000, 3))
    results = (rows[:, 0] * rows[:, 1] > 0).astype(float)
    net, best, simple = learn(rows[1000:], results[1000:], rows[:1000], results[:1000], plain=2)
    assert simple > 0.65
    assert best < 0.35
    assert len(net.direct) == len(net.usual) == 2


def test_a_net_is_written_as_it_is_read() -> None:
    net = Net(0.5, [1.0, -2.0], [([0.25, 0.5], -1.0, 2.0)], [0.1, 0.2])
    found: dict[str, Any] = {}
    exec(written(net), found)
    assert (found["BIAS"], found["DIRECT"], found["COMBINATIONS"], found["USUAL"]) == (
        net.bias,
        net.direct,
        net.combinations,
        net.usual,
    )


def test_positions_of_a_game_carry_its_result_and_who_played() -> None:
    rows = sample(3)
    assert len({result for _, result in rows}) == 1
    assert {len(row) for row, _ in rows} == {len(FEATURES) + 2 * (len(WHIMS) - 1)}
